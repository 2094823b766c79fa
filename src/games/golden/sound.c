/* Whether a whole state has every component exactly once. Tests ask this of
 * every state of every game. */
#include "games/golden/golden.h"

static bool seat_is_sound(const struct golden_state *s, int seat)
{
    const struct golden_seat *me = &s->seat[seat];
    unsigned cubes = me->reserve + bit_count(me->city) + bit_count(me->second);
    unsigned glory = 0;
    bool placed = me->capital != SQUARE_NONE;

    for (unsigned t = 0; t < TECH_COUNT; t++)
        if (!golden_has(me, t))
            cubes += golden_techs[t].cubes;
    for (int i = 0; i < COLONISTS; i++) {
        unsigned place = golden_place(me, i);
        if (placed ? place > PLACE_AGORA : place != SQUARE_NONE)
            return false;
        if (place == PLACE_AGORA && golden_is_standing(me->colonist[i]))
            return false;
    }
    for (int k = 0; k < GLORY_KINDS; k++)
        glory += me->glory[k];
    return cubes == CUBES && glory == me->attacks && glory <= ATTACKS &&
           !(me->second & ~me->city) && !(me->city & ~s->land) &&
           !(me->city & golden_capitals(s)) &&
           golden_buildings_held(me) <= golden_slots(me) &&
           (TECHS_START & ~me->tech) == 0;
}

static bool cities_are_apart(const struct golden_state *s)
{
    uint64_t cities = 0, capitals = 0, wonders = 0;

    for (int p = 0; p < s->head.seats; p++) {
        const struct golden_seat *me = &s->seat[p];
        if (cities & me->city || wonders & me->wonders ||
            capitals & golden_on_map(me->capital))
            return false;
        cities |= me->city;
        wonders |= me->wonders;
        capitals |= golden_on_map(me->capital);
    }
    return !(capitals & ~s->land);
}

/* Both sides of every seam between squares of land are the same. */
static bool seams_match(const struct golden_state *s)
{
    uint64_t east = s->land & ~COLUMN(COLUMNS - 1) & s->land >> 1;
    uint64_t south = s->land & s->land >> COLUMNS;

    return !((s->edge[SIDE_EAST] ^ s->edge[SIDE_WEST] >> 1) & east) &&
           !((s->edge[SIDE_SOUTH] ^ s->edge[SIDE_NORTH] >> COLUMNS) & south);
}

static bool tiles_are_once(const struct golden_state *s)
{
    uint64_t cover = 0;

    for (unsigned t = 1; t < TILE_COUNT; t++) {
        unsigned bit = 1u << (t - 1);
        bool held = s->head.phase == PHASE_TILE && s->tile == t;
        int places = !!(s->tile_unseen & bit) + !!(s->tile_aside & bit) +
                     (s->place[t] != SQUARE_NONE) + held;
        if (places != 1)
            return false;
    }
    for (unsigned t = 0; t < TILE_COUNT; t++) {
        uint64_t m = s->place[t] == SQUARE_NONE
                         ? 0
                         : golden_tile_cover(t, s->turned[t], s->place[t]);
        if (m & cover)
            return false;
        cover |= m;
    }
    return cover == s->land;
}

static bool cards_are_once(const struct golden_state *s)
{
    uint64_t civs = s->civ_unseen, futures = s->future_unseen;
    unsigned glory[GLORY_KINDS];

    for (int k = 0; k < GLORY_KINDS; k++)
        glory[k] = s->glory[k];
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] < GLORY_KINDS)
            glory[s->drawn[i]]++;
    for (int p = 0; p < s->head.seats; p++) {
        const struct golden_seat *me = &s->seat[p];
        for (int i = 0; i < ERAS; i++) {
            uint64_t bit = me->dealt[i] < CIV_COUNT ? BIT(me->dealt[i]) : 0;
            if (civs & bit)
                return false;
            civs |= bit;
        }
        uint64_t bit = me->future < FUTURE_COUNT ? BIT(me->future) : 0;
        if (futures & bit)
            return false;
        futures |= bit;
        for (int k = 0; k < GLORY_KINDS; k++)
            glory[k] += me->glory[k];
    }
    for (int k = 0; k < GLORY_KINDS; k++)
        if (glory[k] != golden_glory_copies[k])
            return false;
    return civs == BIT(CIV_COUNT) - 1 &&
           bit_count(futures) == (s->head.options & OPTION_TENTH ? 9 : 10);
}

bool golden_sound(const void *state)
{
    const struct golden_state *s = state;

    for (int p = 0; p < s->head.seats; p++)
        if (!seat_is_sound(s, p))
            return false;
    return cities_are_apart(s) && seams_match(s) && tiles_are_once(s) &&
           cards_are_once(s);
}
