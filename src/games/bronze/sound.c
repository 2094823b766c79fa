/* Whether every component is in exactly one place, and whether everything that
 * is stored twice for speed agrees. Only tests ask this, of every state. */
#include "games/bronze/bronze.h"

/* B-2.3: a deck card is unseen, open on a stack, or in a matrix; one played as
 * Bronze Casting is no longer known by its front. */
static bool cards_are_sound(const struct bronze_state *s,
                            const struct bronze_state *fresh)
{
    unsigned hidden = 0, turned = 0, known[TECH_COUNT];

    for (unsigned t = 0; t < TECH_COUNT; t++)
        known[t] = lane(s->unseen, t);
    for (unsigned i = 0; i < STACKS; i++)
        if (bronze_is_turned(s, i)) {
            known[s->top[i]]++;
            turned++;
        }
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned t = 0; t < TECH_COUNT; t++)
            known[t] += lane(s->cards[p], t);
    for (unsigned t = 0; t < CARD_COUNT; t++) {
        if (known[t] > lane(fresh->unseen, t))
            return false;
        hidden += lane(fresh->unseen, t) - known[t];
    }
    if (hidden != known[TECH_BRONZE_CASTING])
        return false;
    for (unsigned i = 0; i <= STACKS; i++)
        turned -= s->stack[i];
    return s->head.phase <= PHASE_SIZES || turned + lane_sum(s->unseen) == 0;
}

/* A matrix is its columns; how many cards of each technology is kept beside. */
static bool matrix_is_sound(const struct bronze_state *s, unsigned seat)
{
    uint64_t cards = 0;

    for (unsigned c = 0; c < COLUMNS_MAX; c++) {
        unsigned depth = s->depth[seat][c];
        if ((depth > 0) != (c < s->columns[seat]) ||
            s->column[seat][c] >> 3 * depth)
            return false;
        for (unsigned row = 0; row < depth; row++)
            cards += lane_one(bronze_card(s, seat, c, row));
    }
    return cards == s->cards[seat];
}

/* B-2.6: a city card lies in one place; those of passed tiles are out. */
static bool cities_are_sound(const struct bronze_state *s,
                             const struct bronze_state *fresh)
{
    uint64_t seen = s->city_deck;
    bool once = true;

    for (unsigned i = 0; i < PLACES_MAX; i++) {
        once &= !(seen & s->pile[i]);
        seen |= s->pile[i];
    }
    for (unsigned p = 0; p < SEATS_MAX; p++) {
        once &= !(seen & s->cities[p]);
        seen |= s->cities[p];
    }
    return once && !(seen & ~fresh->city_deck);
}

/* The spots of a tile are free or one seat's, and counted right. */
static bool place_is_sound(const struct bronze_state *s, unsigned place)
{
    const struct land_info *land = &bronze_lands[s->land[place]];
    unsigned left = 0, count[SEATS_MAX] = { 0 };

    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        unsigned all = 0, open = 0, taken = 0;
        for (unsigned k = 0; k < SETTLER_COUNT; k++) {
            unsigned free = (unsigned)(s->free[k][t] >> 4 * place) & 15;
            if (free & ~land->spots[k][t])
                return false;
            all |= land->spots[k][t];
            open |= free;
        }
        for (unsigned p = 0; p < SEATS_MAX; p++) {
            unsigned own = (unsigned)(s->own[p][t] >> 4 * place) & 15;
            if (own & (taken | open))
                return false;
            taken |= own;
            count[p] += bit_count(own);
        }
        if ((taken | open) != all)
            return false;
        left += bit_count(open);
    }
    for (unsigned p = 0; p < SEATS_MAX; p++)
        if (count[p] != s->count[place][p])
            return false;
    return left == s->left[place] && (left == 0) == (s->full >> place & 1);
}

/* B-2.2: a tile is turned up at one place, or not yet. */
static bool lands_are_sound(const struct bronze_state *s,
                            const struct bronze_state *fresh)
{
    unsigned seen = s->lands;

    for (unsigned i = 0; i < PLACES_MAX; i++) {
        if (i >= s->open) {
            if (s->land[i] != LAND_NONE || s->left[i])
                return false;
            continue;
        }
        if (seen >> s->land[i] & 1 || !place_is_sound(s, i))
            return false;
        seen |= 1u << s->land[i];
    }
    return seen == fresh->lands;
}

/* B-2.4, B-5.2: tokens of provinces and routes. */
static bool tokens_are_sound(const struct bronze_state *s,
                             const struct bronze_state *fresh)
{
    unsigned laid = s->head.phase > PHASE_PROVINCE    ? s->places
                    : s->head.phase == PHASE_PROVINCE ? s->from
                                                      : 0;
    uint64_t provinces = s->provinces;

    for (unsigned i = 0; i < s->places; i++) {
        provinces += i < laid ? lane_one(s->province[i]) : 0;
        if ((s->holder[i] == HOLDER_OPEN) != (s->undecided >> i & 1))
            return false;
    }
    for (unsigned r = 0; r < ROUTE_COUNT; r++) {
        unsigned seen = s->route_free[r];
        for (unsigned p = 0; p < SEATS_MAX; p++) {
            if (seen & s->route[p][r])
                return false;
            seen |= s->route[p][r];
        }
        if (seen != fresh->route_free[r])
            return false;
    }
    return provinces == fresh->provinces;
}

/* B-2.5: a marker is a seat's to place, or on a spot. */
static bool markers_are_sound(const struct bronze_state *s, unsigned seat)
{
    unsigned markers = s->markers[seat], reached = 0;

    for (unsigned i = 0; i < PLACES_MAX; i++) {
        markers += s->count[i][seat];
        if (s->count[i][seat])
            reached = i + 1;
    }
    return markers == (seat < s->head.seats ? MARKERS : 0) &&
           reached == s->reached[seat];
}

bool bronze_sound(const struct bronze_state *s)
{
    struct bronze_state fresh;

    bronze_begin(&fresh, &(struct game_setup){ .seats = s->head.seats });
    for (unsigned p = 0; p < SEATS_MAX; p++)
        if (!matrix_is_sound(s, p) || !markers_are_sound(s, p))
            return false;
    return cards_are_sound(s, &fresh) && cities_are_sound(s, &fresh) &&
           lands_are_sound(s, &fresh) && tokens_are_sound(s, &fresh);
}
