"""A player for `oxhide play` and `oxhide arena`, as a function:

    import oxhide.bot

    def decide(game):
        return game.choose("ai:3")

    oxhide.bot.run(decide)

`oxhide arena bronze "engine:python3 mine.py" random` then lets it play. The
function is handed what its seat knows and returns one of game.legal().
"""

import json
import sys
from collections.abc import Callable

from . import OxhideError
from ._session import Session


class Table:
    """A game as one seat sees it. Actions are words, as records have them."""

    def __init__(self, record: str):
        self._session = Session.follow(record)
        self.time_ms: int | None = None  # how long this decision may take

    def follow(self, lines: str, ply: int = -1) -> None:
        """Goes on with further lines, after the first 'ply' actions."""
        self._session.follow_lines(lines, ply)

    def seat(self) -> int:
        """Whose eyes these are."""
        return self._session.eyes()

    def legal(self) -> list[str]:
        """What this seat may do; nothing if it is not its turn."""
        return [action["text"] for action in self._session.legal()]

    def state(self) -> dict:
        """All that the seat sees: "view" and the rest (docs/protocol.md)."""
        return self._session.about(self.seat())

    def scores(self) -> list[dict]:
        """Everybody's points so far, by source."""
        return self._session.scores()

    def preview(self, action: str) -> dict:
        """What an action would lead to, before chance or anybody else has a
        say: "view", "scores" and more."""
        return self._session.preview(action)

    def choose(self, player: str = "ai:4", playouts: int = 0, seed: int = 0) -> str:
        """What one of Oxhide's players would do here."""
        return self._session.choose(player, playouts, seed)


def answer(table: Table | None, decide: Callable, request: dict) -> tuple[Table | None, dict]:
    """The table after a request, and what to say to it."""
    command = request.get("cmd")
    if command == "follow" and "record" in request:
        return Table(request["record"]), {}
    if table is None or command not in ("follow", "go"):
        raise OxhideError("this bot follows a game and goes, and nothing else")
    if command == "follow":
        table.follow(request["lines"], request.get("ply", -1))
        return table, {}
    table.time_ms = request.get("time_ms")
    return table, {"action": decide(table)}


def run(decide: Callable[[Table], str]) -> None:
    """Answers requests from standard input until it ends. What decide() prints
    would be taken for an answer: write to sys.stderr instead."""
    table = None
    for line in sys.stdin:
        try:
            table, said = answer(table, decide, json.loads(line))
            said = {"ok": True} | said
        except (OxhideError, json.JSONDecodeError) as wrong:
            said = {"ok": False, "error": {"code": "bad-request", "message": str(wrong)}}
        print(json.dumps(said), flush=True)
