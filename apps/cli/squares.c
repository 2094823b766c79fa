/* Squares of a map by their letters and numbers. */
#include "apps/cli/squares.h"

#include <ctype.h>
#include <stdbool.h>

static bool ends(char c)
{
    return !c || c == ' ';
}

/* "3,6" */
static bool is_place(const char *word)
{
    return isdigit((unsigned char)word[0]) && word[1] == ',' &&
           isdigit((unsigned char)word[2]) && ends(word[3]);
}

/* "G4" */
static bool is_name(const char *word)
{
    int column = tolower((unsigned char)word[0]) - 'a';

    return column >= 0 && column < 10 && word[1] >= '1' && word[1] <= '9' &&
           ends(word[2]);
}

static void rewrite(const char *words, bool names, char *out, size_t cap)
{
    size_t n = 0;

    for (bool begins = true; *words && n + 4 < cap; begins = ends(*words++)) {
        if (begins && names && is_place(words)) {
            out[n++] = (char)('A' + words[2] - '0');
            out[n++] = (char)(words[0] + 1);
            words += 2;
        } else if (begins && !names && is_name(words)) {
            out[n++] = (char)(words[1] - 1);
            out[n++] = ',';
            out[n++] = (char)('0' + tolower((unsigned char)words[0]) - 'a');
            words += 1;
        } else
            out[n++] = *words;
    }
    out[n] = '\0';
}

void squares_name(const char *words, char *out, size_t cap)
{
    rewrite(words, true, out, cap);
}

void squares_place(const char *words, char *out, size_t cap)
{
    rewrite(words, false, out, cap);
}
