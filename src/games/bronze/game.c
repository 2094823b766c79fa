/* Bronze behind the interface of engine/game.h: the lists of legal actions,
 * applying one, chance, and the table of functions. The rules themselves are
 * in the chapters' files. */
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

/* A kind with these operand bits and each member of a set below them. */
static int list_set(game_action *out, unsigned kind, unsigned bits,
                    uint64_t set)
{
    int n = 0;

    for (; set; set &= set - 1)
        out[n++] = action_pack(kind, bits | bit_lowest(set));
    return n;
}

static unsigned lane_set(uint64_t lanes)
{
    unsigned set = 0;

    for (unsigned i = 0; i < 8; i++)
        set |= (unsigned)(lane(lanes, i) > 0) << i;
    return set;
}

/* B-3.2r2: stacks and columns are told apart; B-3.5r4: empty stacks are not
 * there. */
static int list_take(const struct bronze_state *s, game_action *out)
{
    unsigned columns = bronze_column_choices(s);
    int n = 0;

    for (unsigned stack = 0; stack < STACKS; stack++)
        for (unsigned side = 0; side < 2 && s->stack[stack]; side++)
            n += list_set(out + n, KIND_TAKE, stack << 4 | side << 3, columns);
    return n;
}

/* B-4.1: each woken technology on each spot that fits, B-3.1r1, B-3.1r2: or no
 * more, which is always there, also for who is out of markers (B-4.7, B-4.7r1)
 * or of spots (B-4.7r2). */
static int list_settle(const struct bronze_state *s, game_action *out)
{
    uint64_t ahead = bronze_ahead(s, s->turn);
    int n = 0;

    for (uint64_t w = s->woken; w;) {
        unsigned tech = bit_lowest(w) / 8;
        w &= ~(255ull << 8 * tech);
        for (unsigned m = bronze_techs[tech].terrains; m; m &= m - 1) {
            unsigned t = bit_lowest(m);
            n += list_set(out + n, KIND_SETTLE, tech << 9 | t << 6,
                          bronze_fit(s, tech, t) & ahead);
        }
    }
    out[n++] = action_pack(KIND_DONE, 0);
    return n;
}

static int list_sizes(const struct bronze_state *s, game_action *out)
{
    struct bronze_range r = bronze_sizes_choices(s);

    for (unsigned i = 0; i < r.count; i++)
        out[i] = action_pack(KIND_SIZES, r.first + i);
    return (int)r.count;
}

static int legal(const void *state, game_action out[GAME_ACTIONS_MAX])
{
    const struct bronze_state *s = state;

    switch ((enum bronze_phase)s->head.phase) {
    case PHASE_TAKE: return list_take(s, out);
    case PHASE_SETTLE: return list_settle(s, out);
    case PHASE_CITY: return list_set(out, KIND_CITY, 0, s->pile[s->city_due]);
    case PHASE_FIRST:
        return list_set(out, KIND_FIRST, 0, (1u << s->head.seats) - 1);
    case PHASE_SIZES: return list_sizes(s, out);
    case PHASE_PROVINCE:
        return list_set(out, KIND_PROVINCE, (unsigned)s->from << 8,
                        lane_set(s->provinces));
    case PHASE_LAND:
        return list_set(out, KIND_LAND, (unsigned)s->open << 8,
                        s->lands >> LAND_1);
    case PHASE_REVEAL:
        return list_set(out, KIND_REVEAL, (unsigned)s->from << 8,
                        lane_set(s->unseen));
    case PHASE_CITY_DRAW: return list_set(out, KIND_CITY_DRAW, 0, s->city_deck);
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    return 0;
}

static void apply(void *state, game_action x)
{
    struct bronze_state *s = state;
    unsigned c = action_c(x);

    s->head.ply++;
    switch ((enum bronze_kind)action_kind(x)) {
    case KIND_TAKE:
        bronze_take(s, action_bits(x, 4, 2), action_bits(x, 3, 1),
                    action_bits(x, 0, 3));
        break;
    case KIND_SETTLE:
        bronze_settle(s, action_bits(x, 9, 3), action_bits(x, 6, 3),
                      action_bits(x, 0, 6));
        break;
    case KIND_CITY: bronze_take_city(s, c); break;
    case KIND_DONE: bronze_end_turn(s); break;
    case KIND_FIRST: bronze_set_first(s, c); break;
    case KIND_SIZES: bronze_set_sizes(s, action_bits(x, 0, 9)); break;
    case KIND_PROVINCE: bronze_lay_province(s, c); break;
    case KIND_LAND: bronze_turn_land(s, c + LAND_1); break;
    case KIND_REVEAL: bronze_turn_card(s, c); break;
    case KIND_CITY_DRAW: bronze_draw_city(s, c); break;
    case KIND_COUNT: break;
    }
}

static uint32_t weight(const void *state, game_action outcome)
{
    const struct bronze_state *s = state;

    if (action_kind(outcome) == KIND_REVEAL)
        return lane(s->unseen, action_c(outcome));
    if (action_kind(outcome) == KIND_PROVINCE)
        return lane(s->provinces, action_c(outcome));
    return 1;
}

static game_action sample(const void *state, struct rng *rng)
{
    const struct bronze_state *s = state;

    switch ((enum bronze_phase)s->head.phase) {
    case PHASE_FIRST:
        return action_pack(KIND_FIRST, rng_below(rng, s->head.seats));
    case PHASE_SIZES: return action_pack(KIND_SIZES, bronze_draw_sizes(s, rng));
    case PHASE_PROVINCE:
        return action_make(KIND_PROVINCE, 0, s->from,
                           draw_lane(s->provinces, rng));
    case PHASE_LAND:
        return action_make(KIND_LAND, 0, s->open,
                           draw_bit(s->lands >> LAND_1, rng));
    case PHASE_REVEAL:
        return action_make(KIND_REVEAL, 0, s->from, draw_lane(s->unseen, rng));
    case PHASE_CITY_DRAW:
        return action_pack(KIND_CITY_DRAW, draw_bit(s->city_deck, rng));
    case PHASE_TAKE:
    case PHASE_SETTLE:
    case PHASE_CITY:
    case PHASE_OVER:
    case PHASE_COUNT: break;
    }
    return 0;
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
    .blurb = "Lead a people of the Bronze Age from land to land: every card "
             "you learn wakes its neighbours, and each of them settles.",
    .state_size = sizeof(struct bronze_state),
    .seats_min = 2,
    .seats_max = 4,
    .plies_max = 512,
    .check = check,
    .begin = begin,
    .legal = legal,
    .apply = apply,
    .weight = weight,
    .sample = sample,
    .observe = bronze_observe,
    .determinize = bronze_determinize,
    .redact = bronze_redact,
    .follows = bronze_follows,
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
