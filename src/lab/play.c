/* States and numbers for programs (oxhide_play.h). */
#include "lab/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/words.h"
#include "lab/decide.h"
#include "lab/table.h"

const char *oxhide_play_error(enum oxhide_play_status status)
{
    static const char *const sentences[] = {
        [OXHIDE_PLAY_OK] = "all is well",
        [OXHIDE_PLAY_NO_NUMBER] = "there is no action of that number",
        [OXHIDE_PLAY_ILLEGAL] = "that action is not legal here",
        [OXHIDE_PLAY_ENDED] = "the game is over",
        [OXHIDE_PLAY_NO_SEAT] = "there is no such seat",
        [OXHIDE_PLAY_SMALL] = "the buffer is too small",
        [OXHIDE_PLAY_HIDDEN] =
            "an observed state cannot go on: guess one first",
        [OXHIDE_PLAY_NO_PLAYER] = "there is no such player",
        [OXHIDE_PLAY_MEMORY] = "there is not enough memory",
        [OXHIDE_PLAY_NO_WORDS] = "that is not an action of this game",
        [OXHIDE_PLAY_CHANCE_IS_NEXT] = "chance acts here, not a seat",
    };

    return (unsigned)status < sizeof sentences / sizeof *sentences
               ? sentences[status]
               : "unknown status";
}

/* "a=1,b=2" into a list, cut in place; how many, or -1 where they are too
 * many. */
static int split(char *text, const char *list[], int max)
{
    int n = 0;

    while (*text) {
        size_t length = strcspn(text, ",");
        bool more = text[length];
        text[length] = 0;
        if (length && n == max)
            return -1;
        if (length)
            list[n++] = text;
        text += length + more;
    }
    return n;
}

static void fill_facts(struct oxhide_rules *r)
{
    const struct game *g = r->game;

    r->facts = (struct oxhide_facts){
        .id = g->id,
        .title = g->title,
        .rules = g->rules,
        .seats = r->setup.seats,
        .secrets = g->secrets,
        .state_size = g->state_size,
        .decisions = r->numbers.count[0],
        .chances = r->numbers.count[1],
        .plies_max = g->plies_max,
        .decisions_max = g->decisions_max,
        .chances_max = g->chances_max,
        .mask_words = (r->numbers.count[0] + 63u) / 64,
        .tensor_size = tensor_size(g),
    };
}

struct oxhide_rules *oxhide_rules_open(const char *game, int seats,
                                       const char *options,
                                       char error[OXHIDE_PLAY_ERROR])
{
    const char *list[8];
    char text[256];
    struct lab_setup setup;
    struct oxhide_rules *r;

    if (snprintf(text, sizeof text, "%s", options ? options : "") >=
        (int)sizeof text) {
        lab_fail(error, "the options are too long");
        return NULL;
    }
    struct oxhide_table table = { .game = game, .players = seats };
    table.option_count = split(text, list, 8);
    table.options = list;
    if (table.option_count < 0) {
        lab_fail(error, "there are not so many options");
        return NULL;
    }
    if (!lab_read_game(&setup, table, error))
        return NULL;
    r = malloc(sizeof *r);
    if (!r || !numbers_init(&r->numbers, setup.game)) {
        lab_fail(error, "there is not enough memory for this game");
        free(r);
        return NULL;
    }
    r->game = setup.game;
    r->setup = setup.setup;
    fill_facts(r);
    return r;
}

void oxhide_rules_close(struct oxhide_rules *rules)
{
    free(rules);
}

const struct oxhide_facts *oxhide_rules_facts(const struct oxhide_rules *rules)
{
    return &rules->facts;
}

void oxhide_play_begin(const struct oxhide_rules *rules, void *state)
{
    rules->game->begin(state, &rules->setup);
}

int oxhide_play_actor(const void *state)
{
    return game_peek(state)->actor;
}

int oxhide_play_ply(const void *state)
{
    return game_peek(state)->ply;
}

int oxhide_play_legal(const struct oxhide_rules *rules, const void *state,
                      uint16_t out[OXHIDE_PLAY_LEGAL])
{
    game_action list[GAME_ACTIONS_MAX];

    if (game_peek(state)->actor == ACTOR_NONE)
        return 0;
    int n = rules->game->legal(state, list);
    for (int i = 0; i < n; i++)
        out[i] = (uint16_t)numbers_of(&rules->numbers, list[i]);
    return n;
}

/* The same as bits, for a game that has no groups. */
static void mask_of_list(const struct oxhide_rules *rules, const void *state,
                         uint64_t *bits)
{
    game_action list[GAME_ACTIONS_MAX];
    int n = rules->game->legal(state, list);

    for (int i = 0; i < n; i++) {
        unsigned number = numbers_of(&rules->numbers, list[i]);
        bits[number / 64] |= 1ull << number % 64;
    }
}

void oxhide_play_mask(const struct oxhide_rules *rules, const void *state,
                      uint64_t *bits)
{
    struct game_group group[GAME_GROUPS_MAX];

    memset(bits, 0, rules->facts.mask_words * sizeof *bits);
    if (game_peek(state)->actor < 0)
        return;
    if (!rules->game->groups) {
        mask_of_list(rules, state, bits);
        return;
    }
    int n = rules->game->groups(state, group);
    for (int i = 0; i < n; i++)
        numbers_set(&rules->numbers, group[i], bits);
}

int oxhide_play_odds(const struct oxhide_rules *rules, const void *state,
                     double out[OXHIDE_PLAY_LEGAL])
{
    game_action list[GAME_ACTIONS_MAX];
    double sum = 0;

    if (game_peek(state)->actor != ACTOR_CHANCE)
        return 0;
    int n = rules->game->legal(state, list);
    for (int i = 0; i < n; i++)
        sum += out[i] = rules->game->weight(state, list[i]);
    for (int i = 0; i < n; i++)
        out[i] /= sum;
    return n;
}

/* Whether an action is among the legal ones, which ascend. */
static bool is_legal(const struct game *game, const void *state, game_action x)
{
    game_action list[GAME_ACTIONS_MAX];
    int count = game->legal(state, list), low = 0, high = count;

    while (low < high) {
        int middle = (low + high) / 2;
        if (list[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && list[low] == x;
}

enum oxhide_play_status oxhide_play_apply(const struct oxhide_rules *rules,
                                          void *state, unsigned number)
{
    const struct game_head *head = state;
    bool chance = head->actor == ACTOR_CHANCE;

    if (head->actor == ACTOR_NONE)
        return OXHIDE_PLAY_ENDED;
    if (head->sees != SEES_ALL)
        return OXHIDE_PLAY_HIDDEN;
    if (number >= rules->numbers.count[chance])
        return OXHIDE_PLAY_NO_NUMBER;
    game_action x = rules->numbers.action[chance][number];
    if (!is_legal(rules->game, state, x))
        return OXHIDE_PLAY_ILLEGAL;
    rules->game->apply(state, x);
    return OXHIDE_PLAY_OK;
}

enum oxhide_play_status oxhide_play_draw(const struct oxhide_rules *rules,
                                         void *state, uint64_t *seed)
{
    const struct game_head *head = state;
    struct rng rng;

    if (head->sees != SEES_ALL)
        return OXHIDE_PLAY_HIDDEN;
    rng_seed(&rng, rng_mix(seed));
    while (head->actor == ACTOR_CHANCE)
        rules->game->apply(state, rules->game->sample(state, &rng));
    return OXHIDE_PLAY_OK;
}

void oxhide_play_returns(const struct oxhide_rules *rules, const void *state,
                         double out[OXHIDE_PLAY_SEATS])
{
    int seats = rules->setup.seats, first = 0;
    uint8_t rank[GAME_SEATS_MAX];

    memset(out, 0, OXHIDE_PLAY_SEATS * sizeof *out);
    if (game_peek(state)->actor != ACTOR_NONE)
        return;
    game_rank(rules->game, state, rank);
    for (int p = 0; p < seats; p++)
        first += rank[p] == 1;
    for (int p = 0; p < seats; p++)
        out[p] = ((rank[p] == 1 ? (double)seats / first : 0) - 1) /
                 (seats > 1 ? seats - 1 : 1);
}

int oxhide_play_points(const struct oxhide_rules *rules, const void *state,
                       int seat)
{
    return seat < 0 || seat >= rules->setup.seats
               ? 0
               : game_total(rules->game, state, seat);
}

enum oxhide_play_status oxhide_play_observe(const struct oxhide_rules *rules,
                                            void *state, int seat)
{
    int sees = game_peek(state)->sees;

    if (seat < 0 || seat >= rules->setup.seats)
        return OXHIDE_PLAY_NO_SEAT;
    if (sees != SEES_ALL && sees != seat)
        return OXHIDE_PLAY_HIDDEN;
    if (sees == SEES_ALL)
        rules->game->observe(state, seat);
    return OXHIDE_PLAY_OK;
}

enum oxhide_play_status oxhide_play_guess(const struct oxhide_rules *rules,
                                          void *observed, uint64_t *seed)
{
    struct rng rng;

    if (game_peek(observed)->sees == SEES_ALL)
        return OXHIDE_PLAY_OK;
    rng_seed(&rng, rng_mix(seed));
    rules->game->determinize(observed, &rng);
    return OXHIDE_PLAY_OK;
}

enum oxhide_play_status oxhide_play_tensor(const struct oxhide_rules *rules,
                                           const void *state, int seat,
                                           uint8_t *out, size_t size)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];

    if (size < rules->facts.tensor_size)
        return OXHIDE_PLAY_SMALL;
    memcpy(seen, state, rules->facts.state_size);
    enum oxhide_play_status status = oxhide_play_observe(rules, seen, seat);
    if (!status)
        tensor_write(rules->game, seen, out);
    return status;
}

enum oxhide_play_status
oxhide_play_tensor_float(const struct oxhide_rules *rules, const void *state,
                         int seat, float *out, size_t count)
{
    uint8_t bytes[TENSOR_MAX];
    enum oxhide_play_status status = oxhide_play_tensor(rules, state, seat,
                                                        bytes, count);

    for (size_t i = 0; !status && i < rules->facts.tensor_size; i++)
        out[i] = bytes[i];
    return status;
}

bool oxhide_tensor_part(const struct oxhide_rules *rules, int index,
                        struct oxhide_tensor_part *out)
{
    static const char *const head[TENSOR_HEAD][2] = {
        { "seat", "the seat that is looking" },
        { "actor", "who acts, counted from it; 255: no seat" },
        { "phase", "what is due" },
        { "seats", "how many seats play" },
    };
    size_t at = TENSOR_HEAD;

    if (index >= 0 && index < TENSOR_HEAD) {
        *out = (struct oxhide_tensor_part){ head[index][0], (size_t)index, 1,
                                            head[index][1], 0 };
        return true;
    }
    for (const struct game_part *p = rules->game->parts; p && p->name; p++) {
        size_t size = tensor_part_size(p);
        if (index-- == TENSOR_HEAD) {
            *out = (struct oxhide_tensor_part){ p->name, at, size, p->text,
                                                p->groups > 1 ? p->groups : 0 };
            return true;
        }
        at += size;
    }
    return false;
}

enum oxhide_play_status oxhide_play_words(const struct oxhide_rules *rules,
                                          bool chance, unsigned number,
                                          char out[OXHIDE_PLAY_TEXT])
{
    if (number >= rules->numbers.count[chance])
        return OXHIDE_PLAY_NO_NUMBER;
    words_format(rules->game, rules->numbers.action[chance][number], out);
    return OXHIDE_PLAY_OK;
}

enum oxhide_play_status oxhide_play_number(const struct oxhide_rules *rules,
                                           const char *words, bool *chance,
                                           unsigned *out)
{
    game_action x;

    if (!words_parse(rules->game, words, &x))
        return OXHIDE_PLAY_NO_WORDS;
    const struct game_kind *kind = &rules->game->kinds[action_kind(x)];
    unsigned number = numbers_of(&rules->numbers, x);
    if (number >= rules->numbers.count[kind->chance] ||
        rules->numbers.action[kind->chance][number] != x)
        return OXHIDE_PLAY_NO_WORDS;
    *chance = kind->chance;
    *out = number;
    return OXHIDE_PLAY_OK;
}

/* Lets a player think about a decision; 0 playouts: as its level has. */
static enum oxhide_play_status think(const struct oxhide_rules *rules,
                                     const void *state, const char *player,
                                     uint32_t playouts, uint64_t seed,
                                     struct player_report *report)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    struct player_job job = { .game = rules->game, .seed = seed };
    int actor = game_peek(state)->actor, sees = game_peek(state)->sees;

    if (actor < 0)
        return actor == ACTOR_NONE ? OXHIDE_PLAY_ENDED
                                   : OXHIDE_PLAY_CHANCE_IS_NEXT;
    if (sees != SEES_ALL && sees != actor)
        return OXHIDE_PLAY_HIDDEN;
    if (!players_find(player, &job.pick))
        return OXHIDE_PLAY_NO_PLAYER;
    if (!playouts)
        playouts = players_budget(rules->game, &job.pick);
    job.room = players_room(rules->game, playouts);
    size_t least = job.pick.player->memory_size(rules->game, &job.pick);
    if (job.room < least)
        job.room = least;
    void *memory = malloc(job.room);
    if (!memory)
        return OXHIDE_PLAY_MEMORY;
    lab_decide(job, state, seen, memory, playouts, report);
    free(memory);
    return OXHIDE_PLAY_OK;
}

enum oxhide_play_status oxhide_play_choose(const struct oxhide_rules *rules,
                                           const void *state,
                                           const char *player,
                                           uint32_t playouts, uint64_t seed,
                                           unsigned *out)
{
    struct player_report report;
    enum oxhide_play_status status = think(rules, state, player, playouts, seed,
                                           &report);

    if (!status)
        *out = numbers_of(&rules->numbers, report.choice);
    return status;
}

/* A utility is what a seat may win, 0 to UTILITY_ONE; the mean of all seats
 * becomes 0 and a sure win 1. */
static double worth(int32_t utility, int seats)
{
    double share = (double)utility / UTILITY_ONE;

    return seats > 1 ? (share * seats - 1) / (seats - 1) : share;
}

int oxhide_play_search(const struct oxhide_rules *rules, const void *state,
                       uint32_t playouts, uint64_t seed,
                       struct oxhide_line out[OXHIDE_PLAY_LINES],
                       enum oxhide_play_status *status)
{
    struct player_report report = { 0 };

    *status = think(rules, state, "ai:8", playouts, seed, &report);
    for (int i = 0; !*status && i < report.count; i++) {
        const struct player_line *line = &report.line[i];
        out[i].action = (uint16_t)numbers_of(&rules->numbers, line->action);
        out[i].visits = line->visits;
        for (int p = 0; p < OXHIDE_PLAY_SEATS; p++)
            out[i].value[p] = p < rules->setup.seats
                                  ? worth(line->value[p], rules->setup.seats)
                                  : 0;
    }
    return *status ? 0 : report.count;
}
