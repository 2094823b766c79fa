/* A person's turn: what happened, what can be done, and everything that may
 * be typed. */
#include "apps/cli/play.h"

#include <errno.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/rules.h"
#include "apps/cli/think.h"

static void help(struct play *p)
{
    static const char *const lines[][2] = {
        { "list", "the actions again" },
        { "table", "the table again" },
        { "score", "points so far" },
        { "log", "all that happened" },
        { "hint", "what a program would do" },
        { "why ACTION", "may I, and if not, why" },
        { "rules", "the rules; rules ID a section" },
        { "undo, redo", "step back, step ahead" },
        { "save FILE", "keep the game as it stands" },
        { "quit", "leave; --resume goes on" },
    };
    enum { COUNT = sizeof lines / sizeof *lines };

    screen_say(&p->screen, 0,
               "Type the number of an action, or its words. The first words "
               "alone list what begins with them. Besides:");
    for (int i = 0; i < COUNT; i++)
        printf(p->screen.plain ? "%s: %s\n"
               : i % 2         ? "%-11s %s\n"
                               : "  %-10s %-29s  ",
               lines[i][0], lines[i][1]);
    if (p->autosave[0])
        puts("The game is kept after every action.");
}

/* Whoever enters what chance brings has everything before them. */
static int eyes(int actor)
{
    return actor < 0 ? OXHIDE_ALL : actor;
}

static int doer(int actor)
{
    return actor < 0 ? OXHIDE_ANYBODY : actor;
}

static void show_table(struct play *p, int seat, bool whole)
{
    struct oxhide_look look = screen_look(&p->screen, whole);
    struct text t;

    text_init(&t, p->text, PLAY_ANSWER_MAX);
    oxhide_table(p->session, eyes(seat), &look, &t);
    screen_put(&p->screen, p->text);
}

static void tell_from(struct play *p, int seat, int from)
{
    struct voice voice = cli_voice_to(seat);
    char sentence[MESSAGE_MAX];
    struct text say;
    json_t *answer, *events, *event;
    size_t i;

    oxhide_events(p->session, eyes(seat), from, play_ask(p));
    answer = play_answer(p);
    events = json_object_get(answer, "events");
    json_array_foreach(events, i, event)
    {
        bool dim = !json_is_integer(json_object_get(event, "actor"));
        text_init(&say, sentence, sizeof sentence);
        cli_say(&voice, oxhide_session_game(p->session), event, &say);
        screen_say(&p->screen, 4, "  %s%s.%s", dim ? SCREEN_DIM : "", sentence,
                   dim ? SCREEN_PLAIN : "");
    }
    json_decref(answer);
}

void play_tell(struct play *p, int seat)
{
    tell_from(p, seat, p->told[seat]);
    p->told[seat] = oxhide_session_ply(p->session);
}

static const char *error_message(json_t *answer)
{
    return play_str(json_object_get(answer, "error"), "message");
}

/* Says why not, with the rule where there is one. */
static void print_error(struct play *p, json_t *answer)
{
    json_t *error = json_object_get(answer, "error");
    const char *rule = play_str(error, "rule");

    if (*rule)
        screen_say(&p->screen, 0, "No: %s (%s; 'rules %s' says more)",
                   play_str(error, "message"), rule, rule);
    else
        screen_say(&p->screen, 0, "%s", play_str(error, "message"));
}

static void act(struct play *p, int seat, const char *words)
{
    enum oxhide_status status = oxhide_apply(p->session, doer(seat), words,
                                             play_ask(p));
    json_t *answer = play_answer(p);

    if (status)
        print_error(p, answer);
    else
        play_keep(p);
    json_decref(answer);
}

/* At one table whoever decided last may think again, also once the screen has
 * gone to the next. */
static void undo(struct play *p, bool consent)
{
    int before = oxhide_session_taken_back(p->session);
    enum oxhide_status status = oxhide_undo(p->session, OXHIDE_ANYBODY, consent,
                                            play_ask(p));
    json_t *answer = play_answer(p);

    if (status == OXHIDE_FRONTIER) {
        screen_say(&p->screen, 0, "%s", error_message(answer));
        puts("If you do, type 'undo!'. New cards will then be drawn, and the "
             "record and\nthe score sheet will say that the game was taken "
             "back.");
    } else if (status) {
        print_error(p, answer);
    } else {
        for (int q = 0; q < oxhide_session_seats(p->session); q++)
            if (p->told[q] > oxhide_session_ply(p->session))
                p->told[q] = oxhide_session_ply(p->session);
        puts(oxhide_session_taken_back(p->session) > before
                 ? "Taken back by consent; the record says so."
                 : "Taken back.");
        play_keep(p);
    }
    json_decref(answer);
}

static void redo(struct play *p, int seat)
{
    enum oxhide_status status = oxhide_redo(p->session, eyes(seat),
                                            play_ask(p));
    json_t *answer = play_answer(p);

    if (status)
        print_error(p, answer);
    else
        play_keep(p);
    json_decref(answer);
}

static void hint(struct play *p)
{
    struct cli_think how = { .player = "ai:6", .hint = true };
    enum oxhide_status status = cli_think(p->session, &how, play_ask(p));
    json_t *answer = play_answer(p);
    json_t *lines = json_object_get(answer, "lines"), *reason;
    size_t i;

    if (status)
        print_error(p, answer);
    for (i = 0; !status && i < 2 && i < json_array_size(lines); i++) {
        json_t *line = json_array_get(lines, i);
        screen_say(&p->screen, 4, "%s%s  (%s)",
                   i ? "Or:    " : "Hint:  ", play_str(line, "say"),
                   play_str(line, "text"));
    }
    json_array_foreach(json_object_get(answer, "reasons"), i, reason)
        screen_say(&p->screen, 4, "       The first promises %s.",
                   play_str(reason, "say"));
    json_decref(answer);
}

/* "why 12" and "why take 1 up 2". */
static void why(struct play *p, int seat, json_t *actions, const char *words)
{
    uint64_t n;

    if (text_read_uint(words, &n) && n && n <= json_array_size(actions))
        words = play_str(json_array_get(actions, n - 1), "text");
    enum oxhide_status status = oxhide_why(p->session, doer(seat), words,
                                           play_ask(p));
    json_t *answer = play_answer(p);
    if (status)
        print_error(p, answer);
    else if (json_is_true(json_object_get(answer, "legal")))
        printf("'%s' is allowed now.\n", words);
    else
        screen_say(&p->screen, 0, "%s (%s; 'rules %s' says more)",
                   play_str(answer, "message"), play_str(answer, "rule"),
                   play_str(answer, "rule"));
    json_decref(answer);
}

static void save(struct play *p, const char *path)
{
    if (!*path)
        puts("Name the file: save my-game.play");
    else if (play_save(p, path))
        printf("Saved in %s; 'oxhide play --load %s' goes on.\n", path, path);
}

/* A section, the whole, or what sections there are. */
static void rules(struct play *p, const char *id)
{
    const char *game = oxhide_session_game(p->session);

    if (*id && !rules_print(&p->screen, game, strcmp(id, "all") ? id : NULL))
        printf("The rules have no section '%s'; 'rules' lists them.\n", id);
    else if (!*id && !rules_contents(&p->screen, game))
        puts("There are no rules in this build.");
    else if (!*id)
        puts("\n'rules' and one of these ids prints that section, 'rules all' "
             "everything.");
}

/* The part of the line after a command's word; NULL where it is another. */
static const char *after(const char *line, const char *command)
{
    size_t n = strlen(command);

    if (strncasecmp(line, command, n) || (line[n] && line[n] != ' '))
        return NULL;
    line += n;
    while (*line == ' ')
        line++;
    return line;
}

/* Commands that are not actions; false where the line is none. */
static bool command(struct play *p, int seat, json_t *actions, const char *line)
{
    const char *rest;

    if (after(line, "help") || after(line, "?"))
        help(p);
    else if (after(line, "list"))
        play_list(p, actions, "");
    else if (after(line, "table"))
        show_table(p, seat, true);
    else if (after(line, "score"))
        play_score(p, eyes(seat), true);
    else if (after(line, "log"))
        tell_from(p, seat, 0);
    else if (after(line, "hint"))
        hint(p);
    else if (after(line, "undo"))
        undo(p, false);
    else if (after(line, "undo!"))
        undo(p, true);
    else if (after(line, "redo"))
        redo(p, seat);
    else if ((rest = after(line, "why")))
        why(p, seat, actions, rest);
    else if ((rest = after(line, "rules")))
        rules(p, rest);
    else if ((rest = after(line, "save")))
        save(p, rest);
    else if (after(line, "quit") || after(line, "exit"))
        p->quit = true;
    else
        return false;
    return true;
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
            printf("The numbers go from 1 to %zu.\n", count);
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
    if (matching > 1)
        play_list(p, actions, line);
    else
        act(p, seat,
            matching ? play_str(json_array_get(actions, last), "text") : line);
}

/* Between two persons of a game with secrets: nobody sees the other's hand, and
 * only Enter shows it. Who decided last may still think again. */
static bool curtain(struct play *p, int seat)
{
    char line[PLAY_LINE_MAX];
    int ply = oxhide_session_ply(p->session);

    if (p->shown >= 0)
        screen_clear(&p->screen);
    screen_say(&p->screen, 0,
               "It is %s's turn. Give them the screen; then "
               "press Enter.",
               screen_seat(seat));
    while (play_read(line)) {
        if (!*line)
            return true;
        if (after(line, "quit") || after(line, "exit"))
            return false;
        if (after(line, "undo") || after(line, "undo!"))
            undo(p, after(line, "undo!"));
        if (oxhide_session_ply(p->session) != ply)
            return true;
        puts("Only Enter, with nothing typed, shows the hand.");
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
    if (seat >= 0 && p->told[seat] < oxhide_session_ply(p->session)) {
        play_tell(p, seat);
        putchar('\n');
    }
    /* Who listens to a table does not want all of it after every step. */
    if (!p->screen.plain || p->last != seat) {
        show_table(p, seat, p->screen.rows > 48);
        putchar('\n');
    }
    play_list(p, actions, "");
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
    char line[PLAY_LINE_MAX];
    int ply = oxhide_session_ply(p->session);

    if (needs_curtain(p, seat) && !curtain(p, seat)) {
        p->quit = true;
        return;
    }
    if (oxhide_session_ply(p->session) != ply)
        return; /* taken back: the turn is another's */
    p->shown = seat;
    oxhide_legal(p->session, eyes(seat), play_ask(p));
    json_t *answer = play_answer(p);
    json_t *actions = json_object_get(answer, "actions");
    show_turn(p, seat, actions);
    while (!p->quit && oxhide_session_ply(p->session) == ply) {
        putchar('\n');
        screen_put(&p->screen, seat < 0 ? "Chance" : screen_seat(seat));
        fputs("> ", stdout);
        fflush(stdout);
        if (!play_read(line)) {
            p->quit = true;
            break;
        }
        tidy(line);
        if (!*line || command(p, seat, actions, line))
            continue;
        choose(p, seat, actions, line);
    }
    json_decref(answer);
}
