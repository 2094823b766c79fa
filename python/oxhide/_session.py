"""Games as sessions, which load records and are reviewed (oxhide.h)."""

import concurrent.futures
import ctypes
import json

from ._library import (
    PLAYOUTS,
    Json,
    Look,
    OxhideError,
    ReviewPart,
    ReviewWish,
    Text,
    check,
    lib,
    plain,
    seed64,
    shown,
    whole,
)

ALL, PUBLIC = -1, -2


def _memory(size):
    """Bytes aligned as by malloc, and where they are."""
    memory = ctypes.create_string_buffer(size + 16)
    return memory, (ctypes.addressof(memory) + 15) // 16 * 16


_voice_memory, _voice_at = _memory(lib.oxhide_voice_size())
_voice = lib.oxhide_voice_new(_voice_at, lib.oxhide_voice_size(), b"en")


class Session:
    """One session, in memory of its own."""

    def __init__(self, size):
        self._memory, self._at = _memory(size)
        self._size, self._session = size, ctypes.c_void_p()

    @classmethod
    def load(cls, text):
        """Reads a record of any game."""
        self, data = cls(lib.oxhide_session_size(None)), plain("a record", text)
        begun = ctypes.byref(self._session)
        self._ask(lib.oxhide_load, self._at, self._size, data, len(data), begun)
        return self

    @classmethod
    def follow(cls, record):
        """Reads a record of what one seat saw."""
        self, data = cls(lib.oxhide_session_size(None)), plain("a record", record)
        begun = ctypes.byref(self._session)
        self._ask(lib.oxhide_follow, self._at, self._size, data, len(data), begun)
        return self

    def follow_lines(self, lines, keep):
        """Continues with further lines of that record."""
        data, keep = plain("lines", lines), whole("ply", keep, -1, 1 << 20)
        self._ask(lib.oxhide_follow_lines, self._session, keep, data, len(data), room=1 << 20)

    def eyes(self) -> int:
        """The seat that is looking."""
        return lib.oxhide_session_eyes(self._session)

    def game_of(self, make):
        """The game, made of its name, its seats and its options."""
        about = self.about(self.eyes())
        options = ",".join(f"{k}={v}" for k, v in about["options"].items())
        return make(about["game"], about["seats"], options)

    def copy_state(self, at, size):
        """Writes what the seat that is looking knows, as a state."""
        lib.oxhide_session_copy_state(self._session, at, size)

    def legal(self) -> list[dict]:
        """What the seat that is looking may do."""
        return self._ask(lib.oxhide_legal, self._session, self.eyes(), room=1 << 20)["actions"]

    def scores(self) -> list[dict]:
        """Everybody's points, as far as that seat can see them."""
        return self._ask(lib.oxhide_score, self._session, self.eyes(), room=1 << 20)["scores"]

    def preview(self, words) -> dict:
        """What an action of that seat would lead to."""
        by, action = self.eyes(), plain("an action", words)
        return self._ask(lib.oxhide_preview, self._session, by, action, room=1 << 20)

    def choose(self, player, playouts, seed) -> str:
        """What a player would do, in words."""
        name, seed = plain("a player", player), seed64(seed)
        playouts = whole("playouts", playouts, 0, PLAYOUTS)
        size = lib.oxhide_think_size(self._session, name)
        if not size:
            raise OxhideError(f"there is no player {shown(player)}")
        memory, at = _memory(size)
        thought, words = ctypes.c_void_p(), ctypes.create_string_buffer(64)
        self._ask(
            lib.oxhide_think_start,
            self._session,
            name,
            seed,
            at,
            size,
            ctypes.byref(thought),
        )
        lib.oxhide_think(thought, playouts or lib.oxhide_think_budget(thought))
        lib.oxhide_think_choice(thought, words)
        del memory
        return words.value.decode()

    @staticmethod
    def _ask(function, *arguments, room=1 << 16):
        """What a function of the library answers, as a dict."""
        answer = ctypes.create_string_buffer(room)
        out = Json(Text(ctypes.addressof(answer), 0, room, False), False, _voice)
        failed = function(*arguments, ctypes.byref(out))
        if out.text.full:
            raise OxhideError("the answer is too long")
        said = json.loads("{" + answer.value.decode() + "}")
        if failed:
            raise OxhideError(said["error"]["message"])
        return said

    def about(self, eyes=ALL) -> dict:
        """The game, its options, who plays, and how it stands."""
        return self._ask(lib.oxhide_state, self._session, eyes, room=1 << 20)

    def table(self, eyes) -> str:
        """The table as a text, as a seat sees it, or everybody (PUBLIC), or whole (ALL)."""
        text = ctypes.create_string_buffer(1 << 16)
        into = Text(ctypes.addressof(text), 0, len(text), False)
        check(lib.oxhide_table(self._session, eyes, Look(_voice, 80, False, True), into))
        styles = bytes(range(0x10, 0x18))
        return text.value.translate(None, styles).decode()

    def words(self) -> list[str]:
        """All actions so far, in words."""
        text = ctypes.create_string_buffer(1 << 20)
        into = Text(ctypes.addressof(text), 0, len(text), False)
        if lib.oxhide_lines(self._session, ALL, 0, 1 << 30, ctypes.byref(into)):
            raise OxhideError("this record is too long")
        lines = text.value.decode().splitlines()
        return [line.split(";")[0].split(" ", 1)[1].strip() for line in lines]

    def review(self, seat, rounds, fair, error, seed, threads) -> dict:
        """A review after that many rounds."""
        wish = ReviewWish(ALL if seat is None else seat, fair, seed, error)
        size, review = lib.oxhide_review_size(self._session), ctypes.c_void_p()
        memory, at = _memory(size)
        begun = ctypes.byref(review)
        self._ask(lib.oxhide_review_start, self._session, ctypes.byref(wish), at, size, begun)
        rooms = [_memory(lib.oxhide_review_room(review)) for _ in range(threads)]

        def work(thread, units):
            parts = []
            for unit in range(thread, units, threads):
                parts.append(ReviewPart())
                lib.oxhide_review_work(review, unit, rooms[thread][1], parts[-1])
            return parts

        with concurrent.futures.ThreadPoolExecutor(threads) as pool:
            for _ in range(rounds):
                units = lib.oxhide_review_units(review)
                tasks = [pool.submit(work, thread, units) for thread in range(threads)]
                for part in [part for task in tasks for part in task.result()]:
                    lib.oxhide_review_take(review, part)
        told = self._ask(lib.oxhide_review_report, review, room=1 << 22)
        del memory
        return told["review"]
