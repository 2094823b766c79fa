/* What lists offer and events tell: words that can be applied, sentences that
 * read well, in every game. */
#include "unit/session/table.h"

#include <ctype.h>

#include "engine/words.h"
#include "games/games.h"
#include "session/session.h"

/* Every kind of every game has its own key and a sentence of its own. */
static void test_keys_are_unique(void **unused)
{
    (void)unused;
    for (int g = 0; g < games_count(); g++) {
        const struct game *game = games_at(g);
        for (unsigned k = 0; k < game->kind_count; k++) {
            char key[MESSAGE_KEY_MAX], other[MESSAGE_KEY_MAX];
            words_key(game, k, false, key);
            for (unsigned i = 0; i < k; i++) {
                words_key(game, i, false, other);
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
        cmocka_unit_test(test_keys_are_unique),
        cmocka_unit_test(test_every_game_reads_well),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
