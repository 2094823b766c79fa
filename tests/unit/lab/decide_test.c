/* A search that ends early plays what it would have played. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "lab/decide.h"

enum { PLAYOUTS = 2000, DECISIONS = 8 };

struct room {
    _Alignas(64) unsigned char state[4096], seen[4096];
    size_t size;
    void *memory;
};

static struct player_job job_for(const struct game *game, const char *player,
                                 const struct room *room)
{
    struct player_job job = { .game = game, .seed = 5, .room = room->size };

    assert_true(players_find(player, &job.pick));
    return job;
}

/* Without any early end. */
static void think_through(struct player_job job, struct room *room,
                          struct player_report *out)
{
    const struct player *player = job.pick.player;

    memcpy(room->seen, room->state, job.game->state_size);
    job.game->observe(room->seen, game_peek(room->state)->actor);
    job.state = room->seen;
    player->start(room->memory, &job);
    player->think(room->memory, PLAYOUTS);
    player->report(room->memory, out);
}

/* Plays on with the choices of both and returns how many playouts were
 * spared. */
static uint32_t compare(const struct game *game, const char *player)
{
    struct room *room = aligned_alloc(64, (sizeof *room + 63) & ~(size_t)63);
    struct game_setup setup = { .seats = game->seats_min };
    struct player_report early, full;
    uint32_t spared = 0;
    struct player_job job;
    struct rng rng;

    assert_non_null(room);
    room->size = (size_t)PLAYOUTS * 512 + (1u << 20);
    room->memory = malloc(room->size);
    assert_non_null(room->memory);
    job = job_for(game, player, room);
    assert_true(game->state_size <= sizeof room->state);
    rng_seed(&rng, 9);
    game->begin(room->state, &setup);
    for (int k = 0; k < DECISIONS;) {
        game_action action;

        if (game_peek(room->state)->actor == ACTOR_NONE)
            break;
        if (game_peek(room->state)->actor == ACTOR_CHANCE) {
            action = game->sample(room->state, &rng);
        } else {
            lab_decide(job, room->state, room->seen, room->memory, PLAYOUTS,
                       &early);
            think_through(job, room, &full);
            assert_int_equal(early.choice, full.choice);
            assert_true(early.playouts <= full.playouts);
            spared += full.playouts - early.playouts;
            action = full.choice;
            k++;
        }
        game->apply(room->state, action);
    }
    free(room->memory);
    free(room);
    return spared;
}

static void test_the_choice_is_the_same(void **unused)
{
    uint32_t spared = 0;

    (void)unused;
    for (int g = 0; g < games_count(); g++)
        spared += compare(games_at(g), "ai:8");
    assert_true(spared > 0);
}

static void test_a_level_that_strays_thinks_to_the_end(void **unused)
{
    (void)unused;
    for (int g = 0; g < games_count(); g++)
        assert_int_equal(compare(games_at(g), "ai:1"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_choice_is_the_same),
        cmocka_unit_test(test_a_level_that_strays_thinks_to_the_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
