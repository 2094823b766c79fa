/* What a lesson says, and how it answers an action: the record of each step,
 * right and wrong answers, and helps that have come up. */
#include "oxhide_lesson.h"

#include "base/bits.h"
#include "engine/facts.h"
#include "engine/words.h"
#include "session/session.h"

enum { WORDS_MAX = 1024 }; /* the longest text of a step */

static void put(struct text *out, struct oxhide_slice s)
{
    for (size_t i = 0; i < s.length; i++)
        text_char(out, s.at[i]);
}

static void put_slice(struct json *out, const char *key, struct oxhide_slice s)
{
    char words[WORDS_MAX];
    struct text t;

    text_init(&t, words, sizeof words);
    put(&t, s);
    json_str(out, key, words);
}

/* The next line of a text; false after the last. */
static bool next_line(struct oxhide_slice *text, struct oxhide_slice *line)
{
    if (!text->length)
        return false;
    *line = (struct oxhide_slice){ text->at, 0 };
    while (line->length < text->length && text->at[line->length] != '\n')
        line->length++;
    size_t skip = line->length + (line->length < text->length);
    text->at += skip;
    text->length -= skip;
    if (line->length && line->at[line->length - 1] == '\r')
        line->length--;
    return true;
}

/* Whether a line is "#: WORD rest"; the line then is the rest. */
static bool says(struct oxhide_slice *line, const char *word)
{
    size_t n = text_length(word);

    if (line->length < n + 4 || !text_starts(line->at, "#: ") ||
        !text_starts(line->at + 3, word) || line->at[n + 3] != ' ')
        return false;
    line->at += n + 4;
    line->length -= n + 4;
    return true;
}

void oxhide_lesson_words(const struct oxhide_lesson_step *step,
                         const char *word, struct text *out)
{
    struct oxhide_slice rest = step->block, line;
    bool first = true;

    while (next_line(&rest, &line))
        if (says(&line, word)) {
            text_put(out, first ? "" : " ");
            put(out, line);
            first = false;
        }
}

static void put_words(const struct oxhide_lesson_step *step, const char *word,
                      struct json *out)
{
    char words[WORDS_MAX];
    struct text t;

    text_init(&t, words, sizeof words);
    oxhide_lesson_words(step, word, &t);
    json_str(out, word, words[0] ? words : NULL);
}

static void put_step(const struct oxhide_lesson_step *s, bool help,
                     struct json *out)
{
    static const char *const kinds[] = { "look", "do", "find" };

    json_open(out, NULL, '{');
    put_slice(out, "id", s->id);
    put_slice(out, "title", s->title);
    put_words(s, "why", out);
    put_words(s, "light", out);
    put_words(s, "rule", out);
    if (!help) {
        json_str(out, "kind", kinds[s->kind]);
        json_int(out, "chapter", s->chapter);
        json_int(out, "lines", s->lines);
        if (s->kind != OXHIDE_STEP_LOOK)
            put_slice(out, "answer", s->answer);
    }
    json_close(out, '}');
}

/* The lines that are not comments. */
static void put_record(const struct oxhide_lesson *l, struct json *out)
{
    struct oxhide_slice rest = l->text, line;

    json_open(out, "record", '[');
    while (next_line(&rest, &line))
        if (line.length && *line.at != '#')
            put_slice(out, NULL, line);
    json_close(out, ']');
}

void oxhide_lesson_tell(const struct oxhide_lesson *l, struct json *out)
{
    json_open(out, "lesson", '{');
    put_slice(out, "game", l->game);
    json_int(out, "seat", l->seat);
    json_open(out, "chapters", '[');
    for (int k = 0; k < l->chapters; k++) {
        const struct oxhide_lesson_chapter *c = &l->chapter[k];
        json_open(out, NULL, '{');
        put_slice(out, "id", c->id);
        put_slice(out, "title", c->title);
        json_int(out, "minutes", c->minutes);
        json_int(out, "first", c->first);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "steps", '[');
    for (int k = 0; k < l->steps; k++)
        put_step(&l->step[k], false, out);
    json_close(out, ']');
    json_open(out, "helps", '[');
    for (int k = 0; k < l->helps; k++)
        put_step(&l->help[k], true, out);
    json_close(out, ']');
    put_record(l, out);
    json_close(out, '}');
}

void oxhide_lesson_record(const struct oxhide_lesson *l, int step,
                          struct text *out)
{
    struct oxhide_slice rest = l->text, line;
    int left = step < l->steps ? l->step[step].lines : -1;

    while (left && next_line(&rest, &line))
        if (line.length && *line.at != '#') {
            put(out, line);
            text_char(out, '\n');
            left--;
        }
}

/* Whether an action begins with the words of a pattern; '*' is any one word. */
static bool fits(struct oxhide_slice pattern, const char *action)
{
    const char *at = pattern.at, *end = at + pattern.length;

    while (at < end) {
        if (*at == '*') {
            while (*action && *action != ' ')
                action++;
            at++;
        } else if (*at++ != *action++)
            return false;
    }
    return !*action || *action == ' ';
}

/* What stands before a colon, which the line then begins after. */
static struct oxhide_slice before_colon(struct oxhide_slice *line)
{
    struct oxhide_slice p = { line->at, 0 };

    while (p.length < line->length && line->at[p.length] != ':')
        p.length++;
    size_t skip = p.length;
    while (skip < line->length &&
           (line->at[skip] == ':' || line->at[skip] == ' '))
        skip++;
    line->at += skip;
    line->length -= skip;
    return p;
}

/* What a step says to a legal action that is not its answer: the first "not"
 * whose pattern fits, else its "else". */
static void put_other(const struct oxhide_lesson_step *step, const char *action,
                      struct json *out)
{
    struct oxhide_slice rest = step->block, line, otherwise = { 0 };
    const struct message_args args = { 0 };
    char at[16] = "else";
    struct text t;
    int n = 0;

    while (next_line(&rest, &line)) {
        if (says(&line, "else"))
            otherwise = line;
        if (!says(&line, "not"))
            continue;
        n++;
        if (!fits(before_colon(&line), action))
            continue;
        text_init(&t, at, sizeof at);
        text_put(&t, "not-");
        text_int(&t, n);
        otherwise = line;
        break;
    }
    if (!otherwise.length) {
        message_put(out, "message", "engine-lesson-other", &args);
        return;
    }
    put_slice(out, "message", otherwise);
    json_str(out, "at", at);
}

static bool is_answer(const struct oxhide_lesson_step *step, const char *action)
{
    size_t n = step->answer.length;

    return step->kind != OXHIDE_STEP_LOOK && fits(step->answer, action) &&
           text_length(action) == n;
}

static bool is_legal(const struct oxhide_session *s, int seat,
                     const char *action)
{
    game_action x;

    return session_actor(s, s->ply) == seat &&
           words_parse(s->game, action, &x) &&
           session_is_legal(s->game, session_seen(s, s->ply, seat, 0), x);
}

enum oxhide_status oxhide_lesson_try(const struct oxhide_lesson *l, int step,
                                     struct oxhide_session *s,
                                     const char *action, struct json *out)
{
    const struct oxhide_lesson_step *at = &l->step[step];
    bool legal = is_legal(s, l->seat, action);
    enum oxhide_status status = oxhide_why(s, l->seat, action, out);

    if (status)
        return status;
    json_bool(out, "right", legal && is_answer(at, action));
    if (legal && !is_answer(at, action))
        put_other(at, action, out);
    return OXHIDE_OK;
}

/* Whether an action that was offered or done is what a help is about. */
static bool comes_up(const struct oxhide_session *s, game_action x,
                     const struct oxhide_lesson_step *help)
{
    char words[GAME_TEXT_MAX];

    words_format(s->game, x, words);
    return fits(help->answer, words);
}

static bool offered(const struct oxhide_lesson *l,
                    const struct oxhide_session *s,
                    const struct oxhide_lesson_step *help)
{
    game_action list[GAME_ACTIONS_MAX];

    if (session_actor(s, s->ply) != l->seat)
        return false;
    int n = s->game->legal(session_seen(s, s->ply, l->seat, 0), list);
    for (int i = 0; i < n; i++)
        if (comes_up(s, list[i], help))
            return true;
    return false;
}

/* The facts that what happened from a ply on brought about, as the learner
 * sees them. */
static uint64_t brought(const struct oxhide_lesson *l,
                        const struct oxhide_session *s, int from)
{
    struct facts f = { .game = s->game };

    for (int ply = from; ply < s->ply && s->game->facts; ply++)
        s->game->facts(session_seen(s, ply, l->seat, 0),
                       session_seen(s, ply + 1, l->seat, 1), &f);
    return f.found;
}

/* Whether one of the facts is what a help is about. */
static bool is_fact(const struct game *game, uint64_t found,
                    const struct oxhide_lesson_step *help)
{
    char words[GAME_TEXT_MAX];
    struct text t;

    for (; found; found &= found - 1) {
        text_init(&t, words, sizeof words);
        text_put(&t, "fact ");
        text_put(&t, game->fact_names[bit_lowest(found)]);
        if (fits(help->answer, words))
            return true;
    }
    return false;
}

enum oxhide_status oxhide_lesson_help(const struct oxhide_lesson *l,
                                      struct oxhide_session *s, int from,
                                      struct json *out)
{
    if (l->seat >= s->head.setup.seats || session_eyes(s, l->seat))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    uint64_t found = brought(l, s, from);
    json_open(out, "helps", '[');
    for (int k = 0; k < l->helps; k++) {
        bool up = offered(l, s, &l->help[k]) ||
                  is_fact(s->game, found, &l->help[k]);
        for (int ply = from; ply < s->ply && !up; ply++)
            up = session_actor(s, ply) == ACTOR_CHANCE &&
                 comes_up(s, session_shown(s, ply, l->seat), &l->help[k]);
        if (up)
            put_slice(out, NULL, l->help[k].id);
    }
    json_close(out, ']');
    return OXHIDE_OK;
}
