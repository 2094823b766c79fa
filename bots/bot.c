/* A bot in C: bot ADDRESS PORT TOKEN TABLE[?invite=INVITATION]
 * It sits down, follows the record through its seat's eyes, plays any legal
 * action and checks the whole record against the seal it kept. docs/online.md
 * has the messages; bot.py also seals a share of the deal. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json_read.h"
#include "oxhide.h"

static char **arg, table[64], seal[32], game[32], phase[16];
static char text[1 << 20], list[1 << 20];
static const char *query;
static struct oxhide_session *session;
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

static void ask(const char *word, const char *members)
{
    char path[256], body[512];

    snprintf(path, sizeof path, "/api/tables/%s/%s%s", table, word, query);
    snprintf(body, sizeof body, "{%s}", members);
    fclose(request("POST", path, body));
}

/* Goes on with the lines of a message, or begins with its head. */
static void follow(const struct json_object *m)
{
    struct json out;
    int64_t from = 0;
    bool anew = json_get_str(m, "head", text, sizeof text);
    size_t n = anew ? strlen(text) : 0, size = oxhide_session_size(game);

    json_init(&out, list, sizeof list);
    json_get_str(m, "lines", text + n, sizeof text - n);
    json_get_int(m, "from", &from);
    memory = memory ? memory : malloc(size);
    if (anew
            ? oxhide_follow(memory, size, text, strlen(text), &session, &out)
            : oxhide_follow_lines(session, (int)from, text, strlen(text), &out))
        errx(1, "%s", list);
}

static void play(int ply, int back)
{
    char move[256], *at[4096], *next = list;
    struct json out;
    int n = 0;

    json_init(&out, list, sizeof list);
    oxhide_legal(session, oxhide_session_actor(session), &out);
    while (n < 4096 && (next = strstr(next, "{\"text\":\"")))
        at[n++] = next += strlen("{\"text\":\"");
    if (!n)
        return;
    next = at[rand() % n];
    snprintf(move, sizeof move, "\"ply\":%d,\"back\":%d,\"words\":\"%.*s\"",
             ply, back, (int)strcspn(next, "\""), next);
    ask("move", move);
}

/* One message about the table; false: it is over. */
static bool hear(const struct json_object *m)
{
    static int64_t asked = -1;
    struct json_slice about = json_get(m, "about");
    struct json_object a;
    struct json out;
    int64_t seat = -1, actor = -1, ply = 0, back = 0;

    if (about.kind == JSON_OBJECT && json_read(&a, about.at, about.length)) {
        json_get_str(&a, "phase", phase, sizeof phase);
        json_get_str(&a, "game", game, sizeof game);
        json_get_str(&a, "seal", seal, sizeof seal);
    }
    json_get_int(m, "seat", &seat);
    json_get_int(m, "actor", &actor);
    json_get_int(m, "ply", &ply);
    json_get_int(m, "back", &back);
    if (!strcmp(phase, "waiting") && seat < 0)
        ask("sit", "");
    json_init(&out, list, sizeof list);
    if (!strcmp(phase, "over") &&
        json_get_str(m, "record", text, sizeof text)) {
        if (oxhide_verify(memory, oxhide_session_size(game), text, strlen(text),
                          seal, &session, &out))
            errx(1, "%s", list);
        printf("bot: the record follows from our seal\n");
        return false;
    }
    if (json_get(m, "lines").kind == JSON_STRING)
        follow(m);
    if (session && actor == seat && asked != ply * 65536 + back)
        play((int)ply, (int)back), asked = ply * 65536 + back;
    return true;
}

int main(int argc, char **argv)
{
    static char path[256], *line;
    struct json_object m;
    size_t room = 0;
    ssize_t n;

    arg = argv;
    if (argc != 5)
        errx(1, "usage: bot ADDRESS PORT TOKEN TABLE[?invite=INVITATION]");
    snprintf(table, sizeof table, "%.*s", (int)strcspn(argv[4], "?"), argv[4]);
    query = argv[4] + strlen(table);
    snprintf(path, sizeof path, "/api/tables/%s/stream%s", table, query);
    FILE *stream = request("GET", path, "");
    while ((n = getline(&line, &room, stream)) > 0)
        if (n > 1 && json_read(&m, line, (size_t)n - 1) &&
            json_get(&m, "epoch").kind == JSON_INT && !hear(&m))
            return 0;
    errx(1, "the stream ended");
}
