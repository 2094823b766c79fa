"""Oxhide's board games for programs, in OpenSpiel's words.

    import oxhide
    state = oxhide.load_game("bronze").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.random_action())
    print(state.returns())

Nothing here needs numpy; what returns arrays returns numpy's if it is there,
and bytearrays or lists if not. oxhide.vector has many games at once, and
oxhide.aec an environment in PettingZoo's manner.
"""

import ctypes
import random as _random

from ._library import (
    CHANCE,
    ERROR,
    LEGAL,
    LINES,
    OVER,
    RECORD,
    SEATS,
    TEXT,
    Facts,
    Line,
    OxhideError,
    Part,
    check,
    lib,
)
from ._session import ALL, Session

__all__ = ["Game", "State", "OxhideError", "games", "load_game", "load_record"]
__version__ = "0.1.0"

CHANCE_PLAYER, TERMINAL_PLAYER = -1, -4


def games() -> list[str]:
    """The games there are, by id."""
    out = []
    while True:
        name = lib.oxhide_game_id(len(out))
        if not name:
            return [game for game in out if game != "null"]
        out.append(name.decode())


def load_game(name: str, seats: int = 2, **options: str) -> "Game":
    """A game: load_game("bronze", seats=3, edition="2017")."""
    return Game(name, seats, ",".join(f"{k.replace('_', '-')}={v}" for k, v in options.items()))


def load_record(text: str) -> "State":
    """The last moment of a whole record (a .play file, or what State.record()
    wrote). One that holds only what a seat saw is refused."""
    session = Session.load(text)
    about = session.about()
    options = ",".join(f"{k}={v}" for k, v in about["options"].items())
    state = Game(about["game"], about["seats"], options).new_initial_state()
    for words in session.words():
        state.apply_words(words)
    return state


class Game:
    """A game with its options and its number of seats."""

    def __init__(self, name: str, seats: int = 2, options: str = ""):
        error = ctypes.create_string_buffer(ERROR)
        self._rules = None
        self._rules = lib.oxhide_rules_open(name.encode(), seats, options.encode(), error)
        if not self._rules:
            raise OxhideError(error.value.decode())
        # A copy, for it may be kept longer than the game.
        self.facts = Facts.from_buffer_copy(lib.oxhide_rules_facts(self._rules).contents)
        self.name, self.options = name, options

    def __del__(self):
        if getattr(self, "_rules", None):
            lib.oxhide_rules_close(self._rules)

    def __repr__(self):
        return f"oxhide.Game({self.name!r}, {self.num_players()}, {self.options!r})"

    def __reduce__(self):
        return _game_again, (self.name, self.num_players(), self.options, self.facts.rules)

    def num_players(self) -> int:
        """Seats."""
        return self.facts.seats

    def num_distinct_actions(self) -> int:
        """Decisions are numbered from 0 to one less."""
        return self.facts.decisions

    def max_chance_outcomes(self) -> int:
        """Outcomes of chance are numbered apart from decisions, from 0."""
        return self.facts.chances

    def max_game_length(self) -> int:
        """No game has more decisions."""
        return self.facts.decisions_max

    def max_chance_nodes_in_history(self) -> int:
        """No game has more outcomes of chance."""
        return self.facts.chances_max

    def min_utility(self) -> float:
        """What a seat that loses gets, at worst."""
        return -1.0 / (self.num_players() - 1)

    def max_utility(self) -> float:
        """What a seat that wins alone gets."""
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        """One dimension: so many bytes."""
        return [self.facts.tensor_size]

    def observation_parts(self) -> dict[str, slice]:
        """What the parts of an observation are called, and where they are."""
        out, part = {}, Part()
        while lib.oxhide_tensor_part(self._rules, len(out), ctypes.byref(part)):
            out[part.name.decode()] = slice(part.at, part.at + part.size)
        return out

    def new_initial_state(self) -> "State":
        """The state before anything has happened."""
        return State(self)

    def deserialize_state(self, text: str) -> "State":
        """The state that State.serialize() wrote."""
        state = self.new_initial_state()
        for words in text.splitlines():
            state.apply_words(words)
        return state


def _game_again(name, seats, options, rules):
    game = Game(name, seats, options)
    if game.facts.rules != rules:
        raise OxhideError(
            f"this was kept with rules {rules} of {name}, and here are rules {game.facts.rules}"
        )
    return game


def _state_again(game, text):
    return game.deserialize_state(text)


class State:
    """A moment of a game. apply_action() changes it; clone() copies it."""

    def __init__(self, game: Game):
        self._game = game
        self._state = ctypes.create_string_buffer(game.facts.state_size + 16)
        self._at = (ctypes.addressof(self._state) + 15) // 16 * 16
        self._history: list[tuple[bool, int]] = []
        lib.oxhide_play_begin(game._rules, self._at)

    def __reduce__(self):
        return _state_again, (self._game, self.serialize())

    def __repr__(self):
        return f"<{self._game.name}, action {self.move_number()}>"

    def get_game(self) -> Game:
        """The game it is a state of."""
        return self._game

    def clone(self) -> "State":
        """A copy that goes its own way."""
        other = State(self._game)
        ctypes.memmove(other._at, self._at, self._game.facts.state_size)
        other._history = list(self._history)
        return other

    def move_number(self) -> int:
        """Actions so far, chance included."""
        return lib.oxhide_play_ply(self._at)

    def current_player(self) -> int:
        """A seat, CHANCE_PLAYER or TERMINAL_PLAYER."""
        actor = lib.oxhide_play_actor(self._at)
        return {CHANCE: CHANCE_PLAYER, OVER: TERMINAL_PLAYER}.get(actor, actor)

    def is_chance_node(self) -> bool:
        """Whether chance acts next."""
        return lib.oxhide_play_actor(self._at) == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return lib.oxhide_play_actor(self._at) == OVER

    def legal_actions(self) -> list[int]:
        """What whoever acts may do, ascending; outcomes where chance acts."""
        out = (ctypes.c_uint16 * LEGAL)()
        count = lib.oxhide_play_legal(self._game._rules, self._at, out)
        return out[:count]

    def legal_actions_mask(self) -> list[int]:
        """A 1 for every decision that is legal."""
        out = [0] * self._game.facts.decisions
        if not self.is_chance_node():
            for action in self.legal_actions():
                out[action] = 1
        return out

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their probabilities."""
        if not self.is_chance_node():
            raise OxhideError("chance has no say here")
        odds = (ctypes.c_double * LEGAL)()
        count = lib.oxhide_play_odds(self._game._rules, self._at, odds)
        return list(zip(self.legal_actions(), odds[:count]))

    def apply_action(self, action: int) -> None:
        """Whoever acts does that; an action that is not legal is refused."""
        chance = self.is_chance_node()
        if not 0 <= action <= 0xFFFF:
            raise OxhideError("there is no action of that number")
        check(lib.oxhide_play_apply(self._game._rules, self._at, action))
        self._history.append((chance, int(action)))

    def apply_words(self, words: str) -> None:
        """The same in words, as records have them: 'take 1 up right'."""
        self.apply_action(self.string_to_action(words))

    def child(self, action: int) -> "State":
        """A copy after that action."""
        other = self.clone()
        other.apply_action(action)
        return other

    def random_action(self, rng=_random) -> int:
        """One of the legal actions; of chance, as likely as it falls."""
        if not self.is_chance_node():
            return rng.choice(self.legal_actions())
        outcomes = self.chance_outcomes()
        return rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0]

    def returns(self) -> list[float]:
        """1 for who won alone; all seats add up to 0, during the game too."""
        out = (ctypes.c_double * SEATS)()
        lib.oxhide_play_returns(self._game._rules, self._at, out)
        return out[: self._game.num_players()]

    def points(self) -> list[int]:
        """Everybody's points so far."""
        rules = self._game._rules
        return [
            lib.oxhide_play_points(rules, self._at, p) for p in range(self._game.num_players())
        ]

    def action_to_string(self, action: int, chance: bool | None = None) -> str:
        """An action in words; of whoever acts, unless 'chance' says."""
        out = ctypes.create_string_buffer(TEXT)
        which = self.is_chance_node() if chance is None else chance
        if not 0 <= action <= 0xFFFF:
            raise OxhideError("there is no action of that number")
        check(lib.oxhide_play_words(self._game._rules, which, action, out))
        return out.value.decode()

    def string_to_action(self, words: str) -> int:
        """The number of an action that is due, from its words."""
        chance, number = ctypes.c_bool(), ctypes.c_uint()
        status = lib.oxhide_play_number(
            self._game._rules, words.encode(), ctypes.byref(chance), ctypes.byref(number)
        )
        check(status)
        if chance.value != self.is_chance_node():
            raise OxhideError(f"'{words}' is not what is due")
        return number.value

    def history(self) -> list[int]:
        """The numbers of all actions so far, chance included."""
        return [action for _, action in self._history]

    def _numbers(self):
        return (ctypes.c_uint16 * len(self._history))(*self.history())

    def _words(self):
        return [self.action_to_string(a, chance) for chance, a in self._history]

    def serialize(self) -> str:
        """All actions so far, in words, a line each."""
        return "\n".join(self._words())

    def information_state_string(self, player: int) -> str:
        """The record of the game as this seat saw it."""
        return self.record(player)

    def record(self, player: int | None = None) -> str:
        """The record of the game so far, to keep as a .play file; with a seat,
        only what that seat saw."""
        if player is not None:
            self._check_seat(player)
        out, numbers = ctypes.create_string_buffer(RECORD), self._numbers()
        seat = ALL if player is None else player
        check(
            lib.oxhide_play_record(
                self._game._rules, numbers, len(numbers), seat, out, RECORD
            )
        )
        return out.value.decode()

    def review(
        self,
        player: int | None = None,
        rounds: int = 1,
        fair: bool = False,
        error: int = 30,
        seed: int = 0,
        threads: int = 1,
    ) -> dict:
        """What the choices of the game so far gave up, and what luck did: the
        members of "review" in docs/protocol.md.

        It is a seat's review, or everybody's. Every round takes longer and
        knows more, until losses are known to 'error' in 1,000; it is then
        "done". A fair one uses nothing that the seat could not know. The same
        game, seed and rounds give the same review on any number of threads."""
        if player is not None:
            self._check_seat(player)
        if rounds < 1 or threads < 1 or not 0 <= error <= 1000 or not 0 <= seed < 1 << 64:
            raise OxhideError(
                "a review takes at least one round and one thread, an error of up to 1000 "
                "and a seed of 64 bits"
            )
        session = Session.load(self.record())
        return session.review(player, rounds, fair, error, seed, threads)

    def _check_seat(self, player):
        if not 0 <= player < self._game.num_players():
            raise OxhideError("there is no such seat")

    def observation_tensor(self, player: int | None = None, floats: bool = False):
        """What a seat knows, as bytes or floats (numpy's if numpy is there)."""
        seat = self.current_player() if player is None else player
        kind = ctypes.c_float if floats else ctypes.c_uint8
        size = self._game.facts.tensor_size
        out = bytearray(size * ctypes.sizeof(kind))
        into = (kind * size).from_buffer(out)
        write = lib.oxhide_play_tensor_float if floats else lib.oxhide_play_tensor
        check(write(self._game._rules, self._at, seat, into, size))
        return _array(out, "f" if floats else "B")

    def resample_from_infostate(self, player: int, rng=_random) -> "State":
        """A whole state that this seat cannot tell from the real one, with a
        history that leads there."""
        self._check_seat(player)
        history = self._history
        other = self.clone()
        numbers = self._numbers()
        seed = ctypes.c_uint64(rng.getrandbits(64))
        status = lib.oxhide_play_guess_history(
            self._game._rules, numbers, len(history), player, ctypes.byref(seed), numbers, other._at
        )
        check(status)
        other._history = [(chance, n) for (chance, _), n in zip(history, numbers)]
        return other

    def choose(self, player: str = "ai:4", playouts: int = 0, seed: int = 0) -> int:
        """What one of Oxhide's players would do here, from what it may know."""
        here = self.clone()  # this one may go on while it thinks
        out = ctypes.c_uint()
        status = lib.oxhide_play_choose(
            self._game._rules, here._at, player.encode(), playouts, seed, ctypes.byref(out)
        )
        check(status)
        return out.value

    def search(self, playouts: int = 1000, seed: int = 0) -> list[tuple[int, int, list[float]]]:
        """Actions with visits and everybody's value, the best first."""
        here = self.clone()
        lines, status = (Line * LINES)(), ctypes.c_int()
        count = lib.oxhide_play_search(
            self._game._rules, here._at, playouts, seed, lines, ctypes.byref(status)
        )
        check(status.value)
        seats = self._game.num_players()
        return [(l.action, l.visits, l.value[:seats]) for l in lines[:count]]


def _array(data, kind):
    try:
        import numpy
    except ImportError:
        return data if kind == "B" else memoryview(data).cast(kind)
    return numpy.frombuffer(data, dtype=numpy.float32 if kind == "f" else numpy.uint8)
