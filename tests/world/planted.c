/* Bugs planted in the club (planted.py), each of which one of the worlds of the
 * check must find, and none chosen for it: `world_planted [WORLDS [PLANT]]`.
 * Each bug is tried in a process of its own, since it may crash or never end;
 * without a bug the same sources must pass. */
#define _GNU_SOURCE /* fdopen */
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "world/world.h"

int planted;

enum { PATIENCE = 120, WORLDS = 200, SOUND = 20 };

static const char *const plants[] = {
    "none",
#define PLANT(number, what) what,
#include "planted.def"
#undef PLANT
};

/* In a process of its own: the first world that fails ends it. */
static void try_worlds(int worlds, int out)
{
    struct tally tally = { 0 };

    alarm(PATIENCE);
    dup2(out, STDOUT_FILENO);
    for (int seed = 1; seed <= worlds; seed++) {
        if (!world_run((uint64_t)seed, false, &tally))
            fflush(stdout), _exit(1);
    }
    _exit(0);
}

/* Whether some world found the bug; says which, and how. */
static bool is_found(int plant, int worlds)
{
    char line[256] = "it crashed or did not end";
    int pipes[2], status = 0;

    planted = plant;
    if (pipe(pipes))
        return false;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        try_worlds(worlds, pipes[1]);
    close(pipes[1]);
    FILE *from = fdopen(pipes[0], "r");
    if (from && fgets(line, sizeof line, from))
        line[strcspn(line, "\n")] = '\0';
    if (from)
        fclose(from);
    if (child < 0 || waitpid(child, &status, 0) < 0)
        return false;
    bool found = !WIFEXITED(status) || WEXITSTATUS(status);
    printf("%2d %-55s %.100s\n", plant, plants[plant],
           found ? line : "NOT FOUND");
    return found;
}

int main(int argc, char **argv)
{
    int worlds = argc > 1 ? atoi(argv[1]) : WORLDS;
    int only = argc > 2 ? atoi(argv[2]) : -1;
    int count = (int)(sizeof plants / sizeof *plants), missed = 0;

    if (only >= 0)
        return !is_found(only, worlds);
    if (is_found(0, SOUND)) {
        printf("without a bug these worlds must pass\n");
        return 1;
    }
    for (int plant = 1; plant < count; plant++)
        missed += !is_found(plant, worlds);
    printf("%d bugs planted, %d found\n", count - 1, count - 1 - missed);
    return missed != 0;
}
