/* The table of The Golden Ages, and each kind of action as a call. */
#include "games/golden/view.h"

static const char *const versailles_values[] = { "act", "now" };
static const char *const out_values[] = { "j10", "j1", "j2", "j3", "j4",  "j5",
                                          "j6",  "j7", "j8", "j9", "none" };
static const char *const tenth_values[] = { "build", "none" };
static const char *const ties_values[] = { "strict", "lenient" };

static const struct game_option options[] = {
    { "versailles", 0, 1, 2, versailles_values },
    { "tenth-future", 1, 1, 2, tenth_values },
    { "future-ties", 2, 1, 2, ties_values },
    { "judgement-out", OPTION_OUT_SHIFT, OPTION_OUT_BITS, JUDGEMENT_COUNT + 1,
      out_values },
};

const char *const golden_sources[SOURCE_COUNT] = {
    [SOURCE_ARTISTS] = "artists",       [SOURCE_BUILDINGS] = "buildings",
    [SOURCE_WONDERS] = "wonders",       [SOURCE_DISCOVERIES] = "discoveries",
    [SOURCE_JUDGEMENTS] = "judgements", [SOURCE_TECHNOLOGIES] = "technologies",
    [SOURCE_GLORY] = "glory",           [SOURCE_GOLD] = "gold",
    [SOURCE_FUTURE] = "future",
};

static const char *check(const struct game_setup *setup)
{
    (void)setup;
    return NULL;
}

static void tech(struct golden_state *s, unsigned which)
{
    if (s->head.phase == PHASE_BUY) {
        golden_buy(s, which);
        return;
    }
    golden_pop(s);
    golden_tech(s, which);
}

/* An action of the turn takes the place of the question for one. */
static void act(struct golden_state *s, game_action x, unsigned n)
{
    golden_pop(s);
    switch (action_kind(x)) {
    case KIND_EXPLORE: golden_explore(s, n); break;
    case KIND_BUILDER: golden_builder(s, n); break;
    case KIND_BUILDER_FREE: golden_builder_free(s); break;
    case KIND_ARTIST: golden_artist(s, n); break;
    case KIND_SOLDIER: golden_soldier(s, n); break;
    case KIND_ROCKET: golden_rocket(s, n); break;
    case KIND_WONDER: golden_wonder(s, n, false); break;
    case KIND_WONDER_FREE: golden_wonder(s, n, true); break;
    case KIND_ACTIVATE: golden_activate(s, n); break;
    case KIND_GOLDEN: golden_start_age(s); break;
    }
}

void golden_apply(void *state, game_action x)
{
    struct golden_state *s = state;
    unsigned n = action_bits(x, 0, SQUARE_BITS);

    s->head.ply++;
    switch ((enum golden_kind)action_kind(x)) {
    case KIND_START_ROTATION: golden_start_rotation(s, n); break;
    case KIND_FIRST: golden_first(s, n); break;
    case KIND_DEAL_CIV: golden_deal_civ(s, action_bits(x, 0, CIV_BITS)); break;
    case KIND_DEAL_FUTURE:
        golden_deal_future(s, action_bits(x, 0, FUTURE_BITS));
        break;
    case KIND_JUDGEMENT: golden_show_judgement(s, n); break;
    case KIND_BUILDING: golden_show_building(s, n); break;
    case KIND_DRAW_TILE: golden_draw_tile(s, n + 1); break;
    case KIND_GLORY: golden_glory(s, n); break;
    case KIND_CIV: golden_choose_civ(s, n); break;
    case KIND_CIV_OVER: golden_show_civ(s, action_bits(x, 0, CIV_BITS)); break;
    case KIND_TOP: golden_top(s, n); break;
    case KIND_TILE:
        golden_place_tile(s, action_bits(x, TURNS_AT, TURNS_BITS), n);
        break;
    case KIND_CAPITAL: golden_place_capital(s, n); break;
    case KIND_TECH: tech(s, n); break;
    case KIND_EXPLORE:
    case KIND_BUILDER:
    case KIND_BUILDER_FREE:
    case KIND_ARTIST:
    case KIND_SOLDIER:
    case KIND_ROCKET:
    case KIND_WONDER:
    case KIND_WONDER_FREE:
    case KIND_ACTIVATE:
    case KIND_GOLDEN: act(s, x, n); break;
    case KIND_MOVE: golden_move(s, n); break;
    case KIND_TO: golden_to(s, n); break;
    case KIND_KEEP: golden_keep(s, n); break;
    case KIND_CITY: golden_found(s); break;
    case KIND_CUBE: golden_take_cube(s, n); break;
    case KIND_CARD: golden_card(s, n); break;
    case KIND_DISCARD: golden_discard(s, n); break;
    case KIND_DISCARD_USED: golden_discard(s, n | USED); break;
    case KIND_FREE_TECH: golden_free_tech(s, n); break;
    case KIND_STAND: golden_stand(s, n); break;
    case KIND_CAPITAL_STAY:
    case KIND_NO_CITY:
    case KIND_DONE:
    case KIND_SHIFT_NONE: golden_pop(s); break;
    case KIND_SHIFT_AGORA: golden_shift_agora(s, n); break;
    case KIND_SHIFT_CAPITAL:
        golden_pop(s);
        golden_shift_capital(s, n + 1);
        break;
    case KIND_JUDGE: golden_judge(s, n); break;
    case KIND_COUNT: break;
    }
    golden_proceed(s);
}

/* What its players know, which the rules never read. */
extern const struct advice golden_advice;

static bool is_square(const char *word)
{
    return word[0] >= '0' && word[0] <= '9' && word[1] == ',' &&
           word[2] >= '0' && word[2] <= '9';
}

/* GA-8.10r2: rules 0 sent two or three at once, "shift agora 3,2 3,3". */
static bool cut(const char *words, char first[GAME_TEXT_MAX],
                char rest[GAME_TEXT_MAX])
{
    const char *start = "shift agora ";
    size_t n = text_length(start);
    struct text t;

    if (!text_starts(words, start) || !is_square(words + n) ||
        words[n + 3] != ' ')
        return false;
    text_init(&t, first, GAME_TEXT_MAX);
    for (size_t i = 0; i < n + 3; i++)
        text_char(&t, words[i]);
    text_init(&t, rest, GAME_TEXT_MAX);
    text_put(&t, start);
    text_put(&t, words + n + 4);
    return !t.full;
}

/* GA-8.10r2, and GA-8.8 with gold that rules 0 did not pay (GA-5.4r1): they
 * did not ask for more. */
static bool unasked(const void *state, game_action *answer)
{
    unsigned phase = game_peek(state)->phase;

    *answer = action_pack(KIND_DONE, 0);
    return phase == PHASE_SHIFT_MORE || phase == PHASE_MORE;
}

static const struct game_older older = { cut, unasked };

static int era_of(const void *state)
{
    const struct golden_state *s = state;

    return s->stage == STAGE_SETUP ? 0 : s->era + 1;
}

const struct game golden_game = {
    .id = "golden-ages",
    .title = "The Golden Ages",
    .blurb = "Four eras on a growing map: explore, build, invent and fight.",
    .rules = 1,
    .older = &older,
    .state_size = sizeof(struct golden_state),
    .seats_min = 2,
    .seats_max = 4,
    .secrets = true,
    .open_end = true,
    .plies_max = 980, /* docs/programs.md proves these */
    .decisions_max = 865,
    .chances_max = 115,
    .check = check,
    .begin = golden_begin,
    .legal = golden_legal,
    .groups = golden_groups,
    .apply = golden_apply,
    .weight = golden_weight,
    .sample = golden_sample,
    .observe = golden_observe,
    .determinize = golden_determinize,
    .redact = golden_redact,
    .shows = golden_shows,
    .follows = golden_follows,
    .turn_to = golden_turn_to,
    .refuse = golden_refuse,
    .points = golden_points,
    .tally = golden_tally,
    .round = era_of,
    .score = golden_score,
    .held = golden_held,
    .args = golden_args,
    .facts = golden_tell_facts,
    .view = golden_view,
    .table = golden_table,
    .cards = golden_cards,
    .kinds = golden_kinds,
    .rule_list = golden_rules,
    .options = options,
    .sources = golden_sources,
    .fact_names = golden_facts,
    .counted = golden_counted,
    .view_fields = golden_view_fields,
    .parts = golden_parts,
    .tensor = golden_tensor,
    .kind_count = KIND_COUNT,
    .rule_count = RULE_COUNT,
    .view_field_count = VIEW_FIELD_COUNT,
    .option_count = sizeof options / sizeof *options,
    .source_count = SOURCE_COUNT,
    .fact_count = FACT_COUNT,
    .counted_count = COUNTED_COUNT,
    .step = golden_step,
    .playout = golden_playout,
    .advice = &golden_advice,
    .sound = golden_sound,
};
