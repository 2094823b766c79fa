"""docs/openapi.json and the real server say the same: every path of the file is
asked for, every answer fits its schema, and the server knows no other path. Then
bots in C play whole games."""

import json
import os
import re
import socket
import subprocess
import tempfile
import time

from club_lib import OXHIDE, SOURCE, Server, check

SPEC = json.load(open(os.path.join(SOURCE, "docs", "openapi.json")))
KINDS = {
    "object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "number": float,
}


def resolve(schema):
    while "$ref" in schema:
        found = SPEC
        for part in schema["$ref"].split("/")[1:]:
            found = found[part]
        schema = found
    return schema


def fits(value, schema, where):
    schema = resolve(schema)
    if not schema:
        return
    if value is None:
        check(schema.get("nullable"), where, "is null")
        return
    kind = KINDS.get(schema.get("type"))
    check(kind is None or (isinstance(value, kind) and isinstance(value, bool) == (kind is bool)),
          where, "is", value, "and not", schema.get("type"))
    check("enum" not in schema or value in schema["enum"], where, value)
    check("pattern" not in schema or re.match(schema["pattern"], value), where, value)
    check(value >= schema["minimum"] if "minimum" in schema else True, where, value)
    check(len(value) >= schema.get("minLength", 0) if kind is str else True, where, value)
    if kind is list:
        for k, item in enumerate(value):
            fits(item, schema.get("items", {}), f"{where}[{k}]")
    if kind is dict:
        known = schema.get("properties", {})
        for name in schema.get("required", []):
            check(name in value, where, "lacks", name, value)
        for name, member in value.items():
            check(name in known or schema.get("additionalProperties", True), where, "has", name)
            fits(member, known.get(name, {}), f"{where}.{name}")


class Client:
    """Asks, and holds what comes back against the file."""

    def __init__(self, server):
        self.server, self.used = server, set()

    def ask(self, method, template, body=None, token=None, status=200, query="", **parts):
        operation = SPEC["paths"][template][method.lower()]
        if status == 200:
            self.used.add((method.lower(), template))
        path = template.format(**parts) + query
        got, answer = self.server.ask(method, path, body, token)
        check(got == status, method, path, got, answer)
        response = resolve(operation["responses"].get(str(got), operation["responses"].get("default")))
        kind = self.server.headers["content-type"]
        check(kind in response["content"], path, "is", kind)
        if kind == "application/json":
            error = answer.get("error", {"message": ""})
            check("message" in error or "key" in error, "an error without words", error)
            fits(answer, response["content"][kind]["schema"], path)
        return answer

    def stream(self, template, token, **parts):
        """The first line of a stream."""
        import http.client

        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.request("GET", template.format(**parts), None, {"Authorization": "Bearer " + token})
        response = connection.getresponse()
        content = resolve(SPEC["paths"][template]["get"]["responses"]["200"])["content"]
        check(response.headers["content-type"] in content, template)
        fits(json.loads(response.readline()), content["application/x-ndjson"]["schema"], template)
        connection.close()
        self.used.add(("get", template))


def test_every_path(s):
    c = Client(s)
    c.ask("GET", "/api/games")
    c.ask("GET", "/api/players")
    ada = c.ask("POST", "/api/guests", {"name": "Ada"})["token"]
    bot = c.ask("POST", "/api/bots", {"name": "Bit"}, ada)["token"]
    check(c.ask("GET", "/api/me", token=bot)["bot"], "a bot is one")
    me = c.ask("GET", "/api/me", token=ada)
    c.ask("POST", "/api/me/{word}", {"name": "Ada L"}, ada, word="name")
    c.ask("GET", "/api/people/{person}", token=bot, person=me["person"])
    games = c.ask("GET", "/api/people/{person}/games", query="?before=9", person=me["person"])
    check(games["games"] == 0 and games["results"] == [], "no games yet", games)
    table = c.ask("POST", "/api/tables", {"game": "bronze-age", "seats": 2}, ada)["table"]
    at = {"table": table, "token": ada}
    c.ask("POST", "/api/tables/{table}/{word}", {}, word="sit", **at)
    c.ask("POST", "/api/tables/{table}/{word}", {"seat": 1, "player": "ai:1"}, word="computer", **at)
    c.ask("GET", "/api/tables/{table}", **at)
    c.ask("POST", "/api/tables/{table}/{word}", {}, word="start", **at)
    c.ask("POST", "/api/tables/{table}/{word}", {"text": "hello"}, word="say", **at)
    seen = c.ask("GET", "/api/tables/{table}", **at)
    check(seen["about"]["phase"] == "playing" and seen["notes"], "a game with talk", seen)
    own = c.ask("GET", "/api/me/export", token=ada)
    check(own[0]["name"] == "Ada L" and own[1]["number"] == 1, "who one is, and one's rows", own)
    check(any(row.get("text") == "hello" for row in own), "what one said", own)
    check("token" not in json.dumps(own), "no digest of a token", own)
    for status in 200, 200, 429:
        c.ask("GET", "/api/me/export", token=ada, status=status)
    c.ask("GET", "/api/me/export", status=401)
    c.stream("/api/tables/{table}/stream", ada, table=table)
    c.stream("/api/stream", ada)
    check("oxhide-record" in c.ask("GET", "/api/tables/{table}/record", **at), "a record")
    words = {"ply": 0, "back": 0, "words": "pass"}
    c.ask("POST", "/api/tables/{table}/{word}", words, status=409, word="move", **at)
    c.ask("GET", "/api/me", token="f" * 32, status=401)
    c.ask("GET", "/api/people/{person}", token=ada, status=400, person="nobody")
    c.ask("POST", "/api/tables", {"game": "chess"}, ada, status=409)
    c.ask("POST", "/api/tables", "[]", ada, status=400)
    c.ask("POST", "/api/tables", {"game": "x" * 5000}, ada, status=413)
    every = {(method, path) for path, item in SPEC["paths"].items() for method in item}
    check(c.used == every, "paths that were not asked for", every - c.used)
    source = open(os.path.join(SOURCE, "apps", "server", "api_route.c")).read()
    routes = set(re.findall(r'\{ "([a-z]+)", route_', source))
    check(routes == {path.split("/")[2] for path in SPEC["paths"]}, "the server's own list", routes)


def test_what_is_refused_ends(s):
    """Words the API has no answer to, streams of what one may not see, and heads
    of streams: none of them stays open."""
    ada, eve = s.guest("Ada"), s.guest("Eve")
    path = "/api/tables/" + s.ask("POST", "/api/tables", {"game": "bronze"}, ada)[1]["table"]
    began = time.monotonic()
    for word in ("ping", "unfollow", "follow", "look"):
        check(s.ask("POST", f"{path}/{word}", {}, ada)[0] == 404, word)
        check(s.ask("POST", f"/api/me/{word}", {}, ada)[0] == 404, word)
    for refused in (path, "/api/tables/" + "a" * 16):
        status, answer = s.ask("GET", refused + "/stream", token=eve)
        check(status == 404 and answer["error"]["code"] == "no-table", refused, status, answer)
    for stream in (path + "/stream", "/api/stream"):
        with socket.create_connection(("127.0.0.1", s.port), 20) as c:
            c.sendall(f"HEAD {stream} HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n"
                      f"Authorization: Bearer {ada}\r\n\r\n".encode())
            heard = b"".join(iter(lambda: c.recv(4096), b""))
        check(b" 200 " in heard.split(b"\r\n")[0] and heard.endswith(b"\r\n\r\n"), stream, heard)
    check(time.monotonic() - began < 9, "all at once")


def test_an_id_is_a_member(s):
    """Words that look like an id are none; an id of one's own is done once."""
    ada = s.guest("Ada")
    table = s.ask("POST", "/api/tables", {"game": "bronze", "seats": 2}, ada)[1]["table"]
    path = f"/api/tables/{table}"
    s.ask("POST", path + "/sit", {}, ada)
    for text in ('the "id" of it', '"id"', "id"):
        status, answer = s.ask("POST", path + "/say", {"text": text}, ada)
        check(status == 200, "said", text, answer)
    for _ in range(2):
        status, answer = s.ask("POST", path + "/say", {"id": "own-1", "text": "once"}, ada)
        check(status == 200 and answer["id"] == "own-1", "an id of one's own", answer)
    said = [n.get("text") for n in s.ask("GET", path, token=ada)[1]["notes"] if n["e"] == "said"]
    check(said == ['the "id" of it', '"id"', "id", "once"], "what was said", said)
    for bad in (7, "", "-a", "A", "x" * 33, "x" * 60, None, ["a"]):
        status, answer = s.ask("POST", path + "/say", {"id": bad, "text": "x"}, ada)
        check(status == 400, "an id is words", bad, status, answer)


def test_bots_in_c(s):
    bot = os.path.join(os.path.dirname(OXHIDE), "tests", "bot")
    for game in ("bronze", "bronze-age", "golden-ages"):
        tokens = [s.guest("Ada"), s.guest("Ben")]
        path = "/api/tables/" + s.ask("POST", "/api/tables", {"game": game, "seats": 2}, tokens[0])[1]["table"]
        s.ask("POST", path + "/sit", {}, tokens[0])
        invite = s.ask("GET", path, token=tokens[0])[1]["about"]["invite"]
        where = path.split("/")[-1]
        bots = [
            subprocess.Popen([bot, "127.0.0.1", str(s.port), token, place], stdout=subprocess.PIPE, text=True)
            for token, place in ((tokens[0], where), (tokens[1], f"{where}?invite={invite}"))
        ]
        for _ in range(400):
            if all(seat["person"] for seat in s.ask("GET", path, token=tokens[0])[1]["about"]["seats"]):
                break
            time.sleep(0.05)
        check(s.ask("POST", path + "/start", {}, tokens[0])[0] == 200, "starts")
        for one in bots:
            said = one.communicate(timeout=200)[0]
            check(one.returncode == 0 and "follows from our seal" in said, game, said)
    check(len(open(os.path.join(SOURCE, "bots", "bot.c")).readlines()) < 150, "a short bot")


def main():
    with tempfile.TemporaryDirectory() as folder, Server(folder) as s:
        test_every_path(s)
        test_what_is_refused_ends(s)
        test_an_id_is_a_member(s)
        test_bots_in_c(s)


main()
