/* Reading lines with libedit, or without. */
#define _DEFAULT_SOURCE
#include "apps/cli/line.h"

#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

#include <histedit.h>

#include "apps/cli/voice.h"

enum { HISTORY = 200, PIECE_MAX = 128, LISTED_MAX = 60, LETTERS_MOST = 2000 };

static volatile sig_atomic_t interrupted;

static void interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

bool line_interrupted(void)
{
    return interrupted;
}

/* Waits for bytes of the input; false at its end and after Ctrl-C, which must
 * not slip in between looking and waiting. */
static bool fill(struct line *l)
{
    sigset_t block, before;
    bool ready;

    sigemptyset(&block);
    sigaddset(&block, SIGINT);
    do {
        fd_set in;
        FD_ZERO(&in);
        FD_SET(STDIN_FILENO, &in);
        sigprocmask(SIG_BLOCK, &block, &before);
        ready = !interrupted &&
                pselect(STDIN_FILENO + 1, &in, NULL, NULL, NULL, &before) > 0;
        sigprocmask(SIG_SETMASK, &before, NULL);
    } while (!ready && !interrupted && errno == EINTR);
    ssize_t n = ready ? read(STDIN_FILENO, l->bytes, sizeof l->bytes) : 0;
    l->at = 0;
    l->filled = n > 0 ? (size_t)n : 0;
    return l->filled > 0;
}

static bool read_byte(struct line *l, unsigned char *out)
{
    if (interrupted || (l->at == l->filled && !fill(l)))
        return false;
    *out = l->bytes[l->at++];
    return true;
}

/* The editor's own reading would wait on after a signal. It is handed no more
 * letters than anybody types; the rest of the line counts, and is dropped. */
static int read_char(EditLine *el, wchar_t *out)
{
    mbstate_t state = { 0 };
    struct line *l;
    unsigned char c;

    el_get(el, EL_CLIENTDATA, &l);
    while (read_byte(l, &c)) {
        if (++l->length > LETTERS_MOST && c != '\n' && c != '\r')
            continue;
        size_t used = mbrtowc(out, (const char *)&c, 1, &state);
        if (used == (size_t)-1)
            return 0;
        if (used != (size_t)-2)
            return 1;
    }
    return 0;
}

/* How the candidate goes on after the first n letters: to the next space. */
static size_t piece_of(const char *rest)
{
    size_t n = strcspn(rest, " ");

    return n + (rest[n] == ' ');
}

static bool fits(const char *candidate, const char *typed, size_t n)
{
    return !strncasecmp(candidate, typed, n) && candidate[n];
}

/* Whether an earlier candidate goes on as the k-th does. */
static bool listed_before(struct line *l, int k, const char *typed, size_t n,
                          size_t word)
{
    const char *candidate;
    char piece[PIECE_MAX];

    candidate = l->candidate(l->self, k); /* may be gone after the next call */
    size_t size = piece_of(candidate + word);
    snprintf(piece, sizeof piece, "%.*s", (int)size, candidate + word);
    for (int i = 0; i < k; i++) {
        candidate = l->candidate(l->self, i);
        if (fits(candidate, typed, n) && piece_of(candidate + word) == size &&
            !strncmp(candidate + word, piece, size))
            return true;
    }
    return false;
}

/* The last word typed and what may follow it, each once. */
static void list_pieces(struct line *l, const char *typed, size_t n)
{
    const char *candidate;
    size_t word = n;
    int listed = 0;

    while (word && typed[word - 1] != ' ')
        word--;
    putchar('\n');
    for (int k = 0; (candidate = l->candidate(l->self, k)); k++) {
        if (!fits(candidate, typed, n) || listed_before(l, k, typed, n, word))
            continue;
        candidate = l->candidate(l->self, k);
        if (++listed <= LISTED_MAX)
            printf("%.*s  ", (int)piece_of(candidate + word), candidate + word);
    }
    putchar('\n');
}

static unsigned char complete(EditLine *el, int key)
{
    struct line *l;
    const LineInfo *info = el_line(el);
    size_t n = (size_t)(info->cursor - info->buffer);
    char common[PIECE_MAX] = "";
    const char *candidate;
    bool any = false;

    (void)key;
    el_get(el, EL_CLIENTDATA, &l);
    for (int k = 0; (candidate = l->candidate(l->self, k)); k++) {
        if (!fits(candidate, info->buffer, n))
            continue;
        const char *rest = candidate + n;
        size_t same = 0;
        if (!any)
            snprintf(common, sizeof common, "%.*s", (int)piece_of(rest), rest);
        while (common[same] && common[same] == rest[same])
            same++;
        common[same] = '\0';
        any = true;
    }
    if (!any)
        return CC_REFRESH_BEEP;
    if (*common) {
        el_insertstr(el, common);
        return CC_REFRESH;
    }
    list_pieces(l, info->buffer, n);
    return CC_REDISPLAY;
}

static char *show_prompt(EditLine *el)
{
    struct line *l;

    el_get(el, EL_CLIENTDATA, &l);
    return (char *)l->prompt;
}

static void open_editor(struct line *l)
{
    HistEvent event;
    EditLine *el = el_init("oxhide", stdin, stdout, stderr);
    History *past = el ? history_init() : NULL;

    if (!el)
        return;
    setlocale(LC_CTYPE, "");
    l->editor = el;
    l->history = past;
    el_set(el, EL_CLIENTDATA, l);
    el_set(el, EL_PROMPT, show_prompt);
    el_set(el, EL_EDITOR, "emacs");
    el_set(el, EL_GETCFN, read_char);
    el_set(el, EL_ADDFN, "oxhide-complete", "completes a word", complete);
    el_set(el, EL_BIND, "^I", "oxhide-complete", NULL);
    if (past) {
        history(past, &event, H_SETSIZE, HISTORY);
        history(past, &event, H_SETUNIQUE, 1);
        el_set(el, EL_HIST, history, past);
    }
}

void line_open(struct line *l, bool edit, line_candidate *candidate, void *self)
{
    struct sigaction act;

    memset(&act, 0, sizeof act);
    act.sa_handler = interrupt;
    act.sa_flags = (int)SA_RESETHAND;
    sigaction(SIGINT, &act, NULL);
    *l = (struct line){ .candidate = candidate, .self = self };
    if (edit && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        open_editor(l);
}

void line_close(struct line *l)
{
    if (l->editor)
        el_end(l->editor);
    if (l->history)
        history_end(l->history);
    l->editor = l->history = NULL;
}

static bool read_edited(struct line *l, char *out, size_t cap)
{
    HistEvent event;
    int count = 0;
    const char *typed = el_gets(l->editor, &count);

    if (!typed || count <= 0 || interrupted) {
        putchar('\n');
        return false;
    }
    size_t n = strcspn(typed, "\r\n");
    l->length = n < l->length && l->length <= LETTERS_MOST ? n : l->length;
    snprintf(out, cap, "%.*s", (int)n, typed);
    if (*out && l->length < cap && l->history)
        history((History *)l->history, &event, H_ENTER, out);
    return true;
}

static bool read_piped(struct line *l, char *out, size_t cap)
{
    size_t n = 0;
    unsigned char c = 0;
    bool more;

    fputs(l->prompt, stdout);
    fflush(stdout);
    while ((more = read_byte(l, &c)) && c != '\n') {
        l->length++;
        if (n + 1 < cap && c >= 0x20)
            out[n++] = (char)c;
    }
    out[n] = '\0';
    if (!isatty(STDIN_FILENO) || !more)
        putchar('\n'); /* as the Enter key does on a terminal */
    return (more || n) && !interrupted;
}

bool line_read(struct line *l, const char *prompt, char *out, size_t cap)
{
    char text[MESSAGE_MAX];
    bool read;

    l->prompt = prompt;
    do {
        l->length = 0;
        fflush(stdout);
        read = l->editor ? read_edited(l, out, cap) : read_piped(l, out, cap);
        if (read && l->length >= cap)
            puts(cli_words(text, "line-too-long", "#most", (int)cap - 1, NULL));
    } while (read && l->length >= cap);
    return read;
}
