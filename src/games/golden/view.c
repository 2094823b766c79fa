/* The table as JSON: everything a program needs to check lists and scores by
 * the rulebook alone, and a page to draw the table without knowing a rule.
 * view.def documents each field. */
#include "games/golden/view.h"

const struct game_view_field golden_view_fields[VIEW_FIELD_COUNT] = {
#define FIELD(path, type, text) { path, type, text },
#include "games/golden/view.def"
#undef FIELD
};

const char *const golden_phase_names[PHASE_COUNT] = {
    [PHASE_START_ROTATION] = "start-rotation",
    [PHASE_FIRST] = "first",
    [PHASE_DEAL_CIV] = "deal-civ",
    [PHASE_DEAL_FUTURE] = "deal-future",
    [PHASE_JUDGEMENT] = "judgement",
    [PHASE_BUILDING] = "building",
    [PHASE_DRAW_TILE] = "draw-tile",
    [PHASE_GLORY] = "glory",
    [PHASE_CIV] = "civ",
    [PHASE_TOP] = "top",
    [PHASE_TILE] = "tile",
    [PHASE_CAPITAL] = "capital",
    [PHASE_ACTION] = "action",
    [PHASE_MOVE] = "move",
    [PHASE_TO] = "to",
    [PHASE_KEEP] = "keep",
    [PHASE_CITY] = "city",
    [PHASE_CUBE] = "cube",
    [PHASE_CARD] = "card",
    [PHASE_DISCARD] = "discard",
    [PHASE_FREE_TECH] = "free-tech",
    [PHASE_BUY] = "buy",
    [PHASE_MORE] = "more",
    [PHASE_STAND] = "stand",
    [PHASE_SHIFT] = "shift",
    [PHASE_SHIFT_MORE] = "shift-more",
    [PHASE_JUDGE] = "judge",
    [PHASE_OVER] = "over",
};

const char *const golden_stage_names[STAGE_COUNT] = {
    [STAGE_SETUP] = "setup", [STAGE_CIVS] = "civs", [STAGE_MAP] = "map",
    [STAGE_TURNS] = "turns", [STAGE_LAST] = "last", [STAGE_OVER] = "over",
};

static void write_names(struct json *out, const char *key,
                        const char *const *names, uint64_t set)
{
    json_open(out, key, '[');
    for (; set; set &= set - 1)
        json_str(out, NULL, names[bit_lowest(set)]);
    json_close(out, ']');
}

void golden_write_place(struct json *out, const char *key, unsigned place)
{
    json_str(out, key,
             place < SQUARES        ? golden_square_names[place]
             : place == PLACE_AGORA ? "agora"
                                    : NULL);
}

static void write_seat(struct json *out, const char *key, int seat)
{
    if (seat < 0)
        json_str(out, key, NULL);
    else
        json_int(out, key, seat);
}

void golden_write_land(struct json *out, unsigned land)
{
    char sides[SIDE_COUNT + 1];
    struct text t;

    text_init(&t, sides, sizeof sides);
    for (unsigned side = 0; side < SIDE_COUNT; side++)
        if (land >> side & 1)
            text_char(&t, "nesw"[side]);
    json_str(out, "land", sides);
}

static void write_flow(const struct golden_state *s, struct json *out)
{
    unsigned missing = golden_judgement_out(s);

    json_str(out, "phase", golden_phase_names[s->head.phase]);
    json_open(out, "due", '[');
    for (int i = 0; i < s->depth; i++)
        json_str(out, NULL, golden_phase_names[s->due[i]]);
    json_close(out, ']');
    json_str(out, "stage", golden_stage_names[s->stage]);
    json_int(out, "era", s->era + 1);
    json_int(out, "first", s->first);
    json_int(out, "turn", s->turn);
    json_int(out, "left", s->left);
    json_open(out, "options", '{');
    json_str(out, "versailles",
             s->head.options & OPTION_VERSAILLES ? "now" : "act");
    json_str(out, "judgement_out",
             missing < JUDGEMENT_COUNT ? golden_judgement_names[missing]
                                       : "none");
    json_str(out, "tenth_future",
             s->head.options & OPTION_TENTH ? "none" : "build");
    json_str(out, "future_ties",
             s->head.options & OPTION_TIES ? "lenient" : "strict");
    json_close(out, '}');
}

static const char *tile_at(const struct golden_state *s, unsigned square)
{
    for (unsigned t = 0; t < TILE_COUNT; t++)
        if (s->place[t] != SQUARE_NONE &&
            golden_tile_cover(t, s->turned[t], s->place[t]) & BIT(square))
            return golden_tile_names[t];
    return NULL;
}

static void write_symbols(const struct golden_state *s, uint64_t at,
                          struct json *out)
{
    json_open(out, "symbols", '[');
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        for (int i = 0; s->symbol[k] & at && i < (s->twice & at ? 2 : 1); i++)
            json_str(out, NULL, golden_symbol_names[k]);
    json_close(out, ']');
}

static void write_map_square(const struct golden_state *s, unsigned square,
                             struct json *out)
{
    uint64_t at = BIT(square);
    unsigned land = 0, cubes = 0;
    int capital = -1, city = -1;

    for (unsigned side = 0; side < SIDE_COUNT; side++)
        land |= (unsigned)(s->edge[side] >> square & 1) << side;
    for (int p = 0; p < s->head.seats; p++) {
        if (s->seat[p].capital == square)
            capital = p;
        if (!(s->seat[p].city & at))
            continue;
        city = p;
        cubes = s->seat[p].second & at ? 2 : 1;
    }
    json_open(out, NULL, '{');
    golden_write_place(out, "at", square);
    json_str(out, "tile", tile_at(s, square));
    golden_write_land(out, land);
    write_symbols(s, at, out);
    write_seat(out, "capital", capital);
    write_seat(out, "city", city);
    json_int(out, "cubes", cubes);
    json_open(out, "colonists", '[');
    for (int p = 0; p < s->head.seats; p++)
        for (int i = 0; i < COLONISTS; i++) {
            if (golden_place(&s->seat[p], i) != square)
                continue;
            json_open(out, NULL, '{');
            json_int(out, "seat", p);
            json_bool(out, "standing",
                      golden_is_standing(s->seat[p].colonist[i]));
            json_close(out, '}');
        }
    json_close(out, ']');
    json_close(out, '}');
}

static void write_shape(const struct golden_state *s, struct json *out)
{
    bool placing = s->head.phase == PHASE_TILE;

    json_open(out, "tile_shape", '[');
    for (unsigned turns = 0; placing && turns < golden_tiles[s->tile].turns;
         turns++)
        for (unsigned i = 0; i < golden_tiles[s->tile].squares; i++) {
            struct golden_tile_square q = golden_turned(s->tile, turns, i);
            json_open(out, NULL, '{');
            json_int(out, "rotation", turns);
            json_int(out, "row", q.row);
            json_int(out, "column", q.column);
            golden_write_land(out, q.land);
            json_open(out, "symbols", '[');
            for (int k = 0; k < q.symbols; k++)
                json_str(out, NULL, golden_symbol_names[q.symbol]);
            json_close(out, ']');
            json_close(out, '}');
        }
    json_close(out, ']');
}

static void write_map(const struct golden_state *s, struct json *out)
{
    json_open(out, "squares", '[');
    for (unsigned square = 0; square < SQUARES; square++)
        write_map_square(s, square, out);
    json_close(out, ']');
    json_open(out, "tiles", '[');
    for (unsigned t = 0; t < TILE_COUNT; t++) {
        if (s->place[t] == SQUARE_NONE)
            continue;
        json_open(out, NULL, '{');
        json_str(out, "id", golden_tile_names[t]);
        golden_write_place(out, "at", s->place[t]);
        json_int(out, "rotation", s->turned[t]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_str(out, "tile",
             s->tile < TILE_COUNT ? golden_tile_names[s->tile] : NULL);
    write_shape(s, out);
    write_names(out, "aside", golden_tile_names + 1, s->tile_aside);
}

static void write_building_counts(const struct golden_state *s, bool offered,
                                  const char *key, struct json *out)
{
    json_open(out, key, '[');
    for (unsigned i = 0; i < KINDS_AN_ERA; i++) {
        unsigned kind = s->era * KINDS_AN_ERA + i;
        unsigned n = offered ? s->offer[i] : golden_building_deck(s, kind);
        if (!n || (!offered && s->head.phase != PHASE_BUILDING))
            continue;
        json_open(out, NULL, '{');
        json_str(out, "name", golden_building_names[kind]);
        json_int(out, "count", n);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void write_judgement(const struct golden_state *s, unsigned judgement,
                            struct json *out)
{
    const struct golden_judgement_info *info = &golden_judgements[judgement];
    int era = -1;

    for (int i = 0; i < ERAS; i++)
        if (s->chosen[i] == judgement)
            era = i + 1;
    json_open(out, NULL, '{');
    json_str(out, "id", golden_judgement_names[judgement]);
    write_seat(out, "era", era);
    json_open(out, "points", '[');
    for (int p = 0; p < s->head.seats; p++)
        json_int(out, NULL, info->n * golden_count(s, p, info->source));
    json_close(out, ']');
    json_close(out, '}');
}

static void write_offers(const struct golden_state *s, struct json *out)
{
    write_building_counts(s, true, "buildings", out);
    json_open(out, "wonders", '[');
    for (uint64_t m = s->stage == STAGE_SETUP ? 0 : golden_wonder_offer(s); m;
         m &= m - 1) {
        json_open(out, NULL, '{');
        json_str(out, "name", golden_wonder_names[bit_lowest(m)]);
        json_open(out, "prices", '[');
        for (int p = 0; p < s->head.seats; p++)
            json_int(out, NULL,
                     golden_wonder_price(&s->seat[p], bit_lowest(m)));
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "judgements", '[');
    for (uint32_t m = s->judgements; m; m &= m - 1)
        write_judgement(s, bit_lowest(m), out);
    json_close(out, ']');
}

static void write_glory(struct json *out, const char *key,
                        const uint8_t glory[GLORY_KINDS])
{
    json_open(out, key, '[');
    for (int k = 0; k < GLORY_KINDS; k++)
        json_int(out, NULL, glory[k]);
    json_close(out, ']');
}

static bool is_due(const struct golden_state *s, unsigned phase)
{
    for (int i = 0; i < s->depth; i++)
        if (s->due[i] == phase)
            return true;
    return false;
}

static void write_action(const struct golden_state *s, struct json *out)
{
    bool shown = s->head.phase == PHASE_CITY || s->head.phase == PHASE_CUBE ||
                 s->head.phase == PHASE_SHIFT_MORE;

    golden_write_place(out, "worker",
                       s->worker == NONE
                           ? SQUARE_NONE
                           : golden_place(golden_my(s), s->worker));
    golden_write_place(out, "at", shown ? s->at : SQUARE_NONE);
    json_str(out, "card",
             s->card == NONE ? NULL : golden_building_names[s->card]);
    json_int(out, "off", s->off);
    json_open(out, "drawn", '[');
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] != NONE && is_due(s, PHASE_KEEP))
            write_seat(out, NULL,
                       s->drawn[i] == HIDDEN ? -1 : s->drawn[i] + GLORY_LEAST);
    json_close(out, ']');
}

static void write_unseen(const struct golden_state *s, struct json *out)
{
    json_open(out, "unseen", '{');
    write_names(out, "civs", golden_civ_names, s->civ_unseen);
    write_names(out, "futures", golden_future_names, s->future_unseen);
    write_names(out, "tiles", golden_tile_names + 1, s->tile_unseen);
    write_glory(out, "glory", s->glory);
    write_building_counts(s, false, "buildings", out);
    write_names(out, "judgements", golden_judgement_names,
                is_due(s, PHASE_JUDGEMENT) ? golden_judgement_deck(s) : 0);
    json_close(out, '}');
}

void golden_view(const void *state, struct json *out)
{
    const struct golden_state *s = state;

    write_flow(s, out);
    write_map(s, out);
    write_offers(s, out);
    write_action(s, out);
    write_unseen(s, out);
    json_open(out, "seats", '[');
    for (int p = 0; p < s->head.seats; p++)
        golden_view_seat(s, p, out);
    json_close(out, ']');
}
