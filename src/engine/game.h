/* The whole contract between the rules of a game and the rest of Oxhide.
 *
 * A game is one const table of functions over one flat state: no pointers, no
 * padding, no allocation, no globals, no randomness of its own. Chance is an
 * actor whose outcomes are ordinary actions. docs/adding-a-game.md explains
 * every field. */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include <stdbool.h>
#include <stdint.h>

#include "oxhide_json.h"
#include "base/rng.h"
#include "oxhide_text.h"
#include "engine/action.h"
#include "engine/message.h"

enum {
    GAME_SEATS_MAX = 4,
    GAME_ACTIONS_MAX = 1024, /* most legal actions in any state */
    GAME_GROUPS_MAX = 64,    /* most groups of them */
    GAME_GROUP_BITS = 6,     /* of an action that a group leaves open */
    GAME_TEXT_MAX = 64,      /* longest action in words, with its NUL */
    GAME_OPERANDS_MAX = 5,
    GAME_TIE_BITS = 16,        /* of a score, below the points */
    GAME_TALLY_MAX = 64,       /* most lines of one seat's score sheet */
    GAME_STATE_MAX = 2048,     /* bytes of the largest state */
    GAME_VIEW_MAX = 64 * 1024, /* bytes of the largest view as JSON */
};

/* Who acts, and whose knowledge: a seat, counted from 0, or one of these. They
 * differ from each other and from those of oxhide.h, so that none can be
 * mistaken for another. */
enum { SEES_ALL = -1, SEES_PUBLIC = -2 };
enum { ACTOR_CHANCE = -3, ACTOR_NONE = -4 };

/* The first member of every game's state. */
struct game_head {
    int8_t actor; /* who acts next; ACTOR_NONE once the game is over */
    int8_t sees;  /* whose knowledge this state holds */
    uint8_t seats;
    uint8_t phase;    /* the game's own enum */
    uint16_t ply;     /* actions applied so far */
    uint16_t options; /* as in game_setup */
};

struct game_setup {
    uint8_t seats;
    uint16_t options; /* each option's bits hold the index of its value */
};

/* An option of the rules: value 0 is the default. */
struct game_option {
    const char *name;
    uint8_t shift, bits; /* where its value is in 'options' */
    uint8_t count;
    const char *const *values; /* as written: "2018", "2017" */
};

/* One operand of an action: where its bits are, which values it has, how they
 * are written, and what sentences call them. */
struct game_operand {
    uint8_t shift, bits;
    uint16_t count;            /* values 0 to count - 1 */
    int16_t base;              /* added to a number when written */
    const char *const *names;  /* in records and commands; NULL: a number */
    const char *arg;           /* what sentences call it; NULL: not said */
    const char *const *labels; /* what sentences get; NULL: the names */
    bool typed;                /* people type its labels: "G4" for "3,6" */
    bool seat;                 /* it is a seat */
    uint8_t hidden; /* how many of its values, the last ones, stand for what a
                       seat did not see: no action that is played has them */
};

/* A kind of action, in words: each $ stands for the next operand, as in
 * "settle $ $ $ $" and "tile $ $,$". Its sentence is the message
 * "<game>-<kind>", or "<game>-chance-<kind>" (texts/en/<game>.ftl). */
struct game_kind {
    const char *words;
    bool chance;
    struct game_operand operand[GAME_OPERANDS_MAX];
};

/* A rule that can forbid something: its section's id, and the name of the
 * message that tells the player, "<game>-rule-<name>". */
struct game_rule {
    const char *id, *name;
};

/* One line of a score sheet: its points, and what they count. */
struct game_tally {
    const char *name; /* "troy", or NULL where the source says it all */
    uint8_t source;
    int16_t points;
    int16_t count;     /* how many of... */
    const char *of;    /* ... "settlements", one of 'counted'; NULL: nothing */
    const char *which; /* of these, the ones of this thing: "woods"; or NULL */
};

/* A field of the view: "tiles[].spots[].owner", its type in TypeScript's
 * words, and what it means. The types of the web app and the tables of
 * docs/protocol.md are made from these, and a test holds views to them. */
struct game_view_field {
    const char *path, *type, *text;
};

/* A part of what programs that learn see (engine/tensor.h). Groups of elements:
 * one group for each seat, with the looking seat's own first, or one in all. An
 * element is an unsigned integer of 'bytes'; its lowest 'lanes' values of
 * 'lane' bits each are written, or with lane 0 the number itself, 255 if it is
 * larger. */
struct game_part {
    const char *name, *text; /* for people who write such programs */
    uint16_t offset, groups, group_step, count;
    uint8_t bytes, lane, lanes;
};

/* Several legal actions at once: an action whose lowest GAME_GROUP_BITS bits
 * are 0, and the values of those bits that are legal. */
struct game_group {
    game_action base;
    uint64_t set;
};

struct advice;
struct drawing;
struct facts;

/* How a record made under older rules is read: its words become today's
 * actions. */
struct game_older {
    /* Words that stood for several actions are cut after the first, and what
     * is left is itself an action in older words; false: nothing to cut.
     * NULL: older rules had no such words. */
    bool (*cut)(const char *words, char first[GAME_TEXT_MAX],
                char rest[GAME_TEXT_MAX]);
    /* The answer to a question that older rules did not ask; false: they
     * asked this one too. */
    bool (*unasked)(const void *state, game_action *answer);
};

struct game {
    const char *id; /* "bronze": in files, URLs and commands */
    const char *title;
    const char *blurb;              /* one sentence for somebody new to it */
    uint16_t rules;                 /* raised when old records stop replaying */
    const struct game_older *older; /* needed once it has been raised */
    uint16_t state_size;
    uint8_t seats_min, seats_max;
    bool secrets;       /* seats know different things */
    bool open_end;      /* once it is over, they know everything */
    uint16_t plies_max; /* no game is longer */
    uint16_t decisions_max, chances_max; /* nor has more of either */

    /* Setting up. The session has checked seats and option bits against the
     * tables; check() may refuse a combination and says why; otherwise NULL. */
    const char *(*check)(const struct game_setup *setup);
    void (*begin)(void *state, const struct game_setup *setup);

    /* Playing. legal() writes in ascending order and returns how many;
     * apply() takes only what legal() gave. Both are pure: no randomness. */
    int (*legal)(const void *state, game_action out[GAME_ACTIONS_MAX]);
    void (*apply)(void *state, game_action action);
    /* Optional: if a seat acts, the same actions as legal() in groups, in any
     * order; returns how many. Masks are made from them, without lists. */
    int (*groups)(const void *state, struct game_group out[GAME_GROUPS_MAX]);

    /* Chance, when the actor is ACTOR_CHANCE: an outcome's share, and a
     * draw. */
    uint32_t (*weight)(const void *state, game_action outcome);
    game_action (*sample)(const void *state, struct rng *rng);

    /* Hidden information. observe() forgets what a seat may not know;
     * determinize() makes up what an observed state leaves open, uniformly;
     * redact() gives an action as that seat saw it happen, from the state
     * before it; follows() tells whether that can be what happened, from what
     * the seat saw before it. */
    void (*observe)(void *state, int sees);
    void (*determinize)(void *state, struct rng *rng);
    game_action (*redact)(const void *state, game_action action, int sees);
    /* The seats, as bits, that may have learnt something from an action, as far
     * as the observer of the state before it can say: which of several outcomes
     * of chance it was, or a secret thing that was shown to them. If in doubt,
     * a seat's bit is set. The action is as the observer saw it. A choice in
     * itself tells nothing. NULL in a game without secrets. */
    unsigned (*shows)(const void *seen, game_action shown);
    bool (*follows)(const void *seen, game_action shown);
    /* For plans: turns what a seat sees, while another acts, into what it would
     * see if all others were done and its own turn began now. False if that
     * cannot be told. NULL in a game without plans. */
    bool (*turn_to)(void *seen, int seat);
    /* The first of the actions that a person at the table would consider the
     * same, because they differ only in which of several equal things is taken.
     * NULL if there are no such actions. */
    game_action (*alike)(const void *seen, game_action action);

    /* Why not: 0 if the action is allowed, otherwise an index into rule_list.
     * Answers for any well-formed action, on an observed state. */
    uint16_t (*refuse)(const void *state, game_action action);

    /* Standing: points by source, then line by line (the lines of a source
     * add up to it), and all of them as one number, above what breaks ties, as
     * game_score() makes it; equal scores share a place. */
    int (*points)(const void *state, int seat, int source);
    int (*tally)(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX]);
    int (*score)(const void *state, int seat);
    /* Optional, for statistics: names of things a seat held that have no line
     * of their own on the score sheet ("rome"); returns how many. */
    int (*held)(const void *state, int seat, const char *out[GAME_TALLY_MAX]);

    /* Optional: how far the game has come, in the units its players count in
     * (rounds, turns, eras), from 1; 0 during set-up. Anybody can see it. */
    int (*round)(const void *state);

    /* Words and pictures, of whatever the state knows. args() gives an action's
     * sentence what only the state before it knows; it is NULL if the operands
     * say it all. */
    void (*args)(const void *state, game_action action,
                 struct message_args *out);
    /* Optional: what an action brought about that its sentence does not say (a
     * route won, a province lost, the end set off), as facts of 'fact_names'
     * (engine/facts.h). Both states are as the same viewer sees them. */
    void (*facts)(const void *before, const void *after, struct facts *out);
    void (*view)(const void *state, struct json *out);
    void (*table)(const void *state, const struct drawing *d);
    void (*cards)(struct json *out);

    /* Tables; those without an end mark have a count below. */
    const struct game_kind *kinds;
    const struct game_rule *rule_list; /* [0] is unused */
    const struct game_option *options;
    const char *const *sources;    /* of points: "routes" */
    const char *const *fact_names; /* "route-won" */
    const char *const *counted;    /* what lines of the score sheet count */
    const struct game_view_field *view_fields;
    /* What programs that learn see (engine/tensor.h), up to a part without a
     * name; NULL: nothing. */
    const struct game_part *parts;
    void (*tensor)(const void *seen, uint8_t *out);
    uint16_t kind_count, rule_count, view_field_count;
    uint8_t option_count, source_count, fact_count, counted_count;

    /* Optional: a uniformly random step of chance or of whoever acts, in the
     * same distribution as drawing from legal(), without making lists; and
     * such steps to the end. */
    void (*step)(void *state, struct rng *rng);
    void (*playout)(void *state, struct rng *rng);

    /* What its players know beyond the rules (ai/advice.h); NULL: nothing. */
    const struct advice *advice;

    /* Optional, for tests: whether every card, cube and token of a whole state
     * (SEES_ALL) is in exactly one place. It may be slow. */
    bool (*sound)(const void *state);
};

static inline struct game_head *game_head(void *state)
{
    return state;
}

static inline const struct game_head *game_peek(const void *state)
{
    return state;
}

static inline int game_score(int points, int ties)
{
    return points * (1 << GAME_TIE_BITS) + ties;
}

/* All of a seat's points. */
static inline int game_total(const struct game *game, const void *state,
                             int seat)
{
    return game->score(state, seat) >> GAME_TIE_BITS;
}

/* Places from 1, the same for seats that share one; final once the game is
 * over. */
static inline void game_rank(const struct game *game, const void *state,
                             uint8_t out[GAME_SEATS_MAX])
{
    int seats = game_peek(state)->seats, score[GAME_SEATS_MAX];

    for (int p = 0; p < seats; p++) {
        score[p] = game->score(state, p);
        out[p] = 1;
    }
    for (int p = 0; p < seats; p++)
        for (int q = 0; q < seats; q++)
            out[p] += score[q] > score[p];
}

#endif
