/* The words of Bronze: how each kind of action is written and said. */
#include "games/bronze/bronze.h"

static const char *const seat_names[] = { "A", "B", "C", "D" };
static const char *const sides[] = { "up", "down" };
static const char *const side_titles[] = { "face up", "as Bronze Casting" };
static const char *const columns[COLUMN_CHOICES] = { "1", "2",    "3",
                                                     "4", "left", "right" };
static const char *const column_titles[COLUMN_CHOICES] = {
    "in column 1", "in column 2", "in column 3",
    "in column 4", "at the left", "at the right",
};

static const char *const sizes[SIZES_COUNT] = {
#define SIZES(a, b, c, d, e) #a " " #b " " #c " " #d " " #e,
#include "games/bronze/sizes.def"
#undef SIZES
};

static const char *const provinces[PROVINCE_COUNT] = {
#define ROUTE(length, points)
#define PROVINCE(points, count) #points,
#include "games/bronze/tokens.def"
#undef ROUTE
#undef PROVINCE
};

#define TECH_OPERAND(shift)                                                    \
    {                                                                          \
        shift, 3, TECH_COUNT, 0, bronze_tech_names, bronze_tech_titles         \
    }
#define CITY_OPERAND                                                           \
    {                                                                          \
        0, 6, CITY_COUNT, 0, bronze_city_names, bronze_city_titles             \
    }
#define PLACE_OPERAND(shift)                                                   \
    {                                                                          \
        shift, 4, PLACES_MAX, 1, NULL, NULL                                    \
    }

const struct game_kind bronze_kinds[KIND_COUNT] = {
    [KIND_TAKE] = { "take $ $ $",
                    "takes $a from stack $1 and plays it $2 $3",
                    false,
                    { { 4, 2, STACKS, 1, NULL, NULL },
                      { 3, 1, 2, 0, sides, side_titles },
                      { 0, 3, COLUMN_CHOICES, 0, columns, column_titles } } },
    [KIND_SETTLE] = { "settle $ $ $ $",
                      "settles $a on tile $2, $3, with $1",
                      false,
                      { TECH_OPERAND(9),
                        PLACE_OPERAND(2),
                        { 6, 3, TERRAIN_COUNT, 0, bronze_terrain_names, NULL },
                        { 0, 2, SPOTS_MAX, 1, NULL, NULL } } },
    [KIND_CITY] = { "city $", "takes the city of $1", false, { CITY_OPERAND } },
    [KIND_DONE] = { "done", "ends the turn", false, { { 0 } } },
    [KIND_FIRST] = { "first $",
                     "The first player is $1",
                     true,
                     { { 0, 2, SEATS_MAX, 0, seat_names, NULL } } },
    [KIND_SIZES] = { "sizes $",
                     "The four stacks and the reserve hold $1 cards",
                     true,
                     { { 0, 4, SIZES_COUNT, 0, sizes, NULL } } },
    [KIND_PROVINCE] = { "province $ $",
                        "The province of tile $1 is worth $2 points",
                        true,
                        { PLACE_OPERAND(8),
                          { 0, 2, PROVINCE_COUNT, 0, provinces, NULL } } },
    [KIND_LAND] = { "land $ $",
                    "Tile $1 is turned up: land $2",
                    true,
                    { PLACE_OPERAND(8), { 0, 4, LAND_COUNT, 1, NULL, NULL } } },
    [KIND_REVEAL] = { "reveal $ $",
                      "Stack $1 now shows $2",
                      true,
                      { { 8, 2, STACKS, 1, NULL, NULL },
                        { 0, 3, CARD_COUNT, 0, bronze_tech_names,
                          bronze_tech_titles } } },
    [KIND_CITY_DRAW] = { "city-draw $",
                         "The city of $1 is laid out",
                         true,
                         { CITY_OPERAND } },
};

/* The settlers of a spot; it may be none of an illegal action. */
static const char *settlers(const struct bronze_state *s, game_action x)
{
    unsigned terrain = action_bits(x, 6, 3), place = action_bits(x, 2, 4);
    const struct land_info *land = &bronze_lands[s->land[place]];

    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][terrain] >> action_bits(x, 0, 2) & 1)
            return bronze_settler_names[k];
    return "nobody";
}

const char *bronze_detail(const void *state, game_action x, int k)
{
    const struct bronze_state *s = state;
    unsigned stack = action_bits(x, 4, 2);

    (void)k;
    if (action_kind(x) == KIND_SETTLE)
        return settlers(s, x);
    return s->stack[stack] ? bronze_techs[s->top[stack]].title : "no card";
}
