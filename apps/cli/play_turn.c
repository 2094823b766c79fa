/* A person's turn: what happened, what can be done, and the line typed. */
#include "apps/cli/play.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/learn.h"

int play_show_table(struct play *p, int seat, bool whole)
{
    struct oxhide_look look = screen_look(&p->screen, whole);
    struct text t;
    int lines = 0;

    text_init(&t, p->text, PLAY_ANSWER_MAX);
    oxhide_table(p->session, play_eyes(seat), &look, &t);
    screen_put(&p->screen, p->text);
    for (const char *c = p->text; *c; c++)
        lines += *c == '\n';
    return lines;
}

/* A sentence of an answer, as the seat reads it. */
static void tell_one(struct play *p, int seat, json_t *said, const char *before,
                     bool dim)
{
    struct voice voice = cli_voice_to(seat);
    char sentence[MESSAGE_MAX];
    struct text say;

    text_init(&say, sentence, sizeof sentence);
    cli_say(&voice, oxhide_session_game(p->session), said, &say);
    screen_say(&p->screen, 4, "%s%s%s.%s", before, dim ? SCREEN_DIM : "",
               sentence, dim ? SCREEN_PLAIN : "");
}

void play_tell_from(struct play *p, int seat, int from)
{
    json_t *answer, *events, *event, *fact;
    size_t i, k;

    oxhide_events(p->session, play_eyes(seat), from, play_ask(p));
    answer = play_answer(p);
    events = json_object_get(answer, "events");
    json_array_foreach(events, i, event)
    {
        bool dim = !json_is_integer(json_object_get(event, "actor"));
        tell_one(p, seat, event, "  ", dim);
        json_array_foreach(json_object_get(event, "facts"), k, fact)
            tell_one(p, seat, fact, "    ", false);
    }
    json_decref(answer);
}

void play_tell(struct play *p, int seat)
{
    play_tell_from(p, seat, p->told[seat]);
    p->told[seat] = oxhide_session_ply(p->session);
}

static void act(struct play *p, int seat, const char *words)
{
    char recorded[PLAY_LINE_MAX];

    play_done(p, oxhide_apply(p->session, play_doer(seat),
                              play_recorded(p, words, recorded), play_ask(p)));
}

static void lower(char *words)
{
    for (; *words; words++)
        *words = (char)tolower((unsigned char)*words);
}

/* A number, whole words, or the first words of some actions, in any case. */
static void choose(struct play *p, int seat, json_t *actions, char *line)
{
    size_t count = json_array_size(actions), matching = 0, last = 0;
    uint64_t n;

    if (text_read_uint(line, &n)) {
        if (n && n <= count)
            act(p, seat, play_str(json_array_get(actions, n - 1), "text"));
        else
            cli_tell(&p->screen, "numbers", "#most", (int)count, NULL);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const char *words = play_str(json_array_get(actions, i), "text");
        if (strncasecmp(words, line, strlen(line)))
            continue;
        matching++;
        last = i;
        if (strlen(words) == strlen(line)) {
            matching = 1;
            break;
        }
    }
    if (!matching)
        lower(line);
    if (matching > 1) {
        struct play_page page;
        play_page_open(p, &page);
        play_list(p, actions, line, PLAY_ROOM_ALL);
        play_page_close(p, &page);
    } else
        act(p, seat,
            matching ? play_str(json_array_get(actions, last), "text") : line);
}

bool play_begins(json_t *actions, const char *line)
{
    json_t *action;
    size_t i;

    json_array_foreach(actions, i, action)
    {
        if (!strncasecmp(play_str(action, "text"), line, strlen(line)))
            return true;
    }
    return false;
}

/* Between two persons of a game with secrets: nobody sees the other's hand, and
 * only Enter shows it. Who decided last may still think again. */
static bool curtain(struct play *p, int seat)
{
    char line[PLAY_LINE_MAX];
    int ply = oxhide_session_ply(p->session);

    if (p->shown >= 0)
        screen_clear(&p->screen);
    cli_tell(&p->screen, "curtain", "seat", screen_seat(seat), NULL);
    while (line_read(&p->line, "", line, sizeof line)) {
        if (!*line)
            return true;
        if (play_after(line, "quit") || play_after(line, "exit"))
            return false;
        if (play_after(line, "undo") || play_after(line, "undo!"))
            play_undo(p, play_after(line, "undo!"));
        if (oxhide_session_ply(p->session) != ply)
            return true;
        cli_tell(&p->screen, "only-enter", NULL);
    }
    return false;
}

static bool needs_curtain(const struct play *p, int seat)
{
    int persons = 0;

    for (int q = 0; q < oxhide_session_seats(p->session); q++)
        persons += play_person(p, q);
    return seat >= 0 && persons > 1 && p->shown != seat &&
           oxhide_session_secrets(p->session);
}

/* What a person sees when their decision comes up. */
static void show_turn(struct play *p, int seat, json_t *actions)
{
    enum {
        TALL = 60, /* lines of a screen with room for a whole table */
        ROUND = 3  /* lines above the list, below it, and the prompt */
    };
    int room = PLAY_ROOM_PIPE;

    p->screen = screen_open(p->screen.plain); /* it may have been resized */
    if (seat >= 0 && p->told[seat] < oxhide_session_ply(p->session)) {
        play_tell(p, seat);
        putchar('\n');
    }
    /* Who listens to a table does not want all of it after every step. */
    if (!p->screen.plain || p->last != seat) {
        int lines = play_show_table(p, seat, p->screen.rows >= TALL);
        if (p->screen.terminal && !p->screen.plain)
            room = p->screen.rows - lines - ROUND;
        putchar('\n');
    }
    play_list(p, actions, "", room > 0 ? room : 0);
    learn_help(p, seat);
}

/* Single spaces, none at the ends. */
static void tidy(char *line)
{
    char *to = line;

    for (char *c = line; *c; c++) {
        if (*c == ' ' || *c == '\t') {
            if (to > line && to[-1] != ' ')
                *to++ = ' ';
        } else
            *to++ = *c;
    }
    if (to > line && to[-1] == ' ')
        to--;
    *to = '\0';
}

void play_turn(struct play *p, int seat)
{
    char line[PLAY_LINE_MAX], prompt[MESSAGE_MAX];
    int ply = oxhide_session_ply(p->session);

    if (needs_curtain(p, seat) && !curtain(p, seat)) {
        p->quit = true;
        return;
    }
    if (oxhide_session_ply(p->session) != ply)
        return; /* taken back: the turn is another's */
    p->shown = seat;
    json_t *answer = play_legal(p, play_eyes(seat));
    p->actions = json_object_get(answer, "actions");
    show_turn(p, seat, p->actions);
    cli_words(prompt, "prompt", "who",
              seat < 0 ? "chance" : (const char[]){ (char)('A' + seat), 0 },
              NULL);
    while (!p->quit && oxhide_session_ply(p->session) == ply) {
        putchar('\n');
        if (!line_read(&p->line, prompt, line, sizeof line)) {
            p->quit = true;
            break;
        }
        tidy(line);
        if (*line && (play_begins(p->actions, line) ||
                      !play_command(p, seat, p->actions, line)))
            choose(p, seat, p->actions, line);
    }
    p->actions = NULL;
    json_decref(answer);
}
