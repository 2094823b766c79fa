/* What can be done now: a few groups of actions, each a mask over the lowest
 * operand. Lists are made from them, and playouts draw from them. */
#include "games/golden/golden.h"

static void add(struct golden_options *out, unsigned kind, unsigned bits,
                uint64_t mask)
{
    if (mask)
        out->group[out->count++] = (struct game_group){ action_pack(kind, bits),
                                                        mask };
}

static bool buildings_offered(const struct golden_state *s)
{
    return s->offer[0] | s->offer[1] | s->offer[2];
}

static uint64_t soldiers(const struct golden_state *s, uint64_t standing)
{
    uint64_t m = 0;

    for (; standing; standing &= standing - 1)
        if (golden_soldier_targets(s, bit_lowest(standing)))
            m |= standing & -standing;
    return m;
}

static uint64_t payable_wonders(const struct golden_state *s, uint64_t offer)
{
    uint64_t m = 0;

    for (; offer; offer &= offer - 1)
        if (golden_wonder_price(golden_my(s), bit_lowest(offer)) <=
            golden_my(s)->gold)
            m |= offer & -offer;
    return m;
}

/* GA-5.1: the eight actions, of which there is always one (GA-5.1r1); GA-5.7:
 * nothing counts how often one was taken. GA-9.1r1: a golden age without
 * standing colonists, and never by force. */
static void list_actions(const struct golden_state *s,
                         struct golden_options *out)
{
    const struct golden_seat *me = golden_my(s);
    uint64_t standing = golden_standing(me);
    uint64_t wonders = golden_wonder_offer(s);
    bool buildings = buildings_offered(s);

    add(out, KIND_EXPLORE, 0, standing);
    if (buildings) {
        add(out, KIND_BUILDER, 0, standing);
        add(out, KIND_BUILDER_FREE, 0, golden_builds_free(me));
    }
    add(out, KIND_ARTIST, 0, standing);
    add(out, KIND_SOLDIER, 0, soldiers(s, standing));
    add(out, KIND_ROCKET, 0, golden_rocket_targets(s));
    add(out, KIND_WONDER, 0, payable_wonders(s, wonders));
    if (golden_has_free_wonder(me))
        add(out, KIND_WONDER_FREE, 0, wonders);
    add(out, KIND_ACTIVATE, 0, golden_active(s));
    add(out, KIND_TECH, 0, golden_affordable_techs(me, 0));
    add(out, KIND_GOLDEN, 0, !standing);
}

static void list_discards(const struct golden_state *s,
                          struct golden_options *out)
{
    const struct golden_seat *me = golden_my(s);
    uint64_t fresh = 0, used = 0;

    for (int i = 0; i < SLOTS; i++) {
        if (me->building[i] < BUILDING_COUNT)
            fresh |= BIT(me->building[i]);
        else if (me->building[i] != NONE)
            used |= BIT(me->building[i] & ~USED);
    }
    add(out, KIND_DISCARD, 0, fresh);
    add(out, KIND_DISCARD_USED, 0, used);
}

/* GA-8.10: Notre Dame moves none, some to the agora, or some home. */
static void list_shifts(const struct golden_state *s,
                        struct golden_options *out)
{
    const struct golden_seat *me = golden_my(s);
    int away = 0;

    for (int i = 0; i < COLONISTS; i++)
        away += golden_place(me, i) == PLACE_AGORA;
    add(out, KIND_SHIFT_NONE, 0, 1);
    add(out, KIND_SHIFT_AGORA, 0, golden_lying(me));
    add(out, KIND_SHIFT_CAPITAL, 0, BIT(away) - 1);
}

static uint64_t building_mask(const struct golden_state *s)
{
    uint64_t m = 0;

    for (unsigned i = 0; i < KINDS_AN_ERA; i++)
        if (golden_building_deck(s, s->era * KINDS_AN_ERA + i))
            m |= BIT(s->era * KINDS_AN_ERA + i);
    return m;
}

static uint64_t offer_mask(const struct golden_state *s)
{
    uint64_t m = 0;

    for (unsigned i = 0; i < KINDS_AN_ERA; i++)
        if (s->offer[i])
            m |= BIT(s->era * KINDS_AN_ERA + i);
    return m;
}

static uint64_t glory_mask(const struct golden_state *s)
{
    uint64_t m = 0;

    for (unsigned i = 0; i < GLORY_KINDS; i++)
        if (s->glory[i])
            m |= BIT(i);
    return m;
}

/* GA-9.2, GA-9.2r1: the judgements shown and not yet used. */
static uint64_t judgements_left(const struct golden_state *s)
{
    uint64_t m = s->judgements;

    for (int i = 0; i < s->era; i++)
        m &= ~BIT(s->chosen[i]);
    return m;
}

static void list_tiles(const struct golden_state *s, struct golden_options *out)
{
    for (unsigned turns = 0; turns < 4; turns++)
        add(out, KIND_TILE, turns << TURNS_AT,
            golden_tile_places(s, s->tile, turns));
}

void golden_list(const struct golden_state *s, struct golden_options *out)
{
    const struct golden_seat *me = golden_my(s);

    out->count = 0;
    switch ((enum golden_phase)s->head.phase) {
    case PHASE_START_ROTATION: add(out, KIND_START_ROTATION, 0, 15); break;
    case PHASE_FIRST: add(out, KIND_FIRST, 0, BIT(s->head.seats) - 1); break;
    case PHASE_DEAL_CIV:
        add(out, KIND_DEAL_CIV, (unsigned)s->left << ERA_AT,
            golden_civ_deck(s));
        break;
    case PHASE_DEAL_FUTURE:
        add(out, KIND_DEAL_FUTURE, (unsigned)s->left << FUTURE_SEAT_AT,
            s->future_unseen);
        break;
    case PHASE_JUDGEMENT:
        add(out, KIND_JUDGEMENT, 0, golden_judgement_deck(s));
        break;
    case PHASE_BUILDING: add(out, KIND_BUILDING, 0, building_mask(s)); break;
    case PHASE_DRAW_TILE:
        add(out, KIND_DRAW_TILE, 0, golden_tile_deck(s));
        break;
    case PHASE_GLORY: add(out, KIND_GLORY, 0, glory_mask(s)); break;
    case PHASE_CIV:
        add(out, KIND_CIV, 0, BIT(me->civ) | BIT(me->dealt[s->era]));
        break;
    case PHASE_TOP: add(out, KIND_TOP, 0, TECHS_TOP & ~me->tech); break;
    case PHASE_TILE: list_tiles(s, out); break;
    case PHASE_CAPITAL:
        add(out, KIND_CAPITAL, 0, golden_capital_places(s));
        add(out, KIND_CAPITAL_STAY, 0, s->era > 0);
        break;
    case PHASE_ACTION: list_actions(s, out); break;
    case PHASE_MOVE:
        add(out, KIND_MOVE, 0, golden_reach(me, golden_place(me, s->worker)));
        break;
    case PHASE_TO:
        add(out, KIND_TO, 0,
            golden_soldier_targets(s, golden_place(me, s->worker)));
        break;
    case PHASE_KEEP:
        add(out, KIND_KEEP, 0, BIT(s->drawn[0]) | BIT(s->drawn[1]));
        break;
    case PHASE_CITY:
        add(out, KIND_CITY, 0, 1);
        add(out, KIND_NO_CITY, 0, 1);
        break;
    case PHASE_CUBE: add(out, KIND_CUBE, 0, me->city); break;
    case PHASE_CARD: add(out, KIND_CARD, 0, offer_mask(s)); break;
    case PHASE_DISCARD: list_discards(s, out); break;
    case PHASE_FREE_TECH:
        add(out, KIND_FREE_TECH, 0, golden_open_techs(me));
        break;
    case PHASE_BUY:
        add(out, KIND_TECH, 0, golden_affordable_techs(me, s->off));
        break;
    case PHASE_MORE:
        add(out, KIND_TECH, 0, golden_affordable_techs(me, 0));
        add(out, KIND_DONE, 0, 1);
        break;
    case PHASE_STAND: add(out, KIND_STAND, 0, golden_lying(me)); break;
    case PHASE_SHIFT: list_shifts(s, out); break;
    case PHASE_SHIFT_MORE:
        add(out, KIND_DONE, 0, 1);
        add(out, KIND_SHIFT_AGORA, 0, golden_shift_more(s));
        break;
    case PHASE_JUDGE: add(out, KIND_JUDGE, 0, judgements_left(s)); break;
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
}

int golden_legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    struct golden_options options;
    int n = 0;

    golden_list(state, &options);
    for (int i = 0; i < options.count; i++)
        for (uint64_t m = options.group[i].set; m; m &= m - 1)
            out[n++] = options.group[i].base + bit_lowest(m);
    return n;
}

int golden_groups(const void *state, struct game_group out[GAME_GROUPS_MAX])
{
    struct golden_options options;

    golden_list(state, &options);
    for (int i = 0; i < options.count; i++)
        out[i] = options.group[i];
    return options.count;
}

/* Equal cards and tiles count as many times as there are of them. */
uint32_t golden_weight(const void *state, game_action outcome)
{
    const struct golden_state *s = state;
    unsigned n = action_bits(outcome, 0, SQUARE_BITS);

    if (action_kind(outcome) == KIND_BUILDING)
        return golden_building_deck(s, n);
    if (action_kind(outcome) == KIND_GLORY)
        return s->glory[n];
    return 1;
}

game_action golden_sample(const void *state, struct rng *rng)
{
    struct golden_options options;
    uint32_t sum = 0;

    golden_list(state, &options);
    const struct game_group *g = options.group;
    if (action_kind(g->base) != KIND_BUILDING &&
        action_kind(g->base) != KIND_GLORY)
        return g->base + bit_nth(g->set, rng_below(rng, bit_count(g->set)));
    for (uint64_t m = g->set; m; m &= m - 1)
        sum += golden_weight(state, g->base + bit_lowest(m));
    uint32_t left = rng_below(rng, sum);
    uint64_t m = g->set;
    for (;; m &= m - 1) {
        uint32_t w = golden_weight(state, g->base + bit_lowest(m));
        if (left < w)
            return g->base + bit_lowest(m);
        left -= w;
    }
}
