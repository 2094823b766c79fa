# oxhide review with enough rounds for games to be played: curves, sources of
# points, reviews that are kept. It takes long under sanitizers.
. "$2/tests/apps/lib.sh"

run 0 sim bronze-age --seats ai:1,ai:2 --games 2 --seed 3 --save games
record=games/bronze-age-3.play
head -30 "$record" >begun.play # some 20 actions
mkdir few
for k in 3 4; do head -30 games/bronze-age-$k.play >few/$k.play; done

# What a seat could know is another curve than that of all cards.
run 0 review begun.play --rounds 5 --as A --json
python3 - out <<'END' || fail "the two curves"
import json, sys
review = json.load(open(sys.argv[1]))["review"]
assert review["curve"] == "games" and review["truths"] == 2
assert any(m["known"] != m["chances"] for m in review["moments"])
compared = [c for c in review["choices"] if "compared" in c]
assert compared and all(len(c["compared"]) >= 2 for c in compared)
END
run 0 review begun.play --rounds 5 --as A --fair --json
hasnt '"known"'

# The positions of its turning points are open, or nobody could print them.
head -150 "$record" >most.play
run 0 review most.play --rounds 4 --html game.html
grep -q "<details open>" game.html || fail "positions would not be printed"

# Enough work for pairs of games tells where the points were lost; in the order
# of the numbers in the names.
mkdir ten
cp most.play ten/game-10.play
cp few/4.play ten/game-2.play
run 0 review ten --rounds 4 --player ai:2
has "^By where the points were lost"
sed '1,/^By where/d' out | grep -q "^   [A-Za-z].* [0-9.]* % of the loss$" ||
    fail "no source of points"
run 0 review ten --rounds 1 --player ai:2 --json
python3 -c 'import json
all = json.load(open("out"))
assert [g["file"] for g in all["games"]] == ["game-2.play", "game-10.play"], all
assert all["kinds"][0]["game"] == "bronze-age" and all["left_out"] == 0, all
' || fail "the report of a folder as JSON"
# One game has the errors of its own review.
mkdir alone
cp most.play alone/game.play
run 0 review alone --rounds 4 --player ai:2 --quiet
hasnt "per choice (± 0)"

# What was kept goes on, and comes out as if it had never stopped.
run 0 review begun.play --rounds 3 --json
mv out straight
run 0 review begun.play --rounds 1 --keep kept.review
run 0 review begun.play --rounds 3 --keep kept.review --json
cmp -s straight out || fail "a review that was kept comes out otherwise"
refused 1 "is not a review of this game" review few/4.play --rounds 1 --keep kept.review
refused 1 "is not a review of this game" review begun.play --rounds 1 --fair --as A --keep kept.review
refused 1 "cannot be written" review begun.play --keep no/such/folder
# No number of it may say anything that cannot be played there.
python3 - kept.review "$oxhide" begun.play <<'END' || fail "an edited review"
import subprocess, sys
numbers = open(sys.argv[1]).read().split(" ")
for at in range(4, len(numbers), 31):
    for wrong in ("255", "2147483647"):
        edited = numbers[:at] + [wrong] + numbers[at + 1 :]
        open("edited.review", "w").write(" ".join(edited))
        run = subprocess.run(
            [sys.argv[2], "review", sys.argv[3], "--rounds", "1", "--keep", "edited.review"],
            capture_output=True,
        )
        assert run.returncode in (0, 1), (at, wrong, run.stderr)
END

# Ctrl-C ends the round and reports.
python3 -c 'import os, signal, subprocess, sys
here, there = os.openpty()
p = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=there)
seen = b""
while b"round 2" not in seen:
    seen += os.read(here, 4096)
p.send_signal(signal.SIGINT)
out = p.communicate(timeout=60)[0].decode()
sys.exit(p.returncode or "Turning points" not in out)
' "$oxhide" review "$record" --seconds 1000 --keep stopped.review >out 2>err || fail "Ctrl-C"
grep -q "^oxhide-review" stopped.review || fail "nothing was kept"
