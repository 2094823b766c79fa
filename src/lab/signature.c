/* The play signature: fixed games with fixed seeds and playouts, and one number
 * for each game and player out of every action in words and every score. A
 * refactoring leaves it alone; anything else says why. */
#include "lab/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "engine/words.h"
#include "games/games.h"

/* Who plays how many games of each seat count and option, with how many
 * playouts a decision. */
static const struct {
    const char *player;
    int games;
    uint32_t playouts;
} trials[] = {
    { "random", 40, 1 },
    { "greedy", 4, 1 },
    { "ai:8", 1, 24 },
};

enum { TRIALS = sizeof trials / sizeof *trials, DIGITS = 0xffffff };

static void add_text(uint64_t *hash, const char *text)
{
    *hash = hash_add(*hash, text, strlen(text) + 1);
}

static void add_action(void *user, const struct table *table,
                       game_action action)
{
    char text[GAME_TEXT_MAX];

    words_format(table->s.game, action, text);
    add_text(user, text);
}

static void add_scores(uint64_t *hash, const struct table *t)
{
    uint8_t rank[GAME_SEATS_MAX];
    char text[64];

    game_rank(t->s.game, t->state, rank);
    for (int p = 0; p < t->s.setup.seats; p++) {
        snprintf(text, sizeof text, "%d %d", rank[p],
                 game_total(t->s.game, t->state, p));
        add_text(hash, text);
    }
}

static bool play(const struct lab_setup *setup, int trial, uint64_t *hash)
{
    struct table *table = table_new(setup);

    if (!table)
        return false;
    table->watch = add_action;
    table->user = hash;
    for (int p = 0; p < setup->setup.seats; p++)
        table->playouts[p] = trials[trial].playouts;
    for (int i = 0; i < trials[trial].games; i++) {
        table_play(table, (uint64_t)i + 1);
        add_scores(hash, table);
    }
    table_free(table);
    return true;
}

/* Every seat count with each value of each option, the others as they stand
 * by default. */
static bool play_setups(const struct game *game, int trial, uint64_t *hash)
{
    struct lab_setup setup = { .game = game };
    bool good = true;

    for (int p = 0; p < GAME_SEATS_MAX; p++)
        players_find(trials[trial].player, &setup.pick[p]);
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        setup.setup = (struct game_setup){ .seats = (uint8_t)seats };
        good = good && play(&setup, trial, hash);
        for (int i = 0; i < game->option_count; i++)
            for (unsigned v = 1; v < game->options[i].count; v++) {
                setup.setup.options = (uint16_t)(v << game->options[i].shift);
                if (!game->check(&setup.setup))
                    good = good && play(&setup, trial, hash);
            }
    }
    return good;
}

bool oxhide_signature(char *out, size_t cap, char error[OXHIDE_LAB_ERROR_MAX])
{
    struct text text;

    text_init(&text, out, cap);
    for (int i = 0; i < games_count(); i++)
        for (int k = 0; k < TRIALS; k++) {
            uint64_t hash = HASH_NOTHING;
            char line[96];
            if (!play_setups(games_at(i), k, &hash))
                return lab_fail(error, "no memory for a table of %s",
                                games_at(i)->id);
            snprintf(line, sizeof line, "%-12s %-8s %06x\n", games_at(i)->id,
                     trials[k].player,
                     (unsigned)((hash ^ hash >> 32) & DIGITS));
            text_put(&text, line);
        }
    return text.full ? lab_fail(error, "too many games") : true;
}
