/* Reviews of a game, in rounds, and games played on from a moment. A host has
 * one review under way, in memory of the front. */
#include "host/host.h"

enum { ROLLOUT_GAMES = 64, ROLLOUT_ACTIONS = 64 };

static void *lend(const struct ask *a, enum oxhide_lent what, size_t size)
{
    const struct oxhide_front *f = &a->host->front;

    return f->lend ? f->lend(f->self, what, size) : NULL;
}

static enum oxhide_status no_memory(const struct ask *a, struct json *out)
{
    return oxhide_error(
        out, a->host->front.lend ? OXHIDE_NO_MEMORY : OXHIDE_FORBIDDEN, NULL);
}

static struct oxhide_review_wish wish_of(const struct ask *a)
{
    struct oxhide_review_wish wish = {
        .eyes = a->as,
        .fair = ask_flag(a, M_fair, false),
        .seed = 1,
        .error = (int)ask_number(a, M_error, 0),
    };

    ask_seed(a, &wish.seed);
    return wish;
}

/* The game, or what is wanted to be known of it, is another one. */
static enum oxhide_status begin(struct ask *a, struct json *out)
{
    struct oxhide_review_wish wish = wish_of(a);
    size_t size = oxhide_review_size(a->session);
    struct oxhide_review *r = NULL;
    void *memory;

    a->host->review = NULL;
    memory = lend(a, OXHIDE_LENT_REVIEW, size);
    if (!memory)
        return no_memory(a, out);
    enum oxhide_status status = oxhide_review_start(a->session, &wish, memory,
                                                    size, &r, out);
    if (status)
        return status;
    if (a->got[M_saved] && !oxhide_review_resume(r, ask_string(a, M_saved)))
        return oxhide_error(out, OXHIDE_BAD_REQUEST,
                            "\"saved\" is not of a review of this game");
    a->host->review = r;
    return OXHIDE_OK;
}

static bool do_round(struct oxhide_review *r, void *room)
{
    struct oxhide_review_part part;
    uint32_t round = oxhide_review_rounds(r);

    for (int u = 0; oxhide_review_units(r) && oxhide_review_rounds(r) == round;
         u++) {
        oxhide_review_work(r, u, room, &part);
        oxhide_review_take(r, &part);
    }
    return oxhide_review_units(r) > 0;
}

static void put_standing(const struct oxhide_review *r, struct json *out)
{
    json_int(out, "rounds", oxhide_review_rounds(r));
    json_int(out, "units", oxhide_review_units(r));
}

enum oxhide_status host_review(struct ask *a, struct json *out)
{
    struct oxhide_review_wish wish = wish_of(a);
    struct oxhide_review *r = a->host->review;
    int64_t rounds = ask_number(a, M_rounds, 1);

    if (!r || a->got[M_saved] || !oxhide_review_is(r, a->session, &wish)) {
        enum oxhide_status status = begin(a, out);
        if (status)
            return status;
        r = a->host->review;
    }
    void *room = lend(a, OXHIDE_LENT_ROOM, oxhide_review_room(r));
    if (!room)
        return no_memory(a, out);
    for (int64_t k = 0; k < rounds && do_round(r, room); k++)
        ;
    put_standing(r, out);
    oxhide_review_report(r, out);
    return OXHIDE_OK;
}

static enum oxhide_status no_review(struct json *out)
{
    return oxhide_error(out, OXHIDE_BAD_REQUEST,
                        "there is no review under way: ask for \"review\"");
}

enum oxhide_status host_review_work(struct ask *a, struct json *out)
{
    struct oxhide_review *r = a->host->review;
    struct oxhide_review_part part;
    int unit = (int)ask_number(a, M_unit, 0);
    struct text t;

    if (!r)
        return no_review(out);
    if (unit >= oxhide_review_units(r))
        return ask_bad(M_unit, a->got[M_unit], out);
    void *room = lend(a, OXHIDE_LENT_ROOM, oxhide_review_room(r));
    if (!room)
        return no_memory(a, out);
    oxhide_review_work(r, unit, room, &part);
    text_init(&t, a->host->text[0], HOST_TEXT_MAX);
    oxhide_review_part_put(&part, &t);
    json_str(out, "part", a->host->text[0]);
    return OXHIDE_OK;
}

enum oxhide_status host_review_take(struct ask *a, struct json *out)
{
    const struct oxhide_value *list = a->got[M_parts], *text = list + 1;
    struct oxhide_review *r = a->host->review;
    struct oxhide_review_part part;
    int taken = 0;

    if (!r)
        return no_review(out);
    for (size_t i = 0; i < list->count; i++, text = ask_next(text))
        taken += oxhide_review_part_read(text->text, &part) &&
                 oxhide_review_take(r, &part);
    json_int(out, "taken", taken);
    put_standing(r, out);
    return OXHIDE_OK;
}

enum oxhide_status host_review_save(struct ask *a, struct json *out)
{
    struct text t;

    if (!a->host->review)
        return no_review(out);
    text_init(&t, a->host->text[0], HOST_TEXT_MAX);
    if (!oxhide_review_save(a->host->review, &t))
        return oxhide_error(out, t.full ? OXHIDE_TOO_LONG : OXHIDE_BAD_REQUEST,
                            t.full ? NULL : "a round is under way");
    json_str(out, "saved", a->host->text[0]);
    return OXHIDE_OK;
}

enum oxhide_status host_rollout(struct ask *a, struct json *out)
{
    const struct oxhide_value *list = a->got[M_actions], *text = list + 1;
    const char *actions[ROLLOUT_ACTIONS];
    struct oxhide_rollout_wish wish = {
        .as = a->as,
        .actions = actions,
        .every = ask_flag(a, M_every, false),
        .playouts = (uint32_t)ask_number(a, M_playouts, 0),
        .seed = 1,
    };
    size_t size = oxhide_rollout_size(a->session);
    void *memory = lend(a, OXHIDE_LENT_ROLLOUT, size);
    struct oxhide_rollout *r;

    if (!memory)
        return no_memory(a, out);
    if (list && list->count > ROLLOUT_ACTIONS)
        return oxhide_error(out, OXHIDE_TOO_LONG, NULL);
    for (; list && (size_t)wish.count < list->count; text = ask_next(text))
        actions[wish.count++] = text->text;
    ask_seed(a, &wish.seed);
    enum oxhide_status status = oxhide_rollout_start(a->session, &wish, memory,
                                                     size, &r, out);
    if (status)
        return status;
    oxhide_rollout_play(r, (int)ask_number(a, M_games, ROLLOUT_GAMES));
    oxhide_rollout_report(r, out);
    return OXHIDE_OK;
}
