/* The table of Bronze Age, and each kind of action as a call. */
#include "games/bronzeage/bronzeage.h"

static const char *check(const struct game_setup *setup)
{
    (void)setup;
    return NULL;
}

void bronzeage_apply(void *state, game_action x)
{
    struct bronzeage_state *s = state;
    unsigned b = action_b(x), c = action_c(x);

    s->head.ply++;
    switch ((enum bronzeage_kind)action_kind(x)) {
    case KIND_CIV: bronzeage_give_civ(s, (unsigned)s->head.actor, c); break;
    case KIND_PLAY:
        bronzeage_play(s, action_bits(x, TYPE_AT, TYPE_BITS),
                       action_bits(x, 0, DECK_BITS));
        break;
    case KIND_RETURN:
        bronzeage_return(s, action_bits(x, TYPE_AT, TYPE_BITS),
                         action_bits(x, 0, DECK_BITS));
        break;
    case KIND_DRAW1: bronzeage_draw_step(s, 1); break;
    case KIND_DRAW2: bronzeage_draw_step(s, 2); break;
    case KIND_PLAY1: bronzeage_play_step(s); break;
    case KIND_STOP: bronzeage_stop(s); break;
    case KIND_CARD:
        bronzeage_play_card(s, action_bits(x, 0, CARD_BITS), c & CARD_SPECIAL);
        break;
    case KIND_DECLINE: break; /* BA-3.6r1 */
    case KIND_DECK: bronzeage_choose_deck(s, c); break;
    case KIND_TAKE: bronzeage_conquer(s, c); break;
    case KIND_KEEP: bronzeage_keep(s, c); break;
    case KIND_DISCARD: bronzeage_discard(s, c); break;
    case KIND_FIRST: bronzeage_set_first(s, c); break;
    case KIND_CIV_DEAL: bronzeage_give_civ(s, b, c); break;
    case KIND_DEAL: bronzeage_deal(s, b, c); break;
    case KIND_TOP: bronzeage_lay_top(s, b, c); break;
    case KIND_FRONT: bronzeage_draw(s, c); break;
    case KIND_RAID: bronzeage_raid(s, c); break;
    case KIND_BOX: bronzeage_box(s, c); break;
    case KIND_COUNT: break;
    }
    bronzeage_next(s);
}

/* BA-3.7r1: rules 0 did not ask after a Play without match where neither way
 * was open. */
static bool unasked(const void *state, game_action *answer)
{
    const struct bronzeage_state *s = state;

    *answer = action_pack(KIND_STOP, 0);
    return s->head.phase == PHASE_MODE && !s->size[s->at] &&
           !s->seat[s->turn].held[ALL];
}

static const struct game_older older = { .unasked = unasked };

static const struct game_rule rule_list[RULE_COUNT] = {
#define RULE(name, id) [RULE_##name] = { id, #name },
#include "games/bronzeage/rules.def"
#undef RULE
};

static const char *const civ_values[] = { "random", "choice" };
static const char *const first_values[] = { "random", "a", "b" };

static const struct game_option options[] = {
    { "civilizations", 0, 1, 2, civ_values },
    { "first", OPTION_FIRST_SHIFT, 2, 3, first_values },
};

static const char *const sources[SOURCE_COUNT] = {
    [SOURCE_BASIC] = "basic",
    [SOURCE_SPECIAL] = "specialized",
    [SOURCE_TERRITORIES] = "territories",
    [SOURCE_TRIUMPHS] = "triumphs",
};

/* What its players know, which the rules never read. */
extern const struct advice bronzeage_advice;

/* Turns of both, the one that is under way included. */
static int turn_of(const void *state)
{
    const struct bronzeage_state *s = state;

    return s->seat[0].civ == CIV_NONE || s->seat[1].civ == CIV_NONE
               ? 0
               : s->turns + 1;
}

const struct game bronzeage_game = {
    .id = "bronze-age",
    .title = "Bronze Age",
    .blurb = "Two civilizations play Actions at three decks, take them back, "
             "and try to outlast The Collapse.",
    .rules = 1,
    .older = &older,
    .state_size = sizeof(struct bronzeage_state),
    .seats_min = SEATS,
    .seats_max = SEATS,
    .secrets = true,
    .plies_max = 1235, /* docs/programs.md proves these */
    .decisions_max = 1041,
    .chances_max = 194,
    .check = check,
    .begin = bronzeage_begin,
    .legal = bronzeage_legal,
    .groups = bronzeage_groups,
    .apply = bronzeage_apply,
    .weight = bronzeage_weight,
    .sample = bronzeage_sample,
    .observe = bronzeage_observe,
    .determinize = bronzeage_determinize,
    .redact = bronzeage_redact,
    .shows = bronzeage_shows,
    .follows = bronzeage_follows,
    .turn_to = bronzeage_turn_to,
    .refuse = bronzeage_refuse,
    .points = bronzeage_points,
    .tally = bronzeage_tally,
    .round = turn_of,
    .score = bronzeage_score,
    .args = bronzeage_args,
    .facts = bronzeage_tell_facts,
    .view = bronzeage_view,
    .table = bronzeage_table,
    .cards = bronzeage_cards_json,
    .kinds = bronzeage_kinds,
    .rule_list = rule_list,
    .options = options,
    .sources = sources,
    .fact_names = bronzeage_facts,
    .counted = bronzeage_counted,
    .view_fields = bronzeage_view_fields,
    .parts = bronzeage_parts,
    .tensor = bronzeage_tensor,
    .kind_count = KIND_COUNT,
    .rule_count = RULE_COUNT,
    .view_field_count = VIEW_FIELD_COUNT,
    .option_count = sizeof options / sizeof *options,
    .source_count = SOURCE_COUNT,
    .fact_count = FACT_COUNT,
    .counted_count = COUNTED_COUNT,
    .step = bronzeage_step,
    .playout = bronzeage_playout,
    .advice = &bronzeage_advice,
    .sound = bronzeage_sound,
};
