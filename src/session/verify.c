/* Whether a record is what follows from the rules, its source of chance and its
 * decisions, including those taken back. */
#include "session/session.h"

#include "engine/words.h"

static enum oxhide_verdict verdict(struct json *out, enum oxhide_verdict v)
{
    static const char *const words[] = {
        [OXHIDE_FOLLOWS] = "follows",
        [OXHIDE_DOES_NOT_FOLLOW] = "does-not-follow",
        [OXHIDE_CANNOT_BE_CHECKED] = "cannot-be-checked",
    };

    json_str(out, "verdict", words[v]);
    return v;
}

static enum oxhide_verdict cannot(struct json *out, const char *key)
{
    const struct message_args args = { 0 };

    message_put(out, "message", key, &args);
    return verdict(out, OXHIDE_CANNOT_BE_CHECKED);
}

/* What the reader of the record says about its line. */
static enum oxhide_verdict blame(struct json *out, enum oxhide_verdict v,
                                 const struct record *r)
{
    json_int(out, "line", r->line);
    json_str(out, "message", r->reason);
    return verdict(out, v);
}

/* The line whose outcome is another. */
static enum oxhide_verdict stray(struct json *out,
                                 const struct oxhide_session *s)
{
    struct message_args args = { 0 };
    char words[GAME_TEXT_MAX];

    words_format(s->game, s->stray_from, words);
    message_number(&args, "line", s->stray_line);
    message_word(&args, "words", words);
    json_int(out, "line", s->stray_line);
    message_put(out, "message", "engine-verify-chance", &args);
    return verdict(out, OXHIDE_DOES_NOT_FOLLOW);
}

/* Whether the record is of the deal somebody has kept the seal of. */
static bool has_seal(const struct oxhide_session *s, const char *seal,
                     struct json *out)
{
    struct message_args args = { 0 };
    char is[OXHIDE_SEAL_MAX];

    if (!oxhide_seal(s, is)) {
        message_put(out, "message", "engine-verify-no-seal", &args);
        return false;
    }
    if (text_equal(is, seal))
        return true;
    message_word(&args, "seal", is);
    message_word(&args, "other", seal);
    message_put(out, "message", "engine-verify-seal", &args);
    return false;
}

/* What a record that could be loaded is worth. */
static enum oxhide_verdict judge(struct json *out,
                                 const struct oxhide_session *s, bool older)
{
    json_int(out, "chance", s->drawn);
    if (older || s->head.begun)
        return cannot(out, "engine-verify-older");
    if (s->head.entered)
        return cannot(out, "engine-verify-entered");
    if (!session_chance_known(s))
        return cannot(out, s->head.sealed ? "engine-verify-closed"
                                          : "engine-verify-no-seed");
    if (s->stray_line)
        return stray(out, s);
    return s->unexplained ? cannot(out, "engine-verify-back")
                          : verdict(out, OXHIDE_FOLLOWS);
}

enum oxhide_verdict oxhide_verify(void *memory, size_t size, const char *record,
                                  size_t length, const char *seal,
                                  struct oxhide_session **session,
                                  struct json *out)
{
    char scrap[2 * RECORD_REASON_MAX];
    struct oxhide_session *s;
    struct record r;
    struct json said;

    *session = NULL;
    json_init(&said, scrap, sizeof scrap);
    enum oxhide_status status = session_open(memory, size, &r, record, length,
                                             &s, &said);
    if (!status && seal && !has_seal(s, seal, out))
        return verdict(out, OXHIDE_DOES_NOT_FOLLOW);
    if (!status && session_follows(s))
        return cannot(out, "engine-verify-redacted");
    if (!status)
        status = session_replay(s, &r, &said);
    if (status == OXHIDE_OTHER_VERSION || status == OXHIDE_NO_GAME)
        return blame(out, OXHIDE_CANNOT_BE_CHECKED, &r);
    if (status)
        return blame(out, OXHIDE_DOES_NOT_FOLLOW, &r);
    *session = s;
    return judge(out, s, r.older);
}
