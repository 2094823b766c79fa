/* Names, levels and choices of the players, and what they are worth in Nim. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/judge.h"
#include "ai/tree.h"
#include "unit/ai/nim.h"

static struct player_job job_for(const char *name, const void *state,
                                 uint64_t seed)
{
    struct player_job job = { .game = &nim_game, .state = state, .seed = seed };

    assert_true(players_find(name, &job.pick));
    job.room = job.pick.player->memory_size(&nim_game, &job.pick);
    return job;
}

static struct player_report ask(const char *name, int stones, uint64_t seed,
                                uint32_t playouts)
{
    struct nim_state s = nim_at(stones);
    struct player_job job = job_for(name, &s, seed);
    struct player_report report;
    unsigned char *memory = malloc(job.room + 64);

    memset(memory + job.room, 0x5a, 64);
    job.pick.player->start(memory, &job);
    job.pick.player->think(memory, playouts);
    job.pick.player->report(memory, &report);
    for (int i = 0; i < 64; i++)
        assert_int_equal(memory[job.room + (size_t)i], 0x5a);
    free(memory);
    return report;
}

/* A search that stops when nothing can change chooses as if it had not. */
static void test_a_settled_choice_is_the_same(void **unused)
{
    uint32_t saved = 0;

    (void)unused;
    for (int k = 0; k < 60; k++) {
        struct nim_state s = nim_at(5 + k % 12);
        struct player_job job = job_for("ai:8", &s, (uint64_t)k);
        struct player_report report[2];
        unsigned char *memory = malloc(job.room);

        job.pick.level = 0;
        for (int i = 0; i < 2; i++) {
            job.settles = i;
            mcts_player.start(memory, &job);
            mcts_player.think(memory, 60);
            mcts_player.report(memory, &report[i]);
        }
        assert_int_equal(report[0].choice, report[1].choice);
        assert_int_equal(report[0].playouts, 60);
        saved += 60 - report[1].playouts;
        free(memory);
    }
    assert_true(saved > 0);
}

static void test_names_read_as_they_are_written(void **unused)
{
    struct player_pick pick;
    char name[PLAYER_NAME_MAX];

    (void)unused;
    for (int k = 0; players_at(k); k++) {
        assert_true(players_find(players_at(k), &pick));
        players_name(&pick, name);
        assert_string_equal(name, players_at(k));
    }
    assert_true(players_find("ai:5:builder", &pick));
    assert_int_equal(pick.level, 5);
    players_name(&pick, name);
    assert_string_equal(name, "ai:5:builder");
    assert_true(players_find("ai", &pick));
    assert_int_equal(pick.level, PLAYER_LEVEL_DEFAULT);
}

static void test_other_names_are_refused(void **unused)
{
    static const char *const wrong[] = { "",      "human",     "ai:0",
                                         "ai:9",  "ai5",       "ai:",
                                         "ai:5:", "ai:5:bold", "Ai:5",
                                         "ai:55", "greedy:1" };
    struct player_pick pick;

    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(players_find(wrong[i], &pick));
}

static void test_levels_spend_more(void **unused)
{
    (void)unused;
    for (int level = 1; level <= PLAYER_LEVELS; level++) {
        struct player_pick pick = { .player = &mcts_player,
                                    .level = (uint8_t)level };
        uint32_t budget = players_budget(&nim_game, &pick);

        pick.level--;
        if (pick.level)
            assert_true(budget > players_budget(&nim_game, &pick));
    }
}

static void test_random_plays_legal_actions_and_all_of_them(void **unused)
{
    unsigned seen = 0;

    (void)unused;
    for (uint64_t seed = 0; seed < 64; seed++)
        seen |= 1u << ask("random", 9, seed, 1).choice;
    assert_int_equal(seen, 2 | 4 | 8);
}

static void test_greedy_takes_the_last_stones(void **unused)
{
    (void)unused;
    for (int stones = 1; stones <= 3; stones++)
        assert_int_equal(ask("greedy", stones, 1, 1).choice, stones);
}

static void test_search_finds_the_move_of_nim(void **unused)
{
    (void)unused;
    for (int stones = 5; stones <= 11; stones++) {
        struct player_report r = ask("ai:8", stones, 1, 20000);

        if (stones % 4 == 0)
            continue;
        assert_int_equal(r.choice, stones % 4);
        assert_true(r.line[0].value[0] > UTILITY_ONE * 3 / 4);
        assert_true(r.line[0].value[1] < UTILITY_ONE / 4);
    }
}

static void test_same_job_same_report(void **unused)
{
    struct player_report a = ask("ai:6", 15, 7, 3000);
    struct player_report b = ask("ai:6", 15, 7, 3000);
    struct player_report c = ask("ai:6", 15, 8, 3000);

    (void)unused;
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a, &c, sizeof a);
}

static void test_thinking_in_pieces_is_thinking_at_once(void **unused)
{
    struct nim_state s = nim_at(13);
    struct player_job job = job_for("ai:7", &s, 3);
    struct player_report once = ask("ai:7", 13, 3, 1000), pieces;
    void *memory = malloc(job.room);

    (void)unused;
    mcts_player.start(memory, &job);
    for (int i = 0; i < 10; i++)
        mcts_player.think(memory, 100);
    mcts_player.report(memory, &pieces);
    assert_memory_equal(&once, &pieces, sizeof once);
    free(memory);
}

static void test_a_small_room_is_enough(void **unused)
{
    struct nim_state s = nim_at(14);
    struct player_job job = job_for("ai:1", &s, 3);
    struct player_report report;
    void *memory;

    (void)unused;
    job.room -= 4000 * sizeof(struct tree_node);
    memory = malloc(job.room);
    mcts_player.start(memory, &job);
    mcts_player.think(memory, 20000);
    mcts_player.report(memory, &report);
    assert_int_equal(report.playouts, 20000);
    assert_true(report.nodes < 100);
    assert_int_equal(report.line[0].action, 2);
    free(memory);
}

static void test_the_tree_is_kept_between_decisions(void **unused)
{
    struct nim_state s = nim_at(14);
    struct player_job job = job_for("ai:8", &s, 3);
    struct player_report before, after;
    void *memory = malloc(job.room);

    (void)unused;
    mcts_player.start(memory, &job);
    mcts_player.think(memory, 20000);
    mcts_player.report(memory, &before);
    nim_apply(&s, 2);
    mcts_player.advance(memory, 2, &s);
    nim_apply(&s, 1);
    mcts_player.advance(memory, 1, &s);
    mcts_player.report(memory, &after);
    assert_int_equal(after.playouts, 20000);
    assert_true(after.nodes > 10 && after.nodes < before.nodes);
    assert_true(after.line[0].visits > 1000);
    assert_int_equal(after.line[0].action, 3);
    free(memory);
}

static void test_a_level_errs_but_never_below_its_floor(void **unused)
{
    struct nim_state s = nim_at(14);
    struct player_job job = job_for("ai:1", &s, 0);
    struct player_report r = { .count = 3 };
    unsigned chosen[4] = { 0 };

    (void)unused;
    for (int i = 0; i < 3; i++)
        r.line[i] = (struct player_line){ .action = (game_action)i,
                                          .visits = 10,
                                          .value = { 40000 -
                                                     3000 * i * i * i } };
    for (job.seed = 0; job.seed < 1000; job.seed++) {
        players_choose(&job, &r);
        chosen[r.choice]++;
    }
    assert_true(chosen[0] > chosen[1] && chosen[1] > 100);
    assert_int_equal(chosen[2], 0);
}

static void test_merging_adds_visits_and_weighs_values(void **unused)
{
    struct nim_state s = nim_at(14);
    struct player_job job = job_for("ai:8", &s, 0);
    struct player_report part[2] = { { .count = 2, .playouts = 40 },
                                     { .count = 1, .playouts = 60 } };
    struct player_report sum;

    (void)unused;
    part[0].line[0] = (struct player_line){ 1, 30, { 100 } };
    part[0].line[1] = (struct player_line){ 2, 10, { 400 } };
    part[1].line[0] = (struct player_line){ 2, 60, { 50 } };
    players_merge(&job, part, 2, &sum);
    assert_int_equal(sum.playouts, 100);
    assert_int_equal(sum.count, 2);
    assert_int_equal(sum.choice, 2);
    assert_int_equal(sum.line[0].visits, 70);
    assert_int_equal(sum.line[0].value[0], 100);
    assert_int_equal(sum.line[1].visits, 30);
}

static void test_fading_halves_every_4096(void **unused)
{
    (void)unused;
    assert_int_equal(judge_fade(0), 65536);
    assert_int_equal(judge_fade(4096), 32768);
    assert_int_equal(judge_fade(3 * 4096), 8192);
    assert_int_equal(judge_fade(UINT32_MAX), 0);
    for (uint32_t x = 0; x < 40000; x++)
        assert_true(judge_fade(x + 1) <= judge_fade(x));
}

static void test_an_end_is_worth_its_win_and_margin(void **unused)
{
    struct nim_state s = nim_at(5);
    int32_t u[GAME_SEATS_MAX];

    (void)unused;
    nim_apply(&s, 3);
    nim_apply(&s, 2);
    judge_end(&nim_game, &s, u);
    assert_true(u[1] > UTILITY_ONE * 9 / 10 && u[1] < UTILITY_ONE);
    assert_true(u[0] < UTILITY_ONE / 10 && u[0] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_read_as_they_are_written),
        cmocka_unit_test(test_a_settled_choice_is_the_same),
        cmocka_unit_test(test_other_names_are_refused),
        cmocka_unit_test(test_levels_spend_more),
        cmocka_unit_test(test_random_plays_legal_actions_and_all_of_them),
        cmocka_unit_test(test_greedy_takes_the_last_stones),
        cmocka_unit_test(test_search_finds_the_move_of_nim),
        cmocka_unit_test(test_same_job_same_report),
        cmocka_unit_test(test_thinking_in_pieces_is_thinking_at_once),
        cmocka_unit_test(test_a_small_room_is_enough),
        cmocka_unit_test(test_the_tree_is_kept_between_decisions),
        cmocka_unit_test(test_a_level_errs_but_never_below_its_floor),
        cmocka_unit_test(test_merging_adds_visits_and_weighs_values),
        cmocka_unit_test(test_fading_halves_every_4096),
        cmocka_unit_test(test_an_end_is_worth_its_win_and_margin),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
