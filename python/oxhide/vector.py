"""Many games at once, in Gymnasium's manner; Gymnasium itself is not needed.

    env = oxhide.vector.VectorEnv("bronze-age", 1024, opponents=",random")
    look = env.reset()
    look, reward, ended = env.step(actions)

Every game waits for a decision of a seat that is yours: chance falls by itself,
opponents decide by themselves, and a game that is over begins anew.
"""

import ctypes
import threading

from . import Game, OxhideError
from ._library import ERROR, SEATS, BatchOut, lib


class Buffer:
    """Numbers that C writes: numpy's array if numpy is there, else ctypes'."""

    def __init__(self, kind, rows, columns, dtype):
        self.memory = (kind * (rows * columns))()
        self.pointer = ctypes.addressof(self.memory)
        try:
            import numpy
        except ImportError:
            self.array = self.memory
        else:
            self.array = numpy.ctypeslib.as_array(self.memory)
            if columns > 1:
                self.array = self.array.reshape(rows, columns)
            assert self.array.dtype == dtype


class VectorEnv:
    """num_envs games; opponents like ",random" sit in the second seat;
    observations are bytes, or floats."""

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
        self.num_envs, self._opponents, self._threads = num_envs, opponents, threads
        facts = self.game.facts
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
        self._out = BatchOut(**{name: b.pointer for name, b in self._buffers.items()})
        self._seed = seed
        self._begin(seed)

    def _begin(self, seed):
        error = ctypes.create_string_buffer(ERROR)
        batch = lib.oxhide_batch_new(
            self.game._rules, self.num_envs, seed, self._opponents.encode(), self._threads, error
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
        """Gives the games and their threads back."""
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
        """All games anew; the arrays are written again by every step."""
        self._enter()
        try:
            self._begin(self._seed if seed is None else seed)
            lib.oxhide_batch_look(self._batch, ctypes.byref(self._out))
        finally:
            self._busy.release()
        return self._look()

    def _chosen(self, actions):
        """The actions as C wants them."""
        if len(actions) != self.num_envs:
            raise OxhideError(f"there are {self.num_envs} games, not {len(actions)}")
        low = actions.min() if hasattr(actions, "min") else min(actions)
        high = actions.max() if hasattr(actions, "max") else max(actions)
        if low < 0 or high > 0xFFFF:
            raise OxhideError("there is no action of that number")
        if hasattr(actions, "astype"):
            actions = actions.astype("uint16").tolist()
        return (ctypes.c_uint16 * self.num_envs)(*map(int, actions))

    def step(self, actions) -> tuple:
        """One decision in every game: what is seen next, rewards by seat of the
        games that ended, and which did."""
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
