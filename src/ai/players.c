/* Which players there are, how they are written, what a level may spend, and
 * how a level chooses from what its search found. */
#include "ai/judge.h"

#include "base/check.h"
#include "base/mem.h"

enum { STYLE_COUNT = 4 };

static const char *const style_names[STYLE_COUNT] = { "none", "builder",
                                                      "explorer", "rival" };

static const char *const names[] = {
    "random", "greedy", "ai:1", "ai:2", "ai:3",
    "ai:4",   "ai:5",   "ai:6", "ai:7", "ai:8"
};

/* Where a game's advice has no levels of its own. */
static const struct advice_level plain_levels[PLAYER_LEVELS] = {
    { 16, 6000, 20000 }, { 40, 4000, 15000 }, { 100, 2500, 10000 },
    { 250, 1500, 6000 }, { 600, 800, 4000 },  { 1500, 300, 2000 },
    { 4000, 0, 0 },      { 10000, 0, 0 },
};

const struct advice_level *players_levels(const struct game *game)
{
    return game->advice && game->advice->levels ? game->advice->levels
                                                : plain_levels;
}

static const struct advice_level *level_of(const struct game *game,
                                           const struct player_pick *pick)
{
    CHECK(pick->level >= 1 && pick->level <= PLAYER_LEVELS);
    return &players_levels(game)[pick->level - 1];
}

const char *players_at(int k)
{
    return k < (int)(sizeof names / sizeof *names) ? names[k] : NULL;
}

const char *players_default(void)
{
    return names[1 + PLAYER_LEVEL_DEFAULT];
}

const char *players_style_name(int style)
{
    return style < STYLE_COUNT ? style_names[style] : NULL;
}

/* ":builder" or nothing. */
static bool read_style(const char *s, uint8_t *style)
{
    *style = 0;
    if (!*s)
        return true;
    for (uint8_t k = 1; *s == ':' && k < STYLE_COUNT; k++) {
        if (text_equal(s + 1, style_names[k])) {
            *style = k;
            return true;
        }
    }
    return false;
}

bool players_find(const char *name, struct player_pick *out)
{
    mem_zero(out, sizeof *out);
    out->player = &random_player;
    if (text_equal(name, random_player.id))
        return true;
    out->player = &greedy_player;
    if (text_equal(name, greedy_player.id))
        return true;
    out->player = &mcts_player;
    if (!text_starts(name, mcts_player.id))
        return false;
    name += text_length(mcts_player.id);
    out->level = PLAYER_LEVEL_DEFAULT;
    if (name[0] == ':' && name[1] >= '1' && name[1] <= '0' + PLAYER_LEVELS) {
        out->level = (uint8_t)(name[1] - '0');
        name += 2;
    }
    return read_style(name, &out->style);
}

void players_name(const struct player_pick *pick, char out[PLAYER_NAME_MAX])
{
    struct text t;

    text_init(&t, out, PLAYER_NAME_MAX);
    text_put(&t, pick->player->id);
    if (pick->level) {
        text_char(&t, ':');
        text_int(&t, pick->level);
    }
    if (pick->style) {
        text_char(&t, ':');
        text_put(&t, style_names[pick->style]);
    }
}

uint32_t players_budget(const struct game *game, const struct player_pick *pick)
{
    return pick->level ? level_of(game, pick)->playouts : 1;
}

void players_choose(const struct player_job *job, struct player_report *report)
{
    const struct advice_level *level;
    int seat = game_peek(job->state)->sees;
    uint32_t share[PLAYER_LINES_MAX], total = 0, draw;
    uint64_t seed = job->seed ^ (uint64_t)game_peek(job->state)->ply << 48;
    struct rng rng;
    int k = 0;

    CHECK(report->count > 0);
    report->choice = report->line[0].action;
    if (!job->pick.level)
        return;
    level = level_of(job->game, &job->pick);
    if (!level->temperature)
        return;
    for (int i = 0; i < report->count; i++) {
        int32_t d = report->line[0].value[seat] - report->line[i].value[seat];

        if (d < 0)
            d = 0;
        share[i] = d > level->floor
                       ? 0
                       : judge_fade((uint32_t)(((uint64_t)d << 12) /
                                               level->temperature));
        total += share[i];
    }
    rng_seed(&rng, rng_mix(&seed));
    if (!total)
        return;
    draw = rng_below(&rng, total);
    while (draw >= share[k])
        draw -= share[k++];
    report->choice = report->line[k].action;
}

bool players_settled(const struct game *game, const struct player_pick *pick,
                     const struct player_report *report, uint32_t left)
{
    const struct player_line *line = report->line;

    return report->count == 1 ||
           (pick->level && !level_of(game, pick)->temperature &&
            line[0].visits - line[1].visits > left);
}

/* The line of an action, made where there is none; NULL where all are used. */
static struct player_line *line_for(struct player_report *report,
                                    game_action action)
{
    struct player_line *line = report->line;

    for (int i = 0; i < report->count; i++, line++)
        if (line->action == action)
            return line;
    if (report->count == PLAYER_LINES_MAX)
        return NULL;
    report->count++;
    mem_zero(line, sizeof *line);
    line->action = action;
    return line;
}

/* More visits first; among equals what the seat likes better. */
static bool is_before(const struct player_line *a, const struct player_line *b,
                      int seat)
{
    return a->visits != b->visits ? a->visits > b->visits
                                  : a->value[seat] > b->value[seat];
}

void players_insert(struct player_report *report,
                    const struct player_line *line, int seat)
{
    int k = report->count;

    if (k < PLAYER_LINES_MAX)
        report->count++;
    else if (is_before(line, &report->line[--k], seat))
        ;
    else
        return;
    for (; k > 0 && is_before(line, &report->line[k - 1], seat); k--)
        report->line[k] = report->line[k - 1];
    report->line[k] = *line;
}

/* The mean of both, weighed by visits. */
static void add_line(struct player_line *to, const struct player_line *from)
{
    int64_t a = to->visits, b = from->visits;

    for (int p = 0; p < GAME_SEATS_MAX; p++)
        to->value[p] = (int32_t)((to->value[p] * a + from->value[p] * b) /
                                 (a + b));
    to->visits += from->visits;
}

void players_merge(const struct player_job *job,
                   const struct player_report *parts, int count,
                   struct player_report *out)
{
    struct player_report sum = { 0 };

    for (int n = 0; n < count; n++) {
        sum.playouts += parts[n].playouts;
        sum.nodes += parts[n].nodes;
        for (int i = 0; i < parts[n].count; i++) {
            const struct player_line *from = &parts[n].line[i];
            struct player_line *to = line_for(&sum, from->action);

            if (to && to->visits + from->visits)
                add_line(to, from);
        }
    }
    mem_zero(out, sizeof *out);
    out->playouts = sum.playouts;
    out->nodes = sum.nodes;
    for (int i = 0; i < sum.count; i++)
        players_insert(out, &sum.line[i], game_peek(job->state)->sees);
    players_choose(job, out);
}
