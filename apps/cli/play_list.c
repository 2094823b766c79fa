/* Legal actions on the screen: those that begin alike are grouped under what
 * they share, each with its number. If the screen has no room for all of that,
 * the longest groups get fewer lines. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "apps/cli/letters.h"

enum {
    FLOW_LEAST = 4,  /* fewer stand one on a line, with their words */
    GROUP_MOST = 10, /* more are told apart by their first operand */
};

/* How a group is told, from the fullest. */
enum form {
    FORM_WHOLE,   /* with what its actions do */
    FORM_COLUMNS, /* what tells them apart, several a line */
    FORM_WORDS,   /* as they are typed, several a line */
    FORM_SUMMARY, /* in one line */
    FORM_COUNT
};

/* What a group is, from the finest. */
enum grouping {
    BY_OPERAND, /* of a kind or, where those are many, with one first operand */
    BY_KIND,
    FEW_TOGETHER, /* the same, and kinds of few actions together */
    GROUPING_COUNT
};

struct group {
    size_t begin, end;
    bool mixed; /* of several kinds */
    enum form form;
    int lines[FORM_COUNT];
};

static const char *say(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "say");
}

static const char *words(json_t *actions, size_t i)
{
    return play_str(json_array_get(actions, i), "text");
}

static bool begins(const char *text, const char *start)
{
    return !strncasecmp(text, start, strlen(start));
}

static bool same(json_t *actions, size_t i, size_t k, const char *member)
{
    return json_equal(json_object_get(json_array_get(actions, i), member),
                      json_object_get(json_array_get(actions, k), member));
}

/* Where the group that begins at i ends. */
static size_t group_end(json_t *actions, size_t i, enum grouping how)
{
    size_t count = json_array_size(actions), kind = i + 1, first = i + 1;

    while (kind < count && same(actions, i, kind, "kind"))
        kind++;
    while (first < kind && same(actions, i, first, "a"))
        first++;
    return how == BY_OPERAND && kind - i > GROUP_MOST && first - i > 1 ? first
                                                                       : kind;
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
static void print_lines(struct play *p, json_t *actions, size_t i, size_t end,
                        bool effects)
{
    for (; i < end; i++) {
        const char *sentence = say(actions, i), *text = words(actions, i);
        int room = p->screen.columns - 7 - letters_width(text);
        int gap = room - letters_width(sentence);
        if (p->screen.plain)
            fprintf(screen_to(&p->screen), "%zu: %s. (%s)\n", i + 1, sentence,
                    text);
        else if (gap > 0)
            screen_say(&p->screen, 6,
                       "%4zu  %s%*s" SCREEN_DIM "%s" SCREEN_PLAIN, i + 1,
                       sentence, gap, "", text);
        else
            screen_say(&p->screen, 6, "%4zu  %s", i + 1, sentence);
        if (effects)
            print_effect(p, json_array_get(actions, i));
    }
}

/* Digits of the largest number of the list. */
static int digits(json_t *actions)
{
    size_t count = json_array_size(actions);

    return count < 10 ? 1 : count < 100 ? 2 : count < 1000 ? 3 : 4;
}

/* What the group shares, then the rest of each sentence or its words, several a
 * line. */
static void print_flow(struct play *p, json_t *actions, size_t i, size_t end,
                       bool typed)
{
    FILE *to = screen_to(&p->screen);
    size_t start = shared_start(actions, i, end);
    size_t tail = shared_end(actions, i, end, start);
    const char *first = say(actions, i), *last = first + strlen(first) - tail;
    int number = digits(actions) + 2, width = 0;
    char stand[MESSAGE_MAX] = "";

    for (size_t k = i; k < end; k++) {
        int n = typed ? letters_width(words(actions, k))
                      : letters_width(say(actions, k) + start) -
                            letters_width(last);
        width = n > width ? n : width;
    }
    if (typed)
        play_typed_of(p, json_array_get(actions, i), stand);
    screen_say(&p->screen, 4, " %.*s%s...%s%s%s%s%s",
               (int)(start ? start - 1 : 0), first, start && tail ? " " : "",
               tail && last[-1] == ',' ? "," : "", last, *stand ? " (" : "",
               stand, *stand ? ")" : "");
    int fit = p->screen.columns / (number + 2 + width + 1);
    for (size_t k = i; k < end; k++) {
        const char *item = typed ? words(actions, k) : say(actions, k) + start;
        int n = (int)(strlen(item) - (typed ? 0 : tail));
        n -= n && item[n - 1] == ',';
        bool ends = k + 1 == end || (int)(k - i + 1) % (fit ? fit : 1) == 0;
        int gap = width - letters_width_n(item, n) + 1;
        fprintf(to, "%*zu  %.*s%*s", number, k + 1, n, item, ends ? 1 : gap,
                ends ? "\n" : "");
    }
}

/* Words one after the other, as many as a line has room for. */
static void print_words(struct play *p, json_t *actions, size_t i, size_t end)
{
    FILE *to = screen_to(&p->screen);
    int at = 0;

    for (; i < end; i++) {
        int width = digits(actions) + 4 + letters_width(words(actions, i));
        if (at && at + width >= p->screen.columns) {
            putc('\n', to);
            at = 0;
        }
        fprintf(to, "%*zu  %s", digits(actions) + 2, i + 1, words(actions, i));
        at += width;
    }
    putc('\n', to);
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

/* The words that the actions of a group share at their start. */
static void shared_words(json_t *actions, size_t i, size_t end, char *out,
                         size_t cap)
{
    const char *text = words(actions, i);
    size_t n = strlen(text);

    for (size_t k = i + 1; k < end; k++)
        while (strncmp(text, words(actions, k), n))
            n--;
    while (n && text[n - 1] != ' ')
        n--;
    snprintf(out, cap, "%.*s", n ? (int)n - 1 : 0, text);
}

/* A group in one line: what it is about, as far as there is room, and how to
 * see it. */
static void print_summary(struct play *p, json_t *actions, size_t i, size_t end)
{
    char first[MESSAGE_MAX], start[64], range[32], said[MESSAGE_MAX];
    int number = 2 * digits(actions) + 2, count = 0;
    char *space;

    shared_words(actions, i, end, start, sizeof start);
    for (size_t k = 0; k < json_array_size(actions); k++)
        count += begins(words(actions, k), start);
    snprintf(range, sizeof range, "%zu-%zu", i + 1, end);
    snprintf(first, sizeof first, "%.*s", (int)shared_start(actions, i, end),
             say(actions, i));
    do {
        space = strrchr(first, ' ');
        if (space)
            *space = '\0';
        cli_words(said, "summary", "first", first, "start", start, "#count",
                  count, NULL);
    } while (space && letters_width(said) + number + 2 >= p->screen.columns);
    screen_say(&p->screen, number + 2, "%*s  %s", number, range, said);
}

static void print_group(struct play *p, json_t *actions, const struct group *g,
                        enum form form)
{
    size_t i = g->begin, end = g->end;
    bool few = end - i < FLOW_LEAST || p->screen.plain;

    if (g->mixed)
        print_words(p, actions, i, end);
    else if (form == FORM_SUMMARY && end - i > 1)
        print_summary(p, actions, i, end);
    else if (form == FORM_WHOLE) {
        print_help(p, actions, i);
        if (few || has_effects(p, actions, i, end))
            print_lines(p, actions, i, end, true);
        else
            print_flow(p, actions, i, end, false);
    } else if (few && (form == FORM_COLUMNS || p->screen.plain))
        print_lines(p, actions, i, end, false);
    else if (few)
        print_words(p, actions, i, end);
    else
        print_flow(p, actions, i, end, form == FORM_WORDS);
}

/* How many lines the group takes in each of its forms. */
static void measure(struct play *p, json_t *actions, struct group *g)
{
    FILE *before = p->screen.to;

    for (int form = 0; form < FORM_COUNT; form++) {
        char *text = NULL;
        size_t size;
        FILE *to = p->screen.to = open_memstream(&text, &size);
        if (to) {
            print_group(p, actions, g, (enum form)form);
            fclose(to);
        }
        p->screen.to = before;
        for (const char *c = text; c && *c; c++)
            g->lines[form] += *c == '\n';
        free(text);
    }
}

/* The next form of a group that takes fewer lines; its own: there is none. */
static enum form shorter(const struct group *g)
{
    for (int form = (int)g->form + 1; form < FORM_COUNT; form++)
        if (g->lines[form] < g->lines[g->form])
            return (enum form)form;
    return g->form;
}

/* Tells the longest groups in fewer lines until all have room, or as much as
 * can be; how many lines that takes. */
static int fit(struct group groups[], int count, int room)
{
    for (;;) {
        struct group *longest = NULL;
        int lines = 0;
        for (struct group *g = groups; g < groups + count; g++) {
            lines += g->lines[g->form];
            if (shorter(g) != g->form &&
                (!longest || g->lines[g->form] > longest->lines[longest->form]))
                longest = g;
        }
        if (lines <= room || !longest)
            return lines;
        longest->form = shorter(longest);
    }
}

/* The groups of those whose words begin so. */
static int find_groups(json_t *actions, const char *start, enum grouping how,
                       struct group out[])
{
    size_t count = json_array_size(actions), end;
    int n = 0;

    for (size_t i = 0; i < count; i = end) {
        end = i + 1;
        if (!begins(words(actions, i), start))
            continue;
        size_t most = group_end(actions, i, how);
        while (end < most && begins(words(actions, end), start))
            end++;
        struct group *before = n ? &out[n - 1] : NULL;
        if (how == FEW_TOGETHER && before && before->end == i &&
            end - i < FLOW_LEAST &&
            (before->mixed || i - before->begin < FLOW_LEAST))
            *before = (struct group){ before->begin, end, .mixed = true };
        else
            out[n++] = (struct group){ .begin = i, .end = end };
    }
    return n;
}

/* Chooses the groups and their forms; true where not all is told in full, and
 * there is a line left to say so. */
static bool arrange(struct play *p, json_t *actions, const char *start,
                    int room, struct group groups[], int *count)
{
    int lines = room + 1;

    for (int how = 0; how < GROUPING_COUNT && lines > room; how++) {
        *count = find_groups(actions, start, (enum grouping)how, groups);
        for (int k = 0; k < *count; k++)
            measure(p, actions, &groups[k]);
        lines = fit(groups, *count, room);
    }
    for (int k = 0; k < *count; k++)
        if (groups[k].form != FORM_WHOLE || groups[k].mixed)
            return lines < room;
    return false;
}

void play_list(struct play *p, json_t *actions, const char *start, int room)
{
    struct group *groups = calloc(json_array_size(actions) + 1, sizeof *groups);
    bool shortened = false;
    int count = 0;

    if (groups && room == PLAY_ROOM_ALL)
        count = find_groups(actions, start, BY_OPERAND, groups);
    else if (groups)
        shortened = arrange(p, actions, start, room, groups, &count);
    for (int k = 0; k < count; k++)
        print_group(p, actions, &groups[k], groups[k].form);
    if (shortened)
        cli_tell(&p->screen, "shortened", NULL);
    free(groups);
}
