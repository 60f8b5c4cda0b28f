/* $licence
 *
 * Runs $name once. Build it on the target, or with a compiler for it:
 *
 *   cc -O2 ${name}_example.c $name.o $libraries -o ${name}_example
 *   ./${name}_example [$usage]
 *
 * Each file holds one array as the bytes that C has in memory. Inputs without a file are all zeros; outputs with a
 * file are written to it.
 */
#include "$name.h"
#include <stdio.h>
#include <string.h>

$arrays
static const struct { const char *name; void *data; size_t size; int output; } arrays[] = {
$rows
};
enum { ARRAYS = sizeof arrays / sizeof *arrays };

int main(int count, char **names)
{
    if (count > ARRAYS + 1 || (count > 1 && !strcmp(names[1], "--help"))) {
        fprintf(stderr, "usage: %s [$usage]\n", names[0]);
        return 2;
    }
    for (int i = 0; i < ARRAYS && i + 1 < count; i++) {
        FILE *file = arrays[i].output ? NULL : fopen(names[i + 1], "rb");
        if (arrays[i].output) continue;
        if (!file || fread(arrays[i].data, 1, arrays[i].size, file) != arrays[i].size || fgetc(file) != EOF) {
            fprintf(stderr, "%s: must hold the %zu bytes of %s\n", names[i + 1], arrays[i].size, arrays[i].name);
            return 1;
        }
        fclose(file);
    }
    if ($entry($values)) {
        fprintf(stderr, "%s\n", ${name}_error());
        return 1;
    }
$level    for (int i = 0; i < ARRAYS && i + 1 < count; i++) {
        if (!arrays[i].output) continue;
        FILE *file = fopen(names[i + 1], "wb");
        if (!file || fwrite(arrays[i].data, 1, arrays[i].size, file) != arrays[i].size || fclose(file)) {
            fprintf(stderr, "%s: cannot be written\n", names[i + 1]);
            return 1;
        }
    }
$shows
    return 0;
}
