/* A table: its state is what reading the entries of its stream gives, and
 * nothing else. table_judge() looks at the state and writes the row an ask
 * leads to, or an error, and leaves the state as it is; table_read() alone
 * changes it, once the row is in the store. */
#ifndef CLUB_TABLE_H
#define CLUB_TABLE_H

#include "club/club.h"
#include "oxhide.h"

enum {
    TABLE_NOTES = 8 * 1024,        /* bytes of what was said and done last */
    TABLE_RECORD_MAX = 192 * 1024, /* longest record as text */
    TABLE_BACKS = 32,              /* take-backs remembered one by one */
    TABLE_LATE = 2,                /* turns a watcher is behind */
    TABLE_ASKS_A_TURN = 3,         /* proposals a person may make in one turn */
    TABLE_OPEN = 60 * 1000,        /* ms that everybody has to show a share */
    TABLE_GRACE = 1000,     /* ms after the clock in which a move counts */
    TABLE_COMEBACK = 60000, /* ms whoever takes over again has at least, if the
                             * computer has moved; once a turn */
    TABLE_VISIT = 3600000, /* ms after which being here is written down again */
    TABLE_WATCH = -1,      /* the eyes of whoever has no seat */
};

enum table_phase { TABLE_WAITING, TABLE_SEALING, TABLE_PLAYING, TABLE_OVER };

enum table_clock { CLOCK_NONE, CLOCK_LIVE, CLOCK_DAYS };

/* Why a computer plays for a person, or a table ended. */
enum table_why {
    WHY_NONE,
    WHY_CLOCK,   /* the clock ran out */
    WHY_VOTE,    /* the others agreed */
    WHY_LEFT,    /* they left by themselves */
    WHY_GONE,    /* the person was deleted */
    WHY_PLAYED,  /* played to the end */
    WHY_CLOSED,  /* everybody agreed, or the host closed it before the start, or
                  * whoever stayed when all others had left */
    WHY_EXPIRED, /* nobody came for weeks */
    WHY_RULES,   /* the rules changed and the record does not fit any more */
    WHY_COUNT,
};

enum table_proposal {
    PROPOSE_NOTHING,
    PROPOSE_BACK,
    PROPOSE_STAND_IN,
    PROPOSE_PAUSE,
    PROPOSE_CLOSE,
    PROPOSE_COUNT
};

struct table_seat {
    char person[CLUB_ID_MAX]; /* whose seat it is; "" */
    char name[CLUB_NAME_MAX];
    char player[CLUB_GAME_MAX]; /* the computer, if nobody's; "": free */
    bool bot, beside;           /* a program's; on another's device */
    bool ready;                 /* has agreed to the terms as they are */
    enum table_why stands_in;   /* why a computer plays for the person */
    int64_t stands_in_wall;
    int64_t seen;        /* the club's time when the person last did something
                          * here or looked in */
    bool sealed, opened; /* a share was announced; was shown */
    uint8_t seal[SHA256_SIZE], share[DEAL_SHARE];
    int32_t mean, spread; /* rating at the start */
    int64_t left;         /* ms on the clock */
    uint8_t asked;        /* proposals in this turn */
    bool told;            /* the result is in the person's stream */
    int helped;           /* decisions that a computer made for the person */
    bool deserted;        /* some of them because they left, or their clock
                           * had run out */
    bool stood;           /* it has since it last stood in */
    int turn;             /* the last turn it was given time for */
    bool came_back;       /* had the minute of TABLE_COMEBACK in this turn */
};

struct table_rules {
    char game[CLUB_GAME_MAX], options[CLUB_OPTIONS_MAX];
    int seats;
    enum table_clock clock;
    int32_t time;              /* minutes a person, or days a move */
    int32_t bonus;             /* seconds a turn, live */
    char level[CLUB_GAME_MAX]; /* who stands in */
    bool counts, watch, lot;
};

/* What became of asking somebody to a rematch. */
enum table_asked_state { ASKED, ASKED_NOT, ASKED_DECLINED, ASKED_REMOVED };

struct table_asked {
    char person[CLUB_ID_MAX]; /* "": nobody */
    enum table_asked_state state;
};

/* How far back an entry took the record. */
struct table_back {
    uint32_t number;
    int ply;
};

struct club_table {
    char id[CLUB_ID_MAX], host[CLUB_ID_MAX];
    char invite[CLUB_ID_MAX * 2], code[CLUB_GAME_MAX];
    uint32_t number, epoch;
    int64_t at, wall; /* of the last entry; neither ever falls */
    uint32_t changed; /* the last entry that changed what all may see of it */
    enum table_phase phase;
    enum table_why why; /* it ended */
    struct table_rules rules;
    uint32_t terms; /* the entry that last changed what people agree to */
    struct table_seat seat[CLUB_SEATS_MAX];
    struct table_asked asked[CLUB_SEATS_MAX]; /* to this rematch */
    uint8_t secret[DEAL_SECRET], commitment[SHA256_SIZE], key[SHA256_SIZE];
    struct deal deal; /* once it is dealt */
    uint32_t ended;   /* the entry that ended it */
    int64_t sealing;  /* when the start was pressed */
    int64_t visited;  /* when a person last did something here */

    enum table_proposal proposal;
    uint32_t proposal_number;
    int proposal_by, proposal_seat, proposal_ply;
    unsigned proposal_yes; /* seats that agreed, as bits */

    bool paused;
    int running;      /* the seat whose clock runs, or -1; after leaving it
                       * runs on until the computer moves */
    int64_t since;    /* the club's time up to which it was charged */
    int turn;         /* whose turn it was when it was last looked at */
    unsigned version; /* of the game's rules at the deal */
    bool stuck;       /* the rules have changed, and the lines do not fit */
    bool taken_back;  /* past what somebody had learnt */
    int64_t restored; /* wall time the store was put back to; 0: never */
    int64_t ended_wall;
    char again[CLUB_ID_MAX]; /* the table of the rematch */
    int again_by;            /* the seat that asked for it; -1: not known */

    struct table_back back[TABLE_BACKS];
    uint32_t backs; /* how many there were */
    char notes[TABLE_NOTES];
    size_t notes_used;

    struct oxhide_session *session; /* NULL before the deal */
    void *memory;
    size_t memory_size;
};

/* The seat whose person is to act now; -1: nobody's. */
int table_waits_for(const struct club_table *t);
/* Begins a table without entries; the memory is for its session, and is enough
 * if it has oxhide_session_size(NULL) bytes. */
void table_init(struct club_table *t, const char *id, void *memory,
                size_t memory_size);
/* Reads the next entry. False: it is none that this table can have had. */
bool table_read(struct club_table *t, const struct club_entry *e);
/* What an ask leads to. OK: the row is written, to be stored and then read.
 * NOTHING: it is so already. Else "error" is written. */
enum club_status table_judge(struct club_table *t, const struct club_ask *ask,
                             struct club_draft *draft, struct json *error);
/* The first row of a new table, hosted by whoever asks; nobody sits there yet.
 * The memory is scratch, as large as a table's. */
enum club_status table_make(const char *id, const struct club_ask *ask,
                            void *memory, size_t memory_size,
                            struct club_draft *draft, struct json *error);

/* Whether somebody is asked to this rematch. */
enum table_asked_state table_asked(const struct club_table *t,
                                   const char *person);

/* When the table has something to do next, as of now; CLUB_NEVER. */
int64_t table_due(const struct club_table *t, int64_t now);
/* What the club itself has to do now: a row for what is due, or NOTHING. */
enum club_status table_wake(struct club_table *t, const struct club_ask *ask,
                            struct club_draft *draft);
/* The seat a computer has to decide for now, or -1; who, and its seed. */
int table_thinker(const struct club_table *t, int64_t now);
const char *table_player(const struct club_table *t, int seat);
uint64_t table_think_seed(const struct club_table *t, int seat);

/* A person's seat here, or TABLE_WATCH. */
int table_seat_of(const struct club_table *t, const char *person);
/* Where somebody stands who follows the table. */
struct table_place {
    uint32_t epoch, number;
    int ply;
};
/* Everything these eyes may see beyond a place: members of an object. The
 * place moves on to what they have seen then. 'mute' says whose talk is left
 * out; it may be NULL. */
void table_show(struct club_table *t, int eyes, struct table_place *place,
                bool (*mute)(const void *self, const char *person),
                const void *self, struct json *out);
/* Whether these eyes may look: a game that nobody may watch is for those seated
 * alone, also when it is over. */
bool table_may_look(const struct club_table *t, int eyes);
/* The ply up to which these eyes see the record. */
int table_visible(const struct club_table *t, int eyes);

/* Between the files of this folder. */
extern const char *const table_why_words[WHY_COUNT],
    *const table_clock_words[], *const table_proposal_words[PROPOSE_COUNT];
const char *table_why_word(enum table_why why);
const char *table_clock_word(enum table_clock clock);
const char *table_proposal_word(enum table_proposal proposal);
/* The clock: charging up to a moment, starting anew after an entry, and what a
 * seat has at the start or for a move. */
void table_charge(struct club_table *t, int64_t at);
void table_wind(struct club_table *t);
int64_t table_allowance(const struct club_table *t);
/* Whoever asked for an entry has been here. */
void table_note_visit(struct club_table *t, const struct club_entry *e);
/* Whether a person who takes over now has a minute at least. */
bool table_has_comeback(const struct club_table *t, int seat);
/* When the running clock runs out, with grace; CLUB_NEVER. */
int64_t table_deadline(const struct club_table *t);
/* Lays the seats by lot and begins the session, from the shares shown. */
bool table_deal(struct club_table *t);
/* Takes back to a ply where the seat decided; -1: its last decision. */
bool table_take_back(struct club_table *t, int by, int to, bool consent);
/* The rules of a table from the members of an ask; and tries them, where the
 * memory is scratch. */
enum club_status table_get_rules(struct table_rules *r,
                                 const struct json_object *o,
                                 struct json *error);
enum club_status table_try_rules(const struct table_rules *r, void *memory,
                                 size_t size, struct json *error);
/* Something else may be to be agreed to after an entry: then by everybody but
 * whoever asked for it. */
void table_note_terms(struct club_table *t, const struct table_rules *before,
                      bool counted, const struct club_entry *e);
/* Whether exchanging two seats changes who plays before whom: closing up to
 * free seats does not. */
bool table_reorders(const struct club_table *t, int a, int b);
/* Somebody closed a game that all others had left: those do not come back, and
 * have lost, and computers play on. */
void table_close_on(struct club_table *t, int stayed);
/* The rules as an event has them; members left out stay. */
bool table_read_rules(struct table_rules *r, const struct json_object *o);
/* The rules of a table as members of an ask or event. */
void table_put_rules(const struct table_rules *r, struct json *out);
/* Whether the game counts, or will as it stands; and if it should, but will
 * not: why ("beside", "computer"), else NULL. */
bool table_counts(const struct club_table *t);
const char *table_uncounted(const struct club_table *t);
/* Whether whoever has the seat agrees to the terms; programs always do. */
bool table_is_ready(const struct table_seat *seat);
/* What the game gave a seat, as members of the ask "result". */
void table_put_result(const struct club_table *t, int seat, struct json *out);
/* Writes events into a row begun for this table. */
void table_begin_row(struct club_table *t, const struct club_ask *ask,
                     struct club_draft *draft);
/* The host's seat is empty: who sits longest in the order of seats follows. */
void table_pass_host(struct club_table *t);
/* Who is asked to a rematch: as a member of its first event, read from there,
 * what becomes of it, and shown. */
void table_put_asked(const struct club_table *before, struct json *out);
void table_read_asked(struct club_table *t, const struct json_object *o);
void table_note_asked(struct club_table *t, const char *person,
                      enum table_asked_state state);
void table_show_asked(const struct club_table *t, struct json *out);
/* A seat is given up before the start; the last person closes the table. */
void table_put_stood(struct club_table *t, struct club_draft *draft, int seat);
void table_put_deal(struct club_table *t, struct club_draft *draft);
/* The record of all plies from one on, as an event; ends the table with it
 * where the game is over. */
void table_put_lines(struct club_table *t, struct club_draft *draft, int from);
/* A step back of a seat, and the ply it leads to as in table_take_back(). */
void table_put_taken(struct club_table *t, struct club_draft *draft, int by,
                     int to, bool consent);
void table_put_stands_in(struct club_draft *draft, int seat,
                         enum table_why why);
void table_put_end(struct club_table *t, struct club_draft *draft,
                   enum table_why why);
/* Asks, by chapter: NULL-terminated by a NULL word. */
struct table_asks {
    const char *word;
    enum club_status (*judge)(struct club_table *t, const struct club_ask *ask,
                              struct club_draft *draft, struct json *error);
};
extern const struct table_asks table_asks_seats[], table_asks_terms[],
    table_asks_play[], table_asks_vote[];

#endif
