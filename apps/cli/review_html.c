/* The report of a review as one page that stands alone: style, graph and
 * tables are all in it, and nothing is fetched. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/review.h"

#include <stdlib.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/voice.h"
#include "oxhide_text.h"

enum { WIDTH = 900, HEIGHT = 260, LEFT = 40, TOP = 10, TABLE_MAX = 1 << 20 };

static const char style[] =
    ":root { color-scheme: light dark; --ink: #2a2118; --paper: #fbf6ea; "
    "--line: #cbb98f; --soft: #6d5f4b;\n"
    "--a: #1f3f8f; --b: #b5371f; --c: #8a6a00; --d: #1d6b5c; }\n"
    "@media (prefers-color-scheme: dark) { :root { --ink: #f0e8d8; "
    "--paper: #1d1a16; --line: #5c5140; --soft: #b9ab92;\n"
    "--a: #9db7ff; --b: #ff9d85; --c: #f0cf5a; --d: #7fd6c2; } }\n"
    "body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); "
    "background: var(--paper); max-width: 60rem; margin: 2rem auto; "
    "padding: 0 1rem; }\n"
    "h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.2rem; "
    "margin-top: 2rem; }\n"
    "svg { width: 100%; height: auto; } svg text { fill: var(--soft); "
    "font-size: 12px; }\n"
    "svg .grid { stroke: var(--line); } svg path { fill: none; "
    "stroke-width: 2; } svg text.end { fill: currentColor; stroke: none; "
    "font-weight: 700; }\n"
    ".a { stroke: var(--a); color: var(--a); } .b { stroke: var(--b); "
    "color: var(--b); stroke-dasharray: 7 4; }\n"
    ".c { stroke: var(--c); color: var(--c); stroke-dasharray: 2 4; } .d "
    "{ stroke: var(--d); color: var(--d); stroke-dasharray: 9 3 2 3; }\n"
    "table { border-collapse: collapse; } td, th { padding: .2rem .8rem; "
    "text-align: right; border-bottom: 1px solid var(--line); }\n"
    "td:first-child, th:first-child { text-align: left; }\n"
    "pre { font: 12px/1.25 ui-monospace, monospace; overflow-x: auto; "
    "border: 1px solid var(--line); padding: .8rem; border-radius: 6px; }\n"
    ".gain { float: right; font-weight: 600; } .soft { color: "
    "var(--soft); }\n"
    "li { margin-bottom: 1.4rem; }\n"
    "@media print { body { margin: 0; max-width: none; } li { "
    "break-inside: avoid; } }\n";

static void put_escaped(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (text_is_style(*text))
            continue;
        if (*text == '<')
            fputs("&lt;", out);
        else if (*text == '>')
            fputs("&gt;", out);
        else if (*text == '&')
            fputs("&amp;", out);
        else if (*text == '"')
            fputs("&quot;", out);
        else
            fputc(*text, out);
    }
}

/* A text of the review behind a mark. */
static void put_words(FILE *out, const char *mark, const char *id)
{
    char text[MESSAGE_MAX];

    fputs(mark, out);
    put_escaped(out, cli_words(text, id, NULL));
}

static double x_of(int k, int count)
{
    return LEFT + (double)(WIDTH - LEFT - 20) * k / (count > 1 ? count - 1 : 1);
}

static double y_of(double chance)
{
    return TOP + HEIGHT * (1 - chance);
}

static void put_line(FILE *out, const struct review_game *g, int seat)
{
    json_t *moments = review_list(g, "moments"), *m;
    int count = (int)json_array_size(moments);
    size_t k;

    fprintf(out, "<path class=\"%c\" d=\"", (char)('a' + seat));
    json_array_foreach(moments, k, m)
        fprintf(out, "%s%.1f %.1f", k ? "L" : "M", x_of((int)k, count),
                y_of(json_number_value(
                    review_at(json_object_get(m, "chances"), seat))));
    fprintf(out, "\"><title>%c</title></path>", (char)('A' + seat));
}

/* Whose line it is, where it ends, from the lowest up; labels that would touch
 * are moved up. */
static void put_ends(FILE *out, json_t *chances)
{
    size_t seats = json_array_size(chances), low;
    double above = y_of(0) + 4;

    for (unsigned left = (1u << seats) - 1; left; left &= ~(1u << low)) {
        low = seats;
        for (size_t p = 0; p < seats; p++)
            if (left >> p & 1 &&
                (low == seats ||
                 json_number_value(json_array_get(chances, p)) <
                     json_number_value(json_array_get(chances, low))))
                low = p;
        double y = y_of(json_number_value(json_array_get(chances, low))) + 4;
        y = y < above ? y : above;
        fprintf(out, "<text class=\"end %c\" x=\"%d\" y=\"%.1f\">%c</text>",
                (char)('a' + low), WIDTH - 14, y, (char)('A' + low));
        above = y - 14;
    }
}

static void put_graph(FILE *out, const struct review_game *g)
{
    json_t *moments = review_list(g, "moments"), *m;
    int count = (int)json_array_size(moments), last = 0;
    int seats = (int)json_array_size(review_list(g, "seats"));
    double free_from = 0;
    char text[MESSAGE_MAX];
    size_t k;

    fprintf(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">",
            WIDTH, HEIGHT + 50, cli_words(text, "review-graph-whole", NULL));
    for (int y = 0; y <= 100; y += 25)
        fprintf(out,
                "<path class=\"grid\" d=\"M%d %.1fH%d\"/><text x=\"0\" "
                "y=\"%.1f\">%d %%</text>",
                LEFT, y_of(y / 100.0), WIDTH - 20, y_of(y / 100.0) + 4, y);
    json_array_foreach(moments, k, m)
    {
        int round = review_int(m, "round");
        double x = x_of((int)k, count);

        if (round != last && round && x >= free_from) {
            fprintf(out, "<text x=\"%.1f\" y=\"%d\">%d</text>", x,
                    HEIGHT + TOP + 18, round);
            free_from = x + 24;
        }
        last = round;
    }
    for (int p = seats; p-- > 0;)
        put_line(out, g, p);
    put_ends(out, json_object_get(review_at(moments, count - 1), "chances"));
    for (int t = 0; t < review_turnings(g); t++) {
        int moment = review_int(review_at(review_list(g, "turning"), t),
                                "moment");

        fprintf(out,
                "<path class=\"grid\" d=\"M%.1f %dV%d\"/><text x=\"%.1f\" "
                "y=\"%d\">%d</text>",
                x_of(moment, count), TOP, TOP + HEIGHT, x_of(moment, count) - 3,
                HEIGHT + TOP + 36, t + 1);
    }
    fputs("</svg>", out);
}

static void put_account_heads(FILE *out, size_t seats)
{
    static const char *const first[] = {
        "review-column-seat", "review-column-points", "review-column-start",
        "review-column-luck", "review-column-own"
    };
    static const char *const last[] = { "review-column-hidden",
                                        "review-column-rest",
                                        "review-column-loss",
                                        "review-column-level" };
    char text[MESSAGE_MAX];

    fputs("<table><tr>", out);
    for (size_t k = 0; k < sizeof first / sizeof *first; k++)
        put_words(out, "<th>", first[k]);
    for (size_t p = 0; p < seats; p++)
        fprintf(out, "<th>%s",
                cli_words(text, "review-column-rival", "seat",
                          (const char[]){ (char)('A' + p), 0 }, NULL));
    for (size_t k = 0; k < sizeof last / sizeof *last; k++)
        put_words(out, "<th>", last[k]);
    fputs("</tr>", out);
}

static void put_accounts(FILE *out, const struct review_game *g)
{
    json_t *seats = review_list(g, "seats"), *s, *rival;
    size_t p, k;

    put_account_heads(out, json_array_size(seats));
    json_array_foreach(seats, p, s)
    {
        json_t *skill = json_object_get(s, "skill");
        char level[100] = "";

        fprintf(out, "<tr><td class=\"%c\">%c<td>%d<td>%.0f %%<td>%+.0f ± %.0f",
                (char)('a' + p), (char)('A' + p), review_int(s, "points"),
                100 * review_number(s, "start"), review_percent(s, "luck"),
                review_error(s, "luck"));
        fprintf(out, "<td>%+.0f", 100 * review_number(s, "choices"));
        for (size_t q = 0; q < json_array_size(seats); q++) {
            bool found = false;
            json_array_foreach(json_object_get(s, "rivals"), k,
                               rival) if (review_int(rival, "seat") == (int)q)
            {
                found = true;
                fprintf(out, "<td>%+.0f ± %.0f",
                        100 * review_number(rival, "mean"),
                        100 * review_number(rival, "error"));
            }
            if (!found)
                fputs("<td>", out);
        }
        review_level(g, (int)p, level, sizeof level);
        fprintf(out, "<td>%+.0f<td>%+.0f<td>%.1f ± %.1f %%<td>%s</tr>",
                100 * review_number(s, "hidden"),
                100 * review_number(s, "rest"), review_percent(skill, "loss"),
                review_error(skill, "loss"), level);
    }
    fputs("</table>", out);
}

/* The table as whoever reads could see it then. */
static void put_table(FILE *out, struct review_game *g, int ply, int seat)
{
    char *table = malloc(TABLE_MAX);
    int eyes = oxhide_session_eyes(g->reading.session);
    struct text t;

    if (!table)
        return;
    const struct oxhide_look look = { .voice = cli_voice(),
                                      .columns = 90,
                                      .whole = true };
    text_init(&t, table, TABLE_MAX);
    oxhide_seek(g->reading.session, ply, reading_ask(&g->reading));
    oxhide_table(g->reading.session,
                 eyes != OXHIDE_ALL ? eyes
                 : g->as >= 0       ? g->as
                 : seat >= 0        ? seat
                                    : OXHIDE_PUBLIC,
                 &look, &t);
    put_words(out, "<details open><summary>", "review-then");
    fputs("</summary><pre>", out);
    put_escaped(out, table);
    fputs("</pre></details>", out);
    free(table);
}

static void put_turning(FILE *out, struct review_game *g, int k)
{
    char text[MESSAGE_MAX];
    struct review_told t;

    review_tell(g, k, false, &t);
    fprintf(out, "<li><span class=\"gain\">%+.0f %%</span><strong>", t.gain);
    put_escaped(out, t.where);
    if (t.who[0])
        fprintf(out, ", %s", t.who);
    fputs("</strong>", out);
    put_escaped(out, cli_message(text, "engine-colon"));
    fputs(" ", out);
    put_escaped(out, t.played);
    fputs(". ", out);
    if (t.why[0])
        cli_words(text, "pair", "what", t.verdict, "is", t.why, NULL);
    put_escaped(out, t.why[0] ? text : t.verdict);
    fputs(".", out);
    if (t.better[0]) {
        fputs("<br><em>", out);
        put_escaped(out, t.better);
        fputs(".</em>", out);
    }
    put_table(out, g, t.ply, t.seat);
    fputs("</li>", out);
}

/* How each seat played, whose review it is. */
static void put_hows(FILE *out, const struct review_game *g)
{
    char text[MESSAGE_MAX];

    for (int p = 0; p < (int)json_array_size(review_list(g, "seats")); p++)
        if (review_is_of(g, p) && review_how(g, p, text)[0]) {
            fprintf(out,
                    "<p><strong class=\"%c\">%c</strong>: ", (char)('a' + p),
                    (char)('A' + p));
            put_escaped(out, text);
            fputs("</p>", out);
        }
}

void review_print_html(struct review_game *g, FILE *out)
{
    const char *game = oxhide_session_game(g->reading.session);
    char title[MESSAGE_MAX], head[MESSAGE_MAX], result[MESSAGE_MAX];

    cli_text(title, game, NULL, "title");
    cli_words(head, "review-title", "game", title, NULL);
    review_result(g, result);
    fprintf(out,
            "<!doctype html><html lang=\"%s\"><meta charset=\"utf-8\">"
            "<meta name=\"viewport\" content=\"width=device-width\"><title>"
            "%s</title><style>%s</style><h1>%s</h1><p>%s.</p>",
            cli_language(), head, style, title, result);
    put_hows(out, g);
    put_words(out, "<h2>", "review-graph");
    fputs("</h2>", out);
    put_graph(out, g);
    put_words(out, "<p class=\"soft\">", "review-graph-rows");
    fputs("</p>", out);
    put_words(out, "<h2>", "review-decided");
    put_words(out, "</h2><p class=\"soft\">", "review-how");
    fputs("</p>", out);
    put_accounts(out, g);
    put_words(out, "<h2>", "review-turning");
    fputs("</h2><ol>", out);
    for (int k = 0; k < review_turnings(g); k++)
        put_turning(out, g, k);
    fputs("</ol></html>\n", out);
}
