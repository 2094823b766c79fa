/* The public library: games as sessions, which take their input in words and
 * answer in JSON. `oxhide engine`, the terminal, the browser and the server are
 * all thin fronts on these functions.
 *
 * Nothing here prints, reads files, starts threads or allocates: memory comes
 * from the caller. Every function that takes a struct json writes members into
 * the object the caller has opened; if it fails, it writes a single member,
 * "error", with "code", "message" and whatever else helps, and returns the
 * status. docs/protocol.md documents every member. */
#ifndef OXHIDE_H
#define OXHIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "oxhide_json.h"
#include "oxhide_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* STATUS(name, word): what can go wrong, one line each. The word is the "code"
 * of an error; "engine-status-<word>" is its message if nothing more specific
 * can be said. */
#define OXHIDE_STATUS_LIST(STATUS)                                             \
    STATUS(OK, "ok")                                                           \
    STATUS(NO_GAME, "no-game")                                                 \
    STATUS(BAD_SETUP, "bad-setup")                                             \
    STATUS(BAD_SEAT, "bad-seat")                                               \
    STATUS(BAD_PLAYER, "bad-player")                                           \
    STATUS(BAD_NAME, "bad-name")                                               \
    STATUS(BAD_RECORD, "bad-record")                                           \
    STATUS(OTHER_VERSION, "other-version")                                     \
    STATUS(REDACTED, "redacted")                                               \
    STATUS(OTHER_EYES, "other-eyes")                                           \
    STATUS(NOT_FOLLOWING, "not-following")                                     \
    STATUS(FOLLOWING, "following")                                             \
    STATUS(UNREADABLE, "unreadable")                                           \
    STATUS(ILLEGAL, "illegal")                                                 \
    STATUS(NOT_YOUR_TURN, "not-your-turn")                                     \
    STATUS(OVER, "over")                                                       \
    STATUS(NO_SEED, "no-seed")                                                 \
    STATUS(NOTHING_BACK, "nothing-to-undo")                                    \
    STATUS(NOTHING_AHEAD, "nothing-to-redo")                                   \
    STATUS(FRONTIER, "frontier")                                               \
    STATUS(LOOKING, "looking")                                                 \
    STATUS(NO_MEMORY, "no-memory")                                             \
    STATUS(TOO_LONG, "too-long")                                               \
    STATUS(NOT_JSON, "not-json")                                               \
    STATUS(BAD_REQUEST, "bad-request")                                         \
    STATUS(FORBIDDEN, "forbidden")                                             \
    STATUS(NO_SESSION, "no-session")

enum oxhide_status {
#define OXHIDE_STATUS(name, word) OXHIDE_##name,
    OXHIDE_STATUS_LIST(OXHIDE_STATUS)
#undef OXHIDE_STATUS
        OXHIDE_STATUS_COUNT,
};

/* A seat, counted from 0, or one of these. No two of them are equal, so one
 * used in place of another is refused. */
enum {
    /* Whose eyes. ALL sees every secret and is meant for engines, tests and
     * finished games, never for a game in progress. */
    OXHIDE_ALL = -1,
    OXHIDE_PUBLIC = -2,
    /* Who acts next, besides a seat: nobody once the game is over. */
    OXHIDE_CHANCE = -3,
    OXHIDE_NOBODY = -4,
    /* Who is asking to act: whoever's turn it is. */
    OXHIDE_ANYBODY = -5,
};

const char *oxhide_status_word(enum oxhide_status status);
/* Writes "error" with that code; if no message is given, the status's own is
 * used. Returns the status. */
enum oxhide_status oxhide_error(struct json *out, enum oxhide_status status,
                                const char *message);
/* The same with a message given by its key and arguments. */
struct message_args;
enum oxhide_status oxhide_error_say(struct json *out, enum oxhide_status status,
                                    const char *key,
                                    const struct message_args *args);

/* The version of these headers, and that of the library. */
#define OXHIDE_VERSION "0.1.0"
const char *oxhide_version(void);

/* The games there are; NULL after the last one. */
const char *oxhide_game_id(int index);
const char *oxhide_game_title(const char *game);
const char *oxhide_game_blurb(const char *game);
/* The version of its rules; also 0 if there is no such game. */
unsigned oxhide_game_rules(const char *game);
/* "games": id, title, blurb, rules, seats, options with their values. */
void oxhide_games(struct json *out);
/* "cards": the components of a game. */
enum oxhide_status oxhide_cards(const char *game, struct json *out);
/* An action as people type it, "explore G4" for "explore 3,6", and back, in any
 * case; a text that is no action is written as it is. */
void oxhide_typed(const char *game, const char *words, struct text *out);
void oxhide_untyped(const char *game, const char *typed, struct text *out);
/* "strings": every text in the language of the answer's voice, by its key. */
void oxhide_strings(struct json *out);
/* "keys": every key the library makes from its tables, for
 * tools/check-texts. */
void oxhide_keys(struct json *out);
/* The fields of a game's view as TypeScript types, or as a Markdown table. */
enum oxhide_status oxhide_schema(const char *game, bool typescript,
                                 struct text *out);

struct deal;

/* A game to begin. The strings are comma-separated lists: "edition=2017" and
 * "human,greedy"; NULL leaves the options at their defaults and all seats to
 * programs. Without a seed or a sealed deal, chance is entered as actions. */
struct oxhide_setup {
    const char *game, *options, *players;
    int seats; /* 0: one per player named, or the fewest allowed */
    bool seeded;
    uint64_t seed;
    const struct deal *deal; /* sealed (base/deal.h); NULL: none */
};

struct oxhide_session;

/* The key of a setup's sealed deal, for lots and thoughts (base/deal.h). */
enum oxhide_status oxhide_deal_key(const struct oxhide_setup *setup,
                                   uint8_t key[32], struct json *out);
/* The seal of a session's deal as hexadecimal digits; false if it has none. */
enum { OXHIDE_SEAL_MAX = 17 };
bool oxhide_seal(const struct oxhide_session *s, char out[OXHIDE_SEAL_MAX]);

/* The bytes a session of that game needs (NULL: enough for any game); 0 if
 * there is no such game. */
size_t oxhide_session_size(const char *game);

/* A session in the caller's memory (aligned as by malloc), which is all it ever
 * uses. On success *session is set and nothing is written; on failure *session
 * is left alone. */
enum oxhide_status oxhide_new(void *memory, size_t size,
                              const struct oxhide_setup *setup,
                              struct oxhide_session **session,
                              struct json *out);
/* The same from a record. Any bytes at all may be passed; an error has
 * "line". */
enum oxhide_status oxhide_load(void *memory, size_t size, const char *record,
                               size_t length, struct oxhide_session **session,
                               struct json *out);

/* A session that follows: begun from the record of a seat or the public (its
 * head says `as`), it holds exactly what that seat or the public knows, and
 * gives the answers the whole session would give them. Acting, or asking with
 * anybody else's eyes, is refused. */
enum oxhide_status oxhide_follow(void *memory, size_t size, const char *record,
                                 size_t length, struct oxhide_session **session,
                                 struct json *out);
/* Goes on with further lines of that record after its first 'keep' actions (-1:
 * after all of them; otherwise what came later was taken back): "events" and
 * the standing. A line that cannot be what those eyes saw is an error with
 * "line", counted within this text; the lines before it count. */
enum oxhide_status oxhide_follow_lines(struct oxhide_session *s, int keep,
                                       const char *lines, size_t length,
                                       struct json *out);
/* Whether a whole session is of the game that was followed, and at least as
 * long. If so, it may take the follower's place. */
bool oxhide_opens(const struct oxhide_session *whole,
                  const struct oxhide_session *follower);

/* For a game played or begun under older rules, a sentence that says so;
 * otherwise NULL. A finished game keeps its recorded result; an unfinished one
 * goes on by today's rules. */
const char *oxhide_session_older(const struct oxhide_session *s);
/* "older" with that sentence, if the loaded record was made under older rules;
 * the answer to load has it. */
void oxhide_older(const struct oxhide_session *s, struct json *out);

/* "game", "seats", "ply", "present", "actor", "over", "undo", "undo_to",
 * "redo", "taken_back": where it stands. */
void oxhide_standing(const struct oxhide_session *s, struct json *out);
/* "id": the game in one line; with its seed only for ALL. */
void oxhide_id(const struct oxhide_session *s, int as, struct json *out);
/* "id", the standing, "as", "options", "players" and "view"; `as` is a seat
 * that exists, ALL or PUBLIC. */
enum oxhide_status oxhide_state(struct oxhide_session *s, int as,
                                struct json *out);
/* "actor" and "actions" for whoever acts, in order. A seat that is not the
 * actor gets an empty list; the outcomes of chance (with "weight") are listed
 * for ALL only. */
enum oxhide_status oxhide_legal(struct oxhide_session *s, int as,
                                struct json *out);
/* A seat's plans while another acts: "view" and "actions" as if all others were
 * done and its turn began now; if an action is given in words, what
 * oxhide_preview() would say then. OXHIDE_NOT_YOUR_TURN if that cannot be
 * told. */
enum oxhide_status oxhide_plan(struct oxhide_session *s, int as,
                               const char *text, struct json *out);
/* Applies an action in words for a seat (or ANYBODY, chance included), then,
 * with auto on, what chance brings. If an earlier moment is being looked at,
 * what came after it is taken back first (oxhide_return). Writes nothing unless
 * it fails. */
enum oxhide_status oxhide_act(struct oxhide_session *s, int by,
                              const char *text, bool consent, struct json *out);
/* The same, with "events" as whoever acted sees them (as the public does, if
 * that was chance), and the standing. */
enum oxhide_status oxhide_apply(struct oxhide_session *s, int by,
                                const char *text, struct json *out);
/* Draws pending chance from the seed, if there is any; "events" as seen by
 * `as`. */
enum oxhide_status oxhide_chance(struct oxhide_session *s, int as,
                                 struct json *out);
/* Whether chance is drawn automatically after every action. */
void oxhide_auto(struct oxhide_session *s, bool on);
/* Takes back to the seat's last decision (ANYBODY: the last person's), but not
 * past anything a person has learnt or another person has decided, unless
 * everybody consents. If only programs play, it takes back one action, or one
 * decision with auto on. "taken" is how many actions that was; an error gives
 * the reason. What is taken back by consent stays in the record, chance falls
 * differently from there on, and the standing counts it in "taken_back"; a free
 * step back leaves no trace. */
enum oxhide_status oxhide_undo(struct oxhide_session *s, int by, bool consent,
                               struct json *out);
/* The same, to the decision at a ply, which must be that seat's (ANYBODY: a
 * person's). */
enum oxhide_status oxhide_undo_to(struct oxhide_session *s, int by, int ply,
                                  bool consent, struct json *out);
/* "undo": whether oxhide_undo() is "free", needs consent ("ask"), or has
 * nothing to go back to ("none"); "undo_to": the first ply oxhide_undo_to() can
 * go back to without consent, or null. All of this depends only on what the
 * seat knows. */
void oxhide_undo_offer(const struct oxhide_session *s, int by,
                       struct json *out);
/* Goes forward again towards where undo began, decision by decision. */
enum oxhide_status oxhide_redo(struct oxhide_session *s, int as,
                               struct json *out);
/* Looks at any moment from the first to the last that the session has reached.
 * The game itself stays where it is. */
enum oxhide_status oxhide_seek(struct oxhide_session *s, int ply,
                               struct json *out);
/* Goes on from the moment being looked at: what came after it is taken back as
 * if whoever decides there had asked, so with consent if oxhide_undo() would
 * need it. Writes nothing unless it fails. */
enum oxhide_status oxhide_return(struct oxhide_session *s, bool consent,
                                 struct json *out);
/* What an action would lead to, before chance or anybody else has a say:
 * "view", "scores", and "actor" with the "actions" of the same seat. */
enum oxhide_status oxhide_preview(struct oxhide_session *s, int by,
                                  const char *text, struct json *out);
/* "legal"; if it is not, also "rule" and "message". */
enum oxhide_status oxhide_why(struct oxhide_session *s, int by,
                              const char *text, struct json *out);
/* "scores": points by source and line by line, and ranks. */
enum oxhide_status oxhide_score(struct oxhide_session *s, int as,
                                struct json *out);
/* "events" from a ply on. */
enum oxhide_status oxhide_events(struct oxhide_session *s, int as, int from,
                                 struct json *out);
/* Everything a front draws, in one answer: what oxhide_state(), oxhide_legal(),
 * oxhide_score() and oxhide_events() say, and "from", the ply of the first
 * event. */
enum oxhide_status oxhide_moment(struct oxhide_session *s, int as, int from,
                                 struct json *out);

/* The record; complete, with its seed, only as ALL. */
enum oxhide_status oxhide_record(struct oxhide_session *s, int as,
                                 struct text *out);
/* How a table is drawn: the whole of it, or what matters now in 22 lines of 80
 * columns. If plain, it is sentences for a screen reader, and always the whole
 * table. */
struct voice;
struct oxhide_look {
    const struct voice *voice; /* NULL: keys stand for their words */
    int columns;               /* 80 at least */
    bool plain, whole;
};
/* The table for a terminal, with styles (oxhide_text.h). */
enum oxhide_status oxhide_table(struct oxhide_session *s, int as,
                                const struct oxhide_look *look,
                                struct text *out);

/* Whether a record is what follows from the rules, its seed and its
 * decisions. */
enum oxhide_verdict {
    OXHIDE_FOLLOWS,
    OXHIDE_DOES_NOT_FOLLOW,
    OXHIDE_CANNOT_BE_CHECKED,
};

/* Loads a record and checks it; *session is NULL if it cannot be loaded. 'seal'
 * is the seal of the deal that somebody kept, as oxhide_seal() writes it; NULL:
 * it is not compared. "verdict": "follows", "does-not-follow" or
 * "cannot-be-checked"; "message", and its "key", say why not; "line" is the
 * line that is wrong, "chance" how many outcomes there are. */
enum oxhide_verdict oxhide_verify(void *memory, size_t size, const char *record,
                                  size_t length, const char *seal,
                                  struct oxhide_session **session,
                                  struct json *out);

/* A player thinking about the position, for whoever acts, in memory of its own;
 * the session may go on meanwhile. The caller controls the time: it asks for a
 * few playouts at a time, as often as it likes. The player knows only what its
 * seat knows, and its random numbers follow from that and from 'seed'. */
struct oxhide_thought;

/* The bytes it takes; 0 if there is no such player ("greedy", "ai:5", ...). */
size_t oxhide_think_size(const struct oxhide_session *s, const char *player);
/* Writes nothing unless it fails; fails if no seat is to act. */
enum oxhide_status oxhide_think_start(struct oxhide_session *s,
                                      const char *player, uint64_t seed,
                                      void *memory, size_t size,
                                      struct oxhide_thought **thought,
                                      struct json *out);
/* The playouts the player is allowed for this move; at least 1. */
uint32_t oxhide_think_budget(const struct oxhide_thought *t);
void oxhide_think(struct oxhide_thought *t, uint32_t playouts);
/* For a search on several threads: from now on what the others find counts as
 * its own too, as long as they live. They must have been started for the same
 * position and player, with different seeds. */
void oxhide_think_join(struct oxhide_thought *t,
                       struct oxhide_thought *const *others, int count);
/* Whether the playouts that are left can no longer change the choice. */
bool oxhide_think_settled(const struct oxhide_thought *t, uint32_t left);
/* What it would do, in words. */
enum { OXHIDE_WORDS_MAX = 64 };
void oxhide_think_choice(const struct oxhide_thought *t,
                         char words[OXHIDE_WORDS_MAX]);
/* How many lines its report has, best first; and for one of them, its action in
 * words and the value it expects for a seat (1: a sure win by a wide
 * margin). */
int oxhide_think_lines(const struct oxhide_thought *t);
double oxhide_think_line(const struct oxhide_thought *t, int line, int seat,
                         char words[OXHIDE_WORDS_MAX]);
/* "action", "player", "playouts", and "lines", best first, each with the
 * members of a legal action, "visits" and "values". The values are what the
 * search expects; for shares of the win, games are played to the end, as for a
 * hint. */
void oxhide_think_report(const struct oxhide_thought *t, struct json *out);
/* What can be reported while it thinks: "playouts", "action", the best line's
 * "values" for each seat, and "pv", the decisions it expects, as its seat would
 * see them and without chance. */
void oxhide_think_info(const struct oxhide_thought *t, struct json *out);
/* For a hint: "ways", the first three different actions of the report, with
 * what is found by playing that many games to the end after each of them
 * (oxhide_rollout_report()), the one that wins most first; and "reasons",
 * messages that say why the first is better than the second, or none if that is
 * not certain. Takes a moment. */
void oxhide_think_hint(const struct oxhide_thought *t, int games,
                       struct json *out);
/* The "default" player, what people call its "levels", and all "styles". */
void oxhide_players(struct json *out);
/* The k-th name of a player that can think; NULL after the last. */
const char *oxhide_player_name(int k);
/* Whether that is the name of a player, "human" included. */
bool oxhide_player_known(const char *name);
/* Who plays unless somebody else is asked for: "ai:4". */
const char *oxhide_player_default(void);
/* Where it stands on a game's scale of ratings, in points; 0: nobody has
 * measured that. */
int oxhide_player_rating(const char *game, const char *name);
/* What people call a player: "Skilled builder" for "ai:5:builder"; the name
 * itself for those without a level. */
void oxhide_player_title(const struct voice *voice, const char *name,
                         struct text *out);

/* Plain questions a front asks often. */
const char *oxhide_session_game(const struct oxhide_session *s);
int oxhide_session_seats(const struct oxhide_session *s);
int oxhide_session_ply(const struct oxhide_session *s);
/* Where the game stands; oxhide_session_ply() is the moment being looked at. */
int oxhide_session_present(const struct oxhide_session *s);
/* A seat, OXHIDE_CHANCE, or OXHIDE_NOBODY when the game is over. */
int oxhide_session_actor(const struct oxhide_session *s);
/* Whether chance can be drawn, from a seed or from a sealed deal that is open
 * here; if not, it is entered as actions. */
bool oxhide_session_draws(const struct oxhide_session *s);
bool oxhide_session_secrets(const struct oxhide_session *s);
/* Whose eyes it answers for: ALL, or the seat or public it follows. */
int oxhide_session_eyes(const struct oxhide_session *s);
/* The state being looked at, for the functions of oxhide_play.h: what those
 * eyes know of it. False if 'size' is less than the game's 'state_size'. */
bool oxhide_session_copy_state(const struct oxhide_session *s, void *out,
                               size_t size);
/* Who plays a seat: "human", "greedy", ...; "" if nobody was named. */
const char *oxhide_session_player(const struct oxhide_session *s, int seat);
enum oxhide_status oxhide_session_set_player(struct oxhide_session *s, int seat,
                                             const char *player);
/* How many steps have been taken back past what somebody learnt. */
uint32_t oxhide_session_back(const struct oxhide_session *s);
/* Who acts after that many actions, as oxhide_session_actor() says it. */
int oxhide_session_actor_at(const struct oxhide_session *s, int ply);
/* All of a seat's points, and its place, counted from 1: final once the game is
 * over. */
int oxhide_session_points(const struct oxhide_session *s, int seat);
int oxhide_session_rank(const struct oxhide_session *s, int seat);

/* For whoever stores a game in pieces. The lines of the record from one ply to
 * before another, as a seat saw them. */
enum oxhide_status oxhide_lines(struct oxhide_session *s, int as, int from,
                                int to, struct text *out);
/* Goes on with lines of a complete record; those before a wrong one count. */
enum oxhide_status oxhide_extend(struct oxhide_session *s, const char *lines,
                                 size_t length, struct json *out);
/* Remembers where the session stands, and returns there after actions, or
 * steps back, that were only tried. */
struct oxhide_mark {
    int ply, lines;
    uint32_t back;
};
struct oxhide_mark oxhide_mark(const struct oxhide_session *s);
void oxhide_reset(struct oxhide_session *s, struct oxhide_mark mark);
/* What people call whoever sits there, in UTF-8: up to 40 characters, no
 * control characters; "" if nobody has said. */
bool oxhide_name_ok(const char *name);
const char *oxhide_session_name(const struct oxhide_session *s, int seat);
enum oxhide_status oxhide_session_set_name(struct oxhide_session *s, int seat,
                                           const char *name);
/* How many times the game, as it stands, has been taken back by consent. */
int oxhide_session_taken_back(const struct oxhide_session *s);

#ifdef __cplusplus
}
#endif

#endif
