#!/usr/bin/env python3
"""Builds the games from components corrected at random, and plays them.

Every correction of one line in a .def file must leave games that keep all laws
of the property battery: what an owner of a box changes is safe. Each seed is
another set of components; the laws say which one they were broken with.
"""

import argparse
import concurrent.futures
import pathlib
import shutil
import subprocess
import sys
import tempfile

from vary import ROOT, vary

FOLDERS = ("src/games", "src/advice")
BATTERY = [
    p for p in (ROOT / "tests/property").glob("*.c") if p.stem not in ("planted", "longest")
]
FLAGS = [
    *("-std=c17", "-O1", "-Iinclude", "-Isrc", "-I.", "-Itests"),
    *("-fsanitize=undefined", "-fno-sanitize-recover=all"),
]


def run(command):
    if subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit(f"corrected: {command[0]} failed")


def compile_all(cc, folder, jobs):
    sources = [s for f in FOLDERS for s in sorted((ROOT / f).rglob("*.c"))]

    def one(source):
        out = folder / ("_".join(source.relative_to(ROOT).parts) + ".o")
        run([*cc, f"-I{folder}", *FLAGS, "-c", source, "-o", out])
        return out

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, sources))


def build(seed, folder, args):
    """The property battery over games of those components."""
    launcher = ["ccache"] if shutil.which("ccache") else []
    vary(seed, folder)
    objects = compile_all([*launcher, args.cc], folder, args.jobs)
    program = folder / "property"
    libraries = [*args.libraries, "-ljansson", "-lm", "-lpthread"]
    run([args.cc, *FLAGS, *BATTERY, *objects, *libraries, "-o", program])
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--libraries", nargs="+", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variants", type=int, default=2)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.variants):
        with tempfile.TemporaryDirectory() as temp:
            program = build(seed, pathlib.Path(temp), args)
            how = ["--games", str(args.games), "--jobs", str(args.jobs)]
            if subprocess.run([program, *how], cwd=ROOT).returncode:
                sys.exit(f"corrected: components {seed} break a law")


if __name__ == "__main__":
    main()
