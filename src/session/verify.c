/* Whether a record is what the rules and its source of chance make of the
 * decisions in it, those taken back included. */
#include "session/session.h"

#include "base/mem.h"
#include "engine/words.h"

static const char *const verdicts[] = {
    [OXHIDE_FOLLOWS] = "follows",
    [OXHIDE_DOES_NOT_FOLLOW] = "does-not-follow",
    [OXHIDE_CANNOT_BE_CHECKED] = "cannot-be-checked",
};

/* Why a record that can be read cannot be checked. */
enum {
    NO_SEED,
    CLOSED,
    REDACTED,
    ENTERED,
    HIDDEN_BACK,
    OLDER,
    VERSION,
    REASONS
};

static const char *const reasons[REASONS][2] = {
    [NO_SEED] = { "verify.no-seed", "the record has no seed" },
    [CLOSED] = { "verify.closed",
                 "the secret of the deal is not in the record" },
    [REDACTED] = { "verify.redacted", "the record shows what one seat saw" },
    [ENTERED] = { "verify.entered", "chance was entered by hand" },
    [HIDDEN_BACK] = { "verify.back",
                      "steps were taken back that the record does not show" },
    [OLDER] = { "verify.older", "the game was played or begun by older rules" },
    [VERSION] = { "verify.version", "the record is of another version" },
};

const char *session_verify_key(int i)
{
    return i < REASONS ? reasons[i][0] : NULL;
}

const char *session_verify_sentence(int i)
{
    return reasons[i][1];
}

static void say(struct oxhide_finding *f, const char *message)
{
    struct text t;

    text_init(&t, f->message, sizeof f->message);
    text_put(&t, message);
}

static enum oxhide_verdict cannot(struct oxhide_finding *f, int why)
{
    f->key = reasons[why][0];
    if (!f->message[0])
        say(f, reasons[why][1]);
    return OXHIDE_CANNOT_BE_CHECKED;
}

/* "line 12: the seed gives 'reveal 1 wheel' here". */
static enum oxhide_verdict stray(const struct oxhide_session *s,
                                 struct oxhide_finding *f)
{
    char words[GAME_TEXT_MAX];
    struct text t;

    words_format(s->game, s->stray_from, words);
    f->line = s->stray_line;
    text_init(&t, f->message, sizeof f->message);
    text_put(&t, "line ");
    text_int(&t, s->stray_line);
    text_put(&t, s->head.sealed ? ": the deal gives '" : ": the seed gives '");
    text_put(&t, words);
    text_put(&t, "' here");
    return OXHIDE_DOES_NOT_FOLLOW;
}

/* Whether the record is of the deal somebody has kept the seal of. */
static bool has_seal(const struct oxhide_session *s, const char *seal,
                     struct oxhide_finding *f)
{
    char is[OXHIDE_SEAL_MAX];
    struct text t;

    text_init(&t, f->message, sizeof f->message);
    if (!oxhide_seal(s, is)) {
        text_put(&t, "the record has no sealed deal");
        return false;
    }
    if (text_equal(is, seal))
        return true;
    text_put(&t, "the seal of the record is ");
    text_put(&t, is);
    text_put(&t, ", not ");
    text_put(&t, seal);
    return false;
}

enum oxhide_verdict oxhide_verify(void *memory, size_t size, const char *record,
                                  size_t length, const char *seal,
                                  struct oxhide_session **session,
                                  struct oxhide_finding *f)
{
    char scrap[2 * RECORD_REASON_MAX];
    struct oxhide_session *s;
    struct record r;
    struct json out;

    mem_zero(f, sizeof *f);
    json_init(&out, scrap, sizeof scrap);
    *session = NULL;
    enum oxhide_status status = session_open(memory, size, &r, record, length,
                                             &s, &out);
    if (!status && seal && !has_seal(s, seal, f))
        return OXHIDE_DOES_NOT_FOLLOW;
    if (!status && session_follows(s))
        status = OXHIDE_REDACTED;
    if (!status)
        status = session_replay(s, &r, &out);
    if (!status)
        *session = s;
    say(f, r.reason);
    if (status == OXHIDE_REDACTED)
        return cannot(f, REDACTED);
    if (status == OXHIDE_OTHER_VERSION || status == OXHIDE_NO_GAME)
        return cannot(f, VERSION);
    f->line = r.line;
    if (status)
        return OXHIDE_DOES_NOT_FOLLOW;
    f->line = 0;
    f->chance = s->drawn;
    if (r.older || s->head.begun)
        return cannot(f, OLDER);
    if (s->head.entered)
        return cannot(f, ENTERED);
    if (!session_chance_known(s))
        return cannot(f, s->head.sealed ? CLOSED : NO_SEED);
    if (s->stray_line)
        return stray(s, f);
    return s->unexplained ? cannot(f, HIDDEN_BACK) : OXHIDE_FOLLOWS;
}

void oxhide_put_verdict(enum oxhide_verdict verdict,
                        const struct oxhide_finding *f, struct json *out)
{
    json_str(out, "verdict", verdicts[verdict]);
    json_int(out, "chance", f->chance);
    if (f->line)
        json_int(out, "line", f->line);
    if (f->key)
        json_str(out, "key", f->key);
    if (f->message[0])
        json_str(out, "message", f->message);
}
