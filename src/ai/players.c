/* Which players there are, how they are written, what a level may spend, and
 * how a level chooses from what its search found. */
#include "ai/player.h"

#include "base/check.h"
#include "base/mem.h"

enum { STYLE_COUNT = 4 };

static const char *const style_names[STYLE_COUNT] = { "none", "builder",
                                                      "explorer", "rival" };

static const char *const level_names[PLAYER_LEVELS + 1] = {
    "",        "Newcomer", "Beginner", "Casual", "Practised",
    "Skilled", "Strong",   "Expert",   "Master",
};

static const char *const names[] = {
    "random", "greedy", "ai:1", "ai:2", "ai:3",
    "ai:4",   "ai:5",   "ai:6", "ai:7", "ai:8"
};

/* Where a game's advice has no levels of its own. */
static const struct game_level plain_levels[PLAYER_LEVELS] = {
    { 16, 6000, 20000 }, { 40, 4000, 15000 }, { 100, 2500, 10000 },
    { 250, 1500, 6000 }, { 600, 800, 4000 },  { 1500, 300, 2000 },
    { 4000, 0, 0 },      { 10000, 0, 0 },
};

static const struct game_level *level_of(const struct game *game,
                                         const struct player_pick *pick)
{
    const struct game_level *levels = plain_levels;

    CHECK(pick->level >= 1 && pick->level <= PLAYER_LEVELS);
    if (game->advice && game->advice->levels)
        levels = game->advice->levels;
    return &levels[pick->level - 1];
}

const char *players_at(int k)
{
    return k < (int)(sizeof names / sizeof *names) ? names[k] : NULL;
}

const char *players_level_name(int level)
{
    CHECK(level >= 0 && level <= PLAYER_LEVELS);
    return level_names[level];
}

const char *players_style_name(int style)
{
    CHECK(style >= 0 && style < STYLE_COUNT);
    return style_names[style];
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
    if (!text_starts(name, "ai"))
        return false;
    name += 2;
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

/* 2^(-d / scale) of 65536, near enough: halve the whole parts, and run
 * straight between. */
static uint32_t fading(uint32_t d, uint32_t scale)
{
    uint32_t whole = d / scale, rest = d % scale;

    if (whole > 15)
        return 0;
    return (65536u >> whole) -
           (uint32_t)((uint64_t)(32768u >> whole) * rest / scale);
}

void players_choose(const struct player_job *job, struct player_report *report)
{
    const struct game_level *level;
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
        share[i] = d > level->floor || !report->line[i].visits
                       ? 0
                       : fading((uint32_t)d, level->temperature);
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

void players_sort(struct player_report *report)
{
    for (int i = 1; i < report->count; i++) {
        struct player_line line = report->line[i];
        int k = i;

        for (; k > 0 && report->line[k - 1].visits < line.visits; k--)
            report->line[k] = report->line[k - 1];
        report->line[k] = line;
    }
}

/* Weighs two means by their visits; b's visits are not 0. */
static int32_t weigh(int32_t a, uint32_t na, int32_t b, uint32_t nb)
{
    return (int32_t)(((int64_t)a * na + (int64_t)b * nb) / (na + nb));
}

void players_merge(const struct player_job *job,
                   const struct player_report *parts, int count,
                   struct player_report *out)
{
    mem_zero(out, sizeof *out);
    for (int n = 0; n < count; n++) {
        out->playouts += parts[n].playouts;
        out->nodes += parts[n].nodes;
        for (int i = 0; i < parts[n].count; i++) {
            const struct player_line *from = &parts[n].line[i];
            struct player_line *to = line_for(out, from->action);

            if (!to || !from->visits)
                continue;
            for (int p = 0; p < GAME_SEATS_MAX; p++)
                to->value[p] = weigh(to->value[p], to->visits, from->value[p],
                                     from->visits);
            to->error = weigh(to->error, to->visits, from->error, from->visits);
            to->visits += from->visits;
        }
    }
    players_sort(out);
    players_choose(job, out);
}
