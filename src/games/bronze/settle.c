/* Chapter 4: settling with woken cards, turning tiles up, and the cities that
 * a new tile gives. */
#include "games/bronze/bronze.h"

/* What follows a placement, one thing at a time: the tile that opens, the
 * cities drawn (B-4.5r1: after it), the city taken (B-4.6r3: with the last
 * marker too), the next placement (B-4.5r3). */
void bronze_next_step(struct bronze_state *s)
{
    if (s->land_due || s->draw_due) {
        s->head.actor = ACTOR_CHANCE;
        s->head.phase = s->land_due ? PHASE_LAND : PHASE_CITY_DRAW;
        return;
    }
    s->head.actor = (int8_t)s->turn;
    s->head.phase = s->city_due ? PHASE_CITY : PHASE_SETTLE;
}

/* B-4.6r1, B-4.6r2: city cards below a tile that every seat has reached are out
 * of the game, nobody can take them any more but who is about to. */
static void discard_piles(struct bronze_state *s)
{
    for (unsigned end = bronze_rearmost(s); end > 1; end--)
        if (end - 1 != s->city_due)
            s->pile[end - 1] = 0;
}

/* B-4.5, B-4.5r2: nothing on the first tile; B-2.6r1: as many as there are. */
unsigned bronze_first_draw(const struct bronze_state *s, unsigned place)
{
    unsigned cards = s->head.seats + 1u, deck = bit_count(s->city_deck);

    for (unsigned p = 0; p < SEATS_MAX; p++)
        if (s->count[place][p])
            return 0;
    return place == 0 ? 0 : cards < deck ? cards : deck;
}

/* The first marker of a seat on a tile. B-4.4, B-4.4r2: it may open the next;
 * B-4.5: it may lay out cities; B-4.6: and it takes one, B-4.4r1: which who
 * skips the tile never does. */
static void arrive(struct bronze_state *s, unsigned seat, unsigned place)
{
    s->reached[seat] = (uint8_t)(place + 1);
    s->draw_due = (uint8_t)bronze_first_draw(s, place);
    if (place > 0 && (s->draw_due || s->pile[place]))
        s->city_due = (uint8_t)place;
    discard_piles(s);
    s->land_due = place + 1 == s->open && s->open < s->places;
}

unsigned bronze_open_spots(const struct bronze_state *s, unsigned seat,
                           unsigned tech)
{
    uint64_t ahead = bronze_ahead(s, seat);
    unsigned n = 0;

    for (unsigned m = bronze_techs[tech].terrains; m; m &= m - 1)
        n += bit_count(bronze_fit(s, tech, bit_lowest(m)) & ahead);
    return n;
}

/* B-4.1: a woken card settles once; B-4.2: on a free spot that fits; B-4.4r3:
 * one placement at a time, each with all that follows from it. */
void bronze_settle(struct bronze_state *s, unsigned tech, unsigned terrain,
                   unsigned spot)
{
    unsigned seat = s->turn, place = spot / 4;
    uint64_t bit = 1ull << spot;

    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        s->free[k][terrain] &= ~bit;
    s->own[seat][terrain] |= bit;
    s->woken -= lane_one(tech);
    if (!s->count[place][seat])
        arrive(s, seat, place);
    s->count[place][seat]++;
    if (--s->left[place] == 0) {
        s->full |= (uint16_t)(1u << place);
        if (place + 1 == s->places)
            s->ending |= END_LAST_TILE; /* B-6.1, B-6.1r1 */
    }
    if (--s->markers[seat] == 0)
        s->ending |= END_MARKERS;        /* B-6.1, B-6.1r1 */
    if (s->head.options == EDITION_2017) /* B-5.4r2 */
        bronze_claim_provinces(s);
    bronze_next_step(s);
}

/* B-4.5: one card of a new pile. */
void bronze_draw_city(struct bronze_state *s, unsigned city)
{
    s->city_deck &= ~(1ull << city);
    s->pile[s->city_due] |= 1ull << city;
    s->draw_due--;
    bronze_next_step(s);
}

/* B-4.6: one city card a tile and seat, and it must be taken. */
void bronze_take_city(struct bronze_state *s, unsigned city)
{
    s->pile[s->city_due] &= ~(1ull << city);
    s->cities[s->turn] |= 1ull << city;
    s->city_due = 0;
    discard_piles(s);
    bronze_next_step(s);
}
