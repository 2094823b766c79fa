#!/usr/bin/env python3
"""Plants errors in the second set of rules: each must end in a dispute, or the
referee looks away where it should not."""

import argparse
import importlib
import sys

import referee
from engine import Engine


def method(name, new):
    """Replaces a method of the game; the new one is given the old one first."""

    def plant(game, tables):
        old = getattr(game, name)
        setattr(game, name, lambda self, *args: new(old, self, *args))

    return plant


def entry(table, key, new):
    """Changes one entry of a table of components."""

    def plant(game, tables):
        getattr(tables, table)[key] = new

    return plant


def points_only(old, self, seat, tally):
    return old(self, seat, tally)[:1]


def never_cut(old, self, seat, terrain):
    holders = (s for (_, t, _), s in self.owner.items() if t == terrain)
    return sum(s == seat for s in holders)


# Module of the rules, module of the tables, what is planted.
PLANTS = [
    (
        "bronze",
        "bronze_tables",
        {
            "a route of 5 is worth 5": entry("ROUTES", 5, 5),
            "Pottery settles on mountains": entry(
                "TECHNOLOGIES", "pottery", ({"mountains"}, "FU")
            ),
            "Ur is a city for four": entry("CITIES", "ur", (4, "column")),
            "a card less of each with two seats": entry("COPIES", 2, 5),
            "piles are never discarded": method("drop_piles", lambda *_: None),
            "a tile closes only when full": method(
                "closed",
                lambda old, self, place: place in self.land
                and self.free(place) == 0,
            ),
            "settlers may go back": method("furthest", lambda *_: 1),
            "lines are not cut": method("line", never_cut),
            "nothing breaks a tie": method("standing", points_only),
        },
    ),
    (
        "bronze_age",
        "bronze_age_tables",
        {
            "two Civilizations are one": entry(
                "CIVILIZATIONS", "crete", ("artistry", "warfare")
            ),
            "fronts are drawn evenly after The Collapse": method(
                "fronts",
                lambda old, self, kind: {
                    f"front {c}": 1 for c in self.unlocated(kind)
                },
            ),
            "the first hand is a secret": method(
                "hidden", lambda old, self, viewer: self.hands[0]
            ),
            "everybody hears which card is drawn": method(
                "heard", lambda old, self, words, viewer: words
            ),
            "four cards are kept": method(
                "idle_shed", lambda old, self, seat: len(self.hands[seat]) <= 4
            ),
            "after a mismatch one must draw or play": method(
                "ask_mismatch",
                lambda old, self, deck: [
                    (seat, {w: None for w in words if w != "stop"})
                    for seat, words in old(self, deck)
                ],
            ),
            "A has every Triumph": method("triumph", lambda *_: 0),
            "nothing breaks a tie": method("standing", points_only),
        },
    ),
    (
        "golden_ages",
        "golden_tables",
        {
            "the second attack costs 6": entry("INVASION", 1, 6),
            "Rome brings 3 gold": entry(
                "CIVILIZATIONS", "rome", (1, 6, "gold", 3)
            ),
            "Rail frees no cube": entry("CUBES_ON", "rail", 0),
            "Rail goes as far as Carriage": method(
                "steps", lambda old, self, seat: min(2, old(self, seat))
            ),
            "L1 is all land": entry(
                "TILES", "l1", "wheat #### wheat #### rock ####"
            ),
            "islands are empty": method(
                "symbols",
                lambda old, self, space: old(self, space)
                if space in self.land
                else [],
            ),
            "Arabia builds with colonists only": method(
                "builds_free", lambda old, self, seat: self.civ[seat] == "rome"
            ),
            "Notre Dame sends in any order": method(
                "sendable", lambda old, self, seat, least: old(self, seat, (0, 0))
            ),
            "everybody sees glory": method("knows", lambda *_: True),
            "nothing breaks a tie": method("standing", points_only),
        },
    ),
]


def found(engine, names, plant, games):
    """In which game the planted rules are disputed; None if never."""
    for name in list(sys.modules):
        if name.startswith(("bronze", "golden")):
            del sys.modules[name]  # with what was planted before
    rules, tables = (importlib.import_module(name) for name in names)
    plant(rules.Game, tables)
    for seed in range(1, games + 1):
        try:
            for seats in rules.Game.SEATS:
                referee.one(engine, rules.Game, seats, {}, seed)
        except referee.Dispute as dispute:
            if not isinstance(dispute.__cause__, referee.Dispute):
                raise
            return seed
    return None


def main():
    parser = argparse.ArgumentParser(
        description="plants errors for the referee to find"
    )
    parser.add_argument("--engine", default="build/oxhide")
    parser.add_argument(
        "--games", type=int, default=40, help="most games for an error"
    )
    args = parser.parse_args()
    engine = Engine(args.engine)
    missed = 0
    for rules, tables, plants in PLANTS:
        for what, plant in plants.items():
            game = found(engine, (rules, tables), plant, args.games)
            missed += game is None
            where = f"found in game {game}" if game else "NOT FOUND"
            print(f"{rules}: {what}: {where}")
    engine.close()
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
