/* Legal actions on the screen: those that begin alike stand together under
 * what they share, each with its number. */
#include "apps/cli/play.h"

#include <stdio.h>
#include <string.h>

enum { FLOW_LEAST = 6 }; /* fewer stand one on a line, with their words */

static const char *say(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "say");
}

static const char *words(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "text");
}

static bool same_group(json_t *actions, size_t i, size_t k)
{
    json_t *x = json_array_get(actions, i), *y = json_array_get(actions, k);

    return json_equal(json_object_get(x, "kind"), json_object_get(y, "kind")) &&
           json_equal(json_object_get(x, "a"), json_object_get(y, "a"));
}

/* Letters of whole words that the sentences from i to end share. */
static size_t shared(json_t *actions, size_t i, size_t end)
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

/* One action a line, with the words that do the same where they fit. */
static void print_lines(struct play *p, json_t *actions, size_t i, size_t end)
{
    for (; i < end; i++) {
        const char *sentence = say(actions, i), *text = words(actions, i);
        int room = p->screen.columns - 7 - (int)strlen(text);
        int gap = room - (int)strlen(sentence);
        if (p->screen.plain)
            printf("%zu: %s. (%s)\n", i + 1, sentence, text);
        else if (gap > 0)
            screen_say(&p->screen, 6,
                       "%4zu  %s%*s" SCREEN_DIM "%s" SCREEN_PLAIN, i + 1,
                       sentence, gap, "", text);
        else
            screen_say(&p->screen, 6, "%4zu  %s", i + 1, sentence);
    }
}

/* What the group shares, then the rest of each sentence, several a line. */
static void print_flow(struct play *p, json_t *actions, size_t i, size_t end)
{
    size_t cut = shared(actions, i, end), width = 0;

    for (size_t k = i; k < end; k++) {
        size_t n = strlen(say(actions, k)) - cut;
        width = n > width ? n : width;
    }
    printf("   %.*s...\n", (int)(cut ? cut - 1 : 0), say(actions, i));
    int fit = (p->screen.columns - 1) / (int)(width + 8);
    for (size_t k = i; k < end; k++) {
        bool last = k + 1 == end || (int)(k - i + 1) % (fit ? fit : 1) == 0;
        printf("%6zu  %-*s%s", k + 1, last ? 0 : (int)width,
               say(actions, k) + cut, last ? "\n" : "");
    }
}

static void print_group(struct play *p, json_t *actions, size_t i, size_t end)
{
    if (end - i < FLOW_LEAST || p->screen.plain)
        print_lines(p, actions, i, end);
    else
        print_flow(p, actions, i, end);
}

/* A group too long to print: what it is about and how to see it. */
static void print_summary(json_t *actions, size_t i, size_t end)
{
    const char *text = words(actions, i);
    const char *space = strchr(text, ' ');
    const char *second = space ? strchr(space + 1, ' ') : NULL;
    int n = (int)((second ? second : text + strlen(text)) - text);

    if (end - i == 1)
        printf("%6zu      %s\n", i + 1, say(actions, i));
    else
        printf("%4zu-%-4zu   %.*s...  (type '%.*s' to see these %zu)\n", i + 1,
               end, (int)shared(actions, i, end), say(actions, i), n, text,
               end - i);
}

static bool begins(const char *text, const char *start)
{
    return !strncmp(text, start, strlen(start));
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
        while (end < count && same_group(actions, i, end) &&
               begins(words(actions, end), start))
            end++;
        if (matching > WHOLE_MOST && !*start)
            print_summary(actions, i, end);
        else
            print_group(p, actions, i, end);
    }
    return matching;
}
