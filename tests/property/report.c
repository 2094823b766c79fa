/* A broken law as the record that leads to it. A crash is reported the same
 * way: the record up to it is in the worker's memory. */
#include "property/battery.h"

#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/record.h"

static _Thread_local const struct battery *watched;
static pthread_mutex_t once = PTHREAD_MUTEX_INITIALIZER;

/* Replays what was applied so far, and writes it as it goes. */
static void print_record(const struct battery *b)
{
    const struct game *game = b->game;
    const struct record_head head = { .setup = b->setup, .sees = SEES_ALL };
    void *state = calloc(1, game->state_size);
    char line[1024];
    struct text out;

    text_init(&out, line, sizeof line);
    record_put_head(&out, game, &head);
    game->begin(state, &b->setup);
    for (int i = 0; i < b->plies; i++) {
        fputs(line, stderr);
        text_init(&out, line, sizeof line);
        record_put_action(&out, game, state, b->log[i], b->counts[i], SEES_ALL);
        game->apply(state, b->log[i]);
    }
    fputs(line, stderr);
    free(state);
}

static void print_command(const struct battery *b)
{
    fprintf(stderr,
            "again: property --game %s --seats %d --settings %d "
            "--games 1 --seed %llu\n",
            b->game->id, b->setup.seats, b->setup.options,
            (unsigned long long)b->seed);
}

void battery_fail(const struct battery *b, const char *law, const char *format,
                  ...)
{
    va_list args;

    pthread_mutex_lock(&once);
    signal(SIGABRT, SIG_DFL);
    signal(SIGSEGV, SIG_DFL);
    if (b->plies)
        print_record(b);
    print_command(b);
    fprintf(stderr,
            "property: %s breaks the law of %s after %d actions: ", b->game->id,
            law, b->plies);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    _Exit(1);
}

static void crashed(int number)
{
    signal(number, SIG_DFL);
    if (watched)
        battery_fail(watched, "not crashing", "signal %d", number);
}

void battery_watch(const struct battery *b)
{
    watched = b;
    signal(SIGABRT, crashed);
    signal(SIGSEGV, crashed);
}
