#!/usr/bin/env python3
"""The rules of Bronze a second time, to check the engine's.

Written from the rulebooks and the numbered rulings alone. "2018 phase 3" names
a part of the rulebook of that year; ids are those of docs/rules/bronze.md. The
state is plain lists and
dictionaries and everything is worked out anew at each question: slow, and easy
to compare with the text.
"""

import itertools
from collections import Counter

import referee
from bronze_tables import (
    BRONZE,
    CITIES,
    COPIES,
    FACES,
    LAND,
    MARKERS,
    OPEN,
    PLACES,
    ROUTES,
    TECHNOLOGIES,
    TERRAINS,
)
from bronze_score import Scores
from bronze_view import View


class Game(Scores, View, referee.Rules):
    ID = "bronze"
    SEATS = (2, 3, 4)
    OPTIONS = {"edition": ("2018", "2017")}
    SOURCES = ("provinces", "routes", "cities")
    # Anything; filling tile after tile; and with as many cards as wake.
    FILLING = {("done",): -9, ("settle", 1): -3}
    STYLES = [{}, FILLING, FILLING | {("wakes",): 3, ("settle",): 9}]

    def __init__(self, seats, options):
        self.seats = seats
        self.edition = options.get("edition", "2018")
        self.places = PLACES[seats]
        self.first = None
        self.sizes = None  # cards in stacks 1 to 4 and the reserve
        self.tops = {}  # stack: its face-up card
        self.unseen = Counter({t: COPIES[seats] for t in FACES})
        self.values = Counter({4: 4, 5: 4, 6: 4})  # tokens not laid out
        self.laid = {}  # place: value of the token laid out there
        self.province = {}  # the same, while the token lies there
        self.land = {}  # place: number of the face-up tile there
        self.owner = {}  # (place, terrain, spot): seat
        self.markers = [MARKERS] * seats
        self.columns = [[] for _ in range(seats)]
        self.deck = {c for c, card in CITIES.items() if card[0] <= seats}
        self.piles = {}  # place: city cards below that tile
        self.taken = {}  # (seat, place): a city was taken there
        self.cities = [[] for _ in range(seats)]
        self.routes = {}  # (terrain, length): seat that holds the token
        self.provinces = [[] for _ in range(seats)]  # (place, value) won
        self.reserve_used = False
        self.ending = set()  # what set off the end
        self.round = 0
        self.over = False
        self.turn = None
        self.woken = None  # unused woken technologies while placing
        self.errands = []  # chance due before the seat goes on
        self.choosing = None  # place whose pile a city must be taken from
        total = COPIES[seats] * len(FACES)
        if total % 5 == 0:
            self.sizes = [total // 5] * 5

    # Questions

    def questions(self):
        """What may be asked now: (actor, words with weights). More than one
        only while the set-up deals, whose order no rule fixes."""
        if self.over:
            return [(None, {})]
        if self.turn is None:
            return [("chance", q) for q in self.setup_questions()]
        if self.errands:
            return [("chance", self.errand(self.errands[0]))]
        if self.choosing is not None:
            return [
                (
                    self.turn,
                    {f"city {c}": None for c in self.piles[self.choosing]},
                )
            ]
        if self.woken is None:
            return [(self.turn, dict.fromkeys(self.takes()))]
        return [(self.turn, dict.fromkeys(self.settles() + ["done"]))]

    def setup_questions(self):
        """2018 set-up 1, 2, 5, 7 and 9."""
        if self.first is None:
            yield {f"first {referee.LETTERS[s]}": 1 for s in range(self.seats)}
        if self.sizes is None:
            total = COPIES[self.seats] * len(FACES)
            small, large = total // 5, total % 5
            yield {
                "sizes "
                + " ".join(str(small + (k in more)) for k in range(5)): 1
                for more in itertools.combinations(range(5), large)
            }
        for place in range(1, self.places + 1):
            if place not in self.province:
                yield {
                    f"province {place} {v}": n
                    for v, n in self.values.items()
                    if n
                }
        for place in range(1, OPEN[self.seats] + 1):
            if place not in self.land:
                yield self.errand(("land", place))
        if self.sizes:
            for stack in range(1, 5):
                if stack not in self.tops:
                    yield self.errand(("reveal", stack))

    def errand(self, what):
        kind, where = what
        if kind == "reveal":
            return {
                f"reveal {where} {t}": n for t, n in self.unseen.items() if n
            }
        if kind == "land":
            return {
                f"land {where} {n}": 1
                for n in LAND
                if n not in self.land.values()
            }
        return {f"city-draw {c}": 1 for c in self.deck}

    def takes(self):
        """2018 phase 1; B-3.2r1, B-3.4r2, B-3.5r4: any card that lies open, either side,
        below a column or as a new outer one, four columns at most."""
        columns = self.columns[self.turn]
        where = [str(c) for c in range(1, len(columns) + 1)]
        if not columns:
            where = ["right"]
        elif len(columns) < 4:
            where += ["left", "right"]
        return [
            f"take {s} {side} {c}"
            for s in self.tops
            for side in ("up", "down")
            for c in where
        ]

    def settles(self):
        """2018 phase 3: a free spot that fits a woken technology, on an open
        tile, not left of one's furthest settlement (B-4.4r1, B-4.7r1)."""
        return [
            f"settle {t} {p} {ter} {n}"
            for t in set(self.woken)
            for p, ter, n in self.fits(t)
        ]

    def fits(self, tech):
        """The spots a technology could settle now."""
        terrains, kinds = TECHNOLOGIES[tech]
        return [
            (place, terrain, spot)
            for place in self.land
            if place >= self.furthest(self.turn) and self.markers[self.turn]
            for terrain in terrains
            for spot, kind in enumerate(LAND[self.land[place]][terrain], 1)
            if kind in kinds and (place, terrain, spot) not in self.owner
        ]

    # Counting

    def furthest(self, seat):
        """The rightmost place with a settlement of this seat; 0 without one."""
        return max(
            (p for (p, _, _), s in self.owner.items() if s == seat), default=0
        )

    def on_tile(self, place, seat):
        return sum(
            p == place and s == seat for (p, _, _), s in self.owner.items()
        )

    def free(self, place):
        """Free spots of a tile; none while it is face down."""
        if place not in self.land:
            return 0
        spots = sum(map(len, LAND[self.land[place]].values()))
        return spots - sum(p == place for p, _, _ in self.owner)

    def line(self, seat, terrain):
        """B-5.1r1, B-5.1r2: the longest run of own settlements along a terrain; free
        spots do not cut it, settlements of others do."""
        best = run = 0
        for place in sorted(self.land):
            for spot in range(1, len(LAND[self.land[place]][terrain]) + 1):
                holder = self.owner.get((place, terrain, spot))
                if holder == seat:
                    run += 1
                    best = max(best, run)
                elif holder is not None:
                    run = 0
        return best

    # Play

    def apply(self, words):
        verb, *rest = words.split()
        getattr(self, "do_" + verb.replace("-", "_"))(*rest)
        if self.turn is None and not any(self.setup_questions()):
            self.turn = self.first
            self.round = 1

    def do_first(self, seat):
        self.first = referee.LETTERS.index(seat)

    def do_sizes(self, *sizes):
        self.sizes = [int(n) for n in sizes]

    def do_province(self, place, value):
        self.laid[int(place)] = self.province[int(place)] = int(value)
        self.values[int(value)] -= 1

    def do_land(self, place, number):
        self.land[int(place)] = int(number)
        self.errands = self.errands[1:]

    def do_reveal(self, stack, tech):
        self.tops[int(stack)] = tech
        self.unseen[tech] -= 1
        self.errands = self.errands[1:]

    def do_city_draw(self, city):
        self.deck.remove(city)
        self.piles[self.errands[0][1]].append(city)
        self.errands = self.errands[1:]

    def do_take(self, stack, side, column):
        """Phases 1 and 2."""
        stack = int(stack)
        wakes = self.lay(self.columns[self.turn], stack, side, column)
        self.woken = [tech for _, _, tech in wakes]
        del self.tops[stack]
        self.turn_stack(stack)

    def lay(self, columns, stack, side, column):
        """Puts the open card of a stack into columns; what it wakes."""
        tech = self.tops[stack] if side == "up" else BRONZE
        if column in ("left", "right"):
            at = 0 if column == "left" else len(columns)
            columns.insert(at, [tech])
        else:
            at = int(column) - 1
            columns[at].append(tech)
        return self.wakes(columns, at)

    def turn_stack(self, stack):
        """B-3.5r1, B-3.5r3: the reserve takes the place of the first empty stack; B-3.5r2,
        B-6.1r2: the next empty one ends the game."""
        self.sizes[stack - 1] -= 1
        if self.sizes[stack - 1] == 0 and not self.reserve_used:
            self.reserve_used = True
            self.sizes[stack - 1], self.sizes[4] = self.sizes[4], 0
        if self.sizes[stack - 1]:
            self.errands.append(("reveal", stack))
        else:
            self.ending.add("stack")

    @staticmethod
    def wakes(columns, at):
        """Phase 2: the new card, its neighbours at the same depth (B-3.6r1, B-3.6r2)
        and equal ones of its column (B-3.7r1), unless Bronze Casting; as (column,
        depth, technology)."""
        depth = len(columns[at]) - 1
        tech = columns[at][depth]
        where = [(at, depth)]
        for side in (at - 1, at + 1):
            if 0 <= side < len(columns) and depth < len(columns[side]):
                where.append((side, depth))
        if tech != BRONZE:
            where += [(at, d) for d in range(depth) if columns[at][d] == tech]
        return [(c, d, columns[c][d]) for c, d in where]

    def do_settle(self, tech, place, terrain, spot):
        """Phase 3."""
        place, seat = int(place), self.turn
        before = [self.on_tile(place, s) for s in range(self.seats)]
        self.woken.remove(tech)
        self.owner[place, terrain, int(spot)] = seat
        self.markers[seat] -= 1
        if place < self.places and place + 1 not in self.land:  # B-4.4r3, B-4.4r2, B-4.5r1
            self.errands.append(("land", place + 1))
        if place > 1 and sum(before) == 0:  # B-4.5r2, B-4.5r3
            self.piles[place] = []
            cards = min(self.seats + 1, len(self.deck))  # B-2.6r1
            self.errands += [("city", place)] * cards
        if place > 1 and before[seat] == 0:
            self.choosing = place
        if self.markers[seat] == 0:
            self.ending.add("markers")
        if place == self.places and self.free(place) == 0:
            self.ending.add("last-tile")
        if self.edition == "2017":  # B-5.4r2
            self.settle_certain()
        self.drop_piles()

    def do_city(self, city):
        self.piles[self.choosing].remove(city)
        self.cities[self.turn].append(city)
        self.taken[self.turn, self.choosing] = True
        self.choosing = None
        self.drop_piles()

    def drop_piles(self):
        """B-4.6r1, B-4.6r2: a pile goes once every seat took of it or is past it."""
        for place in list(self.piles):
            if place == self.choosing or not self.piles[place]:
                continue
            if all(
                (s, place) in self.taken or self.furthest(s) > place
                for s in range(self.seats)
            ):
                self.piles[place] = []

    def do_done(self):
        """Phase 4, and the end after the seat before the first (B-6.2r1, B-6.1r2)."""
        self.woken = None
        for terrain in TERRAINS:
            self.claim_route(terrain)
        if self.edition == "2018":
            for place in sorted(self.province):
                if self.closed(place):
                    self.award(place)
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first and self.ending:
            self.final_provinces()
            self.over = True
        elif self.turn == self.first:
            self.round += 1

    def claim_route(self, terrain):
        """B-5.1r2, B-5.2r1 to B-5.2r8: the highest free token not above the line, if higher
        than one's own, which is then returned."""
        line = self.line(self.turn, terrain)
        mine = max(
            (n for n in ROUTES if self.routes.get((terrain, n)) == self.turn),
            default=0,
        )
        free = [
            n
            for n in ROUTES
            if (terrain, n) not in self.routes and mine < n <= line
        ]
        if free:
            self.routes[terrain, max(free)] = self.turn
            self.routes.pop((terrain, mine), None)

    def closed(self, place):
        """B-5.3r2: full, or everybody has a settlement further right."""
        full = place in self.land and self.free(place) == 0
        return full or all(self.furthest(s) > place for s in range(self.seats))

    def award(self, place):
        """The strict leader takes the token; after a draw nobody (B-5.3r3)."""
        value = self.province.pop(place)
        counts = [self.on_tile(place, s) for s in range(self.seats)]
        if counts.count(max(counts)) == 1:
            self.provinces[counts.index(max(counts))].append((place, value))

    def settle_certain(self):
        """2017 phase 4; B-5.4r1, B-5.4r2, B-5.4r3."""
        for place in sorted(self.province):
            counts = [self.on_tile(place, s) for s in range(self.seats)]
            most = [
                n
                + (
                    0
                    if self.furthest(s) > place
                    else min(self.free(place), self.markers[s])
                )
                for s, n in enumerate(counts)
            ]
            sure = any(
                all(counts[p] > most[q] for q in range(self.seats) if q != p)
                for p in range(self.seats)
            )
            if sure or self.closed(place):
                self.award(place)

    def final_provinces(self):
        """B-6.3r1, B-6.3r3 (2018): tiles every seat has reached; B-6.3r2 (2017): all."""
        for place in sorted(self.province):
            if self.edition == "2017" or all(
                self.furthest(s) >= place for s in range(self.seats)
            ):
                self.award(place)
            else:
                del self.province[place]

    def hints(self, words):
        """Of a take: how many cards would wake."""
        verb, *rest = words.split()
        if verb != "take":
            return []
        stack, side, column = rest
        columns = [list(c) for c in self.columns[self.turn]]
        return [("wakes", len(self.lay(columns, int(stack), side, column)))]

    def strange(self, rng):
        """A well-formed action, most often not legal."""
        place = rng.randint(1, self.places)
        terrain = rng.choice(TERRAINS)
        tech = rng.choice(list(TECHNOLOGIES))
        column = rng.choice(["1", "2", "3", "4", "left", "right"])
        side = rng.choice(["up", "down"])
        return rng.choice(
            [
                f"take {rng.randint(1, 4)} {side} {column}",
                f"settle {tech} {place} {terrain} {rng.randint(1, 3)}",
                f"settle {tech} {place} {terrain} {rng.randint(1, 2)}",
                f"city {rng.choice(list(CITIES))}",
                "done",
            ]
        )


if __name__ == "__main__":
    referee.main(Game)
