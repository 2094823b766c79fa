/* One client. It joins, the first at a board makes the table and the others
 * come by its link; then they play what the rules allow, at the board's pace,
 * and begin anew when it is over. */
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

#include "load/load.h"

static void hand_connect(void *self)
{
    struct player *p = self;
    struct load *l = p->load;
    int port = l->ports[rng_below(&l->rng, (uint32_t)l->port_count)];

    l->connects++;
    if (!wire_connect(&p->wire, port, p->source, p->token))
        guest_lost(&p->guest, l->now);
    else
        player_move(p);
}

static void hand_disconnect(void *self)
{
    wire_close(&((struct player *)self)->wire);
}

static void hand_send(void *self, const char *bytes, size_t n)
{
    wire_send(&((struct player *)self)->wire, bytes, n);
}

static void ask(struct player *p, const char *word, const char *more)
{
    char body[512];

    snprintf(body, sizeof body, "{\"do\":\"%s\"%s}", word, more);
    const char *id = guest_ask(&p->guest, body, p->load->now);
    if (!id)
        return;
    p->busy = true;
    p->asked = p->load->now;
    snprintf(p->busy_id, sizeof p->busy_id, "%s", id);
    snprintf(p->busy_word, sizeof p->busy_word, "%s", word);
}

static void ask_table(struct player *p, const char *word, const char *more)
{
    char members[400];

    snprintf(members, sizeof members, ",\"table\":\"%s\"%s", p->table, more);
    ask(p, word, members);
}

static void take_lines(struct player *p, int keep, const char *lines)
{
    p->lines.used = keep < p->plies ? p->line_at[keep] : p->lines.used;
    p->plies = keep;
    while (*lines) {
        size_t n = strcspn(lines, "\n") + 1;
        if (p->plies == p->line_room) {
            p->line_room = p->line_room ? 2 * p->line_room : 64;
            p->line_at = realloc(p->line_at,
                                 sizeof *p->line_at * (size_t)p->line_room);
        }
        p->line_at[p->plies++] = p->lines.used;
        buffer_add(&p->lines, lines, n);
        lines += n;
    }
}

static void see_about(struct player *p, const struct json_object *o)
{
    struct json_slice seats = json_get(o, "seats"), seat;
    size_t at = 0;
    char word[64];

    json_get_str(o, "phase", p->phase, sizeof p->phase);
    if (p->board->player[0] == p)
        json_get_str(o, "invite", p->board->invite, sizeof p->board->invite);
    p->free_seats = 0;
    p->computer = false;
    while (json_each(&seats, &at, &seat)) {
        struct json_object one;
        json_read(&one, seat.at, seat.length);
        bool computer = json_get_str(&one, "player", word, sizeof word);
        p->computer |= computer;
        p->free_seats += !computer &&
                         !json_get_str(&one, "person", word, sizeof word);
    }
}

static void hand_table(void *self, const char *table, int keep,
                       const char *lines, uint32_t known, bool restored,
                       const char *message, size_t n)
{
    struct player *p = self;
    struct json_object o, about;
    int64_t number = 0, epoch = 0, seat = -1, actor = -1, back = 0;

    (void)known, (void)restored;
    if (strcmp(table, p->table)) {
        snprintf(p->table, sizeof p->table, "%s", table);
        p->number = p->epoch = 0;
        p->plies = 0;
        p->lines.used = 0;
        keep = 0;
    }
    json_read(&o, message, n);
    json_get_int(&o, "n", &number);
    json_get_int(&o, "epoch", &epoch);
    json_get_int(&o, "seat", &seat);
    json_get_int(&o, "actor", &actor);
    json_get_int(&o, "back", &back);
    p->load->fell += epoch == p->epoch && number < p->number;
    p->number = (uint32_t)number;
    p->epoch = (uint32_t)epoch;
    p->seat = (int)seat;
    p->actor = (int)actor;
    p->back = (int)back;
    json_get_str(&o, "head", p->head, sizeof p->head);
    if (json_get(&o, "lines").kind == JSON_STRING)
        take_lines(p, keep, lines);
    struct json_slice part = json_get(&o, "about");
    if (part.kind == JSON_OBJECT && json_read(&about, part.at, part.length))
        see_about(p, &about);
}

/* The next game: another table, with the same people. */
static void go_on(struct player *p, const struct json_object *answer)
{
    char next[CLUB_ID_MAX], old[CLUB_ID_MAX];

    if (!json_get_str(answer, "table", next, sizeof next))
        return;
    p->load->games += p->board->player[0] == p;
    memcpy(old, p->table, sizeof old);
    snprintf(p->phase, sizeof p->phase, "moving");
    guest_follow(&p->guest, next, NULL, 0, 0, 0, p->load->now);
    guest_unfollow(&p->guest, old);
}

static void hand_answer(void *self, const char *id, bool done,
                        const char *message, size_t n)
{
    struct player *p = self;
    struct load *l = p->load;
    struct json_object o;
    int64_t number = 0;

    json_read(&o, message, n);
    json_get_int(&o, "n", &number);
    if (l->acks_count < ACKS && p->person[0]) {
        struct ack *a = &l->acks[l->acks_count++];
        memset(a, 0, sizeof *a);
        snprintf(a->person, sizeof a->person, "%s", p->person);
        snprintf(a->id, sizeof a->id, "%s", id);
        json_get_str(&o, "table", a->table, sizeof a->table);
        a->number = (uint32_t)number;
        a->done = done;
        snprintf(a->word, sizeof a->word, "%s",
                 strcmp(id, p->busy_id) ? "?" : p->busy_word);
    }
    l->refused += !done;
    if (strcmp(id, p->busy_id))
        return;
    p->busy = false;
    if (done && !strcmp(p->busy_word, "join"))
        p->joined = true;
    if (done && !strcmp(p->busy_word, "move") && l->moves < ACKS &&
        p->asked >= l->counts)
        l->took[l->moves++] = (double)(l->now - p->asked);
    if (done && !strcmp(p->busy_word, "make") && p->board)
        json_get_str(&o, "table", p->board->table, sizeof p->board->table);
    if (done && !strcmp(p->busy_word, "again"))
        go_on(p, &o);
}

static void hand_other(void *self, const char *see, const char *message,
                       size_t n)
{
    struct player *p = self;
    struct json_object o;

    if (strcmp(see, "welcome"))
        return;
    p->welcome = true;
    json_read(&o, message, n);
    json_get_str(&o, "person", p->person, sizeof p->person);
}

/* What this seat knows, from the record it was sent; any legal action. */
static void play(struct player *p)
{
    static char record[512 * 1024], list[256 * 1024];
    struct load *l = p->load;
    struct oxhide_session *s = NULL;
    struct json out;
    int n = snprintf(record, sizeof record, "%s%.*s", p->head,
                     (int)p->lines.used, p->lines.bytes ? p->lines.bytes : "");
    char more[256];

    json_init(&out, list, sizeof list);
    if (n >= (int)sizeof record ||
        oxhide_follow(l->memory, l->memory_size, record, (size_t)n, &s, &out)) {
        fprintf(stderr, "load: cannot follow: %.200s\n", list);
        exit(1);
    }
    json_init(&out, list, sizeof list);
    oxhide_legal(s, p->seat, &out);
    int count = 0;
    for (char *at = list; (at = strstr(at, "{\"text\":\"")); at++)
        count++;
    if (!count)
        return;
    int k = (int)rng_below(&l->rng, (uint32_t)count);
    char *at = strstr(list, "{\"text\":\"");
    while (k--)
        at = strstr(at + 1, "{\"text\":\"");
    at += strlen("{\"text\":\"");
    snprintf(more, sizeof more, ",\"ply\":%d,\"back\":%d,\"words\":\"%.*s\"",
             p->plies, p->back, (int)strcspn(at, "\""), at);
    ask_table(p, "move", more);
    p->board->move_at = l->now + l->pace;
}

/* Before there is a table: the first makes it, the others come by its link. */
static void find_table(struct player *p)
{
    struct board *b = p->board;
    char more[128];

    if (b->player[0] == p && !b->table[0]) {
        snprintf(more, sizeof more, ",\"game\":\"%s\",\"seats\":%d",
                 p->load->game, SEATS + !!p->load->computer);
        ask(p, "make", more);
    } else if (p->guest.tables == 0 && b->table[0]) {
        if (b->player[0] == p)
            guest_follow(&p->guest, b->table, NULL, 0, 0, 0, p->load->now);
        else if (b->invite[0])
            guest_follow(&p->guest, NULL, b->invite, 0, 0, 0, p->load->now);
    }
}

static void act(struct player *p)
{
    struct load *l = p->load;
    char more[64];

    if (p->guest.state != GUEST_HERE || p->busy || !p->welcome || l->stopping)
        return;
    if (!p->person[0] || !p->joined) {
        p->joined = p->person[0];
        snprintf(more, sizeof more, ",\"name\":\"Player %d\"", p->index);
        if (!p->joined)
            ask(p, "join", more);
    } else if (!p->board) {
        return;
    } else if (!p->table[0]) {
        find_table(p);
    } else if (!strcmp(p->phase, "waiting") && p->seat < 0 && !p->watcher) {
        ask_table(p, "sit", "");
    } else if (!strcmp(p->phase, "waiting") && p->board->player[0] == p &&
               l->computer && !p->computer) {
        snprintf(more, sizeof more, ",\"seat\":%d,\"player\":\"%s\"", SEATS,
                 l->computer);
        ask_table(p, "computer", more);
    } else if (!strcmp(p->phase, "waiting") && p->board->player[0] == p &&
               !p->free_seats) {
        ask_table(p, "start", "");
    } else if (!strcmp(p->phase, "playing") && p->actor == p->seat &&
               l->now >= p->board->move_at) {
        play(p);
    } else if (!strcmp(p->phase, "over") && !p->watcher) {
        ask_table(p, "again", "");
    }
}

static void take(void *self, const char *message, size_t n)
{
    struct player *p = self;

    guest_bytes(&p->guest, message, n, p->load->now);
}

void player_move(struct player *p)
{
    if (p->wire.fd < 0)
        return;
    int what = wire_move(&p->wire, take, p);
    if (what > 0) {
        guest_connected(&p->guest, p->load->now);
        what = wire_move(&p->wire, take, p);
    }
    if (what < 0) {
        p->load->drops++;
        wire_close(&p->wire);
        guest_lost(&p->guest, p->load->now);
    }
}

void player_wake(struct player *p)
{
    struct load *l = p->load;

    if (l->now >= p->wake_at)
        p->wake_at = guest_wake(&p->guest, l->now);
    act(p);
    if (p->wire.out.used)
        player_move(p);
}

void player_begin(struct load *l, int index, struct board *board, int source,
                  bool watcher)
{
    struct player *p = &l->players[index];
    struct guest_hands hands = { p,         hand_connect, hand_disconnect,
                                 hand_send, hand_table,   hand_answer,
                                 hand_other };
    size_t page = (size_t)sysconf(_SC_PAGESIZE);

    p->load = l;
    p->index = index;
    p->source = source;
    p->board = board;
    p->watcher = watcher;
    p->wire.fd = -1;
    p->seat = p->actor = -1;
    snprintf(p->token, sizeof p->token, "%08x%08x%08x%08x", rng_next(&l->rng),
             rng_next(&l->rng), rng_next(&l->rng), rng_next(&l->rng));
    guest_init(&p->guest, &hands,
               (uint64_t)rng_next(&l->rng) << 32 | rng_next(&l->rng), l->now);
    /* The room for a message's lines is for each of thousands; what was not
     * yet needed goes back to the system. */
    uintptr_t from = (uintptr_t)p->guest.lines / page * page + page;
    uintptr_t to = ((uintptr_t)p->guest.lines + sizeof p->guest.lines) / page *
                   page;
    madvise((void *)from, to - from, MADV_DONTNEED);
    p->wake_at = l->now + index % 1000; /* not all at once */
}
