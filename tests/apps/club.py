"""The real server with its club, over real sockets: the API, streams,
WebSockets, who may ask, bots that play whole games, a stop in the middle."""

import base64
import hashlib
import http.client
import json
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time

OXHIDE, SOURCE = sys.argv[1], sys.argv[2]


def check(is_so, *what):
    if not is_so:
        print("FAILED:", *what)
        sys.exit(1)


class Server:
    def __init__(self, folder, *options):
        self.process = subprocess.Popen(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", "--data", folder, *options],
            stdout=subprocess.PIPE,
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


def test_api(s):
    check(s.ask("GET", "/api/games")[1]["games"][0]["id"], "games")
    check("levels" in s.ask("GET", "/api/players")[1], "players")
    check(s.ask("GET", "/api/me")[0] == 401, "nobody")
    check(s.ask("GET", "/api/me", token="0" * 32)[0] == 401, "a token nobody has")
    ada = s.guest("Ada")
    check(s.ask("GET", "/api/me", token=ada)[1]["name"] == "Ada", "me")
    status, made = s.ask("POST", "/api/tables", {"game": "bronze", "seats": 2}, ada)
    check(status == 200, "a table", made)
    table = "/api/tables/" + made["table"]
    check(s.ask("GET", table, token=ada)[1]["about"]["phase"] == "waiting", "it waits")
    check(s.ask("GET", table, token=s.guest("Eve"))[0] == 404, "who is not invited sees nothing")
    check(s.ask("POST", table + "/sit", {}, ada)[0] == 200, "sits")
    got = s.ask("POST", table + "/sit", {"seat": 9}, s.guest("Ann"))
    check(got[0] == 404, "nobody sits down uninvited", got)
    check(s.ask("POST", table + "/start", {}, ada)[0] == 409, "a free seat")
    same = {"id": "again-1", "seat": 1, "player": "ai:1"}
    first, second = (s.ask("POST", table + "/computer", same, ada) for _ in range(2))
    check(first[0] == 200 and first == second, "the same ask twice is done once", first, second)
    me = s.ask("GET", "/api/me", token=ada)[1]
    check(me["tables"] == [made["table"]], "my tables", me)
    check(s.ask("GET", "/api/people/" + me["person"], token=ada)[1]["name"] == "Ada", "a person")
    for method, path, body, status in (
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/tables", None, 405),
        ("POST", "/api/games", {}, 405),
        ("DELETE", "/api/me", None, 405),
        ("POST", "/api/tables", "[1]", 400),
        ("POST", "/api/tables", '{"game":', 400),
        ("POST", "/api/tables", {"game": "chess"}, 409),
        ("POST", "/api/tables", {"game": "bronze", "do": "delete"}, 400),
        ("POST", "/api/tables", {"game": "x" * 5000}, 413),
        ("POST", table + "/fly", {}, 400),
        ("POST", table + "/si%22t", {}, 404),
        ("GET", "/api/people/nobody", None, 400),
    ):
        got = s.ask(method, path, body, ada)
        check(got[0] == status, method, path, body and str(body)[:40], got)


def test_cookies(s):
    check(s.ask("POST", "/session")[0] == 403, "a token only for a page of ours")
    check(s.ask("POST", "/session", Origin="http://evil.example")[0] == 403, "another origin")
    check(s.ask("POST", "/session", Origin=s.origin())[0] == 204, "a token for our page")
    cookie = s.headers["set-cookie"]
    check("HttpOnly" in cookie and "SameSite=Strict" in cookie, cookie)
    pair = cookie.split(";")[0]
    s.ask("POST", "/session", Origin=s.origin(), Cookie=pair)
    check(s.headers["set-cookie"].split(";")[0] == pair, "the token stays")
    s.ask("POST", "/session/new", Origin=s.origin(), Cookie=pair)
    check(s.headers["set-cookie"].split(";")[0] != pair, "unless another is wanted")
    token = pair.split("=")[1]
    wire = Wire(s, token)
    wire.until("welcome")
    wire.send('{"do":"join","id":"a","name":"Cy"}')
    wire.until("done")
    check(s.ask("GET", "/api/me", Cookie=pair)[0] == 200, "the cookie is who I am")
    status = s.ask("POST", "/api/tables", {"game": "bronze"}, Cookie=pair)[0]
    check(status == 401, "but not for a page that is not ours", status)
    status = s.ask("POST", "/api/tables", {"game": "bronze"}, Cookie=pair, Origin=s.origin())[0]
    check(status == 200, "our page may", status)


def test_wires(s):
    for bad in (
        dict(),
        dict(origin="http://evil.example"),
        dict(origin="null"),
        dict(token="0" * 32, path="/"),
        dict(token="0" * 32, protocol=None),
        dict(token="0" * 32, host="evil.example"),
    ):
        check(not Wire(s, **bad).open, "a WebSocket from elsewhere", bad)
    check(Wire(s, origin=s.origin()).open, "a page of ours")
    wire = Wire(s, token=s.guest("Dee"))
    check(wire.open and wire.until("welcome") and wire.until("me")["name"] == "Dee", "welcome")
    wire.send('{"do":"pi', final=False)
    wire.send('ng"}', opcode=0)
    wire.until("pong")
    wire.send("not json")
    check(wire.until("refused")["error"]["code"] == "bad-request", "rubbish is refused")
    wire.send('{"do":"make","id":"m","game":"bronze","seats":2}')
    table = wire.until("done")["table"]
    wire.send(json.dumps({"do": "follow", "table": table}))
    check(wire.until("table")["table"] == table, "followed")
    wire.send("x" * 5000)
    check(wire.ends(), "too long a message ends it")
    other = Wire(s, token=s.guest("Flo"))
    other.until("me")
    other.send(b"\0\1\2", opcode=2)
    check(other.ends(), "bytes that are no text end it")


def test_metrics(s):
    text = s.ask("GET", "/metrics")[1]
    check("oxhide_commits_total" in text and "# TYPE oxhide_clients gauge" in text, text)
    check(s.ask("GET", "/metrics", X_Forwarded_For="10.0.0.1")[0] == 404, "not for others")


def run_bots(s, game, seats):
    """Bots play a whole game, each checks the record against its own seal."""
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


def test_restart(folder):
    """What was acknowledged is there after a stop, and after a kill."""
    with Server(folder) as s:
        ada = s.guest("Ada")
        table = s.ask("POST", "/api/tables", {"game": "golden-ages", "seats": 2}, ada)[1]["table"]
        path = "/api/tables/" + table
        for word, body in (("sit", {}), ("computer", {"seat": 1, "player": "ai:1"}), ("start", {})):
            check(s.ask("POST", f"{path}/{word}", body, ada)[0] == 200, word)
        before = s.ask("GET", path, token=ada)[1]
    with Server(folder) as s:
        after = s.ask("GET", path, token=ada)[1]
        check(after["lines"].startswith(before["lines"]), "nothing is lost by a stop")
        s.process.kill()
        s.process.wait()
    with Server(folder) as s:
        again = s.ask("GET", path, token=ada)[1]
        check(again["lines"].startswith(after["lines"]), "nothing is lost by a kill")
        check(again["about"]["seal"] == after["about"]["seal"], "the same deal")
        second = subprocess.run(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", "--data", folder],
            capture_output=True, text=True, timeout=20,
        )
        check(second.returncode == 1 and len(second.stderr.splitlines()) == 1, second.stderr)


def main():
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder) as s:
            test_api(s)
            test_cookies(s)
            test_wires(s)
            test_metrics(s)
            for game, seats in (("bronze", 2), ("bronze-age", 2), ("golden-ages", 3)):
                run_bots(s, game, seats)
    with tempfile.TemporaryDirectory() as folder:
        test_restart(folder)


main()
