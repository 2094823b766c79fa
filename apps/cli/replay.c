/* oxhide replay: retelling a recorded game. */
#include "apps/cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "apps/cli/reading.h"
#include "apps/cli/screen.h"
#include "apps/cli/voice.h"
#include "oxhide.h"

static void print_story(struct reading *r, const struct screen *screen, int as)
{
    struct voice voice = cli_voice_to(-1);
    char sentence[MESSAGE_MAX];
    struct text say;
    json_t *event;
    size_t i;

    oxhide_events(r->session, as, 0, reading_ask(r));
    json_t *said = reading_answer(r);
    json_array_foreach(json_object_get(said, "events"), i, event)
    {
        bool dim = !json_is_integer(json_object_get(event, "actor"));
        text_init(&say, sentence, sizeof sentence);
        cli_say(&voice, oxhide_session_game(r->session), event, &say);
        screen_say(screen, 7, "%4zu  %s%s.%s", i + 1, dim ? SCREEN_DIM : "",
                   sentence, dim ? SCREEN_PLAIN : "");
    }
    json_decref(said);
    putchar('\n');
}

static void print_table(struct reading *r, const struct screen *screen, int as)
{
    char *table = malloc(READING_ANSWER_MAX);
    struct text t;

    if (!table)
        return;
    text_init(&t, table, READING_ANSWER_MAX);
    struct oxhide_look look = screen_look(screen, true);
    oxhide_table(r->session, as, &look, &t);
    screen_put(screen, table);
    free(table);
}

/* What a replay is to show. */
struct wish {
    const char *as;
    int ply; /* -1: the end */
    bool json, plain;
};

static int show(struct reading *r, const struct wish *w)
{
    struct screen screen = screen_open(w->plain);
    int as;

    const char last[] = { (char)('A' + oxhide_session_seats(r->session) - 1),
                          0 };
    if (!reading_as(r, w->as, &as))
        return cli_misuse("replay-seat", "seat", w->as, "last", last, NULL);
    int eyes = oxhide_session_eyes(r->session);
    if (eyes == OXHIDE_PUBLIC && as != eyes)
        return cli_misuse("replay-public", "seat", w->as, NULL);
    if (eyes >= 0 && as != eyes)
        return cli_misuse("replay-other", "seat", w->as, "eyes",
                          (const char[]){ (char)('A' + eyes), 0 }, NULL);
    if (w->ply >= 0 && oxhide_seek(r->session, w->ply, reading_ask(r)))
        return cli_misuse("replay-ply", "#most", oxhide_session_ply(r->session),
                          NULL);
    if (w->json) {
        oxhide_state(r->session, as, reading_ask(r));
        json_close(&r->out, '}');
        puts(r->answer);
        return 0;
    }
    char text[MESSAGE_MAX];
    if (oxhide_session_older(r->session))
        screen_say(&screen, 0, "%s\n",
                   cli_message(text, oxhide_session_older(r->session)));
    if (w->ply < 0)
        print_story(r, &screen, as);
    print_table(r, &screen, as);
    int taken = oxhide_session_taken_back(r->session);
    if (taken)
        cli_tell(&screen, "taken-times", "#times", taken, NULL);
    return 0;
}

int cli_replay(int argc, char **argv)
{
    struct wish w = { .ply = -1 };
    struct reading r;
    const struct cli_option options[] = {
        { "ply", CLI_NUMBER, &w.ply, "N", NULL, 0, 65535 },
        { "as", CLI_TEXT, &w.as, "SEAT", NULL, 0, 0 },
        { "json", CLI_FLAG, &w.json, NULL, NULL, 0, 0 },
        { "plain", CLI_FLAG, &w.plain, NULL, NULL, 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "replay FILE [OPTIONS]", NULL, options);

    if (words < 0)
        return 2;
    if (words != 1)
        return cli_misuse("one-record", "command", "replay", NULL);
    int status = 1;
    if (reading_open(&r, argv[0], true))
        status = r.status ? reading_error(&r, argv[0]) : show(&r, &w);
    reading_done(&r);
    return status;
}
