/* What lists offer and events tell: words that can be applied, sentences that
 * read well, in every game. */
#include "unit/session/table.h"

#include <ctype.h>
#include <stdio.h>

#include "engine/words.h"
#include "games/games.h"
#include "session/session.h"
#include "unit/session/secret_game.h"

/* The sentence of the first offer of a game whose nod is said like this. */
static void offer(const char *say, const char *expected)
{
    struct game_kind kinds[SECRET_KINDS];
    struct game game = secret_game;
    struct record_head head = { .setup = { .seats = 2 }, .sees = SEES_ALL };
    struct table *t = table_memory();
    char part[128];

    memcpy(kinds, secret_kinds, sizeof kinds);
    kinds[SECRET_NOD].say = say;
    game.kinds = kinds;
    t->s = session_begin(t->memory, oxhide_session_size(NULL), &game, &head);
    assert_int_equal(oxhide_legal(t->s, 0, ask(t)), OXHIDE_OK);
    snprintf(part, sizeof part,
             "\"text\":\"nod\",\"kind\":\"nod\","
             "\"key\":\"secret.say.nod\",\"args\":{},\"say\":\"%s\"",
             expected);
    assert_answer_has(t, part);
    table_free(t);
}

static void test_offers_are_imperatives(void **unused)
{
    (void)unused;
    offer("takes a card", "Take a card");
    offer("passes", "Pass");
    offer("marches on", "March on");
    offer("fixes it", "Fix it");
    offer("carries bread and wine", "Carry bread and wine");
    offer("goes home", "Go home");
    offer("presses on", "Press on");
    offer("takes it and plays it", "Take it and play it");
    offer("does nothing", "Do nothing");
}

/* Every kind of every game has its own key and a sentence of its own. */
static void test_keys_are_unique(void **unused)
{
    (void)unused;
    for (int g = 0; g < games_count(); g++) {
        const struct game *game = games_at(g);
        for (unsigned k = 0; k < game->kind_count; k++) {
            char key[128], other[128];
            struct text t;
            text_init(&t, key, sizeof key);
            session_key(game, k, &t);
            for (unsigned i = 0; i < k; i++) {
                text_init(&t, other, sizeof other);
                session_key(game, i, &t);
                assert_string_not_equal(key, other);
            }
        }
    }
}

/* Plays a game of random offers; looks at every list and every event. */
static void read_a_game(const char *id, uint64_t seed)
{
    struct table *t = table_new(id, "human,human", seed);
    game_action list[GAME_ACTIONS_MAX];
    struct rng rng;

    rng_seed(&rng, seed);
    while (oxhide_session_actor(t->s) >= 0) {
        int actor = oxhide_session_actor(t->s);
        assert_int_equal(oxhide_legal(t->s, actor, ask(t)), OXHIDE_OK);
        assert_false(t->out.text.full);
        for (const char *c = t->answer; (c = strstr(c, "\"say\":\"")); c++)
            assert_true(isupper((unsigned char)c[7]));
        assert_null(strchr(t->answer, '$'));
        int n = t->s->game->legal(session_now(t->s), list);
        char words[GAME_TEXT_MAX];
        words_format(t->s->game, list[rng_below(&rng, (uint32_t)n)], words);
        assert_int_equal(oxhide_apply(t->s, actor, words, ask(t)), OXHIDE_OK);
        assert_null(strchr(t->answer, '$'));
    }
    assert_int_equal(oxhide_score(t->s, OXHIDE_ALL, ask(t)), OXHIDE_OK);
    assert_answer_has(t, "\"rank\":1");
    table_free(t);
}

static void test_every_game_reads_well(void **unused)
{
    (void)unused;
    for (int g = 0; g < games_count(); g++)
        for (uint64_t seed = 1; seed <= 3; seed++)
            read_a_game(games_at(g)->id, seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_offers_are_imperatives),
        cmocka_unit_test(test_keys_are_unique),
        cmocka_unit_test(test_every_game_reads_well),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
