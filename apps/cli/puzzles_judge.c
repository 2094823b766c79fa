/* Whether a moment is a puzzle. The search proposes: three of a million
 * playouts name the same action. Games judge: played to the end, that action
 * wins more often than every other, by 5 % beyond two errors. */
#include "apps/cli/puzzles.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/voice.h"

enum {
    LOOK = 3000,      /* playouts of a first look */
    CLOSER = 20000,   /* of the next */
    SURE = 1000000,   /* of the last */
    SEEDS = 3,        /* that agree */
    PLAYOUTS = 200,   /* of every decision of the games that judge */
    BATCH = 24,       /* games between two looks at what they say */
    NEAR_GAMES = 72,  /* at least, against the nearest */
    MOST_GAMES = 288, /* and then it is not clear enough */
    NEAREST = 3,      /* actions that are judged before all others */
    WAYS_LEAST = 3,
    WAYS_MOST = 48,
    TRIES = 32, /* searches that say how hard it is */
};

static const double lead_least = 0.05, look_least = 0.025, value_low = 0.10,
                    value_high = 0.90;
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
    cli_answer(&b->out, b->answer, PUZZLE_ANSWER_MAX);
    json_open(&b->out, NULL, '{');
    return &b->out;
}

json_t *bench_answer(struct puzzle_bench *b)
{
    json_close(&b->out, '}');
    return json_loads(b->answer, 0, NULL);
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

json_t *bench_search(struct puzzle_bench *b, const char *player,
                     uint32_t playouts, uint64_t seed)
{
    struct oxhide_thought *t;

    if (!fits(&b->thought, &b->thought_size,
              oxhide_think_size(b->session, player)) ||
        oxhide_think_start(b->session, player, seed, b->thought,
                           b->thought_size, &t, bench_ask(b)))
        return NULL;
    oxhide_think(t, playouts ? playouts : oxhide_think_budget(t));
    oxhide_think_report(t, bench_ask(b));
    return bench_answer(b);
}

static struct oxhide_rollout *compare(struct puzzle_bench *b, uint64_t seed)
{
    struct oxhide_rollout_wish wish = { .as = oxhide_session_actor(b->session),
                                        .every = true,
                                        .playouts = PLAYOUTS,
                                        .seed = seed };
    struct oxhide_rollout *r;

    if (!fits(&b->rollout, &b->rollout_size, oxhide_rollout_size(b->session)) ||
        oxhide_rollout_start(b->session, &wish, b->rollout, b->rollout_size, &r,
                             bench_ask(b)))
        return NULL;
    return r;
}

static const char *words_of(json_t *report, size_t line)
{
    json_t *lines = json_object_get(report, "lines");

    return json_string_value(
        json_object_get(json_array_get(lines, line), "text"));
}

static double value_of(json_t *report, size_t line, int seat)
{
    json_t *one = json_array_get(json_object_get(report, "lines"), line);

    return json_number_value(
        json_array_get(json_object_get(one, "values"), (size_t)seat));
}

/* Whether a look sees one action well before the others that differ from it;
 * its way, else -1. */
static int stands_out(struct puzzle_bench *b, struct oxhide_rollout *r,
                      uint32_t playouts, uint64_t seed)
{
    int seat = oxhide_session_actor(b->session), best = -1;
    json_t *report = bench_search(b, "ai:8", playouts, seed);
    size_t count = json_array_size(json_object_get(report, "lines")), k = 1;
    double value = value_of(report, 0, seat);

    if (count > 1)
        best = oxhide_rollout_way(r, words_of(report, 0));
    while (k < count && oxhide_rollout_way(r, words_of(report, k)) == best)
        k++;
    if (k == count || value < value_low || value > value_high ||
        value - value_of(report, k, seat) < look_least)
        best = -1;
    json_decref(report);
    return best;
}

/* Leaves out all but those the search liked best after the first. */
static void keep_nearest(struct puzzle_bench *b, struct oxhide_rollout *r)
{
    json_t *report = bench_search(b, "ai:8", CLOSER, 1);
    size_t count = json_array_size(json_object_get(report, "lines"));
    bool keep[64] = { true };
    int kept = 0;

    for (size_t k = 0; k < count && kept < NEAREST; k++) {
        int way = oxhide_rollout_way(r, words_of(report, k));

        if (way <= 0 || keep[way])
            continue;
        keep[way] = true;
        kept++;
    }
    for (int k = 1; k < oxhide_rollout_ways(r); k++)
        if (!keep[k])
            oxhide_rollout_leave_out(r, k);
    json_decref(report);
}

/* Plays until the first is sure to lead each of those that are not left out,
 * after so many games at least; what is sure is left out. False as soon as that
 * will not be. */
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
            if (e.mean + 1.5 * e.error < lead_least)
                return false;
            if (games >= least && e.mean - 2 * e.error >= lead_least)
                oxhide_rollout_leave_out(r, k);
            else
                open++;
        }
    }
    return !open;
}

static int difficulty_of(struct puzzle_bench *b, struct oxhide_rollout *r)
{
    for (size_t k = 0; k < sizeof steps / sizeof *steps; k++) {
        int found = 0;

        for (uint64_t seed = 1; seed <= TRIES; seed++) {
            json_t *report = bench_search(b, "ai:8", steps[k], seed);

            found += oxhide_rollout_way(r, words_of(report, 0)) == 0;
            json_decref(report);
        }
        if (2 * found >= TRIES)
            return (int)k + 1;
    }
    return 0;
}

/* Searches and games name the same action; 'ways' has what games say of the
 * nearest others, and then of all. */
static struct oxhide_rollout *find(struct puzzle_bench *b, uint64_t seed,
                                   json_t **near)
{
    struct oxhide_rollout *r = compare(b, seed);
    int seat = oxhide_session_actor(b->session), best;
    struct oxhide_estimate share;

    if (!r || oxhide_rollout_ways(r) < WAYS_LEAST ||
        oxhide_rollout_ways(r) > WAYS_MOST ||
        (best = stands_out(b, r, LOOK, 1)) < 0 ||
        stands_out(b, r, CLOSER, 2) != best)
        return NULL;
    oxhide_rollout_first(r, best);
    keep_nearest(b, r);
    if (!leads(r, NEAR_GAMES))
        return NULL;
    share = oxhide_rollout_share(r, 0, seat);
    if (share.mean < value_low || share.mean > value_high)
        return NULL;
    for (uint64_t k = 1; k <= SEEDS; k++)
        if (stands_out(b, r, SURE, 100 + k) != 0)
            return NULL;
    oxhide_rollout_report(r, bench_ask(b));
    *near = bench_answer(b);
    /* The others, which lie further back. */
    r = compare(b, seed + 1);
    oxhide_rollout_first(r, best);
    for (int k = 1; k < oxhide_rollout_ways(r); k++)
        if (json_integer_value(json_object_get(
                json_array_get(json_object_get(*near, "ways"), (size_t)k),
                "games")))
            oxhide_rollout_leave_out(r, k);
    return leads(r, BATCH) ? r : NULL;
}

static json_t *ways_of(json_t *report, size_t k)
{
    return json_array_get(json_object_get(report, "ways"), k);
}

/* All actions with what they give up; words that lead to the same position
 * stand together. */
static json_t *others_of(struct puzzle_bench *b, struct oxhide_rollout *r,
                         json_t *near, json_t *far, json_t **same)
{
    json_t *out = json_array(), *legal, *one;
    size_t count = json_array_size(json_object_get(near, "ways")), i;

    for (size_t k = 0; k < count; k++) {
        json_t *from = json_integer_value(
                           json_object_get(ways_of(near, k), "games"))
                           ? ways_of(near, k)
                           : ways_of(far, k);

        json_array_append_new(out, json_pack("{s:[],s:O?}", "words", "loss",
                                             json_object_get(from, "loss")));
    }
    oxhide_legal(b->session, oxhide_session_actor(b->session), bench_ask(b));
    legal = bench_answer(b);
    json_array_foreach(json_object_get(legal, "actions"), i, one)
    {
        json_t *text = json_object_get(one, "text");
        int way = oxhide_rollout_way(r, json_string_value(text));

        if (way >= 0)
            json_array_append(
                json_object_get(json_array_get(out, (size_t)way), "words"),
                text);
    }
    json_decref(legal);
    *same = json_incref(json_object_get(json_array_get(out, 0), "words"));
    json_array_remove(out, 0);
    return out;
}

/* The nearest of the others: why it is not as good is what a puzzle teaches. */
static json_t *second_of(json_t *near)
{
    json_t *best = NULL, *one;
    double least = 2;
    size_t k;

    json_array_foreach(json_object_get(near, "ways"), k, one)
    {
        double loss = json_number_value(
            json_object_get(json_object_get(one, "loss"), "mean"));

        if (k && json_integer_value(json_object_get(one, "games")) &&
            loss < least) {
            least = loss;
            best = one;
        }
    }
    return best;
}

/* What it is about: where the largest reason's points come from, or that they
 * are a rival's. */
static const char *theme_of(json_t *second, int seat)
{
    json_t *why = json_array_get(
        json_object_get(json_object_get(second, "reasons"), "named"), 0);
    json_t *args = json_object_get(why, "args");
    json_t *whose = json_object_get(json_object_get(args, "seat"), "seat");

    if (!why)
        return "many";
    if (json_integer_value(whose) != seat)
        return "rival";
    return json_string_value(json_object_get(args, "source"));
}

json_t *puzzle_judge(struct puzzle_bench *b, uint64_t seed)
{
    int seat = oxhide_session_actor(b->session), hard;
    json_t *near = NULL, *far = NULL, *same = NULL, *others, *second;
    struct oxhide_rollout *r = find(b, seed, &near);
    json_t *puzzle = NULL;

    if (r && (hard = difficulty_of(b, r))) {
        oxhide_rollout_report(r, bench_ask(b));
        far = bench_answer(b);
        others = others_of(b, r, near, far, &same);
        second = second_of(near);
        puzzle = json_pack(
            "{s:s,s:i,s:i,s:i,s:i,s:s,s:o,s:O,s:O,s:O,s:o}", "game",
            oxhide_session_game(b->session), "ply",
            oxhide_session_ply(b->session), "seats",
            oxhide_session_seats(b->session), "seat", seat, "difficulty", hard,
            "theme", theme_of(second, seat), "best", same, "chance",
            json_array_get(json_object_get(ways_of(near, 0), "chances"),
                           (size_t)seat),
            "second", json_object_get(second, "text"), "reasons",
            json_object_get(second, "reasons"), "others", others);
    }
    json_decref(near);
    json_decref(far);
    return puzzle;
}

bool puzzle_holds(struct puzzle_bench *b, json_t *puzzle, uint64_t seed,
                  char *why, size_t cap)
{
    const char *best = json_string_value(
        json_array_get(json_object_get(puzzle, "best"), 0));
    struct oxhide_rollout *r = compare(b, seed);
    int way = r && best ? oxhide_rollout_way(r, best) : -1;

    if (way < 0 || stands_out(b, r, SURE, seed) != way) {
        snprintf(why, cap, "a search of a million playouts wants another");
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
