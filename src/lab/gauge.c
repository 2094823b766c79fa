/* Games to check the review against, on threads. */
#define _POSIX_C_SOURCE 200809L
#include "lab/gauge.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "lab/pool.h"

enum { DRAW = 1 << 20 }; /* no ply */

struct run {
    const struct oxhide_gauge *job;
    struct gauge_room *room;
    struct table *table[OXHIDE_LAB_JOBS_MAX][PLAYER_LEVELS + 1]; /* by level,
                                                                  * or turn */
    pthread_mutex_t lock;
    double begun;
    int seats;
    int levels; /* in turn; 0: the same players in all games */
};

static void keep(void *user, const struct table *table, game_action action)
{
    struct gauge_room *r = user;

    memcpy(r->states + (size_t)r->plies * r->stride, table->state,
           r->game->state_size);
    r->action[r->plies++] = action;
}

static void play(struct gauge_room *r)
{
    r->plies = 0;
    r->table->watch = keep;
    r->table->user = r;
    table_play(r->table, r->seed);
    memcpy(r->states + (size_t)r->plies * r->stride, r->table->state,
           r->game->state_size);
}

struct part {
    const struct gauge_room *room;
    int first;
};

static const void *part_state(void *user, int k)
{
    const struct part *p = user;

    return gauge_state(p->room, p->first + k);
}

static game_action part_action(void *user, int k)
{
    const struct part *p = user;

    return p->room->action[p->first + k];
}

uint64_t gauge_seed(const struct gauge_room *r, int ply, unsigned what)
{
    struct rng rng;

    rng_at(&rng, ~r->seed, (uint32_t)ply, what);
    return (uint64_t)rng_next(&rng) << 32 | rng_next(&rng);
}

static struct review *start(struct gauge_room *r, int first, int plies)
{
    struct part part = { r, first };

    return review_start(r->review,
                        &(struct review_job){ .game = r->game,
                                              .plies = plies,
                                              .eyes = -1,
                                              .seed = gauge_seed(r, first, 0),
                                              .state = part_state,
                                              .action = part_action,
                                              .user = &part });
}

struct review *gauge_choice(struct gauge_room *r, int ply)
{
    struct review *review = start(r, ply, 1);

    return review->choices ? review : NULL;
}

struct review *gauge_game(struct gauge_room *r)
{
    return start(r, 0, r->plies);
}

int gauge_draw(struct gauge_room *r, int ply[])
{
    int list[UINT16_MAX], count = 0, drawn = 0;
    struct rng rng;

    rng_at(&rng, ~r->seed, DRAW, (uint32_t)r->level);
    for (int k = 0; k < r->plies; k++)
        if (game_peek(gauge_state(r, k))->actor >= 0)
            list[count++] = k;
    while (count && drawn < r->job->decisions) {
        uint32_t at = rng_below(&rng, (uint32_t)count);

        if (gauge_choice(r, list[at]))
            ply[drawn++] = list[at];
        list[at] = list[--count];
    }
    return drawn;
}

static void write_line(struct run *run, struct gauge_room *r)
{
    static void (*const measure[])(struct gauge_room *, struct json *) = {
        [OXHIDE_GAUGE_CALIBRATION] = gauge_calibration,
        [OXHIDE_GAUGE_AGREEMENT] = gauge_agreement,
        [OXHIDE_GAUGE_LEVELS] = gauge_levels,
        [OXHIDE_GAUGE_LUCK] = gauge_luck,
        [OXHIDE_GAUGE_SPEED] = gauge_speed,
    };
    double begun = clock_spent();
    char level[PLAYER_NAME_MAX];
    struct json out;

    play(r);
    players_name(&r->table->s.pick[0], level);
    json_init(&out, r->line, sizeof r->line);
    json_open(&out, NULL, '{');
    json_str(&out, "gauge", oxhide_gauge_name(run->job->what));
    json_str(&out, "game", r->game->id);
    json_int(&out, "seats", r->table->s.setup.seats);
    json_str(&out, "player", run->levels ? level : run->job->player);
    json_seed(&out, "seed", r->seed);
    measure[run->job->what](r, &out);
    json_int(&out, "ms", (int64_t)(1000 * (clock_spent() - begun)));
    json_close(&out, '}');
}

/* A line says which game it is of, so their order is of no matter. */
static bool work(void *user, int worker, uint64_t item)
{
    struct run *run = user;
    struct gauge_room *r = &run->room[worker];
    const struct oxhide_gauge *job = run->job;

    if (job->seconds && clock_seconds() - run->begun >= (double)job->seconds)
        return true;
    r->level = run->levels ? 1 + (int)(item % (uint64_t)run->levels) : 0;
    r->seed = job->seed + (run->levels ? item / (uint64_t)run->levels : item);
    r->turn = run->levels ? 0 : (int)(r->seed % (uint64_t)run->seats);
    r->table = run->table[worker][run->levels ? r->level : r->turn];
    write_line(run, r);
    pthread_mutex_lock(&run->lock);
    job->line(job->user, r->line);
    pthread_mutex_unlock(&run->lock);
    return true;
}

static size_t most(size_t a, size_t b)
{
    return a > b ? a : b;
}

static bool open_room(struct gauge_room *r, const struct oxhide_gauge *job,
                      const struct game *game)
{
    size_t plies = game->plies_max + 1u;

    r->job = job;
    r->game = game;
    r->stride = (game->state_size + 63u) & ~(size_t)63;
    r->search_size = players_room(game, job->playouts);
    r->action = calloc(plies, sizeof *r->action);
    r->states = aligned_alloc(64, plies * r->stride);
    r->seen = aligned_alloc(64, 3 * GAME_STATE_MAX);
    r->review = malloc(review_size(game, game->plies_max));
    r->work = malloc(review_room(game));
    r->compare = malloc(
        most(ways_memory_size(game), compare_memory_size(game)));
    r->moment = calloc(plies, sizeof *r->moment);
    r->marked = calloc(plies, sizeof *r->marked);
    r->search = malloc(r->search_size);
    return r->action && r->states && r->seen && r->review && r->work &&
           r->compare && r->moment && r->marked && r->search;
}

static void close_room(struct gauge_room *r)
{
    free(r->action);
    free(r->states);
    free(r->seen);
    free(r->review);
    free(r->work);
    free(r->compare);
    free(r->moment);
    free(r->marked);
    free(r->search);
}

/* Those that are named, each so many seats further on; one has all seats. */
static bool read_setup(const struct oxhide_gauge *job, const char *players,
                       int turn, struct lab_setup *out,
                       char error[OXHIDE_LAB_ERROR_MAX])
{
    bool one = !strchr(players, ',');
    struct oxhide_table table = { .game = job->game,
                                  .players = job->players,
                                  .seats = one ? NULL : players };
    struct lab_setup named;

    if (!lab_setup_read(&named, &table, error))
        return false;
    if (one && !players_find(players, &named.pick[0]))
        return lab_fail(error, "there is no player '%s'", players);
    *out = named;
    for (int p = 0; p < named.setup.seats; p++)
        out->pick[(p + turn) % named.setup.seats] = named.pick[one ? 0 : p];
    return true;
}

static bool open_all(struct run *run, char error[OXHIDE_LAB_ERROR_MAX])
{
    const struct oxhide_gauge *job = run->job;
    bool good = (run->room = calloc((size_t)job->jobs, sizeof *run->room));
    int first = run->levels ? 1 : 0, last = run->levels;

    for (int k = first; good && k <= last; k++) {
        struct lab_setup setup;
        char name[16];

        snprintf(name, sizeof name, "ai:%d", k);
        if (!read_setup(job, run->levels ? name : job->player,
                        run->levels ? 0 : k, &setup, error))
            return false;
        run->seats = setup.setup.seats;
        if (!run->levels)
            last = run->seats - 1;
        for (int j = 0; good && j < job->jobs; j++) {
            good = (run->table[j][k] = table_new(&setup)) &&
                   (run->room[j].job ||
                    open_room(&run->room[j], job, setup.game));
        }
    }
    return good ||
           lab_fail(error, "there is not enough memory for so many threads");
}

static void close_all(struct run *run)
{
    for (int k = 0; run->room && k < run->job->jobs; k++) {
        close_room(&run->room[k]);
        for (int level = 0; level <= PLAYER_LEVELS; level++)
            if (run->table[k][level])
                table_free(run->table[k][level]);
    }
    free(run->room);
    pthread_mutex_destroy(&run->lock);
}

const char *oxhide_gauge_name(enum oxhide_gauge_what what)
{
    static const char *const names[] = { "calibration", "agreement", "levels",
                                         "luck", "speed" };

    return what < sizeof names / sizeof *names ? names[what] : NULL;
}

bool oxhide_gauge_run(const struct oxhide_gauge *gauge,
                      char error[OXHIDE_LAB_ERROR_MAX])
{
    struct run run = { .job = gauge, .lock = PTHREAD_MUTEX_INITIALIZER };
    bool good;

    if (!lab_check_numbers((uint64_t)gauge->games, gauge->jobs, error))
        return false;
    if (gauge->what == OXHIDE_GAUGE_LEVELS && !gauge->player)
        run.levels = PLAYER_LEVELS;
    run.begun = clock_seconds();
    good = open_all(&run, error);
    if (good)
        pool_run(&(struct pool_job){ .jobs = gauge->jobs,
                                     .count = (uint64_t)gauge->games *
                                              (run.levels ? PLAYER_LEVELS : 1),
                                     .work = work,
                                     .user = &run });
    close_all(&run);
    return good;
}
