/* What an action brought about that its sentence does not say: who was driven
 * away, gold, judgements, and how eras and the game end. */
#include "engine/facts.h"
#include "games/golden/golden.h"

const char *const golden_facts[FACT_COUNT] = {
    [FACT_CITY_LOST] = "city-lost",
    [FACT_EXPELLED] = "expelled",
    [FACT_GOLD] = "gold",
    [FACT_FUTURE_NOW] = "future-now",
    [FACT_JUDGED] = "judged",
    [FACT_ERA_ENDED] = "era-ended",
    [FACT_LAST_TURNS] = "last-turns",
    [FACT_FUTURE_MET] = "future-met",
    [FACT_FUTURE_MISSED] = "future-missed",
    [FACT_ENDED] = "ended",
};

/* GA-4.4, GA-7.4: whose colonists a tile or an attack sent to their capital, a
 * square at a time. */
static void expelled(const struct golden_seat *had,
                     const struct golden_seat *has, unsigned p,
                     struct facts *out)
{
    uint64_t left = 0;

    for (int i = 0; i < COLONISTS; i++)
        if (golden_place(had, i) != golden_place(has, i))
            left |= golden_on_map(had->colonist[i]);
    for (; left; left &= left - 1) {
        struct message_args args = facts_about(out, p);
        unsigned at = bit_lowest(left), count = 0;
        for (int i = 0; i < COLONISTS; i++)
            count += golden_place(had, i) == at && golden_place(has, i) != at;
        message_number(&args, "count", (int)count);
        message_word(&args, "at", golden_square_labels[at]);
        facts_add(out, FACT_EXPELLED, &args);
    }
}

/* GA-7.4: cities lost to an attack. Whoever acts moves colonists, but not those
 * that a tile covers. */
static void attacked(const struct golden_state *was,
                     const struct golden_state *is, unsigned p,
                     struct facts *out)
{
    const struct golden_seat *had = &was->seat[p], *has = &is->seat[p];
    bool moves = p == was->turn && was->head.phase != PHASE_TILE;

    for (uint64_t m = had->city & ~has->city; m; m &= m - 1) {
        struct message_args args = facts_about(out, p);
        message_word(&args, "at", golden_square_labels[bit_lowest(m)]);
        facts_add(out, FACT_CITY_LOST, &args);
    }
    if (!moves && is->era == was->era)
        expelled(had, has, p, out);
}

static void put_gold(const struct golden_state *was,
                     const struct golden_state *is, unsigned p,
                     struct facts *out)
{
    int more = is->seat[p].gold - was->seat[p].gold;
    struct message_args args = facts_about(out, p);

    if (!more)
        return;
    message_word(&args, "way", more > 0 ? "gains" : "pays");
    message_number(&args, "gold", more > 0 ? more : -more);
    facts_add(out, FACT_GOLD, &args);
}

/* GA-10.3: what the score counts already, which somebody else may take away. */
static void future_now(const struct golden_state *was,
                       const struct golden_state *is, unsigned p,
                       struct facts *out)
{
    bool met = golden_future_met(is, (int)p);
    struct message_args args = facts_about(out, p);

    if (golden_future_met(was, (int)p) == met)
        return;
    message_word(&args, "future", golden_future_names[is->seat[p].future]);
    message_word(&args, "way", met ? "gains" : "loses");
    message_number(&args, "points", FUTURE_POINTS);
    facts_add(out, FACT_FUTURE_NOW, &args);
}

/* GA-9.4: the judgement of an era that has ended. */
static void end_of_era(const struct golden_state *was,
                       const struct golden_state *is, struct facts *out)
{
    struct message_args args = { .game = out->game->id };
    unsigned era = was->era;

    message_number(&args, "era", era + 1);
    facts_add(out, FACT_ERA_ENDED, &args);
    for (unsigned p = 0; p < is->head.seats; p++) {
        args = facts_about(out, p);
        message_word(&args, "judgement",
                     golden_judgement_names[is->chosen[era]]);
        message_number(&args, "points", is->seat[p].judged[era]);
        facts_add(out, FACT_JUDGED, &args);
    }
}

/* GA-10.3, and why it is over: GA-10.1. */
static void end_of_game(const struct golden_state *s, struct facts *out)
{
    struct message_args none = { .game = out->game->id };

    for (unsigned p = 0; p < s->head.seats; p++) {
        struct message_args args = facts_about(out, p);
        bool met = golden_future_met(s, (int)p);
        if (s->seat[p].future >= FUTURE_COUNT)
            continue;
        message_word(&args, "future", golden_future_names[s->seat[p].future]);
        message_number(&args, "points", met ? FUTURE_POINTS : 0);
        facts_add(out, met ? FACT_FUTURE_MET : FACT_FUTURE_MISSED, &args);
    }
    facts_add(out, FACT_ENDED, &none);
}

void golden_tell_facts(const void *before, const void *after, struct facts *out)
{
    const struct golden_state *was = before, *is = after;
    bool over = is->head.actor == ACTOR_NONE;
    struct message_args none = { .game = out->game->id };

    if (was->stage == STAGE_SETUP)
        return;
    for (unsigned p = 0; p < is->head.seats; p++)
        attacked(was, is, p, out);
    for (unsigned p = 0; p < is->head.seats; p++)
        put_gold(was, is, p, out);
    for (unsigned p = 0; p < is->head.seats && !over; p++)
        future_now(was, is, p, out);
    if (was->stage != STAGE_LAST && is->stage == STAGE_LAST)
        facts_add(out, FACT_LAST_TURNS, &none);
    if (over || is->era != was->era)
        end_of_era(was, is, out);
    if (over)
        end_of_game(is, out);
}
