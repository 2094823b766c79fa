/* The yardstick of the benchmark: a made-up card game of about the size of the
 * real ones, played at random from lists of legal moves. Speeds are divided by
 * the time a machine needs for one of its moves, so that ratios can be compared
 * between machines and days.
 *
 * Four seats, 120 cards, eight goods, 512 bytes, 140 moves: build a card from
 * the hand for goods, take a card from the row, take a good, swap two goods of
 * one kind for another. It must never change, or old ratios lose their
 * meaning. */
#ifndef LAB_TOY_H
#define LAB_TOY_H

#include <stdint.h>

struct toy_sums {
    uint64_t moves, legal, checksum;
};

/* Plays that many games from that seed on, adding to the sums. */
void toy_play(uint64_t seed, uint32_t games, struct toy_sums *sums);

#endif
