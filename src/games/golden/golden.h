/* The Golden Ages: what the files of this folder offer each other. The rules
 * are in docs/rules/golden-ages.md; a file a part:
 *
 *   state.h          constants, the state
 *   cards.h, cards.c, *.def   cards, tiles and technologies as data
 *   setup.c          beginning, dealing, choosing civilizations
 *   map.c            continent tiles and capitals
 *   explore.c        moving, control, cities
 *   agora.c          artists, builders
 *   war.c            soldiers, rockets, glory
 *   learn.c          technologies
 *   effect.c         what cards do
 *   flow.c           eras, turns, golden ages, the pending decisions
 *   score.c          counting and points
 *   facts.c          what an action brought about
 *   legal.c          what may be done now, as groups of actions
 *   refuse.c         why something cannot
 *   secret.c         observing, guessing, redacting, what is shown
 *   words.c          the kinds of action, and names
 *   view.h, view.c, view_seat.c, cards_json.c   JSON
 *   table.h, table.c, table_seats.c   the terminal
 *   playout.c           random games without lists
 *   sound.c          the invariants tests ask for
 *   game.c           each kind of action as a call, and the table */
#ifndef GAMES_GOLDEN_GOLDEN_H
#define GAMES_GOLDEN_GOLDEN_H

#include "games/golden/state.h"

/* setup.c */
void golden_begin(void *state, const struct game_setup *setup);
void golden_start_rotation(struct golden_state *s, unsigned turns);
void golden_first(struct golden_state *s, unsigned seat);
void golden_deal_civ(struct golden_state *s, unsigned civ);
void golden_deal_future(struct golden_state *s, unsigned future);
void golden_show_judgement(struct golden_state *s, unsigned judgement);
void golden_show_building(struct golden_state *s, unsigned kind);
/* The unseen civilizations of an era; those, and the judgements, that can be
 * drawn now. */
uint64_t golden_civs_of(const struct golden_state *s, unsigned era);
uint64_t golden_civ_deck(const struct golden_state *s);
/* The judgement that is not in the game, or JUDGEMENT_COUNT. */
unsigned golden_judgement_out(const struct golden_state *s);
uint64_t golden_judgement_deck(const struct golden_state *s);
/* Copies of a building kind not on offer; only while they are revealed. */
unsigned golden_building_deck(const struct golden_state *s, unsigned kind);
void golden_take_civ(struct golden_state *s, unsigned civ);
void golden_choose_civ(struct golden_state *s, unsigned civ);
void golden_show_civ(struct golden_state *s, unsigned civ);
unsigned golden_first_player(const struct golden_state *s);

/* map.c */
/* The squares of a turned tile at a place, as offsets from its box. */
struct golden_tile_square golden_turned(unsigned tile, unsigned turns,
                                        unsigned square);
/* Where the tile can lie with so many quarter turns. */
uint64_t golden_tile_places(const struct golden_state *s, unsigned tile,
                            unsigned turns);
uint64_t golden_tile_cover(unsigned tile, unsigned turns, unsigned square);
/* The tiles that can be drawn now. */
uint64_t golden_tile_deck(const struct golden_state *s);
uint64_t golden_capital_places(const struct golden_state *s);
void golden_skip_tile(struct golden_state *s);
void golden_draw_tile(struct golden_state *s, unsigned tile);
void golden_lay_tile(struct golden_state *s, unsigned tile, unsigned turns,
                     unsigned square);
void golden_place_tile(struct golden_state *s, unsigned turns, unsigned square);
void golden_place_capital(struct golden_state *s, unsigned square);

/* explore.c */
uint64_t golden_reach(const struct golden_seat *me, unsigned from);
unsigned golden_take(const struct golden_seat *me, unsigned symbol);
/* Gold for taking control of a square, for a seat that had none there. */
unsigned golden_taking(const struct golden_state *s, int seat, unsigned square);
/* Gold for moving a colonist of a seat. */
unsigned golden_income(const struct golden_state *s, int seat, unsigned from,
                       unsigned to);
bool golden_crosses(unsigned from, unsigned to, unsigned range);
int golden_standing_at(const struct golden_seat *me, unsigned square);
void golden_explore(struct golden_state *s, unsigned square);
void golden_arrive(struct golden_state *s, unsigned square);
void golden_move(struct golden_state *s, unsigned square);
bool golden_can_found(const struct golden_state *s);
void golden_found(struct golden_state *s);
void golden_take_cube(struct golden_state *s, unsigned square);

/* agora.c */
void golden_artist(struct golden_state *s, unsigned square);
void golden_builder(struct golden_state *s, unsigned square);
void golden_builder_free(struct golden_state *s);
void golden_card(struct golden_state *s, unsigned kind);
void golden_discard(struct golden_state *s, unsigned building);
void golden_stand(struct golden_state *s, unsigned square);
/* Lying colonists that may follow to the agora. */
uint64_t golden_shift_more(const struct golden_state *s);
void golden_shift_agora(struct golden_state *s, unsigned square);
void golden_shift_capital(struct golden_state *s, unsigned count);

/* war.c */
/* Squares a seat may attack, leaving price and way aside. */
uint64_t golden_targets(const struct golden_state *s, int seat);
unsigned golden_price(const struct golden_state *s, int seat, unsigned square);
/* The targets a soldier from a square can reach and pay for. */
uint64_t golden_soldier_targets(const struct golden_state *s, unsigned from);
uint64_t golden_rocket_targets(const struct golden_state *s);
void golden_soldier(struct golden_state *s, unsigned square);
void golden_to(struct golden_state *s, unsigned square);
void golden_rocket(struct golden_state *s, unsigned square);
void golden_glory(struct golden_state *s, unsigned kind);
void golden_keep(struct golden_state *s, unsigned kind);

/* learn.c */
/* Technologies whose predecessor is there. */
uint32_t golden_open_techs(const struct golden_seat *me);
unsigned golden_tech_price(const struct golden_seat *me, unsigned tech,
                           unsigned off);
uint32_t golden_affordable_techs(const struct golden_seat *me, unsigned off);
void golden_develop(struct golden_state *s, int seat, unsigned tech,
                    bool instant);
void golden_tech(struct golden_state *s, unsigned tech);
void golden_buy(struct golden_state *s, unsigned tech);
void golden_free_tech(struct golden_state *s, unsigned tech);
void golden_top(struct golden_state *s, unsigned tech);

/* effect.c */
unsigned golden_wonder_price(const struct golden_seat *me, unsigned wonder);
uint64_t golden_wonder_offer(const struct golden_state *s);
/* When a wonder's k-th effect happens, options considered. */
unsigned golden_wonder_when(const struct golden_state *s, unsigned wonder,
                            int k);
/* Whether activating something with that effect would do anything. */
bool golden_has_use(const struct golden_seat *me,
                    const struct golden_effect *e);
uint64_t golden_active(const struct golden_state *s);
void golden_civ_now(struct golden_state *s, int seat);
void golden_tech_now(struct golden_state *s, int seat, unsigned tech);
void golden_wonder(struct golden_state *s, unsigned wonder, bool free);
void golden_activate(struct golden_state *s, unsigned card);

/* flow.c */
void golden_start_age(struct golden_state *s);
void golden_judge(struct golden_state *s, unsigned judgement);
/* Moves on until somebody has to decide, or it is over. */
void golden_proceed(struct golden_state *s);

/* score.c */
unsigned golden_count(const struct golden_state *s, int seat, unsigned source);
/* The same of all sources at once, for less. */
void golden_count_all(const struct golden_state *s, int seat,
                      unsigned out[COUNTED_COUNT]);
int golden_points(const void *state, int seat, int source);
int golden_tally(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX]);
int golden_score(const void *state, int seat);
int golden_held(const void *state, int seat, const char *out[GAME_TALLY_MAX]);
bool golden_future_met(const struct golden_state *s, int seat);
extern const char *const golden_counted[COUNTED_COUNT];

/* facts.c */
extern const char *const golden_facts[FACT_COUNT];
void golden_tell_facts(const void *before, const void *after,
                       struct facts *out);

/* legal.c */
void golden_list(const struct golden_state *s, struct golden_options *out);
int golden_legal(const void *state, game_action out[GAME_ACTIONS_MAX]);
int golden_groups(const void *state, struct game_group out[GAME_GROUPS_MAX]);
uint32_t golden_weight(const void *state, game_action outcome);
game_action golden_sample(const void *state, struct rng *rng);

/* refuse.c */
enum golden_rule {
    RULE_NONE,
#define RULE(id, ...) RULE_##id,
#include "games/golden/rules.def"
#undef RULE
    RULE_COUNT,
};
extern const struct game_rule golden_rules[RULE_COUNT];
uint16_t golden_refuse(const void *state, game_action action);

/* secret.c */
void golden_observe(void *state, int sees);
void golden_determinize(void *state, struct rng *rng);
game_action golden_redact(const void *state, game_action action, int sees);
unsigned golden_shows(const void *seen, game_action shown);
bool golden_follows(const void *seen, game_action shown);
bool golden_turn_to(void *seen, int seat);

/* playout.c, sound.c, game.c */
void golden_apply(void *state, game_action action);
bool golden_sound(const void *state);
extern const char *const golden_sources[SOURCE_COUNT];

/* playout.c */
void golden_step(void *state, struct rng *rng);
void golden_playout(void *state, struct rng *rng);

/* tensor.c */
extern const struct game_part golden_parts[];
void golden_tensor(const void *seen, uint8_t *out);

#endif
