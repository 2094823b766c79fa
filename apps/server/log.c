/* Writing the log. Each line is written with one call, so lines of different
 * threads do not mix. */
#include "apps/server/log.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "oxhide_json.h"

enum { LINE_MAX_BYTES = 2048 };

static bool as_json;

void log_form(const char *form)
{
    as_json = !strcmp(form, "json");
}

/* "2026-05-04T20:14:07.123Z" */
static void put_time(char out[32])
{
    struct timeval now;
    struct tm parts;

    gettimeofday(&now, NULL);
    gmtime_r(&now.tv_sec, &parts);
    size_t n = strftime(out, 32, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(out + n, 32 - n, ".%03dZ", (int)(now.tv_usec / 1000));
}

static void put_text(struct text *out, const char *what, va_list pairs)
{
    const char *name;

    text_put(out, what);
    while ((name = va_arg(pairs, const char *))) {
        const char *value = va_arg(pairs, const char *);
        text_put(out, "  ");
        text_put(out, name);
        text_char(out, '=');
        for (; *value; value++)
            text_char(out, *value < ' ' && *value >= 0 ? '?' : *value);
    }
}

static void put_json(struct text *line, const char *at, const char *level,
                     const char *what, va_list pairs)
{
    struct json out;
    const char *name;

    json_init(&out, line->out, line->cap - 2);
    json_open(&out, NULL, '{');
    json_str(&out, "at", at);
    json_str(&out, "level", level);
    json_str(&out, "what", what);
    while ((name = va_arg(pairs, const char *)))
        json_str(&out, name, va_arg(pairs, const char *));
    json_close(&out, '}');
    *line = out.text;
    line->cap += 2;
}

void log_say(enum log_level level, const char *what, ...)
{
    static const char *const levels[] = { "debug", "info", "warn", "error" };
    char buffer[LINE_MAX_BYTES], at[32];
    struct text line;
    va_list pairs;

    put_time(at);
    text_init(&line, buffer, sizeof buffer - 2);
    va_start(pairs, what);
    if (as_json) {
        put_json(&line, at, levels[level], what, pairs);
    } else {
        text_put(&line, at);
        text_char(&line, ' ');
        text_put(&line, levels[level]);
        text_char(&line, ' ');
        put_text(&line, what, pairs);
    }
    va_end(pairs);
    memcpy(line.out + line.used, "\n", 2);
    fwrite(line.out, 1, line.used + 1, stderr);
}
