/* The queue of webhooks, see hook.h. Neither the address nor the key of one is
 * ever logged: only the host, which the owner has listed. */
#include "apps/server/hook.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/server/log.h"
#include "apps/server/pool.h"

enum {
    THREADS = 4,
    WAITING = 256,
    BODY_MAX = 2048,
    HEADERS_MAX = 512,
    SIGNATURE = 128,
};

struct hooks {
    struct pool *pool;
    const struct hook_list *hosts;
    const char *page;
    struct hook_numbers numbers;
};

struct hook_job {
    struct job job;
    struct hooks *hooks;
    struct hook_url to;
    char headers[HEADERS_MAX], body[BODY_MAX];
    const char *trouble;
};

/* The value of the header Oxhide-Signature for a body at a time (seconds since
 * 1970): HMAC-SHA-256 of "TIME.BODY". */
static void sign(char out[SIGNATURE], const char *key, long long time,
                 const char *body)
{
    crypto_auth_hmacsha256_state state;
    unsigned char sum[crypto_auth_hmacsha256_BYTES];
    char hex[2 * sizeof sum + 1], start[32];
    int n = snprintf(start, sizeof start, "%lld.", time);

    crypto_auth_hmacsha256_init(&state, (const unsigned char *)key,
                                strlen(key));
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)start,
                                  (size_t)n);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)body,
                                  strlen(body));
    crypto_auth_hmacsha256_final(&state, sum);
    sodium_bin2hex(hex, sizeof hex, sum, sizeof sum);
    snprintf(out, SIGNATURE, "t=%lld,v1=%s", time, hex);
    sodium_memzero(&state, sizeof state);
}

static bool stopping(void *self)
{
    return pool_stopping(self);
}

static void work(struct job *job)
{
    struct hook_job *j = (struct hook_job *)job;

    j->trouble = hook_post(&j->to, j->headers, j->body, stopping,
                           j->hooks->pool);
}

static void done(struct job *job)
{
    struct hook_job *j = (struct hook_job *)job;
    struct hooks *h = j->hooks;

    h->numbers.sent += !j->trouble;
    h->numbers.failed += j->trouble != NULL;
    if (j->trouble)
        log_say(LOG_WARN, "a webhook failed", "host", j->to.host, "why",
                j->trouble, NULL);
    free(j);
}

bool hooks_may(const struct hooks *h, const char *url)
{
    struct hook_url to;

    return hook_url_read(&to, url) && hook_list_has(h->hosts, &to);
}

/* The message with the address of the table, where that is known. */
static bool put_body(const struct hooks *h, const struct hook_message *m,
                     char out[BODY_MAX])
{
    const char *page = h->page;

    if (!page)
        return snprintf(out, BODY_MAX, "%s", m->body) < BODY_MAX;
    bool slash = page[strlen(page) - 1] == '/';
    return snprintf(out, BODY_MAX, "{\"link\":\"%s%s#/at/%s\",%s", page,
                    slash ? "" : "/", m->table, m->body + 1) < BODY_MAX;
}

void hooks_send(struct hooks *h, const struct hook_message *m)
{
    struct hook_job *j = calloc(1, sizeof *j);
    char signature[SIGNATURE];

    if (!j || !hook_url_read(&j->to, m->url) ||
        !hook_list_has(h->hosts, &j->to) || !put_body(h, m, j->body)) {
        h->numbers.failed++;
        free(j);
        return;
    }
    sign(signature, m->key, (long long)time(NULL), j->body);
    snprintf(j->headers, sizeof j->headers,
             "Content-Type: application/json\r\nUser-Agent: oxhide\r\n"
             "Oxhide-Signature: %s\r\n",
             signature);
    j->job.work = work;
    j->job.done = done;
    j->hooks = h;
    j->trouble = "too many wait already";
    if (!pool_put(h->pool, &j->job))
        done(&j->job);
}

struct hook_numbers hooks_numbers(const struct hooks *h)
{
    return h->numbers;
}

struct hooks *hooks_new(uv_loop_t *loop, const struct hook_list *hosts,
                        const char *page)
{
    struct hooks *h = calloc(1, sizeof *h);

    if (!h)
        return NULL;
    h->hosts = hosts;
    h->page = page && !strpbrk(page, "\"\\") ? page : NULL;
    h->pool = pool_new(loop, THREADS, WAITING);
    if (h->pool)
        return h;
    free(h);
    return NULL;
}

void hooks_stop(struct hooks *h)
{
    pool_stop(h->pool);
}

void hooks_free(struct hooks *h)
{
    pool_free(h->pool);
    free(h);
}
