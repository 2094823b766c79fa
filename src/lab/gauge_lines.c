/* What is measured about a game. */
#define _POSIX_C_SOURCE 200809L
#include "lab/gauge.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ai/judge.h"
#include "base/clock.h"

enum {
    SEEDS_VALUE = 1,     /* of games from a moment */
    SEEDS_PAIRS = 2,     /* of fresh pairs */
    SEEDS_REFERENCE = 3, /* of games that judge the judge */
    SEEDS_SEARCH = 16,   /* and those that follow */
    SEEDS_LOOK = 77,     /* of a first look */
    LOOK = 4,            /* that is so many times shorter */
};

/* A choice whose best action leads by less in a first look is not examined. */
static const int32_t leads = UTILITY_ONE * 3 / 100;

static void put_share(struct json *out, const char *key, double share)
{
    char digits[32];

    snprintf(digits, sizeof digits, "%.4f", share);
    json_raw(out, key, digits);
}

static void put_value(struct json *out, const char *key, int64_t value)
{
    put_share(out, key, (double)value / UTILITY_ONE);
}

static void put_estimate(struct json *out, const char *key, struct estimate e)
{
    json_open(out, key, '[');
    put_value(out, NULL, e.mean);
    put_value(out, NULL, e.error);
    json_close(out, ']');
}

static void put_moment(const struct gauge_room *r, int ply, struct json *out)
{
    json_int(out, "ply", ply);
    json_int(out, "seat", game_peek(gauge_state(r, ply))->actor);
}

/* A ply as whoever acts there sees it. */
static const void *observed(struct gauge_room *r, int ply)
{
    const void *state = gauge_state(r, ply);

    memcpy(r->seen, state, r->game->state_size);
    r->game->observe(r->seen, game_peek(state)->actor);
    return r->seen;
}

static int32_t result_of(const struct gauge_room *r, int seat)
{
    int32_t share[GAME_SEATS_MAX];

    judge_shares(r->game, gauge_state(r, r->plies), share);
    return share[seat];
}

/* Values from two sets of games: where one puts a moment into a tenth, what the
 * other says of it is not bent by that choice. */
void gauge_calibration(struct gauge_room *r, struct json *out)
{
    int ply[OXHIDE_GAUGE_DECISIONS_MAX], count = gauge_draw(r, ply);

    json_open(out, "moments", '[');
    for (int k = 0; k < count; k++) {
        int seat = game_peek(gauge_state(r, ply[k]))->actor;
        const void *state = observed(r, ply[k]);
        uint32_t n = 0;

        json_open(out, NULL, '{');
        put_moment(r, ply[k], out);
        json_open(out, "values", '[');
        for (int half = 0; half < 2; half++) {
            struct ways *w = &r->ways[half];

            *w = (struct ways){ .game = r->game,
                                .seat = -1,
                                .seats = r->table->s.setup.seats,
                                .count = 1,
                                .none = true,
                                .playouts = ROLLOUT_PLAYOUTS };
            for (int i = 0; i < r->job->rollouts; i++)
                ways_play(r->compare, w, state,
                          gauge_seed(r, ply[k], SEEDS_VALUE), n++);
            put_value(out, NULL, ways_share(w, 0, seat).mean);
        }
        json_close(out, ']');
        put_value(out, "won", result_of(r, seat));
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* The best by the review's searches against the one played, in so many fresh
 * pairs however they come out; beside it what two fresh searches say. */
static void put_loss(struct gauge_room *r, int ply, struct json *out)
{
    struct review *review = gauge_choice(r, ply);
    const struct review_choice *c = review->choice;
    struct compare sums = { 0 };

    while (!c->weighed && c->ways != 1)
        review_round(review, r->work);
    json_int(out, "ways", c->ways);
    json_bool(out, "best", !c->best);
    if (!c->best)
        return;
    put_value(out, "search", c->again[0][c->seat] - c->again[1][c->seat]);
    for (uint32_t i = 0; i < (uint32_t)r->job->rollouts; i++) {
        game_action two[2] = { c->action[c->best], c->action[c->played] };

        compare_pair(r->compare, r->game, observed(r, ply), two,
                     gauge_seed(r, ply, SEEDS_PAIRS) + i, &sums);
    }
    put_estimate(out, "loss", compare_difference(&sums, c->seat));
}

void gauge_levels(struct gauge_room *r, struct json *out)
{
    int ply[OXHIDE_GAUGE_DECISIONS_MAX], count = gauge_draw(r, ply);

    json_open(out, "decisions", '[');
    for (int k = 0; k < count; k++) {
        json_open(out, NULL, '{');
        put_moment(r, ply[k], out);
        put_loss(r, ply[k], out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void search_once(struct gauge_room *r, int ply, struct player_job *job,
                        unsigned what, uint32_t playouts,
                        struct player_report *out)
{
    job->seed = gauge_seed(r, ply, what);
    mcts_player.start(r->search, job);
    mcts_player.think(r->search, playouts);
    mcts_player.report(r->search, out);
}

/* Long searches of a decision, one by one and together. */
static void search(struct gauge_room *r, int ply, struct player_job *job)
{
    for (unsigned k = 0; k < GAUGE_REPLICATES; k++)
        search_once(r, ply, job, SEEDS_SEARCH + k, r->job->playouts,
                    &r->report[k]);
    players_merge(job, r->report, GAUGE_REPLICATES, &r->merged);
}

static bool same(struct gauge_room *r, game_action a, game_action b)
{
    return ways_same(r->game, r->seen, a, b, r->seen + GAME_STATE_MAX);
}

static const struct player_line *line_of(struct gauge_room *r,
                                         const struct player_report *report,
                                         game_action action)
{
    for (int k = 0; k < report->count; k++)
        if (same(r, report->line[k].action, action))
            return &report->line[k];
    return NULL;
}

/* Two actions in games at the level that judges; 'key' with what the searches
 * say and what the games say. */
static void put_reference(struct gauge_room *r, int ply, game_action a,
                          game_action b, const char *key, struct json *out)
{
    const struct game *game = r->game;
    int seat = game_peek(r->seen)->actor;
    const struct player_line *la = line_of(r, &r->merged, a),
                             *lb = line_of(r, &r->merged, b);
    uint32_t playouts = players_levels(game)[5].playouts;
    struct ways *w = &r->ways[0];

    *w = (struct ways){ .game = game,
                        .seat = seat,
                        .seats = r->table->s.setup.seats,
                        .count = 2,
                        .playouts = playouts < ROLLOUT_MOST ? playouts
                                                            : ROLLOUT_MOST,
                        .action = { a, b } };
    for (uint32_t n = 0; n < (uint32_t)r->job->rollouts; n++)
        ways_play(r->compare, w, r->seen, gauge_seed(r, ply, SEEDS_REFERENCE),
                  n);
    json_open(out, key, '{');
    if (la && lb)
        put_value(out, "search", la->value[seat] - lb->value[seat]);
    put_estimate(out, "games", compare_difference(&w->against[1], seat));
    json_close(out, '}');
}

/* The next best that leads elsewhere; false where there is none. */
static bool second_of(struct gauge_room *r, game_action *out)
{
    const struct player_report *m = &r->merged;

    for (int k = 1; k < m->count; k++)
        if (!same(r, m->line[0].action, m->line[k].action)) {
            *out = m->line[k].action;
            return true;
        }
    return false;
}

static int agreed(struct gauge_room *r, game_action best)
{
    int count = 0;

    for (int k = 0; k < GAUGE_REPLICATES; k++)
        count += same(r, r->report[k].line[0].action, best);
    return count;
}

/* A shorter search of a decision, into 'merged'; whether its best action leads
 * the next by enough to be worth eight long searches and games. */
static bool leads_at(struct gauge_room *r, int ply, struct player_job *job)
{
    int seat = game_peek(r->seen)->actor;
    const struct player_line *best = r->merged.line;
    game_action second;

    search_once(r, ply, job, SEEDS_LOOK, r->job->playouts / LOOK, &r->merged);
    return !second_of(r, &second) ||
           best->value[seat] - line_of(r, &r->merged, second)->value[seat] >=
               leads;
}

/* The review of a decision beside the reference's. */
static void put_agreement(struct gauge_room *r, int ply,
                          const struct review *review, struct json *out)
{
    const struct review_choice *c = review->choice;
    struct review_loss loss = review_loss(review, 0, REVIEW_KNOWN);
    game_action mine = c->action[c->weighed ? c->best : 0], best, second;
    struct player_job job = { .game = r->game,
                              .state = observed(r, ply),
                              .pick.player = &mcts_player,
                              .room = r->search_size,
                              .value = true };

    if (!leads_at(r, ply, &job))
        return;
    search(r, ply, &job);
    best = r->merged.line[0].action;
    json_int(out, "replicates", agreed(r, best));
    json_bool(out, "agrees", same(r, best, mine));
    if (second_of(r, &second))
        put_reference(r, ply, best, second, "lead", out);
    if (!same(r, best, mine))
        put_reference(r, ply, best, mine, "behind", out);
    json_bool(out, "judged", loss.judged);
    json_int(out, "pairs", loss.pairs);
    put_estimate(out, "loss", loss.loss);
    if (c->weighed && c->best)
        put_reference(r, ply, mine, c->action[c->played], "reference", out);
}

void gauge_agreement(struct gauge_room *r, struct json *out)
{
    int ply[OXHIDE_GAUGE_DECISIONS_MAX], count = gauge_draw(r, ply);

    json_open(out, "decisions", '[');
    for (int k = 0; k < count; k++) {
        struct review *review = gauge_choice(r, ply[k]);

        for (int n = 0; n < r->job->rounds && review_round(review, r->work);
             n++)
            ;
        json_open(out, NULL, '{');
        put_moment(r, ply[k], out);
        put_agreement(r, ply[k], review, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* The accounts of all seats after so many rounds. */
void gauge_luck(struct gauge_room *r, struct json *out)
{
    struct review *review = gauge_game(r);

    for (int n = 0; n < r->job->rounds && review_round(review, r->work); n++)
        ;
    json_open(out, "accounts", '[');
    for (int p = 0; p < review->seats; p++) {
        struct review_account a;
        double rivals = 0;

        review_account(review, p, REVIEW_OPEN, r->moment, &a);
        for (int q = 0; q < review->seats; q++)
            rivals += q == p ? 0 : a.part[ACCOUNT_SEAT + q].gain;
        json_open(out, NULL, '{');
        json_int(out, "named", (p + review->seats - r->turn) % review->seats);
        put_share(out, "start", a.start);
        put_share(out, "luck", a.part[ACCOUNT_LUCK].gain);
        put_share(out, "error", sqrt(a.part[ACCOUNT_LUCK].error));
        put_share(out, "own", a.part[ACCOUNT_SEAT + p].gain);
        put_share(out, "rivals", rivals);
        put_share(out, "hidden", a.hidden);
        put_share(out, "rest", a.rest);
        put_share(out, "result", a.result);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static int64_t pairs_of(const struct review *r)
{
    int64_t pairs = 0;

    for (int k = 0; k < r->choices; k++)
        for (int t = 0; t < REVIEW_TRUTHS; t++)
            pairs += r->choice[k].games[t].pairs;
    return pairs;
}

static int64_t spent_ms(void)
{
    return (int64_t)(clock_spent() * 1000);
}

/* Notes which mistakes are named, and counts them. */
static int mark(struct gauge_room *r, const struct review *review)
{
    int count = 0;

    for (int k = 0; k < review->choices; k++) {
        struct review_loss loss = review_loss(review, k, REVIEW_KNOWN);

        r->marked[k] |= review_mistake(&loss);
        count += review_mistake(&loss);
    }
    return count;
}

/* When is known what people wait for: processor time, rounds and pairs; and how
 * many mistakes were named on the way, and are at the end. */
void gauge_speed(struct gauge_room *r, struct json *out)
{
    static const char *const names[] = { "screened", "largest", "all" };
    int64_t begun = spent_ms();
    struct review *review = gauge_game(r);
    enum review_stage stage = 0;
    int named = 0, left = 0;

    memset(r->marked, 0, (size_t)review->choices * sizeof *r->marked);
    json_int(out, "choices", review->choices);
    for (int n = 0; n <= r->job->rounds && stage < REVIEW_ALL; n++) {
        while (stage < review_stage(review)) {
            json_open(out, names[stage++], '{');
            json_int(out, "ms", spent_ms() - begun);
            json_int(out, "rounds", review->round);
            json_int(out, "pairs", pairs_of(review));
            json_close(out, '}');
        }
        review_round(review, r->work);
        left = mark(r, review);
    }
    for (int k = 0; k < review->choices; k++)
        named += r->marked[k];
    json_int(out, "named", named);
    json_int(out, "left", left);
}
