/* Messages: the vectors both formatters are held to, and what is missing. */
#define _DEFAULT_SOURCE /* strsep, strdup */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "texts/texts.h"

static char file[1 << 15];

static const char *read_file(const char *name)
{
    char path[512];

    snprintf(path, sizeof path, "%s/tests/texts/%s", SOURCE_DIR, name);
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    file[fread(file, 1, sizeof file - 1, in)] = '\0';
    fclose(in);
    return file;
}

static void add_arg(struct message_args *args, char *arg)
{
    char *value = strchr(arg, '=');

    *value++ = '\0';
    if (*value == '@') {
        message_seat(args, arg, atoi(value + 1));
    } else if (strchr(value, '+')) {
        message_list(args, arg);
        for (char *item = strtok_r(value, "+", &value); item;
             item = strtok_r(NULL, "+", &value))
            message_item(args, item);
    } else if (strspn(value, "-0123456789.") == strlen(value)) {
        double n = strtod(value, NULL) * 10;
        message_tenths(args, arg, (int64_t)(n < 0 ? n - 0.5 : n + 0.5));
    } else {
        message_word(args, arg, value);
    }
}

static void check_vector(const char *source, char *line)
{
    static struct texts texts;
    struct voice voice = { &texts, 0, { "You", "Ines", NULL, "you" } };
    struct message_args args = { .game = "toy" };
    char *part[4], out[MESSAGE_MAX], *rest;
    struct text t;

    for (int i = 0; i < 4; i++)
        part[i] = strsep(&line, "|");
    assert_non_null(part[3]);
    char *language = strsep(&part[0], ":");
    if (part[0]) {
        args.game = part[0];
        assert_true(oxhide_texts_load(&texts, language, NULL));
    } else {
        assert_true(texts_init(&texts, language, NULL));
        assert_true(texts_add(&texts, source));
    }
    for (char *arg = strtok_r(part[2], " ", &rest); arg;
         arg = strtok_r(NULL, " ", &rest))
        add_arg(&args, arg);
    text_init(&t, out, sizeof out);
    assert_true(message_format(&voice, part[1], &args, &t));
    if (strcmp(out, part[3]) != 0)
        fail_msg("%s %s says '%s', not '%s'", language, part[1], out, part[3]);
}

static void test_vectors(void **unused)
{
    char *source = strdup(read_file("vectors.ftl")), *rest;
    int count = 0;

    (void)unused;
    read_file("vectors.txt");
    for (char *line = strtok_r(file, "\n", &rest); line;
         line = strtok_r(NULL, "\n", &rest)) {
        if (*line == '#')
            continue;
        check_vector(source, line);
        count++;
    }
    assert_true(count > 100);
    free(source);
}

static void says(const struct voice *voice, const char *key,
                 const char *expected)
{
    struct message_args args = { .game = "toy" };
    char out[MESSAGE_MAX];
    struct text t;

    message_word(&args, "card", "tin");
    text_init(&t, out, sizeof out);
    if (!message_format(voice, key, &args, &t))
        assert_null(expected);
    else
        assert_string_equal(out, expected);
}

static void test_what_is_missing_shows(void **unused)
{
    static struct texts english, russian;
    struct voice voice = { .texts = &russian, .you = -1 };

    (void)unused;
    assert_false(texts_init(&russian, "xx", NULL));
    assert_true(texts_init(&english, "en", NULL));
    assert_true(texts_init(&russian, "ru-RU", &english));
    assert_true(texts_add(&english, "one = { $n } and { NAME($n) }\n"
                                    "two = { three }\n"
                                    "toy-name-tin = Tin\n"
                                    "    .acc = the tin\n"
                                    "loop = { loop }x\n"
                                    "open = a { $card -> [b\n"));
    assert_true(texts_add(&russian, "card = { NAME($card, case: \"acc\") }\n"
                                    "toy-name-tin = Олово\n"));
    says(&voice, "none", NULL);
    says(&voice, "one.offer", NULL);
    says(&voice, "one", "{$n} and {NAME($n}");
    says(&voice, "two", "{three}");
    /* A case the language does not have is not taken from another one. */
    says(&voice, "card", "Олово");
    says(&voice, "loop", "xxxxxxxxx");
    says(&voice, "open", "a ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vectors),
        cmocka_unit_test(test_what_is_missing_shows),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
