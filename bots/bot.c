/* A bot in C: bot ADDRESS PORT TOKEN TABLE[?invite=INVITATION]
 * It sits down, follows the record through its seat's eyes, plays any legal
 * action and checks the whole record against the seal it kept. docs/online.md
 * has the messages; bot.py also seals a share of the deal.
 *   gcc bot.c $(pkg-config --cflags --libs oxhide jansson) -o bot */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <err.h>
#include <jansson.h>
#include <oxhide.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char **arg, *query, table[64], seal[80], phase[16];
static char text[1 << 20], list[1 << 20];
static struct oxhide_session *session;
static struct json out;
static void *memory;

/* Sends a request; what is read from the file is the body of the answer. Asks
 * again after a second if that was too often or the server is busy. */
static FILE *request(const char *method, const char *path, const char *body)
{
    struct sockaddr_in to = { .sin_family = AF_INET,
                              .sin_port = htons((uint16_t)atoi(arg[2])) };
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    char line[1024];
    int status = 0;

    if (inet_pton(AF_INET, arg[1], &to.sin_addr) != 1 ||
        connect(fd, (struct sockaddr *)&to, sizeof to))
        errx(1, "the server does not answer");
    FILE *f = fdopen(fd, "r+");
    fprintf(f, "%s %s HTTP/1.0\r\nHost: %s:%s\r\nAuthorization: Bearer %s\r\n",
            method, path, arg[1], arg[2], arg[3]);
    fprintf(f, "Content-Length: %zu\r\n\r\n%s", strlen(body), body);
    fflush(f);
    while (fgets(line, sizeof line, f) && strcmp(line, "\r\n"))
        sscanf(line, "HTTP/%*s %d", &status);
    if (status != 429 && status != 503)
        return f;
    fclose(f);
    sleep(1);
    return request(method, path, body);
}

static void ask(const char *word, const char *body)
{
    char path[256];

    snprintf(path, sizeof path, "/api/tables/%s/%s%s", table, word, query);
    fclose(request("POST", path, body));
}

static const char *text_of(json_t *m, const char *name)
{
    return json_string_value(json_object_get(m, name));
}

static int number_of(json_t *m, const char *name)
{
    return (int)json_integer_value(json_object_get(m, name));
}

/* Goes on with the lines of a message, or begins with its head. */
static void follow(json_t *m)
{
    size_t size = oxhide_session_size(NULL);
    const char *head = text_of(m, "head");
    int n = snprintf(text, sizeof text, "%s%s", head ? head : "",
                     text_of(m, "lines"));

    json_init(&out, list, sizeof list);
    memory = memory ? memory : malloc(size);
    if (head ? oxhide_follow(memory, size, text, (size_t)n, &session, &out)
             : oxhide_follow_lines(session, number_of(m, "from"), text,
                                   (size_t)n, &out))
        errx(1, "%s", list);
}

static void play(int ply, int back)
{
    char move[256], *at[4096], *next = list;
    int n = 0;

    json_init(&out, list, sizeof list);
    oxhide_legal(session, oxhide_session_actor(session), &out);
    while (n < 4096 && (next = strstr(next, "{\"text\":\"")))
        at[n++] = next += strlen("{\"text\":\"");
    if (!n)
        return;
    next = at[rand() % n];
    snprintf(move, sizeof move, "{\"ply\":%d,\"back\":%d,\"words\":\"%.*s\"}",
             ply, back, (int)strcspn(next, "\""), next);
    ask("move", move);
}

/* One message about the table; false: it is over. */
static bool hear(json_t *m)
{
    static int asked = -1;
    int seat = number_of(m, "seat"), ply = number_of(m, "ply");
    int back = number_of(m, "back"), at = ply * 65536 + back;
    const char *record = text_of(m, "record");
    json_t *about = json_object_get(m, "about");

    if (about)
        snprintf(phase, sizeof phase, "%s", text_of(about, "phase"));
    if (!*seal && text_of(about, "seal"))
        snprintf(seal, sizeof seal, "%s", text_of(about, "seal"));
    if (!strcmp(phase, "waiting") && seat < 0)
        ask("sit", "{}");
    json_init(&out, list, sizeof list);
    if (!strcmp(phase, "over") && record) {
        if (oxhide_verify(memory, oxhide_session_size(NULL), record,
                          strlen(record), seal, &session, &out))
            errx(1, "%s", list);
        printf("bot: the record follows from our seal\n");
        return false;
    }
    if (text_of(m, "lines"))
        follow(m);
    if (session && oxhide_session_actor(session) == seat && asked != at)
        play(ply, back), asked = at;
    return true;
}

int main(int argc, char **argv)
{
    static char path[256], *line;
    size_t room = 0;

    arg = argv;
    if (argc != 5)
        errx(1, "usage: bot ADDRESS PORT TOKEN TABLE[?invite=INVITATION]");
    snprintf(table, sizeof table, "%.*s", (int)strcspn(argv[4], "?"), argv[4]);
    query = argv[4] + strlen(table);
    snprintf(path, sizeof path, "/api/tables/%s/stream%s", table, query);
    FILE *stream = request("GET", path, "");
    bool on = true;
    while (on && getline(&line, &room, stream) > 0) {
        json_t *m = json_loads(line, 0, NULL);
        on = !json_object_get(m, "epoch") || hear(m);
        json_decref(m);
    }
    return on; /* the stream ended too early */
}
