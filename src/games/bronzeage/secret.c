/* Chapter 8: who knows what. Backs are public everywhere, so each type is a
 * world of its own; what follows holds for one type.
 *
 * Fronts are part of the state only if somebody has seen them: in hands, under
 * civilizations, and among the discards of The Collapse. A seat knows
 *   - its own hand, all cards under civilizations, and how many cards the
 *     other holds ('held');
 *   - those cards of the other's hand that passed through a Raid ('raided');
 *   - its own discards ('thrown'). Each of them lies face down, or the other
 *     has drawn it since; it is struck off when the seat that threw it sees it
 *     again, and not before, because otherwise the other's draw would show.
 * Everybody knows how many cards each seat discarded ('threw'), how many have
 * been drawn since ('since') and how many of a hand these can be at most
 * ('fresh': whoever plays a card may always have played one held for longer).
 *
 * A guess deals the unlocated fronts evenly to all places where they can be:
 * the other's hand, the 'pool' (what may yet be drawn, and Territories gained
 * from it), and Territories kept through The Collapse. A thrown card can only
 * be in the pool or in a fresh place of the hand. Which cards of the pool the
 * other threw is drawn evenly from everything the pool has held. */
#include "games/bronzeage/bronzeage.h"

/* BA-8.2: a hand is its owner's; BA-8.3: but for raided cards; BA-8.4: so are
 * the fronts of discards. Who is no player sees no fronts in hands. */
void bronzeage_observe(void *state, int sees)
{
    struct bronzeage_state *s = state;

    if (sees == SEES_ALL)
        return;
    for (int p = 0; p < SEATS; p++) {
        struct bronzeage_seat *seat = &s->seat[p];
        if (sees == SEES_PUBLIC)
            seat->raided = 0;
        if (p != sees) {
            seat->hand = seat->raided;
            seat->thrown = 0;
        }
    }
    s->head.sees = (int8_t)sees;
}

/* BA-8.2, BA-8.3, BA-8.4: what is not seen is shown by its type at most. */
game_action bronzeage_redact(const void *state, game_action x, int sees)
{
    const struct bronzeage_state *s = state;
    unsigned kind = action_kind(x), card = action_c(x);
    unsigned shown = CARD_HIDDEN;
    bool sees_it = true;

    if (sees == SEES_ALL)
        return x;
    if (kind == KIND_DEAL)
        sees_it = sees == (int)action_b(x);
    else if (kind == KIND_FRONT)
        sees_it = sees == s->turn;
    else if (kind == KIND_DISCARD)
        sees_it = sees == s->head.actor;
    else if (kind == KIND_RAID)
        sees_it = sees != SEES_PUBLIC;
    if (sees_it || card >= CARD_COUNT)
        return x;
    if (kind == KIND_DISCARD || kind == KIND_RAID)
        shown += bronzeage_cards[card].type;
    return action_make(kind, action_a(x), action_b(x), shown);
}

/* Whether the observer holds several fronts of the drawn card possible. The
 * drawer may where the observer does not: whoever waits cannot tell. */
static bool front_is_news(const struct bronzeage_state *s)
{
    return s->head.sees != s->turn ||
           bit_count(bronzeage_unlocated(s, s->top[s->from])) > 1;
}

/* BA-5.4, BA-8.3: a Raid shows its card to both. The owner of a single card
 * knew which it would be, and so did who had seen it pass through a Raid. */
static unsigned raid_shows(const struct bronzeage_state *s, unsigned card)
{
    const struct bronzeage_seat *other = &s->seat[1 - s->turn];

    if (other->held[ALL] > 1)
        return (1u << SEATS) - 1;
    return other->raided & bronzeage_bit(card) ? 0 : 1u << s->turn;
}

/* Backs are public, so a discard shows nothing; a card that is played shows its
 * front to whoever has not seen it pass through a Raid (BA-8.3). */
unsigned bronzeage_shows(const void *seen, game_action x)
{
    const struct bronzeage_state *s = seen;
    game_action list[GAME_ACTIONS_MAX];
    uint64_t card = bronzeage_bit(action_bits(x, 0, CARD_BITS));

    switch ((enum bronzeage_kind)action_kind(x)) {
    case KIND_CARD:
        return s->seat[s->turn].raided & card ? 0 : 1u << (1 - s->turn);
    case KIND_DEAL: return 1u << action_b(x);
    case KIND_FRONT: return front_is_news(s) ? 1u << s->turn : 0;
    case KIND_RAID: return raid_shows(s, action_c(x));
    case KIND_FIRST:
    case KIND_CIV_DEAL:
    case KIND_TOP:
    case KIND_BOX: return bronzeage_legal(s, list) > 1 ? (1u << SEATS) - 1 : 0;
    case KIND_CIV:
    case KIND_PLAY:
    case KIND_RETURN:
    case KIND_DRAW1:
    case KIND_DRAW2:
    case KIND_PLAY1:
    case KIND_STOP:
    case KIND_DECLINE:
    case KIND_DECK:
    case KIND_TAKE:
    case KIND_KEEP:
    case KIND_DISCARD:
    case KIND_COUNT: break;
    }
    return 0;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* So many cards of a set, all choices alike. */
static uint64_t draw_some(uint64_t set, unsigned count, struct rng *rng)
{
    uint64_t drawn = 0;

    while (count--) {
        uint64_t bit = 1ull << bit_nth(set, rng_below(rng, bit_count(set)));
        drawn |= bit;
        set ^= bit;
    }
    return drawn;
}

/* How many of 'marks' marks, spread evenly over 'places', lie in 'open' of
 * them. */
static unsigned draw_marks(unsigned marks, unsigned places, unsigned open,
                           struct rng *rng)
{
    unsigned hits = 0;

    for (; marks; marks--, places--)
        hits += rng_below(rng, places) < open - hits;
    return hits;
}

/* From what everybody knows: a seat's own hand and discards of a type. */
static void guess_own(struct bronzeage_state *s, unsigned seat, unsigned type,
                      struct rng *rng)
{
    struct bronzeage_seat *me = &s->seat[seat];
    unsigned pool = s->pool[type];

    me->hand |= draw_some(bronzeage_unlocated(s, type), me->held[type], rng);
    me->thrown |= draw_some(bronzeage_unlocated(s, type),
                            draw_marks(me->threw[type], pool + s->since[type],
                                       pool + s->seat[1 - seat].fresh[type],
                                       rng),
                            rng);
}

/* BA-8.7: from what a seat knows, the other's hand and discards of a type. */
static void guess_other(struct bronzeage_state *s, unsigned seat, unsigned type,
                        struct rng *rng)
{
    const struct bronzeage_seat *me = &s->seat[seat];
    struct bronzeage_seat *other = &s->seat[1 - seat];
    uint64_t own = me->thrown & bronzeage_of_type[type];
    uint64_t open = bronzeage_unlocated(s, type) & ~own;
    uint64_t hand = 0;
    unsigned pool = s->pool[type];
    unsigned room = other->held[type] -
                    bit_count(other->hand & bronzeage_of_type[type]);
    unsigned fresh = least(other->fresh[type], room);
    unsigned places = pool + s->since[type] - me->threw[type];

    for (; own; own &= own - 1) {
        if (rng_below(rng, fresh + pool) < fresh) {
            hand |= own & -own;
            fresh--;
            room--;
        } else {
            pool--;
        }
    }
    hand |= draw_some(open, room, rng);
    other->hand |= hand;
    /* 'fresh' is a bound, so the pool may seem a little larger than it was. */
    places = places > pool ? places : pool;
    other->thrown |= draw_some(
        open & ~hand, draw_marks(other->threw[type], places, pool, rng), rng);
}

void bronzeage_determinize(void *state, struct rng *rng)
{
    struct bronzeage_state *s = state;
    int sees = s->head.sees;

    for (unsigned t = 0; t < TYPE_COUNT && sees != SEES_ALL; t++) {
        if (sees == SEES_PUBLIC)
            guess_own(s, 0, t, rng);
        guess_other(s, sees == SEES_PUBLIC ? 0 : (unsigned)sees, t, rng);
    }
    s->head.sees = SEES_ALL;
}

/* BA-8.7: whether what a seat knows of a type leaves a place for each card: its
 * own discards are in the pool or in fresh places of the other's hand. */
static bool has_places(const struct bronzeage_state *s, unsigned seat,
                       unsigned type)
{
    const struct bronzeage_seat *other = &s->seat[1 - seat];
    uint64_t cards = bronzeage_of_type[type];
    unsigned known = bit_count(other->hand & cards);
    unsigned own = bit_count(bronzeage_unlocated(s, type) &
                             s->seat[seat].thrown);

    return known <= other->held[type] &&
           own <= s->pool[type] +
                      least(other->fresh[type], other->held[type] - known);
}

/* A card may be in a hand that 'sees' looks at from outside: it is known to be
 * there, or has no place yet and finds an unknown one; an own discard finds a
 * fresh one only. */
static bool may_hold(const struct bronzeage_state *s, unsigned seat,
                     unsigned card, int sees)
{
    const struct bronzeage_seat *holder = &s->seat[seat];
    unsigned type = bronzeage_cards[card].type;
    uint64_t bit = bronzeage_bit(card);

    if (holder->hand & bit)
        return true;
    if (seat == (unsigned)sees || !(bronzeage_unlocated(s, type) & bit))
        return false;
    if (sees >= 0 && s->seat[sees].thrown & bit && !holder->fresh[type])
        return false;
    return holder->held[type] >
           bit_count(holder->hand & bronzeage_of_type[type]);
}

/* A card that leaves a hand by being played or raided. */
static bool follows_card(const struct bronzeage_state *s, unsigned card)
{
    unsigned phase = s->head.phase;
    bool special = card & CARD_SPECIAL;

    card &= CARD_SPECIAL - 1;
    if (phase != PHASE_CARD_MAY && phase != PHASE_CARD_MUST &&
        (phase != PHASE_CARD_BASIC || special))
        return false;
    if (special && !(bronzeage_fits(&s->seat[s->turn]) >> card & 1))
        return false;
    return may_hold(s, s->turn, card, s->head.sees);
}

static bool follows_raid(const struct bronzeage_state *s, unsigned card)
{
    unsigned victim = 1u - s->turn;

    if (s->head.phase != PHASE_RAID)
        return false;
    if (s->head.sees == SEES_PUBLIC)
        return card >= CARD_COUNT &&
               s->seat[victim].held[bronzeage_type_of(card)];
    return card < CARD_COUNT && may_hold(s, victim, card, s->head.sees);
}

static bool follows_discard(const struct bronzeage_state *s, unsigned card)
{
    unsigned phase = s->head.phase;

    return (phase == PHASE_DISCARD_FIRST || phase == PHASE_DISCARD_SECOND) &&
           card >= CARD_COUNT &&
           s->seat[s->head.actor].held[bronzeage_type_of(card)];
}

/* Whether it may happen by the rules, as it is shown. */
static bool follows_rules(const struct bronzeage_state *s, game_action x)
{
    unsigned kind = action_kind(x), c = action_c(x);
    bool own = s->head.actor == s->head.sees;

    if (kind == KIND_CARD && !own)
        return follows_card(s, c);
    if (kind == KIND_RAID)
        return follows_raid(s, c);
    if (kind == KIND_DISCARD && !own)
        return follows_discard(s, c);
    if (kind == KIND_FRONT)
        return s->head.phase == PHASE_FRONT &&
               (s->turn == s->head.sees
                    ? bronzeage_unlocated(s, s->top[s->from]) >> c & 1
                    : c == CARD_HIDDEN);
    if (kind == KIND_DEAL && s->head.sees != (int)action_b(x))
        return s->head.phase == PHASE_DEAL &&
               action_b(x) == bronzeage_deal_seat(s) && c == CARD_HIDDEN;
    return bronzeage_refuse(s, x) == RULE_NONE;
}

bool bronzeage_follows(const void *seen, game_action shown)
{
    const struct bronzeage_state *s = seen;
    struct bronzeage_state after = *s;

    if (s->head.sees == SEES_ALL)
        return bronzeage_refuse(s, shown) == RULE_NONE;
    if (!follows_rules(s, shown))
        return false;
    bronzeage_apply(&after, shown);
    for (unsigned t = 0; t < TYPE_COUNT && s->head.sees >= 0; t++)
        if (!has_places(&after, (unsigned)s->head.sees, t))
            return false;
    return true;
}

/* Of a type: every card is somewhere, once, and the counts agree with it. */
static bool sound_type(const struct bronzeage_state *s, unsigned type)
{
    uint64_t cards = bronzeage_of_type[type], placed = 0;
    unsigned down = s->below[type] + s->discards[type] + s->box[type];
    unsigned actions = bit_count((uint64_t)(s->lying[0] >> 4 * type & 7)) +
                       bit_count((uint64_t)(s->lying[1] >> 4 * type & 7));
    unsigned count = 0;

    for (unsigned p = 0; p < SEATS; p++) {
        const struct bronzeage_seat *seat = &s->seat[p];
        const uint64_t sets[] = { seat->hand, seat->basic, seat->special };
        for (int i = 0; i < 3; i++) {
            placed |= sets[i] & cards;
            count += bit_count(sets[i] & cards);
        }
        down += seat->territories[type];
        actions += bit_count((uint64_t)(seat->actions >> 4 * type & 3));
        if (seat->held[type] != bit_count(seat->hand & cards) ||
            seat->fresh[type] > seat->held[type] ||
            seat->raided & ~seat->hand ||
            seat->thrown & (seat->hand | seat->basic | seat->special))
            return false;
    }
    for (unsigned d = 0; d < DECKS; d++)
        down += s->top[d] == type;
    uint64_t thrown = bronzeage_unlocated(s, type) &
                      (s->seat[0].thrown | s->seat[1].thrown);
    return bit_count(placed) == count && count + down == bit_count(cards) &&
           bit_count(thrown) <= s->pool[type] && s->pool[type] <= down &&
           actions == SEATS;
}

bool bronzeage_sound(const void *state)
{
    const struct bronzeage_state *s = state;

    for (unsigned t = 0; t < TYPE_COUNT; t++)
        if (!sound_type(s, t))
            return false;
    for (unsigned p = 0; p < SEATS; p++) {
        const struct bronzeage_seat *seat = &s->seat[p];
        if (seat->held[ALL] != bit_count(seat->hand) ||
            bronzeage_holding_count(seat) > HOLDING_MAX)
            return false;
    }
    for (unsigned d = 0; d < DECKS; d++)
        if (bronzeage_lying_count(s, d) > LYING_MAX)
            return false;
    return true;
}
