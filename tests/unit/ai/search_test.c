/* What a search makes of choices that its seat cannot see. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ai/player.h"

/* Seat 1 lays one of four cards face down, then seat 0 plays anything. */
struct card_state {
    struct game_head head;
    uint8_t card, unused[3];
};

enum { CARDS = 4, NO_CARD = 8, FACE_DOWN = 9, SEEDS = 64 };

static int legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    int count = game_peek(state)->actor == 1 ? CARDS : 2;

    for (int k = 0; k < count; k++)
        out[k] = (game_action)k;
    return count;
}

static void apply(void *state, game_action action)
{
    struct card_state *s = state;

    s->card = (uint8_t)action;
    s->head.actor = 0;
}

static game_action redact(const void *state, game_action action, int sees)
{
    return game_peek(state)->actor == 1 && sees == 0 ? FACE_DOWN : action;
}

static void determinize(void *state, struct rng *rng)
{
    (void)rng;
    ((struct card_state *)state)->head.sees = SEES_ALL;
}

static void features(const void *state, int seat, int16_t out[])
{
    const struct card_state *s = state;

    out[0] = seat == 0 ? s->card : 0;
}

static const struct advice_net net = { .inputs = 1, .linear = { 1024 } };
static const struct advice advice = { .features = features,
                                      .feature_count = 1,
                                      .net = { [2] = &net } };
static const struct game card_game = { .id = "card",
                                       .state_size = sizeof(struct card_state),
                                       .secrets = true,
                                       .legal = legal,
                                       .apply = apply,
                                       .redact = redact,
                                       .determinize = determinize,
                                       .advice = &advice };

/* One playout lays one card: which one shows in what the root is worth. */
static void test_every_hidden_choice_is_looked_at(void **unused)
{
    static _Alignas(64) unsigned char memory[1 << 20];
    struct card_state s = { .head = { .seats = 2, .actor = 1 },
                            .card = NO_CARD };
    int32_t value[GAME_SEATS_MAX], found[CARDS] = { 0 };
    int kinds = 0;

    (void)unused;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct player_job job = { .game = &card_game,
                                  .state = &s,
                                  .pick = { .player = &mcts_player },
                                  .seed = seed,
                                  .room = sizeof memory };
        int k = 0;

        mcts_player.start(memory, &job);
        mcts_player.think(memory, 1);
        mcts_value(memory, value);
        while (k < kinds && found[k] != value[0])
            k++;
        assert_in_range(k, 0, CARDS - 1);
        found[k] = value[0];
        kinds += k == kinds;
    }
    assert_int_equal(kinds, CARDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_hidden_choice_is_looked_at),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
