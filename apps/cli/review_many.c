/* The review of many games of one player: where the losses come from, whether
 * they get smaller, and what luck did over all games. */
#define _GNU_SOURCE
#include "apps/cli/review.h"

#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/letters.h"
#include "apps/cli/voice.h"

enum {
    GROUPS_MAX = 64,
    PATH_LONGEST = 1200,
    GROUP_WIDTH = 21,
};

/* Sums of something by its id, for one game or (NULL) for all. */
struct group {
    const char *game;
    char id[48];
    int count;
    double sum;
};

struct groups {
    struct group list[GROUPS_MAX];
    int count;
};

/* A mean and its error. */
struct told {
    double mean, error;
};

/* A game: what a review of it says, with its errors. */
struct one {
    struct told loss, luck, result, mistakes;
};

struct many {
    struct one *one;
    json_t *list; /* the same of each game, for programs */
    int games, left_out;
    struct groups part, kind, source;
};

static void add(struct groups *g, const char *game, const char *id,
                double value)
{
    int k = 0;

    while (k < g->count &&
           (g->list[k].game != game || strcmp(g->list[k].id, id)))
        k++;
    if (k == GROUPS_MAX)
        return;
    if (k == g->count) {
        g->list[k].game = game;
        snprintf(g->list[k].id, sizeof g->list[k].id, "%s", id);
        g->count++;
    }
    g->list[k].count++;
    g->list[k].sum += value;
}

/* The seat of a player: by name, by kind of player, or the letter asked for. */
static int find_seat(const struct review_game *g, const struct review_wish *w)
{
    const struct oxhide_session *s = g->reading.session;
    const char *who = w->player ? w->player : "human";

    if (g->as >= 0 && !w->player)
        return g->as;
    for (int p = 0; p < oxhide_session_seats(s); p++) {
        const char *name = oxhide_session_name(s, p);

        if ((name && !strcmp(name, who)) ||
            !strcmp(oxhide_session_player(s, p), who))
            return p;
    }
    return -1;
}

static void add_choice(struct many *m, const struct review_game *g, json_t *c)
{
    static const char *const parts[] = { "review-first-third",
                                         "review-second-third",
                                         "review-last-third" };
    const char *game = oxhide_session_game(g->reading.session);
    json_t *why = json_object_get(json_object_get(c, "reasons"), "named");
    json_t *played = json_object_get(c, "played"), *reason;
    double loss = review_percent(c, "loss");
    int count = (int)json_array_size(review_list(g, "moments"));
    const char *third = parts[3 * review_int(c, "moment") / (count + 1)];
    size_t k;

    add(&m->part, NULL, third, loss);
    add(&m->kind, game, json_string_value(json_object_get(played, "kind")),
        loss);
    json_array_foreach(why, k, reason)
        add(&m->source, game,
            json_string_value(
                json_object_get(json_object_get(reason, "args"), "source")),
            -100 * review_number(reason, "wins"));
}

/* A name that is no UTF-8 is in no JSON. */
static json_t *text_or_null(const char *name)
{
    json_t *s = json_string(name);

    return s ? s : json_null();
}

static void add_game(struct many *m, const struct review_game *g, int seat,
                     const char *name)
{
    json_t *s = review_at(review_list(g, "seats"), seat);
    json_t *choices = review_list(g, "choices"), *c;
    struct one *one = &m->one[m->games++];
    size_t k;

    *one = (struct one){
        .loss = { review_percent(json_object_get(s, "skill"), "loss"),
                  review_error(json_object_get(s, "skill"), "loss") },
        .luck = { review_percent(s, "luck"), review_error(s, "luck") },
        .result = { review_number(s, "result"), 0 },
    };
    json_array_foreach(choices, k, c)
    {
        if (review_int(c, "seat") != seat)
            continue;
        one->mistakes.mean += review_true(c, "mistake");
        add_choice(m, g, c);
    }
    json_array_append_new(
        m->list,
        json_pack(
            "{s:o,s:s,s:i,s:f,s:O,s:O,s:i}", "file", text_or_null(name), "game",
            oxhide_session_game(g->reading.session), "seat", seat, "result",
            one->result.mean, "skill", json_object_get(s, "skill"), "luck",
            json_object_get(s, "luck"), "mistakes", (int)one->mistakes.mean));
}

/* The mean of a field over games, and its error: how much the games differ; of
 * one game, its own. */
static struct told told_of(const struct many *m, int from, int to, size_t field)
{
    double sum = 0, squares = 0;
    int n = to - from;
    struct told t = { 0 };

    for (int k = from; k < to; k++) {
        t = *(const struct told *)(const void *)((const char *)&m->one[k] +
                                                 field);
        sum += t.mean;
        squares += t.mean * t.mean;
    }
    if (n < 2)
        return t;
    t.mean = sum / n;
    t.error = sqrt(fmax(0, squares / n - t.mean * t.mean) / (n - 1));
    return t;
}

static int by_sum(const void *a, const void *b)
{
    double x = ((const struct group *)a)->sum,
           y = ((const struct group *)b)->sum;

    return x < y ? 1 : x > y ? -1 : 0;
}

static int tenths(double x)
{
    return (int)lround(10 * x);
}

/* What a group is called. */
static const char *name_of(char out[MESSAGE_MAX], const char *what,
                           const struct group *g)
{
    return g->game ? cli_text(out, g->game, what, g->id)
                   : cli_words(out, g->id, NULL);
}

static void print_groups(const char *title, const char *what, struct groups *g)
{
    bool each = strcmp(what, "source") != 0;
    char text[MESSAGE_MAX];
    double all = 0;

    if (!g->count)
        return;
    for (int k = 0; k < g->count; k++)
        all += fmax(0, g->list[k].sum);
    qsort(g->list, (size_t)g->count, sizeof *g->list, by_sum);
    printf("\n%s\n", cli_words(text, title, NULL));
    for (int k = 0; k < g->count && k < 8; k++) {
        const struct group *one = &g->list[k];
        double share = all > 0 ? 100 * fmax(0, one->sum) / all : 0;

        printf("   ");
        letters_pad(name_of(text, what, one), GROUP_WIDTH);
        puts(cli_words(text, each ? "review-share.each" : "review-share",
                       "~share", tenths(share), "~loss",
                       tenths(one->sum / one->count), "#n", one->count, NULL));
    }
}

static void print_trend(struct many *m)
{
    size_t loss = offsetof(struct one, loss);
    int half = m->games / 2;
    struct told then = told_of(m, 0, half, loss);
    struct told now = told_of(m, half, m->games, loss);
    double gain = then.mean - now.mean;
    double sure = 2 * hypot(then.error, now.error);
    char text[MESSAGE_MAX];

    if (m->games < 4)
        return;
    puts(cli_words(text, "review-trend", "~before", tenths(then.mean), "~first",
                   tenths(then.error), "~after", tenths(now.mean), "~second",
                   tenths(now.error), "trend",
                   gain > sure    ? "better"
                   : -gain > sure ? "worse"
                                  : "same",
                   NULL));
}

static void print_many(struct many *m)
{
    struct told loss = told_of(m, 0, m->games, offsetof(struct one, loss));
    struct told luck = told_of(m, 0, m->games, offsetof(struct one, luck));
    struct told won = told_of(m, 0, m->games, offsetof(struct one, result));
    struct told wrong = told_of(m, 0, m->games, offsetof(struct one, mistakes));
    char text[MESSAGE_MAX];

    puts(cli_words(text, "review-games", "#n", m->games, "#won",
                   (int)lround(100 * won.mean), NULL));
    puts(cli_words(text, "review-lost-each", "~loss", tenths(loss.mean),
                   "~error", tenths(loss.error), NULL));
    puts(cli_words(text, "review-mistakes-each", "~n", tenths(wrong.mean),
                   "~error", tenths(wrong.error), NULL));
    puts(cli_words(text, "review-luck-each", "~luck", tenths(luck.mean),
                   "~error", tenths(luck.error), NULL));
    print_trend(m);
    print_groups("review-by-part", "part", &m->part);
    print_groups("review-by-kind", "kind", &m->kind);
    print_groups("review-by-source", "source", &m->source);
    if (m->left_out)
        printf("\n%s\n",
               cli_words(text, "review-left-out", "#n", m->left_out, NULL));
}

static json_t *json_of(const struct groups *g)
{
    json_t *list = json_array();

    for (int k = 0; k < g->count; k++) {
        const struct group *one = &g->list[k];
        const char *id = one->game ? one->id : one->id + strlen("review-");

        json_array_append_new(
            list, json_pack("{s:s?,s:s,s:i,s:f}", "game", one->game, "id", id,
                            "count", one->count, "loss", one->sum / 100));
    }
    return list;
}

static void print_json(const struct many *m)
{
    json_t *all = json_pack("{s:O,s:i,s:o,s:o,s:o}", "games", m->list,
                            "left_out", m->left_out, "parts", json_of(&m->part),
                            "kinds", json_of(&m->kind), "sources",
                            json_of(&m->source));

    json_dumpf(all, stdout, JSON_COMPACT | JSON_REAL_PRECISION(5));
    putchar('\n');
    json_decref(all);
}

/* Files and links to files; nobody waits for a pipe. */
static int is_record(const struct dirent *entry)
{
    size_t n = strlen(entry->d_name);

    return n > 5 && !strcmp(entry->d_name + n - 5, ".play") &&
           (entry->d_type == DT_REG || entry->d_type == DT_LNK ||
            entry->d_type == DT_UNKNOWN);
}

static void take_file(struct many *m, const char *folder, const char *name,
                      const struct review_wish *w)
{
    struct review_game g;
    char path[PATH_LONGEST];
    int seat;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (review_open(&g, path, w)) {
        m->left_out++;
    } else if ((seat = find_seat(&g, w)) < 0) {
        cli_refuse("review-not-in", "path", path, "player",
                   w->player ? w->player : "human", NULL);
        m->left_out++;
    } else {
        add_game(m, &g, seat, name);
    }
    review_close(&g);
}

int review_many(const char *folder, const struct review_wish *wish)
{
    struct review_wish w = *wish;
    struct dirent **list;
    int count = scandir(folder, &list, is_record, versionsort);
    struct many *m = calloc(1, sizeof *m);
    int status = 0;

    if (count < 0)
        return cli_refuse("file-unreadable", "path", folder, NULL);
    if (m) {
        m->one = calloc((size_t)count + 1, sizeof *m->one);
        m->list = json_array();
    }
    w.games = count;
    for (int k = 0; k < count; k++) {
        w.game = k + 1;
        if (m && m->one && !review_stopped())
            take_file(m, folder, list[k]->d_name, &w);
        free(list[k]);
    }
    free(list);
    if (!m || !m->one)
        status = cli_refuse("no-memory", NULL);
    else if (!m->games)
        status = cli_refuse("review-no-records", "path", folder, NULL);
    else if (w.json)
        print_json(m);
    else
        print_many(m);
    if (m) {
        free(m->one);
        json_decref(m->list);
    }
    free(m);
    return status;
}
