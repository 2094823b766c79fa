/* What an action brought about that its sentence does not say: routes,
 * provinces and cities that changed hands or value, and the end. */
#include "engine/facts.h"
#include "games/bronze/bronze.h"

const char *const bronze_facts[FACT_COUNT] = {
    [FACT_ROUTE_WON] = "route-won",
    [FACT_ROUTE_BACK] = "route-back",
    [FACT_PROVINCE_WON] = "province-won",
    [FACT_PROVINCE_MISSED] = "province-missed",
    [FACT_PROVINCE_OUT] = "province-out",
    [FACT_CITY_MET] = "city-met",
    [FACT_CITY_UNMET] = "city-unmet",
    [FACT_CITY_WORTH] = "city-worth",
    [FACT_CITY_DECIDED] = "city-decided",
    [FACT_IDLE] = "idle",
    [FACT_RESERVE] = "reserve",
    [FACT_ENDING] = "ending",
    [FACT_ENDED] = "ended",
};

static void put_route(struct facts *out, unsigned fact, unsigned seat,
                      unsigned terrain, unsigned route)
{
    struct message_args args = facts_about(out, seat);

    message_word(&args, "terrain", bronze_terrain_names[terrain]);
    message_number(&args, "length", bronze_route_length[route]);
    message_number(&args, "points", bronze_route_points[route]);
    facts_add(out, fact, &args);
}

/* B-5.2: a better token is won, the one before it goes back. */
static void routes(const struct bronze_state *was,
                   const struct bronze_state *is, struct facts *out)
{
    for (unsigned p = 0; p < is->head.seats; p++)
        for (unsigned t = 0; t < TERRAIN_COUNT; t++)
            for (unsigned r = 0; r < ROUTE_COUNT; r++) {
                unsigned had = was->route[p][r] >> t & 1;
                unsigned has = is->route[p][r] >> t & 1;
                if (had != has)
                    put_route(out, has ? FACT_ROUTE_WON : FACT_ROUTE_BACK, p, t,
                              r);
            }
}

static void put_province(const struct bronze_state *s, struct facts *out,
                         unsigned fact, struct message_args *args,
                         unsigned place)
{
    message_number(args, "tile", place + 1);
    message_number(args, "points", bronze_province_points[s->province[place]]);
    facts_add(out, fact, args);
}

/* B-5.3: a token is decided; whoever had settled there and is not its holder
 * has missed it. Of one that nobody gets there is no more to say. */
static void decided(const struct bronze_state *s, unsigned place,
                    struct facts *out)
{
    struct message_args args = { .game = out->game->id };
    unsigned winner = s->holder[place];

    if (winner == HOLDER_OUT) {
        put_province(s, out, FACT_PROVINCE_OUT, &args, place);
        return;
    }
    args = facts_about(out, winner);
    put_province(s, out, FACT_PROVINCE_WON, &args, place);
    for (unsigned p = 0; p < s->head.seats; p++) {
        if (p == winner || !s->count[place][p])
            continue;
        args = facts_about(out, p);
        message_seat(&args, "winner", (int)winner);
        put_province(s, out, FACT_PROVINCE_MISSED, &args, place);
    }
}

static void put_city(struct facts *out, unsigned fact, unsigned seat,
                     unsigned city, int was, int is)
{
    struct message_args args = facts_about(out, seat);

    message_word(&args, "city", bronze_city_names[city]);
    message_number(&args, "points", is);
    message_number(&args, "was", was);
    facts_add(out, fact, &args);
}

/* Cities held before and after, worth more or less; the end decides them. */
static void cities(const struct bronze_state *was,
                   const struct bronze_state *is, struct facts *out)
{
    bool over = is->head.actor == ACTOR_NONE;

    for (unsigned p = 0; p < is->head.seats; p++)
        for (uint64_t m = is->cities[p]; m; m &= m - 1) {
            unsigned city = bit_lowest(m);
            bool held = was->cities[p] >> city & 1;
            int had = held ? bronze_city_points(was, p, city) : 0;
            int has = bronze_city_points(is, p, city);
            if (over)
                put_city(out, FACT_CITY_DECIDED, p, city, had, has);
            else if (held && had != has)
                put_city(out,
                         !has   ? FACT_CITY_UNMET
                         : !had ? FACT_CITY_MET
                                : FACT_CITY_WORTH,
                         p, city, had, has);
        }
}

/* B-6.1: what has set off the end. */
static void put_end(struct facts *out, unsigned fact, unsigned why)
{
    static const char *const reasons[] = { "end-stack", "end-markers",
                                           "end-last-tile" };
    struct message_args args = { .game = out->game->id };

    message_list(&args, "why");
    for (; why; why &= why - 1)
        message_item(&args, reasons[bit_lowest(why)]);
    facts_add(out, fact, &args);
}

/* B-3.5: the first stack is empty; the next sets off the end. */
static void reserve(const struct bronze_state *was,
                    const struct bronze_state *is, struct facts *out)
{
    struct message_args args = { .game = out->game->id };

    if (was->stack[STACKS] && !is->stack[STACKS])
        facts_add(out, FACT_RESERVE, &args);
}

/* A turn is over, and none of the cards that woke in it has settled. */
static void idle(const struct bronze_state *was, const struct bronze_state *is,
                 struct facts *out)
{
    struct message_args args = { .game = out->game->id };

    if (!bronze_is_settling(was) || bronze_used(was, was->turn) ||
        (is->turn == was->turn && is->round == was->round &&
         bronze_is_settling(is)))
        return;
    message_seat(&args, "who", was->turn);
    facts_add(out, FACT_IDLE, &args);
}

void bronze_tell_facts(const void *before, const void *after, struct facts *out)
{
    const struct bronze_state *was = before, *is = after;

    idle(was, is, out);
    routes(was, is, out);
    for (unsigned i = 0; i < is->places; i++)
        if (was->holder[i] == HOLDER_OPEN && is->holder[i] != HOLDER_OPEN)
            decided(is, i, out);
    cities(was, is, out);
    reserve(was, is, out);
    if (is->ending & ~was->ending)
        put_end(out, FACT_ENDING, is->ending & (unsigned)~was->ending);
    if (is->head.actor == ACTOR_NONE)
        put_end(out, FACT_ENDED, is->ending);
}
