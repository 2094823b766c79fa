"""What the tests of the real server share: a server, a WebSocket."""

import base64
import http.client
import json
import os
import re
import socket
import struct
import subprocess
import sys
import time

OXHIDE, SOURCE = sys.argv[1], sys.argv[2]


def check(is_so, *what):
    if not is_so:
        print("FAILED:", *what)
        sys.exit(1)


class Server:
    """`oxhide serve` on a free port, with a folder or a store of its own."""

    def __init__(self, where, *options, log=None, **environment):
        place = "--store" if where.startswith("postgres:") else "--data"
        self.process = subprocess.Popen(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", place, where, *options],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, **environment},
            text=True,
        )
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))
        for _ in range(100):
            if self.ask("GET", "/healthz")[0] == 200:
                return
            time.sleep(0.05)
        check(False, "the store answers")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            check(self.process.wait(20) == 0, "a clean stop")

    def ask(self, method, path, body=None, token=None, **headers):
        """Status and answer; a body may be an object or a string."""
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        if token:
            headers["Authorization"] = "Bearer " + token
        if body is not None and not isinstance(body, str):
            body = json.dumps(body)
        c.request(method, path, body, {k.replace("_", "-"): v for k, v in headers.items()})
        r = c.getresponse()
        text = r.read().decode()
        self.headers = r.headers
        if "ndjson" in (r.headers["content-type"] or ""):
            return r.status, [json.loads(line) for line in text.splitlines()]
        return r.status, json.loads(text) if text.startswith("{") else text

    def guest(self, name):
        status, answer = self.ask("POST", "/api/guests", {"name": name})
        check(status == 200 and len(answer["token"]) == 32, "a guest", answer)
        return answer["token"]

    def origin(self):
        return f"http://127.0.0.1:{self.port}"


class Wire:
    """A WebSocket, as small as can be (RFC 6455)."""

    def __init__(self, server, token=None, origin=None, path="/club", protocol="oxhide", host=None):
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.settimeout(10)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host or '127.0.0.1:%d' % server.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
        ]
        if protocol:
            lines.append("Sec-WebSocket-Protocol: " + protocol)
        if token:
            lines.append("Authorization: Bearer " + token)
        if origin:
            lines.append("Origin: " + origin)
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        self.data = b""
        try:
            while b"\r\n\r\n" not in self.data:
                more = self.socket.recv(65536)
                if not more:
                    break
                self.data += more
        except ConnectionResetError:
            pass
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        self.open = b" 101 " in head.split(b"\r\n")[0]

    def send(self, text, opcode=1, final=True):
        data = text if isinstance(text, bytes) else text.encode()
        mask = os.urandom(4)
        head = bytes([(0x80 if final else 0) | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def need(self, n):
        while len(self.data) < n:
            more = self.socket.recv(65536)
            if not more:
                raise ConnectionError("closed")
            self.data += more

    def receive(self):
        """The next message; None when the other end has closed."""
        try:
            self.need(2)
            opcode, n, at = self.data[0] & 15, self.data[1] & 127, 2
            if n == 126:
                self.need(4)
                n, at = struct.unpack(">H", self.data[2:4])[0], 4
            elif n == 127:
                self.need(10)
                n, at = struct.unpack(">Q", self.data[2:10])[0], 10
            self.need(at + n)
        except (ConnectionError, socket.timeout):
            return None
        payload, self.data = self.data[at : at + n], self.data[at + n :]
        if opcode == 8:
            return None
        return json.loads(payload) if opcode == 1 else self.receive()

    def until(self, word):
        while True:
            m = self.receive()
            check(m is not None, "closed while waiting for", word)
            if m["see"] == word:
                return m

    def ends(self):
        """Whether the other end closes, whatever it said before."""
        for _ in range(20):
            if self.receive() is None:
                return True
        return False


def run_bots(s, game, seats):
    """Bots play a whole game, each checks the record against its own seal. One
    of them is told at first that it asks too often."""
    tokens = [s.guest(name) for name in ("Ada", "Ben", "Cy", "Di")[:seats]]
    made = s.ask("POST", "/api/tables", {"game": game, "seats": seats, "lot": True}, tokens[0])
    table = made[1]["table"]
    path = "/api/tables/" + table
    bots = []

    def begin(token, where):
        bots.append(
            subprocess.Popen(
                [sys.executable, SOURCE + "/bots/bot.py", s.origin(), token, where],
                env={**os.environ, "OXHIDE": OXHIDE},
                stdout=subprocess.PIPE,
                text=True,
            )
        )

    def wait(is_so):
        for _ in range(200):
            about = s.ask("GET", path, token=tokens[0])[1]["about"]
            if is_so(about):
                return about
            time.sleep(0.05)
        check(False, "the bots sit", about)

    for _ in range(1000):
        if s.ask("POST", path + "/sit", {}, tokens[-1])[0] == 429:
            break
    else:
        check(False, "nobody may ask without end")
    begin(tokens[0], table)
    invite = wait(lambda a: a.get("invite"))["invite"]
    for token in tokens[1:]:
        begin(token, f"{table}?invite={invite}")
    wait(lambda a: all(seat["person"] for seat in a["seats"]))
    check(s.ask("POST", path + "/start", {}, tokens[0])[0] == 200, "started")
    for bot in bots:
        said = bot.communicate(timeout=120)[0]
        check(bot.returncode == 0 and ": follows: " + game in said, "a bot says", said)
    record = s.ask("GET", path + "/record", token=tokens[0])[1]
    check("\nsealed secret " in record and "\n= A " in record, "the whole record", record[:200])
    check(s.ask("GET", "/api/me", token=tokens[0])[1]["games"] == 1, "it is in the history")
