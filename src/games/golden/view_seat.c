/* One player's part of the view. */
#include "games/golden/view.h"

static void write_pieces(const struct golden_seat *me, struct json *out)
{
    unsigned locked = CUBES - me->reserve;

    golden_write_place(out, "capital", me->capital);
    json_open(out, "colonists", '[');
    for (int i = 0; i < COLONISTS; i++) {
        json_open(out, NULL, '{');
        golden_write_place(out, "at", golden_place(me, i));
        json_bool(out, "standing", golden_is_standing(me->colonist[i]));
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "cities", '[');
    for (uint64_t m = me->city; m; m &= m - 1) {
        unsigned cubes = me->second >> bit_lowest(m) & 1 ? 2 : 1;
        locked -= cubes;
        json_open(out, NULL, '{');
        golden_write_place(out, "at", bit_lowest(m));
        json_int(out, "cubes", cubes);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_int(out, "reserve", me->reserve);
    json_int(out, "locked", locked);
}

static void write_secrets(const struct golden_state *s, int seat,
                          struct json *out)
{
    const struct golden_seat *me = &s->seat[seat];

    json_str(out, "civ",
             me->civ < CIV_COUNT ? golden_civ_names[me->civ] : NULL);
    json_open(out, "dealt", '[');
    for (int era = 0; era < ERAS; era++) {
        bool known = me->dealt[era] < CIV_COUNT;
        json_open(out, NULL, '{');
        json_int(out, "era", era + 1);
        json_str(out, "name", known ? golden_civ_names[me->dealt[era]] : NULL);
        json_bool(out, "taken", me->taken >> era & 1);
        json_bool(out, "shown", known && era < me->shown);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_str(out, "future",
             me->future < FUTURE_COUNT ? golden_future_names[me->future]
                                       : NULL);
    json_bool(out, "future_met", golden_future_met(s, seat));
    json_open(out, "future_counts", '[');
    for (int p = 0; p < s->head.seats && me->future < FUTURE_COUNT; p++)
        json_int(out, NULL,
                 (int)golden_count(s, p, golden_futures[me->future].source));
    json_close(out, ']');
}

/* GA-8.4: a developed technology is obsolete where a newer one of its row does
 * the same better. */
bool golden_is_obsolete(const struct golden_seat *me, unsigned tech)
{
    const struct golden_effect *e = &golden_techs[tech].perm;

    if (e->op != OP_MOVE && e->op != OP_TAKE && e->op != OP_CUBEGOLD)
        return false;
    for (unsigned t = tech + 1; golden_level(t); t++) {
        const struct golden_effect *newer = &golden_techs[t].perm;
        if (golden_has(me, t) && newer->op == e->op && newer->arg == e->arg)
            return true;
    }
    return false;
}

static void write_techs(const struct golden_seat *me, struct json *out)
{
    uint32_t open = golden_open_techs(me);

    json_open(out, "techs", '[');
    for (unsigned t = 0; t < TECH_COUNT; t++) {
        json_open(out, NULL, '{');
        json_str(out, "name", golden_tech_names[t]);
        json_int(out, "row", golden_row(t));
        json_int(out, "level", golden_level(t));
        json_str(out, "state",
                 golden_is_obsolete(me, t) && golden_has(me, t) ? "obsolete"
                 : golden_has(me, t)                            ? "developed"
                 : open >> t & 1                                ? "open"
                                                                : "locked");
        json_int(out, "price", golden_tech_price(me, t, 0));
        json_int(out, "cubes", golden_has(me, t) ? 0 : golden_techs[t].cubes);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_int(out, "range", golden_tech_gives(me, OP_MOVE));
    json_open(out, "takes", '{');
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        json_int(out, golden_symbol_names[k], golden_take(me, k));
    json_close(out, '}');
}

static void write_holdings(const struct golden_state *s, int seat,
                           struct json *out)
{
    const struct golden_seat *me = &s->seat[seat];

    json_open(out, "controls", '{');
    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        json_int(out, golden_symbol_names[k], golden_count(s, seat, k));
    json_close(out, '}');
    json_int(out, "slots", golden_slots(me));
    json_open(out, "buildings", '[');
    for (int i = 0; i < SLOTS; i++) {
        if (me->building[i] == NONE)
            continue;
        json_open(out, NULL, '{');
        json_str(out, "name", golden_building_names[me->building[i] & ~USED]);
        json_bool(out, "used", me->building[i] & USED);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "wonders", '[');
    for (uint32_t m = me->wonders; m; m &= m - 1) {
        unsigned w = bit_lowest(m);
        json_open(out, NULL, '{');
        json_str(out, "name", golden_wonder_names[w]);
        json_bool(out, "used", s->wonder_used >> w & 1);
        json_int(out, "points", s->wonder_points[w]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_bool(out, "free_wonder", golden_has_free_wonder(me));
}

static void write_war(const struct golden_seat *me, struct json *out)
{
    json_int(out, "attacks", me->attacks);
    if (me->attacks < ATTACKS) {
        int price = golden_attack_cost[me->attacks] -
                    (int)golden_civ_gives(me, OP_ATTACKOFF);
        json_int(out, "attack_price", price > 0 ? price : 0);
    } else {
        json_str(out, "attack_price", NULL);
    }
    json_open(out, "glory", '[');
    for (int k = 0; k < GLORY_KINDS; k++)
        json_int(out, NULL, me->glory[k]);
    json_close(out, ']');
}

/* GA-10.2: the score track holds what was scored on the way. */
int golden_scored(const struct golden_state *s, int seat)
{
    const struct golden_seat *me = &s->seat[seat];
    int n = golden_points(s, seat, SOURCE_ARTISTS) +
            golden_points(s, seat, SOURCE_BUILDINGS) +
            golden_points(s, seat, SOURCE_DISCOVERIES) +
            golden_points(s, seat, SOURCE_JUDGEMENTS);

    for (uint32_t m = me->wonders; m; m &= m - 1)
        n += s->wonder_points[bit_lowest(m)];
    return n;
}

void golden_view_seat(const struct golden_state *s, int seat, struct json *out)
{
    const struct golden_seat *me = &s->seat[seat];
    int total = 0;

    json_open(out, NULL, '{');
    json_int(out, "gold", me->gold);
    json_bool(out, "golden", me->golden);
    write_pieces(me, out);
    write_secrets(s, seat, out);
    write_techs(me, out);
    write_holdings(s, seat, out);
    write_war(me, out);
    json_int(out, "scored", golden_scored(s, seat));
    json_open(out, "points", '{');
    for (int k = 0; k < SOURCE_COUNT; k++) {
        int n = golden_points(s, seat, k);
        json_int(out, golden_sources[k], n);
        total += n;
    }
    json_int(out, "total", total);
    json_close(out, '}');
    json_close(out, '}');
}
