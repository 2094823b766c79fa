/* What may be done: lists and draws, for seats and for chance alike. refuse.c
 * says the same rule by rule. */
#include "games/bronze/bronze.h"

/* A kind with these operand bits and each member of a set below them. */
static int list_set(game_action *out, unsigned kind, unsigned bits,
                    uint64_t set)
{
    int n = 0;

    for (; set; set &= set - 1)
        out[n++] = action_pack(kind, bits | bit_lowest(set));
    return n;
}

static unsigned lane_set(uint64_t lanes)
{
    unsigned set = 0;

    for (unsigned i = 0; i < 8; i++)
        set |= (unsigned)(lane(lanes, i) > 0) << i;
    return set;
}

/* B-3.2r2: stacks and columns are told apart; B-3.5r4: empty stacks are not
 * there. All that may be taken is one set. */
static uint64_t take_set(const struct bronze_state *s)
{
    uint64_t columns = bronze_column_choices(s), set = 0;

    columns |= columns << (1 << SIDE_AT);
    for (unsigned stack = 0; stack < STACKS; stack++)
        if (s->stack[stack])
            set |= columns << (stack << STACK_AT);
    return set;
}

/* B-4.1: each woken technology on each spot that fits, B-3.1r1, B-3.1r2: or no
 * more, which is always there, also for who is out of markers (B-4.7, B-4.7r1)
 * or of spots (B-4.7r2). */
static int settle_groups(const struct bronze_state *s, struct game_group *out)
{
    uint64_t ahead = bronze_ahead(s, s->turn);
    int n = 0;

    for (uint64_t w = s->woken; w;) {
        unsigned tech = bit_lowest(w) / 8;
        w &= ~(255ull << 8 * tech);
        for (unsigned m = bronze_techs[tech].terrains; m; m &= m - 1) {
            unsigned t = bit_lowest(m);
            out[n++] = (struct game_group){
                action_pack(KIND_SETTLE, tech << TECH_AT | t << TERRAIN_AT),
                bronze_fit(s, tech, t) & ahead
            };
        }
    }
    out[n++] = (struct game_group){ action_pack(KIND_DONE, 0), 1 };
    return n;
}

static int list_settle(const struct bronze_state *s, game_action *out)
{
    struct game_group group[GAME_GROUPS_MAX];
    int groups = settle_groups(s, group), n = 0;

    for (int i = 0; i < groups; i++)
        for (uint64_t set = group[i].set; set; set &= set - 1)
            out[n++] = group[i].base | bit_lowest(set);
    return n;
}

int bronze_groups(const void *state, struct game_group out[GAME_GROUPS_MAX])
{
    const struct bronze_state *s = state;

    if (s->head.phase == PHASE_SETTLE)
        return settle_groups(s, out);
    if (s->head.phase == PHASE_TAKE)
        *out = (struct game_group){ action_pack(KIND_TAKE, 0), take_set(s) };
    else
        *out = (struct game_group){ action_pack(KIND_CITY, 0),
                                    s->pile[s->city_due] };
    return 1;
}

static int list_sizes(const struct bronze_state *s, game_action *out)
{
    struct bronze_range r = bronze_sizes_choices(s);

    for (unsigned i = 0; i < r.count; i++)
        out[i] = action_pack(KIND_SIZES, r.first + i);
    return (int)r.count;
}

int bronze_legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    const struct bronze_state *s = state;

    switch ((enum bronze_phase)s->head.phase) {
    case PHASE_TAKE: return list_set(out, KIND_TAKE, 0, take_set(s));
    case PHASE_SETTLE: return list_settle(s, out);
    case PHASE_CITY: return list_set(out, KIND_CITY, 0, s->pile[s->city_due]);
    case PHASE_FIRST:
        return list_set(out, KIND_FIRST, 0, (1u << s->head.seats) - 1);
    case PHASE_SIZES: return list_sizes(s, out);
    case PHASE_PROVINCE:
        return list_set(out, KIND_PROVINCE, (unsigned)s->from << CHANCE_AT,
                        lane_set(s->provinces));
    case PHASE_LAND:
        return list_set(out, KIND_LAND, (unsigned)s->open << CHANCE_AT,
                        s->lands >> LAND_1);
    case PHASE_REVEAL:
        return list_set(out, KIND_REVEAL, (unsigned)s->from << CHANCE_AT,
                        lane_set(s->unseen));
    case PHASE_CITY_DRAW: return list_set(out, KIND_CITY_DRAW, 0, s->city_deck);
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    return 0;
}

uint32_t bronze_weight(const void *state, game_action outcome)
{
    const struct bronze_state *s = state;

    if (action_kind(outcome) == KIND_REVEAL)
        return lane(s->unseen, action_c(outcome));
    if (action_kind(outcome) == KIND_PROVINCE)
        return lane(s->provinces, action_c(outcome));
    return 1;
}

game_action bronze_sample(const void *state, struct rng *rng)
{
    const struct bronze_state *s = state;

    switch ((enum bronze_phase)s->head.phase) {
    case PHASE_FIRST:
        return action_pack(KIND_FIRST, rng_below(rng, s->head.seats));
    case PHASE_SIZES: return action_pack(KIND_SIZES, bronze_draw_sizes(s, rng));
    case PHASE_PROVINCE:
        return action_make(KIND_PROVINCE, 0, s->from,
                           draw_lane(s->provinces, rng));
    case PHASE_LAND:
        return action_make(KIND_LAND, 0, s->open,
                           draw_bit(s->lands >> LAND_1, rng));
    case PHASE_REVEAL:
        return action_make(KIND_REVEAL, 0, s->from, draw_lane(s->unseen, rng));
    case PHASE_CITY_DRAW:
        return action_pack(KIND_CITY_DRAW, draw_bit(s->city_deck, rng));
    case PHASE_TAKE:
    case PHASE_SETTLE:
    case PHASE_CITY:
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    return 0;
}
