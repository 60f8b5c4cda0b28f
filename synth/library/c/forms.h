/* $licence
 *
 * What the files of forms have for the library alone. Written by synth-kernel export-c; do not edit. */
#ifndef ${upper}_FORMS_H
#define ${upper}_FORMS_H
#include <stdint.h>
$prototypes
#endif
