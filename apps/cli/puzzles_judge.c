/* Whether a moment is a puzzle. The search proposes: three of a million
 * playouts name the same action. Games judge: played to the end, that action
 * wins more often than every other, by 5 % beyond two errors. */
#include "apps/cli/puzzles.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    LOOK = 3000,    /* playouts of a first look */
    CLOSER = 20000, /* of the next */
    SURE = 1000000, /* of the last */
    SEEDS = 3,      /* that agree */
    PLAYOUTS = 200, /* of every decision of the games that judge */
    QUICK = 60,     /* of those that sort out, and judge what is far behind */
    QUICK_GAMES = 48,
    QUICK_BATCH = 12,
    BATCH = 24,       /* games between two looks at what they say */
    NEAR_GAMES = 72,  /* at least, against the nearest */
    MOST_GAMES = 288, /* and then it is not clear enough */
    NEAREST = 3,      /* actions that are judged before all others */
    WAYS_LEAST = 3,
    WAYS_MOST = 48,
    TRIES = 32, /* searches that say how hard it is */
};

static const double lead_least = 0.05, look_least = 0.04, hope = 0.12,
                    value_low = 0.10, value_high = 0.90;
static const uint32_t steps[] = { 20, 60, 200, 600, 2000, 10000 };

bool bench_open(struct puzzle_bench *b)
{
    *b = (struct puzzle_bench){ .memory = malloc(oxhide_session_size(NULL)),
                                .answer = malloc(PUZZLE_ANSWER_MAX) };
    return b->memory && b->answer;
}

void bench_close(struct puzzle_bench *b)
{
    free(b->memory);
    free(b->answer);
    free(b->thought);
    free(b->rollout);
}

struct json *bench_ask(struct puzzle_bench *b)
{
    json_init(&b->out, b->answer, PUZZLE_ANSWER_MAX);
    json_open(&b->out, NULL, '{');
    return &b->out;
}

static bool fits(void **memory, size_t *size, size_t need)
{
    if (*size < need) {
        free(*memory);
        *memory = malloc(need);
        *size = *memory ? need : 0;
    }
    return *size >= need;
}

struct oxhide_thought *bench_search(struct puzzle_bench *b, const char *player,
                                    uint32_t playouts, uint64_t seed)
{
    struct oxhide_thought *t;

    if (!fits(&b->thought, &b->thought_size,
              oxhide_think_size(b->session, player)) ||
        oxhide_think_start(b->session, player, seed, b->thought,
                           b->thought_size, &t, bench_ask(b)))
        return NULL;
    oxhide_think(t, playouts ? playouts : oxhide_think_budget(t));
    return t;
}

static struct oxhide_rollout *compare(struct puzzle_bench *b, uint64_t seed,
                                      uint32_t playouts)
{
    struct oxhide_rollout_wish wish = { .as = oxhide_session_actor(b->session),
                                        .every = true,
                                        .playouts = playouts,
                                        .seed = seed };
    struct oxhide_rollout *r;

    if (!fits(&b->rollout, &b->rollout_size, oxhide_rollout_size(b->session)) ||
        oxhide_rollout_start(b->session, &wish, b->rollout, b->rollout_size, &r,
                             bench_ask(b)))
        return NULL;
    return r;
}

/* Whether a look sees one action well before the others that differ from it;
 * its way, else -1. */
static int stands_out(struct puzzle_bench *b, struct oxhide_rollout *r,
                      uint32_t playouts, uint64_t seed)
{
    struct oxhide_thought *t = bench_search(b, "ai:8", playouts, seed);
    int seat = oxhide_session_actor(b->session), k = 1;
    int count = t ? oxhide_think_lines(t) : 0, best;
    char words[OXHIDE_WORDS_MAX];
    double value;

    if (count < 2)
        return -1;
    value = oxhide_think_line(t, 0, seat, words);
    best = oxhide_rollout_way(r, words);
    for (; k < count; k++) {
        double other = oxhide_think_line(t, k, seat, words);

        if (oxhide_rollout_way(r, words) != best)
            return value >= value_low && value <= value_high &&
                           value - other >= look_least
                       ? best
                       : -1;
    }
    return -1;
}

/* Leaves out all but those the search liked best after the first. */
static void keep_nearest(struct puzzle_bench *b, struct oxhide_rollout *r)
{
    struct oxhide_thought *t = bench_search(b, "ai:8", CLOSER, 1);
    int count = t ? oxhide_think_lines(t) : 0, kept = 0;
    bool keep[64] = { true };
    char words[OXHIDE_WORDS_MAX];

    for (int k = 0; k < count && kept < NEAREST; k++) {
        oxhide_think_line(t, k, 0, words);
        int way = oxhide_rollout_way(r, words);

        if (way <= 0 || keep[way])
            continue;
        keep[way] = true;
        kept++;
    }
    for (int k = 1; k < oxhide_rollout_ways(r); k++)
        if (!keep[k])
            oxhide_rollout_leave_out(r, k);
}

/* A few quick games: whether the first may be as far ahead as it has to be. */
static bool may_lead(struct puzzle_bench *b, uint64_t seed, int best)
{
    struct oxhide_rollout *r = compare(b, seed, QUICK);

    oxhide_rollout_first(r, best);
    keep_nearest(b, r);
    for (int games = QUICK_BATCH; games <= QUICK_GAMES; games += QUICK_BATCH) {
        double errors = games < QUICK_GAMES ? 1 : 0.5;

        oxhide_rollout_play(r, QUICK_BATCH);
        for (int k = 1; k < oxhide_rollout_ways(r); k++) {
            struct oxhide_estimate e = oxhide_rollout_lead(r, k);

            if (!oxhide_rollout_left_out(r, k) &&
                e.mean + errors * e.error < hope)
                return false;
        }
    }
    return true;
}

/* Plays until the first is sure to lead each of those that are not left out,
 * after so many games at least; what is sure is left out. False as soon as that
 * will hardly be: an error of 3.5 % is what there are games for. */
static bool leads(struct oxhide_rollout *r, int least)
{
    int ways = oxhide_rollout_ways(r), open = 1;

    for (int games = BATCH; open && games <= MOST_GAMES; games += BATCH) {
        oxhide_rollout_play(r, BATCH);
        open = 0;
        for (int k = 1; k < ways; k++) {
            struct oxhide_estimate e;

            if (oxhide_rollout_left_out(r, k))
                continue;
            e = oxhide_rollout_lead(r, k);
            if (e.mean + e.error / 2 < hope)
                return false;
            if (games >= least && e.mean - 2 * e.error >= lead_least)
                oxhide_rollout_leave_out(r, k);
            else
                open++;
        }
    }
    return !open;
}

/* The smallest search that finds it, 1 to 6; 0 if none does. */
static int difficulty_of(struct puzzle_bench *b, struct oxhide_rollout *r,
                         int best)
{
    char words[OXHIDE_WORDS_MAX];

    for (size_t k = 0; k < sizeof steps / sizeof *steps; k++) {
        int found = 0;

        for (uint64_t seed = 1; seed <= TRIES; seed++) {
            struct oxhide_thought *t = bench_search(b, "ai:8", steps[k], seed);

            if (t)
                oxhide_think_choice(t, words);
            found += t && oxhide_rollout_way(r, words) == best;
        }
        if (2 * found >= TRIES)
            return (int)k + 1;
    }
    return 0;
}

/* What is cheap to ask, before any game is played: the action that stands out
 * and is hard enough to find, else -1. */
static int promising(struct puzzle_bench *b, struct oxhide_rollout *r,
                     int *hard)
{
    int best;

    if (!r || oxhide_rollout_ways(r) < WAYS_LEAST ||
        oxhide_rollout_ways(r) > WAYS_MOST ||
        (best = stands_out(b, r, LOOK, 1)) < 0 ||
        stands_out(b, r, CLOSER, 2) != best)
        return -1;
    *hard = difficulty_of(b, r, best);
    return *hard && *hard >= b->difficulty ? best : -1;
}

/* Whether the game is still open after the best action. */
static bool is_open(struct puzzle_bench *b, const struct oxhide_rollout *r)
{
    int seat = oxhide_session_actor(b->session);
    double share = oxhide_rollout_share(r, 0, seat).mean;

    return share >= value_low && share <= value_high;
}

/* Searches and games name the same action before the nearest others. */
static struct oxhide_rollout *find(struct puzzle_bench *b, uint64_t seed,
                                   int *hard)
{
    struct oxhide_rollout *r = compare(b, seed, PLAYOUTS);
    int best = promising(b, r, hard);

    if (best < 0 || !may_lead(b, seed + 1, best))
        return NULL;
    r = compare(b, seed, PLAYOUTS);
    if (stands_out(b, r, SURE, 101) != best)
        return NULL;
    oxhide_rollout_first(r, best);
    keep_nearest(b, r);
    if (!leads(r, NEAR_GAMES) || !is_open(b, r))
        return NULL;
    for (uint64_t k = 2; k <= SEEDS; k++)
        if (stands_out(b, r, SURE, 100 + k) != 0)
            return NULL;
    return r;
}

/* And before all others, which lie further back: what was left out without a
 * game is judged now, and what was judged is not played on. */
static bool leads_all(struct oxhide_rollout *r)
{
    for (int k = 1; k < oxhide_rollout_ways(r); k++)
        oxhide_rollout_take_in(r, k, !oxhide_rollout_games(r, k));
    oxhide_rollout_playouts(r, QUICK);
    return leads(r, BATCH);
}

/* The nearest of the others: why it is not as good is what a puzzle teaches. */
static int second_of(const struct oxhide_rollout *r)
{
    int best = 1;

    for (int k = 2; k < oxhide_rollout_ways(r); k++)
        if (oxhide_rollout_lead(r, k).mean < oxhide_rollout_lead(r, best).mean)
            best = k;
    return best;
}

/* All words that lead to the same position. */
static void put_words(struct oxhide_rollout *r, int way, const char *key,
                      struct json *out)
{
    char words[OXHIDE_WORDS_MAX];
    int is;

    json_open(out, key, '[');
    for (int k = 0; (is = oxhide_rollout_legal(r, k, words)) >= 0; k++)
        if (is == way)
            json_str(out, NULL, words);
    json_close(out, ']');
}

/* Where the points of the largest reason come from, or that they are a
 * rival's. */
static void put_theme(const struct oxhide_rollout *r, int second, int seat,
                      struct json *out)
{
    int whose = seat;
    const char *source = oxhide_rollout_reason(r, second, &whose);

    json_str(out, "theme", !source ? "many" : whose == seat ? source : "rival");
}

static void put_puzzle(struct puzzle_bench *b, struct oxhide_rollout *r,
                       int hard, struct json *out)
{
    int seat = oxhide_session_actor(b->session), second = second_of(r);
    char words[OXHIDE_WORDS_MAX];

    json_str(out, "game", oxhide_session_game(b->session));
    json_int(out, "ply", oxhide_session_ply(b->session));
    json_int(out, "seats", oxhide_session_seats(b->session));
    json_int(out, "seat", seat);
    json_int(out, "difficulty", hard);
    put_theme(r, second, seat, out);
    put_words(r, 0, "best", out);
    json_open(out, "answer", '{');
    oxhide_rollout_put(r, 0, out);
    json_close(out, '}');
    oxhide_rollout_words(r, second, words);
    json_str(out, "second", words);
    json_open(out, "others", '[');
    for (int k = 1; k < oxhide_rollout_ways(r); k++) {
        json_open(out, NULL, '{');
        put_words(r, k, "words", out);
        if (k == second)
            oxhide_rollout_put(r, k, out);
        else
            oxhide_rollout_put_loss(r, k, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

bool puzzle_judge(struct puzzle_bench *b, uint64_t seed, struct json *out)
{
    int hard;
    struct oxhide_rollout *r = find(b, seed, &hard);

    if (!r || !leads_all(r) || !is_open(b, r))
        return false;
    put_puzzle(b, r, hard, out);
    return true;
}

bool puzzle_holds(struct puzzle_bench *b, const char *best, uint64_t seed,
                  char *why, size_t cap)
{
    struct oxhide_rollout *r = compare(b, seed, PLAYOUTS);
    int way = r ? oxhide_rollout_way(r, best) : -1;

    if (way < 0 || stands_out(b, r, SURE, seed) != way) {
        snprintf(why, cap, "a search of a million playouts is not sure of it");
        return false;
    }
    oxhide_rollout_first(r, way);
    keep_nearest(b, r);
    oxhide_rollout_play(r, MOST_GAMES / 2);
    for (int k = 1; k < oxhide_rollout_ways(r); k++) {
        struct oxhide_estimate e = oxhide_rollout_lead(r, k);

        if (!oxhide_rollout_left_out(r, k) && e.mean - 2 * e.error < 0.01) {
            snprintf(why, cap, "it leads by %.1f %% (± %.1f) only",
                     100 * e.mean, 100 * e.error);
            return false;
        }
    }
    return true;
}
