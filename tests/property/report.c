/* A broken law as the record that leads to it. A crash is reported the same
 * way: the record up to it is in the worker's memory. */
#include "property/battery.h"

#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static _Thread_local const struct battery *watched;
static pthread_mutex_t once = PTHREAD_MUTEX_INITIALIZER;

static void print_record(const struct battery *b)
{
    const struct game *game = b->game;
    char text[GAME_TEXT_MAX];

    fprintf(stderr, "oxhide-record 1\ngame %s rules %d\nseats %d\n", game->id,
            game->rules, b->setup.seats);
    for (int i = 0; i < game->option_count; i++) {
        const struct game_option *o = &game->options[i];
        fprintf(
            stderr, "option %s=%s\n", o->name,
            o->values[b->setup.options >> o->shift & ((1u << o->bits) - 1)]);
    }
    for (int i = 0; i < b->plies; i++) {
        words_format(game, b->log[i], text);
        fprintf(stderr, "%c %-30s ; %d\n",
                b->actors[i] < 0 ? '.' : 'A' + b->actors[i], text,
                b->counts[i]);
    }
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
