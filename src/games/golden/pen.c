/* Words that wrap at a width. */
#include "games/golden/table.h"

static int printed(const char *word)
{
    int n = 0;

    for (; *word; word++)
        n += !text_is_style(*word) && ((unsigned char)*word & 0xc0) != 0x80;
    return n;
}

static void put_word(struct golden_pen *p, const char *word)
{
    int n = printed(word);

    /* One column stays free for a comma. */
    if (p->at + 1 + n >= p->d->columns) {
        text_char(p->d->out, '\n');
        for (p->at = 0; p->at < p->indent; p->at++)
            text_char(p->d->out, ' ');
    } else if (p->begun) {
        text_char(p->d->out, ' ');
        p->at++;
    }
    text_put(p->d->out, word);
    p->at += n;
    p->begun = true;
}

void golden_pen_words(struct golden_pen *p, const char *words)
{
    char word[128];

    while (*words) {
        struct text t;
        text_init(&t, word, sizeof word);
        while (*words && *words != ' ')
            text_char(&t, *words++);
        while (*words == ' ')
            words++;
        put_word(p, word);
    }
}

void golden_pen_say(struct golden_pen *p, const char *id,
                    const struct message_args *args)
{
    char words[MESSAGE_MAX];
    struct drawing d = *p->d;
    struct text t;

    text_init(&t, words, sizeof words);
    d.out = &t;
    drawing_say(&d, id, args);
    golden_pen_words(p, words);
}

void golden_pen_word(struct golden_pen *p, const char *id)
{
    const struct message_args args = { .game = p->d->game };

    golden_pen_say(p, id, &args);
}

void golden_pen_number(struct golden_pen *p, const char *id, int n)
{
    struct message_args args = { .game = p->d->game };

    message_number(&args, "n", n);
    golden_pen_say(p, id, &args);
}

void golden_pen_name(struct golden_pen *p, const char *name, const char *form)
{
    char words[MESSAGE_MAX];
    struct drawing d = *p->d;
    struct text t;

    text_init(&t, words, sizeof words);
    d.out = &t;
    drawing_name(&d, name, form);
    golden_pen_words(p, words);
}

void golden_pen_mark(struct golden_pen *p, const char *key)
{
    const struct message_args args = { .game = p->d->game };
    char mark[MESSAGE_MAX];
    struct drawing d = *p->d;
    struct text t;

    text_init(&t, mark, sizeof mark);
    d.out = &t;
    drawing_key(&d, key, &args);
    text_put(p->d->out, mark);
    p->at += printed(mark);
}

void golden_pen_item(struct golden_pen *p)
{
    if (!p->items++)
        return;
    text_char(p->d->out, ',');
    p->at++;
}

void golden_pen_list(struct golden_pen *p)
{
    p->items = 0;
}

void golden_pen_close(struct golden_pen *p, bool more)
{
    if (!p->items)
        golden_pen_word(p, "none");
    if (more)
        golden_pen_mark(p, "engine-semicolon");
}

void golden_pen_int(struct golden_pen *p, int n)
{
    char digits[16];
    struct text t;

    text_init(&t, digits, sizeof digits);
    text_int(&t, n);
    put_word(p, digits);
}

void golden_pen_seat(struct golden_pen *p, int seat)
{
    char name[8];
    struct text t;

    text_init(&t, name, sizeof name);
    text_style(&t, (enum text_style)(STYLE_SEAT_A + seat));
    text_put(&t, golden_seat_names[seat]);
    text_style(&t, STYLE_PLAIN);
    put_word(p, name);
}

void golden_pen_line(struct golden_pen *p, int from, int indent)
{
    for (p->at = 0; p->at < from; p->at++)
        text_char(p->d->out, ' ');
    p->indent = indent;
    p->begun = false;
}

void golden_pen_end(struct golden_pen *p)
{
    text_char(p->d->out, '\n');
    p->at = 0;
}
