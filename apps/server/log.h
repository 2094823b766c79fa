/* The log: one line per event on standard error, as text for people or as JSON
 * for programs. Nothing secret goes in: no tokens, no URLs, no words of
 * people. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN, LOG_ERROR };

/* "json", or anything else for text. */
void log_form(const char *form);

/* What happened ("listening"), and pairs of names and values up to a NULL:
 * log_say(LOG_INFO, "listening", "address", host, NULL). */
void log_say(enum log_level level, const char *what, ...)
    __attribute__((sentinel));

#endif
