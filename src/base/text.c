/* Text writing and the few string functions of the freestanding core. */
#include "oxhide_text.h"

void text_init(struct text *t, char *out, size_t cap)
{
    *t = (struct text){ .out = out, .cap = cap, .full = cap == 0 };
    if (cap)
        out[0] = '\0';
}

static bool is_later_byte(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

/* Takes back the first bytes of a character whose others do not fit. */
static void drop_begun(struct text *t)
{
    bool later = true;

    while (t->used && later) {
        later = is_later_byte(t->out[--t->used]);
        t->out[t->used] = '\0';
    }
}

void text_char(struct text *t, char c)
{
    if (t->full || t->used + 1 >= t->cap) {
        if (!t->full && is_later_byte(c))
            drop_begun(t);
        t->full = true;
        return;
    }
    t->out[t->used++] = c;
    t->out[t->used] = '\0';
}

void text_put(struct text *t, const char *s)
{
    while (*s)
        text_char(t, *s++);
}

void text_uint(struct text *t, uint64_t n)
{
    char digits[20];
    int k = 0;

    do
        digits[k++] = (char)('0' + n % 10);
    while (n /= 10);
    while (k)
        text_char(t, digits[--k]);
}

void text_int(struct text *t, int64_t n)
{
    if (n < 0)
        text_char(t, '-');
    text_uint(t, n < 0 ? 0 - (uint64_t)n : (uint64_t)n);
}

void text_style(struct text *t, enum text_style style)
{
    text_char(t, (char)style);
}

/* How many printed characters stand since the last newline. */
static int column_of(const struct text *t)
{
    int at = 0;

    for (size_t i = t->used; i > 0 && t->out[i - 1] != '\n'; i--)
        at += text_takes_room(t->out[i - 1]);
    return at;
}

void text_pad(struct text *t, int column)
{
    for (int at = column_of(t); at < column && !t->full; at++)
        text_char(t, ' ');
}

void text_wrap(struct text *t, const char *words, int indent, int width)
{
    for (bool first = true; *words && !t->full; first = false) {
        int n = 0;

        while (words[n] && words[n] != ' ')
            n++;
        if (column_of(t) + !first + n > width) {
            text_char(t, '\n');
            text_pad(t, indent);
        } else if (!first) {
            text_char(t, ' ');
        }
        for (; n > 0; n--)
            text_char(t, *words++);
        while (*words == ' ')
            words++;
    }
}

size_t text_length(const char *s)
{
    size_t n = 0;

    while (s[n])
        n++;
    return n;
}

bool text_equal(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

bool text_starts(const char *s, const char *start)
{
    while (*start && *s == *start)
        s++, start++;
    return !*start;
}

bool text_read_uint(const char *s, uint64_t *out)
{
    uint64_t n = 0;

    if (!*s)
        return false;
    for (; *s; s++) {
        unsigned digit = (unsigned)(*s - '0');
        if (digit > 9 || n > (UINT64_MAX - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    *out = n;
    return true;
}

void text_cut(char *s, int width)
{
    for (; *s && (width > 0 || !text_takes_room(*s)); s++)
        width -= text_takes_room(*s);
    *s = '\0';
}

void text_letter(struct text *t, uint32_t code)
{
    int n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

    if (n == 1) {
        text_char(t, (char)code);
        return;
    }
    text_char(t, (char)(0xf00u >> n | code >> 6 * (n - 1)));
    for (int i = n - 2; i >= 0; i--)
        text_char(t, (char)(0x80 | (code >> 6 * i & 0x3f)));
}

bool text_utf8(const char **s, uint32_t *out)
{
    static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };
    const unsigned char *at = (const unsigned char *)*s;
    int more = *at < 0x80 ? 0 : *at < 0xe0 ? 1 : *at < 0xf0 ? 2 : 3;
    uint32_t c = more ? *at & (0x3fu >> more) : *at;

    if (!*at || (*at >= 0x80 && *at < 0xc0) || *at >= 0xf8)
        return false;
    for (int i = 1; i <= more; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return false;
        c = c << 6 | (at[i] & 0x3f);
    }
    *s += more + 1;
    *out = c;
    return c >= least[more] && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
}
