/* The text of weights.def, written and read. */
#include "lab/weights.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void put_numbers(FILE *out, const int16_t *x, int count)
{
    fputs("{ ", out);
    for (int i = 0; i < count; i++)
        fprintf(out, "%d%s", x[i], i + 1 < count ? ", " : " }");
}

void weights_write(FILE *out, int seats, const struct advice_net *net)
{
    fprintf(out, "[%d] = {\n.inputs = %d, .units = %d,\n.linear = ", seats,
            net->inputs, net->units);
    put_numbers(out, net->linear, net->inputs);
    fputs(",\n.hidden = {\n", out);
    for (int i = 0; i < net->inputs; i++) {
        put_numbers(out, net->hidden[i], net->units);
        fputs(",\n", out);
    }
    fputs("},\n.bias = { ", out);
    for (int h = 0; h < net->units; h++)
        fprintf(out, "%d%s", (int)net->bias[h],
                h + 1 < net->units ? ", " : " }");
    fputs(",\n.out = ", out);
    put_numbers(out, net->out, net->units);
    fputs(",\n},\n", out);
}

enum { TOKEN = 24 };

static bool is_word(int c)
{
    return isalnum(c) || c == '.' || c == '-' || c == '_';
}

/* What follows a comment and the space around it. */
static int skip_space(FILE *in)
{
    int c = fgetc(in), before = 0;

    while (isspace(c))
        c = fgetc(in);
    if (c != '/')
        return c;
    while ((c = fgetc(in)) != EOF && !(before == '*' && c == '/'))
        before = c;
    return skip_space(in);
}

/* The next word, number or sign. */
static bool get_token(FILE *in, char out[TOKEN])
{
    int c = skip_space(in), n = 0;

    for (; is_word(c) && n < TOKEN - 1; c = fgetc(in))
        out[n++] = (char)c;
    if (n)
        ungetc(c, in);
    else if (c != EOF)
        out[n++] = (char)c;
    out[n] = '\0';
    return n > 0;
}

/* Words with a space between each two. */
static bool skip(FILE *in, const char *words)
{
    char token[TOKEN];

    while (*words) {
        size_t n = strcspn(words, " ");

        if (!get_token(in, token) || strlen(token) != n ||
            strncmp(token, words, n))
            return false;
        words += n + (words[n] == ' ');
    }
    return true;
}

/* "1, 2, 3 }" */
static bool get_numbers(FILE *in, int32_t *x, int count, int32_t most)
{
    char token[TOKEN], *end;

    for (int i = 0; i < count; i++) {
        long n;

        if (!get_token(in, token))
            return false;
        n = strtol(token, &end, 10);
        if (*end || n < -most || n > most ||
            !skip(in, i + 1 < count ? "," : "}"))
            return false;
        x[i] = (int32_t)n;
    }
    return true;
}

static bool get_row(FILE *in, int16_t *out, int count)
{
    int32_t x[ADVICE_FEATURES_MAX];

    if (!get_numbers(in, x, count, INT16_MAX))
        return false;
    for (int i = 0; i < count; i++)
        out[i] = (int16_t)x[i];
    return true;
}

/* "39, .units = 16," as the shape of a net for so many features. */
static bool get_shape(FILE *in, int features, struct advice_net *net)
{
    char inputs[TOKEN], units[TOKEN];
    long n, u;

    if (!get_token(in, inputs) || !skip(in, ", .units =") ||
        !get_token(in, units) || !skip(in, ","))
        return false;
    n = strtol(inputs, NULL, 10);
    u = strtol(units, NULL, 10);
    net->inputs = (uint8_t)n;
    net->units = (uint8_t)u;
    return n == features && u >= 1 && u <= ADVICE_HIDDEN_MAX;
}

static bool get_net(FILE *in, int features, struct advice_net *net)
{
    memset(net, 0, sizeof *net);
    if (!skip(in, "] = { .inputs =") || !get_shape(in, features, net) ||
        !skip(in, ".linear = {") || !get_row(in, net->linear, features) ||
        !skip(in, ", .hidden = {"))
        return false;
    for (int i = 0; i < features; i++)
        if (!skip(in, "{") || !get_row(in, net->hidden[i], net->units) ||
            !skip(in, ","))
            return false;
    return skip(in, "} , .bias = {") &&
           get_numbers(in, net->bias, net->units, INT32_MAX) &&
           skip(in, ", .out = {") && get_row(in, net->out, net->units) &&
           skip(in, ", } ,");
}

unsigned weights_read(FILE *in, int features,
                      struct advice_net nets[GAME_SEATS_MAX + 1])
{
    char token[TOKEN];
    unsigned seats = 0;

    while (get_token(in, token)) {
        int n;

        if (strcmp(token, "[") || !get_token(in, token))
            return 0;
        n = token[0] - '0';
        if (token[1] || n < 2 || n > GAME_SEATS_MAX ||
            !get_net(in, features, &nets[n]))
            return 0;
        seats |= 1u << n;
    }
    return seats;
}
