"""Many games at once, much like Gymnasium's vector environments, but without
needing Gymnasium; docs/programs.md says what differs.

    env = oxhide.vector.VectorEnv("bronze-age", 1024, opponents=",random")
    look = env.reset()
    look, reward, ended = env.step(actions)

Every game waits for a decision of one of your seats: chance and opponents act
automatically, and a game that is over is replaced by a new one.
"""

import ctypes
import operator
import threading

from . import Game, OxhideError
from ._library import ERROR, SEATS, Ahead, BatchOut, lib, plain, seed64, truth, whole


class Buffer:
    """Numbers that C writes: a numpy array if numpy is installed, else ctypes'."""

    def __init__(self, kind, rows, columns, dtype):
        try:
            self.memory = (kind * (rows * columns))()
        except MemoryError:
            raise OxhideError(f"there is not enough memory for {rows} games") from None
        self.pointer, self.columns = ctypes.addressof(self.memory), columns
        try:
            import numpy
        except ImportError:
            self.array = self.memory
        else:
            self.array = numpy.ctypeslib.as_array(self.memory)
            if columns > 1:
                self.array = self.array.reshape(rows, columns)
            assert self.array.dtype == dtype

    def rows(self, count):
        """The first rows: of a numpy array, or of numbers one after another."""
        flat = self.array is self.memory
        return self.array[: count * self.columns] if flat else self.array[:count]


class VectorEnv:
    """num_envs games at once. 'opponents' names a player for each seat that is
    not yours: ",random" plays the second seat. Observations are bytes, or
    floats if you ask for them. The same seed and actions give the same games on
    any number of threads."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        seats: int = 2,
        options: str = "",
        opponents: str = "",
        seed: int = 0,
        threads: int = 1,
        floats: bool = False,
    ):
        self.game = game if isinstance(game, Game) else Game(game, seats, options)
        self.num_envs = num_envs = whole("num_envs", num_envs, 1, 1 << 20)
        self._threads = whole("threads", threads, 1, 64)
        self._opponents = plain("opponents", opponents)
        facts = self.game.facts
        floats = truth("floats", floats)
        self._tensor = "tensor_float" if floats else "tensor"
        self._batch, self._busy = None, threading.Lock()
        self._buffers = {
            "actor": Buffer(ctypes.c_int8, num_envs, 1, "int8"),
            "mask_bytes": Buffer(ctypes.c_uint8, num_envs, facts.decisions, "uint8"),
            self._tensor: Buffer(
                ctypes.c_float if floats else ctypes.c_uint8,
                num_envs,
                facts.tensor_size,
                "float32" if floats else "uint8",
            ),
            "reward": Buffer(ctypes.c_float, num_envs, SEATS, "float32"),
            "ended": Buffer(ctypes.c_uint8, num_envs, 1, "uint8"),
        }
        self._ahead, self._room = {}, 0
        self._out = BatchOut(**{name: b.pointer for name, b in self._buffers.items()})
        self._seed = seed
        self._begin(seed)

    def _begin(self, seed):
        error = ctypes.create_string_buffer(ERROR)
        batch = lib.oxhide_batch_new(
            self.game._rules, self.num_envs, seed64(seed), self._opponents, self._threads, error
        )
        if not batch:
            raise OxhideError(error.value.decode())
        self._free()
        self._batch = batch

    def _free(self):
        batch, self._batch = self._batch, None
        if batch:
            lib.oxhide_batch_free(batch)

    def close(self) -> None:
        """Frees the games and ends their threads."""
        self._enter()
        try:
            self._free()
        finally:
            self._busy.release()

    def __del__(self):
        if getattr(self, "_batch", None):
            self._free()

    def _look(self):
        b = self._buffers
        return {
            "observation": b[self._tensor].array,
            "action_mask": b["mask_bytes"].array,
            "player": b["actor"].array,
        }

    def _enter(self):
        if not self._busy.acquire(blocking=False):
            raise OxhideError("another thread is using these games")

    def reset(self, seed: int | None = None) -> dict:
        """Starts all games anew and returns "observation", "action_mask" and
        "player". Every step() writes to the same arrays: copy what you keep."""
        self._enter()
        try:
            self._begin(self._seed if seed is None else seed)
            lib.oxhide_batch_look(self._batch, ctypes.byref(self._out))
        finally:
            self._busy.release()
        return self._look()

    def ahead(self) -> dict:
        """Where each legal decision of each game would lead: the "game", the
        "action" and the "observation" of the seat that acts, before anything is
        drawn or anybody else acts. They are in the order of the games. Copy what
        you keep."""
        self._enter()
        try:
            if self._batch is None:
                raise OxhideError("this environment is closed")
            count = ctypes.c_size_t()
            while self._look_ahead(count):
                self._room = count.value * 5 // 4
                self._ahead = {
                    "game": Buffer(ctypes.c_int32, self._room, 1, "int32"),
                    "action": Buffer(ctypes.c_uint16, self._room, 1, "uint16"),
                    "tensor": Buffer(ctypes.c_uint8, self._room, self.game.facts.tensor_size, "uint8"),
                }
        finally:
            self._busy.release()
        return {
            {"tensor": "observation"}.get(name, name): buffer.rows(count.value)
            for name, buffer in self._ahead.items()
        }

    def _look_ahead(self, count):
        """Whether there was too little room for that."""
        out = Ahead(**{name: b.pointer for name, b in self._ahead.items()})
        return lib.oxhide_batch_ahead(self._batch, out, self._room, count)

    def _chosen(self, actions):
        """The actions as C wants them."""
        if hasattr(actions, "astype") and actions.ndim == 1 and actions.dtype.kind in "iu":
            count, low, high = len(actions), actions.min(initial=0), actions.max(initial=0)
        else:
            try:
                actions = [operator.index(action) for action in actions]
            except TypeError:
                raise OxhideError("actions must be whole numbers, one for each game") from None
            count, low, high = len(actions), min(actions, default=0), max(actions, default=0)
        if count != self.num_envs:
            raise OxhideError(f"there are {self.num_envs} games, but {count} actions")
        if low < 0 or high > 0xFFFF:
            raise OxhideError("there is no action of that number")
        kind = ctypes.c_uint16 * count
        if hasattr(actions, "astype"):
            return kind.from_buffer(actions.astype("uint16"))
        return kind(*actions)

    def step(self, actions) -> tuple:
        """Plays one decision in every game. Returns what is seen next, as reset()
        does, the rewards of each seat in games that ended, and which ended."""
        chosen, wrong, out = self._chosen(actions), ctypes.c_int(), ctypes.byref(self._out)
        self._enter()
        try:
            if self._batch is None:
                raise OxhideError("this environment is closed")
            status = lib.oxhide_batch_step(self._batch, chosen, out, ctypes.byref(wrong))
        finally:
            self._busy.release()
        if status:
            sentence = lib.oxhide_play_error(status).decode()
            raise OxhideError(f"game {wrong.value}: {sentence}")
        return self._look(), self._buffers["reward"].array, self._buffers["ended"].array
