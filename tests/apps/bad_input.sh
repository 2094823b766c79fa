# Whatever comes in from outside and is wrong gets one line that says so.
. "$2/tests/apps/lib.sh"

refused 2 "no command 'fly'" fly
# Nothing that is quoted steers the terminal.
refused 2 "no command '?fly??away???'" "$(printf '\033fly\302\233away\342\200\256')"
refused 2 "no game 'chess'; there are" play chess
refused 2 "name a game" play
refused 2 "no option '--speed'" play bronze --speed 3
refused 2 "option edition cannot be '1999'; it is one of 2018, 2017" \
    play bronze --option edition=1999
refused 2 "no option 'moon'" play bronze --option moon=full
refused 2 "decimal number" play bronze --seed abc
refused 2 "decimal number" play bronze --seed 99999999999999999999
refused 2 "decimal number" play bronze --seed -1
refused 2 "2 to 4 seats, not 1" play bronze --players 1
refused 2 "2 to 4 seats, not 5" play bronze --players 5
refused 2 "2 to 4 seats, not 5" play bronze --seats human,greedy,greedy,greedy,greedy
refused 2 "no player 'hal'" play bronze --seats human,hal
refused 2 "not as many players" play bronze --players 3 --seats human,greedy
refused 2 "needs a value" play bronze --seed
refused 1 "No such file" play --load nowhere.play
refused 1 "No such file" play bronze --resume
refused 2 "takes one record" replay
refused 2 "No such file" verify nowhere.play
refused 1 "no section 'B-99'" rules bronze B-99
refused 2 "no game 'go'" cards go
refused 2 "no game 'go'" schema go
refused 2 "takes no arguments" strings bronze

# A good record to spoil.
printf 'save good.play\nquit\n' >in
run 0 play bronze --seats human,greedy --seed 7
: >in
run 0 verify good.play
has "good.play: follows: bronze, 2 seats"

sed 's/^oxhide-record 1/oxhide-record 7/' good.play >bad.play
run 2 verify bad.play
has "^bad.play: cannot be checked: line 1: record version '7'"
sed 's/rules [0-9]*/rules 999/' good.play >bad.play
refused 1 "line 2: the record follows rules 999" play --load bad.play
head -c 200 good.play >bad.play
printf '. land 1' >>bad.play
refused 1 "line [0-9]*:.*cut off" replay bad.play
sed 's/; 2$/; 3/' good.play >bad.play
run 1 verify bad.play
has "does not follow: line [0-9]*:.*legal here, the record says"
head -c 100 good.play | tr 'e' '\000' >bad.play
run 1 verify bad.play
has "does not follow: line 1: a byte that is not plain text"
{
    grep -v '^[.A-D=!]' good.play
    yes '. first A' | head -n 100000
} >bad.play
run 1 verify bad.play
has "does not follow: line 9: "
head -c 1048576 /dev/urandom >bad.play
run 1 verify bad.play
has "does not follow: line [0-9]*: "
head -c 8000000 /dev/zero >bad.play
refused 2 "longer than 4 MiB" verify bad.play
refused 2 "there is no seat 'D'" replay good.play --as D
refused 2 "--ply takes 0 to" replay good.play --ply 60000

# A record as one seat saw it is followed with that seat's eyes.
printf 'save age.play\nquit\n' >in
run 0 play bronze-age --seats human,greedy --seed 1
: >in
{
    grep '^oxhide\|^game\|^seats' age.play
    printf 'as A\n. first B\n. deal A s01\n. deal A m01\n. deal A p01\n'
    printf '. deal B ?\n'
} >seat.play
run 0 replay seat.play
has "A is dealt a Mountains card"
run 0 replay seat.play --as a --ply 3 --json
has '"ply":3,.*"as":0'
refused 2 "shows what seat A saw" replay seat.play --as B
refused 2 "shows what seat A saw" replay seat.play --as all
sed 's/deal B ?/deal B s02/' seat.play >bad.play
refused 1 "line 9: 'deal B s02' cannot be what these eyes saw" replay bad.play

# One bad record among good ones does not hide them.
echo rubbish >bad.play
run 1 verify good.play bad.play good.play
[ "$(grep -c ': follows:' out)" = 2 ] || fail "the good records are missing"

# Another seed, a second one, none, and a deal sought by counts of steps back.
sed 's/^seed 7/seed 8/' good.play >bad.play
run 1 verify bad.play
has "does not follow: line [0-9]*: the draw here should be “"
sed 's/^seed 7/seed 8\nseed 7/' good.play >bad.play
run 1 verify bad.play
has "does not follow: line 8: this is a second seed"
grep -v '^seed' good.play >bad.play
run 2 verify bad.play
has "cannot be checked: the record has no seed"
{ cat good.play; echo '! back 4'; } >bad.play
run 2 verify good.play bad.play
has "cannot be checked: steps were taken back"
run 2 verify --json bad.play
has '"key":"engine-verify-back".*"verdict":"cannot-be-checked"'

# Saving where nothing can be saved loses nothing and the game goes on.
printf 'save /nowhere/x.play\nscore\nquit\n' >in
run 0 play bronze --seats human,greedy --seed 7
grep -q "not saved: No such file" err || fail "no reason"
has "^Total"
ls | grep -q part && fail "a part is left behind"
exit 0

# A sealed deal: commitment, shares, lot, every outcome, and the seal one kept.
sealed=$source/tests/records/bronze/sealed.play
run 0 verify "$sealed"
has "follows: bronze, 2 seats.*; sealed [0-9a-f]\{16\}; taken back 1 time"
seal=$(sed 's/.*sealed \([0-9a-f]*\).*/\1/' out)
run 0 verify "$sealed" --seal "$seal"
run 0 verify "$sealed" --seal "$(echo "$seal" | tr a-f A-F | sed 's/..../& /g')"
run 1 verify "$sealed" --seal 0123456789abcdef
has "the seal of the record is $seal, not 0123456789abcdef"
refused 2 "a seal has 16 digits" verify "$sealed" --seal 0123
sed 's/^sealed secret ../sealed secret ff/' "$sealed" >bad.play
run 1 verify bad.play
has "line [0-9]*: the secret is not the one the host was committed to"
sed 's/^\(sealed share A ada .* \).\{32\}$/\100000000000000000000000000000000/' "$sealed" >bad.play
run 1 verify bad.play
has "line [0-9]*: the share is not the one that was announced"
sed 's/^\(sealed share A ada .* \).\{32\}$/\1-/' "$sealed" >bad.play
run 1 verify bad.play --seal "$seal"
has "the seal of the record is"
grep -v '^sealed secret' "$sealed" >bad.play
run 2 verify bad.play --seal "$seal"
has "the secret of the deal is not in the record"
