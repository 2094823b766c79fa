/* How a seat stands with a city, in words: what it has, and what is missing.
 * Fronts show these sentences; none of them counts anything itself. */
#include "games/bronze/bronze.h"

static unsigned most(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* "You have 3, the next best 4." for cities that compare. */
static void put_compare(const struct bronze_state *s, unsigned seat,
                        unsigned city, bool fewest, struct text *out)
{
    unsigned counts[SEATS_MAX], rival = fewest ? ~0u : 0;

    bronze_city_counts(s, city, counts);
    for (unsigned q = 0; q < s->head.seats; q++)
        if (q != seat)
            rival = fewest ? least(rival, counts[q]) : most(rival, counts[q]);
    if (fewest ? counts[seat] < rival : counts[seat] > rival)
        bronze_put_count(out, fewest ? "Fewest: " : "Leads: ", counts[seat],
                         " against ");
    else if (counts[seat] == rival)
        bronze_put_count(out, "Tied: ", counts[seat], " against ");
    else
        bronze_put_count(out, fewest ? "Too many: " : "Behind: ", counts[seat],
                         " against ");
    text_uint(out, rival);
}

static void put_techs(struct text *out, unsigned set)
{
    for (bool rest = false; set; set &= set - 1, rest = true) {
        if (rest)
            text_put(out, ", ");
        text_put(out, bronze_techs[bit_lowest(set)].title);
    }
}

/* The row that misses the fewest of a set; a new row at the foot misses all. */
static void put_row(const struct bronze_state *s, unsigned seat, unsigned city,
                    struct text *out)
{
    unsigned goal = bronze_row_goal(city), best = goal, at = 0;

    for (unsigned row = 0; row < bronze_deepest(s, seat); row++) {
        unsigned missing = goal & ~bronze_row(s, seat, row);
        if (bit_count(missing) < bit_count(best)) {
            best = missing;
            at = row;
        }
    }
    if (best) {
        text_put(out, "Needs ");
        put_techs(out, best);
        bronze_put_count(out, " in row ", at + 1, "");
    } else {
        bronze_put_count(out, "Complete in row ", at + 1, "");
    }
}

static void put_settlers(const struct bronze_state *s, unsigned seat,
                         unsigned city, struct text *out)
{
    bool complete = true;

    for (unsigned i = 0; i < 2; i++) {
        unsigned terrain = bronze_cities[city].terrain[i];
        unsigned has = bronze_settlers(s, seat, terrain);
        unsigned missing = ~has & ((1u << SETTLER_COUNT) - 1);
        if (!missing)
            continue;
        text_put(out, complete ? "Needs " : "; ");
        complete = false;
        for (bool rest = false; missing; missing &= missing - 1, rest = true) {
            if (rest)
                text_put(out, ", ");
            text_put(out, bronze_settler_names[bit_lowest(missing)]);
        }
        text_put(out, terrain == TERRAIN_SHORE ? " on the " : " in the ");
        text_put(out, bronze_terrain_names[terrain]);
    }
    if (complete)
        text_put(out, "All settlers in both terrains");
}

void bronze_city_status(const struct bronze_state *s, unsigned seat,
                        unsigned city, struct text *out)
{
    const struct city_info *c = &bronze_cities[city];

    switch ((enum bronze_family)c->family) {
    case FAMILY_MOST_SETTLED:
    case FAMILY_MOST_CARDS:
    case FAMILY_MOST_MARKERS: put_compare(s, seat, city, false, out); break;
    case FAMILY_FEWEST_PROVINCES:
    case FAMILY_FEWEST_MARKERS: put_compare(s, seat, city, true, out); break;
    case FAMILY_ROW: put_row(s, seat, city, out); break;
    case FAMILY_PAIRS:
        bronze_put_count(out, "", lane(s->cards[seat], TECH_BRONZE_CASTING),
                         " Bronze Casting and ");
        bronze_put_count(out, "", lane(s->cards[seat], c->tech[0]), " ");
        text_put(out, bronze_techs[c->tech[0]].title);
        break;
    case FAMILY_COLUMN:
        bronze_put_count(out, "Best column: ", bronze_column_variety(s, seat),
                         " different");
        break;
    case FAMILY_SETTLERS: put_settlers(s, seat, city, out); break;
    case FAMILY_PROVINCES:
        bronze_put_count(
            out, "Province tokens: ", bronze_provinces_held(s, seat), "");
        break;
    case FAMILY_ROUTES:
        bronze_put_count(out, "Route tokens: ", bronze_routes_held(s, seat),
                         "");
        break;
    case FAMILY_NONE_ABOVE:
        bronze_put_count(
            out, "Most of one technology: ", bronze_most_alike(s, seat), "");
        bronze_put_count(out, ", allowed ", c->count, "");
        break;
    case FAMILY_VARIETY:
        bronze_put_count(out, "", bit_count(bronze_tech_set(s, seat)), " of ");
        bronze_put_count(out, "", c->count, " different technologies");
        break;
    case FAMILY_FULL_ROWS:
        bronze_put_count(out, "Full rows: ", bronze_full_rows(s, seat), "");
        break;
    case FAMILY_BRONZE_COLUMNS:
        bronze_put_count(out, "", bronze_bronze_columns(s, seat),
                         " of 4 columns hold Bronze Casting");
        break;
    case FAMILY_LONG_COLUMN:
        bronze_put_count(out, "Longest column: ", bronze_deepest(s, seat), "");
        bronze_put_count(out, " of ", c->count, "");
        break;
    }
}
