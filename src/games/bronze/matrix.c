/* Chapter 3: taking a card into the matrix, and what it wakes. A column is a
 * word of 3-bit cards, top first; a seat's columns stand from the left without
 * a gap. */
#include "games/bronze/bronze.h"

#include "base/check.h"

/* The lowest bit of each of a column's cards. */
static const uint64_t card_bits = 0111111111111111111111ull;

/* B-3.7: how many of the first 'depth' cards of a column are of a technology,
 * B-3.7r1: touching or not. */
static unsigned column_count(uint64_t column, unsigned depth, unsigned tech)
{
    uint64_t differs = column ^ card_bits * tech;

    differs |= differs >> 1 | differs >> 2;
    return bit_count(~differs & card_bits & ((1ull << 3 * depth) - 1));
}

/* B-3.6, B-3.6r1: the card itself and its direct neighbours at the same depth,
 * as far as there are any, B-3.6r2: Bronze Casting like the others; B-3.7: and
 * its like in the column, B-3.7r2: no Bronze Casting there; B-3.8: and nothing
 * there for Bronze Casting itself. B-3.6r3: each card is counted once and wakes
 * nothing further. */
uint64_t bronze_wake(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned tech)
{
    const uint8_t *depth = s->depth[seat];
    unsigned row = depth[column];
    uint64_t woken = lane_one(tech);

    if (column > 0 && depth[column - 1] > row)
        woken += lane_one(bronze_card(s, seat, column - 1, row));
    if (column + 1 < COLUMNS_MAX && depth[column + 1] > row)
        woken += lane_one(bronze_card(s, seat, column + 1, row));
    if (tech != TECH_BRONZE_CASTING)
        woken += column_count(s->column[seat][column], row, tech) *
                 lane_one(tech);
    return woken;
}

bool bronze_is_woken(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned row)
{
    if (seat != s->turn || !bronze_is_settling(s))
        return false;
    unsigned played = s->played, depth = s->depth[seat][played];
    unsigned tech = bronze_card(s, seat, played, depth - 1);

    if (column == played)
        return row == depth - 1 || (tech != TECH_BRONZE_CASTING &&
                                    bronze_card(s, seat, column, row) == tech);
    return row == depth - 1 && (column + 1 == played || played + 1 == column);
}

/* B-3.4: the foot of a column, or a new one at either end while there are
 * fewer than four, whatever lies there already (B-3.9); B-3.4r1: the very
 * first is 'right'. */
unsigned bronze_column_choices(const struct bronze_state *s)
{
    unsigned n = s->columns[s->turn];

    if (n == 0)
        return 1u << COLUMN_RIGHT;
    if (n == COLUMNS_MAX)
        return (1u << COLUMNS_MAX) - 1;
    return ((1u << n) - 1) | 1u << COLUMN_LEFT | 1u << COLUMN_RIGHT;
}

/* B-3.4, B-3.4r2: makes room for a new outer column and says which it is. */
static unsigned new_column(struct bronze_state *s, unsigned seat, bool left)
{
    unsigned n = s->columns[seat]++;

    if (!left)
        return n;
    for (; n > 0; n--) {
        s->column[seat][n] = s->column[seat][n - 1];
        s->depth[seat][n] = s->depth[seat][n - 1];
    }
    s->column[seat][0] = 0;
    s->depth[seat][0] = 0;
    return 0;
}

/* B-3.5, B-3.5r1: an empty stack is replaced by the reserve, B-3.5r3: under its
 * number; B-3.5r2: the next that runs empty is not, and ends the game. */
static void lift(struct bronze_state *s, unsigned stack)
{
    s->from = (uint8_t)stack;
    if (--s->stack[stack] == 0) {
        s->stack[stack] = s->stack[STACKS];
        s->stack[STACKS] = 0;
        if (s->stack[stack] == 0)
            s->ending |= END_STACK; /* B-6.1, B-6.1r2 */
    }
}

/* B-3.2, B-3.3: takes the top card of a stack and plays it on either side;
 * B-3.2r1: all in one, before the next card is turned; B-3.10: for good. */
void bronze_take(struct bronze_state *s, unsigned stack, unsigned side,
                 unsigned column)
{
    unsigned seat = s->turn;
    unsigned tech = side ? TECH_BRONZE_CASTING : s->top[stack];

    if (column >= COLUMNS_MAX)
        column = new_column(s, seat, column == COLUMN_LEFT);
    CHECK_HOT(s->depth[seat][column] < DEPTH_MAX);
    s->woken = bronze_wake(s, seat, column, tech);
    s->column[seat][column] |= (uint64_t)tech << 3 * s->depth[seat][column];
    s->depth[seat][column]++;
    s->cards[seat] += lane_one(tech);
    s->played = (uint8_t)column;
    lift(s, stack);
    if (s->stack[stack] > 0) {
        s->head.actor = ACTOR_CHANCE;
        s->head.phase = PHASE_REVEAL;
    } else {
        s->head.phase = PHASE_SETTLE;
    }
}

bool bronze_is_awake(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned row)
{
    unsigned tech = bronze_card(s, seat, column, row), left;

    if (!bronze_is_woken(s, seat, column, row))
        return false;
    left = lane(s->woken, tech);
    for (unsigned c = 0; c <= column && left; c++)
        for (unsigned r = 0; r < (c < column ? s->depth[seat][c] : row); r++)
            left -= left && bronze_card(s, seat, c, r) == tech &&
                    bronze_is_woken(s, seat, c, r);
    return left;
}

uint64_t bronze_used(const struct bronze_state *s, unsigned seat)
{
    uint64_t woke = 0;

    if (seat != s->turn || !bronze_is_settling(s))
        return 0;
    for (unsigned c = 0; c < s->columns[seat]; c++)
        for (unsigned row = 0; row < s->depth[seat][c]; row++)
            if (bronze_is_woken(s, seat, c, row))
                woke += lane_one(bronze_card(s, seat, c, row));
    return woke - s->woken;
}
