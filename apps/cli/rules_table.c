/* Tables of the rules, drawn to the width of the screen: cells that are too
 * wide continue below. */
#include "apps/cli/rules.h"

#include <stdio.h>
#include <string.h>

#include "apps/cli/letters.h"

enum { CELLS_MAX = 8, CELL_MAX = 1024, LEAST = 8, GAP = 2 };

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');

    return end ? end + 1 : line + strlen(line);
}

/* Cell k of a row without marks and blanks around it; false: there is none. */
static bool cell(const char *row, int k, char out[CELL_MAX])
{
    size_t n = 0;

    for (row++; k; k--) {
        row += strcspn(row, "|\n");
        if (*row++ != '|')
            return false;
    }
    if (!*row || *row == '\n')
        return false;
    while (*row == ' ')
        row++;
    for (; *row && *row != '|' && *row != '\n'; row++)
        if (*row != '*' && *row != '`' && n + 1 < CELL_MAX)
            out[n++] = *row;
    while (n && out[n - 1] == ' ')
        n--;
    out[n] = '\0';
    return true;
}

/* "|---|---|" */
static bool is_rule(const char *row)
{
    return row[strspn(row, "|-: ")] == '\n';
}

/* How wide each column is, no wider together than the screen; how many. */
static int measure(const struct screen *screen, const char *at, const char *end,
                   int width[CELLS_MAX])
{
    char text[CELL_MAX];
    int count = 0, sum = 0;

    for (; at < end && *at == '|'; at = next_line(at))
        for (int k = 0; k < CELLS_MAX && !is_rule(at) && cell(at, k, text);
             k++) {
            if (k == count)
                width[count++] = 1;
            if (letters_width(text) > width[k])
                width[k] = letters_width(text);
        }
    for (int k = 0; k < count; k++)
        sum += width[k] + GAP;
    for (; sum > screen->columns; sum--) {
        int widest = 0;
        for (int k = 1; k < count; k++)
            if (width[k] > width[widest])
                widest = k;
        if (width[widest] <= LEAST)
            break;
        width[widest]--;
    }
    return count;
}

/* Prints the words of a cell that fit, and returns the rest. */
static const char *print_part(FILE *to, const char *text, int width)
{
    int at = 0;

    while (*text) {
        int n = (int)strcspn(text, " ");
        char word[CELL_MAX];
        snprintf(word, sizeof word, "%.*s", n, text);
        if (at && at + 1 + letters_width(word) > width)
            break;
        at += fprintf(to, "%s%s", at ? " " : "", word) -
              (n - letters_width(word)); /* bytes, but columns are wanted */
        text += n;
        while (*text == ' ')
            text++;
    }
    fprintf(to, "%*s", at < width + GAP ? width + GAP - at : 0, "");
    return text;
}

static void print_row(FILE *to, const char *row, const int width[CELLS_MAX],
                      int count)
{
    char text[CELLS_MAX][CELL_MAX];
    const char *left[CELLS_MAX];
    bool more = true;

    for (int k = 0; k < count; k++)
        left[k] = cell(row, k, text[k]) ? text[k] : "";
    while (more) {
        more = false;
        for (int k = 0; k < count; k++) {
            left[k] = print_part(to, left[k], width[k]);
            more |= *left[k] != '\0';
        }
        putc('\n', to);
    }
}

/* One row of a table, as a line. */
static void print_plain(const struct screen *screen, const char *row)
{
    char line[4096] = "", text[CELL_MAX];

    for (int k = 0; k < CELLS_MAX && cell(row, k, text); k++)
        if (*text)
            snprintf(line + strlen(line), sizeof line - strlen(line), "%s%s",
                     *line ? "; " : "", text);
    screen_say(screen, 2, "%s", line);
}

const char *rules_table(const struct screen *screen, const char *at,
                        const char *end)
{
    int width[CELLS_MAX], count = measure(screen, at, end, width);
    FILE *to = screen_to(screen);

    for (; at < end && *at == '|'; at = next_line(at)) {
        if (screen->plain) {
            if (!is_rule(at))
                print_plain(screen, at);
        } else if (is_rule(at)) {
            for (int k = 0; k < count; k++) {
                for (int i = 0; i < width[k]; i++)
                    putc('-', to);
                fprintf(to, "%*s", GAP, "");
            }
            putc('\n', to);
        } else {
            print_row(to, at, width, count);
        }
    }
    return at;
}
