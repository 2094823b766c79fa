/* Counting what cards ask for, and points by source (chapter 10). Points count
 * as if the game ended now, with what the state knows. */
#include "games/golden/golden.h"

/* Judgements and futures also have their names by these ids. */
const char *const golden_counted[COUNTED_COUNT] = {
    [SRC_GAME] = "game",
    [SRC_WHEAT] = "wheat",
    [SRC_ROCK] = "rock",
    [SRC_GEM] = "gem",
    [SRC_CUBE] = "cube",
    [SRC_CITY] = "city",
    [SRC_CITYCAP] = "city-or-capital",
    [SRC_GLORY] = "glory-tile",
    [SRC_WONDER] = "wonder",
    [SRC_BUILD] = "building",
    [SRC_TECH] = "technology",
    [SRC_TECH34] = "high-technology",
    [SRC_AGORA] = "on-agora",
    [SRC_TIRED] = "lying",
    [SRC_FRESH] = "standing",
    [SRC_GOLD] = "gold",
    [SRC_GOLD3] = "three-gold",
};

/* GA-1.3r1: a square with two symbols counts twice; GA-5.3r4: whoever is there
 * counts it. */
static unsigned symbols(const struct golden_state *s, int seat, unsigned k,
                        uint64_t capitals)
{
    uint64_t m = s->symbol[k] & golden_control(&s->seat[seat]) & ~capitals;

    return bit_count(m) + bit_count(m & s->twice);
}

/* Colonists of all seats on the agora, or lying on the map. */
static unsigned anybodys(const struct golden_state *s, bool agora)
{
    unsigned n = 0;

    for (int p = 0; p < s->head.seats; p++)
        for (int i = 0; i < COLONISTS; i++)
            n += agora ? s->seat[p].colonist[i] == PLACE_AGORA
                       : s->seat[p].colonist[i] < SQUARES;
    return n;
}

static unsigned high_techs(const struct golden_seat *me)
{
    return bit_count(me->tech & (golden_techs_at(3) | golden_techs_at(4)));
}

static unsigned fresh(const struct golden_seat *me)
{
    unsigned n = 0;

    for (int i = 0; i < COLONISTS; i++)
        n += golden_is_standing(me->colonist[i]);
    return n;
}

/* GA-1.3: what a seat has of something; GA-1.3r2: not the technologies printed
 * on the player board. */
unsigned golden_count(const struct golden_state *s, int seat, unsigned source)
{
    const struct golden_seat *me = &s->seat[seat];

    switch ((enum golden_src)source) {
    case SRC_GAME:
    case SRC_WHEAT:
    case SRC_ROCK:
    case SRC_GEM: return symbols(s, seat, source, golden_capitals(s));
    case SRC_CUBE: return bit_count(me->city) + bit_count(me->second);
    case SRC_CITY: return bit_count(me->city);
    case SRC_CITYCAP: return bit_count(me->city) + 1;
    case SRC_GLORY: return me->attacks;
    case SRC_WONDER: return bit_count(me->wonders);
    case SRC_BUILD: return golden_buildings_held(me);
    case SRC_TECH: return bit_count(me->tech) - bit_count(TECHS_START);
    case SRC_TECH34: return high_techs(me);
    case SRC_AGORA: return anybodys(s, true);
    case SRC_TIRED: return anybodys(s, false);
    case SRC_FRESH: return fresh(me);
    case SRC_GOLD: return me->gold;
    case SRC_GOLD3: return me->gold / GOLD_A_POINT;
    }
    return 0;
}

void golden_count_all(const struct golden_state *s, int seat,
                      unsigned out[COUNTED_COUNT])
{
    uint64_t capitals = golden_capitals(s);

    for (unsigned k = 0; k < SYMBOL_COUNT; k++)
        out[k] = symbols(s, seat, k, capitals);
    for (unsigned k = SYMBOL_COUNT; k < COUNTED_COUNT; k++)
        out[k] = golden_count(s, seat, k);
}

/* GA-10.3: more than everybody else, and at least one (GA-10.3r2); GA-10.3r1:
 * an option lets a tie do. */
bool golden_future_met(const struct golden_state *s, int seat)
{
    unsigned source, mine;

    if (s->seat[seat].future >= FUTURE_COUNT)
        return false;
    source = golden_futures[s->seat[seat].future].source;
    mine = golden_count(s, seat, source);
    for (int p = 0; p < s->head.seats; p++) {
        unsigned theirs = golden_count(s, p, source);
        if (p != seat && (theirs > mine ||
                          (theirs == mine && !(s->head.options & OPTION_TIES))))
            return false;
    }
    return mine > 0;
}

/* GA-8.1, GA-10.2: what a wonder has brought and would bring at the end. */
static int wonder_points(const struct golden_state *s, int seat, unsigned w)
{
    const struct golden_effect *e = golden_wonders[w].effect;
    int n = s->wonder_points[w];

    for (int k = 0; k < 2; k++)
        if (e[k].when == END)
            n += (int)(e[k].n * (e[k].op == OP_VPPER
                                     ? golden_count(s, seat, e[k].arg)
                                     : 1u));
    return n;
}

static int back_points(const struct golden_seat *me)
{
    int n = 0;

    for (unsigned level = 1; level < TECH_LEVELS; level++)
        n += (int)bit_count(me->tech & golden_techs_at(level)) *
             golden_tech_back[level];
    return n;
}

/* GA-10.2: gold, technologies, glory, wonders, future, and what was scored on
 * the way, in no particular order (GA-10.2r1). */
int golden_points(const void *state, int seat, int source)
{
    const struct golden_state *s = state;
    const struct golden_seat *me = &s->seat[seat];
    int n = 0;

    switch ((enum golden_source)source) {
    case SOURCE_ARTISTS: return me->artists;
    case SOURCE_BUILDINGS: return me->built;
    case SOURCE_WONDERS:
        for (uint32_t m = me->wonders; m; m &= m - 1)
            n += wonder_points(s, seat, bit_lowest(m));
        return n;
    case SOURCE_DISCOVERIES:
        for (int i = 0; i < 4; i++)
            n += me->discovery[i];
        return n + me->agora + me->granted;
    case SOURCE_JUDGEMENTS:
        for (int i = 0; i < ERAS; i++)
            n += me->judged[i];
        return n;
    case SOURCE_TECHNOLOGIES: return back_points(me);
    case SOURCE_GLORY:
        for (int i = 0; i < GLORY_KINDS; i++)
            n += (i + GLORY_LEAST) * me->glory[i];
        return n;
    case SOURCE_GOLD: return me->gold / GOLD_A_POINT;
    case SOURCE_FUTURE: return golden_future_met(s, seat) ? FUTURE_POINTS : 0;
    case SOURCE_COUNT: break;
    }
    return 0;
}

struct sheet {
    struct game_tally *out;
    int count;
};

static void line(struct sheet *t, const char *name, unsigned source, int n)
{
    t->out[t->count++] = (struct game_tally){ .name = name,
                                              .source = (uint8_t)source,
                                              .points = (int16_t)n };
}

/* What the last line counts. */
static void counting(struct sheet *t, unsigned count, unsigned source)
{
    t->out[t->count - 1].count = (int16_t)count;
    t->out[t->count - 1].of = golden_counted[source];
}

static void tally_wonder(struct sheet *t, const struct golden_state *s,
                         int seat, unsigned w)
{
    const struct golden_effect *e = golden_wonders[w].effect;

    line(t, golden_wonder_names[w], SOURCE_WONDERS, wonder_points(s, seat, w));
    for (int k = 0; k < 2; k++)
        if (e[k].when == END && e[k].op == OP_VPPER)
            counting(t, golden_count(s, seat, e[k].arg), e[k].arg);
}

/* Points of an era are those counted when it ended. */
static void tally_judgement(struct sheet *t, const struct golden_seat *me,
                            unsigned judgement, int era)
{
    const struct golden_judgement_info *j = &golden_judgements[judgement];

    line(t, golden_judgement_names[judgement], SOURCE_JUDGEMENTS,
         me->judged[era]);
    if (j->n)
        counting(t, me->judged[era] / j->n, j->source);
}

/* The building that all points of buildings are due to; NULL where several
 * kinds bring some. */
static const char *scoring_building(void)
{
    const char *name = NULL;

    for (unsigned b = 0; b < BUILDING_COUNT; b++) {
        unsigned op = golden_buildings[b].effect.op;
        if (op != OP_VP && op != OP_VPPER)
            continue;
        if (name)
            return NULL;
        name = golden_building_names[b];
    }
    return name;
}

/* Points at once and on the agora, under the newest technology of a row that
 * brings any. */
static void tally_discoveries(struct sheet *t, const struct golden_seat *me)
{
    uint32_t agora = me->tech & golden_tech_with(OP_AGORAVP);

    for (unsigned row = 0; row < TECH_COUNT / TECH_LEVELS; row++) {
        bool here = agora && golden_row(bit_highest(agora)) == row;
        unsigned tech = TECH_LEVELS * (row + 1);
        while (--tech > TECH_LEVELS * row &&
               !(golden_has(me, tech) &&
                 (golden_techs[tech].now.n || agora >> tech & 1)))
            ;
        if (tech > TECH_LEVELS * row)
            line(t, golden_tech_names[tech], SOURCE_DISCOVERIES,
                 me->discovery[row] + (here ? me->agora : 0));
    }
    if (me->granted)
        line(t, NULL, SOURCE_DISCOVERIES, me->granted);
}

int golden_tally(const void *state, int seat,
                 struct game_tally out[GAME_TALLY_MAX])
{
    const struct golden_state *s = state;
    const struct golden_seat *me = &s->seat[seat];
    struct sheet t = { out, 0 };

    line(&t, NULL, SOURCE_ARTISTS, me->artists);
    if (me->built)
        line(&t, scoring_building(), SOURCE_BUILDINGS, me->built);
    for (uint32_t m = me->wonders; m; m &= m - 1)
        tally_wonder(&t, s, seat, bit_lowest(m));
    tally_discoveries(&t, me);
    for (int i = 0; i < ERAS; i++)
        if (s->chosen[i] != NONE)
            tally_judgement(&t, me, s->chosen[i], i);
    for (uint32_t m = me->tech & ~(uint32_t)TECHS_START; m; m &= m - 1)
        line(&t, golden_tech_names[bit_lowest(m)], SOURCE_TECHNOLOGIES,
             golden_tech_back[golden_level(bit_lowest(m))]);
    line(&t, NULL, SOURCE_GLORY, golden_points(s, seat, SOURCE_GLORY));
    counting(&t, me->attacks, SRC_GLORY);
    line(&t, NULL, SOURCE_GOLD, me->gold / GOLD_A_POINT);
    counting(&t, me->gold, SRC_GOLD);
    if (me->future < FUTURE_COUNT) {
        unsigned asks = golden_futures[me->future].source;
        line(&t, golden_future_names[me->future], SOURCE_FUTURE,
             golden_points(s, seat, SOURCE_FUTURE));
        counting(&t, golden_count(s, seat, asks), asks);
    }
    return t.count;
}

/* The civilizations a seat has led in some era. */
int golden_held(const void *state, int seat, const char *out[GAME_TALLY_MAX])
{
    const struct golden_state *s = state;
    const struct golden_seat *me = &s->seat[seat];
    int n = 0;

    for (int era = 0; era < ERAS; era++)
        if (me->taken >> era & 1)
            out[n++] = golden_civ_names[me->dealt[era]];
    return n;
}

/* GA-10.4: most points, then most cities on the map, then a shared place. */
int golden_score(const void *state, int seat)
{
    int sum = 0;

    for (int k = 0; k < SOURCE_COUNT; k++)
        sum += golden_points(state, seat, k);
    return game_score(sum, (int)golden_count(state, seat, SRC_CITY));
}
