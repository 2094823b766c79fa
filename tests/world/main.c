/* Many worlds: `world --first 1 --count 300`, or one of them aloud with
 * `world --seed 17`. The first that fails ends the run with 1. */
#include "world/world.h"

static int run_many(uint64_t first, int count, struct tally *tally)
{
    int bad = 0;

    for (int i = 0; i < count; i++)
        bad += !world_run(first + (uint64_t)i, false, tally);
    return bad;
}

int main(int argc, char **argv)
{
    struct tally tally = { 0 };
    uint64_t first = 1;
    int count = 200;

    for (int i = 1; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "--seed"))
            return !world_run(strtoull(argv[i + 1], NULL, 10), true, &tally);
        if (!strcmp(argv[i], "--first"))
            first = strtoull(argv[i + 1], NULL, 10);
        if (!strcmp(argv[i], "--count"))
            count = atoi(argv[i + 1]);
    }
    int bad = run_many(first, count, &tally);
    printf("%d worlds, %d failed: %ld rows, %ld messages, %ld games ended, "
           "%.1f hours\n",
           count, bad, tally.rows, tally.messages, tally.games,
           (double)tally.seconds / 3600);
    for (int i = 0; i < FAULT_COUNT; i++)
        printf("%s%s %ld", i ? ", " : "faults: ", fault_name(i),
               tally.strikes[i]);
    printf("\n");
    return bad != 0;
}
