/* A game as it may have been, for somebody who saw only part of it
 * (oxhide_play.h). What was hidden is changed step by step: one hidden action
 * becomes another that looks the same, or two hidden things change places
 * wherever they were hidden. Each change is played from the beginning, and kept
 * with the probability that chance would give it (Metropolis). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/record.h"
#include "lab/play.h"

enum { SWEEPS = 6 };

struct past {
    const struct oxhide_rules *rules;
    int seat, count;
    game_action *now, *tried;  /* the actions, and as they may become */
    game_action *shown;        /* as the seat saw them */
    int *hidden, hidden_count; /* which of them it did not see whole */
    struct rng rng;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
};

/* How likely chance is to bring an action about, as a logarithm; 1 where it
 * cannot happen. */
static double likely(const struct game *game, const void *state, game_action x)
{
    game_action list[GAME_ACTIONS_MAX];
    int n = game->legal(state, list);
    double sum = 0, own = 0;

    for (int i = 0; i < n; i++) {
        double w = game_peek(state)->actor == ACTOR_CHANCE
                       ? game->weight(state, list[i])
                       : 1;
        sum += w;
        own = list[i] == x ? w : own;
    }
    if (own <= 0)
        return 1;
    return game_peek(state)->actor == ACTOR_CHANCE ? log(own / sum) : 0;
}

/* Plays actions up to 'end' and compares what the seat sees of them; how likely
 * they were, 1 where they cannot be what happened. */
static double replay(struct past *p, const game_action *list, int end)
{
    const struct game *game = p->rules->game;
    double sum = 0;

    game->begin(p->state, &p->rules->setup);
    for (int i = 0; i < end; i++) {
        double one = 1;
        if (game_peek(p->state)->actor != ACTOR_NONE)
            one = likely(game, p->state, list[i]);
        if (one > 0 || game->redact(p->state, list[i], p->seat) != p->shown[i])
            return 1;
        sum += one;
        game->apply(p->state, list[i]);
    }
    return sum;
}

/* Reads numbers as actions, and what the seat saw of them. */
static enum oxhide_play_status read_past(struct past *p,
                                         const uint16_t *history)
{
    const struct game *game = p->rules->game;

    game->begin(p->state, &p->rules->setup);
    for (int i = 0; i < p->count; i++) {
        int actor = game_peek(p->state)->actor;
        bool chance = actor == ACTOR_CHANCE;
        if (actor == ACTOR_NONE)
            return OXHIDE_PLAY_ENDED;
        if (history[i] >= p->rules->numbers.count[chance])
            return OXHIDE_PLAY_NO_NUMBER;
        p->now[i] = p->rules->numbers.action[chance][history[i]];
        if (likely(game, p->state, p->now[i]) > 0)
            return OXHIDE_PLAY_ILLEGAL;
        p->shown[i] = game->redact(p->state, p->now[i], p->seat);
        if (p->shown[i] != p->now[i])
            p->hidden[p->hidden_count++] = i;
        game->apply(p->state, p->now[i]);
    }
    return OXHIDE_PLAY_OK;
}

/* The two change places wherever they were hidden. */
static void swap_all(struct past *p, const char *const *names, unsigned a,
                     unsigned b)
{
    for (int k = 0; k < p->hidden_count; k++) {
        game_action *x = &p->tried[p->hidden[k]];
        const struct game_kind *kind = &p->rules->game->kinds[action_kind(*x)];
        for (int i = 0; i < GAME_OPERANDS_MAX; i++) {
            const struct game_operand *o = &kind->operand[i];
            unsigned is = action_bits(*x, o->shift, o->bits);
            if (o->count && o->names == names && (is == a || is == b))
                *x ^= (game_action)(a ^ b) << o->shift;
        }
    }
}

/* Makes 'tried' of 'now' with another action at a place; false: there is no
 * other. */
static bool change(struct past *p, int at)
{
    const struct game *game = p->rules->game;
    game_action list[GAME_ACTIONS_MAX];
    int n, fits = 0;

    replay(p, p->now, at);
    n = game->legal(p->state, list);
    for (int i = 0; i < n; i++)
        if (game->redact(p->state, list[i], p->seat) == p->shown[at])
            list[fits++] = list[i];
    game_action old = p->now[at];
    game_action new = list[rng_below(&p->rng, (uint32_t)fits)];
    if (new == old)
        return false;
    memcpy(p->tried, p->now, (size_t)p->count * sizeof *p->now);
    p->tried[at] = new;
    if (action_kind(old) != action_kind(new) || rng_below(&p->rng, 4) == 0)
        return true;
    p->tried[at] = old;
    for (int i = 0; i < GAME_OPERANDS_MAX; i++) {
        const struct game_operand *o =
            &game->kinds[action_kind(old)].operand[i];
        unsigned a = action_bits(old, o->shift, o->bits);
        unsigned b = action_bits(new, o->shift, o->bits);
        if (o->count && a != b)
            swap_all(p, o->names, a, b);
    }
    return true;
}

static void guess(struct past *p)
{
    double now = replay(p, p->now, p->count);

    for (int k = 0; k < SWEEPS * p->hidden_count; k++) {
        int at = p->hidden[rng_below(&p->rng, (uint32_t)p->hidden_count)];
        if (!change(p, at))
            continue;
        double then = replay(p, p->tried, p->count);
        double chance = (rng_next(&p->rng) + 0.5) / 4294967296.0;
        if (then > 0 || log(chance) > then - now)
            continue;
        memcpy(p->now, p->tried, (size_t)p->count * sizeof *p->now);
        now = then;
    }
    replay(p, p->now, p->count);
}

enum oxhide_play_status
oxhide_play_guess_history(const struct oxhide_rules *rules,
                          const uint16_t *history, int count, int seat,
                          uint64_t *seed, uint16_t *out, void *state)
{
    struct past p = { .rules = rules, .seat = seat, .count = count };
    size_t room = count > 0 ? (size_t)count : 0;

    if (seat < 0 || seat >= rules->setup.seats)
        return OXHIDE_PLAY_NO_SEAT;
    if (count < 0 || count > rules->facts.plies_max)
        return OXHIDE_PLAY_ENDED;
    p.now = malloc(room * (3 * sizeof *p.now + sizeof *p.hidden) + 1);
    if (!p.now)
        return OXHIDE_PLAY_MEMORY;
    p.tried = p.now + room;
    p.shown = p.tried + room;
    p.hidden = (int *)(void *)(p.shown + room);
    rng_seed(&p.rng, rng_mix(seed));
    enum oxhide_play_status status = read_past(&p, history);
    if (!status) {
        guess(&p);
        for (int i = 0; i < count; i++)
            out[i] = (uint16_t)numbers_of(&rules->numbers, p.now[i]);
        memcpy(state, p.state, rules->facts.state_size);
    }
    free(p.now);
    return status;
}

enum oxhide_play_status oxhide_play_record(const struct oxhide_rules *rules,
                                           const uint16_t *history, int count,
                                           int seat, char *out, size_t size)
{
    const struct game *game = rules->game;
    const struct record_head head = { .setup = rules->setup,
                                      .sees = seat,
                                      .entered = count > 0 };
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct text text;

    if (seat < SEES_PUBLIC || seat >= rules->setup.seats)
        return OXHIDE_PLAY_NO_SEAT;
    text_init(&text, out, size);
    record_put_head(&text, game, &head);
    game->begin(state, &rules->setup);
    for (int i = 0; i < count; i++) {
        _Alignas(16) unsigned char before[GAME_STATE_MAX];
        game_action list[GAME_ACTIONS_MAX];
        bool chance = game_peek(state)->actor == ACTOR_CHANCE;
        memcpy(before, state, game->state_size);
        enum oxhide_play_status status = oxhide_play_apply(rules, state,
                                                           history[i]);
        if (status)
            return status;
        record_put_action(&text, game, before,
                          rules->numbers.action[chance][history[i]],
                          game->legal(before, list), seat);
    }
    if (game_peek(state)->actor == ACTOR_NONE)
        record_put_result(&text, game, state, NULL);
    return text.full ? OXHIDE_PLAY_SMALL : OXHIDE_PLAY_OK;
}
