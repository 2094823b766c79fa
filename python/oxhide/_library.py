"""The C library behind the package: where it is, and its functions."""

import ctypes
import operator
import os
import pathlib
import random
import reprlib

VERSION = "0.1.0"
SEATS = 4
CHANCE, OVER = -3, -4
TEXT, LEGAL, LINES, ERROR, RECORD = 64, 1024, 64, 400, 1 << 18
PLAYOUTS = 1_000_000_000  # the most that one decision may take


class OxhideError(ValueError):
    """Something is wrong; the message says what, in one sentence."""


def shown(value) -> str:
    """A value in a sentence: short, and in one line."""
    return " ".join(reprlib.repr(value).split())


def whole(what: str, value, least: int, most: int) -> int:
    """An integer that C can take as it is, numpy's included."""
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise OxhideError(
            f"{what} must be a whole number from {least} to {most}, not {shown(value)}"
        )
    return number


def truth(what: str, value) -> bool:
    """Anything that Python takes for true or false."""
    try:
        return bool(value)
    except Exception:
        raise OxhideError(f"{what} must be True or False, not {shown(value)}") from None


def dice(rng):
    """Where random numbers come from: a random.Random, or as in OpenSpiel a
    function that returns one from 0 to 1."""
    if callable(rng):
        return random.Random(rng())
    if not all(hasattr(rng, name) for name in ("choice", "choices", "getrandbits")):
        raise OxhideError(f"rng must be a random.Random or the like, not {shown(rng)}")
    return rng


def seed64(value) -> int:
    """A seed."""
    return whole("the seed", value, 0, (1 << 64) - 1)


def plain(what: str, value) -> bytes:
    """A text that C can take as it is."""
    if not isinstance(value, str):
        raise OxhideError(f"{what} must be text, not {shown(value)}")
    try:
        data = value.encode()
    except UnicodeEncodeError:
        data = b"\0"
    if b"\0" in data:
        raise OxhideError(f"{what} must be plain text")
    return data


class Facts(ctypes.Structure):
    _fields_ = [
        ("id", ctypes.c_char_p),
        ("title", ctypes.c_char_p),
        ("rules", ctypes.c_uint),
        ("seats", ctypes.c_int),
        ("secrets", ctypes.c_bool),
        ("state_size", ctypes.c_size_t),
        ("decisions", ctypes.c_int),
        ("chances", ctypes.c_int),
        ("plies_max", ctypes.c_int),
        ("decisions_max", ctypes.c_int),
        ("chances_max", ctypes.c_int),
        ("mask_words", ctypes.c_size_t),
        ("tensor_size", ctypes.c_size_t),
    ]


class Part(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p),
        ("at", ctypes.c_size_t),
        ("size", ctypes.c_size_t),
        ("text", ctypes.c_char_p),
        ("seats", ctypes.c_int),
    ]


class Line(ctypes.Structure):
    _fields_ = [
        ("action", ctypes.c_uint16),
        ("visits", ctypes.c_uint32),
        ("value", ctypes.c_double * SEATS),
    ]


class BatchOut(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in ("actor", "mask", "mask_bytes", "tensor", "tensor_float", "reward", "ended")
    ]


class Text(ctypes.Structure):
    _fields_ = [
        ("out", ctypes.c_void_p),
        ("used", ctypes.c_size_t),
        ("cap", ctypes.c_size_t),
        ("full", ctypes.c_bool),
    ]


class Json(ctypes.Structure):
    _fields_ = [("text", Text), ("comma", ctypes.c_bool), ("voice", ctypes.c_void_p)]


class Look(ctypes.Structure):
    _fields_ = [
        ("voice", ctypes.c_void_p),
        ("columns", ctypes.c_int),
        ("plain", ctypes.c_bool),
        ("whole", ctypes.c_bool),
    ]


class Ahead(ctypes.Structure):
    _fields_ = [
        ("game", ctypes.c_void_p),
        ("action", ctypes.c_void_p),
        ("tensor", ctypes.c_void_p),
    ]


class ReviewWish(ctypes.Structure):
    _fields_ = [
        ("eyes", ctypes.c_int),
        ("fair", ctypes.c_bool),
        ("seed", ctypes.c_uint64),
        ("error", ctypes.c_int),
    ]


ReviewPart = ctypes.c_int64 * 320


def _find():
    """The library that OXHIDE_LIBRARY names, or the one in the package (a wheel),
    or the one built in the source tree, or the system's."""
    package = pathlib.Path(__file__).resolve().parent
    built = package.parents[1] / "build" / "portable" / "liboxhide.so.0"
    here = [str(path) for path in (package / "liboxhide.so.0", built) if path.exists()]
    return os.environ.get("OXHIDE_LIBRARY") or (here or ["liboxhide.so.0"])[0]


def _load():
    """The library twice: short calls keep Python's lock, so that threads that
    share a state cannot meet inside it; long calls let other threads run."""
    try:
        short, long = ctypes.PyDLL(_find()), ctypes.CDLL(_find())
    except OSError as error:
        raise ImportError(
            f"the Oxhide library was not found ({error}); install it, or build it "
            "with 'make library', or set OXHIDE_LIBRARY to its path"
        ) from None
    theirs = "an older version"
    if hasattr(short, "oxhide_version"):
        short.oxhide_version.restype = ctypes.c_char_p
        theirs = short.oxhide_version().decode()
    if theirs != VERSION:
        raise ImportError(
            f"this package is Oxhide {VERSION}, but the library {_find()} is {theirs}: "
            "install both in the same version"
        )
    return short, long


lib, _long = _load()
_p, _i, _u64 = ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_uint64)
for _name, _result, _arguments in [
    ("oxhide_play_error", ctypes.c_char_p, [_i]),
    ("oxhide_rules_open", _p, [ctypes.c_char_p, _i, ctypes.c_char_p, ctypes.c_char_p]),
    ("oxhide_rules_close", None, [_p]),
    ("oxhide_rules_facts", ctypes.POINTER(Facts), [_p]),
    ("oxhide_play_begin", None, [_p, _p]),
    ("oxhide_play_actor", _i, [_p]),
    ("oxhide_play_ply", _i, [_p]),
    ("oxhide_play_legal", _i, [_p, _p, _p]),
    ("oxhide_play_mask", None, [_p, _p, _p]),
    ("oxhide_play_odds", _i, [_p, _p, _p]),
    ("oxhide_play_apply", _i, [_p, _p, ctypes.c_uint]),
    ("oxhide_play_draw", _i, [_p, _p, _u64]),
    ("oxhide_play_returns", None, [_p, _p, _p]),
    ("oxhide_play_points", _i, [_p, _p, _i]),
    ("oxhide_play_observe", _i, [_p, _p, _i]),
    ("oxhide_play_guess", _i, [_p, _p, _u64]),
    ("oxhide_play_tensor", _i, [_p, _p, _i, _p, ctypes.c_size_t]),
    ("oxhide_play_tensor_float", _i, [_p, _p, _i, _p, ctypes.c_size_t]),
    ("oxhide_play_guess_history", _i, [_p, _p, _i, _i, _u64, _p, _p]),
    ("oxhide_play_record", _i, [_p, _p, _i, _i, ctypes.c_char_p, ctypes.c_size_t]),
    ("oxhide_tensor_part", ctypes.c_bool, [_p, _i, ctypes.POINTER(Part)]),
    ("oxhide_play_words", _i, [_p, ctypes.c_bool, ctypes.c_uint, ctypes.c_char_p]),
    (
        "oxhide_play_number",
        _i,
        [_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_bool), ctypes.POINTER(ctypes.c_uint)],
    ),
    (
        "oxhide_play_choose",
        _i,
        [_p, _p, ctypes.c_char_p, ctypes.c_uint32, ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint)],
    ),
    (
        "oxhide_play_search",
        _i,
        [_p, _p, ctypes.c_uint32, ctypes.c_uint64, _p, ctypes.POINTER(_i)],
    ),
    ("oxhide_batch_new", _p, [_p, _i, ctypes.c_uint64, ctypes.c_char_p, _i, ctypes.c_char_p]),
    ("oxhide_batch_free", None, [_p]),
    ("oxhide_batch_look", None, [_p, ctypes.POINTER(BatchOut)]),
    ("oxhide_batch_step", _i, [_p, _p, ctypes.POINTER(BatchOut), ctypes.POINTER(_i)]),
    (
        "oxhide_batch_ahead",
        _i,
        [_p, ctypes.POINTER(Ahead), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)],
    ),
    ("oxhide_game_id", ctypes.c_char_p, [_i]),
    ("oxhide_session_size", ctypes.c_size_t, [ctypes.c_char_p]),
    (
        "oxhide_load",
        _i,
        [_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(_p), ctypes.POINTER(Json)],
    ),
    (
        "oxhide_follow",
        _i,
        [_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(_p), ctypes.POINTER(Json)],
    ),
    (
        "oxhide_follow_lines",
        _i,
        [_p, _i, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(Json)],
    ),
    ("oxhide_session_eyes", _i, [_p]),
    ("oxhide_session_copy_state", ctypes.c_bool, [_p, _p, ctypes.c_size_t]),
    ("oxhide_legal", _i, [_p, _i, ctypes.POINTER(Json)]),
    ("oxhide_score", _i, [_p, _i, ctypes.POINTER(Json)]),
    ("oxhide_preview", _i, [_p, _i, ctypes.c_char_p, ctypes.POINTER(Json)]),
    ("oxhide_think_size", ctypes.c_size_t, [_p, ctypes.c_char_p]),
    (
        "oxhide_think_start",
        _i,
        [_p, ctypes.c_char_p, ctypes.c_uint64, _p, ctypes.c_size_t, ctypes.POINTER(_p), ctypes.POINTER(Json)],
    ),
    ("oxhide_think_budget", ctypes.c_uint32, [_p]),
    ("oxhide_think", None, [_p, ctypes.c_uint32]),
    ("oxhide_think_choice", None, [_p, ctypes.c_char_p]),
    ("oxhide_state", _i, [_p, _i, ctypes.POINTER(Json)]),
    ("oxhide_lines", _i, [_p, _i, _i, _i, ctypes.POINTER(Text)]),
    ("oxhide_table", _i, [_p, _i, ctypes.POINTER(Look), ctypes.POINTER(Text)]),
    ("oxhide_voice_size", ctypes.c_size_t, []),
    ("oxhide_voice_new", _p, [_p, ctypes.c_size_t, ctypes.c_char_p]),
    ("oxhide_review_size", ctypes.c_size_t, [_p]),
    (
        "oxhide_review_start",
        _i,
        [_p, ctypes.POINTER(ReviewWish), _p, ctypes.c_size_t, ctypes.POINTER(_p), ctypes.POINTER(Json)],
    ),
    ("oxhide_review_units", _i, [_p]),
    ("oxhide_review_room", ctypes.c_size_t, [_p]),
    ("oxhide_review_work", None, [_p, _i, _p, ctypes.POINTER(ReviewPart)]),
    ("oxhide_review_take", ctypes.c_bool, [_p, ctypes.POINTER(ReviewPart)]),
    ("oxhide_review_report", None, [_p, ctypes.POINTER(Json)]),
]:
    _is_long = _name.startswith(("oxhide_batch_", "oxhide_review_"))
    _is_long = _is_long or _name.endswith(("_choose", "_search", "_think"))
    _function = getattr(_long if _is_long else lib, _name)
    _function.restype, _function.argtypes = _result, _arguments
    setattr(lib, _name, _function)


def check(status):
    """Raises an error unless the status says that all is well."""
    if status:
        raise OxhideError(lib.oxhide_play_error(status).decode())
