/* Somebody else's program on two pipes: a line out, a line in, within a time
 * limit. */
#define _GNU_SOURCE
#include "apps/cli/outsider.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <jansson.h>

#include "apps/cli/voice.h"
#include "base/clock.h"

enum { ANSWER_MAX = 4 << 20, ANSWER_STEP = 1 << 16, MOMENT_MS = 500 };

struct outsider {
    char *command;
    int time_ms;
    pid_t pid; /* 0: not running */
    int in, out;
    char *line;               /* what has come in, 'used' of 'room' bytes */
    size_t used, room, taken; /* taken: of an answer that was read */
    char why[MESSAGE_MAX];
};

struct outsider *outsider_new(const char *command, int time_ms)
{
    struct outsider *o = calloc(1, sizeof *o);

    if (!o)
        return NULL;
    o->time_ms = time_ms;
    o->command = strdup(command);
    if (!o->command) {
        free(o);
        return NULL;
    }
    return o;
}

/* Ends its input, gives it a moment to go by itself, and ends whatever is left
 * of the group. Returns how it went; 0 where it had to be ended. */
static int stop(struct outsider *o, int moment_ms)
{
    const struct timespec tick = { .tv_nsec = 10000000 };
    int status = 0;
    bool ended = false;

    if (!o->pid)
        return 0;
    close(o->in);
    close(o->out);
    for (int ms = 0; ms <= moment_ms && !ended; ms += 10) {
        if (ms)
            nanosleep(&tick, NULL);
        ended = waitpid(o->pid, &status, WNOHANG) == o->pid;
    }
    kill(-o->pid, SIGKILL);
    if (!ended)
        waitpid(o->pid, NULL, 0);
    o->pid = 0;
    o->used = o->taken = 0;
    return ended ? status : 0;
}

void outsider_free(struct outsider *o)
{
    if (!o)
        return;
    stop(o, MOMENT_MS);
    free(o->line);
    free(o->command);
    free(o);
}

const char *outsider_why(const struct outsider *o)
{
    return o->why;
}

/* A group of its own, so that it can be ended with all it has started; a pipe
 * that breaks ends it, whatever we think of such pipes. */
static bool spawn(struct outsider *o, int input, int output)
{
    char shell[] = "sh", flag[] = "-c",
         *words[] = { shell, flag, o->command, NULL };
    extern char **environ;
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t broken;

    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, 0);
    posix_spawn_file_actions_adddup2(&files, output, 1);
    posix_spawnattr_init(&how);
    posix_spawnattr_setsigdefault(&how, &broken);
    posix_spawnattr_setflags(&how,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    int failed = posix_spawn(&o->pid, "/bin/sh", &files, &how, words, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    return !failed;
}

static bool start(struct outsider *o)
{
    int to[2], from[2];

    if (o->pid)
        return true;
    signal(SIGPIPE, SIG_IGN);
    if (pipe2(to, O_CLOEXEC))
        return false;
    if (pipe2(from, O_CLOEXEC)) {
        close(to[0]);
        close(to[1]);
        return false;
    }
    bool good = spawn(o, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    o->in = to[1];
    o->out = from[0];
    fcntl(o->in, F_SETFL, O_NONBLOCK);
    if (!good) {
        close(o->in);
        close(o->out);
        o->pid = 0;
    }
    return good;
}

/* Waits until the file can be used; false: it is too late. */
static bool wait_for(int fd, short events, int64_t end)
{
    for (;;) {
        int64_t left = end - clock_ms();
        struct pollfd p = { .fd = fd, .events = events };
        int n = left > 0 ? poll(&p, 1, (int)left) : 0;
        if (n > 0 || (n < 0 && errno != EINTR))
            return true;
        if (left <= 0)
            return false;
    }
}

enum heard { HEARD, LATE, GONE };

static enum heard send_line(struct outsider *o, const char *line, int64_t end)
{
    size_t length = strlen(line), sent = 0;

    while (sent < length) {
        if (!wait_for(o->in, POLLOUT, end))
            return LATE;
        ssize_t n = write(o->in, line + sent, length - sent);
        if (n < 0 && errno != EAGAIN && errno != EINTR)
            return GONE;
        sent += n > 0 ? (size_t)n : 0;
    }
    return HEARD;
}

/* The next line it writes, without its end, in o->line. */
static enum heard hear_line(struct outsider *o, int64_t end)
{
    if (o->taken)
        memmove(o->line, o->line + o->taken, o->used - o->taken);
    o->used -= o->taken;
    o->taken = 0;
    for (;;) {
        char *stop_at = o->used ? memchr(o->line, '\n', o->used) : NULL;
        if (stop_at) {
            *stop_at = '\0';
            o->taken = (size_t)(stop_at - o->line) + 1;
            return HEARD;
        }
        if (o->room - o->used < ANSWER_STEP) {
            char *more = o->room < ANSWER_MAX
                             ? realloc(o->line, o->room + 2 * ANSWER_STEP)
                             : NULL;
            if (!more)
                return GONE;
            o->line = more;
            o->room += 2 * ANSWER_STEP;
        }
        if (!wait_for(o->out, POLLIN, end))
            return LATE;
        ssize_t n = read(o->out, o->line + o->used, o->room - o->used);
        if (n == 0 || (n < 0 && errno != EINTR))
            return GONE;
        o->used += n > 0 ? (size_t)n : 0;
    }
}

/* Ends it with a reason. */
static void give_up(struct outsider *o, enum heard how, int limit)
{
    int status = stop(o, how == GONE ? MOMENT_MS : 0);

    if (how == LATE)
        cli_words(o->why, "outsider-late", "#ms", limit, NULL);
    else if (WIFSIGNALED(status))
        cli_words(o->why, "outsider-killed", "#signal", WTERMSIG(status), NULL);
    else
        cli_words(o->why, "outsider-ended", "#status", WEXITSTATUS(status),
                  NULL);
}

static bool wrong(struct outsider *o, const char *id, const char *message)
{
    cli_words(o->why, id, "message", message, NULL);
    stop(o, 0);
    return false;
}

/* Asks; the answer is to be json_decref'd. NULL: see 'why'. What it tells while
 * it thinks is not an answer. */
static json_t *ask(struct outsider *o, json_t *request, int limit, int64_t end)
{
    char *text = json_dumps(request, JSON_COMPACT);
    enum heard how = text ? send_line(o, text, end) : GONE;
    json_t *answer = NULL;

    free(text);
    how = how == HEARD ? send_line(o, "\n", end) : how;
    do {
        json_decref(answer);
        how = how == HEARD ? hear_line(o, end) : how;
        if (how != HEARD) {
            give_up(o, how, limit);
            return NULL;
        }
        answer = json_loads(o->line, 0, NULL);
    } while (json_object_get(answer, "info") && !json_object_get(answer, "ok"));
    if (json_is_true(json_object_get(answer, "ok")))
        return answer;
    const char *message = json_string_value(
        json_object_get(json_object_get(answer, "error"), "message"));
    if (json_is_false(json_object_get(answer, "ok")))
        wrong(o, "outsider-error", message ? message : "");
    else
        wrong(o, "outsider-no-answer", "");
    json_decref(answer);
    return NULL;
}

static json_t *follow(const char *lines, bool fresh)
{
    return json_pack("{s:s, s:s}", "cmd", "follow", fresh ? "record" : "lines",
                     lines);
}

static json_t *go(int time_ms)
{
    return time_ms ? json_pack("{s:s, s:i}", "cmd", "go", "time_ms", time_ms)
                   : json_pack("{s:s}", "cmd", "go");
}

bool outsider_decide(struct outsider *o, bool fresh, const char *lines,
                     char *words, size_t size)
{
    int limit = o->time_ms ? o->time_ms + OUTSIDER_GRACE_MS
                           : OUTSIDER_PATIENCE_MS;
    int64_t end = clock_ms() + limit;

    if (!start(o))
        return wrong(o, "outsider-no-start", strerror(errno));
    for (int step = 0; step < 2; step++) {
        json_t *request = step ? go(o->time_ms) : follow(lines, fresh);
        json_t *answer = ask(o, request, limit, end);
        const char *action = json_string_value(
            json_object_get(answer, "action"));
        json_decref(request);
        if (!answer)
            return false;
        bool none = step && (!action || strlen(action) >= size);
        if (step && !none)
            snprintf(words, size, "%s", action);
        json_decref(answer);
        if (none)
            return wrong(o, "outsider-no-action", "");
    }
    return true;
}
