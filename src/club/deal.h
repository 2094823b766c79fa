/* The sealed deal: a secret of the server, announced before anybody sits, and
 * a share of every person seated, announced when they sit and shown at the
 * start, make the key that all chance of the table follows from. */
#ifndef CLUB_DEAL_H
#define CLUB_DEAL_H

#include <stddef.h>
#include <stdint.h>

/* Until the club uses base/deal.h, whose names these are. */
#define deal_commitment club_deal_commitment
#define deal_key        club_deal_key

enum { DEAL_SECRET = 32, DEAL_SHARE = 16 };

/* What is announced of the secret, and of a share. */
void deal_commitment(const char *table, const uint8_t secret[DEAL_SECRET],
                     uint8_t out[32]);
void deal_announce(const char *table, const char *person,
                   const uint8_t share[DEAL_SHARE], uint8_t out[32]);
/* The key of a deal; a share is NULL where it is left out. */
void deal_key(const uint8_t secret[DEAL_SECRET], const char *table,
              const char *game, unsigned rules, const char *options,
              const uint8_t *const *shares, int seats, uint8_t out[32]);
/* A number that follows from the key and a word: "lot", "think:12:0:1". */
uint64_t deal_number(const uint8_t key[32], const char *word);

#endif
