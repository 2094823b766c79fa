/* The score sheet: a column for each seat, a row for each source of points, and
 * below each row what it is made of. */
#include "apps/cli/play.h"

#include <stdio.h>
#include <string.h>

#include "apps/cli/letters.h"

enum { NAME_WIDTH = 30, SEAT_WIDTH = 7 };

static json_t *source(json_t *scores, size_t seat, size_t k)
{
    return json_array_get(
        json_object_get(json_array_get(scores, seat), "sources"), k);
}

static int number(json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

/* What people call a line, from a capital letter on. */
static const char *title(json_t *line, char out[MESSAGE_MAX])
{
    const char *given = play_str(line, "title");

    snprintf(out, MESSAGE_MAX, "%s", *given ? given : play_str(line, "name"));
    text_cut(out, NAME_WIDTH - 3);
    letters_capital(out);
    return out;
}

/* A seat's points for a name of this source; false where it has none. */
static bool named(json_t *scores, size_t seat, size_t k, const char *name,
                  int *points)
{
    json_t *lines = json_object_get(source(scores, seat, k), "lines"), *line;
    bool found = false;
    size_t i;

    *points = 0;
    json_array_foreach(lines, i, line)
    {
        if (strcmp(play_str(line, "name"), name))
            continue;
        *points += number(line, "points");
        found = true;
    }
    return found;
}

/* Whether the name stood in a row before that of this line. */
static bool printed(json_t *scores, size_t seat, size_t k, size_t line)
{
    json_t *lines = json_object_get(source(scores, seat, k), "lines");
    const char *name = play_str(json_array_get(lines, line), "name");
    int points;

    for (size_t i = 0; i < line; i++)
        if (!strcmp(play_str(json_array_get(lines, i), "name"), name))
            return true;
    for (size_t q = 0; q < seat; q++)
        if (named(scores, q, k, name, &points))
            return true;
    return false;
}

/* Each name of this source once, with the points of every seat that has it. */
static void print_lines(json_t *scores, size_t k)
{
    size_t seats = json_array_size(scores), i;

    for (size_t seat = 0; seat < seats; seat++) {
        json_t *lines = json_object_get(source(scores, seat, k), "lines"),
               *line;
        json_array_foreach(lines, i, line)
        {
            const char *name = play_str(line, "name");
            char shown[MESSAGE_MAX];
            if (!*name || printed(scores, seat, k, i))
                continue;
            printf("  ");
            letters_pad(title(line, shown), NAME_WIDTH - 2);
            for (size_t q = 0, left = 0; q < seats; q++) {
                int points;
                left += SEAT_WIDTH;
                if (!named(scores, q, k, name, &points))
                    continue;
                printf("%*d", (int)left, points);
                left = 0;
            }
            putchar('\n');
        }
    }
}

static const char *pair(char out[MESSAGE_MAX], const char *what, json_t *is)
{
    return cli_words(out, "pair", "what", what, "#is", number(is, "points"),
                     NULL);
}

static void print_plain(json_t *scores, bool lines)
{
    json_t *score;
    size_t seat;
    char shown[MESSAGE_MAX], text[MESSAGE_MAX];

    json_array_foreach(scores, seat, score)
    {
        puts(cli_words(text, "score-line", "seat",
                       (const char[]){ (char)('A' + seat), 0 }, "#points",
                       number(score, "points"), "#place", number(score, "rank"),
                       NULL));
        json_t *sources = json_object_get(score, "sources"), *one, *line;
        size_t k, i;
        json_array_foreach(sources, k, one)
        {
            printf("  %s\n", pair(text, play_str(one, "title"), one));
            json_array_foreach(json_object_get(one, "lines"), i,
                               line) if (lines && *play_str(line, "name"))
                printf("    %s\n", pair(text, title(line, shown), line));
        }
    }
}

static void print_row(json_t *scores, const char *title, const char *key)
{
    letters_pad(title, NAME_WIDTH);
    for (size_t seat = 0; seat < json_array_size(scores); seat++)
        printf("%*d", SEAT_WIDTH, number(json_array_get(scores, seat), key));
    putchar('\n');
}

static void print_sheet(struct play *p, json_t *scores, bool lines)
{
    char text[MESSAGE_MAX];
    size_t seats = json_array_size(scores);
    json_t *sources = json_object_get(json_array_get(scores, 0), "sources");

    letters_pad(cli_words(text, "points", NULL), NAME_WIDTH);
    for (size_t seat = 0; seat < seats; seat++) {
        printf("%*s", SEAT_WIDTH - 1, "");
        screen_put(&p->screen, screen_seat((int)seat));
    }
    putchar('\n');
    for (size_t k = 0; k < json_array_size(sources); k++) {
        screen_put(&p->screen, SCREEN_STRONG);
        letters_pad(play_str(json_array_get(sources, k), "title"), NAME_WIDTH);
        for (size_t seat = 0; seat < seats; seat++)
            printf("%*d", SEAT_WIDTH,
                   number(source(scores, seat, k), "points"));
        screen_put(&p->screen, SCREEN_PLAIN "\n");
        if (lines)
            print_lines(scores, k);
    }
    print_row(scores, cli_words(text, "total", NULL), "points");
    print_row(scores, cli_words(text, "place", NULL), "rank");
}

void play_score(struct play *p, int as, bool lines)
{
    oxhide_score(p->session, as, play_ask(p));
    json_t *answer = play_answer(p),
           *scores = json_object_get(answer, "scores");

    if (p->screen.plain)
        print_plain(scores, lines);
    else
        print_sheet(p, scores, lines);
    int taken = number(answer, "taken_back");
    if (taken)
        cli_tell(&p->screen, "taken-times", "#times", taken, NULL);
    json_decref(answer);
}
