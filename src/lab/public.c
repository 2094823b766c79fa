/* Matches and training for the public header: reads names, checks numbers,
 * passes on results. */
#include <stdlib.h>
#include <string.h>

#include "lab/arena.h"
#include "lab/pool.h"
#include "lab/table.h"
#include "lab/train.h"
#include "lab/weights.h"

_Static_assert((int)OXHIDE_LAB_STYLES == (int)ADVICE_STYLES,
               "as many as the game has");

/* Gives a contestant the weights of a file to play with. */
static bool take_weights(const char *path, int seats,
                         struct advice_net nets[GAME_SEATS_MAX + 1],
                         struct contestant *who, char *error)
{
    if (!who->advice.features || !who->pick.level)
        return lab_fail(error,
                        "%s plays without weights; they are for the ai "
                        "players of a game that has them",
                        who->name);
    FILE *in = fopen(path, "r");
    if (!in)
        return lab_fail(error, "cannot read %s", path);
    unsigned read = weights_read(in, who->advice.feature_count, nets);
    fclose(in);
    if (!(read >> seats & 1))
        return lab_fail(error,
                        "%s has no weights of %s for %d seats; 'oxhide train "
                        "%s' writes them",
                        path, who->game.title, seats, who->game.id);
    who->advice.net[seats] = &nets[seats];
    return true;
}

static void put_names(const struct game *game, struct oxhide_match_result *out)
{
    out->game = game->id;
    out->title = game->title;
    for (int k = 0; game->advice && k < ADVICE_STYLES; k++)
        out->statistic_name[k] = game->advice->statistic_names[k];
}

/* The players of a match, on the heap: each holds a whole evaluation. */
struct sides {
    struct contestant a, b;
    struct advice_net nets[GAME_SEATS_MAX + 1];
};

static bool read_side(const struct oxhide_match *match, const struct game *game,
                      int side, struct contestant *out, char *error)
{
    const char *name = side ? match->b : match->a;

    if (!match->outsider || !text_starts(name, "engine:"))
        return contestant_read(game, name, out, error);
    contestant_outside(game, name, match->outsider, side, out);
    return true;
}

static bool play_match(const struct oxhide_match *match,
                       const struct lab_setup *setup, struct sides *sides,
                       struct oxhide_match_result *out, char *error)
{
    struct arena_match m = { .game = setup->game,
                             .setup = setup->setup,
                             .a = &sides->a,
                             .b = &sides->b,
                             .games = match->games,
                             .jobs = match->jobs,
                             .seed = match->seed,
                             .low = match->low,
                             .high = match->high,
                             .progress = match->progress,
                             .user = match->user };

    if (!read_side(match, m.game, 0, &sides->a, error) ||
        !read_side(match, m.game, 1, &sides->b, error))
        return false;
    if (match->weights && !take_weights(match->weights, m.setup.seats,
                                        sides->nets, &sides->a, error))
        return false;
    if (!arena_play(&m, out))
        return lab_fail(error, "there is not enough memory for these players");
    put_names(m.game, out);
    return true;
}

bool oxhide_match_run(const struct oxhide_match *match,
                      struct oxhide_match_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX])
{
    struct lab_setup setup;

    if (!lab_read_game(&setup, match->table, error) ||
        !lab_check_numbers((uint64_t)match->games, match->jobs, error))
        return false;
    struct sides *sides = calloc(1, sizeof *sides);
    bool good = sides ? play_match(match, &setup, sides, out, error)
                      : lab_fail(error, "there is not enough memory");
    free(sides);
    return good;
}

void oxhide_elo_fit(int count, const double *wins, const double *games,
                    double *rating, double *error)
{
    arena_fit(count, wins, games, rating, error);
}

static void put_head(FILE *out, const struct game *game,
                     const struct oxhide_train *t)
{
    fprintf(out,
            "/* Generated; do not edit. The learnt weights of %s, one set a "
            "number of\n * seats. Seed %llu; %d rounds of %d games",
            game->title, (unsigned long long)t->seed, t->rounds, t->games);
    if (t->playouts)
        fprintf(out, ", then %d games of\n * search with %u playouts",
                t->playout_games, (unsigned)t->playouts);
    fprintf(out, ". The command:\n *   oxhide train %s", game->id);
    if (t->players)
        fprintf(out, " --players %d", t->players);
    fprintf(out, " --seed %llu --games %d --rounds %d",
            (unsigned long long)t->seed, t->games, t->rounds);
    if (t->playouts)
        fprintf(out, " \\\n *     --playouts %u --playout-games %d",
                (unsigned)t->playouts, t->playout_games);
    fprintf(out, " --temperature %d */\n/* clang-format off */\n",
            t->temperature);
}

bool oxhide_train_run(const struct oxhide_train *train, FILE *weights,
                      struct oxhide_train_result *out,
                      char error[OXHIDE_LAB_ERROR_MAX])
{
    struct lab_setup setup;
    struct oxhide_table table = { .game = train->game,
                                  .players = train->players };
    struct train_result result[GAME_SEATS_MAX + 1];
    struct train_job job = { .games = train->games,
                             .rounds = train->rounds,
                             .playouts = train->playouts,
                             .playout_games = train->playout_games,
                             .temperature = train->temperature,
                             .seed = train->seed,
                             .jobs = train->jobs,
                             .progress = train->progress,
                             .user = train->user };

    if (!lab_read_game(&setup, table, error) ||
        !lab_check_numbers(1, train->jobs, error))
        return false;
    job.game = setup.game;
    if (!job.game->advice || !job.game->advice->features)
        return lab_fail(error, "%s has no features to learn weights for",
                        job.game->title);
    int first = train->players ? train->players : job.game->seats_min;
    int last = train->players ? train->players : job.game->seats_max;
    if (!train_seats(&job, first, last, result))
        return lab_fail(error, "there is not enough memory for so many games");
    memset(out, 0, sizeof *out);
    put_head(weights, job.game, train);
    for (int n = first; n <= last; n++) {
        out->seats[n].loss = result[n].loss;
        out->seats[n].constant = result[n].constant;
        out->seats[n].samples = result[n].samples;
        out->seats[n].held_out = result[n].held_out;
        weights_write(weights, n, &result[n].net);
    }
    return true;
}

struct items {
    void (*work)(void *user, int worker, int item);
    void *user;
};

static bool do_item(void *user, int worker, uint64_t item)
{
    const struct items *items = user;

    items->work(items->user, worker, (int)item);
    return true;
}

void oxhide_parallel(int jobs, int count,
                     void (*work)(void *user, int worker, int item), void *user)
{
    struct items items = { work, user };

    pool_run(&(struct pool_job){ .jobs = jobs,
                                 .count = (uint64_t)count,
                                 .work = do_item,
                                 .user = &items });
}
