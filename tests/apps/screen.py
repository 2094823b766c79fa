"""Plays games on a real terminal of 24 lines of 80 columns: whenever a person
decides, what is asked, the table and the actions stand on the screen together.
Run as: python3 screen.py BINARY"""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios

ROWS, COLUMNS, DECISIONS = 24, 80, 400


class Terminal:
    def __init__(self, *command):
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        env = {**os.environ, "TERM": "vt100", "NO_COLOR": "1"}
        env.pop("COLUMNS", None)
        self.program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
        os.close(theirs)

    def until(self, prompt):
        """What is printed up to a prompt or the program's end."""
        said = b""
        while not said.endswith(prompt):
            if not select.select([self.end], [], [], 120)[0]:
                raise SystemExit(f"no prompt after {said[-500:]!r}")
            try:
                said += os.read(self.end, 65536)
            except OSError:  # the other end is closed
                break
        return said.decode().replace("\r", "")

    def type(self, line):
        os.write(self.end, line + b"\r")


def blocks(said):
    """What stands between blank lines, as lists of lines."""
    found = [[]]
    for line in said.split("\n"):
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [block for block in found if block]


def play(binary, game, seed):
    t = Terminal(binary, "play", game, "--seats", "human,random", "--seed", str(seed), "--no-autosave")
    for k in range(DECISIONS):
        said = t.until(b"A> ")
        if not said.endswith("A> "):
            break
        table, actions, _ = blocks(said)[-3:]
        lines = len(table) + 1 + len(actions) + 1 + 1
        wide = max(map(len, table + actions))
        if lines > ROWS or wide > COLUMNS:
            print(said)
            raise SystemExit(f"{game}, seed {seed}, decision {k}: {lines} lines of {wide} columns")
        if k == 3:  # a pasted page is refused, and the game goes on
            t.type(b"x" * 3000)
            if "too long" not in t.until(b"A> "):
                raise SystemExit("a line of 3000 letters is not refused")
        t.type(b"1")
    os.close(t.end)
    t.program.wait()
    print(f"{game}, seed {seed}: {k} decisions")


def page(binary):
    """What is longer than the screen is shown a screen at a time."""
    t = Terminal(binary, "play", "golden-ages", "--seats", "human,random", "--seed", "7", "--no-autosave")
    t.until(b"A> ")
    t.type(b"table")
    more = b"(Enter for more, q to stop) "
    said = t.until(more)
    lines = said[said.rindex("Era I:"):].split("\n")
    if len(lines) != ROWS:
        raise SystemExit(f"a page of {len(lines)} lines:\n{said}")
    for long in (b"", b"q", b"rules all", b"q", b"rules"):
        t.type(long)
        t.until(b"A> " if long == b"q" else more)
    t.type(b"q")
    t.until(b"A> ")
    t.type(b"quit")
    os.close(t.end)
    t.program.wait()


def words(binary):
    """Where only words have room, they are explained."""
    t = Terminal(binary, "play", "bronze", "--seats", "human,random", "--seed", "7", "--no-autosave")
    if "down: as Bronze Casting)" not in t.until(b"A> "):
        raise SystemExit("'down' is not explained")
    t.type(b"quit")
    os.close(t.end)
    t.program.wait()


page(sys.argv[1])
words(sys.argv[1])
listed = subprocess.run([sys.argv[1], "games"], capture_output=True, check=True, text=True).stdout
for game in re.findall(r"^([a-z-]+)  ", listed, re.M):
    for seed in range(1, 4):
        play(sys.argv[1], game, seed)
