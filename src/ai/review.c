/* Beginning a review, handing in, and the games that its units ask for. */
#include "ai/review_work.h"

#include "ai/guess.h"
#include "ai/judge.h"
#include "base/check.h"
#include "base/mem.h"

enum { LOOKED = 24 }; /* guesses or draws that a first look is the mean of */

static size_t rounded(size_t n)
{
    return (n + 15) & ~(size_t)15;
}

size_t review_size(const struct game *game, int plies)
{
    size_t n = (size_t)plies;

    return rounded(sizeof(struct review)) + rounded(n * sizeof(game_action)) +
           (n + 1) * rounded(game->state_size) +
           rounded((n + 1) * sizeof(struct review_moment)) +
           rounded(n * sizeof(struct review_choice));
}

size_t review_room(const struct game *game)
{
    size_t search = review_search_room(game), pair = compare_memory_size(game);

    return sizeof(struct room) + (search > pair ? search : pair);
}

uint64_t review_seed(const struct review *r, unsigned task, uint32_t a,
                     uint32_t b)
{
    struct rng rng;

    rng_at(&rng, r->job.seed + task, a, b);
    return (uint64_t)rng_next(&rng) << 32 | rng_next(&rng);
}

/* A ply's state as whoever acts there observes it. */
const void *review_observed(const struct review *r, int ply, struct room *room)
{
    const struct game *game = r->job.game;
    const void *state = review_state(r, ply);

    mem_copy(room->seen, state, game->state_size);
    if (game_peek(state)->sees == SEES_ALL)
        game->observe(room->seen, game_peek(state)->actor);
    return room->seen;
}

/* Whether the actor's actions lead to different states. */
static bool is_choice(const struct review *r, int ply)
{
    const struct game *game = r->job.game;
    _Alignas(16) unsigned char first[GAME_STATE_MAX], other[GAME_STATE_MAX];
    game_action list[GAME_ACTIONS_MAX];
    int count = game->legal(review_state(r, ply), list);

    for (int i = 0; i < count; i++) {
        unsigned char *to = i ? other : first;

        mem_copy(to, review_state(r, ply), game->state_size);
        game->apply(to, list[i]);
        if (i && !mem_equal(first, other, game->state_size))
            return true;
    }
    return false;
}

/* What the learnt evaluation thinks, over guesses and draws. */
static void look_first(const struct review *r, int ply, int32_t out[])
{
    const struct game *game = r->job.game;
    const void *state = review_state(r, ply);
    _Alignas(16) unsigned char world[GAME_STATE_MAX], kept[GAME_STATE_MAX];
    int64_t sum[GAME_SEATS_MAX] = { 0 };
    struct guess guesses;
    struct rng rng;

    rng_at(&rng, r->job.seed, (uint32_t)ply, 0);
    guess_start(&guesses, game, state, kept, &rng);
    for (int i = 0; i < LOOKED; i++) {
        int32_t look[GAME_SEATS_MAX];

        guess_next(&guesses, world, &rng);
        while (game_peek(world)->actor == ACTOR_CHANCE)
            game->apply(world, game->sample(world, &rng));
        if (game_peek(world)->actor == ACTOR_NONE)
            judge_shares(game, world, look);
        else if (judge_learnt(game, r->seats))
            judge_look(game, world, 0, 0, look);
        for (int p = 0; p < r->seats; p++)
            sum[p] += judge_learnt(game, r->seats) ||
                              game_peek(world)->actor == ACTOR_NONE
                          ? look[p]
                          : UTILITY_ONE / r->seats;
    }
    for (int p = 0; p < r->seats; p++)
        out[p] = (int32_t)(sum[p] / LOOKED);
}

static void add_moment(struct review *r, int ply)
{
    struct review_moment *m = &r->moment[r->moments];
    int actor = game_peek(review_state(r, ply))->actor;

    mem_zero(m, sizeof *m);
    m->ply = (uint16_t)ply;
    m->actor = (int8_t)actor;
    m->choice = -1;
    look_first(r, ply, m->look);
    if (actor >= 0 && ply < r->job.plies &&
        (!r->job.fair || actor == r->job.eyes) && is_choice(r, ply)) {
        struct review_choice *c = &r->choice[r->choices];

        mem_zero(c, sizeof *c);
        c->ply = (uint16_t)ply;
        c->moment = (uint16_t)r->moments;
        c->seat = (uint8_t)actor;
        m->choice = (int16_t)r->choices++;
    }
    r->moments++;
}

static void copy_game(struct review *r)
{
    const struct review_job *job = &r->job;
    const struct game *game = job->game;

    for (int k = 0; k <= job->plies; k++) {
        unsigned char *to = r->states + (size_t)k * r->stride;

        mem_copy(to, job->state(job->user, k), game->state_size);
        if (k < job->plies)
            r->action[k] = job->action(job->user, k);
        if (!job->fair || game_peek(to)->sees == job->eyes)
            continue;
        /* How a game ended is open to all. */
        if (game_peek(to)->actor == ACTOR_NONE && game->open_end)
            continue;
        if (k < job->plies)
            r->action[k] = game->redact(to, r->action[k], job->eyes);
        game->observe(to, job->eyes);
    }
    r->job.state = NULL;
    r->job.action = NULL;
    r->job.user = NULL;
}

struct review *review_start(void *memory, const struct review_job *job)
{
    struct review *r = memory;
    unsigned char *at = memory;
    size_t n = (size_t)job->plies;

    CHECK(job->plies >= 0 && (!job->fair || job->eyes >= 0));
    mem_zero(r, sizeof *r);
    r->job = *job;
    if (!r->job.error)
        r->job.error = REVIEW_ERROR;
    r->stride = rounded(job->game->state_size);
    at += rounded(sizeof *r);
    r->action = (game_action *)(void *)at;
    at += rounded(n * sizeof *r->action);
    r->states = at;
    at += (n + 1) * r->stride;
    r->moment = (struct review_moment *)(void *)at;
    at += rounded((n + 1) * sizeof *r->moment);
    r->choice = (struct review_choice *)(void *)at;
    copy_game(r);
    r->seats = game_peek(review_state(r, 0))->seats;
    for (int k = 0; k <= job->plies; k++) {
        int actor = game_peek(review_state(r, k))->actor;

        if (k == job->plies || actor >= 0 || k == 0 ||
            game_peek(review_state(r, k - 1))->actor != ACTOR_CHANCE)
            add_moment(r, k);
    }
    r->over = game_peek(review_state(r, job->plies))->actor == ACTOR_NONE;
    if (r->over)
        judge_shares(job->game, review_state(r, job->plies), r->result);
    review_plan(r);
    return r;
}

/* The world a game begins from: as it was, or a guess from whoever's eyes the
 * curve has. */
static void begin_world(const struct review *r, int ply, unsigned truth,
                        uint64_t seed, struct room *room)
{
    const struct game *game = r->job.game;
    const void *state = review_state(r, ply);
    struct guess guesses;
    struct rng rng;

    mem_copy(room->world, state, game->state_size);
    if (truth == REVIEW_OPEN)
        return;
    mem_copy(room->seen, state, game->state_size);
    if (game_peek(state)->sees == SEES_ALL)
        game->observe(room->seen, r->job.eyes);
    rng_seed(&rng, seed);
    guess_start(&guesses, game, room->seen, room->kept, &rng);
    guess_next(&guesses, room->world, &rng);
}

static void curve(const struct review *r, const struct review_unit *u,
                  struct room *room, struct review_part *part)
{
    for (int i = 0; i < u->count; i++) {
        const struct review_moment *m = &r->moment[u->index + i];
        uint64_t seed = review_seed(r, REVIEW_CURVE + 8 * u->truth, m->ply,
                                    u->first);
        struct rollout end;

        begin_world(r, m->ply, u->truth, seed, room);
        rollout_play(room->rest, r->job.game, room->world, ROLLOUT_PLAYOUTS,
                     seed, NULL, &end);
        for (int p = 0; p < r->seats; p++) {
            part->is.curve.share[i][p] = end.share[p];
            part->is.curve.total[i][p] = end.total[p];
        }
    }
}

static void judge(const struct review *r, const struct review_unit *u,
                  struct room *room, struct review_part *part)
{
    const struct review_choice *c = &r->choice[u->index];
    const void *state = u->truth == REVIEW_OPEN
                            ? review_state(r, c->ply)
                            : review_observed(r, c->ply, room);
    game_action two[2] = { c->action[c->best], c->action[c->played] };

    for (uint32_t i = 0; i < u->count; i++)
        compare_pair(
            room->rest, r->job.game, state, two,
            review_seed(r, REVIEW_JUDGE + 8 * u->truth, c->ply, u->first + i),
            &part->is.judge);
}

void review_work(const struct review *r, int unit, void *memory,
                 struct review_part *part)
{
    const struct review_unit *u = &r->unit[unit];
    struct room *room = memory;

    CHECK(unit >= 0 && unit < r->units);
    mem_zero(part, sizeof *part);
    part->unit = unit;
    part->round = r->round;
    switch ((enum review_task)u->task) {
    case REVIEW_FIND: review_find(r, u, room, part); break;
    case REVIEW_WEIGH: review_weigh(r, u, room, part); break;
    case REVIEW_DEEPEN: review_deepen(r, u, room, part); break;
    case REVIEW_CURVE: curve(r, u, room, part); break;
    case REVIEW_JUDGE: judge(r, u, room, part); break;
    }
}

static void take_find(struct review_choice *c, const struct review_part *part)
{
    c->ways = (uint8_t)part->is.find.ways;
    c->easy = part->is.find.easy;
    for (int k = 0; k < REVIEW_WAYS; k++)
        c->action[k] = (game_action)part->is.find.action[k];
}

static void take_weigh(struct review_choice *c, const struct review_part *part)
{
    c->weighed = true;
    c->best = (uint8_t)part->is.weigh.best;
    for (int p = 0; p < GAME_SEATS_MAX; p++) {
        for (int k = 0; k < REVIEW_WAYS; k++)
            c->value[k][p] = (int32_t)part->is.weigh.value[k][p];
        for (int k = 0; k < 2; k++)
            c->again[k][p] = (int32_t)part->is.weigh.again[k][p];
    }
}

static void take_curve(struct review *r, const struct review_unit *u,
                       const struct review_part *part)
{
    for (int i = 0; i < u->count; i++) {
        struct review_moment *m = &r->moment[u->index + i];

        m->games[u->truth]++;
        for (int p = 0; p < r->seats; p++) {
            m->share[u->truth][p] += part->is.curve.share[i][p];
            m->total[u->truth][p] += part->is.curve.total[i][p];
        }
    }
}

/* Parts come from outside where workers do the work. */
static bool fits(const struct review *r, const struct review_part *part)
{
    if (part->round != r->round || part->unit < 0 || part->unit >= r->units ||
        r->in[part->unit])
        return false;
    switch ((enum review_task)r->unit[part->unit].task) {
    case REVIEW_FIND:
        return part->is.find.ways >= 1 && part->is.find.ways <= REVIEW_WAYS;
    case REVIEW_WEIGH:
    case REVIEW_DEEPEN:
        return part->is.weigh.best >= 0 &&
               part->is.weigh.best < r->choice[r->unit[part->unit].index].ways;
    case REVIEW_CURVE: return true;
    case REVIEW_JUDGE: return part->is.judge.pairs == r->unit[part->unit].count;
    }
    return false;
}

bool review_take(struct review *r, const struct review_part *part)
{
    const struct review_unit *u;

    if (r->done || !fits(r, part))
        return false;
    u = &r->unit[part->unit];
    r->in[part->unit] = true;
    switch ((enum review_task)u->task) {
    case REVIEW_FIND: take_find(&r->choice[u->index], part); break;
    case REVIEW_WEIGH:
    case REVIEW_DEEPEN:
        r->choice[u->index].deep = u->task == REVIEW_DEEPEN;
        take_weigh(&r->choice[u->index], part);
        break;
    case REVIEW_CURVE: take_curve(r, u, part); break;
    case REVIEW_JUDGE:
        compare_add(&r->choice[u->index].games[u->truth], &part->is.judge);
        break;
    }
    if (++r->handed_in == r->units) {
        r->curve_games += u->task == REVIEW_CURVE;
        r->round++;
        review_plan(r);
    }
    return true;
}

bool review_round(struct review *r, void *room)
{
    uint32_t round = r->round;
    struct review_part part;

    for (int u = 0; !r->done && r->round == round; u++) {
        review_work(r, u, room, &part);
        CHECK(review_take(r, &part));
    }
    return !r->done;
}
