/* Beginning a game, its deals, and the choice of civilizations that opens an
 * era (chapters 2 and 3). */
#include "games/golden/golden.h"

#include "base/mem.h"

enum { START_SQUARE = 24 };

/* GA-2.2: a player board with 3 gold and 5 cubes; 7 cubes lie on tiles. */
static void begin_seat(struct golden_seat *me)
{
    me->tech = (uint32_t)TECHS_START;
    me->gold = START_GOLD;
    me->reserve = START_RESERVE;
    me->capital = SQUARE_NONE;
    me->civ = NONE;
    me->future = NONE;
    me->shown = 1;
    for (int i = 0; i < COLONISTS; i++)
        me->colonist[i] = SQUARE_NONE;
    for (int i = 0; i < SLOTS; i++)
        me->building[i] = NONE;
    for (int i = 0; i < ERAS; i++)
        me->dealt[i] = NONE;
}

void golden_begin(void *state, const struct game_setup *setup)
{
    struct golden_state *s = state;

    mem_zero(s, sizeof *s);
    s->head.sees = SEES_ALL;
    s->head.seats = setup->seats;
    s->head.options = setup->options;
    for (int p = 0; p < setup->seats; p++)
        begin_seat(&s->seat[p]);
    for (int k = 0; k < SYMBOL_COUNT; k++)
        s->symbol[k] = golden_island[k];
    s->twice = golden_island_twice;
    s->civ_unseen = (1u << CIV_COUNT) - 1;
    s->tile_unseen = 0xffff;
    /* GA-2.5r1: an option leaves the tenth card out. */
    s->future_unseen = setup->options & OPTION_TENTH ? 0x1ff : 0x3ff;
    for (int i = 0; i < ERAS; i++)
        s->chosen[i] = NONE;
    for (int i = 0; i < TILE_COUNT; i++)
        s->place[i] = SQUARE_NONE;
    for (int i = 0; i < GLORY_KINDS; i++)
        s->glory[i] = golden_glory_copies[i];
    s->tile = s->worker = s->card = s->drawn[0] = s->drawn[1] = NONE;
    golden_push(s, PHASE_JUDGEMENT);
    golden_push(s, PHASE_DEAL_FUTURE);
    golden_push(s, PHASE_DEAL_CIV);
    golden_push(s, PHASE_FIRST);
    golden_push(s, PHASE_START_ROTATION);
    golden_proceed(s);
}

/* GA-2.1: the start tile lies in the middle, turned by chance. */
void golden_start_rotation(struct golden_state *s, unsigned turns)
{
    golden_lay_tile(s, TILE_START, turns, START_SQUARE);
    golden_pop(s);
}

/* GA-2.6: somebody is first until the first era's cards are numbered. */
void golden_first(struct golden_state *s, unsigned seat)
{
    s->first = (uint8_t)seat;
    golden_pop(s);
}

uint64_t golden_civs_of(const struct golden_state *s, unsigned era)
{
    return s->civ_unseen & golden_era_civs[era];
}

uint64_t golden_civ_deck(const struct golden_state *s)
{
    return golden_civs_of(s, s->left % ERAS);
}

/* GA-2.4: a civilization of each era for everybody, seat by seat. */
void golden_deal_civ(struct golden_state *s, unsigned civ)
{
    uint8_t *card = &s->seat[s->left / ERAS].dealt[s->left % ERAS];

    *card = civ < CIV_COUNT ? (uint8_t)civ : HIDDEN;
    if (civ < CIV_COUNT)
        s->civ_unseen &= ~(1u << civ);
    if (++s->left == s->head.seats * ERAS) {
        s->left = 0;
        golden_pop(s);
    }
}

/* GA-2.5: a future technology for everybody, kept secret. */
void golden_deal_future(struct golden_state *s, unsigned future)
{
    s->seat[s->left].future = future < FUTURE_COUNT ? (uint8_t)future : HIDDEN;
    if (future < FUTURE_COUNT)
        s->future_unseen &= (uint16_t) ~(1u << future);
    if (++s->left == s->head.seats) {
        s->left = 0;
        golden_pop(s);
    }
}

/* GA-2.3r1: which card is not in the box is an option: the tenth by default,
 * another, or none. */
unsigned golden_judgement_out(const struct golden_state *s)
{
    unsigned v = s->head.options >> OPTION_OUT_SHIFT & 15;

    return v == JUDGEMENT_COUNT ? v : v ? v - 1 : JUDGEMENT_J10;
}

uint64_t golden_judgement_deck(const struct golden_state *s)
{
    return ((1u << JUDGEMENT_COUNT) - 1) & ~(1u << golden_judgement_out(s)) &
           ~(uint32_t)s->judgements;
}

/* GA-2.3: five judgements lie open. */
void golden_show_judgement(struct golden_state *s, unsigned judgement)
{
    s->judgements |= (uint16_t)(1u << judgement);
    if (bit_count(s->judgements) == SHOWN_JUDGEMENTS)
        golden_pop(s);
}

/* GA-2.7: second copies are for three or four seats. */
unsigned golden_building_deck(const struct golden_state *s, unsigned kind)
{
    if (kind / KINDS_AN_ERA != s->era)
        return 0;
    return 1u + (s->head.seats >= golden_buildings[kind].second) -
           s->offer[kind % KINDS_AN_ERA];
}

/* GA-3.1: as many buildings as seats are turned up, if there are so many;
 * GA-3.1r1: the others stay out of the game. */
void golden_show_building(struct golden_state *s, unsigned kind)
{
    unsigned first = s->era * KINDS_AN_ERA, left = 0;

    s->offer[kind % KINDS_AN_ERA]++;
    for (unsigned i = 0; i < KINDS_AN_ERA; i++)
        left += golden_building_deck(s, first + i);
    if (!left || s->offer[0] + s->offer[1] + s->offer[2] == s->head.seats)
        golden_pop(s);
}

/* GA-3.3: a card that is taken works at once, if it does; GA-3.3r1: one that
 * is kept does not do so again; GA-3.3r3: the first player is found later.
 * GA-3.5: what lasts is that of the card held, so the old one ends here. */
void golden_take_civ(struct golden_state *s, unsigned civ)
{
    struct golden_seat *me = golden_me(s);

    me->civ = (uint8_t)civ;
    me->taken |= (uint8_t)(1u << golden_civs[civ].era);
    golden_civ_now(s, s->turn);
}

/* The card of the era is shown to everybody, whether it is taken or not. */
void golden_show_civ(struct golden_state *s, unsigned civ)
{
    struct golden_seat *me = golden_me(s);

    me->dealt[s->era] = (uint8_t)civ;
    me->shown++;
    s->civ_unseen &= ~(1u << civ);
    golden_pop(s);
}

/* GA-3.2: the new card is shown; the old or the new one is held from now on,
 * the other is discarded. */
void golden_choose_civ(struct golden_state *s, unsigned civ)
{
    const struct golden_seat *me = golden_me(s);

    if (civ == me->civ) {
        golden_show_civ(s, me->dealt[s->era]);
    } else {
        golden_show_civ(s, civ);
        golden_take_civ(s, civ);
    }
}

/* GA-3.4: the lowest number is first; GA-3.4r1: of equal ones the nearest
 * clockwise from the first player before. */
unsigned golden_first_player(const struct golden_state *s)
{
    unsigned best = s->first, seats = s->head.seats;

    for (unsigned i = 1; i < seats; i++) {
        unsigned p = (s->first + i) % seats;
        if (golden_civs[s->seat[p].civ].number <
            golden_civs[s->seat[best].civ].number)
            best = p;
    }
    return best;
}
