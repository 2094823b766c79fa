/* One table of options serves flags, environment, file and --help. */
#include "apps/server/settings.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"

enum {
    LINE_MAX_BYTES = 1024,
    NAME_MAX_BYTES = 64,
    OPTIONS = 15,
    KEPT_BYTES = 2 * OPTIONS * LINE_MAX_BYTES
};

/* The table, pointing into the settings. */
static void make_table(struct settings *s, struct cli_option out[OPTIONS])
{
    const struct cli_option table[OPTIONS] = {
        { "listen", CLI_TEXT, &s->listen, "ADDR:PORT",
          "where to listen (127.0.0.1:8080)", 0, 0 },
        { "lan", CLI_FLAG, &s->lan, NULL,
          "open to your network: prints its address and a QR code", 0, 0 },
        { "public-url", CLI_TEXT, &s->public_url, "URL",
          "the address people use, if it differs (behind a proxy)", 0, 0 },
        { "tls-cert", CLI_TEXT, &s->tls_cert, "FILE",
          "speak https with this certificate, in PEM", 0, 0 },
        { "tls-key", CLI_TEXT, &s->tls_key, "FILE", "and this key, in PEM", 0,
          0 },
        { "trust-proxy", CLI_TEXT, &s->trust_proxy, "ADDRS",
          "trusted proxies (for X-Forwarded-For), comma-separated", 0, 0 },
        { "data", CLI_TEXT, &s->data, "DIR",
          "where tables and people are (~/.local/share/oxhide)", 0, 0 },
        { "store", CLI_TEXT, &s->store, "STORE",
          "sqlite:DIR, or postgres://... for several servers", 0, 0 },
        { "webhook-hosts", CLI_TEXT, &s->webhooks, "HOSTS",
          "hosts that webhooks may go to, comma-separated (none)", 0, 0 },
        { "connections", CLI_NUMBER, &s->connections, "N",
          "maximum number of connections (10000)", 1, 1000000 },
        { "per-address", CLI_NUMBER, &s->per_address, "N",
          "maximum number of connections per address (100)", 1, 1000000 },
        { "thinkers", CLI_NUMBER, &s->thinkers, "N",
          "threads for computer players (cores - 1, at least 2)", 1, 256 },
        { "log", CLI_TEXT, &s->log, "FORM",
          "form of the log on standard error: text or json (text)", 0, 0 },
        { "config", CLI_TEXT, &s->config, "FILE",
          "read settings from lines like 'per-address = 100'", 0, 0 },
        { NULL, CLI_FLAG, NULL, NULL, NULL, 0, 0 },
    };

    memcpy(out, table, sizeof table);
}

/* The value of a setting; its text stays until the program ends. */
static bool set(const struct cli_option *o, const char *value,
                const char *where)
{
    static char kept[KEPT_BYTES];
    static size_t used;
    char *copy = kept + used;

    if (strlen(value) >= sizeof kept - used) {
        cli_usage_fail("%s: '%s' is too long", where, o->name);
        return false;
    }
    strcpy(copy, value);
    used += strlen(value) + 1;
    if (o->type != CLI_FLAG)
        return cli_read(o, copy);
    bool on = !strcmp(value, "yes") || !strcmp(value, "1");
    bool off = !strcmp(value, "no") || !strcmp(value, "0");
    *(bool *)o->out = on;
    if (!on && !off)
        cli_usage_fail("%s: '%s' is yes or no, not '%s'", where, o->name,
                       value);
    return on || off;
}

/* Cuts the spaces off both ends, in place. */
static char *trimmed(char *s)
{
    while (isspace((unsigned char)*s))
        s++;
    for (char *end = s + strlen(s); end > s && isspace((unsigned char)end[-1]);)
        *--end = '\0';
    return s;
}

/* "name = value"; blank lines and those that begin with # say nothing. */
static bool read_line(const struct cli_option *table, char *line,
                      const char *where)
{
    char *equals = strchr(line, '=');

    if (!*line || *line == '#')
        return true;
    if (!equals) {
        cli_usage_fail("%s: a line reads like 'per-address = 100', not '%s'",
                       where, line);
        return false;
    }
    *equals = '\0';
    char *name = trimmed(line), *value = trimmed(equals + 1);
    while (table->name && strcmp(table->name, name))
        table++;
    if (!table->name || !strcmp(name, "config")) {
        cli_usage_fail("%s: there is no setting '%s'; see --help", where, name);
        return false;
    }
    return set(table, value, where);
}

static bool read_file(const struct cli_option *table, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[LINE_MAX_BYTES], where[LINE_MAX_BYTES];
    bool good = file;

    if (!file)
        cli_fail("%s: %s", path, strerror(errno));
    for (int n = 1; good && fgets(line, sizeof line, file); n++) {
        snprintf(where, sizeof where, "%.900s:%d", path, n);
        good = read_line(table, trimmed(line), where);
    }
    if (file)
        fclose(file);
    return good;
}

/* OXHIDE_PER_ADDRESS for "per-address". */
static const char *from_environment(const char *name, char out[NAME_MAX_BYTES])
{
    int n = snprintf(out, NAME_MAX_BYTES, "OXHIDE_");

    for (; *name; name++)
        out[n++] = *name == '-' ? '_' : (char)toupper((unsigned char)*name);
    out[n] = '\0';
    return getenv(out);
}

static bool read_environment(const struct cli_option *table)
{
    char name[NAME_MAX_BYTES];

    for (; table->name; table++) {
        const char *value = from_environment(table->name, name);
        if (value && *value && !set(table, value, name))
            return false;
    }
    return true;
}

/* The file named by a flag, before the flags are read in earnest. */
static const char *find_config(int argc, char **argv)
{
    char name[NAME_MAX_BYTES];

    for (int i = 0; i < argc; i++) {
        if (!strncmp(argv[i], "--config=", 9))
            return argv[i] + 9;
        if (!strcmp(argv[i], "--config") && i + 1 < argc)
            return argv[i + 1];
    }
    return from_environment("config", name);
}

bool settings_read(struct settings *s, int argc, char **argv)
{
    struct cli_option table[OPTIONS];
    const char *config = find_config(argc, argv);

    *s = (struct settings){
        .listen = NULL, .log = "text", .connections = 10000, .per_address = 100
    };
    make_table(s, table);
    if (config && *config && !read_file(table, config))
        return false;
    if (!read_environment(table))
        return false;
    int words = cli_args(argc, argv, "serve [OPTIONS]",
                         "Serves the web app. Each option can also be set by "
                         "the environment\n(OXHIDE_PER_ADDRESS) or in a file "
                         "(--config).",
                         table);
    if (words > 0)
        cli_usage_fail("serve takes no arguments, but got '%s'", argv[0]);
    if (words == 0 && strcmp(s->log, "text") && strcmp(s->log, "json")) {
        cli_usage_fail("--log is text or json, not '%s'", s->log);
        return false;
    }
    if (!s->listen)
        s->listen = s->lan ? "0.0.0.0:8080" : "127.0.0.1:8080";
    return words == 0;
}

bool settings_tls(const struct settings *s)
{
    return s->tls_cert ||
           (s->public_url && !strncmp(s->public_url, "https:", 6));
}
