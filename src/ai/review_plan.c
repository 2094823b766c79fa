/* What a review does next. First every choice is looked at and weighed; then
 * games are played where they tell most: between the two actions of the choices
 * that seem to have given up most, until that is known well enough, and from
 * every moment, for the curve and the account. */
#include "ai/review.h"

#include "base/mem.h"

enum {
    JUDGED = 24,      /* units of a round of pairs */
    FIRST = 5,        /* of the largest losses come before all others */
    CURVE_EVERY = 4,  /* one round in so many is for the curve */
    CURVE_GAMES = 48, /* from every moment, and then it is enough */
};

static void add_unit(struct review *r, struct review_unit unit)
{
    if (r->units < REVIEW_UNITS)
        r->unit[r->units++] = unit;
}

static bool has_open(const struct review *r)
{
    return r->job.game->secrets && !r->job.fair;
}

/* Choices in so many units that each is one, or a run of them. */
static void plan_choices(struct review *r, enum review_task task)
{
    for (int k = 0; k < r->choices; k++) {
        const struct review_choice *c = &r->choice[k];

        if (task == REVIEW_FIND ? !c->ways : c->ways > 1 && !c->weighed)
            add_unit(r, (struct review_unit){ .task = (uint8_t)task,
                                              .index = (uint16_t)k,
                                              .count = 1 });
    }
}

/* Moments that are worth a game: all but ends. */
static void plan_curve(struct review *r)
{
    int count = r->moments - r->over;

    for (unsigned truth = 0; truth < REVIEW_TRUTHS; truth++) {
        if (truth == REVIEW_OPEN ? !has_open(r)
                                 : r->job.game->secrets && r->job.eyes < 0)
            continue;
        for (int k = 0; k < count; k += REVIEW_BATCH) {
            int n = count - k < REVIEW_BATCH ? count - k : REVIEW_BATCH;

            add_unit(r, (struct review_unit){ .task = REVIEW_CURVE,
                                              .truth = (uint8_t)truth,
                                              .index = (uint16_t)k,
                                              .first = r->curve_games,
                                              .count = (uint16_t)n });
        }
    }
}

struct want {
    int choice;
    unsigned truth;
    int64_t urge;
    int units; /* still needed, about */
};

/* Pairs until the error is what was asked for, from the error so far. */
static int units_needed(const struct compare *sums, int seat, uint32_t error)
{
    struct estimate e = compare_difference(sums, seat);
    int64_t goal = (int64_t)error * error, have = e.error;

    if (sums->pairs < 2 * REVIEW_PAIRS)
        return 2;
    if (have * have <= goal)
        return 0;
    return (int)(1 + (have * have - goal) * sums->pairs / goal / REVIEW_PAIRS);
}

/* A choice is wanted as long as it may have given up much and that is not
 * known well enough. */
static bool is_wanted(const struct review *r, int k, struct want *out)
{
    const struct review_choice *c = &r->choice[k];
    struct estimate guess;

    if (!c->weighed || !c->best)
        return false;
    guess = review_guess(c);
    *out = (struct want){ .choice = k, .truth = REVIEW_KNOWN };
    out->units = units_needed(&c->games[REVIEW_KNOWN], c->seat, r->job.error);
    out->urge = guess.mean;
    if (r->job.eyes >= 0 && c->seat != r->job.eyes)
        out->urge /= 2;
    if (guess.mean + 2 * guess.error < REVIEW_LARGE)
        return false;
    if (!out->units && has_open(r) && guess.mean >= REVIEW_LARGE) {
        out->truth = REVIEW_OPEN;
        out->units = units_needed(&c->games[REVIEW_OPEN], c->seat,
                                  r->job.error);
        out->urge /= 4;
    }
    return out->units > 0;
}

/* The most urgent first; the list is short. */
static void insert(struct want list[], int *count, int most, struct want w)
{
    int k = *count < most ? (*count)++ : most - 1;

    if (k == most - 1 && *count == most && list[k].urge >= w.urge &&
        list[k].units)
        return;
    for (; k > 0 && list[k - 1].urge < w.urge; k--)
        list[k] = list[k - 1];
    list[k] = w;
}

static void plan_judge(struct review *r)
{
    struct want list[JUDGED];
    int count = 0, turn = 0;

    mem_zero(list, sizeof list);
    for (int k = 0; k < r->choices; k++) {
        struct want w;

        if (is_wanted(r, k, &w))
            insert(list, &count, JUDGED, w);
    }
    /* The largest few get all they need before the others get any. */
    if (count > FIRST && list[FIRST - 1].truth == REVIEW_KNOWN)
        count = FIRST;
    for (int idle = 0; count && r->units < JUDGED && idle < count; turn++) {
        struct want *w = &list[turn % count];
        const struct review_choice *c = &r->choice[w->choice];
        int round = turn / count;

        if (!w->units) {
            idle++;
            continue;
        }
        idle = 0;
        w->units--;
        add_unit(r, (struct review_unit){
                        .task = REVIEW_JUDGE,
                        .truth = (uint8_t)w->truth,
                        .index = (uint16_t)w->choice,
                        .first = (uint32_t)(c->games[w->truth].pairs +
                                            round * REVIEW_PAIRS),
                        .count = REVIEW_PAIRS });
    }
}

void review_plan(struct review *r)
{
    r->units = r->handed_in = 0;
    mem_zero(r->in, sizeof r->in);
    plan_choices(r, REVIEW_FIND);
    if (!r->units)
        plan_choices(r, REVIEW_WEIGH);
    if (!r->units && r->round % CURVE_EVERY)
        plan_judge(r);
    if (!r->units && r->curve_games < CURVE_GAMES)
        plan_curve(r);
    if (!r->units)
        plan_judge(r);
    r->done = !r->units;
}
