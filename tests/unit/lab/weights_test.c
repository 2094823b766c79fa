/* Weights come back from a file as they were, or not at all. */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "lab/weights.h"

static unsigned read_text(const char *text, int features,
                          struct advice_net *nets)
{
    FILE *f = tmpfile();
    unsigned seats;

    assert_non_null(f);
    fputs(text, f);
    rewind(f);
    seats = weights_read(f, features, nets);
    fclose(f);
    return seats;
}

static char *write_text(const struct game *game)
{
    char *text;
    size_t size;
    FILE *f = open_memstream(&text, &size);

    assert_non_null(f);
    fputs("/* Generated; a * and a / in the head. */\n/* format off */\n", f);
    for (int n = game->seats_min; n <= game->seats_max; n++)
        weights_write(f, n, game->advice->net[n]);
    fclose(f);
    return text;
}

static void test_weights_come_back(void **unused)
{
    int games = 0;

    (void)unused;
    for (int g = 0; g < games_count(); g++) {
        const struct game *game = games_at(g);
        struct advice_net nets[GAME_SEATS_MAX + 1];
        char *text;

        if (!game->advice || !game->advice->net[game->seats_min])
            continue;
        games++;
        text = write_text(game);
        assert_int_equal(read_text(text, game->advice->feature_count, nets),
                         (2u << game->seats_max) - (1u << game->seats_min));
        for (int n = game->seats_min; n <= game->seats_max; n++)
            assert_memory_equal(&nets[n], game->advice->net[n], sizeof *nets);
        free(text);
    }
    assert_int_equal(games, 3);
}

static void test_anything_else_is_refused(void **unused)
{
    const struct game *game = games_find("bronze");
    struct advice_net nets[GAME_SEATS_MAX + 1];
    int features = game->advice->feature_count;
    char *text = write_text(game), *middle = text + strlen(text) / 2;

    (void)unused;
    assert_int_equal(read_text("", features, nets), 0);
    assert_int_equal(read_text("/* no end", features, nets), 0);
    assert_int_equal(read_text("[5] = {", features, nets), 0);
    assert_int_equal(read_text("{\"game\":\"bronze\"}", features, nets), 0);
    assert_int_equal(read_text(text, features - 1, nets), 0);
    assert_int_equal(read_text(text, features + 1, nets), 0);
    *middle = 'x';
    assert_int_equal(read_text(text, features, nets), 0);
    *middle = '\0';
    assert_int_equal(read_text(text, features, nets), 0);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_weights_come_back),
        cmocka_unit_test(test_anything_else_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
