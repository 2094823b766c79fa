/* SHA-256 and HMAC against the published vectors (FIPS 180-4's examples, RFC
 * 4231), and the sealed deal against those of docs/notation.md. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/deal.h"

static void assert_hex(const uint8_t *bytes, size_t n, const char *hex)
{
    char digits[2 * SHA256_SIZE + 1];

    deal_hex(digits, bytes, n);
    assert_string_equal(digits, hex);
}

static void test_sha256(void **unused)
{
    static const struct {
        const char *text;
        int times;
        const char *hash;
    } cases[] = {
        { "", 1,
          "e3b0c44298fc1c149afbf4c8996fb924"
          "27ae41e4649b934ca495991b7852b855" },
        { "abc", 1,
          "ba7816bf8f01cfea414140de5dae2223"
          "b00361a396177a9cb410ff61f20015ad" },
        { "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
          "248d6a61d20638b8e5c026930c3e6039"
          "a33ce45964ff2167f6ecedd419db06c1" },
        { "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
          1,
          "cf5b16a778af8380036ce59e7b049237"
          "0b249b11e8f07a51afac45037afee9d1" },
        { "aaaaaaaaaa", 100000,
          "cdc76e5c9914fb9281a1c7e284d73e67"
          "f1809a48a497200e046d39ccc7112cd0" },
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t out[SHA256_SIZE];
        struct sha256 h;
        sha256_init(&h);
        for (int k = 0; k < cases[i].times; k++)
            sha256_add(&h, cases[i].text, strlen(cases[i].text));
        sha256_end(&h, out);
        assert_hex(out, sizeof out, cases[i].hash);
    }
}

static void assert_hmac(const void *key, size_t key_length, const void *data,
                        size_t length, const char *hash)
{
    uint8_t out[SHA256_SIZE];
    struct hmac h;

    hmac_init(&h, key, key_length);
    hmac_add(&h, data, length);
    hmac_end(&h, out);
    assert_hex(out, sizeof out, hash);
}

static void test_hmac(void **unused)
{
    uint8_t key[131], data[50];

    (void)unused;
    memset(key, 0x0b, 20);
    assert_hmac(key, 20, "Hi There", 8,
                "b0344c61d8db38535ca8afceaf0bf12b"
                "881dc200c9833da726e9376c2e32cff7");
    assert_hmac("Jefe", 4, "what do ya want for nothing?", 28,
                "5bdcc146bf60754e6a042426089575c7"
                "5a003f089d2739839dec58b964ec3843");
    memset(key, 0xaa, sizeof key);
    memset(data, 0xdd, sizeof data);
    assert_hmac(key, 20, data, 50,
                "773ea91e36800e46854db8ebd09181a7"
                "2959098b3ef8c122d9635514ced565fe");
    assert_hmac(key, 131,
                "Test Using Larger Than Block-Size Key - Hash Key First", 54,
                "60e431591ee0b67f0d8a26aacbf5b77f"
                "8e0bc6213728c5140546040f0ee37f54");
}

/* The deal of docs/notation.md: A showed a share, B did not, C is a computer.
 */
static struct deal example(void)
{
    struct deal d = { .table = "kitchen", .opened = true, .seats = 3 };

    for (int i = 0; i < DEAL_SECRET; i++)
        d.secret[i] = (uint8_t)i;
    strcpy(d.share[0].person, "ada");
    strcpy(d.share[1].person, "ben");
    for (int i = 0; i < DEAL_SHARE; i++)
        d.share[0].share[i] = (uint8_t)(0xf0 + i);
    d.share[0].shown = true;
    deal_commitment(d.table, d.secret, d.commitment);
    deal_announcement(d.table, "ada", d.share[0].share, d.share[0].announced);
    return d;
}

static void test_the_deal(void **unused)
{
    struct deal d = example();
    uint8_t seal[DEAL_SEAL], key[SHA256_SIZE], from[DEAL_SEATS];
    struct rng rng;

    (void)unused;
    assert_hex(d.commitment, SHA256_SIZE,
               "b71e768c1c2ff7a51b11f261cc508e65"
               "1e39c0c3d48b9005c14917652e481589");
    assert_hex(d.share[0].announced, SHA256_SIZE,
               "cbbe981cf93d921cd7e154fe73a29b6e"
               "0315c628e24fa217b75c7e60ba65fd9c");
    deal_seal(&d, seal);
    assert_hex(seal, sizeof seal, "a1cbfe5974257cb5");
    deal_key(&d, "bronze", 0, "edition=2018", key);
    assert_hex(key, sizeof key,
               "89ebbd375b295f88ddbaf054fbccef40"
               "4b39429c255082ae223245336046d75d");
    deal_draw(key, 7, 0, &rng);
    assert_int_equal(rng_next(&rng), 219513875u);
    assert_int_equal(rng_next(&rng), 3003240299u);
    deal_draw(key, 7, 1, &rng);
    assert_int_equal(rng_next(&rng), 2803635602u);
    deal_lot(key, 3, from);
    assert_int_equal(from[0], 2);
    assert_int_equal(from[1], 0);
    assert_int_equal(from[2], 1);
    assert_true(deal_think(key, 12, 0, 2) == 6233724061449894785u);
}

/* Everything that goes in changes the key; what is left out, the seal too. */
static void test_all_of_it_counts(void **unused)
{
    struct deal d = example(), other = example();
    uint8_t key[SHA256_SIZE], next[SHA256_SIZE], a[DEAL_SEAL], b[DEAL_SEAL];

    (void)unused;
    deal_key(&d, "bronze", 0, "edition=2018", key);
    deal_key(&d, "bronze", 1, "edition=2018", next);
    assert_memory_not_equal(key, next, sizeof key);
    deal_key(&d, "bronze", 0, "edition=2017", next);
    assert_memory_not_equal(key, next, sizeof key);
    other.share[0].shown = false;
    deal_key(&other, "bronze", 0, "edition=2018", next);
    assert_memory_not_equal(key, next, sizeof key);
    deal_seal(&d, a);
    deal_seal(&other, b);
    assert_memory_not_equal(a, b, sizeof a);
}

static void test_hexadecimal(void **unused)
{
    uint8_t bytes[2];

    (void)unused;
    assert_true(deal_unhex(bytes, 2, "0aff"));
    assert_int_equal(bytes[0] << 8 | bytes[1], 0x0aff);
    assert_false(deal_unhex(bytes, 2, "0af"));
    assert_false(deal_unhex(bytes, 2, "0afff"));
    assert_false(deal_unhex(bytes, 2, "0aFF"));
    assert_false(deal_unhex(bytes, 2, "0a g"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sha256),
        cmocka_unit_test(test_hmac),
        cmocka_unit_test(test_the_deal),
        cmocka_unit_test(test_all_of_it_counts),
        cmocka_unit_test(test_hexadecimal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
