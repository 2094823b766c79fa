/* The yardstick's rules. Goods are eight counters in the bytes of one word,
 * each kept below 128, so that the top bits say of which goods there are
 * enough. */
#include "lab/toy.h"

#include "base/bits.h"
#include "base/mem.h"
#include "base/rng.h"

enum {
    SEATS = 4,
    CARDS = 120,
    ROW = 8,
    GOODS = 8,
    HAND_FIRST = 5,
    HAND_MAX = 12,
    MOVES = 140,
    LIST_MAX = 160,
    MOVE_ROW = 128,               /* moves below build that card */
    MOVE_GOOD = MOVE_ROW + ROW,   /* take a good */
    MOVE_SWAP = MOVE_GOOD + GOODS /* 8 * given + gained */
};

#define TOPS 0x8080808080808080ull
#define TWOS 0x0202020202020202ull

struct toy_seat {
    uint64_t hand[2], built[2];
    uint64_t goods, income;
    uint16_t score, hand_count;
    uint8_t spare[4];
};

struct toy {
    struct toy_seat seat[SEATS];
    uint8_t deck[CARDS];
    uint8_t row[ROW];
    struct rng rng;
    uint8_t deck_count, turn, left, over;
    uint8_t spare[140];
};

_Static_assert(sizeof(struct toy) == 512, "the yardstick keeps its size");

struct toy_card {
    uint64_t cost, income;
    uint16_t score;
};

struct toy_cards {
    struct toy_card card[CARDS];
};

static void make_cards(struct toy_cards *cards)
{
    struct rng rng;

    rng_seed(&rng, 1);
    for (int c = 0; c < CARDS; c++) {
        struct toy_card *card = &cards->card[c];
        uint32_t price = 1 + rng_below(&rng, 4);
        *card = (struct toy_card){ .score = (uint16_t)price };
        for (uint32_t i = 0; i < price; i++)
            card->cost += 1ull << 8 * rng_below(&rng, GOODS);
        card->income = 1ull << 8 * rng_below(&rng, GOODS);
    }
}

static void begin(struct toy *t, uint64_t seed)
{
    mem_zero(t, sizeof *t);
    rng_seed(&t->rng, seed);
    for (unsigned i = 0; i < CARDS; i++) {
        uint32_t j = rng_below(&t->rng, i + 1);
        t->deck[i] = t->deck[j];
        t->deck[j] = (uint8_t)i;
    }
    t->deck_count = CARDS;
    for (int p = 0; p < SEATS; p++) {
        for (int i = 0; i < HAND_FIRST; i++) {
            unsigned card = t->deck[--t->deck_count];
            t->seat[p].hand[card / 64] |= 1ull << card % 64;
        }
        t->seat[p].hand_count = HAND_FIRST;
    }
    for (int i = 0; i < ROW; i++)
        t->row[i] = t->deck[--t->deck_count];
    t->left = MOVES;
}

/* The top bits of the counters of 'goods' that reach those of 'needed'. */
static uint64_t enough(uint64_t goods, uint64_t needed)
{
    return ((goods | TOPS) - needed) & TOPS;
}

static uint32_t list(const struct toy_cards *cards, const struct toy *t,
                     uint8_t out[LIST_MAX])
{
    const struct toy_seat *s = &t->seat[t->turn];
    uint32_t n = 0;

    for (unsigned w = 0; w < 2; w++)
        for (uint64_t m = s->hand[w]; m; m &= m - 1) {
            unsigned card = 64 * w + bit_lowest(m);
            if (enough(s->goods, cards->card[card].cost) == TOPS)
                out[n++] = (uint8_t)card;
        }
    if (s->hand_count < HAND_MAX)
        for (unsigned i = 0; i < ROW; i++)
            out[n++] = (uint8_t)(MOVE_ROW + i);
    for (unsigned g = 0; g < GOODS; g++)
        out[n++] = (uint8_t)(MOVE_GOOD + g);
    for (uint64_t m = enough(s->goods, TWOS); m; m &= m - 1) {
        unsigned given = bit_lowest(m) / 8;
        for (unsigned g = 0; g < GOODS; g++)
            if (g != given)
                out[n++] = (uint8_t)(MOVE_SWAP + GOODS * given + g);
    }
    return n;
}

static void build(const struct toy_cards *cards, struct toy_seat *s,
                  unsigned card)
{
    s->goods -= cards->card[card].cost;
    s->income += cards->card[card].income;
    s->score += cards->card[card].score;
    s->hand[card / 64] &= ~(1ull << card % 64);
    s->built[card / 64] |= 1ull << card % 64;
    s->hand_count--;
}

static void take(struct toy *t, struct toy_seat *s, unsigned place)
{
    unsigned card = t->row[place];

    s->hand[card / 64] |= 1ull << card % 64;
    s->hand_count++;
    if (!t->deck_count) {
        t->over = 1;
        return;
    }
    t->row[place] = t->deck[--t->deck_count];
}

static void apply(const struct toy_cards *cards, struct toy *t, unsigned move)
{
    struct toy_seat *s = &t->seat[t->turn];

    if (move < MOVE_ROW) {
        build(cards, s, move);
    } else if (move < MOVE_GOOD) {
        take(t, s, move - MOVE_ROW);
    } else if (move < MOVE_SWAP) {
        s->goods = (s->goods + (1ull << 8 * (move - MOVE_GOOD))) & ~TOPS;
    } else {
        unsigned given = (move - MOVE_SWAP) / GOODS, got = move % GOODS;
        s->goods += (1ull << 8 * got) - (2ull << 8 * given);
        s->goods &= ~TOPS;
    }
    t->over |= --t->left == 0;
    t->turn = (t->turn + 1) % SEATS;
    if (t->left % 16 == 0)
        for (int p = 0; p < SEATS; p++)
            t->seat[p].goods = (t->seat[p].goods + t->seat[p].income) & ~TOPS;
}

void toy_play(uint64_t seed, uint32_t games, struct toy_sums *sums)
{
    struct toy_cards cards;
    struct toy t;
    uint8_t moves[LIST_MAX];

    make_cards(&cards);
    for (uint32_t i = 0; i < games; i++) {
        begin(&t, seed + i);
        while (!t.over) {
            uint32_t n = list(&cards, &t, moves);
            apply(&cards, &t, moves[rng_below(&t.rng, n)]);
            sums->moves++;
            sums->legal += n;
        }
        for (int p = 0; p < SEATS; p++)
            sums->checksum = sums->checksum * 31 + t.seat[p].score;
    }
}
