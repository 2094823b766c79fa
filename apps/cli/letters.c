/* Letters of the languages Oxhide speaks: ASCII, Latin-1 and Cyrillic have
 * small letters; every letter is one column wide. */
#include "apps/cli/letters.h"

#include <limits.h>
#include <stdio.h>

#include "oxhide_text.h"

static bool begins_letter(char c)
{
    return ((unsigned char)c & 0xc0) != 0x80;
}

int letters_width_n(const char *text, int n)
{
    int width = 0;

    for (int i = 0; i < n && text[i]; i++)
        width += text_takes_room(text[i]);
    return width;
}

int letters_width(const char *text)
{
    return letters_width_n(text, INT_MAX);
}

/* The next letter as a small one; what is no UTF-8 stands for itself. */
static unsigned next_small(const char **text)
{
    unsigned c = (unsigned char)*(*text)++;

    if (c >= 0xc0 && c < 0xe0 && !begins_letter(**text))
        c = (c & 0x1f) << 6 | ((unsigned char)*(*text)++ & 0x3f);
    if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7) ||
        (c >= 0x410 && c <= 0x42f))
        return c + 0x20;
    if (c >= 0x400 && c <= 0x40f)
        return c + 0x50;
    return c == 0x152 ? 0x153 : c;
}

bool letters_start(const char *text, const char *start)
{
    while (*start)
        if (!*text || next_small(&text) != next_small(&start))
            return false;
    return true;
}

bool letters_within(const char *text, const char *part)
{
    for (; *text; text++)
        if (begins_letter(*text) && letters_start(text, part))
            return true;
    return false;
}

bool letters_same(const char *a, const char *b)
{
    while (*a && *b)
        if (next_small(&a) != next_small(&b))
            return false;
    return !*a && !*b;
}

void letters_capital(char *text)
{
    unsigned c = (unsigned char)*text;

    if (c >= 'a' && c <= 'z') {
        *text = (char)(c - 0x20);
        return;
    }
    if (c < 0xc0 || c >= 0xe0)
        return;
    c = (c & 0x1f) << 6 | ((unsigned char)text[1] & 0x3f);
    if ((c >= 0xe0 && c <= 0xfe && c != 0xf7) || (c >= 0x430 && c <= 0x44f))
        c -= 0x20;
    else if (c >= 0x450 && c <= 0x45f)
        c -= 0x50;
    text[0] = (char)(0xc0 | c >> 6);
    text[1] = (char)(0x80 | (c & 0x3f));
}

void letters_pad(const char *text, int width)
{
    int left = width - letters_width(text);

    printf("%s%*s", text, left > 0 ? left : 0, "");
}
