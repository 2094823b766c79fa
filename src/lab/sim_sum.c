/* Summing a simulation: means with their intervals, from rows in order. */
#include "lab/sim.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

/* Two-sided 95 %. */
static const double Z = 1.959963984540054;

static struct oxhide_mean mean_of(uint64_t count, double sum, double squares)
{
    double n = (double)count, mean = count ? sum / n : 0, half = 0;

    if (count > 1) {
        double variance = (squares - sum * mean) / (n - 1);
        half = Z * sqrt(fmax(variance, 0) / n);
    }
    return (struct oxhide_mean){ count, mean, mean - half, mean + half };
}

/* Wilson's interval, which stays within 0 and 1. */
static struct oxhide_mean share_of(uint64_t count, double wins)
{
    double n = (double)count, p, middle, half;

    if (!count)
        return (struct oxhide_mean){ .high = 1 };
    p = wins / n;
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n);
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    return (struct oxhide_mean){ count, p, fmax(middle - half, 0),
                                 fmin(middle + half, 1) };
}

static struct sim_line *line_of(struct sim_lines *lines, uint8_t source,
                                const char *name)
{
    for (int i = 0; i < lines->count; i++)
        if (lines->line[i].source == source &&
            (lines->line[i].name == name || !strcmp(lines->line[i].name, name)))
            return &lines->line[i];
    if (lines->count == lines->cap) {
        lines->cap = lines->cap ? 2 * lines->cap : 64;
        lines->line = realloc(lines->line,
                              (size_t)lines->cap * sizeof *lines->line);
        CHECK(lines->line);
    }
    lines->line[lines->count] = (struct sim_line){ .name = name,
                                                   .source = source };
    return &lines->line[lines->count++];
}

void sim_lines_add(struct sim_lines *lines, const struct game_tally *tally,
                   int win)
{
    struct sim_line *line = line_of(lines, tally->source, tally->name);

    line->count++;
    line->wins += (uint64_t)win;
    line->sum += tally->points;
    line->squares += tally->points * tally->points;
}

void sim_lines_merge(struct sim_lines *to, const struct sim_lines *from)
{
    for (int i = 0; i < from->count; i++) {
        const struct sim_line *add = &from->line[i];
        struct sim_line *line = line_of(to, add->source, add->name);
        line->count += add->count;
        line->wins += add->wins;
        line->sum += add->sum;
        line->squares += add->squares;
    }
}

static int by_source_and_name(const void *x, const void *y)
{
    const struct sim_line *a = x, *b = y;

    return a->source != b->source ? a->source - b->source
                                  : strcmp(a->name, b->name);
}

static bool sum_lines(struct oxhide_sim_result *out, const struct game *game,
                      struct sim_lines *lines)
{
    if (!lines->count)
        return true;
    out->line = calloc((size_t)lines->count, sizeof *out->line);
    if (!out->line)
        return false;
    out->lines = lines->count;
    qsort(lines->line, (size_t)lines->count, sizeof *lines->line,
          by_source_and_name);
    for (int i = 0; i < lines->count; i++) {
        const struct sim_line *line = &lines->line[i];
        out->line[i] = (struct oxhide_sim_line){
            .source = line->source < game->source_count
                          ? game->sources[line->source]
                          : "held",
            .name = line->name,
            .points = mean_of(line->count, (double)line->sum,
                              (double)line->squares),
            .win_share = share_of(line->count, (double)line->wins / SIM_WIN),
        };
    }
    return true;
}

static void sum_seat(struct oxhide_sim_result *out, int p)
{
    struct oxhide_sim_seat *seat = &out->seat[p];
    int64_t sum[OXHIDE_LAB_SOURCES_MAX + 1] = { 0 };
    int64_t squares[OXHIDE_LAB_SOURCES_MAX + 1] = { 0 };
    double wins = 0;

    for (uint64_t i = 0; i < out->games; i++) {
        const struct oxhide_sim_row *row = &out->row[i];
        int total = 0, winners = 0;
        for (int k = 0; k < out->sources; k++) {
            sum[k] += row->points[p][k];
            squares[k] += row->points[p][k] * row->points[p][k];
            total += row->points[p][k];
        }
        sum[out->sources] += total;
        squares[out->sources] += total * total;
        for (int q = 0; q < out->seats; q++)
            winners += row->rank[q] == 1;
        wins += row->rank[p] == 1 ? 1.0 / winners : 0;
        seat->ranks[row->rank[p] - 1]++;
        out->ties += p == 0 && winners > 1;
    }
    seat->win_share = share_of(out->games, wins);
    for (int k = 0; k <= out->sources; k++)
        *(k < out->sources ? &seat->source[k] : &seat->points) = mean_of(
            out->games, (double)sum[k], (double)squares[k]);
}

static void sum_length(struct oxhide_sim_result *out)
{
    double plies[2] = { 0 }, decisions[2] = { 0 };

    out->plies_least = UINT16_MAX;
    for (uint64_t i = 0; i < out->games; i++) {
        double n = out->row[i].plies, d = out->row[i].decisions;
        plies[0] += n;
        plies[1] += n * n;
        decisions[0] += d;
        decisions[1] += d * d;
        if (out->row[i].plies < out->plies_least)
            out->plies_least = out->row[i].plies;
        if (out->row[i].plies > out->plies_most)
            out->plies_most = out->row[i].plies;
    }
    out->plies = mean_of(out->games, plies[0], plies[1]);
    out->decisions = mean_of(out->games, decisions[0], decisions[1]);
}

bool sim_sum(struct oxhide_sim_result *out, const struct lab_setup *setup,
             struct sim_lines *lines)
{
    const struct game *game = setup->game;

    out->game = game->id;
    lab_setup_options(setup, out->options, sizeof out->options);
    out->seats = setup->setup.seats;
    out->sources = game->source_count;
    for (int k = 0; k < out->sources; k++)
        out->source[k] = game->sources[k];
    for (int p = 0; p < out->seats; p++) {
        players_name(&setup->pick[p], out->seat[p].player);
        sum_seat(out, p);
    }
    sum_length(out);
    return sum_lines(out, game, lines);
}
