/* Adds a row of 16 small numbers to 16 sums, a given number of times. When gcc
 * has to find the vectors in a loop by itself, it sometimes gathers the numbers
 * one by one, depending on the code around the loop. These types leave it no
 * choice; a machine without vectors adds one by one. */
#ifndef BASE_ROW_H
#define BASE_ROW_H

#include <stdint.h>

#include "base/mem.h"

enum { ROW = 16 };

typedef int16_t row_numbers __attribute__((vector_size(ROW * 2)));
typedef int32_t row_sums __attribute__((vector_size(ROW * 4)));

static inline void row_add(int32_t sum[ROW], const int16_t row[ROW],
                           int32_t times)
{
    row_numbers numbers;
    row_sums sums;

    mem_copy(&numbers, row, sizeof numbers);
    mem_copy(&sums, sum, sizeof sums);
    sums += __builtin_convertvector(numbers, row_sums) * times;
    mem_copy(sum, &sums, sizeof sums);
}

#endif
