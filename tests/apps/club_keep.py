"""What a server keeps: backups while it runs, restoring into a store of either
kind, export and deletion of a person, and one clear sentence for every state a
folder or a database can be in."""

import json
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time

from club_lib import OXHIDE, SOURCE, Server, Wire, check

POSTGRES = os.environ.get("OXHIDE_POSTGRES")


def club(*words, status=0):
    run = subprocess.run([OXHIDE, "club", *words], capture_output=True, text=True, timeout=60)
    check(run.returncode == status, words, run)
    check(not status or len(run.stderr.splitlines()) == 1, words, run.stderr)
    return run.stderr if status else run.stdout


def refused(words, *serve):
    """The server does not start, and says why in one sentence."""
    run = subprocess.run(
        [OXHIDE, "serve", "--listen", "127.0.0.1:0", *serve],
        capture_output=True, text=True, timeout=60,
    )
    check(run.returncode == 1 and len(run.stderr.splitlines()) == 1, serve, run)
    check(words in run.stderr, words, "in", run.stderr)


def begin_game(s, names):
    """A table under way with these guests; their tokens, and its path."""
    tokens = [s.guest(name) for name in names]
    setup = {"game": "bronze-age", "seats": 2}
    path = "/api/tables/" + s.ask("POST", "/api/tables", setup, tokens[0])[1]["table"]
    check(s.ask("POST", path + "/sit", {}, tokens[0])[0] == 200, "sits")
    invite = s.ask("GET", path, token=tokens[0])[1]["about"]["invite"]
    check(s.ask("POST", f"{path}/sit?invite={invite}", {}, tokens[1])[0] == 200, "sits, too")
    check(s.ask("POST", path + "/start", {}, tokens[0])[0] == 200, "starts")
    return tokens, path


def test_backup(folder, empty):
    file = os.path.join(folder, "backup")
    with Server(folder) as s:
        (ada, ben), path = begin_game(s, ("Ada", "Ben"))
        s.ask("POST", path + "/say", {"text": "before the backup"}, ada)
        check("entries are in" in club("backup", file, "--data", folder), "while it runs")
        check(oct(os.stat(file).st_mode)[-3:] == "600", "a backup is its owner's alone")
        pipe = file + ".pipe"
        os.mkfifo(pipe)
        with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as cat:
            club("backup", pipe, "--data", folder)
            sent = cat.stdout.read().decode()
        check(stat.S_ISFIFO(os.stat(pipe).st_mode), "nothing takes the place of a pipe")
        check(sent.count("\n") == open(file).read().count("\n"), "a pipe gets it all")
        before = s.ask("GET", path, token=ada)[1]
        s.ask("POST", path + "/say", {"text": "after it"}, ada)
        after = s.ask("GET", path, token=ada)[1]
    check("not empty" in club("restore", file, "--data", folder, status=1), "into what is used")
    place = ("--store", empty) if empty.startswith("postgres:") else ("--data", empty)
    text = open(file).read().splitlines()
    half = file + ".half"
    for broken in (text[:-1], text[:5] + text[6:], ["{}"] + text[1:], [], ["x" * 9999],
                   [text[0] + " " * 10 ** 6] + text[1:]):
        open(half, "w").write("\n".join(broken) + "\n")
        check("not a whole backup" in club("restore", half, *place, status=1), broken[:1])
    club("restore", file, *place)
    with Server(empty) as s:
        now = s.ask("GET", path, token=ada)[1]
        check(now["lines"] == before["lines"], "the game is there")
        check(now["epoch"] == before["epoch"] + 1, "and its epoch is another", now["epoch"])
        check("before the backup" in json.dumps(now) and "after it" not in json.dumps(now), now)
        wire = Wire(s, ada)
        wire.until("welcome")
        ahead = {"epoch": after["epoch"], "n": after["n"], "ply": after["ply"]}
        wire.send(json.dumps({"do": "follow", "table": path.split("/")[-1], **ahead}))
        seen = wire.until("table")
        check(seen["from"] == 0 and seen["about"]["restored"], "who is ahead starts again", seen)


def test_half_a_restore(folder, half):
    """Killed in the middle by a limit to the size of files: nobody takes what
    is there for a club, and it can be restored again."""
    file = os.path.join(folder, "backup")
    whole = os.path.join(folder, "many")
    with Server(whole) as s:
        for k in range(40):
            token = s.guest(f"Guest {k}")
            for n in range(10):
                s.ask("POST", "/api/me/name", {"name": f"Guest {k} {n}"}, token)
    club("backup", file, "--data", whole)
    run = subprocess.run(
        ["sh", "-c", 'ulimit -c 0; ulimit -f 400; exec "$@"', "sh", OXHIDE, "club", "restore", file,
         "--data", half], capture_output=True, text=True)
    check(run.returncode != 0 and "entries of" not in run.stdout, "it was cut short", run)
    refused("was cut short; run it again", "--data", half)
    check("was cut short" in club("backup", file + "2", "--data", half, status=1), "no backup of it")
    for _ in range(2):
        club("restore", file, "--data", half)
        with Server(half):
            pass
        check("not empty" in club("restore", file, "--data", half, status=1), "it is whole")
        with sqlite3.connect(os.path.join(half, "club.sqlite")) as db:
            db.execute("UPDATE pulse SET clock=-1")
    club("restore", file, "--data", half)
    entries = [club("backup", file + "3", "--data", place) for place in (whole, half)]
    check(entries[0].split()[0] == entries[1].split()[0], entries)


def test_person(folder):
    with Server(folder) as s:
        (ada, ben), path = begin_game(s, ("Ada", "Ben"))
        words = "words of Ben"
        s.ask("POST", path + "/say", {"text": words}, ben)
        keep = {"name": "Ben", "passphrase": "correct horse", "recovery": "r" * 24}
        check(s.ask("POST", "/api/me/keep", keep, ben)[0] == 200, "Ben stays")
        who = s.ask("GET", "/api/me", token=ben)[1]["person"]
        told = "says nothing but sorry"
        check(s.ask("POST", path + "/report", {"seat": 1, "text": told}, ada)[0] == 200, "told")
        check(told not in json.dumps(s.ask("GET", path, token=ben)[1]), "nobody sees it")
        listed = json.loads(club("reports", "--data", folder))
        check(listed["about"] == who and listed["text"] == told, "but the owner", listed)
        out = club("export", who, "--data", folder)
        check(words in out and '"name":"Ben"' in out, out)
        check(out == club("export", "BEN", "--data", folder), "by name, too")
        check("there is nobody" in club("export", "Nemo", "--data", folder, status=1), "nobody")
        check("is deleted" in club("delete", "ben", "--data", folder), "beside the server")
        for _ in range(60):
            now = s.ask("GET", path, token=ada)[1]
            if now["about"]["seats"][1]["standsIn"] == "gone":
                break
            time.sleep(0.1)
        check(words not in json.dumps(now) and "Ben" not in json.dumps(now), now)
        check("there is nobody" in club("delete", "ben", "--data", folder, status=1), "once")
    left = open(os.path.join(folder, "club.sqlite"), "rb").read()
    check(words.encode() not in left, "no byte of the words is left")


def test_kept_forms():
    """A database of every released form is read by this one."""
    forms = os.path.join(SOURCE, "tests", "store", "forms")
    names = sorted(os.listdir(forms))
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            db = sqlite3.connect(os.path.join(folder, "club.sqlite"))
            db.executescript(open(os.path.join(forms, name)).read())
            db.close()
            older = "older Oxhide" in subprocess.run(
                [OXHIDE, "club", "export", "x" * 16, "--data", folder],
                capture_output=True, text=True).stderr
            check(not older or name != names[-1], name, "is the newest form")
            with Server(folder) as s:
                token = "0123456789abcdef" * 2
                me = s.ask("GET", "/api/me", token=token)[1]
                check(me["name"] == "Kept" and len(me["tables"]) == 1, name, me)
                table = s.ask("GET", "/api/tables/" + me["tables"][0], token=token)[1]
                check(table["about"]["phase"] == "playing" and table["ply"] > 5, name, table)


def test_trouble(folder):
    file = os.path.join(folder, "club.sqlite")
    with Server(folder):
        refused("another server", "--data", folder)
    db = sqlite3.connect(file)
    db.execute("PRAGMA user_version=99")
    db.commit()
    refused("newer Oxhide", "--data", folder)
    check("newer Oxhide" in club("backup", file + ".b", "--data", folder, status=1), "backup")
    db.execute("PRAGMA user_version=1")
    db.commit()
    db.execute("INSERT INTO heads VALUES('t:aaaaaaaaaaaaaaaa', 3, 0, '', 0)")
    db.commit()
    db.close()
    refused("damaged", "--data", folder)
    open(file, "wb").write(b"nothing like a database" * 999)
    refused("club.sqlite", "--data", folder)
    os.remove(file)
    with open(os.path.join(folder, "plain"), "w"):
        refused("plain", "--data", os.path.join(folder, "plain"))
    check("cannot be opened" in club("backup", "x", "--data", folder + "/no", status=1), "none")
    for words in ((), ("backup",), ("burn", "x"), ("backup", "a", "b"), ("reports", "x")):
        run = subprocess.run([OXHIDE, "club", *words], capture_output=True, text=True)
        check(run.returncode == 2 and len(run.stderr.splitlines()) == 1, words, run)


def main():
    with tempfile.TemporaryDirectory() as a, tempfile.TemporaryDirectory() as b:
        test_backup(a, b)
    with tempfile.TemporaryDirectory() as a, tempfile.TemporaryDirectory() as b:
        test_half_a_restore(a, b)
    with tempfile.TemporaryDirectory() as folder:
        test_person(folder)
    test_kept_forms()
    with tempfile.TemporaryDirectory() as folder:
        test_trouble(folder)
    if POSTGRES:
        with tempfile.TemporaryDirectory() as folder:
            test_backup(folder, POSTGRES)


if len(sys.argv) > 3 and sys.argv[3] == "--keep-form":
    # Writes the script of a database of today's form, for tests/store/forms.
    with tempfile.TemporaryDirectory() as place:
        with Server(place) as server:
            token = "0123456789abcdef" * 2
            wire = Wire(server, token)
            wire.until("welcome")
            wire.send('{"do":"join","id":"a","name":"Kept"}')
            wire.until("done")
            made = server.ask("POST", "/api/tables", {"game": "bronze-age", "seats": 2}, token)
            path = "/api/tables/" + made[1]["table"]
            for word, body in (("sit", {}), ("computer", {"seat": 1, "player": "ai:1"}),
                               ("start", {}), ("say", {"text": "kept words"})):
                server.ask("POST", f"{path}/{word}", body, token)
        db = sqlite3.connect(os.path.join(place, "club.sqlite"))
        print("\n".join(db.iterdump()))
        print("PRAGMA user_version=%d;" % db.execute("PRAGMA user_version").fetchone()[0])
else:
    main()
