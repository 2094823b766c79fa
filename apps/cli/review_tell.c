/* The words of a review: what a turning point was, and how the game ended. */
#include "apps/cli/review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/voice.h"

static void put_text(const struct voice *voice, const char *key,
                     const struct message_args *args, char *out, size_t cap)
{
    struct text t;

    text_init(&t, out, cap);
    message_format(voice, key, args, &t);
}

enum { REASONS_TOLD = 2 };

/* "A and B" of the sentences of a list, behind what a player would say first
 * and without what that says already: what part of it they are or, where no
 * word fits and they are less than half of it, many small things at the end. */
static void join(const struct voice *voice, const char *game, json_t *why,
                 char *out, size_t cap)
{
    const struct message_args none = { .game = NULL };
    json_t *list = json_object_get(why, "named"), *reason;
    json_t *thought = json_object_get(why, "thought");
    const char *part = json_string_value(json_object_get(why, "part"));
    struct message_args args = { .game = game };
    char reasons[700], key[MESSAGE_KEY_MAX];
    size_t count = 0, said = 0, k;
    struct text t;

    json_array_foreach(list, k, reason) count += !review_true(reason, "told");
    count = count > REASONS_TOLD ? REASONS_TOLD : count;
    count += !part && review_true(why, "spread");
    text_init(&t, reasons, sizeof reasons);
    for (k = 0; said < count; k++) {
        reason = said < REASONS_TOLD ? json_array_get(list, k) : NULL;
        if (review_true(reason, "told"))
            continue;
        if (said++)
            message_format(
                voice, said == count ? "engine-list-and" : "engine-list-comma",
                &none, &t);
        if (reason)
            cli_say(voice, game, reason, &t);
        else
            message_format(voice, "review-spread", &none, &t);
    }
    text_init(&t, out, cap);
    if (json_is_object(thought)) {
        cli_say(voice, game, thought, &t);
        text_put(&t, count ? "; " : "");
    }
    if (part) {
        snprintf(key, sizeof key, "review-part-%s", part);
        message_word(&args, "reasons", reasons);
        message_format(voice, key, &args, &t);
    } else {
        text_put(&t, reasons);
    }
}

void review_tell_why(const struct voice *voice, const char *game, json_t *why,
                     char *out, size_t cap)
{
    struct message_args args = { .game = game };
    json_t *though = json_object_get(why, "though");
    char reasons[800], against[256];
    struct text t;

    out[0] = '\0';
    if (!review_true(why, "sure"))
        return;
    join(voice, game, why, reasons, sizeof reasons);
    if (!json_is_object(though)) {
        snprintf(out, cap, "%s", reasons);
        return;
    }
    text_init(&t, against, sizeof against);
    cli_say(voice, game, though, &t);
    message_word(&args, "reasons", reasons);
    message_word(&args, "against", against);
    put_text(voice, "review-though", &args, out, cap);
}

/* How often the same was missed right after it. */
static void tell_again(const struct voice *voice, json_t *again,
                       struct review_told *out)
{
    struct message_args args = { .game = NULL };
    size_t used = strlen(out->better);
    struct text t;

    if (!again)
        return;
    message_number(&args, "times", review_int(again, "times"));
    message_number(&args, "percent",
                   lround(fabs(100 * review_number(again, "gain"))));
    text_init(&t, out->better + used, sizeof out->better - used);
    text_put(&t, ". ");
    message_format(voice, "review-again", &args, &t);
}

static void tell_choice(struct review_game *g, json_t *choice,
                        const struct voice *voice, struct review_told *out)
{
    const char *game = oxhide_session_game(g->reading.session);
    struct message_args args = { .game = game }, better = args;
    char action[800];
    struct text t;

    out->seat = review_int(choice, "seat");
    snprintf(out->who, sizeof out->who, "%c", (char)('A' + out->seat));
    text_init(&t, out->played, sizeof out->played);
    cli_say(voice, game, json_object_get(choice, "played"), &t);
    text_init(&t, action, sizeof action);
    cli_say(voice, game, json_object_get(choice, "better"), &t);
    message_word(&better, "action", action);
    put_text(voice, "review-better", &better, out->better, sizeof out->better);
    message_seat(&args, "seat", out->seat);
    message_number(&args, "percent", lround(review_percent(choice, "loss")));
    put_text(voice, "review-gave-up", &args, out->verdict, sizeof out->verdict);
    review_tell_why(voice, game, json_object_get(choice, "reasons"), out->why,
                    sizeof out->why);
}

/* What chance brought between two moments, as whoever reads may know. */
static void tell_draw(struct review_game *g, int moment,
                      const struct voice *voice, struct review_told *out)
{
    json_t *next = review_at(review_list(g, "moments"), moment + 1);
    struct message_args args = { .game = NULL };
    int from = out->ply, to = review_int(next, "ply");
    json_t *event, *said;
    struct text t;
    size_t k;

    oxhide_seek(g->reading.session, to, reading_ask(&g->reading));
    oxhide_events(g->reading.session, g->as, from, reading_ask(&g->reading));
    said = reading_answer(&g->reading);
    text_init(&t, out->played, sizeof out->played);
    json_array_foreach(json_object_get(said, "events"), k, event)
    {
        if (t.used)
            text_put(&t, "; ");
        cli_say(voice, oxhide_session_game(g->reading.session), event, &t);
    }
    json_decref(said);
    out->seat = -1;
    message_number(&args, "percent", lround(fabs(out->gain)));
    put_text(voice, out->gain < 0 ? "review-luck-bad" : "review-luck-good",
             &args, out->verdict, sizeof out->verdict);
}

void review_tell(struct review_game *g, int turning, bool colour,
                 struct review_told *out)
{
    json_t *t = review_at(review_list(g, "turning"), turning);
    int moment = review_int(t, "moment");
    json_t *at = review_at(review_list(g, "moments"), moment);
    json_t *choice = json_object_get(t, "choice");
    struct voice voice = cli_voice_to(-1);
    struct message_args args = { .game = NULL };
    char key[MESSAGE_KEY_MAX];

    if (!colour)
        voice = *cli_voice();
    voice.you = g->as;
    *out = (struct review_told){ .ply = review_int(at, "ply"),
                                 .gain = 100 * review_number(t, "gain") };
    message_key(key, oxhide_session_game(g->reading.session), NULL, "round");
    message_number(&args, "round", review_int(at, "round"));
    put_text(&voice, key, &args, out->where, sizeof out->where);
    if (!json_is_integer(choice)) {
        tell_draw(g, moment, &voice, out);
        return;
    }
    tell_choice(
        g,
        review_at(review_list(g, "choices"), (int)json_integer_value(choice)),
        &voice, out);
    tell_again(&voice, json_object_get(t, "again"), out);
}

int review_turnings(const struct review_game *g)
{
    return (int)json_array_size(review_list(g, "turning"));
}

bool review_level(const struct review_game *g, int seat, char *out, size_t cap)
{
    json_t *skill = json_object_get(review_at(review_list(g, "seats"), seat),
                                    "skill");
    int low = review_int(skill, "level_low");
    int high = review_int(skill, "level_high");
    char name[2][MESSAGE_MAX], id[2][8], said[MESSAGE_MAX];

    if (!low)
        return false;
    snprintf(id[0], sizeof id[0], "%d", low);
    snprintf(id[1], sizeof id[1], "%d", high);
    cli_text(name[0], "engine", "level", id[0]);
    cli_text(name[1], "engine", "level", id[1]);
    cli_words(said, low == high ? "review-level" : "review-levels", "low",
              name[0], "high", name[1], NULL);
    snprintf(out, cap, "%s", said);
    return true;
}

bool review_is_of(const struct review_game *g, int seat)
{
    return g->as < 0 || g->as == seat;
}

const char *review_how(const struct review_game *g, int seat,
                       char out[MESSAGE_MAX])
{
    json_t *how = json_object_get(review_at(review_list(g, "seats"), seat),
                                  "how");
    const char *played = json_string_value(json_object_get(how, "played"));
    const char *luck = json_string_value(json_object_get(how, "luck"));
    struct message_args args = { .game = NULL };
    struct voice voice = *cli_voice();
    char key[MESSAGE_KEY_MAX];
    struct text t;

    text_init(&t, out, MESSAGE_MAX);
    voice.you = g->as;
    message_seat(&args, "seat", seat);
    if (!luck || strcmp(json_string_value(review_list(g, "curve")), "games"))
        return out;
    if (played) {
        snprintf(key, sizeof key, "review-played-%s", played);
        message_format(&voice, key, &args, &t);
        text_char(&t, ' ');
    }
    snprintf(key, sizeof key, "review-luck-%s.had", luck);
    message_format(&voice, key, &args, &t);
    return out;
}

const char *review_result(const struct review_game *g, char out[MESSAGE_MAX])
{
    json_t *seats = review_list(g, "seats"), *seat;
    char points[100] = "", who[2] = "A";
    size_t k, used = 0;
    int winners = 0;

    if (!json_is_true(review_list(g, "over")))
        return cli_words(out, "review-not-over", NULL);
    json_array_foreach(seats, k, seat)
    {
        if (review_number(seat, "result") > 0) {
            winners++;
            who[0] = (char)('A' + k);
        }
        if (used < sizeof points)
            used += (size_t)snprintf(points + used, sizeof points - used,
                                     "%s%c %d", k ? ", " : "", (char)('A' + k),
                                     review_int(seat, "points"));
    }
    return cli_words(out, "review-result", "#winners", winners, "who", who,
                     "points", points, NULL);
}
