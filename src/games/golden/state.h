/* The Golden Ages: constants, enums, the state, and what can be read off it at
 * a glance. Private to the folder. */
#ifndef GAMES_GOLDEN_STATE_H
#define GAMES_GOLDEN_STATE_H

#include "base/bits.h"
#include "games/golden/cards.h"

/* What is asked next; also an entry of the stack of pending decisions. */
enum golden_phase {
    PHASE_START_ROTATION,
    PHASE_FIRST,
    PHASE_DEAL_CIV,
    PHASE_DEAL_FUTURE,
    PHASE_JUDGEMENT,
    PHASE_BUILDING,
    PHASE_DRAW_TILE,
    PHASE_GLORY,
    PHASE_CIV, /* from here on a seat decides */
    PHASE_TOP,
    PHASE_TILE,
    PHASE_CAPITAL,
    PHASE_ACTION,
    PHASE_MOVE,
    PHASE_TO,
    PHASE_KEEP,
    PHASE_CITY,
    PHASE_CUBE,
    PHASE_CARD,
    PHASE_DISCARD,
    PHASE_FREE_TECH,
    PHASE_BUY,
    PHASE_MORE,
    PHASE_STAND,
    PHASE_SHIFT,
    PHASE_SHIFT_MORE,
    PHASE_JUDGE,
    PHASE_OVER,
    PHASE_COUNT,
};

enum golden_kind {
    KIND_START_ROTATION,
    KIND_FIRST,
    KIND_DEAL_CIV,
    KIND_DEAL_FUTURE,
    KIND_JUDGEMENT,
    KIND_BUILDING,
    KIND_DRAW_TILE,
    KIND_GLORY,
    KIND_CIV,
    KIND_CIV_OVER,
    KIND_TOP,
    KIND_TILE,
    KIND_CAPITAL,
    KIND_CAPITAL_STAY,
    KIND_EXPLORE,
    KIND_BUILDER,
    KIND_BUILDER_FREE,
    KIND_ARTIST,
    KIND_SOLDIER,
    KIND_ROCKET,
    KIND_WONDER,
    KIND_WONDER_FREE,
    KIND_ACTIVATE,
    KIND_TECH,
    KIND_GOLDEN,
    KIND_MOVE,
    KIND_TO,
    KIND_KEEP,
    KIND_CITY,
    KIND_NO_CITY,
    KIND_CUBE,
    KIND_CARD,
    KIND_DISCARD,
    KIND_DISCARD_USED,
    KIND_FREE_TECH,
    KIND_DONE,
    KIND_STAND,
    KIND_SHIFT_NONE,
    KIND_SHIFT_AGORA,
    KIND_SHIFT_CAPITAL,
    KIND_JUDGE,
    KIND_COUNT,
};

/* Where the operands of an action lie: how far up, and how many bits. */
enum golden_operand {
    SQUARE_BITS = 6,
    TURNS_AT = 6,
    TURNS_BITS = 2,
    CIV_BITS = 5,
    HELD_AT = 5, /* the civilization that is kept */
    ERA_AT = 5,
    ERA_BITS = 2,
    CIV_SEAT_AT = 7,
    FUTURE_BITS = 4,
    FUTURE_SEAT_AT = 4,
    SEAT_BITS = 2,
    TILE_BITS = 4,
};

/* The parts of an era, between which flow.c moves. */
enum golden_stage {
    STAGE_SETUP,
    STAGE_CIVS,
    STAGE_MAP,
    STAGE_TURNS,
    STAGE_LAST, /* era IV, once a golden age has begun */
    STAGE_OVER,
    STAGE_COUNT,
};

enum golden_source {
    SOURCE_ARTISTS,
    SOURCE_BUILDINGS,
    SOURCE_WONDERS,
    SOURCE_DISCOVERIES,
    SOURCE_JUDGEMENTS,
    SOURCE_TECHNOLOGIES,
    SOURCE_GLORY,
    SOURCE_GOLD,
    SOURCE_FUTURE,
    SOURCE_COUNT,
};

/* What lines of the score sheet count: each enum golden_src. */
enum { COUNTED_COUNT = SRC_GOLD3 + 1 };

/* What an action can bring about beside what it says. */
enum golden_fact {
    FACT_CITY_LOST,
    FACT_EXPELLED,
    FACT_GOLD,
    FACT_FUTURE_NOW,
    FACT_JUDGED,
    FACT_ERA_ENDED,
    FACT_LAST_TURNS,
    FACT_FUTURE_MET,
    FACT_FUTURE_MISSED,
    FACT_ENDED,
    FACT_COUNT,
};

enum golden_option {
    OPTION_VERSAILLES = 1, /* 'now' */
    OPTION_TENTH = 2,      /* 'none' */
    OPTION_TIES = 4,       /* 'lenient' */
    OPTION_OUT_SHIFT = 3,  /* which judgement stays in the box */
    OPTION_OUT_BITS = 4,
};

struct golden_seat {
    uint64_t city;         /* squares with a city */
    uint64_t second;       /* those with two cubes */
    uint32_t tech;         /* developed technologies */
    uint16_t gold;         /* GA-10.2r2: the bank has no end */
    uint16_t wonders;      /* built */
    uint16_t judged[ERAS]; /* points of each era's judgement */
    uint16_t artists;      /* points of the Artist action */
    uint8_t agora;         /* points of Computer Science */
    uint8_t built;         /* points of buildings */
    uint8_t granted;       /* points of civilizations */
    uint8_t discovery[4];  /* points at once of each row's technologies */
    uint8_t capital;
    uint8_t reserve;     /* cubes */
    uint8_t civ;         /* the card held, or NONE */
    uint8_t dealt[ERAS]; /* cards dealt: NONE before, HIDDEN where unknown */
    uint8_t shown;       /* how many of them everybody has seen */
    uint8_t taken;       /* a bit an era: its card was held; and TAKEN_FREE */
    uint8_t future;
    uint8_t colonist[COLONISTS];
    uint8_t building[SLOTS];    /* NONE where empty */
    uint8_t attacks;            /* glory tiles on the track */
    uint8_t glory[GLORY_KINDS]; /* those whose value is known here */
    uint8_t golden;             /* in a golden age */
};

/* In 'taken': the free wonder has been built. */
enum { TAKEN_FREE = 1 << ERAS };

/* Points of one thing, of which there are never more than fit. */
static inline void golden_score_more(uint8_t *points, unsigned more)
{
    *points = (uint8_t)(more < 255u - *points ? *points + more : 255u);
}

struct golden_state {
    struct game_head head;
    uint64_t land;                 /* squares under continent tiles */
    uint64_t edge[SIDE_COUNT];     /* of those, land reaches that side */
    uint64_t symbol[SYMBOL_COUNT]; /* also under capitals */
    uint64_t twice;                /* the square's symbol counts two */
    struct golden_seat seat[GAME_SEATS_MAX];
    uint32_t civ_unseen;
    uint16_t tile_unseen, tile_aside;
    uint16_t future_unseen;
    uint16_t judgements;  /* shown at the start */
    uint16_t wonder_used; /* activated this era */
    uint8_t chosen[ERAS]; /* the judgement of each era */
    uint8_t wonder_points[WONDER_COUNT];
    uint8_t place[TILE_COUNT]; /* top left square of the tile's box */
    uint8_t turned[TILE_COUNT];
    uint8_t glory[GLORY_KINDS];  /* tiles not known to lie anywhere */
    uint8_t offer[KINDS_AN_ERA]; /* face-up buildings of this era */
    uint8_t due[DUE_MAX], depth; /* pending decisions, the last is next */
    uint8_t era, stage;          /* eras from 0 */
    uint8_t first, turn, left;   /* seats; left to go in this stage */
    uint8_t tile;                /* drawn and not placed, or just placed */
    uint8_t worker;              /* the colonist in action, or NONE */
    uint8_t tires;               /* whether it lies down at the end */
    uint8_t at;                  /* where it acts, or Notre Dame did last */
    uint8_t card;                /* the building being erected */
    uint8_t off;                 /* of the technology bought by a card */
    uint8_t drawn[2];            /* glory tiles to choose from */
};

_Static_assert(sizeof(struct golden_seat) == 64, "no padding");
_Static_assert(sizeof(struct golden_state) == 448, "no padding");

enum { GROUPS_MAX = 16 };

struct golden_options {
    struct game_group group[GROUPS_MAX];
    int count;
};

static inline bool golden_is_chance(unsigned phase)
{
    return phase < PHASE_CIV;
}

static inline unsigned golden_place(const struct golden_seat *me, int i)
{
    return me->colonist[i] & PLACE_MASK;
}

/* A colonist's square as a mask; nothing where it is not on the map. */
static inline uint64_t golden_on_map(unsigned colonist)
{
    return BIT(colonist & PLACE_MASK) & MAP;
}

static inline bool golden_is_standing(unsigned colonist)
{
    return colonist & STANDING;
}

/* Squares with standing, or lying, colonists of a seat; and with either. */
static inline uint64_t golden_standing(const struct golden_seat *me)
{
    uint64_t m = 0;

    for (int i = 0; i < COLONISTS; i++)
        if (golden_is_standing(me->colonist[i]))
            m |= golden_on_map(me->colonist[i]);
    return m;
}

static inline uint64_t golden_lying(const struct golden_seat *me)
{
    uint64_t m = 0;

    for (int i = 0; i < COLONISTS; i++)
        if (!golden_is_standing(me->colonist[i]))
            m |= golden_on_map(me->colonist[i]);
    return m;
}

static inline uint64_t golden_colonists(const struct golden_seat *me)
{
    uint64_t m = 0;

    for (int i = 0; i < COLONISTS; i++)
        m |= golden_on_map(me->colonist[i]);
    return m;
}

/* GA-5.3: a seat controls the squares of its colonists and cities. */
static inline uint64_t golden_control(const struct golden_seat *me)
{
    return golden_colonists(me) | me->city;
}

static inline uint64_t golden_capitals(const struct golden_state *s)
{
    uint64_t m = 0;

    for (int p = 0; p < s->head.seats; p++)
        m |= golden_on_map(s->seat[p].capital);
    return m;
}

static inline bool golden_has(const struct golden_seat *me, unsigned tech)
{
    return me->tech >> tech & 1;
}

/* How much the civilization held gives of a lasting operation. */
static inline unsigned golden_civ_gives(const struct golden_seat *me,
                                        unsigned op)
{
    const struct golden_effect *e;

    if (me->civ >= CIV_COUNT)
        return 0;
    e = golden_civs[me->civ].effect;
    return (e[0].op == op ? e[0].n : 0u) + (e[1].op == op ? e[1].n : 0u);
}

/* GA-8.2: whether a wonder can still be had for nothing. */
static inline bool golden_has_free_wonder(const struct golden_seat *me)
{
    return golden_civ_gives(me, OP_WONDERFREE) && !(me->taken & TAKEN_FREE);
}

/* How much the wonders, and the buildings, of a seat give of one. */
static inline unsigned golden_wonders_give(const struct golden_seat *me,
                                           unsigned op)
{
    unsigned n = 0;

    for (uint32_t m = me->wonders; m; m &= m - 1) {
        const struct golden_effect *e = golden_wonders[bit_lowest(m)].effect;
        n += (e[0].op == op ? e[0].n : 0u) + (e[1].op == op ? e[1].n : 0u);
    }
    return n;
}

static inline unsigned golden_buildings_give(const struct golden_seat *me,
                                             unsigned op)
{
    unsigned n = 0;

    for (int i = 0; i < SLOTS; i++)
        if (me->building[i] < BUILDING_COUNT &&
            golden_buildings[me->building[i]].effect.op == op)
            n += golden_buildings[me->building[i]].effect.n;
    return n;
}

/* GA-8.4: of the technologies with an operation the newest is in force. */
static inline unsigned golden_newest(uint32_t techs)
{
    return techs ? golden_techs[bit_highest(techs)].perm.n : 0;
}

static inline unsigned golden_tech_gives(const struct golden_seat *me,
                                         unsigned op)
{
    return golden_newest(me->tech & golden_tech_with(op));
}

/* GA-6.3, GA-6.3r1: building spaces a seat can use. */
static inline unsigned golden_slots(const struct golden_seat *me)
{
    return bit_count(me->tech & golden_tech_with(OP_SLOT));
}

static inline bool golden_builds_free(const struct golden_seat *me)
{
    return golden_civ_gives(me, OP_BUILDERFREE) ||
           golden_tech_gives(me, OP_BUILDERFREE);
}

static inline unsigned golden_buildings_held(const struct golden_seat *me)
{
    unsigned n = 0;

    for (int i = 0; i < SLOTS; i++)
        n += me->building[i] != NONE;
    return n;
}

static inline struct golden_seat *golden_me(struct golden_state *s)
{
    return &s->seat[s->turn];
}

static inline const struct golden_seat *golden_my(const struct golden_state *s)
{
    return &s->seat[s->turn];
}

static inline void golden_push(struct golden_state *s, unsigned phase)
{
    s->due[s->depth++] = (uint8_t)phase;
}

static inline void golden_pop(struct golden_state *s)
{
    s->due[--s->depth] = 0;
}

#endif
