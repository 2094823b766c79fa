/* The battery held to its own law: bugs are planted in working games, one at a
 * time, and each must be found and named. A plant is a copy of a game's table
 * with one function replaced by one that is slightly wrong. */
#define _DEFAULT_SOURCE /* fork, pipe */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "games/games.h"
#include "property/battery.h"

static const struct game *real;

static int legal_misses_one(const void *state, game_action out[])
{
    int n = real->legal(state, out);

    return n > 1 && game_peek(state)->actor >= 0 ? n - 1 : n;
}

static int groups_miss_one(const void *state, struct game_group out[])
{
    int n = real->groups(state, out);

    out[0].set &= out[0].set - 1;
    return n;
}

static int legal_out_of_order(const void *state, game_action out[])
{
    int n = real->legal(state, out);

    if (n > 1) {
        game_action x = out[0];
        out[0] = out[1];
        out[1] = x;
    }
    return n;
}

static uint16_t refuse_nothing(const void *state, game_action action)
{
    (void)state, (void)action;
    return 0;
}

static void apply_twice_differs(void *state, game_action action)
{
    static unsigned calls;

    real->apply(state, action);
    ((unsigned char *)state)[real->state_size - 1] ^= ++calls & 1;
}

static game_action sample_first(const void *state, struct rng *rng)
{
    game_action list[GAME_ACTIONS_MAX];

    if (rng_below(rng, 4))
        return real->sample(state, rng);
    real->legal(state, list);
    return list[0];
}

static void view_more(const void *state, struct json *out)
{
    real->view(state, out);
    json_int(out, "surprise", 1);
}

static void view_other_type(const void *state, struct json *out)
{
    (void)state;
    json_open(out, real->view_fields[0].path, '[');
    json_close(out, ']');
}

static int tally_forgets(const void *state, int seat, struct game_tally out[])
{
    int n = real->tally(state, seat, out);

    return n ? n - 1 : 0;
}

static int score_backwards(const void *state, int seat)
{
    return -real->score(state, seat);
}

static void observe_nothing(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

static void guess_nothing(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

static game_action redact_nothing(const void *state, game_action action,
                                  int sees)
{
    (void)state, (void)sees;
    return action;
}

static unsigned shows_nothing(const void *seen, game_action shown)
{
    (void)seen, (void)shown;
    return 0;
}

/* As if it had looked where it must not. */
static unsigned shows_too_much(const void *seen, game_action shown)
{
    static unsigned calls;
    unsigned all = (1u << game_peek(seen)->seats) - 1;

    return ++calls % 3 ? all : real->shows(seen, shown);
}

/* What is listed in an observed state: others' honest lines are missing. */
static bool follows_the_list(const void *seen, game_action shown)
{
    game_action list[GAME_ACTIONS_MAX];
    int n = real->legal(seen, list);

    for (int i = 0; i < n; i++)
        if (list[i] == shown)
            return true;
    return false;
}

/* Any line of a kind of which some line may happen. */
static bool follows_the_kind(const void *seen, game_action shown)
{
    uint64_t at = 0;
    game_action x;

    while (words_every(real, &at, &x))
        if (action_kind(x) == action_kind(shown) && real->follows(seen, x))
            return true;
    return false;
}

/* The list's first half only. */
static void playout_lazy(void *state, struct rng *rng)
{
    while (game_peek(state)->actor != ACTOR_NONE) {
        game_action list[GAME_ACTIONS_MAX];
        uint32_t n = (uint32_t)real->legal(state, list);
        real->apply(state, game_peek(state)->actor == ACTOR_CHANCE
                               ? real->sample(state, rng)
                               : list[rng_below(rng, (n + 1) / 2)]);
    }
}

static bool crash(const void *state)
{
    (void)state;
    abort();
}

struct plant {
    const char *name, *law; /* which breaks; "": any */
    bool secrets;           /* only games with secrets can have it */
    void (*put)(struct game *game);
};

#define PLANT(name, field, function)                                           \
    static void put_##name(struct game *game)                                  \
    {                                                                          \
        field = function;                                                      \
    }
PLANT(missing, game->legal, legal_misses_one)
PLANT(order, game->legal, legal_out_of_order)
PLANT(groups, game->groups, groups_miss_one)
PLANT(refuse, game->refuse, refuse_nothing)
PLANT(apply, game->apply, apply_twice_differs)
PLANT(view, game->view, view_more)
PLANT(type, game->view, view_other_type)
PLANT(tally, game->tally, tally_forgets)
PLANT(rank, game->score, score_backwards)
PLANT(bound, game->plies_max, 20)
PLANT(lazy, game->playout, playout_lazy)
PLANT(crash, game->sound, crash)
PLANT(guess, game->determinize, guess_nothing)
PLANT(redact, game->redact, redact_nothing)
PLANT(observe, game->observe, observe_nothing)
PLANT(shows, game->shows, shows_nothing)
PLANT(peeks, game->shows, shows_too_much)
PLANT(doubt, game->follows, follows_the_list)
PLANT(belief, game->follows, follows_the_kind)

static void put_sample(struct game *game)
{
    game->sample = sample_first;
    game->playout = NULL; /* it would differ first */
}

/* All three in accord: only the claim to have secrets is left. */
static void put_open(struct game *game)
{
    game->observe = observe_nothing;
    game->determinize = guess_nothing;
    game->redact = redact_nothing;
    game->follows = follows_the_list;
}

static const struct plant plants[] = {
    { "a legal action is not listed", "agreement", false, put_missing },
    { "the list is out of order", "list", false, put_order },
    { "a legal action is in no group", "groups", false, put_groups },
    { "nothing is refused", "agreement", false, put_refuse },
    { "apply depends on more than its arguments", "", false, put_apply },
    { "chance prefers the first outcome", "chance", false, put_sample },
    { "a view has an undocumented field", "view", false, put_view },
    { "a field has another type", "view", false, put_type },
    { "a score sheet lacks a line", "tally", false, put_tally },
    { "the last is ranked first", "rank", false, put_rank },
    { "a game is too long", "bound", false, put_bound },
    { "playouts know half the actions", "playout", false, put_lazy },
    { "a function aborts", "not crashing", false, put_crash },
    { "a guess leaves secrets open", "determinize", true, put_guess },
    { "a secret action is shown", "", true, put_redact },
    { "nothing is hidden", "", true, put_observe },
    { "a follower doubts what happens", "follows", true, put_doubt },
    { "a follower believes everything", "", true, put_belief },
    { "nothing is hidden, guessed or cut", "observe", true, put_open },
    { "a reveal may be taken back", "undo", true, put_shows },
    { "an answer follows from what is hidden", "undo", true, put_peeks },
};

/* Runs the battery on the planted game in a process of its own; what it said
 * on standard error. */
static int run_planted(const struct plant *plant, char *out, size_t cap)
{
    int ends[2], status;
    size_t used = 0;
    ssize_t n;

    if (pipe(ends))
        exit(1);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        struct game game = *real;
        plant->put(&game);
        dup2(ends[1], STDERR_FILENO);
        if (!freopen("/dev/null", "w", stdout))
            _exit(2);
        battery_run(&game, (struct battery_wish){
                               .seats = real->seats_max,
                               .games = 24,
                               .jobs = 1,
                               .undo = !strcmp(plant->law, "undo"),
                           });
        exit(0);
    }
    close(ends[1]);
    while ((n = read(ends[0], out + used, cap - 1 - used)) > 0) {
        used += (size_t)n;
        if (used > cap / 2) { /* the end is what matters */
            memmove(out, out + used - cap / 4, cap / 4);
            used = cap / 4;
        }
    }
    out[used] = '\0';
    close(ends[0]);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool check_plant(const struct plant *plant)
{
    static char out[16384];
    char expected[64];
    int status = run_planted(plant, out, sizeof out);

    snprintf(expected, sizeof expected, "breaks the law of %s", plant->law);
    if (status == 1 && strstr(out, expected))
        return true;
    char *last = strstr(out, "property: ");
    fprintf(stderr, "planted: %s: %s; status %d, not '%s': %s\n", real->id,
            plant->name, status, expected, last ? last : out);
    return false;
}

int main(void)
{
    bool good = true;
    int count = 0;

    for (int i = 0; i < games_count(); i++) {
        real = games_at(i);
        if (real->plies_max < 20)
            continue; /* the null game has nothing to spoil */
        for (size_t k = 0; k < sizeof plants / sizeof *plants; k++)
            if (real->secrets || !plants[k].secrets) {
                good &= check_plant(&plants[k]);
                count++;
            }
    }
    printf("planted: %d bugs, %s\n", count,
           good ? "all found" : "not all found");
    return !good;
}
