/* Chapter 5: trade routes along a terrain, and the provinces of the tiles. */
#include "games/bronze/bronze.h"

/* B-5.1, B-5.1r1: a terrain's settlements in the order of the line, as bits:
 * whether each is the seat's. Free spots are left out, for they cut nothing. */
static uint64_t line_bits(const struct bronze_state *s, unsigned seat,
                          unsigned terrain)
{
    uint64_t taken = 0;

    for (unsigned p = 0; p < SEATS_MAX; p++)
        taken |= s->own[p][terrain];
    return bit_gather(s->own[seat][terrain], taken);
}

/* B-5.1r2: the longest counts. */
unsigned bronze_line(const struct bronze_state *s, unsigned seat,
                     unsigned terrain)
{
    unsigned length = 0;

    for (uint64_t m = line_bits(s, seat, terrain); m; m &= m >> 1)
        length++;
    return length;
}

/* The lengths again, where the compiler sees them: in ascending order. */
static const uint8_t lengths[ROUTE_COUNT] = {
#define ROUTE(length, points) length,
#define PROVINCE(points, count)
#include "games/bronze/tokens.def"
#undef ROUTE
#undef PROVINCE
};

/* Where lines of 'have' settlements begin: where those of 'want', at most four
 * times as many, do. */
static inline uint64_t stretch(uint64_t run, unsigned have, unsigned want)
{
    unsigned most = want < 2 * have ? want : 2 * have;

    run &= run >> (most - have);
    return run & run >> (want - most);
}

/* B-5.2, B-5.2r8: the highest free token of each terrain that the line is long
 * enough for (B-5.2r3: whatever was held before, B-5.2r4: a shorter one if the
 * longer is taken, B-5.2r5: no other), unless the seat has as good a one; the
 * lower one goes back, B-5.2r2: free for others. B-5.2r6: every terrain is
 * looked at; B-5.2r7: nothing is lost. All seven terrains at once, a bit each.
 */
void bronze_take_routes(struct bronze_state *s, unsigned seat)
{
    unsigned reach[ROUTE_COUNT] = { 0 }, better = 0;
    uint8_t *own = s->route[seat], *free = s->route_free;

    for (unsigned t = 0; t < TERRAIN_COUNT; t++) {
        uint64_t run = line_bits(s, seat, t);
        run = stretch(run, 1, lengths[0]);
        reach[0] |= (run != 0) << t;
        run = stretch(run, lengths[0], lengths[1]);
        reach[1] |= (run != 0) << t;
        run = stretch(run, lengths[1], lengths[2]);
        reach[2] |= (run != 0) << t;
    }
    for (unsigned r = ROUTE_COUNT; r-- > 0;) {
        unsigned back = own[r] & better;
        unsigned gain = reach[r] & free[r] & ~better & ~own[r];
        own[r] = (uint8_t)((own[r] & ~back) | gain);
        free[r] = (uint8_t)((free[r] & ~gain) | back);
        better |= own[r];
    }
}

unsigned bronze_rearmost(const struct bronze_state *s)
{
    unsigned least = s->reached[0];

    for (unsigned p = 1; p < s->head.seats; p++)
        if (s->reached[p] < least)
            least = s->reached[p];
    return least;
}

/* The seat with strictly the most settlements on a tile; B-5.3r3, B-5.3r6: with
 * a tie, also at none, HOLDER_OUT. */
static unsigned supremacy(const struct bronze_state *s, unsigned place)
{
    unsigned best = 0, holder = HOLDER_OUT;

    for (unsigned p = 0; p < s->head.seats; p++) {
        if (s->count[place][p] > best) {
            best = s->count[place][p];
            holder = p;
        } else if (s->count[place][p] == best) {
            holder = HOLDER_OUT;
        }
    }
    return holder;
}

static void award(struct bronze_state *s, unsigned place, unsigned holder)
{
    s->holder[place] = (uint8_t)holder;
    s->undecided &= (uint16_t) ~(1u << place);
}

/* B-5.3r2: the undecided tiles that are full or that everybody is past. */
static unsigned closed(const struct bronze_state *s)
{
    unsigned rear = bronze_rearmost(s);
    unsigned past = (1u << (rear - (rear > 0))) - 1;

    return (s->full | past) & s->undecided;
}

/* B-5.3, B-5.3r1: edition 2018 decides a tile when it closes, B-5.3r4: from
 * left to right. */
void bronze_close_provinces(struct bronze_state *s)
{
    for (unsigned m = closed(s); m; m &= m - 1)
        award(s, bit_lowest(m), supremacy(s, bit_lowest(m)));
}

/* B-5.4r1: whether no rival can still catch up with a seat on a tile. */
static bool is_certain(const struct bronze_state *s, unsigned place,
                       unsigned seat)
{
    for (unsigned q = 0; q < s->head.seats; q++) {
        unsigned more = s->left[place];
        if (q == seat)
            continue;
        if (s->markers[q] < more)
            more = s->markers[q];
        if (s->reached[q] > place + 1)
            more = 0;
        if (s->count[place][seat] <= s->count[place][q] + more)
            return false;
    }
    return true;
}

/* B-5.4: edition 2017 decides a tile as soon as the outcome is certain,
 * B-5.4r3: or closed with a tie. */
void bronze_claim_provinces(struct bronze_state *s)
{
    unsigned shut = closed(s);

    for (unsigned m = s->undecided & ((1u << s->open) - 1); m; m &= m - 1) {
        unsigned place = bit_lowest(m), seat = supremacy(s, place);
        if (shut >> place & 1)
            award(s, place, seat);
        else if (seat != HOLDER_OUT && is_certain(s, place, seat))
            award(s, place, seat);
    }
}

/* B-6.3, B-6.3r1: after the last turn, tiles that every seat has reached are
 * decided; B-6.3r2: in edition 2017 all of them; B-6.3r3: tokens nobody gets
 * are out. */
void bronze_final_provinces(struct bronze_state *s)
{
    unsigned reached = bronze_rearmost(s);

    if (s->head.options == EDITION_2017)
        reached = s->places;
    for (unsigned m = s->undecided; m; m &= m - 1) {
        unsigned place = bit_lowest(m);
        award(s, place, place < reached ? supremacy(s, place) : HOLDER_OUT);
    }
}
