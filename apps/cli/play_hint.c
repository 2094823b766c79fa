/* A hint: the two best ways to go on, how often each wins, and why. */
#include "apps/cli/play.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "apps/cli/review.h"
#include "apps/cli/think.h"

/* Games in 100 that make no difference. */
enum { CLOSE = 5 };

/* Games in 100 that a way wins. */
static int wins_of(json_t *way, int seat)
{
    json_t *chances = json_object_get(way, "chances");

    return (int)lround(
        100 * review_number(json_array_get(chances, (size_t)seat), "mean"));
}

/* How many points ahead the seat is at the end of those games. */
static int lead_of(json_t *way, int seat)
{
    json_t *points = json_object_get(way, "points"), *of;
    double own = json_number_value(json_array_get(points, (size_t)seat));
    double rival = -1000;
    size_t i;

    json_array_foreach(points, i, of)
    {
        if ((int)i != seat)
            rival = fmax(rival, json_number_value(of));
    }
    return (int)lround(own - rival);
}

static void tell_reason(struct play *p, int seat, bool first, json_t *reason)
{
    struct voice voice = cli_voice_to(seat);
    char sentence[MESSAGE_MAX];
    struct text say;

    text_init(&say, sentence, sizeof sentence);
    cli_say(&voice, oxhide_session_game(p->session), reason, &say);
    cli_tell(&p->screen, first ? "hint-reason" : "hint-speaks", "reason",
             sentence, NULL);
}

/* A way to go on, and how it ends. */
static void tell_way(struct play *p, bool first, int seat, json_t *way)
{
    char words[PLAY_LINE_MAX], wins[MESSAGE_MAX], ends[MESSAGE_MAX];
    int lead = lead_of(way, seat);

    cli_tell(&p->screen, first ? "hint" : "hint-or", "say",
             play_str(way, "say"), "words",
             play_typed(p, play_str(way, "text"), words), NULL);
    if (!json_integer_value(json_object_get(way, "games")))
        return;
    screen_say(
        &p->screen, 2, "  %s %s",
        cli_words(wins, "puzzle-wins", "#percent", wins_of(way, seat), NULL),
        cli_words(ends, lead < 0 ? "hint-lead.behind" : "hint-lead", "#points",
                  abs(lead), NULL));
}

/* What speaks for the first of two ways. */
static void tell_reasons(struct play *p, int seat, json_t *reasons)
{
    json_t *reason;
    size_t i;

    json_array_foreach(reasons, i, reason)
    {
        tell_reason(p, seat, true, reason);
    }
}

/* How far the first of two ways is better. */
static void compare(struct play *p, int seat, json_t *ways, bool reasons)
{
    json_t *first = json_array_get(ways, 0), *second = json_array_get(ways, 1);
    json_t *loss = json_object_get(second, "loss");
    double error = review_number(loss, "error");

    if (wins_of(first, seat) - wins_of(second, seat) <= CLOSE)
        cli_tell(&p->screen, "hint-even", NULL);
    else if (review_number(loss, "mean") <= 2 * error)
        cli_tell(&p->screen, "hint-unsure", NULL);
    else if (!reasons)
        cli_tell(&p->screen, "hint-spread", NULL);
}

void play_hint(struct play *p, int seat)
{
    struct cli_think how = { .player = "ai:6", .games = 32 };
    if (p->screen.terminal)
        cli_tell(&p->screen, "thinking", NULL);
    fflush(stdout);
    enum oxhide_status status = cli_think(p->session, &how, play_ask(p));
    json_t *answer = play_answer(p);
    json_t *ways = json_object_get(answer, "ways");
    json_t *reasons = json_object_get(answer, "reasons");
    json_t *second = json_array_get(ways, 1), *speaks;

    if (status) {
        play_refused(p, answer);
    } else {
        tell_way(p, true, seat, json_array_get(ways, 0));
        if (second) {
            tell_reasons(p, seat, reasons);
            tell_way(p, false, seat, second);
            speaks = json_object_get(second, "speaks");
            if (json_is_object(speaks))
                tell_reason(p, seat, false, speaks);
            compare(p, seat, ways, json_array_size(reasons) > 0);
        }
    }
    json_decref(answer);
}
