/* The chain forward and back. */
#include "ai/account.h"

/* How uncertain a share won in some games leaves a chance; two games more, one
 * of them won, keep few from looking like certainty. */
static double doubt(const struct account_moment *m)
{
    double p = (m->seen * m->seen_games + 1) / (m->seen_games + 2);

    return p * (1 - p) / m->seen_games;
}

/* One part of the account: the chance, what the part has brought so far, and
 * how they vary together. */
struct tracked {
    double chance, part;
    double cc, cp, pp;
};

static void see(struct tracked *t, double seen, double doubt_of)
{
    double all = t->cc + doubt_of, off = seen - t->chance;
    double k = all > 0 ? t->cc / all : 0, l = all > 0 ? t->cp / all : 0;

    t->chance += k * off;
    t->part += l * off;
    t->pp -= l * t->cp;
    t->cp -= k * t->cp;
    t->cc -= k * t->cc;
}

static void step(struct tracked *t, const struct account_moment *m, bool mine)
{
    t->chance += m->step;
    if (mine) {
        t->part += m->step;
        t->pp += m->spread;
        t->cp += m->spread;
    }
    t->cc += m->spread;
}

static struct account_sum sum_part(const struct account_moment m[], int count,
                                   double start, double spread, double result,
                                   uint8_t owner)
{
    struct tracked t = { .chance = start, .cc = spread };

    for (int i = 0; i < count; i++) {
        if (m[i].seen_games > 0)
            see(&t, m[i].seen, doubt(&m[i]));
        if (i + 1 < count)
            step(&t, &m[i], m[i].owner == owner);
    }
    if (result >= 0)
        see(&t, result, 0);
    return (struct account_sum){ t.part, t.pp };
}

void account_balance(struct account_moment m[], int count, double start,
                     double spread, double result,
                     struct account_sum parts[ACCOUNT_PARTS])
{
    struct tracked t = { .chance = start, .cc = spread };

    for (int i = 0; i < count; i++) {
        m[i].ahead = t.chance;
        m[i].ahead_spread = t.cc;
        if (m[i].seen_games > 0)
            see(&t, m[i].seen, doubt(&m[i]));
        if (i + 1 == count && result >= 0)
            see(&t, result, 0);
        m[i].chance = t.chance;
        m[i].error = t.cc;
        if (i + 1 < count)
            step(&t, &m[i], false);
    }
    for (int i = count - 2; i >= 0; i--) {
        double k = m[i + 1].ahead_spread > 0
                       ? m[i].error / m[i + 1].ahead_spread
                       : 0;

        m[i].chance += k * (m[i + 1].chance - m[i + 1].ahead);
        m[i].error += k * k * (m[i + 1].error - m[i + 1].ahead_spread);
        m[i].gain = m[i + 1].chance - m[i].chance;
        m[i].gain_error = m[i].error + (1 - 2 * k) * m[i + 1].error;
    }
    m[count - 1].gain = m[count - 1].gain_error = 0;
    for (uint8_t k = 0; k < ACCOUNT_PARTS; k++)
        parts[k] = sum_part(m, count, start, spread, result, k);
}
