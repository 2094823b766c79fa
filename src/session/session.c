/* A session in the caller's memory: beginning one, stepping through it, and
 * what it knows about itself. */
#include "session/session.h"

#include "base/check.h"
#include "base/mem.h"
#include "games/games.h"

static const char *const status_words[] = {
#define OXHIDE_STATUS(name, word) word,
    OXHIDE_STATUS_LIST(OXHIDE_STATUS)
#undef OXHIDE_STATUS
};

const char *oxhide_status_word(enum oxhide_status status)
{
    return status_words[status];
}

void session_put_status(struct json *out, enum oxhide_status status)
{
    const struct message_args args = { 0 };
    char key[MESSAGE_KEY_MAX];

    message_key(key, "engine", "status", status_words[status]);
    message_put(out, "message", key, &args);
}

enum oxhide_status oxhide_error_say(struct json *out, enum oxhide_status status,
                                    const char *key,
                                    const struct message_args *args)
{
    json_open(out, "error", '{');
    json_str(out, "code", status_words[status]);
    message_put(out, "message", key, args);
    json_close(out, '}');
    return status;
}

enum oxhide_status oxhide_error(struct json *out, enum oxhide_status status,
                                const char *message)
{
    const struct message_args none = { 0 };

    json_open(out, "error", '{');
    json_str(out, "code", status_words[status]);
    if (message && text_starts(message, "engine-error-"))
        message_put(out, "message", message, &none);
    else if (message)
        json_str(out, "message", message);
    else
        session_put_status(out, status);
    json_close(out, '}');
    return status;
}

static size_t size_of(const struct game *game)
{
    size_t plies = game->plies_max;

    return session_rounded(sizeof(struct oxhide_session)) +
           session_rounded(plies * sizeof(struct session_ply)) +
           session_rounded((size_t)session_lines_max(game) *
                           sizeof(struct session_line)) +
           (plies + 1 + SCRATCHES) * session_rounded(game->state_size);
}

size_t oxhide_session_size(const char *id)
{
    size_t most = 0;

    for (int i = 0; i < games_count(); i++) {
        size_t n = size_of(games_at(i));
        if ((!id || text_equal(id, games_at(i)->id)) && n > most)
            most = n;
    }
    return most;
}

struct oxhide_session *session_begin(void *memory, size_t size,
                                     const struct game *game,
                                     const struct record_head *head)
{
    struct oxhide_session *s = memory;
    char *at = memory;

    if (size < size_of(game))
        return NULL;
    *s = (struct oxhide_session){ .game = game, .head = *head };
    s->stride = session_rounded(game->state_size);
    at += session_rounded(sizeof *s);
    s->plies = (struct session_ply *)(void *)at;
    at += session_rounded(game->plies_max * sizeof *s->plies);
    s->lines = (struct session_line *)(void *)at;
    at += session_rounded((size_t)session_lines_max(game) * sizeof *s->lines);
    for (int i = 0; i < SCRATCHES; i++, at += s->stride)
        s->scratch[i] = at;
    s->states = at;
    game->begin(s->states, &s->head.setup);
    if (session_follows(s))
        game->observe(s->states, head->sees);
    if (head->sealed && head->deal.opened)
        record_deal_key(game, head, s->key);
    return s;
}

/* Cuts the next item off a list with commas; false at its end, or where the
 * item does not fit. */
static bool next_item(const char **list, char *out, size_t cap)
{
    struct text t;

    text_init(&t, out, cap);
    if (!*list || !**list)
        return false;
    while (**list && **list != ',')
        text_char(&t, *(*list)++);
    if (**list)
        ++*list;
    return !t.full;
}

static const char *read_options(const struct game *game, const char *list,
                                struct record_head *head, char *reason)
{
    char item[64];

    while (next_item(&list, item, sizeof item)) {
        size_t n = 0;
        while (item[n] && item[n] != '=')
            n++;
        const char *value = item[n] ? item + n + 1 : item + n;
        item[n] = '\0';
        if (record_option(game, item, value, &head->setup.options, reason))
            return reason;
    }
    return NULL;
}

/* Reads the players into the head; how many, or -1. Those beyond the most
 * seats are counted only. */
static int read_players(const char *list, struct record_head *head)
{
    int n = 0;
    char name[RECORD_ID_MAX];

    while (list && *list) {
        if (!next_item(&list, name, sizeof name) || !record_player_ok(name))
            return -1;
        if (n < GAME_SEATS_MAX)
            mem_copy(head->player[n], name, sizeof name);
        n++;
    }
    return n;
}

static const char *read_setup(const struct game *game,
                              const struct oxhide_setup *setup,
                              struct record_head *head, char *reason)
{
    int players = read_players(setup->players, head);
    int seats = setup->seats ? setup->seats
                : players    ? players
                             : game->seats_min;

    if (players < 0)
        return "engine-error-players-form";
    if (players && players != seats)
        return "engine-error-players-count";
    if (seats < 0 || seats > UINT8_MAX)
        seats = UINT8_MAX;
    head->setup.seats = (uint8_t)seats;
    const char *wrong = read_options(game, setup->options, head, reason);
    return wrong ? wrong : record_check_setup(game, &head->setup, reason);
}

void oxhide_id(const struct oxhide_session *s, int as, struct json *out)
{
    char id[RECORD_REASON_MAX];
    struct text t;

    text_init(&t, id, sizeof id);
    text_put(&t, s->game->id);
    text_put(&t, ":seats=");
    text_int(&t, s->head.setup.seats);
    for (int k = 0; k < s->game->option_count; k++) {
        const struct game_option *o = &s->game->options[k];
        text_char(&t, ',');
        text_put(&t, o->name);
        text_char(&t, '=');
        text_put(&t, record_option_value(o, s->head.setup.options));
    }
    if (as == OXHIDE_ALL && s->head.seeded) {
        text_char(&t, '#');
        text_uint(&t, s->head.seed);
    }
    json_str(out, "id", id);
}

/* The game and the head of a setup; NULL with the error written. */
static const struct game *read_head(const struct oxhide_setup *setup,
                                    struct record_head *head,
                                    enum oxhide_status *status,
                                    struct json *out)
{
    const struct game *game = setup->game ? games_find(setup->game) : NULL;
    char text[RECORD_REASON_MAX];

    *head = (struct record_head){ .sees = SEES_ALL,
                                  .seeded = setup->seeded,
                                  .seed = setup->seed };
    *status = OXHIDE_NO_GAME;
    if (!game) {
        oxhide_error(out, OXHIDE_NO_GAME, NULL);
        return NULL;
    }
    const char *wrong = read_setup(game, setup, head, text);
    if (setup->deal) {
        head->sealed = true;
        head->deal = *setup->deal;
        head->deal.seats = head->setup.seats;
        wrong = wrong ? wrong : record_check_sealed(game, head);
    }
    *status = wrong ? OXHIDE_BAD_SETUP : OXHIDE_OK;
    if (wrong)
        oxhide_error(out, OXHIDE_BAD_SETUP, wrong);
    return wrong ? NULL : game;
}

enum oxhide_status oxhide_deal_key(const struct oxhide_setup *setup,
                                   uint8_t key[SHA256_SIZE], struct json *out)
{
    struct record_head head;
    enum oxhide_status status;
    const struct game *game = read_head(setup, &head, &status, out);

    if (game)
        record_deal_key(game, &head, key);
    return status;
}

enum oxhide_status oxhide_new(void *memory, size_t size,
                              const struct oxhide_setup *setup,
                              struct oxhide_session **session, struct json *out)
{
    struct record_head head;
    enum oxhide_status status;
    const struct game *game = read_head(setup, &head, &status, out);

    if (!game)
        return status;
    struct oxhide_session *s = session_begin(memory, size, game, &head);
    if (!s)
        return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    *session = s;
    return OXHIDE_OK;
}

bool session_person(const struct oxhide_session *s, int seat)
{
    return text_equal(s->head.player[seat], "human");
}

enum oxhide_status session_eyes(const struct oxhide_session *s, int as)
{
    if (as != OXHIDE_ALL && as != OXHIDE_PUBLIC &&
        (as < 0 || as >= s->head.setup.seats))
        return OXHIDE_BAD_SEAT;
    return session_follows(s) && as != s->head.sees ? OXHIDE_OTHER_EYES
                                                    : OXHIDE_OK;
}

game_action session_shown(const struct oxhide_session *s, int k, int as)
{
    game_action x = s->plies[k].action;

    return session_follows(s) || as == SEES_ALL
               ? x
               : s->game->redact(session_state(s, k), x, as);
}

bool session_is_legal(const struct game *game, const void *state, game_action x)
{
    game_action list[GAME_ACTIONS_MAX];
    int n = game->legal(state, list);

    while (n && list[n - 1] != x)
        n--;
    return n > 0;
}

const void *session_seen(const struct oxhide_session *s, int k, int as,
                         int scratch)
{
    bool open = s->game->open_end && session_actor(s, k) == ACTOR_NONE;

    if (as == SEES_ALL || open || session_follows(s))
        return session_state(s, k);
    mem_copy(s->scratch[scratch], session_state(s, k), s->stride);
    s->game->observe(s->scratch[scratch], as);
    CHECK(game_peek(s->scratch[scratch])->sees == as);
    return s->scratch[scratch];
}

void session_step(struct oxhide_session *s, game_action action, int legal)
{
    CHECK(s->ply < s->game->plies_max);
    s->head.begun |= s->head.older;
    s->head.older = false;
    session_put_off(s);
    session_add_line(s, action, legal);
    mem_copy(session_state(s, s->ply + 1), session_now(s), s->stride);
    s->game->apply(session_state(s, s->ply + 1), action);
    s->end = s->present = ++s->ply;
}

void session_draw(struct oxhide_session *s)
{
    game_action list[GAME_ACTIONS_MAX];

    while (session_actor(s, s->ply) == ACTOR_CHANCE) {
        game_action x = session_outcome(s, session_now(s), s->ply,
                                        session_back(s, s->ply));
        session_step(s, x, s->game->legal(session_now(s), list));
    }
}

void oxhide_auto(struct oxhide_session *s, bool on)
{
    s->automatic = on;
}

const char *oxhide_session_game(const struct oxhide_session *s)
{
    return s->game->id;
}

int oxhide_session_seats(const struct oxhide_session *s)
{
    return s->head.setup.seats;
}

int oxhide_session_ply(const struct oxhide_session *s)
{
    return s->ply;
}

int oxhide_session_present(const struct oxhide_session *s)
{
    return s->present;
}

int oxhide_session_actor(const struct oxhide_session *s)
{
    return session_actor(s, s->ply);
}

bool oxhide_session_draws(const struct oxhide_session *s)
{
    return session_chance_known(s);
}

bool oxhide_session_secrets(const struct oxhide_session *s)
{
    return s->game->secrets;
}

int oxhide_session_eyes(const struct oxhide_session *s)
{
    return s->head.sees;
}

bool oxhide_session_copy_state(const struct oxhide_session *s, void *out,
                               size_t size)
{
    if (size < s->game->state_size)
        return false;
    mem_copy(out, session_now(s), s->game->state_size);
    return true;
}

const char *oxhide_session_player(const struct oxhide_session *s, int seat)
{
    return s->head.player[seat];
}

enum oxhide_status oxhide_session_set_player(struct oxhide_session *s, int seat,
                                             const char *player)
{
    if (seat < 0 || seat >= s->head.setup.seats)
        return OXHIDE_BAD_SEAT;
    if (!record_player_ok(player))
        return OXHIDE_BAD_PLAYER;
    struct text t;
    text_init(&t, s->head.player[seat], RECORD_ID_MAX);
    text_put(&t, player);
    return OXHIDE_OK;
}

bool oxhide_name_ok(const char *name)
{
    return !*name || record_name_ok(name);
}

const char *oxhide_session_name(const struct oxhide_session *s, int seat)
{
    return s->head.name[seat];
}

enum oxhide_status oxhide_session_set_name(struct oxhide_session *s, int seat,
                                           const char *name)
{
    struct text t;

    if (seat < 0 || seat >= s->head.setup.seats)
        return OXHIDE_BAD_SEAT;
    if (!oxhide_name_ok(name))
        return OXHIDE_BAD_NAME;
    text_init(&t, s->head.name[seat], RECORD_NAME_MAX);
    text_put(&t, name);
    return OXHIDE_OK;
}

int oxhide_session_taken_back(const struct oxhide_session *s)
{
    return session_taken_back(s);
}
