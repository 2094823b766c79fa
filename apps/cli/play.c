/* oxhide play: a game at the terminal, against programs or each other. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/play.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
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

bool play_read(char line[PLAY_LINE_MAX])
{
    int n = 0, c;

    while ((c = getchar()) != EOF && c != '\n')
        if (n + 1 < PLAY_LINE_MAX && (unsigned char)c >= 0x20)
            line[n++] = (char)c;
    line[n] = '\0';
    if (!isatty(STDIN_FILENO))
        putchar('\n'); /* as the Enter key does on a terminal */
    return c != EOF || n;
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
    cli_fail("%s: not saved: %s", path, strerror(errno));
    return false;
}

void play_keep(struct play *p)
{
    if (p->autosave[0] && !play_save(p, p->autosave))
        p->autosave[0] = '\0';
}

struct wishes {
    const char *game, *seats, *load, *seed_text;
    struct cli_list options;
    int players;
    uint64_t seed;
    bool resume, plain, deal, forget;
};

/* As --seats says; else you, and a program of the default level a seat. */
static void fill_seats(const struct wishes *w, char *out, size_t cap)
{
    int n = w->players ? w->players : 2;

    if (w->seats) {
        snprintf(out, cap, "%s", w->seats);
        return;
    }
    snprintf(out, cap, "human");
    for (int i = 1; i < n; i++) {
        strncat(out, ",", cap - strlen(out) - 1);
        strncat(out, oxhide_player_default(), cap - strlen(out) - 1);
    }
}

static bool known_players(const char *seats)
{
    char list[512];

    snprintf(list, sizeof list, "%s", seats);
    for (char *name = strtok(list, ","); name; name = strtok(NULL, ",")) {
        if (oxhide_player_known(name))
            continue;
        fprintf(stderr, "oxhide: there is no player '%s'; there are human",
                name);
        for (int k = 0; oxhide_player_name(k); k++)
            fprintf(stderr, ", %s", oxhide_player_name(k));
        fputc('\n', stderr);
        return false;
    }
    return true;
}

static uint64_t some_seed(void)
{
    struct timespec t;

    timespec_get(&t, TIME_UTC);
    return ((uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000) %
           1000000007;
}

/* Whether the wishes go together; false after one line of error. */
static bool sensible(const struct wishes *w)
{
    const char *old = w->load ? "--load" : "--resume";
    const char *new = w->seed_text       ? "--seed"
                      : w->deal          ? "--deal"
                      : w->players       ? "--players"
                      : w->options.count ? "--option"
                                         : NULL;
    uint64_t n;

    if (w->seed_text && !text_read_uint(w->seed_text, &n)) {
        cli_usage_fail("--seed takes a decimal number below 2^64, not '%s'",
                       w->seed_text);
        return false;
    }
    if (w->load && w->resume) {
        cli_usage_fail("--load and --resume exclude each other");
        return false;
    }
    if (!w->load && !w->resume)
        return true;
    if (new)
        cli_usage_fail("%s is for a new game; %s goes on with an old one", new,
                       old);
    return !new;
}

/* Says what the answer complains of; the exit status. */
static int refused(struct play *p, const char *path)
{
    json_t *answer = play_answer(p);
    const char *message = play_str(json_object_get(answer, "error"), "message");
    int status = path ? cli_fail("%s: %s", path, message)
                      : cli_usage_fail("%s", message);

    json_decref(answer);
    return status;
}

static int begin_new(struct play *p, const struct wishes *w)
{
    char seats[512], options[512] = "";
    struct oxhide_setup setup = {
        .game = w->game,
        .seats = w->players,
        .seeded = !w->deal,
        .seed = w->seed,
        .options = options,
        .players = seats,
    };

    fill_seats(w, seats, sizeof seats);
    if (!known_players(seats))
        return 2;
    for (int i = 0; i < w->options.count; i++) {
        strncat(options, i ? "," : "", sizeof options - strlen(options) - 1);
        strncat(options, w->options.item[i],
                sizeof options - strlen(options) - 1);
    }
    if (oxhide_new(p->memory, oxhide_session_size(NULL), &setup, &p->session,
                   play_ask(p)))
        return refused(p, NULL);
    return 0;
}

/* Seats as the record has them, or as --seats says. */
static int seat_players(struct play *p, const struct wishes *w)
{
    int seats = oxhide_session_seats(p->session), seat = 0;
    char list[512];

    for (int q = 0; q < seats; q++)
        if (!oxhide_player_known(oxhide_session_player(p->session, q)))
            oxhide_session_set_player(p->session, q,
                                      q ? oxhide_player_default() : "human");
    if (!w->seats)
        return 0;
    if (!known_players(w->seats))
        return 2;
    snprintf(list, sizeof list, "%s", w->seats);
    for (char *name = strtok(list, ","); name; name = strtok(NULL, ","), seat++)
        oxhide_session_set_player(p->session, seat, name);
    if (seat != seats)
        return cli_usage_fail("the record has %d seats, --seats names %d",
                              seats, seat);
    return 0;
}

static int begin_load(struct play *p, const struct wishes *w, const char *path)
{
    size_t length;
    char *record = file_read(path, &length);

    if (!record)
        return 1;
    enum oxhide_status status = oxhide_load(p->memory,
                                            oxhide_session_size(NULL), record,
                                            length, &p->session, play_ask(p));
    free(record);
    if (status)
        return refused(p, path);
    const char *game = oxhide_session_game(p->session);
    if (w->game && strcmp(w->game, game))
        return cli_usage_fail("%s is a game of %s, not of %s", path, game,
                              w->game);
    return seat_players(p, w);
}

/* The game kept last makes room for another, but is not lost: its name says
 * when it was left. */
static void keep_old(const struct play *p)
{
    char older[sizeof p->autosave + 64], day[32] = "";
    struct stat s;
    int stem = (int)strlen(p->autosave) - (int)strlen(".play");

    if (stat(p->autosave, &s))
        return;
    struct tm *left = localtime(&s.st_mtime);
    if (left)
        strftime(day, sizeof day, "%Y-%m-%d-%H%M%S", left);
    snprintf(older, sizeof older, "%.*s-%s.play", stem, p->autosave, day);
    for (int k = 2; !access(older, F_OK); k++)
        snprintf(older, sizeof older, "%.*s-%s-%d.play", stem, p->autosave, day,
                 k);
    rename(p->autosave, older);
}

static void find_autosave(struct play *p, const char *game)
{
    char name[64];

    snprintf(name, sizeof name, "%s.play", game);
    if (!file_state_path(name, p->autosave, sizeof p->autosave))
        p->autosave[0] = '\0';
}

static int begin(struct play *p, const struct wishes *w)
{
    if (w->resume && !w->load) {
        find_autosave(p, w->game);
        return p->autosave[0] ? begin_load(p, w, p->autosave)
                              : cli_fail("there is no folder to resume from: "
                                         "HOME is not set");
    }
    int status = w->load ? begin_load(p, w, w->load) : begin_new(p, w);
    if (!status && !w->forget) {
        find_autosave(p, oxhide_session_game(p->session));
        keep_old(p);
    }
    return status;
}

/* "Practised (ai:4)", "greedy"; the names are what --seats takes. */
static void introduce(const struct play *p, int seat)
{
    const char *name = oxhide_session_player(p->session, seat);
    char title[64];
    struct text t;

    text_init(&t, title, sizeof title);
    oxhide_player_title(cli_voice(), name, &t);
    if (strcmp(title, name))
        screen_say(&p->screen, 0, "  %s  %s (%s)", screen_seat(seat), title,
                   name);
    else
        screen_say(&p->screen, 0, "  %s  %s", screen_seat(seat), name);
}

static void welcome(struct play *p)
{
    int seats = oxhide_session_seats(p->session), persons = 0;

    for (int q = 0; q < seats; q++)
        persons += play_person(p, q);
    screen_say(&p->screen, 0, SCREEN_STRONG "%s" SCREEN_PLAIN,
               oxhide_game_title(oxhide_session_game(p->session)));
    screen_say(&p->screen, 0, "%s\n",
               oxhide_game_blurb(oxhide_session_game(p->session)));
    for (int q = 0; q < seats; q++)
        if (play_person(p, q))
            screen_say(&p->screen, 0, "  %s  %s", screen_seat(q),
                       persons == 1 ? "you" : "a person");
        else
            introduce(p, q);
    if (oxhide_session_older(p->session))
        screen_say(&p->screen, 0, "\n%s", oxhide_session_older(p->session));
    puts("\nType a number to choose it; 'help' says what else you can type, "
         "'hint' what a\nprogram would do, 'rules' how the game goes.\n");
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
        cli_fail(
            "%s cannot go on: %s", how.player,
            cli_text(text, "engine", "status", oxhide_status_word(status)));
        p->quit = true;
    }
    json_decref(answer);
}

static void announce(struct play *p)
{
    char winners[64] = "";
    int count = 0;

    oxhide_score(p->session, OXHIDE_ALL, play_ask(p));
    json_t *answer = play_answer(p), *score;
    size_t i;
    json_array_foreach(json_object_get(answer, "scores"), i, score)
    {
        if (json_integer_value(json_object_get(score, "rank")) != 1)
            continue;
        snprintf(winners + strlen(winners), sizeof winners - strlen(winners),
                 "%s%s", count++ ? " and " : "", screen_seat((int)i));
    }
    json_decref(answer);
    screen_say(&p->screen, 0,
               SCREEN_STRONG "The game is over. %s %s." SCREEN_PLAIN, winners,
               count == 1 ? "wins" : "share the victory");
}

static void finish(struct play *p)
{
    struct text t;

    play_keep(p);
    if (oxhide_session_actor(p->session) != OXHIDE_NOBODY) {
        if (p->autosave[0])
            printf("\nThe game is kept; 'oxhide play %s --resume' goes on.\n",
                   oxhide_session_game(p->session));
        return;
    }
    for (int q = 0; q < oxhide_session_seats(p->session); q++)
        if (play_person(p, q)) {
            play_tell(p, q);
            break;
        }
    putchar('\n');
    text_init(&t, p->text, PLAY_ANSWER_MAX);
    struct oxhide_look look = screen_look(&p->screen, true);
    oxhide_table(p->session, OXHIDE_ALL, &look, &t);
    screen_put(&p->screen, p->text);
    putchar('\n');
    announce(p);
    putchar('\n');
    play_score(p, OXHIDE_ALL, true);
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
        else
            program_turn(p, actor);
        p->last = actor;
        if (watched)
            play_tell(p, 0);
    }
}

int cli_play(int argc, char **argv)
{
    struct wishes w = { .seed = some_seed() };
    const struct cli_option options[] = {
        { "seats", CLI_TEXT, &w.seats, "LIST",
          "who plays, as human,ai:2,ai:5:builder", 0, 0 },
        { "players", CLI_NUMBER, &w.players, "N", "how many seats", 1, 9 },
        { "seed", CLI_TEXT, &w.seed_text, "NUMBER", "the game's chance", 0, 0 },
        { "option", CLI_LIST, &w.options, "NAME=VALUE",
          "an option of the game, as 'oxhide games' lists them", 0, 0 },
        { "load", CLI_TEXT, &w.load, "FILE", "go on with a saved game", 0, 0 },
        { "resume", CLI_FLAG, &w.resume, NULL, "go on with the game left last",
          0, 0 },
        { "deal", CLI_FLAG, &w.deal, NULL,
          "enter what chance brings, as at a real table", 0, 0 },
        { "plain", CLI_FLAG, &w.plain, NULL,
          "for screen readers: sentences, no colour", 0, 0 },
        { "no-autosave", CLI_FLAG, &w.forget, NULL,
          "keep nothing unless told to", 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "play GAME [OPTIONS]",
                         "Plays a game at the terminal. Without --seats you "
                         "play against ai:4.\n"
                         "Computer players go from ai:1 (Newcomer) to ai:8 "
                         "(Master), and may have a style:\n"
                         "ai:5:builder, ai:5:explorer, ai:5:rival. random and "
                         "greedy do not think ahead.",
                         options);

    if (words < 0)
        return 2;
    if (words > 1)
        return cli_usage_fail("play takes one game; see --help");
    if (!sensible(&w))
        return 2;
    if (w.seed_text)
        text_read_uint(w.seed_text, &w.seed);
    if ((!w.load || words) && !cli_game(words ? argv[0] : NULL))
        return 2;
    w.game = words ? argv[0] : NULL;
    struct play p = { .screen = screen_open(w.plain),
                      .memory = malloc(oxhide_session_size(NULL)),
                      .answer = malloc(PLAY_ANSWER_MAX),
                      .text = malloc(PLAY_ANSWER_MAX),
                      .shown = -1,
                      .last = -1 };
    int status = p.memory && p.answer && p.text
                     ? begin(&p, &w)
                     : cli_fail("there is not enough memory");
    if (!status) {
        welcome(&p);
        run(&p);
        finish(&p);
    }
    free(p.memory);
    free(p.answer);
    free(p.text);
    return status;
}
