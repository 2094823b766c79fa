/* How a game at the terminal begins: a new one, or one that was saved. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "apps/cli/files.h"

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

/* "engine" is one that play_outsiders() has seen. */
static bool known_players(const char *seats)
{
    char list[512];

    snprintf(list, sizeof list, "%s", seats);
    for (char *name = strtok(list, ","); name; name = strtok(NULL, ",")) {
        if (oxhide_player_known(name) || !strcmp(name, "engine"))
            continue;
        char there[256] = "";
        for (int k = 0; oxhide_player_name(k); k++)
            snprintf(there + strlen(there), sizeof there - strlen(there),
                     ", %s", oxhide_player_name(k));
        cli_misuse("no-player", "name", name, "there", there, NULL);
        return false;
    }
    return true;
}

bool play_sensible(const struct wishes *w)
{
    const char *old = w->load ? "--load" : "--resume";
    const char *new = w->seed_text       ? "--seed"
                      : w->deal          ? "--deal"
                      : w->players       ? "--players"
                      : w->options.count ? "--option"
                                         : NULL;
    uint64_t n;

    if (w->seed_text && !text_read_uint(w->seed_text, &n)) {
        cli_misuse("bad-seed", "option", "seed", "value", w->seed_text, NULL);
        return false;
    }
    if (w->load && w->resume) {
        cli_misuse("load-and-resume", NULL);
        return false;
    }
    if (!w->load && !w->resume)
        return true;
    if (new)
        cli_misuse("new-and-old", "new", new, "old", old, NULL);
    return !new;
}

/* Says what the answer complains of; the exit status. */
static int refused(struct play *p, const char *path)
{
    json_t *answer = play_answer(p);
    const char *message = play_str(json_object_get(answer, "error"), "message");
    int status = path ? cli_refuse("file", "path", path, "message", message,
                                   NULL)
                      : cli_misuse("message", "message", message, NULL);

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
    if ((w->seats && !play_outsiders(p, w, seats, sizeof seats)) ||
        !known_players(seats))
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
    if (!play_outsiders(p, w, list, sizeof list) || !known_players(list))
        return 2;
    for (char *name = strtok(list, ","); name; name = strtok(NULL, ","), seat++)
        oxhide_session_set_player(p->session, seat, name);
    if (seat != seats)
        return cli_misuse("other-seats", "#seats", seats, "#named", seat, NULL);
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
        return cli_misuse("other-game", "path", path, "game", game, "wanted",
                          w->game, NULL);
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

int play_begin(struct play *p, const struct wishes *w)
{
    if (w->resume && !w->load) {
        find_autosave(p, w->game);
        return p->autosave[0] ? begin_load(p, w, p->autosave)
                              : cli_refuse("no-home", NULL);
    }
    int status = w->load ? begin_load(p, w, w->load) : begin_new(p, w);
    if (!status && !w->forget) {
        find_autosave(p, oxhide_session_game(p->session));
        keep_old(p);
    }
    return status;
}
