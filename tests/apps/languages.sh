# The language of the command line: by --lang, or as the environment wishes.
. "$2/tests/apps/lib.sh"

unset LC_ALL LC_MESSAGES LANG
: >in
run 0 games
has "Bronze, 2 to 4 players"
run 0 games --lang ru
has "Бронза"
run 0 --lang=ru games
has "Бронза"
LANG=ru_RU.UTF-8 run 0 games
has "Бронза"
LANG=C LC_MESSAGES=ru run 0 games
has "Бронза"
LC_ALL=C LANG=ru_RU.UTF-8 run 0 games
has "Bronze, 2 to 4 players"
LANG=ru_RU.KOI8-R run 0 games
has "Bronze, 2 to 4 players"
LANG=ru_RU.UTF-8 run 0 games --lang en
has "Bronze, 2 to 4 players"
LANG=ja_JP.UTF-8 run 0 games
has "Bronze, 2 to 4 players"
refused 2 "no language 'xx'; there are .*en.*ru" games --lang xx
refused 2 "lang needs a value" games --lang
run 0 play --help
has "lang LANGUAGE"

# Programs get English unless they ask.
LANG=ru_RU.UTF-8 run 0 cards bronze
has '"title": "Pottery"'
run 0 cards bronze --lang ru
hasnt '"title": "Pottery"'

# A game: names in any case, sentences and the score in columns.
printf '%s\n' "card КОЛЕСО" score quit >in
run 0 play bronze --seats human,greedy --seed 7 --lang ru
has "^Бронза$"
has "^Колесо: "
sed -n 's/^A> \(Очки .*\)/\1/p; /^[^0-9]* *[0-9][0-9]* *[0-9][0-9]*$/p' out >lines
while read -r line; do
    printf '%s' "$line" | LC_ALL=C.UTF-8 wc -m
done <lines | sort -u >widths
[ "$(wc -l <widths)" = 1 ] || fail "the columns of the score are askew"

# A column of the table is cut after so many letters, not bytes.
printf '%s\n' "table" quit >in
run 0 play golden-ages --seats human,greedy --seed 7 --lang es
has "Construcción"
has "ca caza, tr trigo"
has "(tr2)"
hasnt "wh"

# French sets a narrow space before a colon and a semicolon, in tables too.
for game in bronze bronze-age golden-ages; do
    for form in "" --plain; do
        printf '%s\n' table "card or" score log quit >in
        run 0 play $game --seats human,greedy --seed 7 --lang fr $form
        if grep -n '[[:alpha:])][:;] ' out; then
            fail "$game $form: no space before a mark"
        fi
    done
done
