/* Checks the tables of tests/perft/<game>.txt: how many sequences of actions,
 * chance included, lead on from a position. A row is
 *
 *   start seats=2 edition=2018    3    1234
 *   some-record.play 57           2     888
 *
 * the start of a game or a kept record up to a ply, the depth, the count. A
 * line of # is a comment. With --bless, writes the counts as they are now. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "games/games.h"
#include "oxhide_lab.h"

enum { WORDS_MAX = 16, LINE_MAX_LENGTH = 200 };

struct row {
    char line[LINE_MAX_LENGTH];
    char *word[WORDS_MAX];
    int words;
};

static void split(struct row *row, const char *line)
{
    snprintf(row->line, sizeof row->line, "%s", line);
    row->words = 0;
    for (char *w = strtok(row->line, " "); w && row->words < WORDS_MAX;
         w = strtok(NULL, " "))
        row->word[row->words++] = w;
}

/* What lies before depth and count: options of the start, or a ply. */
static bool read_position(struct oxhide_perft *perft, struct row *row,
                          const char *folder, const char **options)
{
    int last = row->words - 2;

    if (strcmp(row->word[0], "start")) {
        if (last != 2)
            return false;
        perft->record = files_read(folder, row->word[0], &perft->length);
        perft->ply = atoi(row->word[1]);
        return true;
    }
    for (int i = 1; i < last; i++) {
        if (!strncmp(row->word[i], "seats=", 6))
            perft->table.players = atoi(row->word[i] + 6);
        else
            options[perft->table.option_count++] = row->word[i];
    }
    perft->table.options = options;
    return true;
}

static bool count_row(const struct game *game, struct row *row,
                      uint64_t counts[], char *error)
{
    struct oxhide_perft perft = { .table = { .game = game->id } };
    const char *options[WORDS_MAX];
    char folder[FILES_PATH];
    bool good;

    snprintf(folder, sizeof folder, "tests/records/%s", game->id);
    snprintf(error, OXHIDE_LAB_ERROR_MAX, "not POSITION DEPTH COUNT");
    if (row->words < 3)
        return false;
    perft.depth = atoi(row->word[row->words - 2]);
    good = read_position(&perft, row, folder, options) &&
           oxhide_perft_run(&perft, counts, error);
    free((char *)perft.record);
    if (good)
        counts[0] = counts[perft.depth - 1];
    return good;
}

/* One line of a table; writes it as it should be. */
static bool run_line(const struct game *game, const char *line, int number,
                     bool blessing, char *out, size_t cap)
{
    uint64_t counts[OXHIDE_PERFT_MAX];
    char error[OXHIDE_LAB_ERROR_MAX];
    struct row row;

    snprintf(out, cap, "%s\n", line);
    split(&row, line);
    if (!row.words || row.word[0][0] == '#')
        return true;
    if (!count_row(game, &row, counts, error)) {
        fprintf(stderr, "tests/perft/%s.txt:%d: %s\n", game->id, number, error);
        return false;
    }
    unsigned long long count = counts[0];
    const char *stands = row.word[row.words - 1];
    if (strtoull(stands, NULL, 10) == count)
        return true;
    snprintf(out, cap, "%.*s%llu\n", (int)(strlen(line) - strlen(stands)), line,
             count);
    if (!blessing)
        fprintf(stderr, "tests/perft/%s.txt:%d: %llu sequences, not %s\n",
                game->id, number, count, stands);
    return blessing;
}

static bool run_table(const struct game *game, const char *name, bool blessing)
{
    size_t length;
    char *text = files_read("tests/perft", name, &length);
    char *fresh = calloc(1, 2 * length + LINE_MAX_LENGTH * 2);
    bool good = true;
    int number = 0;

    for (char *at = text; *at;) {
        size_t n = strcspn(at, "\n");
        char line[LINE_MAX_LENGTH], out[LINE_MAX_LENGTH + 32];
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        at += n + (at[n] == '\n');
        good &= run_line(game, line, ++number, blessing, out, sizeof out);
        strcat(fresh, out);
    }
    if (good && blessing && strcmp(text, fresh)) {
        files_write("tests/perft", name, fresh);
        printf("blessed tests/perft/%s\n", name);
    }
    printf("%s: %d lines of perft\n", game->id, number);
    free(text);
    free(fresh);
    return good;
}

int main(int argc, char **argv)
{
    bool blessing = argc > 1 && !strcmp(argv[1], "--bless"), good = true;
    static struct files files;

    files_list(&files, "tests/perft", ".txt");
    for (int i = 0; i < files.count; i++) {
        char id[64];
        if (!strcmp(files.name[i], "CMakeLists.txt"))
            continue;
        snprintf(id, sizeof id, "%.*s", (int)strcspn(files.name[i], "."),
                 files.name[i]);
        const struct game *game = games_find(id);
        if (game)
            good &= run_table(game, files.name[i], blessing);
        else
            fprintf(stderr, "tests/perft/%s: there is no such game\n",
                    files.name[i]);
        good &= game != NULL;
    }
    return !good;
}
