#!/usr/bin/env python3
"""A bot for `oxhide play` and `oxhide arena`: --seats human,engine:./bot.py

It is sent what its seat saw (`follow`) and asked to decide (`go`), one JSON
object a line, and answers in the same way; docs/protocol.md has the words. The
rules it need not know: it asks `oxhide engine` (OXHIDE names another binary)
what may be done, tries every action and looks at the score sheets. Standard
library only."""

import json
import os
import random
import subprocess
import sys

OXHIDE = os.environ.get("OXHIDE", "oxhide")


class Engine:
    """`oxhide engine`, which follows the game through this seat's eyes."""

    def __init__(self):
        self.process = subprocess.Popen(
            [OXHIDE, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def lead(scores, seat):
    """How many points this seat is ahead of the best of the others."""
    points = {sheet["seat"]: sheet["points"] for sheet in scores}
    return points.pop(seat) - max(points.values())


class Bot:
    def __init__(self):
        self.engine, self.rng = Engine(), random.Random(1)

    def follow(self, request):
        """A game begins with a record; whether all is well is all we pass on."""
        if "record" in request:
            self.rng.seed(1)
        answer = self.engine.ask(request)
        return answer if not answer["ok"] else {"ok": True}

    def go(self, _request):
        legal = self.engine.ask({"cmd": "legal"})
        if not legal["ok"]:
            return legal
        seat, best, choice = legal["actor"], None, None
        for action in legal["actions"]:
            words = action["text"]
            after = self.engine.ask({"cmd": "preview", "action": words})
            value = lead(after["scores"], seat), self.rng.random()
            if best is None or value > best:
                best, choice = value, words
        return {"ok": True, "action": choice}

    def answer(self, line):
        request = json.loads(line)
        known = {"follow": self.follow, "go": self.go}
        if request.get("cmd") in known:
            return known[request["cmd"]](request)
        return {"ok": False, "error": {"message": "I follow and go, and nothing else"}}


if __name__ == "__main__":
    bot = Bot()
    for line in sys.stdin:
        print(json.dumps(bot.answer(line)), flush=True)
