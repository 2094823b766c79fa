/* From shares to cards: the key, the seats by lot, the session, and the lines
 * of the record as events. */
#include "club/table.h"

#include "base/check.h"
#include "base/mem.h"
#include "club/rating.h"

/* What the deal is made of, from the secret and the shares that were shown,
 * with the seats as they were taken. */
static void gather(const struct club_table *t, struct deal *d)
{
    *d = (struct deal){ .opened = true,
                        .seats = t->rules.seats,
                        .by_lot = t->rules.lot };
    club_copy(d->table, sizeof d->table, t->id);
    mem_copy(d->commitment, t->commitment, sizeof d->commitment);
    mem_copy(d->secret, t->secret, sizeof d->secret);
    for (int p = 0; p < t->rules.seats; p++) {
        const struct table_seat *seat = &t->seat[p];
        struct deal_share *share = &d->share[p];
        if (!seat->sealed)
            continue;
        club_copy(share->person, sizeof share->person, seat->person);
        mem_copy(share->announced, seat->seal, sizeof share->announced);
        mem_copy(share->share, seat->share, sizeof share->share);
        share->shown = seat->opened;
    }
}

/* Who plays each seat, as a session wants it; without a lot where 'from' is
 * NULL. */
static void put_players(const struct club_table *t, const uint8_t *from,
                        char *out, size_t cap)
{
    struct text list;

    text_init(&list, out, cap);
    for (int p = 0; p < t->rules.seats; p++) {
        const struct table_seat *seat = &t->seat[from ? from[p] : p];
        if (p)
            text_char(&list, ',');
        text_put(&list, seat->person[0] ? "human" : seat->player);
    }
}

/* Draws who comes to each seat and begins the session in the table's memory;
 * the table stays as it is. */
static struct oxhide_session *begin(struct club_table *t, struct deal *d,
                                    uint8_t key[SHA256_SIZE])
{
    char players[CLUB_SEATS_MAX * CLUB_GAME_MAX], scrap[512];
    struct oxhide_session *s = NULL;
    struct json out;

    gather(t, d);
    struct oxhide_setup setup = { .game = t->rules.game,
                                  .options = t->rules.options,
                                  .players = players,
                                  .seats = t->rules.seats,
                                  .deal = d };
    bool lot = d->by_lot;
    d->by_lot = false;
    put_players(t, NULL, players, sizeof players);
    json_init(&out, scrap, sizeof scrap);
    if (oxhide_deal_key(&setup, key, &out))
        return NULL;
    d->by_lot = lot;
    deal_lot(key, t->rules.seats, d->from);
    for (uint8_t p = 0; !lot && p < t->rules.seats; p++)
        d->from[p] = p;
    put_players(t, d->from, players, sizeof players);
    if (oxhide_new(t->memory, t->memory_size, &setup, &s, &out))
        return NULL;
    oxhide_auto(s, true);
    return s;
}

bool table_deal(struct club_table *t)
{
    struct table_seat seats[CLUB_SEATS_MAX];

    t->session = begin(t, &t->deal, t->key);
    mem_copy(seats, t->seat, sizeof seats);
    for (int p = 0; p < t->rules.seats; p++)
        t->seat[p] = seats[t->deal.from[p]];
    return t->session;
}

void table_put_deal(struct club_table *t, struct club_draft *draft)
{
    struct deal d;
    uint8_t key[SHA256_SIZE];
    char scrap[256];
    struct json out;

    struct json *event = club_event(draft, "dealt");
    json_int(event, "rules", oxhide_game_rules(t->rules.game));
    json_open(event, "missing", '[');
    for (int p = 0; p < t->rules.seats; p++)
        if (t->seat[p].person[0] && !t->seat[p].opened)
            json_str(event, NULL, t->seat[p].person);
    json_close(event, ']');
    club_event_end(draft);
    /* The rules were tried when they were set. */
    t->session = begin(t, &d, key);
    CHECK(t->session);
    json_init(&out, scrap, sizeof scrap);
    oxhide_chance(t->session, OXHIDE_PUBLIC, &out);
    table_put_lines(t, draft, 0);
    t->session = NULL;
}

void table_put_end(struct club_table *t, struct club_draft *draft,
                   enum table_why why)
{
    json_str(club_event(draft, "ended"), "why", table_why_word(why));
    club_event_end(draft);
    if (t->phase == TABLE_WAITING && t->code[0])
        club_drop_key(draft, "code", t->code);
}

void table_put_stands_in(struct club_draft *draft, int seat, enum table_why why)
{
    struct json *out = club_event(draft, "stands-in");

    json_int(out, "seat", seat);
    json_str(out, "why", table_why_word(why));
    club_event_end(draft);
}

void table_put_lines(struct club_table *t, struct club_draft *draft, int from)
{
    char lines[CLUB_BODY_MAX / 2];
    struct text text;

    text_init(&text, lines, sizeof lines);
    CHECK(!oxhide_lines(t->session, OXHIDE_ALL, from,
                        oxhide_session_ply(t->session), &text));
    struct json *out = club_event(draft, "lines");
    json_int(out, "from", from);
    json_str(out, "lines", lines);
    club_event_end(draft);
    if (oxhide_session_actor(t->session) == OXHIDE_NOBODY)
        table_put_end(t, draft, WHY_PLAYED);
}

/* How many in RATING_ONE of a seat's decisions were not a stand-in's. */
static int64_t own_share(const struct club_table *t, int seat)
{
    int all = 0, helped = t->seat[seat].helped;

    for (int p = 0; helped && p < oxhide_session_ply(t->session); p++)
        all += oxhide_session_actor_at(t->session, p) == seat;
    return !helped ? RATING_ONE
                   : (int64_t)RATING_ONE * (all > helped ? all - helped : 0) /
                         (all ? all : 1);
}

/* How much it is to have beaten whoever left: nothing if they left at once, all
 * of it once they had made a quarter of their decisions, so that nobody takes
 * anything from the winner by leaving. */
static int64_t played_part(const struct club_table *t)
{
    int64_t least = RATING_ONE;

    for (int p = 0; p < t->rules.seats; p++) {
        int64_t own = 4 * own_share(t, p);
        least = own < least ? own : least;
    }
    return least;
}

/* Whether the seat was left to a computer: by leaving, by letting the clock run
 * out, or for good. */
static bool gave_up(const struct table_seat *seat)
{
    return seat->deserted ||
           (seat->helped && seat->stands_in && seat->stands_in != WHY_CLOSED);
}

/* The game as a seat is rated for it: whoever gave up has lost to everybody,
 * and whoever stayed has lost to nobody that a computer helped. */
static struct rating_game as_rated(const struct club_table *t, int seat)
{
    struct rating_game g = { .seats = t->rules.seats,
                             .part = played_part(t),
                             .gains = !t->seat[seat].helped };

    for (int i = 0; i < g.seats; i++) {
        int p = (seat + i) % g.seats;
        const struct table_seat *s = &t->seat[p];
        bool below = i ? g.gains && s->helped : gave_up(s);
        g.left[i] = s->helped;
        g.rank[i] = oxhide_session_rank(t->session, p) + (below ? g.seats : 0);
        g.before[i] = s->person[0] ? (struct rating){ s->mean, s->spread }
                                   : rating_computer(t->rules.game, s->player);
    }
    return g;
}

/* Against whom it was, in the order of the seats: persons by id and computers
 * by name, with their points. */
static void put_others(const struct club_table *t, int seat, struct json *out)
{
    char list[CLUB_OTHERS_MAX];
    struct text others;

    text_init(&others, list, sizeof list);
    for (int p = 0; p < t->rules.seats; p++) {
        const struct table_seat *s = &t->seat[p];
        if (p == seat)
            continue;
        text_put(&others, list[0] ? " " : "");
        text_put(&others, s->person[0] ? s->person : s->player);
        text_char(&others, '=');
        text_int(&others, oxhide_session_points(t->session, p));
    }
    json_str(out, "with", list);
}

void table_put_result(const struct club_table *t, int seat, struct json *out)
{
    struct rating_game g = as_rated(t, seat);

    json_str(out, "table", t->id);
    json_str(out, "game", t->rules.game);
    json_int(out, "rank", oxhide_session_rank(t->session, seat));
    json_int(out, "points", oxhide_session_points(t->session, seat));
    json_bool(out, "counts", table_counts(t));
    json_bool(out, "played", t->why == WHY_PLAYED);
    rating_put(&g, out);
    put_others(t, seat, out);
}
