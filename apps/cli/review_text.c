/* The report of a review for a terminal. */
#include "apps/cli/review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "apps/cli/voice.h"
#include "oxhide_text.h"

enum { ROWS = 11, LEFT = 6, CELLS_MAX = 100 };

static int seat_count(const struct review_game *g)
{
    return (int)json_array_size(review_list(g, "seats"));
}

static double chance(json_t *moment, int seat)
{
    return json_number_value(
        review_at(json_object_get(moment, "chances"), seat));
}

/* "+6". */
static const char *signed_number(char out[16], double percent)
{
    snprintf(out, 16, "%+.0f", percent);
    return out;
}

/* What rivals chose, one after the other. */
static const char *rivals_of(json_t *s, char out[MESSAGE_MAX])
{
    json_t *rival;
    size_t used = 0, k;
    char one[MESSAGE_MAX], n[16];

    out[0] = '\0';
    json_array_foreach(json_object_get(s, "rivals"), k, rival)
    {
        cli_words(
            one, "review-rival", "seat", screen_seat(review_int(rival, "seat")),
            "n", signed_number(n, 100 * review_number(rival, "mean")), "#error",
            (int)lround(100 * review_number(rival, "error")), NULL);
        used += (size_t)snprintf(out + used, MESSAGE_MAX - used, "%s", one);
        if (used >= MESSAGE_MAX)
            break;
    }
    return out;
}

/* "start 50, luck +6 (± 8), own choices -28, ...". */
static void print_account(const struct review_game *g,
                          const struct screen *screen, int seat)
{
    json_t *s = review_at(review_list(g, "seats"), seat);
    char line[MESSAGE_MAX], rivals[MESSAGE_MAX], luck[16], own[16], rest[16];
    char hidden[16] = "none";

    if (fabs(review_number(s, "hidden")) >= 0.005)
        signed_number(hidden, 100 * review_number(s, "hidden"));
    cli_words(line, "review-account", "#start",
              (int)lround(100 * review_number(s, "start")), "luck",
              signed_number(luck, review_percent(s, "luck")), "#error",
              (int)lround(review_error(s, "luck")), "own",
              signed_number(own, 100 * review_number(s, "choices")), "rivals",
              rivals_of(s, rivals), "hidden", hidden, "rest",
              signed_number(rest, 100 * review_number(s, "rest")), NULL);
    screen_say(screen, 3, "%s  %s", screen_seat(seat), line);
}

static void print_skill(const struct review_game *g,
                        const struct screen *screen, int seat)
{
    json_t *s = review_at(review_list(g, "seats"), seat);
    json_t *skill = json_object_get(s, "skill");
    char level[100] = "none", line[MESSAGE_MAX], loss[16], error[16];

    review_level(g, seat, level, sizeof level);
    if (!review_int(skill, "choices"))
        return;
    snprintf(loss, sizeof loss, "%.1f", review_percent(skill, "loss"));
    snprintf(error, sizeof error, "%.1f", review_error(skill, "loss"));
    screen_say(screen, 3, "%s  %s", screen_seat(seat),
               cli_words(line, "review-skill", "loss", loss, "error", error,
                         "#n", review_int(skill, "choices"), "level", level,
                         NULL));
}

/* One row of the graph: the seats whose chance lies there, column by column.
 */
static void print_row(const struct review_game *g, const struct screen *screen,
                      int row, int columns)
{
    json_t *moments = review_list(g, "moments");
    int count = (int)json_array_size(moments), seats = seat_count(g);
    int shown = seats == 2 ? 1 : seats, first = g->as < 0 ? 0 : g->as;
    char line[CELLS_MAX * 4 + 40];
    struct text t;

    text_init(&t, line, sizeof line);
    for (int x = 0; x < columns; x++) {
        json_t *m = review_at(moments, x * (count - 1) / (columns - 1));
        const char *cell = row == ROWS / 2 ? "-" : " ";

        for (int k = shown; k-- > 0;) {
            int seat = seats == 2 ? first : (first + k) % seats;

            if (lround(chance(m, seat) * (ROWS - 1)) == ROWS - 1 - row)
                cell = screen_seat(seat);
        }
        text_put(&t, cell);
    }
    if (row % 5)
        printf("     |");
    else
        printf("%4d%%|", 100 - row * 10);
    screen_put(screen, line);
    putchar('\n');
}

/* Below the graph, where a round begins. */
static void print_axis(const struct review_game *g, int columns)
{
    json_t *moments = review_list(g, "moments");
    int count = (int)json_array_size(moments), last = 0, free_from = 0;
    char line[CELLS_MAX + 8];

    memset(line, ' ', sizeof line);
    for (int x = 0; x < columns; x++) {
        int round = review_int(
            review_at(moments, x * (count - 1) / (columns - 1)), "round");
        char number[12];
        int n = snprintf(number, sizeof number, "%d", round);

        if (round != last && round && x >= free_from && x + n <= columns) {
            memcpy(line + x, number, (size_t)n);
            free_from = x + n + 1;
        }
        last = round;
    }
    printf("      %.*s\n", columns, line);
}

static void print_graph(const struct review_game *g,
                        const struct screen *screen)
{
    int count = (int)json_array_size(review_list(g, "moments"));
    int columns = screen->columns - LEFT - 2;

    if (count < 2)
        return;
    columns = columns > CELLS_MAX ? CELLS_MAX : columns;
    columns = columns > count ? count : columns;
    columns = columns < 2 ? 2 : columns;
    for (int row = 0; row < ROWS; row++)
        print_row(g, screen, row, columns);
    print_axis(g, columns);
}

/* The same for a screen reader: a line a round. */
static void print_rounds(const struct review_game *g)
{
    json_t *moments = review_list(g, "moments"), *m;
    int last = -1;
    size_t k;

    json_array_foreach(moments, k, m)
    {
        int round = review_int(m, "round");

        if (round == last && k + 1 < json_array_size(moments))
            continue;
        last = round;
        printf("%d:", round);
        for (int p = 0; p < seat_count(g); p++)
            printf("%s %c %.0f %%", p ? "," : "", (char)('A' + p),
                   100 * chance(m, p));
        putchar('\n');
    }
}

static void print_turning(struct review_game *g, const struct screen *screen,
                          int k)
{
    struct review_told t;
    char colon[MESSAGE_MAX], why[sizeof t.why + 16] = "";

    review_tell(g, k, screen->colour, &t);
    cli_message(colon, "engine-colon");
    if (t.why[0])
        snprintf(why, sizeof why, "%.8s %s", colon, t.why);
    screen_say(screen, 4, "%2d  %s%s%s%s%s %s. %s%s.%s", k + 1, SCREEN_STRONG,
               t.where, t.who[0] ? ", " : "",
               t.seat >= 0 ? screen_seat(t.seat) : SCREEN_PLAIN, colon,
               t.played, t.verdict, why, SCREEN_PLAIN);
    if (t.better[0])
        screen_say(screen, 4, "    %s.", t.better);
}

static void print_head(const char *id)
{
    char text[MESSAGE_MAX];

    printf("\n%s\n", cli_words(text, id, NULL));
}

static void print_note(const char *id)
{
    char text[MESSAGE_MAX];

    printf("   %s\n", cli_words(text, id, NULL));
}

void review_print_text(struct review_game *g, const struct review_wish *w)
{
    struct screen screen = screen_open(w->plain);
    char text[MESSAGE_MAX];
    int count = review_turnings(g);
    bool games = !strcmp(json_string_value(review_list(g, "curve")), "games");

    screen_say(&screen, 0, "%s%s%s", SCREEN_STRONG, review_result(g, text),
               SCREEN_PLAIN);
    for (int p = 0; p < seat_count(g); p++)
        if (review_is_of(g, p) && review_how(g, p, text)[0])
            screen_say(&screen, 3, "%s  %s", screen_seat(p), text);
    print_head("review-decided");
    for (int p = 0; games && p < seat_count(g); p++)
        print_account(g, &screen, p);
    if (!games)
        print_note("review-unknown");
    print_head("review-choices");
    for (int p = 0; p < seat_count(g); p++)
        print_skill(g, &screen, p);
    print_head(games ? "review-graph" : "review-graph-guess");
    if (w->plain)
        print_rounds(g);
    else
        print_graph(g, &screen);
    print_head("review-turning");
    for (int k = 0; k < count; k++)
        print_turning(g, &screen, k);
    if (!count)
        print_note("review-none");
    printf("\n%s\n",
           cli_words(
               text, "review-rounds", "#n",
               review_int(json_object_get(g->said, "review"), "rounds"), "done",
               json_is_true(review_list(g, "done")) ? "yes" : "no", NULL));
}
