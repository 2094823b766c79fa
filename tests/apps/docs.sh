# The documents say what the binary does.
. "$2/tests/apps/lib.sh"

run 0 --help
cp out commands
names=$(sed -n 's/^  \([a-z-]*\)  .*/\1/p' commands)
[ -n "$names" ] || fail "no commands"
for name in $names; do
    run 0 "$name" --help
    has "^usage: oxhide $name"
done
# One version, in each of its places.
run 0 --version
has "^oxhide [0-9]"
version=$(cut -d' ' -f2 out)
while read -r file before; do
    grep -qF -- "$before$version" "$source/$file" || fail "$file is not of version $version"
done <<'END'
include/oxhide.h #define OXHIDE_VERSION "
python/oxhide/_library.py VERSION = "
debian/changelog oxhide (
web/package.json "version": "
web/package-lock.json "version": "
END

# Manual pages are English, whatever language whoever builds them speaks.
LC_ALL=de_DE.UTF-8 "$source/tools/man" "$oxhide" man
grep -q "board games about the ancient world" man/oxhide.1 || fail "no name"
cp man/oxhide-arena.1 out
has "how strong computer players are"
for name in $names; do
    [ -s "man/oxhide-$name.1" ] || fail "'$name' has no manual page"
done
cp man/oxhide.1 out
hasnt '"*19[0-9][0-9]-'
for heading in "EXIT STATUS" ENVIRONMENT FILES; do
    has "^\.SH $heading"
done
# What is kept has the names that the page says.
run 0 play bronze --seats human,random --seed 1
run 0 play bronze --seats human,random --seed 2
[ -e "$HOME/.local/state/oxhide/bronze.play" ] || fail "the game was not kept"
[ "$(ls "$HOME/.local/state/oxhide")" != bronze.play ] || fail "the earlier game is lost"

# Each game's table of view fields in docs/protocol.md is the generated one.
run 0 games
for game in $(sed -n 's/^\([a-z-]*\) .*/\1/p' out); do
    run 0 schema "$game"
    mv out now
    sed -n "/^<!-- view $game -->\$/,/^<!-- end -->\$/p" \
        "$source/docs/protocol.md" | grep '^|' >out
    cmp -s now out ||
        fail "docs/protocol.md: $game is stale; run tools/protocol-tables"
    run 0 schema "$game" --ts
    has "^export interface [A-Z][A-Za-z]*View {"
done

# Every field of struct game that a game fills is explained.
for field in $(grep -hoE '^    \.[a-z_]+ =' "$source"/src/games/*/game.c |
    tr -d ' .=' | sort -u); do
    grep -q "^|.*\`$field\`" "$source/docs/adding-a-game.md" ||
        fail "docs/adding-a-game.md says nothing about '$field'"
done

# The generator's vectors that a unit test holds are those of the page.
for number in $(sed -n '/test_rng_vectors/,/^}/p' \
    "$source/tests/unit/base/text_test.c" | grep -o '[0-9]\{7,\}'); do
    grep -q "$number" "$source/docs/notation.md" ||
        fail "docs/notation.md has no $number"
done

# Every text has a key of its own, and every game its components.
run 0 strings --json
has '"bronze-take.offer":"Take '
run 0 games
for game in $(sed -n 's/^\([a-z-]*\)  .*/\1/p' out); do
    run 0 cards "$game" --json
done

# The completion asks the program for commands, games and options.
if command -v bash >/dev/null; then
    complete_to() {
        PATH="$(dirname "$oxhide"):$PATH" bash -c '. "$0"
            COMP_WORDS=(oxhide "$@"); COMP_CWORD=$#; _oxhide
            echo "${COMPREPLY[@]}"' \
            "$source/apps/cli/completion.bash" "$@" >out
    }
    complete_to pl && has '^play$'
    complete_to rules bro && has '^bronze'
    complete_to puzzles t && has '^try$'
    complete_to puzzles try bro && has '^bronze'
    complete_to gauge l && has '^levels luck$'
    complete_to club ba && has '^backup$'
    export LC_ALL=de_DE.UTF-8 # whatever language --help speaks
    complete_to rules bro && has '^bronze'
    export LC_ALL=C.UTF-8
    complete_to play bronze --se && has '^--seats --seed$'
fi

# The tables of components in the rules are made from the engine's, and what is
# hidden in the rules is not printed.
"$source/tools/rule-tables" --check "$oxhide" >/dev/null ||
    fail "the tables of docs/rules are stale; run tools/rule-tables"
run 0 games
for game in $(sed -n 's/^\([a-z-]*\)  .*/\1/p' out); do
    [ ! -e "$source/docs/rules/$game.md" ] || { run 0 rules "$game"; hasnt '<!--'; }
done

# Chapters, sections and rulings by their ids, whatever the case.
run 0 rules bronze
has "^B-4.2 "
run 0 rules bronze 4
has "^4. Settling"
has "^B-4.2 "
hasnt "^B-5.1 "
run 0 rules bronze b-4.2
has "^B-4.2 "
hasnt "^B-4.3 "
run 0 rules bronze B-2.3r1
has "^- B-2.3r1 "
[ "$(grep -c 'B-2' out)" = 1 ] || fail "more than the ruling"
