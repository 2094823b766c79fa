/* What a review has found so far. */
#include "ai/review.h"

#include "base/bits.h"
#include "base/check.h"
#include "base/mem.h"

enum {
    ENOUGH = 2 * REVIEW_PAIRS,        /* pairs that judge */
    SEARCHED = UTILITY_ONE * 4 / 100, /* how far a search may be off */
    CHOICES_FEW = 10,                 /* too few to say how one played */
    LEVELS_OFF = UTILITY_ONE / 200,   /* how far a level's loss may be off */
};

/* Variances of steps of the account: a choice that was the best is hardly a
 * step, and what searches alone say is little. */
static const double best_spread = 0.005 * 0.005, search_spread = 0.03 * 0.03,
                    hidden_spread = 0.02 * 0.02, luck_share = 1.2;

static int32_t at_least(struct estimate e, bool named)
{
    return e.mean - (named ? 1 : 2) * e.error;
}

struct review_loss review_loss(const struct review *r, int choice,
                               enum review_truth truth)
{
    const struct review_choice *c = &r->choice[choice];
    const struct compare *games = &c->games[truth];
    struct review_loss out = { .pairs = games->pairs };
    int32_t all;

    if (!c->weighed || !c->best) {
        out.judged = c->ways > 0 && (c->weighed || c->ways == 1);
        return out;
    }
    if (games->pairs >= ENOUGH) {
        out.loss = compare_difference(games, c->seat);
        out.least = at_least(out.loss, c->named);
        all = at_least(review_guess(c), c->named);
        if (truth == REVIEW_KNOWN && all < out.least)
            out.least = all;
        out.judged = out.loss.error <= (int32_t)r->job.error ||
                     out.least >= REVIEW_MISTAKE;
    }
    if (!out.judged && truth == REVIEW_KNOWN)
        out.loss = review_guess(c);
    return out;
}

static int round_at(const struct review *r, int ply)
{
    return r->job.game->round ? r->job.game->round(review_state(r, ply)) : 0;
}

bool review_repeats(const struct review *r, int choice, int before)
{
    const struct review_choice *a = &r->choice[before], *b = &r->choice[choice];
    game_action x = a->action[a->best];

    return a->seat == b->seat && x == b->action[b->best] &&
           rollout_watched(r->job.game, x) != UINT32_MAX &&
           round_at(r, a->ply) == round_at(r, b->ply);
}

bool review_mistake(const struct review_loss *loss)
{
    return loss->judged && loss->pairs && loss->least >= REVIEW_MISTAKE;
}

struct estimate review_guess(const struct review_choice *c)
{
    const struct compare *games = &c->games[REVIEW_KNOWN];
    int64_t prior = (c->again[0][c->seat] - c->again[1][c->seat]) / 2;
    int64_t wide = (int64_t)SEARCHED * SEARCHED, near;
    struct estimate e = { (int32_t)prior, SEARCHED };

    if (!games->pairs)
        return e;
    e = compare_difference(games, c->seat);
    near = (int64_t)e.error * e.error;
    return (struct estimate){
        .mean = (int32_t)((prior * near + e.mean * wide) / (wide + near)),
        .error = (int32_t)bit_root(
            (uint64_t)(wide / 256 * near / (wide / 256 + near / 256))),
    };
}

/* What a choice did to a seat: the one played less the best. */
static void set_choice(const struct review *r, const struct review_choice *c,
                       int seat, struct account_moment *out)
{
    const struct compare *games = &c->games[REVIEW_KNOWN];
    double one = UTILITY_ONE;

    out->spread = best_spread;
    if (!c->weighed || !c->best)
        return;
    if (games->pairs >= ENOUGH) {
        double error = compare_difference(games, c->seat).error / one;

        out->step = (double)(games->share[1][seat] - games->share[0][seat]) /
                    (double)games->pairs / one;
        out->spread = error * error;
    } else {
        out->step = (c->again[1][seat] - c->again[0][seat]) / 2 / one;
        out->spread = search_spread;
    }
    if (r->job.game->secrets)
        out->spread += hidden_spread;
}

static void set_moment(const struct review *r, int k, int seat, unsigned truth,
                       struct account_moment *out)
{
    const struct review_moment *m = &r->moment[k];

    mem_zero(out, sizeof *out);
    out->owner = ACCOUNT_NOBODY;
    if (m->games[truth]) {
        out->seen_games = m->games[truth];
        out->seen = (double)m->share[truth][seat] / out->seen_games /
                    UTILITY_ONE;
    }
    if (k + 1 == r->moments)
        return;
    out->owner = m->actor < 0 ? ACCOUNT_LUCK
                              : (uint8_t)(ACCOUNT_SEAT + m->actor);
    if (m->choice >= 0)
        set_choice(r, &r->choice[m->choice], seat, out);
    else if (m->actor >= 0 && r->job.fair && m->actor != seat)
        out->spread = search_spread;
}

/* A chance that is a fair bet moves by v(1 - v) in all, in squares; draws share
 * that, the more the more open the game is. */
static void set_luck(const struct review *r, struct account_moment moment[],
                     bool first)
{
    int draws = 0;

    for (int k = 0; k + 1 < r->moments; k++)
        draws += moment[k].owner == ACCOUNT_LUCK;
    for (int k = 0; k + 1 < r->moments; k++) {
        double v = first ? 1.0 / r->seats : moment[k].chance;

        v = v < 0.03 ? 0.03 : v > 0.97 ? 0.97 : v;
        if (moment[k].owner == ACCOUNT_LUCK)
            moment[k].spread = luck_share * v * (1 - v) / draws;
    }
}

void review_account(const struct review *r, int seat, enum review_truth truth,
                    struct account_moment moment[], struct review_account *out)
{
    double even = 1.0 / r->seats, one = UTILITY_ONE;
    const struct account_sum *own = &out->part[ACCOUNT_SEAT + seat];

    mem_zero(out, sizeof *out);
    if (!r->job.game->secrets)
        truth = REVIEW_KNOWN;
    out->result = r->over ? r->result[seat] / one : -1;
    for (int k = 0; k < r->moments; k++)
        set_moment(r, k, seat, truth, &moment[k]);
    for (int pass = 0; pass < 2; pass++) {
        set_luck(r, moment, !pass);
        account_balance(moment, r->moments, even, best_spread, out->result,
                        out->part);
    }
    out->start = moment[0].chance;
    for (int k = 0; k < r->choices; k++) {
        struct review_loss known, open;

        if (r->choice[k].seat != seat)
            continue;
        known = review_loss(r, k, REVIEW_KNOWN);
        open = review_loss(r, k, REVIEW_OPEN);
        out->known -= known.loss.mean / one;
        if (truth == REVIEW_OPEN && open.judged && open.pairs)
            out->hidden += (known.loss.mean - open.loss.mean) / one;
    }
    out->rest = own->gain - out->known - out->hidden;
}

void review_levels(const uint16_t table[PLAYER_LEVELS], struct estimate loss,
                   int *low, int *high)
{
    int64_t off = 2 * (int64_t)bit_root(
                          (uint64_t)((int64_t)loss.error * loss.error +
                                     LEVELS_OFF * LEVELS_OFF)),
            most = (loss.mean + off) * 10000, least = (loss.mean - off) * 10000;

    *low = 1;
    while (*low < PLAYER_LEVELS &&
           (int64_t)table[*low - 1] * UTILITY_ONE > most)
        ++*low;
    *high = PLAYER_LEVELS;
    while (*high > *low && (int64_t)table[*high - 1] * UTILITY_ONE < least)
        --*high;
}

void review_skill(const struct review *r, int seat, struct review_skill *out)
{
    const struct advice *advice = r->job.game->advice;
    int64_t sum = 0, squares = 0, doubt = 0;

    mem_zero(out, sizeof *out);
    for (int k = 0; k < r->choices; k++) {
        struct review_loss loss = review_loss(r, k, REVIEW_KNOWN);

        if (r->choice[k].seat != seat || !r->choice[k].ways ||
            (r->choice[k].ways > 1 && !r->choice[k].weighed))
            continue;
        out->choices++;
        out->loss = loss.loss; /* one alone has its own error */
        sum += loss.loss.mean;
        squares += (int64_t)loss.loss.mean * loss.loss.mean;
        doubt += (int64_t)loss.loss.error * loss.loss.error;
    }
    if (out->choices > 1) {
        int32_t least = (int32_t)bit_root((uint64_t)doubt) / out->choices;

        out->loss = estimate_of(sum, squares, out->choices, 0);
        if (out->loss.error < least)
            out->loss.error = least;
    }
    if (review_is_enough(out) && advice && advice->gives_up[r->seats])
        review_levels(advice->gives_up[r->seats], out->loss, &out->low,
                      &out->high);
}

bool review_is_enough(const struct review_skill *skill)
{
    return skill->choices >= CHOICES_FEW;
}

enum review_played review_played(const struct review *r, int seat)
{
    struct review_skill own, other;
    int64_t more = 0, squares = 0, others = 0;

    review_skill(r, seat, &own);
    for (int p = 0; p < r->seats; p++) {
        review_skill(r, p, &other);
        if (p == seat || !review_is_enough(&other))
            continue;
        others++;
        more += other.loss.mean - own.loss.mean;
        squares += (int64_t)other.loss.error * other.loss.error;
    }
    squares += others * others * own.loss.error * own.loss.error;
    if (!others || !review_is_enough(&own))
        return REVIEW_ALONE;
    if (more * more < squares)
        return REVIEW_UNCLEAR;
    if (more * more < 4 * squares)
        return more > 0 ? REVIEW_PROBABLY_BETTER : REVIEW_PROBABLY_WORSE;
    return more > 0 ? REVIEW_BETTER : REVIEW_WORSE;
}
