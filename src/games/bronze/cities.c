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

/* The technologies a seat may take at once, and later on. */
static unsigned open_techs(const struct bronze_state *s)
{
    unsigned set = 0;

    for (unsigned i = 0; i < STACKS; i++)
        if (s->stack[i])
            set |= 1u << s->top[i] | 1u << TECH_BRONZE_CASTING;
    return set;
}

static unsigned coming_techs(const struct bronze_state *s)
{
    unsigned set = open_techs(s);

    for (unsigned t = 0; t < TECH_COUNT; t++)
        set |= (unsigned)(lane(s->unseen, t) > 0) << t;
    return set;
}

/* How many cards it takes to put 'n' of them into a row, those above them
 * included (B-3.4); ~0 where the row has too few places left. */
static unsigned cards_to_row(const struct bronze_state *s, unsigned seat,
                             unsigned row, unsigned n)
{
    unsigned cards = 0;

    for (unsigned depth = row + 1; n && depth-- > 0;)
        for (unsigned c = 0; n && c < COLUMNS_MAX; c++)
            if (s->depth[seat][c] == depth) {
                cards += row - depth + 1;
                n--;
            }
    return n ? ~0u : cards;
}

/* Whether so many cards, these among them, can still be taken: the last
 * chance may be now, and then one of the cards must lie open. */
static bool in_time(const struct bronze_state *s, unsigned seat,
                    unsigned missing, unsigned cards)
{
    unsigned takes = bronze_takes_left(s, seat);
    bool now = s->head.phase == PHASE_TAKE && s->turn == seat;

    if (cards > takes || missing & ~coming_techs(s))
        return false;
    return !now || takes > cards || cards > bit_count(missing) ||
           missing & open_techs(s);
}

/* The row that can be complete with the fewest cards; one below all columns
 * has every place free. */
static const char *row(const struct bronze_state *s, unsigned seat,
                       unsigned city, struct message_args *out)
{
    unsigned goal = bronze_row_goal(city), best = goal, at = 0, least = ~0u;

    for (unsigned r = 0; r <= bronze_deepest(s, seat); r++) {
        unsigned missing = goal & ~bronze_row(s, seat, r);
        unsigned cards = cards_to_row(s, seat, r, bit_count(missing));
        if (cards < least && (!missing || in_time(s, seat, missing, cards))) {
            least = cards;
            best = missing;
            at = r;
        }
    }
    list_set(out, "missing", best, bronze_tech_names);
    message_number(out, "row", at + 1);
    if (!best)
        return "row-done";
    return least == ~0u ? "out" : "row";
}

/* Whether a seat can still settle some spot of a terrain with a settler. */
static bool has_room(const struct bronze_state *s, unsigned seat,
                     unsigned settler, unsigned terrain)
{
    if (s->free[settler][terrain] & bronze_ahead(s, seat))
        return true;
    for (unsigned m = s->open < s->places ? s->lands : 0; m; m &= m - 1)
        if (bronze_lands[bit_lowest(m)].spots[settler][terrain])
            return true;
    return false;
}

static bool can_settle(const struct bronze_state *s, unsigned seat,
                       unsigned settlers, unsigned terrain)
{
    if (!bronze_takes_left(s, seat) && (s->turn != seat || !s->woken))
        return false;
    for (; settlers; settlers &= settlers - 1)
        if (!has_room(s, seat, bit_lowest(settlers), terrain))
            return false;
    return true;
}

static const char *settlers(const struct bronze_state *s, unsigned seat,
                            unsigned city, struct message_args *out)
{
    static const char *const terrains[2] = { "terrain", "other" };
    static const char *const lists[2] = { "missing", "also" };
    const unsigned all = (1u << SETTLER_COUNT) - 1;
    unsigned missing[2];
    bool can = true;

    for (unsigned i = 0; i < 2; i++) {
        unsigned terrain = bronze_cities[city].terrain[i];
        missing[i] = ~bronze_settlers(s, seat, terrain) & all;
        message_word(out, terrains[i], bronze_terrain_names[terrain]);
        list_set(out, lists[i], missing[i], bronze_settler_names);
        can = can && (!missing[i] || can_settle(s, seat, missing[i], terrain));
    }
    message_word(out, "where",
                 missing[0] && missing[1] ? "both"
                 : missing[0]             ? "first"
                                          : "second");
    if (!missing[0] && !missing[1])
        return "settlers-done";
    can = can &&
          bit_count(missing[0]) + bit_count(missing[1]) <= s->markers[seat];
    return can ? "settlers" : "out";
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
