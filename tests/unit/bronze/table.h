/* A Bronze table for tests: dealt by words, or arranged by hand. Tiles come in
 * the order of their ids, so that place 1 holds land 1; other chance takes the
 * first outcome of the list. */
#ifndef UNIT_BRONZE_TABLE_H
#define UNIT_BRONZE_TABLE_H

#include <stdlib.h>

#include "games/bronze/bronze.h"

extern const struct game bronze_game;

#define TABLE_GAME     (&bronze_game)
#define TABLE_IS_SOUND false
#include "tests/unit/rules.h"

enum { A, B, C, D };

/* Pending chance, each time the first outcome of the list. */
static inline void chance(struct bronze_state *s)
{
    static game_action list[GAME_ACTIONS_MAX];

    while (s->head.actor == ACTOR_CHANCE) {
        assert_true(bronze_game.legal(s, list) > 0);
        bronze_game.apply(s, list[0]);
    }
}

/* An action of a seat and the chance that follows. */
static inline void step(struct bronze_state *s, const char *words)
{
    play(s, words);
    chance(s);
}

static inline void begin(struct bronze_state *s, unsigned seats,
                         unsigned edition)
{
    const struct game_setup setup = { .seats = (uint8_t)seats,
                                      .options = (uint16_t)edition };

    assert_null(bronze_game.check(&setup));
    bronze_game.begin(s, &setup);
}

/* A game set up, A to take: stacks Pottery, Wheel, Masonry, Authority. */
static inline void deal(struct bronze_state *s, unsigned seats,
                        unsigned edition)
{
    static game_action list[GAME_ACTIONS_MAX];

    begin(s, seats, edition);
    while (s->head.phase != PHASE_REVEAL) {
        assert_true(bronze_game.legal(s, list) > 0);
        bronze_game.apply(s, list[0]);
    }
    play(s, "reveal 1 pottery");
    play(s, "reveal 2 wheel");
    play(s, "reveal 3 masonry");
    play(s, "reveal 4 authority");
}

static inline unsigned tech_of(char code)
{
    static const char codes[] = "DPMARWIB";
    const char *at = strchr(codes, code);

    assert_non_null(at);
    return (unsigned)(at - codes);
}

/* A seat's matrix, a string a column: Domestication, Pottery, Masonry,
 * Authority, Religion, Wheel, Irrigation, Bronze Casting. */
static inline void matrix(struct bronze_state *s, unsigned seat,
                          const char *one, const char *two, const char *three,
                          const char *four)
{
    const char *columns[COLUMNS_MAX] = { one, two, three, four };

    s->cards[seat] = 0;
    s->columns[seat] = 0;
    for (unsigned c = 0; c < COLUMNS_MAX; c++) {
        s->column[seat][c] = 0;
        s->depth[seat][c] = 0;
        for (const char *at = columns[c]; at && *at; at++) {
            unsigned tech = tech_of(*at);
            s->column[seat][c] |= (uint64_t)tech << 3 * s->depth[seat][c]++;
            s->cards[seat] += lane_one(tech);
        }
        s->columns[seat] += s->depth[seat][c] > 0;
    }
}

/* Turns tiles up until so many are open. */
static inline void open_tiles(struct bronze_state *s, unsigned n)
{
    struct game_head head = s->head;

    while (s->open < n)
        bronze_turn_land(s, bit_lowest(s->lands));
    s->head = head;
}

/* A marker of a seat on a free spot, counted from 1 as in words. */
static inline void put(struct bronze_state *s, unsigned seat, unsigned tile,
                       unsigned terrain, unsigned spot)
{
    unsigned at = 4 * (tile - 1) + spot - 1;
    bool was_free = false;

    for (unsigned k = 0; k < SETTLER_COUNT; k++) {
        was_free |= s->free[k][terrain] >> at & 1;
        s->free[k][terrain] &= ~(1ull << at);
    }
    if (!was_free)
        fail_msg("tile %u, terrain %u has no free spot %u", tile, terrain,
                 spot);
    s->own[seat][terrain] |= 1ull << at;
    s->count[tile - 1][seat]++;
    s->markers[seat]--;
    if (--s->left[tile - 1] == 0)
        s->full |= (uint16_t)(1u << (tile - 1));
    if (s->reached[seat] < tile)
        s->reached[seat] = (uint8_t)tile;
}

/* Fills a whole tile with a seat's markers, but for 'spare' spots. */
static inline void fill(struct bronze_state *s, unsigned seat, unsigned tile,
                        unsigned spare)
{
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        for (unsigned i = 1; i <= SPOTS_MAX; i++) {
            unsigned at = 4 * (tile - 1) + i - 1;
            uint64_t open = s->free[0][t] | s->free[1][t] | s->free[2][t];
            if (open >> at & 1 && s->left[tile - 1] > spare)
                put(s, seat, tile, t, i);
        }
}

/* It is a seat's turn to settle with these woken cards. */
static inline void wake(struct bronze_state *s, unsigned seat,
                        const char *codes)
{
    s->turn = (uint8_t)seat;
    s->head.actor = (int8_t)seat;
    s->head.phase = PHASE_SETTLE;
    s->woken = 0;
    for (; *codes; codes++)
        s->woken += lane_one(tech_of(*codes));
}

/* The first city below the tile just reached. */
static inline void take_city(struct bronze_state *s)
{
    assert_int_equal(s->head.phase, PHASE_CITY);
    bronze_game.apply(s,
                      action_pack(KIND_CITY, bit_lowest(s->pile[s->city_due])));
}

static inline int total(const struct bronze_state *s, unsigned seat)
{
    return game_total(&bronze_game, s, (int)seat);
}

#define RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

#endif
