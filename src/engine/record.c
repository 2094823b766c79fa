/* Reading records. Nothing here trusts its input: each line is copied into
 * 'row', cut into words and checked before it counts. */
#include "engine/record.h"

#include "base/mem.h"
#include "engine/words.h"

/* A cursor over the words of a row. */
struct words {
    char *at;
};

/* The next word, ended with a NUL in place; "" where there is none. */
static const char *next_word(struct words *w)
{
    while (*w->at == ' ')
        w->at++;
    char *start = w->at;
    while (*w->at && *w->at != ' ')
        w->at++;
    if (*w->at)
        *w->at++ = '\0';
    return start;
}

/* Begins the reason: "line 7: ". */
static struct text wrong(struct record *r)
{
    struct text t;

    text_init(&t, r->reason, sizeof r->reason);
    text_put(&t, "line ");
    text_int(&t, r->line);
    text_put(&t, ": ");
    return t;
}

static bool fail(struct record *r, const char *a, const char *b, const char *c)
{
    struct text t = wrong(r);

    text_put(&t, a);
    text_put(&t, b);
    text_put(&t, c);
    return false;
}

/* Copies the next line that says something into 'row', without its count
 * mark's spaces at the end. False at the end of the text, or with a reason. */
static bool read_row(struct record *r)
{
    if (r->kept) {
        r->kept = false;
        return true;
    }
    while (r->at < r->length) {
        size_t n = 0;
        r->line++;
        for (; r->at < r->length && r->text[r->at] != '\n'; r->at++) {
            unsigned char c = (unsigned char)r->text[r->at];
            if (c == '\r' && r->at + 1 < r->length &&
                r->text[r->at + 1] == '\n')
                continue;
            if (c < 0x20 || c > 0x7e)
                return fail(r, "a byte that is not plain text", "", "");
            if (n + 1 == RECORD_LINE_MAX)
                return fail(r, "the line is too long", "", "");
            r->row[n++] = (char)c;
        }
        if (r->at < r->length)
            r->at++;
        while (n && r->row[n - 1] == ' ')
            n--;
        r->row[n] = '\0';
        if (n && r->row[0] != '#')
            return true;
    }
    return false;
}

static bool read_name(char out[RECORD_ID_MAX], const char *word)
{
    struct text t;

    text_init(&t, out, RECORD_ID_MAX);
    text_put(&t, word);
    return !t.full && *word;
}

bool record_open(struct record *r, const char *text, size_t length)
{
    struct words w;
    uint64_t n;

    mem_zero(r, sizeof *r);
    r->text = text;
    r->length = length;
    if (!read_row(r) || !text_starts(r->row, "oxhide-record ")) {
        if (r->reason[0])
            return false;
        r->line = r->line ? r->line : 1;
        return fail(r,
                    "this is not a record: it does not begin with "
                    "'oxhide-record 1'",
                    "", "");
    }
    w.at = r->row + text_length("oxhide-record ");
    const char *version = next_word(&w);
    if (!text_read_uint(version, &n) || n != RECORD_VERSION) {
        r->other_version = true;
        return fail(r, "record version '", version,
                    "' cannot be read here, only version 1");
    }
    if (!read_row(r) || !text_starts(r->row, "game "))
        return !r->reason[0] && fail(r,
                                     "the second line must name the game: "
                                     "'game bronze rules 0'",
                                     "", "");
    w.at = r->row + text_length("game ");
    const char *id = next_word(&w), *rules = next_word(&w);
    if (!read_name(r->game_id, id) || !text_equal(rules, "rules") ||
        !text_read_uint(next_word(&w), &n) || n > UINT16_MAX || *w.at)
        return fail(r,
                    "the game line must read like "
                    "'game bronze rules 0'",
                    "", "");
    r->rules = (unsigned)n;
    return true;
}

void record_resume(struct record *r, const char *text, size_t length,
                   uint32_t back)
{
    mem_zero(r, sizeof *r);
    r->text = text;
    r->length = length;
    r->back = back;
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
        return fail(r, "an option reads like 'option edition=2018'", "", "");
    mem_copy(name, word, n);
    name[n] = '\0';
    if (record_option(game, name, word + n + 1, &out->setup.options, reason))
        return fail(r, reason, "", "");
    return true;
}

/* A line of the sealed deal; once the secret is known, all of them agree. */
static bool read_sealed(struct record *r, const struct game *game,
                        const char *first, struct words *w,
                        struct record_head *out)
{
    const char *words[RECORD_SEALED_WORDS] = { first };

    for (int i = 1; i < RECORD_SEALED_WORDS; i++)
        words[i] = next_word(w);
    const char *wrong = *w->at ? "something follows the sealed line"
                               : record_read_sealed(words, out);
    if (!wrong && out->deal.opened)
        wrong = record_check_sealed(game, out);
    return !wrong || fail(r, wrong, "", "");
}

/* One line of the head. */
static bool read_head_row(struct record *r, const struct game *game,
                          struct record_head *out)
{
    struct words w = { r->row };
    const char *key = next_word(&w), *word = next_word(&w);
    uint64_t n;
    int seat;

    if (text_equal(key, "option"))
        return read_option(r, game, word, out);
    if (text_equal(key, "seed")) {
        out->seeded = text_read_uint(word, &out->seed);
        return out->seeded || fail(r, "the seed '", word,
                                   "' is not a decimal number below 2^64");
    }
    if (text_equal(key, "sealed"))
        return read_sealed(r, game, word, &w, out);
    if (text_equal(key, "as") && text_equal(word, "public")) {
        out->sees = SEES_PUBLIC;
        return true;
    }
    if (text_equal(key, "as")) {
        if (!read_seat(out, word, &out->sees))
            return fail(r, "there is no seat '", word, "'");
        return true;
    }
    if (text_equal(key, "player")) {
        if (!read_seat(out, word, &seat))
            return fail(r, "there is no seat '", word, "'");
        const char *name = next_word(&w);
        if (!record_player_ok(name) || !read_name(out->player[seat], name))
            return fail(r, "'", name, "' is not a player's name");
        return true;
    }
    if (text_equal(key, "begun") && text_equal(word, "rules")) {
        word = next_word(&w);
        if (!text_read_uint(word, &n) || n >= game->rules)
            return fail(r, "'", word, "' is not an older version of the rules");
        out->begun = true;
        out->rules = (uint16_t)n;
        return true;
    }
    if (text_equal(key, "seats")) {
        if (!text_read_uint(word, &n) || n > GAME_SEATS_MAX)
            return fail(r, "'", word, "' is not a number of seats");
        out->setup.seats = (uint8_t)n;
        return true;
    }
    return fail(r, "'", key, "' is not a word of a record");
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
        struct text t = wrong(r);
        text_put(&t, "the record follows rules ");
        text_int(&t, r->rules);
        text_put(&t, " of this game, this program plays rules ");
        text_int(&t, game->rules);
        r->other_version = true;
        return false;
    }
    while (read_row(r)) {
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
        return fail(r, reason, "", "");
    out->deal.seats = out->setup.seats;
    const char *unsealed = record_check_sealed(game, out);
    if (unsealed)
        return fail(r, unsealed, "", "");
    return true;
}

/* Takes the count after ';' off the row; -1 where there is none, -2 where it
 * is no number. */
static int64_t take_count(char *row)
{
    size_t n = 0;
    uint64_t count;

    while (row[n] && row[n] != ';')
        n++;
    if (!row[n])
        return -1;
    const char *digits = row + n + 1;
    while (*digits == ' ')
        digits++;
    while (n && row[n - 1] == ' ')
        n--;
    row[n] = '\0';
    return text_read_uint(digits, &count) && count <= GAME_ACTIONS_MAX
               ? (int64_t)count
               : -2;
}

/* "A 31": a seat and its points, which must be those of the state; those of
 * older rules are taken as written. */
static bool check_points(struct record *r, const struct game *game,
                         const void *state, struct words *w)
{
    const char *word = next_word(w);
    int seat = word[0] - 'A';

    if (!word[0] || word[1] || seat < 0 || seat >= game_peek(state)->seats)
        return fail(r, "there is no seat '", word, "'");
    word = next_word(w);
    bool minus = word[0] == '-';
    uint64_t n;
    if (!text_read_uint(word + minus, &n) || n > INT16_MAX)
        return fail(r, "'", word, "' is not a number of points");
    int points = game_total(game, state, seat), sees = game_peek(state)->sees;
    r->points[seat] = (int16_t)(minus ? -(int)n : (int)n);
    if (r->points[seat] == points || r->older ||
        (game->secrets && sees != SEES_ALL && sees != seat))
        return true;
    struct text t = wrong(r);
    text_char(&t, (char)('A' + seat));
    text_put(&t, " has ");
    text_int(&t, points);
    text_put(&t, " points here, the record says ");
    text_put(&t, word);
    return false;
}

/* A line of '!': a check, or the count of steps taken back. */
static bool read_extra(struct record *r, const struct game *game,
                       const void *state)
{
    struct words w = { r->row + 1 };
    const char *what = next_word(&w);
    uint64_t n;

    if (text_equal(what, "points"))
        return !state || check_points(r, game, state, &w);
    if (text_equal(what, "back")) {
        const char *word = next_word(&w);
        if (!text_read_uint(word, &n) || n > UINT16_MAX || n < r->back)
            return fail(r, "'", word, "' is not a number of steps back");
        r->back = (uint32_t)n;
        return true;
    }
    return fail(r, "'! ", what, "' is not a check; there are points and back");
}

/* The line of '=': the result, and nothing after it. */
static bool read_result(struct record *r, const struct game *game,
                        const void *state)
{
    struct words w = { r->row + 1 };

    if (state && game_peek(state)->actor != ACTOR_NONE)
        return fail(r, "a result stands here, but the game is not over", "",
                    "");
    for (int p = 0; state && p < game_peek(state)->seats; p++)
        if (!check_points(r, game, state, &w))
            return false;
    r->finished = true;
    if (read_row(r))
        return fail(r, "something follows the result", "", "");
    return !r->reason[0];
}

static bool listed(const game_action *list, int n, game_action x)
{
    for (int i = 0; i < n; i++)
        if (list[i] == x)
            return true;
    return false;
}

static bool not_allowed(struct record *r, const struct game *game,
                        const void *state, game_action x)
{
    bool whole = game_peek(state)->sees == SEES_ALL;
    unsigned rule = whole ? game->refuse(state, x) : 0;
    char words[GAME_TEXT_MAX];
    struct text t = wrong(r);

    words_format(game, x, words);
    text_char(&t, '\'');
    text_put(&t, words);
    text_put(&t, whole ? "' is not allowed here"
                       : "' cannot be what these eyes saw here");
    if (rule) {
        text_put(&t, " (");
        text_put(&t, game->rule_list[rule].id);
        text_put(&t, "): ");
        text_put(&t, game->rule_list[rule].sentence);
    }
    return false;
}

/* The count after ';', where there is one. */
static bool check_count(struct record *r, const struct game *game,
                        const void *state, int64_t count)
{
    game_action list[GAME_ACTIONS_MAX];

    if (count < 0 || r->older)
        return true;
    if (!record_counts(game, game_peek(state)->sees, r->actor))
        return fail(r,
                    "how many actions were legal here is not for these eyes: "
                    "leave the count out",
                    "", "");
    int n = game->legal(state, list);
    if (count == n)
        return true;
    struct text t = wrong(r);
    text_int(&t, n);
    text_put(&t, " actions are legal here, the record says ");
    text_int(&t, count);
    return false;
}

/* Whether the action is legal, or may be what these eyes saw of one. */
static bool can_be(const struct game *game, const void *state, game_action x)
{
    game_action list[GAME_ACTIONS_MAX];

    return game_peek(state)->sees == SEES_ALL
               ? listed(list, game->legal(state, list), x)
               : game->follows(state, x);
}

/* Holds an action that was read against the rules: what is legal where all is
 * known, what may have happened where it is seen with one seat's eyes. */
static bool check_action(struct record *r, const struct game *game,
                         const void *state, game_action x, int64_t count)
{
    int actor = game_peek(state)->actor;

    if (actor == ACTOR_NONE)
        return fail(r, "the game is over, but the record goes on", "", "");
    if (actor != r->actor) {
        char name[2] = { actor == ACTOR_CHANCE ? '.' : (char)('A' + actor), 0 };
        return fail(r, "it is not their turn: '", name, "' acts here");
    }
    if (game_peek(state)->ply >= game->plies_max)
        return fail(r, "no game is as long as this record", "", "");
    return can_be(game, state, x) ? check_count(r, game, state, count)
                                  : not_allowed(r, game, state, x);
}

/* A record of older rules does not answer a question they did not ask: it is
 * answered here, and the line stays for what comes after. */
static bool answer_unasked(struct record *r, const struct game *game,
                           const void *state, game_action *out)
{
    if (!r->older || !state || !game->older->unasked(state, out))
        return false;
    r->kept = true;
    r->actor = game_peek(state)->actor;
    return true;
}

/* Leaves what the words of older rules say first, and keeps the others. */
static const char *cut_words(struct record *r, const struct game *game,
                             const char *words, char first[GAME_TEXT_MAX])
{
    char rest[GAME_TEXT_MAX], who = r->row[0];
    struct text t;

    if (!r->older || !game->older->cut || !game->older->cut(words, first, rest))
        return words;
    text_init(&t, r->row, sizeof r->row);
    text_char(&t, who);
    text_char(&t, ' ');
    text_put(&t, rest);
    r->kept = true;
    return first;
}

static bool read_action(struct record *r, const struct game *game,
                        const void *state, game_action *out)
{
    char who = r->row[0], first[GAME_TEXT_MAX];
    int64_t count = take_count(r->row);
    const char *words = r->row + 1;
    game_action answer;

    while (*words == ' ')
        words++;
    words = cut_words(r, game, words, first);
    r->actor = who == '.' ? ACTOR_CHANCE : who - 'A';
    if (who != '.' && (r->actor < 0 || r->actor >= GAME_SEATS_MAX))
        return fail(r, "a line begins with '.', A to D, '!' or '='", "", "");
    if (count == -2)
        return fail(r, "after ';' stands how many actions were legal", "", "");
    if (!words_parse(game, words, out))
        return fail(r, "'", words,
                    r->at == r->length
                        ? "' is no action; the record seems cut off here"
                        : "' is no action of this game");
    if (r->older && state &&
        (game_peek(state)->actor != r->actor || !can_be(game, state, *out)) &&
        answer_unasked(r, game, state, &answer)) {
        *out = answer;
        return true;
    }
    return !state || check_action(r, game, state, *out, count);
}

enum record_step record_next(struct record *r, const struct game *game,
                             const void *state, game_action *out)
{
    while (read_row(r)) {
        if (r->row[0] == '!') {
            if (!read_extra(r, game, state))
                return RECORD_WRONG;
        } else if (r->row[0] == '=') {
            if (answer_unasked(r, game, state, out))
                return RECORD_ACTION;
            return read_result(r, game, state) ? RECORD_END : RECORD_WRONG;
        } else {
            return read_action(r, game, state, out) ? RECORD_ACTION
                                                    : RECORD_WRONG;
        }
    }
    return r->reason[0] ? RECORD_WRONG : RECORD_END;
}
