/* A person: a name, devices, tables, ratings. As with tables, the state is what
 * reading the stream gives, and judging changes nothing. Tokens, links and
 * recovery codes are random, and only their digests are here; the hash of a
 * passphrase is made and checked outside. */
#ifndef CLUB_PERSON_H
#define CLUB_PERSON_H

#include "club/club.h"
#include "club/rating.h"

enum {
    PERSON_DEVICES = 16,
    PERSON_TABLES = 64, /* not yet over, or not yet told */
    PERSON_RESULTS = 32,
    PERSON_LOST = 4,
    PERSON_MUTED = 64,
    PERSON_GAMES = 8,
    PERSON_DIGEST = 65,  /* 64 hexadecimal digits and NUL */
    PERSON_SECRET = 129, /* a passphrase as libsodium writes it */
    PERSON_HOOK = 401,   /* the address of a webhook */
    PERSON_HOOK_KEY = 65,
    PERSON_HOOK_LEAST = 20, /* letters of its key */
};

struct person_result {
    char table[CLUB_ID_MAX], game[CLUB_GAME_MAX];
    int seats, rank, points;
    char with[CLUB_OTHERS_MAX]; /* "ID=POINTS" or "COMPUTER=POINTS", spaces
                                 * between */
    bool counts, played;        /* to the end */
    int32_t delta;
    int64_t wall;
};

/* A seat that a host gave away. */
struct person_lost {
    char table[CLUB_ID_MAX], game[CLUB_GAME_MAX], by[CLUB_ID_MAX];
    int64_t wall;
};

struct person_rating {
    char game[CLUB_GAME_MAX];
    struct rating rating;
    int games;
};

struct club_person {
    char id[CLUB_ID_MAX], name[CLUB_NAME_MAX];
    uint32_t number;
    int64_t at, wall;
    bool bot, gone;
    char owner[CLUB_ID_MAX];      /* whose bot it is */
    char kept[CLUB_KEY_MAX];      /* the name it signs in with; "" */
    char look[CLUB_KEY_MAX];      /* how that looks; "" */
    char secret[PERSON_SECRET];   /* and its passphrase, made unreadable */
    char recovery[PERSON_DIGEST]; /* of the recovery code; "" */
    char link[PERSON_DIGEST];     /* of "my link"; "" */
    char device[PERSON_DEVICES][PERSON_DIGEST];
    int64_t device_wall[PERSON_DEVICES];
    int devices;
    char table[PERSON_TABLES][CLUB_ID_MAX];
    int tables;
    struct person_rating rating[PERSON_GAMES];
    int ratings;
    struct person_result result[PERSON_RESULTS];
    int results; /* in all; the last ones are kept */
    struct person_lost lost[PERSON_LOST];
    int losses; /* in all; the last ones are kept */
    char muted[PERSON_MUTED][CLUB_ID_MAX];
    int mutes;
    char hook[PERSON_HOOK], hook_key[PERSON_HOOK_KEY]; /* "": none */
};

void person_init(struct club_person *p, const char *id);
bool person_read(struct club_person *p, const struct club_entry *e);
enum club_status person_judge(struct club_person *p, const struct club_ask *ask,
                              struct club_draft *draft, struct json *error);

bool person_has_table(const struct club_person *p, const char *table);
/* Whether somebody with that token, as its digest, is this person. */
bool person_has_device(const struct club_person *p, const char *token);
bool person_mutes(const struct club_person *p, const char *person);
struct rating person_rating(const struct club_person *p, const char *game);
/* Who asks, at a table of that game. */
struct club_asker person_asker(const struct club_person *p, const char *game);
/* Everything the person may see: members of an object. The device that asks is
 * marked, by the digest of its token. */
void person_show(const struct club_person *p, const char *token,
                 struct json *out);
/* What others may see: name, ratings, results. */
void person_show_public(const struct club_person *p, struct json *out);
/* The last results, and how many games there were: a part of that. */
void person_show_results(const struct club_person *p, struct json *out);
/* A name as the key it signs in with: the same for all that look the same. */
void person_fold(char out[CLUB_KEY_MAX], const char *name);

#endif
