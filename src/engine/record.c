/* Reading the lines of a record; record_head.c reads its head. Nothing here
 * trusts its input: each line is copied into 'row', cut into words and checked
 * before it counts. */
#include "engine/record_read.h"

#include "base/mem.h"
#include "engine/words.h"

const char *record_word(struct record_words *w)
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

struct text record_blame(struct record *r)
{
    struct text t;

    text_init(&t, r->reason, sizeof r->reason);
    text_put(&t, "line ");
    text_int(&t, r->line);
    text_put(&t, ": ");
    return t;
}

bool record_fail(struct record *r, const char *a, const char *b, const char *c)
{
    struct text t = record_blame(r);

    text_put(&t, a);
    text_put(&t, b);
    text_put(&t, c);
    return false;
}

bool record_row(struct record *r)
{
    if (r->kept) {
        r->kept = false;
        return true;
    }
    while (r->at < r->length) {
        size_t n = 0;
        bool beyond = false; /* ASCII: only where people are named */
        r->line++;
        for (; r->at < r->length && r->text[r->at] != '\n'; r->at++) {
            unsigned char c = (unsigned char)r->text[r->at];
            if (c == '\r' && r->at + 1 < r->length &&
                r->text[r->at + 1] == '\n')
                continue;
            if (c < 0x20 || c == 0x7f)
                return record_fail(r, "a byte that is not plain text", "", "");
            beyond |= c > 0x7f;
            if (n + 1 == RECORD_LINE_MAX && r->row[0] == '#')
                continue;
            if (n + 1 == RECORD_LINE_MAX)
                return record_fail(r, "the line is too long", "", "");
            r->row[n++] = (char)c;
        }
        if (r->at < r->length)
            r->at++;
        while (n && r->row[n - 1] == ' ')
            n--;
        r->row[n] = '\0';
        if (!n || r->row[0] == '#')
            continue;
        if (beyond && !text_starts(r->row, "name "))
            return record_fail(r, "a byte that is not plain text", "", "");
        return true;
    }
    return false;
}

void record_resume(struct record *r, const char *text, size_t length, int plies,
                   uint32_t back)
{
    mem_zero(r, sizeof *r);
    r->text = text;
    r->length = length;
    r->plies = r->least = (uint32_t)plies;
    r->back = back;
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
                         const void *state, struct record_words *w)
{
    const char *word = record_word(w);
    int seat = word[0] - 'A';

    if (!word[0] || word[1] || seat < 0 || seat >= game_peek(state)->seats)
        return record_fail(r, "there is no seat '", word, "'");
    word = record_word(w);
    bool minus = word[0] == '-';
    uint64_t n;
    if (!text_read_uint(word + minus, &n) || n > INT16_MAX)
        return record_fail(r, "'", word, "' is not a number of points");
    int points = game_total(game, state, seat), sees = game_peek(state)->sees;
    r->points[seat] = (int16_t)(minus ? -(int)n : (int)n);
    if (r->points[seat] == points || r->older ||
        (game->secrets && sees != SEES_ALL && sees != seat))
        return true;
    struct text t = record_blame(r);
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
    struct record_words w = { r->row + 1 };
    const char *what = record_word(&w);
    uint64_t n;

    if (text_equal(what, "points"))
        return !state || check_points(r, game, state, &w);
    if (text_equal(what, "back")) {
        const char *word = record_word(&w);
        if (!text_read_uint(word, &n) || n > UINT16_MAX || n < r->back)
            return record_fail(r, "'", word, "' is not a number of steps back");
        r->unexplained |= n != r->back;
        r->back = (uint32_t)n;
        return true;
    }
    return record_fail(r, "'! ", what,
                       "' is not a check; there are points and back");
}

/* "< A 3": by consent A took back the three actions before that stand. */
static bool read_taken(struct record *r)
{
    struct record_words w = { r->row + 1 };
    const char *who = record_word(&w), *word = record_word(&w);
    uint64_t n;

    r->actor = who[0] - 'A';
    if (!who[0] || who[1] || r->actor < 0 || r->actor >= GAME_SEATS_MAX)
        return record_fail(r, "there is no seat '", who, "'");
    if (!text_read_uint(word, &n) || !n || n > r->plies ||
        n > UINT16_MAX - r->back)
        return record_fail(r, "'", word,
                           "' is not a number of actions before it");
    r->taken = (uint32_t)n;
    r->plies -= r->taken;
    if (r->plies < r->least)
        r->least = r->plies;
    r->back += r->taken;
    return true;
}

/* The line of '=': the result, and nothing after it. */
static bool read_result(struct record *r, const struct game *game,
                        const void *state)
{
    struct record_words w = { r->row + 1 };

    if (state && game_peek(state)->actor != ACTOR_NONE)
        return record_fail(r, "a result stands here, but the game is not over",
                           "", "");
    for (int p = 0; state && p < game_peek(state)->seats; p++)
        if (!check_points(r, game, state, &w))
            return false;
    r->finished = true;
    if (record_row(r))
        return record_fail(r, "something follows the result", "", "");
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
    struct text t = record_blame(r);

    words_format(game, x, words);
    text_char(&t, '\'');
    text_put(&t, words);
    text_put(&t, whole ? "' is not allowed here"
                       : "' cannot be what these eyes saw here");
    if (rule) {
        text_put(&t, " (");
        text_put(&t, game->rule_list[rule].id);
        text_char(&t, ')');
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
        return record_fail(
            r,
            "how many actions were legal here is not for these eyes: "
            "leave the count out",
            "", "");
    int n = game->legal(state, list);
    if (count == n)
        return true;
    struct text t = record_blame(r);
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
        return record_fail(r, "the game is over, but the record goes on", "",
                           "");
    if (actor != r->actor) {
        char name[2] = { actor == ACTOR_CHANCE ? '.' : (char)('A' + actor), 0 };
        return record_fail(r, "it is not their turn: '", name, "' acts here");
    }
    if (game_peek(state)->ply >= game->plies_max)
        return record_fail(r, "no game is as long as this record", "", "");
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
        return record_fail(r, "a line begins with '.', A to D, '<', '!' or '='",
                           "", "");
    if (count == -2)
        return record_fail(r, "after ';' stands how many actions were legal",
                           "", "");
    if (!words_parse(game, words, out))
        return record_fail(
            r, "'", words,
            r->at == r->length
                ? "' is not an action; the record seems to be cut off here"
                : "' is not an action of this game");
    if (r->older && state &&
        (game_peek(state)->actor != r->actor || !can_be(game, state, *out)) &&
        answer_unasked(r, game, state, &answer)) {
        *out = answer;
        return true;
    }
    return !state || check_action(r, game, state, *out, count);
}

static enum record_step read_line(struct record *r, const struct game *game,
                                  const void *state, game_action *out)
{
    if (r->row[0] == '<')
        return read_taken(r) ? RECORD_BACK : RECORD_WRONG;
    if (r->row[0] == '=' && !answer_unasked(r, game, state, out))
        return read_result(r, game, state) ? RECORD_END : RECORD_WRONG;
    if (r->row[0] != '=' && !read_action(r, game, state, out))
        return RECORD_WRONG;
    r->plies++;
    return RECORD_ACTION;
}

enum record_step record_next(struct record *r, const struct game *game,
                             const void *state, game_action *out)
{
    while (record_row(r)) {
        if (r->row[0] != '!')
            return read_line(r, game, state, out);
        if (!read_extra(r, game, state))
            return RECORD_WRONG;
    }
    return r->reason[0] ? RECORD_WRONG : RECORD_END;
}

enum record_step record_wrong(struct record *r, const char *what)
{
    record_fail(r, what, "", "");
    return RECORD_WRONG;
}
