"""A player for `oxhide play` and `oxhide arena`, as a function:

    import oxhide.bot

    def decide(game):
        return game.choose("ai:3")

    oxhide.bot.run(decide)

Then `oxhide arena bronze "engine:python3 mine.py" random` lets it play. The
function gets what its seat knows (a Table) and returns one of game.legal().
"""

import ctypes
import json
import random
import sys
from collections.abc import Callable

from . import Game, OxhideError, State
from ._library import check, dice, lib, shown
from ._session import Session


class Table:
    """A game as one seat sees it. Actions are words, as in records."""

    def __init__(self, record: str):
        self._session = Session.follow(record)
        self._game = self._session.game_of(Game)
        self.time_ms: int | None = None  # for this decision; None: no limit was given

    def follow(self, lines: str, ply: int = -1) -> None:
        """Continues with further lines, after all actions or the first 'ply'."""
        self._session.follow_lines(lines, ply)

    def seat(self) -> int:
        """The seat that is looking."""
        return self._session.eyes()

    def legal(self) -> list[str]:
        """What this seat may do; empty if it is not its turn."""
        return [action["text"] for action in self._session.legal()]

    def state(self) -> dict:
        """Everything that the seat sees: "view" and more (docs/protocol.md)."""
        return self._session.about(self.seat())

    def scores(self) -> list[dict]:
        """Everybody's points so far, by source."""
        return self._session.scores()

    def preview(self, action: str) -> dict:
        """What an action would lead to before anything is drawn or anybody else
        acts: "view", "scores" and more."""
        return self._session.preview(action)

    def guess(self, rng=random) -> State:
        """A random complete state that this seat cannot tell from the real one: to
        play on to the end, or to observe, which shows what the seat knows. It has
        the game's action numbers, but no history."""
        state = self._game.new_initial_state()
        self._session.copy_state(state._at, self._game.facts.state_size)
        seed = ctypes.c_uint64(dice(rng).getrandbits(64))
        check(lib.oxhide_play_guess(self._game._rules, state._at, ctypes.byref(seed)))
        state._history = None
        return state

    def choose(self, player: str = "ai:4", playouts: int = 0, seed: int = 0) -> str:
        """What one of Oxhide's players would do here."""
        return self._session.choose(player, playouts, seed)


def answer(table: Table | None, decide: Callable, request: dict) -> tuple[Table | None, dict]:
    """The table after a request, and the answer to it."""
    if not isinstance(request, dict):
        raise OxhideError(f"a request is an object, not {shown(request)}")
    command = request.get("cmd")
    if command == "follow" and "record" in request:
        return Table(request["record"]), {}
    if table is None or command not in ("follow", "go"):
        raise OxhideError("this bot answers 'follow' and 'go' only, and 'follow' with a record first")
    if command == "follow":
        table.follow(request["lines"], request.get("ply", -1))
        return table, {}
    table.time_ms = request.get("time_ms")
    action = decide(table)
    if not isinstance(action, str):
        raise OxhideError(f"the bot must return an action as text, not {shown(action)}")
    return table, {"action": action}


def run(decide: Callable[[Table], str]) -> None:
    """Answers requests from standard input until it ends. Anything that decide()
    prints would be taken for an answer: write to sys.stderr instead."""
    table = None
    for line in sys.stdin:
        try:
            table, said = answer(table, decide, json.loads(line))
            said = {"ok": True} | said
        except (OxhideError, json.JSONDecodeError) as wrong:
            said = {"ok": False, "error": {"code": "bad-request", "message": str(wrong)}}
        print(json.dumps(said), flush=True)
