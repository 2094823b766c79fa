/* What is longer than the screen, page by page, so that nothing of it scrolls
 * away unread. */
#define _POSIX_C_SOURCE 200809L
#include "apps/cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void play_page_open(struct play *p, struct play_page *page)
{
    *page = (struct play_page){ 0 };
    if (p->screen.terminal && !p->screen.plain)
        p->screen.to = open_memstream(&page->text, &page->size);
}

/* Where the text goes on after so many lines. */
static const char *after_lines(const char *text, int lines)
{
    while (lines-- > 0 && *text)
        text += strcspn(text, "\n") + (strchr(text, '\n') != NULL);
    return text;
}

void play_page_close(struct play *p, struct play_page *page)
{
    char prompt[MESSAGE_MAX], line[PLAY_LINE_MAX];

    if (!p->screen.to)
        return;
    fclose(p->screen.to);
    p->screen.to = NULL;
    p->screen = screen_open(p->screen.plain); /* it may have been resized */
    cli_words(prompt, "more", NULL);
    for (const char *at = page->text; at && *at;) {
        /* The prompt that comes next takes a blank line and its own. */
        bool last = !*after_lines(at, p->screen.rows - 2);
        const char *next = after_lines(at, p->screen.rows - (last ? 2 : 1));
        fwrite(at, 1, (size_t)(next - at), stdout);
        at = next;
        if (*at && (!line_read(&p->line, prompt, line, sizeof line) || *line))
            break;
    }
    free(page->text);
}
