/* Reading the head of a record: which game it is, and how it was set up. */
#include "engine/record_read.h"

#include "base/mem.h"

static bool read_name(char out[RECORD_ID_MAX], const char *word)
{
    struct text t;

    text_init(&t, out, RECORD_ID_MAX);
    text_put(&t, word);
    return !t.full && *word;
}

bool record_open(struct record *r, const char *text, size_t length)
{
    struct record_words w;
    uint64_t n;

    mem_zero(r, sizeof *r);
    r->text = text;
    r->length = length;
    if (!record_row(r) || !text_starts(r->row, "oxhide-record ")) {
        if (r->reason[0])
            return false;
        r->line = r->line ? r->line : 1;
        return record_fail(r,
                           "this is not a record: it does not begin with "
                           "'oxhide-record 1'",
                           "", "");
    }
    w.at = r->row + text_length("oxhide-record ");
    const char *version = record_word(&w);
    if (!text_read_uint(version, &n) || n != RECORD_VERSION) {
        r->other_version = true;
        return record_fail(r, "record version '", version,
                           "' cannot be read here, only version 1");
    }
    if (!record_row(r) || !text_starts(r->row, "game "))
        return !r->reason[0] &&
               record_fail(r,
                           "the second line must name the game: "
                           "'game bronze rules 0'",
                           "", "");
    w.at = r->row + text_length("game ");
    const char *id = record_word(&w), *rules = record_word(&w);
    if (!read_name(r->game_id, id) || !text_equal(rules, "rules") ||
        !text_read_uint(record_word(&w), &n) || n > UINT16_MAX || *w.at)
        return record_fail(r,
                           "the game line must read like "
                           "'game bronze rules 0'",
                           "", "");
    r->rules = (unsigned)n;
    return true;
}

static bool read_seat(const struct record_head *head, const char *word,
                      int *out)
{
    *out = word[0] - 'A';
    return word[0] && !word[1] && *out >= 0 && *out < head->setup.seats;
}

static bool read_option(struct record *r, const struct game *game,
                        const char *word, struct record_head *out)
{
    char name[RECORD_ID_MAX], reason[RECORD_REASON_MAX];
    size_t n = 0;

    while (word[n] && word[n] != '=')
        n++;
    if (!word[n] || n + 1 >= sizeof name)
        return record_fail(r, "an option reads like 'option edition=2018'", "",
                           "");
    mem_copy(name, word, n);
    name[n] = '\0';
    if (record_option(game, name, word + n + 1, &out->setup.options, reason))
        return record_fail(r, reason, "", "");
    return true;
}

/* A line of the sealed deal; once the secret is known, all of them agree. */
static bool read_sealed(struct record *r, const struct game *game,
                        const char *first, struct record_words *w,
                        struct record_head *out)
{
    const char *words[RECORD_SEALED_WORDS] = { first };

    for (int i = 1; i < RECORD_SEALED_WORDS; i++)
        words[i] = record_word(w);
    const char *wrong = *w->at ? "something follows the sealed line"
                               : record_read_sealed(words, out);
    if (!wrong && out->deal.opened)
        wrong = record_check_sealed(game, out);
    return !wrong || record_fail(r, wrong, "", "");
}

/* "player A ai:5", "name A Ada". */
static bool read_who(struct record *r, struct record_words *w, bool name,
                     struct record_head *out)
{
    const char *word = record_word(w);
    struct text t;
    int seat;

    if (!read_seat(out, word, &seat))
        return record_fail(r, "there is no seat '", word, "'");
    if (name) {
        text_init(&t, out->name[seat], RECORD_NAME_MAX);
        text_put(&t, w->at);
        return record_name_ok(w->at) ||
               record_fail(
                   r,
                   "that is not a name: it has no characters, too many, "
                   "or some that cannot stand in one",
                   "", "");
    }
    word = record_word(w);
    if (!record_player_ok(word) || !read_name(out->player[seat], word))
        return record_fail(r, "'", word, "' is not a player's name");
    return true;
}

static bool read_seed(struct record *r, const char *word,
                      struct record_head *out)
{
    if (out->seeded)
        return record_fail(r, "this is a second seed", "", "");
    out->seeded = text_read_uint(word, &out->seed);
    return out->seeded || record_fail(r, "the seed '", word,
                                      "' is not a decimal number below 2^64");
}

/* One line of the head. */
static bool read_head_row(struct record *r, const struct game *game,
                          struct record_head *out)
{
    struct record_words w = { r->row };
    const char *key = record_word(&w);
    uint64_t n;

    if (text_equal(key, "player") || text_equal(key, "name"))
        return read_who(r, &w, text_equal(key, "name"), out);
    const char *word = record_word(&w);
    if (text_equal(key, "option"))
        return read_option(r, game, word, out);
    if (text_equal(key, "seed"))
        return read_seed(r, word, out);
    if (text_equal(key, "sealed"))
        return read_sealed(r, game, word, &w, out);
    if (text_equal(key, "chance") && text_equal(word, "entered")) {
        out->entered = true;
        return true;
    }
    if (text_equal(key, "as") && text_equal(word, "public")) {
        out->sees = SEES_PUBLIC;
        return true;
    }
    if (text_equal(key, "as"))
        return read_seat(out, word, &out->sees) ||
               record_fail(r, "there is no seat '", word, "'");
    if (text_equal(key, "begun") && text_equal(word, "rules")) {
        word = record_word(&w);
        out->begun = text_read_uint(word, &n) && n < game->rules;
        out->rules = (uint16_t)n;
        return out->begun ||
               record_fail(r, "'", word,
                           "' is not an older version of the rules");
    }
    if (text_equal(key, "seats")) {
        if (!text_read_uint(word, &n) || n > GAME_SEATS_MAX)
            return record_fail(r, "'", word, "' is not a number of seats");
        out->setup.seats = (uint8_t)n;
        return true;
    }
    return record_fail(r, "'", key, "' is not a word of a record");
}

bool record_head(struct record *r, const struct game *game,
                 struct record_head *out)
{
    char reason[RECORD_REASON_MAX];

    mem_zero(out, sizeof *out);
    out->sees = SEES_ALL;
    r->older = r->rules < game->rules;
    out->rules = (uint16_t)r->rules;
    if (r->rules > game->rules || (r->older && !game->older)) {
        struct text t = record_blame(r);
        text_put(&t, "the record follows rules ");
        text_int(&t, r->rules);
        text_put(&t, " of this game, this program plays rules ");
        text_int(&t, game->rules);
        r->other_version = true;
        return false;
    }
    while (record_row(r)) {
        /* Every word of the head is longer than one letter. */
        if (!r->row[1] || r->row[1] == ' ') {
            r->kept = true;
            break;
        }
        if (!read_head_row(r, game, out))
            return false;
    }
    if (r->reason[0])
        return false;
    if (record_check_setup(game, &out->setup, reason))
        return record_fail(r, reason, "", "");
    out->deal.seats = out->setup.seats;
    const char *unsealed = record_check_sealed(game, out);
    if (unsealed)
        return record_fail(r, unsealed, "", "");
    return true;
}
