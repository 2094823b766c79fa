/* Everything that may be typed besides actions. */
#include "apps/cli/play.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/rules.h"

/* What a command is handed: the rest of its line. */
struct typed {
    int seat;
    json_t *actions;
    const char *rest;
};

typedef void command_run(struct play *p, const struct typed *t);

int play_eyes(int actor)
{
    return actor < 0 ? OXHIDE_ALL : actor;
}

int play_doer(int actor)
{
    return actor < 0 ? OXHIDE_ANYBODY : actor;
}

void play_refused(struct play *p, json_t *answer)
{
    json_t *error = json_object_get(answer, "error");
    const char *rule = play_str(error, "rule");

    if (*rule)
        cli_tell(&p->screen, "refused-rule", "message",
                 play_str(error, "message"), "rule", rule, NULL);
    else
        screen_say(&p->screen, 0, "%s", play_str(error, "message"));
    if (!strcmp(play_str(error, "code"), "unreadable") &&
        !*play_str(error, "nearest"))
        cli_tell(&p->screen, "see-help", NULL);
}

void play_done(struct play *p, enum oxhide_status status)
{
    json_t *answer = play_answer(p);

    if (status)
        play_refused(p, answer);
    else
        play_keep(p);
    json_decref(answer);
}

void play_undo(struct play *p, bool consent)
{
    int before = oxhide_session_taken_back(p->session);
    enum oxhide_status status = oxhide_undo(p->session, OXHIDE_ANYBODY, consent,
                                            play_ask(p));
    json_t *answer = play_answer(p);

    if (status) {
        play_refused(p, answer);
        if (status == OXHIDE_FRONTIER)
            cli_tell(&p->screen, "undo-consent", NULL);
    } else {
        for (int q = 0; q < oxhide_session_seats(p->session); q++)
            if (p->told[q] > oxhide_session_ply(p->session))
                p->told[q] = oxhide_session_ply(p->session);
        cli_tell(&p->screen,
                 oxhide_session_taken_back(p->session) > before
                     ? "taken-back-consent"
                     : "taken-back",
                 NULL);
        play_keep(p);
    }
    json_decref(answer);
}

static void run_list(struct play *p, const struct typed *t)
{
    play_list(p, t->actions, "", PLAY_ROOM_ALL);
}

static void run_table(struct play *p, const struct typed *t)
{
    play_show_table(p, t->seat, true);
}

static void run_score(struct play *p, const struct typed *t)
{
    play_score(p, play_eyes(t->seat), true);
}

static void run_log(struct play *p, const struct typed *t)
{
    play_tell_from(p, t->seat, 0);
}

static void run_undo(struct play *p, const struct typed *t)
{
    (void)t;
    play_undo(p, false);
}

static void run_consent(struct play *p, const struct typed *t)
{
    (void)t;
    play_undo(p, true);
}

static void run_redo(struct play *p, const struct typed *t)
{
    play_done(p, oxhide_redo(p->session, play_eyes(t->seat), play_ask(p)));
}

/* Whether an action is allowed, and if not, why. */
static void say_whether(struct play *p, const char *words, json_t *answer)
{
    if (json_is_true(json_object_get(answer, "legal")))
        cli_tell(&p->screen, "allowed", "words", words, NULL);
    else
        cli_tell(&p->screen, "refused-rule", "message",
                 play_str(answer, "message"), "rule", play_str(answer, "rule"),
                 NULL);
    json_decref(answer);
}

/* "why 12" and "why take 1 up 2". */
static void run_why(struct play *p, const struct typed *t)
{
    char recorded[PLAY_LINE_MAX];
    const char *words = t->rest;
    uint64_t n;

    if (text_read_uint(words, &n) && n && n <= json_array_size(t->actions))
        words = play_str(json_array_get(t->actions, n - 1), "text");
    if (!oxhide_why(p->session, play_doer(t->seat),
                    play_recorded(p, words, recorded), play_ask(p))) {
        say_whether(p, words, play_answer(p));
        return;
    }
    json_t *answer = play_answer(p);
    play_refused(p, answer);
    json_decref(answer);
}

/* What a program would do. */
static void run_hint(struct play *p, const struct typed *t)
{
    play_hint(p, t->seat);
}

static void run_save(struct play *p, const struct typed *t)
{
    if (!*t->rest)
        cli_tell(&p->screen, "name-file", NULL);
    else if (play_save(p, t->rest))
        cli_tell(&p->screen, "saved", "path", t->rest, NULL);
}

void play_about(struct play *p, const char *name)
{
    if (!*name)
        cli_tell(&p->screen, "name-thing", NULL);
    else if (!play_find(p, name) &&
             !rules_print(&p->screen, oxhide_session_game(p->session), name))
        cli_tell(&p->screen, "no-thing", "name", name, NULL);
}

static void run_about(struct play *p, const struct typed *t)
{
    play_about(p, t->rest);
}

/* "card p16 basic" is an action of some games: one that is not allowed is
 * refused as such. */
static void run_card(struct play *p, const struct typed *t)
{
    char words[PLAY_LINE_MAX];

    snprintf(words, sizeof words, "card %s", t->rest);
    if (oxhide_why(p->session, play_doer(t->seat), words, play_ask(p)))
        play_about(p, t->rest);
    else
        say_whether(p, words, play_answer(p));
}

/* A section, what names a thing, the whole, or what sections there are. */
static void run_rules(struct play *p, const struct typed *t)
{
    const char *game = oxhide_session_game(p->session);

    if (*t->rest &&
        !rules_print(&p->screen, game, strcmp(t->rest, "all") ? t->rest : NULL))
        cli_tell(&p->screen, "no-section", "id", t->rest, NULL);
    else if (!*t->rest && !rules_contents(&p->screen, game))
        cli_tell(&p->screen, "no-rules", "game", game, NULL);
    else if (!*t->rest)
        cli_tell(&p->screen, "rules-how", NULL);
}

static void run_quit(struct play *p, const struct typed *t)
{
    (void)t;
    p->quit = true;
}

static void run_help(struct play *p, const struct typed *t);

static const struct {
    const char *word;
    command_run *run;
    bool listed, paged; /* in the help; page by page */
} commands[] = {
    { "list", run_list, true, true },    { "table", run_table, true, true },
    { "about", run_about, true, true },  { "rules", run_rules, true, true },
    { "hint", run_hint, true, false },   { "why", run_why, true, false },
    { "score", run_score, true, false }, { "log", run_log, true, true },
    { "undo", run_undo, true, false },   { "redo", run_redo, true, false },
    { "save", run_save, true, false },   { "quit", run_quit, true, false },
    { "help", run_help, true, false },   { "?", run_help, false, false },
    { "exit", run_quit, false, false },  { "undo!", run_consent, false, false },
    { "card", run_card, false, true },
};

enum { COMMANDS = sizeof commands / sizeof *commands };

const char *play_command_name(int k)
{
    return k < COMMANDS && commands[k].listed ? commands[k].word : NULL;
}

/* One command in a line or, asked for by name, in full. */
static void run_help(struct play *p, const struct typed *t)
{
    char id[64], text[MESSAGE_MAX];

    for (int k = 0; *t->rest && k < COMMANDS; k++) {
        if (!commands[k].listed || strcasecmp(commands[k].word, t->rest))
            continue;
        snprintf(id, sizeof id, "command-%s.more", commands[k].word);
        screen_say(&p->screen, 0, "%s", cli_words(text, id, NULL));
        return;
    }
    cli_tell(&p->screen, "help", NULL);
    for (int k = 0; k < COMMANDS; k++) {
        if (!commands[k].listed)
            continue;
        snprintf(id, sizeof id, "command-%s", commands[k].word);
        if (p->screen.plain)
            printf("%s\n", cli_words(text, id, NULL));
        else
            printf("  %s\n", cli_words(text, id, NULL));
    }
    cli_tell(&p->screen, "help-keys", NULL);
    if (p->autosave[0])
        cli_tell(&p->screen, "kept-always", NULL);
}

const char *play_after(const char *line, const char *command)
{
    size_t n = strlen(command);

    if (strncasecmp(line, command, n) || (line[n] && line[n] != ' '))
        return NULL;
    line += n;
    while (*line == ' ')
        line++;
    return line;
}

bool play_command(struct play *p, int seat, json_t *actions, const char *line)
{
    for (int k = 0; k < COMMANDS; k++) {
        const char *rest = play_after(line, commands[k].word);
        const struct typed t = { seat, actions, rest };
        struct play_page page;
        if (!rest)
            continue;
        if (commands[k].paged)
            play_page_open(p, &page);
        commands[k].run(p, &t);
        if (commands[k].paged)
            play_page_close(p, &page);
        return true;
    }
    return false;
}
