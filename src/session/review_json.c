/* A review as JSON. Chances, losses and luck are shares of a win with three
 * decimals; points have one. */
#include "session/review.h"

#include "ai/judge.h"
#include "base/bits.h"
#include "engine/words.h"

enum { TURNING_MAX = 8, HARD_MAX = 3 };

static int64_t of_one(double x)
{
    return (int64_t)(x * UTILITY_ONE + (x < 0 ? -0.5 : 0.5));
}

/* A chance as people are told it: never below nothing or above all. */
static int64_t chance_of(double x)
{
    return of_one(x < 0 ? 0 : x > 1 ? 1 : x);
}

static int64_t root_of_one(double variance)
{
    double x = variance > 0 ? variance : 0;

    return bit_root((uint64_t)(x * UTILITY_ONE * UTILITY_ONE));
}

static void put_sum(struct json *out, const char *key,
                    const struct account_sum *sum)
{
    json_open(out, key, '{');
    session_put_value(out, "mean", of_one(sum->gain));
    session_put_value(out, "error", root_of_one(sum->error));
    json_close(out, '}');
}

static struct account_moment *moments_of(const struct oxhide_review *v,
                                         enum review_truth truth, int seat)
{
    int line = (int)truth * GAME_SEATS_MAX + seat;

    return v->moment + (size_t)line * (size_t)v->is->moments;
}

static bool has_games(const struct review *r, enum review_truth truth)
{
    return r->moments && r->moment[0].games[truth];
}

static bool has_two_truths(const struct review *r)
{
    return r->job.game->secrets && !r->job.fair;
}

/* What the curve and the account are about. */
static enum review_truth curve_truth(const struct review *r)
{
    return has_two_truths(r) ? REVIEW_OPEN : REVIEW_KNOWN;
}

static void put_curve(const struct oxhide_review *v, enum review_truth truth,
                      int k, const char *key, struct json *out)
{
    json_open(out, key, '[');
    for (int p = 0; p < v->is->seats; p++)
        session_put_value(out, NULL,
                          chance_of(moments_of(v, truth, p)[k].chance));
    json_close(out, ']');
}

static void put_looks(const struct review *r, const struct review_moment *m,
                      struct json *out)
{
    json_open(out, "chances", '[');
    for (int p = 0; p < r->seats; p++)
        session_put_value(out, NULL, m->look[p]);
    json_close(out, ']');
}

/* "chances": as the account has them, once games have been played; else as the
 * learnt evaluation does ("net"). "known": the same by what the eyes of the
 * review could know, if that is another matter. */
static void put_moments(const struct oxhide_review *v, struct json *out)
{
    const struct review *r = v->is;
    enum review_truth truth = curve_truth(r);
    bool games = has_games(r, truth);
    bool known = has_two_truths(r) && has_games(r, REVIEW_KNOWN);

    json_str(out, "curve", games ? "games" : "net");
    json_open(out, "moments", '[');
    for (int k = 0; k < r->moments; k++) {
        const struct review_moment *m = &r->moment[k];

        json_open(out, NULL, '{');
        json_int(out, "ply", m->ply);
        if (m->actor >= 0)
            json_int(out, "actor", m->actor);
        else
            json_str(out, "actor", m->actor == ACTOR_CHANCE ? "chance" : NULL);
        if (r->job.game->round)
            json_int(out, "round", r->job.game->round(review_state(r, m->ply)));
        if (games) {
            put_curve(v, truth, k, "chances", out);
            session_put_value(out, "error",
                              root_of_one(moments_of(v, truth, 0)[k].error));
        } else {
            put_looks(r, m, out);
        }
        if (known)
            put_curve(v, REVIEW_KNOWN, k, "known", out);
        json_open(out, "gains", '[');
        for (int p = 0; p < r->seats && k + 1 < r->moments; p++)
            session_put_value(out, NULL,
                              games ? of_one(moments_of(v, truth, p)[k].gain)
                                    : m[1].look[p] - m->look[p]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_action(const struct review *r, const struct review_choice *c,
                       int way, const char *key, struct json *out)
{
    const void *state = review_state(r, c->ply);
    game_action x = c->ways ? c->action[way] : r->action[c->ply];

    json_open(out, key, '{');
    session_put_action(r->job.game, state, x, true, out);
    json_close(out, '}');
}

/* The chances of whoever chose, after the best and after the one played. */
static void put_chances(const struct review_choice *c, enum review_truth truth,
                        const char *key, struct json *out)
{
    const struct compare *g = &c->games[truth];

    if (!g->pairs)
        return;
    json_open(out, key, '{');
    session_put_value(out, "better", g->share[0][c->seat] / g->pairs);
    session_put_value(out, "played", g->share[1][c->seat] / g->pairs);
    json_close(out, '}');
}

/* All actions that were set side by side, the best of the searches first: what
 * the search of each says that it is worth to whoever chose. */
static void put_compared(const struct review *r, const struct review_choice *c,
                         struct json *out)
{
    unsigned told = 0;

    json_open(out, "compared", '[');
    for (int shown = 0; shown < c->ways; shown++) {
        int next = -1;

        for (int k = 0; k < c->ways; k++)
            if (!(told >> k & 1) &&
                (next < 0 || c->value[k][c->seat] > c->value[next][c->seat]))
                next = k;
        told |= 1u << next;
        json_open(out, NULL, '{');
        session_put_action(r->job.game, review_state(r, c->ply),
                           c->action[next], true, out);
        session_put_value(out, "search", c->value[next][c->seat]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_choice(const struct oxhide_review *v, int k, struct json *out)
{
    const struct review *r = v->is;
    const struct review_choice *c = &r->choice[k];
    struct review_loss known = review_loss(r, k, REVIEW_KNOWN);
    struct review_loss open = review_loss(r, k, REVIEW_OPEN);
    struct reasons why;

    json_open(out, NULL, '{');
    json_int(out, "ply", c->ply);
    json_int(out, "moment", c->moment);
    json_int(out, "seat", c->seat);
    json_bool(out, "looked_at", c->weighed || c->ways == 1);
    json_bool(out, "best", c->ways && (c->weighed || c->ways == 1) && !c->best);
    json_bool(out, "easy", c->easy);
    put_action(r, c, 0, "played", out);
    if (c->best) {
        put_action(r, c, c->best, "better", out);
        session_put_estimate(out, "loss", known.loss);
        json_str(out, "by", known.judged ? "games" : "search");
        json_int(out, "games", 2 * known.pairs);
        json_bool(out, "mistake", review_mistake(&known));
        put_chances(c, REVIEW_KNOWN, "chances", out);
        if (known.pairs)
            put_compared(r, c, out);
        reason_find(&c->games[REVIEW_KNOWN], r->job.game, c->seat, r->seats,
                    c->again[0][c->seat] - c->again[1][c->seat],
                    r->over && 3 * c->ply >= 2 * r->job.plies, &why);
        session_put_reasons(r->job.game, &why, true, out);
        if (has_two_truths(r) && open.judged) {
            session_put_estimate(out, "as_it_was", open.loss);
            put_chances(c, REVIEW_OPEN, "chances_as_it_was", out);
        }
    }
    json_close(out, '}');
}

static int64_t percent_of(int64_t share)
{
    return (100 * share + UTILITY_ONE / 2) / UTILITY_ONE;
}

/* What is within its error is not told as luck, and of what is beyond it only
 * what an error less would be. */
static const char *luck_word(const struct account_sum *luck)
{
    static const char *const words[2][4] = {
        { "even", "little-kind", "kind", "very-kind" },
        { "even", "little-unkind", "unkind", "very-unkind" },
    };
    int64_t error = percent_of(root_of_one(luck->error));
    int64_t sure = percent_of(
                       of_one(luck->gain < 0 ? -luck->gain : luck->gain)) -
                   (error > 0 ? error : 1);

    return words[luck->gain < 0][(sure >= 3) + (sure >= 10) + (sure >= 25)];
}

/* Never a finer word than the error of what was found. */
static void put_how(const struct review *r, int seat,
                    const struct account_sum *luck, struct json *out)
{
    static const char *const words[] = {
        [REVIEW_ALONE] = NULL,
        [REVIEW_UNCLEAR] = "unclear",
        [REVIEW_PROBABLY_BETTER] = "probably-better",
        [REVIEW_BETTER] = "better",
        [REVIEW_PROBABLY_WORSE] = "probably-worse",
        [REVIEW_WORSE] = "worse",
    };
    struct review_skill skill;

    review_skill(r, seat, &skill);
    if (!review_is_enough(&skill))
        return;
    json_open(out, "how", '{');
    json_str(out, "played", words[review_played(r, seat)]);
    json_str(out, "luck", luck_word(luck));
    json_close(out, '}');
}

static void put_skill(const struct review *r, int seat, struct json *out)
{
    struct review_skill skill;

    review_skill(r, seat, &skill);
    json_open(out, "skill", '{');
    json_int(out, "choices", skill.choices);
    session_put_estimate(out, "loss", skill.loss);
    if (skill.low) {
        json_int(out, "level_low", skill.low);
        json_int(out, "level_high", skill.high);
    }
    json_close(out, '}');
}

/* A turning point: a choice or a draw, and what it did to whose review it is
 * (where it is everybody's, to whoever chose or gained most). */
struct turning {
    int moment, choice;       /* choice < 0: a draw */
    int again;                /* so often the same was missed right after it */
    int64_t gain, most, size; /* 'most': the largest of those */
};

static int64_t size_of(int64_t gain)
{
    return gain < 0 ? -gain : gain;
}

/* Adds it to the largest so many. */
static void add_turning(struct turning list[], int *count, int most,
                        struct turning t)
{
    int k = *count;

    t.size = size_of(size_of(t.gain) < size_of(t.most) ? t.most : t.gain);
    if (k < most)
        ++*count;
    else if (list[--k].size >= t.size)
        return;
    for (; k > 0 && list[k - 1].size < t.size; k--)
        list[k] = list[k - 1];
    list[k] = t;
}

/* What a step did to a seat, and whether that is sure. */
static int64_t gain_at(const struct oxhide_review *v, int seat, int moment,
                       bool *sure)
{
    const struct account_moment *m = &moments_of(v, curve_truth(v->is),
                                                 seat)[moment];

    *sure = m->gain * m->gain > 4 * m->gain_error;
    return of_one(m->gain);
}

/* Mistakes; what a seat misses again and again is one. */
static void find_mistakes(const struct review *r, int eyes,
                          struct turning list[], int *count)
{
    struct turning last[GAME_SEATS_MAX];

    for (int p = 0; p < r->seats; p++)
        last[p] = (struct turning){ .choice = -1 };
    for (int k = 0; k < r->choices; k++) {
        const struct review_choice *c = &r->choice[k];
        struct review_loss loss = review_loss(r, k, REVIEW_KNOWN);
        const struct compare *g = &c->games[REVIEW_KNOWN];
        int seat = eyes < 0 ? c->seat : eyes;
        struct turning *t = &last[c->seat];
        int64_t gain;

        if (!review_mistake(&loss))
            continue;
        gain = (g->share[1][seat] - g->share[0][seat]) / g->pairs;
        if (t->choice >= 0 && review_repeats(r, k, t->choice)) {
            t->again++;
            t->most = size_of(gain) > size_of(t->most) ? gain : t->most;
            continue;
        }
        if (t->choice >= 0)
            add_turning(list, count, TURNING_MAX, *t);
        *t = (struct turning){ .moment = c->moment, .choice = k, .gain = gain };
    }
    for (int p = 0; p < r->seats; p++)
        if (last[p].choice >= 0)
            add_turning(list, count, TURNING_MAX, last[p]);
}

/* For a seat, or for everybody (eyes < 0); then draws are told as seat 0 sees
 * them. */
static void find_turning(const struct oxhide_review *v, int eyes,
                         struct turning list[], int *count)
{
    const struct review *r = v->is;

    find_mistakes(r, eyes, list, count);
    for (int k = 0; k + 1 < r->moments; k++) {
        bool sure;
        int64_t gain = gain_at(v, eyes < 0 ? 0 : eyes, k, &sure);

        if (r->moment[k].actor == ACTOR_CHANCE && r->moment[k].ply && sure &&
            has_games(r, curve_truth(r)) && size_of(gain) >= REVIEW_LARGE)
            add_turning(
                list, count, TURNING_MAX,
                (struct turning){ .moment = k, .choice = -1, .gain = gain });
    }
}

/* In the order of the game. */
static void put_list(const struct turning list[], int count, const char *key,
                     struct json *out)
{
    json_open(out, key, '[');
    for (int shown = 0, after = -1; shown < count; shown++) {
        int next = -1;

        for (int k = 0; k < count; k++)
            if (list[k].moment > after &&
                (next < 0 || list[k].moment < list[next].moment))
                next = k;
        if (next < 0)
            break;
        after = list[next].moment;
        json_open(out, NULL, '{');
        json_int(out, "moment", after);
        if (list[next].choice >= 0)
            json_int(out, "choice", list[next].choice);
        else
            json_raw(out, "choice", "null");
        session_put_value(out, "gain", list[next].gain);
        if (list[next].again) {
            json_open(out, "again", '{');
            json_int(out, "times", list[next].again);
            session_put_value(out, "gain", list[next].most);
            json_close(out, '}');
        }
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_turning(const struct oxhide_review *v, int eyes,
                        struct json *out)
{
    struct turning list[TURNING_MAX];
    int count = 0;

    find_turning(v, eyes, list, &count);
    put_list(list, count, "turning", out);
}

/* Choices of a seat that were clearly the best, as a short search does not see;
 * the gain is over the next best, as searches say. */
static void put_hard(const struct review *r, int seat, struct json *out)
{
    struct turning list[HARD_MAX];
    int count = 0;

    for (int k = 0; k < r->choices; k++) {
        const struct review_choice *c = &r->choice[k];
        int64_t next = 0;

        if (c->seat != seat || !c->weighed || c->best || c->easy)
            continue;
        for (int way = 1; way < c->ways; way++)
            if (c->value[way][seat] > next)
                next = c->value[way][seat];
        if (c->value[0][seat] - next >= REVIEW_LARGE)
            add_turning(list, &count, HARD_MAX,
                        (struct turning){ .moment = c->moment,
                                          .choice = k,
                                          .gain = c->value[0][seat] - next });
    }
    put_list(list, count, "hard", out);
}

static void put_seat(const struct oxhide_review *v, int seat, struct json *out)
{
    const struct review *r = v->is;
    enum review_truth truth = curve_truth(r);
    struct review_account a;
    const void *last = review_state(r, r->job.plies);

    if (has_two_truths(r))
        review_account(r, seat, REVIEW_KNOWN, moments_of(v, REVIEW_KNOWN, seat),
                       &a);
    review_account(r, seat, truth, moments_of(v, truth, seat), &a);
    json_open(out, NULL, '{');
    json_int(out, "seat", seat);
    if (r->over) {
        session_put_value(out, "result", r->result[seat]);
        json_int(out, "points", game_total(r->job.game, last, seat));
    }
    session_put_value(out, "start", of_one(a.start));
    put_sum(out, "luck", &a.part[ACCOUNT_LUCK]);
    session_put_value(out, "choices", of_one(a.known));
    json_open(out, "rivals", '[');
    for (int p = 0; p < r->seats; p++) {
        if (p == seat)
            continue;
        json_open(out, NULL, '{');
        json_int(out, "seat", p);
        session_put_value(out, "mean", of_one(a.part[ACCOUNT_SEAT + p].gain));
        session_put_value(out, "error",
                          root_of_one(a.part[ACCOUNT_SEAT + p].error));
        json_close(out, '}');
    }
    json_close(out, ']');
    session_put_value(out, "hidden", of_one(a.hidden));
    session_put_value(out, "rest", of_one(a.rest));
    put_how(r, seat, &a.part[ACCOUNT_LUCK], out);
    put_skill(r, seat, out);
    put_turning(v, seat, out);
    put_hard(r, seat, out);
    json_close(out, '}');
}

void oxhide_review_report(const struct oxhide_review *v, struct json *out)
{
    const struct review *r = v->is;

    json_open(out, "review", '{');
    json_str(out, "game", r->job.game->id);
    if (r->job.eyes < 0)
        json_raw(out, "as", "null");
    else
        json_int(out, "as", r->job.eyes);
    json_bool(out, "fair", r->job.fair);
    json_bool(out, "over", r->over);
    json_int(out, "truths", has_two_truths(r) ? 2 : 1);
    json_int(out, "rounds", r->round);
    json_bool(out, "done", r->done);
    json_open(out, "seats", '[');
    for (int p = 0; p < r->seats; p++)
        put_seat(v, p, out);
    json_close(out, ']');
    put_moments(v, out);
    json_open(out, "choices", '[');
    for (int k = 0; k < r->choices; k++)
        put_choice(v, k, out);
    json_close(out, ']');
    put_turning(v, r->job.eyes, out);
    json_close(out, '}');
}
