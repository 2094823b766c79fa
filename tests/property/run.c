/* Runs the battery on a game: every seat count and every combination of options
 * that is wished for. Each game depends on its seed alone, so a worker may take
 * any of them. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "property/battery.h"

enum {
    GAMES_SHORT = 480, /* of one game, over all its setups */
    SETUPS_MAX = 1024,
    PLAYOUT_CHANCE = 8, /* one game in so many compares playouts */
    FOLLOW_CHANCE = 12, /* one in so many is followed by everybody */
};

struct worker {
    struct battery battery;
    const struct battery_wish *wish;
    const struct game_setup *setups;
    uint64_t setup_count;
    uint64_t first, step, end; /* of the games, which go round the setups */
    pthread_t thread;
};

static void *need(size_t count, size_t size)
{
    void *p = calloc(count ? count : 1, size);

    if (!p) {
        fprintf(stderr, "property: no memory\n");
        exit(1);
    }
    return p;
}

static int by_number(const void *x, const void *y)
{
    game_action a = *(const game_action *)x, b = *(const game_action *)y;

    return (a > b) - (a < b);
}

static game_action *list_every(const struct game *game, size_t *count)
{
    uint64_t at = 0;
    game_action x, *every;

    while (words_every(game, &at, &x))
        ;
    every = need(at, sizeof *every);
    *count = at;
    at = 0;
    while (words_every(game, &at, &x))
        every[at - 1] = x;
    qsort(every, *count, sizeof *every, by_number);
    return every;
}

/* Every seat count and combination of option values that the game allows. */
static int list_setups(const struct game *game, const struct battery_wish *wish,
                       struct game_setup out[SETUPS_MAX])
{
    int n = 0;

    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        unsigned combinations = 1;
        for (int i = 0; i < game->option_count; i++)
            combinations *= game->options[i].count;
        for (unsigned c = 0; c < combinations; c++) {
            struct game_setup setup = { .seats = (uint8_t)seats };
            unsigned left = c;
            for (int i = 0; i < game->option_count; i++) {
                setup.options |= (uint16_t)(left % game->options[i].count
                                            << game->options[i].shift);
                left /= game->options[i].count;
            }
            if ((wish->seats && wish->seats != seats) ||
                (wish->settings >= 0 && wish->settings != setup.options) ||
                game->check(&setup) || n == SETUPS_MAX)
                continue;
            out[n++] = setup;
        }
    }
    return n;
}

/* How many of the setups differ in seats or in the first option, which is the
 * edition where a game has one. */
static uint64_t main_setups(const struct game *game,
                            const struct game_setup *setups, int count)
{
    unsigned mask = game->option_count ? (1u << game->options[0].bits) - 1 : 0;
    int shift = game->option_count ? game->options[0].shift : 0;
    uint64_t different = 0;

    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < i &&
               (setups[k].seats != setups[i].seats ||
                ((setups[k].options ^ setups[i].options) >> shift & mask)))
            k++;
        different += k == i;
    }
    return different;
}

static void battery_init(struct battery *b, const struct game *game,
                         const game_action *every, size_t every_count)
{
    size_t plies = (size_t)game->plies_max + 1;

    b->game = game;
    b->every = every;
    b->every_count = every_count;
    b->state = need(1, game->state_size);
    for (int i = 0; i < SCRATCH_COUNT; i++)
        b->scratch[i] = need(1, game->state_size);
    b->log = need(plies, sizeof *b->log);
    b->counts = need(plies, sizeof *b->counts);
    b->chance = need(game->kind_count, sizeof *b->chance);
    b->outcomes = need(every_count, sizeof *b->outcomes);
    b->fields = need(game->view_field_count, sizeof *b->fields);
    b->paths = need(PATHS_MAX, sizeof *b->paths);
    b->text = need(1, GAME_VIEW_MAX);
}

static void battery_done(struct battery *b)
{
    free(b->state);
    for (int i = 0; i < SCRATCH_COUNT; i++)
        free(b->scratch[i]);
    free(b->log);
    free(b->counts);
    free(b->chance);
    free(b->outcomes);
    free(b->fields);
    free(b->paths);
    free(b->text);
}

static void add_sums(struct battery *to, const struct battery *from)
{
    for (unsigned k = 0; k < to->game->kind_count; k++) {
        for (int i = 0; i < PIT_BINS; i++)
            to->chance[k].pit[i] += from->chance[k].pit[i];
        to->chance[k].draws += from->chance[k].draws;
    }
    for (size_t i = 0; i < to->every_count; i++) {
        to->outcomes[i].seen += from->outcomes[i].seen;
        to->outcomes[i].expected += from->outcomes[i].expected;
        to->outcomes[i].variance += from->outcomes[i].variance;
    }
    for (int i = 0; i < to->game->view_field_count; i++)
        to->fields[i] |= from->fields[i];
    to->hid |= from->hid;
    to->crossings += from->crossings;
    to->askings += from->askings;
    to->needless += from->needless;
}

static void *work(void *arg)
{
    struct worker *w = arg;
    struct battery *b = &w->battery;

    battery_watch(b);
    for (uint64_t i = w->first; i < w->end; i += w->step) {
        b->setup = w->setups[i % w->setup_count];
        b->seed = w->wish->seed + i / w->setup_count;
        if (w->wish->undo) {
            battery_play_undo(b);
            continue;
        }
        battery_play(b);
        if (b->seed % PLAYOUT_CHANCE == 0 || w->end == 1)
            law_playouts(b);
        if ((b->seed + i % w->setup_count) % FOLLOW_CHANCE == 0 || w->end == 1)
            law_following(b);
    }
    battery_watch(NULL);
    return NULL;
}

/* The games of all setups, shared out among the workers. */
static void run_games(const struct battery_wish *wish, struct worker workers[],
                      const struct game_setup *setups, uint64_t setup_count,
                      uint64_t games)
{
    for (int j = 0; j < wish->jobs; j++) {
        workers[j].wish = wish;
        workers[j].setups = setups;
        workers[j].first = (uint64_t)j;
        workers[j].step = (uint64_t)wish->jobs;
        workers[j].end = games;
        workers[j].setup_count = setup_count;
        if (pthread_create(&workers[j].thread, NULL, work, &workers[j])) {
            fprintf(stderr, "property: cannot start a thread\n");
            exit(1);
        }
    }
    for (int j = 0; j < wish->jobs; j++)
        pthread_join(workers[j].thread, NULL);
}

/* The laws of all games together, and what was done. */
static void finish(struct battery *sum, const struct battery_wish *wish,
                   int setup_count, uint64_t games)
{
    const struct game *game = sum->game;
    bool everything = !wish->seats && wish->settings < 0;

    printf("%s: %llu games of %d setups, ", game->id, (unsigned long long)games,
           setup_count);
    if (wish->undo) {
        printf(
            "%llu take-backs of one action, %llu need consent, %llu of them "
            "(%.2f %%) though no guess says why: the laws of undo hold\n",
            (unsigned long long)sum->crossings,
            (unsigned long long)sum->askings, (unsigned long long)sum->needless,
            sum->askings ? 100.0 * (double)sum->needless / (double)sum->askings
                         : 0);
        return;
    }
    LAW(sum, sum->hid == game->secrets, "observe",
        "the game says it has secrets, and nothing was ever hidden");
    law_chance_sums(sum);
    if (everything && games >= GAMES_SHORT)
        law_fields(sum);
    printf("%zu actions in words: all laws hold\n", sum->every_count);
}

void battery_run(const struct game *game, struct battery_wish wish)
{
    static struct game_setup setups[SETUPS_MAX];
    int setup_count = list_setups(game, &wish, setups);
    struct worker *workers = need((size_t)wish.jobs, sizeof *workers);
    struct battery *sum = &workers[0].battery;
    uint64_t games;
    size_t every_count;
    game_action *every = list_every(game, &every_count);

    if (!setup_count) {
        fprintf(stderr, "property: %s has no such setup\n", game->id);
        exit(2);
    }
    games = wish.games ? wish.games * main_setups(game, setups, setup_count)
                       : GAMES_SHORT;
    for (int j = 0; j < wish.jobs; j++)
        battery_init(&workers[j].battery, game, every, every_count);
    sum->setup = setups[0];
    sum->seed = wish.seed;
    battery_watch(sum);
    law_tables(sum);
    run_games(&wish, workers, setups, (uint64_t)setup_count, games);
    for (int j = 1; j < wish.jobs; j++)
        add_sums(sum, &workers[j].battery);
    sum->seed = wish.seed;
    sum->plies = 0;
    finish(sum, &wish, setup_count, games);
    for (int j = 0; j < wish.jobs; j++)
        battery_done(&workers[j].battery);
    free(workers);
    free(every);
}
