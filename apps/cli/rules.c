/* oxhide rules: the rules of a game, or one section, from docs/rules. */
#include "apps/cli/rules.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "apps/cli/cli.h"
#include "apps/cli/letters.h"
#include "apps/cli/voice.h"
#include "oxhide_text.h"
#include "oxhide.h"

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');

    return end ? end + 1 : line + strlen(line);
}

static bool is_id_char(char c)
{
    return isalnum((unsigned char)c) || c == '.' || c == '-';
}

/* How many of '#' a line begins with; 0: it is no heading. */
static int heading(const char *line)
{
    int n = 0;

    while (line[n] == '#')
        n++;
    return n;
}

/* Where the words of a line begin, past '#', '*', '-' and the like. */
static const char *first_word(const char *line)
{
    while (*line && *line != '\n' && !isalnum((unsigned char)*line) &&
           !((unsigned char)*line & 0x80))
        line++;
    return line;
}

/* Whether the line is the one that the id names: it stands first, or first
 * after "Ruling". */
static bool names_section(const char *line, const char *id)
{
    const char *at = first_word(line);
    size_t n = strlen(id);

    if (!strncmp(at, "Ruling", 6))
        at = first_word(at + 6);
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)at[i]) != tolower((unsigned char)id[i]))
            return false;
    return !is_id_char(at[n]) || (at[n] == '.' && !is_id_char(at[n + 1]));
}

/* Whether a line begins with some id of its own: letters, dash, digit. */
static bool opens_section(const char *line)
{
    const char *at = first_word(line);
    int letters = 0;

    if (!strncmp(at, "Ruling", 6))
        at = first_word(at + 6);
    while (isupper((unsigned char)at[letters]))
        letters++;
    return letters && letters < 4 && at[letters] == '-' &&
           isdigit((unsigned char)at[letters + 1]);
}

/* The end of the section that begins with this line: a heading of its level
 * or above; where it is no heading, the next blank line or section. */
static const char *section_end(const char *line)
{
    int level = heading(line);

    for (line = next_line(line); *line; line = next_line(line)) {
        int other = heading(line);
        if (level ? other && other <= level
                  : other || *line == '\n' || opens_section(line))
            break;
    }
    return line;
}

/* "- one of several", "2. second" */
static bool is_item(const char *line)
{
    size_t digits = strspn(line, "0123456789");

    return *line == '-' || (digits && line[digits] == '.');
}

/* The end of the heading, table, comment, item or paragraph that begins here.
 */
static const char *part_end(const char *at)
{
    const char *end = next_line(at);

    if (heading(at) || *at == '\n' || *at == '<')
        return end;
    while (*end && *end != '\n' && *end != '<' && !heading(end) &&
           !is_item(end) && (*end == '|') == (*at == '|'))
        end = next_line(end);
    return end;
}

/* A heading or paragraph for reading: headings stand out, marks of Markdown go,
 * lines are wrapped anew. */
static void print_part(const struct screen *screen, const char *line,
                       const char *end)
{
    char out[4096];
    struct text t;
    int level = heading(line);

    if (!strncmp(line, "<!--", 4))
        return;
    text_init(&t, out, sizeof out);
    for (line += level + (level > 0); line < end; line++)
        if (*line == '\n' && line + 1 < end)
            text_char(&t, ' ');
        else if (*line != '\n' && *line != '`' && *line != '*')
            text_char(&t, *line);
    screen_say(screen, *out == '-' ? 2 : 0,
               level ? SCREEN_STRONG "%s" SCREEN_PLAIN : "%s", out);
}

static void print_range(const struct screen *screen, const char *at,
                        const char *end)
{
    while (at < end) {
        const char *next = part_end(at);
        if (*at == '|')
            rules_table(screen, at, next);
        else
            print_part(screen, at, next);
        at = next;
    }
}

static const char *find_file(const char *name)
{
    const struct rules_file *file = rules_files;

    while (file->name && strcmp(file->name, name))
        file++;
    return file->text;
}

/* The text of a game's rules in the language spoken, or in English after saying
 * so; NULL where there is none. */
static const char *find_text(const struct screen *screen, const char *game)
{
    char name[64];

    if (!strcmp(cli_language(), "en"))
        return find_file(game);
    snprintf(name, sizeof name, "%s/%s", cli_language(), game);
    const char *own = find_file(name), *text = own ? own : find_file(game);
    if (text && !own)
        cli_tell(screen, "rules-english", NULL);
    return text;
}

bool rules_contents(const struct screen *screen, const char *game)
{
    const char *text = find_text(screen, game);

    if (!text)
        return false;
    for (const char *at = text; *at; at = next_line(at)) {
        int level = heading(at);
        if (level > 1)
            fprintf(screen_to(screen), "%*s", 2 * (level - 2), "");
        if (level)
            print_part(screen, at, next_line(at));
    }
    return true;
}

/* Whether the line has the words somewhere, in any case. */
static bool mentions(const char *line, const char *end, const char *words)
{
    char text[4096];

    snprintf(text, sizeof text, "%.*s", (int)(end - line), line);
    for (char *c = text; (c = strchr(c, '\n'));)
        *c = ' ';
    return letters_within(text, words);
}

/* The section with that id: a heading before a line within a section; rows of
 * tables are neither. */
static bool print_section(const struct screen *screen, const char *text,
                          const char *id)
{
    for (int headings = 1; headings >= 0; headings--)
        for (const char *at = text; *at; at = next_line(at))
            if (*at != '|' && (heading(at) > 0) == headings &&
                names_section(at, id)) {
                print_range(screen, at, section_end(at));
                return true;
            }
    return false;
}

/* Sections whose heading has the name; false: there is none. */
static bool print_named(const struct screen *screen, const char *text,
                        const char *name)
{
    bool found = false;

    for (const char *at = text; *at;) {
        const char *next = next_line(at);
        if (heading(at) > 1 && mentions(at, next, name)) {
            next = section_end(at);
            print_range(screen, at, next);
            found = true;
        }
        at = next;
    }
    return found;
}

/* The rows that mention the name of the table from `at` to `end`, below its
 * head; how many they are. */
static int rows_of(const char *at, const char *end, const char *name,
                   struct text *rows)
{
    int found = 0;

    for (int k = 0; at < end; k++) {
        const char *next = next_line(at);
        bool head = k < 2, is = !head && mentions(at, next, name);
        while (at < next && (head || is))
            text_char(rows, *at++);
        at = next;
        found += is;
    }
    return found;
}

/* Paragraphs and rows of tables that mention the name, each under the heading
 * of its section. */
static bool print_mentions(const struct screen *screen, const char *text,
                           const char *name)
{
    const char *section = text, *told = NULL;
    char rows[8192];

    for (const char *at = text, *end; *at; at = end) {
        struct text t;
        bool table = *at == '|', is;

        end = part_end(at);
        text_init(&t, rows, sizeof rows);
        is = table ? rows_of(at, end, name, &t) > 0
                   : !heading(at) && strncmp(at, "<!--", 4) &&
                         mentions(at, end, name);
        if (heading(at))
            section = at;
        if (!is)
            continue;
        if (told != section)
            print_part(screen, section, next_line(section));
        told = section;
        if (table)
            rules_table(screen, rows, rows + strlen(rows));
        else
            print_range(screen, at, end);
    }
    return told != NULL;
}

bool rules_print(const struct screen *screen, const char *game, const char *id)
{
    const char *text = find_text(screen, game);

    if (!text)
        return false;
    if (!id) {
        print_range(screen, text, text + strlen(text));
        return true;
    }
    return print_section(screen, text, id) || print_named(screen, text, id) ||
           print_mentions(screen, text, id);
}

int cli_rules(int argc, char **argv)
{
    bool plain = false;
    char name[256] = "";
    const struct cli_option options[] = {
        { "plain", CLI_FLAG, &plain, NULL, NULL, 0, 0 },
        { 0 },
    };
    int words = cli_args(argc, argv, "rules GAME [ID or NAME]", NULL, options);

    if (words < 0)
        return 2;
    if (!cli_game(words ? argv[0] : NULL))
        return 2;
    for (int i = 1; i < words; i++)
        snprintf(name + strlen(name), sizeof name - strlen(name), "%s%s",
                 i > 1 ? " " : "", argv[i]);
    struct screen screen = screen_open(plain);
    if (rules_print(&screen, argv[0], *name ? name : NULL))
        return 0;
    return *name
               ? cli_refuse("no-section-of", "game", argv[0], "id", name, NULL)
               : cli_refuse("no-rules", "game", argv[0], NULL);
}
