/* What an action brought about that its sentence does not say: Triumphs that
 * changed hands, The Collapse, and the end. */
#include "engine/facts.h"
#include "games/bronzeage/bronzeage.h"

const char *const bronzeage_facts[FACT_COUNT] = {
    [FACT_TRIUMPH_WON] = "triumph-won",
    [FACT_TRIUMPH_LOST] = "triumph-lost",
    [FACT_COLLAPSE] = "collapse",
    [FACT_NEW_DECKS] = "new-decks",
    [FACT_ENDED] = "ended",
};

static void put_triumph(struct facts *out, unsigned fact, unsigned seat,
                        unsigned type)
{
    struct message_args args = facts_about(out, seat);

    message_word(&args, "icon", bronzeage_icon_names[type]);
    message_number(&args, "points", TRIUMPH);
    facts_add(out, fact, &args);
}

/* BA-7.4: somebody has more icons of a kind now, or no longer. */
static void triumphs(const struct bronzeage_state *was,
                     const struct bronzeage_state *is, struct facts *out)
{
    for (unsigned t = 0; t < TYPE_COUNT; t++) {
        unsigned had = bronzeage_triumph(was, t);
        unsigned has = bronzeage_triumph(is, t);
        if (had == has)
            continue;
        if (had < SEATS)
            put_triumph(out, FACT_TRIUMPH_LOST, had, t);
        if (has < SEATS)
            put_triumph(out, FACT_TRIUMPH_WON, has, t);
    }
}

/* With the first of the decks that are empty, or "none". */
static void put_empty_deck(const struct bronzeage_state *s, struct facts *out,
                           unsigned fact)
{
    struct message_args args = { .game = out->game->id };
    const char *deck = "none";

    for (unsigned d = DECKS; d-- > 0;)
        if (!s->size[d])
            deck = bronzeage_deck_labels[d];
    message_word(&args, "deck", deck);
    facts_add(out, fact, &args);
}

void bronzeage_tell_facts(const void *before, const void *after,
                          struct facts *out)
{
    const struct bronzeage_state *was = before, *is = after;

    triumphs(was, is, out);
    if (was->collapse == COLLAPSE_AHEAD && is->collapse != COLLAPSE_AHEAD)
        put_empty_deck(was, out, FACT_COLLAPSE);
    if (was->collapse != COLLAPSE_DONE && is->collapse == COLLAPSE_DONE) {
        struct message_args args = { .game = out->game->id };
        message_number(&args, "cards", is->size[0]);
        facts_add(out, FACT_NEW_DECKS, &args);
    }
    if (is->head.actor == ACTOR_NONE)
        put_empty_deck(is, out, FACT_ENDED);
}
