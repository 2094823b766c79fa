/* Writes text into the caller's buffer. Once something has not fitted, 'full'
 * stays set and nothing more is written: check it once, at the end. The buffer
 * always holds a terminated string of whole UTF-8 characters. Styles are single
 * control bytes that a front turns into colour, or drops. */
#ifndef OXHIDE_TEXT_H
#define OXHIDE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct text {
    char *out;
    size_t used, cap;
    bool full;
};

/* What a piece of text is; a front decides how that looks. */
enum text_style {
    STYLE_PLAIN = 0x10,
    STYLE_SEAT_A, /* A to D follow each other */
    STYLE_SEAT_B,
    STYLE_SEAT_C,
    STYLE_SEAT_D,
    STYLE_STRONG,
    STYLE_DIM,
    STYLE_GOOD,
    STYLE_LAST = STYLE_GOOD,
};

static inline bool text_is_style(char c)
{
    return c >= STYLE_PLAIN && c <= STYLE_LAST;
}
/* A printed character: not a style, not the later bytes of a UTF-8 one. */
static inline bool text_takes_room(char c)
{
    return !text_is_style(c) && ((unsigned char)c & 0xc0) != 0x80;
}

void text_init(struct text *t, char *out, size_t cap);
void text_char(struct text *t, char c);
void text_put(struct text *t, const char *s);
void text_int(struct text *t, int64_t n);
void text_uint(struct text *t, uint64_t n);
void text_style(struct text *t, enum text_style style);
/* Adds spaces until there are 'column' printed characters since the last
 * newline. */
void text_pad(struct text *t, int column);
/* Writes words from here on, none beyond 'width' columns; further lines begin
 * at 'indent'. */
void text_wrap(struct text *t, const char *words, int indent, int width);

/* Strings without string.h. */
size_t text_length(const char *s);
bool text_equal(const char *a, const char *b);
bool text_starts(const char *s, const char *start);
/* A whole decimal number without a sign; false if it is not one, or too
 * large. */
bool text_read_uint(const char *s, uint64_t *out);
/* Cuts s after 'width' printed characters. */
void text_cut(char *s, int width);
/* Writes a character in UTF-8. */
void text_letter(struct text *t, uint32_t code);
/* Reads the UTF-8 character at *s and moves *s past it; false if there is
 * none. */
bool text_utf8(const char **s, uint32_t *out);

#ifdef __cplusplus
}
#endif

#endif
