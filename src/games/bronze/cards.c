/* The components of Bronze: the .def files as tables, and as JSON. Nothing
 * about play is decided here. */
#include "games/bronze/bronze.h"

enum {
    MOUNTAINS = 1 << TERRAIN_MOUNTAINS,
    WOODS = 1 << TERRAIN_WOODS,
    GRASSLANDS = 1 << TERRAIN_GRASSLANDS,
    SAVANNAS = 1 << TERRAIN_SAVANNAS,
    DESERTS = 1 << TERRAIN_DESERTS,
    JUNGLES = 1 << TERRAIN_JUNGLES,
    SHORE = 1 << TERRAIN_SHORE,
    ALL_TERRAINS = (1 << TERRAIN_COUNT) - 1,
    FARMERS = 1 << SETTLER_FARMERS,
    HERDERS = 1 << SETTLER_HERDERS,
    HUNTERS = 1 << SETTLER_HUNTERS,
};

const struct tech_info bronze_techs[TECH_COUNT] = {
#define TECH(id, n, t, ...)                                                    \
    [TECH_##id] = { .name = n, .title = t, __VA_ARGS__ },
#include "games/bronze/technologies.def"
#undef TECH
};

const char *const bronze_tech_names[TECH_COUNT] = {
#define TECH(id, name, ...) name,
#include "games/bronze/technologies.def"
#undef TECH
};

const char *const bronze_tech_titles[TECH_COUNT] = {
#define TECH(id, name, title, ...) title,
#include "games/bronze/technologies.def"
#undef TECH
};

const struct city_info bronze_cities[CITY_COUNT] = {
#define CITY(id, n, t, m, w, p, ...)                                           \
    [CITY_##id] = {                                                            \
        .name = n, .title = t, .map = m, .pawns = w, .points = p, __VA_ARGS__  \
    },
#include "games/bronze/cities.def"
#undef CITY
};

const char *const bronze_city_names[CITY_COUNT] = {
#define CITY(id, name, ...) name,
#include "games/bronze/cities.def"
#undef CITY
};

const char *const bronze_city_titles[CITY_COUNT] = {
#define CITY(id, name, title, ...) title,
#include "games/bronze/cities.def"
#undef CITY
};

/* The settlers of a cell in the order of its spots, two bits a spot, each one
 * more than its enum. */
enum cell {
    CELL_F = 1,
    CELL_H = 2,
    CELL_U = 3,
    CELL_FH = CELL_F | CELL_H << 2,
    CELL_FU = CELL_F | CELL_U << 2,
    CELL_HF = CELL_H | CELL_F << 2,
    CELL_HU = CELL_H | CELL_U << 2,
    CELL_UF = CELL_U | CELL_F << 2,
    CELL_UH = CELL_U | CELL_H << 2,
    CELL_FHU = CELL_FH | CELL_U << 4,
    CELL_FUH = CELL_FU | CELL_H << 4,
    CELL_HFU = CELL_HF | CELL_U << 4,
    CELL_HUF = CELL_HU | CELL_F << 4,
    CELL_UFH = CELL_UF | CELL_H << 4,
    CELL_UHF = CELL_UH | CELL_F << 4,
};

#define SPOT(cell, i, settler) ((cell >> 2 * i & 3) == settler + 1 ? 1 << i : 0)
#define SPOTS(cell, settler)                                                   \
    (SPOT(cell, 0, settler) | SPOT(cell, 1, settler) | SPOT(cell, 2, settler))
#define SIZE(cell)                                                             \
    ((cell & 3 ? 1 : 0) + (cell & 12 ? 1 : 0) + (cell & 48 ? 1 : 0))
#define ROW(k, a, b, c, d, e, f, g)                                            \
    {                                                                          \
        SPOTS(CELL_##a, k), SPOTS(CELL_##b, k), SPOTS(CELL_##c, k),            \
            SPOTS(CELL_##d, k), SPOTS(CELL_##e, k), SPOTS(CELL_##f, k),        \
            SPOTS(CELL_##g, k)                                                 \
    }

const struct land_info bronze_lands[LAND_END] = {
#define LAND(id, a, b, c, d, e, f, g)                                          \
    [LAND_##id] = {                                                            \
        .spots = { ROW(SETTLER_FARMERS, a, b, c, d, e, f, g),                  \
                   ROW(SETTLER_HERDERS, a, b, c, d, e, f, g),                  \
                   ROW(SETTLER_HUNTERS, a, b, c, d, e, f, g) },                \
        .count = SIZE(CELL_##a) + SIZE(CELL_##b) + SIZE(CELL_##c) +            \
                 SIZE(CELL_##d) + SIZE(CELL_##e) + SIZE(CELL_##f) +            \
                 SIZE(CELL_##g),                                               \
    },
#include "games/bronze/lands.def"
#undef LAND
};

const uint8_t bronze_sizes[SIZES_COUNT][STACKS + 1] = {
#define SIZES(a, b, c, d, e) { a, b, c, d, e },
#include "games/bronze/sizes.def"
#undef SIZES
};

/* B-2.5r1: the tokens of length 5 are worth 6. */
#define PROVINCE(points, count)
const uint8_t bronze_route_length[ROUTE_COUNT] = {
#define ROUTE(length, points) length,
#include "games/bronze/tokens.def"
#undef ROUTE
};

const uint8_t bronze_route_points[ROUTE_COUNT] = {
#define ROUTE(length, points) points,
#include "games/bronze/tokens.def"
#undef ROUTE
};
#undef PROVINCE

#define ROUTE(length, points)
const uint8_t bronze_province_points[PROVINCE_COUNT] = {
#define PROVINCE(points, count) points,
#include "games/bronze/tokens.def"
#undef PROVINCE
};

const uint8_t bronze_province_count[PROVINCE_COUNT] = {
#define PROVINCE(points, count) count,
#include "games/bronze/tokens.def"
#undef PROVINCE
};
#undef ROUTE

/* What a correction of the components has to keep to. */
#define ROUTE(length, points)
#define PROVINCE(points, count) +count
_Static_assert(0
#include "games/bronze/tokens.def"
                   >= PLACES_MAX,
               "a province token for every tile");
#undef PROVINCE
#undef ROUTE

const char *const bronze_terrain_names[TERRAIN_COUNT] = {
    "mountains", "woods",   "grasslands", "savannas",
    "deserts",   "jungles", "shore",
};

const char *const bronze_settler_names[SETTLER_COUNT] = {
    "farmers",
    "herders",
    "hunters",
};

static void write_names(struct json *out, const char *key, unsigned set,
                        const char *const names[])
{
    json_open(out, key, '[');
    for (; set; set &= set - 1)
        json_str(out, NULL, names[bit_lowest(set)]);
    json_close(out, ']');
}

/* Where it settles, and whom it brings. */
static void write_tech_text(struct json *out, const struct tech_info *tech)
{
    struct message_args args = { .game = "bronze" };
    char buffer[MESSAGE_MAX];
    struct text words;

    message_list(&args, "settlers");
    for (unsigned m = tech->settlers; m; m &= m - 1)
        message_item(&args, bronze_settler_names[bit_lowest(m)]);
    message_list(&args, "terrains");
    for (unsigned m = tech->terrains; m; m &= m - 1)
        message_item(&args, bronze_terrain_names[bit_lowest(m)]);
    text_init(&words, buffer, sizeof buffer);
    if (out->voice &&
        message_format(out->voice, "bronze-tech-text", &args, &words))
        json_str(out, "text", buffer);
}

static void write_techs(struct json *out)
{
    json_open(out, "technologies", '[');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        const struct tech_info *tech = &bronze_techs[t];
        json_open(out, NULL, '{');
        json_str(out, "name", tech->name);
        message_thing(out, "title", "bronze", tech->name, NULL, tech->title);
        write_tech_text(out, tech);
        write_names(out, "terrains", tech->terrains, bronze_terrain_names);
        write_names(out, "settlers", tech->settlers, bronze_settler_names);
        json_open(out, "cards", '[');
        for (int i = 0; i < 3 && t < CARD_COUNT; i++)
            json_int(out, NULL, tech->cards[i]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_cell(struct json *out, const struct land_info *land,
                       unsigned terrain)
{
    json_open(out, bronze_terrain_names[terrain], '[');
    for (unsigned i = 0; i < SPOTS_MAX; i++)
        for (unsigned k = 0; k < SETTLER_COUNT; k++)
            if (land->spots[k][terrain] >> i & 1)
                json_str(out, NULL, bronze_settler_names[k]);
    json_close(out, ']');
}

static void write_lands(struct json *out)
{
    json_open(out, "tiles", '[');
    for (unsigned id = LAND_1; id < LAND_END; id++) {
        json_open(out, NULL, '{');
        json_int(out, "id", id);
        for (unsigned t = 0; t < TERRAIN_COUNT; t++)
            write_cell(out, &bronze_lands[id], t);
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* The technologies and terrains a city is about: how many follows from its
 * family. */
static void city_asks(const struct city_info *c, struct json *out)
{
    unsigned techs = c->family == FAMILY_ROW ? 3
                     : c->family == FAMILY_MOST_CARDS ||
                             c->family == FAMILY_PAIRS
                         ? 1
                         : 0;
    unsigned terrains = c->family == FAMILY_SETTLERS       ? 2
                        : c->family == FAMILY_MOST_SETTLED ? 1
                                                           : 0;

    json_open(out, "technologies", '[');
    for (unsigned i = 0; i < techs; i++)
        json_str(out, NULL, bronze_tech_names[c->tech[i]]);
    if (c->family == FAMILY_PAIRS || c->family == FAMILY_BRONZE_COLUMNS)
        json_str(out, NULL, bronze_tech_names[TECH_BRONZE_CASTING]);
    json_close(out, ']');
    json_open(out, "terrains", '[');
    for (unsigned i = 0; i < terrains; i++)
        json_str(out, NULL, bronze_terrain_names[c->terrain[i]]);
    json_close(out, ']');
}

static void write_cities(struct json *out)
{
    char buffer[MESSAGE_MAX];

    json_open(out, "cities", '[');
    for (unsigned c = 0; c < CITY_COUNT; c++) {
        struct text words;
        text_init(&words, buffer, sizeof buffer);
        bronze_city_goal(out->voice, c, &words);
        json_open(out, NULL, '{');
        json_str(out, "name", bronze_cities[c].name);
        message_thing(out, "title", "bronze", bronze_cities[c].name, NULL,
                      bronze_cities[c].title);
        json_str(out, "family", bronze_families[bronze_cities[c].family]);
        json_str(out, "text", buffer);
        json_int(out, "points", bronze_cities[c].points);
        json_int(out, "pawns", bronze_cities[c].pawns);
        json_str(out, "map", bronze_cities[c].map);
        city_asks(&bronze_cities[c], out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void bronze_write_cards(struct json *out)
{
    json_open(out, "terrains", '[');
    for (unsigned t = 0; t < TERRAIN_COUNT; t++)
        json_str(out, NULL, bronze_terrain_names[t]);
    json_close(out, ']');
    write_techs(out);
    write_lands(out);
    write_cities(out);
    json_open(out, "routes", '[');
    for (unsigned r = 0; r < ROUTE_COUNT; r++) {
        json_open(out, NULL, '{');
        json_int(out, "length", bronze_route_length[r]);
        json_int(out, "points", bronze_route_points[r]);
        json_int(out, "tokens", TERRAIN_COUNT);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "provinces", '[');
    for (unsigned v = 0; v < PROVINCE_COUNT; v++) {
        json_open(out, NULL, '{');
        json_int(out, "points", bronze_province_points[v]);
        json_int(out, "tokens", bronze_province_count[v]);
        json_close(out, '}');
    }
    json_close(out, ']');
}
