/* The club: people, tables, and what may happen at them, as pure functions.
 * Nothing here reads a clock, a socket or a file: asks and the time go in, rows
 * to store and bytes to send come out. docs/club.md has every ask and every
 * event.
 *
 *   club.c         words, ids, rows and how events are written and read
 *   table.c        a table without entries
 *   table_read.c   what reading an entry makes of it
 *   table_notes.c  what was said and done there last
 *   table_deal.c   from shares to cards, and lines as events
 *   table_seats.c  asks before the start: seats, the start itself
 *   table_terms.c  the rules, whether it counts, and who has agreed to that
 *   table_play.c   asks during play: moves, taking back, talk
 *   table_ask.c    proposals and votes; which chapter judges an ask
 *   table_time.c   clocks, what is due, and who stands in
 *   table_again.c  who is asked to a rematch
 *   table_show.c   what one viewer may see of it
 *   person.c       a person: devices, tables, ratings
 *   letters.c      one way to write a name; which names look the same
 *   rating.c       Weng and Lin's update
 *   node*.c        one server process: connections, streams, commits, claims
 *   guest.c        the other end of a connection */
#ifndef CLUB_CLUB_H
#define CLUB_CLUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/deal.h"
#include "oxhide_json.h"
#include "base/json_read.h"

enum {
    CLUB_SEATS_MAX = 4,
    CLUB_ID_MAX = 17,      /* sixteen letters of 80 random bits, and NUL */
    CLUB_STREAM_MAX = 20,  /* "t:" or "p:" and an id */
    CLUB_REQUEST_MAX = 64, /* who asked, a colon, and the asker's own id */
    CLUB_KEY_MAX = 176,    /* "name:" and the longest name */
    CLUB_NAME_MAX = 161,   /* 40 characters */
    CLUB_NAME_LETTERS = 40,
    CLUB_TEXT_MAX = 1121, /* 280 characters */
    CLUB_TEXT_LETTERS = 280,
    CLUB_GAME_MAX = 24, /* a game's or computer player's name */
    CLUB_OTHERS_MAX = (CLUB_SEATS_MAX - 1) * (CLUB_GAME_MAX + 8),
    CLUB_OPTIONS_MAX = 128,
    CLUB_KEYS = 3, /* keys one row may take, and may give up */
    CLUB_BODY_MAX = 32 * 1024,
    CLUB_ASK_MAX = 4 * 1024, /* longest message of a client */
};

/* Why something cannot be done, one line each: the code, and the sentence if
 * nothing more can be said. NOTHING is no refusal: what was asked for is
 * already so. */
#define CLUB_STATUS_LIST(STATUS)                                               \
    STATUS(OK, "ok", "All is well.")                                           \
    STATUS(NOTHING, "nothing", "That is so already.")                          \
    STATUS(BAD_REQUEST, "bad-request", "The message cannot be understood.")    \
    STATUS(TOO_LONG, "too-long", "The message is too long.")                   \
    STATUS(TOO_MANY, "too-many",                                               \
           "That was a little too often. Wait a moment.")                      \
    STATUS(TRY_AGAIN, "try-again", "The server is busy. Try again.")           \
    STATUS(NO_PERSON, "no-person", "The server does not know you. Sign in.")   \
    STATUS(NO_TABLE, "no-table", "There is no such table.")                    \
    STATUS(NO_LINK, "no-link", "This link is no longer valid.")                \
    STATUS(NO_GAME, "no-game", "There is no game of that name.")               \
    STATUS(BAD_SETUP, "bad-setup", "A game cannot be set up like that.")       \
    STATUS(BAD_PLAYER, "bad-player", "There is no computer player like that.") \
    STATUS(BAD_SEAT, "bad-seat", "There is no such seat at this table.")       \
    STATUS(SEAT_TAKEN, "seat-taken", "Somebody sat down there a moment ago.")  \
    STATUS(FREE_SEAT, "free-seat", "A seat is still free.")                    \
    STATUS(NOT_READY, "not-ready",                                             \
           "The rules have changed, and not everyone has agreed to them yet.") \
    STATUS(NEW_TERMS, "new-terms",                                             \
           "The rules have changed again. Look at them first.")                \
    STATUS(NOT_SEATED, "not-seated", "You have no seat at this table.")        \
    STATUS(NOT_HOST, "not-host", "Only the host of the table can do that.")    \
    STATUS(STARTED, "started", "The game has begun.")                          \
    STATUS(DEALING, "dealing", "The game is being dealt. A moment, please.")   \
    STATUS(NOT_STARTED, "not-started", "The game has not begun.")              \
    STATUS(OVER, "over", "The game is over.")                                  \
    STATUS(NOT_OVER, "not-over", "The game is not over.")                      \
    STATUS(PAUSED, "paused", "The game is paused.")                            \
    STATUS(MOVED, "moved", "The position has changed. Look again.")            \
    STATUS(NOT_YOUR_TURN, "not-your-turn", "It is somebody else's turn.")      \
    STATUS(REFUSED, "refused", "The rules do not allow that now.")             \
    STATUS(OUT_OF_TIME, "out-of-time", "Your clock has run out.")              \
    STATUS(STANDS_IN, "stands-in",                                             \
           "A computer is playing for you. Take over first.")                  \
    STATUS(ASK, "ask", "Everyone at the table has to agree to that.")          \
    STATUS(COUNTS, "counts",                                                   \
           "This game counts, so that cannot be taken back.")                  \
    STATUS(NOTHING_BACK, "nothing-to-undo", "There is nothing to take back.")  \
    STATUS(NO_PROPOSAL, "no-proposal", "That proposal is no longer open.")     \
    STATUS(NEXT_TURN, "next-turn", "You may ask again next turn.")             \
    STATUS(NOT_AWAY, "not-away", "They have not been away long enough.")       \
    STATUS(BAD_SHARE, "bad-share", "That is not the number that was sealed.")  \
    STATUS(BAD_NAME, "bad-name",                                               \
           "A name must have 1 to 40 ordinary characters.")                    \
    STATUS(TAKEN, "taken", "Somebody already has that name.")                  \
    STATUS(BAD_SECRET, "bad-secret", "That name and passphrase do not match.") \
    STATUS(WEAK_SECRET, "weak-secret",                                         \
           "A passphrase needs at least 8 characters.")                        \
    STATUS(BAD_HOOK, "bad-webhook",                                            \
           "Webhooks go only to hosts that this server's owner lists.")        \
    STATUS(REMOVED, "removed",                                                 \
           "The host gave your seat away. You need a link to come back.")      \
    STATUS(SIGNED_IN, "signed-in",                                             \
           "This browser already belongs to somebody here. Sign out first, "   \
           "then open the link again.")                                        \
    STATUS(FULL, "full", "There is no room for more of these.")                \
    STATUS(GONE, "gone", "This person has been deleted.")

enum club_status {
#define CLUB_STATUS(name, word, sentence) CLUB_##name,
    CLUB_STATUS_LIST(CLUB_STATUS)
#undef CLUB_STATUS
        CLUB_STATUS_COUNT,
};

/* Writes "error" with its code and sentence; returns the status. */
enum club_status club_error(struct json *out, enum club_status status);
/* The same with a sentence of its own. */
enum club_status club_error_words(struct json *out, enum club_status status,
                                  const char *sentence);

/* One row of a stream as it is stored: all the events of one step, an object
 * a line. Words that belong to a person (a name, what was said) lie beside the
 * events, so that they can be deleted; the events say that there is a text. */
struct club_entry {
    uint32_t number; /* from 1 */
    int64_t at;   /* the club's time in ms, which stands while no node lives */
    int64_t wall; /* the store's time in ms since 1970, for people */
    char request[CLUB_REQUEST_MAX];
    const char *body;
    size_t length;
    const char *text; /* NULL: none, or deleted */
};

/* A row to be stored: an entry, and what it does to the keys that lead to
 * streams. */
struct club_row {
    char stream[CLUB_STREAM_MAX];
    struct club_entry entry;
    char owner[CLUB_ID_MAX]; /* whose text it is; "": there is none */
    char take[CLUB_KEYS][CLUB_KEY_MAX], drop[CLUB_KEYS][CLUB_KEY_MAX];
    bool forget; /* deletes the person: all earlier rows, all texts, all keys */
};

/* A row being written; its body and text lie in the buffers. */
struct club_draft {
    struct club_row row;
    struct json out; /* writes into body */
    char body[CLUB_BODY_MAX], text[CLUB_TEXT_MAX];
};

#define CLUB_NEVER INT64_MAX

/* What somebody asks for. The club itself asks too, with nobody as 'who'. */
struct club_asker {
    char id[CLUB_ID_MAX];
    char name[CLUB_NAME_MAX];
    bool bot;
    int32_t mean, spread; /* rating in the table's game, in hundredths */
};

struct club_table;

struct club_ask {
    const struct club_asker *who; /* NULL: the club */
    const char *request;          /* who and id, as it is stored */
    const struct json_object *body;
    int64_t now, wall;
    const int64_t *away;   /* ms since each seat's owner was last heard of */
    const uint8_t *random; /* CLUB_RANDOM bytes nobody has seen */
    const struct club_table *before; /* of a rematch to be made; NULL */
};

enum { CLUB_RANDOM = 64 };

/* Drafts: begin, open events with members, end each. */
void club_begin(struct club_draft *draft, const char *stream, uint32_t number,
                const struct club_ask *ask);
struct json *club_event(struct club_draft *draft, const char *word);
void club_event_end(struct club_draft *draft);
/* Lays words beside the events, owned by a person. */
void club_lay_text(struct club_draft *draft, const char *owner,
                   const char *words);
void club_take_key(struct club_draft *draft, const char *kind, const char *key);
void club_drop_key(struct club_draft *draft, const char *kind, const char *key);
/* The events of an entry in order: start with *at = 0. False after the last;
 * *bad is set if a line cannot be read. */
bool club_next_event(const struct club_entry *e, size_t *at,
                     struct json_object *out, bool *bad);

/* Small tools of this folder. */
void club_copy(char *out, size_t cap, const char *s);
/* A stream's name from its kind ('t' or 'p') and id. */
void club_stream(char out[CLUB_STREAM_MAX], char kind, const char *id);
/* An id from ten random bytes, and whether a text has the form of one. */
void club_id(char out[CLUB_ID_MAX], const uint8_t bytes[10]);
bool club_is_id(const char *s);
/* Ten bytes that follow from two words, for ids that must come out the same if
 * somebody asks again. */
void club_derive(const char *a, const char *b, uint8_t out[10]);
/* What is kept of a token, link or code, in 64 hexadecimal digits. */
void club_digest(const char *kind, const char *secret, char out[65]);
/* Whether words have 1 to 'letters' characters, none of them a control, a mark
 * that turns the direction of writing, or one that cannot be seen. */
bool club_words_ok(const char *s, int letters);
/* The same for what somebody says, in which emoji may be joined to one. */
bool club_talk_ok(const char *s);

#endif
