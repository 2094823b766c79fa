/* Plural classes and digits of the languages Oxhide speaks. */
#include "base/plural.h"

/* What stands between thousands and before tenths, and how many digits a
 * number has at least before thousands are parted. */
static const struct {
    const char *tag, *thousands, *decimal;
    int digits;
} languages[PLURAL_COUNT] = {
    [PLURAL_EN] = { "en", ",", ".", 4 },
    [PLURAL_DE] = { "de", ".", ",", 4 },
    [PLURAL_ES] = { "es", ".", ",", 5 },
    [PLURAL_FR] = { "fr", "\u202f", ",", 4 },
    [PLURAL_IT] = { "it", ".", ",", 5 },
    [PLURAL_RU] = { "ru", "\u00a0", ",", 4 },
};

bool plural_find(const char *tag, enum plural_language *out)
{
    for (int i = 0; i < PLURAL_COUNT; i++) {
        if (text_starts(tag, languages[i].tag) &&
            (!tag[2] || tag[2] == '-' || tag[2] == '_')) {
            *out = (enum plural_language)i;
            return true;
        }
    }
    return false;
}

static const char *russian(uint64_t n)
{
    if (n % 10 == 1 && n % 100 != 11)
        return "one";
    if (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14))
        return "few";
    return "many";
}

const char *plural_class(enum plural_language language, int64_t tenths)
{
    uint64_t all = tenths < 0 ? 0 - (uint64_t)tenths : (uint64_t)tenths;
    uint64_t n = all / 10;
    bool whole = all % 10 == 0;
    bool millions = n && n % 1000000 == 0 && whole;

    switch (language) {
    case PLURAL_EN:
    case PLURAL_DE: return n == 1 && whole ? "one" : "other";
    case PLURAL_ES:
    case PLURAL_IT:
        return n == 1 && whole ? "one" : millions ? "many" : "other";
    case PLURAL_FR: return n <= 1 ? "one" : millions ? "many" : "other";
    case PLURAL_RU: return whole ? russian(n) : "other";
    case PLURAL_COUNT: break;
    }
    return "other";
}

void plural_number(enum plural_language language, int64_t tenths, bool sign,
                   struct text *out)
{
    uint64_t all = tenths < 0 ? 0 - (uint64_t)tenths : (uint64_t)tenths;
    char digits[24];
    struct text t;

    text_init(&t, digits, sizeof digits);
    text_uint(&t, all / 10);
    if (tenths < 0)
        text_put(out, sign ? "\u2212" : "-");
    else if (sign && tenths > 0)
        text_char(out, '+');
    for (size_t i = 0; i < t.used; i++) {
        if (i && (t.used - i) % 3 == 0 &&
            t.used >= (size_t)languages[language].digits)
            text_put(out, languages[language].thousands);
        text_char(out, digits[i]);
    }
    if (all % 10) {
        text_put(out, languages[language].decimal);
        text_char(out, (char)('0' + all % 10));
    }
}
