/* States and numbers for programs: oxhide_play.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "base/rng.h"
#include "lab/play.h"

struct one {
    const char *game;
    int seats, decisions;
    uint64_t numbers; /* all with their words, as one number */
};

static const struct one all[] = {
    { "bronze", 2, 1947, 0xfbffc02f34c6b011 },
    { "bronze", 4, 1947, 0xfbffc02f34c6b011 },
    { "bronze-age", 2, 182, 0x7024d288b089a940 },
    { "golden-ages", 2, 1106, 0x801c20c26a4e0fea },
    { "golden-ages", 3, 1106, 0x801c20c26a4e0fea },
};
enum { GAMES = sizeof all / sizeof *all };

static struct oxhide_rules *open_rules(const struct one *o)
{
    char error[OXHIDE_PLAY_ERROR];
    struct oxhide_rules *r = oxhide_rules_open(o->game, o->seats, NULL, error);

    assert_non_null(r);
    return r;
}

static void test_numbers_and_words_are_the_same(void **unused)
{
    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct oxhide_rules *r = open_rules(&all[i]);
        const struct oxhide_facts *f = oxhide_rules_facts(r);
        assert_int_equal(f->decisions, all[i].decisions);
        assert_true(f->tensor_size <= 2048);
        for (int chance = 0; chance < 2; chance++) {
            unsigned count = (unsigned)(chance ? f->chances : f->decisions);
            for (unsigned n = 0; n < count; n++) {
                char words[OXHIDE_PLAY_TEXT];
                bool back;
                unsigned again;
                assert_false(oxhide_play_words(r, chance, n, words));
                assert_false(oxhide_play_number(r, words, &back, &again));
                assert_int_equal(back, chance);
                assert_int_equal(again, n);
            }
            char words[OXHIDE_PLAY_TEXT];
            assert_int_equal(oxhide_play_words(r, chance, count, words),
                             OXHIDE_PLAY_NO_NUMBER);
        }
        oxhide_rules_close(r);
    }
}

/* What changes here changes for everybody who has learnt with these rules. */
static void test_numbers_stay_what_they_are(void **unused)
{
    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct oxhide_rules *r = open_rules(&all[i]);
        const struct oxhide_facts *f = oxhide_rules_facts(r);
        uint64_t sum = 14695981039346656037u;
        for (int chance = 0; chance < 2; chance++)
            for (int n = 0; n < (chance ? f->chances : f->decisions); n++) {
                char words[OXHIDE_PLAY_TEXT];
                assert_false(oxhide_play_words(r, chance, (unsigned)n, words));
                for (size_t k = 0; k <= strlen(words); k++)
                    sum = (sum ^ (uint8_t)words[k]) * 1099511628211u;
            }
        assert_int_equal(sum, all[i].numbers);
        oxhide_rules_close(r);
    }
}

static void test_what_nobody_plays_has_no_number(void **unused)
{
    static const char *const words[] = { "keep ?", "civ rome over egypt",
                                         "nonsense", "" };
    struct oxhide_rules *r = open_rules(&all[3]);
    bool chance;
    unsigned n;

    (void)unused;
    for (int i = 0; i < 4; i++)
        assert_int_equal(oxhide_play_number(r, words[i], &chance, &n),
                         OXHIDE_PLAY_NO_WORDS);
    oxhide_rules_close(r);
}

/* The observation of each seat, from the state and from a guess at what the
 * seat cannot know. */
static void compare_tensors(const struct oxhide_rules *r, const void *state,
                            uint64_t *seed)
{
    const struct oxhide_facts *f = oxhide_rules_facts(r);

    for (int seat = 0; seat < f->seats; seat++) {
        _Alignas(16) unsigned char other[OXHIDE_PLAY_STATE];
        uint8_t a[2048], b[2048];
        memcpy(other, state, f->state_size);
        assert_false(oxhide_play_observe(r, other, seat));
        assert_false(oxhide_play_guess(r, other, seed));
        memset(a, 1, sizeof a);
        memset(b, 2, sizeof b);
        assert_false(oxhide_play_tensor(r, state, seat, a, sizeof a));
        assert_false(oxhide_play_tensor(r, other, seat, b, sizeof b));
        assert_memory_equal(a, b, f->tensor_size);
        assert_int_equal(a[0], seat);
        assert_false(oxhide_play_observe(r, other, seat));
        tensor_plain(r->game->parts, other, b + TENSOR_HEAD);
        assert_memory_equal(a, b, f->tensor_size);
    }
}

static void play_once(const struct oxhide_rules *r, uint64_t seed)
{
    const struct oxhide_facts *f = oxhide_rules_facts(r);
    _Alignas(16) unsigned char state[OXHIDE_PLAY_STATE];
    uint16_t legal[OXHIDE_PLAY_LEGAL];
    uint64_t mask[64];
    double odds[OXHIDE_PLAY_LEGAL], returns[OXHIDE_PLAY_SEATS], sum = 0;

    oxhide_play_begin(r, state);
    for (int ply = 0; oxhide_play_actor(state) != OXHIDE_PLAY_OVER; ply++) {
        int n = oxhide_play_legal(r, state, legal), set = 0;
        assert_true(n > 0);
        for (int i = 1; i < n; i++)
            assert_true(legal[i - 1] < legal[i]);
        assert_int_equal(oxhide_play_ply(state), ply);
        oxhide_play_mask(r, state, mask);
        for (size_t w = 0; w < f->mask_words; w++)
            set += __builtin_popcountll(mask[w]);
        if (oxhide_play_actor(state) == OXHIDE_PLAY_CHANCE) {
            double all_odds = 0;
            assert_int_equal(set, 0);
            assert_int_equal(oxhide_play_odds(r, state, odds), n);
            for (int i = 0; i < n; i++)
                all_odds += odds[i];
            assert_true(all_odds > 0.999999 && all_odds < 1.000001);
        } else {
            assert_int_equal(set, n);
            for (int i = 0; i < n; i++)
                assert_true(mask[legal[i] / 64] >> legal[i] % 64 & 1);
            if (ply % 8 == 0)
                compare_tensors(r, state, &seed);
        }
        unsigned pick = legal[rng_mix(&seed) % (unsigned)n];
        assert_false(oxhide_play_apply(r, state, pick));
    }
    oxhide_play_returns(r, state, returns);
    for (int p = 0; p < f->seats; p++)
        sum += returns[p];
    assert_true(sum > -1e-9 && sum < 1e-9);
    assert_int_equal(oxhide_play_apply(r, state, 0), OXHIDE_PLAY_ENDED);
}

static void test_whole_games_and_what_seats_know(void **unused)
{
    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct oxhide_rules *r = open_rules(&all[i]);
        for (uint64_t seed = 1; seed <= 10; seed++)
            play_once(r, seed);
        oxhide_rules_close(r);
    }
}

enum { PAST = 120, TRIES = 40 };

/* Guesses at the past of a game lead where they say, look the same to the seat
 * that guesses, and are not what it cannot know; how many are the truth. */
static int guess_past(const struct oxhide_rules *r, const uint16_t *past,
                      int count, const void *truth, int seat)
{
    const struct oxhide_facts *f = oxhide_rules_facts(r);
    _Alignas(16) unsigned char there[OXHIDE_PLAY_STATE], s[OXHIDE_PLAY_STATE];
    uint16_t guess[PAST];
    uint8_t a[2048], b[2048];
    uint64_t seed = 5;
    int same = 0;

    for (int k = 0; k < TRIES; k++) {
        assert_false(oxhide_play_guess_history(r, past, count, seat, &seed,
                                               guess, there));
        oxhide_play_begin(r, s);
        for (int i = 0; i < count; i++)
            assert_false(oxhide_play_apply(r, s, guess[i]));
        assert_memory_equal(s, there, f->state_size);
        assert_false(oxhide_play_tensor(r, truth, seat, a, sizeof a));
        assert_false(oxhide_play_tensor(r, there, seat, b, sizeof b));
        assert_memory_equal(a, b, f->tensor_size);
        same += !memcmp(there, truth, f->state_size);
    }
    return same;
}

/* A record says whose it is, and what is wrong with it is said. */
static void record_past(const struct oxhide_rules *r, const uint16_t *past,
                        int count)
{
    static char whole[OXHIDE_PLAY_RECORD], seen[OXHIDE_PLAY_RECORD];
    const uint16_t wrong = 60000;
    int seats = oxhide_rules_facts(r)->seats;

    assert_false(oxhide_play_record(r, past, count, OXHIDE_PLAY_ALL, whole,
                                    sizeof whole));
    assert_false(oxhide_play_record(r, past, count, 1, seen, sizeof seen));
    assert_non_null(strstr(seen, "\nas B\n"));
    assert_null(strstr(whole, "\nas "));
    assert_int_equal(oxhide_play_record(r, past, count, seats, seen, 99),
                     OXHIDE_PLAY_NO_SEAT);
    assert_int_equal(oxhide_play_record(r, past, count, 0, seen, 99),
                     OXHIDE_PLAY_SMALL);
    assert_int_equal(oxhide_play_record(r, &wrong, 1, 0, seen, sizeof seen),
                     OXHIDE_PLAY_NO_NUMBER);
}

static void test_guessed_histories(void **unused)
{
    _Alignas(16) unsigned char state[OXHIDE_PLAY_STATE];
    uint16_t legal[OXHIDE_PLAY_LEGAL], past[PAST];

    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct oxhide_rules *r = open_rules(&all[i]);
        const struct oxhide_facts *f = oxhide_rules_facts(r);
        uint64_t seed = 11;
        int count = 0;
        oxhide_play_begin(r, state);
        for (; count < PAST && oxhide_play_actor(state) != OXHIDE_PLAY_OVER;
             count++) {
            int n = oxhide_play_legal(r, state, legal);
            past[count] = legal[rng_mix(&seed) % (unsigned)n];
            assert_false(oxhide_play_apply(r, state, past[count]));
        }
        for (int seat = 0; seat < f->seats; seat++) {
            int same = guess_past(r, past, count, state, seat);
            assert_true(f->secrets ? same < TRIES / 2 : same == TRIES);
        }
        assert_int_equal(oxhide_play_guess_history(r, past, count, f->seats,
                                                   &seed, past, state),
                         OXHIDE_PLAY_NO_SEAT);
        record_past(r, past, count);
        past[1] = 4000;
        assert_int_equal(
            oxhide_play_guess_history(r, past, 3, 0, &seed, past, state),
            OXHIDE_PLAY_NO_NUMBER);
        oxhide_rules_close(r);
    }
}

static void test_what_is_wrong_is_refused(void **unused)
{
    _Alignas(16) unsigned char state[OXHIDE_PLAY_STATE],
        before[OXHIDE_PLAY_STATE];
    char error[OXHIDE_PLAY_ERROR];
    uint8_t small[4];
    unsigned choice;
    uint64_t seed = 3;
    struct oxhide_rules *r = open_rules(&all[2]);

    (void)unused;
    assert_null(oxhide_rules_open("chess", 2, NULL, error));
    assert_non_null(strstr(error, "chess"));
    assert_null(oxhide_rules_open("bronze-age", 3, NULL, error));
    assert_null(oxhide_rules_open("bronze", 2, "edition=1066", error));
    assert_null(oxhide_rules_open("bronze", 256 + 2, NULL, error));
    assert_null(oxhide_rules_open("bronze", -254, NULL, error));
    assert_non_null(strstr(error, "-254"));
    oxhide_play_begin(r, state);
    assert_int_equal(oxhide_play_choose(r, state, "greedy", 0, 1, &choice),
                     OXHIDE_PLAY_CHANCE_IS_NEXT);
    assert_false(oxhide_play_draw(r, state, &seed));
    memcpy(before, state, sizeof state);
    assert_int_equal(oxhide_play_apply(r, state, 60000), OXHIDE_PLAY_NO_NUMBER);
    assert_int_equal(oxhide_play_apply(r, state, 181), OXHIDE_PLAY_ILLEGAL);
    assert_int_equal(oxhide_play_tensor(r, state, 2, small, 4),
                     OXHIDE_PLAY_SMALL);
    assert_int_equal(oxhide_play_observe(r, state, 2), OXHIDE_PLAY_NO_SEAT);
    assert_int_equal(oxhide_play_choose(r, state, "ai:99", 0, 1, &choice),
                     OXHIDE_PLAY_NO_PLAYER);
    assert_memory_equal(before, state, oxhide_rules_facts(r)->state_size);
    assert_false(oxhide_play_choose(r, state, "ai:2", 50, 1, &choice));
    assert_false(oxhide_play_observe(r, state, 0));
    assert_int_equal(oxhide_play_apply(r, state, choice), OXHIDE_PLAY_HIDDEN);
    assert_int_equal(oxhide_play_observe(r, state, 1), OXHIDE_PLAY_HIDDEN);
    oxhide_rules_close(r);
}

enum { WIDE = 130, STEPS = 400 };

/* What lies ahead of each decision is what its seat sees once it is made; where
 * the seat cannot know that beforehand, nothing tells it. */
static void look_ahead(const struct oxhide_rules *r, struct oxhide_batch *b)
{
    enum { ROOM = WIDE * 200 };
    static int32_t game[ROOM];
    static uint16_t action[ROOM];
    static uint8_t tensor[ROOM * 2048];
    struct oxhide_ahead out = { game, action, tensor };
    size_t size = oxhide_rules_facts(r)->tensor_size, count, at = 0;

    assert_int_equal(oxhide_batch_ahead(b, &out, 0, &count), OXHIDE_PLAY_SMALL);
    assert_true(count >= WIDE && count <= ROOM);
    assert_false(oxhide_batch_ahead(b, &out, count, &count));
    for (int i = 0; i < WIDE; i++) {
        const void *state = oxhide_batch_state(b, i);
        uint16_t legal[OXHIDE_PLAY_LEGAL];
        int n = oxhide_play_legal(r, state, legal);
        for (int k = 0; k < n; k++, at++) {
            _Alignas(16) unsigned char then[OXHIDE_PLAY_STATE];
            uint8_t seen[2048];
            memcpy(then, state, oxhide_rules_facts(r)->state_size);
            assert_false(oxhide_play_apply(r, then, legal[k]));
            assert_false(oxhide_play_tensor(r, then, oxhide_play_actor(state),
                                            seen, sizeof seen));
            assert_int_equal(game[at], i);
            assert_int_equal(action[at], legal[k]);
            assert_memory_equal(tensor + at * size, seen, size);
        }
    }
    assert_int_equal(at, count);
}

/* The last observation after many random steps, and how many games ended. */
static int walk(const struct oxhide_rules *r, int threads, const char *players,
                uint8_t *tensor)
{
    static uint64_t mask[WIDE * 64];
    static float reward[WIDE * OXHIDE_PLAY_SEATS];
    static uint8_t ended[WIDE];
    static int8_t actor[WIDE];
    uint16_t actions[WIDE];
    char error[OXHIDE_PLAY_ERROR];
    const struct oxhide_facts *f = oxhide_rules_facts(r);
    struct oxhide_batch *b = oxhide_batch_new(r, WIDE, 7, players, threads,
                                              error);
    struct oxhide_batch_out out = { .actor = actor,
                                    .mask = mask,
                                    .tensor = tensor,
                                    .reward = reward,
                                    .ended = ended };
    uint64_t seed = 1;
    int wrong, ends = 0;

    assert_non_null(b);
    oxhide_batch_look(b, &out);
    for (int s = 0; s < STEPS; s++) {
        for (int i = 0; i < WIDE; i++) {
            unsigned x = (unsigned)(rng_mix(&seed) % (unsigned)f->decisions);
            while (!(mask[(size_t)i * f->mask_words + x / 64] >> x % 64 & 1))
                x = (x + 1) % (unsigned)f->decisions;
            actions[i] = (uint16_t)x;
            assert_true(!players || actor[i] == 0);
        }
        assert_false(oxhide_batch_step(b, actions, &out, &wrong));
        for (int i = 0; i < WIDE; i++) {
            float sum = 0;
            for (int p = 0; p < f->seats; p++)
                sum += reward[i * OXHIDE_PLAY_SEATS + p];
            assert_true(sum > -1e-5f && sum < 1e-5f);
            ends += ended[i];
        }
        const size_t look = (size_t)(s % WIDE);
        uint8_t again[2048];
        assert_false(oxhide_play_tensor(r, oxhide_batch_state(b, (int)look),
                                        actor[look], again, sizeof again));
        assert_memory_equal(tensor + look * f->tensor_size, again,
                            f->tensor_size);
        if (s % 100 == 50)
            look_ahead(r, b);
    }
    actions[0] = (uint16_t)f->decisions;
    assert_int_equal(oxhide_batch_step(b, actions, &out, &wrong),
                     OXHIDE_PLAY_NO_NUMBER);
    assert_int_equal(wrong, 0);
    oxhide_batch_free(b);
    return ends;
}

static void test_batches_do_not_depend_on_threads(void **unused)
{
    static uint8_t a[WIDE * 2048], b[WIDE * 2048];

    (void)unused;
    for (int i = 0; i < GAMES; i += 2) {
        struct oxhide_rules *r = open_rules(&all[i]);
        int one = walk(r, 1, NULL, a), two = walk(r, 2, NULL, b);
        assert_true(one > WIDE / 4);
        assert_int_equal(one, two);
        assert_memory_equal(a, b, WIDE * oxhide_rules_facts(r)->tensor_size);
        oxhide_rules_close(r);
    }
}

static void test_others_can_sit_in_a_batch(void **unused)
{
    static uint8_t a[WIDE * 2048];
    char error[OXHIDE_PLAY_ERROR];
    struct oxhide_rules *r = open_rules(&all[2]);

    (void)unused;
    assert_true(walk(r, 2, ",random", a) > WIDE);
    assert_null(oxhide_batch_new(r, 4, 1, "random,random", 1, error));
    assert_null(oxhide_batch_new(r, 4, 1, ",chess", 1, error));
    assert_null(oxhide_batch_new(r, 4, 1, ",,random", 1, error));
    assert_null(oxhide_batch_new(r, 0, 1, NULL, 1, error));
    oxhide_rules_close(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_and_words_are_the_same),
        cmocka_unit_test(test_numbers_stay_what_they_are),
        cmocka_unit_test(test_what_nobody_plays_has_no_number),
        cmocka_unit_test(test_whole_games_and_what_seats_know),
        cmocka_unit_test(test_guessed_histories),
        cmocka_unit_test(test_what_is_wrong_is_refused),
        cmocka_unit_test(test_batches_do_not_depend_on_threads),
        cmocka_unit_test(test_others_can_sit_in_a_batch),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
