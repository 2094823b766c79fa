/* Everything that was played, as it was played. Each action is a line. If some
 * are taken back by consent, a mark says who asked and how many, as in the
 * record. A step back that needs no consent removes its lines and leaves no
 * trace. So the actions that count are the lines that have not been taken
 * back. */
#include "session/session.h"

#include "base/mem.h"

/* Beyond the lines of the longest game there is room for so many games more. */
enum { GAMES_TAKEN_BACK = 2 };

int session_lines_max(const struct game *game)
{
    return (1 + GAMES_TAKEN_BACK) * game->plies_max;
}

void session_put_off(struct oxhide_session *s)
{
    s->back = session_back(s, s->ply);
    s->line_count = session_lines(s, s->ply);
    s->end = s->ply;
}

void session_put_line(struct oxhide_session *s, int ply)
{
    const struct session_ply *p = &s->plies[ply];

    s->lines[p->line] = (struct session_line){
        .action = p->action,
        .legal = p->legal,
        .back = p->back,
        .ply = (uint16_t)ply,
        .seat = -1,
    };
}

void session_add_line(struct oxhide_session *s, game_action x, int legal)
{
    s->plies[s->ply] = (struct session_ply){
        .action = x,
        .legal = (uint16_t)legal,
        .back = (uint16_t)s->back,
        .line = (uint16_t)s->line_count++,
    };
    session_put_line(s, s->ply);
}

bool session_take_back(struct oxhide_session *s, int by, int target)
{
    int taken = s->ply - target;
    int ahead = s->game->plies_max - target;

    session_put_off(s);
    if (s->line_count + 1 + ahead > session_lines_max(s->game) ||
        s->back + (uint32_t)taken > UINT16_MAX)
        return false;
    s->lines[s->line_count++] = (struct session_line){
        .legal = (uint16_t)taken,
        .back = (uint16_t)s->back,
        .ply = (uint16_t)target,
        .seat = (int8_t)by,
    };
    s->back += (uint32_t)taken;
    s->ply = s->present = s->end = target;
    return true;
}

int session_taken_back(const struct oxhide_session *s)
{
    int count = session_lines(s, s->ply), n = s->unexplained;

    for (int i = 0; i < count; i++)
        n += s->lines[i].seat >= 0;
    return n;
}

/* The state that the mark at line i led back to. */
static void go_back(const struct oxhide_session *s, int i, void *state)
{
    int ply = s->lines[i].ply, k = 0;

    while (k < ply && k < s->ply && s->plies[k].line < i)
        k++;
    mem_copy(state, session_state(s, k), s->stride);
    for (; k < ply; k++) {
        int j = i - 1;
        while (s->lines[j].seat >= 0 || s->lines[j].ply != k)
            j--;
        s->game->apply(state, s->lines[j].action);
    }
}

void session_put_lines(const struct oxhide_session *s, int as, struct text *out)
{
    int count = session_lines(s, s->ply);
    void *state = s->scratch[0];
    uint32_t back = 0;

    mem_copy(state, session_state(s, 0), s->stride);
    for (int i = 0; i < count; i++) {
        const struct session_line *l = &s->lines[i];
        if (l->back != back)
            record_put_back(out, back = l->back);
        if (l->seat >= 0) {
            record_put_taken(out, l->seat, l->legal);
            back += l->legal;
            go_back(s, i, state);
            continue;
        }
        record_put_action(out, s->game, state, l->action, l->legal, as);
        s->game->apply(state, l->action);
    }
    if (session_back(s, s->ply) != back)
        record_put_back(out, session_back(s, s->ply));
}
