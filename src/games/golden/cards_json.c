/* The components as JSON, for the page and for proof reading. */
#include "games/golden/view.h"

static void write_card(struct json *out, const char *name, const char *title,
                       const char *text)
{
    json_str(out, "name", name);
    message_thing(out, "title", "golden-ages", name, NULL, title);
    message_thing(out, "text", "golden-ages", name, "text", text);
}

static void write_techs(struct json *out)
{
    json_open(out, "techs", '[');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        const struct golden_tech_info *info = &golden_techs[t];
        json_open(out, NULL, '{');
        write_card(out, info->name, info->title, info->text);
        message_thing(out, "brief", "golden-ages", info->name, "short",
                      info->brief);
        json_int(out, "row", golden_row(t));
        json_int(out, "level", golden_level(t));
        json_int(out, "cost", golden_tech_cost[golden_level(t)]);
        json_int(out, "points", golden_tech_back[golden_level(t)]);
        json_int(out, "cubes", info->cubes);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_civs(struct json *out)
{
    json_open(out, "civs", '[');
    for (unsigned c = 0; c < CIV_COUNT; c++) {
        const struct golden_civ_info *info = &golden_civs[c];
        json_open(out, NULL, '{');
        write_card(out, info->name, info->title, info->text);
        json_int(out, "era", info->era + 1);
        json_int(out, "number", info->number);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_wonders(struct json *out)
{
    json_open(out, "wonders", '[');
    for (unsigned w = 0; w < WONDER_COUNT; w++) {
        const struct golden_wonder_info *info = &golden_wonders[w];
        json_open(out, NULL, '{');
        write_card(out, info->name, info->title, info->text);
        json_int(out, "era", info->era + 1);
        json_int(out, "cost", info->cost);
        json_str(out, "friend",
                 info->friend == CIV_NONE ? NULL
                                          : golden_civ_names[info->friend]);
        json_int(out, "less", info->less);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_buildings(struct json *out)
{
    json_open(out, "buildings", '[');
    for (unsigned b = 0; b < BUILDING_COUNT; b++) {
        const struct golden_building_info *info = &golden_buildings[b];
        json_open(out, NULL, '{');
        write_card(out, info->name, info->title, info->text);
        json_int(out, "era", b / KINDS_AN_ERA + 1);
        json_int(out, "second_copy_from", info->second);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_judgements(struct json *out)
{
    json_open(out, "judgements", '[');
    for (unsigned j = 0; j < JUDGEMENT_COUNT; j++) {
        json_open(out, NULL, '{');
        json_str(out, "name", golden_judgement_names[j]);
        message_thing(out, "title", "golden-ages", golden_judgement_names[j],
                      NULL, golden_judgements[j].title);
        json_int(out, "points", golden_judgements[j].n);
        json_str(out, "each", golden_counted[golden_judgements[j].source]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "futures", '[');
    for (unsigned f = 0; f < FUTURE_COUNT; f++) {
        json_open(out, NULL, '{');
        json_str(out, "name", golden_future_names[f]);
        message_thing(out, "title", "golden-ages", golden_future_names[f], NULL,
                      golden_futures[f].title);
        json_int(out, "points", FUTURE_POINTS);
        json_str(out, "most", golden_counted[golden_futures[f].source]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_tile_square(const struct golden_tile_square *q,
                              struct json *out)
{
    json_open(out, NULL, '{');
    json_int(out, "row", q->row);
    json_int(out, "column", q->column);
    json_str(out, "symbol", golden_symbol_names[q->symbol]);
    json_int(out, "symbols", q->symbols);
    golden_write_land(out, q->land);
    json_close(out, '}');
}

static void write_tiles(struct json *out)
{
    json_open(out, "tiles", '[');
    for (unsigned t = 0; t < TILE_COUNT; t++) {
        json_open(out, NULL, '{');
        json_str(out, "name", golden_tiles[t].name);
        json_open(out, "squares", '[');
        for (unsigned i = 0; i < golden_tiles[t].squares; i++)
            write_tile_square(&golden_tiles[t].square[i], out);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "islands", '[');
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        for (uint64_t m = golden_island[k]; m; m &= m - 1) {
            json_open(out, NULL, '{');
            json_str(out, "at", golden_square_names[bit_lowest(m)]);
            json_str(out, "symbol", golden_symbol_names[k]);
            json_int(out, "symbols",
                     golden_island_twice >> bit_lowest(m) & 1 ? 2 : 1);
            json_close(out, '}');
        }
    json_close(out, ']');
}

static void write_war(struct json *out)
{
    json_open(out, "glory", '[');
    for (int k = 0; k < GLORY_KINDS; k++) {
        json_open(out, NULL, '{');
        json_int(out, "value", k + GLORY_LEAST);
        json_int(out, "copies", golden_glory_copies[k]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "attack_costs", '[');
    for (int i = 0; i < ATTACKS; i++)
        json_int(out, NULL, golden_attack_cost[i]);
    json_close(out, ']');
    json_int(out, "spaces", SLOTS);
}

void golden_cards(struct json *out)
{
    write_techs(out);
    write_civs(out);
    write_wonders(out);
    write_buildings(out);
    write_judgements(out);
    write_tiles(out);
    write_war(out);
}
