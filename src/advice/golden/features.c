/* What the learnt evaluation of The Golden Ages looks at, seen from one seat,
 * and what its styles are measured by. features.def names the numbers in their
 * order; weights.def holds what was learnt about them. */
#include "advice/golden/advice.h"

_Static_assert((int)FEATURE_COUNT <= ADVICE_FEATURES_MAX, "features fit");

enum { DEAR = 99 }; /* the price of what is not on offer */

const char *const golden_feature_names[FEATURE_COUNT] = {
#define FEATURE(id, name) name,
#include "advice/golden/features.def"
#undef FEATURE
};

const struct advice_net golden_nets[GAME_SEATS_MAX + 1] = {
#include "advice/golden/weights.def"
};

static void look_at_time(const struct golden_state *s, int seat, int16_t f[])
{
    const struct golden_seat *me = &s->seat[seat];

    f[FEATURE_ONE] = 1;
    f[FEATURE_ERA] = s->era;
    f[FEATURE_LAST_STAGE] = s->stage == STAGE_LAST;
    f[FEATURE_GOLDEN] = me->golden;
    if (me->civ < CIV_COUNT)
        f[FEATURE_CIV_NUMBER] = golden_civs[me->civ].number;
}

static void look_at_points(const struct golden_seat *me, const int points[],
                           int16_t f[])
{
    f[FEATURE_ARTISTS] = (int16_t)me->artists;
    f[FEATURE_CINEMA] = (int16_t)me->built;
    f[FEATURE_WONDER_POINTS] = (int16_t)points[SOURCE_WONDERS];
    f[FEATURE_DISCOVERIES] = (int16_t)points[SOURCE_DISCOVERIES];
    f[FEATURE_JUDGED] = (int16_t)points[SOURCE_JUDGEMENTS];
    f[FEATURE_TECH_POINTS] = (int16_t)points[SOURCE_TECHNOLOGIES];
    f[FEATURE_GLORY] = (int16_t)points[SOURCE_GLORY];
    f[FEATURE_FUTURE] = points[SOURCE_FUTURE] > 0;
}

/* How far a seat is ahead of the best other in what a source counts. */
static int lead_in(const struct golden_state *s, int seat,
                   const unsigned count[], unsigned source)
{
    int best = 0;

    for (int p = 0; p < s->head.seats; p++) {
        int n = p == seat ? 0 : (int)golden_count(s, p, source);

        if (n > best)
            best = n;
    }
    return (int)count[source] - best;
}

/* Judgements that may still be chosen, and the secret future technology. */
static void look_at_judgements(const struct golden_state *s, int seat,
                               const unsigned count[], int16_t f[])
{
    unsigned open = s->judgements, future = s->seat[seat].future;
    int best = 0, sum = 0, lead = INT16_MIN, kinds = 0;

    for (int i = 0; i < ERAS; i++)
        if (s->chosen[i] < JUDGEMENT_COUNT)
            open &= ~(1u << s->chosen[i]);
    for (; open; open &= open - 1, kinds++) {
        const struct golden_judgement_info *j =
            &golden_judgements[bit_lowest(open)];
        int n = (int)(j->n * count[j->source]);
        int ahead = j->n * lead_in(s, seat, count, j->source);

        sum += n;
        if (n > best)
            best = n;
        if (ahead > lead)
            lead = ahead;
    }
    if (kinds) {
        f[FEATURE_JUDGE_BEST] = (int16_t)best;
        f[FEATURE_JUDGE_MEAN] = (int16_t)(sum / kinds);
        f[FEATURE_JUDGE_LEAD] = (int16_t)lead;
    }
    if (future < FUTURE_COUNT) {
        int ahead = lead_in(s, seat, count, golden_futures[future].source);

        f[FEATURE_FUTURE_LEAD] = (int16_t)(ahead > 4    ? 4
                                           : ahead < -4 ? -4
                                                        : ahead);
    }
}

static void look_at_map(const struct golden_state *s, int seat,
                        const unsigned count[], int16_t f[])
{
    const struct golden_seat *me = &s->seat[seat];

    f[FEATURE_GAME] = (int16_t)count[SRC_GAME];
    f[FEATURE_WHEAT] = (int16_t)count[SRC_WHEAT];
    f[FEATURE_ROCK] = (int16_t)count[SRC_ROCK];
    f[FEATURE_GEM] = (int16_t)count[SRC_GEM];
    f[FEATURE_CUBES] = (int16_t)count[SRC_CUBE];
    f[FEATURE_CITIES] = (int16_t)bit_count(me->city);
    f[FEATURE_RESERVE] = me->reserve;
    f[FEATURE_FRESH] = (int16_t)count[SRC_FRESH];
}

/* Technologies that could be bought now. */
static void look_at_prices(const struct golden_seat *me, int16_t f[])
{
    unsigned off = golden_civ_gives(me, OP_TECHOFF), buyable = 0;

    for (uint32_t m = golden_open_techs(me); m; m &= m - 1)
        buyable += golden_tech_cost[golden_level(bit_lowest(m))] <=
                   me->gold + off;
    f[FEATURE_TECHS_BUYABLE] = (int16_t)buyable;
    f[FEATURE_TECH_NEXT] = buyable || me->gold >= DEAR;
}

static void look_at_board(const struct golden_state *s, int seat, int16_t f[])
{
    const struct golden_seat *me = &s->seat[seat];

    f[FEATURE_GOLD] = (int16_t)me->gold;
    f[FEATURE_BUILDINGS] = (int16_t)golden_buildings_held(me);
    for (int i = 0; i < SLOTS; i++)
        f[FEATURE_READY] += me->building[i] < USED;
    f[FEATURE_SLOTS] = (int16_t)golden_slots(me);
    f[FEATURE_WONDERS] = (int16_t)bit_count(me->wonders);
    f[FEATURE_WONDERS_READY] = (int16_t)bit_count(me->wonders &
                                                  ~(unsigned)s->wonder_used);
    f[FEATURE_ATTACKS] = me->attacks;
    f[FEATURE_TECHS] = (int16_t)bit_count(me->tech);
    look_at_prices(me, f);
    for (unsigned row = 0, k = FEATURE_CARRIAGE; row < 4; row++)
        for (unsigned level = 1; level < TECH_LEVELS; level++, k++)
            f[k] = golden_has(me, row * TECH_LEVELS + level);
}

static void look_at_phase(unsigned phase, int16_t f[])
{
    f[FEATURE_DUE_MOVE] += phase == PHASE_MOVE;
    f[FEATURE_DUE_ATTACK] += phase == PHASE_TO || phase == PHASE_GLORY;
    f[FEATURE_DUE_CITY] += phase == PHASE_CITY;
    f[FEATURE_DUE_CARD] += phase == PHASE_CARD;
    f[FEATURE_DUE_TECH] += phase == PHASE_FREE_TECH || phase == PHASE_BUY ||
                           phase == PHASE_TOP;
    f[FEATURE_DUE_STAND] += phase == PHASE_STAND;
}

/* What the seat whose turn it is has still to do in it. */
static void look_at_due(const struct golden_state *s, int seat, int16_t f[])
{
    if (seat != s->turn)
        return;
    for (int i = 0; i < s->depth; i++)
        look_at_phase(s->due[i], f);
}

/* What the others are up to. */
static void look_at_rivals(const struct golden_state *s, int seat, int16_t f[])
{
    const struct golden_seat *me = &s->seat[seat];
    bool strikes = me->attacks < ATTACKS &&
                   me->gold >= golden_attack_cost[me->attacks];
    uint64_t near = 0;
    unsigned wonder = DEAR, golden = 0;

    for (int p = 0; p < s->head.seats; p++) {
        if (p == seat)
            continue;
        near |= golden_control(&s->seat[p]);
        golden += s->seat[p].golden;
    }
    for (uint64_t m = golden_wonder_offer(s); m; m &= m - 1) {
        unsigned price = golden_wonder_price(me, bit_lowest(m));

        if (price < wonder)
            wonder = price;
    }
    f[FEATURE_GOLDEN_RIVALS] = (int16_t)golden;
    f[FEATURE_WAIT] = (int16_t)((seat + s->head.seats - s->turn) %
                                s->head.seats);
    f[FEATURE_EXPOSED] = (int16_t)bit_count(me->city & near);
    f[FEATURE_TARGETS] = (int16_t)(strikes ? bit_count(golden_targets(s, seat))
                                           : 0);
    f[FEATURE_WONDER_NEXT] = wonder <= me->gold;
}

void golden_features(const void *state, int seat,
                     int16_t out[ADVICE_FEATURES_MAX])
{
    const struct golden_state *s = state;
    struct golden_holding has;

    golden_hold(s, seat, &has);
    look_at_time(s, seat, out);
    look_at_points(&s->seat[seat], has.points, out);
    look_at_map(s, seat, has.count, out);
    look_at_board(s, seat, out);
    look_at_due(s, seat, out);
    out[FEATURE_WORTH] = (int16_t)(golden_still(s, seat, &has) / 50);
    look_at_judgements(s, seat, has.count, out);
    look_at_rivals(s, seat, out);
}

/* Builders count buildings and wonders, explorers symbols they come to
 * control, rivals attacks. */
int golden_statistic(const void *before, game_action action, const void *after,
                     int seat, int style)
{
    const struct golden_state *b = before, *a = after;
    unsigned kind = action_kind(action);
    int more = 0;

    switch (style) {
    case 0:
        return b->head.actor == seat &&
               (kind == KIND_CARD || kind == KIND_WONDER ||
                kind == KIND_WONDER_FREE);
    case 1:
        for (unsigned k = SRC_GAME; k <= SRC_GEM; k++) {
            int n = (int)golden_count(a, seat, k) -
                    (int)golden_count(b, seat, k);

            more += n > 0 ? n : 0;
        }
        return more;
    }
    return b->head.actor == seat &&
           (kind == KIND_SOLDIER || kind == KIND_ROCKET);
}
