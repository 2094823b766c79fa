/* The golden records, together, contain every card, tile and kind of action. */
#include "unit/golden/table.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#define FOLDER SOURCE_DIR "/tests/records/golden-ages"

enum { TEXT_MAX = 4 << 20 };

static char *all;

/* All records, one after the other. */
static int read_records(void **unused)
{
    DIR *folder = opendir(FOLDER);
    size_t used = 0;
    const struct dirent *entry;

    (void)unused;
    all = malloc(TEXT_MAX);
    if (!folder || !all)
        return -1;
    while ((entry = readdir(folder))) {
        char path[1024];
        if (!strstr(entry->d_name, ".play"))
            continue;
        snprintf(path, sizeof path, "%s/%s", FOLDER, entry->d_name);
        FILE *file = fopen(path, "r");
        if (!file)
            return -1;
        used += fread(all + used, 1, TEXT_MAX - 1 - used, file);
        fclose(file);
    }
    all[used] = '\0';
    closedir(folder);
    return 0;
}

static int free_records(void **unused)
{
    (void)unused;
    free(all);
    return 0;
}

/* Some line says "WORD NAME". */
static bool said(const char *word, const char *name)
{
    char text[GAME_TEXT_MAX];

    snprintf(text, sizeof text, " %s %s ", word, name);
    return strstr(all, text);
}

static void check_all(const char *word, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (!said(word, names[i]))
            fail_msg("no record says '%s %s'", word, names[i]);
}

static void test_every_card_is_in_a_record(void **unused)
{
    (void)unused;
    check_all("wonder", golden_wonder_names, WONDER_COUNT);
    check_all("card", golden_building_names, BUILDING_COUNT);
    check_all("judge", golden_judgement_names, JUDGEMENT_COUNT);
    check_all("draw-tile", golden_tile_names + 1, TILE_COUNT - 1);
    for (unsigned t = 0; t < TECH_COUNT; t++)
        if (golden_level(t))
            check_all("tech", &golden_tech_names[t], 1);
    for (unsigned c = 0; c < CIV_COUNT; c++) {
        bool dealt = false;
        for (int p = 0; p < 4 && golden_civs[c].era == 0; p++) {
            char deal[16];
            snprintf(deal, sizeof deal, "deal-civ %c 1", 'A' + p);
            dealt |= said(deal, golden_civ_names[c]);
        }
        if (!dealt && !said("civ", golden_civ_names[c]))
            fail_msg("nobody holds %s in a record", golden_civ_names[c]);
    }
    for (unsigned f = 0; f < FUTURE_COUNT; f++) {
        bool dealt = false;
        for (int p = 0; p < 4; p++) {
            char deal[16];
            snprintf(deal, sizeof deal, "deal-future %c", 'A' + p);
            dealt |= said(deal, golden_future_names[f]);
        }
        assert_true(dealt);
    }
}

static void test_every_card_with_a_gear_is_activated(void **unused)
{
    (void)unused;
    for (unsigned b = 0; b < BUILDING_COUNT; b++)
        if (golden_buildings[b].effect.when == ACT)
            check_all("activate", &golden_building_names[b], 1);
    for (unsigned w = 0; w < WONDER_COUNT; w++)
        if (golden_wonders[w].effect[0].when == ACT ||
            golden_wonders[w].effect[1].when == ACT)
            check_all("activate", &golden_wonder_names[w], 1);
}

/* Every kind that can be legal, and every number of seats. */
static void test_every_kind_of_action_is_in_a_record(void **unused)
{
    (void)unused;
    for (unsigned k = 0; k < KIND_COUNT; k++) {
        char start[GAME_TEXT_MAX];
        size_t length = strcspn(golden_kinds[k].words, "$");
        if (k == KIND_CIV_OVER)
            continue;
        snprintf(start, sizeof start, " %.*s", (int)length,
                 golden_kinds[k].words);
        if (!strstr(all, start))
            fail_msg("no record has '%s'", golden_kinds[k].words);
    }
    for (int seats = 2; seats <= 4; seats++) {
        char line[24];
        snprintf(line, sizeof line, "\nseats %d\n", seats);
        assert_non_null(strstr(all, line));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_card_is_in_a_record),
        cmocka_unit_test(test_every_card_with_a_gear_is_activated),
        cmocka_unit_test(test_every_kind_of_action_is_in_a_record),
    };

    return cmocka_run_group_tests(tests, read_records, free_records);
}
