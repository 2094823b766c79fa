"""What `oxhide serve` answers to what comes over a socket: methods, encodings,
WebSockets nobody speaks, too many connections, half requests."""

import re
import socket
import subprocess
import sys
import tempfile
import time


class Server:
    """The binary on a free port of this machine."""

    def __init__(self, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--data", self.folder.name, *options],
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line).group(1))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait(10) == 0, "the server did not stop cleanly"

    def connect(self):
        c = socket.create_connection(("127.0.0.1", self.port))
        c.settimeout(10)
        return c

    def ask(self, method, path="/", headers="", body=""):
        """Status, headers and body of one request."""
        with self.connect() as c:
            c.sendall(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"{headers}Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            return read_answer(c, method)


def read_answer(c, method="GET"):
    data = b""
    while b"\r\n\r\n" not in data:
        more = c.recv(65536)
        if not more:
            break
        data += more
    if not data:
        return 0, {}, b""
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    fields = {k.lower(): v.strip() for k, _, v in (x.partition(":") for x in lines[1:])}
    length = 0 if method == "HEAD" else int(fields.get("content-length", 0))
    while len(body) < length:
        more = c.recv(65536)
        if not more:
            break
        body += more
    return int(lines[0].split()[1]), fields, body


def check(is_so, what, *seen):
    if not is_so:
        print("FAILED:", what, *seen)
        sys.exit(1)


def test_methods(s):
    status, head, body = s.ask("GET")
    check(status == 200 and b"<!doctype html>" in body.lower(), "GET /", status)
    check("default-src 'self'" in head["content-security-policy"], "a policy")
    check(head["x-content-type-options"] == "nosniff", "nosniff")
    length = head["content-length"]
    status, head, body = s.ask("HEAD")
    check(status == 200 and head["content-length"] == length and not body, "HEAD /")
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        status, head, body = s.ask(method, body="x" * 100)
        check(status == 405, method, status)
        check(head.get("allow") == "GET, HEAD", method, "allow", head)
        check(b"cannot be done" in body, method, body)
    s.ask("BREW")
    check(s.ask("GET")[0] == 200, "after a method nobody knows")


def test_no_other_kind(s):
    """What would make it another kind of connection ends it, or is refused."""
    for _ in range(3):
        c = s.connect()
        c.sendall(f"CONNECT / HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n\r\n".encode())
        c.settimeout(15)
        check(c.recv(100)[:12] in (b"", b"HTTP/1.1 405"), "CONNECT is not ended")
        c.close()
    status = s.ask(
        "GET",
        headers="Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
        "HTTP2-Settings: AAMAAABkAAQAAP__\r\n",
    )[0]
    check(status == 501, "HTTP/2 is not refused", status)
    check(s.ask("GET")[0] == 200, "the page after that")


def test_missing(s):
    for path in ("/nowhere", "/../etc/passwd", "/%2e%2e/x", "/" + "a" * 600):
        status, head, body = s.ask("GET", path)
        check(status in (403, 404), path[:40], status)
    status, head, body = s.ask("GET", "/nowhere")
    check(status == 404 and b"There is no such page here" in body, "404", body)
    check(head["content-type"].startswith("text/html"), "404 type")


def test_encodings(s):
    plain = s.ask("GET")[1]
    check("content-encoding" not in plain, "nothing accepted")
    if s.ask("GET", headers="Accept-Encoding: br\r\n")[1].get("content-encoding") is None:
        return  # built without the page
    for accept, encoding in (
        ("gzip, br", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0.0", None),
        ("*;q=0", None),
        ("*", "br"),
    ):
        head = s.ask("GET", headers=f"Accept-Encoding: {accept}\r\n")[1]
        check(head.get("content-encoding") == encoding, accept, head)
    tag = s.ask("GET")[1]["etag"]
    check(s.ask("GET", headers=f"If-None-Match: {tag}\r\n")[0] == 304, "not modified")


def test_websockets(s):
    upgrade = (
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    for protocol in ("", "Sec-WebSocket-Protocol: http\r\n", "Sec-WebSocket-Protocol: x\r\n"):
        with s.connect() as c:
            c.sendall(f"GET /none HTTP/1.1\r\nHost: localhost:{s.port}\r\n{upgrade}{protocol}\r\n".encode())
            try:
                status = read_answer(c)[0]
            except ConnectionResetError:
                status = 0
            check(status != 101, "a WebSocket nobody speaks", protocol)


def test_hosts(s):
    def status(host):
        with s.connect() as c:
            c.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return read_answer(c)[0]

    check(status(f"LOCALHOST:{s.port}") == 200, "localhost")
    check(status(f"127.0.0.1:{s.port}") == 200, "127.0.0.1")
    for host in ("evil.example", f"evil.example:{s.port}", "127.0.0.1", "localhost:1",
                 f"127.0.0.1:{s.port}.evil.example", "", "a" * 1000):
        check(status(host) in (0, 400, 403), "another host", host)
    with Server("--public-url", "https://games.example") as public:
        s = public
        check(status("games.example") == 200, "the public host")
        check(status("games.example:443") == 200, "the public host and port")
        check(status("other.example") == 403, "not the public host")


def cpu_ticks(s):
    fields = open(f"/proc/{s.process.pid}/stat").read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_closing(s):
    """Whoever wants the connection closed sees it closed, as proxies do; and
    an end that has gone costs nothing."""
    for path in ("/", "/healthz", "/metrics", "/api/games", "/nowhere"):
        with s.connect() as c:
            host = f"127.0.0.1:{s.port}"
            c.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            check(read_answer(c)[0] > 0, path)
            check(c.recv(1) == b"", "closed", path)
    with s.connect() as c:
        c.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n\r\n".encode())
    before = cpu_ticks(s)
    time.sleep(0.5)
    check(cpu_ticks(s) - before < 20, "nothing to do costs nothing")


def test_addresses(s):
    """It listens where it was told to, and nowhere else."""
    for address in ("127.0.0.2", "::1"):
        try:
            socket.create_connection((address, s.port), 5).close()
            check(False, "it listens at", address)
        except OSError:
            pass


def served(s, connections):
    """How many of them get an answer."""
    n = 0
    for c in connections:
        try:
            c.sendall(f"GET / HTTP/1.1\r\nHost: localhost:{s.port}\r\n\r\n".encode())
            n += read_answer(c)[0] == 200
        except OSError:
            pass
    return n


def test_bounds():
    with Server("--connections", "40", "--per-address", "8") as s:
        for _ in range(3):  # who goes makes room
            connections = [s.connect() for _ in range(30)]
            time.sleep(0.2)
            check(served(s, connections) == 8, "eight of one address")
            for c in connections:
                c.close()
            time.sleep(0.2)
        others = []
        for i in range(12):  # every loopback address is another
            c = socket.socket()
            c.bind((f"127.0.1.{i + 1}", 0))
            c.settimeout(10)
            c.connect(("127.0.0.1", s.port))
            others.append(c)
        check(served(s, others) == 12, "others are served")
        for i in range(12):
            for _ in range(5):
                c = socket.socket()
                c.bind((f"127.0.2.{i + 1}", 0))
                c.settimeout(10)
                c.connect(("127.0.0.1", s.port))
                others.append(c)
        check(served(s, others) == 40, "forty in all")
        for c in others:
            c.close()
        time.sleep(0.2)
        check(s.ask("GET")[0] == 200, "and then there is room again")


def main():
    with Server() as s:
        test_methods(s)
        test_no_other_kind(s)
        test_missing(s)
        test_encodings(s)
        test_websockets(s)
        test_hosts(s)
        test_closing(s)
        test_addresses(s)
    test_bounds()


main()
