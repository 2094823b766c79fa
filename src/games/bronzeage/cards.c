/* The components as tables, each made from its .def file. */
#include "games/bronzeage/bronzeage.h"

/* clang-format off */
const struct bronzeage_card_info bronzeage_cards[CARD_COUNT] = {
#define CARD(code, name, title, back, basic, aspect, special, ability) \
    [CARD_##code] = { name, title, TYPE_##back, basic, ASPECT_##aspect, \
                      special, ABILITY_##ability },
#include "games/bronzeage/cards.def"
#undef CARD
};

/* What a correction of the components has to keep to. */
_Static_assert(DECKS * DECK_SIZE + SEATS * TYPE_COUNT == CARD_COUNT,
               "the decks hold what the first hands leave");
_Static_assert(LYING_MAX == 2 || LYING_MAX == 3,
               "there is room for five Actions, and a table shows three");
_Static_assert(HOLDING_MAX >= 3 && HOLDING_MAX <= 5,
               "everybody starts with three Actions, and never has all six");
#define CARD(code, name, title, back, basic, aspect, special, ability) \
    && (basic) <= 9 && (special) <= 9
_Static_assert(true
#include "games/bronzeage/cards.def"
               , "sentences count icons up to nine");
#undef CARD

const struct bronzeage_civ_info bronzeage_civs[CIV_COUNT] = {
#define CIVILIZATION(id, name, title, one, points, two, more) \
    [CIV_##id] = { { ASPECT_##one, ASPECT_##two }, { points, more } },
#include "games/bronzeage/civilizations.def"
#undef CIVILIZATION
};

/* Sets of cards, made by asking every card whether it is one of them. */
#define CARD(code, name, title, back, basic, aspect, special, ability) \
    | (uint64_t)(TYPE_##back == WANTED) << CARD_##code
const uint64_t bronzeage_of_type[TYPE_COUNT] = {
    [TYPE_SEA] = 0
#define WANTED TYPE_SEA
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
    [TYPE_MOUNTAINS] = 0
#define WANTED TYPE_MOUNTAINS
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
    [TYPE_PLAINS] = 0
#define WANTED TYPE_PLAINS
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
};
#undef CARD

#define CARD(code, name, title, back, basic, aspect, special, ability) \
    | (uint64_t)(ASPECT_##aspect == WANTED) << CARD_##code
const uint64_t bronzeage_of_aspect[ASPECT_COUNT] = {
    [ASPECT_AGRICULTURE] = 0
#define WANTED ASPECT_AGRICULTURE
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
    [ASPECT_WARFARE] = 0
#define WANTED ASPECT_WARFARE
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
    [ASPECT_ARTISTRY] = 0
#define WANTED ASPECT_ARTISTRY
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
    [ASPECT_METALLURGY] = 0
#define WANTED ASPECT_METALLURGY
#include "games/bronzeage/cards.def"
#undef WANTED
    ,
};
#undef CARD

const char *const bronzeage_type_names[TYPE_COUNT] = {
#define TERRITORY(id, name, title, icon, called, points) \
    [TYPE_##id] = name,
#include "games/bronzeage/territories.def"
#undef TERRITORY
};

const char *const bronzeage_type_titles[TYPE_COUNT] = {
#define TERRITORY(id, name, title, icon, called, points) \
    [TYPE_##id] = title,
#include "games/bronzeage/territories.def"
#undef TERRITORY
};

const char *const bronzeage_icon_names[TYPE_COUNT] = {
#define TERRITORY(id, name, title, icon, called, points) \
    [TYPE_##id] = icon,
#include "games/bronzeage/territories.def"
#undef TERRITORY
};

const char *const bronzeage_icon_titles[TYPE_COUNT] = {
#define TERRITORY(id, name, title, icon, called, points) \
    [TYPE_##id] = called,
#include "games/bronzeage/territories.def"
#undef TERRITORY
};

const uint8_t bronzeage_icon_points[TYPE_COUNT] = {
#define TERRITORY(id, name, title, icon, called, points) \
    [TYPE_##id] = points,
#include "games/bronzeage/territories.def"
#undef TERRITORY
};

const char *const bronzeage_aspect_names[ASPECT_COUNT] = {
#define ASPECT(id, name, title) [ASPECT_##id] = name,
#include "games/bronzeage/aspects.def"
#undef ASPECT
};

const char *const bronzeage_aspect_titles[ASPECT_COUNT] = {
#define ASPECT(id, name, title) [ASPECT_##id] = title,
#include "games/bronzeage/aspects.def"
#undef ASPECT
};

const char *const bronzeage_civ_names[CIV_COUNT] = {
#define CIVILIZATION(id, name, title, ...) [CIV_##id] = name,
#include "games/bronzeage/civilizations.def"
#undef CIVILIZATION
};

const char *const bronzeage_civ_titles[CIV_COUNT] = {
#define CIVILIZATION(id, name, title, ...) [CIV_##id] = title,
#include "games/bronzeage/civilizations.def"
#undef CIVILIZATION
};

const char *const bronzeage_ability_names[ABILITY_COUNT] = {
#define ABILITY(id, name, title, ...) [ABILITY_##id] = name,
#include "games/bronzeage/abilities.def"
#undef ABILITY
};

const char *const bronzeage_ability_titles[ABILITY_COUNT] = {
#define ABILITY(id, name, title, ...) [ABILITY_##id] = title,
#include "games/bronzeage/abilities.def"
#undef ABILITY
};

/* clang-format on */

static void put_title(struct json *out, const char *id, const char *usual)
{
    message_thing(out, "title", "bronze-age", id, NULL, usual);
}

static void put_aspects(struct json *out)
{
    json_open(out, "aspects", '[');
    for (int a = 0; a < ASPECT_COUNT; a++) {
        json_open(out, NULL, '{');
        json_str(out, "id", bronzeage_aspect_names[a]);
        put_title(out, bronzeage_aspect_names[a], bronzeage_aspect_titles[a]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_territories(struct json *out)
{
    json_open(out, "territories", '[');
    for (int t = 0; t < TYPE_COUNT; t++) {
        json_open(out, NULL, '{');
        json_str(out, "id", bronzeage_type_names[t]);
        put_title(out, bronzeage_type_names[t], bronzeage_type_titles[t]);
        json_str(out, "icon", bronzeage_icon_names[t]);
        message_thing(out, "icon_title", "bronze-age", bronzeage_icon_names[t],
                      NULL, bronzeage_icon_titles[t]);
        json_int(out, "points", bronzeage_icon_points[t]);
        json_int(out, "cards", bit_count(bronzeage_of_type[t]));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_civs(struct json *out)
{
    json_open(out, "civilizations", '[');
    for (int c = 0; c < CIV_COUNT; c++) {
        const struct bronzeage_civ_info *civ = &bronzeage_civs[c];
        json_open(out, NULL, '{');
        json_str(out, "id", bronzeage_civ_names[c]);
        put_title(out, bronzeage_civ_names[c], bronzeage_civ_titles[c]);
        json_open(out, "aspects", '[');
        for (int i = 0; i < 2; i++)
            json_str(out, NULL, bronzeage_aspect_names[civ->aspect[i]]);
        json_close(out, ']');
        json_open(out, "points", '[');
        for (int i = 0; i < 2; i++)
            json_int(out, NULL, civ->points[i]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_abilities(struct json *out)
{
    json_open(out, "abilities", '[');
#define ABILITY(code, word, called, brief, what)                               \
    json_open(out, NULL, '{');                                                 \
    json_str(out, "id", word);                                                 \
    put_title(out, word, called);                                              \
    message_thing(out, "brief", "bronze-age", word, "short", brief);           \
    message_thing(out, "text", "bronze-age", word, "text", what);              \
    json_close(out, '}');
#include "games/bronzeage/abilities.def"
#undef ABILITY
    json_close(out, ']');
}

static void put_values(struct json *out)
{
    json_open(out, "values", '[');
#define VALUE(id, number, meaning)                                             \
    json_open(out, NULL, '{');                                                 \
    json_str(out, "id", #id);                                                  \
    json_int(out, "value", number);                                            \
    json_str(out, "text", meaning);                                            \
    json_close(out, '}');
#include "games/bronzeage/values.def"
#undef VALUE
    json_close(out, ']');
}

void bronzeage_cards_json(struct json *out)
{
    json_open(out, "cards", '[');
    for (int c = 0; c < CARD_COUNT; c++) {
        const struct bronzeage_card_info *card = &bronzeage_cards[c];
        json_open(out, NULL, '{');
        json_str(out, "id", card->name);
        json_str(out, "territory", bronzeage_type_names[card->type]);
        json_str(out, "icon", bronzeage_icon_names[card->type]);
        json_int(out, "icons", card->basic);
        json_str(out, "aspect", bronzeage_aspect_names[card->aspect]);
        json_int(out, "aspect_icons", card->special);
        json_str(out, "ability", bronzeage_ability_names[card->ability]);
        json_close(out, '}');
    }
    json_close(out, ']');
    put_territories(out);
    put_aspects(out);
    put_abilities(out);
    put_civs(out);
    put_values(out);
}
