/* Reading the members of a request. */
#include "apps/cli/request.h"

#include <string.h>

bool request_as(json_t *request, int *as)
{
    json_t *v = json_object_get(request, "as");

    *as = OXHIDE_ALL;
    if (!v)
        return true;
    if (json_is_string(v) && !strcmp(json_string_value(v), "all"))
        return true;
    if (json_is_string(v) && !strcmp(json_string_value(v), "public")) {
        *as = OXHIDE_PUBLIC;
        return true;
    }
    json_int_t n = json_is_integer(v) ? json_integer_value(v) : -1;
    *as = n >= 0 && n < 256 ? (int)n : 256;
    return json_is_integer(v);
}

int request_seat(json_t *request)
{
    json_t *v = json_object_get(request, "seat");

    if (!v)
        return OXHIDE_ANYBODY;
    json_int_t n = json_is_integer(v) ? json_integer_value(v) : -1;
    return n >= 0 && n < 256 ? (int)n : 256;
}

bool request_join(json_t *request, const char *name, struct text *out)
{
    json_t *v = json_object_get(request, name);
    const char *key;
    json_t *item;
    size_t i;

    json_array_foreach(v, i, item)
    {
        if (!json_is_string(item))
            return false;
        text_put(out, i ? "," : "");
        text_put(out, json_string_value(item));
    }
    json_object_foreach(v, key, item)
    {
        if (!json_is_string(item))
            return false;
        text_put(out, out->used ? "," : "");
        text_put(out, key);
        text_char(out, '=');
        text_put(out, json_string_value(item));
    }
    return !out->full;
}

bool request_seed(json_t *request, struct oxhide_setup *setup)
{
    json_t *v = json_object_get(request, "seed");

    if (!v || json_is_null(v))
        return true;
    setup->seeded = true;
    if (json_is_integer(v) && json_integer_value(v) >= 0) {
        setup->seed = (uint64_t)json_integer_value(v);
        return true;
    }
    return json_is_string(v) &&
           text_read_uint(json_string_value(v), &setup->seed);
}

bool request_count(json_t *request, const char *name, uint32_t *out)
{
    json_t *v = json_object_get(request, name);
    json_int_t n = json_integer_value(v);

    *out = 0;
    if (!v)
        return true;
    if (!json_is_integer(v) || n < 1 || n > 1000000000)
        return false;
    *out = (uint32_t)n;
    return true;
}
