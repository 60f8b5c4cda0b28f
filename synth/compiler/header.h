/* $licence
 *
 * $name: a $what compiled by synth-kernel for $machine Linux ($processor).
 *
$arguments
 *
 * Arrays are dense in C order (the last index varies fastest), start at a multiple of $align bytes, and no
 * output overlaps another array. Outputs are written whole. $static
 *
 * $entry: returns 0; -1 if it failed, for instance for want of memory; -2 for a pointer that is null or
 *   misaligned$none.$calls
 * ${name}_error: what went wrong last, as text.
$pool$states$levels
 *
 * $shared Link $name.o with $libraries.
 */
#ifndef $guard
#define $guard
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
$declarations
#ifdef __cplusplus
}
#endif
#endif
