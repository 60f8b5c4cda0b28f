/* $licence
 *
 * $name: linear layers with weights of $bits bits in blocks, and activations that are quantized to 8 bits as they come.
 * Written by synth-kernel export-c; do not edit.
 *
 *   out[n][m] = bias[m] + sum over k of values[n][k] * (scales[m][k / block] * (code[m][k] - zeros[m][k / block]) + offsets[m][k / block])
 *
 * A layer is packed once for the processor, into ${name}_layer_bytes(...) bytes of the caller's, which have no pointers: they may be
 * moved, and kept in a file for the same library. Each block of a row of activations gets a scale of its own, a 127th of its
 * largest size, and codes that are rounded to the nearest integer, ties to even. Sums within a block are exact, blocks are
 * added in their order in float: results do not depend on how many rows there are, nor on `parts`. A row with an infinity, a
 * NaN or an activation so large that float might overflow is multiplied in double. Layers and scratch memory begin at a multiple of $align bytes. Nothing here allocates; several
 * threads may run a layer at once, each with scratch memory of its own. The environment variable $cap takes features of the
 * processor away where it is set by the first call.
 */
#ifndef ${upper}_H
#define ${upper}_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* What functions return. */
enum {
  ${upper}_OK = 0,
  ${upper}_BAD_ARGUMENT = -1, /* a null or misaligned pointer, a size below 1, bits or a block that there is no kernel for */
  ${upper}_CANNOT_RUN = -4    /* a layer that was packed for another processor; a name in $cap that does not exist */
};

/* The name of the kernel that this processor runs for weights of so many bits; NULL where there is none. */
const char *${name}_kernel_name(int32_t bits);

/* Bytes of a layer of m rows of k weights, in blocks of $smallest to $largest, which fill words of 32 bits: block * bits is a multiple
 * of 32. 0 where sizes are wrong. */
size_t ${name}_layer_bytes(int32_t bits, int32_t m, int32_t k, int32_t block);

/* Packs a layer. codes: for each row and block, the last one filled up to its length with anything, block * bits / 8 bytes; a
 * code has the next `bits` bits from the lowest one of the first byte on (ONNX Runtime's MatMulNBits has weights like this).
 * scales[m][blocks]; zeros[m][blocks], or NULL where all zero points are 2^(bits - 1); offsets[m][blocks], where all zero points
 * are 0, or NULL; not both; bias[m], or NULL. */
int32_t ${name}_layer_pack(int32_t bits, int32_t m, int32_t k, int32_t block, const uint8_t *codes, const float *scales,
    const uint8_t *zeros, const float *offsets, const float *bias, void *layer);

/* Bytes of the scratch memory of a call for a packed layer; 0 where it is none. */
size_t ${name}_scratch_bytes(const void *layer);

/* The product for n rows of activations, k floats each, to out[n][m]. Of the m columns of out one of `parts` parts is
 * computed, for threads to share the work; part 0 of 1 is everything. */
int32_t ${name}_layer_run(const void *layer, const float *values, int32_t n, int32_t part, int32_t parts, void *scratch, float *out);

#ifdef __cplusplus
}
#endif
#endif
