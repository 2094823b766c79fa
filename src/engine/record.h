/* The record: a game as text, line by line. It is the save file, the bug
 * report, the golden test and what a server stores. docs/notation.md describes
 * the form. Writing goes into a struct text; reading checks every line against
 * the rules and says which line is wrong, and why.
 *
 * To read: record_open(), find the game of 'game_id', record_head(), begin a
 * state, then record_next() and apply until the end. */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include "base/deal.h"
#include "engine/game.h"

enum {
    RECORD_VERSION = 1,
    RECORD_ID_MAX = 24,    /* a game's or player's id, with its NUL */
    RECORD_NAME_MAX = 128, /* bytes of a person's name, with its NUL */
    RECORD_LINE_MAX = 160, /* longest line, with its NUL */
    RECORD_REASON_MAX = 320,
    RECORD_SEALED_WORDS = 5, /* of a sealed line, after its first */
};

/* What stands before the first action. */
struct record_head {
    struct game_setup setup;
    char player[GAME_SEATS_MAX][RECORD_ID_MAX]; /* "" where not said */
    char name[GAME_SEATS_MAX][RECORD_NAME_MAX]; /* for people, UTF-8; or "" */
    int sees;                                   /* whose record it is */
    bool seeded;
    bool older;     /* played to its end by older rules: */
    bool begun;     /* or begun by them, and today's since then */
    uint16_t rules; /* those older rules */
    bool entered;   /* chance was entered by hand */
    uint64_t seed;
    bool sealed; /* chance follows from a sealed deal */
    struct deal deal;
};

/* RECORD_BACK: by consent 'actor' took back the 'taken' actions before. */
enum record_step { RECORD_ACTION, RECORD_BACK, RECORD_END, RECORD_WRONG };

struct record {
    char game_id[RECORD_ID_MAX];
    unsigned rules;
    unsigned line;    /* the line read last, from 1 */
    uint32_t back;    /* steps taken back by consent, so far */
    uint32_t plies;   /* actions that stand, without those taken back */
    uint32_t least;   /* the fewest that stood since it was opened */
    uint32_t taken;   /* how many the last RECORD_BACK took back */
    int actor;        /* who the last line read belongs to */
    bool unexplained; /* steps were taken back that it does not show */
    bool older;       /* of older rules: counts and points are not checked */
    bool finished;    /* its result has been read: */
    int16_t points[GAME_SEATS_MAX];
    bool other_version; /* wrong because of the record's or rules' version */
    char reason[RECORD_REASON_MAX]; /* what is wrong: "line 7: ..." */

    const char *text;
    size_t length, at;
    char row[RECORD_LINE_MAX];
    bool kept; /* 'row' has been read but not used */
};

/* Reads the version and the game's id; false: see 'reason'. */
bool record_open(struct record *r, const char *text, size_t length);
/* Reads the rest of the head; false: see 'reason'. */
bool record_head(struct record *r, const struct game *game,
                 struct record_head *out);
/* Further lines of a record whose head was read before: so many actions stand,
 * so many steps were taken back. */
void record_resume(struct record *r, const char *text, size_t length, int plies,
                   uint32_t back);
/* Whether a record for these eyes says how many actions of an actor were
 * legal; elsewhere the count would give something away. */
static inline bool record_counts(const struct game *game, int sees, int actor)
{
    return sees == SEES_ALL || sees == actor || !game->secrets;
}

/* The next action, or how many are taken back. With a state, all is checked
 * against its rules; without (a record as one seat saw it), only the words are
 * read. Where the record is of older rules, one line of it may be several
 * actions. */
enum record_step record_next(struct record *r, const struct game *game,
                             const void *state, game_action *out);
/* Makes 'reason' say what is wrong with the line read last; RECORD_WRONG. */
enum record_step record_wrong(struct record *r, const char *what);

void record_put_head(struct text *out, const struct game *game,
                     const struct record_head *head);
/* The lines of a sealed deal; the secret for whoever sees all. */
void record_put_sealed(struct text *out, const struct record_head *head);
/* One of those lines into the head, and all of them; NULL, or what is wrong. */
const char *record_read_sealed(const char *words[RECORD_SEALED_WORDS],
                               struct record_head *head);
const char *record_check_sealed(const struct game *game,
                                const struct record_head *head);
/* The key of a deal whose secret is known. */
void record_deal_key(const struct game *game, const struct record_head *head,
                     uint8_t key[SHA256_SIZE]);
/* One action, on the state before it, as head->sees saw it. 'legal' is how
 * many were; it is left out where that would give something away. */
void record_put_action(struct text *out, const struct game *game,
                       const void *before, game_action action, int legal,
                       int sees);
/* So many actions before were taken back by consent, as a seat asked. */
void record_put_taken(struct text *out, int seat, uint32_t taken);
/* Steps taken back that no line shows, as in old records. */
void record_put_back(struct text *out, uint32_t back);
/* The result of a finished game; 'written' in place of the state's points
 * where it is not NULL. */
void record_put_result(struct text *out, const struct game *game,
                       const void *state, const int16_t *written);

/* The value of an option, as it is written. */
static inline const char *record_option_value(const struct game_option *o,
                                              uint16_t options)
{
    return o->values[options >> o->shift & ((1u << o->bits) - 1)];
}

/* Option values by name: "edition" = "2017" into the bits of 'options'.
 * NULL, or what is wrong, written into 'reason'. */
const char *record_option(const struct game *game, const char *name,
                          const char *value, uint16_t *options,
                          char reason[RECORD_REASON_MAX]);
/* Seats and the combination of options; NULL, or what is wrong. */
const char *record_check_setup(const struct game *game,
                               const struct game_setup *setup,
                               char reason[RECORD_REASON_MAX]);
/* Whether a player's id can stand in a player line. */
bool record_player_ok(const char *name);
/* Whether a person's name can stand in a name line: some 40 characters of
 * UTF-8, none that moves others about, no space at the ends. */
bool record_name_ok(const char *name);

#endif
