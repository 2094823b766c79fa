/* How good a state looks for a seat, to a player that looks one step ahead:
 * points, what gold, cards and colonists may still bring, and what the open
 * judgements would pay. A decision within a turn is first finished greedily, so
 * that "explore" is judged by the best place to go. */
#include "advice/golden/advice.h"

/* Hundredths of a point, by era. */
static const int gold_worth[ERAS] = { 70, 55, 45, 34 };
static const int colonist_worth[ERAS] = { 270, 270, 270, 270 };
static const int building_worth[ERAS] = { 500, 450, 350, 150 };
static const int city_worth[ERAS] = { 120, 90, 60, 20 };
/* By level, for each era that is left after this one. */
static const int tech_worth[TECH_LEVELS] = { 0, 110, 170, 200, 150 };

enum {
    GLORY_WORTH = 400,
    FOUND_WORTH = 100,
    READY_WORTH = 200, /* a card that can still be activated this era */
    AGE_WORTH = 20,    /* better in a golden age than to act for nothing */
    DEPTH_MAX = 8,
};

void golden_hold(const struct golden_state *s, int seat,
                 struct golden_holding *out)
{
    golden_count_all(s, seat, out->count);
    for (int k = 0; k < SOURCE_COUNT; k++)
        out->points[k] = golden_points(s, seat, k);
}

/* What the judgement of this era and, on average, those to come would pay. */
static int judgement_worth(const struct golden_state *s, const unsigned count[])
{
    unsigned left = s->judgements;
    int sum = 0, kinds = 0, eras = ERAS - 1 - s->era, now = 0;

    for (int i = 0; i <= s->era; i++)
        if (s->chosen[i] != NONE)
            left &= ~(1u << s->chosen[i]);
    if (s->stage == STAGE_OVER)
        return 0;
    if (s->chosen[s->era] != NONE) {
        const struct golden_judgement_info *j =
            &golden_judgements[s->chosen[s->era]];
        now = 100 * j->n * (int)count[j->source];
    } else {
        eras++;
    }
    for (; left; left &= left - 1, kinds++) {
        const struct golden_judgement_info *j =
            &golden_judgements[bit_lowest(left)];
        sum += j->n * (int)count[j->source];
    }
    return now + (kinds ? 80 * sum * eras / kinds : 0);
}

static int card_worth(const struct golden_state *s,
                      const struct golden_seat *me)
{
    uint32_t ready = me->wonders & ~(uint32_t)s->wonder_used;
    int n = (int)golden_buildings_held(me) * building_worth[s->era];

    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] < BUILDING_COUNT &&
            golden_buildings[me->building[i]].effect.when == ACT)
            n += READY_WORTH;
    for (; ready; ready &= ready - 1)
        if (golden_wonder_when(s, bit_lowest(ready), 0) == ACT ||
            golden_wonder_when(s, bit_lowest(ready), 1) == ACT)
            n += 50;
    return n;
}

static int potential(const struct golden_state *s, int seat,
                     const unsigned count[])
{
    const struct golden_seat *me = &s->seat[seat];
    int n = (int)me->gold * gold_worth[s->era], techs = 0;

    n += (int)count[SRC_CITY] * city_worth[s->era];
    for (unsigned level = 1; level < TECH_LEVELS; level++)
        techs += (int)bit_count(me->tech & golden_techs_at(level)) *
                 tech_worth[level];
    n += techs * (ERAS - 1 - s->era) / 2 + techs / 4;
    if (s->stage != STAGE_LAST) {
        n += (int)count[SRC_FRESH] * colonist_worth[s->era];
        n += card_worth(s, me);
        n += me->golden * AGE_WORTH;
    }
    return n + judgement_worth(s, count);
}

/* The state as it lies, with a guess for what is due. */
int golden_still(const struct golden_state *s, int seat,
                 const struct golden_holding *has)
{
    int n = 0;

    for (int k = 0; k < SOURCE_COUNT; k++)
        if (k != SOURCE_GOLD && k != SOURCE_FUTURE)
            n += has->points[k];
    n = 100 * n + 50 * has->points[SOURCE_FUTURE];
    if (s->stage == STAGE_OVER)
        return n + 100 * has->points[SOURCE_GOLD] +
               50 * has->points[SOURCE_FUTURE];
    for (int i = 0; i < s->depth && seat == s->turn; i++) {
        if (s->due[i] == PHASE_GLORY)
            n += GLORY_WORTH;
        if (s->due[i] == PHASE_CITY && golden_can_found(s))
            n += FOUND_WORTH;
    }
    return n + potential(s, seat, has->count);
}

static int still(const struct golden_state *s, int seat)
{
    struct golden_holding has;

    golden_hold(s, seat, &has);
    return golden_still(s, seat, &has);
}

/* Whether the turn's seat is in the middle of something. */
static bool is_unfinished(const struct golden_state *s)
{
    return s->head.phase > PHASE_ACTION && s->head.phase < PHASE_OVER;
}

/* Finishes the turn as its seat would, one step at a time. */
static void finish(struct golden_state *s)
{
    for (int depth = 0; depth < DEPTH_MAX && is_unfinished(s); depth++) {
        struct golden_options options;
        struct golden_state best = *s;
        int seat = s->turn, most = INT32_MIN;
        golden_list(s, &options);
        for (int i = 0; i < options.count; i++)
            for (uint64_t m = options.group[i].set; m; m &= m - 1) {
                struct golden_state tried = *s;
                golden_apply(&tried, options.group[i].base + bit_lowest(m));
                int n = still(&tried, seat);
                if (n > most) {
                    most = n;
                    best = tried;
                }
            }
        *s = best;
    }
}

int golden_worth(const void *state, int seat)
{
    struct golden_state s = *(const struct golden_state *)state;

    finish(&s);
    return still(&s, seat);
}
