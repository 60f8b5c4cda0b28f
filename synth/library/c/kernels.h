/* $licence
 *
 * The kernels of $name by themselves: their drivers for matrices and their tiles, as the comments of their files say. Written
 * by synth-kernel export-c; do not edit. */
#ifndef ${upper}_KERNELS_H
#define ${upper}_KERNELS_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
$prototypes
#ifdef __cplusplus
}
#endif
#endif
