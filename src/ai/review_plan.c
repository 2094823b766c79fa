/* What a review does next. First every choice is looked at and weighed. Then
 * games are played where they say most: with the two actions of the choices
 * that seem to have given up most, until that is known well enough; and from
 * every moment, for the curve and the account. */
#include "ai/review.h"

#include "base/mem.h"

enum {
    JUDGED = 24,     /* units of a round of pairs */
    FIRST = 5,       /* of the largest losses come before all others */
    BUSY = 8,        /* units that a round of theirs has at least */
    DOUBTS = 8,      /* choices of a round that may not be the best after all */
    CURVE_EVERY = 4, /* one round in so many is for the curve ... */
    CURVE_RARE = 8,  /* ... until the largest losses are known */
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

/* Choices are searched for longer before games are played for them. */
static void plan_deepen(struct review *r, int choice)
{
    add_unit(r, (struct review_unit){ .task = REVIEW_DEEPEN,
                                      .index = (uint16_t)choice,
                                      .count = 1 });
}

struct want {
    int choice;
    unsigned truth;
    int64_t urge;
    int units, planned; /* still needed, about; and of this round */
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

/* How much a choice seems to have given up, that of other eyes by half. */
static int64_t urge_of(const struct review *r, const struct review_choice *c)
{
    int64_t mean = review_guess(c).mean;

    return r->job.eyes >= 0 && c->seat != r->job.eyes ? mean / 2 : mean;
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
    out->urge = urge_of(r, c);
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

/* Losses that are known and larger. */
static int known_above(const struct review *r, int64_t urge)
{
    int count = 0;

    for (int k = 0; k < r->choices; k++) {
        const struct review_choice *c = &r->choice[k];

        if (c->weighed && c->best && urge_of(r, c) > urge &&
            !units_needed(&c->games[REVIEW_KNOWN], c->seat, r->job.error))
            count++;
    }
    return count;
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

/* Units for some choices in turns, up to so many of the round. */
static void share_out(struct review *r, struct want list[], int count, int most)
{
    for (bool any = true; any && r->units < most;) {
        any = false;
        for (int k = 0; k < count && r->units < most; k++) {
            struct want *w = &list[k];
            int64_t pairs = r->choice[w->choice].games[w->truth].pairs;

            if (w->planned == w->units)
                continue;
            any = true;
            if (review_near(r, &r->choice[w->choice])) {
                plan_deepen(r, w->choice);
                w->planned = w->units;
                continue;
            }
            add_unit(
                r, (struct review_unit){
                       .task = REVIEW_JUDGE,
                       .truth = (uint8_t)w->truth,
                       .index = (uint16_t)w->choice,
                       .first = (uint32_t)(pairs + w->planned++ * REVIEW_PAIRS),
                       .count = REVIEW_PAIRS });
        }
    }
}

/* By how much the best of the others falls short of what was played, which
 * seems to be the best. */
static int64_t behind(const struct review *r, const struct review_choice *c)
{
    int64_t gap = 2 * UTILITY_ONE;

    for (int k = 1; k < c->ways; k++) {
        int64_t less = c->value[0][c->seat] - c->value[k][c->seat];

        gap = less < gap ? less : gap;
    }
    return r->job.eyes >= 0 && c->seat != r->job.eyes ? 2 * gap : gap;
}

static bool is_doubted(const struct review *r, int k)
{
    return !r->choice[k].best && review_near(r, &r->choice[k]);
}

/* Some that seem to be the best, the least certain first. */
static void plan_doubts(struct review *r)
{
    int64_t last = -1;
    int after = -1;

    for (int n = 0; n < DOUBTS; n++) {
        int64_t least = INT64_MAX;
        int next = -1;

        for (int k = 0; k < r->choices; k++) {
            int64_t gap = behind(r, &r->choice[k]);

            if (is_doubted(r, k) && gap < least &&
                (gap > last || (gap == last && k > after))) {
                least = gap;
                next = k;
            }
        }
        if (next < 0)
            return;
        plan_deepen(r, next);
        last = least;
        after = next;
    }
}

/* What is wanted, the most urgent first; returns how many of them are missing
 * among the largest few. */
static int find_wanted(const struct review *r, struct want list[JUDGED],
                       int *count)
{
    int lead = 0;

    *count = 0;
    mem_zero(list, JUDGED * sizeof *list);
    for (int k = 0; k < r->choices; k++) {
        struct want w;

        if (is_wanted(r, k, &w))
            insert(list, count, JUDGED, w);
    }
    while (lead < *count && list[lead].truth == REVIEW_KNOWN &&
           lead + known_above(r, list[lead].urge) < FIRST)
        lead++;
    return lead;
}

enum review_stage review_stage(const struct review *r)
{
    struct want list[JUDGED], w;
    bool all = true;
    int count;

    for (int k = 0; k < r->choices; k++) {
        const struct review_choice *c = &r->choice[k];

        if (!c->ways || (c->ways > 1 && !c->weighed))
            return REVIEW_BEGUN;
        all &= (!is_wanted(r, k, &w) || w.truth != REVIEW_KNOWN) &&
               !is_doubted(r, k);
    }
    return all                            ? REVIEW_ALL
           : find_wanted(r, list, &count) ? REVIEW_SCREENED
                                          : REVIEW_LARGEST;
}

/* What is missing of the largest few gets all it needs before others get any
 * but what keeps threads busy. */
static void plan_judge(struct review *r)
{
    struct want list[JUDGED];
    int count, lead = find_wanted(r, list, &count);

    share_out(r, list, lead, JUDGED);
    share_out(r, list + lead, count - lead, lead ? BUSY : JUDGED);
    if (!lead)
        plan_doubts(r);
}

static bool is_curve_due(const struct review *r)
{
    return r->round % CURVE_EVERY == 0 &&
           (r->round % CURVE_RARE == CURVE_EVERY ||
            review_stage(r) >= REVIEW_LARGEST);
}

static void name_mistakes(struct review *r)
{
    for (int k = 0; k < r->choices; k++) {
        struct review_loss loss = review_loss(r, k, REVIEW_KNOWN);

        r->choice[k].named = review_mistake(&loss);
    }
}

void review_plan(struct review *r)
{
    name_mistakes(r);
    r->units = r->handed_in = 0;
    mem_zero(r->in, sizeof r->in);
    plan_choices(r, REVIEW_FIND);
    if (!r->units)
        plan_choices(r, REVIEW_WEIGH);
    if (!r->units && !is_curve_due(r))
        plan_judge(r);
    if (!r->units && r->curve_games < CURVE_GAMES)
        plan_curve(r);
    if (!r->units)
        plan_judge(r);
    r->done = !r->units;
}
