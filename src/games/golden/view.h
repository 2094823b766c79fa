/* The Golden Ages to look at: words, JSON and the terminal. */
#ifndef GAMES_GOLDEN_VIEW_H
#define GAMES_GOLDEN_VIEW_H

#include "games/golden/golden.h"

/* words.c */
extern const struct game_kind golden_kinds[KIND_COUNT];
void golden_args(const void *state, game_action action,
                 struct message_args *out);

/* view.c, view_seat.c, cards_json.c, table.c */
enum {
#define FIELD(path, type, text) +1
    VIEW_FIELD_COUNT = 0
#include "games/golden/view.def"
#undef FIELD
};
extern const struct game_view_field golden_view_fields[VIEW_FIELD_COUNT];
extern const char *const golden_phase_names[PHASE_COUNT];
extern const char *const golden_stage_names[STAGE_COUNT];
/* A square, "agora" or null; and the land sides of a square: "nes". */
void golden_write_place(struct json *out, const char *key, unsigned place);
void golden_write_land(struct json *out, unsigned land);
void golden_view(const void *state, struct json *out);
void golden_view_seat(const struct golden_state *s, int seat, struct json *out);
/* Points on the score track. */
int golden_scored(const struct golden_state *s, int seat);
bool golden_is_obsolete(const struct golden_seat *me, unsigned tech);
void golden_cards(struct json *out);
void golden_table(const void *state, const struct drawing *d);

#endif
