/* What a guess at another seat's secrets would mean for how it has played:
 * whoever holds a future technology steers towards it, and China keeps the
 * better of two glory tiles. traits.def names the numbers in their order;
 * likely.def holds what was learnt about them. */
#include "advice/golden/advice.h"

enum {
    TRAIT_STEPS = TRAIT_THIRD_BEHIND_3 - TRAIT_EARLY_BEHIND_3,
    STEP_MOST = 3,
    STEP_GOLD = 4, /* gold that counts as a step ahead */
};

_Static_assert((int)TRAIT_COUNT <= ADVICE_FEATURES_MAX, "traits fit");
_Static_assert(TRAIT_STEPS == 2 * STEP_MOST + 1, "steps as in the list");
_Static_assert(TRAIT_GLORY_CHOSEN - TRAIT_GOLD_LATE == FUTURE_COUNT,
               "a line each");

const char *const golden_trait_names[TRAIT_COUNT] = {
#define TRAIT(id, name) name,
#include "advice/golden/traits.def"
#undef TRAIT
};

const int16_t golden_likely[ADVICE_FEATURES_MAX] = {
#include "advice/golden/likely.def"
};

static int steps_ahead(const struct golden_state *s, int seat, unsigned source)
{
    int best = 0, lead;

    for (int p = 0; p < s->head.seats; p++) {
        int n = p == seat ? 0 : (int)golden_count(s, p, source);

        best = n > best ? n : best;
    }
    lead = (int)golden_count(s, seat, source) - best;
    if (source == SRC_GOLD)
        lead /= STEP_GOLD;
    return lead > STEP_MOST ? STEP_MOST : lead < -STEP_MOST ? -STEP_MOST : lead;
}

static void look_at_future(const struct golden_state *s, int seat,
                           int16_t out[])
{
    unsigned future = s->seat[seat].future;
    int time = s->stage >= STAGE_LAST ? 3 : s->era < 2 ? 0 : s->era - 1;
    int lead;

    if (future >= FUTURE_COUNT)
        return;
    lead = steps_ahead(s, seat, golden_futures[future].source);
    out[time * TRAIT_STEPS + STEP_MOST + lead]++;
    if (s->era >= 2)
        out[TRAIT_GOLD_LATE + future] += (int16_t)lead;
}

/* GA-7.5r2; what a seat has held lies open. */
static bool chose_glory(const struct golden_seat *me)
{
    for (int era = 0; era < ERAS; era++)
        if (me->taken >> era & 1 && me->dealt[era] == CIV_CHINA)
            return true;
    return false;
}

void golden_traits(const void *guess, int sees,
                   int16_t out[ADVICE_FEATURES_MAX])
{
    const struct golden_state *s = guess;

    for (int p = 0; p < s->head.seats; p++) {
        const struct golden_seat *me = &s->seat[p];
        unsigned trait = TRAIT_GLORY_DRAWN;

        if (p == sees)
            continue;
        look_at_future(s, p, out);
        if (!me->attacks)
            continue;
        if (chose_glory(me))
            trait = TRAIT_GLORY_CHOSEN;
        for (int k = 0; k < GLORY_KINDS; k++)
            out[trait] += (int16_t)(k * me->glory[k]);
    }
}
