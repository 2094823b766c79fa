/* A server of the test build (tests/told) and everybody at a table of it, over
 * sockets. The game is played as its rows came about; outcomes of chance go
 * into the server's file before each ask. Everybody waits for the answer before
 * anybody goes on, so that time is the same in two such games. */
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "load/load.h"
#include "world/secrets.h"

enum { WATCHER = CLUB_SEATS_MAX, ENDS = CLUB_SEATS_MAX + 1, PATIENCE = 120000 };

/* One of them, and what it waits for. */
struct end {
    struct ears *ears;
    struct wire wire;
    int index;
    const char *see, *id; /* "": any */
    bool there;
};

struct ears {
    const struct play *play;
    struct play mirror; /* the same game as it stands now */
    int eyes, probes;
    struct heard heard[2];
    pid_t server;
    int port;
    char told[64], table[CLUB_ID_MAX], invite[CLUB_ID_MAX * 2];
    struct end end[ENDS];
    int last; /* row */
};

struct heard *ears_heard(struct ears *e, int k)
{
    return &e->heard[k];
}

static void fail(const char *what, const char *message)
{
    printf("secrets: %s: %s\n", what, message);
    exit(1);
}

static void listen_to(void *self, const char *bytes, size_t n)
{
    struct end *end = self;
    struct ears *e = end->ears;
    struct json_object o, about;
    char see[16] = "", id[40] = "";

    if (end->index == e->eyes || end->index == WATCHER)
        heard_add(&e->heard[end->index == WATCHER], bytes, n);
    if (!json_read(&o, bytes, n))
        fail("not JSON", bytes);
    json_get_str(&o, "see", see, sizeof see);
    json_get_str(&o, "id", id, sizeof id);
    struct json_slice part = json_get(&o, "about");
    if (part.kind == JSON_OBJECT && json_read(&about, part.at, part.length))
        json_get_str(&about, "invite", e->invite, sizeof e->invite);
    if (!strcmp(see, "done") && !e->table[0])
        json_get_str(&o, "table", e->table, sizeof e->table);
    bool answer = end->id && end->id[0] && !strcmp(id, end->id);
    end->there |= answer || !strcmp(see, end->see);
    if (!strcmp(see, "refused") && answer && end->id[0] == 'r')
        fail("what was played at home is refused", bytes);
}

/* Until that message has come, or the answer to that ask. */
static void wait_for(struct end *end, const char *see, const char *id)
{
    end->see = see;
    end->id = id;
    end->there = false;
    while (!end->there) {
        struct pollfd p = { .fd = end->wire.fd, .events = POLLIN };
        if (end->wire.out.used || !end->wire.open)
            p.events |= POLLOUT;
        if (poll(&p, 1, PATIENCE) != 1)
            fail("nothing comes", see);
        int moved = wire_move(&end->wire, listen_to, end);
        if (moved > 0) /* something may have come with the handshake */
            moved = wire_move(&end->wire, listen_to, end);
        if (moved < 0)
            fail("the connection ended", see);
    }
}

static void say(struct ears *e, int k, const char *message, const char *see,
                const char *id)
{
    wire_send(&e->end[k].wire, message, strlen(message));
    wait_for(&e->end[k], see, id);
}

static void ping(struct ears *e, int k)
{
    say(e, k, "{\"do\":\"ping\"}", "pong", "");
}

/* Everything that has been said by now has been heard. */
static void catch_up(struct ears *e)
{
    for (int k = 0; k < ENDS; k++)
        if (e->end[k].ears)
            ping(e, k);
}

/* The server's file: outcomes that follow from a row, among its lines. */
static void tell(struct ears *e, const struct play_row *row)
{
    FILE *file = fopen(e->told, "w");
    const char *line = row && row->whole ? row->whole : "";

    for (int i = 0; i < DEAL_SECRET; i++)
        fprintf(file, "%02x", 7 * i + 1);
    fputc('\n', file);
    for (int ply = row ? row->from : 0; *line; ply++) {
        size_t n = strcspn(line, ";\n");
        while (n && line[n - 1] == ' ')
            n--;
        if (line[0] == '.')
            fprintf(file, "%d %u %.*s\n", ply, row->back, (int)n - 2, line + 2);
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    fclose(file);
}

static void start_server(struct ears *e)
{
    int out[2];
    char text[256] = "";

    fflush(stdout);
    if (pipe(out) || (e->server = fork()) < 0)
        fail("no process", "");
    if (!e->server) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(out[1], STDOUT_FILENO);
        close(out[0]), close(out[1]);
        setenv("OXHIDE_TOLD", e->told, 1);
#ifdef SECRETS_PLANTED
        snprintf(text, sizeof text, "%d", planted);
        setenv("OXHIDE_PLANTED", text, 1);
#endif
        execl(TOLD, TOLD, "--listen", "127.0.0.1:0", "--store", "told",
              (char *)NULL);
        _exit(127);
    }
    close(out[1]);
    FILE *said = fdopen(out[0], "r");
    if (!fgets(text, sizeof text, said))
        fail("it does not start", TOLD);
    fclose(said);
    char *port = strstr(text, "127.0.0.1:");
    if (!port)
        fail("it does not say where it is", text);
    e->port = atoi(port + 10);
}

static void enter(struct ears *e, int k)
{
    struct end *end = &e->end[k];
    char token[24], join[96];

    play_token(k, token);
    *end = (struct end){ .ears = e, .index = k, .wire.fd = -1 };
    if (!wire_connect(&end->wire, e->port, 0, token))
        fail("no connection", token);
    wait_for(end, "welcome", "");
    snprintf(join, sizeof join,
             "{\"do\":\"join\",\"id\":\"j\",\"name\":\"Person %d\"}", k);
    say(e, k, join, "done", "j");
}

struct ears *ears_new(const struct play *p, int eyes)
{
    struct ears *e = calloc(1, sizeof *e);

    e->play = p;
    e->eyes = eyes;
    snprintf(e->told, sizeof e->told, "/tmp/oxhide-told-XXXXXX");
    int file = mkstemp(e->told);
    if (file < 0)
        fail("no file", e->told);
    close(file);
    tell(e, NULL);
    start_server(e);
    for (int k = 0; k < p->seats; k++)
        enter(e, k);
    enter(e, WATCHER);
    play_copy_start(&e->mirror, p);
    return e;
}

/* Whoever made the table follows it and sits down; then everybody can by its
 * link. */
static void gather(struct ears *e)
{
    char text[128];

    if (e->last == 1) {
        snprintf(text, sizeof text, "{\"do\":\"follow\",\"table\":\"%s\"}",
                 e->table);
        say(e, 0, text, "table", "");
        return;
    }
    ping(e, 0); /* it has the link now */
    snprintf(text, sizeof text, "{\"do\":\"follow\",\"invite\":\"%s\"}",
             e->invite);
    for (int k = 1; k < ENDS; k++)
        if (e->end[k].ears)
            say(e, k, text, "table", "");
}

void ears_row(struct ears *e, const struct play_row *row)
{
    char text[1024], id[16];

    tell(e, row);
    snprintf(id, sizeof id, "r%d", e->last++);
    if (e->table[0])
        snprintf(text, sizeof text, "{\"id\":\"%s\",\"table\":\"%s\",%s", id,
                 e->table, row->ask + 1);
    else
        snprintf(text, sizeof text, "{\"id\":\"%s\",%s", id, row->ask + 1);
    say(e, row->asker, text, "", id);
    if (e->last <= 2)
        gather(e);
    catch_up(e);
    if (!play_add(&e->mirror, row, NULL))
        fail("a row cannot be read", row->body);
    strcpy(e->mirror.table.id, e->table);
}

/* One of them at every row, in turns. */
void ears_probe(struct ears *e)
{
    struct club_table *t = &e->mirror.table;
    char body[256], id[16];
    int k = e->probes++ % EARS_PROBES;

    ears_body(t, e->probes, k, body);
    snprintf(id, sizeof id, "p%d", e->probes);
    say(e, WATCHER, body, "", id);
    if (e->eyes < 0)
        return;
    if (ears_allowed(e->play, e->eyes, t, 1000000, body))
        heard_add(&e->heard[0], ears_vain[k], strlen(ears_vain[k]));
    else
        say(e, e->eyes, body, "", id);
}

void ears_free(struct ears *e)
{
    int status = 1;

    for (int k = 0; k < ENDS; k++)
        if (e->end[k].ears)
            wire_close(&e->end[k].wire);
    kill(e->server, SIGTERM);
    waitpid(e->server, &status, 0);
    if (status)
        fail("the server did not end well", e->told);
    unlink(e->told);
    play_free(&e->mirror);
    free(e->heard[0].bytes);
    free(e->heard[1].bytes);
    free(e);
}
