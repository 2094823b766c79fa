/* oxhide learn: the lesson of a game at the terminal. Each step starts from the
 * record up to it, so that chapters can be repeated, and left at any point. */
#include "apps/cli/learn.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
#include "apps/cli/rules.h"

/* More than so many actions since the last step are not told one by one; more
 * than so many to choose from take so many lines until they are asked for. */
enum { TOLD_MAX = 16, LISTED_MAX = 12, LIST_LINES = 8 };

struct learn {
    struct play play;
    const char *game;
    struct oxhide_lesson lesson;
    char kept[1024]; /* where progress is kept; "" nowhere */
    int step, shown; /* the ply whose table was shown last; -1 */
};

/* What the lesson says of the step or chapter with that id, in the language
 * spoken; where that has no words for it, what 'out' holds already. */
static const char *in_language(const char *game, struct oxhide_slice id,
                               const char *part, char out[MESSAGE_MAX])
{
    const struct message_args args = { .game = game };
    char key[MESSAGE_KEY_MAX], said[MESSAGE_MAX];
    struct text t;

    snprintf(key, sizeof key, "lesson-%s-%.*s.%s", game, (int)id.length, id.at,
             part);
    text_init(&t, said, sizeof said);
    if (message_format(cli_voice(), key, &args, &t))
        snprintf(out, MESSAGE_MAX, "%s", said);
    return out;
}

static const char *title(const char *game, struct oxhide_slice id,
                         struct oxhide_slice english, char out[MESSAGE_MAX])
{
    snprintf(out, MESSAGE_MAX, "%.*s", (int)english.length, english.at);
    return in_language(game, id, "title", out);
}

static const char *words(const struct oxhide_lesson_step *step,
                         const char *word, char out[MESSAGE_MAX])
{
    struct text t;

    text_init(&t, out, MESSAGE_MAX);
    oxhide_lesson_words(step, word, &t);
    return out;
}

/* Its title and why, in the words for those who type where it has them. */
static const char *step_title(const char *game,
                              const struct oxhide_lesson_step *step,
                              char out[MESSAGE_MAX])
{
    return *words(step, "typed-title", out)
               ? in_language(game, step->id, "typed-title", out)
               : title(game, step->id, step->title, out);
}

static const char *why(const char *game, const struct oxhide_lesson_step *step,
                       char out[MESSAGE_MAX])
{
    const char *part = *words(step, "typed", out) ? "typed" : "why";

    words(step, part, out);
    return in_language(game, step->id, part, out);
}

static bool is(struct oxhide_slice s, const char *word)
{
    return strlen(word) == s.length && !strncmp(s.at, word, s.length);
}

bool learn_open(const char *game, struct oxhide_lesson *l)
{
    char answer[1024];
    struct json out;

    for (const struct learn_file *f = learn_files; f->game; f++)
        if (!strcmp(f->game, game)) {
            cli_answer(&out, answer, sizeof answer);
            return !oxhide_lesson_read(l, f->text, strlen(f->text), &out);
        }
    return false;
}

void learn_help(struct play *p, int seat)
{
    struct oxhide_lesson *l = p->lesson;
    const char *game = oxhide_session_game(p->session);
    char text[MESSAGE_MAX], name[MESSAGE_MAX];
    json_t *answer, *id;
    size_t i;

    if (!l || seat != l->seat ||
        oxhide_lesson_help(l, p->session, p->helped_to, play_ask(p)))
        return;
    p->helped_to = oxhide_session_ply(p->session);
    answer = play_answer(p);
    json_array_foreach(json_object_get(answer, "helps"), i, id)
    {
        for (int k = 0; k < l->helps; k++) {
            const struct oxhide_lesson_step *help = &l->help[k];
            if (p->helped[k] || !is(help->id, json_string_value(id)))
                continue;
            p->helped[k] = true;
            screen_say(&p->screen, 2, SCREEN_STRONG "%s." SCREEN_PLAIN " %s",
                       step_title(game, help, name), why(game, help, text));
        }
    }
    json_decref(answer);
}

/* The session stands where the step begins, and what happened on the way there
 * is told. */
static bool stand_at_step(struct learn *l)
{
    struct play *p = &l->play;
    int before = p->session ? oxhide_session_ply(p->session) : -1;
    struct text t;

    text_init(&t, p->text, PLAY_ANSWER_MAX);
    oxhide_lesson_record(&l->lesson, l->step, &t);
    if (oxhide_load(p->memory, oxhide_session_size(NULL), p->text, t.used,
                    &p->session, play_ask(p)))
        return false;
    int now = oxhide_session_ply(p->session);
    p->told[l->lesson.seat] = now;
    if (before >= 0 && before < now && now - before <= TOLD_MAX) {
        p->told[l->lesson.seat] = before;
        play_tell(p, l->lesson.seat);
        putchar('\n');
    }
    return true;
}

static void show_table(struct learn *l, bool whole)
{
    struct play *p = &l->play;
    const struct oxhide_look look = screen_look(&p->screen, whole);
    struct text t;

    text_init(&t, p->text, PLAY_ANSWER_MAX);
    oxhide_table(p->session, l->lesson.seat, &look, &t);
    screen_put(&p->screen, p->text);
    putchar('\n');
    l->shown = oxhide_session_ply(p->session);
}

static void show_chapter(struct learn *l, int k)
{
    const struct oxhide_lesson_chapter *c = &l->lesson.chapter[k];
    char text[MESSAGE_MAX], name[MESSAGE_MAX];

    screen_say(&l->play.screen, 0, "\n" SCREEN_STRONG "%s" SCREEN_PLAIN "\n",
               cli_words(text, "learn-chapter", "#n", k + 1, "#of",
                         l->lesson.chapters, "title",
                         title(l->game, c->id, c->title, name), NULL));
}

static void show_step(struct learn *l)
{
    const struct oxhide_lesson_step *s = &l->lesson.step[l->step];
    const struct screen *screen = &l->play.screen;
    char text[MESSAGE_MAX], rule[MESSAGE_MAX], type[PLAY_LINE_MAX];

    if (l->lesson.chapter[s->chapter].first == l->step)
        show_chapter(l, s->chapter);
    if (l->shown != oxhide_session_ply(l->play.session))
        show_table(l, false);
    else
        putchar('\n');
    /* A table leaves out what its actions show, such as cards to choose from.
     */
    if (s->kind != OXHIDE_STEP_LOOK)
        play_list(&l->play, l->play.actions, "",
                  json_array_size(l->play.actions) <= LISTED_MAX ? PLAY_ROOM_ALL
                                                                 : LIST_LINES);
    screen_say(screen, 0, SCREEN_STRONG "%s" SCREEN_PLAIN,
               step_title(l->game, s, text));
    screen_say(screen, 0, "%s (%s)", why(l->game, s, text),
               words(s, "rule", rule));
    if (s->kind == OXHIDE_STEP_DO) {
        snprintf(rule, sizeof rule, "%.*s", (int)s->answer.length,
                 s->answer.at);
        cli_tell(screen, "learn-type", "words",
                 play_typed(&l->play, rule, type), NULL);
    }
    if (s->kind == OXHIDE_STEP_FIND)
        cli_tell(screen, "learn-find", NULL);
}

/* What the line means: the number of an action, its words, or their
 * beginning. */
static const char *meant(json_t *actions, const char *line)
{
    size_t count = json_array_size(actions), found = 0, last = 0;
    uint64_t n;

    if (text_read_uint(line, &n) && n && n <= count)
        return play_str(json_array_get(actions, n - 1), "text");
    for (size_t i = 0; i < count; i++)
        if (!strncasecmp(play_str(json_array_get(actions, i), "text"), line,
                         strlen(line))) {
            found++;
            last = i;
        }
    return found == 1 ? play_str(json_array_get(actions, last), "text") : line;
}

/* Tries an action; true where it is the right one. */
static bool try(struct learn *l, const char *line)
{
    struct play *p = &l->play;
    char action[PLAY_LINE_MAX];

    play_recorded(p, meant(p->actions, line), action);
    oxhide_lesson_try(&l->lesson, l->step, p->session, action, play_ask(p));
    json_t *answer = play_answer(p);
    bool right = json_is_true(json_object_get(answer, "right"));
    json_t *error = json_object_get(answer, "error");
    const char *rule = play_str(answer, "rule"), *at = play_str(answer, "at");
    char said[MESSAGE_MAX];
    snprintf(said, sizeof said, "%s",
             play_str(error ? error : answer, "message"));
    if (*at)
        in_language(l->game, l->lesson.step[l->step].id, at, said);
    if (!right && *rule)
        cli_tell(&p->screen, "learn-rule", "message", said, "rule", rule, NULL);
    else if (!right)
        screen_say(&p->screen, 0, "%s", said);
    json_decref(answer);
    return right;
}

static void rules(struct learn *l, const char *id)
{
    char own[MESSAGE_MAX];

    if (!*id)
        id = words(&l->lesson.step[l->step], "rule", own);
    if (!rules_print(&l->play.screen, oxhide_session_game(l->play.session), id))
        cli_tell(&l->play.screen, "no-section", "id", id, NULL);
}

/* What the line asks for, besides actions: where to go from here, 0 to stay;
 * false where it is an action. */
static bool command(struct learn *l, const char *line, int *by)
{
    *by = 0;
    if (!strcmp(line, "back"))
        *by = l->step ? -1 : 0;
    else if (!strcmp(line, "skip"))
        *by = 1;
    else if (!strcmp(line, "list"))
        play_list(&l->play, l->play.actions, "", PLAY_ROOM_ALL);
    else if (!strcmp(line, "table"))
        show_table(l, true);
    else if (play_after(line, "rules"))
        rules(l, play_after(line, "rules"));
    else if (play_after(line, "about"))
        play_about(&l->play, play_after(line, "about"));
    else if (play_after(line, "card"))
        play_about(&l->play, play_after(line, "card"));
    else if (!strcmp(line, "hint"))
        play_hint(&l->play, l->lesson.seat);
    else if (!strcmp(line, "quit") || !strcmp(line, "exit"))
        l->play.quit = true;
    else if (!strcmp(line, "help") || !strcmp(line, "?"))
        cli_tell(&l->play.screen, "learn-help", NULL);
    else
        return false;
    return true;
}

/* One step; how many steps to go from here. */
static int take_step(struct learn *l)
{
    bool look = l->lesson.step[l->step].kind == OXHIDE_STEP_LOOK;
    char line[PLAY_LINE_MAX], prompt[MESSAGE_MAX] = "> ";
    int by = 0;

    json_t *answer = play_legal(&l->play, l->lesson.seat);
    l->play.actions = json_object_get(answer, "actions");
    show_step(l);
    if (look)
        cli_words(prompt, "learn-enter", NULL);
    while (!by && !l->play.quit) {
        putchar('\n');
        if (!line_read(&l->play.line, prompt, line, sizeof line)) {
            l->play.quit = true;
            break;
        }
        for (char *c = line; *c; c++)
            *c = (char)tolower((unsigned char)*c);
        if (!*line)
            by = look;
        else if (play_begins(l->play.actions, line) || !command(l, line, &by)) {
            if (look)
                cli_tell(&l->play.screen, "learn-help", NULL);
            else
                by = try(l, line);
        }
    }
    l->play.actions = NULL;
    json_decref(answer);
    return by;
}

/* What can be typed: the commands of a lesson, and actions. */
static const char *candidate(void *self, int k)
{
    static const char *const typed[] = { "back",  "skip",  "list",
                                         "table", "about", "hint",
                                         "rules", "help",  "quit" };
    enum { COMMANDS = sizeof typed / sizeof *typed };
    const struct learn *l = self;

    if (k < COMMANDS)
        return typed[k];
    return json_string_value(json_object_get(
        json_array_get(l->play.actions, (size_t)(k - COMMANDS)), "text"));
}

static void keep(const struct learn *l)
{
    char id[128];
    const struct oxhide_slice s = l->lesson.step[l->step].id;

    snprintf(id, sizeof id, "%.*s\n", (int)s.length, s.at);
    if (l->kept[0])
        file_write(l->kept, id);
}

/* Where the lesson was left; 0 where it was not. */
static int kept_step(const struct learn *l)
{
    char id[128] = "";
    FILE *f = l->kept[0] ? fopen(l->kept, "r") : NULL;

    if (f && fgets(id, sizeof id, f))
        id[strcspn(id, "\n")] = '\0';
    if (f)
        fclose(f);
    for (int k = 0; k < l->lesson.steps; k++)
        if (is(l->lesson.step[k].id, id))
            return k;
    return 0;
}

/* The first step of a chapter by number or id; -1: there is none. */
static int chapter_step(const struct oxhide_lesson *l, const char *name)
{
    uint64_t n;

    if (text_read_uint(name, &n) && n && n <= (uint64_t)l->chapters)
        return l->chapter[n - 1].first;
    for (int k = 0; k < l->chapters; k++)
        if (is(l->chapter[k].id, name))
            return l->chapter[k].first;
    return -1;
}

static void print_chapters(const struct learn *l)
{
    char text[MESSAGE_MAX], name[MESSAGE_MAX];

    for (int k = 0; k < l->lesson.chapters; k++) {
        const struct oxhide_lesson_chapter *c = &l->lesson.chapter[k];
        printf("  %d  %s\n", k + 1,
               cli_words(text, "learn-minutes", "title",
                         title(l->game, c->id, c->title, name), "#minutes",
                         c->minutes, NULL));
    }
}

/* The last step is done: the score, and whether a game of one's own follows. */
static bool finish(struct learn *l)
{
    char line[PLAY_LINE_MAX], prompt[MESSAGE_MAX];

    l->step = 0;
    keep(l);
    play_score(&l->play, OXHIDE_ALL, false);
    putchar('\n');
    cli_tell(&l->play.screen, "learn-done", NULL);
    cli_words(prompt, "learn-enter", NULL);
    return line_read(&l->play.line, prompt, line, sizeof line) && !*line;
}

/* A first game with help, against a Newcomer. */
static int first_game(const char *game)
{
    char name[64], option[] = "--seats", seats[] = "human,ai:1";
    char with[] = "--with-help", *args[] = { name, option, seats, with, NULL };

    snprintf(name, sizeof name, "%s", game);
    return cli_play(4, args);
}

static int run(struct learn *l, bool *more)
{
    while (!l->play.quit && l->step < l->lesson.steps) {
        keep(l);
        if (!stand_at_step(l))
            return cli_refuse("learn-broken", "game", l->game, NULL);
        l->step += take_step(l);
    }
    if (!l->play.quit) {
        *more = finish(l);
        return 0;
    }
    putchar('\n');
    cli_tell(&l->play.screen, "learn-kept", "game", l->game, NULL);
    return 0;
}

static int begin(struct learn *l, const char *chapter, bool again, bool *more)
{
    char name[64], text[MESSAGE_MAX];

    snprintf(name, sizeof name, "learn-%s", l->game);
    if (!file_state_path(name, l->kept, sizeof l->kept))
        l->kept[0] = '\0';
    l->step = chapter ? chapter_step(&l->lesson, chapter)
              : again ? 0
                      : kept_step(l);
    if (l->step < 0)
        return cli_misuse("learn-no-chapter", "chapter", chapter, "#most",
                          l->lesson.chapters, NULL);
    screen_say(&l->play.screen, 0, SCREEN_STRONG "%s" SCREEN_PLAIN,
               cli_text(text, l->game, NULL, "title"));
    print_chapters(l);
    putchar('\n');
    cli_tell(&l->play.screen, "learn-welcome", NULL);
    line_open(&l->play.line, !l->play.screen.plain, candidate, l);
    int status = run(l, more);
    line_close(&l->play.line);
    return status;
}

static int learn(const char *game, const char *chapter, bool again, bool plain)
{
    struct learn *l = calloc(1, sizeof *l);
    bool more = false;

    if (!l || !learn_open(game, &l->lesson)) {
        free(l);
        return cli_refuse("learn-none", "game", game, NULL);
    }
    l->play = (struct play){ .screen = screen_open(plain),
                             .memory = malloc(oxhide_session_size(NULL)),
                             .answer = malloc(PLAY_ANSWER_MAX),
                             .text = malloc(PLAY_ANSWER_MAX),
                             .shown = -1,
                             .last = -1 };
    l->game = game;
    l->shown = -1;
    int status = l->play.memory && l->play.answer && l->play.text
                     ? begin(l, chapter, again, &more)
                     : cli_refuse("no-memory", NULL);
    json_decref(l->play.things);
    free(l->play.memory);
    free(l->play.answer);
    free(l->play.text);
    free(l);
    return more ? first_game(game) : status;
}

int cli_learn(int argc, char **argv)
{
    const char *chapter = NULL;
    bool plain = false, again = false;
    const struct cli_option options[] = {
        { "chapter", CLI_TEXT, &chapter, "N", NULL, 0, 0 },
        { "again", CLI_FLAG, &again, NULL, NULL, 0, 0 },
        { "plain", CLI_FLAG, &plain, NULL, NULL, 0, 0 },
        { 0 },
    };
    int count = cli_args(argc, argv, "learn GAME [OPTIONS]", NULL, options);

    if (count < 0)
        return 2;
    if (count > 1)
        return cli_misuse("one-game", "command", "learn", NULL);
    if (!cli_game(count ? argv[0] : NULL))
        return 2;
    return learn(argv[0], chapter, again, plain);
}
