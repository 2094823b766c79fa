/* Laws of lists, refusals, words, acts and standing: properties 1, 2, 3, 7 and
 * 9, and the agreement of the list with refuse() over all operands. */
#include "property/battery.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "texts.h"

enum { MANY = 1 << 16 }; /* well-formed actions */

static const char *words(const struct battery *b, game_action action,
                         char out[GAME_TEXT_MAX])
{
    if (battery_find(b, action) < 0)
        return "an action that is not well-formed";
    words_format(b->game, action, out);
    return out;
}

void law_head(const struct battery *b)
{
    const struct game_head *head = game_peek(b->state);

    LAW(b, head->seats == b->setup.seats, "head", "seats became %d",
        head->seats);
    LAW(b, head->options == b->setup.options, "head", "options became %d",
        head->options);
    LAW(b, head->sees == SEES_ALL, "head", "sees is %d in the whole state",
        head->sees);
    LAW(b, head->ply == b->plies, "head", "ply is %d after %d actions",
        head->ply, b->plies);
    LAW(b, head->actor >= ACTOR_NONE && head->actor < head->seats, "head",
        "actor is %d", head->actor);
    LAW(b, b->plies <= b->game->plies_max, "bound",
        "more than plies_max = %d actions", b->game->plies_max);
    LAW(b, !b->game->decisions_max || b->made[0] <= b->game->decisions_max,
        "bound", "more than decisions_max = %d decisions",
        b->game->decisions_max);
    LAW(b, !b->game->chances_max || b->made[1] <= b->game->chances_max, "bound",
        "more than chances_max = %d outcomes of chance", b->game->chances_max);
    LAW(b, !b->game->sound || b->game->sound(b->state), "components",
        "sound() says that a component is lost or doubled");
}

void law_list(struct battery *b)
{
    const struct game *game = b->game;
    int actor = game_peek(b->state)->actor;
    char text[GAME_TEXT_MAX];

    b->count = game->legal(b->state, b->list);
    LAW(b, b->count >= 0 && b->count <= GAME_ACTIONS_MAX, "list",
        "%d legal actions", b->count);
    LAW(b, (b->count == 0) == (actor == ACTOR_NONE), "list",
        "%d legal actions where the actor is %d", b->count, actor);
    for (int i = 0; i < b->count; i++) {
        game_action x = b->list[i];
        LAW(b, battery_find(b, x) >= 0, "list",
            "action %#x in the list is not well-formed", x);
        LAW(b, i == 0 || b->list[i - 1] < x, "list",
            "%s is not in ascending order", words(b, x, text));
        LAW(b, game->kinds[action_kind(x)].chance == (actor == ACTOR_CHANCE),
            "list", "%s is listed for actor %d", words(b, x, text), actor);
    }
}

/* What a seat plans while another acts: its own decision, made of what it sees
 * alone, and its actions can be tried in a guess. */
void law_plan(struct battery *b)
{
    const struct game *game = b->game;
    void *seen = b->scratch[0], *then = b->scratch[1];
    int actor = game_peek(b->state)->actor;
    struct rng rng; /* its own: plans leave the game as it is */

    rng_at(&rng, b->seed, (uint32_t)b->plies, 0);
    for (int seat = 0; game->turn_to && actor >= 0 && seat < b->setup.seats;
         seat++) {
        memcpy(seen, b->state, game->state_size);
        game->observe(seen, seat);
        if (!game->turn_to(seen, seat))
            continue;
        int n = game->legal(seen, b->other);
        LAW(b, game_peek(seen)->actor == seat && n > 0, "plan",
            "seat %d cannot plan its turn", seat);
        for (int i = 0; i < n; i += 1 + n / 4) {
            memcpy(then, seen, game->state_size);
            game->determinize(then, &rng);
            game->apply(then, b->other[i]);
            game->observe(then, seat);
        }
    }
}

/* Whether the word is an engine's code: "s01", "l4", "2,3", "?". */
static bool is_code(const char *name)
{
    bool digit = false, other = false;

    for (; *name; name++) {
        digit |= *name >= '0' && *name <= '9';
        other |= *name >= 'a' && *name <= 'z';
        if (*name == '?' || *name == ',')
            return true;
    }
    return digit && other;
}

/* Whether the sentence holds the name as a word of its own. */
static bool holds(const char *say, const char *name)
{
    size_t n = strlen(name);

    for (const char *p = say; (p = strstr(p, name)); p++)
        if ((p == say || !isalnum((unsigned char)p[-1])) &&
            !isalnum((unsigned char)p[n]))
            return true;
    return false;
}

void battery_read(struct battery *b, const char *say)
{
    const struct game *game = b->game;

    LAW(b, *say, "sentences", "a sentence is empty");
    LAW(b, !strpbrk(say, "{}$"), "sentences", "a brace is left in '%s'", say);
    LAW(b, !strstr(say, "  ") && !strstr(say, " ,"), "sentences",
        "blanks in '%s'", say);
    for (unsigned k = 0; k < game->kind_count; k++)
        for (int i = 0; i < GAME_OPERANDS_MAX; i++) {
            const struct game_operand *o = &game->kinds[k].operand[i];
            for (int v = 0; o->names && v < o->count; v++)
                LAW(b, !is_code(o->names[v]) || !holds(say, o->names[v]),
                    "sentences", "'%s' has the code '%s'", say, o->names[v]);
        }
}

/* What a player is told about an action the rules refuse; once a game of each
 * rule and kind. */
static void read_refusal(struct battery *b, const void *s, game_action x,
                         unsigned rule)
{
    const struct voice voice = test_voice(game_peek(s)->actor, NULL);
    bool *read = &b->refused[(rule << 6 | action_kind(x)) % REFUSALS];
    char key[MESSAGE_KEY_MAX], say[MESSAGE_MAX];
    struct message_args args;
    struct text t;

    if (*read)
        return;
    *read = true;
    message_key(key, b->game->id, "rule", b->game->rule_list[rule].name);
    words_args(b->game, s, x, &args);
    text_init(&t, say, sizeof say);
    LAW(b, message_format(&voice, key, &args, &t), "refusals", "no text for %s",
        key);
    battery_read(b, say);
}

/* Whether the list is what refuse() allows, of all well-formed actions. A
 * seat's actions are judged as that seat sees the table. */
void law_agreement(struct battery *b)
{
    const struct game *game = b->game;
    int actor = game_peek(b->state)->actor;
    void *s = b->scratch[0];
    char text[GAME_TEXT_MAX];
    int at = 0;

    /* Where there are very many, not at every state. */
    if (rng_below(&b->rng, (uint32_t)(1 + b->every_count / MANY)))
        return;
    memcpy(s, b->state, game->state_size);
    if (actor >= 0)
        game->observe(s, actor);
    for (size_t i = 0; i < b->every_count; i++) {
        game_action x = b->every[i];
        bool listed = at < b->count && b->list[at] == x;
        uint16_t rule = game->refuse(s, x);
        at += listed;
        LAW(b, rule < game->rule_count, "agreement", "%s: rule %d of %d",
            words(b, x, text), rule, game->rule_count);
        LAW(b, listed || rule, "agreement",
            "%s is not in the list, and refuse() says nothing",
            words(b, x, text));
        LAW(b, !listed || !rule, "agreement",
            "%s is in the list, and refuse() says %s: %s", words(b, x, text),
            game->rule_list[rule].id, game->rule_list[rule].name);
        if (rule)
            read_refusal(b, s, x, rule);
    }
}

/* Where a game has groups, they hold what its list holds, each action once. */
void law_groups(struct battery *b)
{
    struct game_group group[GAME_GROUPS_MAX];
    const game_action low = (1u << GAME_GROUP_BITS) - 1;
    int total = 0;

    if (!b->game->groups || game_peek(b->state)->actor < 0)
        return;
    int n = b->game->groups(b->state, group);
    for (int i = 0; i < n; i++) {
        LAW(b, !(group[i].base & low), "groups", "base %x has low bits",
            (unsigned)group[i].base);
        total += __builtin_popcountll(group[i].set);
    }
    LAW(b, total == b->count, "groups", "%d actions in groups, %d in the list",
        total, b->count);
    for (int at = 0, i; at < b->count; at++) {
        game_action x = b->list[at];
        char text[GAME_TEXT_MAX];
        for (i = 0; i < n; i++)
            if (group[i].base == (x & ~low) && group[i].set >> (x & low) & 1)
                break;
        LAW(b, i < n, "groups", "%s is in no group", words(b, x, text));
    }
}

/* An offer asks, an event tells it of the reader or by name; each says the
 * same of the action whoever reads it. */
static void read_action(struct battery *b, const void *s, game_action x)
{
    static const char *const names[] = { "Ines", "Kofi", "Mira", "Hattusil" };
    int actor = game_peek(s)->actor;
    const struct voice you = test_voice(actor, names),
                       other = test_voice(-1, names);
    char offer[MESSAGE_MAX], mine[MESSAGE_MAX], theirs[MESSAGE_MAX];
    char text[GAME_TEXT_MAX];

    LAW(b,
        test_said(b->game, s, x, true, &you, offer) &&
            test_said(b->game, s, x, false, &you, mine) &&
            test_said(b->game, s, x, false, &other, theirs),
        "sentences", "%s has no sentence, or too long a one",
        words(b, x, text));
    battery_read(b, offer);
    battery_read(b, mine);
    battery_read(b, theirs);
    if (actor < 0)
        return;
    LAW(b, !strncmp(mine, "You", 3), "sentences", "'%s' is not told to 'you'",
        mine);
    LAW(b, !strncmp(theirs, names[actor], strlen(names[actor])), "sentences",
        "'%s' does not begin with %s", theirs, names[actor]);
    LAW(b, isupper((unsigned char)*offer) && !holds(offer, "You"), "sentences",
        "'%s' is no offer", offer);
}

/* Every legal action has its sentences, as its actor reads them. */
void law_sentences(struct battery *b)
{
    const struct game *game = b->game;
    int actor = game_peek(b->state)->actor;
    void *s = b->scratch[0];

    memcpy(s, b->state, game->state_size);
    if (actor >= 0)
        game->observe(s, actor);
    for (int i = 0; i < b->count; i++)
        read_action(b, s, b->list[i]);
}

/* Applies the action to b->state, having tried it on two copies. */
void law_apply(struct battery *b, game_action action)
{
    const struct game *game = b->game;
    void *once = b->scratch[0], *twice = b->scratch[1];
    char text[GAME_TEXT_MAX];

    memcpy(once, b->state, game->state_size);
    memcpy(twice, b->state, game->state_size);
    game->apply(once, action);
    game->apply(twice, action);
    LAW(b, !memcmp(once, twice, game->state_size), "apply",
        "%s applied twice gives different bytes", words(b, action, text));
    memcpy(b->state, once, game->state_size);
}

/* The lines of a seat's score sheet add up to its sources, and these to the
 * points of its score; tie-breaks never spill over into them. */
static void standing_of(struct battery *b, int seat)
{
    const struct game *game = b->game;
    struct game_tally lines[GAME_TALLY_MAX];
    int count = game->tally(b->state, seat, lines), total = 0;

    LAW(b, count >= 0 && count <= GAME_TALLY_MAX, "tally", "%d lines", count);
    for (int k = 0; k < game->source_count; k++) {
        int sum = 0, points = game->points(b->state, seat, k);
        total += points;
        for (int i = 0; i < count; i++)
            sum += lines[i].source == k ? lines[i].points : 0;
        LAW(b, sum == points, "tally",
            "seat %c, %s: the lines add up to %d, points() says %d", 'A' + seat,
            game->sources[k], sum, points);
    }
    for (int i = 0; i < count; i++)
        LAW(b, lines[i].source < game->source_count, "tally",
            "seat %c, line %d: source %d of %d", 'A' + seat, i, lines[i].source,
            game->source_count);
    LAW(b, total == game_total(game, b->state, seat), "rank",
        "seat %c: the sources add up to %d, score() says %d", 'A' + seat, total,
        game_total(game, b->state, seat));
}

/* The sheets add up; and at an end that does not lay everything open, all see
 * the same scores: nobody is told of a winner they would not find. */
void law_standing(struct battery *b)
{
    const struct game *game = b->game;
    int seats = b->setup.seats;

    for (int p = 0; p < seats; p++)
        standing_of(b, p);
    if (game_peek(b->state)->actor != ACTOR_NONE || game->open_end)
        return;
    for (int sees = SEES_PUBLIC; sees < seats; sees++) {
        memcpy(b->scratch[0], b->state, game->state_size);
        game->observe(b->scratch[0], sees);
        for (int p = 0; p < seats; p++)
            LAW(b, game->score(b->scratch[0], p) == game->score(b->state, p),
                "rank", "seat %c has another score in the eyes of %d", 'A' + p,
                sees);
    }
}

/* The record, written in words and read again, leads to the same bytes. */
void law_end(struct battery *b)
{
    const struct game *game = b->game;
    void *s = b->scratch[0];
    char text[GAME_TEXT_MAX];
    game_action x;

    memset(s, 0xa5, game->state_size);
    game->begin(s, &b->setup);
    for (int i = 0; i < b->plies; i++) {
        words_format(game, b->log[i], text);
        LAW(b, words_parse(game, text, &x), "record", "'%s' is not read", text);
        game->apply(s, x);
    }
    LAW(b, !memcmp(s, b->state, game->state_size), "record",
        "the record leads to other bytes");
    law_standing(b);
}

static void check_words(const struct battery *b, game_action action)
{
    char text[GAME_TEXT_MAX];
    game_action back = 0;

    words_format(b->game, action, text);
    LAW(b, words_parse(b->game, text, &back) && back == action, "words",
        "'%s' (%#x) is read as %#x", text, action, back);
    for (const char *c = text; *c; c++)
        LAW(b, *c > ' ' || (*c == ' ' && c > text && c[1] > ' '), "words",
            "'%s' is not words separated by one space", text);
}

void law_tables(struct battery *b)
{
    const struct game *game = b->game;
    struct json cards;

    for (size_t i = 0; i < b->every_count; i++) {
        LAW(b, i == 0 || b->every[i - 1] < b->every[i], "words",
            "action %#x is made by two kinds or operands", b->every[i]);
        check_words(b, b->every[i]);
    }
    for (unsigned i = 1; i < game->rule_count; i++)
        LAW(b, game->rule_list[i].id && game->rule_list[i].name, "rules",
            "rule %u has no id or no name", i);
    LAW(b, game->state_size <= GAME_STATE_MAX, "state", "%d bytes",
        game->state_size);
    json_init(&cards, b->text, GAME_VIEW_MAX);
    json_open(&cards, NULL, '{');
    game->cards(&cards);
    json_close(&cards, '}');
    LAW(b, !cards.text.full, "cards", "more than %d bytes", GAME_VIEW_MAX);
}
