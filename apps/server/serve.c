/* oxhide serve: settings, beginning and ending. */
#include <libwebsockets.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "apps/cli/cli.h"
#include "apps/server/lan.h"
#include "apps/server/log.h"
#include "apps/server/place.h"
#include "apps/server/server.h"
#include "apps/store/store.h"
#include "base/deal.h"

enum {
    SPARE_FILES = 64, /* descriptors that are no connections */
    PATIENCE = 20,    /* seconds for a request to arrive */
    BETWEEN = 30,     /* and between two of them */
};

/* "127.0.0.1:8080" or "[::1]:8080" taken apart; false where it is neither. */
static bool read_address(const char *text, char host[HOST_MAX], int *port)
{
    const char *colon = strrchr(text, ':');
    char *end = NULL;
    size_t n = colon ? (size_t)(colon - text) : 0;

    if (!colon || n == 0 || n >= HOST_MAX || !colon[1])
        return false;
    long number = strtol(colon + 1, &end, 10);
    if (*end || number < 0 || number > 65535)
        return false;
    if (text[0] == '[' && text[n - 1] == ']')
        text++, n -= 2;
    memcpy(host, text, n);
    host[n] = '\0';
    *port = (int)number;
    return true;
}

/* Why nobody can listen there; NULL where somebody can. libwebsockets would
 * wait for an address that is not there. */
static const char *refused(uv_loop_t *loop, const char *host, int port)
{
    struct sockaddr_storage at;
    uv_tcp_t probe;
    int status = uv_ip4_addr(host, port, (struct sockaddr_in *)&at);

    if (status)
        status = uv_ip6_addr(host, port, (struct sockaddr_in6 *)&at);
    if (status)
        return "that is not an address";
    uv_tcp_init(loop, &probe);
    status = uv_tcp_bind(&probe, (const struct sockaddr *)&at, 0);
    if (!status)
        status = uv_listen((uv_stream_t *)&probe, 1, NULL);
    uv_close((uv_handle_t *)&probe, NULL);
    uv_run(loop, UV_RUN_DEFAULT);
    return status ? uv_strerror(status) : NULL;
}

static void stop(uv_signal_t *signal, int number)
{
    (void)number;
    uv_stop(signal->loop);
}

/* The store cannot be trusted any more: nothing may be acknowledged. */
static void end_at_once(void *self)
{
    struct server *s = self;

    s->failed = true;
    uv_stop(&s->loop);
}

/* As many descriptors as connections are allowed, or as the system gives; how
 * many connections that is. */
static int make_room(int connections)
{
    struct rlimit files;

    if (getrlimit(RLIMIT_NOFILE, &files))
        return connections;
    rlim_t wanted = (rlim_t)connections + SPARE_FILES;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = wanted < files.rlim_max ? wanted : files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    return files.rlim_cur < wanted ? (int)files.rlim_cur - SPARE_FILES
                                   : connections;
}

/* Opens the address; NULL where that fails. */
static struct lws_vhost *open_address(struct server *s, const char *host,
                                      int port)
{
    /* A browser answers also where the page sleeps: else it is gone. */
    static const lws_retry_bo_t pings = { .secs_since_valid_ping = 5,
                                          .secs_since_valid_hangup = 12 };
    void *loops[1] = { &s->loop };
    /* With IPv6 it would take an address of the older kind for all of them. */
    uint64_t four = strchr(host, ':') ? 0 : LWS_SERVER_OPTION_DISABLE_IPV6;
    struct lws_context_creation_info info = {
        .iface = host,
        .port = port ? port : CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = net_protocols,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   four,
        .foreign_loops = loops,
        .user = s,
        .gid = -1,
        .uid = -1,
        .fd_limit_per_thread = (unsigned)(s->settings.connections +
                                          SPARE_FILES),
        .ssl_cert_filepath = s->settings.tls_cert,
        .ssl_private_key_filepath = s->settings.tls_key,
        .timeout_secs = PATIENCE,
        .keepalive_timeout = BETWEEN,
        .retry_and_idle_policy = &pings,
    };

    if (s->settings.tls_cert)
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    lws_set_log_level(0, NULL);
    s->context = lws_create_context(&info);
    info.port = port;
    return s->context ? lws_create_vhost(s->context, &info) : NULL;
}

/* Says where it is to be found; at home also to phones. */
static void announce(const struct server *s, const char *host)
{
    const char *colour = getenv("NO_COLOR");
    bool six = strchr(host, ':');
    char near[HOST_MAX], url[HOST_MAX + 16];

    if (s->settings.lan && lan_address(near, sizeof near)) {
        snprintf(url, sizeof url, "http%s://%s:%d/",
                 s->settings.tls_cert ? "s" : "", near, s->port);
        printf("Oxhide is at %s for everybody on your network "
               "(Ctrl-C ends it)\n\n",
               url);
        qr_print(url, !isatty(STDOUT_FILENO) || (colour && *colour));
        putchar('\n');
    } else {
        printf("Oxhide is at %s://%s%s%s:%d/ (Ctrl-C ends it)\n",
               s->settings.tls_cert ? "https" : "http", six ? "[" : "", host,
               six ? "]" : "", s->port);
    }
    fflush(stdout);
}

/* The names it may be asked under: those of this machine at home, the public
 * one, and where it listens. */
static bool name_hosts(struct server *s, const char *host)
{
    bool any = !strcmp(host, "0.0.0.0") || !strcmp(host, "::");
    bool local = !strncmp(host, "127.", 4) || !strcmp(host, "::1");

    if (!any)
        hosts_add(&s->hosts, host, s->port);
    if (any)
        lan_hosts(&s->hosts, s->port);
    else if (local)
        hosts_add(&s->hosts, "localhost", s->port);
    for (int i = 0; i < s->hosts.count; i++)
        s->hosts.host[i].tls = s->settings.tls_cert;
    return !s->settings.public_url ||
           hosts_add_url(&s->hosts, s->settings.public_url);
}

static void run(struct server *s)
{
    uv_signal_t signals[2];

    uv_signal_init(&s->loop, &signals[0]);
    uv_signal_init(&s->loop, &signals[1]);
    uv_signal_start(&signals[0], stop, SIGINT);
    uv_signal_start(&signals[1], stop, SIGTERM);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    uv_close((uv_handle_t *)&signals[0], NULL);
    uv_close((uv_handle_t *)&signals[1], NULL);
}

/* A name no other process and start has. */
static void name_node(char out[NODE_NAME])
{
    uint8_t random[8];

    uv_random(NULL, NULL, random, sizeof random, 0, NULL);
    deal_hex(out, random, sizeof random);
}

/* Opens the store and begins the club; false after one line of error. */
static bool open_house(struct server *s)
{
    char address[PLACE_MAX], node[NODE_NAME];
    char reason[512] = "there is not enough memory";

    if (!place_store(s->settings.data, s->settings.store, true, address))
        return false;
    name_node(node);
    s->store = store_open(address, node, reason, sizeof reason);
    if (s->store && store_keep_looks(s->store))
        log_say(LOG_ERROR, "the store takes nothing (is the disk full?)", NULL);
    if (s->store && s->hook_hosts.count)
        s->hooks = hooks_new(&s->loop, &s->hook_hosts, s->settings.public_url);
    if (s->store && (s->hooks || !s->hook_hosts.count))
        s->house = house_new(
            &(struct house_wish){ .loop = &s->loop,
                                  .store = s->store,
                                  .address = address,
                                  .hooks = s->hooks,
                                  .thinkers = s->settings.thinkers,
                                  .dead = end_at_once,
                                  .self = s });
    if (!s->house)
        cli_fail("%s", reason);
    return s->house;
}

/* Ends in order: no new connections, then what is under way, then the rest. */
static void close_all(struct server *s)
{
    if (s->hooks)
        hooks_stop(s->hooks);
    if (s->house)
        house_stop(s->house);
    if (s->context)
        lws_context_destroy(s->context);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    uv_loop_close(&s->loop);
    if (s->house)
        house_free(s->house);
    if (s->hooks)
        hooks_free(s->hooks);
    if (s->store)
        s->store->kind->close(s->store);
    limits_free(s->limits);
}

static int serve(struct server *s, const char *host, int port)
{
    int status = 1;

    uv_loop_init(&s->loop);
    const char *why = refused(&s->loop, host, port);
    if (why)
        return cli_fail("cannot listen on %s:%d: %s; try another port, like "
                        "--listen 127.0.0.1:%d",
                        host, port, why, port == 8081 ? 8082 : 8081);
    s->settings.connections = make_room(s->settings.connections);
    s->limits = limits_new(s->settings.connections, s->settings.per_address);
    struct lws_vhost *vhost = s->limits && open_house(s)
                                  ? open_address(s, host, port)
                                  : NULL;
    s->port = vhost ? lws_get_vhost_listen_port(vhost) : port;
    if (!vhost && s->house && s->settings.tls_cert) {
        cli_fail("the certificate %s and the key %s cannot be used",
                 s->settings.tls_cert, s->settings.tls_key);
    } else if (!vhost && s->house) {
        cli_fail("cannot listen on %s:%d", host, port);
    } else if (vhost && !name_hosts(s, host)) {
        status = cli_usage_fail("--public-url is like https://games.example, "
                                "not '%s'",
                                s->settings.public_url);
    } else if (vhost) {
        announce(s, host);
        run(s);
        status = s->failed;
    }
    close_all(s);
    return status;
}

int cli_serve(int argc, char **argv)
{
    static struct server s;
    struct settings *set = &s.settings;
    char host[HOST_MAX];
    int port;

    if (!settings_read(set, argc, argv))
        return 2;
    if (!read_address(set->listen, host, &port))
        return cli_usage_fail("--listen takes ADDR:PORT, like 127.0.0.1:8080, "
                              "not '%s'",
                              set->listen);
    if (!set->tls_cert != !set->tls_key)
        return cli_usage_fail("--tls-cert and --tls-key go together");
    if (set->webhooks && !hook_list_read(&s.hook_hosts, set->webhooks))
        return cli_usage_fail(
            "--webhook-hosts takes comma-separated hosts, like "
            "hooks.example,http://10.0.0.7:9000, not '%s'",
            set->webhooks);
    if (sodium_init() < 0)
        return cli_fail("this machine gives no random numbers");
    if (!set->thinkers) {
        long cores = sysconf(_SC_NPROCESSORS_ONLN);
        set->thinkers = cores > 2 ? (int)cores - 1 : 2;
    }
    log_form(set->log);
    signal(SIGPIPE, SIG_IGN);
    return serve(&s, host, port);
}
