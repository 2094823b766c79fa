"""The real server with its club, over real sockets: the API, streams,
WebSockets, who may ask, bots that play whole games, a stop in the middle."""

import http.client
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading

from club_lib import OXHIDE, Server, Wire, check, run_bots


SLOW = []  # what became of a slow client


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
        ("POST", "/api/tables", {"game": "null"}, 409),
        ("POST", "/api/tables", {"game": "bronze", "do": "delete"}, 400),
        ("POST", "/api/tables", {"game": "x" * 5000}, 413),
        ("POST", table + "/fly", {}, 400),
        ("POST", table + "/si%22t", {}, 404),
        ("GET", "/api/people/nobody", None, 400),
    ):
        got = s.ask(method, path, body, ada)
        check(got[0] == status, method, path, body and str(body)[:40], got)


def say(s, head, body=b"", wait=10):
    """What is answered to bytes as they are; the connection is left to the server."""
    with socket.create_connection(("127.0.0.1", s.port), wait) as c:
        c.sendall(f"{head}\r\nHost: 127.0.0.1:{s.port}\r\n\r\n".encode() + body)
        said = b""
        try:
            while more := c.recv(65536):
                said += more
        except TimeoutError:
            pass
    return said.decode()


def test_lengths(s):
    """A body whose length is not told, is none, or is beyond all bounds."""
    post = "POST /api/guests HTTP/1.1\r\n"
    chunks = b'10\r\n{"name":"Carol"}\r\n0\r\n\r\n'
    for head, body, status in (
        ("Foo: bar", b"", 411),
        ("Transfer-Encoding: chunked", chunks, 411),
        ("Content-Length: -5", b"{}", 400),
        ("Content-Length: 99999999999999999999", b"{}", 413),
    ):
        said = say(s, post + head, body)
        check(said.startswith(f"HTTP/1.1 {status} ") and "</html>" in said, head, said)
    said = say(s, post + "Content-Length: 00")
    check(said.startswith("HTTP/1.1 409 ") and '"bad-name"' in said, "an empty body", said)
    check(s.ask("POST", "/sessionx", "", Origin=s.origin())[0] == 405, "no such address")


def test_pipelines(s):
    """Requests that come together: the first is answered, a body after it is not
    read, and the server goes on."""
    host = f"HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n"
    body = 'Content-Length: 14\r\n\r\n{"name":"Ada"}'
    for first in (f"GET / {host}\r\n", f"GET /club.json {host}\r\n", f"POST /api/guests {host}{body}"):
        for second in (f"POST /api/guests {host}{body}", f"POST /api/guests {host}{body[:-9]}",
                       f"POST /session {host}{body}", f"GET / {host}{body}", f"GET /api/games {host}{body[:-3]}",
                       f"POST / HTTP/1.1\r\nHost: evil.example\r\n{body}"):
            with socket.create_connection(("127.0.0.1", s.port), 10) as c:
                c.sendall((first + second).encode())
                check(c.recv(15).startswith(b"HTTP/1.1 200 OK"), "the first is answered", first)
                check(s.ask("GET", "/healthz")[0] == 200, "it goes on after", first, second)
    check(len(re.findall("HTTP/1.1 [24]00 ", say(s, "GET / HTTP/1.1", f"POST /api/guests {host}{body}".encode()))) == 2,
          "a body on a connection that was used is refused")


def test_slow_body(port):
    """Whoever sends a body byte by byte is dropped; a request has 20 seconds."""
    with socket.create_connection(("127.0.0.1", port), 1) as c:
        head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 4000\r\n\r\n"
        c.sendall(head.encode())
        for _ in range(60):
            try:
                if not c.recv(100):
                    break
            except TimeoutError:
                c.sendall(b" ")
            except OSError:
                break
        else:
            return
    SLOW.append("dropped")


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


def test_place(s):
    check(s.ask("GET", "/club.json") == (200, {"club": True, "url": "", "webhooks": False}), "there is a club")
    status, svg = s.ask("GET", "/qr.svg?t=http%3A%2F%2F127.0.0.1%2F%23%2Fjoin%2Fabc")
    check(status == 200 and svg.startswith("<svg") and s.headers["content-type"] == "image/svg+xml", svg)
    other = s.ask("GET", "/qr.svg?t=http%3A%2F%2F127.0.0.1%2F%23%2Fjoin%2Fabd")[1]
    check(svg != other, "another link, another code")
    for bad in ("/qr.svg", "/qr.svg?t=", "/qr.svg?t=" + "x" * 3000):
        check(s.ask("GET", bad)[0] in (400, 403, 414, 431), "no code", bad[:20])
    check(s.ask("GET", "/club.json", Host="evil.example")[0] == 403, "under another name")


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
        s.kill()
    with Server(folder) as s:
        again = s.ask("GET", path, token=ada)[1]
        check(again["lines"].startswith(after["lines"]), "nothing is lost by a kill")
        check(again["about"]["seal"] == after["about"]["seal"], "the same deal")
        second = subprocess.run(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", "--data", folder],
            capture_output=True, text=True, timeout=20,
        )
        check(second.returncode == 1 and len(second.stderr.splitlines()) == 1, second.stderr)


def test_tls():
    """https by option; a certificate that is none gets one sentence."""
    if not shutil.which("openssl"):
        return
    with tempfile.TemporaryDirectory() as folder:
        cert, key = os.path.join(folder, "cert"), os.path.join(folder, "key")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
             "-days", "2", "-keyout", key, "-out", cert],
            check=True, capture_output=True)
        data = os.path.join(folder, "data")
        run = subprocess.Popen(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", "--data", data, "--tls-cert", cert,
             "--tls-key", key], stdout=subprocess.PIPE, text=True)
        line = run.stdout.readline()
        check(line.startswith("Oxhide is at https://"), line)
        port = int(re.search(r":(\d+)/", line).group(1))
        context = ssl.create_default_context(cafile=cert)
        c = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=context)
        planted = "oxhide=" + "a" * 32  # by whoever can set one for this host
        cookies = [planted]
        for k in range(2):
            c.request("POST", "/session", "",
                      {"Origin": f"https://127.0.0.1:{port}", "Cookie": "; ".join(cookies)})
            answer = c.getresponse()
            answer.read()
            given = answer.headers["set-cookie"]
            check(answer.status == 204 and "Secure" in given, answer.status)
            check(given.startswith("__Host-oxhide=") and "a" * 32 not in given, given)
            cookies.append(given.split(";")[0])
        check(cookies[1] == cookies[2], "the token stays", cookies)
        run.terminate()
        check(run.wait(20) == 0, "a clean stop")
        bad = subprocess.run(
            [OXHIDE, "serve", "--listen", "127.0.0.1:0", "--data", data, "--tls-cert", data,
             "--tls-key", key], capture_output=True, text=True, timeout=20)
        check(bad.returncode == 1 and len(bad.stderr.splitlines()) == 1, bad)


def test_noise(s):
    """Whatever comes over a socket, the server stays what it is."""
    rng = random.Random(7)
    host = f"Host: 127.0.0.1:{s.port}"
    for k in range(120):
        c = socket.create_connection(("127.0.0.1", s.port), 5)
        text = "\r\n".join(rng.choice((
            "GET /club HTTP/1.1", "POST /api/tables HTTP/1.1", host, "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: %%%",
            "Content-Length: 99999999999", "Content-Length: -1", "Transfer-Encoding: chunked",
            "Authorization: Bearer " + "x" * rng.randrange(300), "Cookie: oxhide=;;=",
            "X-Forwarded-For: ,,,", "\0\1\2", ": :", "GET",
        )) for _ in range(rng.randrange(1, 9)))
        try:
            c.sendall(text.encode() + b"\r\n\r\n" + rng.randbytes(rng.randrange(200)))
        except OSError:
            pass
        c.close()
    for k in range(60):
        wire = Wire(s, token=s.noise)
        check(wire.open, "a WebSocket among the noise")
        head = bytes([rng.randrange(256), rng.randrange(256)])
        try:
            wire.socket.sendall(head + rng.randbytes(rng.randrange(300)))
        except OSError:
            pass
        wire.socket.close()
    check(s.ask("GET", "/healthz")[0] == 200, "healthy after the noise")
    check(s.ask("GET", "/api/me", token=s.noise)[0] == 200, "and knows everybody")


def main():
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder) as s:
            test_api(s)
            slow = threading.Thread(target=test_slow_body, args=(s.port,))
            slow.start()
            test_lengths(s)
            test_pipelines(s)
            test_cookies(s)
            test_place(s)
            test_wires(s)
            test_metrics(s)
            s.noise = s.guest("Noise")
            test_noise(s)
            for game, seats in (("bronze", 2), ("bronze-age", 2), ("golden-ages", 3)):
                run_bots(s, game, seats)
            slow.join()
            check(SLOW == ["dropped"], "a body that never ends keeps its connection")
    with tempfile.TemporaryDirectory() as folder:
        test_restart(folder)
    test_tls()


main()
