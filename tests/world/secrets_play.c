/* Games for the test of secrets: people who play, talk, take back and agree. */
#define _DEFAULT_SOURCE /* strdup */
#include "world/secrets.h"

void play_token(int k, char out[24])
{
    snprintf(out, 24, "the-token-of-seat-%d", k);
}

void play_id(int k, char out[CLUB_ID_MAX])
{
    char token[24], digest[65];
    uint8_t bytes[10];

    play_token(k, token);
    club_digest("token", token, digest);
    club_derive("person", digest, bytes);
    club_id(out, bytes);
}

static char *lines_of(const struct play *p, int eyes, int from)
{
    static char buffer[PLAY_LINES];
    struct text text;

    text_init(&text, buffer, sizeof buffer);
    oxhide_lines(p->table.session, eyes, from,
                 oxhide_session_ply(p->table.session), &text);
    return strdup(buffer);
}

static void begin(struct play *p)
{
    size_t n = oxhide_session_size(p->game);

    table_init(&p->table, "tableaaaaaaaaaaa", malloc(n), n);
    p->rows = 0;
}

void play_copy_start(struct play *to, const struct play *from)
{
    play_free(to);
    to->game = from->game;
    to->seats = from->seats;
    memcpy(to->who, from->who, sizeof to->who);
    begin(to);
}

void play_free(struct play *p)
{
    for (int i = 0; i < p->rows; i++) {
        struct play_row *r = &p->row[i];
        free(r->body);
        free(r->text);
        free(r->ask);
        free(r->whole);
        for (int k = 0; k <= CLUB_SEATS_MAX; k++)
            free(r->seen[k]);
        memset(r, 0, sizeof *r);
    }
    p->rows = 0;
    free(p->table.memory);
    p->table.memory = NULL;
}

/* Reads the row that was laid at the end of the list. */
static bool read_row(struct play *p)
{
    struct play_row *r = &p->row[p->rows];
    struct club_table *t = &p->table;
    int from = t->session ? oxhide_session_ply(t->session) : 0;

    r->row.entry.body = r->body;
    r->row.entry.length = strlen(r->body);
    r->row.entry.text = r->text;
    p->rows++;
    if (!table_read(t, &r->row.entry) || t->stuck)
        return false;
    if (!t->session || oxhide_session_ply(t->session) <= from)
        return true;
    r->from = from;
    r->back = oxhide_session_back(t->session);
    r->whole = lines_of(p, OXHIDE_ALL, from);
    for (int k = 0; k <= p->seats; k++)
        r->seen[k] = lines_of(p, k ? k - 1 : OXHIDE_PUBLIC, from);
    return true;
}

/* Lines as they stand in an event. */
static void escape(char *out, const char *lines)
{
    for (; *lines; lines++) {
        if (*lines == '\n')
            *out++ = '\\';
        *out++ = *lines == '\n' ? 'n' : *lines;
    }
    *out = '\0';
}

/* An ask with other words: those of the first line it leads to. */
static char *ask_anew(const char *ask, const char *lines)
{
    static const char member[] = "\"words\":\"";
    const char *at = strstr(ask, member);
    size_t n = strcspn(lines, ";");

    if (!at)
        return strdup(ask);
    at += strlen(member);
    lines += 2; /* whose it is */
    for (n -= 2; n && lines[n - 1] == ' ';)
        n--;
    char *out = malloc(strlen(ask) + n + 1);
    sprintf(out, "%.*s%.*s%s", (int)(at - ask), ask, (int)n, lines,
            at + strcspn(at, "\""));
    return out;
}

bool play_add(struct play *p, const struct play_row *row, const char *lines)
{
    static char was[2 * PLAY_LINES], is[2 * PLAY_LINES];
    struct play_row *to = &p->row[p->rows];

    *to = (struct play_row){ .row = row->row, .asker = row->asker };
    to->text = row->text ? strdup(row->text) : NULL;
    to->ask = lines ? ask_anew(row->ask, lines) : strdup(row->ask);
    if (!lines) {
        to->body = strdup(row->body);
        return read_row(p);
    }
    escape(was, row->whole);
    escape(is, lines);
    char *at = strstr(row->body, was);
    if (!at) {
        printf("the lines of a row are not in its events: %s\n", row->body);
        exit(1);
    }
    to->body = malloc(strlen(row->body) + strlen(is) + 1);
    sprintf(to->body, "%.*s%s%s", (int)(at - row->body), row->body, is,
            at + strlen(was));
    return read_row(p);
}

/* Somebody asks; true: it has become a row. */
static bool ask(struct play *p, int k, const char *body)
{
    static struct club_draft draft;
    char request[CLUB_REQUEST_MAX], scrap[4096];
    int64_t away[CLUB_SEATS_MAX] = { 0 };
    uint8_t random[CLUB_RANDOM];
    struct json_object o;
    struct json error;

    json_read(&o, body, strlen(body));
    json_init(&error, scrap, sizeof scrap);
    snprintf(request, sizeof request, "%s:r%d", p->who[k].id, p->rows);
    memset(random, 17, sizeof random);
    struct club_ask a = { .who = &p->who[k],
                          .request = request,
                          .body = &o,
                          .now = 1000 * p->rows,
                          .wall = 1000 * p->rows,
                          .away = away,
                          .random = random };
    enum club_status status = p->table.number
                                  ? table_judge(&p->table, &a, &draft, &error)
                                  : table_make(p->table.id, &a, p->table.memory,
                                               p->table.memory_size, &draft,
                                               &error);
    if (status)
        return false;
    struct play_row *r = &p->row[p->rows];
    *r = (struct play_row){ .row = draft.row, .asker = k };
    r->ask = strdup(body);
    r->body = calloc(1, draft.row.entry.length + 1);
    memcpy(r->body, draft.body, draft.row.entry.length);
    r->text = draft.row.owner[0] ? strdup(draft.text) : NULL;
    if (!read_row(p)) {
        printf("a row cannot be read: %s\n", r->body);
        exit(1);
    }
    return true;
}

static void move(struct play *p, struct rng *rng, int seat)
{
    static char list[256 * 1024];
    struct oxhide_session *s = p->table.session;
    char body[512], *at = list;
    struct json out;
    int n = 0;

    json_init(&out, list, sizeof list);
    oxhide_legal(s, seat, &out);
    for (; (at = strstr(at, "{\"text\":\"")); at++)
        n++;
    at = list;
    for (int k = (int)rng_below(rng, (uint32_t)n); k >= 0; k--)
        at = strstr(at + 1, "{\"text\":\"");
    at += strlen("{\"text\":\"");
    snprintf(body, sizeof body,
             "{\"do\":\"move\",\"ply\":%d,\"back\":%u,\"words\":\"%.*s\"}",
             oxhide_session_ply(s), oxhide_session_back(s),
             (int)strcspn(at, "\""), at);
    ask(p, seat, body);
}

/* Past what somebody has learnt: everybody is asked, and agrees. */
static void agree(struct play *p, int seat)
{
    struct oxhide_session *s = p->table.session;
    char body[256];

    snprintf(body, sizeof body,
             "{\"do\":\"propose\",\"what\":\"back\",\"ply\":%d,\"back\":%u,"
             "\"to\":%d}",
             oxhide_session_ply(s), oxhide_session_back(s),
             oxhide_session_ply(s) - 1);
    if (!ask(p, seat, body))
        return;
    snprintf(body, sizeof body,
             "{\"do\":\"answer\",\"proposal\":%u,\"yes\":true}",
             p->table.proposal_number);
    for (int k = 0; k < p->seats; k++)
        ask(p, k, body);
}

static void step(struct play *p, struct rng *rng)
{
    struct oxhide_session *s = p->table.session;
    int seat = oxhide_session_actor(s);
    int other = (int)rng_below(rng, (uint32_t)p->seats);
    char body[128];

    switch (rng_below(rng, 30)) {
    case 0:
        snprintf(body, sizeof body, "{\"do\":\"back\",\"ply\":%d,\"back\":%u}",
                 oxhide_session_ply(s), oxhide_session_back(s));
        ask(p, other, body);
        break;
    case 1: ask(p, other, "{\"do\":\"say\",\"phrase\":\"hm\"}"); break;
    case 2: agree(p, other); break;
    default: move(p, rng, seat); break;
    }
}

void play_game(struct play *p, struct rng *rng)
{
    /* Bronze hides nothing. */
    static const char *const games[] = { "bronze-age", "golden-ages" };
    static const char *const names[] = { "Ada", "Ben", "Cy", "Di" };
    char body[128];

    play_free(p);
    p->game = games[rng_below(rng, 2)];
    p->seats = p->game == games[0] ? 2 : 2 + (int)rng_below(rng, 3);
    begin(p);
    for (int k = 0; k < p->seats; k++) {
        p->who[k] = (struct club_asker){ .mean = 150000, .spread = 35000 };
        play_id(k, p->who[k].id);
        strcpy(p->who[k].name, names[k]);
    }
    snprintf(body, sizeof body,
             "{\"do\":\"make\",\"game\":\"%s\",\"seats\":%d}", p->game,
             p->seats);
    ask(p, 0, body);
    for (int k = 0; k < p->seats; k++)
        ask(p, k, "{\"do\":\"sit\"}");
    p->dealt = p->rows;
    ask(p, 0, "{\"do\":\"start\"}");
    while (p->table.phase == TABLE_PLAYING && p->rows < PLAY_ROWS - 8)
        step(p, rng);
    p->end = p->table.phase == TABLE_OVER ? p->rows - 1 : p->rows;
}
