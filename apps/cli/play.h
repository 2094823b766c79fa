/* A game at the terminal, for the files that make it.
 *
 * play.c        the command: setting up, whose turn, the end
 * play_turn.c   what a person may type on their turn
 * play_list.c   legal actions, grouped and numbered
 * play_score.c  the score sheet */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include <jansson.h>

#include "apps/cli/screen.h"
#include "apps/cli/voice.h"
#include "oxhide.h"

enum { PLAY_ANSWER_MAX = 2 << 20, PLAY_LINE_MAX = 256 };

struct play {
    struct screen screen;
    void *memory;
    struct oxhide_session *session;
    char *answer, *text; /* PLAY_ANSWER_MAX each */
    struct json out;
    char autosave[1024]; /* "" where nothing is kept */
    int told[4];         /* each seat has been told of this many actions */
    int shown;           /* the person the screen was last shown to; -1 */
    int last;            /* who decided last; -1 */
    bool quit;
};

/* Opens an answer; play_answer() closes and reads it, to be json_decref'd. */
struct json *play_ask(struct play *p);
json_t *play_answer(struct play *p);
/* The string of a member; "" where it is none. */
const char *play_str(const json_t *object, const char *key);

/* Reads a line without its end; false at the end of the input. */
bool play_read(char line[PLAY_LINE_MAX]);

/* Prints the actions whose words begin with 'start', numbered as in the whole
 * list, and returns how many there are. */
size_t play_list(struct play *p, json_t *actions, const char *start);

/* The standing, source by source; 'lines' shows what each is made of. */
void play_score(struct play *p, int as, bool lines);

/* Saves the whole record; false after saying why not. */
bool play_save(struct play *p, const char *path);
/* Saves where --resume finds it; where that fails, only this once. */
void play_keep(struct play *p);

/* Lets the person at 'seat' (or whoever deals, -1) do one thing. */
void play_turn(struct play *p, int seat);
/* Tells what happened since this seat was told last. */
void play_tell(struct play *p, int seat);

bool play_person(const struct play *p, int seat);

#endif
