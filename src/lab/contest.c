/* One game between contestants. */
#define _POSIX_C_SOURCE 200809L
#include "lab/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/clock.h"
#include "base/mem.h"
#include "lab/decide.h"
#include "lab/loop.h"
#include "lab/table.h"

/* What a cheat knows: everything. */
static void forget_nothing(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

static void guess_nothing(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

static game_action hide_nothing(const void *state, game_action action, int sees)
{
    (void)state, (void)sees;
    return action;
}

static void make_cheat(struct game *game)
{
    game->observe = forget_nothing;
    game->determinize = guess_nothing;
    game->redact = hide_nothing;
}

static void make_plain(struct contestant *c)
{
    memset(c->advice.net, 0, sizeof c->advice.net);
}

/* "/explore=8": reads one setting and cuts it off; false where it is none. */
static bool read_setting(char *name, struct contestant *c)
{
    char *slash = strrchr(name, '/'), *equals = strchr(slash, '=');
    struct advice_search *search = &c->advice.search;
    struct advice_level *level = &c->levels[PLAYER_LEVELS - 1];
    uint64_t n;

    if (!equals || !text_read_uint(equals + 1, &n) || n > 65535)
        return false;
    *slash = *equals = '\0';
    if (text_equal(slash + 1, "open"))
        search->open = (uint8_t)n;
    else if (text_equal(slash + 1, "explore"))
        search->explore = (uint8_t)n;
    else if (text_equal(slash + 1, "rollout"))
        search->rollout = (uint8_t)n;
    else if (text_equal(slash + 1, "prior"))
        search->prior = (uint16_t)n;
    else if (text_equal(slash + 1, "taste"))
        c->advice.taste[0] = c->advice.taste[1] = c->advice.taste[2] =
            (uint16_t)n;
    else if (text_equal(slash + 1, "likely"))
        c->advice.likely = n ? c->advice.likely : NULL;
    else if (text_equal(slash + 1, "keep"))
        c->keeps = n != 0;
    else if (text_equal(slash + 1, "temperature"))
        level->temperature = (uint16_t)n;
    else if (text_equal(slash + 1, "floor"))
        level->floor = (uint16_t)n;
    else
        return false;
    return true;
}

bool contestant_find(const struct game *game, const char *name,
                     struct contestant *out)
{
    char who[CONTESTANT_NAME_MAX];
    uint64_t playouts = 0;
    char *at;

    memset(out, 0, sizeof *out);
    if (snprintf(out->name, sizeof out->name, "%s", name) >=
        (int)sizeof out->name)
        return false;
    out->game = *game;
    if (game->advice) {
        out->advice = *game->advice;
        out->game.advice = &out->advice;
    }
    if (text_starts(name, "cheat:")) {
        make_cheat(&out->game);
        name += strlen("cheat:");
    }
    snprintf(who, sizeof who, "%s", name);
    memcpy(out->levels, players_levels(game), sizeof out->levels);
    out->advice.levels = out->levels;
    while (strchr(who, '/'))
        if (!game->advice || !read_setting(who, out))
            return false;
    at = strchr(who, '@');
    if (at) {
        *at++ = '\0';
        if (!text_read_uint(at, &playouts) || !playouts || playouts > 100000000)
            return false;
    }
    if (text_equal(who, "plain")) {
        make_plain(out);
        snprintf(who, sizeof who, "ai:8");
    }
    if (!players_find(who, &out->pick))
        return false;
    out->playouts = playouts ? (uint32_t)playouts
                             : players_budget(game, &out->pick);
    return true;
}

bool contestant_read(const struct game *game, const char *name,
                     struct contestant *out, char error[OXHIDE_LAB_ERROR_MAX])
{
    return contestant_find(game, name, out) ||
           lab_fail(error,
                    "there is no player '%s'; try random, greedy, ai:1 to "
                    "ai:8, ai:5:builder, ai:8@5000, plain@5000, cheat:ai:8",
                    name);
}

void contestant_outside(const struct game *game, const char *name,
                        const struct oxhide_outsider *outsider, int side,
                        struct contestant *out)
{
    contestant_find(game, "random", out);
    snprintf(out->name, sizeof out->name, "%s", name);
    out->outsider = outsider;
    out->side = side;
}

size_t contestant_room(const struct game *game, const struct contestant *who)
{
    size_t size = who->pick.player->memory_size(game, &who->pick);

    if (who->pick.level) /* a search with its own count of playouts */
        size += (size_t)who->playouts * 4 * 64;
    return size;
}

static size_t stride(const struct game *game)
{
    return (game->state_size + 63u) & ~(size_t)63;
}

bool contest_room_init(struct contest_room *room, const struct game *game,
                       const struct contestant *const *who, int count)
{
    bool keeps = false, outside = false, good;

    memset(room, 0, sizeof *room);
    for (int k = 0; k < count; k++) {
        size_t size = contestant_room(game, who[k]);

        if (size > room->size)
            room->size = size;
        keeps |= who[k]->keeps;
        outside |= who[k]->outsider != NULL;
    }
    room->memory = malloc(room->size);
    room->states = aligned_alloc(64, 3 * stride(game));
    good = room->memory && room->states;
    for (int p = 0; keeps && p < game->seats_max; p++)
        good &= (room->mind[p].memory = malloc(room->size)) != NULL;
    if (good && outside)
        good = outside_room_init(room, game);
    if (!good)
        contest_room_done(room);
    return good;
}

void contest_room_done(struct contest_room *room)
{
    free(room->memory);
    free(room->states);
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        free(room->mind[p].memory);
    outside_room_done(room);
    memset(room, 0, sizeof *room);
}

static game_action decide(void *user, int seat)
{
    struct contest *c = user;
    const struct contestant *who = c->who[seat];
    const struct player *player = who->pick.player;
    struct contest_mind *mind = &c->room->mind[seat];
    struct player_report report;
    uint64_t seed = rng_mix(&c->own);
    double begun = clock_spent();

    if (who->outsider)
        return outside_decide(c, seat);
    if (mind->alive) {
        player->think(mind->memory, who->playouts);
        player->report(mind->memory, &report);
    } else {
        lab_decide((struct player_job){ .game = &who->game,
                                        .pick = who->pick,
                                        .seed = seed,
                                        .room = c->room->size },
                   c->state, c->seen,
                   who->keeps ? mind->memory : c->room->memory, who->playouts,
                   &report);
        mind->alive = who->keeps;
        mind->playouts = 0;
    }
    c->out->seconds[seat] += clock_spent() - begun;
    c->out->playouts[seat] += report.playouts - mind->playouts;
    c->out->decisions[seat]++;
    mind->playouts = report.playouts;
    return report.choice;
}

static void remember(void *user, game_action action)
{
    struct contest *c = user;

    outside_tell(c, action);
    memcpy(c->before, c->state, c->game->state_size);
}

/* Tells a contestant that lives on what it saw happen. */
static void tell(struct contest *c, int p, game_action action)
{
    const struct game *game = &c->who[p]->game;
    double begun = clock_spent();

    memcpy(c->seen, c->state, game->state_size);
    game->observe(c->seen, p);
    c->who[p]->pick.player->advance(
        c->room->mind[p].memory, game->redact(c->before, action, p), c->seen);
    c->out->seconds[p] += clock_spent() - begun;
}

static void follow_up(void *user, game_action action)
{
    struct contest *c = user;
    const struct advice *advice = c->game->advice;

    for (int p = 0; p < game_peek(c->state)->seats; p++) {
        if (c->room->mind[p].alive)
            tell(c, p, action);
        for (int k = 0; advice && advice->statistic && k < ADVICE_STYLES; k++)
            c->out->statistic[p][k] += advice->statistic(c->before, action,
                                                         c->state, p, k);
    }
}

static void finish(const struct game *game, const void *state,
                   struct contest_result *out)
{
    int seats = game_peek(state)->seats, winners = 0;
    uint8_t rank[GAME_SEATS_MAX];

    game_rank(game, state, rank);
    for (int p = 0; p < seats; p++)
        winners += rank[p] == 1;
    for (int p = 0; p < seats; p++) {
        out->share[p] = rank[p] == 1 ? 1.0 / winners : 0;
        if (out->forfeit >= 0)
            out->share[p] = p == out->forfeit ? 0 : 1.0 / (seats - 1);
        out->points[p] = game_total(game, state, p);
    }
    out->plies = game_peek(state)->ply;
}

void contest_play(struct contest_room *room, const struct game *game,
                  const struct game_setup *setup, uint64_t seed,
                  const struct contestant *const who[GAME_SEATS_MAX],
                  struct contest_result *out)
{
    struct contest c = { .room = room,
                         .game = game,
                         .who = who,
                         .seed = seed,
                         .own = seed ^ 0x9d2c5680a5c3f1e7ull,
                         .out = out,
                         .state = room->states,
                         .seen = room->states + stride(game),
                         .before = room->states + 2 * stride(game) };

    memset(out, 0, sizeof *out);
    out->forfeit = -1;
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        room->mind[p].alive = false;
    outside_begin(&c, setup);
    lab_play(&(struct lab_loop){ .game = game,
                                 .setup = *setup,
                                 .state = c.state,
                                 .seed = seed,
                                 .decide = decide,
                                 .ended = &c.ended,
                                 .before = remember,
                                 .after = follow_up,
                                 .user = &c });
    finish(game, c.state, out);
}
