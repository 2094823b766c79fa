/* TEMPORARY digest until base has SHA-256: the same interface. */
#include "club/deal.h"

#include "base/mem.h"
#include "base/rng.h"
#include "base/text.h"

struct digest {
    uint64_t x[4];
};

static void add(struct digest *d, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    for (size_t i = 0; i < n; i++)
        for (int k = 0; k < 4; k++) {
            d->x[k] ^= b[i] + (uint64_t)k;
            d->x[k] = rng_mix(&d->x[k]);
        }
}

static void add_word(struct digest *d, const char *word)
{
    add(d, word, text_length(word) + 1);
}

void deal_commitment(const char *table, const uint8_t secret[DEAL_SECRET],
                     uint8_t out[32])
{
    struct digest d = { { 1, 2, 3, 4 } };
    add_word(&d, "oxhide deal");
    add_word(&d, table);
    add(&d, secret, DEAL_SECRET);
    mem_copy(out, d.x, 32);
}

void deal_announce(const char *table, const char *person,
                   const uint8_t share[DEAL_SHARE], uint8_t out[32])
{
    struct digest d = { { 1, 2, 3, 4 } };
    add_word(&d, "oxhide share");
    add_word(&d, table);
    add_word(&d, person);
    add(&d, share, DEAL_SHARE);
    mem_copy(out, d.x, 32);
}

void deal_key(const uint8_t secret[DEAL_SECRET], const char *table,
              const char *game, unsigned rules, const char *options,
              const uint8_t *const *shares, int seats, uint8_t out[32])
{
    struct digest d = { { 1, 2, 3, 4 } };
    add(&d, secret, DEAL_SECRET);
    add_word(&d, table);
    add_word(&d, game);
    add(&d, &rules, sizeof rules);
    add_word(&d, options);
    for (int p = 0; p < seats; p++)
        shares[p] ? add(&d, shares[p], DEAL_SHARE) : add_word(&d, "-");
    mem_copy(out, d.x, 32);
}

uint64_t deal_number(const uint8_t key[32], const char *word)
{
    struct digest d = { { 1, 2, 3, 4 } };
    add(&d, key, 32);
    add_word(&d, word);
    return d.x[0];
}
