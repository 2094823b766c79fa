"""Oxhide's board games for programs, in OpenSpiel's words.

    import oxhide
    state = oxhide.load_game("bronze").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.random_action())
    print(state.returns())

numpy is optional: arrays are numpy arrays if it is installed, and bytearrays or
lists if not. oxhide.vector plays many games at once, oxhide.aec is an
environment like PettingZoo's, and oxhide.bot makes a function a player.
"""

import ctypes
import operator
import random as _random

from ._library import (
    CHANCE,
    ERROR,
    LEGAL,
    LINES,
    OVER,
    PLAYOUTS,
    RECORD,
    SEATS,
    TEXT,
    VERSION as __version__,
    Facts,
    Line,
    OxhideError,
    Part,
    check,
    dice,
    lib,
    plain,
    seed64,
    shown,
    truth,
    whole,
)
from ._session import ALL, PUBLIC, Session

__all__ = ["Game", "State", "OxhideError", "games", "load_game", "load_record"]

CHANCE_PLAYER, TERMINAL_PLAYER = -1, -4


def games() -> list[str]:
    """The ids of all games."""
    out = []
    while True:
        name = lib.oxhide_game_id(len(out))
        if not name:
            return [game for game in out if game != "null"]
        out.append(name.decode())


def load_game(name: str, seats: int = 2, **options: str) -> "Game":
    """Opens a game, for example load_game("bronze", seats=3, edition="2017")."""
    return Game(name, seats, ",".join(f"{k.replace('_', '-')}={v}" for k, v in options.items()))


def load_record(text: str) -> "State":
    """The state at the end of a record: the text of a .play file, or of
    State.record(). A record of what one seat saw is refused."""
    session = Session.load(text)
    state = session.game_of(Game).new_initial_state()
    for words in session.words():
        state.apply_words(words)
    return state


class Game:
    """A game with a number of seats and options ("edition=2017")."""

    def __init__(self, name: str, seats: int = 2, options: str = ""):
        error = ctypes.create_string_buffer(ERROR)
        self._rules = None
        seats = whole("seats", seats, 2, SEATS)
        names = plain("a game", name), seats, plain("options", options)
        self._rules = lib.oxhide_rules_open(*names, error)
        if not self._rules:
            raise OxhideError(error.value.decode())
        # A copy, because it may outlive the game.
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
        """How many seats there are."""
        return self.facts.seats

    def num_distinct_actions(self) -> int:
        """How many decisions there are; they are numbered from 0."""
        return self.facts.decisions

    def max_chance_outcomes(self) -> int:
        """How many outcomes of chance there are; they have numbers of their own, from 0."""
        return self.facts.chances

    def max_game_length(self) -> int:
        """No game has more decisions than this."""
        return self.facts.decisions_max

    def max_chance_nodes_in_history(self) -> int:
        """No game has more outcomes of chance than this."""
        return self.facts.chances_max

    def min_utility(self) -> float:
        """The least that a seat can get: it loses, and somebody else wins alone."""
        return -1.0 / (self.num_players() - 1)

    def max_utility(self) -> float:
        """The most that a seat can get: it wins alone."""
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        """The size of an observation, in one dimension."""
        return [self.facts.tensor_size]

    def _parts(self):
        part, index = Part(), 0
        while lib.oxhide_tensor_part(self._rules, index, ctypes.byref(part)):
            yield part
            index += 1

    def observation_parts(self) -> dict[str, slice]:
        """The names of the parts of an observation, and where each part is."""
        return {part.name.decode(): slice(part.at, part.at + part.size) for part in self._parts()}

    def observation_meanings(self) -> dict[str, str]:
        """What each part of an observation says (docs/observations.md)."""
        return {part.name.decode(): part.text.decode() for part in self._parts()}

    def new_initial_state(self) -> "State":
        """The state at the very beginning; chance acts first."""
        return State(self)

    def deserialize_state(self, text: str) -> "State":
        """The state that State.serialize() described."""
        state = self.new_initial_state()
        for words in plain("a state", text).decode().splitlines():
            state.apply_words(words)
        return state


def _game_again(name, seats, options, rules):
    game = Game(name, seats, options)
    if game.facts.rules != rules:
        raise OxhideError(
            f"this was saved under rules {rules} of {name}; this program plays rules {game.facts.rules}"
        )
    return game


def _state_again(game, text):
    return game.deserialize_state(text)


class State:
    """One position of a game. apply_action() changes it; clone() copies it."""

    def __init__(self, game: Game):
        if not isinstance(game, Game):
            raise OxhideError("a state is made by Game.new_initial_state()")
        self._game = game
        self._state = ctypes.create_string_buffer(game.facts.state_size + 16)
        self._at = (ctypes.addressof(self._state) + 15) // 16 * 16
        self._history: list[tuple[bool, int]] | None = []  # None: not known
        lib.oxhide_play_begin(game._rules, self._at)

    def __reduce__(self):
        return _state_again, (self._game, self.serialize())

    def __repr__(self):
        return f"<{self._game.name}, action {self.move_number()}>"

    def get_game(self) -> Game:
        """The game that this is a state of."""
        return self._game

    def clone(self) -> "State":
        """An independent copy."""
        other = State(self._game)
        ctypes.memmove(other._at, self._at, self._game.facts.state_size)
        other._history = None if self._history is None else list(self._history)
        return other

    def move_number(self) -> int:
        """How many actions there have been so far, chance included."""
        return lib.oxhide_play_ply(self._at)

    def current_player(self) -> int:
        """Who acts next: a seat, CHANCE_PLAYER or TERMINAL_PLAYER."""
        actor = lib.oxhide_play_actor(self._at)
        return {CHANCE: CHANCE_PLAYER, OVER: TERMINAL_PLAYER}.get(actor, actor)

    def num_players(self) -> int:
        """How many seats there are."""
        return self._game.num_players()

    def is_player_node(self) -> bool:
        """Whether a seat acts next."""
        return lib.oxhide_play_actor(self._at) >= 0

    def is_simultaneous_node(self) -> bool:
        """No: one seat acts at a time."""
        return False

    def is_chance_node(self) -> bool:
        """Whether chance acts next."""
        return lib.oxhide_play_actor(self._at) == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return lib.oxhide_play_actor(self._at) == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order: decisions, or outcomes if chance
        acts. If a player is named, none unless it acts."""
        if player is not None and self._check_player(player) != self.current_player():
            return []
        out = (ctypes.c_uint16 * LEGAL)()
        count = lib.oxhide_play_legal(self._game._rules, self._at, out)
        return out[:count]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A list with a 1 for every legal decision and a 0 for every other; if a
        player is named, only 0 unless it acts."""
        out = [0] * self._game.facts.decisions
        if not self.is_chance_node():
            for action in self.legal_actions(player):
                out[action] = 1
        return out

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of chance with their probabilities."""
        if not self.is_chance_node():
            raise OxhideError("chance does not act here")
        odds = (ctypes.c_double * LEGAL)()
        count = lib.oxhide_play_odds(self._game._rules, self._at, odds)
        return list(zip(self.legal_actions(), odds[:count]))

    def apply_action(self, action: int) -> None:
        """Plays an action for whoever acts; an illegal one is refused."""
        chance, action = self.is_chance_node(), _number(action)
        check(lib.oxhide_play_apply(self._game._rules, self._at, action))
        if self._history is not None:
            self._history.append((chance, action))

    def apply_words(self, words: str) -> None:
        """Plays an action given in words, as in a record: 'take 1 up right'."""
        self.apply_action(self.string_to_action(words))

    def child(self, action: int) -> "State":
        """A copy of this state after that action."""
        other = self.clone()
        other.apply_action(action)
        return other

    def random_action(self, rng=_random) -> int:
        """A random legal action; outcomes of chance by their probabilities."""
        rng = dice(rng)
        if self.is_terminal():
            raise OxhideError("the game is over")
        if not self.is_chance_node():
            return rng.choice(self.legal_actions())
        outcomes = self.chance_outcomes()
        return rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0]

    def returns(self) -> list[float]:
        """What each seat gets: 1 for winning alone. They add up to 0, and are all
        0 until the game is over."""
        out = (ctypes.c_double * SEATS)()
        lib.oxhide_play_returns(self._game._rules, self._at, out)
        return out[: self._game.num_players()]

    def rewards(self) -> list[float]:
        """What each seat got by the last action: all comes at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What a seat gets."""
        return self.returns()[self._check_seat(player)]

    def player_reward(self, player: int) -> float:
        """What a seat got by the last action."""
        return self.player_return(player)

    def points(self) -> list[int]:
        """The points of each seat so far."""
        rules = self._game._rules
        return [
            lib.oxhide_play_points(rules, self._at, p) for p in range(self._game.num_players())
        ]

    def action_to_string(self, action: int, chance: bool | None = None) -> str:
        """An action in words. It is an outcome if chance acts now, otherwise a
        decision, unless 'chance' says which. Also, as in OpenSpiel, a player and
        its action."""
        if hasattr(chance, "__index__") and not isinstance(chance, bool):
            action, chance = chance, self._check_player(action) == CHANCE_PLAYER
        out = ctypes.create_string_buffer(TEXT)
        which = self.is_chance_node() if chance is None else truth("chance", chance)
        check(lib.oxhide_play_words(self._game._rules, which, _number(action), out))
        return out.value.decode()

    def string_to_action(self, words: str) -> int:
        """The number of an action given in words; refused if it is a decision and
        chance acts, or the other way round."""
        chance, number = ctypes.c_bool(), ctypes.c_uint()
        status = lib.oxhide_play_number(
            self._game._rules,
            plain("an action", words),
            ctypes.byref(chance),
            ctypes.byref(number),
        )
        check(status)
        if self.is_terminal():
            raise OxhideError("the game is over")
        if chance.value != self.is_chance_node():
            if chance.value:
                raise OxhideError(f"'{words}' is an outcome of chance, but a seat acts here")
            raise OxhideError(f"'{words}' is a decision, but chance acts here")
        return number.value

    def history(self) -> list[int]:
        """The numbers of all actions so far, chance included."""
        return [action for _, action in self._past()]

    def _past(self):
        if self._history is None:
            raise OxhideError("this state was guessed from what a seat knows and has no history")
        return self._history

    def _numbers(self):
        return (ctypes.c_uint16 * len(self._past()))(*self.history())

    def _words(self):
        return [self.action_to_string(a, chance) for chance, a in self._past()]

    def serialize(self) -> str:
        """All actions so far in words, one per line."""
        return "\n".join(self._words())

    def information_state_string(self, player: int | None = None) -> str:
        """The record of the game so far, as a seat saw it, by default the one that
        acts."""
        return self.record(self._looking(player))

    def observation_string(self, player: int | None = None) -> str:
        """The table as a seat sees it, by default the one that acts."""
        return self._drawing(self._looking(player))

    def to_string(self) -> str:
        """The whole table, as text."""
        return self._drawing(ALL)

    def _drawing(self, eyes):
        return Session.load(self.record()).table(eyes)

    def record(self, player: int | None = None) -> str:
        """The record of the game so far, which can be saved as a .play file; if a
        seat is given, only what that seat saw."""
        seat = ALL if player is None else self._check_seat(player)
        out, numbers = ctypes.create_string_buffer(RECORD), self._numbers()
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
        """What the choices so far gave up, and what luck did; docs/protocol.md
        explains the members, under "Reviews".

        Reviews one seat, or all of them. More rounds take longer and measure
        more exactly; the review is "done" when losses are known to within
        'error' in 1,000. A fair review uses only what the seat could know. The
        same game, seed and rounds give the same review on any number of
        threads."""
        seat = None if player is None else self._check_seat(player)
        rounds, threads = whole("rounds", rounds, 1, 1 << 20), whole("threads", threads, 1, 64)
        error = whole("the error", error, 0, 1000)
        session = Session.load(self.record())
        return session.review(seat, rounds, truth("fair", fair), error, seed64(seed), threads)

    def _check_seat(self, player):
        return whole("a seat", player, 0, self._game.num_players() - 1)

    def _check_player(self, player):
        return whole("a player", player, TERMINAL_PLAYER, self._game.num_players() - 1)

    def _looking(self, player):
        """The seat that looks: the one that acts if none is named."""
        if player is None and not self.is_player_node():
            raise OxhideError("no seat acts here: say which seat is looking")
        return self._check_seat(self.current_player() if player is None else player)

    def observation_tensor(self, player: int | None = None, floats: bool = False):
        """What a seat knows, by default the one that acts, as bytes or floats (a
        numpy array if numpy is installed)."""
        seat = self._looking(player)
        floats = truth("floats", floats)
        kind = ctypes.c_float if floats else ctypes.c_uint8
        size = self._game.facts.tensor_size
        out = bytearray(size * ctypes.sizeof(kind))
        into = (kind * size).from_buffer(out)
        write = lib.oxhide_play_tensor_float if floats else lib.oxhide_play_tensor
        check(write(self._game._rules, self._at, seat, into, size))
        return _array(out, "f" if floats else "B")

    def resample_from_infostate(self, player: int, rng=_random) -> "State":
        """A random complete state, with its history, that this seat cannot tell
        from the real one."""
        player = self._check_seat(player)
        history = self._past()
        other = self.clone()
        numbers = self._numbers()
        seed = ctypes.c_uint64(dice(rng).getrandbits(64))
        status = lib.oxhide_play_guess_history(
            self._game._rules, numbers, len(history), player, ctypes.byref(seed), numbers, other._at
        )
        check(status)
        other._history = [(chance, n) for (chance, _), n in zip(history, numbers)]
        return other

    def choose(self, player: str = "ai:4", playouts: int = 0, seed: int = 0) -> int:
        """What one of Oxhide's players ("random", "greedy", "ai:1" to "ai:8")
        would do here, from what its seat knows. Without 'playouts', the player
        thinks as long as it usually does."""
        playouts = whole("playouts", playouts, 0, PLAYOUTS)
        name, seed = plain("a player", player), seed64(seed)
        here = self.clone()  # another thread may change this one meanwhile
        out = ctypes.c_uint()
        status = lib.oxhide_play_choose(
            self._game._rules, here._at, name, playouts, seed, ctypes.byref(out)
        )
        check(status)
        return out.value

    def search(self, playouts: int = 1000, seed: int = 0) -> list[tuple[int, int, list[float]]]:
        """Searches with that many playouts; returns actions, the best first, each
        with its visits and what every seat can expect, on the scale of returns()."""
        playouts, seed = whole("playouts", playouts, 1, PLAYOUTS), seed64(seed)
        here = self.clone()
        lines, status = (Line * LINES)(), ctypes.c_int()
        count = lib.oxhide_play_search(
            self._game._rules, here._at, playouts, seed, lines, ctypes.byref(status)
        )
        check(status.value)
        seats = self._game.num_players()
        return [(l.action, l.visits, l.value[:seats]) for l in lines[:count]]


def _number(action):
    """An action's number in C's range; the library knows the rest."""
    try:
        number = operator.index(action)
    except TypeError:
        raise OxhideError(f"an action must be a whole number, not {shown(action)}") from None
    if not 0 <= number <= 0xFFFF:
        raise OxhideError("there is no action of that number")
    return number


def _array(data, kind):
    try:
        import numpy
    except ImportError:
        return memoryview(data).cast(kind) if kind == "f" else data
    return numpy.frombuffer(data, dtype={"f": "float32", "b": "int8", "B": "uint8"}[kind])
