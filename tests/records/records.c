/* Replays every record of tests/records/<game> whole: each action is legal, as
 * many are as the record says, the checks hold, and the result is the one
 * written down. With --bless, writes counts, points and results as they are
 * now; the diff is then reviewed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "engine/words.h"
#include "files.h"
#include "games/games.h"

enum { LINE = RECORD_LINE_MAX };

/* A record being replayed, and its text as it should be. */
struct replay {
    const struct game *game;
    struct game_setup setup;
    void *state;
    game_action *log; /* the actions that stand */
    int plies;
    struct text out;
    char wrong[RECORD_REASON_MAX];
};

static bool fail(struct replay *r, int line, const char *what,
                 const char *words)
{
    snprintf(r->wrong, sizeof r->wrong, "line %d: %s '%s'", line, what, words);
    return false;
}

static void go_to(struct replay *r, int ply)
{
    r->game->begin(r->state, &r->setup);
    for (int k = 0; k < ply; k++)
        r->game->apply(r->state, r->log[k]);
    r->plies = ply;
}

static void step(struct replay *r, game_action action)
{
    r->game->apply(r->state, action);
    r->log[r->plies++] = action;
}

/* "A take 1 up right ; 8": applied, and written with the count that holds. */
static bool bless_action(struct replay *r, int line, char *row)
{
    game_action list[GAME_ACTIONS_MAX], action;
    char *end = strchr(row, ';');
    int n = r->game->legal(r->state, list), at = 0;

    if (end)
        *end = '\0';
    for (end = row + strlen(row); end > row && end[-1] == ' ';)
        *--end = '\0';
    if (strlen(row) < 3 || !words_parse(r->game, row + 2, &action))
        return fail(r, line, "this is no action:", row);
    while (at < n && list[at] != action)
        at++;
    if (at == n)
        return fail(r, line, "this is not legal:", row);
    record_put_action(&r->out, r->game, r->state, action, n, SEES_ALL);
    step(r, action);
    return true;
}

/* One line after the head; comments stay as they are. */
static bool bless_line(struct replay *r, int line, char *row)
{
    char seat;
    int taken;

    if (*row == '=')
        return true;
    if (sscanf(row, "< %c %d", &seat, &taken) == 2) {
        if (taken < 1 || taken > r->plies)
            return fail(r, line, "so many actions do not stand here:", row);
        go_to(r, r->plies - taken);
        record_put_taken(&r->out, seat - 'A', (uint32_t)taken);
        return true;
    }
    if (sscanf(row, "! points %c", &seat) == 1 && seat >= 'A' &&
        seat < 'A' + game_peek(r->state)->seats) {
        char points[32];
        snprintf(points, sizeof points, "! points %c %d\n", seat,
                 game_total(r->game, r->state, seat - 'A'));
        text_put(&r->out, points);
        return true;
    }
    if (*row && *row != '#' && *row != '!')
        return bless_action(r, line, row);
    text_put(&r->out, row);
    text_char(&r->out, '\n');
    return true;
}

/* Whether the line still belongs to the head. */
static bool is_head(const char *row)
{
    return row[0] && row[1] && row[1] != ' ' && row[0] != '#';
}

static bool bless(struct replay *r, const char *text)
{
    bool head = true;
    int line = 0;

    while (*text) {
        char row[LINE];
        size_t length = strcspn(text, "\n");
        line++;
        if (length >= sizeof row)
            return fail(r, line, "this is too long:", "");
        memcpy(row, text, length);
        row[length] = '\0';
        text += length + (text[length] == '\n');
        head = head && (is_head(row) || row[0] == '#');
        if (head) {
            text_put(&r->out, row);
            text_char(&r->out, '\n');
        } else if (!bless_line(r, line, row)) {
            return false;
        }
    }
    if (game_peek(r->state)->actor != ACTOR_NONE)
        return fail(r, line, "the record stops before the game is over:", "");
    record_put_result(&r->out, r->game, r->state, NULL);
    return true;
}

/* Reads the record as a player's program would: head, every line, result. */
static bool read_whole(struct replay *r, const char *text, size_t length,
                       bool strict)
{
    struct record record;
    struct record_head head;
    enum record_step next = RECORD_END;
    game_action action;

    if (!record_open(&record, text, length) ||
        !record_head(&record, r->game, &head)) {
        strcpy(r->wrong, record.reason);
        return false;
    }
    r->setup = head.setup;
    go_to(r, 0);
    while (strict && (next = record_next(&record, r->game, r->state,
                                         &action)) <= RECORD_BACK) {
        if (next == RECORD_BACK)
            go_to(r, r->plies - (int)record.taken);
        else
            step(r, action);
    }
    if (next == RECORD_WRONG)
        strcpy(r->wrong, record.reason);
    go_to(r, 0);
    return next != RECORD_WRONG;
}

static bool run_record(const struct game *game, const char *folder,
                       const char *name, bool blessing)
{
    size_t length, cap;
    char *text = files_read(folder, name, &length);
    struct replay r = { .game = game };

    cap = 2 * length + (size_t)game->plies_max * 16 + 4096;
    r.state = calloc(1, game->state_size);
    r.log = calloc(game->plies_max, sizeof *r.log);
    text_init(&r.out, malloc(cap), cap);
    bool good = read_whole(&r, text, length, !blessing) && bless(&r, text);
    if (good && blessing && strcmp(text, r.out.out)) {
        files_write(folder, name, r.out.out);
        printf("blessed %s/%s\n", folder, name);
    } else if (good && strcmp(text, r.out.out)) {
        good = fail(&r, 1, "not every line says what it should; run",
                    "make "
                    "bless");
    }
    if (!good)
        fprintf(stderr, "%s/%s: %s\n", folder, name, r.wrong);
    free(r.state);
    free(r.log);
    free(r.out.out);
    free(text);
    return good;
}

int main(int argc, char **argv)
{
    bool blessing = argc > 1 && !strcmp(argv[1], "--bless"), good = true;
    static struct files files;

    for (int i = 0; i < games_count(); i++) {
        char folder[FILES_PATH];
        snprintf(folder, sizeof folder, "tests/records/%s", games_at(i)->id);
        files_list(&files, folder, ".play");
        for (int k = 0; k < files.count; k++)
            good &= run_record(games_at(i), folder, files.name[k], blessing);
        printf("%s: %d records\n", games_at(i)->id, files.count);
    }
    return !good;
}
