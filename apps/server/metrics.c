/* Numbers as text, one table for all of them. */
#include "apps/server/metrics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/server/server.h"

enum { PAGE_BYTES = 8192 };

static int say(struct lws *wsi, struct reply *r, unsigned status,
               const char *text)
{
    char *own = strdup(text);

    return own ? reply_begin(
                     wsi, r,
                     &(struct answer){ .status = status,
                                       .type = "text/plain; version=0.0.4; "
                                               "charset=utf-8",
                                       .body = own,
                                       .length = strlen(own),
                                       .own = (unsigned char *)own })
               : -1;
}

int metrics_health(struct lws *wsi, struct reply *r, struct server *s)
{
    bool good = !s->house || house_healthy(s->house);

    return say(wsi, r, good ? 200 : 503,
               good ? "ok\n" : "the store does not answer\n");
}

int metrics_answer(struct lws *wsi, struct reply *r, struct server *s)
{
    struct house_numbers n = { 0 };
    struct hook_numbers hooks = { 0 };
    char page[PAGE_BYTES];
    size_t used = 0;

    if (s->house)
        n = house_numbers(s->house);
    if (s->hooks)
        hooks = hooks_numbers(s->hooks);
    const struct {
        const char *name, *type, *help;
        double value;
    } lines[] = {
        { "oxhide_connections", "gauge", "open connections",
          limits_count(s->limits) },
        { "oxhide_requests_total", "counter", "HTTP requests",
          (double)s->requests },
        { "oxhide_clients", "gauge", "clients of the club", n.clients },
        { "oxhide_tables", "gauge", "tables in memory", n.tables },
        { "oxhide_people", "gauge", "people in memory", n.people },
        { "oxhide_asks", "gauge", "asks under way", n.jobs },
        { "oxhide_asks_total", "counter", "messages of clients",
          (double)n.asks },
        { "oxhide_sent_total", "counter", "messages to clients",
          (double)n.sent },
        { "oxhide_commits_total", "counter", "commits of the store",
          (double)n.commits },
        { "oxhide_commits_failed_total", "counter",
          "commits that failed or ended unknown", (double)n.failed },
        { "oxhide_rows_total", "counter", "rows in all commits",
          (double)n.rows },
        { "oxhide_commit_seconds_total", "counter", "time in commits",
          n.commit_seconds },
        { "oxhide_thinking", "gauge", "thoughts waiting or under way",
          n.thinking },
        { "oxhide_thoughts_total", "counter", "thoughts of computers",
          (double)n.thoughts },
        { "oxhide_webhooks_total", "counter", "webhooks that arrived",
          (double)hooks.sent },
        { "oxhide_webhooks_failed_total", "counter", "webhooks that did not",
          (double)hooks.failed },
    };

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        used += (size_t)snprintf(page + used, sizeof page - used,
                                 "# HELP %s %s\n# TYPE %s %s\n%s %.15g\n",
                                 lines[i].name, lines[i].help, lines[i].name,
                                 lines[i].type, lines[i].name, lines[i].value);
    return say(wsi, r, 200, page);
}
