/* Writing the words of a table. */
#include "engine/drawing.h"

void drawing_key(const struct drawing *d, const char *key,
                 const struct message_args *args)
{
    if (!d->voice || !message_format(d->voice, key, args, d->out))
        text_put(d->out, key);
}

void drawing_say(const struct drawing *d, const char *id,
                 const struct message_args *args)
{
    char key[MESSAGE_KEY_MAX];

    message_key(key, d->game, "table", id);
    drawing_key(d, key, args);
}

void drawing_word(const struct drawing *d, const char *id)
{
    const struct message_args args = { .game = d->game };

    drawing_say(d, id, &args);
}

void drawing_number(const struct drawing *d, const char *id, int64_t n)
{
    struct message_args args = { .game = d->game };

    message_number(&args, "n", n);
    drawing_say(d, id, &args);
}

void drawing_name(const struct drawing *d, const char *id, const char *form)
{
    const struct message_args args = { .game = d->game };
    char key[MESSAGE_KEY_MAX];
    struct text t;

    message_key(key, d->game, "name", id);
    if (form) {
        text_init(&t, key + text_length(key), sizeof key - text_length(key));
        text_char(&t, '.');
        text_put(&t, form);
    }
    drawing_key(d, key, &args);
}

static void put_mark(const struct drawing *d, const char *key)
{
    const struct message_args args = { .game = d->game };

    drawing_key(d, key, &args);
    text_char(d->out, ' ');
}

void drawing_colon(const struct drawing *d)
{
    put_mark(d, "engine-colon");
}

void drawing_semicolon(const struct drawing *d)
{
    put_mark(d, "engine-semicolon");
}

void drawing_style(const struct drawing *d, enum text_style style)
{
    if (!d->plain)
        text_style(d->out, style);
}

void drawing_seat(const struct drawing *d, int seat)
{
    drawing_style(d, (enum text_style)(STYLE_SEAT_A + seat));
    text_char(d->out, (char)('A' + seat));
    drawing_style(d, STYLE_PLAIN);
}

void drawing_styled(const struct drawing *d, enum text_style style,
                    const char *id)
{
    drawing_style(d, style);
    drawing_word(d, id);
    drawing_style(d, STYLE_PLAIN);
}
