/* The loops of the benchmark. */
#include "lab/bench.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "lab/perft.h"

enum {
    STATES = 8,
    FIXED_GAMES = 256, /* for the checksum */
    COPIES = 1000,     /* in one turn of the loop */
    WALK = 2,          /* depth of the perft walk */
    THINK = 1000,      /* simulations of one search */
};

static unsigned char *state_at(struct bench_room *room, int i)
{
    return room->states + (size_t)i * room->stride;
}

static uint32_t step(const struct game *game, void *s, struct rng *rng)
{
    game_action list[GAME_ACTIONS_MAX];
    uint32_t n;

    if (game_peek(s)->actor == ACTOR_CHANCE) {
        game->apply(s, game->sample(s, rng));
        return 0;
    }
    n = (uint32_t)game->legal(s, list);
    game->apply(s, list[rng_below(rng, n)]);
    return n;
}

static uint64_t play_list(struct bench_room *room, uint64_t seed,
                          uint32_t games)
{
    void *s = room->states;
    uint64_t moves = 0;
    struct rng rng;

    for (uint32_t i = 0; i < games; i++) {
        rng_seed(&rng, seed + i);
        room->game->begin(s, &room->setup);
        while (game_peek(s)->actor != ACTOR_NONE)
            step(room->game, s, &rng);
        moves += game_peek(s)->ply;
    }
    return moves;
}

static bool has_playout(const struct bench_room *room)
{
    return room->game->playout;
}

static uint64_t play_path(struct bench_room *room, uint64_t seed,
                          uint32_t games)
{
    void *s = room->states;
    uint64_t moves = 0;
    struct rng rng;

    for (uint32_t i = 0; i < games; i++) {
        rng_seed(&rng, seed + i);
        room->game->begin(s, &room->setup);
        room->game->playout(s, &rng);
        moves += game_peek(s)->ply;
    }
    return moves;
}

static uint64_t begin_games(struct bench_room *room, uint64_t seed,
                            uint32_t games)
{
    void *s = room->states;
    struct rng rng;

    for (uint32_t i = 0; i < games; i++) {
        rng_seed(&rng, seed + i);
        room->game->begin(s, &room->setup);
        while (game_peek(s)->actor == ACTOR_CHANCE)
            room->game->apply(s, room->game->sample(s, &rng));
    }
    return games;
}

/* Around a few states in the nearest cache; the compiler may not skip any. */
static uint64_t copy_states(struct bench_room *room, uint32_t times)
{
    size_t size = room->game->state_size;

    for (uint64_t i = 0; i < (uint64_t)times * COPIES; i++) {
        void *to = state_at(room, (int)(i % STATES));
        const void *from = state_at(room, (int)((i + 3) % STATES));
        memcpy(to, from, size);
        __asm__ volatile("" : : "r"(to) : "memory");
    }
    return (uint64_t)times * COPIES;
}

static const void *middle_at(const struct bench_room *room, uint64_t i)
{
    return room->middles + (i % (uint64_t)room->positions) * room->stride;
}

static uint64_t walk(struct bench_room *room, uint64_t seed, uint32_t times)
{
    uint64_t counts[WALK], nodes = 0;

    for (uint32_t i = 0; i < times; i++) {
        memcpy(room->states, middle_at(room, seed + i), room->game->state_size);
        perft_count(room->game, room->states, WALK, counts);
        for (int k = 0; k < WALK; k++)
            nodes += counts[k];
    }
    return nodes;
}

static uint64_t play_middles(struct bench_room *room, uint64_t seed,
                             uint32_t times)
{
    void *s = room->states;
    struct rng rng;

    rng_seed(&rng, seed);
    for (uint32_t i = 0; i < times; i++) {
        memcpy(s, middle_at(room, seed + i), room->game->state_size);
        if (has_playout(room))
            room->game->playout(s, &rng);
        else
            while (game_peek(s)->actor != ACTOR_NONE)
                step(room->game, s, &rng);
    }
    return times;
}

static uint64_t search(struct bench_room *room, uint64_t seed, uint32_t times)
{
    const struct player *player = room->plain.pick.player;
    void *s = room->states;

    for (uint32_t i = 0; i < times; i++) {
        memcpy(s, middle_at(room, seed + i), room->game->state_size);
        room->game->observe(s, game_peek(s)->actor);
        player->start(room->memory, &(struct player_job){
                                        .game = &room->plain.game,
                                        .state = s,
                                        .pick = room->plain.pick,
                                        .seed = seed + i,
                                        .room = room->memory_size,
                                    });
        player->think(room->memory, THINK);
    }
    return (uint64_t)times * THINK;
}

uint64_t bench_loop(struct bench_room *room, enum oxhide_bench_what what,
                    uint64_t seed, uint32_t times)
{
    switch (what) {
    case OXHIDE_BENCH_LIST: return play_list(room, seed, times);
    case OXHIDE_BENCH_PLAYOUT:
        return has_playout(room) ? play_path(room, seed, times) : 0;
    case OXHIDE_BENCH_BEGIN: return begin_games(room, seed, times);
    case OXHIDE_BENCH_COPY: return copy_states(room, times);
    case OXHIDE_BENCH_PERFT:
        return room->positions ? walk(room, seed, times) : 0;
    case OXHIDE_BENCH_MIDDLE:
        return room->positions ? play_middles(room, seed, times) : 0;
    case OXHIDE_BENCH_SEARCH:
        return room->positions ? search(room, seed, times) : 0;
    case OXHIDE_BENCH_COUNT: break;
    }
    return 0;
}

void bench_describe(struct bench_room *room, struct oxhide_bench_row *row)
{
    const unsigned char *s = room->states;
    uint64_t plies = 0, decisions = 0, legal = 0;
    struct rng rng;

    row->checksum = HASH_NOTHING;
    for (uint64_t i = 0; i < FIXED_GAMES; i++) {
        rng_seed(&rng, i + 1);
        room->game->begin(room->states, &room->setup);
        while (game_peek(s)->actor != ACTOR_NONE) {
            uint32_t n = step(room->game, room->states, &rng);
            decisions += n > 0;
            legal += n;
            if ((int)n > row->legal_most)
                row->legal_most = (int)n;
        }
        plies += game_peek(s)->ply;
        row->checksum = hash_add(row->checksum, s, room->game->state_size);
    }
    row->game = room->game->id;
    row->seats = room->setup.seats;
    row->state_size = room->game->state_size;
    row->plies = (double)plies / FIXED_GAMES;
    row->decisions = (double)decisions / FIXED_GAMES;
    row->legal = decisions ? (double)legal / (double)decisions : 0;
}

/* Whether somebody has to choose here. */
static bool is_choice(const struct game *game, const void *s)
{
    game_action list[GAME_ACTIONS_MAX];

    return game_peek(s)->actor >= 0 && game->legal(s, list) > 1;
}

/* Half-way through games of their own, on to the next choice. */
static void make_middles(struct bench_room *room)
{
    const struct game *game = room->game;
    void *s = room->states;
    struct rng rng;

    for (uint64_t seed = 1; seed <= BENCH_POSITIONS; seed++) {
        rng_seed(&rng, seed);
        game->begin(s, &room->setup);
        while (game_peek(s)->actor != ACTOR_NONE)
            step(game, s, &rng);
        int half = game_peek(s)->ply / 2;
        rng_seed(&rng, seed);
        game->begin(s, &room->setup);
        while (game_peek(s)->actor != ACTOR_NONE &&
               (game_peek(s)->ply < half || !is_choice(game, s)))
            step(game, s, &rng);
        if (game_peek(s)->actor == ACTOR_NONE)
            continue;
        memcpy(room->middles + (size_t)room->positions++ * room->stride, s,
               game->state_size);
    }
}

bool bench_room_init(struct bench_room *room, const struct game *game,
                     int seats)
{
    memset(room, 0, sizeof *room);
    room->game = game;
    room->setup.seats = (uint8_t)seats;
    room->stride = (game->state_size + 63u) & ~(size_t)63;
    room->states = aligned_alloc(64, STATES * room->stride);
    room->middles = aligned_alloc(64, BENCH_POSITIONS * room->stride);
    if (!room->states || !room->middles ||
        !contestant_find(game, "plain", &room->plain))
        return false;
    room->memory_size = room->plain.pick.player->memory_size(&room->plain.game,
                                                             &room->plain.pick);
    room->memory = calloc(1, room->memory_size);
    memset(room->states, 0, STATES * room->stride);
    make_middles(room);
    return room->memory != NULL;
}

void bench_room_done(struct bench_room *room)
{
    free(room->states);
    free(room->middles);
    free(room->memory);
}
