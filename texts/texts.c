/* Voices for whoever uses the library (oxhide_texts.h). */
#include "oxhide_texts.h"

#include "texts/texts.h"

struct speaker {
    struct voice voice;
    struct texts english, own;
};

const char *oxhide_language(int index)
{
    const char *last = NULL;

    for (const struct oxhide_texts_file *f = oxhide_texts_files; f->language;
         f++) {
        if (last && text_equal(last, f->language))
            continue;
        last = f->language;
        if (!index--)
            return last;
    }
    return NULL;
}

size_t oxhide_voice_size(void)
{
    return sizeof(struct speaker);
}

struct voice *oxhide_voice_new(void *memory, size_t size, const char *language)
{
    struct speaker *s = memory;

    if (size < sizeof *s || !oxhide_texts_load(&s->english, "en", NULL))
        return NULL;
    s->voice = (struct voice){ .texts = &s->english, .you = -1 };
    if (text_equal(language, "en"))
        return &s->voice;
    if (!oxhide_texts_load(&s->own, language, &s->english))
        return NULL;
    s->voice.texts = &s->own;
    return &s->voice;
}

void oxhide_voice_to(struct voice *voice, int seat, const char *const names[4])
{
    voice->you = seat;
    for (int i = 0; i < MESSAGE_SEATS_MAX; i++)
        voice->names[i] = names ? names[i] : NULL;
}
