#!/usr/bin/env python3
"""The rules of The Golden Ages a second time, to check the engine's.

Written from the rulebook, the component tables and the numbered rulings alone;
ids are those of docs/rules/golden-ages.md. The game is one generator that asks a
question at each yield, so that it reads in the order of the rulebook: here
set-up, eras and scores, in golden_map.py the map, in golden_actions.py the eight
actions, in golden_cards.py wonders, activated cards and technologies.
"""

from collections import Counter

import referee
from golden_actions import Actions
from golden_map import Map
from golden_tables import (
    AGORA,
    at,
    BUILDINGS,
    CIVILIZATIONS,
    FUTURE_POINTS,
    FUTURES,
    GLORY,
    JUDGEMENTS,
    LEVEL,
    place_of,
    SPACES,
    TECH_BACK,
    TECH_ROWS,
    TILES,
    WONDERS,
)
from golden_view import View


class Game(Map, Actions, View, referee.Rules):
    ID = "golden-ages"
    SEATS = (2, 3, 4)
    OPTIONS = {
        "versailles": ("act", "now"),
        "judgement-out": ("j10", *(f"j{n}" for n in range(1, 10)), "none"),
        "tenth-future": ("build", "none"),
        "future-ties": ("strict", "lenient"),
    }
    SECRETS = True
    # Anything; getting rich by moves and cities, and from there to learning,
    # war, buildings or wonders.
    RICH = {
        ("income",): 2,
        ("city",): 4,
        ("explore",): 2,
        ("artist",): -6,
        ("golden",): -9,
    }
    STYLES = [
        {},
        RICH,
        RICH | {("tech",): 5, ("wonder",): -3},
        RICH | {("soldier",): 9, ("rocket",): 9, ("tech",): -2},
        RICH | {("builder",): 5, ("activate",): 6, ("card", 0, "factory"): 5},
        RICH | {("wonder",): 6, ("activate",): 6},
    ]

    def __init__(self, seats, options):
        self.seats = seats
        self.options = {
            name: options.get(name, v[0]) for name, v in self.OPTIONS.items()
        }
        self.land = {}  # continent square: symbols
        self.edges = {}  # continent square: its four edges
        self.tile_at = {}  # continent square: its tile
        self.placed = {}  # tile: rotation, top left of its box
        self.capital = [None] * seats
        self.colonists = [[] for _ in range(seats)]
        self.cities = {}  # space: [seat, cubes]
        self.reserve = [5] * seats
        self.gold = [3] * seats
        self.vp = [[] for _ in range(seats)]  # (source, name, points)
        self.techs = [set() for _ in range(seats)]
        self.buildings = [[] for _ in range(seats)]  # [kind, used]
        self.wonders = [[] for _ in range(seats)]  # [name, used]
        self.glory = [[] for _ in range(seats)]
        self.glory_pool = Counter(GLORY)
        self.drawer, self.drawn = None, []  # glory tiles to choose from
        self.worker = None  # where the colonist in action stands
        self.dealt = [{} for _ in range(seats)]  # era: civilization
        self.shown = set()  # civilizations everybody has seen
        self.civ = [None] * seats
        self.future = [None] * seats
        self.greece_used = [False] * seats
        self.judgements = []
        self.judged = {}  # judgement: the era it was chosen for
        self.judgement = None
        self.start_rotation = None
        self.tiles_left = set(TILES) - {"start"}
        self.set_aside = set()
        self.era = 0
        self.first = None
        self.offer = Counter()  # buildings
        self.wonder_offer = []
        self.golden = set()
        self.script = self.play()
        self.now = next(self.script)

    def questions(self):
        return self.now

    def apply(self, words):
        try:
            self.now = self.script.send(words)
        except StopIteration:
            self.now = [(None, {})]

    def ask(self, seat, words):
        answer = yield [(seat, dict.fromkeys(words))]
        return answer.split()[1:]

    def chance(self, weights):
        answer = yield [("chance", weights)]
        return answer.split()[1:]

    def round(self, first):
        return [(first + k) % self.seats for k in range(self.seats)]

    # Set-up

    def play(self):
        yield from self.set_up()
        for self.era in (1, 2, 3, 4):
            yield from self.era_set_up()
            for seat in self.round(self.first):
                yield from self.expand(seat)
            yield from self.actions()
            self.score_judgement()
            if self.era < 4:
                self.prepare()

    def set_up(self):
        """Rulebook, set-up; the order of the draws is nobody's business."""
        while True:
            questions = list(self.set_up_questions())
            if not questions:
                return
            answer = yield [("chance", q) for q in questions]
            verb, *rest = answer.split()
            seat = referee.LETTERS.find(rest[0])
            if verb == "start-rotation":
                self.start_rotation = int(rest[0])
                self.lay("start", int(rest[0]), (2, 4))
            elif verb == "first":  # stays without effect: era I has no ties
                self.first = seat
            elif verb == "judgement":
                self.judgements.append(rest[0])
            elif verb == "deal-future":
                self.future[seat] = rest[1]
            else:
                self.dealt[seat][int(rest[1])] = rest[2]
                if rest[1] == "1":  # GA-3.2r1: nobody decides before it is revealed
                    self.shown.add(rest[2])

    def set_up_questions(self):
        if self.start_rotation is None:
            yield {f"start-rotation {n}": 1 for n in range(4)}
        if self.first is None:
            yield {f"first {referee.LETTERS[s]}": 1 for s in range(self.seats)}
        if len(self.judgements) < 5:
            gone = self.judgements + [self.options["judgement-out"]]
            yield {f"judgement {j}": 1 for j in JUDGEMENTS if j not in gone}
        for seat in range(self.seats):
            letter = referee.LETTERS[seat]
            for era in (1, 2, 3, 4):
                if era not in self.dealt[seat]:
                    gone = [d.get(era) for d in self.dealt]
                    free = [
                        c
                        for c, v in CIVILIZATIONS.items()
                        if v[0] == era and c not in gone
                    ]
                    yield {f"deal-civ {letter} {era} {c}": 1 for c in free}
            if self.future[seat] is None:
                used = [f for f in FUTURES if f not in self.future]
                if self.options["tenth-future"] == "none":
                    used = [f for f in used if f != "f10"]
                yield {f"deal-future {letter} {f}": 1 for f in used}

    # A. Era set-up

    def era_set_up(self):
        self.wonder_offer = [w for w, v in WONDERS.items() if v[0] == self.era]
        deck = Counter()
        for kind, (era, _, _, _, second) in BUILDINGS.items():
            if era == self.era:
                deck[kind] = 2 if self.seats >= second else 1
        self.offer = Counter()
        for _ in range(self.seats):
            (kind,) = yield from self.chance(
                {f"building {k}": n for k, n in deck.items() if n}
            )
            deck[kind] -= 1
            self.offer[kind] += 1
        order = (
            self.round(self.first) if self.era > 1 else range(self.seats)
        )  # GA-3.2r1, GA-3.3r3
        for seat in order:
            yield from self.choose_civ(seat)
        number = [CIVILIZATIONS[c][1] for c in self.civ]
        self.first = min(self.round(self.first), key=lambda s: number[s])  # GA-3.4r1

    def choose_civ(self, seat):
        """Step 3; GA-3.3r1: only a new card's immediate part is applied."""
        new = self.dealt[seat][self.era]
        if self.era > 1:
            (chosen,) = yield from self.ask(
                seat, [f"civ {self.civ[seat]}", f"civ {new}"]
            )
            self.shown.add(new)  # nobody else decides between reveal and choice
            if chosen == self.civ[seat]:
                return
        self.civ[seat] = new
        _, _, *now = CIVILIZATIONS[new]
        if not now:
            return
        if now[0] == "gold":
            self.gold[seat] += now[1]
        elif now[0] == "tech":
            self.develop(seat, now[1])
        elif now[0] == "if" and now[1] in self.techs[seat]:  # GA-3.3r2
            if now[2] in self.techs[seat]:
                self.gold[seat] += 6
            else:
                self.develop(seat, now[2])
        elif now[0] == "top":  # GA-8.9r1, GA-8.7r1
            free = [
                row[3] for row in TECH_ROWS if row[3] not in self.techs[seat]
            ]
            if free:
                (tech,) = yield from self.ask(seat, [f"top {t}" for t in free])
                self.techs[seat].add(tech)

    # D. End of the era, E. Prepare, end of the game

    def score_judgement(self):
        n, source = JUDGEMENTS[self.judgement]
        for seat in range(self.seats):
            self.score(
                seat, "judgements", self.judgement, n * self.count(seat, source)
            )

    def prepare(self):
        self.judgement = None
        self.tiles_left |= self.set_aside  # GA-4.1r1
        self.set_aside = set()
        self.golden = set()
        for seat in range(self.seats):
            for card in self.buildings[seat] + self.wonders[seat]:
                card[1] = False  # GA-8.3r2
            for colonist in self.colonists[seat]:
                colonist.standing = True
                if colonist.place == AGORA:
                    colonist.place = self.capital[seat]

    def future_points(self, seat):
        """GA-10.3r1, GA-10.3r2."""
        counts = [
            self.count(s, FUTURES[self.future[seat]]) for s in range(self.seats)
        ]
        best = max(counts)
        if counts[seat] < best or best == 0:
            return 0
        if self.options["future-ties"] == "strict" and counts.count(best) > 1:
            return 0
        return FUTURE_POINTS

    def end_sheet(self, seat, viewer):
        """Points of the end of the game (GA-10.2r1), as far as the viewer knows."""
        lines = []
        if self.owns(seat, "spiral-minaret"):
            lines.append(
                ("wonders", "spiral-minaret", 2 * self.count(seat, "tech34"))
            )
        lines += [
            ("technologies", t, TECH_BACK[LEVEL[t]]) for t in self.techs[seat]
        ]
        lines.append(("gold", None, self.gold[seat] // 3))
        if not self.knows(viewer, seat):
            return lines
        lines += [("glory", None, v) for v in self.glory[seat]]
        if self.future[seat]:
            lines.append(
                ("future", self.future[seat], self.future_points(seat))
            )
        return lines

    def tally(self, seat, viewer):
        return self.vp[seat] + self.end_sheet(seat, viewer)

    def standing(self, seat, tally):
        """GA-10.4."""
        cities = sum(owner == seat for owner, _ in self.cities.values())
        return (sum(n for _, _, n in tally), cities)

    def hints(self, words):
        """Of a move: what it pays."""
        verb, *rest = words.split()
        if verb not in ("move", "to"):
            return []
        seat, space = self.now[0][0], place_of(rest[0])
        crossing = self.reach(seat, self.worker)[space]
        return [("income", self.income(seat, self.worker, space, crossing))]

    def strange(self, rng):
        space = at(rng.choice(SPACES))
        name = rng.choice
        return name(
            [
                f"{name(['explore', 'builder', 'artist'])} {space}",
                f"{name(['soldier', 'rocket'])} {space}",
                f"{name(['move', 'to', 'cube', 'stand', 'capital'])} {space}",
                f"{name(['wonder', 'wonder-free'])} {name(list(WONDERS))}",
                f"activate {name(list(BUILDINGS) + list(WONDERS))}",
                f"{name(['tech', 'free-tech'])} {name(list(LEVEL))}",
                f"{name(['card', 'discard'])} {name(list(BUILDINGS))}",
                f"tile {rng.randint(0, 3)} {space}",
                f"civ {name(list(CIVILIZATIONS))}",
                f"judge {name(list(JUDGEMENTS))}",
                f"keep {rng.randint(2, 6)}",
                name(
                    [
                        "builder free",
                        "golden",
                        "city",
                        "no-city",
                        "done",
                        "shift none",
                        f"shift agora {space}",
                    ]
                ),
            ]
        )


if __name__ == "__main__":
    referee.main(Game)
