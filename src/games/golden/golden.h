/* The Golden Ages: constants, the state, and what the files of this folder
 * offer each other. docs/rules/golden-ages.md has the rules; a file a part:
 *
 *   cards.h, cards.c, *.def   cards, tiles and technologies as data
 *   setup.c          beginning, dealing, choosing civilizations
 *   map.c            continent tiles and capitals
 *   explore.c        moving, control, cities
 *   agora.c          artists, builders
 *   war.c            soldiers, rockets, glory
 *   learn.c          technologies
 *   effect.c         what cards do
 *   flow.c           eras, turns, golden ages, the pending decisions
 *   score.c          counting and points
 *   facts.c          what an action brought about
 *   options.c        what can be done now, as groups of actions
 *   refuse.c         why something cannot
 *   secret.c         observing, guessing, redacting, what is shown
 *   words.c          the kinds of action, and names
 *   view.h, view.c, view_seat.c, cards_json.c   JSON
 *   table.h, table.c, table_seats.c   the terminal
 *   playout.c           random games without lists
 *   sound.c          the invariants tests ask for
 *   game.c           the table */
#ifndef GAMES_GOLDEN_GOLDEN_H
#define GAMES_GOLDEN_GOLDEN_H

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

/* A set of actions that differ in their lowest operand alone: base + n for
 * every n in the mask. */
struct golden_group {
    game_action base;
    uint64_t mask;
};

enum { GROUPS_MAX = 16 };

struct golden_options {
    struct golden_group group[GROUPS_MAX];
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

/* setup.c */
void golden_begin(void *state, const struct game_setup *setup);
void golden_start_rotation(struct golden_state *s, unsigned turns);
void golden_first(struct golden_state *s, unsigned seat);
void golden_deal_civ(struct golden_state *s, unsigned civ);
void golden_deal_future(struct golden_state *s, unsigned future);
void golden_show_judgement(struct golden_state *s, unsigned judgement);
void golden_show_building(struct golden_state *s, unsigned kind);
/* The unseen civilizations of an era; those, and the judgements, that can be
 * drawn now. */
uint64_t golden_civs_of(const struct golden_state *s, unsigned era);
uint64_t golden_civ_deck(const struct golden_state *s);
/* The judgement that is not in the game, or JUDGEMENT_COUNT. */
unsigned golden_judgement_out(const struct golden_state *s);
uint64_t golden_judgement_deck(const struct golden_state *s);
/* Copies of a building kind not on offer; only while they are revealed. */
unsigned golden_building_deck(const struct golden_state *s, unsigned kind);
void golden_take_civ(struct golden_state *s, unsigned civ);
void golden_choose_civ(struct golden_state *s, unsigned civ);
void golden_show_civ(struct golden_state *s, unsigned civ);
unsigned golden_first_player(const struct golden_state *s);

/* map.c */
/* The squares of a turned tile at a place, as offsets from its box. */
struct golden_tile_square golden_turned(unsigned tile, unsigned turns,
                                        unsigned square);
/* Where the tile can lie with so many quarter turns. */
uint64_t golden_tile_places(const struct golden_state *s, unsigned tile,
                            unsigned turns);
uint64_t golden_tile_cover(unsigned tile, unsigned turns, unsigned square);
/* The tiles that can be drawn now. */
uint64_t golden_tile_deck(const struct golden_state *s);
uint64_t golden_capital_places(const struct golden_state *s);
void golden_skip_tile(struct golden_state *s);
void golden_draw_tile(struct golden_state *s, unsigned tile);
void golden_lay_tile(struct golden_state *s, unsigned tile, unsigned turns,
                     unsigned square);
void golden_place_tile(struct golden_state *s, unsigned turns, unsigned square);
void golden_place_capital(struct golden_state *s, unsigned square);

/* explore.c */
uint64_t golden_reach(const struct golden_seat *me, unsigned from);
unsigned golden_take(const struct golden_seat *me, unsigned symbol);
/* Gold for taking control of a square, for a seat that had none there. */
unsigned golden_taking(const struct golden_state *s, int seat, unsigned square);
/* Gold for moving a colonist of a seat. */
unsigned golden_income(const struct golden_state *s, int seat, unsigned from,
                       unsigned to);
bool golden_crosses(unsigned from, unsigned to, unsigned range);
int golden_standing_at(const struct golden_seat *me, unsigned square);
void golden_explore(struct golden_state *s, unsigned square);
void golden_arrive(struct golden_state *s, unsigned square);
void golden_move(struct golden_state *s, unsigned square);
bool golden_can_found(const struct golden_state *s);
unsigned golden_city_cubes(const struct golden_seat *me);
void golden_found(struct golden_state *s);
void golden_take_cube(struct golden_state *s, unsigned square);

/* agora.c */
void golden_to_agora(struct golden_state *s, int colonist);
void golden_artist(struct golden_state *s, unsigned square);
void golden_builder(struct golden_state *s, unsigned square);
void golden_builder_free(struct golden_state *s);
void golden_card(struct golden_state *s, unsigned kind);
void golden_discard(struct golden_state *s, unsigned building);
void golden_stand(struct golden_state *s, unsigned square);
/* Lying colonists that may follow to the agora. */
uint64_t golden_shift_more(const struct golden_state *s);
void golden_shift_agora(struct golden_state *s, unsigned square);
void golden_shift_capital(struct golden_state *s, unsigned count);

/* war.c */
/* Squares a seat may attack, leaving price and way aside. */
uint64_t golden_targets(const struct golden_state *s, int seat);
unsigned golden_price(const struct golden_state *s, int seat, unsigned square);
/* The targets a soldier from a square can reach and pay for. */
uint64_t golden_soldier_targets(const struct golden_state *s, unsigned from);
uint64_t golden_rocket_targets(const struct golden_state *s);
void golden_soldier(struct golden_state *s, unsigned square);
void golden_to(struct golden_state *s, unsigned square);
void golden_rocket(struct golden_state *s, unsigned square);
void golden_glory(struct golden_state *s, unsigned kind);
void golden_keep(struct golden_state *s, unsigned kind);

/* learn.c */
/* Technologies whose predecessor is there. */
uint32_t golden_open_techs(const struct golden_seat *me);
unsigned golden_tech_price(const struct golden_seat *me, unsigned tech,
                           unsigned off);
uint32_t golden_affordable_techs(const struct golden_seat *me, unsigned off);
void golden_develop(struct golden_state *s, int seat, unsigned tech,
                    bool instant);
void golden_tech(struct golden_state *s, unsigned tech);
void golden_buy(struct golden_state *s, unsigned tech);
void golden_free_tech(struct golden_state *s, unsigned tech);
void golden_top(struct golden_state *s, unsigned tech);

/* effect.c */
unsigned golden_wonder_price(const struct golden_seat *me, unsigned wonder);
uint64_t golden_wonder_offer(const struct golden_state *s);
/* When a wonder's k-th effect happens, options considered. */
unsigned golden_wonder_when(const struct golden_state *s, unsigned wonder,
                            int k);
/* Whether activating something with that effect would do anything. */
bool golden_has_use(const struct golden_seat *me,
                    const struct golden_effect *e);
uint64_t golden_active(const struct golden_state *s);
void golden_civ_now(struct golden_state *s, int seat);
void golden_tech_now(struct golden_state *s, int seat, unsigned tech);
void golden_wonder(struct golden_state *s, unsigned wonder, bool free);
void golden_activate(struct golden_state *s, unsigned card);

/* flow.c */
void golden_start_age(struct golden_state *s);
void golden_judge(struct golden_state *s, unsigned judgement);
/* Moves on until somebody has to decide, or it is over. */
void golden_proceed(struct golden_state *s);
void golden_apply(void *state, game_action action);

/* score.c */
unsigned golden_count(const struct golden_state *s, int seat, unsigned source);
int golden_points(const void *state, int seat, int source);
int golden_tally(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX]);
int golden_score(const void *state, int seat);
int golden_held(const void *state, int seat, const char *out[GAME_TALLY_MAX]);
bool golden_future_met(const struct golden_state *s, int seat);
extern const char *const golden_counted[COUNTED_COUNT];

/* facts.c */
extern const char *const golden_facts[FACT_COUNT];
void golden_tell_facts(const void *before, const void *after,
                       struct facts *out);

/* options.c */
void golden_list(const struct golden_state *s, struct golden_options *out);
int golden_legal(const void *state, game_action out[GAME_ACTIONS_MAX]);
uint32_t golden_weight(const void *state, game_action outcome);
game_action golden_sample(const void *state, struct rng *rng);

/* refuse.c */
enum golden_rule {
    RULE_NONE,
#define RULE(id, ...) RULE_##id,
#include "games/golden/rules.def"
#undef RULE
    RULE_COUNT,
};
extern const struct game_rule golden_rules[RULE_COUNT];
uint16_t golden_refuse(const void *state, game_action action);

/* secret.c */
void golden_observe(void *state, int sees);
void golden_determinize(void *state, struct rng *rng);
game_action golden_redact(const void *state, game_action action, int sees);
unsigned golden_shows(const void *seen, game_action shown);
bool golden_follows(const void *seen, game_action shown);

/* playout.c, sound.c, game.c */
/* The same without finishing what is due. */
int golden_still(const struct golden_state *s, int seat);
bool golden_sound(const void *state);
extern const char *const golden_sources[SOURCE_COUNT];

/* playout.c */
void golden_step(void *state, struct rng *rng);
void golden_playout(void *state, struct rng *rng);

/* tensor.c */
extern const struct game_part golden_parts[];

#endif
