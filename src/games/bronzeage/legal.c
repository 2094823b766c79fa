/* What may be done: lists and draws made from bit sets, for seats and for
 * chance alike. refuse.c says the same rule by rule. */
#include "games/bronzeage/bronzeage.h"

/* All that is possible: three actions, each with a set of lowest operands. */
struct menu {
    game_action base[3];
    uint64_t set[3];
};

/* BA-8.5: a drawn front is any of its type that nobody has seen placed.
 * BA-8.6: after The Collapse the discards of hands are as likely as each
 * face-down card that shares the new decks with them. */
struct bronzeage_fronts bronzeage_fronts(const struct bronzeage_state *s)
{
    unsigned type = s->top[s->from];
    uint64_t open = bronzeage_unlocated(s, type);
    uint64_t thrown = open & (s->seat[0].thrown | s->seat[1].thrown);
    uint64_t other = open & ~thrown;
    unsigned others = s->pool[type] - bit_count(thrown);

    return (struct bronzeage_fronts){
        .thrown = thrown,
        .other = others ? other : 0,
        .thrown_weight = others ? bit_count(other) : 1,
        .other_weight = others,
    };
}

static unsigned backs(const struct bronzeage_state *s)
{
    return (s->below[0] > 0) | (s->below[1] > 0) << 1 | (s->below[2] > 0) << 2;
}

static void set_menu(struct menu *m, unsigned kind, unsigned bits, uint64_t set)
{
    m->base[0] = action_pack(kind, bits);
    m->set[0] = set;
}

/* Every card of the hand for the Basic Civilization, fitting ones also for the
 * Specialized one; then perhaps none. */
static void set_cards(struct menu *m, const struct bronzeage_seat *me,
                      uint64_t fits, bool may)
{
    set_menu(m, KIND_CARD, 0, me->hand);
    m->base[1] = action_pack(KIND_CARD, CARD_SPECIAL);
    m->set[1] = me->hand & fits;
    m->base[2] = action_pack(KIND_DECLINE, 0);
    m->set[2] = may;
}

static struct menu menu(const struct bronzeage_state *s)
{
    const struct bronzeage_seat *me = &s->seat[s->turn];
    const struct bronzeage_seat *other = &s->seat[1 - s->turn];
    struct menu m = { { 0 }, { 0 } };
    unsigned seat = 0;
    struct bronzeage_fronts f;

    switch ((enum bronzeage_phase)s->head.phase) {
    case PHASE_MOVE:
        set_menu(&m, KIND_PLAY, 0, bronzeage_plays(s));
        m.base[1] = action_pack(KIND_RETURN, 0);
        m.set[1] = bronzeage_returns(s);
        break;
    case PHASE_MODE:
    case PHASE_STEP:
        set_menu(&m, s->head.phase == PHASE_MODE ? KIND_DRAW2 : KIND_DRAW1, 0,
                 s->size[s->at] > 0);
        m.base[1] = action_pack(KIND_PLAY1, 0);
        m.set[1] = me->held[ALL] > 0;
        m.base[2] = action_pack(KIND_STOP, 0);
        m.set[2] = 1;
        break;
    case PHASE_CARD_MAY: set_cards(&m, me, bronzeage_fits(me), true); break;
    case PHASE_CARD_MUST: set_cards(&m, me, bronzeage_fits(me), false); break;
    case PHASE_CARD_BASIC: set_cards(&m, me, 0, false); break;
    case PHASE_SOW:
    case PHASE_QUARRY:
    case PHASE_FOUNDRY: set_menu(&m, KIND_DECK, 0, bronzeage_decks(s)); break;
    case PHASE_CONQUEST:
        set_menu(&m, KIND_TAKE, 0, bronzeage_controls(other));
        break;
    case PHASE_KEEP_FIRST:
    case PHASE_KEEP_SECOND:
        me = &s->seat[s->head.actor];
        set_menu(&m, KIND_KEEP, 0, bronzeage_controls(me));
        break;
    case PHASE_DISCARD_FIRST:
    case PHASE_DISCARD_SECOND:
        set_menu(&m, KIND_DISCARD, 0, s->seat[s->head.actor].hand);
        break;
    case PHASE_CIV: set_menu(&m, KIND_CIV, 0, bronzeage_free_civs(s)); break;
    case PHASE_FIRST: set_menu(&m, KIND_FIRST, 0, (1u << SEATS) - 1); break;
    case PHASE_CIV_DEAL:
        seat = bronzeage_deal_seat(s);
        set_menu(&m, KIND_CIV_DEAL, seat << CHANCE_AT, bronzeage_free_civs(s));
        break;
    case PHASE_DEAL:
        seat = bronzeage_deal_seat(s);
        set_menu(&m, KIND_DEAL, seat << CHANCE_AT,
                 bronzeage_unlocated(s, bronzeage_deal_type(s)));
        break;
    case PHASE_TOP:
        set_menu(&m, KIND_TOP, (unsigned)s->from << CHANCE_AT, backs(s));
        break;
    case PHASE_BOX: set_menu(&m, KIND_BOX, 0, backs(s)); break;
    case PHASE_RAID: set_menu(&m, KIND_RAID, 0, other->hand); break;
    case PHASE_FRONT:
        f = bronzeage_fronts(s);
        set_menu(&m, KIND_FRONT, 0, f.thrown | f.other);
        break;
    case PHASE_OVER:
    case PHASE_COUNT:
    case AGENDA_END:
    case AGENDA_REBUILD: break;
    }
    return m;
}

int bronzeage_legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    struct menu m = menu(state);
    int n = 0;

    for (int i = 0; i < 3; i++)
        for (uint64_t set = m.set[i]; set; set &= set - 1)
            out[n++] = m.base[i] | bit_lowest(set);
    return n;
}

int bronzeage_groups(const void *state, struct game_group out[GAME_GROUPS_MAX])
{
    struct menu m = menu(state);

    for (int i = 0; i < 3; i++)
        out[i] = (struct game_group){ m.base[i], m.set[i] };
    return 3;
}

/* One legal action of a seat, drawn evenly. */
static game_action pick(const struct bronzeage_state *s, struct rng *rng)
{
    struct menu m = menu(s);
    unsigned a = bit_count(m.set[0]), b = a + bit_count(m.set[1]);
    unsigned r = rng_below(rng, b + (unsigned)m.set[2]);
    unsigned i = (r >= a) + (r >= b);

    return m.base[i] | bit_nth(m.set[i], r - (i == 0 ? 0 : i == 1 ? a : b));
}

/* BA-8.1: a back is drawn from all that lie below the tops, all decks alike;
 * a front from what bronzeage_fronts() says; all else evenly. */
uint32_t bronzeage_weight(const void *state, game_action outcome)
{
    const struct bronzeage_state *s = state;
    unsigned kind = action_kind(outcome);
    struct bronzeage_fronts f;

    if (kind == KIND_TOP || kind == KIND_BOX)
        return s->below[action_c(outcome)];
    if (kind != KIND_FRONT)
        return 1;
    f = bronzeage_fronts(s);
    return f.thrown >> action_c(outcome) & 1 ? f.thrown_weight : f.other_weight;
}

static unsigned draw_back(const struct bronzeage_state *s, struct rng *rng)
{
    unsigned a = s->below[0], b = a + s->below[1];
    unsigned r = rng_below(rng, b + s->below[2]);

    return (r >= a) + (r >= b);
}

static unsigned draw_front(const struct bronzeage_state *s, struct rng *rng)
{
    struct bronzeage_fronts f = bronzeage_fronts(s);
    unsigned thrown = bit_count(f.thrown) * f.thrown_weight;
    unsigned other = bit_count(f.other) * f.other_weight;
    uint64_t set = f.other;

    if (thrown && rng_below(rng, thrown + other) < thrown)
        set = f.thrown;
    return bit_nth(set, rng_below(rng, bit_count(set)));
}

game_action bronzeage_sample(const void *state, struct rng *rng)
{
    const struct bronzeage_state *s = state;

    if (s->head.phase == PHASE_TOP)
        return action_make(KIND_TOP, 0, s->from, draw_back(s, rng));
    if (s->head.phase == PHASE_FRONT)
        return action_pack(KIND_FRONT, draw_front(s, rng));
    if (s->head.phase == PHASE_BOX)
        return action_pack(KIND_BOX, draw_back(s, rng));
    return pick(s, rng);
}
