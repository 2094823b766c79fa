/* Before the start: making a table, its rules, who sits where, sealing. */
#include "club/table.h"

#include "base/check.h"
#include "base/mem.h"

static const char spoken[][10] = { "amphora", "anchor", "barley",  "beacon",
                                   "bronze",  "cedar",  "copper",  "dolphin",
                                   "ember",   "falcon", "harbour", "ivory",
                                   "lantern", "marble", "olive",   "oxhide",
                                   "papyrus", "pillar", "quarry",  "river",
                                   "saffron", "silver", "temple",  "willow" };

/* A code people can say: "amphora-7q3". */
static void make_code(char out[CLUB_GAME_MAX], const uint8_t random[4])
{
    static const char signs[] = "abcdefghjkmnpqrstuvwxyz23456789";
    struct text t;

    text_init(&t, out, CLUB_GAME_MAX);
    text_put(&t, spoken[random[0] % (sizeof spoken / sizeof *spoken)]);
    text_char(&t, '-');
    for (int i = 1; i < 4; i++)
        text_char(&t, signs[random[i] % (sizeof signs - 1)]);
}

/* A link's secret: 128 bits and more. */
static void make_invite(char out[CLUB_ID_MAX * 2], const uint8_t random[20])
{
    club_id(out, random);
    club_id(out + CLUB_ID_MAX - 1, random + 10);
}

void table_begin_row(struct club_table *t, const struct club_ask *ask,
                     struct club_draft *draft)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 't', t->id);
    club_begin(draft, stream, t->number + 1, ask);
    if (draft->row.entry.at < t->at)
        draft->row.entry.at = t->at;
    if (draft->row.entry.wall < t->wall)
        draft->row.entry.wall = t->wall;
}

/* "sat", with the person's name beside it. */
static enum club_status put_sat(const struct club_table *t,
                                struct club_draft *draft,
                                const struct club_ask *ask, int seat,
                                struct json *error)
{
    char seal[65] = "";
    uint8_t bytes[32];
    bool beside = false;
    int64_t terms = t->terms;

    json_get_bool(ask->body, "beside", &beside);
    json_get_int(ask->body, "terms", &terms);
    if (json_get(ask->body, "seal").kind != JSON_NONE &&
        (!json_get_str(ask->body, "seal", seal, sizeof seal) ||
         !deal_unhex(bytes, sizeof bytes, seal)))
        return club_error(error, CLUB_BAD_REQUEST);
    struct json *out = club_event(draft, "sat");
    json_int(out, "seat", seat);
    json_str(out, "person", ask->who->id);
    if (seal[0])
        json_str(out, "seal", seal);
    json_int(out, "mean", ask->who->mean);
    json_int(out, "spread", ask->who->spread);
    json_bool(out, "bot", ask->who->bot);
    json_bool(out, "beside", beside);
    json_bool(out, "ready", terms == t->terms);
    club_event_end(draft);
    club_lay_text(draft, ask->who->id, ask->who->name);
    return CLUB_OK;
}

enum club_status table_make(const char *id, const struct club_ask *ask,
                            void *memory, size_t memory_size,
                            struct club_draft *draft, struct json *error)
{
    struct table_rules rules = { .seats = 2, .time = 1, .watch = true };
    char stream[CLUB_STREAM_MAX], hex[2 * DEAL_SECRET + 1];
    char invite[CLUB_ID_MAX * 2], code[CLUB_GAME_MAX];

    club_copy(rules.level, sizeof rules.level, oxhide_player_default());
    if (!json_get_str(ask->body, "game", rules.game, sizeof rules.game))
        return club_error(error, CLUB_NO_GAME);
    enum club_status status = table_get_rules(&rules, ask->body, error);
    if (!status)
        status = table_try_rules(&rules, memory, memory_size, error);
    if (status)
        return status;
    club_stream(stream, 't', id);
    club_begin(draft, stream, 1, ask);
    deal_hex(hex, ask->random, DEAL_SECRET);
    make_invite(invite, ask->random + DEAL_SECRET);
    make_code(code, ask->random + DEAL_SECRET + 20);
    struct json *out = club_event(draft, "made");
    json_str(out, "host", ask->who->id);
    table_put_rules(&rules, out);
    json_str(out, "secret", hex);
    json_str(out, "invite", invite);
    json_str(out, "code", code);
    if (ask->before)
        table_put_asked(ask->before, out);
    club_event_end(draft);
    club_take_key(draft, "invite", invite);
    club_take_key(draft, "code", code);
    return CLUB_OK;
}

/* Whoever asks must be the host, before the start. */
static enum club_status host_only(const struct club_table *t,
                                  const struct club_ask *ask,
                                  struct json *error)
{
    if (t->phase != TABLE_WAITING)
        return club_error(error, CLUB_STARTED);
    if (!text_equal(t->host, ask->who->id))
        return club_error(error, CLUB_NOT_HOST);
    return CLUB_OK;
}

/* The seat an ask names; -1 where there is none. */
static int asked_seat(const struct club_table *t, const struct club_ask *ask,
                      const char *key)
{
    int64_t n;

    return json_get_int(ask->body, key, &n) && n >= 0 && n < t->rules.seats
               ? (int)n
               : -1;
}

static bool is_free(const struct table_seat *seat)
{
    return !seat->person[0];
}

static enum club_status judge_sit(struct club_table *t,
                                  const struct club_ask *ask,
                                  struct club_draft *draft, struct json *error)
{
    int seat = asked_seat(t, ask, "seat");

    if (t->phase != TABLE_WAITING)
        return club_error(error, CLUB_STARTED);
    if (table_seat_of(t, ask->who->id) >= 0)
        return CLUB_NOTHING;
    for (int p = 0; seat < 0 && p < t->rules.seats; p++)
        if (is_free(&t->seat[p]) && !t->seat[p].player[0])
            seat = p;
    if (seat < 0)
        return club_error(error, CLUB_BAD_SEAT);
    if (!is_free(&t->seat[seat]))
        return club_error(error, CLUB_SEAT_TAKEN);
    table_begin_row(t, ask, draft);
    return put_sat(t, draft, ask, seat, error);
}

static void put_left(struct club_draft *draft, int seat, bool removed)
{
    struct json *out = club_event(draft, "left");

    json_int(out, "seat", seat);
    json_bool(out, "removed", removed);
    club_event_end(draft);
}

void table_put_stood(struct club_table *t, struct club_draft *draft, int seat)
{
    int others = 0;

    for (int p = 0; p < t->rules.seats; p++)
        others += p != seat && t->seat[p].person[0];
    if (others)
        put_left(draft, seat, false);
    else
        table_put_end(t, draft, WHY_CLOSED);
}

/* Leaving before the start empties the seat; table_play.c has the rest. */
static enum club_status judge_stand(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    int seat = table_seat_of(t, ask->who->id);

    if (t->phase == TABLE_SEALING)
        return club_error(error, CLUB_DEALING);
    if (t->phase != TABLE_WAITING)
        return club_error(error, CLUB_STARTED);
    if (seat < 0)
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    table_put_stood(t, draft, seat);
    return CLUB_OK;
}

static enum club_status judge_remove(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    enum club_status status = host_only(t, ask, error);
    int seat = asked_seat(t, ask, "seat");

    if (status)
        return status;
    if (seat < 0 || text_equal(t->seat[seat].person, t->host))
        return club_error(error, CLUB_BAD_SEAT);
    if (is_free(&t->seat[seat]) && !t->seat[seat].player[0])
        return CLUB_NOTHING;
    table_begin_row(t, ask, draft);
    put_left(draft, seat, true);
    return CLUB_OK;
}

static enum club_status judge_computer(struct club_table *t,
                                       const struct club_ask *ask,
                                       struct club_draft *draft,
                                       struct json *error)
{
    enum club_status status = host_only(t, ask, error);
    int seat = asked_seat(t, ask, "seat");
    char player[CLUB_GAME_MAX];

    if (status)
        return status;
    if (seat < 0 || !is_free(&t->seat[seat]))
        return club_error(error, seat < 0 ? CLUB_BAD_SEAT : CLUB_SEAT_TAKEN);
    if (!json_get_str(ask->body, "player", player, sizeof player) ||
        !oxhide_player_known(player) || text_equal(player, "human"))
        return club_error(error, CLUB_BAD_PLAYER);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "computer");
    json_int(out, "seat", seat);
    json_str(out, "player", player);
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_swap(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    enum club_status status = host_only(t, ask, error);
    int seat = asked_seat(t, ask, "seat"), with = asked_seat(t, ask, "with");

    if (status)
        return status;
    if (seat < 0 || with < 0)
        return club_error(error, CLUB_BAD_SEAT);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "swapped");
    json_int(out, "seat", seat);
    json_int(out, "with", with);
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_set(struct club_table *t,
                                  const struct club_ask *ask,
                                  struct club_draft *draft, struct json *error)
{
    enum club_status status = host_only(t, ask, error);
    struct table_rules rules = t->rules;

    if (!status)
        status = table_get_rules(&rules, ask->body, error);
    if (!status)
        status = table_try_rules(&rules, t->memory, t->memory_size, error);
    if (status)
        return status;
    for (int p = rules.seats; p < t->rules.seats; p++)
        if (t->seat[p].person[0])
            return club_error(error, CLUB_SEAT_TAKEN);
    table_begin_row(t, ask, draft);
    table_put_rules(&rules, club_event(draft, "set"));
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_invite(struct club_table *t,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    char invite[CLUB_ID_MAX * 2], code[CLUB_GAME_MAX];

    if (!text_equal(t->host, ask->who->id))
        return club_error(error, CLUB_NOT_HOST);
    make_invite(invite, ask->random);
    make_code(code, ask->random + 20);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "invited");
    json_str(out, "invite", invite);
    if (t->code[0])
        json_str(out, "code", code);
    club_event_end(draft);
    club_take_key(draft, "invite", invite);
    club_drop_key(draft, "invite", t->invite);
    if (t->code[0] && !text_equal(code, t->code)) {
        club_take_key(draft, "code", code);
        club_drop_key(draft, "code", t->code);
    }
    return CLUB_OK;
}

static bool all_open(const struct club_table *t, int but)
{
    for (int p = 0; p < t->rules.seats; p++)
        if (p != but && t->seat[p].sealed && !t->seat[p].opened)
            return false;
    return true;
}

static enum club_status judge_start(struct club_table *t,
                                    const struct club_ask *ask,
                                    struct club_draft *draft,
                                    struct json *error)
{
    enum club_status status = host_only(t, ask, error);

    if (status)
        return status;
    for (int p = 0; p < t->rules.seats; p++)
        if (is_free(&t->seat[p]) && !t->seat[p].player[0])
            return club_error(error, CLUB_FREE_SEAT);
    for (int p = 0; p < t->rules.seats; p++)
        if (!table_is_ready(&t->seat[p]))
            return club_error(error, CLUB_NOT_READY);
    table_begin_row(t, ask, draft);
    club_event(draft, "started");
    club_event_end(draft);
    if (t->code[0])
        club_drop_key(draft, "code", t->code);
    if (all_open(t, -1))
        table_put_deal(t, draft);
    return CLUB_OK;
}

/* Shows the share that was announced on sitting down. */
static enum club_status judge_open(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    int p = table_seat_of(t, ask->who->id);
    char hex[2 * DEAL_SHARE + 1];
    uint8_t share[DEAL_SHARE], seal[32];

    if (p < 0)
        return club_error(error, CLUB_NOT_SEATED);
    if (t->phase == TABLE_WAITING)
        return club_error(error, CLUB_NOT_STARTED);
    if (t->phase != TABLE_SEALING || t->seat[p].opened)
        return CLUB_NOTHING;
    if (!json_get_str(ask->body, "share", hex, sizeof hex) ||
        !deal_unhex(share, sizeof share, hex))
        return club_error(error, CLUB_BAD_REQUEST);
    deal_announcement(t->id, ask->who->id, share, seal);
    if (!t->seat[p].sealed || !mem_equal(seal, t->seat[p].seal, sizeof seal))
        return club_error(error, CLUB_BAD_SHARE);
    table_begin_row(t, ask, draft);
    struct json *out = club_event(draft, "opened");
    json_int(out, "seat", p);
    json_str(out, "share", hex);
    json_int(out, "mean", ask->who->mean);
    json_int(out, "spread", ask->who->spread);
    club_event_end(draft);
    if (all_open(t, p)) {
        struct table_seat before = t->seat[p];
        t->seat[p].opened = true;
        mem_copy(t->seat[p].share, share, sizeof share);
        table_put_deal(t, draft);
        t->seat[p] = before;
    }
    return CLUB_OK;
}

/* Whether the host is not there to deal: deleted, away, or with a share that is
 * still to be shown. */
static bool host_is_silent(const struct club_table *t,
                           const struct club_ask *ask)
{
    int host = table_seat_of(t, t->host);

    if (host < 0)
        return true;
    const struct table_seat *seat = &t->seat[host];
    return seat->stands_in || (seat->sealed && !seat->opened) ||
           (ask->away && ask->away[host] >= TABLE_OPEN);
}

/* The host does not wait for shares any longer, but nobody who is here can be
 * left out. Nobody waits for a host who does not answer, either. */
static enum club_status judge_deal(struct club_table *t,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    if (t->phase == TABLE_WAITING)
        return club_error(error, CLUB_NOT_STARTED);
    bool early = ask->now < t->sealing + TABLE_OPEN;
    bool other = table_seat_of(t, ask->who->id) >= 0 && !early &&
                 host_is_silent(t, ask);
    if (!other && !text_equal(t->host, ask->who->id))
        return club_error(error, CLUB_NOT_HOST);
    if (t->phase != TABLE_SEALING)
        return CLUB_NOTHING;
    if (early)
        return club_error(error, CLUB_NOT_AWAY);
    table_begin_row(t, ask, draft);
    table_put_deal(t, draft);
    return CLUB_OK;
}

const struct table_asks table_asks_seats[] = {
    { "sit", judge_sit },
    { "stand", judge_stand },
    { "remove", judge_remove },
    { "computer", judge_computer },
    { "swap", judge_swap },
    { "set", judge_set },
    { "invite", judge_invite },
    { "start", judge_start },
    { "open-share", judge_open },
    { "deal", judge_deal },
    { NULL, NULL },
};
