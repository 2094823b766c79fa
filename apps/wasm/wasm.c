/* The library for the browser: the page's worker (web/src/engine) writes a
 * request of docs/protocol.md as JSON at ox_in(), and ox_ask() leaves the
 * answer at ox_out(), ox_out_size() bytes long, and returns its status. The
 * worker thinks in slices: "go" answers with a budget, and the rest is up to
 * ox_think() and ox_think_report(). It has no texts of its own: ox_speak()
 * gives it first English, for what another language lacks, and then that
 * language. */
#include <stdlib.h>

#include "apps/wasm/playouts.h"
#include "apps/wasm/read.h"
#include "base/mem.h"
#include "engine/message.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

/* Two slots: the table in play, and one to look at other moments with. */
enum { IN_MAX = 1 << 20, OUT_MAX = 4 << 20, VALUES_MAX = 8192, SLOTS = 2 };

static char in[IN_MAX], strings[IN_MAX], out[OUT_MAX];
static struct oxhide_value values[VALUES_MAX];
static struct json answer;
static struct texts english, own;
static char *english_file, *own_file;
static struct voice voice = { .texts = &english, .you = -1 };
static struct oxhide_host *host;
static struct oxhide_thought *thought;
static void *thought_memory;
static size_t thought_room;

char *EXPORT(ox_in)(void);
size_t EXPORT(ox_in_max)(void);
const char *EXPORT(ox_out)(void);
size_t EXPORT(ox_out_size)(void);
int EXPORT(ox_ask)(size_t length);
int EXPORT(ox_speak)(size_t length);
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
    return IN_MAX;
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
    answer.voice = &voice;
    json_open(&answer, NULL, '{');
    return &answer;
}

/* In: the language on a line of its own, then its texts. Whether it is spoken
 * from now on; otherwise English is. */
int ox_speak(size_t length)
{
    char *file = length < IN_MAX ? malloc(length + 1) : NULL;
    size_t line = 0;

    if (!file)
        return false;
    mem_copy(file, in, length);
    file[length] = '\0';
    while (line < length && file[line] != '\n')
        line++;
    file[line] = '\0';
    bool is_english = text_equal(file, "en");
    struct texts *texts = is_english ? &english : &own;
    char **kept = is_english ? &english_file : &own_file;
    free(*kept);
    *kept = file;
    voice.texts = &english;
    if (!texts_init(texts, file, is_english ? NULL : &english) ||
        line == length || !texts_add(texts, file + line + 1))
        return false;
    voice.texts = texts;
    return true;
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

/* Memory grows and is kept: what is asked for next is mostly as large. */
static void *lend(void *self, enum oxhide_lent what, size_t size)
{
    static struct {
        void *memory;
        size_t size;
    } lent[OXHIDE_LENT_COUNT];

    (void)self;
    if (size > lent[what].size) {
        free(lent[what].memory);
        lent[what].memory = malloc(size);
        lent[what].size = lent[what].memory ? size : 0;
    }
    return lent[what].memory;
}

/* Begins to think, and says how many playouts that may take. */
static enum oxhide_status begin(void *self, struct oxhide_session *s,
                                const struct oxhide_wish *wish,
                                struct json *said)
{
    size_t need = oxhide_think_size(s, wish->player);

    (void)self;
    if (need > thought_room) {
        free(thought_memory);
        thought_memory = malloc(need);
        thought_room = thought_memory ? need : 0;
    }
    enum oxhide_status status = oxhide_think_start(s, wish->player, wish->seed,
                                                   thought_memory, thought_room,
                                                   &thought, said);
    if (!status)
        json_int(said, "budget",
                 wish->playouts ? wish->playouts
                                : oxhide_think_budget(thought));
    return status;
}

int ox_ask(size_t length)
{
    const struct oxhide_front front = { .think = begin, .lend = lend };

    void *memory = host ? NULL : malloc(oxhide_host_size(SLOTS));

    struct read_room room = { .values = values,
                              .text = strings,
                              .values_max = VALUES_MAX,
                              .text_max = IN_MAX };

    open();
    if (memory)
        host = oxhide_host_new(memory, SLOTS, &front);
    if (!host)
        return closed(oxhide_error(&answer, OXHIDE_NO_MEMORY, NULL));
    if (!read_request(in, length, &room))
        return closed(oxhide_error(&answer, OXHIDE_NOT_JSON, NULL));
    return closed(oxhide_host_answer(host, OXHIDE_OPERATOR, values, &answer));
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
        oxhide_think_hint(thought, hint, &answer);
    return closed(OXHIDE_OK);
}

/* In: the game. For measuring only: the moves of so many random games. */
double ox_playouts(int seats, uint64_t seed, uint32_t games)
{
    return (double)playouts(in, seats, seed, games);
}
