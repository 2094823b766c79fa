/* Naming the largest credits. */
#include "ai/reason.h"

#include "base/mem.h"

enum {
    AT_ONCE = 100, /* points that are worth a word, in hundredths */
    TAKEN = 30,    /* games of 100 */
    WAITS = 60,
    LOST = 50,
    OPEN = 35,
    FEW = 200, /* points, in hundredths */
};

enum { WORTH = UTILITY_ONE / 200, TENTH = 10 }; /* half of one in a hundred */

static struct reason reason_of(const struct compare *sums, int seat, int source)
{
    return (struct reason){
        .seat = (uint8_t)seat,
        .source = (uint8_t)source,
        .points = (int32_t)(100 * sums->points[seat][source] / sums->pairs),
        .wins = compare_credit(sums, seat, source),
    };
}

static bool is_sure(const struct reason *r)
{
    int32_t size = r->wins.mean < 0 ? -r->wins.mean : r->wins.mean;
    int32_t points = r->points < 0 ? -r->points : r->points;

    return size > 2 * r->wins.error && size >= WORTH && points >= TENTH;
}

/* Credits count pairs by what a point was worth there: the points of a reason
 * may on average go the other way, and then it is none. */
static bool is_plain(const struct reason *r, int seat)
{
    return (r->wins.mean > 0) == ((r->points > 0) == (r->seat == seat));
}

static void name(struct reasons *out, const struct reason *r)
{
    int k = out->count;

    if (k < REASON_MAX)
        out->count++;
    else if (out->named[--k].wins.mean >= r->wins.mean)
        return;
    for (; k > 0 && out->named[k - 1].wins.mean < r->wins.mean; k--)
        out->named[k] = out->named[k - 1];
    out->named[k] = *r;
}

/* Whether points of the same source are named already: a reason for and against
 * from one source is no reason. */
static bool is_named(const struct reasons *why, unsigned source)
{
    for (int k = 0; k < why->count; k++)
        if (why->named[k].source == source)
            return true;
    return false;
}

static int32_t in_100(int64_t games, int64_t pairs)
{
    return (int32_t)((100 * games + pairs / 2) / pairs);
}

/* An action that is done once: after it, hardly anybody does it again. */
static bool is_once(const struct compare *sums, int action, int seats,
                    int64_t games)
{
    for (int p = 0; p < seats; p++)
        if (4 * sums->later[action][action][p] > games)
            return false;
    return true;
}

/* Points at once have to be among the reasons, and not to come anyway: at least
 * half of them are still there in the end. */
static void find_at_once(const struct compare *sums, int seat,
                         struct reasons *out)
{
    struct thought best = { .number = AT_ONCE - 1 };
    int told = 0;

    for (int k = 0; k < out->count; k++) {
        const struct reason *r = &out->named[k];
        int64_t now = 100 * sums->at_once[r->source] / sums->pairs;

        if (r->seat != seat || now <= best.number || 2 * r->points < now)
            continue;
        best = (struct thought){ .kind = THOUGHT_AT_ONCE,
                                 .seat = r->seat,
                                 .source = r->source,
                                 .number = (int32_t)now };
        told = k;
    }
    if (!best.kind)
        return;
    out->thought = best;
    out->named[told].told = 2 * out->named[told].points <= 3 * best.number;
}

/* The largest reason is one of the seat and of a rival. */
static void find_ground(int seat, struct reasons *out)
{
    unsigned source = out->named[0].source;
    int own = -1, rival = -1;

    for (int k = 0; k < out->count; k++) {
        const struct reason *r = &out->named[k];

        if (r->source == source && r->seat == seat)
            own = seat;
        else if (r->source == source)
            rival = r->seat;
    }
    if (own >= 0 && rival >= 0)
        out->thought = (struct thought){ .kind = THOUGHT_GROUND,
                                         .seat = (uint8_t)own,
                                         .source = (uint8_t)source,
                                         .rival = (uint8_t)rival };
}

/* A point is worth a twentieth of a win or more, and either may still win. */
static void find_close(const struct compare *sums, int seat,
                       struct reasons *out)
{
    int32_t chance = in_100(sums->share[0][seat], sums->pairs * UTILITY_ONE);
    int64_t wins = compare_difference(sums, seat).mean, points = 0;

    for (int k = 0; k < out->count; k++)
        points += out->named[k].points < 0 ? -out->named[k].points
                                           : out->named[k].points;
    if (chance >= OPEN && chance <= 100 - OPEN && points && points <= FEW &&
        !out->spread && 20 * 100 * wins >= UTILITY_ONE * points)
        out->thought.kind = THOUGHT_CLOSE;
}

static void think(const struct compare *sums, int seat, int seats, bool late,
                  struct reasons *out)
{
    struct thought best = { .number = TAKEN - 1 };
    int32_t waits = in_100(sums->later[0][1][seat], sums->pairs);
    int32_t lost = in_100(sums->later[1][0][seat], sums->pairs);

    find_at_once(sums, seat, out);
    if (out->thought.kind)
        return;
    for (int p = 0; p < seats; p++) {
        int32_t taken = in_100(sums->later[1][0][p], sums->pairs);

        if (p != seat && taken > best.number &&
            is_once(sums, 0, seats, sums->later[1][0][p]))
            best = (struct thought){ .kind = THOUGHT_TAKEN,
                                     .seat = (uint8_t)p,
                                     .number = taken };
    }
    if (!best.kind && waits >= WAITS && lost < LOST &&
        is_once(sums, 1, seats, sums->later[0][1][seat]))
        best = (struct thought){ .kind = THOUGHT_WAITS,
                                 .seat = (uint8_t)seat,
                                 .number = waits };
    if (best.kind)
        out->thought = best;
    else
        find_ground(seat, out);
    if (!out->thought.kind && late)
        find_close(sums, seat, out);
}

/* What is told of one seat is told together. */
static void group(struct reasons *out)
{
    struct reason *named = out->named;

    if (out->count == 3 && named[0].seat == named[2].seat &&
        named[0].seat != named[1].seat) {
        struct reason other = named[1];

        named[1] = named[2];
        named[2] = other;
    }
}

static int told_part(const struct reasons *why, int64_t difference)
{
    int64_t wins = 0;

    for (int k = 0, told = 0; k < why->count && told < REASON_TOLD; k++)
        if (!why->named[k].told) {
            wins += why->named[k].wins.mean;
            told++;
        }
    return (int)(100 * wins / difference);
}

static void name_all(const struct compare *sums, const struct game *game,
                     int seat, int seats, struct reasons *out)
{
    int64_t named = 0;

    for (int p = 0; p < seats; p++)
        for (int k = 0; k < game->source_count; k++) {
            struct reason r = reason_of(sums, p, k);

            if (!is_sure(&r) || !is_plain(&r, seat))
                continue;
            if (r.wins.mean > 0) {
                name(out, &r);
            } else if (!out->though || r.wins.mean < out->against.wins.mean) {
                out->though = true;
                out->against = r;
            }
        }
    for (int k = 0; k < out->count; k++)
        named += out->named[k].wins.mean;
    out->spread = 2 * named * sums->pairs < sums->credits;
    if (!out->count || is_named(out, out->against.source) ||
        -3 * (int64_t)out->against.wins.mean < out->named[0].wins.mean)
        out->though = false;
    group(out);
}

void reason_find(const struct compare *sums, const struct game *game, int seat,
                 int seats, int32_t searched, bool late, struct reasons *out)
{
    struct estimate d = compare_difference(sums, seat);

    mem_zero(out, sizeof *out);
    out->sure = sums->pairs && d.mean > 2 * d.error && searched > 0;
    out->spread = out->sure;
    if (!out->sure)
        return;
    if (sums->credits > 0)
        name_all(sums, game, seat, seats, out);
    think(sums, seat, seats, late, out);
    out->part = told_part(out, d.mean);
}

bool reason_against(const struct compare *sums, const struct game *game,
                    int seats, struct reason *out)
{
    bool found = false;

    for (int p = 0; sums->pairs && p < seats; p++)
        for (int k = 0; k < game->source_count; k++) {
            struct reason r = reason_of(sums, p, k);

            if (!is_sure(&r) || r.wins.mean > 0 ||
                (found && r.wins.mean >= out->wins.mean))
                continue;
            *out = r;
            found = true;
        }
    return found;
}
