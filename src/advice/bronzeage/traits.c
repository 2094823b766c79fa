/* What a guess at the other's hand would mean for how it has played: good
 * cards are played early and survive The Collapse. traits.def names the
 * numbers in their order; likely.def holds what was learnt. */
#include "advice/bronzeage/advice.h"

/* For each part of the game: cards that fit the civilization by Ability, their
 * icons, and basic icons, of fitting cards and of others. */
enum { TRAIT_PART = TRAIT_AFTER_NONE - TRAIT_BEFORE_NONE };

_Static_assert((int)TRAIT_COUNT <= ADVICE_FEATURES_MAX, "traits fit");
_Static_assert(TRAIT_BEFORE_SPECIAL - TRAIT_BEFORE_NONE == ABILITY_COUNT,
               "a line for each Ability");

const char *const bronzeage_trait_names[TRAIT_COUNT] = {
#define TRAIT(id, name) name,
#include "advice/bronzeage/traits.def"
#undef TRAIT
};

const int16_t bronzeage_likely[ADVICE_FEATURES_MAX] = {
#include "advice/bronzeage/likely.def"
};

static void look_at_cards(uint64_t cards, uint64_t fits, int16_t out[])
{
    for (; cards; cards &= cards - 1) {
        unsigned card = bit_lowest(cards);
        const struct bronzeage_card_info *c = &bronzeage_cards[card];
        bool fit = fits >> card & 1;

        if (fit) {
            out[TRAIT_BEFORE_NONE + c->ability]++;
            out[TRAIT_BEFORE_SPECIAL] += c->special;
        }
        out[fit ? TRAIT_BEFORE_BASIC_FIT : TRAIT_BEFORE_BASIC] += c->basic;
    }
}

void bronzeage_traits(const void *guess, int sees,
                      int16_t out[ADVICE_FEATURES_MAX])
{
    const struct bronzeage_state *s = guess;

    for (int p = 0; p < SEATS; p++) {
        const struct bronzeage_seat *seat = &s->seat[p];
        uint64_t fits;

        if (p == sees || seat->civ >= CIV_COUNT)
            continue;
        fits = bronzeage_fits(seat);
        look_at_cards(seat->hand & ~seat->raided, fits,
                      s->collapse == COLLAPSE_DONE ? out + TRAIT_PART : out);
    }
}
