"""kill -9 under play: club_kill.py BINARY SOURCE [KILLS [KILLS_ON_POSTGRES]]

Clients play against servers that are killed at random moments and started
again: one on SQLite; three on one PostgreSQL, one at a time and sometimes all
at once. Afterwards every answer that a client got is compared with the store:
what was acknowledged is there, once, and nothing that was refused is; and every
client has caught up by itself."""

import http.client
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

from club_lib import OXHIDE, check

LOAD = os.path.join(os.path.dirname(OXHIDE), "tests", "club_load")
POSTGRES = os.environ.get("OXHIDE_POSTGRES")


def free_port():
    """A port that no connection is given while its server is dead."""
    while True:
        port = random.randrange(20000, 30000)
        with socket.socket() as s:
            try:
                s.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass


class Process:
    """A server that keeps its port over deaths."""

    def __init__(self, place):
        self.place, self.port = place, free_port()
        self.start()

    def start(self):
        self.heard = 0
        self.process = subprocess.Popen(
            [OXHIDE, "serve", "--listen", f"127.0.0.1:{self.port}", *self.place],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )

    def asks(self):
        """How many messages of clients it has had in this life, as far as it says."""
        self.heard = max(self.heard, self.count())
        return self.heard

    def count(self):
        """The same, asked now; -1: it does not answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/metrics")
            text = connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            return -1
        finally:
            connection.close()
        found = re.search(rb"\noxhide_asks_total (\d+)", text)
        return int(found.group(1)) if found else -1

    def said(self):
        return self.process.stderr.read() if self.process.poll() is not None else ""

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stderr.close()

    def stop(self):
        while self.count() < 0:  # a signal before it has begun just ends it
            check(self.process.poll() is None, "a server ended by itself", self.said())
            time.sleep(0.05)
        self.process.terminate()
        check(self.process.wait(120) == 0, "a clean stop")
        self.process.stderr.close()


def wait_for_play(servers):
    """Until so many more messages have come to any of them. On a busy machine
    that may take long; two minutes in which nothing at all comes are too many."""
    had = sum(s.asks() for s in servers)
    goal = had + random.randrange(1, 60)
    end = time.monotonic() + 120
    while time.monotonic() < end:
        for s in servers:
            check(s.process.poll() is None, "a server ended by itself", s.said())
        have = sum(s.asks() for s in servers)
        if have >= goal:
            time.sleep(random.random() * 0.05)
            return
        if have > had:
            had, end = have, time.monotonic() + 120
        time.sleep(0.02)
    check(False, "nobody plays at", servers[0].place)


def stored_in(place):
    """Every (stream, request) with its number, as often as it is there."""
    if place[0] == "--data":
        db = sqlite3.connect(os.path.join(place[1], "club.sqlite"))
        rows = db.execute("SELECT stream, request, number FROM entries").fetchall()
        db.close()
    else:
        out = subprocess.run(
            [os.environ["OXHIDE_POSTGRES_BIN"] + "/psql", "-qAtF", " ", POSTGRES, "-c",
             "SELECT stream, request, number FROM entries"],
            capture_output=True, text=True, check=True).stdout
        rows = [line.split(" ") for line in out.splitlines()]
    found = {}
    for stream, request, number in rows:
        found.setdefault((stream, request), []).append(int(number))
    return found


def compare(place, acks):
    found, done = stored_in(place), 0
    for line in open(acks):
        how, word, person, table, name, number = line.split()
        if table == "-" or word == "again":
            continue  # who comes second to a rematch only goes there
        numbers = found.get(("t:" + table, f"{person}:{name}"), [])
        if how == "done":
            check(len(numbers) == 1, "acknowledged, and there", len(numbers), "times:", line)
            check(numbers[0] <= int(number), "acknowledged as another entry:", line, numbers)
            done += 1
        else:
            check(not numbers, "refused, and there:", line)
    check(all(len(n) == 1 for n in found.values()), "a request is there twice")
    return done


def trial(place, processes, kills, tables):
    servers = [Process(place) for _ in range(processes)]
    with tempfile.TemporaryDirectory() as folder:
        until, acks = os.path.join(folder, "until"), os.path.join(folder, "acks")
        load = subprocess.Popen(
            [LOAD, "--ports", ",".join(str(s.port) for s in servers), "--tables", str(tables),
             "--sources", "8", "--pace", "60", "--until", until, "--acks", acks],
            stdout=subprocess.PIPE, text=True)
        deaths = 0
        while deaths < kills:
            wait_for_play(servers)
            dying = servers if random.random() < 0.2 else [random.choice(servers)]
            for server in dying:
                server.kill()
            for server in dying:
                server.start()
            deaths += 1
            if deaths % 50 == 0:
                print(f"  {deaths} of {kills} kills", flush=True)
        open(until, "w").close()
        out = load.communicate(timeout=240)[0]
        check(load.returncode == 0, "the clients did not all catch up", out)
        report = json.loads(out)
        for server in servers:
            server.stop()
        done = compare(place, acks)
        check(done > kills and report["drops"] > 0, "there was play", report)
    kind = "SQLite" if place[0] == "--data" else "PostgreSQL"
    print(f"{kills} kills, {processes} on {kind}: {done} acknowledged "
          f"asks of tables are in the store once, {report['moves']} moves, "
          f"{report['drops']} connections lost, all caught up", flush=True)


def main():
    kills = int(sys.argv[3]) if len(sys.argv) > 3 else 6
    with tempfile.TemporaryDirectory() as folder:
        trial(("--data", folder), 1, kills, 8)
    if POSTGRES:
        trial(("--store", POSTGRES), 3, int(sys.argv[4]) if len(sys.argv) > 4 else 3, 8)


main()
