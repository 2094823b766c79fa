/* The texts that come with Oxhide: <language>/<subject>.ftl, made part of the
 * program when it is built. */
#ifndef TEXTS_TEXTS_H
#define TEXTS_TEXTS_H

#include "engine/message.h"

struct oxhide_texts_file {
    const char *language, *subject, *text;
};

/* All files, languages one after another; the last has no language. */
extern const struct oxhide_texts_file oxhide_texts_files[];

/* Loads a language; false where there is none of that name, or it has too
 * many texts. */
static inline bool oxhide_texts_load(struct texts *t, const char *language,
                                     const struct texts *fallback)
{
    bool ok = false;

    if (!texts_init(t, language, fallback))
        return false;
    for (const struct oxhide_texts_file *f = oxhide_texts_files; f->language;
         f++) {
        if (!text_equal(f->language, language))
            continue;
        if (!texts_add(t, f->text))
            return false;
        ok = true;
    }
    return ok;
}

#endif
