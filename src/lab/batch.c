/* Many games side by side (oxhide_play.h). */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/crew.h"
#include "lab/decide.h"
#include "lab/play.h"
#include "lab/table.h"

enum { CHUNK = 32, THREADS_MAX = 64 };

/* What a thread works with. */
struct worker {
    void *memory;        /* players think in it */
    unsigned char *seen; /* room for two states */
};

struct oxhide_batch {
    const struct oxhide_rules *rules;
    int games, threads;
    bool yours[GAME_SEATS_MAX];
    struct player_pick pick[GAME_SEATS_MAX];
    size_t room, step; /* bytes of thought, and of a state with its room */
    unsigned char *states;
    struct rng *rng;
    uint64_t *mask; /* what may be done, mask_words each */
    size_t *first;  /* of each game's decisions among all of them */
    struct crew *crew;
    struct worker worker[THREADS_MAX];
};

static void *state_of(const struct oxhide_batch *b, int game)
{
    return b->states + (size_t)game * b->step;
}

const void *oxhide_batch_state(const struct oxhide_batch *batch, int game)
{
    return game < 0 || game >= batch->games ? NULL : state_of(batch, game);
}

/* A decision of one of Oxhide's players. */
static game_action decide(const struct oxhide_batch *b, int game,
                          struct worker *w)
{
    void *state = state_of(b, game);
    struct player_pick pick = b->pick[game_peek(state)->actor];
    struct player_report report;
    struct player_job job = { .game = b->rules->game,
                              .pick = pick,
                              .room = b->room };

    if (pick.player == &random_player) {
        game_action list[GAME_ACTIONS_MAX];
        int n = job.game->legal(state, list);
        return list[rng_below(&b->rng[game], (uint32_t)n)];
    }
    job.seed = rng_next(&b->rng[game]);
    lab_decide(job, state, w->seen, w->memory, players_budget(job.game, &pick),
               &report);
    return report.choice;
}

/* On to the next decision that is yours; true where a game ended, whose result
 * is in 'reward' (or NULL). */
static bool go_on(struct oxhide_batch *b, int game, struct worker *w,
                  float *reward)
{
    const struct game *g = b->rules->game;
    void *state = state_of(b, game);
    const struct game_head *head = state;
    bool ended = false;

    for (;;) {
        if (head->actor == ACTOR_CHANCE) {
            g->apply(state, g->sample(state, &b->rng[game]));
        } else if (head->actor == ACTOR_NONE) {
            double returns[GAME_SEATS_MAX];
            oxhide_play_returns(b->rules, state, returns);
            for (int p = 0; reward && p < GAME_SEATS_MAX; p++)
                reward[p] = (float)returns[p];
            g->begin(state, &b->rules->setup);
            ended = true;
        } else if (b->yours[head->actor]) {
            return ended;
        } else {
            g->apply(state, decide(b, game, w));
        }
    }
}

/* Forgets what a seat may not know; without secrets that is nothing. */
static void observe(const struct oxhide_batch *b, struct game_head *head,
                    int seat)
{
    if (b->rules->facts.secrets)
        b->rules->game->observe(head, seat);
    else
        head->sees = (int8_t)seat;
}

/* Without secrets the state itself is looked at, for a moment through the
 * seat's eyes. */
static void put_tensor(const struct oxhide_batch *b, int game, struct worker *w,
                       uint8_t *out)
{
    const struct oxhide_facts *facts = &b->rules->facts;
    struct game_head *head = state_of(b, game);

    if (!facts->secrets) {
        head->sees = head->actor;
        tensor_write(b->rules->game, head, out);
        head->sees = SEES_ALL;
        return;
    }
    memcpy(w->seen, head, facts->state_size);
    observe(b, (void *)w->seen, head->actor);
    tensor_write(b->rules->game, w->seen, out);
}

static void look_at(const struct oxhide_batch *b, int game, struct worker *w,
                    const struct oxhide_batch_out *out)
{
    const struct oxhide_facts *facts = &b->rules->facts;
    const void *state = state_of(b, game);
    const uint64_t *mask = b->mask + (size_t)game * facts->mask_words;
    int actor = game_peek(state)->actor;

    if (out->actor)
        out->actor[game] = (int8_t)actor;
    if (out->mask)
        memcpy(out->mask + (size_t)game * facts->mask_words, mask,
               facts->mask_words * sizeof *mask);
    if (out->mask_bytes) {
        uint8_t *to = out->mask_bytes + (size_t)game * (size_t)facts->decisions;
        for (int i = 0; i < facts->decisions; i++)
            to[i] = mask[i / 64] >> i % 64 & 1;
    }
    if (out->tensor)
        put_tensor(b, game, w, out->tensor + (size_t)game * facts->tensor_size);
    if (out->tensor_float) {
        float *to = out->tensor_float + (size_t)game * facts->tensor_size;
        uint8_t bytes[TENSOR_MAX];
        put_tensor(b, game, w, bytes);
        for (size_t i = 0; i < facts->tensor_size; i++)
            to[i] = bytes[i];
    }
}

struct step {
    struct oxhide_batch *batch;
    const uint16_t *actions; /* NULL: only to look, or to begin */
    const struct oxhide_batch_out *out;
    bool go;
    atomic_int wrong; /* the first game whose action is refused */
};

static void step_chunk(void *user, int worker, uint64_t item)
{
    const struct step *s = user;
    struct oxhide_batch *b = s->batch;
    struct worker *w = &b->worker[worker];
    size_t words = b->rules->facts.mask_words;
    int first = (int)item * CHUNK, last = first + CHUNK;

    for (int i = first; i < last && i < b->games; i++) {
        void *state = state_of(b, i);
        bool ended = false;
        if (s->actions)
            b->rules->game->apply(state,
                                  b->rules->numbers.action[0][s->actions[i]]);
        if (s->out && s->out->reward)
            memset(s->out->reward + (size_t)i * GAME_SEATS_MAX, 0,
                   GAME_SEATS_MAX * sizeof(float));
        if (s->go) {
            ended = go_on(b, i, w,
                          s->out && s->out->reward
                              ? s->out->reward + (size_t)i * GAME_SEATS_MAX
                              : NULL);
            oxhide_play_mask(b->rules, state, b->mask + (size_t)i * words);
        }
        if (s->out && s->out->ended)
            s->out->ended[i] = ended;
        if (s->out)
            look_at(b, i, w, s->out);
    }
}

/* Finds the first game of a chunk whose action is refused; by whoever steps
 * that chunk, in whose cache the masks are. */
static void check_chunk(void *user, int worker, uint64_t item)
{
    struct step *s = user;
    const struct oxhide_batch *b = s->batch;
    size_t words = b->rules->facts.mask_words;
    unsigned decisions = (unsigned)b->rules->facts.decisions;
    int first = (int)item * CHUNK, last = first + CHUNK;

    (void)worker;
    for (int i = first; i < last && i < b->games; i++) {
        unsigned x = s->actions[i];
        int least = atomic_load_explicit(&s->wrong, memory_order_relaxed);
        if (x < decisions && b->mask[(size_t)i * words + x / 64] >> x % 64 & 1)
            continue;
        while (i < least && !atomic_compare_exchange_weak(&s->wrong, &least, i))
            continue;
        return;
    }
}

static void run(struct step *step,
                void (*work)(void *user, int worker, uint64_t item))
{
    const struct oxhide_batch *b = step->batch;

    crew_run(b->crew, (uint64_t)(b->games + CHUNK - 1) / CHUNK, work, step);
}

struct ahead {
    const struct oxhide_batch *batch;
    const struct oxhide_ahead *out;
};

/* Decisions are tried in a guess, so that where they lead says nothing that
 * their seat does not know. */
static void ahead_chunk(void *user, int worker, uint64_t item)
{
    const struct ahead *a = user;
    const struct oxhide_batch *b = a->batch;
    const struct game *g = b->rules->game;
    const struct oxhide_facts *facts = &b->rules->facts;
    unsigned char *then = b->worker[worker].seen, *guess = then + b->step;
    int first = (int)item * CHUNK, last = first + CHUNK;

    for (int i = first; i < last && i < b->games; i++) {
        const uint64_t *mask = b->mask + (size_t)i * facts->mask_words;
        int seat = game_peek(state_of(b, i))->actor;
        size_t at = b->first[i];
        struct rng rng;
        memcpy(guess, state_of(b, i), facts->state_size);
        if (facts->secrets) {
            rng_seed(&rng, 0);
            g->observe(guess, seat);
            g->determinize(guess, &rng);
        }
        for (size_t w = 0; w < facts->mask_words; w++)
            for (uint64_t m = mask[w]; m; m &= m - 1, at++) {
                unsigned x = (unsigned)w * 64 + bit_lowest(m);
                memcpy(then, guess, facts->state_size);
                g->apply(then, b->rules->numbers.action[0][x]);
                observe(b, (void *)then, seat);
                a->out->game[at] = i;
                a->out->action[at] = (uint16_t)x;
                tensor_write(g, then, a->out->tensor + at * facts->tensor_size);
            }
    }
}

enum oxhide_play_status oxhide_batch_ahead(struct oxhide_batch *batch,
                                           const struct oxhide_ahead *out,
                                           size_t room, size_t *count)
{
    size_t words = batch->rules->facts.mask_words, sum = 0;

    for (int i = 0; i < batch->games; i++) {
        batch->first[i] = sum;
        for (size_t w = 0; w < words; w++)
            sum += bit_count(batch->mask[(size_t)i * words + w]);
    }
    *count = sum;
    if (room < sum)
        return OXHIDE_PLAY_SMALL;
    crew_run(batch->crew, (uint64_t)(batch->games + CHUNK - 1) / CHUNK,
             ahead_chunk, &(struct ahead){ batch, out });
    return OXHIDE_PLAY_OK;
}

/* ",greedy" into the seats; false after an error. */
static bool read_players(struct oxhide_batch *b, const char *players,
                         char *error)
{
    int seats = b->rules->setup.seats, mine = 0;
    const char *at = players ? players : "";

    for (int p = 0; p < seats; p++) {
        char name[PLAYER_NAME_MAX];
        size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        b->yours[p] = !length;
        mine += b->yours[p];
        if (length &&
            (length >= sizeof name || !players_find(name, &b->pick[p])))
            return lab_fail(error, "there is no player '%.*s'", (int)length,
                            at);
        at += length + (at[length] == ',');
    }
    if (*at)
        return lab_fail(error, "'%s' are more than %d seats", players, seats);
    if (!mine)
        return lab_fail(error, "no seat is left to you");
    for (int p = 0; p < seats; p++) {
        size_t room = b->yours[p] ? 0
                                  : b->pick[p].player->memory_size(
                                        b->rules->game, &b->pick[p]);
        b->room = room > b->room ? room : b->room;
    }
    return true;
}

static bool allocate(struct oxhide_batch *b)
{
    const struct oxhide_facts *facts = &b->rules->facts;
    size_t games = (size_t)b->games;

    b->step = (facts->state_size + 15) / 16 * 16;
    b->states = malloc(games * b->step);
    b->rng = malloc(games * sizeof *b->rng);
    b->mask = malloc(games * facts->mask_words * sizeof *b->mask);
    b->crew = crew_new(b->threads);
    b->first = malloc(games * sizeof *b->first);
    bool ok = b->states && b->rng && b->mask && b->first && b->crew;
    for (int i = 0; i < b->threads; i++) {
        b->worker[i].seen = malloc(2 * b->step);
        b->worker[i].memory = malloc(b->room + 1);
        ok = ok && b->worker[i].seen && b->worker[i].memory;
    }
    return ok;
}

struct oxhide_batch *oxhide_batch_new(const struct oxhide_rules *rules,
                                      int games, uint64_t seed,
                                      const char *players, int threads,
                                      char error[OXHIDE_PLAY_ERROR])
{
    struct oxhide_batch *b;

    if (games < 1 || games > 1 << 20 || threads < 1 || threads > THREADS_MAX) {
        lab_fail(error, "a batch has 1 to %d games and 1 to %d threads",
                 1 << 20, THREADS_MAX);
        return NULL;
    }
    b = calloc(1, sizeof *b);
    if (!b) {
        lab_fail(error, "there is not enough memory");
        return NULL;
    }
    b->rules = rules;
    b->games = games;
    b->threads = threads;
    if (!read_players(b, players, error)) {
        oxhide_batch_free(b);
        return NULL;
    }
    if (!allocate(b)) {
        lab_fail(error, "there is not enough memory for %d games", games);
        oxhide_batch_free(b);
        return NULL;
    }
    for (int i = 0; i < games; i++) {
        uint64_t x = seed ^ rng_mix(&(uint64_t){ (uint64_t)i });
        rng_seed(&b->rng[i], rng_mix(&x));
        rules->game->begin(state_of(b, i), &rules->setup);
    }
    run(&(struct step){ .batch = b, .go = true }, step_chunk);
    return b;
}

void oxhide_batch_free(struct oxhide_batch *batch)
{
    if (!batch)
        return;
    crew_free(batch->crew);
    for (int i = 0; i < batch->threads; i++) {
        free(batch->worker[i].seen);
        free(batch->worker[i].memory);
    }
    free(batch->states);
    free(batch->rng);
    free(batch->mask);
    free(batch->first);
    free(batch);
}

void oxhide_batch_look(struct oxhide_batch *batch,
                       const struct oxhide_batch_out *out)
{
    run(&(struct step){ .batch = batch, .out = out }, step_chunk);
}

enum oxhide_play_status oxhide_batch_step(struct oxhide_batch *batch,
                                          const uint16_t *actions,
                                          const struct oxhide_batch_out *out,
                                          int *wrong)
{
    int decisions = batch->rules->facts.decisions, games = batch->games;
    struct step step = {
        .batch = batch, .actions = actions, .out = out, .go = true
    };

    atomic_store(&step.wrong, games);
    run(&step, check_chunk);
    *wrong = atomic_load(&step.wrong);
    if (*wrong < games)
        return actions[*wrong] >= decisions ? OXHIDE_PLAY_NO_NUMBER
                                            : OXHIDE_PLAY_ILLEGAL;
    *wrong = -1;
    run(&step, step_chunk);
    return OXHIDE_PLAY_OK;
}
