/* Words, ids, rows, and events as lines of JSON. */
#include "club/club.h"

#include "base/check.h"
#include "base/mem.h"
#include "club/letters.h"

static const char *const status_words[] = {
#define CLUB_STATUS(name, word, sentence) word,
    CLUB_STATUS_LIST(CLUB_STATUS)
#undef CLUB_STATUS
};

static const char *const status_sentences[] = {
#define CLUB_STATUS(name, word, sentence) sentence,
    CLUB_STATUS_LIST(CLUB_STATUS)
#undef CLUB_STATUS
};

enum club_status club_error_words(struct json *out, enum club_status status,
                                  const char *sentence)
{
    json_open(out, "error", '{');
    json_str(out, "code", status_words[status]);
    json_str(out, "message", sentence);
    json_close(out, '}');
    return status;
}

enum club_status club_error(struct json *out, enum club_status status)
{
    return club_error_words(out, status, status_sentences[status]);
}

void club_copy(char *out, size_t cap, const char *s)
{
    struct text t;

    text_init(&t, out, cap);
    text_put(&t, s);
}

void club_begin(struct club_draft *draft, const char *stream, uint32_t number,
                const struct club_ask *ask)
{
    draft->row.forget = false;
    draft->row.owner[0] = draft->text[0] = '\0';
    for (int i = 0; i < CLUB_KEYS; i++)
        draft->row.take[i][0] = draft->row.drop[i][0] = '\0';
    club_copy(draft->row.stream, sizeof draft->row.stream, stream);
    draft->row.entry = (struct club_entry){
        .number = number, .at = ask->now, .wall = ask->wall, .body = draft->body
    };
    club_copy(draft->row.entry.request, sizeof draft->row.entry.request,
              ask->request);
    json_init(&draft->out, draft->body, sizeof draft->body);
}

struct json *club_event(struct club_draft *draft, const char *word)
{
    draft->out.comma = false;
    json_open(&draft->out, NULL, '{');
    json_str(&draft->out, "e", word);
    return &draft->out;
}

void club_event_end(struct club_draft *draft)
{
    json_close(&draft->out, '}');
    text_char(&draft->out.text, '\n');
    CHECK(!draft->out.text.full);
    draft->row.entry.length = draft->out.text.used;
}

void club_lay_text(struct club_draft *draft, const char *owner,
                   const char *words)
{
    CHECK(!draft->row.owner[0]);
    club_copy(draft->row.owner, sizeof draft->row.owner, owner);
    club_copy(draft->text, sizeof draft->text, words);
    draft->row.entry.text = draft->text;
}

static void put_key(char keys[CLUB_KEYS][CLUB_KEY_MAX], const char *kind,
                    const char *key)
{
    struct text t;
    int i = 0;

    while (i < CLUB_KEYS && keys[i][0])
        i++;
    CHECK(i < CLUB_KEYS);
    text_init(&t, keys[i], CLUB_KEY_MAX);
    text_put(&t, kind);
    text_char(&t, ':');
    text_put(&t, key);
}

void club_take_key(struct club_draft *draft, const char *kind, const char *key)
{
    put_key(draft->row.take, kind, key);
}

void club_drop_key(struct club_draft *draft, const char *kind, const char *key)
{
    put_key(draft->row.drop, kind, key);
}

bool club_next_event(const struct club_entry *e, size_t *at,
                     struct json_object *out, bool *bad)
{
    size_t end = *at;

    if (*at >= e->length)
        return false;
    while (end < e->length && e->body[end] != '\n')
        end++;
    if (end == e->length || !json_read(out, e->body + *at, end - *at)) {
        *bad = true;
        return false;
    }
    *at = end + 1;
    return true;
}

void club_stream(char out[CLUB_STREAM_MAX], char kind, const char *id)
{
    struct text t;

    text_init(&t, out, CLUB_STREAM_MAX);
    text_char(&t, kind);
    text_char(&t, ':');
    text_put(&t, id);
}

static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";

void club_id(char out[CLUB_ID_MAX], const uint8_t bytes[10])
{
    uint32_t bits = 0;
    int have = 0, n = 0;

    for (int i = 0; i < 10; i++) {
        bits = bits << 8 | bytes[i];
        for (have += 8; have >= 5; have -= 5)
            out[n++] = letters[bits >> (have - 5) & 31];
    }
    out[n] = '\0';
}

bool club_is_id(const char *s)
{
    int n = 0;

    for (; s[n]; n++)
        if (!((s[n] >= 'a' && s[n] <= 'z') || (s[n] >= '2' && s[n] <= '7')))
            return false;
    return n == CLUB_ID_MAX - 1;
}

static void digest(const char *a, const char *b, uint8_t out[SHA256_SIZE])
{
    struct sha256 h;

    sha256_init(&h);
    sha256_add(&h, "oxhide club", sizeof "oxhide club");
    sha256_add(&h, a, text_length(a) + 1);
    sha256_add(&h, b, text_length(b));
    sha256_end(&h, out);
}

void club_derive(const char *a, const char *b, uint8_t out[10])
{
    uint8_t all[SHA256_SIZE];

    digest(a, b, all);
    mem_copy(out, all, 10);
}

void club_digest(const char *kind, const char *secret, char out[65])
{
    uint8_t all[SHA256_SIZE];

    digest(kind, secret, all);
    deal_hex(out, all, sizeof all);
}

/* Controls, and the marks that turn writing or cannot be seen. */
static bool is_odd(uint32_t c)
{
    static const uint32_t odd[][2] = {
        { 0, 0x1f },          { 0x7f, 0x9f },
        { 0xad, 0xad },       { 0x34f, 0x34f },
        { 0x61c, 0x61c },     { 0x70f, 0x70f },
        { 0x115f, 0x1160 },   { 0x17b4, 0x17b5 },
        { 0x180b, 0x180f },   { 0x200b, 0x200f },
        { 0x2028, 0x202e },   { 0x2060, 0x206f },
        { 0x3164, 0x3164 },   { 0xfeff, 0xfeff },
        { 0xffa0, 0xffa0 },   { 0xfff0, 0xfffc },
        { 0x1bca0, 0x1bcaf }, { 0x1d173, 0x1d17a },
        { 0xe0000, 0xe0fff }, { 0x2800, 0x2800 },
        { 0x1d159, 0x1d159 },                        /* empty drawings */
        { 0xe000, 0xf8ff },   { 0xf0000, 0x10ffff }, /* private use */
        { 0xfdd0, 0xfdef }, /* no characters, as all that end like below */
    };

    if ((c & 0xfffe) == 0xfffe)
        return true;
    for (unsigned i = 0; i < sizeof odd / sizeof *odd; i++)
        if (c >= odd[i][0] && c <= odd[i][1])
            return true;
    return false;
}

/* Emoji and the signs that are drawn as such. */
static bool is_picture(uint32_t c)
{
    return (c >= 0x2190 && c <= 0x2bff) || (c >= 0x1f000 && c <= 0x1faff);
}

/* Whether words have no odd characters; where 'joined', pictures may be joined
 * to one. */
static bool words_ok(const char *s, int most, bool joined)
{
    enum { JOINER = 0x200d, AS_PICTURE = 0xfe0f };
    uint32_t code = ' ', before = ' '; /* without what makes it a picture */
    int n = 0;

    for (; *s; n++) {
        unsigned char c = (unsigned char)*s++;
        int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc0 ? 1 : 0;
        code = more ? c & (0x3fu >> more) : c;
        for (; more; more--)
            code = code << 6 | ((unsigned char)*s++ & 0x3f);
        bool joins = joined && code == JOINER && is_picture(before);
        if ((is_odd(code) && !joins) || (!n && letters_is_space(code)) ||
            (before == JOINER && !is_picture(code)))
            return false;
        before = code == AS_PICTURE ? before : code;
    }
    return !letters_is_space(code) && before != JOINER && n <= most;
}

bool club_words_ok(const char *s, int most)
{
    return words_ok(s, most, false);
}

bool club_talk_ok(const char *s)
{
    return words_ok(s, CLUB_TEXT_LETTERS, true);
}
