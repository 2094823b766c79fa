/* Why an action is not allowed: one rule, the one that helps a player most. It
 * answers for any well-formed action in any state, and says nothing exactly
 * when the action is in the list of legal ones. */
#include "games/bronze/bronze.h"

const struct game_rule bronze_rules[RULE_COUNT] = {
#define RULE(name, id) [RULE_##name] = { id, #name },
#include "games/bronze/rules.def"
#undef RULE
};

/* B-3.1: what a seat must wait for or do first, where 'phase' is not now. */
static enum bronze_rule out_of_phase(const struct bronze_state *s,
                                     enum bronze_phase phase,
                                     enum bronze_rule while_settling)
{
    enum bronze_phase now = s->head.phase;

    if (now == phase)
        return RULE_NONE;
    switch (now) {
    case PHASE_OVER: return RULE_OVER;
    case PHASE_TAKE: return RULE_TAKE_FIRST;
    case PHASE_CITY: return RULE_CITY_FIRST;
    case PHASE_SETTLE: return while_settling;
    case PHASE_FIRST:
    case PHASE_SIZES:
    case PHASE_PROVINCE:
    case PHASE_LAND:
    case PHASE_REVEAL:
    case PHASE_CITY_DRAW:
    case PHASE_COUNT: break;
    }
    return RULE_CHANCE;
}

/* B-3.2, B-3.4, B-3.5. */
static enum bronze_rule refuse_take(const struct bronze_state *s,
                                    unsigned stack, unsigned column)
{
    enum bronze_rule rule = out_of_phase(s, PHASE_TAKE, RULE_TAKEN);
    unsigned n = s->columns[s->turn];

    if (rule)
        return rule;
    if (!s->stack[stack])
        return RULE_STACK_EMPTY;
    if (bronze_column_choices(s) >> column & 1)
        return RULE_NONE;
    if (n == 0)
        return RULE_FIRST_COLUMN;
    return column < COLUMNS_MAX ? RULE_NO_COLUMN : RULE_FOUR_COLUMNS;
}

/* B-4.2: what is wrong with a spot of an open tile for a technology. */
static enum bronze_rule refuse_spot(const struct bronze_state *s, unsigned tech,
                                    unsigned terrain, unsigned spot)
{
    const struct land_info *land = &bronze_lands[s->land[spot / 4]];
    unsigned kinds = 0, taken = 0;

    for (unsigned k = 0; k < SETTLER_COUNT; k++)
        kinds |= (land->spots[k][terrain] >> spot % 4 & 1u) << k;
    for (unsigned p = 0; p < SEATS_MAX; p++)
        taken |= s->own[p][terrain] >> spot & 1;
    if (!kinds)
        return RULE_NO_SPOT;
    if (taken)
        return RULE_SETTLED;
    if (!(bronze_techs[tech].terrains >> terrain & 1))
        return RULE_WRONG_TERRAIN;
    return bronze_techs[tech].settlers & kinds ? RULE_NONE
                                               : RULE_WRONG_SETTLERS;
}

/* B-4.1 to B-4.4, B-4.7. */
static enum bronze_rule refuse_settle(const struct bronze_state *s,
                                      unsigned tech, unsigned terrain,
                                      unsigned spot)
{
    enum bronze_rule rule = out_of_phase(s, PHASE_SETTLE, RULE_NONE);
    unsigned place = spot / 4;

    if (rule)
        return rule;
    if (place >= s->places)
        return RULE_NO_TILE;
    if (place >= s->open)
        return RULE_FACE_DOWN;
    if (place + 1 < s->reached[s->turn])
        return RULE_BEHIND;
    if (!s->markers[s->turn])
        return RULE_NO_MARKERS;
    if (!lane(s->woken, tech))
        return RULE_ASLEEP;
    return refuse_spot(s, tech, terrain, spot);
}

/* B-4.6. */
static enum bronze_rule refuse_city(const struct bronze_state *s, unsigned city)
{
    enum bronze_rule rule = out_of_phase(s, PHASE_CITY, RULE_NO_CITY_DUE);

    if (rule)
        return rule;
    return s->pile[s->city_due] >> city & 1 ? RULE_NONE : RULE_CITY_ELSEWHERE;
}

static bool has_first(const struct bronze_state *s, unsigned seat)
{
    return s->head.phase == PHASE_FIRST && seat < s->head.seats;
}

static bool has_sizes(const struct bronze_state *s, unsigned sizes)
{
    struct bronze_range r = bronze_sizes_choices(s);

    return s->head.phase == PHASE_SIZES && sizes - r.first < r.count;
}

static bool has_province(const struct bronze_state *s, unsigned place,
                         unsigned value)
{
    return s->head.phase == PHASE_PROVINCE && place == s->from &&
           lane(s->provinces, value);
}

static bool has_land(const struct bronze_state *s, unsigned place,
                     unsigned land)
{
    return s->head.phase == PHASE_LAND && place == s->open &&
           s->lands >> land & 1;
}

static bool has_card(const struct bronze_state *s, unsigned stack,
                     unsigned tech)
{
    return s->head.phase == PHASE_REVEAL && stack == s->from &&
           lane(s->unseen, tech);
}

static bool has_city(const struct bronze_state *s, unsigned city)
{
    return s->head.phase == PHASE_CITY_DRAW && s->city_deck >> city & 1;
}

uint16_t bronze_refuse(const struct bronze_state *s, game_action x)
{
    unsigned b = action_b(x), c = action_c(x);

    switch ((enum bronze_kind)action_kind(x)) {
    case KIND_TAKE:
        return refuse_take(s, action_bits(x, STACK_AT, STACK_BITS),
                           action_bits(x, 0, COLUMN_BITS));
    case KIND_SETTLE:
        return refuse_settle(s, action_bits(x, TECH_AT, TECH_BITS),
                             action_bits(x, TERRAIN_AT, TERRAIN_BITS),
                             action_bits(x, 0, SPOT_BITS));
    case KIND_CITY: return refuse_city(s, c);
    case KIND_DONE: return out_of_phase(s, PHASE_SETTLE, RULE_NONE);
    case KIND_FIRST: return has_first(s, c) ? RULE_NONE : RULE_FIRST_PLAYER;
    case KIND_SIZES:
        return has_sizes(s, action_bits(x, 0, SIZES_BITS)) ? RULE_NONE
                                                           : RULE_STACK_SIZES;
    case KIND_PROVINCE:
        return has_province(s, b, c) ? RULE_NONE : RULE_PROVINCE;
    case KIND_LAND: return has_land(s, b, c + 1) ? RULE_NONE : RULE_LAND;
    case KIND_REVEAL: return has_card(s, b, c) ? RULE_NONE : RULE_REVEAL;
    case KIND_CITY_DRAW: return has_city(s, c) ? RULE_NONE : RULE_CITY_DRAW;
    case KIND_COUNT: break;
    }
    return RULE_OVER;
}
