/* The Golden Ages as a game: the table, and nothing else. */
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
    .plies_max = 3000,
    .check = check,
    .begin = golden_begin,
    .legal = golden_legal,
    .apply = golden_apply,
    .weight = golden_weight,
    .sample = golden_sample,
    .observe = golden_observe,
    .determinize = golden_determinize,
    .redact = golden_redact,
    .shows = golden_shows,
    .follows = golden_follows,
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
