/* What a session is made of, for the files of this folder.
 *
 * session.c   making one, stepping through it, what it knows about itself
 * act.c       applying actions, chance, why not
 * undo.c      undo and redo with the information frontier
 * taken.c     everything played, including what was taken back by consent
 * chance.c    where outcomes of chance come from
 * answer.c    legal lists, events, scores as JSON
 * changes.c   what an action did to the score sheets
 * save.c      records
 * lines.c     records in pieces
 * follow.c    sessions that know what one seat saw
 * verify.c    whether a record's chance follows from its seed
 * think.c     what programs think about a position
 * review.c, review_json.c   reviews of a game
 * lesson_read.c, lesson.c   lessons: their form, and what they answer
 * describe.c  games, cards, strings: what needs no session
 * schema.c    the fields of views
 *
 * Invariant: state k is what the first k actions of the record lead to. The
 * game stands at 'present', the moment being looked at is 'ply', and neither is
 * beyond 'end'. */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "engine/game.h"
#include "engine/record.h"
#include "oxhide.h"

enum { SCRATCHES = 3 };

/* One action of the record. */
struct session_ply {
    game_action action;
    uint16_t legal; /* how many were */
    uint16_t back;  /* steps taken back before it */
    uint16_t line;  /* which line it is */
};

/* A line of what was played: an action, or the mark of a take-back. */
struct session_line {
    game_action action;
    uint16_t legal; /* a mark: how many actions were taken back */
    uint16_t back;  /* steps taken back before it */
    uint16_t ply;   /* a mark: where it led to */
    int8_t seat;    /* a mark: who took back; an action: -1 */
};

/* Why a take-back needs everybody's consent. */
enum undo_reason {
    UNDO_FREE, /* it does not */
    UNDO_CHANCE,
    UNDO_SHOWN,
    UNDO_DECIDED,
    UNDO_ENDED,
    UNDO_AGAIN,
    UNDO_REASONS
};

struct oxhide_session {
    const struct game *game;
    struct record_head head;
    int ply;       /* the moment that is looked at */
    int present;   /* where the game stands */
    int end;       /* how far redo can go */
    uint32_t back; /* steps taken back by consent before what comes at 'end' */
    int16_t written[GAME_SEATS_MAX]; /* the result, where head.older says so */
    bool from_older;                 /* the record loaded was of older rules */
    bool automatic;
    uint8_t key[SHA256_SIZE]; /* of a sealed deal whose secret is known */
    bool unexplained;         /* by an old record, which does not show them */
    unsigned stray_line; /* of the record: not what the seed gives; 0: none */
    game_action stray_from; /* what the seed gives there */
    int drawn;              /* outcomes of chance in the record */
    size_t stride;          /* bytes from state to state */
    struct session_ply *plies;
    struct session_line *lines; /* all that was played */
    int line_count;
    char *states;
    char *scratch[SCRATCHES]; /* states for a moment's use */
};

/* So many bytes that what follows is aligned for anything. */
static inline size_t session_rounded(size_t n)
{
    return (n + 15) / 16 * 16;
}

/* The state after k actions. */
static inline void *session_state(const struct oxhide_session *s, int k)
{
    return s->states + (size_t)k * s->stride;
}

static inline const void *session_now(const struct oxhide_session *s)
{
    return session_state(s, s->ply);
}

static inline int session_actor(const struct oxhide_session *s, int k)
{
    return game_peek(session_state(s, k))->actor;
}

/* Its states are observed ones, and its actions redacted. */
static inline bool session_follows(const struct oxhide_session *s)
{
    return s->head.sees != SEES_ALL;
}

/* What an actor knows: a seat what it may, chance everything, nobody what is
 * public. */
static inline int session_knows(int actor)
{
    return actor >= 0              ? actor
           : actor == ACTOR_CHANCE ? OXHIDE_ALL
                                   : OXHIDE_PUBLIC;
}

/* Steps taken back by consent before the action at ply k. */
static inline uint32_t session_back(const struct oxhide_session *s, int k)
{
    return k < s->end ? s->plies[k].back : s->back;
}

/* How many lines were played before it. */
static inline int session_lines(const struct oxhide_session *s, int k)
{
    return k < s->end ? s->plies[k].line : s->line_count;
}

/* Whether an action is one of the legal ones of a state. */
bool session_is_legal(const struct game *game, const void *state,
                      game_action x);
/* State k as seen by `as`, in a scratch that stays until it is next used. */
const void *session_seen(const struct oxhide_session *s, int k, int as,
                         int scratch);
/* A person decides for this seat. */
bool session_person(const struct oxhide_session *s, int seat);
/* Whether it may answer for these eyes; writes nothing. */
enum oxhide_status session_eyes(const struct oxhide_session *s, int as);
/* Action k as these eyes saw it. */
game_action session_shown(const struct oxhide_session *s, int k, int as);
/* Applies an action that is known to be legal. */
void session_step(struct oxhide_session *s, game_action action, int legal);
/* Where the outcomes of chance come from: whether the session knows it, and
 * the outcome in a whole state at a ply after so many steps taken back. All
 * drawing and all checking goes through these two. */
bool session_chance_known(const struct oxhide_session *s);
game_action session_outcome(const struct oxhide_session *s, const void *state,
                            int ply, uint32_t back);
/* Draws from the seed until somebody has to decide. */
void session_draw(struct oxhide_session *s);
/* How many lines a session has room for. */
int session_lines_max(const struct game *game);
/* Drops what lies ahead of 'ply'. */
void session_put_off(struct oxhide_session *s);
/* Puts the action at a ply in its line. */
void session_put_line(struct oxhide_session *s, int ply);
/* Adds an action at 'ply', where nothing lies ahead. */
void session_add_line(struct oxhide_session *s, game_action action, int legal);
/* Takes back to a ply by consent, as a seat asked; false where there is no room
 * for more in the record. */
bool session_take_back(struct oxhide_session *s, int by, int target);
/* How often the game as it stands was taken back by consent. */
int session_taken_back(const struct oxhide_session *s);
/* The lines of the record up to 'ply', those taken back included. */
void session_put_lines(const struct oxhide_session *s, int as,
                       struct text *out);
/* The seats, as bits, that an action may have told something, as far as seat
 * 'by' can say: 'before' and 'after' are whole states, 'seen' has room for
 * one. */
unsigned session_learnt(const struct game *game, const void *before,
                        game_action action, const void *after, int by,
                        void *seen);
/* Begins the game of 'head' in memory; NULL where it is too small. */
struct oxhide_session *session_begin(void *memory, size_t size,
                                     const struct game *game,
                                     const struct record_head *head);
/* Opens a record and begins its game; the error is written. */
enum oxhide_status session_open(void *memory, size_t size, struct record *r,
                                const char *text, size_t length,
                                struct oxhide_session **session,
                                struct json *out);
/* Applies the actions of an open record from where the session stands. */
enum oxhide_status session_replay(struct oxhide_session *s, struct record *r,
                                  struct json *out);
/* The standing, with what these eyes may take back (ALL: the last person). */
void session_put_standing(const struct oxhide_session *s, int as,
                          struct json *out);
/* What a line of a score sheet counts: "count", "of" and its sentence. */
void session_put_count(const struct game *game, const struct game_tally *line,
                       struct json *out);
/* What an action brought about between two states, which the same eyes see:
 * "changes", the lines of the score sheets that differ, and "facts". */
void session_put_effects(const struct game *game, const void *before,
                         const void *after, struct json *out);
void session_put_events(const struct oxhide_session *s, int as, int from,
                        struct json *out);
/* The members of an action in words and sentence: an offer's, or an event's;
 * 'before' as its reader sees it. */
void session_put_action(const struct game *game, const void *before,
                        game_action x, bool offer, struct json *out);
/* A share of UTILITY_ONE with three decimals. */
void session_put_value(struct json *out, const char *key, int64_t value);
/* What an action would lead to, from what its actor sees. What a seat does not
 * know may be guessed: what it sees afterwards follows from what it knew and
 * did alone. */
void session_put_after(struct oxhide_session *s, int actor, const void *before,
                       game_action action, struct json *out);
/* "actor" and "actions"; the list only where it is open to whoever asks. */
void session_put_legal(const struct game *game, const void *seen, bool open,
                       struct json *out);
/* "scores" of a state; 'written' are points that stand in place of its own,
 * or NULL. */
void session_put_scores(const struct game *game, const void *seen,
                        const int16_t *written, struct json *out);
/* The points a finished game of older rules was recorded with, else NULL. */
const int16_t *session_written(const struct oxhide_session *s);
/* The error that words are no action; 'nearest' is one they resemble, or "". */
enum oxhide_status session_unreadable(const char *text, const char *nearest,
                                      struct json *out);
/* "key", "args" and "message" of a status. */
void session_put_status(struct json *out, enum oxhide_status status);
/* The text "engine-<part>-<id>" as an item of a list; without a voice its key.
 */
void session_put_text(const char *part, const char *id, struct json *out);
/* "title" of something of a game, by the message "<game>-<part>-<id>". */
void session_put_title(const struct game *game, const char *part,
                       const char *id, struct json *out);

#endif
