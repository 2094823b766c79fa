/* Bronze: what the files of this folder offer each other. Private to the
 * folder.
 *
 *   technologies.def, lands.def, cities.def, tokens.def, sizes.def   the data
 *   rules.def  what can be refused                view.def  what a view shows
 *   cards.c   the data as tables, and as JSON     setup.c   chapter 2
 *   matrix.c  chapter 3: taking and waking        settle.c  chapter 4
 *   trade.c   chapter 5: routes, provinces        flow.c    chapter 6: the end
 *   score.c   chapter 7: points, cities, ranks    refuse.c  why not
 *   cities.c  how a seat stands with a city       words.c   actions in words
 *   view.c    the table as JSON                   table.c, plain.c  as text
 *   secret.c  what is hidden                      state.h   the state
 *   legal.c   what may be done                    game.c    the table
 *   sound.c   components are conserved            tally.c   the score sheet
 *   facts.c   what an action brought about
 *   playout.c random games without lists */
#ifndef BRONZE_BRONZE_H
#define BRONZE_BRONZE_H

#include "games/bronze/state.h"

/* cards.c */
void bronze_write_cards(struct json *out);

/* setup.c */
void bronze_begin(struct bronze_state *s, const struct game_setup *setup);
void bronze_set_first(struct bronze_state *s, unsigned seat);
void bronze_set_sizes(struct bronze_state *s, unsigned sizes);
void bronze_lay_province(struct bronze_state *s, unsigned value);
void bronze_turn_land(struct bronze_state *s, unsigned land);
void bronze_turn_card(struct bronze_state *s, unsigned tech);
/* The lines of sizes.def that chance chooses from. */
struct bronze_range {
    unsigned first, count;
};
struct bronze_range bronze_sizes_choices(const struct bronze_state *s);

static inline unsigned bronze_draw_sizes(const struct bronze_state *s,
                                         struct rng *rng)
{
    struct bronze_range r = bronze_sizes_choices(s);

    return r.first + rng_below(rng, r.count);
}

/* matrix.c */
void bronze_take(struct bronze_state *s, unsigned stack, unsigned side,
                 unsigned column);
/* Whether the card at a row of a column woke in this turn. */
bool bronze_is_woken(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned row);
/* Whether it has not yet settled, either: of several of one technology the
 * first are those that have not. */
bool bronze_is_awake(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned row);
/* Lanes of the cards that woke this turn and have settled. */
uint64_t bronze_used(const struct bronze_state *s, unsigned seat);
/* The bits of the columns' choices: B-3.4. */
unsigned bronze_column_choices(const struct bronze_state *s);

/* Lanes of what a card would wake at the foot of a column as it stands. */
uint64_t bronze_wake(const struct bronze_state *s, unsigned seat,
                     unsigned column, unsigned tech);

/* settle.c */
void bronze_settle(struct bronze_state *s, unsigned tech, unsigned terrain,
                   unsigned spot);
/* B-4.5: the city cards that settling a tile first brings; 0 once it is. */
unsigned bronze_first_draw(const struct bronze_state *s, unsigned place);
void bronze_draw_city(struct bronze_state *s, unsigned city);
void bronze_take_city(struct bronze_state *s, unsigned city);
void bronze_next_step(struct bronze_state *s);

/* Free spots a seat could settle with a technology. */
unsigned bronze_open_spots(const struct bronze_state *s, unsigned seat,
                           unsigned tech);

/* trade.c */
void bronze_take_routes(struct bronze_state *s, unsigned seat);
/* The settlements of a seat's longest line in a terrain. */
unsigned bronze_line(const struct bronze_state *s, unsigned seat,
                     unsigned terrain);
void bronze_close_provinces(struct bronze_state *s);
void bronze_claim_provinces(struct bronze_state *s);
void bronze_final_provinces(struct bronze_state *s);
/* The furthest place all seats have reached, + 1; 0 where one has none. */
unsigned bronze_rearmost(const struct bronze_state *s);

/* flow.c */
void bronze_end_turn(struct bronze_state *s);
/* How many cards a seat can still take at most. */
unsigned bronze_takes_left(const struct bronze_state *s, unsigned seat);

/* score.c */
int bronze_points(const struct bronze_state *s, unsigned seat,
                  enum bronze_source source);
int bronze_city_points(const struct bronze_state *s, unsigned seat,
                       unsigned city);
int bronze_score(const struct bronze_state *s, unsigned seat);
/* What cities count. Sets are bits of technologies or settlers. */
unsigned bronze_settled(const struct bronze_state *s, unsigned seat,
                        unsigned terrain);
unsigned bronze_provinces_held(const struct bronze_state *s, unsigned seat);
unsigned bronze_routes_held(const struct bronze_state *s, unsigned seat);
unsigned bronze_row(const struct bronze_state *s, unsigned seat, unsigned row);
unsigned bronze_row_goal(unsigned city);
unsigned bronze_deepest(const struct bronze_state *s, unsigned seat);
unsigned bronze_full_rows(const struct bronze_state *s, unsigned seat);
unsigned bronze_column_variety(const struct bronze_state *s, unsigned seat);
unsigned bronze_tech_set(const struct bronze_state *s, unsigned seat);
unsigned bronze_most_alike(const struct bronze_state *s, unsigned seat);
unsigned bronze_bronze_columns(const struct bronze_state *s, unsigned seat);
unsigned bronze_settlers(const struct bronze_state *s, unsigned seat,
                         unsigned terrain);
/* What a city compares between seats. */
void bronze_city_counts(const struct bronze_state *s, unsigned city,
                        unsigned out[SEATS_MAX]);

/* tally.c */
int bronze_tally(const struct bronze_state *s, unsigned seat,
                 struct game_tally out[GAME_TALLY_MAX]);

/* facts.c */
void bronze_tell_facts(const void *before, const void *after,
                       struct facts *out);

/* cities.c: what a city card asks for, and how a seat stands with it, in a
 * voice's words. */
extern const char *const bronze_families[];
void bronze_city_goal(const struct voice *voice, unsigned city,
                      struct text *out);
void bronze_city_status(const struct voice *voice, const struct bronze_state *s,
                        unsigned seat, unsigned city, struct text *out);

/* legal.c */
int bronze_legal(const void *state, game_action out[GAME_ACTIONS_MAX]);
int bronze_groups(const void *state, struct game_group out[GAME_GROUPS_MAX]);
uint32_t bronze_weight(const void *state, game_action outcome);
game_action bronze_sample(const void *state, struct rng *rng);

/* refuse.c */
uint16_t bronze_refuse(const struct bronze_state *s, game_action action);

/* secret.c */
void bronze_observe(void *state, int sees);
void bronze_determinize(void *state, struct rng *rng);
game_action bronze_redact(const void *state, game_action action, int sees);
bool bronze_follows(const void *seen, game_action shown);
bool bronze_turn_to(void *seen, int seat);
game_action bronze_alike(const void *seen, game_action action);

/* sound.c */
bool bronze_sound(const struct bronze_state *s);

/* words.c */
void bronze_args(const void *state, game_action action,
                 struct message_args *out);

/* view.c */
void bronze_view(const struct bronze_state *s, struct json *out);
/* Whether a stack's top card lies open. */
bool bronze_is_turned(const struct bronze_state *s, unsigned stack);

/* table.c; plain.c is the same in sentences */
void bronze_table(const void *state, const struct drawing *d);
void bronze_plain(const struct bronze_state *s, const struct drawing *d);
/* What happens next, and why the game is ending. */
void bronze_put_asks(const struct drawing *d, const struct bronze_state *s);
void bronze_put_ending(const struct drawing *d, const struct bronze_state *s);
/* An open stack, a woken technology, a seat's points. */
void bronze_put_stack(const struct drawing *d, const struct bronze_state *s,
                      unsigned stack);
void bronze_put_pile(const struct drawing *d, const struct bronze_state *s,
                     unsigned place);
void bronze_put_awake(const struct drawing *d, const struct bronze_state *s,
                      unsigned tech);
void bronze_put_standing(const struct drawing *d, const struct bronze_state *s,
                         unsigned seat);

/* playout.c */
void bronze_step(void *state, struct rng *rng);
void bronze_playout(void *state, struct rng *rng);

/* tensor.c */
extern const struct game_part bronze_parts[];
void bronze_tensor(const void *seen, uint8_t *out);

#endif
