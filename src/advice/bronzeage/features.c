/* What the learnt evaluation of Bronze Age looks at, seen from one seat, and
 * what its styles are measured by. features.def names the numbers in their
 * order; weights.def holds what was learnt about them. */
#include "advice/bronzeage/advice.h"

_Static_assert((int)FEATURE_COUNT <= ADVICE_FEATURES_MAX, "features fit");

const char *const bronzeage_feature_names[FEATURE_COUNT] = {
#define FEATURE(id, name) name,
#include "advice/bronzeage/features.def"
#undef FEATURE
};

const struct advice_net bronzeage_nets[GAME_SEATS_MAX + 1] = {
#include "advice/bronzeage/weights.def"
};

/* Who is ahead in each kind of icon, for the Triumphs. */
static void look_at_icons(const struct bronzeage_seat *me,
                          const struct bronzeage_seat *other, int16_t f[])
{
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        int lead = (int)bronzeage_icons(me, t) - (int)bronzeage_icons(other, t);

        f[FEATURE_LEAD_WIDE] += lead > 1;
        f[FEATURE_LEAD_ONE] += lead == 1;
        f[FEATURE_LEAD_EVEN] += lead == 0;
        f[FEATURE_BEHIND_ONE] += lead == -1;
        f[FEATURE_BEHIND_TWO] += lead == -2;
    }
}

static void look_at_territories(const struct bronzeage_seat *me, int16_t f[])
{
    int best = 0, second = 0, all = 0;

    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        int n = me->territories[t];

        all += n;
        if (n > best) {
            second = best;
            best = n;
        } else if (n > second) {
            second = n;
        }
    }
    f[FEATURE_TERRITORY_BEST] = (int16_t)best;
    f[FEATURE_TERRITORY_SECOND] = (int16_t)second;
    f[FEATURE_TERRITORY_ALL] = (int16_t)all;
}

static void look_at_ability(unsigned ability, int16_t f[])
{
    switch ((enum bronzeage_ability)ability) {
    case ABILITY_SOW: f[FEATURE_HAND_DRAWS]++; break;
    case ABILITY_HARVEST: f[FEATURE_HAND_DRAWS] += 2; break;
    case ABILITY_RAID: f[FEATURE_HAND_RAIDS]++; break;
    case ABILITY_CONQUEST: f[FEATURE_HAND_CONQUESTS]++; break;
    case ABILITY_ORNAMENT:
    case ABILITY_MASTERWORK: f[FEATURE_HAND_PLAYS]++; break;
    case ABILITY_QUARRY:
    case ABILITY_FOUNDRY: f[FEATURE_HAND_GAINS]++; break;
    case ABILITY_NONE:
    case ABILITY_COUNT: break;
    }
}

/* What the cards in hand could bring: as specialized where they fit. */
static void look_at_hand(const struct bronzeage_state *s,
                         const struct bronzeage_seat *me, int16_t f[])
{
    uint64_t fits = me->civ == CIV_NONE ? 0 : bronzeage_fits(me);
    int best = 0, second = 0;

    for (uint64_t m = me->hand; m; m &= m - 1) {
        unsigned card = bit_lowest(m);
        const struct bronzeage_card_info *c = &bronzeage_cards[card];
        int n = c->basic * 2;

        f[FEATURE_HAND_BASIC] += c->basic;
        if (fits & bronzeage_bit(card)) {
            f[FEATURE_HAND_FITS]++;
            f[FEATURE_HAND_SPECIAL] += c->special;
            look_at_ability(c->ability, f);
            if (c->special * 2 + (c->ability != ABILITY_NONE) > n)
                n = c->special * 2 + (c->ability != ABILITY_NONE);
        }
        if (n > best) {
            second = best;
            best = n;
        } else if (n > second) {
            second = n;
        }
    }
    f[FEATURE_HAND_BEST] = (int16_t)best;
    f[FEATURE_HAND_SECOND] = (int16_t)second;
    f[FEATURE_HAND] = me->held[ALL];
    if (s->collapse == COLLAPSE_AHEAD && me->held[ALL] > COLLAPSE_KEEP)
        f[FEATURE_HAND_OVER] = (int16_t)(me->held[ALL] - COLLAPSE_KEEP);
}

/* What the Actions in hand and at the decks offer. */
static void look_at_actions(const struct bronzeage_state *s,
                            const struct bronzeage_seat *me, int16_t f[])
{
    unsigned holding = bronzeage_holding(me), open = bronzeage_open(s);
    unsigned best = 0;

    for (unsigned d = 0; d < DECKS; d++) {
        unsigned lying = bronzeage_lying_count(s, d);

        if (s->top[d] < TYPE_COUNT && open >> d & 1)
            f[FEATURE_MATCHES] += holding >> 4 * s->top[d] & 1;
        if (lying > best && s->size[d])
            best = lying;
    }
    f[FEATURE_HOLDING] = (int16_t)bronzeage_holding_count(me);
    f[FEATURE_HOLDING_TYPES] = (int16_t)bit_count(holding);
    f[FEATURE_RETURN_BEST] = bronzeage_holding_count(me) < HOLDING_MAX
                                 ? (int16_t)best
                                 : 0;
}

static void look_at_time(const struct bronzeage_state *s, unsigned seat,
                         int16_t f[])
{
    unsigned least = DECK_SIZE, all = 0;

    for (unsigned d = 0; d < DECKS; d++) {
        all += s->size[d];
        f[FEATURE_DECKS_EMPTY] += s->size[d] == 0;
        if (s->size[d] < least)
            least = s->size[d];
    }
    f[FEATURE_CARDS_LEFT] = (int16_t)all;
    f[FEATURE_DECK_LEAST] = (int16_t)least;
    f[FEATURE_COLLAPSED] = s->collapse == COLLAPSE_DONE;
    f[FEATURE_FIRST] = s->first == seat;
    f[FEATURE_TURN] = s->turn == seat;
    if (s->turn != seat)
        return;
    for (uint64_t due = s->agenda << AGENDA_BITS | s->head.phase; due;
         due >>= AGENDA_BITS) {
        unsigned phase = due & ((1u << AGENDA_BITS) - 1);

        f[FEATURE_DUE_CARDS] += phase == PHASE_CARD_MAY ||
                                phase == PHASE_CARD_MUST ||
                                phase == PHASE_CARD_BASIC ||
                                phase == PHASE_MODE || phase == PHASE_STEP;
        f[FEATURE_DUE_DRAWS] += phase == PHASE_FRONT || phase == PHASE_SOW ||
                                phase == PHASE_FOUNDRY;
    }
}

void bronzeage_features(const void *state, int seat,
                        int16_t out[ADVICE_FEATURES_MAX])
{
    const struct bronzeage_state *s = state;
    const struct bronzeage_seat *me = &s->seat[seat], *other = &s->seat[!seat];

    out[FEATURE_ONE] = 1;
    out[FEATURE_BASIC] = (int16_t)bronzeage_points(s, seat, SOURCE_BASIC);
    out[FEATURE_SPECIAL] = (int16_t)bronzeage_points(s, seat, SOURCE_SPECIAL);
    out[FEATURE_TERRITORIES] = (int16_t)bronzeage_points(s, seat,
                                                         SOURCE_TERRITORIES);
    out[FEATURE_TRIUMPHS] = (int16_t)bronzeage_points(s, seat, SOURCE_TRIUMPHS);
    out[FEATURE_CARDS_PLAYED] = (int16_t)bit_count(me->basic | me->special);
    out[FEATURE_EXPOSED] = (int16_t)(bit_count(bronzeage_controls(me)) *
                                     (other->civ < CIV_COUNT &&
                                      (bronzeage_fits(other) &
                                       bronzeage_of_aspect[ASPECT_WARFARE]) !=
                                          0));
    look_at_icons(me, other, out);
    look_at_territories(me, out);
    look_at_hand(s, me, out);
    look_at_actions(s, me, out);
    look_at_time(s, (unsigned)seat, out);
}

/* Builders count the cards they play as specialized, explorers the Territories
 * their cards bring (the Actions bring most of them to everybody), rivals Raids
 * and Conquests. */
int bronzeage_statistic(const void *before, game_action action,
                        const void *after, int seat, int style)
{
    const struct bronzeage_state *b = before, *a = after;
    unsigned card = action_c(action) & (CARD_SPECIAL - 1);
    bool special = b->head.actor == seat && action_kind(action) == KIND_CARD &&
                   action_c(action) & CARD_SPECIAL;
    int gained = 0;

    switch (style) {
    case 0: return special;
    case 1:
        if (b->head.phase != PHASE_QUARRY && b->head.phase != PHASE_FOUNDRY &&
            b->head.phase != PHASE_CONQUEST)
            return 0;
        for (unsigned t = 0; t < TYPE_COUNT; t++)
            gained += a->seat[seat].territories[t] >
                      b->seat[seat].territories[t];
        return gained;
    }
    return special && card < CARD_COUNT &&
           (bronzeage_cards[card].ability == ABILITY_RAID ||
            bronzeage_cards[card].ability == ABILITY_CONQUEST);
}
