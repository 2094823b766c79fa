/* What a city card asks for, and how a seat stands with it: messages and their
 * arguments. Nothing is counted here that score.c does not count. */
#include "games/bronze/bronze.h"

const char *const bronze_families[] = {
    [FAMILY_MOST_SETTLED] = "most-settled",
    [FAMILY_MOST_CARDS] = "most-cards",
    [FAMILY_ROW] = "row",
    [FAMILY_PAIRS] = "pairs",
    [FAMILY_COLUMN] = "column",
    [FAMILY_SETTLERS] = "settlers",
    [FAMILY_PROVINCES] = "provinces",
    [FAMILY_ROUTES] = "routes",
    [FAMILY_NONE_ABOVE] = "none-above",
    [FAMILY_FEWEST_PROVINCES] = "fewest-provinces",
    [FAMILY_MOST_MARKERS] = "most-markers",
    [FAMILY_FEWEST_MARKERS] = "fewest-markers",
    [FAMILY_VARIETY] = "variety",
    [FAMILY_FULL_ROWS] = "full-rows",
    [FAMILY_BRONZE_COLUMNS] = "bronze-columns",
    [FAMILY_LONG_COLUMN] = "long-column",
};

void bronze_city_goal(const struct voice *voice, unsigned city,
                      struct text *out)
{
    const struct city_info *c = &bronze_cities[city];
    struct message_args args = { .game = "bronze" };
    char key[MESSAGE_KEY_MAX];

    message_key(key, "bronze", "goal", bronze_families[c->family]);
    message_number(&args, "points", c->points);
    message_number(&args, "count", c->count);
    message_word(&args, "terrain", bronze_terrain_names[c->terrain[0]]);
    message_word(&args, "other", bronze_terrain_names[c->terrain[1]]);
    message_word(&args, "tech", bronze_tech_names[c->tech[0]]);
    message_word(&args, "second", bronze_tech_names[c->tech[1]]);
    message_word(&args, "third", bronze_tech_names[c->tech[2]]);
    if (!voice || !message_format(voice, key, &args, out))
        text_put(out, key);
}

static unsigned most(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Cities that compare: mine, and the best of the rivals'. */
static const char *compare(const struct bronze_state *s, unsigned seat,
                           unsigned city, bool fewest, struct message_args *out)
{
    unsigned counts[SEATS_MAX], rival = fewest ? ~0u : 0;
    const char *stand = "behind";

    bronze_city_counts(s, city, counts);
    for (unsigned q = 0; q < s->head.seats; q++)
        if (q != seat)
            rival = fewest ? least(rival, counts[q]) : most(rival, counts[q]);
    if (counts[seat] == rival)
        stand = "tied";
    else if (fewest)
        stand = counts[seat] < rival ? "fewest" : "many";
    else if (counts[seat] > rival)
        stand = "leads";
    message_word(out, "stand", stand);
    message_number(out, "mine", counts[seat]);
    message_number(out, "rival", rival);
    return "compare";
}

static void list_set(struct message_args *out, const char *name, unsigned set,
                     const char *const *names)
{
    message_list(out, name);
    for (; set; set &= set - 1)
        message_item(out, names[bit_lowest(set)]);
}

/* The row that misses the fewest of a set; a new row at the foot misses all. */
static const char *row(const struct bronze_state *s, unsigned seat,
                       unsigned city, struct message_args *out)
{
    unsigned goal = bronze_row_goal(city), best = goal, at = 0;

    for (unsigned r = 0; r < bronze_deepest(s, seat); r++) {
        unsigned missing = goal & ~bronze_row(s, seat, r);
        if (bit_count(missing) < bit_count(best)) {
            best = missing;
            at = r;
        }
    }
    list_set(out, "missing", best, bronze_tech_names);
    message_number(out, "row", at + 1);
    return best ? "row" : "row-done";
}

static const char *settlers(const struct bronze_state *s, unsigned seat,
                            unsigned city, struct message_args *out)
{
    static const char *const terrains[2] = { "terrain", "other" };
    static const char *const lists[2] = { "missing", "also" };
    const unsigned all = (1u << SETTLER_COUNT) - 1;
    unsigned missing[2];

    for (unsigned i = 0; i < 2; i++) {
        unsigned terrain = bronze_cities[city].terrain[i];
        missing[i] = ~bronze_settlers(s, seat, terrain) & all;
        message_word(out, terrains[i], bronze_terrain_names[terrain]);
        list_set(out, lists[i], missing[i], bronze_settler_names);
    }
    message_word(out, "where",
                 missing[0] && missing[1] ? "both"
                 : missing[0]             ? "first"
                                          : "second");
    return missing[0] || missing[1] ? "settlers" : "settlers-done";
}

/* Cities that count what one seat has. */
static const char *own(const struct bronze_state *s, unsigned seat,
                       const struct city_info *c, struct message_args *out)
{
    unsigned n = 0;

    if (c->family == FAMILY_PAIRS)
        n = lane(s->cards[seat], TECH_BRONZE_CASTING);
    else if (c->family == FAMILY_COLUMN)
        n = bronze_column_variety(s, seat);
    else if (c->family == FAMILY_PROVINCES)
        n = bronze_provinces_held(s, seat);
    else if (c->family == FAMILY_ROUTES)
        n = bronze_routes_held(s, seat);
    else if (c->family == FAMILY_NONE_ABOVE)
        n = bronze_most_alike(s, seat);
    else if (c->family == FAMILY_VARIETY)
        n = bit_count(bronze_tech_set(s, seat));
    else if (c->family == FAMILY_FULL_ROWS)
        n = bronze_full_rows(s, seat);
    else if (c->family == FAMILY_BRONZE_COLUMNS)
        n = bronze_bronze_columns(s, seat);
    else if (c->family == FAMILY_LONG_COLUMN)
        n = bronze_deepest(s, seat);
    message_number(out, "n", n);
    message_number(out, "count", c->count);
    message_number(out, "cards", lane(s->cards[seat], c->tech[0]));
    message_word(out, "tech", bronze_tech_names[c->tech[0]]);
    return bronze_families[c->family];
}

void bronze_city_status(const struct voice *voice, const struct bronze_state *s,
                        unsigned seat, unsigned city, struct text *out)
{
    const struct city_info *c = &bronze_cities[city];
    struct message_args args = { .game = "bronze" };
    char key[MESSAGE_KEY_MAX];
    const char *id;

    if (c->family == FAMILY_MOST_SETTLED || c->family == FAMILY_MOST_CARDS ||
        c->family == FAMILY_MOST_MARKERS)
        id = compare(s, seat, city, false, &args);
    else if (c->family == FAMILY_FEWEST_PROVINCES ||
             c->family == FAMILY_FEWEST_MARKERS)
        id = compare(s, seat, city, true, &args);
    else if (c->family == FAMILY_ROW)
        id = row(s, seat, city, &args);
    else if (c->family == FAMILY_SETTLERS)
        id = settlers(s, seat, city, &args);
    else
        id = own(s, seat, c, &args);
    message_key(key, "bronze", "status", id);
    if (!voice || !message_format(voice, key, &args, out))
        text_put(out, key);
}
