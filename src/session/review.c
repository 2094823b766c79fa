/* Reviews of a session's game: beginning, working, handing in, keeping. */
#include "session/review.h"

#include "base/mem.h"

_Static_assert(sizeof(struct review_part) <= sizeof(struct oxhide_review_part),
               "a part fits");

static size_t frame_size(const struct oxhide_session *s)
{
    return session_rounded(sizeof(struct oxhide_review)) +
           session_rounded((size_t)(s->end + 1) * REVIEW_TRUTHS *
                           GAME_SEATS_MAX * sizeof(struct account_moment));
}

size_t oxhide_review_size(const struct oxhide_session *s)
{
    return frame_size(s) + review_size(s->game, s->end);
}

static const void *state_at(void *user, int k)
{
    return session_state(user, k);
}

static game_action action_at(void *user, int k)
{
    const struct oxhide_session *s = user;

    return s->plies[k].action;
}

static uint64_t hash(const struct oxhide_session *s,
                     const struct review_job *job)
{
    uint64_t h = job->seed;

    for (const char *c = s->game->id; *c; c++)
        h = rng_mix(&h) ^ (unsigned char)*c;
    h = rng_mix(&h) ^ (uint64_t)(unsigned)(job->eyes + 8);
    h = rng_mix(&h) ^ (uint64_t)job->fair;
    h = rng_mix(&h) ^ job->error;
    for (int k = 0; k < s->end; k++)
        h = rng_mix(&h) ^ s->plies[k].action;
    return rng_mix(&h);
}

static struct review_job job_of(struct oxhide_session *s,
                                const struct oxhide_review_wish *wish)
{
    bool follows = session_follows(s);

    return (struct review_job){
        .game = s->game,
        .plies = s->end,
        .eyes = follows ? s->head.sees : wish->eyes,
        .fair = follows || wish->fair,
        .seed = wish->seed,
        .error = (uint32_t)wish->error * UTILITY_ONE / 1000,
        .state = state_at,
        .action = action_at,
        .user = s,
    };
}

bool oxhide_review_is(const struct oxhide_review *r, struct oxhide_session *s,
                      const struct oxhide_review_wish *wish)
{
    struct review_job job = job_of(s, wish);

    return r->is->job.game == s->game && r->game_hash == hash(s, &job);
}

static enum oxhide_status refuse(const struct oxhide_session *s,
                                 const struct oxhide_review_wish *wish,
                                 struct json *out)
{
    int seats = s->head.setup.seats;

    if (wish->eyes != OXHIDE_ALL && (wish->eyes < 0 || wish->eyes >= seats))
        return oxhide_error(out, OXHIDE_BAD_SEAT, NULL);
    if (!session_follows(s))
        return wish->fair && wish->eyes < 0
                   ? oxhide_error(out, OXHIDE_BAD_SEAT,
                                  "engine-error-fair-seat")
                   : OXHIDE_OK;
    if (s->head.sees < 0)
        return oxhide_error(out, OXHIDE_REDACTED, "engine-error-public-record");
    if (wish->eyes != OXHIDE_ALL && wish->eyes != s->head.sees)
        return oxhide_error(out, OXHIDE_REDACTED, "engine-error-other-record");
    return OXHIDE_OK;
}

enum oxhide_status oxhide_review_start(struct oxhide_session *s,
                                       const struct oxhide_review_wish *wish,
                                       void *memory, size_t size,
                                       struct oxhide_review **review,
                                       struct json *out)
{
    struct oxhide_review *r = memory;
    enum oxhide_status status = refuse(s, wish, out);
    struct review_job job = job_of(s, wish);

    if (status)
        return status;
    if (size < oxhide_review_size(s))
        return oxhide_error(out, OXHIDE_NO_MEMORY, NULL);
    r->game_hash = hash(s, &job);
    r->moment = (struct account_moment *)(void *)((char *)memory +
                                                  session_rounded(sizeof *r));
    r->is = review_start((char *)memory + frame_size(s), &job);
    *review = r;
    return OXHIDE_OK;
}

int oxhide_review_units(const struct oxhide_review *r)
{
    return r->is->done ? 0 : r->is->units;
}

uint32_t oxhide_review_rounds(const struct oxhide_review *r)
{
    return r->is->round;
}

size_t oxhide_review_room(const struct oxhide_review *r)
{
    return review_room(r->is->job.game);
}

void oxhide_review_work(const struct oxhide_review *r, int unit, void *room,
                        struct oxhide_review_part *part)
{
    struct review_part made;

    review_work(r->is, unit, room, &made);
    mem_zero(part, sizeof *part);
    mem_copy(part, &made, sizeof made);
}

bool oxhide_review_take(struct oxhide_review *r,
                        const struct oxhide_review_part *part)
{
    struct review_part made;

    mem_copy(&made, part, sizeof made);
    return review_take(r->is, &made);
}

/* Whole numbers with spaces between them; "*n" stands for n zeros. */
struct numbers {
    struct text *out; /* NULL: reading */
    const char *in;
    int64_t zeros;
    bool wrong;
};

static void end_zeros(struct numbers *n)
{
    if (n->zeros) {
        text_char(n->out, '*');
        text_int(n->out, n->zeros);
        text_char(n->out, ' ');
    }
    n->zeros = 0;
}

static int64_t read_number(struct numbers *n)
{
    bool minus, zeros;
    uint64_t value = 0;
    int digits = 0;

    if (n->zeros) {
        n->zeros--;
        return 0;
    }
    minus = *n->in == '-';
    zeros = *n->in == '*';
    n->in += minus || zeros;
    for (; *n->in >= '0' && *n->in <= '9' && digits < 19; n->in++, digits++)
        value = value * 10 + (uint64_t)(*n->in - '0');
    n->wrong |= !digits || (*n->in && *n->in != ' ') ||
                value > (uint64_t)INT64_MAX || (zeros && !value);
    n->in += *n->in == ' ';
    if (zeros && !n->wrong) {
        n->zeros = (int64_t)value - 1;
        return 0;
    }
    return minus ? -(int64_t)value : (int64_t)value;
}

/* Writes the number, or reads it. */
static void number(struct numbers *n, int64_t *value)
{
    if (!n->out) {
        *value = n->wrong ? 0 : read_number(n);
        return;
    }
    if (!*value) {
        n->zeros++;
        return;
    }
    end_zeros(n);
    text_int(n->out, *value);
    text_char(n->out, ' ');
}

void oxhide_review_part_put(const struct oxhide_review_part *part,
                            struct text *out)
{
    struct oxhide_review_part copy = *part;
    struct numbers n = { .out = out };

    for (int k = 0; k < OXHIDE_PART_WORDS; k++)
        number(&n, &copy.word[k]);
    end_zeros(&n);
}

bool oxhide_review_part_read(const char *text, struct oxhide_review_part *part)
{
    struct numbers n = { .in = text };

    for (int k = 0; k < OXHIDE_PART_WORDS; k++)
        number(&n, &part->word[k]);
    return !n.wrong && !n.zeros && !*n.in;
}

#define FIELD(n, field)                                                        \
    do {                                                                       \
        int64_t value_ = (int64_t)(field);                                     \
        number(n, &value_);                                                    \
        if (!(n)->out)                                                         \
            (field) = (__typeof__(field))value_;                               \
    } while (0)

static void keep_moment(struct numbers *n, struct review_moment *m)
{
    for (int t = 0; t < REVIEW_TRUTHS; t++) {
        FIELD(n, m->games[t]);
        for (int p = 0; p < GAME_SEATS_MAX; p++) {
            FIELD(n, m->share[t][p]);
            FIELD(n, m->total[t][p]);
        }
    }
}

static void keep_choice(struct numbers *n, struct review_choice *c)
{
    FIELD(n, c->ways);
    FIELD(n, c->best);
    FIELD(n, c->weighed);
    FIELD(n, c->deep);
    FIELD(n, c->named);
    FIELD(n, c->easy);
    for (int k = 0; k < REVIEW_WAYS; k++) {
        FIELD(n, c->action[k]);
        for (int p = 0; p < GAME_SEATS_MAX; p++) {
            FIELD(n, c->value[k][p]);
            if (k < 2)
                FIELD(n, c->again[k][p]);
        }
    }
    for (int t = 0; t < REVIEW_TRUTHS; t++)
        for (size_t k = 0; k < sizeof c->games[t] / sizeof(int64_t); k++)
            number(n, (int64_t *)&c->games[t] + k);
    n->wrong |= c->ways > REVIEW_WAYS || c->best >= REVIEW_WAYS;
}

static void keep(struct numbers *n, struct review *r)
{
    FIELD(n, r->round);
    FIELD(n, r->curve_games);
    for (int k = 0; k < r->moments; k++)
        keep_moment(n, &r->moment[k]);
    for (int k = 0; k < r->choices; k++)
        keep_choice(n, &r->choice[k]);
}

bool oxhide_review_save(const struct oxhide_review *r, struct text *out)
{
    struct numbers n = { .out = out };

    if (r->is->handed_in)
        return false;
    text_put(out, "oxhide-review 2 ");
    text_uint(out, r->game_hash);
    text_char(out, ' ');
    keep(&n, r->is);
    end_zeros(&n);
    return !out->full;
}

/* Whether what choices are said to be between can be chosen there. */
static bool all_legal(const struct review *r)
{
    for (int i = 0; i < r->choices; i++) {
        const struct review_choice *c = &r->choice[i];

        for (int k = 0; k < c->ways; k++)
            if (!session_is_legal(r->job.game, review_state(r, c->ply),
                                  c->action[k]))
                return false;
    }
    return true;
}

/* A review that knows nothing yet knows nothing again where the text turns out
 * to be wrong. */
bool oxhide_review_resume(struct oxhide_review *r, const char *text)
{
    static const char start[] = "oxhide-review 2 ";
    char hash_text[24];
    struct text h;

    if (r->is->round || r->is->handed_in || !text_starts(text, start))
        return false;
    text += sizeof start - 1;
    text_init(&h, hash_text, sizeof hash_text);
    text_uint(&h, r->game_hash);
    text_char(&h, ' ');
    if (!text_starts(text, hash_text))
        return false;
    text += h.used;
    struct numbers n = { .in = text };
    keep(&n, r->is);
    if (!n.wrong && !n.zeros && !*n.in && all_legal(r->is)) {
        review_plan(r->is);
        return true;
    }
    struct numbers nothing = { .zeros = INT64_MAX };
    keep(&nothing, r->is);
    review_plan(r->is);
    return false;
}
