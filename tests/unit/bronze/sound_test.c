/* sound() itself: true along random games, and false as soon as any component
 * is lost, doubled or miscounted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/bronze/bronze.h"
#include "games/games.h"

/* A state some actions into the random game of a seed. */
static struct bronze_state after(unsigned actions, unsigned seats)
{
    const struct game *game = games_find("bronze");
    const struct game_setup setup = { .seats = (uint8_t)seats };
    struct bronze_state s;
    struct rng rng;

    rng_seed(&rng, 5);
    game->begin(&s, &setup);
    for (unsigned i = 0; i < actions && s.head.actor != ACTOR_NONE; i++) {
        game_action list[GAME_ACTIONS_MAX];
        uint32_t n = (uint32_t)game->legal(&s, list);
        game->apply(&s, s.head.actor == ACTOR_CHANCE
                            ? game->sample(&s, &rng)
                            : list[rng_below(&rng, n)]);
    }
    return s;
}

static void test_every_state_is_sound(void **unused)
{
    (void)unused;
    for (unsigned seats = 2; seats <= 4; seats++)
        for (unsigned i = 0; i < 300; i += 3) {
            struct bronze_state s = after(i, seats);
            assert_true(bronze_sound(&s));
        }
}

#define UNSOUND(change)                                                        \
    do {                                                                       \
        struct bronze_state s = after(150, 4);                                 \
        change;                                                                \
        assert_false(bronze_sound(&s));                                        \
    } while (0)

static void test_lost_and_doubled_cards(void **unused)
{
    (void)unused;
    UNSOUND(s.unseen += lane_one(0) * 40);
    UNSOUND(s.unseen -= lane_one(bit_lowest(s.unseen) / 8));
    UNSOUND(s.stack[STACKS]++);
    UNSOUND(s.cards[1] += lane_one(2));
    UNSOUND(s.columns[0]--);
    UNSOUND(s.column[0][0] |= 7ull << 3 * s.depth[0][0]);
    UNSOUND(s.city_deck |= s.cities[0] | s.cities[1]);
    UNSOUND(s.pile[10] |= s.city_deck);
    UNSOUND(s.cities[0] |= 1ull << 63);
}

static void test_lost_and_doubled_tiles_and_markers(void **unused)
{
    (void)unused;
    UNSOUND(s.lands = 0);
    UNSOUND(s.lands |= (uint16_t)(1u << s.land[0]));
    UNSOUND(s.left[PLACES_MAX - 1] = 1);
    UNSOUND(s.left[0]++);
    UNSOUND(s.full ^= 1);
    UNSOUND(s.markers[2]--);
    UNSOUND(s.reached[0]++);
    UNSOUND(s.count[0][0]++; s.markers[0]--);
    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        UNSOUND(s.own[0][t] ^= s.own[0][t] ? s.own[0][t] : 1);
        UNSOUND(s.own[0][t] |= s.own[1][t] ? s.own[1][t] : ~0ull);
        UNSOUND(s.free[0][t] = ~s.free[0][t]);
    }
}

static void test_lost_and_doubled_tokens(void **unused)
{
    (void)unused;
    UNSOUND(s.provinces ^= 1);
    UNSOUND(s.undecided ^= 1);
    UNSOUND(s.route_free[ROUTE_7] ^= 1);
    UNSOUND(s.route[0][ROUTE_3] = s.route_free[ROUTE_3]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_state_is_sound),
        cmocka_unit_test(test_lost_and_doubled_cards),
        cmocka_unit_test(test_lost_and_doubled_tiles_and_markers),
        cmocka_unit_test(test_lost_and_doubled_tokens),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
