/* How languages write numbers and count with them: the plural classes of
 * Unicode's CLDR, and the marks between digits. */
#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

#include "oxhide_text.h"

enum plural_language {
    PLURAL_EN,
    PLURAL_DE,
    PLURAL_ES,
    PLURAL_FR,
    PLURAL_IT,
    PLURAL_RU,
    PLURAL_COUNT,
};

/* The language of "ru" or "ru-RU"; false where it has no rules here. */
bool plural_find(const char *tag, enum plural_language *out);

/* "one", "few", "many" or "other" for a number in tenths: 20 is 2, 21 is 2.1,
 * and 2.0 counts as 2. */
const char *plural_class(enum plural_language language, int64_t tenths);

/* "12,345.6" and "-2"; with 'sign', for a gain or a loss, "+12,345.6" and a
 * proper minus. */
void plural_number(enum plural_language language, int64_t tenths, bool sign,
                   struct text *out);

#endif
