/* $licence
 *
 * $name: products of matrices of few bits, by kernels of $kernels.
 * Written by synth-kernel export-c; do not edit. README.md has the layouts; ${name}_kernels.h declares the kernels alone.
 *
 * A *form* is how packed operands lie in memory and the kernel that reads them; its number is the same on every processor.
 * For each pair of operands, such as $first:
 *
 *   ${first}_form(m, n, k)        the form that takes the fewest cycles for weights [m][k] and activations [n][k] on this
 *                                 processor, by the cost model; negative where there is none
 *   ${first}_form_name(form)      what a form is called; NULL for a number that none has
 *   ${first}_weights_bytes(...)   bytes of packed weights, of packed activations (.._activations_bytes); 0 where sizes or
 *                                 form are wrong
 *   ${first}_pack_weights(...)    packs weights and writes m row corrections
 *   ${first}_pack_activations(...)  packs activations and writes n column corrections
 *   ${first}_multiply(...)        out[column][row], n by m, exact: the sum over k of weights[row][k] * activations[column][k]
 *   ${first}_run(...)             packs activations and multiplies, a few columns at a time, which stay in the cache; its
 *                                 workspace has ${first}_workspace_bytes(form, k)
 *
 * Operands are dense, K next to each other. Packed memory starts at a multiple of $align bytes and is of the caller's.
 * Nothing here allocates; several threads may call at once. The environment variable $cap takes features of the processor
 * away where it is set by the first call.
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
  ${upper}_BAD_ARGUMENT = -1, /* a null or misaligned pointer, a size below 1, a form that does not exist */
  ${upper}_BAD_VALUE = -2,    /* a value that the operand does not have */
  ${upper}_TOO_LONG = -3,     /* K beyond what the form's kernel is proved for */
  ${upper}_CANNOT_RUN = -4    /* a form of another processor; a name in $cap that does not exist */
};
$products
#ifdef __cplusplus
}
#endif
#endif
