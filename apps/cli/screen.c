/* Text with styles on a terminal, a pipe or a screen reader. */
#define _DEFAULT_SOURCE
#include "apps/cli/screen.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/cli/voice.h"
#include "oxhide_text.h"

static_assert(STYLE_PLAIN == 0x10 && STYLE_STRONG == 0x15 && STYLE_DIM == 0x16,
              "the literals of screen.h");

enum {
    COLUMNS_LEAST = 60,
    COLUMNS_MOST = 100,
    COLUMNS_USUAL = 80,
    ROWS_USUAL = 24
};

static int find_columns(void)
{
    struct winsize size;
    const char *given = getenv("COLUMNS");
    uint64_t n = COLUMNS_USUAL;

    if (given && text_read_uint(given, &n) && n)
        ;
    else if (!ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_col)
        n = size.ws_col;
    else
        n = COLUMNS_USUAL;
    return n < COLUMNS_LEAST  ? COLUMNS_LEAST
           : n > COLUMNS_MOST ? COLUMNS_MOST
                              : (int)n;
}

static int find_rows(void)
{
    struct winsize size;

    return !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_row ? size.ws_row
                                                                   : ROWS_USUAL;
}

struct screen screen_open(bool plain)
{
    const char *no_colour = getenv("NO_COLOR"), *term = getenv("TERM");
    struct screen s = { .columns = find_columns(),
                        .rows = find_rows(),
                        .plain = plain };

    s.terminal = isatty(STDOUT_FILENO);
    s.colour = s.terminal && !plain && !(no_colour && *no_colour) && term &&
               strcmp(term, "dumb");
    return s;
}

struct oxhide_look screen_look(const struct screen *s, bool whole)
{
    return (struct oxhide_look){ .voice = cli_voice(),
                                 .columns = s->columns,
                                 .plain = s->plain,
                                 .whole = whole };
}

static const char *escape(char style)
{
    switch ((enum text_style)style) {
    case STYLE_PLAIN: return "\033[0m";
    case STYLE_SEAT_A: return "\033[1;94m";
    case STYLE_SEAT_B: return "\033[1;93m";
    case STYLE_SEAT_C: return "\033[1;95m";
    case STYLE_SEAT_D: return "\033[1;92m";
    case STYLE_STRONG: return "\033[1m";
    case STYLE_DIM: return "\033[2m";
    case STYLE_GOOD: return "\033[32m";
    }
    return "";
}

FILE *screen_to(const struct screen *s)
{
    return s->to ? s->to : stdout;
}

void screen_put(const struct screen *s, const char *text)
{
    for (; *text; text++) {
        if (!text_is_style(*text))
            putc(*text, screen_to(s));
        else if (s->colour)
            fputs(escape(*text), screen_to(s));
    }
}

/* Printed columns of the next word, up to a space or the end. */
static int word_width(const char *text)
{
    int n = 0;

    for (; *text && *text != ' ' && *text != '\n'; text++)
        n += !text_is_style(*text) && ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

void screen_say(const struct screen *s, int indent, const char *format, ...)
{
    char text[4096], piece[2] = "";
    va_list args;
    int at = 0;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    for (const char *c = text; *c; c++) {
        if (*c == ' ' && at + 1 + word_width(c + 1) > s->columns - 1) {
            fprintf(screen_to(s), "\n%*s", indent, "");
            at = indent;
            continue;
        }
        piece[0] = *c;
        screen_put(s, piece);
        at = *c == '\n' ? 0 : at + word_width(piece) + (*c == ' ');
    }
    putc('\n', screen_to(s));
}

void screen_clear(const struct screen *s)
{
    if (s->terminal && !s->plain)
        fputs("\033[2J\033[3J\033[H", stdout);
    else
        for (int i = 0; i < 60; i++)
            putchar('\n');
}

const char *screen_seat(int seat)
{
    static const char letters[][4] = { "\021A\020", "\022B\020", "\023C\020",
                                       "\024D\020" };

    return letters[seat];
}
