/* The sealed deal: chance that neither the host nor a player can choose or
 * foresee. The host commits itself to a secret before anybody sits down;
 * everybody announces a share when sitting down and shows it at the start. The
 * key that determines all chance is made from the secret and the shares.
 * docs/notation.md has the exact bytes and test vectors. */
#ifndef BASE_DEAL_H
#define BASE_DEAL_H

#include <stdbool.h>

#include "base/rng.h"
#include "base/sha256.h"

enum {
    DEAL_SECRET = 32,
    DEAL_SHARE = 16,
    DEAL_SEAL = 8,
    DEAL_SEATS = 4,
    DEAL_ID_MAX = 24, /* a table's or person's id, with its NUL */
};

/* What one place at the table brought to the deal. */
struct deal_share {
    char person[DEAL_ID_MAX]; /* "": nobody's, so there is no share */
    uint8_t announced[SHA256_SIZE];
    uint8_t share[DEAL_SHARE];
    bool shown; /* else it is left out */
};

struct deal {
    char table[DEAL_ID_MAX];
    uint8_t commitment[SHA256_SIZE], secret[DEAL_SECRET];
    bool opened;                         /* the secret is known */
    int seats;                           /* places, with or without a person */
    struct deal_share share[DEAL_SEATS]; /* by place, before the lot */
    bool by_lot;
    uint8_t from[DEAL_SEATS]; /* whose place each seat was, if by lot */
};

/* What is announced of the secret, and of a share. */
void deal_commitment(const char *table, const uint8_t secret[DEAL_SECRET],
                     uint8_t out[SHA256_SIZE]);
void deal_announcement(const char *table, const char *person,
                       const uint8_t share[DEAL_SHARE],
                       uint8_t out[SHA256_SIZE]);
/* The key; options as a record has them, in the game's order with commas
 * between: "edition=2018". */
void deal_key(const struct deal *deal, const char *game, unsigned rules,
              const char *options, uint8_t key[SHA256_SIZE]);
/* What people compare: of the commitment and the shares that were shown. */
void deal_seal(const struct deal *deal, uint8_t out[DEAL_SEAL]);

/* What follows from the key: the generator of the chance action at a ply after
 * so many steps taken back, whose place each seat was, and the seed of a
 * computer's thought. */
void deal_draw(const uint8_t key[SHA256_SIZE], uint32_t ply, uint32_t back,
               struct rng *rng);
void deal_lot(const uint8_t key[SHA256_SIZE], int seats,
              uint8_t from[DEAL_SEATS]);
uint64_t deal_think(const uint8_t key[SHA256_SIZE], uint32_t ply, uint32_t back,
                    int seat);

/* Bytes as lower case hexadecimal digits with a NUL, and back; false where the
 * text is not exactly that. */
void deal_hex(char *out, const uint8_t *bytes, size_t n);
bool deal_unhex(uint8_t *out, size_t n, const char *hex);

#endif
