/* Lessons: every lesson of the tree is played to its end, with all right
 * answers and every wrong one, and a lesson that is wrong says where. */
#include "unit/session/table.h"

#include <stdio.h>

#include "engine/words.h"
#include "games/games.h"
#include "oxhide_lesson.h"
#include "session/session.h"

enum { TEXT_MAX = 1 << 16 };

static const char *const files[] = { "bronze", "bronze-age", "golden-ages" };

struct class
{
    char text[TEXT_MAX], record[TEXT_MAX], rules[1 << 17];
    struct oxhide_lesson lesson;
    struct table *table;
};

static void read_file(const char *folder, const char *name, const char *ending,
                      char *out, size_t cap)
{
    char path[512];

    snprintf(path, sizeof path, "%s/%s/%s%s", SOURCE_DIR, folder, name, ending);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(out, 1, cap - 1, f);
    assert_true(n < cap - 1);
    out[n] = '\0';
    fclose(f);
}

static struct class *open_class(const char *name)
{
    struct class *c = calloc(1, sizeof *c);

    c->table = table_new(name, "human,human", 1);
    read_file("lessons", name, ".lesson", c->text, sizeof c->text);
    read_file("docs/rules", name, ".md", c->rules, sizeof c->rules);
    enum oxhide_status status = oxhide_lesson_read(
        &c->lesson, c->text, strlen(c->text), ask(c->table));
    if (status)
        fail_msg("%s: %s", name, c->table->answer);
    return c;
}

static void close_class(struct class *c)
{
    table_free(c->table);
    free(c);
}

/* The session stands where the step begins; past the last one, at the end. */
static void go_to(struct class *c, int step)
{
    struct text t;

    text_init(&t, c->record, sizeof c->record);
    oxhide_lesson_record(&c->lesson, step, &t);
    assert_false(t.full);
    enum oxhide_status status = oxhide_load(
        c->table->memory, oxhide_session_size(NULL), c->record,
        strlen(c->record), &c->table->s, ask(c->table));
    if (status)
        fail_msg("step %d: %s", step, c->table->answer);
}

static void words_of(struct oxhide_slice s, char out[128])
{
    assert_true(s.length < 128);
    memcpy(out, s.at, s.length);
    out[s.length] = '\0';
}

/* Whether an answer of oxhide_lesson_try() says so. */
static bool says(const struct class *c, const char *what)
{
    return strstr(c->table->answer, what) != NULL;
}

static void try_action(struct class *c, int step, const char *action)
{
    assert_int_equal(
        oxhide_lesson_try(&c->lesson, step, c->table->s, action, ask(c->table)),
        OXHIDE_OK);
    assert_false(c->table->out.text.full);
}

/* Every legal action but the right one gets words of the lesson; the right one
 * is right. Which of the step's answers were given is noted in 'given'. */
static void try_all(struct class *c, int step, unsigned *given)
{
    game_action list[GAME_ACTIONS_MAX];
    const struct oxhide_session *s = c->table->s;
    char words[GAME_TEXT_MAX], right[128], at[32];

    assert_int_equal(oxhide_session_actor(s), c->lesson.seat);
    words_of(c->lesson.step[step].answer, right);
    int n = s->game->legal(session_now(s), list);
    int rights = 0;
    for (int i = 0; i < n; i++) {
        words_format(s->game, list[i], words);
        try_action(c, step, words);
        bool is_right = !strcmp(words, right);
        rights += is_right;
        assert_true(says(c, is_right ? "\"right\":true" : "\"right\":false"));
        if (!is_right && n > 1 && !says(c, "\"at\":"))
            fail_msg("%.*s has no words for \"%s\"",
                     (int)c->lesson.step[step].id.length,
                     c->lesson.step[step].id.at, words);
        for (unsigned k = 0; k < 16; k++) {
            snprintf(at, sizeof at, "\"at\":\"not-%u\"", k);
            *given |= says(c, at) ? 1u << k : 0;
        }
    }
    assert_int_equal(rights, 1);
}

/* What the rules forbid is answered with the rule, as ever. */
static void try_forbidden(struct class *c, int step)
{
    const struct game *game = c->table->s->game;
    uint64_t at = 0;
    game_action x;
    char words[GAME_TEXT_MAX];
    int tried = 0;

    for (int i = 0; words_every(game, &at, &x) && tried < 8; i++) {
        if (i % 37)
            continue;
        words_format(game, x, words);
        try_action(c, step, words);
        if (says(c, "\"legal\":true"))
            continue;
        tried++;
        assert_true(says(c, "\"right\":false"));
        assert_true(says(c, "\"message\":"));
    }
    assert_true(tried > 0);
}

/* Each "not" of a step answers something that can be done there. */
static void check_answers(const struct class *c, int step, unsigned given)
{
    const struct oxhide_lesson_step *s = &c->lesson.step[step];
    char block[8192];
    unsigned k = 0;

    assert_true(s->block.length < sizeof block);
    memcpy(block, s->block.at, s->block.length);
    block[s->block.length] = '\0';
    for (const char *p = block; (p = strstr(p, "#: not ")); p++)
        if (!(given >> ++k & 1))
            fail_msg("%.*s: nothing fits its answer %u", (int)s->id.length,
                     s->id.at, k);
}

/* It has a reason, and a rule that there is. */
static void check_words(const struct class *c,
                        const struct oxhide_lesson_step *s)
{
    char words[1024];
    struct text t;

    text_init(&t, words, sizeof words);
    oxhide_lesson_words(s, "why", &t);
    if (t.full || !words[0] || strlen(words) > 200)
        fail_msg("%.*s: its reason is missing or too long", (int)s->id.length,
                 s->id.at);
    text_init(&t, words, sizeof words);
    text_put(&t, "### ");
    oxhide_lesson_words(s, "rule", &t);
    text_put(&t, " ");
    if (!strstr(c->rules, words))
        fail_msg("%.*s: there is no rule %s", (int)s->id.length, s->id.at,
                 words);
}

/* Whether words begin as a help's do; '*' stands for any one word. */
static bool begins(const char *words, const char *help)
{
    for (; *help; help++) {
        if (*help != '*' && *help != *words++)
            return false;
        while (*help == '*' && *words && *words != ' ')
            words++;
    }
    return !*words || *words == ' ';
}

/* What a help is about can come up: an action, or a fact. */
static void check_help(const struct class *c,
                       const struct oxhide_lesson_step *help)
{
    const struct game *game = c->table->s->game;
    char about[128], words[GAME_TEXT_MAX];
    uint64_t at = 0;
    game_action x;

    words_of(help->answer, about);
    for (unsigned k = 0; k < game->fact_count; k++)
        if (!strncmp(about, "fact ", 5) &&
            !strcmp(about + 5, game->fact_names[k]))
            return;
    while (words_every(game, &at, &x)) {
        words_format(game, x, words);
        if (begins(words, about))
            return;
    }
    fail_msg("%s: nothing begins so", about);
}

static void play_lesson(const char *name)
{
    struct class *c = open_class(name);

    for (int k = 0; k < c->lesson.steps; k++) {
        const struct oxhide_lesson_step *s = &c->lesson.step[k];
        unsigned given = 0;
        char right[128];
        go_to(c, k);
        assert_int_not_equal(oxhide_session_actor(c->table->s), OXHIDE_CHANCE);
        check_words(c, s);
        if (s->kind == OXHIDE_STEP_LOOK)
            continue;
        try_all(c, k, &given);
        try_forbidden(c, k);
        check_answers(c, k, given);
        words_of(s->answer, right);
        assert_int_equal(
            oxhide_apply(c->table->s, c->lesson.seat, right, ask(c->table)),
            OXHIDE_OK);
    }
    for (int k = 0; k < c->lesson.helps; k++) {
        check_words(c, &c->lesson.help[k]);
        check_help(c, &c->lesson.help[k]);
    }
    go_to(c, c->lesson.steps);
    assert_int_equal(oxhide_session_actor(c->table->s), OXHIDE_NOBODY);
    close_class(c);
}

static void test_lessons(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        play_lesson(files[i]);
}

/* The learner has scored from every source of the game, or seen it counted. */
static void test_lessons_score(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct class *c = open_class(files[i]);
        go_to(c, c->lesson.steps);
        int learner = oxhide_session_points(c->table->s, c->lesson.seat);
        assert_true(learner > oxhide_session_points(c->table->s, 1));
        close_class(c);
    }
}

static int step_named(const struct class *c, const char *id)
{
    for (int k = 0; k < c->lesson.steps; k++)
        if (c->lesson.step[k].id.length == strlen(id) &&
            !strncmp(c->lesson.step[k].id.at, id, strlen(id)))
            return k;
    fail();
    return -1;
}

/* Helps come up when what they are about is offered to the learner, chance has
 * brought it, or it is a fact that an action brought about; not because
 * somebody has done it. */
static void test_helps(void **unused)
{
    struct class *c = open_class("bronze");

    (void)unused;
    go_to(c, 5);
    int ply = oxhide_session_ply(c->table->s);
    oxhide_lesson_help(&c->lesson, c->table->s, ply, ask(c->table));
    assert_true(says(c, "\"helps\":[\"help-take\",\"help-bronze\"]"));
    go_to(c, 6);
    ply = oxhide_session_ply(c->table->s);
    oxhide_lesson_help(&c->lesson, c->table->s, ply, ask(c->table));
    assert_true(says(c, "\"helps\":[\"help-settle\"]"));
    oxhide_lesson_help(&c->lesson, c->table->s, ply - 2, ask(c->table));
    assert_true(says(c, "\"helps\":[\"help-settle\"]"));
    go_to(c, step_named(c, "province-won"));
    oxhide_lesson_help(&c->lesson, c->table->s, 0, ask(c->table));
    assert_true(says(c, "\"helps\":[\"help-route\",\"help-province\","
                        "\"help-take\",\"help-bronze\"]"));
    ply = oxhide_session_ply(c->table->s);
    go_to(c, step_named(c, "find-city"));
    oxhide_lesson_help(&c->lesson, c->table->s, ply, ask(c->table));
    assert_true(says(c, "\"helps\":[\"help-city\",\"help-land\"]"));
    close_class(c);
}

#define HEAD "oxhide-record 1\ngame bronze rules 0\nseats 2\nplayer A human\n"

static const struct {
    const char *text, *says;
} wrong[] = {
    { HEAD, "not a lesson" },
    { "oxhide-record 1\n#: chapter one 2 Land\n#: step aa Look\n", "human" },
    { HEAD "#: step aa Look\n", "within a chapter" },
    { HEAD "#: chapter one 2 Land\n#: step aa\n", "a title" },
    { HEAD "#: chapter one Land\n", "its minutes" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: step aa Look\n",
      "of its own" },
    { HEAD "#: chapter one 2 Land\n#: step a_a Look\n", "small letters" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: blink it\n",
      "not a lesson keyword" },
    { HEAD "#: chapter one 2 Land\n#: why Because\n", "not a lesson keyword" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: do\n#: step bb So\n",
      "line must follow" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: do\n. first A\n",
      "line must follow" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: find", "must follow" },
    { HEAD "#: chapter one 2 Land\n#: step aa Look\n#: help hh : Title\n",
      "id of its own" },
};

static void test_wrong_lessons(void **unused)
{
    struct table *t = table_new("bronze", "human,human", 1);
    struct oxhide_lesson l;

    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(oxhide_lesson_read(&l, wrong[i].text,
                                            strlen(wrong[i].text), ask(t)),
                         OXHIDE_BAD_RECORD);
        if (!strstr(t->answer, wrong[i].says))
            fail_msg("%zu: %s", i, t->answer);
        assert_answer_has(t, "\"line\":");
    }
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lessons),
        cmocka_unit_test(test_lessons_score),
        cmocka_unit_test(test_helps),
        cmocka_unit_test(test_wrong_lessons),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
