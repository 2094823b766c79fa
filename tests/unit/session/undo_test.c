/* Undo and redo: what a step back may cross, and what it may not. */
#include "unit/session/table.h"

#include "session/session.h"
#include "unit/session/secret_game.h"

/* A session of a game with secrets. */
static struct table *secrets_of(const struct game *game, const char *a,
                                const char *b)
{
    struct table *t = table_memory();
    struct record_head head = {
        .setup = { .seats = 2 }, .sees = SEES_ALL, .seeded = true, .seed = 5
    };

    strcpy(head.player[0], a);
    strcpy(head.player[1], b);
    t->s = session_begin(t->memory, oxhide_session_size(NULL), game, &head);
    assert_non_null(t->s);
    oxhide_auto(t->s, true);
    return t;
}

static struct table *secrets(const char *a, const char *b)
{
    return secrets_of(&secret_game, a, b);
}

static void act(struct table *t, const char *words)
{
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                     OXHIDE_OK);
}

static enum oxhide_status undo(struct table *t, int seat)
{
    return oxhide_undo(t->s, seat, false, ask(t));
}

static void test_what_nobody_learnt_from_is_taken_back(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "human");

    act(t, "nod");
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    assert_answer_has(t, "\"taken\":1");
    assert_int_equal(oxhide_session_ply(t->s), 0);
    assert_int_equal(undo(t, 0), OXHIDE_NOTHING_BACK);
    table_free(t);
}

/* (a): chance that a person saw. */
static void test_chance_a_person_saw_stops_it(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "draw");
    assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
    assert_answer_has(t, "\"key\":\"engine-undo-chance\"");
    assert_int_equal(oxhide_session_ply(t->s), 2);
    table_free(t);
}

/* (a): chance that only a program saw is no person's business. */
static void test_chance_only_a_program_saw_is_crossed(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "nod");
    act(t, "draw");
    assert_int_equal(oxhide_session_ply(t->s), 3);
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(t->s), 0);
    table_free(t);
}

/* (b): another person saw a hidden thing. */
static void test_what_another_person_learnt_stops_it(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "human");

    act(t, "show");
    assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
    assert_answer_has(t, "\"key\":\"engine-undo-shown\"");
    table_free(t);
}

/* (b): what the one who undoes has learnt counts as well. */
static void test_what_one_learnt_oneself_stops_it(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "peek");
    assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
    table_free(t);
}

/* (b): unless both knew it. */
static void test_what_both_knew_is_crossed(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "human");

    act(t, "show");
    act(t, "nod");
    act(t, "show");
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    assert_answer_has(t, "\"taken\":1");
    assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
    table_free(t);
}

/* (b): what a program learnt stops nobody. */
static void test_what_a_program_learnt_is_crossed(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "show");
    act(t, "nod");
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    assert_answer_has(t, "\"taken\":2");
    table_free(t);
}

/* (c): another person has decided. */
static void test_another_persons_decision_stops_it(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "human");

    act(t, "nod");
    act(t, "nod");
    assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
    assert_answer_has(t, "\"key\":\"engine-undo-decided\"");
    assert_int_equal(undo(t, 1), OXHIDE_OK);
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    table_free(t);
}

static void test_with_consent_it_goes_on_and_chance_falls_anew(void **unused)
{
    (void)unused;
    int others = 0;

    for (int steps = 1; steps <= 8; steps++) {
        struct table *t = secrets("human", "greedy");
        act(t, "draw");
        game_action first = t->s->plies[1].action;
        for (int i = 0; i < steps; i++) {
            assert_int_equal(oxhide_undo(t->s, 0, true, ask(t)), OXHIDE_OK);
            act(t, "draw");
        }
        assert_int_equal(t->s->back, 2 * steps);
        others += t->s->plies[1].action != first;
        table_free(t);
    }
    assert_true(others > 0);
}

static void test_without_persons_nothing_stops_it(void **unused)
{
    (void)unused;
    struct table *t = secrets("random", "greedy");

    act(t, "show");
    act(t, "draw");
    assert_int_equal(oxhide_undo(t->s, OXHIDE_ANYBODY, false, ask(t)),
                     OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(t->s), 1);
    oxhide_auto(t->s, false);
    act(t, "draw");
    assert_int_equal(oxhide_session_actor(t->s), ACTOR_CHANCE);
    act(t, "deal B 1");
    assert_int_equal(undo(t, OXHIDE_ANYBODY), OXHIDE_OK);
    assert_int_equal(oxhide_session_actor(t->s), ACTOR_CHANCE);
    table_free(t);
}

static void test_redo_reaches_what_was_taken_back(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    assert_int_equal(oxhide_redo(t->s, 0, ask(t)), OXHIDE_NOTHING_AHEAD);
    act(t, "nod");
    act(t, "draw");
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    assert_answer_has(t, "\"redo\":true");
    assert_int_equal(oxhide_redo(t->s, 0, ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_session_ply(t->s), 3);
    assert_answer_has(t, "\"key\":\"secret-draw\"");
    assert_answer_has(t, "deal B ?");
    assert_int_equal(undo(t, 0), OXHIDE_OK);
    act(t, "peek");
    assert_int_equal(oxhide_redo(t->s, 0, ask(t)), OXHIDE_NOTHING_AHEAD);
    table_free(t);
}

/* Whoever was not dealt the card reads its back only. */
static void test_events_and_records_are_redacted(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "human");
    char deal[] = "deal A 0";

    act(t, "draw");
    deal[7] = (char)('0' + action_c(t->s->plies[1].action));
    assert_non_null(strstr(table_record(t, 0), deal));
    assert_null(strstr(table_record(t, 0), "seed"));
    assert_non_null(strstr(table_record(t, 1), "deal A ?"));
    assert_null(strstr(table_record(t, 1), deal));
    assert_non_null(strstr(table_record(t, OXHIDE_PUBLIC), "deal A ?"));
    assert_non_null(strstr(table_record(t, OXHIDE_ALL), "seed 5"));
    oxhide_events(t->s, 1, 0, ask(t));
    assert_answer_has(t, "deal A ?");
    assert_null(strstr(t->answer, deal));
    table_free(t);
}

/* What seat B sees of the card of A after so many nods. */
static int seen_card(const struct game *game, int nods)
{
    struct table *t = secrets_of(game, "human", "human");

    for (int i = 0; i < nods; i++)
        act(t, "nod");
    const struct secret_state *seen = session_seen(t->s, nods, 1, 0);
    int card = seen->card[0];
    table_free(t);
    return card;
}

static void test_an_open_end_hides_nothing(void **unused)
{
    (void)unused;
    struct game open = secret_game;

    open.open_end = true;
    assert_int_equal(seen_card(&open, SECRET_PLIES - 1), CARD_HIDDEN);
    assert_int_equal(seen_card(&open, SECRET_PLIES), 0);
    assert_int_equal(seen_card(&secret_game, SECRET_PLIES), CARD_HIDDEN);
}

static void test_the_offer(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    oxhide_standing(t->s, ask(t));
    assert_answer_has(t, "\"undo\":\"none\",\"undo_to\":null");
    act(t, "nod");
    assert_answer_has(t, "\"undo\":\"free\",\"undo_to\":0");
    act(t, "nod");
    act(t, "nod");
    assert_answer_has(t, "\"undo\":\"free\",\"undo_to\":0");
    act(t, "nod");
    act(t, "peek");
    assert_answer_has(t, "\"undo\":\"ask\",\"undo_to\":null");
    act(t, "nod");
    act(t, "nod");
    assert_answer_has(t, "\"undo\":\"free\",\"undo_to\":6");
    table_free(t);
    t = table_new("bronze", "human,greedy", 1);
    oxhide_standing(t->s, ask(t));
    assert_answer_has(t, "\"undo\":\"none\"");
    assert_int_equal(undo(t, OXHIDE_ANYBODY), OXHIDE_NOTHING_BACK);
    table_free(t);
}

static void test_back_to_any_decision_within_the_frontier(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    for (int i = 0; i < 6; i++)
        act(t, "nod");
    assert_int_equal(oxhide_undo_to(t->s, 0, 3, false, ask(t)),
                     OXHIDE_NOTHING_BACK); /* the program's decision */
    assert_int_equal(oxhide_undo_to(t->s, 0, 6, false, ask(t)),
                     OXHIDE_NOTHING_BACK);
    assert_int_equal(oxhide_undo_to(t->s, 0, -1, false, ask(t)),
                     OXHIDE_NOTHING_BACK);
    assert_int_equal(oxhide_undo_to(t->s, OXHIDE_ANYBODY, 2, false, ask(t)),
                     OXHIDE_OK);
    assert_answer_has(t, "\"taken\":4");
    assert_int_equal(oxhide_session_ply(t->s), 2);
    act(t, "peek");
    act(t, "nod");
    assert_int_equal(oxhide_undo_to(t->s, 0, 0, false, ask(t)),
                     OXHIDE_FRONTIER);
    assert_int_equal(oxhide_undo_to(t->s, 0, 0, true, ask(t)), OXHIDE_OK);
    assert_int_equal(t->s->back, 4);
    table_free(t);
}

/* Looking back and acting there is a take-back like any other. */
static void test_an_action_at_an_earlier_moment_takes_back(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "nod");
    act(t, "nod");
    act(t, "draw");
    int ply = oxhide_session_ply(t->s);
    game_action drawn = t->s->plies[3].action;
    assert_int_equal(oxhide_seek(t->s, 2, ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_session_present(t->s), ply);
    assert_int_equal(oxhide_act(t->s, OXHIDE_ANYBODY, "draw", false, ask(t)),
                     OXHIDE_FRONTIER);
    assert_int_equal(t->s->end, ply);
    assert_int_equal(t->s->plies[3].action, drawn);
    assert_int_equal(oxhide_act(t->s, OXHIDE_ANYBODY, "draw", true, ask(t)),
                     OXHIDE_OK);
    assert_int_equal(t->s->plies[3].back, ply - 2);
    table_free(t);
}

static void test_looking_back_costs_nothing(void **unused)
{
    (void)unused;
    struct table *t = secrets("human", "greedy");

    act(t, "nod");
    act(t, "nod");
    assert_int_equal(oxhide_seek(t->s, 0, ask(t)), OXHIDE_OK);
    assert_int_equal(oxhide_seek(t->s, 2, ask(t)), OXHIDE_OK);
    act(t, "nod");
    assert_int_equal(oxhide_session_ply(t->s), 3);
    /* What nobody learnt from is taken back without asking. */
    assert_int_equal(oxhide_seek(t->s, 0, ask(t)), OXHIDE_OK);
    act(t, "nod");
    assert_int_equal(oxhide_session_present(t->s), 1);
    assert_int_equal(t->s->back, 0);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_nobody_learnt_from_is_taken_back),
        cmocka_unit_test(test_chance_a_person_saw_stops_it),
        cmocka_unit_test(test_chance_only_a_program_saw_is_crossed),
        cmocka_unit_test(test_what_another_person_learnt_stops_it),
        cmocka_unit_test(test_what_one_learnt_oneself_stops_it),
        cmocka_unit_test(test_what_both_knew_is_crossed),
        cmocka_unit_test(test_what_a_program_learnt_is_crossed),
        cmocka_unit_test(test_another_persons_decision_stops_it),
        cmocka_unit_test(test_with_consent_it_goes_on_and_chance_falls_anew),
        cmocka_unit_test(test_without_persons_nothing_stops_it),
        cmocka_unit_test(test_redo_reaches_what_was_taken_back),
        cmocka_unit_test(test_events_and_records_are_redacted),
        cmocka_unit_test(test_an_open_end_hides_nothing),
        cmocka_unit_test(test_the_offer),
        cmocka_unit_test(test_back_to_any_decision_within_the_frontier),
        cmocka_unit_test(test_an_action_at_an_earlier_moment_takes_back),
        cmocka_unit_test(test_looking_back_costs_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
