/* oxhide puzzles: finding them, listing them, and trying to solve them. */
#include "apps/cli/puzzles.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <jansson.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
#include "apps/cli/letters.h"
#include "apps/cli/line.h"
#include "apps/cli/review.h"
#include "apps/cli/voice.h"
#include "engine/game.h"

enum { DAY = 86400, WORDS_MAX = 200, COLUMN = 15 };

struct wish {
    struct puzzle_mine mine;
    const char *file, *theme;
    int difficulty, skip, count;
    bool json, plain;
};

/* A game's puzzles, to be freed; NULL after one line of error. */
static json_t *read_all(const char *game, const struct wish *w)
{
    const struct puzzles_file *f = puzzles_files;
    char *read = NULL;
    const char *at;
    json_t *all = json_array();
    size_t length;
    int line = 1;

    while (f->game && strcmp(f->game, game))
        f++;
    if (w->file && !(read = file_read(w->file, &length))) {
        json_decref(all);
        return NULL;
    }
    for (at = read ? read : f->game ? f->text : ""; *at; line++) {
        size_t n = strcspn(at, "\n");
        json_t *one = json_loadb(at, n, 0, NULL);

        if (!json_is_string(json_object_get(one, "record")) ||
            !json_is_array(json_object_get(one, "best"))) {
            cli_refuse("puzzle-line", "path", w->file ? w->file : game, "#line",
                       line, NULL);
            json_decref(one);
            json_decref(all);
            free(read);
            return NULL;
        }
        json_array_append_new(all, one);
        at += n + (at[n] == '\n');
    }
    free(read);
    return all;
}

static const char *string_of(json_t *p, const char *name)
{
    const char *s = json_string_value(json_object_get(p, name));

    return s ? s : "";
}

static int int_of(json_t *p, const char *name)
{
    return (int)json_integer_value(json_object_get(p, name));
}

static void print_columns(void)
{
    char text[MESSAGE_MAX];

    fputs("      ", stdout);
    letters_pad(cli_words(text, "puzzle-difficulty", NULL), COLUMN);
    letters_pad(cli_words(text, "puzzle-about", NULL), COLUMN);
    puts(cli_words(text, "puzzle-seats", NULL));
}

static int list(const char *game, const struct wish *w)
{
    json_t *all = read_all(game, w), *p;
    size_t k;

    if (!all)
        return 1;
    if (!w->json)
        print_columns();
    json_array_foreach(all, k, p)
    {
        char *text;

        if ((w->theme && strcmp(w->theme, string_of(p, "theme"))) ||
            (w->difficulty && w->difficulty != int_of(p, "difficulty")))
            continue;
        if (!w->json) {
            printf("%4zu  %-*d%-*s%d\n", k + 1, COLUMN, int_of(p, "difficulty"),
                   COLUMN, string_of(p, "theme"), int_of(p, "seats"));
            continue;
        }
        text = json_dumps(p, JSON_COMPACT);
        puts(text ? text : "");
        free(text);
    }
    json_decref(all);
    return 0;
}

/* Everybody's of the day, the same as on the page: all of a game have their
 * day, though each game has its turn only so often. */
static size_t of_day(size_t count)
{
    size_t day = (size_t)(time(NULL) / DAY), games = 0;

    while (puzzles_files[games].game)
        games++;
    return (day / games + day % games * (count / games)) % count;
}

/* Which one: a number from 1, or "today". */
static json_t *choose(json_t *all, const char *word)
{
    size_t count = json_array_size(all);
    uint64_t n;

    if (!count) {
        cli_refuse("puzzle-none", NULL);
        return NULL;
    }
    if (word && !strcmp(word, "today"))
        return json_array_get(all, of_day(count));
    if (!word || !text_read_uint(word, &n) || !n || n > count) {
        cli_misuse("puzzle-name", "#most", (int)count, NULL);
        return NULL;
    }
    return json_array_get(all, (size_t)n - 1);
}

/* A file may have been edited: its record has to lead to the seat that acts, in
 * this game, and the answer has to be an action there. */
static bool load(struct puzzle_bench *b, json_t *p)
{
    const char *record = string_of(p, "record");
    const char *best = json_string_value(
        json_array_get(json_object_get(p, "best"), 0));

    if (!bench_open(b)) {
        cli_refuse("no-memory", NULL);
        return false;
    }
    if (oxhide_load(b->memory, oxhide_session_size(NULL), record,
                    strlen(record), &b->session, bench_ask(b)) ||
        oxhide_session_actor(b->session) != int_of(p, "seat") ||
        strcmp(oxhide_session_game(b->session), string_of(p, "game"))) {
        cli_refuse("puzzle-edited", "id", string_of(p, "id"), NULL);
        return false;
    }
    if (!best ||
        oxhide_preview(b->session, int_of(p, "seat"), best, bench_ask(b))) {
        cli_refuse("puzzle-answer-edited", "id", string_of(p, "id"), NULL);
        return false;
    }
    return true;
}

static void show_table(struct puzzle_bench *b, json_t *p, const struct wish *w)
{
    struct screen screen = screen_open(w->plain);
    int seat = int_of(p, "seat");
    struct text t;

    text_init(&t, b->answer, PUZZLE_ANSWER_MAX);
    struct oxhide_look look = screen_look(&screen, false);
    oxhide_table(b->session, seat, &look, &t);
    screen_put(&screen, b->answer);
    cli_tell(&screen, "puzzle-ask", "seat",
             (const char[]){ (char)('A' + seat), 0 }, NULL);
}

static bool is_among(json_t *list, const char *words)
{
    json_t *one;
    size_t k;

    json_array_foreach(
        list, k, one) if (!strcmp(json_string_value(one), words)) return true;
    return false;
}

/* The best of the others: it has the reasons. */
static json_t *second_of(json_t *p)
{
    json_t *one;
    size_t k;

    json_array_foreach(json_object_get(p, "others"), k,
                       one) if (json_object_get(one, "reasons")) return one;
    return NULL;
}

/* Why the answer is better than the next best. */
static void explain(json_t *p, const struct screen *screen)
{
    struct voice voice = cli_voice_to(-1);
    json_t *chances = json_object_get(json_object_get(p, "answer"), "chances");
    char why[1024];

    review_tell_why(&voice, string_of(p, "game"),
                    json_object_get(second_of(p), "reasons"), why, sizeof why);
    cli_tell(screen, "puzzle-wins", "#percent",
             (int)lround(100 *
                         review_number(
                             json_array_get(chances, (size_t)int_of(p, "seat")),
                             "mean")),
             NULL);
    if (why[0])
        cli_tell(screen, "puzzle-against", "second", string_of(p, "second"),
                 "why", why, NULL);
}

/* Whether it was right; a word about it, and the status. */
static bool answer(struct puzzle_bench *b, json_t *p, const char *words,
                   const struct screen *screen)
{
    json_t *one;
    size_t k;

    if (is_among(json_object_get(p, "best"), words)) {
        cli_tell(screen, "puzzle-yes", "words", words, NULL);
        explain(p, screen);
        return true;
    }
    json_array_foreach(json_object_get(p, "others"), k,
                       one) if (is_among(json_object_get(one, "words"), words))
    {
        cli_tell(screen, "puzzle-no", "#percent",
                 (int)lround(review_percent(one, "loss")), NULL);
        return false;
    }
    cli_answer(&b->out, b->answer, PUZZLE_ANSWER_MAX);
    json_open(&b->out, NULL, '{');
    oxhide_why(b->session, int_of(p, "seat"), words, &b->out);
    json_close(&b->out, '}');
    json_t *said = json_loads(b->answer, 0, NULL);
    const char *message = string_of(said, "message");
    if (*message)
        screen_say(screen, 3, "%s", message);
    else
        cli_tell(screen, "puzzle-not-action", NULL);
    json_decref(said);
    return false;
}

/* From the command line, or line by line until it is right. */
static int try(struct puzzle_bench *b, json_t *p, int count, char **words,
               const struct wish *w)
{
    struct screen screen = screen_open(w->plain);
    char line[WORDS_MAX] = "";
    struct line typed;

    for (int k = 0; k < count; k++) {
        size_t used = strlen(line);

        snprintf(line + used, sizeof line - used, "%s%s", k ? " " : "",
                 words[k]);
    }
    if (count)
        return answer(b, p, line, &screen) ? 0 : 1;
    show_table(b, p, w);
    cli_tell(&screen, "puzzle-type", NULL);
    line_open(&typed, false, NULL, NULL);
    while (line_read(&typed, "> ", line, sizeof line)) {
        if (!strcmp(line, "answer")) {
            cli_tell(&screen, "puzzle-answer", "words",
                     json_string_value(
                         json_array_get(json_object_get(p, "best"), 0)),
                     NULL);
            explain(p, &screen);
            return 1;
        }
        if (*line && answer(b, p, line, &screen))
            return 0;
    }
    return 1;
}

static int show_or_try(bool tries, int count, char **words,
                       const struct wish *w)
{
    json_t *all = read_all(words[0], w);
    json_t *p = all ? choose(all, count > 1 ? words[1] : NULL) : NULL;
    struct puzzle_bench b = { 0 };
    int status = p && load(&b, p) ? 0 : 1;

    if (!status && tries)
        status = try(&b, p, count - 2, words + 2, w);
    else if (!status)
        show_table(&b, p, w);
    bench_close(&b);
    json_decref(all);
    return status;
}

static bool holds(json_t *p, uint64_t seed, char *why, size_t cap)
{
    const char *best = json_string_value(
        json_array_get(json_object_get(p, "best"), 0));
    struct puzzle_bench b;
    bool good;

    snprintf(why, cap, "unreadable");
    good = load(&b, p) && puzzle_holds(&b, best, seed, why, cap);
    bench_close(&b);
    return good;
}

/* All of them once more, with other seeds, or some. A puzzle's seed is its own,
 * so a run that was cut short goes on with --skip as if it had not been. */
static int check(const char *game, const struct wish *w)
{
    json_t *all = read_all(game, w), *p;
    size_t k, skip = (size_t)w->skip, seen = 0, wrong = 0;
    char text[MESSAGE_MAX];

    if (!all)
        return 1;
    json_array_foreach(all, k, p)
    {
        char why[100];

        if (k < skip || (w->count && seen == (size_t)w->count))
            continue;
        seen++;
        if (holds(p, w->mine.seed + k, why, sizeof why)) {
            printf("%s %zu (%s) holds\n", game, k + 1, string_of(p, "id"));
        } else {
            printf("%s %zu (%s): %s\n", game, k + 1, string_of(p, "id"), why);
            wrong++;
        }
        fflush(stdout);
    }
    puts(cli_words(text, "puzzle-hold", "game", game, "#hold",
                   (int)(seen - wrong), "#all", (int)seen, NULL));
    json_decref(all);
    return wrong > 0;
}

static int run(int count, char **words, struct wish *w)
{
    const char *what = words[0];
    const struct game *game;

    if (count < 2)
        return cli_misuse("puzzle-usage", NULL);
    game = cli_game(words[1]);
    if (!game)
        return 2;
    w->mine.game = words[1];
    w->mine.difficulty = w->difficulty;
    if (!strcmp(what, "mine"))
        return cli_seats(game, w->mine.seats) ? puzzles_mine(&w->mine) : 2;
    if (!strcmp(what, "list"))
        return list(words[1], w);
    if (!strcmp(what, "check"))
        return check(words[1], w);
    if (!strcmp(what, "show") || !strcmp(what, "try"))
        return show_or_try(*what == 't', count - 1, words + 1, w);
    return cli_misuse("puzzle-usage", NULL);
}

int cli_puzzles(int argc, char **argv)
{
    struct wish w = {
        .mine = { .player = "ai:5", .seats = 2, .games = 100, .seed = 1 }
    };
    const struct cli_option table[] = {
        { "file", CLI_TEXT, &w.file, "FILE", NULL, 0, 0 },
        { "theme", CLI_TEXT, &w.theme, "WORD", NULL, 0, 0 },
        { "difficulty", CLI_NUMBER, &w.difficulty, "N", NULL, 1, 6 },
        { "json", CLI_FLAG, &w.json, NULL, NULL, 0, 0 },
        { "plain", CLI_FLAG, &w.plain, NULL, NULL, 0, 0 },
        { "players", CLI_NUMBER, &w.mine.seats, "N", NULL, 2, 4 },
        { "player", CLI_TEXT, &w.mine.player, "PLAYER", NULL, 0, 0 },
        { "games", CLI_NUMBER, &w.mine.games, "N", NULL, 1, 1000000 },
        { "from", CLI_NUMBER, &w.mine.from, "PLY", NULL, 0, 1000000 },
        { "seconds", CLI_NUMBER, &w.mine.seconds, "N", NULL, 1, 1000000 },
        { "seed", CLI_SEED, &w.mine.seed, "N", NULL, 0, 0 },
        { "skip", CLI_NUMBER, &w.skip, "N", NULL, 0, 1000000 },
        { "count", CLI_NUMBER, &w.count, "N", NULL, 1, 1000000 },
        { 0 }
    };
    int words = cli_args(argc, argv,
                         "puzzles list|show|try|mine|check GAME [N] [ACTION]",
                         NULL, table);

    return words < 0 ? 2 : run(words, argv, &w);
}
