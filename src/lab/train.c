/* Self-play on threads, and the rounds of learning. */
#include "lab/train.h"

#include <stdlib.h>
#include <string.h>

#include "ai/judge.h"
#include "base/check.h"
#include "lab/decide.h"
#include "lab/loop.h"
#include "lab/pool.h"

enum {
    SAMPLES = 16,  /* positions kept of a game, at most */
    HELD_OUT = 10, /* one game in so many is not learnt from */
    EPOCHS = 4,
    WILD = 20, /* per cent of any actions before there are weights */
    STRAY = 3, /* per cent after */
    LEVEL = 6, /* of the search, which has the playouts of the job */
    DEEP = 7,  /* it plays nothing worse than so many temperatures */
};

/* How much of what is learnt is what the search thought of a position; the
 * rest is how the game ended. */
static const float thought = 0.5f;

struct sample {
    int16_t feature[GAME_SEATS_MAX][ADVICE_FEATURES_MAX];
    float value[GAME_SEATS_MAX]; /* what the search thought, as shares */
};

struct played {
    int count;
    float end[GAME_SEATS_MAX]; /* how the game ended, as shares */
    struct sample sample[SAMPLES];
};

struct round {
    const struct train_job *job;
    struct game game; /* with the weights of this round */
    struct advice advice;
    struct advice_net net;
    struct advice_level levels[PLAYER_LEVELS];
    uint32_t playouts;
    uint64_t seed;
    int games;
    struct played *played;
    struct room *rooms; /* one a worker */
};

/* What a worker plays in, and the game it plays. */
struct room {
    const struct round *round;
    struct rng rng;
    int seen; /* positions so far */
    struct played *played;
    float thought[GAME_SEATS_MAX]; /* of the last position searched */
    unsigned char *state, *seen_state, *tried;
    void *memory;
    size_t size;
    game_action legal[GAME_ACTIONS_MAX];
    uint32_t share[GAME_ACTIONS_MAX];
    int64_t value[GAME_ACTIONS_MAX];
};

static void draw_chance(const struct game *game, void *state, struct rng *rng)
{
    while (game_peek(state)->actor == ACTOR_CHANCE)
        game->apply(state, game->sample(state, rng));
}

static int64_t look(const struct round *r, const void *state, int seat)
{
    int32_t u[GAME_SEATS_MAX];

    if (!judge_learnt(&r->game, r->job->seats))
        return judge_standing(&r->game, state, seat);
    judge_look(&r->game, state, 0, 0, u);
    return u[seat];
}

/* One step ahead from what the seat knows, not always the best step. */
static game_action step_ahead(const struct round *r, struct room *room,
                              struct rng *rng)
{
    const struct game *game = &r->game;
    int seat = game_peek(room->state)->actor;
    int count = game->legal(room->state, room->legal), k = 0;
    bool learnt = judge_learnt(game, r->job->seats);
    int64_t best = INT64_MIN;
    uint32_t total = 0, draw;

    if (rng_below(rng, 100) < (uint32_t)(learnt ? STRAY : WILD))
        return room->legal[rng_below(rng, (uint32_t)count)];
    memcpy(room->seen_state, room->state, game->state_size);
    game->observe(room->seen_state, seat);
    game->determinize(room->seen_state, rng);
    for (int i = 0; i < count; i++) {
        memcpy(room->tried, room->seen_state, game->state_size);
        game->apply(room->tried, room->legal[i]);
        draw_chance(game, room->tried, rng);
        room->value[i] = look(r, room->tried, seat);
        if (room->value[i] > best)
            best = room->value[i];
    }
    for (int i = 0; i < count; i++) {
        uint64_t worse = (uint64_t)(best - room->value[i]);

        room->share[i] = learnt ? judge_fade(
                                      (uint32_t)((worse << 12) /
                                                 (uint64_t)r->job->temperature))
                                : !worse;
        total += room->share[i];
    }
    draw = rng_below(rng, total);
    while (draw >= room->share[k])
        draw -= room->share[k++];
    return room->legal[k];
}

/* Utilities as shares that sum to 1; seats that are not there have 0. */
static void share_out(const int64_t u[GAME_SEATS_MAX],
                      float out[GAME_SEATS_MAX])
{
    int64_t total = 0;

    for (int p = 0; p < GAME_SEATS_MAX; p++)
        total += u[p];
    for (int p = 0; p < GAME_SEATS_MAX && total; p++)
        out[p] = (float)u[p] / (float)total;
}

/* Searches, and says what the position looked worth on the way; where nothing
 * is to be decided, that stays as it was. */
static game_action search(const struct round *r, struct room *room,
                          struct rng *rng, float value[GAME_SEATS_MAX])
{
    struct player_job job = { .game = &r->game,
                              .pick = { &mcts_player, LEVEL, 0 },
                              .seed = rng_next(rng),
                              .room = room->size };
    struct player_report report;
    int64_t sum[GAME_SEATS_MAX] = { 0 };

    lab_decide(job, room->state, room->seen_state, room->memory, r->playouts,
               &report);
    for (int i = 0; i < report.count; i++)
        for (int p = 0; p < r->job->seats; p++)
            sum[p] += (int64_t)report.line[i].value[p] * report.line[i].visits;
    share_out(sum, value);
    if (rng_below(rng, 100) < STRAY)
        return room->legal[rng_below(
            rng, (uint32_t)r->game.legal(room->state, room->legal))];
    return report.choice;
}

/* Keeps a fair choice of the positions of a game, as they come, and what they
 * looked worth. */
static void keep(const struct round *r, const void *state, int seen,
                 const float value[GAME_SEATS_MAX], struct rng *rng,
                 struct played *out)
{
    int k = seen;

    if (seen >= SAMPLES)
        k = (int)rng_below(rng, (uint32_t)seen + 1);
    if (k >= SAMPLES)
        return;
    if (k == out->count)
        out->count++;
    memset(&out->sample[k], 0, sizeof out->sample[k]);
    for (int p = 0; p < r->job->seats; p++)
        r->game.advice->features(state, p, out->sample[k].feature[p]);
    memcpy(out->sample[k].value, value, sizeof out->sample[k].value);
}

static game_action decide(void *user, int seat)
{
    struct room *room = user;
    const struct round *r = room->round;
    game_action action = r->playouts
                             ? search(r, room, &room->rng, room->thought)
                             : step_ahead(r, room, &room->rng);

    (void)seat;
    keep(r, room->state, room->seen++, room->thought, &room->rng, room->played);
    return action;
}

static bool play_game(void *user, int worker, uint64_t index)
{
    const struct round *r = user;
    struct room *room = &r->rooms[worker];
    int64_t sum[GAME_SEATS_MAX] = { 0 };
    int32_t u[GAME_SEATS_MAX] = { 0 };

    rng_at(&room->rng, r->seed, (uint32_t)index, 0);
    room->seen = 0;
    room->played = &r->played[index];
    room->played->count = 0;
    for (int p = 0; p < GAME_SEATS_MAX; p++)
        room->thought[p] = 1.0f / (float)r->job->seats;
    lab_play(&(struct lab_loop){ .game = &r->game,
                                 .setup = { .seats = (uint8_t)r->job->seats },
                                 .state = room->state,
                                 .rng = &room->rng,
                                 .decide = decide,
                                 .user = room });
    judge_end(&r->game, room->state, u);
    for (int p = 0; p < r->job->seats; p++)
        sum[p] = u[p];
    share_out(sum, room->played->end);
    return true;
}

static bool open_room(const struct round *r, struct room *room)
{
    struct player_pick pick = { &mcts_player, LEVEL, 0 };
    size_t stride = (r->game.state_size + 63u) & ~(size_t)63;

    room->round = r;
    room->state = aligned_alloc(64, 3 * stride);
    room->size = mcts_player.memory_size(&r->game, &pick) +
                 (size_t)r->job->playouts * 512;
    room->memory = malloc(room->size);
    if (!room->state || !room->memory)
        return false;
    room->seen_state = room->state + stride;
    room->tried = room->state + 2 * stride;
    return true;
}

static void close_rooms(struct round *r)
{
    for (int k = 0; r->rooms && k < r->job->jobs; k++) {
        free(r->rooms[k].state);
        free(r->rooms[k].memory);
    }
    free(r->rooms);
}

static void tell(void *user, uint64_t done, uint64_t count)
{
    const struct train_job *job = ((const struct round *)user)->job;

    job->progress(job->user, "games", (int)done, (int)count);
}

static void play_round(struct round *r)
{
    pool_run(&(struct pool_job){ .jobs = r->job->jobs,
                                 .count = (uint64_t)r->games,
                                 .work = play_game,
                                 .progress = r->job->progress ? tell : NULL,
                                 .user = r });
}

/* The positions of the games to learn from, or of those held out. */
static bool gather(const struct round *r, bool held_out, struct learn_set *set)
{
    size_t rows = 0, at = 0;
    size_t seats = (size_t)r->job->seats;
    size_t features = r->game.advice->feature_count;
    float part = r->playouts && !held_out ? thought : 0;

    for (int g = 0; g < r->games; g++)
        rows += (g % HELD_OUT == 0) == held_out ? (size_t)r->played[g].count
                                                : 0;
    set->seats = r->job->seats;
    set->features = (int)features;
    set->count = rows;
    set->feature = malloc(rows * seats * features * sizeof *set->feature + 1);
    set->target = malloc(rows * seats * sizeof *set->target + 1);
    if (!set->feature || !set->target)
        return false;
    for (int g = 0; g < r->games; g++) {
        const struct played *one = &r->played[g];

        for (int k = 0; (g % HELD_OUT == 0) == held_out && k < one->count;
             k++) {
            for (size_t p = 0; p < seats; p++, at++) {
                memcpy(set->feature + at * features, one->sample[k].feature[p],
                       features * sizeof *set->feature);
                set->target[at] = part * one->sample[k].value[p] +
                                  (1 - part) * one->end[p];
            }
        }
    }
    return true;
}

static void release(struct learn_set *set)
{
    free(set->feature);
    free(set->target);
}

static bool learn_from(struct round *r, int number, struct learn_net *net,
                       struct train_result *out)
{
    struct learn_set set = { 0 }, held = { 0 };
    bool good = gather(r, false, &set) && gather(r, true, &held);

    if (good) {
        if (r->job->progress)
            r->job->progress(r->job->user, "learning", number, 0);
        if (!number)
            learn_init(net, &set, r->seed);
        learn_run(net, &set, EPOCHS, r->seed);
        learn_round(net, &r->net);
        r->advice.net[r->job->seats] = &r->net;
        out->loss = learn_loss(&r->net, &held);
        out->constant = learn_constant_loss(&held);
        out->samples = set.count;
        out->held_out = held.count;
    }
    release(&set);
    release(&held);
    return good;
}

static bool run(const struct train_job *job, struct train_result *out)
{
    struct round *r = calloc(1, sizeof *r);
    struct learn_net *net = calloc(1, sizeof *net);
    int most = job->games > job->playout_games ? job->games
                                               : job->playout_games;
    int deep = DEEP * job->temperature;
    uint64_t seed = job->seed;
    bool good;

    CHECK(job->game->advice && job->game->advice->features);
    if (r)
        r->played = malloc((size_t)most * sizeof *r->played);
    good = r && net && r->played;
    if (good) {
        r->job = job;
        r->game = *job->game;
        r->advice = *job->game->advice;
        memset(r->advice.net, 0, sizeof r->advice.net);
        r->levels[LEVEL - 1] = (struct advice_level){
            job->playouts, (uint16_t)job->temperature,
            (uint16_t)(deep < UINT16_MAX ? deep : UINT16_MAX)
        };
        r->advice.levels = r->levels;
        r->game.advice = &r->advice;
        r->rooms = calloc((size_t)job->jobs, sizeof *r->rooms);
        good = r->rooms != NULL;
    }
    for (int k = 0; good && k < job->jobs; k++)
        good = open_room(r, &r->rooms[k]);
    for (int k = 0; good && k < job->rounds + !!job->playouts; k++) {
        r->seed = rng_mix(&seed);
        r->games = k < job->rounds ? job->games : job->playout_games;
        r->playouts = k < job->rounds ? 0 : job->playouts;
        play_round(r);
        good = learn_from(r, k, net, out);
    }
    if (good)
        out->net = r->net;
    if (r) {
        free(r->played);
        close_rooms(r);
    }
    free(net);
    free(r);
    return good;
}

struct training {
    const struct train_job *job;
    int first, jobs; /* seats of the first; threads of each */
    struct train_result *out;
};

static bool train_one(void *user, int worker, uint64_t k)
{
    const struct training *t = user;
    struct train_job job = *t->job;

    (void)worker;
    job.seats = t->first + (int)k;
    job.jobs = t->jobs;
    return run(&job, &t->out[job.seats]);
}

bool train_seats(const struct train_job *job, int first, int last,
                 struct train_result out[GAME_SEATS_MAX + 1])
{
    int count = last - first + 1, share = job->jobs / count;
    struct training t = { job, first, share ? share : 1, out };

    return pool_run(&(struct pool_job){ .jobs = count,
                                        .count = (uint64_t)count,
                                        .work = train_one,
                                        .user = &t });
}
