/* Laws of the information frontier, at every action of a random game and for
 * every seat that may ask to take it back: the answer is the same in a world
 * that differs only in what the asking seat does not know, and wherever one of
 * many guessed worlds shows that a seat learnt something, taking it back needs
 * consent. What needs consent though no guess shows a reason is counted. */
#include "property/battery.h"

#include <stdlib.h>
#include <string.h>

#include "session/session.h"

enum { WORLDS = 64, TWINS = 2 };

static void copy(const struct battery *b, void *to, const void *from)
{
    memcpy(to, from, b->game->state_size);
}

/* A world that looks like the truth to a seat. */
static void guess(struct battery *b, int seat, void *out)
{
    copy(b, out, b->state);
    b->game->observe(out, seat);
    b->game->determinize(out, &b->rng);
}

/* What a seat sees of a state: all of it once an open end is reached. */
static void look(const struct battery *b, void *state, int seat)
{
    if (!b->game->open_end || game_peek(state)->actor != ACTOR_NONE)
        b->game->observe(state, seat);
}

/* Whether in this world the seat would or could have seen something else than
 * 'shown' and then 'seen'. */
static bool differs(struct battery *b, void *world, int seat, game_action shown,
                    const void *seen)
{
    const struct game *game = b->game;
    bool chance = game_peek(world)->actor == ACTOR_CHANCE, found = false;
    int n = game->legal(world, b->other);
    game_action same = 0;

    for (int i = 0; i < n; i++) {
        bool match = game->redact(world, b->other[i], seat) == shown;
        if (match && !found)
            same = b->other[i];
        found |= match;
        if (chance && !match)
            return true;
    }
    if (!found)
        return true;
    game->apply(world, same);
    look(b, world, seat);
    return memcmp(world, seen, game->state_size) != 0;
}

/* Whether some guess shows that the action told the seat something. */
static bool learnt(struct battery *b, int seat, game_action action)
{
    const struct game *game = b->game;
    void *world = b->scratch[1], *seen = b->scratch[2];
    game_action shown = game->redact(b->state, action, seat);

    copy(b, seen, b->state);
    game->apply(seen, action);
    look(b, seen, seat);
    for (int g = 0; g < (game->secrets ? WORLDS : 1); g++) {
        guess(b, seat, world);
        if (differs(b, world, seat, shown, seen))
            return true;
    }
    return false;
}

static unsigned answer(struct battery *b, const void *before,
                       game_action action, int by)
{
    void *after = b->scratch[3];

    copy(b, after, before);
    b->game->apply(after, action);
    return session_learnt(b->game, before, action, after, by, b->scratch[4]);
}

/* Who asks gets the same answer in every world it cannot tell apart. */
static void check_twins(struct battery *b, game_action action, int by,
                        unsigned truth)
{
    const struct game *game = b->game;
    void *twin = b->scratch[1];
    game_action shown = game->redact(b->state, action, by);

    for (int k = 0; k < TWINS; k++) {
        guess(b, by, twin);
        int n = game->legal(twin, b->other), i = 0;
        while (i < n && game->redact(twin, b->other[i], by) != shown)
            i++;
        if (i == n)
            continue; /* the seat has learnt that this was not so */
        unsigned other = answer(b, twin, b->other[i], by);
        LAW(b, other == truth, "undo",
            "seat %c is told that seats %#x learnt something, and %#x where "
            "only what it does not know differs",
            'A' + by, truth, other);
    }
}

static void law_undo(struct battery *b, game_action action)
{
    int seats = b->setup.seats;
    unsigned told[GAME_SEATS_MAX], really = 0;

    for (int by = 0; by < seats; by++) {
        told[by] = answer(b, b->state, action, by);
        check_twins(b, action, by, told[by]);
    }
    for (int q = 0; q < seats; q++)
        really |= (unsigned)learnt(b, q, action) << q;
    for (int by = 0; by < seats; by++) {
        LAW(b, !(really & ~told[by]), "undo",
            "seat %c could take it back alone though seats %#x learnt "
            "something",
            'A' + by, really & ~told[by]);
        b->crossings++;
        b->askings += told[by] != 0;
        b->needless += told[by] && !really;
    }
}

void battery_play_undo(struct battery *b)
{
    const struct game *game = b->game;

    rng_at(&b->rng, b->seed, b->setup.seats, b->setup.options);
    b->plies = 0;
    game->begin(b->state, &b->setup);
    while (game_peek(b->state)->actor != ACTOR_NONE) {
        uint32_t n = (uint32_t)game->legal(b->state, b->list);
        game_action next = game_peek(b->state)->actor == ACTOR_CHANCE
                               ? game->sample(b->state, &b->rng)
                               : b->list[rng_below(&b->rng, n)];
        b->log[b->plies] = next;
        b->counts[b->plies++] = (uint16_t)n;
        law_undo(b, next);
        game->apply(b->state, next);
    }
}
