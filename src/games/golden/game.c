/* The Golden Ages as a game: the table, and nothing else. */
#include "games/golden/view.h"

static const char *const versailles_values[] = { "act", "now" };
static const char *const out_values[] = { "j10", "j1", "j2", "j3", "j4",
                                          "j5",  "j6", "j7", "j8", "j9" };
static const char *const tenth_values[] = { "build", "none" };
static const char *const ties_values[] = { "strict", "lenient" };

static const struct game_option options[] = {
    { "versailles", "Versailles and the Eiffel Tower pay", 0, 1, 2,
      versailles_values },
    { "tenth-future", "The tenth future technology", 1, 1, 2, tenth_values },
    { "future-ties", "Ties for a future technology", 2, 1, 2, ties_values },
    { "judgement-out", "The judgement left in the box", OPTION_OUT_SHIFT,
      OPTION_OUT_BITS, JUDGEMENT_COUNT, out_values },
};

const struct game_source golden_sources[SOURCE_COUNT] = {
    [SOURCE_ARTISTS] = { "artists", "Artists" },
    [SOURCE_BUILDINGS] = { "buildings", "Buildings" },
    [SOURCE_WONDERS] = { "wonders", "Wonders" },
    [SOURCE_DISCOVERIES] = { "discoveries", "Discoveries" },
    [SOURCE_JUDGEMENTS] = { "judgements", "Judgements" },
    [SOURCE_TECHNOLOGIES] = { "technologies", "Technologies" },
    [SOURCE_GLORY] = { "glory", "Glory" },
    [SOURCE_GOLD] = { "gold", "Gold" },
    [SOURCE_FUTURE] = { "future", "Future technology" },
};

static const char *check(const struct game_setup *setup)
{
    (void)setup;
    return NULL;
}

/* What its players know, which the rules never read. */
extern const struct advice golden_advice;

const struct game golden_game = {
    .id = "golden-ages",
    .title = "The Golden Ages",
    .blurb = "Four eras on a growing map: explore, build, invent and fight.",
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
    .score = golden_score,
    .held = golden_held,
    .detail = golden_detail,
    .view = golden_view,
    .table = golden_table,
    .cards = golden_cards,
    .kinds = golden_kinds,
    .rule_list = golden_rules,
    .options = options,
    .sources = golden_sources,
    .view_fields = golden_view_fields,
    .kind_count = KIND_COUNT,
    .rule_count = RULE_COUNT,
    .view_field_count = VIEW_FIELD_COUNT,
    .option_count = sizeof options / sizeof *options,
    .source_count = SOURCE_COUNT,
    .step = golden_step,
    .playout = golden_playout,
    .advice = &golden_advice,
    .sound = golden_sound,
};
