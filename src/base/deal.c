/* The bytes of the sealed deal. Its parts are ASCII, except for raw bytes at
 * the end, with a zero byte between them. */
#include "base/deal.h"

#include "base/mem.h"
#include "oxhide_text.h"

enum { WORD_MAX = 48 };

/* A word and the zero byte after it. */
static void add_word(struct sha256 *h, const char *word)
{
    sha256_add(h, word, text_length(word) + 1);
}

void deal_commitment(const char *table, const uint8_t secret[DEAL_SECRET],
                     uint8_t out[SHA256_SIZE])
{
    struct sha256 h;

    sha256_init(&h);
    add_word(&h, "oxhide deal");
    add_word(&h, table);
    sha256_add(&h, secret, DEAL_SECRET);
    sha256_end(&h, out);
}

void deal_announcement(const char *table, const char *person,
                       const uint8_t share[DEAL_SHARE],
                       uint8_t out[SHA256_SIZE])
{
    struct sha256 h;

    sha256_init(&h);
    add_word(&h, "oxhide share");
    add_word(&h, table);
    add_word(&h, person);
    sha256_add(&h, share, DEAL_SHARE);
    sha256_end(&h, out);
}

/* For each place a zero byte, its letter, and its share in hexadecimal digits
 * or a dash. */
static void add_shares(struct sha256 *h, const struct deal *deal)
{
    for (int p = 0; p < deal->seats; p++) {
        char digits[2 * DEAL_SHARE + 1] = "-", letter = (char)('A' + p);
        if (deal->share[p].shown)
            deal_hex(digits, deal->share[p].share, DEAL_SHARE);
        sha256_add(h, "", 1);
        sha256_add(h, &letter, 1);
        sha256_add(h, digits, text_length(digits));
    }
}

void deal_key(const struct deal *deal, const char *game, unsigned rules,
              const char *options, uint8_t key[SHA256_SIZE])
{
    char number[16];
    struct text t;
    struct hmac h;

    text_init(&t, number, sizeof number);
    text_uint(&t, rules);
    hmac_init(&h, deal->secret, DEAL_SECRET);
    add_word(&h.inner, "oxhide key");
    add_word(&h.inner, deal->table);
    add_word(&h.inner, game);
    add_word(&h.inner, number);
    sha256_add(&h.inner, options, text_length(options));
    add_shares(&h.inner, deal);
    hmac_end(&h, key);
}

void deal_seal(const struct deal *deal, uint8_t out[DEAL_SEAL])
{
    uint8_t whole[SHA256_SIZE];
    char digits[2 * SHA256_SIZE + 1];
    struct sha256 h;

    deal_hex(digits, deal->commitment, SHA256_SIZE);
    sha256_init(&h);
    add_word(&h, "oxhide seal");
    sha256_add(&h, digits, 2 * SHA256_SIZE);
    add_shares(&h, deal);
    sha256_end(&h, whole);
    mem_copy(out, whole, DEAL_SEAL);
}

/* The keyed hash of a word. */
static void follow(const uint8_t key[SHA256_SIZE], const char *word,
                   uint8_t out[SHA256_SIZE])
{
    struct hmac h;

    hmac_init(&h, key, SHA256_SIZE);
    hmac_add(&h, word, text_length(word));
    hmac_end(&h, out);
}

static uint32_t little(const uint8_t *b)
{
    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 |
           (uint32_t)b[3] << 24;
}

static void generator(const uint8_t key[SHA256_SIZE], const char *word,
                      struct rng *rng)
{
    uint8_t hash[SHA256_SIZE];

    follow(key, word, hash);
    for (int i = 0; i < 4; i++)
        rng->s[i] = little(hash + 4 * i);
    rng->s[3] |= 1u; /* never all zero */
}

/* "draw:12:0" */
static struct text numbered(char word[WORD_MAX], const char *what, uint32_t ply,
                            uint32_t back)
{
    struct text t;

    text_init(&t, word, WORD_MAX);
    text_put(&t, what);
    text_uint(&t, ply);
    text_char(&t, ':');
    text_uint(&t, back);
    return t;
}

void deal_draw(const uint8_t key[SHA256_SIZE], uint32_t ply, uint32_t back,
               struct rng *rng)
{
    char word[WORD_MAX];

    numbered(word, "draw:", ply, back);
    generator(key, word, rng);
}

void deal_lot(const uint8_t key[SHA256_SIZE], int seats,
              uint8_t from[DEAL_SEATS])
{
    struct rng rng;

    generator(key, "lot", &rng);
    for (int p = 0; p < DEAL_SEATS; p++)
        from[p] = (uint8_t)p;
    for (int p = seats - 1; p > 0; p--) {
        uint32_t q = rng_below(&rng, (uint32_t)p + 1);
        uint8_t other = from[p];
        from[p] = from[q];
        from[q] = other;
    }
}

uint64_t deal_think(const uint8_t key[SHA256_SIZE], uint32_t ply, uint32_t back,
                    int seat)
{
    uint8_t hash[SHA256_SIZE];
    char word[WORD_MAX];
    struct text t = numbered(word, "think:", ply, back);

    text_char(&t, ':');
    text_char(&t, (char)('A' + seat));
    follow(key, word, hash);
    return little(hash) | (uint64_t)little(hash + 4) << 32;
}

void deal_hex(char *out, const uint8_t *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < n; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = '\0';
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool deal_unhex(uint8_t *out, size_t n, const char *hex)
{
    if (text_length(hex) != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++, hex += 2) {
        int high = digit(hex[0]), low = digit(hex[1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}
