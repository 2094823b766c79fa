/* Puts the files of web/dist into the binary; assets.def, made by the build,
 * lists them as ASSET(number, path, file). */
#include "apps/server/assets.h"

#include <string.h>

/* clang-format off */
#define ASSET(n, path, file)                                                   \
    __asm__(".pushsection .rodata\n"                                           \
            "asset_" #n ": .incbin \"" file "\"\n"                             \
            "asset_end_" #n ": .byte 0\n"                                      \
            ".popsection\n");                                                  \
    extern const unsigned char asset_##n[], asset_end_##n[];
#include "apps/server/assets.def"
#undef ASSET
/* clang-format on */

const struct asset *asset_find(const char *path)
{
    /* A row without a path ends the table, and is all of it where the page
     * has not been built. */
    static struct asset table[] = {
#define ASSET(n, name, file) { name, asset_##n, 0 },
#include "apps/server/assets.def"
#undef ASSET
        { NULL, NULL, 0 },
    };
    static const unsigned char *const ends[] = {
#define ASSET(n, name, file) asset_end_##n,
#include "apps/server/assets.def"
#undef ASSET
        NULL,
    };

    for (size_t i = 0; table[i].path; i++)
        if (strcmp(table[i].path, path) == 0) {
            table[i].size = (size_t)(ends[i] - table[i].bytes);
            return &table[i];
        }
    return NULL;
}
