/* A game at the terminal, for the files that make it.
 *
 * play.c           the command: its options, whose turn, the end
 * play_begin.c     a new game, or one that was saved
 * play_turn.c      a person's turn, and what was typed
 * play_commands.c  everything that may be typed besides actions
 * play_page.c      what is longer than the screen, page by page
 * play_list.c      legal actions, grouped and numbered, with what they do
 * play_find.c      things by their name, and what they do
 * play_hint.c      what a program would do
 * play_score.c     the score sheet
 * learn.c          lessons, and what a first game with help explains */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include <jansson.h>

#include "apps/cli/cli.h"
#include "apps/cli/line.h"
#include "apps/cli/screen.h"
#include "apps/cli/voice.h"
#include "oxhide_lesson.h"

enum {
    PLAY_ANSWER_MAX = 2 << 20,
    PLAY_LINE_MAX = 256,
    PLAY_ROOM_ALL = -1, /* as many lines as it takes */
    PLAY_ROOM_PIPE = 60 /* lines of a list where there is no screen */
};

struct play {
    struct screen screen;
    struct line line;
    void *memory;
    struct oxhide_session *session;
    char *answer, *text; /* PLAY_ANSWER_MAX each */
    struct json out;
    json_t *actions;     /* those of the turn; NULL: none */
    json_t *things;      /* play_find.c: of the game; NULL until asked for */
    char autosave[1024]; /* "" where nothing is kept */
    char typed[PLAY_LINE_MAX];   /* a candidate, for a moment */
    struct outsider *outside[4]; /* NULL: not from outside */
    int told[4]; /* each seat has been told of this many actions */
    int shown;   /* the person the screen was last shown to; -1 */
    int last;    /* who decided last; -1 */
    bool quit;
    struct oxhide_lesson *lesson;     /* of a game with help; NULL */
    bool helped[OXHIDE_LESSON_HELPS]; /* what has been said */
    int helped_to; /* it is known what came up before this ply */
};

/* What the command line asks for. */
struct wishes {
    const char *game, *seats, *load, *seed_text;
    struct cli_list options;
    int players, time_ms;
    uint64_t seed;
    bool resume, plain, deal, forget, help;
};

/* Whether the wishes go together; false after one line of error. */
bool play_sensible(const struct wishes *w);
/* Begins a new game, or goes on with an old one; the exit status. */
int play_begin(struct play *p, const struct wishes *w);

/* The players of --seats as the session knows them: outsiders are "engine" to
 * it, and kept here. False after saying what is wrong. */
bool play_outsiders(struct play *p, const struct wishes *w, char *list,
                    size_t cap);
/* The outsider's decision is made, or the game ends for it. */
void play_outside_turn(struct play *p, int seat);
void play_outside_done(struct play *p);

/* Opens an answer; play_answer() closes and reads it, to be json_decref'd. */
struct json *play_ask(struct play *p);
json_t *play_answer(struct play *p);
/* The string of a member; "" where it is none. */
const char *play_str(const json_t *object, const char *key);

/* The legal actions as an eye sees them, as they are typed; to be
 * json_decref'd. */
json_t *play_legal(struct play *p, int eyes);
/* Whether a line begins an action: it is that action then, whatever else it
 * might be. */
bool play_begins(json_t *actions, const char *line);
/* An action of a record as it is typed, and back: "explore G4" is "explore
 * 3,6". */
const char *play_typed(struct play *p, const char *words,
                       char out[PLAY_LINE_MAX]);
const char *play_recorded(struct play *p, const char *typed,
                          char out[PLAY_LINE_MAX]);

/* Prints the actions whose words begin with 'start', numbered as in the whole
 * list, in 'room' lines if that can be. */
void play_list(struct play *p, json_t *actions, const char *start, int room);

/* What is said in between is shown a screen at a time where there is one. */
struct play_page {
    char *text;
    size_t size;
};
void play_page_open(struct play *p, struct play_page *page);
void play_page_close(struct play *p, struct play_page *page);

/* What an action does, beyond its sentence: of its kind, and of the things it
 * names; "" where there is nothing to say. */
const char *play_help_of(struct play *p, json_t *action, char out[MESSAGE_MAX]);
/* What its typed words stand for: "up: face up". */
const char *play_typed_of(struct play *p, json_t *action,
                          char out[MESSAGE_MAX]);
const char *play_effect_of(struct play *p, json_t *action,
                           char out[MESSAGE_MAX]);
/* Prints what a thing of the game does, by its name or a part of it; false
 * where there is none. */
bool play_find(struct play *p, const char *name);
/* The same, with all the rules say; or that there is nothing. */
void play_about(struct play *p, const char *name);
/* The name of the k-th thing; NULL after the last. */
const char *play_thing(struct play *p, int k);

/* The standing, source by source; 'lines' shows what each is made of. */
void play_score(struct play *p, int as, bool lines);

/* What a program would do at a seat's turn, and why. */
void play_hint(struct play *p, int seat);

/* Saves the whole record; false after saying why not. */
bool play_save(struct play *p, const char *path);
/* Saves where --resume finds it; where that fails, only this once. */
void play_keep(struct play *p);

/* Lets the person at 'seat' (or whoever deals, -1) do one thing. */
void play_turn(struct play *p, int seat);
/* Tells what happened since this seat was told last, or since a ply. */
void play_tell(struct play *p, int seat);
void play_tell_from(struct play *p, int seat, int from);
/* Draws the table; how many lines it took. */
int play_show_table(struct play *p, int seat, bool whole);

/* Does what a line says if it is a command; false where it is none. */
bool play_command(struct play *p, int seat, json_t *actions, const char *line);
/* The part of the line after a command's word; NULL where it is another. */
const char *play_after(const char *line, const char *command);
/* The word of the k-th command; NULL after the last. */
const char *play_command_name(int k);
void play_undo(struct play *p, bool consent);
/* Says why not, with the rule where there is one. */
void play_refused(struct play *p, json_t *answer);
/* After what was asked, which is refused or kept. */
void play_done(struct play *p, enum oxhide_status status);

bool play_person(const struct play *p, int seat);
/* Whoever enters what chance brings has everything before them. */
int play_eyes(int actor);
int play_doer(int actor);

#endif
