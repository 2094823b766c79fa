/* The words of Bronze: how each kind of action is written, and the arguments of
 * its sentence. */
#include "games/bronze/bronze.h"

static const char *const seat_names[] = { "A", "B", "C", "D" };
static const char *const sides[] = { "up", "down" };
static const char *const columns[COLUMN_CHOICES] = { "1", "2",    "3",
                                                     "4", "left", "right" };

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
        shift, TECH_BITS, TECH_COUNT, 0, bronze_tech_names, .arg = "card"      \
    }
#define CITY_OPERAND                                                           \
    {                                                                          \
        0, 6, CITY_COUNT, 0, bronze_city_names, .arg = "city"                  \
    }
#define STACK_OPERAND(shift)                                                   \
    {                                                                          \
        shift, STACK_BITS, STACKS, 1, NULL, .arg = "stack"                     \
    }
#define PLACE_OPERAND(shift)                                                   \
    {                                                                          \
        shift, PLACE_BITS, PLACES_MAX, 1, NULL, .arg = "tile"                  \
    }

const struct game_kind bronze_kinds[KIND_COUNT] = {
    [KIND_TAKE] = { "take $ $ $",
                    false,
                    { STACK_OPERAND(STACK_AT),
                      { SIDE_AT, SIDE_BITS, 2, 0, sides, .arg = "side" },
                      { 0, COLUMN_BITS, COLUMN_CHOICES, 0, columns,
                        .arg = "column" } } },
    [KIND_SETTLE] = { "settle $ $ $ $",
                      false,
                      { TECH_OPERAND(TECH_AT),
                        PLACE_OPERAND(PLACE_AT),
                        { TERRAIN_AT, TERRAIN_BITS, TERRAIN_COUNT, 0,
                          bronze_terrain_names, .arg = "terrain" },
                        { 0, CELL_BITS, SPOTS_MAX, 1, NULL, .arg = "spot" } } },
    [KIND_CITY] = { "city $", false, { CITY_OPERAND } },
    [KIND_DONE] = { "done", false, { { 0 } } },
    [KIND_FIRST] = { "first $",
                     true,
                     { { 0, 2, SEATS_MAX, 0, seat_names, .arg = "seat",
                         .seat = true } } },
    [KIND_SIZES] = { "sizes $",
                     true,
                     { { 0, SIZES_BITS, SIZES_COUNT, 0, sizes,
                         .arg = NULL } } },
    [KIND_PROVINCE] = { "province $ $",
                        true,
                        { PLACE_OPERAND(CHANCE_AT),
                          { 0, 2, PROVINCE_COUNT, 0, provinces,
                            .arg = NULL } } },
    [KIND_LAND] = { "land $ $",
                    true,
                    { PLACE_OPERAND(CHANCE_AT),
                      { 0, 4, LAND_COUNT, 1, NULL, .arg = "land" } } },
    [KIND_REVEAL] = { "reveal $ $",
                      true,
                      { STACK_OPERAND(CHANCE_AT),
                        { 0, 3, CARD_COUNT, 0, bronze_tech_names,
                          .arg = "card" } } },
    [KIND_CITY_DRAW] = { "city-draw $", true, { CITY_OPERAND } },
};

static void list_names(struct message_args *out, const char *name, unsigned set,
                       const char *const *names)
{
    message_list(out, name);
    for (; set; set &= set - 1)
        message_item(out, names[bit_lowest(set)]);
}

/* The settlers of the spot, which may be none of an illegal action, and what
 * the technology can do. */
static void settle_args(const struct bronze_state *s, game_action x,
                        struct message_args *out)
{
    const struct land_info *land =
        &bronze_lands[s->land[action_bits(x, PLACE_AT, PLACE_BITS)]];
    const struct tech_info *tech =
        &bronze_techs[action_bits(x, TECH_AT, TECH_BITS)];
    const char *settlers = "nobody";

    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        if (land->spots[k][action_bits(x, TERRAIN_AT, TERRAIN_BITS)] >>
                action_bits(x, 0, CELL_BITS) &
            1)
            settlers = bronze_settler_names[k];
    message_word(out, "settlers", settlers);
    list_names(out, "terrains", tech->terrains, bronze_terrain_names);
    list_names(out, "brings", tech->settlers, bronze_settler_names);
}

static void sizes_args(unsigned row, struct message_args *out)
{
    static const char *const stacks[STACKS + 1] = { "first", "second", "third",
                                                    "fourth", "reserve" };

    for (unsigned i = 0; i <= STACKS; i++)
        message_number(out, stacks[i], bronze_sizes[row][i]);
}

void bronze_args(const void *state, game_action x, struct message_args *out)
{
    const struct bronze_state *s = state;
    unsigned stack = action_bits(x, STACK_AT, STACK_BITS);

    if (action_kind(x) == KIND_SETTLE)
        settle_args(s, x, out);
    if (action_kind(x) == KIND_SIZES)
        sizes_args(action_bits(x, 0, SIZES_BITS), out);
    if (action_kind(x) == KIND_PROVINCE)
        message_number(out, "points", bronze_province_points[action_c(x)]);
    if (action_kind(x) == KIND_TAKE)
        message_word(out, "card",
                     s->stack[stack] ? bronze_tech_names[s->top[stack]]
                                     : "none");
}
