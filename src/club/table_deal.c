/* From shares to cards: the key, the seats by lot, the session, and the lines
 * of the record as events. */
#include "club/table.h"

#include "base/check.h"
#include "base/mem.h"
#include "base/rng.h"

/* The key that follows from the secret and the shares shown. */
static void make_key(const struct club_table *t, uint8_t key[32])
{
    const uint8_t *shares[CLUB_SEATS_MAX];

    for (int p = 0; p < t->rules.seats; p++)
        shares[p] = t->seat[p].opened ? t->seat[p].share : NULL;
    deal_key(t->secret, t->id, t->rules.game, 0, t->rules.options, shares,
             t->rules.seats, key);
}

/* Which of the old seats comes to each new one. */
static void draw_lots(const struct club_table *t, const uint8_t key[32],
                      int from[CLUB_SEATS_MAX])
{
    struct rng rng;

    rng_seed(&rng, deal_number(key, "lot"));
    for (int p = 0; p < t->rules.seats; p++)
        from[p] = p;
    for (int p = t->rules.seats - 1; t->rules.lot && p > 0; p--) {
        int q = (int)rng_below(&rng, (uint32_t)p + 1), other = from[p];
        from[p] = from[q];
        from[q] = other;
    }
}

/* Begins the session in the table's memory; the table stays as it is. */
static struct oxhide_session *begin(struct club_table *t, const uint8_t key[32],
                                    const int *from)
{
    char players[CLUB_SEATS_MAX * CLUB_GAME_MAX], scrap[512];
    struct oxhide_session *s = NULL;
    struct text list;
    struct json out;

    text_init(&list, players, sizeof players);
    for (int p = 0; p < t->rules.seats; p++) {
        const struct table_seat *seat = &t->seat[from[p]];
        if (p)
            text_char(&list, ',');
        text_put(&list, seat->person[0] ? "human" : seat->player);
    }
    json_init(&out, scrap, sizeof scrap);
    struct oxhide_setup setup = { .game = t->rules.game,
                                  .options = t->rules.options,
                                  .players = players,
                                  .seats = t->rules.seats,
                                  .seeded = true,
                                  .seed = deal_number(key, "draw") };
    if (oxhide_new(t->memory, t->memory_size, &setup, &s, &out))
        return NULL;
    oxhide_auto(s, true);
    return s;
}

bool table_deal(struct club_table *t)
{
    int from[CLUB_SEATS_MAX];
    struct table_seat seats[CLUB_SEATS_MAX];

    make_key(t, t->key);
    draw_lots(t, t->key, from);
    t->session = begin(t, t->key, from);
    mem_copy(seats, t->seat, sizeof seats);
    for (int p = 0; p < t->rules.seats; p++)
        t->seat[p] = seats[from[p]];
    return t->session;
}

void table_put_deal(struct club_table *t, struct club_row *row)
{
    int from[CLUB_SEATS_MAX];
    uint8_t key[32];
    char scrap[256];
    struct json out;

    make_key(t, key);
    draw_lots(t, key, from);
    struct json *event = club_event(row, "dealt");
    json_open(event, "missing", '[');
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].person[0] && !t->seat[p].opened)
            json_str(event, NULL, t->seat[p].person);
    json_close(event, ']');
    club_event_end(row);
    /* The rules were tried when they were set. */
    t->session = begin(t, key, from);
    CHECK(t->session);
    json_init(&out, scrap, sizeof scrap);
    oxhide_chance(t->session, OXHIDE_PUBLIC, &out);
    table_put_lines(t, row, 0);
    t->session = NULL;
}

void table_put_end(struct club_table *t, struct club_row *row,
                   enum table_why why)
{
    json_str(club_event(row, "ended"), "why", table_why_word(why));
    club_event_end(row);
    if (t->phase == TABLE_WAITING && t->code[0])
        club_row_drop(row, "code", t->code);
}

void table_put_lines(struct club_table *t, struct club_row *row, int from)
{
    char lines[CLUB_BODY_MAX / 2];
    struct text text;

    text_init(&text, lines, sizeof lines);
    CHECK(!oxhide_lines(t->session, OXHIDE_ALL, from,
                        oxhide_session_ply(t->session), &text));
    struct json *out = club_event(row, "lines");
    json_int(out, "from", from);
    json_str(out, "lines", lines);
    club_event_end(row);
    if (oxhide_session_actor(t->session) == OXHIDE_NOBODY)
        table_put_end(t, row, WHY_PLAYED);
}
