/* What players of Bronze Age know beyond its rules: levels, styles, how to
 * search, and what the other files of this folder look at. */
#include "advice/bronzeage/advice.h"

/* In hundredths of a point: what is still due to a player, roughly what it
 * brings on average. */
static const int16_t due_worth[1 << AGENDA_BITS] = {
    [PHASE_MODE] = 200,      [PHASE_STEP] = 180,      [PHASE_CARD_MAY] = 170,
    [PHASE_CARD_MUST] = 170, [PHASE_CARD_BASIC] = 90, [PHASE_SOW] = 130,
    [PHASE_QUARRY] = 150,    [PHASE_FOUNDRY] = 270,   [PHASE_CONQUEST] = 220,
    [PHASE_RAID] = 200,      [PHASE_FRONT] = 120,
};

static const int16_t ability_worth[ABILITY_COUNT] = {
    [ABILITY_SOW] = 130,     [ABILITY_HARVEST] = 260,
    [ABILITY_RAID] = 200,    [ABILITY_CONQUEST] = 220,
    [ABILITY_ORNAMENT] = 90, [ABILITY_MASTERWORK] = 170,
    [ABILITY_QUARRY] = 150,  [ABILITY_FOUNDRY] = 270,
};

/* A card in hand is half of what it can bring; what exceeds the hand that The
 * Collapse leaves is less. */
static int hand_worth(const struct bronzeage_seat *me, bool late)
{
    uint64_t fits = bronzeage_fits(me);
    int sum = 0, count = me->held[ALL];

    for (uint64_t m = me->hand; m; m &= m - 1) {
        unsigned card = bit_lowest(m);
        const struct bronzeage_card_info *info = &bronzeage_cards[card];
        int basic = 100 * info->basic;
        int special = fits >> card & 1
                          ? 100 * info->special + ability_worth[info->ability]
                          : 0;
        sum += special > basic ? special : basic;
    }
    if (!late && count > 2 * COLLAPSE_KEEP)
        sum = sum * 2 * COLLAPSE_KEEP / count;
    return sum / 2;
}

static int worth(const void *state, int seat)
{
    const struct bronzeage_state *s = state;
    const struct bronzeage_seat *me = &s->seat[seat];
    const uint8_t *n = me->territories;
    int sum = 100 * bronzeage_total(s, (unsigned)seat);

    if (s->head.actor == ACTOR_NONE || me->civ == CIV_NONE)
        return sum;
    sum += hand_worth(me, s->collapse == COLLAPSE_DONE);
    sum += 15 * (n[0] + n[1] + n[2]);
    if (seat != s->turn || s->collapse == COLLAPSE_NOW)
        return sum;
    sum += due_worth[s->head.phase];
    for (uint64_t due = s->agenda; due; due >>= AGENDA_BITS)
        sum += due_worth[due & ((1u << AGENDA_BITS) - 1)];
    return sum;
}

/* Chosen by what they win against each other: docs/strength.md. */
static const struct advice_level levels[] = {
    { 20, 3500, 14000 }, { 20, 2500, 10000 }, { 20, 1700, 7000 },
    { 20, 1150, 4600 },  { 20, 150, 1200 },   { 120, 0, 0 },
    { 800, 0, 0 },       { 80000, 0, 0 },
};

/* Levels that stand in the wrong order by chance share their mean:
 * docs/review.md. */
static const uint16_t gives_up[] = { 251, 216, 215, 100, 100, 70, 70, 16 };

static const int16_t ratings[] = { 1034, 1211, 1328, 1500,
                                   1630, 1746, 1959, 2066 };

const struct advice bronzeage_advice = {
    .worth = worth,
    .features = bronzeage_features,
    .feature_names = bronzeage_feature_names,
    .feature_count = FEATURE_COUNT,
    .net = { [2] = &bronzeage_nets[2] },
    .traits = bronzeage_traits,
    .trait_names = bronzeage_trait_names,
    .trait_count = TRAIT_COUNT,
    .likely = bronzeage_likely,
    .statistic_names = { "specialized", "territories-by-cards", "raids" },
    .statistic = bronzeage_statistic,
    .taste = { 2500, 20000, 8000 },
    .levels = levels,
    .gives_up = { [2] = gives_up },
    .ratings = ratings,
    .search = { .explore = 4 },
};
