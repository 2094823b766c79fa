/* The language the command line speaks. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/voice.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <jansson.h>

#include "apps/cli/cli.h"
#include "apps/cli/screen.h"
#include "oxhide_texts.h"
#include "texts/texts.h"

static struct texts english, own;
static struct voice voice = { .texts = &english, .you = -1 };
static const char *language = "en";

void cli_voice_init(void)
{
    oxhide_texts_load(&english, "en", NULL);
}

/* The language of a tag such as "ru", "ru-RU" or "ru_RU.UTF-8"; NULL where
 * there are no texts of it. */
static const char *find_language(const char *tag)
{
    const char *found;
    size_t n = strcspn(tag, "-_.@");

    for (int i = 0; (found = oxhide_language(i)); i++)
        if (strlen(found) == n && !strncasecmp(found, tag, n))
            return found;
    return NULL;
}

bool cli_speak(const char *tag)
{
    const char *found = find_language(tag);

    if (!found)
        return false;
    language = found;
    voice.texts = &english;
    if (strcmp(found, "en") && oxhide_texts_load(&own, found, &english))
        voice.texts = &own;
    return true;
}

void cli_speak_as_wished(void)
{
    static const char *const wishes[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        const char *tag = getenv(wishes[i]);
        if (!tag || !*tag)
            continue;
        const char *letters = strchr(tag, '.');
        if (!letters || !strncasecmp(letters, ".utf-8", 6) ||
            !strncasecmp(letters, ".utf8", 5))
            cli_speak(tag);
        return;
    }
}

const char *cli_language(void)
{
    return language;
}

struct voice cli_voice_to(int you)
{
    struct voice to = { .texts = voice.texts, .you = you };

    for (int seat = 0; seat < MESSAGE_SEATS_MAX; seat++)
        to.names[seat] = screen_seat(seat);
    return to;
}

const struct voice *cli_voice(void)
{
    return &voice;
}

const char *cli_text(char out[MESSAGE_MAX], const char *game, const char *part,
                     const char *id)
{
    const struct message_args args = { .game = game };
    char key[MESSAGE_KEY_MAX];
    struct text t;

    message_key(key, game, part, id);
    text_init(&t, out, MESSAGE_MAX);
    if (!message_format(&voice, key, &args, &t))
        text_put(&t, id);
    return out;
}

const char *cli_message(char out[MESSAGE_MAX], const char *key)
{
    const struct message_args args = { 0 };
    struct text t;

    text_init(&t, out, MESSAGE_MAX);
    if (!message_format(&voice, key, &args, &t))
        text_put(&t, key);
    return out;
}

static const char *words(char out[MESSAGE_MAX], const char *id, va_list list)
{
    struct message_args args = { .game = "terminal" };
    char key[MESSAGE_KEY_MAX];
    const char *name;
    struct text t;

    while ((name = va_arg(list, const char *)))
        if (*name == '#')
            message_number(&args, name + 1, va_arg(list, int));
        else if (*name == '~')
            message_tenths(&args, name + 1, va_arg(list, int));
        else
            message_word(&args, name, va_arg(list, const char *));
    message_key(key, "terminal", NULL, id);
    text_init(&t, out, MESSAGE_MAX);
    if (!message_format(&voice, key, &args, &t))
        text_put(&t, key);
    return out;
}

const char *cli_words(char out[MESSAGE_MAX], const char *id, ...)
{
    va_list list;

    va_start(list, id);
    words(out, id, list);
    va_end(list);
    return out;
}

void cli_tell(const struct screen *screen, const char *id, ...)
{
    char out[MESSAGE_MAX];
    va_list list;

    va_start(list, id);
    screen_say(screen, 0, "%s", words(out, id, list));
    va_end(list);
}

int cli_refuse(const char *id, ...)
{
    char out[MESSAGE_MAX];
    va_list list;

    va_start(list, id);
    cli_fail("%s", words(out, id, list));
    va_end(list);
    return 1;
}

int cli_misuse(const char *id, ...)
{
    char out[MESSAGE_MAX];
    va_list list;

    va_start(list, id);
    cli_usage_fail("%s", words(out, id, list));
    va_end(list);
    return 2;
}

void cli_answer(struct json *out, char *buffer, size_t size)
{
    json_init(out, buffer, size);
    out->voice = &voice;
}

/* An argument as protocol.md has it: a number, a word, a seat, a list. */
static void add_arg(struct message_args *args, const char *name, json_t *value)
{
    json_t *seat = json_object_get(value, "seat"), *word;
    size_t i;

    if (seat)
        message_seat(args, name, (int)json_integer_value(seat));
    else if (json_is_number(value))
        message_tenths(args, name, llround(json_number_value(value) * 10));
    else if (json_is_string(value))
        message_word(args, name, json_string_value(value));
    if (!json_is_array(value))
        return;
    message_list(args, name);
    json_array_foreach(value, i, word)
        message_item(args, json_string_value(word));
}

struct message_args cli_args_of(const char *game, json_t *said)
{
    struct message_args args = { .game = game };
    const char *name;
    json_t *value;

    json_object_foreach(json_object_get(said, "args"), name, value)
        add_arg(&args, name, value);
    return args;
}

void cli_say(const struct voice *who, const char *game, json_t *said,
             struct text *out)
{
    struct message_args args = cli_args_of(game, said);
    const char *key = json_string_value(json_object_get(said, "key"));

    if (!key || !message_format(who, key, &args, out))
        text_put(out, json_string_value(json_object_get(said, "text")));
}
