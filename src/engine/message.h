/* Sentences are data: texts/<language>/<subject>.ftl has every text a person
 * reads, as messages with arguments, in the part of Fluent that
 * docs/translating.md documents. Code names a message and gives it arguments;
 * the grammar is in the message.
 *
 * message.c       formats one message
 * message_json.c  keys, and arguments in answers
 * texts.c         finds messages by their key */
#ifndef ENGINE_MESSAGE_H
#define ENGINE_MESSAGE_H

#include "oxhide_json.h"
#include "base/plural.h"

enum {
    TEXTS_KEYS_MAX = 4096, /* slots for messages; a power of two */
    MESSAGE_ARGS_MAX = 16,
    MESSAGE_ITEMS_MAX = 32,
    MESSAGE_KEY_MAX = 96,
    MESSAGE_MAX = 1024, /* longest sentence, with its NUL */
    MESSAGE_SEATS_MAX = 4,
};

enum message_type {
    MESSAGE_NUMBER, /* in tenths */
    MESSAGE_WORD,   /* the id of a thing, or a word to select by */
    MESSAGE_SEAT,   /* somebody at the table */
    MESSAGE_LIST,   /* words, for LIST() */
};

struct message_arg {
    const char *name;
    enum message_type type;
    int64_t number; /* of a list: how many words */
    const char *word;
    int first; /* of a list: which item it begins with */
};

/* What a message is told. Words stay where they are: they are not copied. */
struct message_args {
    const char *game; /* whose things NAME() means; NULL: none */
    int count, items;
    struct message_arg list[MESSAGE_ARGS_MAX];
    const char *item[MESSAGE_ITEMS_MAX]; /* the words of its lists */
};

static inline struct message_arg *
message_add(struct message_args *a, const char *name, enum message_type type)
{
    struct message_arg *arg = &a->list[a->count++];

    *arg = (struct message_arg){ .name = name, .type = type };
    return arg;
}

static inline void message_number(struct message_args *a, const char *name,
                                  int64_t n)
{
    message_add(a, name, MESSAGE_NUMBER)->number = n * 10;
}

static inline void message_tenths(struct message_args *a, const char *name,
                                  int64_t tenths)
{
    message_add(a, name, MESSAGE_NUMBER)->number = tenths;
}

static inline void message_word(struct message_args *a, const char *name,
                                const char *word)
{
    message_add(a, name, MESSAGE_WORD)->word = word;
}

static inline void message_seat(struct message_args *a, const char *name,
                                int seat)
{
    message_add(a, name, MESSAGE_SEAT)->number = seat;
}

/* A list, whose words follow one by one before anything else is added. */
static inline void message_list(struct message_args *a, const char *name)
{
    message_add(a, name, MESSAGE_LIST)->first = a->items;
}

static inline void message_item(struct message_args *a, const char *word)
{
    a->item[a->items++] = word;
    a->list[a->count - 1].number++;
}

/* The messages of one language, by key. The files stay where they are. */
struct texts {
    enum plural_language language;
    const struct texts *fallback; /* where a text is missing; NULL: none */
    int count;
    const char *slot[TEXTS_KEYS_MAX];
};

/* Language "en", "ru", ...; false where its plurals are not known. */
bool texts_init(struct texts *t, const char *language,
                const struct texts *fallback);
/* Adds the messages of a file, a string that has to last; false where there
 * are too many. */
bool texts_add(struct texts *t, const char *file);
/* What follows the '=' of a key such as "bronze-take" or "bronze-take.offer",
 * here or in the fallback, whose texts *from becomes; NULL: no such text. */
const char *texts_find(const struct texts *t, const char *key,
                       const struct texts **from);

/* Every text of the language, as it is written: "strings". */
void texts_put(const struct texts *t, struct json *out);

/* Who says things to whom: the language, the seat that reads, and what the
 * seats are called. */
struct voice {
    const struct texts *texts;
    int you;                              /* -1: no seat in particular */
    const char *names[MESSAGE_SEATS_MAX]; /* NULL: A to D */
};

/* Writes a message; false where no text has that key, which writes nothing. */
bool message_format(const struct voice *voice, const char *key,
                    const struct message_args *args, struct text *out);
/* Where the text behind a '=' ends. */
const char *message_end(const char *text);

/* "<game>-<part>-<id>", or "<game>-<id>" where 'part' is NULL. */
void message_key(char out[MESSAGE_KEY_MAX], const char *game, const char *part,
                 const char *id);

/* The members of an answer that say something: "key", "args", and as 'member'
 * the sentence itself; false where the answer has no voice, or one that does
 * not know the key. */
bool message_put(struct json *out, const char *member, const char *key,
                 const struct message_args *args);

/* A member that names something of a game, the message "<game>-<id>" or, with a
 * form, that attribute of it; 'usual' where the answer's voice has no such
 * text. */
void message_text(struct json *out, const char *member, const char *game,
                  const char *id, const char *form, const char *usual);
/* The same for a thing, "<game>-name-<id>". */
void message_thing(struct json *out, const char *member, const char *game,
                   const char *id, const char *form, const char *usual);

#endif
