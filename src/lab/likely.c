/* The truth compared with guesses at secrets, and what tells them apart. The
 * fit is a conditional logit: the share of a guess is 2 to the power of its
 * traits' weights. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "lab/decide.h"
#include "lab/loop.h"
#include "lab/pool.h"
#include "lab/table.h"

enum {
    GUESSES = 24,  /* even ones beside a truth */
    SAMPLES = 24,  /* of a game, at most */
    EVERY = 10,    /* one decision in so many is looked at */
    HELD_OUT = 10, /* one game in so many is not learnt from */
    EPOCHS = 400,
    SOURCES = OXHIDE_LAB_SOURCES_MAX,
};

struct likely_job {
    const struct game *game;
    int seats; /* 0: all numbers in turn */
    struct player_pick pick;
    int games;
    uint64_t seed;
    int jobs;
};

struct sample {
    uint16_t ply;
    int16_t trait[1 + GUESSES][ADVICE_FEATURES_MAX]; /* the truth first */
    int16_t points[1 + GUESSES][SOURCES];            /* of the other seats */
};

struct played {
    int count, plies;
    struct sample sample[SAMPLES];
};

struct room {
    const struct likely_job *job;
    struct played *played;
    struct rng rng;
    uint64_t seed;
    unsigned char *state, *seen, *guess;
    void *memory;
    size_t size;
};

struct run {
    const struct likely_job *job;
    struct played *played;
    struct room *room;
};

static void look(const struct game *game, const void *state, int sees,
                 int16_t trait[], int16_t points[])
{
    game->advice->traits(state, sees, trait);
    for (int p = 0; p < game_peek(state)->seats; p++)
        for (int k = 0; p != sees && k < game->source_count; k++)
            points[k] += (int16_t)game->points(state, p, k);
}

static void take_sample(struct room *r, int seat)
{
    const struct game *game = r->job->game;
    struct sample *s = &r->played->sample[r->played->count++];

    memset(s, 0, sizeof *s);
    s->ply = game_peek(r->state)->ply;
    look(game, r->state, seat, s->trait[0], s->points[0]);
    memcpy(r->seen, r->state, game->state_size);
    game->observe(r->seen, seat);
    for (int g = 1; g <= GUESSES; g++) {
        memcpy(r->guess, r->seen, game->state_size);
        game->determinize(r->guess, &r->rng);
        look(game, r->guess, seat, s->trait[g], s->points[g]);
    }
}

static game_action decide(void *user, int seat)
{
    struct room *r = user;
    struct player_report report;
    uint64_t seed = rng_next(&r->rng);

    if (r->played->count < SAMPLES && rng_below(&r->rng, EVERY) == 0)
        take_sample(r, seat);
    lab_decide((struct player_job){ .game = r->job->game,
                                    .pick = r->job->pick,
                                    .seed = seed,
                                    .room = r->size },
               r->state, r->seen, r->memory,
               players_budget(r->job->game, &r->job->pick), &report);
    return report.choice;
}

static bool play(void *user, int worker, uint64_t item)
{
    struct run *run = user;
    struct room *r = &run->room[worker];
    const struct likely_job *job = run->job;
    int range = job->game->seats_max - job->game->seats_min + 1;
    int seats = job->seats ? job->seats
                           : job->game->seats_min + (int)(item % range);

    r->played = &run->played[item];
    rng_seed(&r->rng, ~(job->seed + item));
    lab_play(&(struct lab_loop){ .game = job->game,
                                 .setup = { .seats = (uint8_t)seats },
                                 .state = r->state,
                                 .seed = job->seed + item,
                                 .decide = decide,
                                 .user = r });
    r->played->plies = game_peek(r->state)->ply;
    return true;
}

static double sum_of(const double w[], const int16_t trait[], int count)
{
    double sum = 0;

    for (int k = 0; k < count; k++)
        sum += w[k] * trait[k];
    return sum;
}

/* The shares of a truth and its guesses; returns the bits the truth has more
 * than an even share. */
static double shares(const struct sample *s, const double w[], int count,
                     double out[1 + GUESSES])
{
    double total = 0;

    for (int g = 0; g <= GUESSES; g++)
        total += out[g] = exp2(sum_of(w, s->trait[g], count));
    for (int g = 0; g <= GUESSES; g++)
        out[g] /= total;
    return log2(out[0] * (1 + GUESSES));
}

static double gain(const struct run *run, const double w[], size_t *samples)
{
    int count = run->job->game->advice->trait_count;
    double sum = 0, share[1 + GUESSES];

    *samples = 0;
    for (int g = 0; g < run->job->games; g += HELD_OUT)
        for (int i = 0; i < run->played[g].count; i++, ++*samples)
            sum += shares(&run->played[g].sample[i], w, count, share);
    return *samples ? sum / (double)*samples : 0;
}

/* One step uphill with a step size for each weight (Adagrad). */
static size_t climb(const struct run *run, double w[], double squares[])
{
    int count = run->job->game->advice->trait_count;
    double slope[ADVICE_FEATURES_MAX] = { 0 }, share[1 + GUESSES];
    size_t n = 0;

    for (int g = 0; g < run->job->games; g++) {
        for (int i = 0; g % HELD_OUT && i < run->played[g].count; i++, n++) {
            const struct sample *s = &run->played[g].sample[i];

            shares(s, w, count, share);
            share[0] -= 1;
            for (int c = 0; c <= GUESSES; c++)
                for (int k = 0; k < count; k++)
                    slope[k] -= share[c] * s->trait[c][k];
        }
    }
    for (int k = 0; n && k < count; k++) {
        slope[k] = slope[k] / (double)n - 1e-4 * w[k];
        squares[k] += slope[k] * slope[k];
        w[k] += squares[k] > 0 ? 0.1 * slope[k] / sqrt(squares[k]) : 0;
    }
    return n;
}

static void measure(const struct run *run, const double w[],
                    struct oxhide_guesses_result *out)
{
    const struct game *game = run->job->game;
    double share[1 + GUESSES], squares[SOURCES] = { 0 };
    int n = 0;

    for (int g = 0; g < run->job->games; g++) {
        const struct played *p = &run->played[g];

        for (int i = 0; i < p->count; i++) {
            const struct sample *s = &p->sample[i];

            if (s->ply * 4 < p->plies * 3)
                continue;
            n++;
            /* Only guesses may be weighed: the truth is not among them. */
            shares(s, w, game->advice->trait_count, share);
            for (int k = 0; k < game->source_count; k++) {
                double even = 0, weighed = 0;

                for (int c = 1; c <= GUESSES; c++) {
                    even += s->points[c][k] / (double)GUESSES;
                    weighed += s->points[c][k] * share[c] / (1 - share[0]);
                }
                out->source[k].truth += s->points[0][k];
                out->source[k].even += s->points[0][k] - even;
                out->source[k].weighed += s->points[0][k] - weighed;
                squares[k] += pow(s->points[0][k] - weighed, 2);
            }
        }
    }
    for (int k = 0; n && k < game->source_count; k++) {
        out->source[k].truth /= n;
        out->source[k].even /= n;
        out->source[k].weighed /= n;
        out->source[k].error = sqrt(
            (squares[k] / n - pow(out->source[k].weighed, 2)) / n);
    }
}

static void work_out(const struct run *run, double w[],
                     struct oxhide_guesses_result *out)
{
    const struct game *game = run->job->game;
    double now[ADVICE_FEATURES_MAX] = { 0 },
           squares[ADVICE_FEATURES_MAX] = { 0 };

    for (int k = 0; game->advice->likely && k < game->advice->trait_count; k++)
        now[k] = game->advice->likely[k] / 4096.0;
    for (int e = 0; w && e < EPOCHS; e++)
        out->samples = climb(run, w, squares);
    out->gain = gain(run, now, &out->held_out);
    if (w)
        out->learnt = gain(run, w, &out->held_out);
    measure(run, now, out);
    out->title = game->title;
    out->sources = game->source_count;
    for (int k = 0; k < game->source_count; k++)
        out->source[k].id = game->sources[k];
}

static bool room_init(struct room *r, const struct likely_job *job)
{
    size_t stride = (job->game->state_size + 63u) & ~(size_t)63;

    r->job = job;
    r->size = job->pick.player->memory_size(job->game, &job->pick);
    r->memory = malloc(r->size);
    r->state = aligned_alloc(64, 3 * stride);
    if (!r->memory || !r->state)
        return false;
    r->seen = r->state + stride;
    r->guess = r->seen + stride;
    return true;
}

static bool play_all(const struct likely_job *job, double w[],
                     struct oxhide_guesses_result *out)
{
    struct run run = { .job = job };
    bool good;

    run.played = calloc((size_t)job->games, sizeof *run.played);
    run.room = calloc((size_t)job->jobs, sizeof *run.room);
    good = run.played && run.room;
    for (int k = 0; good && k < job->jobs; k++)
        good = room_init(&run.room[k], job);
    good = good && pool_run(&(struct pool_job){ .jobs = job->jobs,
                                                .count = (uint64_t)job->games,
                                                .work = play,
                                                .user = &run });
    if (good)
        work_out(&run, w, out);
    for (int k = 0; run.room && k < job->jobs; k++) {
        free(run.room[k].memory);
        free(run.room[k].state);
    }
    free(run.room);
    free(run.played);
    return good;
}

static void put_weights(FILE *file, const struct likely_job *job,
                        const double w[], const struct oxhide_guesses_result *r)
{
    fprintf(file,
            "/* Generated; do not edit. How much more often a guess at secrets "
            "is true, in\n * 4096ths of a doubling for one of each trait: "
            "%.3f bits before %zu decisions\n * of held-out games. The "
            "command:\n *   oxhide guesses %s",
            r->learnt, r->held_out, job->game->id);
    if (job->seats)
        fprintf(file, " --players %d", job->seats);
    fprintf(file,
            " --player ai:%d --games %d --seed %llu \\\n"
            " *     --out FILE */\n/* clang-format off */\n",
            job->pick.level, job->games, (unsigned long long)job->seed);
    for (int k = 0; k < job->game->advice->trait_count; k++)
        fprintf(file, "%6.0f, /* %s */\n",
                fmax(-32767, fmin(32767, round(w[k] * 4096))),
                job->game->advice->trait_names[k]);
}

bool oxhide_guesses_run(const struct oxhide_guesses *guesses, FILE *likely,
                        struct oxhide_guesses_result *out,
                        char error[OXHIDE_LAB_ERROR_MAX])
{
    struct likely_job job = { .game = games_find(guesses->game),
                              .seats = guesses->players,
                              .games = guesses->games,
                              .seed = guesses->seed,
                              .jobs = guesses->jobs };
    double w[ADVICE_FEATURES_MAX] = { 0 };

    memset(out, 0, sizeof *out);
    if (!job.game)
        return lab_fail(error, "there is no game '%s'", guesses->game);
    if (!job.game->advice || !job.game->advice->traits)
        return lab_fail(error, "%s has no secrets to guess", job.game->title);
    if (!players_find(guesses->player, &job.pick) || !job.pick.level)
        return lab_fail(error, "guesses are measured in games of ai:1 to ai:%d",
                        PLAYER_LEVELS);
    if (!play_all(&job, likely ? w : NULL, out))
        return lab_fail(error, "there is not enough memory for so many games");
    if (likely)
        put_weights(likely, &job, w, out);
    return true;
}
