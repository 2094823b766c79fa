/* Laws of hidden information: properties 4 and 5, and the commuting of observe
 * and redact. A guess is a state that differs from the truth only in what the
 * watching seat cannot know; whatever that seat is shown must be the same in
 * both. */
#include "property/battery.h"

#include <stdlib.h>
#include <string.h>

#include "texts.h"

enum { MATCHES_MAX = 8 };

struct watch {
    int sees;
    char name[8]; /* of who sees, for reports */
    const void *seen;
    void *guess, *after, *other;
};

static void copy(const struct battery *b, void *to, const void *from)
{
    memcpy(to, from, b->game->state_size);
}

static bool same(const struct battery *b, const void *x, const void *y)
{
    return !memcmp(x, y, b->game->state_size);
}

/* observe() forgets once and for all, and leaves the open things alone. */
static void check_observe(struct battery *b, const struct watch *w)
{
    const struct game *game = b->game;
    const struct game_head *seen = game_peek(w->seen);
    const struct game_head *head = game_peek(b->state);

    LAW(b, seen->sees == w->sees, "observe", "%s: sees is %d", w->name,
        seen->sees);
    LAW(b,
        seen->actor == head->actor && seen->seats == head->seats &&
            seen->ply == head->ply && seen->options == head->options,
        "observe", "%s: the head of the state changes", w->name);
    copy(b, w->other, w->seen);
    game->observe(w->other, w->sees);
    LAW(b, same(b, w->other, w->seen), "observe",
        "%s: observing twice is not observing once", w->name);
    game_head(w->other)->sees = SEES_ALL;
    b->hid |= !same(b, w->other, b->state);
    LAW(b, game->secrets || !b->hid, "observe",
        "%s: something is hidden in a game without secrets", w->name);
}

/* A guess is a whole state, and looks to the seat like the truth. */
static void check_guess(struct battery *b, const struct watch *w)
{
    const struct game *game = b->game;

    LAW(b, game_peek(w->guess)->sees == SEES_ALL, "determinize",
        "%s: sees is %d in a guess", w->name, game_peek(w->guess)->sees);
    LAW(b, !game->sound || game->sound(w->guess), "determinize",
        "%s: sound() says that a guess lost or doubled a component", w->name);
    copy(b, w->other, w->guess);
    game->observe(w->other, w->sees);
    LAW(b, same(b, w->other, w->seen), "determinize",
        "%s: observe, determinize, observe is not observe", w->name);
}

/* Who is to act has the same list in the truth, in a guess, and in what is
 * seen. */
static void check_lists(struct battery *b, const struct watch *w)
{
    const void *states[] = { w->guess, w->seen };
    const char *names[] = { "a guess", "the observed state" };

    if (game_peek(b->state)->actor != w->sees)
        return;
    for (int i = 0; i < 2; i++) {
        int n = b->game->legal(states[i], b->other);
        LAW(b,
            n == b->count &&
                !memcmp(b->list, b->other, (size_t)n * sizeof *b->list),
            "secrecy", "%s has %d legal actions in truth, %d others in %s",
            w->name, b->count, n, names[i]);
    }
}

/* What is seen after an action depends only on what was seen before it and on
 * the action as it was seen. */
static void check_commutes(struct battery *b, const struct watch *w,
                           game_action action)
{
    const struct game *game = b->game;
    game_action shown = game->redact(b->state, action, w->sees);
    const struct voice voice = test_voice(w->sees, NULL);
    char text[GAME_TEXT_MAX], say[MESSAGE_MAX];
    int matches = 0;

    LAW(b, battery_find(b, shown) >= 0, "redact",
        "%s: action %#x is not well-formed", w->name, shown);
    words_format(game, action, text);
    LAW(b, game->redact(b->state, shown, w->sees) == shown, "redact",
        "%s: %s redacted twice is not redacted once", w->name, text);
    LAW(b, test_said(game, w->seen, shown, false, &voice, say), "redact",
        "%s: %s has no sentence", w->name, text);
    battery_read(b, say);

    copy(b, w->after, b->state);
    game->apply(w->after, action);
    game->observe(w->after, w->sees);
    int n = game->legal(w->guess, b->other);
    for (int i = 0; i < n && matches < MATCHES_MAX; i++) {
        if (game->redact(w->guess, b->other[i], w->sees) != shown)
            continue;
        matches++;
        copy(b, w->other, w->guess);
        game->apply(w->other, b->other[i]);
        game->observe(w->other, w->sees);
        char also[GAME_TEXT_MAX];
        words_format(game, b->other[i], also);
        LAW(b, same(b, w->other, w->after), "commute",
            "%s sees %s in the truth and %s in a guess as the same action, "
            "and different tables after it",
            w->name, text, also);
    }
}

/* The log shows nothing that the table does not: what a seat is shown of two
 * actions of a kind differs only where what it sees afterwards does. */
static void check_log(struct battery *b, const struct watch *w,
                      game_action action)
{
    const struct game *game = b->game;
    game_action shown = game->redact(b->state, action, w->sees);
    char text[GAME_TEXT_MAX], also[GAME_TEXT_MAX];

    for (int k = 0; k < MATCHES_MAX; k++) {
        game_action x = b->list[rng_below(&b->rng, (uint32_t)b->count)];
        if (action_kind(x) != action_kind(action) ||
            game->redact(b->state, x, w->sees) == shown)
            continue;
        copy(b, w->other, b->state);
        game->apply(w->other, x);
        game->observe(w->other, w->sees);
        words_format(game, action, text);
        words_format(game, x, also);
        LAW(b, !same(b, w->other, w->after), "redact",
            "%s is shown which of %s and %s it was, and sees the same table "
            "after both",
            w->name, text, also);
    }
}

/* Whether an observed state holds together after what follows() let pass: it
 * leaves a whole state to guess, which looks the same. */
static void check_holds(struct battery *b, const struct watch *w, game_action x)
{
    const struct game *game = b->game;
    char text[GAME_TEXT_MAX];

    words_format(game, x, text);
    copy(b, w->after, w->seen);
    game->apply(w->after, x);
    copy(b, w->other, w->after);
    game->determinize(w->other, &b->rng);
    LAW(b, !game->sound || game->sound(w->other), "follows",
        "%s: after %s no guess is sound", w->name, text);
    game->observe(w->other, w->sees);
    LAW(b, same(b, w->other, w->after), "follows",
        "%s: after %s a guess does not look like what is seen", w->name, text);
}

/* follows() lets everything pass that happens in some guess, and nothing that
 * leaves no guess. */
static void check_follows(struct battery *b, const struct watch *w)
{
    const struct game *game = b->game;
    int n = game->legal(w->guess, b->other);
    char text[GAME_TEXT_MAX];

    for (int i = 0; i < n; i++) {
        words_format(game, b->other[i], text);
        LAW(b,
            game->follows(w->seen,
                          game->redact(w->guess, b->other[i], w->sees)),
            "follows", "%s does not believe %s, which may happen", w->name,
            text);
    }
    for (size_t i = 0; i < b->every_count; i++)
        if (game->follows(w->seen, b->every[i]))
            check_holds(b, w, b->every[i]);
}

/* A follower, who knows what was seen before and is shown the action, sees
 * what there is to see after it. */
void law_follow(struct battery *b, game_action action)
{
    const struct game *game = b->game;
    char text[GAME_TEXT_MAX];

    for (int sees = SEES_PUBLIC; sees < b->setup.seats; sees++) {
        void *follower = b->scratch[0], *after = b->scratch[2];
        if (sees == SEES_ALL)
            continue;
        game_action shown = game->redact(b->state, action, sees);
        words_format(game, action, text);
        copy(b, follower, b->state);
        game->observe(follower, sees);
        LAW(b, game->follows(follower, shown), "follows",
            "eyes %d do not believe %s, which happens", sees, text);
        game->apply(follower, shown);
        copy(b, after, b->state);
        game->apply(after, action);
        game->observe(after, sees);
        LAW(b, same(b, follower, after), "follow",
            "eyes %d know something else after %s than they are shown", sees,
            text);
    }
}

void law_secrets(struct battery *b, game_action action)
{
    struct watch w = {
        .seen = b->scratch[0],
        .guess = b->scratch[1],
        .after = b->scratch[2],
        .other = b->scratch[3],
    };

    /* Views are slow: those of one of them are held against the table. */
    int viewer = (int)rng_below(&b->rng, b->setup.seats + 1u) - 1;

    for (int sees = SEES_PUBLIC; sees < b->setup.seats; sees++) {
        if (sees == SEES_ALL)
            continue;
        w.sees = sees;
        strcpy(w.name, sees == SEES_PUBLIC ? "public" : "seat A");
        if (sees >= 0)
            w.name[5] = (char)('A' + sees);
        copy(b, b->scratch[0], b->state);
        b->game->observe(b->scratch[0], sees);
        check_observe(b, &w);
        copy(b, w.guess, w.seen);
        b->game->determinize(w.guess, &b->rng);
        check_guess(b, &w);
        check_lists(b, &w);
        check_commutes(b, &w, action);
        check_log(b, &w, action);
        if (sees == (viewer < 0 ? SEES_PUBLIC : viewer))
            check_follows(b, &w);
        if (b->game->secrets && sees == (viewer < 0 ? SEES_PUBLIC : viewer))
            law_view(b, w.seen);
    }
    LAW(b, b->game->redact(b->state, action, SEES_ALL) == action, "redact",
        "who sees all is not shown the action as it is");
}
