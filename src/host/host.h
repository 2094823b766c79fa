/* What the host is made of, for the files of this folder.
 *
 * ask.c       a decoded request: which members it has, and of the right kind
 * commands.c  the list of requests; those that look
 * begin.c     those that begin a game or seat players
 * move.c      those that move a game
 * tell.c      what they tell afterwards
 * reviews.c   those that review a game or play it on
 * lessons.c   what the requests about lessons do
 * host.c      the slots, and who may ask what
 *
 * A command first does everything that may fail, and if it fails it writes
 * nothing but the error; what it reports afterwards cannot fail. So an answer
 * is either good or an error, never both, and an error has changed nothing. */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "oxhide_host.h"
#include "oxhide_lesson.h"
#include "oxhide_review.h"

enum { HOST_TEXT_MAX = 1 << 19 }; /* bytes of the longest record */

struct oxhide_host {
    struct oxhide_front front;
    int slots;
    struct oxhide_session *session[OXHIDE_SLOTS_MAX]; /* NULL: none */
    void *memory[OXHIDE_SLOTS_MAX];
    void *spare; /* the next game begins here and takes a slot's place */
    bool automatic, ended;
    char *text[2];                /* records, for a moment's use */
    struct oxhide_review *review; /* under way; NULL: none */
};

/* MEMBER(name, shape, least, most): everything a request can say. */
#define HOST_MEMBERS(MEMBER)                                                   \
    MEMBER(slot, NUMBER, 0, OXHIDE_SLOTS_MAX - 1)                              \
    MEMBER(as, EYES, 0, 255)                                                   \
    MEMBER(seat, NUMBER, 0, 255)                                               \
    MEMBER(moment, FLAG, 0, 0)                                                 \
    MEMBER(from, NUMBER, 0, 65535)                                             \
    MEMBER(record_as, EYES, 0, 255)                                            \
    MEMBER(game, STRING, 0, 0)                                                 \
    MEMBER(seats, NUMBER, 0, 255)                                              \
    MEMBER(seed, SEED, 0, 0)                                                   \
    MEMBER(options, PAIRS, 0, 0)                                               \
    MEMBER(players, STRINGS, 0, 0)                                             \
    MEMBER(names, STRINGS, 0, 0)                                               \
    MEMBER(actions, STRINGS, 0, 0)                                             \
    MEMBER(record, STRING, 0, 0)                                               \
    MEMBER(lines, STRING, 0, 0)                                                \
    MEMBER(seal, STRING, 0, 0)                                                 \
    MEMBER(on, FLAG, 0, 0)                                                     \
    MEMBER(action, STRING, 0, 0)                                               \
    MEMBER(consent, FLAG, 0, 0)                                                \
    MEMBER(ply, NUMBER, 0, 65535)                                              \
    MEMBER(columns, NUMBER, 20, 1000)                                          \
    MEMBER(plain, FLAG, 0, 0)                                                  \
    MEMBER(whole, FLAG, 0, 0)                                                  \
    MEMBER(player, STRING, 0, 0)                                               \
    MEMBER(level, NUMBER, 1, 8)                                                \
    MEMBER(playouts, NUMBER, 1, 1000000000)                                    \
    MEMBER(time_ms, NUMBER, 1, 1000000000)                                     \
    MEMBER(hint, FLAG, 0, 0)                                                   \
    MEMBER(rounds, NUMBER, 0, 100000)                                          \
    MEMBER(fair, FLAG, 0, 0)                                                   \
    MEMBER(error, NUMBER, 3, 500)                                              \
    MEMBER(unit, NUMBER, 0, 511)                                               \
    MEMBER(parts, STRINGS, 0, 0)                                               \
    MEMBER(saved, STRING, 0, 0)                                                \
    MEMBER(every, FLAG, 0, 0)                                                  \
    MEMBER(games, NUMBER, 1, 100000)                                           \
    MEMBER(lesson, STRING, 0, 0)                                               \
    MEMBER(step, NUMBER, 0, OXHIDE_LESSON_STEPS - 1)

enum host_member {
#define HOST_MEMBER(name, shape, least, most) M_##name,
    HOST_MEMBERS(HOST_MEMBER)
#undef HOST_MEMBER
        HOST_MEMBER_COUNT,
};

/* The bits of a set of members. */
#define M(name) (UINT64_C(1) << M_##name)

/* A request whose members are of the right kind. */
struct ask {
    struct oxhide_host *host;
    struct oxhide_session *session; /* of its slot; NULL: none */
    int slot, who;
    int as, by; /* whose eyes, and who acts */
    const struct oxhide_value *got[HOST_MEMBER_COUNT]; /* NULL: missing */
};

/* Reads the members in 'takes'; an error names the first that is wrong. */
enum oxhide_status ask_read(struct ask *a, const struct oxhide_value *request,
                            uint64_t takes, struct json *out);
/* A member that must be there is not, or is not what it must be. */
enum oxhide_status ask_bad(enum host_member m, const struct oxhide_value *v,
                           struct json *out);
int64_t ask_number(const struct ask *a, enum host_member m, int64_t otherwise);
bool ask_flag(const struct ask *a, enum host_member m, bool otherwise);
/* NULL where it is missing. */
const char *ask_string(const struct ask *a, enum host_member m);
int ask_eyes(const struct ask *a, enum host_member m);
/* False where there is none. */
bool ask_seed(const struct ask *a, uint64_t *seed);
/* A list of strings, or an object's members as name=value, with commas; false
 * where it does not fit. */
bool ask_join(const struct ask *a, enum host_member m, struct text *out);
/* The first part of a list, and the value after a part. */
const struct oxhide_value *ask_first(const struct oxhide_value *list);
const struct oxhide_value *ask_next(const struct oxhide_value *v);

/* Who may ask: everybody, a seat for itself, or the operator. */
enum host_right { FOR_ALL, FOR_SEATS, FOR_OPERATOR };

struct host_command {
    const char *name;
    enum host_right who;
    bool game; /* needs one in its slot */
    uint64_t takes, needs;
    enum oxhide_status (*run)(struct ask *a, struct json *out);
};

/* The requests about lessons. */
enum oxhide_status host_lesson(struct ask *a, struct json *out);
enum oxhide_status host_lesson_try(struct ask *a, struct json *out);
enum oxhide_status host_lesson_help(struct ask *a, struct json *out);

extern const struct host_command host_commands[];
extern const int host_command_count;

/* reviews.c */
enum oxhide_status host_review(struct ask *a, struct json *out);
enum oxhide_status host_review_work(struct ask *a, struct json *out);
enum oxhide_status host_review_take(struct ask *a, struct json *out);
enum oxhide_status host_review_save(struct ask *a, struct json *out);
enum oxhide_status host_rollout(struct ask *a, struct json *out);
/* The record as it is now, in text[which], if its new lines are asked for. */
void host_note_record(const struct ask *a, int which);
/* After a request has moved the game: all of the moment where that is asked
 * for, else the events since a ply and the standing. */
enum oxhide_status host_tell(const struct ask *a, int since, struct json *out);
/* Takes back what was written since the mark. */
void host_rewind(struct json *out, struct json mark);
/* Draws what is pending and writes nothing but an error. */
enum oxhide_status host_draw(struct ask *a, struct json *out);

enum oxhide_status host_do_new(struct ask *a, struct json *out);
enum oxhide_status host_do_setup(struct ask *a, struct json *out);
enum oxhide_status host_do_load(struct ask *a, struct json *out);
enum oxhide_status host_do_follow(struct ask *a, struct json *out);
enum oxhide_status host_do_open(struct ask *a, struct json *out);
enum oxhide_status host_do_auto(struct ask *a, struct json *out);
enum oxhide_status host_do_sit(struct ask *a, struct json *out);
enum oxhide_status host_do_apply(struct ask *a, struct json *out);
enum oxhide_status host_do_why(struct ask *a, struct json *out);
enum oxhide_status host_do_preview(struct ask *a, struct json *out);
enum oxhide_status host_do_chance(struct ask *a, struct json *out);
enum oxhide_status host_do_undo(struct ask *a, struct json *out);
enum oxhide_status host_do_redo(struct ask *a, struct json *out);
enum oxhide_status host_do_seek(struct ask *a, struct json *out);
enum oxhide_status host_do_go(struct ask *a, struct json *out);

/* The session in the spare memory takes the slot's place. */
void host_take_over(struct ask *a, struct oxhide_session *s);

#endif
