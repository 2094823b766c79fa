/* Why one action is better than another, as messages. */
#include "session/review.h"

void session_put_estimate(struct json *out, const char *key, struct estimate e)
{
    json_open(out, key, '{');
    session_put_value(out, "mean", e.mean);
    session_put_value(out, "error", e.error);
    json_close(out, '}');
}

void session_put_tenths(struct json *out, const char *key, int64_t tenths)
{
    char digits[24];
    struct text t;
    int64_t n = tenths < 0 ? -tenths : tenths;

    text_init(&t, digits, sizeof digits);
    text_put(&t, tenths < 0 ? "-" : "");
    text_int(&t, n / 10);
    text_char(&t, '.');
    text_int(&t, n % 10);
    json_raw(out, key, digits);
}

/* Hundredths as tenths, the nearer one. */
static int64_t tenths_of(int64_t hundredths)
{
    return (hundredths < 0 ? hundredths - 5 : hundredths + 5) / 10;
}

/* With 'also', more of what was just said of the same seat. */
static void put_reason(const struct game *game, const struct reason *why,
                       bool turned, bool also, struct json *out)
{
    struct message_args args = { .game = game->id };
    int64_t more = tenths_of(turned ? -why->points : why->points);

    message_tenths(&args, "points", more < 0 ? -more : more);
    message_seat(&args, "seat", why->seat);
    message_word(&args, "source", game->sources[why->source]);
    message_put(out, "say",
                also       ? "review-also"
                : more > 0 ? "review-more"
                           : "review-fewer",
                &args);
    session_put_tenths(out, "points", more);
    session_put_value(out, "wins",
                      turned ? -(int64_t)why->wins.mean
                             : (int64_t)why->wins.mean);
}

void session_put_reason(const struct game *game, const struct reason *why,
                        bool turned, struct json *out)
{
    put_reason(game, why, turned, false, out);
}

static void put_thought(const struct game *game, const struct thought *t,
                        bool turned, struct json *out)
{
    struct message_args args = { .game = game->id };
    const char *key = "review-waits";

    if (!t->kind) {
        json_raw(out, "thought", "null");
        return;
    }
    if (t->kind != THOUGHT_CLOSE)
        message_seat(&args, "seat", t->seat);
    if (t->kind == THOUGHT_CLOSE) {
        key = "review-close";
    } else if (t->kind == THOUGHT_GROUND) {
        message_seat(&args, "rival", t->rival);
        message_word(&args, "source", game->sources[t->source]);
        key = turned ? "review-ground-lost" : "review-ground-won";
    } else if (t->kind == THOUGHT_AT_ONCE) {
        message_tenths(&args, "points", tenths_of(t->number));
        message_word(&args, "source", game->sources[t->source]);
        key = turned ? "review-missed" : "review-at-once";
    } else {
        message_number(&args, "games", t->number);
        if (t->kind == THOUGHT_TAKEN)
            key = turned ? "review-left" : "review-taken";
    }
    json_open(out, "thought", '{');
    message_put(out, "say", key, &args);
    json_close(out, '}');
}

/* In a word, where there is one for it. */
static const char *part_name(int part)
{
    return part < 27 || part >= 80 ? NULL
           : part < 42             ? "third"
           : part < 58             ? "half"
                                   : "two-thirds";
}

void session_put_reasons(const struct game *game, const struct reasons *why,
                         bool turned, struct json *out)
{
    int said = -1; /* of whom */

    json_open(out, "reasons", '{');
    json_bool(out, "sure", why->sure);
    json_bool(out, "spread", why->spread);
    json_str(out, "part", part_name(why->part));
    put_thought(game, &why->thought, turned, out);
    json_open(out, "named", '[');
    for (int k = 0; k < why->count; k++) {
        json_open(out, NULL, '{');
        put_reason(game, &why->named[k], turned, said == why->named[k].seat,
                   out);
        json_bool(out, "told", why->named[k].told);
        json_close(out, '}');
        if (!why->named[k].told)
            said = why->named[k].seat;
    }
    json_close(out, ']');
    if (why->though) {
        json_open(out, "though", '{');
        session_put_reason(game, &why->against, turned, out);
        json_close(out, '}');
    } else {
        json_raw(out, "though", "null");
    }
    json_close(out, '}');
}
