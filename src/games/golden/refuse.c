/* Why an action is not allowed, as the rule that forbids it. It is written
 * independently of legal.c, and a test over every well-formed action checks
 * that the two agree. */
#include "games/golden/golden.h"

const struct game_rule golden_rules[RULE_COUNT] = {
#define RULE(name, id) [RULE_##name] = { id, #name },
#include "games/golden/rules.def"
#undef RULE
};

static const uint8_t due_rule[PHASE_COUNT] = {
    [PHASE_START_ROTATION] = RULE_DUE_ROTATION,
    [PHASE_FIRST] = RULE_DUE_FIRST,
    [PHASE_DEAL_CIV] = RULE_DUE_DEAL_CIV,
    [PHASE_DEAL_FUTURE] = RULE_DUE_DEAL_FUTURE,
    [PHASE_JUDGEMENT] = RULE_DUE_JUDGEMENT,
    [PHASE_BUILDING] = RULE_DUE_BUILDING,
    [PHASE_DRAW_TILE] = RULE_DUE_DRAW_TILE,
    [PHASE_GLORY] = RULE_DUE_GLORY,
    [PHASE_CIV] = RULE_DUE_CIV,
    [PHASE_TOP] = RULE_DUE_TOP,
    [PHASE_TILE] = RULE_DUE_TILE,
    [PHASE_CAPITAL] = RULE_DUE_CAPITAL,
    [PHASE_ACTION] = RULE_DUE_ACTION,
    [PHASE_MOVE] = RULE_DUE_MOVE,
    [PHASE_TO] = RULE_DUE_TO,
    [PHASE_KEEP] = RULE_DUE_KEEP,
    [PHASE_CITY] = RULE_DUE_CITY,
    [PHASE_CUBE] = RULE_DUE_CUBE,
    [PHASE_CARD] = RULE_DUE_CARD,
    [PHASE_DISCARD] = RULE_DUE_DISCARD,
    [PHASE_FREE_TECH] = RULE_DUE_FREE_TECH,
    [PHASE_BUY] = RULE_DUE_BUY,
    [PHASE_MORE] = RULE_DUE_MORE,
    [PHASE_STAND] = RULE_DUE_STAND,
    [PHASE_SHIFT] = RULE_DUE_SHIFT,
    [PHASE_SHIFT_MORE] = RULE_DUE_SHIFT_MORE,
    [PHASE_JUDGE] = RULE_DUE_JUDGE,
    [PHASE_OVER] = RULE_OVER,
};

/* The question a kind of action answers first; some answer others too. */
static const uint8_t answers[KIND_COUNT] = {
    [KIND_START_ROTATION] = PHASE_START_ROTATION,
    [KIND_FIRST] = PHASE_FIRST,
    [KIND_DEAL_CIV] = PHASE_DEAL_CIV,
    [KIND_DEAL_FUTURE] = PHASE_DEAL_FUTURE,
    [KIND_JUDGEMENT] = PHASE_JUDGEMENT,
    [KIND_BUILDING] = PHASE_BUILDING,
    [KIND_DRAW_TILE] = PHASE_DRAW_TILE,
    [KIND_GLORY] = PHASE_GLORY,
    [KIND_CIV] = PHASE_CIV,
    [KIND_CIV_OVER] = PHASE_CIV,
    [KIND_TOP] = PHASE_TOP,
    [KIND_TILE] = PHASE_TILE,
    [KIND_CAPITAL] = PHASE_CAPITAL,
    [KIND_CAPITAL_STAY] = PHASE_CAPITAL,
    [KIND_EXPLORE] = PHASE_ACTION,
    [KIND_BUILDER] = PHASE_ACTION,
    [KIND_BUILDER_FREE] = PHASE_ACTION,
    [KIND_ARTIST] = PHASE_ACTION,
    [KIND_SOLDIER] = PHASE_ACTION,
    [KIND_ROCKET] = PHASE_ACTION,
    [KIND_WONDER] = PHASE_ACTION,
    [KIND_WONDER_FREE] = PHASE_ACTION,
    [KIND_ACTIVATE] = PHASE_ACTION,
    [KIND_TECH] = PHASE_ACTION,
    [KIND_GOLDEN] = PHASE_ACTION,
    [KIND_MOVE] = PHASE_MOVE,
    [KIND_TO] = PHASE_TO,
    [KIND_KEEP] = PHASE_KEEP,
    [KIND_CITY] = PHASE_CITY,
    [KIND_NO_CITY] = PHASE_CITY,
    [KIND_CUBE] = PHASE_CUBE,
    [KIND_CARD] = PHASE_CARD,
    [KIND_DISCARD] = PHASE_DISCARD,
    [KIND_DISCARD_USED] = PHASE_DISCARD,
    [KIND_FREE_TECH] = PHASE_FREE_TECH,
    [KIND_DONE] = PHASE_MORE,
    [KIND_STAND] = PHASE_STAND,
    [KIND_SHIFT_NONE] = PHASE_SHIFT,
    [KIND_SHIFT_AGORA] = PHASE_SHIFT,
    [KIND_SHIFT_CAPITAL] = PHASE_SHIFT,
    [KIND_JUDGE] = PHASE_JUDGE,
};

static unsigned refuse_deal(const struct golden_state *s, game_action x)
{
    if (action_kind(x) == KIND_DEAL_CIV) {
        unsigned civ = action_bits(x, 0, CIV_BITS);
        if (civ == CIV_COUNT)
            return RULE_REDACTED;
        return action_bits(x, ERA_AT, ERA_BITS + SEAT_BITS) == s->left &&
                       golden_civ_deck(s) >> civ & 1
                   ? RULE_NONE
                   : RULE_WRONG_DEAL;
    }
    unsigned future = action_bits(x, 0, FUTURE_BITS);
    if (future == FUTURE_COUNT)
        return RULE_REDACTED;
    return action_bits(x, FUTURE_SEAT_AT, SEAT_BITS) == s->left &&
                   s->future_unseen >> future & 1
               ? RULE_NONE
               : RULE_WRONG_DEAL;
}

/* GA-4.2, GA-4.3: a reason for a tile that the mask of places leaves out. */
static unsigned refuse_tile(const struct golden_state *s, unsigned turns,
                            unsigned square)
{
    const struct golden_tile_info *info = &golden_tiles[s->tile];
    bool beside = false;

    if (turns >= info->turns)
        return RULE_TILE_TURN;
    for (unsigned i = 0; i < info->squares; i++) {
        struct golden_tile_square q = golden_turned(s->tile, turns, i);
        unsigned row = square / COLUMNS + q.row;
        unsigned column = square % COLUMNS + q.column;
        if (row >= ROWS || column >= COLUMNS ||
            s->land >> (row * COLUMNS + column) & 1)
            return RULE_TILE_GRID;
        for (unsigned side = 0; side < SIDE_COUNT; side++) {
            static const int8_t down[SIDE_COUNT] = { -1, 0, 1, 0 };
            static const int8_t right[SIDE_COUNT] = { 0, 1, 0, -1 };
            unsigned r = row + (unsigned)down[side];
            unsigned c = column + (unsigned)right[side];
            if (r >= ROWS || c >= COLUMNS ||
                !(s->land >> (r * COLUMNS + c) & 1))
                continue;
            beside = true;
            if ((q.land >> side & 1) !=
                (s->edge[(side + 2) % SIDE_COUNT] >> (r * COLUMNS + c) & 1))
                return RULE_TILE_SEAM;
        }
    }
    return beside ? RULE_NONE : RULE_TILE_ALONE;
}

static bool stands_at(const struct golden_seat *me, unsigned square)
{
    return golden_standing(me) >> square & 1;
}

static unsigned refuse_builder(const struct golden_state *s)
{
    return s->offer[0] + s->offer[1] + s->offer[2] ? RULE_NONE : RULE_NO_OFFER;
}

/* GA-7.1, GA-7.2: one target, with the gold that getting there earns. */
static unsigned refuse_target(const struct golden_state *s, unsigned square,
                              unsigned income)
{
    if (golden_my(s)->attacks == ATTACKS)
        return RULE_ATTACKS_DONE;
    if (!(golden_targets(s, s->turn) >> square & 1))
        return RULE_NO_TARGET;
    return golden_my(s)->gold + income >= golden_price(s, s->turn, square)
               ? RULE_NONE
               : RULE_ATTACK_PRICE;
}

static unsigned refuse_to(const struct golden_state *s, unsigned from,
                          unsigned to)
{
    if (!(golden_reach(golden_my(s), from) >> to & 1))
        return RULE_TOO_FAR;
    return refuse_target(s, to, golden_income(s, s->turn, from, to));
}

/* The soldier itself is refused if every target is, by the nearest reason to
 * being allowed: a price that cannot be paid before nothing to attack. */
static unsigned refuse_soldier(const struct golden_state *s, unsigned from)
{
    unsigned why = RULE_NO_TARGET;

    if (!stands_at(golden_my(s), from))
        return RULE_NO_STANDING;
    for (unsigned to = 0; to < SQUARES; to++) {
        unsigned no = refuse_to(s, from, to);
        if (no == RULE_NONE || no == RULE_ATTACKS_DONE)
            return no;
        if (no == RULE_ATTACK_PRICE)
            why = no;
    }
    return why;
}

static unsigned refuse_wonder(const struct golden_state *s, unsigned wonder,
                              bool free)
{
    const struct golden_seat *me = golden_my(s);

    if (free && !golden_has_free_wonder(me))
        return RULE_NO_FREE_WONDER;
    if (golden_wonders[wonder].era != s->era)
        return RULE_NO_WONDER;
    for (int p = 0; p < s->head.seats; p++)
        if (s->seat[p].wonders >> wonder & 1)
            return RULE_NO_WONDER;
    return free || golden_wonder_price(me, wonder) <= me->gold
               ? RULE_NONE
               : RULE_WONDER_PRICE;
}

static unsigned refuse_tech(const struct golden_seat *me, unsigned tech,
                            bool free, unsigned off)
{
    if (golden_has(me, tech))
        return RULE_HAVE_TECH;
    if (!golden_has(me, tech - 1))
        return RULE_TECH_ORDER;
    return free || golden_tech_price(me, tech, off) <= me->gold
               ? RULE_NONE
               : RULE_TECH_PRICE;
}

/* GA-8.3, GA-8.3r1: a building; one that is ready speaks before a used one. */
static unsigned refuse_building(const struct golden_seat *me, unsigned kind)
{
    const struct golden_effect *e = &golden_buildings[kind].effect;
    unsigned why = RULE_NOT_YOURS;

    for (int i = 0; i < SLOTS; i++) {
        if (me->building[i] == (kind | USED) && why == RULE_NOT_YOURS)
            why = RULE_ALREADY_USED;
        if (me->building[i] != kind)
            continue;
        why = RULE_NO_GEAR;
        if (e->when == ACT) {
            why = golden_has_use(me, e) ? RULE_NONE : RULE_NOTHING_TO_BUY;
        }
    }
    return why;
}

static unsigned refuse_activate(const struct golden_state *s, unsigned card)
{
    unsigned wonder = card - BUILDING_COUNT, why = RULE_NO_GEAR;

    if (card < BUILDING_COUNT)
        return refuse_building(golden_my(s), card);
    if (!(golden_my(s)->wonders >> wonder & 1))
        return RULE_NOT_YOURS;
    if (s->wonder_used >> wonder & 1)
        return RULE_ALREADY_USED;
    for (int k = 0; k < 2; k++) {
        if (golden_wonder_when(s, wonder, k) != ACT)
            continue;
        if (golden_has_use(golden_my(s), &golden_wonders[wonder].effect[k]))
            return RULE_NONE;
        why = RULE_NOTHING_TO_BUY;
    }
    return why;
}

static unsigned refuse_discard(const struct golden_seat *me, unsigned building)
{
    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] == building)
            return RULE_NONE;
    return RULE_NOT_HELD;
}

/* GA-8.10r2: a lying colonist, and no square before the last one's. */
static unsigned refuse_shift(const struct golden_state *s, unsigned square)
{
    if (!(golden_lying(golden_my(s)) >> square & 1))
        return RULE_WRONG_SHIFT;
    return s->head.phase == PHASE_SHIFT || square >= s->at ? RULE_NONE
                                                           : RULE_SHIFT_ORDER;
}

static unsigned refuse_homeward(const struct golden_seat *me, unsigned count)
{
    unsigned away = 0;

    for (int i = 0; i < COLONISTS; i++)
        away += golden_place(me, i) == PLACE_AGORA;
    return count <= away ? RULE_NONE : RULE_WRONG_SHIFT;
}

static unsigned refuse_judge(const struct golden_state *s, unsigned judgement)
{
    if (!(s->judgements >> judgement & 1))
        return RULE_JUDGEMENT_GONE;
    for (int i = 0; i < s->era; i++)
        if (s->chosen[i] == judgement)
            return RULE_JUDGEMENT_GONE;
    return RULE_NONE;
}

static unsigned refuse_capital(const struct golden_state *s, unsigned square)
{
    return golden_capital_places(s) >> square & 1 ? RULE_NONE
                                                  : RULE_CAPITAL_PLACE;
}

static unsigned if_not(bool allowed, unsigned rule)
{
    return allowed ? RULE_NONE : rule;
}

/* The action answers the question that is asked: may it be this answer? */
static unsigned refuse_answer(const struct golden_state *s, game_action x)
{
    const struct golden_seat *me = golden_my(s);
    unsigned n = action_bits(x, 0, SQUARE_BITS);

    switch ((enum golden_kind)action_kind(x)) {
    case KIND_START_ROTATION:
    case KIND_CITY:
    case KIND_NO_CITY:
    case KIND_DONE:
    case KIND_SHIFT_NONE: return RULE_NONE;
    case KIND_FIRST: return if_not(n < s->head.seats, RULE_NO_SEAT);
    case KIND_DEAL_CIV:
    case KIND_DEAL_FUTURE: return refuse_deal(s, x);
    case KIND_JUDGEMENT:
        return if_not(golden_judgement_deck(s) >> n & 1, RULE_NO_JUDGEMENT);
    case KIND_BUILDING:
        return if_not(golden_building_deck(s, n), RULE_NO_BUILDING);
    case KIND_DRAW_TILE:
        return if_not(golden_tile_deck(s) >> n & 1, RULE_NO_TILE);
    case KIND_GLORY:
        if (n == GLORY_KINDS)
            return RULE_REDACTED;
        return if_not(s->glory[n], RULE_NO_GLORY);
    case KIND_CIV:
        return if_not(n == me->civ || n == me->dealt[s->era], RULE_NO_CIV);
    case KIND_CIV_OVER: return RULE_REDACTED;
    case KIND_TOP: return if_not(TECHS_TOP & ~me->tech & BIT(n), RULE_NOT_TOP);
    case KIND_TILE:
        return refuse_tile(s, action_bits(x, TURNS_AT, TURNS_BITS), n);
    case KIND_CAPITAL: return refuse_capital(s, n);
    case KIND_CAPITAL_STAY: return if_not(s->era > 0, RULE_CAPITAL_FIRST);
    case KIND_EXPLORE:
    case KIND_ARTIST: return if_not(stands_at(me, n), RULE_NO_STANDING);
    case KIND_BUILDER:
        return stands_at(me, n) ? refuse_builder(s) : RULE_NO_STANDING;
    case KIND_BUILDER_FREE:
        return golden_builds_free(me) ? refuse_builder(s)
                                      : RULE_NO_FREE_BUILDER;
    case KIND_SOLDIER: return refuse_soldier(s, n);
    case KIND_ROCKET:
        return golden_tech_gives(me, OP_ROCKET) ? refuse_target(s, n, 0)
                                                : RULE_NO_ROCKETRY;
    case KIND_WONDER: return refuse_wonder(s, n, false);
    case KIND_WONDER_FREE: return refuse_wonder(s, n, true);
    case KIND_ACTIVATE: return refuse_activate(s, n);
    case KIND_TECH:
        return refuse_tech(me, n, false,
                           s->head.phase == PHASE_BUY ? s->off : 0);
    case KIND_GOLDEN: return if_not(!golden_standing(me), RULE_STILL_STANDING);
    case KIND_MOVE:
        return if_not(golden_reach(me, golden_place(me, s->worker)) >> n & 1,
                      RULE_TOO_FAR);
    case KIND_TO: return refuse_to(s, golden_place(me, s->worker), n);
    case KIND_KEEP:
        if (n == GLORY_KINDS)
            return RULE_REDACTED;
        return if_not(n == s->drawn[0] || n == s->drawn[1], RULE_NOT_DRAWN);
    case KIND_CUBE: return if_not(me->city >> n & 1, RULE_NO_CITY);
    case KIND_CARD:
        return if_not(n / KINDS_AN_ERA == s->era && s->offer[n % KINDS_AN_ERA],
                      RULE_NOT_OFFERED);
    case KIND_DISCARD: return refuse_discard(me, n);
    case KIND_DISCARD_USED: return refuse_discard(me, n | USED);
    case KIND_FREE_TECH: return refuse_tech(me, n, true, 0);
    case KIND_STAND: return if_not(golden_lying(me) >> n & 1, RULE_NOT_LYING);
    case KIND_SHIFT_AGORA: return refuse_shift(s, n);
    case KIND_SHIFT_CAPITAL: return refuse_homeward(me, n + 1);
    case KIND_JUDGE: return refuse_judge(s, n);
    case KIND_COUNT: break;
    }
    return RULE_NONE;
}

/* Technologies are bought at three questions, Notre Dame sends and is done at
 * two. */
static bool answers_too(unsigned kind, unsigned phase)
{
    if (phase == PHASE_BUY || phase == PHASE_MORE)
        return kind == KIND_TECH;
    return phase == PHASE_SHIFT_MORE &&
           (kind == KIND_SHIFT_AGORA || kind == KIND_DONE);
}

uint16_t golden_refuse(const void *state, game_action x)
{
    const struct golden_state *s = state;
    unsigned phase = s->head.phase, kind = action_kind(x);

    if (phase != answers[kind] && !answers_too(kind, phase))
        return due_rule[phase];
    return (uint16_t)refuse_answer(s, x);
}
