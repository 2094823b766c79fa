/* Guesses at secrets come up as often as they fit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ai/guess.h"

/* A card from 0 to 3 that seat 1 alone has seen. */
struct card_state {
    struct game_head head;
    uint8_t card, unused[3];
};

enum { HIDDEN = 9, DRAWS = 40000 };

static void observe(void *state, int sees)
{
    struct card_state *s = state;

    if (sees == 0)
        s->card = HIDDEN;
    s->head.sees = (int8_t)sees;
}

static void determinize(void *state, struct rng *rng)
{
    struct card_state *s = state;

    if (s->card == HIDDEN)
        s->card = (uint8_t)rng_below(rng, 4);
    s->head.sees = SEES_ALL;
}

static void traits(const void *guess, int sees, int16_t out[])
{
    const struct card_state *s = guess;

    assert_int_equal(sees, 0);
    out[0] = s->card;
}

static const int16_t likely[ADVICE_FEATURES_MAX] = { 4096 };

static const struct advice advice = { .traits = traits,
                                      .trait_count = 1,
                                      .likely = likely };

static const struct game card_game = { .id = "card",
                                       .state_size = sizeof(struct card_state),
                                       .secrets = true,
                                       .observe = observe,
                                       .determinize = determinize,
                                       .advice = &advice };

static void count(const struct game *game, int counts[4])
{
    struct card_state seen = { .head = { .seats = 2 }, .card = 2 }, out;
    _Alignas(16) unsigned char kept[sizeof seen];
    struct guess chain;
    struct rng rng;

    rng_seed(&rng, 5);
    observe(&seen, 0);
    guess_start(&chain, game, &seen, kept, &rng);
    for (int i = 0; i < DRAWS; i++) {
        guess_next(&chain, &out, &rng);
        assert_int_equal(out.head.sees, SEES_ALL);
        counts[out.card]++;
    }
}

/* Each card fits twice as well as the one before: 1, 2, 4 and 8 of 15. */
static void test_a_guess_comes_up_as_often_as_it_fits(void **unused)
{
    int counts[4] = { 0 };

    (void)unused;
    count(&card_game, counts);
    for (int k = 0; k < 4; k++)
        assert_in_range(counts[k], DRAWS * (1 << k) / 15 * 95 / 100,
                        DRAWS * (1 << k) / 15 * 105 / 100);
}

static void test_without_weights_all_are_alike(void **unused)
{
    struct advice even = advice;
    struct game game = card_game;
    int counts[4] = { 0 };

    (void)unused;
    even.likely = NULL;
    game.advice = &even;
    count(&game, counts);
    for (int k = 0; k < 4; k++)
        assert_in_range(counts[k], DRAWS / 4 * 95 / 100, DRAWS / 4 * 105 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_guess_comes_up_as_often_as_it_fits),
        cmocka_unit_test(test_without_weights_all_are_alike),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
