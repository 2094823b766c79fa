/* Chapter 7: points by source and by line, Triumphs and the ranking. Before
 * the end they say how the game stands now. */
#include "games/bronzeage/bronzeage.h"

const char *const bronzeage_counted[COUNTED_COUNT] = {
    [COUNTED_ICONS] = "icons",
    [COUNTED_TERRITORIES] = "territories",
};

/* BA-7.2: icons under the Basic Civilization count with their basic set. */
unsigned bronzeage_icons(const struct bronzeage_seat *seat, unsigned type)
{
    unsigned sum = 0;

    for (uint64_t m = seat->basic & bronzeage_of_type[type]; m; m &= m - 1)
        sum += bronzeage_cards[bit_lowest(m)].basic;
    return sum;
}

/* BA-7.2: those under the Specialized one with their other set. */
unsigned bronzeage_aspect_icons(const struct bronzeage_seat *seat,
                                unsigned aspect)
{
    unsigned sum = 0;

    for (uint64_t m = seat->special & bronzeage_of_aspect[aspect]; m;
         m &= m - 1)
        sum += bronzeage_cards[bit_lowest(m)].special;
    return sum;
}

/* BA-7.4: strictly more icons of a kind; a tie, and none at all, is nobody's.
 */
unsigned bronzeage_triumph(const struct bronzeage_state *s, unsigned type)
{
    unsigned a = bronzeage_icons(&s->seat[0], type);
    unsigned b = bronzeage_icons(&s->seat[1], type);

    return a > b ? 0 : b > a ? 1 : SEATS;
}

/* BA-7.3, BA-7.3r1: the type with the most Territories. */
static unsigned scored_type(const struct bronzeage_seat *seat)
{
    unsigned best = 0;

    for (unsigned t = 1; t < TYPE_COUNT; t++)
        if (seat->territories[t] > seat->territories[best])
            best = t;
    return best;
}

static int card_points(const struct bronzeage_seat *seat, unsigned card,
                       bool special)
{
    const struct bronzeage_card_info *info = &bronzeage_cards[card];
    const struct bronzeage_civ_info *civ;

    if (!special)
        return info->basic * bronzeage_icon_points[info->type];
    civ = &bronzeage_civs[seat->civ];
    return info->special * civ->points[info->aspect != civ->aspect[0]];
}

static int sum_cards(const struct bronzeage_seat *seat, uint64_t cards,
                     bool special)
{
    int sum = 0;

    for (; cards; cards &= cards - 1)
        sum += card_points(seat, bit_lowest(cards), special);
    return sum;
}

int bronzeage_points(const void *state, int seat, int source)
{
    const struct bronzeage_state *s = state;
    const struct bronzeage_seat *me = &s->seat[seat];
    int sum = 0;

    switch ((enum bronzeage_source)source) {
    case SOURCE_BASIC: return sum_cards(me, me->basic, false);
    case SOURCE_SPECIAL: return sum_cards(me, me->special, true);
    case SOURCE_TERRITORIES:
        return TERRITORY_POINTS * me->territories[scored_type(me)];
    case SOURCE_TRIUMPHS:
        for (unsigned t = 0; t < TYPE_COUNT; t++)
            sum += bronzeage_triumph(s, t) == (unsigned)seat ? TRIUMPH : 0;
        break;
    case SOURCE_COUNT: break;
    }
    return sum;
}

static int tally_cards(const struct bronzeage_seat *seat, bool special,
                       struct game_tally out[])
{
    int n = 0;

    for (uint64_t m = special ? seat->special : seat->basic; m; m &= m - 1) {
        unsigned card = bit_lowest(m);
        const struct bronzeage_card_info *info = &bronzeage_cards[card];
        out[n++] = (struct game_tally){
            .name = bronzeage_cards[card].name,
            .source = special ? SOURCE_SPECIAL : SOURCE_BASIC,
            .points = (int16_t)card_points(seat, card, special),
            .count = special ? info->special : info->basic,
            .of = bronzeage_counted[COUNTED_ICONS],
            .which = special ? bronzeage_aspect_names[info->aspect]
                             : bronzeage_icon_names[info->type],
        };
    }
    return n;
}

int bronzeage_tally(const void *state, int seat,
                    struct game_tally out[GAME_TALLY_MAX])
{
    const struct bronzeage_state *s = state;
    const struct bronzeage_seat *me = &s->seat[seat];
    int n = tally_cards(me, false, out);

    n += tally_cards(me, true, out + n);
    if (bronzeage_controls(me))
        out[n++] = (struct game_tally){
            .name = bronzeage_type_names[scored_type(me)],
            .source = SOURCE_TERRITORIES,
            .points = (int16_t)bronzeage_points(state, seat,
                                                SOURCE_TERRITORIES),
            .count = me->territories[scored_type(me)],
            .of = bronzeage_counted[COUNTED_TERRITORIES],
        };
    for (unsigned t = 0; t < TYPE_COUNT; t++)
        if (bronzeage_triumph(s, t) == (unsigned)seat)
            out[n++] = (struct game_tally){
                .name = bronzeage_icon_names[t],
                .source = SOURCE_TRIUMPHS,
                .points = TRIUMPH,
                .count = (int16_t)bronzeage_icons(me, t),
                .of = bronzeage_counted[COUNTED_ICONS],
                .which = bronzeage_icon_names[t],
            };
    return n;
}

int bronzeage_total(const struct bronzeage_state *s, unsigned seat)
{
    int sum = 0;

    for (int k = 0; k < SOURCE_COUNT; k++)
        sum += bronzeage_points(s, (int)seat, k);
    return sum;
}

/* BA-7.5: points, then Territories of all types, then cards under both
 * Civilizations and no others (BA-7.5r2), as one number; BA-7.5r1: where all
 * is equal they share the place. */
int bronzeage_score(const void *state, int seat)
{
    const struct bronzeage_state *s = state;
    const struct bronzeage_seat *me = &s->seat[seat];
    const uint8_t *n = me->territories;

    return game_score(bronzeage_total(s, (unsigned)seat),
                      (n[0] + n[1] + n[2]) << 8 |
                          (int)bit_count(me->basic | me->special));
}
