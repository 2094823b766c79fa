/* A single way to write each name: Unicode has several for many letters, and
 * different scripts have letters that nobody can tell apart. Names are kept in
 * composed form (NFC); to find out whether two look the same, their folded
 * forms are compared. */
#ifndef CLUB_LETTERS_H
#define CLUB_LETTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Valid UTF-8 in its composed form, without selectors that select nothing;
 * false: it does not fit. The two may be the same buffer. */
bool letters_compose(char *out, size_t cap, const char *name);
/* What names that look the same have in common: composed, small letters, one
 * letter of each shape, single plain spaces. Empty where it does not fit. */
void letters_fold(char *out, size_t cap, const char *name);
/* The same and more: without spaces, punctuation and general marks, I, l and 1
 * as one, and whatever is drawn like Latin letters as those. Nobody signs in by
 * that. */
void letters_look(char *out, size_t cap, const char *name);
/* Any of Unicode's spaces. */
bool letters_is_space(uint32_t code);
/* Whether there is a letter of any script. */
bool letters_has_letter(const char *name);

#endif
