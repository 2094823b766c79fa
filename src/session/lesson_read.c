/* Reads a lesson: comments that begin with "#:" are its words, all other lines
 * are those of a record. Nothing is copied. */
#include "oxhide_lesson.h"

#include "engine/message.h"

struct reader {
    struct oxhide_lesson *l;
    const char *at, *end;
    unsigned line;
    int lines;                       /* of the record so far */
    struct oxhide_lesson_step *open; /* whose words are being read; NULL */
    bool helping;                    /* past the steps */
    const char *fault;
    struct oxhide_slice about;
};

static bool is(struct oxhide_slice s, const char *word)
{
    size_t n = text_length(word);

    for (size_t i = 0; i < n; i++)
        if (i >= s.length || s.at[i] != word[i])
            return false;
    return s.length == n;
}

static bool same(struct oxhide_slice a, struct oxhide_slice b)
{
    for (size_t i = 0; i < a.length; i++)
        if (i >= b.length || a.at[i] != b.at[i])
            return false;
    return a.length == b.length;
}

/* The first word of a slice, which then begins after it. */
static struct oxhide_slice word(struct oxhide_slice *s)
{
    struct oxhide_slice w = { s->at, 0 };

    while (w.length < s->length && s->at[w.length] != ' ')
        w.length++;
    size_t skip = w.length;
    while (skip < s->length && s->at[skip] == ' ')
        skip++;
    s->at += skip;
    s->length -= skip;
    return w;
}

/* What stands before a colon, which the slice then begins after. */
static struct oxhide_slice head(struct oxhide_slice *s)
{
    struct oxhide_slice h = { s->at, 0 };

    while (h.length < s->length && s->at[h.length] != ':')
        h.length++;
    size_t skip = h.length + (h.length < s->length);
    while (skip < s->length && s->at[skip] == ' ')
        skip++;
    s->at += skip;
    s->length -= skip;
    return h;
}

static void wrong(struct reader *r, const char *fault,
                  struct oxhide_slice about)
{
    if (r->fault)
        return;
    r->fault = fault;
    r->about = about;
}

/* A word of two letters or more out of small letters, digits and dashes that
 * no other has. */
static bool id_ok(const struct reader *r, struct oxhide_slice id)
{
    const struct oxhide_lesson *l = r->l;

    for (size_t i = 0; i < id.length; i++)
        if (!(id.at[i] >= 'a' && id.at[i] <= 'z') &&
            !(id.at[i] >= '0' && id.at[i] <= '9') && id.at[i] != '-')
            return false;
    for (int k = 0; k < l->chapters; k++)
        if (same(l->chapter[k].id, id))
            return false;
    for (int k = 0; k < l->steps; k++)
        if (same(l->step[k].id, id))
            return false;
    for (int k = 0; k < l->helps; k++)
        if (same(l->help[k].id, id))
            return false;
    return id.length > 1;
}

/* A step that asks has had its answer. */
static void answered(struct reader *r)
{
    if (r->open && r->open->kind != OXHIDE_STEP_LOOK)
        wrong(r, "engine-lesson-answer", r->open->id);
}

static void chapter(struct reader *r, struct oxhide_slice rest)
{
    struct oxhide_lesson *l = r->l;
    struct oxhide_slice id = word(&rest), minutes = word(&rest);

    r->open = NULL;
    if (l->chapters == OXHIDE_LESSON_CHAPTERS || r->helping || !id_ok(r, id) ||
        minutes.length != 1 || *minutes.at < '1' || *minutes.at > '9' ||
        !rest.length) {
        wrong(r, "engine-lesson-chapter", id);
        return;
    }
    l->chapter[l->chapters++] = (struct oxhide_lesson_chapter){
        .id = id, .title = rest, .minutes = *minutes.at - '0', .first = l->steps
    };
}

/* A step or a help begins. */
static void begin(struct reader *r, struct oxhide_slice id,
                  struct oxhide_slice title, bool help)
{
    struct oxhide_lesson *l = r->l;
    int *count = help ? &l->helps : &l->steps;

    if (!id_ok(r, id) || !title.length ||
        *count == (help ? OXHIDE_LESSON_HELPS : OXHIDE_LESSON_STEPS) ||
        (!help && (r->helping || !l->chapters))) {
        wrong(r, "engine-lesson-step", id);
        return;
    }
    r->open = &(help ? l->help : l->step)[(*count)++];
    *r->open = (struct oxhide_lesson_step){
        .id = id,
        .title = title,
        .block = { title.at + title.length, 0 },
        .upto = { l->text.at, (size_t)(id.at - l->text.at) },
        .lines = r->lines,
        .chapter = l->chapters - 1,
        .line = r->line
    };
    r->helping |= help;
}

static void help(struct reader *r, struct oxhide_slice rest)
{
    struct oxhide_slice id = word(&rest), pattern = head(&rest);

    begin(r, id, rest, true);
    if (r->open)
        r->open->answer = pattern;
    if (!pattern.length)
        wrong(r, "engine-lesson-step", id);
}

static void words(struct reader *r, struct oxhide_slice rest)
{
    static const char *const known[] = { "why",   "typed", "typed-title",
                                         "light", "rule",  "not",
                                         "else" };
    struct oxhide_slice first = word(&rest);

    if (is(first, "chapter") || is(first, "step") || is(first, "help"))
        answered(r);
    if (is(first, "chapter")) {
        chapter(r, rest);
        return;
    }
    if (is(first, "step")) {
        struct oxhide_slice id = word(&rest);
        begin(r, id, rest, false);
        return;
    }
    if (is(first, "help")) {
        help(r, rest);
        return;
    }
    bool found = false;
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        found |= is(first, known[k]) && rest.length;
    if (r->open && !r->helping && is(first, "do"))
        r->open->kind = OXHIDE_STEP_DO;
    else if (r->open && !r->helping && is(first, "find"))
        r->open->kind = OXHIDE_STEP_FIND;
    else if (!found || !r->open)
        wrong(r, "engine-lesson-word", first);
    if (r->open)
        r->open->block.length = (size_t)(rest.at + rest.length -
                                         r->open->block.at);
}

/* Words of an action without the count behind them. */
static struct oxhide_slice action(struct oxhide_slice s)
{
    struct oxhide_slice a = { s.at, 0 };

    while (a.length < s.length && a.at[a.length] != ';')
        a.length++;
    while (a.length && a.at[a.length - 1] == ' ')
        a.length--;
    return a;
}

/* A line of the record: who plays, or the answer to the step before it. */
static void record(struct reader *r, struct oxhide_slice line)
{
    struct oxhide_slice rest = line, first = word(&rest);
    struct oxhide_lesson_step *s = r->open;

    r->lines++;
    if (is(first, "game"))
        r->l->game = word(&rest);
    if (is(first, "player")) {
        struct oxhide_slice seat = word(&rest);
        if (is(word(&rest), "human") && r->l->seat < 0)
            r->l->seat = *seat.at - 'A';
    }
    if (s && s->kind != OXHIDE_STEP_LOOK) {
        if (first.length != 1 || *first.at - 'A' != r->l->seat)
            wrong(r, "engine-lesson-answer", s->id);
        s->answer = action(rest);
    }
    r->open = NULL;
}

static void line(struct reader *r)
{
    struct oxhide_slice s = { r->at, 0 };

    while (r->at + s.length < r->end && r->at[s.length] != '\n')
        s.length++;
    r->at += s.length + (r->at + s.length < r->end);
    r->line++;
    if (s.length && s.at[s.length - 1] == '\r')
        s.length--;
    struct oxhide_slice rest = s, first = word(&rest);
    if (is(first, "#:"))
        words(r, rest);
    else if (s.length && *s.at != '#')
        record(r, s);
}

static enum oxhide_status told(const struct reader *r, struct json *out)
{
    char about[64];
    struct text t;
    struct message_args args = { 0 };

    text_init(&t, about, sizeof about);
    for (size_t i = 0; i < r->about.length; i++)
        text_char(&t, r->about.at[i]);
    message_word(&args, "about", about);
    oxhide_error_say(out, OXHIDE_BAD_RECORD, r->fault, &args);
    json_int(out, "line", r->line);
    return OXHIDE_BAD_RECORD;
}

enum oxhide_status oxhide_lesson_read(struct oxhide_lesson *l, const char *text,
                                      size_t length, struct json *out)
{
    struct reader r = { .l = l, .at = text, .end = text + length };

    l->text = (struct oxhide_slice){ text, length };
    l->game = (struct oxhide_slice){ text, 0 };
    l->chapters = l->steps = l->helps = 0;
    l->seat = -1;
    while (r.at < r.end && !r.fault)
        line(&r);
    answered(&r);
    if (!l->steps || l->seat < 0)
        wrong(&r, "engine-lesson-empty", l->game);
    return r.fault ? told(&r, out) : OXHIDE_OK;
}
