/* For everybody on the same network: the addresses of this machine there, and
 * the first of them as a QR code that a phone can scan from a terminal. */
#ifndef SERVER_LAN_H
#define SERVER_LAN_H

#include "apps/server/origin.h"

/* Adds every address and name of this machine. */
void lan_hosts(struct hosts *out, int port);
/* The address to tell others, the likeliest first; false: there is none. */
bool lan_address(char *out, size_t cap);
/* Prints a text as a QR code in half blocks; 'plain' without any colour. */
bool qr_print(const char *text, bool plain);

#endif
