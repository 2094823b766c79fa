/* Hand-made positions for the tests of Bronze Age. Every helper keeps all
 * cards somewhere, once; every act is checked against list and refusal. */
#ifndef TESTS_UNIT_BRONZEAGE_TABLE_H
#define TESTS_UNIT_BRONZEAGE_TABLE_H

#include "games/bronzeage/bronzeage.h"

extern const struct game bronzeage_game;

#define TABLE_GAME     (&bronzeage_game)
#define TABLE_IS_SOUND true
#include "tests/unit/rules.h"

enum { A, B };
enum { FIRST_A = 1 << 1, FIRST_B = 2 << 1, CHOICE = 1 };

static inline int count_legal(const struct bronzeage_state *s)
{
    static game_action list[GAME_ACTIONS_MAX];

    return bronzeage_legal(s, list);
}

/* Chance goes on by itself until somebody is to decide. */
static inline void luck(struct bronzeage_state *s, uint64_t seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    while (s->head.actor == ACTOR_CHANCE)
        bronzeage_apply(s, bronzeage_sample(s, &rng));
    assert_true(bronzeage_sound(s));
}

/* A is first. A: S05 (Raid), M01 (Sow), P01 (Sow). B: S13 (Quarry), M09
 * (Ornament), P10 (Masterwork). The decks show The Sea, The Mountains, The
 * Plains. */
static inline struct bronzeage_state table_of(const char *civ_a,
                                              const char *civ_b)
{
    static const char *const acts[] = {
        "deal A s05", "deal A m01",      "deal A p01",
        "deal B s13", "deal B m09",      "deal B p10",
        "top a sea",  "top b mountains", "top c plains",
    };
    struct bronzeage_state s;
    char words[32] = "civ A ";

    bronzeage_begin(&s, &(struct game_setup){ .seats = 2, .options = FIRST_A });
    for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
        play(&s, acts[i]);
    play(&s, strcat(words, civ_a));
    strcpy(words, "civ B ");
    play(&s, strcat(words, civ_b));
    return s;
}

/* A has Agriculture and Warfare, B Artistry and Metallurgy. */
static inline struct bronzeage_state table(void)
{
    return table_of("assyria", "crete");
}

/* A card of a type leaves the decks from under a top; deck c lends it first. */
static inline void lend(struct bronzeage_state *s, unsigned type)
{
    unsigned deck = DECKS;

    while (deck-- > 0)
        if (s->size[deck] > 1)
            break;
    assert_true(deck < DECKS && s->below[type] > 0);
    s->size[deck]--;
    s->below[type]--;
}

static inline void give(struct bronzeage_state *s, unsigned seat, unsigned card)
{
    unsigned type = bronzeage_cards[card].type;

    assert_true(bronzeage_unlocated(s, type) >> card & 1);
    lend(s, type);
    s->pool[type]--;
    s->seat[seat].hand |= bronzeage_bit(card);
    s->seat[seat].held[type]++;
    s->seat[seat].held[ALL]++;
}

/* Puts a card from the decks under a Civilization. */
static inline void put_under(struct bronzeage_state *s, unsigned seat,
                             unsigned card, bool special)
{
    unsigned type = bronzeage_cards[card].type;

    assert_true(bronzeage_unlocated(s, type) >> card & 1);
    lend(s, type);
    s->pool[type]--;
    if (special)
        s->seat[seat].special |= bronzeage_bit(card);
    else
        s->seat[seat].basic |= bronzeage_bit(card);
}

static inline void give_territories(struct bronzeage_state *s, unsigned seat,
                                    unsigned type, unsigned count)
{
    for (; count; count--) {
        lend(s, type);
        s->seat[seat].territories[type]++;
    }
}

/* Leaves so many cards in a deck; the others go to the box. */
static inline void shrink(struct bronzeage_state *s, unsigned deck,
                          unsigned size)
{
    while (s->size[deck] > size) {
        unsigned most = 0;
        for (unsigned t = 1; t < TYPE_COUNT; t++)
            if (s->below[t] > s->below[most])
                most = t;
        if (--s->size[deck]) {
            s->below[most]--;
            s->box[most]++;
        } else {
            s->box[s->top[deck]]++;
            s->top[deck] = TYPE_NONE;
        }
    }
}

static inline void set_top(struct bronzeage_state *s, unsigned deck,
                           unsigned type)
{
    s->below[s->top[deck]]++;
    s->below[type]--;
    s->top[deck] = (uint8_t)type;
}

/* Takes all cards of a hand away, into the box. */
static inline void empty_hand(struct bronzeage_state *s, unsigned seat)
{
    struct bronzeage_seat *me = &s->seat[seat];

    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        s->box[t] = (uint8_t)(s->box[t] + me->held[t]);
        s->pool[t] = (uint8_t)(s->pool[t] + me->held[t]);
        me->held[t] = 0;
    }
    me->hand = me->raided = 0;
    me->held[ALL] = 0;
}

static inline bool holds(const struct bronzeage_state *s, unsigned seat,
                         unsigned card)
{
    return s->seat[seat].hand >> card & 1;
}

static inline struct bronzeage_state seen(struct bronzeage_state s, int sees)
{
    bronzeage_observe(&s, sees);
    return s;
}

static inline void assert_same(const struct bronzeage_state *x,
                               const struct bronzeage_state *y)
{
    assert_memory_equal(x, y, sizeof *x);
}

/* A raids M09 of B's. */
static inline struct bronzeage_state after_raid(void)
{
    struct bronzeage_state s = table();

    play(&s, "play sea b");
    play(&s, "play1");
    play(&s, "card s05 special");
    play(&s, "raid m09");
    return s;
}

/* Of The Sea, A has thrown S01 and kept three Territories; S05, S13 and S14
 * have a place; ten cards took part in the shuffle. B is drawing from a deck
 * that shows The Sea. */
static inline struct bronzeage_state drawing_late(void)
{
    struct bronzeage_state s = table();

    give(&s, A, CARD_S01);
    give_territories(&s, A, TYPE_SEA, 2);
    put_under(&s, B, CARD_S14, true);
    shrink(&s, 0, 1);
    play(&s, "play sea a");
    play(&s, "decline");
    play(&s, "keep sea");
    play(&s, "discard s01");
    luck(&s, 1);
    if (s.top[0] != TYPE_SEA)
        set_top(&s, 0, TYPE_SEA);
    play(&s, "play mountains a");
    play(&s, "draw2");
    assert_int_equal(s.pool[TYPE_SEA], 10);
    return s;
}

#endif
