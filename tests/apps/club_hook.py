"""Webhooks, with real receivers on loopback: signed, only to hosts that are
listed, never beyond a redirect, and a receiver that hangs stops nobody."""

import hashlib
import hmac
import http.server
import json
import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import time

from club_lib import OXHIDE, Server, check

KEY = "a-key-of-my-own-0123456789"


class Receiver(http.server.ThreadingHTTPServer):
    """Keeps what it is sent, and answers with a status."""

    def __init__(self, status=204, to=None, pem=None):
        self.status, self.to, self.got = status, to, []
        super().__init__(("127.0.0.1", 0), Hear)
        self.scheme = "https" if pem else "http"
        if pem:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(pem)
            self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def url(self, path="/hook?a=b"):
        return f"{self.scheme}://127.0.0.1:{self.server_port}{path}"

    def handle_error(self, *_):
        """Whoever does not trust a certificate hangs up."""

    def wait(self, n, seconds=90):
        for _ in range(seconds * 50):
            if len(self.got) >= n:
                return True
            time.sleep(0.02)
        return False


class Hear(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.got.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        if self.server.to:
            self.send_header("Location", self.server.to)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_):
        pass


def mine(s, token, url, key=KEY):
    return s.ask("POST", "/api/me/webhook", {"url": url, "key": key}, token)


def legal(record):
    """The first legal action, as the engine has it."""
    asks = [{"cmd": "follow", "record": record}, {"cmd": "legal"}]
    told = subprocess.run(
        [OXHIDE, "engine"], input="".join(json.dumps(ask) + "\n" for ask in asks), capture_output=True, text=True
    )
    return json.loads(told.stdout.splitlines()[1])["actions"][0]["text"]


def turn(s, path, tokens):
    """Whoever is to act does so until somebody else is."""
    first = s.ask("GET", path, token=tokens[0])[1]
    actor = first["actor"]
    token = tokens[0] if first["seat"] == actor else tokens[1]
    while True:
        now = s.ask("GET", path, token=token)[1]
        if now["actor"] != actor:
            return now["actor"]
        record = s.ask("GET", path + "/record", token=token)[1]
        move = {"ply": now["ply"], "back": now["back"], "words": legal(record)}
        status, answer = s.ask("POST", path + "/move", move, token)
        check(status == 200, "moves", move, answer)


def table(s, tokens):
    """Where the guests play, and the second one is told that it is their move."""
    path = "/api/tables/" + s.ask("POST", "/api/tables", {"game": "bronze", "seats": 2}, tokens[0])[1]["table"]
    s.ask("POST", path + "/sit", {}, tokens[0])
    invite = s.ask("GET", path, token=tokens[0])[1]["about"]["invite"]
    check(s.ask("POST", f"{path}/sit?invite={invite}", {}, tokens[1])[0] == 200, "sits")
    check(s.ask("POST", path + "/start", {}, tokens[0])[0] == 200, "starts")
    seen = s.ask("GET", path, token=tokens[0])[1]
    if seen["actor"] == seen["seat"]:
        turn(s, path, tokens)  # whoever deals knows that it is their move
    return path


def check_message(got, path, page):
    where, headers, body = got
    told = json.loads(body)
    check(where == "/hook?a=b" and headers["Content-Type"] == "application/json", got)
    check(told["event"] == "your-move" and told["table"] == path.split("/")[-1], told)
    check(told["link"] == f"{page}/#/at/{told['table']}" and told["game"] == "bronze", told)
    parts = dict(part.split("=", 1) for part in headers["Oxhide-Signature"].split(","))
    sum_ = hmac.new(KEY.encode(), f"{parts['t']}.{body}".encode(), hashlib.sha256).hexdigest()
    check(hmac.compare_digest(sum_, parts["v1"]) and abs(int(parts["t"]) - time.time()) < 60, "signed", got)
    check(not {"invite", "token", "key", "secret", "name"} & set(told), "nothing that is not public", told)
    return told


def test_whose_move_it_is(s, good, page):
    tokens = [s.guest("Ada"), s.guest("Ben")]
    for token in tokens:
        status, answer = mine(s, token, good.url())
        check(status == 200, "is set", answer)
    check(s.ask("GET", "/api/me", token=tokens[0])[1]["webhook"] == good.url(), "as it was set")
    path = table(s, tokens)
    ids = set()
    for n in range(1, 4):
        check(good.wait(n), "told of move", n, good.got)
        told = check_message(good.got[n - 1], path, page)
        ids.add(told["id"])
        check(told["seat"] == s.ask("GET", path, token=tokens[0])[1]["actor"], "whose move it is")
        if n < 3:
            turn(s, path, tokens)
    check(len(ids) == 3 and len(good.got) == 3, "once a turn", good.got)
    for token in tokens:
        check(mine(s, token, "", "")[0] == 200, "is ended")
    check(s.ask("GET", "/api/me", token=tokens[0])[1]["webhook"] is None, "there is none")
    turn(s, path, tokens)
    check(not good.wait(4, 1), "told nobody any more")


def test_what_is_refused(s, good, other):
    token = s.guest("Eve")
    for url in (other.url(), "http://example.org/", "https://127.0.0.1/", "ftp://127.0.0.1/",
                f"http://127.0.0.1:{good.server_port}@example.org/", f"http://a:b@127.0.0.1:{good.server_port}/",
                f"http://127.0.0.1:{good.server_port}#x", f"http://localhost:{good.server_port}/",
                f"http://127.0.0.1:{good.server_port}/a b", "x", good.url("/" + "x" * 500)):
        status, answer = mine(s, token, url)
        check(status in (400, 409), "refused", url, status, answer)
    for key in ("short", "x" * 65, "with a space in the key of it", None, 7):
        check(mine(s, token, good.url(), key)[0] == 400, "a key", key)
    check(s.ask("GET", "/api/me", token=token)[1]["webhook"] is None, "there is none")


def test_bad_receivers(s, path_of, receivers, log):
    """Four that hang take all the threads; the others are told all the same."""
    silent, turned, rude, good = receivers
    began = time.time()
    for url in (*[silent] * 4, turned.url(), rude.url(), good.url()):
        tokens = [s.guest("Ada"), s.guest("Ben")]
        for token in tokens:
            check(mine(s, token, url)[0] == 200, "is set", url)
        path_of(s, tokens)
    check(good.wait(1), "the good one is told", time.time() - began)
    check(s.ask("GET", "/healthz")[0] == 200, "the server goes on")
    for _ in range(1200):
        page = s.ask("GET", "/metrics")[1]
        if "oxhide_webhooks_failed_total 6\n" in page:
            break
        time.sleep(0.05)
    check("oxhide_webhooks_failed_total 6\n" in page, "given up", page[-400:])
    check(turned.got and not turned.beyond.got, "a redirect is not followed", turned.beyond.got)
    log.seek(0)
    said = log.read().decode()
    check("a webhook failed" in said and KEY not in said and "hook?a=b" not in said, "the log", said)


def test_stop_while_one_hangs(s, silent):
    tokens = [s.guest("Ada"), s.guest("Ben")]
    for token in tokens:
        mine(s, token, silent)
    table(s, tokens)
    time.sleep(0.3)
    s.stop()


def certificate(folder, name, address):
    """A key and its own certificate, in one file."""
    pem = os.path.join(folder, name)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj",
         "/CN=receiver", "-addext", "subjectAltName=IP:" + address, "-days", "2", "-keyout", pem, "-out", pem + ".cert"],
        check=True, capture_output=True)
    with open(pem, "a") as file, open(pem + ".cert") as cert:
        file.write(cert.read())
    return pem


def test_https():
    """Told if the certificate is one this machine trusts, for that very host."""
    if not shutil.which("openssl"):
        return
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(folder, "log"), "w+b") as log:
        names = [("good", "127.0.0.1"), ("elsewhere", "127.0.0.2"), ("unknown", "127.0.0.1")]
        pems = [certificate(folder, *name) for name in names]
        trusted = os.path.join(folder, "trusted")
        with open(trusted, "w") as file:
            for pem in pems[:2]:
                with open(pem + ".cert") as cert:
                    file.write(cert.read())
        good, elsewhere, unknown = [Receiver(pem=pem) for pem in pems]
        hosts = ",".join(x.url("") for x in (good, elsewhere, unknown))
        with Server(os.path.join(folder, "data"), "--webhook-hosts", hosts, log=log, SSL_CERT_FILE=trusted) as s:
            check(s.ask("GET", "/club.json")[1]["webhooks"] is True, "the page is told")
            for receiver in (elsewhere, unknown, good):
                tokens = [s.guest("Ada"), s.guest("Ben")]
                for token in tokens:
                    check(mine(s, token, receiver.url())[0] == 200, "is set")
                table(s, tokens)
            check(good.wait(1), "told over TLS")
            check(json.loads(good.got[0][2])["event"] == "your-move", good.got)
            for _ in range(1200):
                log.seek(0)
                said = log.read().decode()
                if said.count("certificate") == 2:
                    break
                time.sleep(0.05)
            check(said.count("its certificate is not trusted") == 2, "two are not trusted", said)
        check(not elsewhere.got and not unknown.got, "nothing was said to them", elsewhere.got, unknown.got)


def main():
    test_https()
    good, other, beyond = Receiver(), Receiver(), Receiver()
    turned, rude = Receiver(302, beyond.url()), Receiver(500)
    turned.beyond = beyond
    hangs = socket.create_server(("127.0.0.1", 0))  # accepts, and says nothing
    silent = f"http://127.0.0.1:{hangs.getsockname()[1]}/hook?a=b"
    page = "https://games.example"
    hosts = ",".join(x.url("") for x in (good, turned, rude)) + "," + silent.split("/hook")[0]
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(folder, "log"), "w+b") as log:
        data = os.path.join(folder, "data")
        with Server(data, "--webhook-hosts", hosts, "--public-url", page, log=log) as s:
            test_whose_move_it_is(s, good, page)
            test_what_is_refused(s, good, other)
            good.got.clear()
            test_bad_receivers(s, table, (silent, turned, rude, good), log)
            test_stop_while_one_hangs(s, silent)
        with Server(data) as s:  # an owner who lists none
            token = s.guest("Ada")
            status, answer = mine(s, token, good.url())
            check(status == 409 and answer["error"]["code"] == "bad-webhook", "nowhere", answer)
    check(not other.got and not beyond.got, "others hear nothing", other.got, beyond.got)


main()
