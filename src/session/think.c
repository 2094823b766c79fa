/* What programs think about a position. A thought keeps its own copy of what
 * the acting seat knows, and nothing else of the session. */
#include "session/review.h"

#include "base/hash.h"
#include "base/mem.h"
#include "engine/words.h"
#include "games/games.h"

struct hint;

struct oxhide_thought {
    const struct game *game;
    struct player_pick pick;
    void *state; /* as the actor sees it */
    void *memory;
    struct hint *hint;
    uint64_t seed;
    struct oxhide_thought *const *others; /* that think with it */
    int other_count;
};

enum { HINT_WAYS = 3 };

/* What a hint is worked out in. */
struct hint {
    struct ways ways;
    _Alignas(16) unsigned char room[2 * GAME_STATE_MAX];
    _Alignas(16) unsigned char memory[];
};

static size_t frame_size(const struct oxhide_session *s)
{
    return session_rounded(sizeof(struct oxhide_thought)) +
           session_rounded(s->stride) +
           session_rounded(sizeof(struct hint) + ways_memory_size(s->game));
}

size_t oxhide_think_size(const struct oxhide_session *s, const char *player)
{
    struct player_pick pick;

    return players_find(player, &pick)
               ? frame_size(s) + pick.player->memory_size(s->game, &pick)
               : 0;
}

void oxhide_think_join(struct oxhide_thought *t,
                       struct oxhide_thought *const *others, int count)
{
    t->others = others;
    t->other_count = count;
}

/* What it and those that think with it have found. */
static void find(const struct oxhide_thought *t, struct player_report *out)
{
    const struct player_job job = {
        .game = t->game, .state = t->state, .pick = t->pick, .seed = t->seed
    };
    struct player_report both[2];

    t->pick.player->report(t->memory, out);
    for (int k = 0; k < t->other_count; k++) {
        both[0] = *out;
        t->pick.player->report(t->others[k]->memory, &both[1]);
        players_merge(&job, both, 2, out);
    }
}

/* A seed from what the seat knows: the same position gives the same choice,
 * and the game's own seed has no part in it. */
static uint64_t seed_of(const void *state, size_t size, uint64_t seed)
{
    seed = hash_add(seed, state, size);
    return rng_mix(&seed);
}

enum oxhide_status oxhide_think_start(struct oxhide_session *s,
                                      const char *player, uint64_t seed,
                                      void *memory, size_t size,
                                      struct oxhide_thought **thought,
                                      struct json *out)
{
    struct oxhide_thought *t = memory;
    int actor = session_actor(s, s->ply);
    size_t need = oxhide_think_size(s, player), frame = frame_size(s);

    if (!need)
        return oxhide_error(out, OXHIDE_BAD_PLAYER, NULL);
    if (size < need)
        return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    if (actor < 0)
        return oxhide_error(
            out, actor == ACTOR_NONE ? OXHIDE_OVER : OXHIDE_NOT_YOUR_TURN,
            actor == ACTOR_NONE ? NULL : "engine-error-chance-acts");
    if (session_follows(s) && actor != s->head.sees)
        return oxhide_error(out, OXHIDE_OTHER_EYES, NULL);
    t->game = s->game;
    t->others = NULL;
    t->other_count = 0;
    players_find(player, &t->pick);
    t->state = (char *)memory + session_rounded(sizeof *t);
    t->hint = (struct hint *)(void *)((char *)t->state +
                                      session_rounded(s->stride));
    t->memory = (char *)memory + frame;
    mem_copy(t->state, session_seen(s, s->ply, actor, 0), s->stride);
    t->seed = seed_of(t->state, s->game->state_size, seed);
    struct player_job job = { .game = s->game,
                              .state = t->state,
                              .pick = t->pick,
                              .seed = t->seed,
                              .room = size - frame };
    t->pick.player->start(t->memory, &job);
    *thought = t;
    return OXHIDE_OK;
}

uint32_t oxhide_think_budget(const struct oxhide_thought *t)
{
    return players_budget(t->game, &t->pick);
}

void oxhide_think(struct oxhide_thought *t, uint32_t playouts)
{
    t->pick.player->think(t->memory, playouts);
}

bool oxhide_think_settled(const struct oxhide_thought *t, uint32_t left)
{
    struct player_report report;

    find(t, &report);
    return players_settled(t->game, &t->pick, &report, left);
}

void session_put_value(struct json *out, const char *key, int64_t value)
{
    int64_t n = value * 1000 / UTILITY_ONE;
    char digits[16];
    struct text t;

    text_init(&t, digits, sizeof digits);
    text_put(&t, n < 0 ? "-" : "");
    n = n < 0 ? -n : n;
    text_int(&t, n / 1000);
    text_char(&t, '.');
    for (int part = 100; part; part /= 10)
        text_int(&t, n / part % 10);
    json_raw(out, key, digits);
}

static void put_line(const struct oxhide_thought *t,
                     const struct player_line *line, struct json *out)
{
    json_open(out, NULL, '{');
    session_put_action(t->game, t->state, line->action, true, out);
    json_int(out, "visits", line->visits);
    json_open(out, "values", '[');
    for (int p = 0; p < game_peek(t->state)->seats; p++)
        session_put_value(out, NULL, line->value[p]);
    json_close(out, ']');
    json_close(out, '}');
}

void oxhide_think_choice(const struct oxhide_thought *t,
                         char words[OXHIDE_WORDS_MAX])
{
    struct player_report report;

    find(t, &report);
    words_format(t->game, report.choice, words);
}

int oxhide_think_lines(const struct oxhide_thought *t)
{
    struct player_report report;

    find(t, &report);
    return report.count;
}

double oxhide_think_line(const struct oxhide_thought *t, int line, int seat,
                         char words[OXHIDE_WORDS_MAX])
{
    struct player_report report;

    find(t, &report);
    words_format(t->game, report.line[line].action, words);
    return (double)report.line[line].value[seat] / UTILITY_ONE;
}

void oxhide_think_report(const struct oxhide_thought *t, struct json *out)
{
    struct player_report report;
    char name[PLAYER_NAME_MAX], words[GAME_TEXT_MAX];

    find(t, &report);
    players_name(&t->pick, name);
    words_format(t->game, report.choice, words);
    json_str(out, "action", words);
    json_str(out, "player", name);
    json_int(out, "playouts", report.playouts);
    json_open(out, "lines", '[');
    for (int i = 0; i < report.count; i++)
        put_line(t, &report.line[i], out);
    json_close(out, ']');
}

void oxhide_think_info(const struct oxhide_thought *t, struct json *out)
{
    enum { LENGTH = 12 };
    struct player_report report;
    char words[GAME_TEXT_MAX];
    game_action way[LENGTH];
    int n = 1;

    find(t, &report);
    way[0] = report.line[0].action;
    if (t->pick.player->variation)
        n = t->pick.player->variation(t->memory, way, LENGTH);
    words_format(t->game, report.choice, words);
    json_int(out, "playouts", report.playouts);
    json_str(out, "action", words);
    json_open(out, "values", '[');
    for (int p = 0; p < game_peek(t->state)->seats; p++)
        session_put_value(out, NULL, report.line[0].value[p]);
    json_close(out, ']');
    json_open(out, "pv", '[');
    for (int i = 0; i < n; i++) {
        words_format(t->game, way[i], words);
        json_str(out, NULL, words);
    }
    json_close(out, ']');
}

/* Whether two actions are one to a person at the table. */
static bool one_way(const struct oxhide_thought *t, game_action a,
                    game_action b)
{
    const struct game *game = t->game;

    return (game->alike &&
            game->alike(t->state, a) == game->alike(t->state, b)) ||
           ways_same(game, t->state, a, b, t->hint->room);
}

/* The first lines of the report that are different to a person. */
static void set_ways(const struct oxhide_thought *t, struct ways *w)
{
    struct player_report report;

    find(t, &report);
    *w = (struct ways){ .game = t->game,
                        .seat = game_peek(t->state)->actor,
                        .seats = game_peek(t->state)->seats,
                        .playouts = ROLLOUT_PLAYOUTS };
    for (int i = 0; i < report.count && w->count < HINT_WAYS; i++) {
        int k = 0;

        while (k < w->count && !one_way(t, report.line[i].action, w->action[k]))
            k++;
        if (k == w->count)
            w->action[w->count++] = report.line[i].action;
    }
}

/* The games of a hint, from the first one on. */
static void play_ways(const struct oxhide_thought *t, struct ways *w, int games)
{
    w->games = 0;
    mem_zero(w->against, sizeof w->against);
    mem_zero(w->square, sizeof w->square);
    for (int k = 0; k < games && w->count > 1; k++)
        ways_play(t->hint->memory, w, t->state, 1, w->games);
}

/* What the search liked best need not win most: the way that does comes first.
 * Whether that changed the order. */
static bool order_ways(struct ways *w)
{
    int32_t wins[HINT_WAYS];
    bool changed = false;

    for (int k = 0; k < w->count; k++)
        wins[k] = ways_share(w, k, w->seat).mean;
    for (int n = 1; n < w->count; n++)
        for (int k = n; k && wins[k] > wins[k - 1]; k--) {
            game_action x = w->action[k];
            int32_t more = wins[k];

            w->action[k] = w->action[k - 1];
            wins[k] = wins[k - 1];
            w->action[k - 1] = x;
            wins[k - 1] = more;
            changed = true;
        }
    return changed;
}

static void put_ways(const struct oxhide_thought *t, const struct ways *w,
                     struct json *out)
{
    json_open(out, "ways", '[');
    for (int k = 0; k < w->count; k++) {
        json_open(out, NULL, '{');
        session_put_action(t->game, t->state, w->action[k], true, out);
        session_put_way(w, k, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void oxhide_think_hint(const struct oxhide_thought *t, int games,
                       struct json *out)
{
    struct ways *w = &t->hint->ways;
    struct reasons why = { .sure = false };

    set_ways(t, w);
    play_ways(t, w, games);
    /* Every way is compared with the first: the same games, paired anew. */
    if (order_ways(w))
        play_ways(t, w, games);
    put_ways(t, w, out);
    if (w->games)
        reason_find(&w->against[1], t->game, w->seat, w->seats, 1, false, &why);
    json_open(out, "reasons", '[');
    for (int k = 0; k < why.count; k++) {
        json_open(out, NULL, '{');
        session_put_reason(t->game, &why.named[k], false, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void oxhide_players(struct json *out)
{
    char digit[2] = "1";

    json_str(out, "default", players_default());
    json_open(out, "levels", '[');
    for (int k = 0; k < PLAYER_LEVELS; k++, digit[0]++)
        session_put_text("level", digit, out);
    json_close(out, ']');
    json_open(out, "styles", '[');
    for (int k = 1; players_style_name(k); k++)
        json_str(out, NULL, players_style_name(k));
    json_close(out, ']');
}

const char *oxhide_player_name(int k)
{
    return players_at(k);
}

bool oxhide_player_known(const char *name)
{
    struct player_pick pick;

    return text_equal(name, "human") || players_find(name, &pick);
}

const char *oxhide_player_default(void)
{
    return players_default();
}

int oxhide_player_rating(const char *id, const char *name)
{
    const struct game *game = games_find(id);
    struct player_pick pick;

    return game && game->advice && game->advice->ratings &&
                   players_find(name, &pick) && pick.level
               ? game->advice->ratings[pick.level - 1]
               : 0;
}

void oxhide_player_title(const struct voice *voice, const char *name,
                         struct text *out)
{
    struct message_args args = { .game = "engine" };
    struct player_pick pick;
    const char *style = NULL;

    if (players_find(name, &pick) && pick.level) {
        style = pick.style ? players_style_name(pick.style) : "none";
        message_number(&args, "level", pick.level);
        message_word(&args, "style", style);
    }
    if (!style || !message_format(voice, "engine-player", &args, out))
        text_put(out, name);
}
