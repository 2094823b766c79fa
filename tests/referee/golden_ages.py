#!/usr/bin/env python3
"""The rules of The Golden Ages a second time, to check the engine's.

Written from the rulebook, the component tables and the numbered rulings alone: R17
and P8 are rulings of docs/rules/golden-ages.md. The game is one generator that asks
a question at each yield, so that it reads in the order of the rulebook.
"""

import itertools
from collections import Counter

import referee
from referee import Bag

ROWS, COLUMNS = 6, 10
SPACES = [(r, c) for r in range(ROWS) for c in range(COLUMNS)]
SIDES = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west

ISLANDS = {
    (0, 3): ["gem"],
    (0, 7): ["wheat", "wheat"],
    (1, 2): ["rock", "game"],
    (2, 0): ["game", "wheat"],
    (3, 9): ["game", "rock"],
    (4, 7): ["wheat", "game"],
    (5, 2): ["rock", "rock"],
    (5, 6): ["gem"],
}

# Continent tiles: their squares, and symbols and edges of each.
FOUR = [(0, 0), (0, 1), (1, 0), (1, 1)]
THREE = [(0, 0), (1, 0), (1, 1)]
TWO = [(0, 0), (0, 1)]
TILES = {
    "start": "game ~### wheat ~### rock #### game #~##",
    "l1": "wheat ~~#~ wheat ##~~ rock ##~#",
    "l2": "wheat #### game ##~# rock #~~#",
    "l3": "wheat #### rock ##~~ rock #~~#",
    "l4": "rock ~~#~ game ###~ wheat ~~##",
    "d5": "gem #### rock #~~#",
    "d6": "game ~### gem ~~##",
    "d7": "rock ~##~ gem ~~##",
    "d8": "wheat ~#~# gem #~~#",
    "d9": "game+game ##~~ gem ~~~#",
    "d10": "gem ~### wheat ~###",
    "d11": "gem ##~~ wheat #~~#",
    "d12": "rock #### rock ####",
    "d13": "rock #### gem #~##",
    "d14": "game+game ~##~ gem ~~~#",
    "d15": "gem ~##~ game ~~##",
    "d16": "wheat ~#~~ wheat ~~~#",
}
HALF_TURN_ALIKE = {"d12", "d16"}  # P1

TECH_ROWS = [
    ["carriage", "rail", "aviation", "rocketry"],
    ["agriculture", "architecture", "medicine", "genetics"],
    ["metallurgy", "construction", "engineering", "computer-science"],
    ["writing", "currency", "commerce", "economy"],
]
TECH_BOARD = [[start, *row] for start, row in zip(("wheel", "hunting", "fire", "barter"), TECH_ROWS)]
REPLACED_BY = {
    "wheel": ("carriage", "rail", "aviation"),
    "carriage": ("rail", "aviation"),
    "rail": ("aviation",),
    "agriculture": ("medicine",),
    "metallurgy": ("engineering",),
    "barter": ("commerce",),
    "currency": ("economy",),
}
LEVEL = {t: n for row in TECH_ROWS for n, t in enumerate(row)}
TECH_COST = [3, 5, 8, 12]
TECH_BACK = [0, 1, 2, 4]
CUBES_ON = {"carriage": 1, "agriculture": 1, "metallurgy": 1, "writing": 1, "rail": 1, "architecture": 2}
NOW_TECH = {"rocketry": (3, "gem"), "genetics": (2, "wheat"), "computer-science": (2, "rock"), "economy": (1, "cube")}

# Buildings: era, effect, seats from which the second copy is used.
BUILDINGS = {
    "market": (1, "gold", 1, "agora", 3),
    "library": (1, "buy", 2, None, 4),
    "granary": (1, "gold", 1, "fresh", 4),
    "bank": (2, "gold", 4, None, 4),
    "university": (2, "buy", 3, None, 3),
    "wall": (2, None, None, None, 4),
    "museum": (3, "gold", 6, None, 4),
    "observatory": (3, "buy", 5, None, 4),
    "factory": (3, "stand", 1, None, 3),
    "cinema": (4, "vp", 2, "agora", 4),
    "laboratory": (4, "free", 1, None, 3),
    "power-plant": (4, "gold", 2, "citycap", 4),
}

# Wonders: era, cost, who pays less, how much; effects at once and by activation.
WONDERS = {
    "colossus": (1, 3, "phoenicia", 2, ("vp", 2, "cube"), ("vp", 1, None)),
    "great-library": (1, 4, "china", 3, ("free", 1, None), None),
    "pyramids": (1, 3, "egypt", 2, ("vp", 2, "rock"), ("vp", 1, None)),
    "hanging-gardens": (1, 3, "babylon", 2, ("vp", 2, "wheat"), ("vp", 1, None)),
    "notre-dame": (2, 6, "france", 4, None, ("shift", None, None)),
    "hagia-sophia": (2, 6, "byzantium", 4, None, None),
    "spiral-minaret": (2, 6, "arabia", 4, None, None),
    "great-wall": (2, 8, "china", 6, None, None),
    "oxford-university": (3, 14, "england", 11, ("free", 2, None), None),
    "versailles": (3, 6, None, None, None, ("vp", 1, "wheat")),
    "eiffel-tower": (3, 6, None, None, None, ("vp", 1, "rock")),
    "porcelain-tower": (3, 6, "china", 4, ("vp", 3, "glory"), None),
    "kremlin": (4, 8, "russia", 6, ("vp", 1, "tired"), None),
    "apollo-program": (4, 8, None, None, ("vp", 2, "gem"), None),
    "internet": (4, 6, None, None, ("vp", 1, "citycap"), None),
    "united-nations": (4, 8, "usa", 6, None, None),
}
SWITCHED = ("versailles", "eiffel-tower")  # by the option versailles=now

# Civilisations: era, number, and what happens at once.
CIVILISATIONS = {
    "babylon": (1, 1, "tech", "agriculture"),
    "phoenicia": (1, 2, "tech", "writing"),
    "egypt": (1, 3, "tech", "metallurgy"),
    "greece": (1, 4),
    "persia": (1, 5, "tech", "carriage"),
    "rome": (1, 6, "gold", 2),
    "china": (1, 7),
    "inca": (2, 1),
    "aztecs": (2, 2),
    "mongolia": (2, 3),
    "france": (2, 4),
    "arabia": (2, 5, "gold", 4),
    "byzantium": (2, 6, "gold", 5),
    "spain": (3, 1),
    "turkey": (3, 2, "if", "agriculture", "architecture"),
    "england": (3, 3, "if", "writing", "currency"),
    "portugal": (3, 4, "gold", 4),
    "prussia": (3, 5, "if", "carriage", "rail"),
    "austria": (3, 6, "if", "metallurgy", "construction"),
    "russia": (4, 1),
    "japan": (4, 2),
    "usa": (4, 3),
    "european-union": (4, 4),
    "india": (4, 5, "top"),
    "brazil": (4, 6),
}
TAKE_BONUS = {
    "inca": ("wheat", 2),
    "aztecs": ("gem", 2),
    "mongolia": ("rock", 2),
    "spain": ("gem", 3),
    "brazil": ("gem", 4),
}

JUDGEMENTS = {
    "j1": (3, "build"),
    "j2": (2, "glory"),
    "j3": (1, "cube"),
    "j4": (2, "gem"),
    "j5": (2, "rock"),
    "j6": (2, "game"),
    "j7": (2, "wheat"),
    "j8": (4, "wonder"),
    "j9": (1, "tech"),
    "j10": (1, "gold3"),
}
FUTURES = {
    "f1": "gold",
    "f2": "tech",
    "f3": "wonder",
    "f4": "cube",
    "f5": "glory",
    "f6": "rock",
    "f7": "game",
    "f8": "gem",
    "f9": "wheat",
    "f10": "build",
}
FUTURE_POINTS = 8
GLORY = {2: 2, 3: 4, 4: 4, 5: 4, 6: 2}
INVASION = [3, 5, 8, 12]
AGORA = "agora"


def at(place):
    return f"{place[0]},{place[1]}"


def place_of(word):
    row, column = word.split(",")
    return int(row), int(column)


def turned(squares, turns):
    """Squares of a tile after quarter turns clockwise, box at the top left."""
    for _ in range(turns):
        height = 1 + max(r for (r, _), _, _ in squares)
        squares = [((c, height - 1 - r), s, e[3] + e[:3]) for (r, c), s, e in squares]
    return squares


def tile_squares(name):
    words = TILES[name].split()
    offsets = {"s": FOUR, "l": THREE, "d": TWO}[name[0]]
    return [(o, words[2 * k].split("+"), words[2 * k + 1]) for k, o in enumerate(offsets)]


class Colonist:
    def __init__(self, place):
        self.place = place
        self.standing = True


class Game(referee.Rules):
    ID = "golden-ages"
    SEATS = (2, 3, 4)
    OPTIONS = {
        "versailles": ("act", "now"),
        "judgement-out": ("j10", *(f"j{n}" for n in range(1, 10))),
        "tenth-future": ("build", "none"),
        "future-ties": ("strict", "lenient"),
    }
    SECRETS = True
    # Anything; getting rich by moves and cities, and from there to learning, war,
    # buildings or wonders.
    RICH = {("income",): 2, ("city",): 4, ("explore",): 2, ("artist",): -6, ("golden",): -9}
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
        self.options = {name: options.get(name, v[0]) for name, v in self.OPTIONS.items()}
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
        self.dealt = [{} for _ in range(seats)]  # era: civilisation
        self.shown = set()  # civilisations everybody has seen
        self.civ = [None] * seats
        self.future = [None] * seats
        self.greece_used = [False] * seats
        self.judgements = []
        self.judged = {}  # judgement: the era it was chosen for
        self.judgement = None
        self.start_rotation = None
        self.tiles_left = set(TILES) - {"start"}
        self.set_aside = set()
        self.tile = None  # the one drawn and not yet placed
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

    # Set-up ------------------------------------------------------------

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
        self.final_scoring()

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
                if rest[1] == "1":  # R1: nobody decides before it is revealed
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
                    free = [c for c, v in CIVILISATIONS.items() if v[0] == era and c not in gone]
                    yield {f"deal-civ {letter} {era} {c}": 1 for c in free}
            if self.future[seat] is None:
                used = [f for f in FUTURES if f not in self.future]
                if self.options["tenth-future"] == "none":
                    used = [f for f in used if f != "f10"]
                yield {f"deal-future {letter} {f}": 1 for f in used}

    # A. Era set-up -----------------------------------------------------

    def era_set_up(self):
        self.wonder_offer = [w for w, v in WONDERS.items() if v[0] == self.era]
        deck = Counter()
        for kind, (era, _, _, _, second) in BUILDINGS.items():
            if era == self.era:
                deck[kind] = 2 if self.seats >= second else 1
        self.offer = Counter()
        for _ in range(self.seats):
            (kind,) = yield from self.chance({f"building {k}": n for k, n in deck.items() if n})
            deck[kind] -= 1
            self.offer[kind] += 1
        order = self.round(self.first) if self.era > 1 else range(self.seats)  # R2, P23
        for seat in order:
            yield from self.choose_civ(seat)
        number = [CIVILISATIONS[c][1] for c in self.civ]
        self.first = min(self.round(self.first), key=lambda s: number[s])  # R4

    def choose_civ(self, seat):
        """Step 3; R3: only a new card's immediate part is applied."""
        new = self.dealt[seat][self.era]
        if self.era > 1:
            (chosen,) = yield from self.ask(seat, [f"civ {self.civ[seat]}", f"civ {new}"])
            self.shown.add(new)  # nobody else decides between reveal and choice
            if chosen == self.civ[seat]:
                return
        self.civ[seat] = new
        _, _, *now = CIVILISATIONS[new]
        if not now:
            return
        if now[0] == "gold":
            self.gold[seat] += now[1]
        elif now[0] == "tech":
            self.develop(seat, now[1])
        elif now[0] == "if" and now[1] in self.techs[seat]:  # R49
            if now[2] in self.techs[seat]:
                self.gold[seat] += 6
            else:
                self.develop(seat, now[2])
        elif now[0] == "top":  # R48, P11
            free = [row[3] for row in TECH_ROWS if row[3] not in self.techs[seat]]
            if free:
                (tech,) = yield from self.ask(seat, [f"top {t}" for t in free])
                self.techs[seat].add(tech)

    # B. Expand the map -------------------------------------------------

    def expand(self, seat):
        squares = yield from self.place_tile(seat)
        if squares:
            words = [f"capital {at(s)}" for s in squares]
            if self.era > 1:
                words.append("capital stay")
        elif self.era == 1:  # R9, P7
            taken = set(self.capital) | set(self.cities)
            words = [f"capital {at(s)}" for s in self.land if s not in taken]
        else:  # R8
            return
        (answer,) = yield from self.ask(seat, words)
        if answer == "stay":
            return
        place = place_of(answer)
        if self.era == 1:
            self.colonists[seat] = [Colonist(place) for _ in range(3)]
        for colonist in self.colonists[seat]:
            if colonist.place == self.capital[seat]:  # R12
                colonist.place = place
        self.capital[seat] = place

    def place_tile(self, seat):
        """Draws until a tile fits (R8, P6); the squares it covers, or none."""
        size = "l" if self.era == 1 else "d"
        while True:
            pile = [t for t in self.tiles_left if t[0] == size]
            if not pile:
                return []
            (name,) = yield from self.chance({f"draw-tile {t}": 1 for t in pile})
            self.tiles_left.remove(name)
            fits = self.fits(name)
            if fits:
                break
            self.set_aside.add(name)
        self.tile = name
        words = {f"tile {n} {at(corner)}": (n, corner) for n, corner in fits}
        answer = yield from self.ask(seat, words)
        self.tile = None
        turns, corner = words["tile " + " ".join(answer)]
        return self.lay(name, turns, corner)

    def fits(self, name):
        """Rules for placing; R7, R10."""
        found = []
        for turns in range(2 if name in HALF_TURN_ALIKE else 4):
            squares = turned(tile_squares(name), turns)
            for corner in SPACES:
                if self.fits_at(squares, corner):
                    found.append((turns, corner))
        return found

    def fits_at(self, squares, corner):
        touches = False
        for (r, c), _, edges in squares:
            place = (corner[0] + r, corner[1] + c)
            if place not in SPACES or place in self.land:
                return False
            for side, (dr, dc) in enumerate(SIDES):
                near = (place[0] + dr, place[1] + dc)
                if near in self.land:
                    touches = True
                    if self.edges[near][(side + 2) % 4] != edges[side]:
                        return False
        return touches

    def lay(self, name, turns, corner):
        """Colonists on covered spaces go to their capital (R11, P8)."""
        covered = []
        self.placed[name] = (turns, corner)
        for (r, c), symbols, edges in turned(tile_squares(name), turns):
            place = (corner[0] + r, corner[1] + c)
            self.tile_at[place] = name
            self.land[place] = symbols
            self.edges[place] = edges
            covered.append(place)
        for seat in range(self.seats):
            for colonist in self.colonists[seat]:
                if colonist.place in covered:
                    colonist.place = self.capital[seat]
        return covered

    # What there is on the map -------------------------------------------

    def symbols(self, space):
        """Visible ones: a capital hides them (R24)."""
        if space in self.capital:
            return []
        return self.land.get(space) or ISLANDS.get(space, [])

    def has_city(self, seat, space):
        return space in self.cities and self.cities[space][0] == seat

    def present(self, seat, space):
        return self.has_city(seat, space) or any(c.place == space for c in self.colonists[seat])

    def fresh(self, seat):
        """Spaces with a standing colonist of this seat."""
        return {c.place for c in self.colonists[seat] if c.standing and c.place != AGORA}

    def count(self, seat, source):
        """The sources of components section 1."""
        everybody = [c for mine in self.colonists for c in mine]
        cities = sum(owner == seat for owner, _ in self.cities.values())
        if source in ("wheat", "rock", "gem", "game"):
            return sum(self.symbols(s).count(source) for s in SPACES if self.present(seat, s))
        return {
            None: 1,
            "cube": sum(cubes for owner, cubes in self.cities.values() if owner == seat),
            "citycap": cities + (self.capital[seat] is not None),
            "glory": len(self.glory[seat]),
            "wonder": len(self.wonders[seat]),
            "build": len(self.buildings[seat]),
            "tech": len(self.techs[seat]),
            "tech34": sum(LEVEL[t] >= 2 for t in self.techs[seat]),
            "agora": sum(c.place == AGORA for c in everybody),
            "tired": sum(c.place != AGORA and not c.standing for c in everybody),
            "fresh": sum(c.place != AGORA and c.standing for c in self.colonists[seat]),
            "gold": self.gold[seat],
            "gold3": self.gold[seat] // 3,
        }[source]

    def score(self, seat, source, name, points):
        if points:
            self.vp[seat].append((source, name, points))

    # C. Player actions ---------------------------------------------------

    def actions(self):
        """One action a turn until all have started a Golden Age; in era IV
        one last action each after the first (R66, R69, R70)."""
        self.golden = set()
        seat = self.first
        while len(self.golden) < self.seats:
            if seat in self.golden:
                self.gold[seat] += 2
            else:
                yield from self.turn(seat)
                if self.era == 4 and self.golden:
                    for other in self.round(seat)[1:]:
                        yield from self.turn(other)
                    return
            seat = (seat + 1) % self.seats

    def turn(self, seat):
        words = list(self.main_actions(seat))
        answer = yield [(seat, dict.fromkeys(words))]
        verb, *rest = answer.split()
        yield from getattr(self, "do_" + verb.replace("-", "_"))(seat, *rest)

    def main_actions(self, seat):
        fresh = self.fresh(seat)
        for space in fresh:
            yield f"explore {at(space)}"
            yield f"artist {at(space)}"
            if self.offer.total():
                yield f"builder {at(space)}"
            if self.targets(seat, space):
                yield f"soldier {at(space)}"
        if self.offer.total() and self.builds_free(seat):
            yield "builder free"
        if "rocketry" in self.techs[seat]:
            for space in SPACES:
                if self.may_attack(seat, space, 0):
                    yield f"rocket {at(space)}"
        for wonder in self.wonder_offer:
            if self.wonder_cost(seat, wonder) <= self.gold[seat]:
                yield f"wonder {wonder}"
            if self.civ[seat] == "greece" and not self.greece_used[seat]:  # R45
                yield f"wonder-free {wonder}"
        for name, used in self.buildings[seat] + self.wonders[seat]:
            if not used and self.can_activate(seat, name):
                yield f"activate {name}"
        for tech in self.affordable(seat, 0):
            yield f"tech {tech}"
        if not fresh:  # R63
            yield "golden"

    # 1. Explorer

    def do_explore(self, seat, word):
        start = self.worker = place_of(word)
        colonist = self.pick(seat, start, True)
        (word,) = yield from self.ask(seat, [f"move {at(s)}" for s in self.reach(seat, start)])
        self.move(seat, colonist, place_of(word))
        yield from self.may_found(seat, colonist.place)
        colonist.standing = self.civ[seat] == "russia"

    def pick(self, seat, space, standing):
        return next(
            c for c in self.colonists[seat] if c.place == space and c.standing == standing
        )

    def steps(self, seat):
        techs = self.techs[seat]
        for tech, steps in (("aviation", 99), ("rail", 3), ("carriage", 2)):
            if tech in techs:
                return steps
        return 1

    def reach(self, seat, start):
        """Spaces within range, and whether a walk there can cross the edge
        (R16, P3)."""
        if self.steps(seat) == 99:
            return {space: True for space in SPACES}
        seen = {(start, False)}
        edge = list(seen)
        for _ in range(self.steps(seat)):
            grown = set()
            for (r, c), crossed in edge:
                for dr, dc in SIDES:
                    if 0 <= r + dr < ROWS:
                        wraps = not 0 <= c + dc < COLUMNS
                        grown.add(((r + dr, (c + dc) % COLUMNS), crossed or wraps))
            edge = grown - seen
            seen |= grown
        return {space: (space, True) in seen for space, _ in seen}

    def income(self, seat, start, space, crossing):
        """What a move pays: control (R17, R18), Portugal (R26), USA (P19);
        nothing for staying (P2)."""
        if space == start:
            return 0
        gold = 0 if self.present(seat, space) else self.control_gold(seat, space)
        if self.civ[seat] == "portugal" and crossing:
            gold += 3
        if self.civ[seat] == "usa" and self.meets(seat, space):
            gold += 4
        return gold

    def meets(self, seat, space):
        return any(
            self.present(s, space) or self.capital[s] == space
            for s in range(self.seats)
            if s != seat
        )

    def takes(self, seat):
        """Gold for taking control of each symbol."""
        techs = self.techs[seat]
        pay = Counter(game=1)
        pay["wheat"] = 3 if "medicine" in techs else 1 * ("agriculture" in techs)
        pay["rock"] = 3 if "engineering" in techs else 1 * ("metallurgy" in techs)
        pay["gem"] = 4 if "economy" in techs else 2 * ("currency" in techs)
        symbol, bonus = TAKE_BONUS.get(self.civ[seat], ("game", 0))
        pay[symbol] += bonus
        return pay

    def control_gold(self, seat, space):
        pay = self.takes(seat)
        return sum(pay[s] for s in self.symbols(space))

    def move(self, seat, colonist, space):
        start = colonist.place
        self.gold[seat] += self.income(seat, start, space, self.reach(seat, start)[space])
        colonist.place = space

    def may_found(self, seat, space):
        """1b. Found a city; R28 to R33."""
        if space not in self.land or space in self.cities or space in self.capital:
            return
        answer = yield [(seat, {"city": None, "no-city": None})]
        if answer == "no-city":
            return
        cubes = 2 if "construction" in self.techs[seat] else 1
        while self.reserve[seat] < cubes:  # P29
            own = [s for s in self.cities if self.has_city(seat, s)]
            (word,) = yield from self.ask(seat, [f"cube {at(s)}" for s in own])
            self.remove_cubes(place_of(word), 1)
        if not self.present(seat, space):  # R56: only after a rocket
            self.gold[seat] += self.control_gold(seat, space)
        self.reserve[seat] -= cubes
        self.cities[space] = [seat, cubes]
        self.gold[seat] += cubes * (2 if "commerce" in self.techs[seat] else 1)
        if self.owns(seat, "hagia-sophia"):  # P21
            self.gold[seat] += 2

    def remove_cubes(self, space, cubes):
        owner = self.cities[space][0]
        self.cities[space][1] -= cubes
        self.reserve[owner] += cubes
        if self.cities[space][1] == 0:
            del self.cities[space]

    def owns(self, seat, wonder):
        return any(name == wonder for name, _ in self.wonders[seat])

    # 2. Builder, 3. Artist

    def builds_free(self, seat):
        return self.civ[seat] in ("rome", "arabia") or "genetics" in self.techs[seat]

    def to_agora(self, seat, space, standing, source):
        """R35: Computer Science and the European Union pay for each."""
        colonist = self.pick(seat, space, standing)
        colonist.place, colonist.standing = AGORA, False
        if "computer-science" in self.techs[seat]:
            self.score(seat, "discoveries", "computer-science", 2)
        if self.civ[seat] == "european-union":
            self.gold[seat] += 4

    def slots(self, seat):
        return 1 + ("writing" in self.techs[seat]) + ("architecture" in self.techs[seat])

    def do_builder(self, seat, word):
        if word != "free":
            self.to_agora(seat, place_of(word), True, "builder")
        (kind,) = yield from self.ask(seat, [f"card {k}" for k, n in self.offer.items() if n])
        self.offer[kind] -= 1
        mine = self.buildings[seat]
        if len(mine) >= self.slots(seat):  # R38, P5
            old = {f"discard {k}" + " used" * used: [k, used] for k, used in mine}
            answer = yield from self.ask(seat, old)
            mine.remove(old["discard " + " ".join(answer)])
        mine.append([kind, False])

    def do_artist(self, seat, word):
        self.to_agora(seat, place_of(word), True, "artist")
        self.score(seat, "artists", None, 3)
        return
        yield

    # 4. Soldier

    def rivals_on(self, seat, space):
        return [s for s in range(self.seats) if s != seat and self.present(s, space)]

    def price(self, seat, space):
        """R52, P14."""
        walls = sum(kind == "wall" for s in self.rivals_on(seat, space) for kind, _ in self.buildings[s])
        cost = INVASION[len(self.glory[seat])] + 3 * walls
        return max(0, cost - 2 * (self.civ[seat] == "china"))

    def may_attack(self, seat, space, income):
        """R50, R51, R53, P13; four attacks a game."""
        if len(self.glory[seat]) == 4 or not self.rivals_on(seat, space):
            return False
        if any(self.capital[s] == space for s in range(self.seats) if s != seat):
            return False
        return self.gold[seat] + income >= self.price(seat, space)

    def targets(self, seat, start):
        return [
            space
            for space, crossing in self.reach(seat, start).items()
            if self.may_attack(seat, space, self.income(seat, start, space, crossing))
        ]

    def do_soldier(self, seat, word):
        start = self.worker = place_of(word)
        colonist = self.pick(seat, start, True)
        (word,) = yield from self.ask(seat, [f"to {at(s)}" for s in self.targets(seat, start)])
        self.move(seat, colonist, place_of(word))
        yield from self.attack(seat, colonist.place)
        colonist.standing = False  # P20: for Russia too

    def do_rocket(self, seat, word):
        yield from self.attack(seat, place_of(word))

    def attack(self, seat, space):
        """P18 gives the order."""
        price = self.price(seat, space)
        self.gold[seat] -= price
        for other in range(self.seats):
            if other != seat and self.owns(other, "great-wall"):  # R59
                self.gold[other] += 3
            if other != seat and self.owns(other, "united-nations"):  # P15
                self.gold[other] += price
        for other in self.rivals_on(seat, space):
            if self.has_city(other, space):
                self.remove_cubes(space, self.cities[space][1])
            for colonist in self.colonists[other]:
                if colonist.place == space:  # R55
                    colonist.place = self.capital[other]
        if self.civ[seat] == "france":  # R60, P16
            self.gold[seat] += 4
        yield from self.take_glory(seat)
        yield from self.may_found(seat, space)

    def take_glory(self, seat):
        """R61, P17: China sees two and keeps one."""
        self.drawer = seat
        seen = self.drawn = []
        for _ in range(2 if self.civ[seat] == "china" else 1):
            if self.glory_pool.total():
                weights = {f"glory {v}": n for v, n in self.glory_pool.items() if n}
                (value,) = yield from self.chance(weights)
                self.glory_pool[int(value)] -= 1
                seen.append(int(value))
        kept = seen[0]
        if len(seen) == 2:
            (word,) = yield from self.ask(seat, {f"keep {v}" for v in seen})
            kept = int(word)
            seen.remove(kept)
            self.glory_pool[seen[0]] += 1
        self.glory[seat].append(kept)
        self.drawer, self.drawn = None, []

    # 5. Build a wonder

    def wonder_cost(self, seat, wonder):
        """P28."""
        _, cost, friend, less, _, _ = WONDERS[wonder]
        return less if friend and self.civ[seat] == friend else cost

    def do_wonder(self, seat, wonder):
        self.gold[seat] -= self.wonder_cost(seat, wonder)
        yield from self.build_wonder(seat, wonder)

    def do_wonder_free(self, seat, wonder):
        self.greece_used[seat] = True
        yield from self.build_wonder(seat, wonder)

    def build_wonder(self, seat, wonder):
        self.wonder_offer.remove(wonder)
        self.wonders[seat].append([wonder, False])
        effect = WONDERS[wonder][4]
        if wonder in SWITCHED and self.options["versailles"] == "now":
            effect = WONDERS[wonder][5]
        if effect:
            yield from self.happen(seat, "wonders", wonder, effect)

    # 6. Activate a building or wonder

    def activation(self, name):
        if name in BUILDINGS:
            _, verb, n, source, _ = BUILDINGS[name]
            return (verb, n, source) if verb else None
        if name in SWITCHED and self.options["versailles"] == "now":
            return None
        return WONDERS[name][5]

    def can_activate(self, seat, name):
        """R43."""
        effect = self.activation(name)
        if not effect:
            return False
        return effect[0] != "buy" or bool(self.affordable(seat, effect[1]))

    def do_activate(self, seat, name):
        cards = self.buildings[seat] if name in BUILDINGS else self.wonders[seat]
        card = next(c for c in cards if c == [name, False])
        card[1] = True
        kind = "buildings" if name in BUILDINGS else "wonders"
        yield from self.happen(seat, kind, name, self.activation(name))

    def happen(self, seat, kind, name, effect):
        verb, n, source = effect
        if verb == "vp":
            self.score(seat, kind, name, n * self.count(seat, source))
        elif verb == "gold":
            self.gold[seat] += n * self.count(seat, source)
        elif verb == "buy":
            (tech,) = yield from self.ask(seat, [f"tech {t}" for t in self.affordable(seat, n)])
            self.pay_tech(seat, tech, n)
        elif verb == "free":  # P11
            for _ in range(n):
                open_ = self.next_techs(seat)
                if open_:
                    (tech,) = yield from self.ask(seat, [f"free-tech {t}" for t in open_])
                    self.develop(seat, tech)
        elif verb == "stand":
            lying = {c.place for c in self.colonists[seat] if not c.standing and c.place != AGORA}
            if lying:
                (word,) = yield from self.ask(seat, [f"stand {at(s)}" for s in lying])
                self.pick(seat, place_of(word), False).standing = True
        else:
            yield from self.shift(seat)

    def shift(self, seat):
        """Notre Dame: R44, P10."""
        lying = sorted(c.place for c in self.colonists[seat] if not c.standing and c.place != AGORA)
        away = [c for c in self.colonists[seat] if c.place == AGORA]
        words = {"shift none"} | {f"shift capital {k + 1}" for k in range(len(away))}
        for k in range(1, len(lying) + 1):
            for some in itertools.combinations(lying, k):
                words.add("shift agora " + " ".join(map(at, some)))
        kind, *rest = yield from self.ask(seat, words)
        if kind == "agora":
            for word in rest:
                self.to_agora(seat, place_of(word), False, "shift")
        elif kind == "capital":
            for colonist in away[: int(rest[0])]:
                colonist.place = self.capital[seat]

    # 7. Develop a technology

    def next_techs(self, seat):
        """Those whose predecessor is developed."""
        mine = self.techs[seat]
        return [
            t
            for row in TECH_ROWS
            for n, t in enumerate(row)
            if t not in mine and (n == 0 or row[n - 1] in mine)
        ]

    def tech_cost(self, seat, tech, less):
        """R46."""
        return max(0, TECH_COST[LEVEL[tech]] - less - 2 * (self.civ[seat] == "japan"))

    def affordable(self, seat, less):
        return [t for t in self.next_techs(seat) if self.tech_cost(seat, t, less) <= self.gold[seat]]

    def pay_tech(self, seat, tech, less):
        self.gold[seat] -= self.tech_cost(seat, tech, less)
        self.develop(seat, tech)

    def develop(self, seat, tech):
        self.techs[seat].add(tech)
        self.reserve[seat] += CUBES_ON.get(tech, 0)
        if tech in NOW_TECH:
            n, source = NOW_TECH[tech]
            self.score(seat, "discoveries", tech, n * self.count(seat, source))

    def do_tech(self, seat, tech):
        self.pay_tech(seat, tech, 0)
        while self.civ[seat] == "japan" and self.affordable(seat, 0):  # R47, P12
            words = [f"tech {t}" for t in self.affordable(seat, 0)] + ["done"]
            answer = yield [(seat, dict.fromkeys(words))]
            if answer == "done":
                return
            self.pay_tech(seat, answer.split()[1], 0)

    # 8. Start a Golden Age

    def do_golden(self, seat):
        """R68, P30: the first of the era chooses the judgement."""
        first = not self.golden
        self.golden.add(seat)
        if first:
            (self.judgement,) = yield from self.ask(seat, [f"judge {j}" for j in self.judgements])
            self.judgements.remove(self.judgement)
            self.judged[self.judgement] = self.era

    # D. End of the era, E. Prepare, end of the game ---------------------------

    def score_judgement(self):
        n, source = JUDGEMENTS[self.judgement]
        for seat in range(self.seats):
            self.score(seat, "judgements", self.judgement, n * self.count(seat, source))

    def prepare(self):
        self.judgement = None
        self.tiles_left |= self.set_aside  # R8
        self.set_aside = set()
        self.golden = set()
        for seat in range(self.seats):
            for card in self.buildings[seat] + self.wonders[seat]:
                card[1] = False  # R42
            for colonist in self.colonists[seat]:
                colonist.standing = True
                if colonist.place == AGORA:
                    colonist.place = self.capital[seat]

    def final_scoring(self):
        pass

    def future_points(self, seat):
        """R72, R73."""
        counts = [self.count(s, FUTURES[self.future[seat]]) for s in range(self.seats)]
        best = max(counts)
        if counts[seat] < best or best == 0:
            return 0
        if self.options["future-ties"] == "strict" and counts.count(best) > 1:
            return 0
        return FUTURE_POINTS

    def end_sheet(self, seat):
        """Points of the end of the game (R71)."""
        lines = []
        if self.owns(seat, "spiral-minaret"):
            lines.append(("wonders", "spiral-minaret", 2 * self.count(seat, "tech34")))
        lines += [("technologies", t, TECH_BACK[LEVEL[t]]) for t in self.techs[seat]]
        lines += [("glory", None, v) for v in self.glory[seat]]
        lines.append(("gold", None, self.gold[seat] // 3))
        if self.future[seat]:
            lines.append(("future", self.future[seat], self.future_points(seat)))
        return lines

    def tally(self, seat):
        return self.vp[seat] + self.end_sheet(seat)

    def standing(self, seat):
        """R75."""
        cities = sum(owner == seat for owner, _ in self.cities.values())
        return (sum(n for _, _, n in self.tally(seat)), cities)

    # The view ----------------------------------------------------------

    def view(self, viewer):
        """R77: later civilisations, future technologies and glory values are
        their owner's secret (R62, P24)."""
        view = {
            "squares": [self.square_view(s) for s in SPACES],
            "tiles": Bag(
                {"id": t, "at": at(corner), "rotation": turns}
                for t, (turns, corner) in self.placed.items()
            ),
            "aside": Bag(self.set_aside),
            "buildings": Bag({"name": k, "count": n} for k, n in self.offer.items() if n),
            "judgements": Bag(self.judgement_view(j) for j in [*self.judgements, *self.judged]),
            "drawn": self.drawn if viewer in ("all", self.drawer) else [None] * len(self.drawn),
            "unseen": {
                "civs": Bag(CIVILISATIONS.keys() - self.known_civs(viewer)),
                "futures": Bag(self.future_deck() - self.known_futures(viewer)),
                "glory": self.unseen_glory(viewer),
                "tiles": Bag(self.tiles_left),
            },
            "seats": [self.seat_view(seat, viewer) for seat in range(self.seats)],
        }
        if self.era:
            view["era"] = self.era
            view["wonders"] = Bag(
                {"name": w, "prices": [self.wonder_cost(s, w) for s in range(self.seats)]}
                for w in self.wonder_offer
            )
        return view

    def square_view(self, space):
        owner, cubes = self.cities.get(space, (None, 0))
        capital = self.capital.index(space) if space in self.capital else None
        edges = self.edges.get(space, "~~~~")
        return {
            "at": at(space),
            "tile": self.tile_at.get(space),
            "land": "".join(side for side, edge in zip("nesw", edges) if edge == "#"),
            "symbols": Bag(self.land.get(space) or ISLANDS.get(space, [])),
            "capital": capital,
            "city": owner,
            "cubes": cubes,
            "colonists": Bag(
                {"seat": s, "standing": c.standing}
                for s in range(self.seats)
                for c in self.colonists[s]
                if c.place == space
            ),
        }

    def judgement_view(self, name):
        n, source = JUDGEMENTS[name]
        points = [n * self.count(s, source) for s in range(self.seats)]
        return {"id": name, "era": self.judged.get(name), "points": points}

    def future_deck(self):
        none = self.options["tenth-future"] == "none"
        return {f for f in FUTURES if f != "f10" or not none}

    def knows(self, viewer, seat):
        """Whether the viewer sees what is the seat's alone; at the end of the
        game everybody does, to score it."""
        return viewer in ("all", seat) or self.now[0][0] is None

    def known_civs(self, viewer):
        mine = {c for s in range(self.seats) if self.knows(viewer, s) for c in self.dealt[s].values()}
        return self.shown | mine

    def known_futures(self, viewer):
        return {self.future[s] for s in range(self.seats) if self.knows(viewer, s)} - {None}

    def unseen_glory(self, viewer):
        left = Counter(GLORY)
        for seat in range(self.seats):
            if self.knows(viewer, seat):
                left -= Counter(self.glory[seat])
        if viewer in ("all", self.drawer):
            left -= Counter(self.drawn)
        return [left[v] for v in GLORY]

    def seat_view(self, seat, viewer):
        knows = self.knows(viewer, seat)
        glory = Counter(self.glory[seat] if knows else [])
        techs = self.techs[seat]
        view = {
            "gold": self.gold[seat],
            "golden": seat in self.golden,
            "capital": at(self.capital[seat]) if self.capital[seat] else None,
            "cities": Bag(
                {"at": at(s), "cubes": n} for s, (owner, n) in self.cities.items() if owner == seat
            ),
            "reserve": self.reserve[seat],
            "locked": sum(n for t, n in CUBES_ON.items() if t not in techs),
            "civ": self.civ[seat],
            "dealt": [self.dealt_view(seat, era, knows) for era in (1, 2, 3, 4)],
            "future": self.future[seat] if knows else None,
            "techs": [self.tech_view(seat, t) for row in TECH_BOARD for t in row],
            "range": self.steps(seat),
            "takes": self.takes(seat),
            "controls": {s: self.count(seat, s) for s in ("game", "wheat", "rock", "gem")},
            "slots": self.slots(seat),
            "buildings": Bag({"name": k, "used": used} for k, used in self.buildings[seat]),
            "wonders": [
                {"name": w, "used": used}
                for name in WONDERS
                for w, used in self.wonders[seat]
                if w == name
            ],
            "free_wonder": self.civ[seat] == "greece" and not self.greece_used[seat],
            "attacks": len(self.glory[seat]),
            "glory": [glory[v] for v in GLORY],
            "scored": sum(n for _, _, n in self.vp[seat]),
        }
        if self.colonists[seat]:
            view["colonists"] = Bag(
                {"at": c.place if c.place == AGORA else at(c.place), "standing": c.standing}
                for c in self.colonists[seat]
            )
        return view

    def tech_view(self, seat, tech):
        mine = self.techs[seat]
        if mine & set(REPLACED_BY.get(tech, ())) and (tech in mine or tech not in LEVEL):
            state = "obsolete"
        elif tech in mine or tech not in LEVEL:
            state = "developed"
        else:
            state = "open" if tech in self.next_techs(seat) else "locked"
        price = self.tech_cost(seat, tech, 0) if tech in LEVEL else 0
        cubes = 0 if tech in mine else CUBES_ON.get(tech, 0)
        return {"name": tech, "state": state, "price": price, "cubes": cubes}

    def dealt_view(self, seat, era, knows):
        name = self.dealt[seat].get(era)
        shown = name in self.shown
        return {"era": era, "name": name if knows or shown else None, "shown": shown}

    def hidden(self, viewer):
        """Nothing is secret by its name alone: `unseen` names them all."""
        return []

    def heard(self, words, viewer):
        """An action as the viewer sees it happen, before it is applied."""
        verb, *rest = words.split()
        if verb == "deal-future" or (verb == "deal-civ" and rest[1] != "1"):
            if referee.LETTERS.index(rest[0]) != viewer:
                return " ".join([verb, *rest[:-1], "?"])
        if verb in ("glory", "keep") and viewer != self.drawer:
            return f"{verb} ?"
        seat = self.now[0][0]
        if verb == "civ" and viewer != seat and rest[0] == self.civ[seat]:
            return f"{words} over {self.dealt[seat][self.era]}"
        return words

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
                f"{name(['explore', 'builder', 'artist', 'soldier', 'rocket'])} {space}",
                f"{name(['move', 'to', 'cube', 'stand', 'capital'])} {space}",
                f"{name(['wonder', 'wonder-free'])} {name(list(WONDERS))}",
                f"activate {name(list(BUILDINGS) + list(WONDERS))}",
                f"{name(['tech', 'free-tech'])} {name(list(LEVEL))}",
                f"{name(['card', 'discard'])} {name(list(BUILDINGS))}",
                f"tile {rng.randint(0, 3)} {space}",
                f"civ {name(list(CIVILISATIONS))}",
                f"judge {name(list(JUDGEMENTS))}",
                f"keep {rng.randint(2, 6)}",
                name(["builder free", "golden", "city", "no-city", "done", "shift none"]),
            ]
        )


if __name__ == "__main__":
    referee.main(Game)
