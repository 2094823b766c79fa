/* Bronze Age: constants, enums and the state, private to this folder.
 *
 * cards.c     the components as tables, from the .def files
 * setup.c     chapter 2: dealing, decks, civilizations
 * turn.c      chapter 3: Play and Return
 * cardplay.c  chapters 4 and 5: drawing, Territories, Advancements, Abilities
 * collapse.c  chapter 6
 * score.c     chapter 7
 * facts.c     what an action brought about
 * secret.c    chapter 8: who knows what
 * flow.c      the agenda: what is due next
 * legal.c     what may be done, and what chance may do
 * refuse.c    why not
 * words.c, view.c, table.c   actions, states and tables for people
 * playout.c   random games without lists
 * game.c      the table of functions */
#ifndef GAMES_BRONZEAGE_BRONZEAGE_H
#define GAMES_BRONZEAGE_BRONZEAGE_H

#include "games/bronzeage/state.h"

/* setup.c */
void bronzeage_begin(void *state, const struct game_setup *setup);
void bronzeage_set_first(struct bronzeage_state *s, unsigned seat);
void bronzeage_deal(struct bronzeage_state *s, unsigned seat, unsigned card);
void bronzeage_lay_top(struct bronzeage_state *s, unsigned deck, unsigned type);
void bronzeage_give_civ(struct bronzeage_state *s, unsigned seat, unsigned civ);
/* The seat the next card or civilization is dealt to, and the card's type. */
unsigned bronzeage_deal_seat(const struct bronzeage_state *s);
unsigned bronzeage_deal_type(const struct bronzeage_state *s);
/* The civilizations nobody has, as bits. */
unsigned bronzeage_free_civs(const struct bronzeage_state *s);
/* BA-1.3: two Actions of each type, one for each seat at first. */
enum { ACTIONS_ONE_EACH = 0x111 };

/* turn.c */
void bronzeage_play(struct bronzeage_state *s, unsigned type, unsigned deck);
void bronzeage_return(struct bronzeage_state *s, unsigned type, unsigned deck);
void bronzeage_draw_step(struct bronzeage_state *s, unsigned cards);
void bronzeage_play_step(struct bronzeage_state *s);
void bronzeage_stop(struct bronzeage_state *s);

/* cardplay.c */
void bronzeage_gain(struct bronzeage_state *s, unsigned deck);
void bronzeage_draw(struct bronzeage_state *s, unsigned card);
void bronzeage_play_card(struct bronzeage_state *s, unsigned card,
                         bool special);
void bronzeage_choose_deck(struct bronzeage_state *s, unsigned deck);
void bronzeage_conquer(struct bronzeage_state *s, unsigned type);
void bronzeage_raid(struct bronzeage_state *s, unsigned card);

/* collapse.c */
void bronzeage_collapse(struct bronzeage_state *s);
void bronzeage_keep(struct bronzeage_state *s, unsigned type);
void bronzeage_discard(struct bronzeage_state *s, unsigned card);
void bronzeage_rebuild(struct bronzeage_state *s);
void bronzeage_box(struct bronzeage_state *s, unsigned type);

/* flow.c */
void bronzeage_push(struct bronzeage_state *s, unsigned phase);
/* Makes the next possible entry of the agenda the phase. */
void bronzeage_next(struct bronzeage_state *s);

/* legal.c */
int bronzeage_legal(const void *state, game_action out[GAME_ACTIONS_MAX]);
int bronzeage_groups(const void *state, struct game_group out[GAME_GROUPS_MAX]);
uint32_t bronzeage_weight(const void *state, game_action outcome);
game_action bronzeage_sample(const void *state, struct rng *rng);
/* The fronts chance may give: discards, others, and the weight of each. */
struct bronzeage_fronts {
    uint64_t thrown, other;
    unsigned thrown_weight, other_weight;
};
struct bronzeage_fronts bronzeage_fronts(const struct bronzeage_state *s);

/* refuse.c */
uint16_t bronzeage_refuse(const void *state, game_action action);

/* secret.c */
void bronzeage_observe(void *state, int sees);
void bronzeage_determinize(void *state, struct rng *rng);
game_action bronzeage_redact(const void *state, game_action action, int sees);
unsigned bronzeage_shows(const void *seen, game_action shown);
bool bronzeage_follows(const void *seen, game_action shown);
bool bronzeage_turn_to(void *seen, int seat);
bool bronzeage_sound(const void *state);

/* score.c */
unsigned bronzeage_icons(const struct bronzeage_seat *seat, unsigned type);
unsigned bronzeage_aspect_icons(const struct bronzeage_seat *seat,
                                unsigned aspect);
/* The seat a Triumph goes to now, or SEATS. */
unsigned bronzeage_triumph(const struct bronzeage_state *s, unsigned type);
int bronzeage_total(const struct bronzeage_state *s, unsigned seat);
int bronzeage_points(const void *state, int seat, int source);
int bronzeage_tally(const void *state, int seat,
                    struct game_tally out[GAME_TALLY_MAX]);
int bronzeage_score(const void *state, int seat);
extern const char *const bronzeage_counted[COUNTED_COUNT];

/* facts.c */
extern const char *const bronzeage_facts[FACT_COUNT];
void bronzeage_tell_facts(const void *before, const void *after,
                          struct facts *out);

/* game.c */
void bronzeage_apply(void *state, game_action action);

/* words.c, view.c, table.c, playout.c */
extern const struct game_kind bronzeage_kinds[KIND_COUNT];
void bronzeage_args(const void *state, game_action action,
                    struct message_args *out);
extern const char *const bronzeage_deck_names[DECKS];
extern const char *const bronzeage_deck_labels[DECKS];
extern const struct game_view_field bronzeage_view_fields[VIEW_FIELD_COUNT];
void bronzeage_view(const void *state, struct json *out);
extern const char *const bronzeage_phase_names[];
void bronzeage_table(const void *state, const struct drawing *d);

/* playout.c */
void bronzeage_step(void *state, struct rng *rng);
void bronzeage_playout(void *state, struct rng *rng);

/* tensor.c */
extern const struct game_part bronzeage_parts[];
void bronzeage_tensor(const void *seen, uint8_t *out);

#endif
