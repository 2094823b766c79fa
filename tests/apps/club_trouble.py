"""Bad input and trouble, at the real server: club_trouble.py BINARY SOURCE.
Each gets one clear sentence, nothing is lost, nothing else stops."""

import json
import os
import sqlite3
import subprocess
import tempfile
import threading
import time

from club_lib import OXHIDE, Server, Wire, check

POSTGRES = os.environ.get("OXHIDE_POSTGRES")


def refusal(got, status, code=None):
    """One sentence, whatever was wrong; or the key of a text that has it."""
    check(got[0] == status, "status", status, got)
    error = got[1].get("error", got[1])
    words = error.get("message") or error["key"]
    check(words and "\n" not in words, "one clear sentence", got)
    check(code is None or error["code"] == code, "code", code, got)


def waiting_table(s, host, seats=2):
    table = s.ask("POST", "/api/tables", {"game": "bronze-age", "seats": seats}, host)[1]["table"]
    path = "/api/tables/" + table
    check(s.ask("POST", path + "/sit", {}, host)[0] == 200, "sits")
    return path, s.ask("GET", path, token=host)[1]["about"]["invite"]


def test_names(s):
    for name in ("", " ", "\x01", "a\nb", "a\x7fb", "\u202eevil", "a\u200bb", "\ufeffa", "x" * 41):
        refusal(s.ask("POST", "/api/guests", {"name": name}), 409)
    check(s.ask("POST", "/api/guests", {"name": "x" * 10000})[0] == 413, "10,000 letters")
    for name in ("x" * 40, "Ιδομενέας", "<b>Ada</b>", "安达", "O'Neil & \"Sons\""):
        token = s.guest(name)
        check(s.ask("GET", "/api/me", token=token)[1]["name"] == name, "as it was said", name)
    token = s.guest("E\u0301lodie")
    check(s.ask("GET", "/api/me", token=token)[1]["name"] == "\u00c9lodie", "composed")


def test_links(s):
    """A link that was replaced leads nowhere; the new one does."""
    host, ben = s.guest("Ada"), s.guest("Ben")
    path, old = waiting_table(s, host)
    check(s.ask("POST", path + "/invite", {}, host)[0] == 200, "a new link")
    new = s.ask("GET", path, token=host)[1]["about"]["invite"]
    check(old != new, "another link")
    refusal(s.ask("GET", f"{path}?invite={old}", token=ben), 404)
    refusal(s.ask("POST", f"{path}/sit?invite={old}", {}, ben), 404)
    check(s.ask("POST", f"{path}/sit?invite={new}", {}, ben)[0] == 200, "by the new one")


def test_one_seat(s):
    """Many want one seat at the same moment: one has it, the others are told."""
    host = s.guest("Ada")
    path, invite = waiting_table(s, host)
    tokens = [s.guest(f"Guest {k}") for k in range(6)]
    got = [None] * len(tokens)

    def sit(k):
        other = Server.__new__(Server)
        other.port = s.port
        got[k] = other.ask("POST", f"{path}/sit?invite={invite}", {"seat": 1}, tokens[k])

    threads = [threading.Thread(target=sit, args=(k,)) for k in range(len(tokens))]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    check(sorted(g[0] for g in got) == [200] + [409] * 5, "one of them sits", got)
    for g in got:
        if g[0] != 200:
            refusal(g, 409)
    seats = s.ask("GET", path, token=host)[1]["about"]["seats"]
    winner = [k for k, g in enumerate(got) if g[0] == 200][0]
    check(seats[1]["name"] == f"Guest {winner}", "and it is the one who was told so", seats)


def test_moves(s):
    """Moves of the wrong seat, table, time and kind; a double is done once."""
    tokens = [s.guest("Ada"), s.guest("Ben")]
    path, invite = waiting_table(s, tokens[0])
    elsewhere, _ = waiting_table(s, s.guest("Cy"))
    check(s.ask("POST", f"{path}/sit?invite={invite}", {}, tokens[1])[0] == 200, "sits")
    check(s.ask("POST", path + "/start", {}, tokens[0])[0] == 200, "starts")
    now = s.ask("GET", path, token=tokens[0])[1]
    actor, at = now["actor"], {"ply": now["ply"], "back": now["back"]}
    one, other = tokens[actor], tokens[1 - actor]
    refusal(s.ask("POST", path + "/move", {**at, "words": "nonsense"}, one), 409)
    refusal(s.ask("POST", path + "/move", {**at, "words": "x" * 3000}, one), 400)
    refusal(s.ask("POST", path + "/move", {"words": "nonsense"}, one), 409)
    refusal(s.ask("POST", path + "/move", {**at, "words": "nonsense"}, other), 409)
    refusal(s.ask("POST", path + "/move", {**at, "ply": 999, "words": "nonsense"}, one), 409)
    refusal(s.ask("POST", elsewhere + "/move", {**at, "words": "nonsense"}, one), 404)
    say = {"id": "say-1", "text": "Well met"}
    for _ in range(3):
        check(s.ask("POST", path + "/say", say, one)[0] == 200, "said")
    notes = s.ask("GET", path, token=other)[1]["notes"]
    check(len([n for n in notes if n["e"] == "said"]) == 1, "said once", notes)
    check(s.ask("GET", path, token=one)[1]["ply"] == now["ply"], "nothing was played")


def test_nothing_can_be_stored(s, folder):
    """As on a full disk: somebody else holds the database. The API says so; the
    same request is done once there is room."""
    token = s.guest("Ada")
    body = {"game": "bronze-age", "id": "once"}
    other = sqlite3.connect(os.path.join(folder, "club.sqlite"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refusal(s.ask("POST", "/api/tables", body, token), 503, "try-again")
    other.execute("ROLLBACK")
    other.close()
    status, done = s.ask("POST", "/api/tables", body, token)
    check(status == 200, "done in the end", done)
    check(s.ask("GET", "/api/me", token=token)[1]["tables"] == [done["table"]], "and once")


def test_read_only():
    """A folder that may not be written: one sentence, and no server."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o555)
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        run = subprocess.run(
            [*(nobody if os.getuid() == 0 else []), os.path.abspath(OXHIDE), "serve", "--listen", "127.0.0.1:0",
             "--data", folder],
            capture_output=True, text=True, timeout=60, cwd="/")
        check(run.returncode == 1 and len(run.stderr.splitlines()) == 1, "read-only", run)
        check(folder in run.stderr, "it says which folder", run.stderr)
        os.chmod(folder, 0o755)


def test_database_goes_and_comes():
    """PostgreSQL is gone: nothing is acknowledged; it comes back: all is done."""
    control = os.environ["OXHIDE_POSTGRES_CONTROL"].split()
    with Server(POSTGRES) as s:
        ada = s.guest("Ada")
        path, _ = waiting_table(s, ada)
        wire = Wire(s, ada)
        wire.socket.settimeout(120)
        wire.until("me")
        subprocess.run([*control, "stop-hard"], check=True)
        ask = {"do": "say", "id": "while-gone", "table": path.split("/")[-1], "text": "Hello"}
        wire.send(json.dumps(ask))
        for _ in range(600):
            if s.ask("GET", "/healthz")[0] == 503:
                break
            time.sleep(0.1)
        check(s.ask("GET", "/healthz")[0] == 503, "it says that the store is gone")
        subprocess.run([*control, "start"], check=True)
        check(wire.until("done")["id"] == "while-gone", "done when it was back")
        notes = s.ask("GET", path, token=ada)[1]["notes"]
        check(len([n for n in notes if n["e"] == "said"]) == 1, "and done once", notes)
        check(s.ask("GET", "/healthz")[0] == 200, "healthy again")


def main():
    with tempfile.TemporaryDirectory() as folder, Server(folder) as s:
        test_names(s)
        test_links(s)
        test_one_seat(s)
        test_moves(s)
        test_nothing_can_be_stored(s, folder)
    test_read_only()
    if POSTGRES:
        test_database_goes_and_comes()


main()
