/* A look from what was looked at last says what a look from scratch says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ai/judge.h"
#include "games/games.h"

enum { GAMES = 12, STATES = 3 };

/* Games that are played at random side by side, in one setting. */
struct side {
    _Alignas(16) unsigned char state[STATES][GAME_STATE_MAX];
    struct judge_last last;
    struct rng rng;
};

static void begin(struct side *t, const struct game *game, unsigned seats)
{
    struct game_setup setup = { .seats = (uint8_t)seats };

    memset(t->state, 0, sizeof t->state);
    for (int k = 0; k < STATES; k++)
        game->begin(t->state[k], &setup);
    t->last.seen = false;
}

static void check_look(struct side *t, const struct game *game,
                       const void *state)
{
    int seats = game_peek(state)->seats;
    int32_t fresh[GAME_SEATS_MAX], again[GAME_SEATS_MAX];

    judge_look(game, state, 0, 0, fresh);
    judge_look_on(game, state, 0, 0, &t->last, again);
    assert_memory_equal(fresh, again, (size_t)seats * sizeof *fresh);
    if (game_peek(state)->actor == ACTOR_NONE)
        return;
    for (int p = 0; p < seats; p++) {
        int16_t f[ADVICE_FEATURES_MAX] = { 0 };

        game->advice->features(state, p, f);
        assert_memory_equal(f, t->last.feature[p], sizeof f);
    }
}

/* Mostly the next state of the same game; now and then that of another. */
static void play(struct side *t, const struct game *game)
{
    game_action legal[GAME_ACTIONS_MAX];
    int over = 0, k = 0;

    while (over < STATES) {
        const struct game_head *head = game_peek(t->state[k]);

        if (head->actor == ACTOR_NONE) {
            over++;
            k = (k + 1) % STATES;
            continue;
        }
        over = 0;
        if (head->actor == ACTOR_CHANCE)
            game->apply(t->state[k], game->sample(t->state[k], &t->rng));
        else
            game->apply(t->state[k],
                        legal[rng_below(&t->rng, (uint32_t)game->legal(
                                                     t->state[k], legal))]);
        check_look(t, game, t->state[k]);
        if (rng_below(&t->rng, 4) == 0)
            k = (k + 1) % STATES;
    }
}

static void test_looking_again_says_the_same(void **unused)
{
    static struct side t;

    (void)unused;
    rng_seed(&t.rng, 3);
    for (int g = 0; g < games_count(); g++) {
        const struct game *game = games_at(g);

        for (unsigned seats = game->seats_min; seats <= game->seats_max;
             seats++)
            for (int i = 0; i < GAMES && judge_learnt(game, (int)seats); i++) {
                begin(&t, game, seats);
                play(&t, game);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_looking_again_says_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
