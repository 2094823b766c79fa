#!/usr/bin/env python3
"""A bot that plays at a table of an Oxhide server: usage: bot.py URL TOKEN TABLE [LEVEL]

TABLE is a table's id, or ID?invite=INVITATION. The bot sits down, seals a share
of the deal, follows the record through its seat's eyes with `oxhide engine`
(OXHIDE names another binary), plays what a computer of that LEVEL would play (0:
any legal action) and checks the whole record. Standard library only."""

import hashlib
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.parse

OXHIDE = os.environ.get("OXHIDE", "oxhide")


class Server:
    """The server's API, as whoever has the token."""

    def __init__(self, url, token):
        self.url = urllib.parse.urlsplit(url)
        self.headers = {"Authorization": "Bearer " + token}

    def request(self, method, path, body=None):
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.url.hostname, self.url.port)
        connection.request(method, path, json.dumps(body) if body is not None else None, self.headers)
        answer = connection.getresponse()
        if answer.status in (429, 503):
            raise OSError("too often, or the server is busy")
        return answer

    def ask(self, method, path, body=None):
        return json.loads(self.request(method, path, body).read())

    def stream(self, path):
        """What happens, one message at a time; empty lines are signs of life."""
        for line in self.request("GET", path):
            if line.strip():
                yield json.loads(line)


class Engine:
    """`oxhide engine`: it knows the rules, and here only what the seat knows."""

    def __init__(self):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([OXHIDE, "engine"], text=True, **pipes)

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"bot: {answer['error']['message']}")
        return answer


class Bot:
    def __init__(self, url, token, table, level):
        self.server = Server(url, token)
        self.engine = Engine()
        self.table, _, self.query = table.partition("?")
        self.level = level
        self.share = os.urandom(16)
        self.about, self.seal, self.asked, self.over = {}, None, None, False

    def do(self, word, **body):
        answer = self.server.ask("POST", f"/api/tables/{self.table}/{word}?{self.query}", body)
        if "error" in answer:
            print(f"bot: {word}: {answer['error']}", file=sys.stderr)

    def sit(self):
        me = self.server.ask("GET", "/api/me")["person"]
        parts = b"\0".join((b"oxhide share", self.table.encode(), me.encode(), self.share))
        self.do("sit", seal=hashlib.sha256(parts).hexdigest())

    def choose(self):
        if self.level:
            return self.engine.ask("go", level=self.level)["action"]
        return random.choice(self.engine.ask("legal")["actions"])["text"]

    def play(self, message):
        """Our turn: an action, once for each position."""
        position = message["ply"], message["back"]
        if message["actor"] != message["seat"] or position == self.asked:
            return
        self.asked = position
        self.do("move", ply=position[0], back=position[1], words=self.choose())

    def check(self, record):
        """The whole record is of the deal whose seal we kept, and nothing in it was changed."""
        with tempfile.NamedTemporaryFile("w", suffix=".play") as file:
            print(record, end="", file=file, flush=True)
            print(subprocess.run([OXHIDE, "verify", file.name, "--seal", self.seal],
                                 capture_output=True, text=True).stdout.strip())

    def hear(self, message):
        """One message about the table; false when it is over."""
        self.about = message.get("about", self.about)
        phase = self.about["phase"]
        if phase == "waiting" and message["seat"] < 0:
            self.sit()
        if phase == "sealing":
            self.do("open-share", share=self.share.hex())
        if phase == "over":
            if "record" in message and self.seal:
                self.check(message["record"])
            return False
        if "lines" in message:
            self.seal = self.seal or self.about["seal"]
            if "head" in message:
                self.engine.ask("follow", record=message["head"] + message["lines"])
            else:
                self.engine.ask("follow", lines=message["lines"], ply=message["from"])
        if phase == "playing":
            self.play(message)
        return True

    def run(self):
        """Until the game is over; looks again a second after whatever went wrong."""
        while not self.over:
            try:
                self.listen()
            except (OSError, ValueError, http.client.HTTPException):
                self.asked = None
                time.sleep(1)

    def listen(self):
        for message in self.server.stream(f"/api/tables/{self.table}/stream?{self.query}"):
            if message["see"] == "refused":
                sys.exit(f"bot: {message['error']['message']}")
            if message["see"] == "table":
                self.table = message["table"]
                self.over = not self.hear(message)
                if self.over:
                    return


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    Bot(*sys.argv[1:4], int(sys.argv[4]) if len(sys.argv) == 5 else 0).run()
