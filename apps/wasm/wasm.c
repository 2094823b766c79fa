/* The library for the browser: each export is one question of oxhide.h. Words
 * come in through ox_in(), the answer is one JSON object at ox_out() of
 * ox_out_size() bytes, and the export returns the status. Two sessions stand
 * side by side: the table in play, and one to look at other moments with. The
 * page's worker (web/src/engine/worker.ts) is the only caller. */
#include <stdlib.h>

#include "apps/wasm/playouts.h"
#include "oxhide.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

enum { IN_MAX = 1 << 20, OUT_MAX = 4 << 20, SLOTS = 2 };

static char in[IN_MAX], out[OUT_MAX];
static struct json answer;
static struct oxhide_session *sessions[SLOTS];
static void *memory[SLOTS];
static struct oxhide_thought *thought;
static void *thought_memory;
static size_t thought_room;

char *EXPORT(ox_in)(void);
size_t EXPORT(ox_in_max)(void);
const char *EXPORT(ox_out)(void);
size_t EXPORT(ox_out_size)(void);
int EXPORT(ox_games)(void);
int EXPORT(ox_players)(void);
int EXPORT(ox_cards)(void);
int EXPORT(ox_new)(int slot, uint64_t seed);
int EXPORT(ox_load)(int slot, size_t length);
int EXPORT(ox_seek)(int slot, int ply);
int EXPORT(ox_snapshot)(int slot, int as, int from);
int EXPORT(ox_apply)(int slot, int by);
int EXPORT(ox_undo)(int slot, int by, bool consent);
int EXPORT(ox_redo)(int slot, int as);
int EXPORT(ox_why)(int slot, int by);
int EXPORT(ox_preview)(int slot, int by);
int EXPORT(ox_record)(int slot, int as);
int EXPORT(ox_table)(int slot, int as, int columns);
int EXPORT(ox_set_player)(int slot, int seat);
int EXPORT(ox_think_start)(int slot, uint64_t seed);
uint32_t EXPORT(ox_think_budget)(void);
int EXPORT(ox_think_settled)(uint32_t left);
void EXPORT(ox_think)(uint32_t playouts);
int EXPORT(ox_think_report)(int hint);
double EXPORT(ox_playouts)(int seats, uint64_t seed, uint32_t games);

char *ox_in(void)
{
    return in;
}

size_t ox_in_max(void)
{
    return sizeof in;
}

const char *ox_out(void)
{
    return out;
}

size_t ox_out_size(void)
{
    return answer.text.used;
}

static struct json *open(void)
{
    json_init(&answer, out, sizeof out);
    json_open(&answer, NULL, '{');
    return &answer;
}

/* Ends the answer; one that did not fit becomes an error that does. */
static int closed(enum oxhide_status status)
{
    json_close(&answer, '}');
    if (answer.text.full) {
        status = oxhide_error(open(), OXHIDE_TOO_LONG, NULL);
        json_close(&answer, '}');
    }
    return (int)status;
}

/* The session of a slot, or NULL with an answer that says so. */
static struct oxhide_session *at(int slot)
{
    open();
    if (slot >= 0 && slot < SLOTS && sessions[slot])
        return sessions[slot];
    oxhide_error(&answer, OXHIDE_NO_SESSION, NULL);
    return NULL;
}

/* Memory for any game's session, made when a slot is first used. */
static void *room(int slot)
{
    if (!memory[slot])
        memory[slot] = malloc(oxhide_session_size(NULL));
    return memory[slot];
}

/* The k-th of the strings that lie one after another in the input. */
static const char *word(int k)
{
    const char *s = in;

    while (k--)
        s += text_length(s) + 1;
    return s;
}

int ox_games(void)
{
    oxhide_games(open());
    return closed(OXHIDE_OK);
}

int ox_players(void)
{
    oxhide_players(open());
    return closed(OXHIDE_OK);
}

int ox_cards(void)
{
    return closed(oxhide_cards(in, open()));
}

/* From now on chance draws by itself, and what is due is drawn. */
static enum oxhide_status dealt(struct oxhide_session *s)
{
    oxhide_auto(s, true);
    return oxhide_chance(s, OXHIDE_PUBLIC, open());
}

/* In: game, options, players. */
int ox_new(int slot, uint64_t seed)
{
    struct oxhide_setup setup = { .game = word(0),
                                  .options = word(1),
                                  .players = word(2),
                                  .seeded = true,
                                  .seed = seed };
    enum oxhide_status status = oxhide_new(
        room(slot), oxhide_session_size(NULL), &setup, &sessions[slot], open());

    return closed(status ? status : dealt(sessions[slot]));
}

/* A record that fails leaves what stood in the slot unusable, so that the
 * slot is empty then. */
int ox_load(int slot, size_t length)
{
    struct oxhide_session *s = NULL;
    enum oxhide_status status = oxhide_load(
        room(slot), oxhide_session_size(NULL), in, length, &s, open());

    sessions[slot] = s;
    if (!status)
        status = dealt(s);
    if (s)
        oxhide_older(s, &answer);
    return closed(status);
}

int ox_seek(int slot, int ply)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_seek(s, ply, &answer) : OXHIDE_NO_SESSION);
}

/* All a front draws: "state", "legal", "score", and "log" from a ply on. */
int ox_snapshot(int slot, int as, int from)
{
    struct oxhide_session *s = at(slot);

    if (!s)
        return closed(OXHIDE_NO_SESSION);
    json_open(&answer, "state", '{');
    enum oxhide_status status = oxhide_state(s, as, &answer);
    json_close(&answer, '}');
    if (status)
        return closed(oxhide_error(open(), status, NULL));
    json_open(&answer, "legal", '{');
    oxhide_legal(s, as, &answer);
    json_close(&answer, '}');
    json_open(&answer, "score", '{');
    oxhide_score(s, as, &answer);
    json_close(&answer, '}');
    json_open(&answer, "log", '{');
    oxhide_events(s, as, from, &answer);
    json_close(&answer, '}');
    return closed(OXHIDE_OK);
}

int ox_apply(int slot, int by)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_apply(s, by, in, &answer) : OXHIDE_NO_SESSION);
}

int ox_undo(int slot, int by, bool consent)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_undo(s, by, consent, &answer) : OXHIDE_NO_SESSION);
}

int ox_redo(int slot, int as)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_redo(s, as, &answer) : OXHIDE_NO_SESSION);
}

int ox_why(int slot, int by)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_why(s, by, in, &answer) : OXHIDE_NO_SESSION);
}

int ox_preview(int slot, int by)
{
    struct oxhide_session *s = at(slot);

    return closed(s ? oxhide_preview(s, by, in, &answer) : OXHIDE_NO_SESSION);
}

/* Out is the record itself, not JSON. */
int ox_record(int slot, int as)
{
    struct oxhide_session *s = at(slot);

    if (!s)
        return closed(OXHIDE_NO_SESSION);
    text_init(&answer.text, out, sizeof out);
    return (int)oxhide_record(s, as, &answer.text);
}

/* Out is the table as a terminal shows it, not JSON. */
int ox_table(int slot, int as, int columns)
{
    struct oxhide_session *s = at(slot);

    if (!s)
        return closed(OXHIDE_NO_SESSION);
    text_init(&answer.text, out, sizeof out);
    return (int)oxhide_table(s, as, columns, false, &answer.text);
}

int ox_set_player(int slot, int seat)
{
    struct oxhide_session *s = at(slot);
    enum oxhide_status status = s ? oxhide_session_set_player(s, seat, in)
                                  : OXHIDE_NO_SESSION;

    if (s && status)
        oxhide_error(&answer, status, NULL);
    return closed(status);
}

/* In: the player. */
int ox_think_start(int slot, uint64_t seed)
{
    struct oxhide_session *s = at(slot);

    if (!s)
        return closed(OXHIDE_NO_SESSION);
    size_t need = oxhide_think_size(s, in);
    if (need > thought_room) {
        free(thought_memory);
        thought_memory = malloc(need);
        thought_room = thought_memory ? need : 0;
    }
    return closed(oxhide_think_start(s, in, seed, thought_memory, thought_room,
                                     &thought, &answer));
}

uint32_t ox_think_budget(void)
{
    return oxhide_think_budget(thought);
}

int ox_think_settled(uint32_t left)
{
    return oxhide_think_settled(thought, left);
}

void ox_think(uint32_t playouts)
{
    oxhide_think(thought, playouts);
}

int ox_think_report(int hint)
{
    oxhide_think_report(thought, open());
    if (hint)
        oxhide_think_hint(thought, &answer);
    return closed(OXHIDE_OK);
}

/* In: the game. For measuring only: the moves of so many random games. */
double ox_playouts(int seats, uint64_t seed, uint32_t games)
{
    return (double)playouts(in, seats, seed, games);
}
