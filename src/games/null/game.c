/* The null game: chance picks who begins, that seat nods, and the game is over.
 * It is the template to copy for a new game, and the smallest thing that every
 * test and tool can run. A real game spreads over the files that
 * docs/adding-a-game.md lists; this one fits in one. */
#include "base/mem.h"
#include "engine/drawing.h"
#include "engine/game.h"

enum null_phase { PHASE_FIRST, PHASE_NOD, PHASE_OVER };

enum null_kind { KIND_FIRST, KIND_NOD, KIND_COUNT };

enum null_rule { RULE_NONE, RULE_N_1, RULE_N_2, RULE_N_3, RULE_COUNT };

struct null_state {
    struct game_head head;
};

static const char *const seat_names[] = { "A", "B", "C", "D" };

static const struct game_kind kinds[KIND_COUNT] = {
    [KIND_FIRST] = { "first $",
                     true,
                     { { 0, 2, 4, 0, seat_names, .arg = "seat",
                         .seat = true } } },
    [KIND_NOD] = { "nod", false, { { 0 } } },
};

static const struct game_rule rule_list[RULE_COUNT] = {
    [RULE_N_1] = { "N-1", "first" },
    [RULE_N_2] = { "N-2", "nod" },
    [RULE_N_3] = { "N-3", "over" },
};

static const char *const sources[] = { "nods" };

static const struct game_view_field view_fields[] = {
    { "phase", "\"first\" | \"nod\" | \"over\"", "what happens next" },
};

static void begin(void *state, const struct game_setup *setup)
{
    struct null_state *s = state;

    mem_zero(s, sizeof *s);
    s->head.actor = ACTOR_CHANCE;
    s->head.sees = SEES_ALL;
    s->head.seats = setup->seats;
    s->head.options = setup->options;
    s->head.phase = PHASE_FIRST;
}

static const char *check(const struct game_setup *setup)
{
    (void)setup;
    return NULL;
}

static int legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    const struct null_state *s = state;
    int n = 0;

    switch ((enum null_phase)s->head.phase) {
    case PHASE_FIRST:
        for (unsigned p = 0; p < s->head.seats; p++)
            out[n++] = action_pack(KIND_FIRST, p);
        break;
    case PHASE_NOD: out[n++] = action_pack(KIND_NOD, 0); break;
    case PHASE_OVER: break;
    }
    return n;
}

static void apply(void *state, game_action x)
{
    struct null_state *s = state;

    s->head.ply++;
    switch ((enum null_kind)action_kind(x)) {
    case KIND_FIRST:
        s->head.actor = (int8_t)action_c(x);
        s->head.phase = PHASE_NOD;
        break;
    case KIND_NOD:
        s->head.actor = ACTOR_NONE;
        s->head.phase = PHASE_OVER;
        break;
    case KIND_COUNT: break;
    }
}

static uint32_t weight(const void *state, game_action outcome)
{
    (void)state, (void)outcome;
    return 1;
}

static game_action sample(const void *state, struct rng *rng)
{
    const struct null_state *s = state;

    return action_pack(KIND_FIRST, rng_below(rng, s->head.seats));
}

static void observe(void *state, int sees)
{
    game_head(state)->sees = (int8_t)sees;
}

static void determinize(void *state, struct rng *rng)
{
    (void)rng;
    game_head(state)->sees = SEES_ALL;
}

static game_action redact(const void *state, game_action action, int sees)
{
    (void)state, (void)sees;
    return action;
}

static uint16_t refuse(const void *state, game_action x)
{
    const struct null_state *s = state;

    if (s->head.phase == PHASE_OVER)
        return RULE_N_3;
    if (action_kind(x) == KIND_FIRST)
        return s->head.phase == PHASE_FIRST && action_c(x) < s->head.seats
                   ? RULE_NONE
                   : RULE_N_1;
    return s->head.phase == PHASE_NOD ? RULE_NONE : RULE_N_2;
}

static bool follows(const void *seen, game_action shown)
{
    return refuse(seen, shown) == RULE_NONE;
}

static int points(const void *state, int seat, int source)
{
    (void)state, (void)seat, (void)source;
    return 0;
}

static int tally(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX])
{
    (void)state, (void)seat, (void)out;
    return 0;
}

static int score(const void *state, int seat)
{
    (void)state, (void)seat;
    return 0;
}

static const char *phase_name(const struct null_state *s)
{
    static const char *const names[] = { "first", "nod", "over" };

    return names[s->head.phase];
}

static void view(const void *state, struct json *out)
{
    json_str(out, "phase", phase_name(state));
}

static void table(const void *state, const struct drawing *d)
{
    struct message_args args = { .game = d->game };

    message_word(&args, "phase", phase_name(state));
    drawing_say(d, "phase", &args);
    text_char(d->out, '\n');
}

static void cards(struct json *out)
{
    (void)out;
}

const struct game null_game = {
    .id = "null",
    .title = "The null game",
    .blurb = "Somebody nods, and it is over: the template for a new game.",
    .state_size = sizeof(struct null_state),
    .seats_min = 2,
    .seats_max = 4,
    .plies_max = 2,
    .decisions_max = 1,
    .chances_max = 1,
    .check = check,
    .begin = begin,
    .legal = legal,
    .apply = apply,
    .weight = weight,
    .sample = sample,
    .observe = observe,
    .determinize = determinize,
    .redact = redact,
    .follows = follows,
    .refuse = refuse,
    .points = points,
    .tally = tally,
    .score = score,
    .view = view,
    .table = table,
    .cards = cards,
    .kinds = kinds,
    .rule_list = rule_list,
    .sources = sources,
    .view_fields = view_fields,
    .kind_count = KIND_COUNT,
    .rule_count = RULE_COUNT,
    .view_field_count = 1,
    .source_count = 1,
};
