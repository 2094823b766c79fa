/* What people ask about themselves. Whoever has one of the person's tokens may
 * ask; the club's own asks come from nobody. */
#include "club/person.h"

#include "club/letters.h"

static void begin(const struct club_person *p, const struct club_ask *ask,
                  struct club_draft *draft)
{
    char stream[CLUB_STREAM_MAX];

    club_stream(stream, 'p', p->id);
    club_begin(draft, stream, p->number + 1, ask);
    if (draft->row.entry.at < p->at)
        draft->row.entry.at = p->at;
    if (draft->row.entry.wall < p->wall)
        draft->row.entry.wall = p->wall;
}

/* A member that is a digest: 64 hexadecimal digits. */
static bool get_digest(const struct json_object *o, const char *key,
                       char out[PERSON_DIGEST])
{
    uint8_t bytes[32];

    return json_get_str(o, key, out, PERSON_DIGEST) &&
           deal_unhex(bytes, sizeof bytes, out);
}

/* In the composed form, however it came. */
static bool get_name(const struct json_object *o, char out[CLUB_NAME_MAX])
{
    char typed[CLUB_TEXT_MAX];

    return json_get_str(o, "name", typed, sizeof typed) &&
           letters_compose(out, CLUB_NAME_MAX, typed) &&
           club_words_ok(out, CLUB_NAME_LETTERS) && letters_has_letter(out);
}

static bool get_id(const struct json_object *o, const char *key,
                   char out[CLUB_ID_MAX])
{
    return json_get_str(o, key, out, CLUB_ID_MAX) && club_is_id(out);
}

static bool has_device(const struct club_person *p, const char *token)
{
    for (int i = 0; i < p->devices; i++)
        if (text_equal(p->device[i], token))
            return true;
    return false;
}

/* A person's first token makes its id, but a device that was signed out does
 * not come in by it again. */
static enum club_status judge_join(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char name[CLUB_NAME_MAX], token[PERSON_DIGEST], owner[CLUB_ID_MAX];
    bool good = get_digest(ask->body, "token", token);

    if (p->number)
        return good && has_device(p, token) ? CLUB_NOTHING
                                            : club_error(error, CLUB_NO_PERSON);
    if (!get_name(ask->body, name))
        return club_error(error, CLUB_BAD_NAME);
    if (!good)
        return club_error(error, CLUB_BAD_REQUEST);
    begin(p, ask, draft);
    struct json *out = club_event(draft, "joined");
    json_str(out, "token", token);
    if (get_id(ask->body, "owner", owner)) {
        json_bool(out, "bot", true);
        json_str(out, "owner", owner);
    }
    club_event_end(draft);
    club_lay_text(draft, p->id, name);
    club_take_key(draft, "token", token);
    return CLUB_OK;
}

static enum club_status judge_name(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char name[CLUB_NAME_MAX], key[CLUB_KEY_MAX];

    if (!get_name(ask->body, name))
        return club_error(error, CLUB_BAD_NAME);
    person_fold(key, name);
    if (p->kept[0] && !text_equal(key, p->kept))
        return club_error(error, CLUB_BAD_NAME);
    if (text_equal(name, p->name))
        return CLUB_NOTHING;
    begin(p, ask, draft);
    club_event(draft, "named");
    club_event_end(draft);
    club_lay_text(draft, p->id, name);
    return CLUB_OK;
}

/* A link that brings the person to one more device: its digest. */
static enum club_status judge_link(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char link[PERSON_DIGEST];

    if (!get_digest(ask->body, "link", link))
        return club_error(error, CLUB_BAD_REQUEST);
    if (text_equal(link, p->link))
        return CLUB_NOTHING;
    begin(p, ask, draft);
    json_str(club_event(draft, "linked"), "link", link);
    club_event_end(draft);
    club_take_key(draft, "link", link);
    if (p->link[0])
        club_drop_key(draft, "link", p->link);
    return CLUB_OK;
}

/* One more device: the club asks, once a link, a code or a passphrase has
 * been found right. */
static enum club_status judge_device(struct club_person *p,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    char token[PERSON_DIGEST], link[PERSON_DIGEST];
    bool by_link = get_digest(ask->body, "link", link);

    if (!get_digest(ask->body, "token", token))
        return club_error(error, CLUB_BAD_REQUEST);
    if (has_device(p, token))
        return CLUB_NOTHING;
    if (by_link && !text_equal(link, p->link))
        return club_error(error, CLUB_NO_LINK);
    if (p->devices == PERSON_DEVICES)
        return club_error(error, CLUB_FULL);
    begin(p, ask, draft);
    struct json *out = club_event(draft, "device");
    json_str(out, "token", token);
    json_bool(out, "link", by_link);
    club_event_end(draft);
    club_take_key(draft, "token", token);
    if (by_link)
        club_drop_key(draft, "link", link);
    return CLUB_OK;
}

/* Signs a device out; it is named by the first digits of its digest. */
static enum club_status judge_undevice(struct club_person *p,
                                       const struct club_ask *ask,
                                       struct club_draft *draft,
                                       struct json *error)
{
    char start[PERSON_DIGEST];

    if (!json_get_str(ask->body, "device", start, sizeof start) ||
        text_length(start) < 8)
        return club_error(error, CLUB_BAD_REQUEST);
    for (int i = 0; i < p->devices; i++) {
        if (!text_starts(p->device[i], start))
            continue;
        begin(p, ask, draft);
        json_str(club_event(draft, "undevice"), "token", p->device[i]);
        club_event_end(draft);
        club_drop_key(draft, "token", p->device[i]);
        return CLUB_OK;
    }
    return CLUB_NOTHING;
}

static void change_key(struct club_draft *draft, const char *kind,
                       const char *from, const char *to)
{
    if (text_equal(from, to))
        return;
    club_take_key(draft, kind, to);
    if (from[0])
        club_drop_key(draft, kind, from);
}

/* Makes it permanent, or changes the passphrase; the club asks, with the
 * passphrase made unreadable. */
static enum club_status judge_keep(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char name[CLUB_NAME_MAX], key[CLUB_KEY_MAX], secret[PERSON_SECRET];
    char recovery[PERSON_DIGEST], look[CLUB_KEY_MAX];

    if (!get_name(ask->body, name))
        return club_error(error, CLUB_BAD_NAME);
    letters_look(look, CLUB_KEY_MAX - 8, name);
    if (!look[0])
        return club_error(error, CLUB_BAD_NAME);
    if (!json_get_str(ask->body, "secret", secret, sizeof secret) ||
        !get_digest(ask->body, "recovery", recovery))
        return club_error(error, CLUB_BAD_REQUEST);
    person_fold(key, name);
    bool anew = !text_equal(key, p->kept);
    begin(p, ask, draft);
    struct json *out = club_event(draft, "kept");
    json_str(out, "secret", secret);
    json_str(out, "recovery", recovery);
    json_bool(out, "look", anew || p->look[0]);
    club_event_end(draft);
    club_lay_text(draft, p->id, name);
    if (!anew)
        return CLUB_OK;
    change_key(draft, "name", p->kept, key);
    change_key(draft, "look", p->look, look);
    return CLUB_OK;
}

/* A name that was kept before it was looked at what it looks like. */
static enum club_status judge_look(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char look[CLUB_KEY_MAX];

    (void)error;
    letters_look(look, CLUB_KEY_MAX - 8, p->name);
    if (!p->kept[0] || p->look[0] || !look[0])
        return CLUB_NOTHING;
    begin(p, ask, draft);
    struct json *out = club_event(draft, "kept");
    json_str(out, "secret", p->secret);
    json_str(out, "recovery", p->recovery);
    json_bool(out, "look", true);
    club_event_end(draft);
    club_lay_text(draft, p->id, p->name);
    club_take_key(draft, "look", look);
    return CLUB_OK;
}

static enum club_status judge_met(struct club_person *p,
                                  const struct club_ask *ask,
                                  struct club_draft *draft, struct json *error)
{
    char table[CLUB_ID_MAX], by[CLUB_ID_MAX];

    if (!get_id(ask->body, "table", table))
        return club_error(error, CLUB_BAD_REQUEST);
    if (person_has_table(p, table) ||
        (get_id(ask->body, "by", by) && person_mutes(p, by)))
        return CLUB_NOTHING;
    if (p->tables == PERSON_TABLES)
        return club_error(error, CLUB_FULL);
    begin(p, ask, draft);
    json_str(club_event(draft, "met"), "table", table);
    club_event_end(draft);
    return CLUB_OK;
}

/* Takes a table off one's list; if the club asks, because the host has removed
 * the person, that is written down. */
static enum club_status judge_unmeet(struct club_person *p,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    char table[CLUB_ID_MAX], by[CLUB_ID_MAX], game[CLUB_GAME_MAX];

    if (!get_id(ask->body, "table", table))
        return club_error(error, CLUB_BAD_REQUEST);
    if (!person_has_table(p, table))
        return CLUB_NOTHING;
    begin(p, ask, draft);
    struct json *out = club_event(draft, "unmet");
    json_str(out, "table", table);
    if (!ask->who && get_id(ask->body, "by", by) &&
        json_get_str(ask->body, "game", game, sizeof game)) {
        json_str(out, "game", game);
        json_str(out, "by", by);
    }
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_mute(struct club_person *p,
                                   const struct club_ask *ask,
                                   struct club_draft *draft, struct json *error)
{
    char person[CLUB_ID_MAX];
    bool on = true;

    json_get_bool(ask->body, "on", &on);
    if (!get_id(ask->body, "person", person))
        return club_error(error, CLUB_BAD_REQUEST);
    if (person_mutes(p, person) == on)
        return CLUB_NOTHING;
    if (on && p->mutes == PERSON_MUTED)
        return club_error(error, CLUB_FULL);
    begin(p, ask, draft);
    struct json *out = club_event(draft, "muted");
    json_str(out, "person", person);
    json_bool(out, "on", on);
    club_event_end(draft);
    return CLUB_OK;
}

/* 20 to 64 letters, digits, dashes. */
static bool is_key(const char *s)
{
    size_t n = 0;

    for (; s[n]; n++)
        if (!((s[n] >= 'a' && s[n] <= 'z') || (s[n] >= 'A' && s[n] <= 'Z') ||
              (s[n] >= '0' && s[n] <= '9') || s[n] == '-' || s[n] == '_'))
            return false;
    return n >= PERSON_HOOK_LEAST;
}

/* Where the person is told of their moves, and what that is signed with; an
 * empty address ends it. Whether it may go there was looked at before. */
static enum club_status judge_webhook(struct club_person *p,
                                      const struct club_ask *ask,
                                      struct club_draft *draft,
                                      struct json *error)
{
    char url[PERSON_HOOK], key[PERSON_HOOK_KEY] = "";

    if (!json_get_str(ask->body, "url", url, sizeof url))
        return club_error(error, CLUB_BAD_REQUEST);
    if (url[0] &&
        !(json_get_str(ask->body, "key", key, sizeof key) && is_key(key)))
        return club_error_words(error, CLUB_BAD_REQUEST,
                                "The key of a webhook has 20 to 64 letters, "
                                "digits and dashes.");
    if (text_equal(url, p->hook) && text_equal(key, p->hook_key))
        return CLUB_NOTHING;
    begin(p, ask, draft);
    struct json *out = club_event(draft, "hooked");
    json_str(out, "url", url);
    json_str(out, "key", key);
    club_event_end(draft);
    return CLUB_OK;
}

/* A game's result; the club asks, and asks again until it is written. What it
 * does to the rating follows from the rating as it is now: games begun together
 * are worth no more than games begun one after the other. */
static enum club_status judge_result(struct club_person *p,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    static const char *const numbers[] = { "seats", "rank", "points" };
    struct rating_game rated;
    char table[CLUB_ID_MAX], game[CLUB_GAME_MAX];
    char with[CLUB_OTHERS_MAX] = "";
    bool counts = false, played = true;

    if (!get_id(ask->body, "table", table) ||
        !json_get_str(ask->body, "game", game, sizeof game) ||
        !rating_get(&rated, ask->body))
        return club_error(error, CLUB_BAD_REQUEST);
    rated.before[0] = person_rating(p, game);
    struct rating_step step = rating_step(&rated);
    begin(p, ask, draft);
    struct json *out = club_event(draft, "result");
    json_str(out, "table", table);
    json_str(out, "game", game);
    json_get_str(ask->body, "with", with, sizeof with);
    json_str(out, "with", with);
    json_get_bool(ask->body, "counts", &counts);
    json_bool(out, "counts", counts);
    json_get_bool(ask->body, "played", &played);
    json_bool(out, "played", played);
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int64_t n = 0;
        json_get_int(ask->body, numbers[i], &n);
        json_int(out, numbers[i], n);
    }
    json_int(out, "delta", step.delta);
    json_int(out, "factor", step.factor);
    club_event_end(draft);
    return CLUB_OK;
}

static enum club_status judge_delete(struct club_person *p,
                                     const struct club_ask *ask,
                                     struct club_draft *draft,
                                     struct json *error)
{
    (void)error;
    begin(p, ask, draft);
    club_event(draft, "gone");
    club_event_end(draft);
    draft->row.forget = true;
    return CLUB_OK;
}

static const struct {
    const char *word;
    enum club_status (*judge)(struct club_person *p, const struct club_ask *ask,
                              struct club_draft *draft, struct json *error);
    bool club; /* the club alone asks it */
} asks[] = {
    { "join", judge_join, true },          { "name", judge_name, false },
    { "link", judge_link, false },         { "device", judge_device, true },
    { "undevice", judge_undevice, false }, { "keep", judge_keep, true },
    { "look", judge_look, true },          { "met", judge_met, true },
    { "unmeet", judge_unmeet, false },     { "unmet", judge_unmeet, true },
    { "mute", judge_mute, false },         { "webhook", judge_webhook, false },
    { "result", judge_result, true },      { "delete", judge_delete, false },
};

enum club_status person_judge(struct club_person *p, const struct club_ask *ask,
                              struct club_draft *draft, struct json *error)
{
    char word[CLUB_GAME_MAX];

    if (p->gone)
        return club_error(error, CLUB_GONE);
    if (!json_get_str(ask->body, "do", word, sizeof word))
        return club_error(error, CLUB_BAD_REQUEST);
    for (unsigned i = 0; i < sizeof asks / sizeof *asks; i++)
        if (text_equal(asks[i].word, word) && asks[i].club == !ask->who) {
            if (!p->number && asks[i].judge != judge_join)
                return club_error(error, CLUB_NO_PERSON);
            return asks[i].judge(p, ask, draft, error);
        }
    return club_error(error, CLUB_BAD_REQUEST);
}
