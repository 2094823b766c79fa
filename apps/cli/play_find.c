/* Things of a game by their name, and what they do: from the components that
 * `oxhide cards` prints and from texts/<language>. */
#include "apps/cli/play.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "apps/cli/letters.h"

/* A text of the game, "<game>-<part>-<id><attribute>"; false: there is none. */
static bool text_of(struct play *p, const char *part, const char *id,
                    const char *attribute, const struct message_args *args,
                    char out[MESSAGE_MAX])
{
    char key[MESSAGE_KEY_MAX];
    struct text t;

    message_key(key, oxhide_session_game(p->session), part, id);
    strncat(key, attribute, sizeof key - strlen(key) - 1);
    text_init(&t, out, MESSAGE_MAX);
    return message_format(cli_voice(), key, args, &t);
}

/* An attribute of an action's message, told what the action is told:
 * "golden-ages-artist.offer" has "golden-ages-artist.help". */
static bool attribute(struct play *p, json_t *action, const char *name,
                      char out[MESSAGE_MAX])
{
    struct message_args args = cli_args_of(oxhide_session_game(p->session),
                                           action);
    char key[MESSAGE_KEY_MAX];
    struct text t;

    snprintf(key, sizeof key, "%.*s.%s",
             (int)strcspn(play_str(action, "key"), "."),
             play_str(action, "key"), name);
    text_init(&t, out, MESSAGE_MAX);
    return message_format(cli_voice(), key, &args, &t);
}

const char *play_help_of(struct play *p, json_t *action, char out[MESSAGE_MAX])
{
    if (!attribute(p, action, "help", out))
        out[0] = '\0';
    return out;
}

const char *play_typed_of(struct play *p, json_t *action, char out[MESSAGE_MAX])
{
    if (!attribute(p, action, "typed", out))
        out[0] = '\0';
    return out;
}

/* As its message says, else of the things it names: their ids are small
 * letters, a label of the table is none. */
const char *play_effect_of(struct play *p, json_t *action,
                           char out[MESSAGE_MAX])
{
    struct message_args args = { .game = oxhide_session_game(p->session) };
    char one[MESSAGE_MAX];
    const char *name;
    json_t *value;

    if (attribute(p, action, "effect", out))
        return out;
    out[0] = '\0';
    json_object_foreach(json_object_get(action, "args"), name, value)
    {
        const char *id = json_string_value(value);
        if (!id || isupper((unsigned char)*id) || !strcmp(id, "none") ||
            !text_of(p, "name", id, ".text", &args, one))
            continue;
        if (*out)
            strncat(out, " ", MESSAGE_MAX - strlen(out) - 1);
        strncat(out, one, MESSAGE_MAX - strlen(out) - 1);
    }
    return out;
}

static const char *id_of(json_t *thing)
{
    const char *name = play_str(thing, "name");

    return *name ? name : play_str(thing, "id");
}

/* What a thing is called: a card of Bronze Age has only its code. */
static const char *name_of(json_t *thing)
{
    const char *title = play_str(thing, "title");

    return *title ? title : id_of(thing);
}

/* Adds the parts of the components that have a name of their own. */
static void add_things(json_t *to, json_t *from)
{
    json_t *part;
    const char *key;
    size_t i;

    if (json_is_object(from) && *id_of(from) &&
        (*play_str(from, "title") || !*play_str(from, "text")))
        json_array_append(to, from);
    json_array_foreach(from, i, part) add_things(to, part);
    json_object_foreach(from, key, part) add_things(to, part);
}

static void load_things(struct play *p)
{
    if (p->things)
        return;
    oxhide_cards(oxhide_session_game(p->session), play_ask(p));
    json_t *answer = play_answer(p);
    p->things = json_array();
    add_things(p->things, json_object_get(answer, "cards"));
    json_decref(answer);
}

const char *play_thing(struct play *p, int k)
{
    load_things(p);
    json_t *thing = json_array_get(p->things, (size_t)k);
    return thing ? name_of(thing) : NULL;
}

/* A thing without a text has its parts, and what they do: "The Sea,
 * Exploration 1, Agriculture 2, Harvest. Draw ..." */
static void put_parts(struct play *p, json_t *thing, char out[MESSAGE_MAX])
{
    struct message_args args = { .game = oxhide_session_game(p->session) };
    char does[MESSAGE_MAX] = "", one[MESSAGE_MAX];
    struct text said;
    const char *key;
    json_t *part;

    text_init(&said, out, MESSAGE_MAX);
    json_object_foreach(thing, key, part)
    {
        const char *id = json_string_value(part);
        if (!id && json_is_integer(part) && *out) {
            text_char(&said, ' ');
            text_int(&said, json_integer_value(part));
        } else if (id && text_of(p, "name", id, "", &args, one)) {
            text_put(&said, *out ? ", " : "");
            text_put(&said, one);
        }
        if (id && text_of(p, "name", id, ".text", &args, one))
            snprintf(does, sizeof does, "%s", one);
    }
    if (*does) {
        text_put(&said, ". ");
        text_put(&said, does);
    }
}

/* What it is called and what it does: as its component says, its text, or its
 * parts. */
static bool print_thing(struct play *p, json_t *thing)
{
    struct message_args args = { .game = oxhide_session_game(p->session) };
    const char *text = play_str(thing, "text");
    char said[MESSAGE_MAX], line[MESSAGE_MAX], title[200];

    if (!*text && text_of(p, "name", id_of(thing), ".text", &args, said))
        text = said;
    if (!*text && !*play_str(thing, "title")) {
        put_parts(p, thing, said);
        text = said;
    }
    if (!*text)
        return false;
    snprintf(title, sizeof title, SCREEN_STRONG "%s" SCREEN_PLAIN,
             name_of(thing));
    screen_say(&p->screen, 2, "%s",
               cli_words(line, "pair", "what", title, "is", text, NULL));
    return true;
}

bool play_find(struct play *p, const char *name)
{
    json_t *thing;
    int found = 0;
    size_t i;

    load_things(p);
    for (int whole = 1; whole >= 0 && !found; whole--)
        json_array_foreach(p->things, i, thing)
        {
            const char *title = name_of(thing);
            bool is = letters_same(title, name) ||
                      letters_same(id_of(thing), name) ||
                      (!whole && letters_within(title, name));
            if (is)
                found += print_thing(p, thing);
        }
    return found > 0;
}
