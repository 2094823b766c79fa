/* Legal actions on the screen: those that begin alike stand together under
 * what they share, each with its number. */
#include "apps/cli/play.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/letters.h"

enum {
    FLOW_LEAST = 4,  /* fewer stand one on a line, with their words */
    GROUP_MOST = 10, /* more are told apart by their first operand */
};

static const char *say(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "say");
}

static const char *words(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "text");
}

static bool same(json_t *actions, size_t i, size_t k, const char *member)
{
    return json_equal(json_object_get(json_array_get(actions, i), member),
                      json_object_get(json_array_get(actions, k), member));
}

/* Where the group that begins at i ends: actions of a kind, or where those
 * are many, of a kind with the same first operand. */
static size_t group_end(json_t *actions, size_t i)
{
    size_t count = json_array_size(actions), kind = i + 1, first = i + 1;

    while (kind < count && same(actions, i, kind, "kind"))
        kind++;
    while (first < kind && same(actions, i, first, "a"))
        first++;
    return kind - i > GROUP_MOST && first - i > 1 ? first : kind;
}

/* Letters of whole words at the start that the sentences from i to end
 * share. */
static size_t shared_start(json_t *actions, size_t i, size_t end)
{
    const char *first = say(actions, i);
    size_t n = strlen(first);

    for (size_t k = i + 1; k < end; k++) {
        const char *other = say(actions, k);
        size_t m = 0;
        while (m < n && first[m] == other[m])
            m++;
        n = m;
    }
    while (n && first[n - 1] != ' ')
        n--;
    return n;
}

/* The same at the end, not reaching into the first 'start' letters. */
static size_t shared_end(json_t *actions, size_t i, size_t end, size_t start)
{
    const char *first = say(actions, i);
    size_t length = strlen(first), n = length - start;

    for (size_t k = i + 1; k < end; k++) {
        const char *other = say(actions, k);
        size_t left = strlen(other), m = 0;
        while (m < n && m < left - start &&
               first[length - m - 1] == other[left - m - 1])
            m++;
        n = m;
    }
    while (n && first[length - n] != ' ')
        n--;
    return n;
}

/* What an action does, below it. */
static void print_effect(struct play *p, json_t *action)
{
    char effect[MESSAGE_MAX];

    if (!*play_effect_of(p, action, effect))
        return;
    screen_say(&p->screen, 8,
               p->screen.plain ? "   %s"
                               : "        " SCREEN_DIM "%s" SCREEN_PLAIN,
               effect);
}

/* What a kind of action does, above the first of its kind. */
static void print_help(struct play *p, json_t *actions, size_t i)
{
    char help[MESSAGE_MAX];

    if (i && same(actions, i - 1, i, "kind"))
        return;
    if (*play_help_of(p, json_array_get(actions, i), help))
        screen_say(&p->screen, 1, " " SCREEN_DIM "%s" SCREEN_PLAIN, help);
}

/* One action a line, with the words that do the same where they fit. */
static void print_lines(struct play *p, json_t *actions, size_t i, size_t end)
{
    for (; i < end; i++) {
        const char *sentence = say(actions, i), *text = words(actions, i);
        int room = p->screen.columns - 7 - letters_width(text);
        int gap = room - letters_width(sentence);
        if (p->screen.plain)
            printf("%zu: %s. (%s)\n", i + 1, sentence, text);
        else if (gap > 0)
            screen_say(&p->screen, 6,
                       "%4zu  %s%*s" SCREEN_DIM "%s" SCREEN_PLAIN, i + 1,
                       sentence, gap, "", text);
        else
            screen_say(&p->screen, 6, "%4zu  %s", i + 1, sentence);
        print_effect(p, json_array_get(actions, i));
    }
}

/* What the group shares, then the rest of each sentence, several a line. */
static void print_flow(struct play *p, json_t *actions, size_t i, size_t end)
{
    size_t cut = shared_start(actions, i, end);
    int width = 0;
    size_t tail = shared_end(actions, i, end, cut);
    const char *first = say(actions, i);

    for (size_t k = i; k < end; k++) {
        int n = letters_width(say(actions, k) + cut) -
                letters_width(first + strlen(first) - tail);
        width = n > width ? n : width;
    }
    screen_say(&p->screen, 4, " %.*s...%s", (int)(cut ? cut - 1 : 0), first,
               first + strlen(first) - tail);
    int fit = (p->screen.columns - 1) / (width + 7);
    for (size_t k = i; k < end; k++) {
        int n = (int)(strlen(say(actions, k)) - cut - tail);
        n -= n && say(actions, k)[cut + (size_t)n - 1] == ',';
        bool last = k + 1 == end || (int)(k - i + 1) % (fit ? fit : 1) == 0;
        int gap = width - letters_width_n(say(actions, k) + cut, n) + 1;
        printf("%4zu  %.*s%*s", k + 1, n, say(actions, k) + cut, last ? 1 : gap,
               last ? "\n" : "");
    }
}

/* Whether the actions name things that do something. */
static bool has_effects(struct play *p, json_t *actions, size_t i, size_t end)
{
    char effect[MESSAGE_MAX];

    for (; i < end; i++)
        if (*play_effect_of(p, json_array_get(actions, i), effect))
            return true;
    return false;
}

static void print_group(struct play *p, json_t *actions, size_t i, size_t end)
{
    print_help(p, actions, i);
    if (end - i < FLOW_LEAST || p->screen.plain ||
        has_effects(p, actions, i, end))
        print_lines(p, actions, i, end);
    else
        print_flow(p, actions, i, end);
}

/* A group too long to print: what it is about and how to see it. */
static void print_summary(json_t *actions, size_t i, size_t end)
{
    char first[MESSAGE_MAX], start[64], text_out[MESSAGE_MAX];
    const char *text = words(actions, i);
    const char *space = strchr(text, ' ');
    const char *second = space ? strchr(space + 1, ' ') : NULL;
    int n = (int)((second ? second : text + strlen(text)) - text);

    if (end - i == 1) {
        printf("%6zu      %s\n", i + 1, say(actions, i));
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)shared_start(actions, i, end),
             say(actions, i));
    snprintf(start, sizeof start, "%.*s", n, text);
    printf("%4zu-%-4zu   %s\n", i + 1, end,
           cli_words(text_out, "summary", "first", first, "start", start,
                     "#count", (int)(end - i), NULL));
}

static bool begins(const char *text, const char *start)
{
    return !strncasecmp(text, start, strlen(start));
}

size_t play_list(struct play *p, json_t *actions, const char *start)
{
    enum { WHOLE_MOST = 60 };
    size_t count = json_array_size(actions), matching = 0, end;

    for (size_t i = 0; i < count; i++)
        matching += begins(words(actions, i), start);
    for (size_t i = 0; i < count; i = end) {
        end = i + 1;
        if (!begins(words(actions, i), start))
            continue;
        size_t most = group_end(actions, i);
        while (end < most && begins(words(actions, end), start))
            end++;
        if (matching > WHOLE_MOST && !*start)
            print_summary(actions, i, end);
        else
            print_group(p, actions, i, end);
    }
    return matching;
}
