/* Reading Accept-Encoding (RFC 9110, 12.5.3). */
#include "apps/server/accept.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

static const char *skip(const char *s, const char *what)
{
    return s + strspn(s, what);
}

/* Whether the parameters up to the next comma say q=0, q=0.0 and so on. */
static bool is_zero(const char *s)
{
    for (s += strcspn(s, ";,"); *s == ';'; s += strcspn(s, ";,")) {
        s = skip(s + 1, " \t");
        if ((*s != 'q' && *s != 'Q') || *skip(s + 1, " \t") != '=')
            continue;
        s = skip(skip(s + 1, " \t") + 1, " \t");
        const char *end = skip(skip(s, "0") + (*skip(s, "0") == '.'), "0");
        return *s == '0' && (!*end || strchr(" \t,;", *end));
    }
    return false;
}

bool accepts(const char *header, const char *coding)
{
    bool any = false;

    for (const char *s = skip(header, " \t,"); *s; s = skip(s, " \t,")) {
        size_t n = strcspn(s, " \t,;");
        bool zero = is_zero(s + n);
        if (n == strlen(coding) && !strncasecmp(s, coding, n))
            return !zero;
        if (n == 1 && *s == '*')
            any = !zero;
        s += strcspn(s, ",");
    }
    return any;
}
