/* A review as rows of numbers, and as marks in its record. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/review.h"

#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"

static const char *text_of(json_t *action)
{
    const char *text = json_string_value(json_object_get(action, "text"));

    return text ? text : "";
}

void review_print_csv(struct review_game *g)
{
    json_t *choices = review_list(g, "choices"), *c;
    size_t k;

    puts("ply,round,seat,played,better,loss,error,by,games,mistake,best,easy");
    json_array_foreach(choices, k, c)
    {
        json_t *at = review_at(review_list(g, "moments"),
                               review_int(c, "moment"));
        json_t *better = json_object_get(c, "better");
        const char *by = json_string_value(json_object_get(c, "by"));

        printf("%d,%d,%c,%s,%s,%.3f,%.3f,%s,%d,%d,%d,%d\n",
               review_int(c, "ply"), review_int(at, "round"),
               (char)('A' + review_int(c, "seat")),
               text_of(json_object_get(c, "played")), text_of(better),
               review_percent(c, "loss") / 100, review_error(c, "loss") / 100,
               by ? by : "", review_int(c, "games"), review_true(c, "mistake"),
               review_true(c, "best"), review_true(c, "easy"));
    }
}

/* The comment below an action: what it gave up, and the chances after it. */
static void print_mark(const struct review_game *g, int ply)
{
    json_t *choices = review_list(g, "choices"), *c;
    json_t *moments = review_list(g, "moments"), *m;
    size_t k;

    json_array_foreach(choices, k, c)
    {
        if (review_int(c, "ply") != ply || !json_object_get(c, "better"))
            continue;
        printf("# review loss %.3f %.3f %s better %s\n",
               review_percent(c, "loss") / 100, review_error(c, "loss") / 100,
               json_string_value(json_object_get(c, "by")),
               text_of(json_object_get(c, "better")));
    }
    json_array_foreach(moments, k, m)
    {
        json_t *chances = json_object_get(m, "chances");

        if (review_int(m, "ply") != ply + 1)
            continue;
        printf("# review chances");
        for (size_t p = 0; p < json_array_size(chances); p++)
            printf(" %.3f", json_number_value(json_array_get(chances, p)));
        putchar('\n');
    }
}

/* Which ply each action line of a record is; -1 where it was taken back. */
static int number_lines(const char *record, int plies[], int most)
{
    int lines = 0, count = 0, *stack = malloc((size_t)most * sizeof *stack);

    for (const char *at = record; stack && *at && lines < most; lines++) {
        size_t length = strcspn(at, "\n");
        int taken;
        char seat;

        plies[lines] = -1;
        if (length > 2 && at[1] == ' ' &&
            (at[0] == '.' || (at[0] >= 'A' && at[0] <= 'D'))) {
            plies[lines] = count;
            stack[count++] = lines;
        } else if (sscanf(at, "< %c %d", &seat, &taken) == 2) {
            for (; taken > 0 && count > 0; taken--)
                plies[stack[--count]] = -1;
        }
        at += length + (at[length] == '\n');
    }
    free(stack);
    return lines;
}

/* The record as it was read; one of older rules as it would be written now,
 * since a line of it may be several actions. */
static const char *record_of(struct review_game *g)
{
    struct oxhide_session *s = g->reading.session;
    struct text t;

    if (!oxhide_session_older(s))
        return g->reading.record;
    text_init(&t, g->reading.answer, READING_ANSWER_MAX);
    oxhide_record(s, oxhide_session_eyes(s), &t);
    return g->reading.answer;
}

/* What is written in comments came from outside, and is cleaned. */
int review_print_marks(struct review_game *g)
{
    char *record = strdup(record_of(g)), *at = record;
    int most = 0, lines, *plies;

    for (const char *c = record; c && *c; c++)
        most += *c == '\n';
    plies = malloc(((size_t)most + 2) * sizeof *plies);
    if (!record || !plies) {
        free(record);
        free(plies);
        return cli_refuse("no-memory", NULL);
    }
    lines = number_lines(record, plies, most + 1);
    for (int k = 0; k < lines; k++) {
        char *end = at + strcspn(at, "\n");
        bool more = *end;

        *end = '\0';
        cli_clean(at);
        if (strncmp(at, "# review ", 9))
            puts(at);
        if (plies[k] >= 0)
            print_mark(g, plies[k]);
        at = end + more;
    }
    free(record);
    free(plies);
    return 0;
}
