/* What may be taken back in the games themselves: whole random games, and an
 * undo wherever something was revealed. */
#include "unit/session/table.h"

#include "engine/words.h"
#include "games/bronzeage/bronzeage.h"
#include "session/session.h"

static enum oxhide_status undo(struct table *t, int seat)
{
    return oxhide_undo(t->s, seat, false, ask(t));
}

/* Applies a legal action by chance; false once the game is over. */
static bool act_at_random(struct table *t, struct rng *rng)
{
    game_action list[GAME_ACTIONS_MAX];
    char words[GAME_TEXT_MAX];

    if (oxhide_session_actor(t->s) < 0)
        return false;
    int n = t->s->game->legal(session_now(t->s), list);
    words_format(t->s->game, list[rng_below(rng, (uint32_t)n)], words);
    assert_int_equal(oxhide_apply(t->s, OXHIDE_ANYBODY, words, ask(t)),
                     OXHIDE_OK);
    return true;
}

/* (d): in The Golden Ages the end lays the opponent's future open. */
static void test_an_end_that_shows_secrets_stops_it(void **unused)
{
    (void)unused;
    struct rng rng;

    rng_seed(&rng, 4);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct table *t = table_new("golden-ages", "human,greedy", seed);
        while (act_at_random(t, &rng))
            ;
        assert_int_equal(undo(t, 0), OXHIDE_FRONTIER);
        table_free(t);
    }
}

/* (b): in Bronze Age whoever plays a card shows it, unless it passed through a
 * Raid; no guess about the other's cards has a say in that. */
static void test_every_card_shown_stops_it(void **unused)
{
    (void)unused;
    struct rng rng;
    int shown = 0;

    rng_seed(&rng, 4);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct table *t = table_new("bronze-age", "human,human", seed);
        for (;;) {
            int k = oxhide_session_ply(t->s);
            const struct bronzeage_state *s = session_state(t->s, k);
            uint64_t known = s->seat[s->turn].raided;
            if (!act_at_random(t, &rng))
                break;
            game_action x = t->s->plies[k].action;
            if (action_kind(x) != KIND_CARD ||
                known & bronzeage_bit(action_c(x) & 63))
                continue;
            shown++;
            if (undo(t, session_actor(t->s, k)) != OXHIDE_FRONTIER)
                fail_msg("seed %d, ply %d", (int)seed, k);
        }
        table_free(t);
    }
    assert_true(shown > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_end_that_shows_secrets_stops_it),
        cmocka_unit_test(test_every_card_shown_stops_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
