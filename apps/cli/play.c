/* oxhide play: a game at the terminal, against programs or each other. */
#include "apps/cli/play.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/cli/files.h"
#include "apps/cli/learn.h"
#include "apps/cli/think.h"

struct json *play_ask(struct play *p)
{
    json_init(&p->out, p->answer, PLAY_ANSWER_MAX);
    p->out.voice = cli_voice();
    json_open(&p->out, NULL, '{');
    return &p->out;
}

json_t *play_answer(struct play *p)
{
    json_close(&p->out, '}');
    return json_loads(p->answer, 0, NULL);
}

const char *play_str(const json_t *object, const char *key)
{
    const char *s = json_string_value(json_object_get(object, key));

    return s ? s : "";
}

const char *play_typed(struct play *p, const char *words,
                       char out[PLAY_LINE_MAX])
{
    struct text t;

    text_init(&t, out, PLAY_LINE_MAX);
    oxhide_typed(oxhide_session_game(p->session), words, &t);
    return out;
}

const char *play_recorded(struct play *p, const char *typed,
                          char out[PLAY_LINE_MAX])
{
    struct text t;

    text_init(&t, out, PLAY_LINE_MAX);
    oxhide_untyped(oxhide_session_game(p->session), typed, &t);
    return out;
}

json_t *play_legal(struct play *p, int eyes)
{
    char words[PLAY_LINE_MAX];
    json_t *answer, *action;
    size_t i;

    oxhide_legal(p->session, eyes, play_ask(p));
    answer = play_answer(p);
    json_array_foreach(json_object_get(answer, "actions"), i, action)
    {
        play_typed(p, play_str(action, "text"), words);
        json_object_set_new(action, "text", json_string(words));
    }
    return answer;
}

bool play_person(const struct play *p, int seat)
{
    return !strcmp(oxhide_session_player(p->session, seat), "human");
}

bool play_save(struct play *p, const char *path)
{
    struct text t;

    text_init(&t, p->text, PLAY_ANSWER_MAX);
    if (!oxhide_record(p->session, OXHIDE_ALL, &t) && file_write(path, p->text))
        return true;
    cli_refuse("not-saved", "path", path, "why", strerror(errno), NULL);
    return false;
}

void play_keep(struct play *p)
{
    if (p->autosave[0] && !play_save(p, p->autosave))
        p->autosave[0] = '\0';
}

/* "Practised (ai:4)", "greedy"; the names are what --seats takes. */
static void introduce(const struct play *p, int seat, int persons)
{
    const char *name = oxhide_session_player(p->session, seat);
    char title[MESSAGE_MAX];
    struct text t;

    text_init(&t, title, sizeof title);
    if (play_person(p, seat))
        cli_words(title, "player", "who", persons == 1 ? "you" : "person",
                  NULL);
    else
        oxhide_player_title(cli_voice(), name, &t);
    screen_say(&p->screen, 0,
               play_person(p, seat) || !strcmp(title, name) ? "  %s  %s"
                                                            : "  %s  %s (%s)",
               screen_seat(seat), title, name);
}

static void welcome(struct play *p)
{
    int seats = oxhide_session_seats(p->session), persons = 0;
    const char *game = oxhide_session_game(p->session);
    char text[MESSAGE_MAX];

    for (int q = 0; q < seats; q++)
        persons += play_person(p, q);
    screen_say(&p->screen, 0, SCREEN_STRONG "%s" SCREEN_PLAIN,
               cli_text(text, game, NULL, "title"));
    screen_say(&p->screen, 0, "%s\n", cli_text(text, game, NULL, "blurb"));
    for (int q = 0; q < seats; q++)
        introduce(p, q, persons);
    if (oxhide_session_older(p->session))
        screen_say(&p->screen, 0, "\n%s",
                   cli_message(text, oxhide_session_older(p->session)));
    putchar('\n');
    cli_tell(&p->screen, "welcome", NULL);
    putchar('\n');
}

/* A program decides. */
static void program_turn(struct play *p, int seat)
{
    struct cli_think how = { .player = oxhide_session_player(p->session, seat),
                             .only_choice = true };
    enum oxhide_status status = cli_think(p->session, &how, play_ask(p));
    json_t *answer = play_answer(p);

    if (!status)
        status = oxhide_apply(p->session, seat, play_str(answer, "action"),
                              play_ask(p));
    if (status) {
        char text[MESSAGE_MAX];
        cli_refuse(
            "cannot-go-on", "player", how.player, "message",
            cli_text(text, "engine", "status", oxhide_status_word(status)),
            NULL);
        p->quit = true;
    }
    json_decref(answer);
}

static void announce(struct play *p)
{
    char winners[64] = "", text[MESSAGE_MAX];
    int count = 0;

    oxhide_score(p->session, OXHIDE_ALL, play_ask(p));
    json_t *answer = play_answer(p), *score;
    size_t i;
    json_array_foreach(json_object_get(answer, "scores"), i, score)
    {
        if (json_integer_value(json_object_get(score, "rank")) != 1)
            continue;
        snprintf(winners + strlen(winners), sizeof winners - strlen(winners),
                 "%s%s", count++ ? ", " : "", screen_seat((int)i));
    }
    json_decref(answer);
    screen_say(
        &p->screen, 0, SCREEN_STRONG "%s" SCREEN_PLAIN,
        cli_words(text, "over", "winners", winners, "#count", count, NULL));
}

/* Leaving says how to come back; at the end there is the whole table. */
static void finish(struct play *p)
{
    const char *game = oxhide_session_game(p->session);

    play_keep(p);
    if (oxhide_session_actor(p->session) != OXHIDE_NOBODY) {
        putchar('\n');
        cli_tell(&p->screen, p->autosave[0] ? "kept" : "not-kept", "game", game,
                 NULL);
        return;
    }
    for (int q = 0; q < oxhide_session_seats(p->session); q++)
        if (play_person(p, q)) {
            play_tell(p, q);
            break;
        }
    putchar('\n');
    play_show_table(p, -1, true);
    putchar('\n');
    announce(p);
    putchar('\n');
    play_score(p, OXHIDE_ALL, true);
    putchar('\n');
    cli_tell(&p->screen, p->autosave[0] ? "kept-over" : "not-kept", "path",
             p->autosave, NULL);
}

static bool has_person(const struct play *p)
{
    for (int q = 0; q < oxhide_session_seats(p->session); q++)
        if (play_person(p, q))
            return true;
    return false;
}

/* Nobody has to be told how the table was set up: it lies there. */
static void skip_setup(struct play *p)
{
    for (int q = 0; q < oxhide_session_seats(p->session); q++)
        p->told[q] = oxhide_session_ply(p->session);
}

static void run(struct play *p)
{
    int actor;

    oxhide_auto(p->session, true);
    bool watched = !has_person(p);
    if (oxhide_session_actor(p->session) == OXHIDE_CHANCE)
        oxhide_chance(p->session, OXHIDE_ALL, play_ask(p));
    skip_setup(p);
    play_keep(p);
    while (!p->quit &&
           (actor = oxhide_session_actor(p->session)) != OXHIDE_NOBODY) {
        if (actor < 0 || play_person(p, actor))
            play_turn(p, actor);
        else if (p->outside[actor])
            play_outside_turn(p, actor);
        else
            program_turn(p, actor);
        p->last = actor;
        p->quit |= line_interrupted();
        if (watched)
            play_tell(p, 0);
    }
}

static uint64_t some_seed(void)
{
    struct timespec t;

    timespec_get(&t, TIME_UTC);
    return ((uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000) %
           1000000007;
}

/* What can be typed: commands, actions, and `about` with every name. */
static const char *candidate(void *self, int k)
{
    struct play *p = self;
    int commands = 0, actions = (int)json_array_size(p->actions);

    while (play_command_name(commands))
        commands++;
    if (k < commands)
        return play_command_name(k);
    k -= commands;
    if (k < actions)
        return play_str(json_array_get(p->actions, (size_t)k), "text");
    const char *name = play_thing(p, k - actions);
    snprintf(p->typed, sizeof p->typed, "about %s", name ? name : "");
    return name ? p->typed : NULL;
}

static int play(const struct wishes *w)
{
    struct play p = { .screen = screen_open(w->plain),
                      .memory = malloc(oxhide_session_size(NULL)),
                      .answer = malloc(PLAY_ANSWER_MAX),
                      .text = malloc(PLAY_ANSWER_MAX),
                      .shown = -1,
                      .last = -1 };
    int status = p.memory && p.answer && p.text ? play_begin(&p, w)
                                                : cli_refuse("no-memory", NULL);

    struct oxhide_lesson *lesson = w->help ? malloc(sizeof *lesson) : NULL;
    if (!status && lesson && learn_open(oxhide_session_game(p.session), lesson))
        p.lesson = lesson;
    if (!status) {
        line_open(&p.line, !w->plain, candidate, &p);
        welcome(&p);
        run(&p);
        finish(&p);
        line_close(&p.line);
    }
    play_outside_done(&p);
    json_decref(p.things);
    free(lesson);
    free(p.memory);
    free(p.answer);
    free(p.text);
    return status;
}

int cli_play(int argc, char **argv)
{
    struct wishes w = { .seed = some_seed() };
    const struct cli_option options[] = {
        { "seats", CLI_TEXT, &w.seats, "LIST", NULL, 0, 0 },
        { "players", CLI_NUMBER, &w.players, "N", NULL, 1, 9 },
        { "seed", CLI_TEXT, &w.seed_text, "NUMBER", NULL, 0, 0 },
        { "option", CLI_LIST, &w.options, "NAME=VALUE", NULL, 0, 0 },
        { "load", CLI_TEXT, &w.load, "FILE", NULL, 0, 0 },
        { "resume", CLI_FLAG, &w.resume, NULL, NULL, 0, 0 },
        { "deal", CLI_FLAG, &w.deal, NULL, NULL, 0, 0 },
        { "plain", CLI_FLAG, &w.plain, NULL, NULL, 0, 0 },
        { "with-help", CLI_FLAG, &w.help, NULL, NULL, 0, 0 },
        { "time-ms", CLI_NUMBER, &w.time_ms, "N", NULL, 1, 600000 },
        { "no-autosave", CLI_FLAG, &w.forget, NULL, NULL, 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "play GAME [OPTIONS]", NULL, options);

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_misuse("one-game", "command", "play", NULL);
    if (!play_sensible(&w))
        return 2;
    if (w.seed_text)
        text_read_uint(w.seed_text, &w.seed);
    if ((!w.load || words) && !cli_game(words ? argv[0] : NULL))
        return 2;
    w.game = words ? argv[0] : NULL;
    return play(&w);
}
