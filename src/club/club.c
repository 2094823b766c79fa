/* Words, ids, rows, and events as lines of JSON. */
#include "club/club.h"

#include "base/check.h"
#include "base/mem.h"

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

const char *club_status_word(enum club_status status)
{
    return status_words[status];
}

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

void club_row_begin(struct club_row *row, const char *stream, uint32_t number,
                    const struct club_ask *ask)
{
    row->forget = false;
    row->owner[0] = row->text[0] = '\0';
    for (int i = 0; i < CLUB_KEYS; i++)
        row->take[i][0] = row->drop[i][0] = '\0';
    club_copy(row->stream, sizeof row->stream, stream);
    row->entry = (struct club_entry){
        .number = number, .at = ask->now, .wall = ask->wall, .body = row->body
    };
    club_copy(row->entry.request, sizeof row->entry.request, ask->request);
    json_init(&row->out, row->body, sizeof row->body);
}

struct json *club_event(struct club_row *row, const char *word)
{
    row->out.comma = false;
    json_open(&row->out, NULL, '{');
    json_str(&row->out, "e", word);
    return &row->out;
}

void club_event_end(struct club_row *row)
{
    json_close(&row->out, '}');
    text_char(&row->out.text, '\n');
    CHECK(!row->out.text.full);
    row->entry.length = row->out.text.used;
}

void club_row_text(struct club_row *row, const char *owner, const char *words)
{
    CHECK(!row->owner[0]);
    club_copy(row->owner, sizeof row->owner, owner);
    club_copy(row->text, sizeof row->text, words);
    row->entry.text = row->text;
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

void club_row_take(struct club_row *row, const char *kind, const char *key)
{
    put_key(row->take, kind, key);
}

void club_row_drop(struct club_row *row, const char *kind, const char *key)
{
    put_key(row->drop, kind, key);
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

void club_hex(char *out, const uint8_t *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < n; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = '\0';
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                  : -1;
}

bool club_unhex(uint8_t *out, size_t n, const char *hex)
{
    if (text_length(hex) != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++) {
        int high = hex_digit(hex[2 * i]), low = hex_digit(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

/* Controls, and the marks that turn or hide writing: U+061C, U+200B to 200F,
 * U+2028 to 202E, U+2060 to 206F, U+FEFF. */
static bool is_odd(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c ||
           (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
           (c >= 0x2060 && c <= 0x206f) || c == 0xfeff;
}

bool club_words_ok(const char *s, int most)
{
    int n = 0;

    if (!*s || *s == ' ')
        return false;
    for (; *s; n++) {
        unsigned char c = (unsigned char)*s++;
        int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc0 ? 1 : 0;
        uint32_t code = more ? c & (0x3fu >> more) : c;
        for (; more; more--)
            code = code << 6 | ((unsigned char)*s++ & 0x3f);
        if (is_odd(code))
            return false;
    }
    return s[-1] != ' ' && n <= most;
}
