/* The lines of a sealed deal in the head of a record (docs/notation.md). What
 * can be checked without playing is checked here: the secret against the
 * commitment, each share against its announcement, the lot against the key. */
#include "engine/record.h"

#include "base/mem.h"

enum { HEX_HASH = 2 * SHA256_SIZE + 1, LISTED_MAX = 256 };

/* All options as the key has them: "edition=2018". */
static void put_options(struct text *out, const struct game *game,
                        uint16_t options)
{
    for (int k = 0; k < game->option_count; k++) {
        const struct game_option *o = &game->options[k];
        text_put(out, k ? "," : "");
        text_put(out, o->name);
        text_char(out, '=');
        text_put(out, record_option_value(o, options));
    }
}

void record_deal_key(const struct game *game, const struct record_head *head,
                     uint8_t key[SHA256_SIZE])
{
    char options[LISTED_MAX];
    struct text t;

    text_init(&t, options, sizeof options);
    put_options(&t, game, head->setup.options);
    deal_key(&head->deal, game->id, game->rules, options, key);
}

static void put_hex(struct text *out, const uint8_t *bytes, size_t n)
{
    char digits[HEX_HASH];

    text_char(out, ' ');
    deal_hex(digits, bytes, n);
    text_put(out, digits);
}

static void put_share(struct text *out, int place, const struct deal_share *s)
{
    text_put(out, "sealed share ");
    text_char(out, (char)('A' + place));
    text_char(out, ' ');
    text_put(out, s->person);
    put_hex(out, s->announced, SHA256_SIZE);
    if (s->shown)
        put_hex(out, s->share, DEAL_SHARE);
    else
        text_put(out, " -");
    text_char(out, '\n');
}

void record_put_sealed(struct text *out, const struct record_head *head)
{
    const struct deal *d = &head->deal;

    text_put(out, "sealed table ");
    text_put(out, d->table);
    text_put(out, "\nsealed commitment");
    put_hex(out, d->commitment, SHA256_SIZE);
    text_char(out, '\n');
    for (int p = 0; p < d->seats; p++)
        if (d->share[p].person[0])
            put_share(out, p, &d->share[p]);
    if (d->by_lot) {
        text_put(out, "sealed lot");
        for (int p = 0; p < d->seats; p++) {
            text_char(out, ' ');
            text_char(out, (char)('A' + d->from[p]));
        }
        text_char(out, '\n');
    }
    if (head->sees == SEES_ALL && d->opened) {
        text_put(out, "sealed secret");
        put_hex(out, d->secret, DEAL_SECRET);
        text_char(out, '\n');
    }
}

/* Ids are words of letters, digits and a few marks. */
static bool read_id(const char *word, char out[DEAL_ID_MAX])
{
    struct text t;

    for (const char *c = word; *c; c++)
        if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') ||
              (*c >= '0' && *c <= '9') || *c == '-' || *c == '_'))
            return false;
    text_init(&t, out, DEAL_ID_MAX);
    text_put(&t, word);
    return *word && !t.full;
}

/* "A ada HASH SHARE": one place and what it brought. */
static const char *read_share(const char *words[], struct record_head *head)
{
    int p = words[0][0] - 'A';
    struct deal_share *s = &head->deal.share[p & (DEAL_SEATS - 1)];

    if (words[0][1] || p < 0 || p >= head->setup.seats)
        return "a share is of one of the places, A to the last";
    if (s->person[0])
        return "this place has a share already";
    s->shown = deal_unhex(s->share, DEAL_SHARE, words[3]);
    if (!read_id(words[1], s->person) ||
        !deal_unhex(s->announced, SHA256_SIZE, words[2]) ||
        (!s->shown && !text_equal(words[3], "-")))
        return "a share reads like 'sealed share A ada HASH SHARE', with - for "
               "one that was left out";
    uint8_t hash[SHA256_SIZE];
    deal_announcement(head->deal.table, s->person, s->share, hash);
    return s->shown && !mem_equal(hash, s->announced, sizeof hash)
               ? "the share is not the one that was announced"
               : NULL;
}

static const char *read_lot(const char *words[], struct record_head *head)
{
    unsigned seen = 0;

    for (int p = 0; p < head->setup.seats; p++) {
        int from = words[p][0] - 'A';
        if (words[p][0] == '\0' || words[p][1] || from < 0 ||
            from >= head->setup.seats || seen >> from & 1)
            return "a lot names each place once";
        seen |= 1u << from;
        head->deal.from[p] = (uint8_t)from;
    }
    head->deal.by_lot = true;
    return NULL;
}

static const char *read_secret(const char *words[], struct record_head *head)
{
    struct deal *d = &head->deal;
    uint8_t hash[SHA256_SIZE];

    if (!deal_unhex(d->secret, DEAL_SECRET, words[0]))
        return "the secret is 64 hexadecimal digits";
    deal_commitment(d->table, d->secret, hash);
    d->opened = true;
    return mem_equal(hash, d->commitment, sizeof hash)
               ? NULL
               : "the secret is not the one the host was committed to";
}

const char *record_read_sealed(const char *words[RECORD_SEALED_WORDS],
                               struct record_head *head)
{
    struct deal *d = &head->deal;
    const char *what = words[0];

    head->sealed = true;
    d->seats = head->setup.seats;
    if (text_equal(what, "table") && !d->table[0])
        return read_id(words[1], d->table) ? NULL : "that is not a table's id";
    if (!d->table[0])
        return "the first line of a sealed deal names its table, once";
    if (text_equal(what, "commitment"))
        return deal_unhex(d->commitment, SHA256_SIZE, words[1])
                   ? NULL
                   : "a commitment is 64 hexadecimal digits";
    if (text_equal(what, "share"))
        return read_share(words + 1, head);
    if (text_equal(what, "lot"))
        return read_lot(words + 1, head);
    if (text_equal(what, "secret"))
        return read_secret(words + 1, head);
    return "a sealed line is a table, commitment, share, lot or secret";
}

const char *record_check_sealed(const struct game *game,
                                const struct record_head *head)
{
    const struct deal *d = &head->deal;
    uint8_t key[SHA256_SIZE], from[DEAL_SEATS];

    if (!head->sealed)
        return NULL;
    if (mem_equal(d->commitment, (uint8_t[SHA256_SIZE]){ 0 }, SHA256_SIZE))
        return "a sealed deal has a commitment";
    if (head->seeded)
        return "a game has a seed or a sealed deal, not both";
    if (head->sees != SEES_ALL && d->opened)
        return "the secret of the deal stands in whole records only";
    if (!d->opened || !d->by_lot)
        return NULL;
    record_deal_key(game, head, key);
    deal_lot(key, d->seats, from);
    return mem_equal(from, d->from, (size_t)d->seats)
               ? NULL
               : "the lot is not what follows from the key of the deal";
}
