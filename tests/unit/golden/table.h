/* A table of The Golden Ages for tests: three seats in era I, A to act.
 *
 *   A: Babylon (Agriculture), capital 2,2; wheat on 3,2, rock on 3,3
 *   B: Phoenicia (Writing), capital 5,6; wheat on 4,5, game on 5,5
 *   C: Egypt (Metallurgy), capital 1,7; wheat on 2,6, rock on 2,7
 *   the start tile: game on 2,4 and 3,5, wheat on 2,5, rock on 3,4
 *
 * Market, Library and Granary are on offer; J1 to J5 lie open; A holds F1, B
 * F2, C F3. The state holds nothing derived, so tests may change its fields. */
#ifndef UNIT_GOLDEN_TABLE_H
#define UNIT_GOLDEN_TABLE_H

#include "games/golden/view.h"
#include "games/games.h"

extern const struct game golden_game;

#define TABLE_GAME     (&golden_game)
#define TABLE_IS_SOUND false
#include "tests/unit/rules.h"

enum { A, B, C, D };

#define SQ(r, c) ((r)*COLUMNS + (c))

static inline void play_all(struct golden_state *s, const char *const *list)
{
    for (; *list; list++)
        play(s, *list);
}

#define PLAY(s, ...) play_all(s, (const char *const[]){ __VA_ARGS__, NULL })

static inline struct golden_state fresh(uint8_t seats, uint16_t options)
{
    struct golden_state s;
    const struct game_setup setup = { seats, options };

    golden_begin(&s, &setup);
    return s;
}

static inline struct golden_state before_tiles(uint16_t options)
{
    struct golden_state s = fresh(3, options);

    PLAY(&s, "start-rotation 0", "first B", "deal-civ A 1 babylon",
         "deal-civ A 2 inca", "deal-civ A 3 spain", "deal-civ A 4 russia",
         "deal-civ B 1 phoenicia", "deal-civ B 2 aztecs", "deal-civ B 3 turkey",
         "deal-civ B 4 japan", "deal-civ C 1 egypt", "deal-civ C 2 france",
         "deal-civ C 3 portugal", "deal-civ C 4 usa", "deal-future A f1",
         "deal-future B f2", "deal-future C f3", "judgement j1", "judgement j2",
         "judgement j3", "judgement j4", "judgement j5", "building market",
         "building library", "building granary");
    return s;
}

static inline struct golden_state table_with(uint16_t options)
{
    struct golden_state s = before_tiles(options);

    PLAY(&s, "draw-tile l1", "tile 0 2,2", "capital 2,2", "draw-tile l2",
         "tile 0 4,5", "capital 5,6", "draw-tile l3", "tile 3 1,6",
         "capital 1,7");
    assert_true(golden_sound(&s));
    return s;
}

static inline struct golden_state table(void)
{
    return table_with(0);
}

/* Makes it a seat's turn, with nothing pending. */
static inline void turn_of(struct golden_state *s, int seat)
{
    while (s->depth)
        golden_pop(s);
    s->turn = (uint8_t)seat;
    golden_push(s, PHASE_ACTION);
    golden_proceed(s);
}

static inline void learn(struct golden_state *s, int seat, unsigned tech)
{
    if (!golden_has(&s->seat[seat], tech))
        golden_develop(s, seat, tech, false);
}

static inline void put(struct golden_state *s, int seat, int colonist,
                       unsigned place, bool standing)
{
    s->seat[seat].colonist[colonist] = (uint8_t)(place |
                                                 (standing ? STANDING : 0));
}

static inline void build_city(struct golden_state *s, int seat, unsigned square,
                              int cubes)
{
    s->seat[seat].city |= BIT(square);
    if (cubes == 2)
        s->seat[seat].second |= BIT(square);
    s->seat[seat].reserve -= (uint8_t)cubes;
}

static inline void hold(struct golden_state *s, int seat, unsigned wonder)
{
    s->seat[seat].wonders |= (uint16_t)(1u << wonder);
}

static inline int total(const struct golden_state *s, int seat)
{
    return game_total(&golden_game, s, seat);
}

/* Every colonist of a seat lies down where it is. */
static inline void tire(struct golden_state *s, int seat)
{
    for (int i = 0; i < COLONISTS; i++)
        s->seat[seat].colonist[i] &= PLACE_MASK;
}

#endif
