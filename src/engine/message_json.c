/* Keys of messages, and messages as members of an answer. */
#include "engine/message.h"

void message_key(char out[MESSAGE_KEY_MAX], const char *game, const char *part,
                 const char *id)
{
    struct text t;

    text_init(&t, out, MESSAGE_KEY_MAX);
    if (game) {
        text_put(&t, game);
        text_char(&t, '-');
    }
    if (part) {
        text_put(&t, part);
        text_char(&t, '-');
    }
    for (; *id; id++) {
        char c = *id == '_' ? '-' : *id;
        text_char(&t, c >= 'A' && c <= 'Z' ? (char)(c + 32) : c);
    }
}

static void put_tenths(struct json *out, const char *name, int64_t tenths)
{
    char digits[24];
    struct text t;

    if (tenths % 10 == 0) {
        json_int(out, name, tenths / 10);
        return;
    }
    text_init(&t, digits, sizeof digits);
    text_put(&t, tenths < 0 ? "-" : "");
    tenths = tenths < 0 ? -tenths : tenths;
    text_int(&t, tenths / 10);
    text_char(&t, '.');
    text_int(&t, tenths % 10);
    json_raw(out, name, digits);
}

static void put_args(struct json *out, const struct message_args *args)
{
    json_open(out, "args", '{');
    for (int i = 0; i < args->count; i++) {
        const struct message_arg *arg = &args->list[i];
        switch (arg->type) {
        case MESSAGE_NUMBER: put_tenths(out, arg->name, arg->number); break;
        case MESSAGE_WORD: json_str(out, arg->name, arg->word); break;
        case MESSAGE_SEAT:
            json_open(out, arg->name, '{');
            json_int(out, "seat", arg->number);
            json_close(out, '}');
            break;
        case MESSAGE_LIST:
            json_open(out, arg->name, '[');
            for (int64_t k = 0; k < arg->number; k++)
                json_str(out, NULL, args->item[arg->first + k]);
            json_close(out, ']');
            break;
        }
    }
    json_close(out, '}');
}

bool message_put(struct json *out, const char *member, const char *key,
                 const struct message_args *args)
{
    char sentence[MESSAGE_MAX];
    struct text t;

    json_str(out, "key", key);
    put_args(out, args);
    text_init(&t, sentence, sizeof sentence);
    if (!out->voice || !message_format(out->voice, key, args, &t))
        return false;
    json_str(out, member, sentence);
    return true;
}

void message_text(struct json *out, const char *member, const char *game,
                  const char *id, const char *form, const char *usual)
{
    const struct message_args args = { .game = game };
    char key[MESSAGE_KEY_MAX], said[MESSAGE_MAX];
    struct text t;

    message_key(key, game, NULL, id);
    if (form) {
        text_init(&t, key + text_length(key), sizeof key - text_length(key));
        text_char(&t, '.');
        text_put(&t, form);
    }
    text_init(&t, said, sizeof said);
    if (out->voice && message_format(out->voice, key, &args, &t))
        usual = said;
    json_str(out, member, usual);
}

void message_thing(struct json *out, const char *member, const char *game,
                   const char *id, const char *form, const char *usual)
{
    char name[MESSAGE_KEY_MAX];

    message_key(name, "name", NULL, id);
    message_text(out, member, game, name, form, usual);
}
