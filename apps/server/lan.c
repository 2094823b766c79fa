/* Addresses by libuv, QR codes by libqrencode. */
#include "apps/server/lan.h"

#include <qrencode.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

enum { NAME_BYTES = 128, QUIET = 2 };

void lan_hosts(struct hosts *out, int port)
{
    uv_interface_address_t *list;
    char name[NAME_BYTES];
    int n;

    hosts_add(out, "localhost", port);
    hosts_add(out, "127.0.0.1", port);
    hosts_add(out, "::1", port);
    if (!gethostname(name, sizeof name - 8)) {
        name[sizeof name - 8] = '\0';
        hosts_add(out, name, port);
        strcat(name, ".local");
        hosts_add(out, name, port);
    }
    if (uv_interface_addresses(&list, &n))
        return;
    for (int i = 0; i < n; i++) {
        if (list[i].address.address4.sin_family == AF_INET)
            uv_ip4_name(&list[i].address.address4, name, sizeof name);
        else
            uv_ip6_name(&list[i].address.address6, name, sizeof name);
        hosts_add(out, name, port);
    }
    uv_free_interface_addresses(list, n);
}

/* Home networks before others, wires and radio before what programs make. */
static int rank(const uv_interface_address_t *a, const char *name)
{
    int worth = 1;

    worth += !strncmp(name, "192.168.", 8) || !strncmp(name, "10.", 3);
    worth += !strncmp(a->name, "wl", 2) || !strncmp(a->name, "en", 2) ||
             !strncmp(a->name, "eth", 3);
    return worth;
}

bool lan_address(char *out, size_t cap)
{
    uv_interface_address_t *list;
    char name[NAME_BYTES];
    int n, best = 0;

    if (uv_interface_addresses(&list, &n))
        return false;
    for (int i = 0; i < n; i++) {
        if (list[i].is_internal ||
            list[i].address.address4.sin_family != AF_INET)
            continue;
        uv_ip4_name(&list[i].address.address4, name, sizeof name);
        if (rank(&list[i], name) <= best)
            continue;
        best = rank(&list[i], name);
        snprintf(out, cap, "%s", name);
    }
    uv_free_interface_addresses(list, n);
    return best;
}

/* Whether the module at a place is dark; the quiet zone is light. */
static bool dark(const QRcode *code, int row, int column)
{
    return row >= 0 && column >= 0 && row < code->width &&
           column < code->width && code->data[row * code->width + column] & 1;
}

bool qr_print(const char *text, bool plain)
{
    QRcode *code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);

    if (!code)
        return false;
    for (int row = -QUIET; row < code->width + QUIET; row += 2) {
        fputs(plain ? "  " : "  \033[30;107m", stdout);
        for (int column = -QUIET; column < code->width + QUIET; column++) {
            bool top = dark(code, row, column);
            bool low = dark(code, row + 1, column);
            /* Without colour the light modules are drawn: terminals are dark.
             */
            if (plain)
                top = !top, low = !low;
            fputs(top ? low ? "█" : "▀" : low ? "▄" : " ", stdout);
        }
        puts(plain ? "" : "\033[0m");
    }
    QRcode_free(code);
    return true;
}
