/* Unicode's canonical composition, small letters and look-alikes, for texts as
 * short as a name. letters.def has Unicode's data; Hangul is computed. */
#include "club/letters.h"

#include "oxhide_text.h"

enum {
    ROOM = 256, /* letters, taken apart */
    HANGUL = 0xac00,
    LEAD = 0x1100,
    VOWEL = 0x1161,
    TAIL = 0x11a7,
    LEADS = 19,
    VOWELS = 21,
    TAILS = 28,
};

struct letters {
    uint32_t code[ROOM];
    int count;
    bool full;
};

static const struct pair {
    uint32_t code, first, second;
    bool makes; /* the two make the letter again */
} pairs[] = {
#define PAIR(c, a, b, m) { c, a, b, m },
#include "club/letters.def"
#undef PAIR
};

static const struct marks {
    uint32_t from, to;
    uint8_t kind;
} marks[] = {
#define MARKS(a, b, k) { a, b, k },
#include "club/letters.def"
#undef MARKS
};

static const struct capitals {
    uint32_t from, to;
    int32_t far;
    uint8_t step;
} capitals[] = {
#define CAPITALS(a, b, f, s) { a, b, f, s },
#include "club/letters.def"
#undef CAPITALS
};

/* What is a letter, and what is hardly seen; the rest is digits, and marks that
 * belong to a script. */
enum kind { OTHER, LETTER, FAINT };

static const struct kinds {
    uint32_t from, to;
    enum kind kind;
} kinds[] = {
#define KIND(a, b, k) { a, b, k },
#include "club/letters.def"
#undef KIND
};

static const struct looks {
    uint32_t code;
    char like[4];
} looks[] = {
#define LOOKS(c, l) { c, l },
#include "club/letters.def"
#undef LOOKS
};

/* Letters that look like a Latin one, and that one: those that names are signed
 * in with as well. */
static const char shapes[] = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧινορυϲϳЅІЈАВЕКМНОРСТУХаеорсухѕіјҮһ"
                             "Ӏӏԁԛԝıɑɡɩ";
static const char latin[] = "ABEZHIKMNOPTYXivopucjSIJABEKMHOPCTYXaeopcyxsijYh"
                            "Ildqwiagi";

static void add(struct letters *l, uint32_t code)
{
    if (l->count == ROOM)
        l->full = true;
    else
        l->code[l->count++] = code;
}

static const struct pair *find_pair(uint32_t code)
{
    size_t low = 0, high = sizeof pairs / sizeof *pairs;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (pairs[middle].code < code)
            low = middle + 1;
        else
            high = middle;
    }
    return low < sizeof pairs / sizeof *pairs && pairs[low].code == code
               ? &pairs[low]
               : NULL;
}

static int kind_of(uint32_t code)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (code >= marks[i].from && code <= marks[i].to)
            return marks[i].kind;
    return 0;
}

static enum kind what_is(uint32_t code)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (code >= kinds[i].from && code <= kinds[i].to)
            return kinds[i].kind;
    return OTHER;
}

/* A letter as what it is made of: a first part is taken apart further, a
 * second part never can be. */
static void take_apart(struct letters *l, uint32_t code)
{
    uint32_t rest[8];
    int n = 0;

    if (code >= HANGUL && code < HANGUL + LEADS * VOWELS * TAILS) {
        uint32_t k = code - HANGUL;
        add(l, LEAD + k / (VOWELS * TAILS));
        add(l, VOWEL + k / TAILS % VOWELS);
        if (k % TAILS)
            add(l, TAIL + k % TAILS);
        return;
    }
    for (const struct pair *p; (p = find_pair(code)) && n < 8; code = p->first)
        if (p->second)
            rest[n++] = p->second;
    add(l, code);
    while (n)
        add(l, rest[--n]);
}

/* Marks of different kinds stand in the order of their kinds. */
static void put_in_order(struct letters *l)
{
    for (int i = 1; i < l->count; i++) {
        uint32_t code = l->code[i];
        int kind = kind_of(code), at = i;
        for (; kind && at > 0 && kind_of(l->code[at - 1]) > kind; at--)
            l->code[at] = l->code[at - 1];
        l->code[at] = code;
    }
}

/* What two letters make; 0: nothing. */
static uint32_t made_of(uint32_t first, uint32_t second)
{
    uint32_t k = first - HANGUL;

    if (first - LEAD < LEADS && second - VOWEL < VOWELS)
        return HANGUL + ((first - LEAD) * VOWELS + second - VOWEL) * TAILS;
    if (k < LEADS * VOWELS * TAILS && k % TAILS == 0 && second > TAIL &&
        second - TAIL < TAILS)
        return first + second - TAIL;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i].makes && pairs[i].first == first &&
            pairs[i].second == second)
            return pairs[i].code;
    return 0;
}

/* Each letter takes in the marks behind it that nothing keeps from it. */
static void put_together(struct letters *l)
{
    int start = -1, used = 0, before = 0;

    for (int i = 0; i < l->count; i++) {
        uint32_t code = l->code[i], made = 0;
        int kind = kind_of(code);
        bool near = start == used - 1 || (before < kind && before);
        if (start >= 0 && near)
            made = made_of(l->code[start], code);
        if (made) {
            l->code[start] = made;
            continue;
        }
        before = kind;
        if (!kind)
            start = used;
        l->code[used++] = code;
    }
    l->count = used;
}

static void read_letters(struct letters *l, const char *name)
{
    uint32_t code;

    l->count = 0;
    l->full = false;
    while (*name && text_utf8(&name, &code))
        take_apart(l, code);
    l->full |= *name != '\0';
    put_in_order(l);
    put_together(l);
}

static bool write_letters(const struct letters *l, char *out, size_t cap)
{
    struct text t;

    text_init(&t, out, cap);
    for (int i = 0; i < l->count; i++)
        text_letter(&t, l->code[i]);
    return !t.full && !l->full;
}

bool letters_is_space(uint32_t code)
{
    return code == ' ' || code == 0xa0 || code == 0x1680 || code == 0x202f ||
           code == 0x205f || code == 0x3000 ||
           (code >= 0x2000 && code <= 0x200a);
}

static bool selects(uint32_t code) /* how the sign before it is drawn */
{
    return code >= 0xfe00 && code <= 0xfe0f;
}

bool letters_compose(char *out, size_t cap, const char *name)
{
    struct letters l;
    int used = 0;

    read_letters(&l, name);
    for (int i = 0; i < l.count; i++) {
        uint32_t before = used ? l.code[used - 1] : ' ';
        bool idle = what_is(before) != FAINT || letters_is_space(before);
        if (!selects(l.code[i]) || !idle)
            l.code[used++] = l.code[i];
    }
    l.count = used;
    return write_letters(&l, out, cap);
}

static uint32_t folded(uint32_t code)
{
    if (letters_is_space(code))
        return ' ';
    if (code >= 0xff01 && code <= 0xff5e) /* wide ones */
        code -= 0xff01 - '!';
    const char *at = shapes;
    uint32_t shape;
    for (int i = 0; latin[i] && text_utf8(&at, &shape); i++)
        if (shape == code) {
            code = (unsigned char)latin[i];
            break;
        }
    for (size_t i = 0; i < sizeof capitals / sizeof *capitals; i++) {
        const struct capitals *c = &capitals[i];
        if (code >= c->from && code <= c->to && (code - c->from) % c->step == 0)
            return (uint32_t)((int32_t)code + c->far);
    }
    return code;
}

void letters_fold(char *out, size_t cap, const char *name)
{
    struct letters l;
    int used = 0;

    read_letters(&l, name);
    for (int i = 0; i < l.count; i++) {
        uint32_t code = folded(l.code[i]);
        bool twice = code == ' ' && used && l.code[used - 1] == ' ';
        if (!selects(code) && !twice)
            l.code[used++] = code;
    }
    l.count = used;
    if (!write_letters(&l, out, cap))
        out[0] = '\0';
}

/* A sign that is drawn like plain letters, as these; "": it is not. */
static void plain(uint32_t code, char out[8])
{
    static const char numerals[][5] = { "i",   "ii",   "iii", "iv", "v",  "vi",
                                        "vii", "viii", "ix",  "x",  "xi", "xii",
                                        "l",   "c",    "d",   "m" };
    /* What mathematics had before its alphabets, from 0x2102 on. */
    static const char old[] = "C.......gHHHhhIILl.N...PQRRR......Z...Z..."
                              "BC.eEF.Mo....i";
    struct text t;

    text_init(&t, out, 8);
    if (code >= 0x1d400 && code < 0x1d6a4) /* 13 alphabets, A to z */
        text_char(&t, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                          [(code - 0x1d400) % 52]);
    else if (code >= 0x1d7ce && code <= 0x1d7ff)
        text_char(&t, (char)('0' + (code - 0x1d7ce) % 10));
    else if (code >= 0x2160 && code <= 0x217f)
        text_put(&t, numerals[(code - 0x2160) % 16]);
    else if (code >= 0x2102 && code < 0x2102 + sizeof old - 1 &&
             old[code - 0x2102] != '.')
        text_char(&t, old[code - 0x2102]);
    for (size_t i = 0; i < sizeof looks / sizeof *looks && !t.used; i++)
        if (looks[i].code == code)
            text_put(&t, looks[i].like);
}

void letters_look(char *out, size_t cap, const char *name)
{
    char wide[4 * ROOM], letters[8];
    struct letters l;
    struct text t;
    int used = 0;

    read_letters(&l, name);
    text_init(&t, wide, sizeof wide);
    for (int i = 0; i < l.count; i++) {
        plain(l.code[i], letters);
        if (letters[0])
            text_put(&t, letters);
        else if (l.code[i] == '|' || what_is(l.code[i]) != FAINT)
            text_letter(&t, l.code[i]);
    }
    letters_fold(wide, sizeof wide, wide);
    read_letters(&l, wide);
    for (int i = 0; i < l.count; i++) {
        uint32_t code = l.code[i];
        if (code == 'i' || code == '1' || code == '|')
            code = 'l';
        if (code == '0')
            code = 'o';
        if (code != ' ')
            l.code[used++] = code;
    }
    l.count = used;
    if (t.full || !write_letters(&l, out, cap))
        out[0] = '\0';
}

bool letters_has_letter(const char *name)
{
    uint32_t code;

    while (*name && text_utf8(&name, &code))
        if (what_is(code) == LETTER)
            return true;
    return false;
}
