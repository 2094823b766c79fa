/* oxhide review: what a game's choices gave up, what luck did, and why. */
#define _DEFAULT_SOURCE
#include "apps/cli/review.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/cli/files.h"
#include "base/clock.h"
#include "oxhide_lab.h"
#include "oxhide_review.h"

enum { UNITS_MAX = 512, BAR = 24 };

/* The rounds of a review, on threads. */
struct rounds {
    struct oxhide_review *review;
    struct oxhide_review_part *part;
    void *room[OXHIDE_LAB_JOBS_MAX];
    int jobs;
};

static volatile sig_atomic_t stopped;

/* The first Ctrl-C ends the round; the second ends the program. */
static void stop(int number)
{
    (void)number;
    stopped = 1;
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
}

static void listen_for_stop(void)
{
    struct sigaction action = { .sa_handler = stop, .sa_flags = SA_RESTART };

    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

bool review_stopped(void)
{
    return stopped;
}

static void work(void *user, int worker, int item)
{
    struct rounds *r = user;

    oxhide_review_work(r->review, item, r->room[worker], &r->part[item]);
}

static void show_progress(const struct review_wish *w, double share,
                          uint32_t round)
{
    int filled = share > 1 ? BAR : (int)(share * BAR);
    char text[MESSAGE_MAX];

    if (w->quiet || !isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%s [%.*s%*s] ",
            cli_words(text, w->games ? "review-round.many" : "review-round",
                      "#round", (int)round, "#game", w->game, "#games",
                      w->games, NULL),
            filled, "########################", BAR - filled, "");
}

static void go(struct rounds *r, const struct review_wish *w)
{
    double begun = clock_seconds(), spent = 0;
    uint32_t most = w->rounds ? (uint32_t)w->rounds : UINT32_MAX;
    int units;

    while ((units = oxhide_review_units(r->review)) &&
           oxhide_review_rounds(r->review) < most &&
           (w->rounds || spent < w->seconds) && !stopped) {
        uint32_t round = oxhide_review_rounds(r->review);

        show_progress(
            w, w->rounds ? (double)round / w->rounds : spent / w->seconds,
            round + 1);
        oxhide_parallel(r->jobs, units, work, r);
        for (int k = 0; k < units; k++)
            oxhide_review_take(r->review, &r->part[k]);
        spent = clock_seconds() - begun;
    }
    if (!w->quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%60s\r", "");
}

static bool rounds_init(struct rounds *r, struct oxhide_review *review,
                        int jobs)
{
    bool good;

    *r = (struct rounds){ .review = review, .jobs = jobs };
    r->part = calloc(UNITS_MAX, sizeof *r->part);
    good = r->part;
    for (int k = 0; k < jobs; k++)
        good &= (r->room[k] = malloc(oxhide_review_room(review))) != NULL;
    return good;
}

static void rounds_done(struct rounds *r)
{
    free(r->part);
    for (int k = 0; k < r->jobs; k++)
        free(r->room[k]);
}

/* Where nothing is said: the only person at the table, else everybody's. */
static int whose(const struct review_game *g)
{
    const struct oxhide_session *s = g->reading.session;
    int person = OXHIDE_ALL;

    if (oxhide_session_eyes(s) >= 0)
        return oxhide_session_eyes(s);
    for (int p = 0; p < oxhide_session_seats(s); p++) {
        if (strcmp(oxhide_session_player(s, p), "human"))
            continue;
        if (person >= 0)
            return OXHIDE_ALL;
        person = p;
    }
    return person;
}

static int start(struct review_game *g, const char *path,
                 const struct review_wish *w)
{
    struct oxhide_session *s = g->reading.session;
    struct oxhide_review_wish wish = { .fair = w->fair,
                                       .seed = w->seed,
                                       .error = w->error };

    g->as = whose(g);
    if (w->as &&
        (!reading_as(&g->reading, w->as, &g->as) || g->as == OXHIDE_PUBLIC))
        return cli_misuse(
            "review-seat", "seat", w->as, "last",
            (const char[]){ (char)('A' + oxhide_session_seats(s) - 1), 0 },
            NULL);
    wish.eyes = g->as;
    g->memory = malloc(oxhide_review_size(s));
    if (!g->memory)
        return cli_refuse("no-memory", NULL);
    if (oxhide_review_start(s, &wish, g->memory, oxhide_review_size(s),
                            &g->review, reading_ask(&g->reading)))
        return reading_error(&g->reading, path);
    return 0;
}

/* Goes on with what the file keeps of this review, if there is one. */
static int resume(struct review_game *g, const char *path)
{
    size_t length;
    char *text;
    bool good;

    if (!path || access(path, F_OK))
        return 0;
    if (!(text = file_read(path, &length)))
        return 1;
    good = oxhide_review_resume(g->review, text);
    free(text);
    return good ? 0 : cli_refuse("review-not-kept", "path", path, NULL);
}

static int keep(struct review_game *g, const char *path)
{
    struct text t;

    text_init(&t, g->reading.answer, READING_ANSWER_MAX);
    if (!oxhide_review_save(g->review, &t))
        return cli_refuse("review-too-long", "path", path, NULL);
    if (!file_write(path, g->reading.answer))
        return cli_refuse("file-unwritable", "path", path, "why",
                          strerror(errno), NULL);
    return 0;
}

int review_open(struct review_game *g, const char *path,
                const struct review_wish *w)
{
    struct rounds rounds;
    int status;

    *g = (struct review_game){ .as = OXHIDE_ALL };
    if (!reading_open(&g->reading, path, true))
        return 1;
    if (g->reading.status)
        return reading_error(&g->reading, path);
    if ((status = start(g, path, w)) || (status = resume(g, w->keep)))
        return status;
    if (!rounds_init(&rounds, g->review, w->jobs)) {
        rounds_done(&rounds);
        return cli_refuse("no-memory", NULL);
    }
    if (!stopped)
        listen_for_stop();
    go(&rounds, w);
    rounds_done(&rounds);
    if (w->keep && (status = keep(g, w->keep)))
        return status;
    oxhide_review_report(g->review, reading_ask(&g->reading));
    g->said = reading_answer(&g->reading);
    return g->said ? 0 : cli_refuse("review-too-long", "path", path, NULL);
}

void review_close(struct review_game *g)
{
    json_decref(g->said);
    reading_done(&g->reading);
    free(g->memory);
}

json_t *review_list(const struct review_game *g, const char *name)
{
    return json_object_get(json_object_get(g->said, "review"), name);
}

double review_number(json_t *of, const char *name)
{
    return json_number_value(json_object_get(of, name));
}

int review_int(json_t *of, const char *name)
{
    return (int)json_integer_value(json_object_get(of, name));
}

bool review_true(json_t *of, const char *name)
{
    return json_is_true(json_object_get(of, name));
}

json_t *review_at(json_t *list, int k)
{
    return json_array_get(list, (size_t)k);
}

double review_percent(json_t *of, const char *name)
{
    return 100 * review_number(json_object_get(of, name), "mean");
}

double review_error(json_t *of, const char *name)
{
    return 100 * review_number(json_object_get(of, name), "error");
}

static int review_one(const char *path, const struct review_wish *w)
{
    struct review_game g;
    struct file_later page;
    int status;

    if ((w->keep && !file_try(w->keep)) ||
        (w->html && !file_later(&page, w->html)))
        return 1;
    status = review_open(&g, path, w);
    if (!status && w->json)
        puts(g.reading.answer);
    else if (!status && w->csv)
        review_print_csv(&g);
    else if (!status && w->annotate)
        status = review_print_marks(&g);
    else if (!status && w->html)
        review_print_html(&g, page.out);
    else if (!status)
        review_print_text(&g, w);
    if (w->html && !file_finish(&page, !status) && !status)
        status = 1;
    review_close(&g);
    return status;
}

int cli_review(int argc, char **argv)
{
    struct review_wish w = { .seconds = 20, .jobs = 2, .seed = 1 };
    struct stat what = { 0 };
    const struct cli_option table[] = {
        { "as", CLI_TEXT, &w.as, "SEAT", NULL, 0, 0 },
        { "seconds", CLI_NUMBER, &w.seconds, "N", NULL, 1, 100000 },
        { "rounds", CLI_NUMBER, &w.rounds, "N", NULL, 1, 1000000 },
        { "error", CLI_NUMBER, &w.error, "N", NULL, 3, 500 },
        { "fair", CLI_FLAG, &w.fair, NULL, NULL, 0, 0 },
        { "jobs", CLI_NUMBER, &w.jobs, "N", NULL, 1, 64 },
        { "seed", CLI_SEED, &w.seed, "N", NULL, 0, 0 },
        { "json", CLI_FLAG, &w.json, NULL, NULL, 0, 0 },
        { "csv", CLI_FLAG, &w.csv, NULL, NULL, 0, 0 },
        { "html", CLI_TEXT, &w.html, "FILE", NULL, 0, 0 },
        { "annotate", CLI_FLAG, &w.annotate, NULL, NULL, 0, 0 },
        { "keep", CLI_TEXT, &w.keep, "FILE", NULL, 0, 0 },
        { "player", CLI_TEXT, &w.player, "NAME", NULL, 0, 0 },
        { "plain", CLI_FLAG, &w.plain, NULL, NULL, 0, 0 },
        { "quiet", CLI_FLAG, &w.quiet, NULL, NULL, 0, 0 },
        { 0 }
    };
    int words = cli_args(argc, argv, "review FILE|FOLDER [OPTIONS]", NULL,
                         table);

    if (words < 0)
        return 2;
    if (words != 1)
        return cli_misuse("review-one", NULL);
    if (w.json + w.csv + w.annotate + (w.html != NULL) > 1)
        return cli_misuse("review-one-form", NULL);
    bool folder = !stat(argv[0], &what) && S_ISDIR(what.st_mode);
    if (folder && (w.csv || w.annotate || w.html || w.keep))
        return cli_misuse("review-folder-form", NULL);
    struct stat page;
    if (w.html && !stat(w.html, &page) && page.st_ino == what.st_ino &&
        page.st_dev == what.st_dev)
        return cli_misuse("review-same-file", NULL);
    return folder ? review_many(argv[0], &w) : review_one(argv[0], &w);
}
