/* Reading the entries of a person, and showing what they made. */
#include "club/person.h"

#include "base/mem.h"
#include "club/letters.h"

void person_init(struct club_person *p, const char *id)
{
    mem_zero(p, sizeof *p);
    club_copy(p->id, sizeof p->id, id);
}

static int find(const char *list, size_t stride, int n, const char *s)
{
    for (int i = 0; i < n; i++)
        if (text_equal(list + (size_t)i * stride, s))
            return i;
    return -1;
}

bool person_has_table(const struct club_person *p, const char *table)
{
    return find(p->table[0], CLUB_ID_MAX, p->tables, table) >= 0;
}

bool person_has_device(const struct club_person *p, const char *token)
{
    return find(p->device[0], PERSON_DIGEST, p->devices, token) >= 0;
}

bool person_mutes(const struct club_person *p, const char *person)
{
    return find(p->muted[0], CLUB_ID_MAX, p->mutes, person) >= 0;
}

struct rating person_rating(const struct club_person *p, const char *game)
{
    int i = find(p->rating[0].game, sizeof p->rating[0], p->ratings, game);

    return i >= 0 ? p->rating[i].rating
                  : (struct rating){ RATING_MEAN, RATING_SPREAD };
}

struct club_asker person_asker(const struct club_person *p, const char *game)
{
    struct rating r = person_rating(p, game);
    struct club_asker who = { .bot = p->bot,
                              .mean = r.mean,
                              .spread = r.spread };

    club_copy(who.id, sizeof who.id, p->id);
    club_copy(who.name, sizeof who.name, p->name);
    return who;
}

void person_fold(char out[CLUB_KEY_MAX], const char *name)
{
    letters_fold(out, CLUB_KEY_MAX - 8, name);
}

/* Adds to a list without doubles, or takes out of it. */
static bool change(char *list, size_t stride, int cap, int *n, const char *s,
                   bool in)
{
    int i = find(list, stride, *n, s);

    if (in && i < 0) {
        if (*n == cap)
            return false;
        club_copy(list + (size_t)(*n)++ * stride, stride, s);
    } else if (!in && i >= 0) {
        --*n;
        mem_move(list + (size_t)i * stride, list + (size_t)(i + 1) * stride,
                 (size_t)(*n - i) * stride);
    }
    return true;
}

typedef bool reader(struct club_person *p, const struct json_object *o,
                    const struct club_entry *e);

static bool add_device(struct club_person *p, const struct json_object *o,
                       const struct club_entry *e)
{
    if (p->devices == PERSON_DEVICES ||
        !json_get_str(o, "token", p->device[p->devices], PERSON_DIGEST))
        return false;
    p->device_wall[p->devices++] = e->wall;
    return true;
}

static bool read_joined(struct club_person *p, const struct json_object *o,
                        const struct club_entry *e)
{
    if (e->number != 1)
        return false;
    json_get_bool(o, "bot", &p->bot);
    json_get_str(o, "owner", p->owner, sizeof p->owner);
    club_copy(p->name, sizeof p->name, e->text ? e->text : "");
    return add_device(p, o, e);
}

static bool read_named(struct club_person *p, const struct json_object *o,
                       const struct club_entry *e)
{
    (void)o;
    club_copy(p->name, sizeof p->name, e->text ? e->text : "");
    return true;
}

/* A new device; a link or a code that brought it is used up. */
static bool read_device(struct club_person *p, const struct json_object *o,
                        const struct club_entry *e)
{
    bool used = false;

    if (json_get_bool(o, "link", &used) && used)
        p->link[0] = '\0';
    return add_device(p, o, e);
}

static bool read_undevice(struct club_person *p, const struct json_object *o,
                          const struct club_entry *e)
{
    char token[PERSON_DIGEST];

    (void)e;
    if (!json_get_str(o, "token", token, sizeof token))
        return false;
    int i = find(p->device[0], PERSON_DIGEST, p->devices, token);
    if (i < 0)
        return false;
    mem_move(&p->device_wall[i], &p->device_wall[i + 1],
             (size_t)(p->devices - 1 - i) * sizeof *p->device_wall);
    return change(p->device[0], PERSON_DIGEST, PERSON_DEVICES, &p->devices,
                  token, false);
}

static bool read_linked(struct club_person *p, const struct json_object *o,
                        const struct club_entry *e)
{
    (void)e;
    return json_get_str(o, "link", p->link, sizeof p->link);
}

static bool read_kept(struct club_person *p, const struct json_object *o,
                      const struct club_entry *e)
{
    bool look = false;

    json_get_str(o, "recovery", p->recovery, sizeof p->recovery);
    json_get_bool(o, "look", &look);
    if (e->text && look)
        letters_look(p->look, CLUB_KEY_MAX - 8, e->text);
    if (e->text) {
        club_copy(p->name, sizeof p->name, e->text);
        person_fold(p->kept, e->text);
    }
    return json_get_str(o, "secret", p->secret, sizeof p->secret);
}

static bool read_met(struct club_person *p, const struct json_object *o,
                     const struct club_entry *e)
{
    char table[CLUB_ID_MAX];

    (void)e;
    return json_get_str(o, "table", table, sizeof table) &&
           change(p->table[0], CLUB_ID_MAX, PERSON_TABLES, &p->tables, table,
                  true);
}

static bool read_unmet(struct club_person *p, const struct json_object *o,
                       const struct club_entry *e)
{
    struct person_lost lost = { .wall = e->wall };

    if (!json_get_str(o, "table", lost.table, sizeof lost.table))
        return false;
    if (json_get_str(o, "by", lost.by, sizeof lost.by) &&
        json_get_str(o, "game", lost.game, sizeof lost.game))
        p->lost[p->losses++ % PERSON_LOST] = lost;
    return change(p->table[0], CLUB_ID_MAX, PERSON_TABLES, &p->tables,
                  lost.table, false);
}

static int get_int(const struct json_object *o, const char *key)
{
    int64_t n = 0;

    json_get_int(o, key, &n);
    return (int)n;
}

static void rate(struct club_person *p, const char *game,
                 struct rating_step step)
{
    int i = find(p->rating[0].game, sizeof p->rating[0], p->ratings, game);

    if (i < 0 && p->ratings == PERSON_GAMES)
        return;
    if (i < 0) {
        i = p->ratings++;
        club_copy(p->rating[i].game, sizeof p->rating[i].game, game);
        p->rating[i].games = 0;
        p->rating[i].rating = (struct rating){ RATING_MEAN, RATING_SPREAD };
    }
    p->rating[i].rating = rating_apply(p->rating[i].rating, step);
    p->rating[i].games++;
}

static bool read_result(struct club_person *p, const struct json_object *o,
                        const struct club_entry *e)
{
    struct person_result *r = &p->result[p->results++ % PERSON_RESULTS];
    struct rating_step step = { get_int(o, "delta"), get_int(o, "factor") };

    *r = (struct person_result){ .seats = get_int(o, "seats"),
                                 .rank = get_int(o, "rank"),
                                 .points = get_int(o, "points"),
                                 .played = true,
                                 .delta = step.delta,
                                 .wall = e->wall };
    json_get_bool(o, "counts", &r->counts);
    json_get_bool(o, "played", &r->played);
    json_get_str(o, "with", r->with, sizeof r->with);
    if (!json_get_str(o, "table", r->table, sizeof r->table) ||
        !json_get_str(o, "game", r->game, sizeof r->game))
        return false;
    if (r->counts)
        rate(p, r->game, step);
    return change(p->table[0], CLUB_ID_MAX, PERSON_TABLES, &p->tables, r->table,
                  false);
}

static bool read_muted(struct club_person *p, const struct json_object *o,
                       const struct club_entry *e)
{
    char person[CLUB_ID_MAX];
    bool on = false;

    (void)e;
    json_get_bool(o, "on", &on);
    return json_get_str(o, "person", person, sizeof person) &&
           change(p->muted[0], CLUB_ID_MAX, PERSON_MUTED, &p->mutes, person,
                  on);
}

static bool read_gone(struct club_person *p, const struct json_object *o,
                      const struct club_entry *e)
{
    char id[CLUB_ID_MAX];

    (void)o;
    mem_copy(id, p->id, sizeof id);
    person_init(p, id);
    p->number = e->number;
    p->gone = true;
    return true;
}

static bool read_hooked(struct club_person *p, const struct json_object *o,
                        const struct club_entry *e)
{
    (void)e;
    return json_get_str(o, "url", p->hook, sizeof p->hook) &&
           json_get_str(o, "key", p->hook_key, sizeof p->hook_key);
}

static const struct {
    const char *word;
    reader *read;
} readers[] = {
    { "joined", read_joined }, { "named", read_named },
    { "device", read_device }, { "undevice", read_undevice },
    { "linked", read_linked }, { "kept", read_kept },
    { "met", read_met },       { "unmet", read_unmet },
    { "result", read_result }, { "muted", read_muted },
    { "hooked", read_hooked }, { "gone", read_gone },
};

/* Of a deleted person only the last entry is left, whatever its number. */
bool person_read(struct club_person *p, const struct club_entry *e)
{
    struct json_object o;
    size_t at = 0;
    bool bad = false, first = !p->number && e->number > 1;

    if (p->gone || (e->number != p->number + 1 && !first))
        return false;
    while (club_next_event(e, &at, &o, &bad)) {
        char word[CLUB_GAME_MAX] = "";
        unsigned i = 0, n = sizeof readers / sizeof *readers;
        json_get_str(&o, "e", word, sizeof word);
        while (i < n && !text_equal(word, readers[i].word))
            i++;
        if (i == n || !readers[i].read(p, &o, e))
            return false;
    }
    p->number = e->number;
    p->at = e->at;
    p->wall = e->wall;
    return !bad && (!first || p->gone);
}

static void put_others(const char *with, struct json *out)
{
    json_open(out, "with", '[');
    while (*with) {
        char who[CLUB_GAME_MAX];
        size_t n = 0;
        int64_t points = 0;
        while (with[n] && with[n] != '=')
            n++;
        club_copy(who, n + 1 < sizeof who ? n + 1 : sizeof who, with);
        for (with += n; *with && *with != ' '; with++)
            if (*with >= '0' && *with <= '9')
                points = 10 * points + (*with - '0');
        with += *with == ' ';
        json_open(out, NULL, '{');
        json_str(out, club_is_id(who) ? "person" : "player", who);
        json_int(out, "points", points);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void person_show_results(const struct club_person *p, struct json *out)
{
    int first = p->results > PERSON_RESULTS ? p->results - PERSON_RESULTS : 0;

    json_int(out, "games", p->results);
    json_open(out, "results", '[');
    for (int i = p->results - 1; i >= first; i--) {
        const struct person_result *r = &p->result[i % PERSON_RESULTS];
        json_open(out, NULL, '{');
        json_str(out, "table", r->table);
        json_str(out, "game", r->game);
        json_int(out, "seats", r->seats);
        put_others(r->with, out);
        json_int(out, "rank", r->rank);
        json_int(out, "points", r->points);
        json_bool(out, "counts", r->counts);
        json_bool(out, "played", r->played);
        json_int(out, "delta", r->delta);
        json_int(out, "wall", r->wall);
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* Where the computers' levels stand on a game's scale. */
static void put_levels(const char *game, struct json *out)
{
    json_open(out, "levels", '[');
    for (char level[] = "ai:1"; level[3] <= '8'; level[3]++)
        json_int(out, NULL, rating_computer(game, level).mean);
    json_close(out, ']');
}

void person_show_public(const struct club_person *p, struct json *out)
{
    json_str(out, "person", p->id);
    json_str(out, "name", p->name);
    json_bool(out, "bot", p->bot);
    json_bool(out, "kept", p->kept[0]);
    json_open(out, "ratings", '[');
    for (int i = 0; i < p->ratings; i++) {
        json_open(out, NULL, '{');
        json_str(out, "game", p->rating[i].game);
        json_int(out, "mean", p->rating[i].rating.mean);
        json_int(out, "spread", p->rating[i].rating.spread);
        json_int(out, "games", p->rating[i].games);
        put_levels(p->rating[i].game, out);
        json_close(out, '}');
    }
    json_close(out, ']');
    person_show_results(p, out);
}

void person_show(const struct club_person *p, const char *token,
                 struct json *out)
{
    json_int(out, "n", p->number);
    person_show_public(p, out);
    json_bool(out, "link", p->link[0]);
    json_str(out, "webhook", p->hook[0] ? p->hook : NULL);
    json_open(out, "devices", '[');
    for (int i = 0; i < p->devices; i++) {
        char start[9];
        club_copy(start, sizeof start, p->device[i]);
        json_open(out, NULL, '{');
        json_str(out, "device", start);
        json_int(out, "wall", p->device_wall[i]);
        json_bool(out, "here", text_equal(p->device[i], token));
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "tables", '[');
    for (int i = 0; i < p->tables; i++)
        json_str(out, NULL, p->table[i]);
    json_close(out, ']');
    json_open(out, "lost", '[');
    for (int i = p->losses - 1; i >= 0 && i >= p->losses - PERSON_LOST; i--) {
        const struct person_lost *lost = &p->lost[i % PERSON_LOST];
        json_open(out, NULL, '{');
        json_str(out, "table", lost->table);
        json_str(out, "game", lost->game);
        json_str(out, "by", lost->by);
        json_int(out, "wall", lost->wall);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "muted", '[');
    for (int i = 0; i < p->mutes; i++)
        json_str(out, NULL, p->muted[i]);
    json_close(out, ']');
}
