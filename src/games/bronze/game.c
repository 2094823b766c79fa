/* The table of Bronze, and each kind of action as a call. */
#include "games/bronze/bronze.h"

static const char *const editions[] = { "2018", "2017" };

static const struct game_option options[] = {
    { "edition", 0, 1, 2, editions },
};

static const char *check(const struct game_setup *setup)
{
    (void)setup;
    return NULL;
}

static void begin(void *state, const struct game_setup *setup)
{
    bronze_begin(state, setup);
}

static void apply(void *state, game_action x)
{
    struct bronze_state *s = state;
    unsigned c = action_c(x);

    s->head.ply++;
    switch ((enum bronze_kind)action_kind(x)) {
    case KIND_TAKE:
        bronze_take(s, action_bits(x, STACK_AT, STACK_BITS),
                    action_bits(x, SIDE_AT, SIDE_BITS),
                    action_bits(x, 0, COLUMN_BITS));
        break;
    case KIND_SETTLE:
        bronze_settle(s, action_bits(x, TECH_AT, TECH_BITS),
                      action_bits(x, TERRAIN_AT, TERRAIN_BITS),
                      action_bits(x, 0, SPOT_BITS));
        break;
    case KIND_CITY: bronze_take_city(s, c); break;
    case KIND_DONE: bronze_end_turn(s); break;
    case KIND_FIRST: bronze_set_first(s, c); break;
    case KIND_SIZES: bronze_set_sizes(s, action_bits(x, 0, SIZES_BITS)); break;
    case KIND_PROVINCE: bronze_lay_province(s, c); break;
    case KIND_LAND: bronze_turn_land(s, c + LAND_1); break;
    case KIND_REVEAL: bronze_turn_card(s, c); break;
    case KIND_CITY_DRAW: bronze_draw_city(s, c); break;
    case KIND_COUNT: break;
    }
}

static uint16_t refuse(const void *state, game_action action)
{
    return bronze_refuse(state, action);
}

static int points(const void *state, int seat, int source)
{
    return bronze_points(state, (unsigned)seat, (enum bronze_source)source);
}

static int tally(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX])
{
    return bronze_tally(state, (unsigned)seat, out);
}

static int score(const void *state, int seat)
{
    return bronze_score(state, (unsigned)seat);
}

static void view(const void *state, struct json *out)
{
    bronze_view(state, out);
}

static bool sound(const void *state)
{
    return bronze_sound(state);
}

/* What its players know, which the rules never read. */
extern const struct advice bronze_advice;

static int round_of(const void *state)
{
    const struct bronze_state *s = state;

    return s->round;
}

const struct game bronze_game = {
    .id = "bronze",
    .title = "Bronze",
    .blurb = "Each card you add wakes its neighbours, and every awake card "
             "sends out a settler.",
    .state_size = sizeof(struct bronze_state),
    .seats_min = 2,
    .seats_max = 4,
    .plies_max = 444, /* docs/programs.md proves these */
    .decisions_max = 300,
    .chances_max = 144,
    .check = check,
    .begin = begin,
    .legal = bronze_legal,
    .groups = bronze_groups,
    .apply = apply,
    .weight = bronze_weight,
    .sample = bronze_sample,
    .observe = bronze_observe,
    .determinize = bronze_determinize,
    .redact = bronze_redact,
    .follows = bronze_follows,
    .turn_to = bronze_turn_to,
    .alike = bronze_alike,
    .refuse = refuse,
    .points = points,
    .tally = tally,
    .round = round_of,
    .score = score,
    .args = bronze_args,
    .facts = bronze_tell_facts,
    .view = view,
    .table = bronze_table,
    .cards = bronze_write_cards,
    .kinds = bronze_kinds,
    .rule_list = bronze_rules,
    .options = options,
    .sources = bronze_sources,
    .fact_names = bronze_facts,
    .counted = bronze_counted,
    .view_fields = bronze_view_fields,
    .parts = bronze_parts,
    .tensor = bronze_tensor,
    .kind_count = KIND_COUNT,
    .rule_count = RULE_COUNT,
    .view_field_count = VIEW_FIELD_COUNT,
    .option_count = 1,
    .source_count = SOURCE_COUNT,
    .fact_count = FACT_COUNT,
    .counted_count = COUNTED_COUNT,
    .step = bronze_step,
    .playout = bronze_playout,
    .advice = &bronze_advice,
    .sound = sound,
};
