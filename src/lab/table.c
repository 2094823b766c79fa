/* Reading who plays which game, and playing it. */
#include "lab/table.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "games/games.h"
#include "lab/decide.h"
#include "lab/loop.h"

bool lab_fail(char error[OXHIDE_LAB_ERROR_MAX], const char *format, ...)
{
    char whole[OXHIDE_LAB_ERROR_MAX + 1]; /* one byte more shows what is cut */
    struct text t;
    va_list args;

    va_start(args, format);
    vsnprintf(whole, sizeof whole, format, args);
    va_end(args);
    text_init(&t, error, OXHIDE_LAB_ERROR_MAX);
    text_put(&t, whole);
    return false;
}

/* "greedy,ai:5" into the seats; how many, or -1 after an error. */
static int read_seats(struct lab_setup *out, const char *list, char *error)
{
    int seats = 0;

    for (const char *at = list;; at++) {
        char name[PLAYER_NAME_MAX];
        size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (seats == GAME_SEATS_MAX) {
            lab_fail(error, "'%s' are more than %d seats", list,
                     GAME_SEATS_MAX);
            return -1;
        }
        if (length >= sizeof name || !players_find(name, &out->pick[seats])) {
            lab_fail(error,
                     "there is no player '%.*s'; there are random, greedy and "
                     "ai:1 to ai:%d",
                     (int)length, at, PLAYER_LEVELS);
            return -1;
        }
        seats++;
        at += length;
        if (!*at)
            return seats;
    }
}

static bool read_options(struct lab_setup *out,
                         const struct oxhide_table *table, char *error)
{
    char reason[RECORD_REASON_MAX], name[RECORD_LINE_MAX];

    for (int i = 0; i < table->option_count; i++) {
        const char *equals = strchr(table->options[i], '=');
        if (!equals || equals - table->options[i] >= RECORD_LINE_MAX)
            return lab_fail(error, "an option is written NAME=VALUE, not '%s'",
                            table->options[i]);
        snprintf(name, sizeof name, "%.*s", (int)(equals - table->options[i]),
                 table->options[i]);
        const char *wrong = record_option(out->game, name, equals + 1,
                                          &out->setup.options, reason);
        if (wrong)
            return lab_fail(error, "%s", wrong);
    }
    return true;
}

bool lab_setup_read(struct lab_setup *out, const struct oxhide_table *table,
                    char error[OXHIDE_LAB_ERROR_MAX])
{
    char reason[RECORD_REASON_MAX];
    const char *wrong;
    int named = 0;

    *out = (struct lab_setup){ .game = games_find(table->game) };
    if (!out->game)
        return lab_fail(error, "there is no game '%s'", table->game);
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        out->pick[p].player = &random_player;
    if (table->seats && (named = read_seats(out, table->seats, error)) < 0)
        return false;
    if (named && table->players && named != table->players)
        return lab_fail(error, "%d players, but %d seats are named",
                        table->players, named);
    int seats = table->players ? table->players
                : named        ? named
                               : out->game->seats_min;
    if (seats < 0 || seats > UINT8_MAX)
        return lab_fail(error, "there are no games with %d seats", seats);
    out->setup.seats = (uint8_t)seats;
    if (!read_options(out, table, error))
        return false;
    wrong = record_check_setup(out->game, &out->setup, reason);
    return wrong ? lab_fail(error, "%s", wrong) : true;
}

bool lab_read_game(struct lab_setup *out, struct oxhide_table table,
                   char error[OXHIDE_LAB_ERROR_MAX])
{
    table.seats = NULL;
    return lab_setup_read(out, &table, error);
}

bool lab_check_numbers(uint64_t games, int jobs,
                       char error[OXHIDE_LAB_ERROR_MAX])
{
    if (games < 1 || games > OXHIDE_LAB_GAMES_MAX)
        return lab_fail(error, "games are 1 to %d", OXHIDE_LAB_GAMES_MAX);
    if (jobs < 1 || jobs > OXHIDE_LAB_JOBS_MAX)
        return lab_fail(error, "jobs are 1 to %d", OXHIDE_LAB_JOBS_MAX);
    return true;
}

void lab_setup_options(const struct lab_setup *setup, char *out, size_t cap)
{
    struct text t;

    text_init(&t, out, cap);
    for (int i = 0; i < setup->game->option_count; i++) {
        const struct game_option *o = &setup->game->options[i];
        if (i)
            text_char(&t, ',');
        text_put(&t, o->name);
        text_char(&t, '=');
        text_put(&t, record_option_value(o, setup->setup.options));
    }
}

struct table *table_new(const struct lab_setup *setup)
{
    struct table *t = calloc(1, sizeof *t);
    size_t size = setup->game->state_size;

    if (!t)
        return NULL;
    t->s = *setup;
    for (int p = 0; p < setup->setup.seats; p++) {
        const struct player_pick *pick = &setup->pick[p];
        size_t room = pick->player->memory_size(setup->game, pick);
        t->playouts[p] = players_budget(setup->game, pick);
        t->room = room > t->room ? room : t->room;
    }
    t->state = calloc(1, size);
    t->seen = calloc(1, size);
    t->memory = calloc(1, t->room);
    if (t->state && t->seen && t->memory)
        return t;
    table_free(t);
    return NULL;
}

void table_free(struct table *table)
{
    if (!table)
        return;
    free(table->state);
    free(table->seen);
    free(table->memory);
    free(table);
}

static game_action decide(void *user, int seat)
{
    struct table *t = user;
    uint64_t mixed = t->seed ^ 0x6f7868696465ull;

    mixed = rng_mix(&mixed) ^ game_peek(t->state)->ply;
    lab_decide((struct player_job){ .game = t->s.game,
                                    .pick = t->s.pick[seat],
                                    .seed = rng_mix(&mixed),
                                    .room = t->room },
               t->state, t->seen, t->memory, t->playouts[seat], &t->report);
    t->decisions++;
    return t->report.choice;
}

static void watch(void *user, game_action action)
{
    struct table *t = user;

    t->watch(t->user, t, action);
}

void table_play(struct table *table, uint64_t seed)
{
    table->decisions = 0;
    table->seed = seed;
    lab_play(&(struct lab_loop){ .game = table->s.game,
                                 .setup = table->s.setup,
                                 .state = table->state,
                                 .seed = seed,
                                 .decide = decide,
                                 .before = table->watch ? watch : NULL,
                                 .user = table });
}
