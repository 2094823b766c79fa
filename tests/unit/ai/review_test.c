/* Reviews of a game whose values are known, and what holds for every review:
 * order does not matter, accounts add up, and nothing secret goes in. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/review.h"
#include "games/games.h"
#include "unit/ai/bet_game.h"

/* A game, action by action. */
struct game_so_far {
    const struct game *game;
    int plies, swapped_for; /* whose secrets are dealt anew; -1: nobody's */
    size_t stride;
    unsigned char *states;
    game_action action[4000];
};

static const void *state_of(void *user, int k)
{
    struct game_so_far *g = user;

    return g->states + (size_t)k * g->stride;
}

static game_action action_of(void *user, int k)
{
    return ((struct game_so_far *)user)->action[k];
}

static struct game_so_far *begin(const struct game *game, int most)
{
    struct game_so_far *g = calloc(1, sizeof *g);

    g->game = game;
    g->stride = (game->state_size + 15u) & ~15u;
    g->states = calloc((size_t)most + 1, g->stride);
    game->begin(g->states, &(struct game_setup){ .seats = 2 });
    return g;
}

static void add(struct game_so_far *g, game_action x)
{
    unsigned char *now = g->states + (size_t)g->plies * g->stride;

    g->action[g->plies++] = x;
    memcpy(now + g->stride, now, g->stride);
    g->game->apply(now + g->stride, x);
}

static void end(struct game_so_far *g)
{
    free(g->states);
    free(g);
}

static struct review *start(struct game_so_far *g, int eyes, bool fair)
{
    struct review_job job = { .game = g->game,
                              .plies = g->plies,
                              .eyes = eyes,
                              .fair = fair,
                              .seed = 5,
                              .state = state_of,
                              .action = action_of,
                              .user = g };
    size_t size = review_size(g->game, g->plies);
    void *memory = malloc(size);

    memset(memory, 0xa5, size); /* what was there before does not matter */
    return review_start(memory, &job);
}

static bool near_to(double a, double b, double e)
{
    return a > b - e && a < b + e;
}

/* Seat 0 bets 1 and seat 1 bets 3; who gains a point is given. */
static struct game_so_far *bets_of(bool first, bool second)
{
    struct game_so_far *g = begin(&bet_game, 4);

    add(g, 1);
    add(g, first ? 0 : 9);
    add(g, 3);
    add(g, second ? 0 : 9);
    return g;
}

static struct game_so_far *bets(void)
{
    return bets_of(false, true);
}

/* Bets of 3 by both: 0.5 each. Of 1 against 3: a win 0.5 * 0.1, both alike
 * 0.5 * 0.9 + 0.5 * 0.1; so 0.05 + 0.25 = 0.3, and 0.2 are given up. */
static void test_values_and_losses_are_those_of_the_solution(void **unused)
{
    struct game_so_far *g = bets();
    struct review *r = start(g, 0, false);
    void *room = malloc(review_room(&bet_game));
    struct review_loss loss;

    (void)unused;
    while (review_round(r, room))
        ;
    assert_int_equal(r->choices, 2);
    assert_int_equal(r->moments, 5);
    loss = review_loss(r, 0, REVIEW_KNOWN);
    assert_true(loss.judged && review_mistake(&loss));
    assert_true(loss.loss.error <= REVIEW_ERROR);
    assert_true(
        near_to(loss.loss.mean, 0.2 * UTILITY_ONE, 2.5 * loss.loss.error));
    assert_int_equal(r->choice[0].action[r->choice[0].best], 3);
    assert_int_equal(r->choice[1].best, r->choice[1].played);
    for (int k = 0; k < 2; k++) {
        double share = (double)r->moment[k].share[0][0] /
                       r->moment[k].games[0] / UTILITY_ONE;

        assert_true(near_to(share, k ? 0.3 : 0.5, 0.2));
    }
    free(room);
    free(r);
    end(g);
}

/* The draw of seat 0 cost it 0.3 - 0.05; that of seat 1, 0.1 * 0.5. */
static void test_the_account_adds_up_and_finds_the_luck(void **unused)
{
    struct game_so_far *g = bets();
    struct review *r = start(g, 0, false);
    void *room = malloc(review_room(&bet_game));
    struct account_moment *moment = calloc((size_t)r->moments, sizeof *moment);
    struct review_account a;
    double sum = 0, error;

    (void)unused;
    while (review_round(r, room))
        ;
    review_account(r, 0, REVIEW_OPEN, moment, &a);
    for (int k = 0; k < ACCOUNT_PARTS; k++)
        sum += a.part[k].gain;
    assert_true(near_to(a.start + sum, a.result, 1e-6) && a.result == 0);
    assert_true(near_to(a.start + a.part[ACCOUNT_LUCK].gain + a.known +
                            a.hidden + a.rest + a.part[ACCOUNT_SEAT + 1].gain,
                        a.result, 1e-6));
    error = a.part[ACCOUNT_LUCK].error;
    assert_true(error > 0 && error < 0.1 * 0.1);
    assert_true(near_to(a.part[ACCOUNT_LUCK].gain, -0.3, 0.15));
    assert_true(near_to(a.part[ACCOUNT_SEAT].gain, -0.2, 0.1));
    free(moment);
    free(room);
    free(r);
    end(g);
}

/* Whoever plays worse is not unlucky for it: over all that the draws can bring,
 * by its chance (0.5 and 0.9 for a point), luck adds up to nothing. */
static void test_luck_is_nothing_on_average(void **unused)
{
    void *room = malloc(review_room(&bet_game));
    double mean = 0;

    (void)unused;
    for (int k = 0; k < 4; k++) {
        struct game_so_far *g = bets_of(k & 1, k & 2);
        struct review *r = start(g, 0, false);
        struct account_moment *moment = calloc((size_t)r->moments,
                                               sizeof *moment);
        struct review_account a;

        while (review_round(r, room))
            ;
        review_account(r, 0, REVIEW_OPEN, moment, &a);
        mean += 0.5 * (k & 2 ? 0.9 : 0.1) * a.part[ACCOUNT_LUCK].gain;
        free(moment);
        free(r);
        end(g);
    }
    assert_true(near_to(mean, 0, 0.05));
    free(room);
}

static void test_one_choice_has_its_own_error(void **unused)
{
    struct game_so_far *g = bets();
    struct review *r;
    void *room = malloc(review_room(&bet_game));
    struct review_skill skill;

    (void)unused;
    g->plies = 1;
    r = start(g, 0, false);
    while (!r->choice[0].weighed)
        assert_true(review_round(r, room));
    review_skill(r, 0, &skill);
    assert_int_equal(skill.choices, 1);
    assert_true(skill.loss.error > 0);
    free(room);
    free(r);
    end(g);
}

/* A game of Bronze Age so far, by the cheapest program. */
static struct game_so_far *cards(int plies)
{
    const struct game *game = games_find("bronze-age");
    struct game_so_far *g = begin(game, plies);
    game_action list[GAME_ACTIONS_MAX];
    struct rng rng;

    rng_seed(&rng, 3);
    while (g->plies < plies) {
        const void *now = state_of(g, g->plies);

        if (game_peek(now)->actor == ACTOR_CHANCE)
            add(g, game->sample(now, &rng));
        else
            add(g, list[rng_below(&rng, (uint32_t)game->legal(now, list))]);
    }
    return g;
}

/* Backwards, every unit twice, with rubbish in between. */
static void work_backwards(struct review *r, void *room)
{
    struct review_part part[REVIEW_UNITS], wrong;
    int units = r->units;

    for (int u = units - 1; u >= 0; u--)
        review_work(r, u, room, &part[u]);
    for (int u = units - 1; u >= 0; u--) {
        wrong = part[u];
        wrong.round++;
        assert_false(review_take(r, &wrong));
        wrong = part[u];
        wrong.unit = units;
        assert_false(review_take(r, &wrong));
        assert_true(review_take(r, &part[u]));
        assert_false(review_take(r, &part[u]));
    }
}

static void assert_same(const struct review *a, const struct review *b)
{
    assert_int_equal(a->round, b->round);
    assert_int_equal(a->moments, b->moments);
    assert_int_equal(a->choices, b->choices);
    assert_int_equal(a->units, b->units);
    assert_memory_equal(a->moment, b->moment,
                        (size_t)a->moments * sizeof *a->moment);
    assert_memory_equal(a->choice, b->choice,
                        (size_t)a->choices * sizeof *a->choice);
    for (int u = 0; u < a->units; u++) {
        assert_int_equal(a->unit[u].index, b->unit[u].index);
        assert_int_equal(a->unit[u].first, b->unit[u].first);
    }
}

static void test_the_order_of_the_work_does_not_matter(void **unused)
{
    struct game_so_far *g = bets();
    struct review *one = start(g, 0, false), *other = start(g, 0, false);
    void *room = malloc(review_room(g->game));

    (void)unused;
    for (int k = 0; k < 8; k++) {
        assert_true(review_round(one, room));
        work_backwards(other, room);
        assert_same(one, other);
    }
    free(room);
    free(one);
    free(other);
    end(g);
}

/* The same game at a table where all that a seat cannot know is another. */
static struct game_so_far *swapped(const struct game_so_far *g, int seat)
{
    struct game_so_far *other = begin(g->game, g->plies);
    struct rng rng;
    int differs = 0;

    rng_seed(&rng, 9);
    memcpy(other->action, g->action, sizeof g->action);
    memcpy(other->states, g->states, (size_t)(g->plies + 1) * g->stride);
    other->plies = g->plies;
    for (int k = 0; k <= g->plies; k++) {
        unsigned char *state = other->states + (size_t)k * g->stride;

        if (k < g->plies)
            other->action[k] = g->game->redact(state, g->action[k], seat);
        g->game->observe(state, seat);
        g->game->determinize(state, &rng);
        differs += !!memcmp(state, g->states + (size_t)k * g->stride,
                            g->game->state_size);
    }
    assert_true(differs > g->plies / 2);
    return other;
}

/* In a review that knows all cards, too, what the seat could know is judged
 * without them: searches, pairs of games and the curve. */
static void judge_without_secrets(bool fair)
{
    struct game_so_far *g = cards(46), *other = swapped(g, 1);
    struct review *one = start(g, 1, fair), *two = start(other, 1, fair);
    void *room = malloc(review_room(g->game));
    struct review_part part[2];
    int judged = 0;

    assert_true(one->choices > 3 && one->choices == two->choices);
    for (int round = 0; round < 2; round++)
        for (int u = 0, units = one->units; u < units; u++) {
            review_work(one, u, room, &part[0]);
            part[1] = part[0];
            if (one->choice[one->unit[u].index].seat == 1)
                review_work(two, u, room, &part[1]);
            assert_memory_equal(&part[0], &part[1], sizeof part[0]);
            assert_true(review_take(one, &part[0]));
            assert_true(review_take(two, &part[1]));
        }
    if (fair)
        assert_same(one, two);
    for (int k = 0; k < one->choices && judged < 2; k++) {
        const struct review_choice *c = &one->choice[k];
        const struct review_unit unit[] = {
            { .task = REVIEW_CURVE, .index = (uint16_t)c->moment, .count = 1 },
            { .task = REVIEW_JUDGE, .index = (uint16_t)k, .count = 2 },
        };

        if (c->seat != 1 || !c->best)
            continue;
        one->unit[0] = two->unit[0] = unit[judged++];
        review_work(one, 0, room, &part[0]);
        review_work(two, 0, room, &part[1]);
        assert_memory_equal(&part[0], &part[1], sizeof part[0]);
    }
    assert_int_equal(judged, 2);
    free(room);
    free(one);
    free(two);
    end(g);
    end(other);
}

static void test_what_a_seat_could_know_holds_no_secrets(void **unused)
{
    (void)unused;
    judge_without_secrets(false);
}

static void test_a_fair_review_knows_what_its_seat_knew(void **unused)
{
    (void)unused;
    judge_without_secrets(true);
}

/* Choices whose ways are near each other are searched for longer, before games
 * are played for them; and at the end none is left. */
static void test_near_ways_are_searched_longer_before_games(void **unused)
{
    static const struct advice advice = { .deep = 4000 };
    struct game game = bet_game;
    struct game_so_far *g = bets();
    struct review *r;
    void *room;
    int deep = 0;

    (void)unused;
    game.advice = &advice;
    g->game = &game;
    r = start(g, 0, false);
    room = malloc(review_room(&game));
    while (review_round(r, room))
        for (int k = 0; k < r->choices; k++)
            assert_true(!r->choice[k].games[REVIEW_KNOWN].pairs ||
                        !review_near(r, &r->choice[k]));
    for (int k = 0; k < r->choices; k++) {
        assert_int_equal(review_near(r, &r->choice[k]), 0);
        deep += r->choice[k].deep;
    }
    assert_true(deep > 0);
    assert_int_equal(r->choice[0].action[r->choice[0].best], 3);
    free(room);
    free(r);
    end(g);
}

/* 16 pairs, won 25 +- 8 more in a hundred, of a choice between equals as
 * searches say; and the same where searches say so, too. */
static void test_few_games_alone_name_no_mistake(void **unused)
{
    const int64_t one = UTILITY_ONE;
    struct game_so_far *g = bets();
    struct review *r = start(g, 0, false);
    struct review_choice *c = &r->choice[0];
    struct review_loss loss;

    (void)unused;
    c->weighed = true;
    c->ways = 2;
    c->best = 1;
    c->games[REVIEW_KNOWN].pairs = 16;
    c->games[REVIEW_KNOWN].share[0][0] = 4 * one;
    c->games[REVIEW_KNOWN].square = one * one * 12 / 5;
    loss = review_loss(r, 0, REVIEW_KNOWN);
    assert_false(review_mistake(&loss));
    c->again[0][0] = (int32_t)one / 3;
    loss = review_loss(r, 0, REVIEW_KNOWN);
    assert_true(review_mistake(&loss));
    free(r);
    end(g);
}

/* Twelve choices of one seat that searches find nearly as good as the best:
 * they are as far off as searches are. */
static void test_skill_is_no_surer_than_its_losses(void **unused)
{
    struct game_so_far *g = cards(46);
    struct review *r = start(g, 1, false);
    struct review_skill skill;

    (void)unused;
    assert_true(r->choices >= 12);
    for (int k = 0; k < r->choices; k++) {
        struct review_choice *c = &r->choice[k];

        c->seat = k < 12 ? 0 : 1;
        c->weighed = true;
        c->ways = 2;
        c->best = 1;
        c->again[0][c->seat] = UTILITY_ONE / 200;
    }
    review_skill(r, 0, &skill);
    assert_int_equal(skill.choices, 12);
    assert_true(near_to(skill.loss.error, UTILITY_ONE * 0.04 / sqrt(12), 30));
    assert_true(skill.high > skill.low + 2);
    free(r);
    end(g);
}

/* Levels 1 to 8 give up 8 to 1 in a hundred, each known to half of one. */
static void test_a_loss_is_that_of_a_range_of_levels(void **unused)
{
    static const uint16_t table[] = { 800, 700, 600, 500, 400, 300, 200, 100 };
    const int32_t one = UTILITY_ONE / 100;
    const struct {
        struct estimate loss;
        int low, high;
    } cases[] = {
        { { 5 * one, one + 9 }, 2, 6 }, { { 4 * one, one / 10 }, 4, 6 },
        { { 0, one / 10 }, 8, 8 },      { { 20 * one, one }, 1, 1 },
        { { 5 * one, 9 * one }, 1, 8 },
    };

    (void)unused;
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        int low, high;

        review_levels(table, cases[k].loss, &low, &high);
        assert_int_equal(low, cases[k].low);
        assert_int_equal(high, cases[k].high);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_loss_is_that_of_a_range_of_levels),
        cmocka_unit_test(test_skill_is_no_surer_than_its_losses),
        cmocka_unit_test(test_values_and_losses_are_those_of_the_solution),
        cmocka_unit_test(test_the_account_adds_up_and_finds_the_luck),
        cmocka_unit_test(test_luck_is_nothing_on_average),
        cmocka_unit_test(test_one_choice_has_its_own_error),
        cmocka_unit_test(test_near_ways_are_searched_longer_before_games),
        cmocka_unit_test(test_few_games_alone_name_no_mistake),
        cmocka_unit_test(test_the_order_of_the_work_does_not_matter),
        cmocka_unit_test(test_a_fair_review_knows_what_its_seat_knew),
        cmocka_unit_test(test_what_a_seat_could_know_holds_no_secrets),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
