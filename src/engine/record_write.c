/* Writing records. */
#include "engine/record.h"

#include "engine/words.h"

static void put_count(struct text *out, int64_t n, size_t start)
{
    do
        text_char(out, ' ');
    while (out->used - start < 32 && !out->full);
    text_put(out, "; ");
    text_int(out, n);
}

static void put_sees(struct text *out, int sees)
{
    if (sees == SEES_PUBLIC)
        text_put(out, "public");
    else
        text_char(out, (char)('A' + sees));
}

void record_put_head(struct text *out, const struct game *game,
                     const struct record_head *head)
{
    text_put(out, "oxhide-record ");
    text_int(out, RECORD_VERSION);
    text_put(out, "\ngame ");
    text_put(out, game->id);
    text_put(out, " rules ");
    text_int(out, head->older ? head->rules : game->rules);
    text_put(out, "\nseats ");
    text_int(out, head->setup.seats);
    text_char(out, '\n');
    for (int k = 0; k < game->option_count; k++) {
        const struct game_option *o = &game->options[k];
        text_put(out, "option ");
        text_put(out, o->name);
        text_char(out, '=');
        text_put(out, record_option_value(o, head->setup.options));
        text_char(out, '\n');
    }
    for (int p = 0; p < head->setup.seats; p++) {
        if (!head->player[p][0])
            continue;
        text_put(out, "player ");
        text_char(out, (char)('A' + p));
        text_char(out, ' ');
        text_put(out, head->player[p]);
        text_char(out, '\n');
    }
    for (int p = 0; p < head->setup.seats; p++) {
        if (!head->name[p][0])
            continue;
        text_put(out, "name ");
        text_char(out, (char)('A' + p));
        text_char(out, ' ');
        text_put(out, head->name[p]);
        text_char(out, '\n');
    }
    if (head->entered)
        text_put(out, "chance entered\n");
    if (head->sealed)
        record_put_sealed(out, head);
    if (head->begun) {
        text_put(out, "begun rules ");
        text_int(out, head->rules);
        text_char(out, '\n');
    }
    if (head->sees != SEES_ALL) {
        text_put(out, "as ");
        put_sees(out, head->sees);
        text_char(out, '\n');
    } else if (head->seeded) {
        text_put(out, "seed ");
        text_uint(out, head->seed);
        text_char(out, '\n');
    }
}

void record_put_action(struct text *out, const struct game *game,
                       const void *before, game_action action, int legal,
                       int sees)
{
    int actor = game_peek(before)->actor;
    size_t start = out->used;
    char words[GAME_TEXT_MAX];

    if (sees != game_peek(before)->sees)
        action = game->redact(before, action, sees);
    words_format(game, action, words);
    text_char(out, actor == ACTOR_CHANCE ? '.' : (char)('A' + actor));
    text_char(out, ' ');
    text_put(out, words);
    if (record_counts(game, sees, actor))
        put_count(out, legal, start);
    text_char(out, '\n');
}

void record_put_taken(struct text *out, int seat, uint32_t taken)
{
    text_put(out, "< ");
    text_char(out, (char)('A' + seat));
    text_char(out, ' ');
    text_int(out, taken);
    text_char(out, '\n');
}

void record_put_back(struct text *out, uint32_t back)
{
    text_put(out, "! back ");
    text_int(out, back);
    text_char(out, '\n');
}

void record_put_result(struct text *out, const struct game *game,
                       const void *state, const int16_t *written)
{
    text_char(out, '=');
    for (int p = 0; p < game_peek(state)->seats; p++) {
        text_char(out, ' ');
        text_char(out, (char)('A' + p));
        text_char(out, ' ');
        text_int(out, written ? written[p] : game_total(game, state, p));
    }
    text_char(out, '\n');
}
