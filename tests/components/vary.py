"""Corrects every component of the three games at random.

vary(seed, folder) writes the .def files of each game into folder, with other
numbers in every line, as an owner of a box may have to put them. A compiler
that looks there first builds the games from them.
"""

import pathlib
import random
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/games"
SOURCES = (
    "GAME WHEAT ROCK GEM CUBE CITY CITYCAP GLORY WONDER BUILD TECH TECH34 "
    "AGORA TIRED FRESH GOLD GOLD3"
).split()
SYMBOLS = "GAME WHEAT ROCK GEM".split()
TECHS = (
    "CARRIAGE RAIL AVIATION ROCKETRY AGRICULTURE ARCHITECTURE MEDICINE "
    "GENETICS METALLURGY CONSTRUCTION ENGINEERING COMPUTER_SCIENCE WRITING "
    "CURRENCY COMMERCE ECONOMY"
).split()
TERRAINS = "MOUNTAINS WOODS GRASSLANDS SAVANNAS DESERTS JUNGLES SHORE".split()
SETTLERS = "FARMERS HERDERS HUNTERS".split()
TECHNOLOGIES = (
    "DOMESTICATION POTTERY MASONRY AUTHORITY RELIGION WHEEL IRRIGATION "
    "BRONZE_CASTING"
).split()
CELLS = "F H U FH FU HF HU UF UH FHU FUH HFU HUF UFH UHF".split()


class Vary:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.pick = self.rng.choice
        self.below = self.rng.randint

    def some(self, words, count):
        return " | ".join(self.rng.sample(words, count))

    def numbers(self, text, pattern, low, high):
        """Another number in place of group 2 of every match."""
        return re.sub(
            pattern,
            lambda m: f"{m[1]}{self.below(low, high)}{m[3]}",
            text,
            flags=re.M,
        )

    def names(self, text, pattern, words):
        return re.sub(pattern, lambda m: m[1] + self.pick(words), text)

    # Bronze

    def bronze_technologies(self, text):
        text = re.sub(
            r"(\.terrains = )[A-Z |]+(?=,.*\.cards)",
            lambda m: m[1] + self.some(TERRAINS, 3),
            text,
        )
        text = re.sub(
            r"(\.settlers = )[A-Z |]+(?=,.*\.cards)",
            lambda m: m[1] + self.some(SETTLERS, 2),
            text,
        )
        return re.sub(
            r"\.cards = \{[^}]*\}",
            lambda m: ".cards = { %d, %d, %d }"
            % (self.below(5, 7), self.below(0, 3), self.below(0, 3)),
            text,
        )

    def bronze_lands(self, text):
        return re.sub(
            r"^(LAND\( *\d+),.*\)$",
            lambda m: f"{m[1]}, {', '.join(self.pick(CELLS) for _ in TERRAINS)})",
            text,
            flags=re.M,
        )

    def bronze_cities(self, text):
        text = self.numbers(text, r'("[AB]\d", )(\d)(, \d,)', 2, 4)
        text = self.numbers(text, r'("[AB]\d", \d, )(\d)(,)', 0, 9)
        text = self.numbers(text, r"(\.count = )(\d)(\))", 1, 7)
        text = self.names(text, r"\b(TECH_)[A-Z_]+", TECHNOLOGIES)
        return self.names(text, r"\b(TERRAIN_)[A-Z]+", TERRAINS)

    def bronze_tokens(self, text):
        low, high = self.below(2, 3), self.below(5, 6)
        for length, other in ((3, low), (5, high - 1), (7, high)):
            text = text.replace(
                f"ROUTE({length}, ", f"ROUTE({other}, ", 1
            )
        text = self.numbers(text, r"(ROUTE\(\d+, )(\d+)(\))", 0, 15)
        values = sorted(self.rng.sample(range(1, 10), 3))
        lines = iter(values)
        return re.sub(
            r"PROVINCE\(\d, \d\)",
            lambda m: f"PROVINCE({next(lines)}, {self.below(4, 6)})",
            text,
        )

    # Bronze Age

    def bronzeage_cards(self, text):
        backs = ["SEA"] * 16 + ["MOUNTAINS"] * 16 + ["PLAINS"] * 16
        backs[self.below(0, 47)] = self.pick(backs)
        backs[self.below(0, 47)] = self.pick(backs)
        aspects = "AGRICULTURE WARFARE ARTISTRY METALLURGY".split()
        abilities = (
            "NONE SOW HARVEST RAID CONQUEST ORNAMENT MASTERWORK QUARRY FOUNDRY"
        ).split()
        backs = iter(backs)
        return re.sub(
            r'^(CARD\(\w+, "\w+", "\w+", ).*\)$',
            lambda m: "%s%s, %d, %s, %d, %s)"
            % (
                m[1],
                next(backs),
                self.below(0, 4),
                self.pick(aspects),
                self.below(0, 5),
                self.pick(abilities),
            ),
            text,
            flags=re.M,
        )

    def bronzeage_civilizations(self, text):
        return self.numbers(text, r"([A-Z], +)(\d)([,)])", 0, 4)

    def bronzeage_territories(self, text):
        return self.numbers(text, r'(", +)(\d)(\))', 0, 4)

    def bronzeage_values(self, text):
        for name, low, high in (
            ("TRIUMPH", 0, 9),
            ("TERRITORY_POINTS", 0, 5),
            ("BONUS_MAX", 0, 5),
            ("LYING_MAX", 2, 3),
            ("HOLDING_MAX", 3, 5),
            ("COLLAPSE_KEEP", 0, 8),
        ):
            text = self.numbers(text, rf"(VALUE\({name}, +)(\d+)(,)", low, high)
        return text

    # The Golden Ages

    def effect(self, m):
        """Other numbers; what happens once may be anything that can."""
        when, op = m[1], m[2]
        if when == "PERM":
            arg = (
                f", .arg = SYMBOL_{self.pick(SYMBOLS)}" if op == "TAKE" else ""
            )
            most = {"GLORYPICK": 2}.get(op, 6)
            return f"{{ .when = PERM, .op = OP_{op}, .n = {self.below(1, most)}{arg} }}"
        if when == "END":
            op, once = "VPPER", ("VP", "VPPER")
        else:
            once = (
                "GOLD VP GOLDPER VPPER TECH TECHIF TECHFREE TECHBUY TECHTOP "
                "STAND SHIFT"
            ).split()
        if self.rng.random() < 0.5:
            op = self.pick(once)
        arg = ""
        if op.endswith("PER"):
            arg = f", .arg = SRC_{self.pick(SOURCES)}"
        elif op in ("TECH", "TECHIF"):
            arg = f", .arg = TECH_{self.pick(TECHS)}"
            arg += f", .need = TECH_{self.pick(TECHS)}"
        return f"{{ .when = {when}, .op = OP_{op}, .n = {self.below(0, 6)}{arg} }}"

    def effects(self, text):
        return re.sub(
            r"\{ \.when = (\w+), \.op = OP_(\w+)[^}]*\}",
            self.effect,
            text,
        )

    def golden_techs(self, text):
        cubes = [1] * self.below(0, 9)
        text = re.sub(
            r'^(TECH\((\w+), "[^"]+", "[^"]+", )\d',
            lambda m: m[1] + str(cubes.pop() if m[2] in TECHS and cubes else 0),
            text,
            flags=re.M,
        )
        text = self.numbers(text, r"(OP_TAKE, )(\d)(,)", 0, 6)
        text = self.names(text, r"(\bSYMBOL_)[A-Z]+", SYMBOLS)
        text = self.numbers(text, r"(OP_MOVE, )(\d)(,)", 1, 7)
        text = self.numbers(text, r"(OP_CUBEGOLD, )(\d)(,)", 0, 5)
        text = self.numbers(text, r"(OP_CITYCUBES, )(\d)(,)", 1, 2)
        text = self.numbers(text, r"(OP_AGORAVP, )(\d)(,)", 0, 5)
        return re.sub(
            r", \d, (0|SRC_\w+), (?=\")",
            lambda m: f", {self.below(0, 5)}, SRC_{self.pick(SOURCES)}, ",
            text,
        )

    def golden_civs(self, text):
        text = self.numbers(text, r'(", [1-4], )(\d)(,)', 1, 9)
        return self.effects(text)

    def golden_wonders(self, text):
        eras = [1, 2, 3, 4] * 4
        self.rng.shuffle(eras)
        eras, civs = iter(eras), "BABYLON CHINA INCA SPAIN RUSSIA USA".split()
        text = re.sub(
            r'(", )\d, \d+,(\s+)CIV_\w+,(\s+)\d+,',
            lambda m: "%s%d, %d,%sCIV_%s,%s%d,"
            % (
                m[1],
                next(eras),
                self.below(0, 14),
                m[2],
                self.pick(civs + ["NONE"]),
                m[3],
                self.below(0, 14),
            ),
            text,
        )
        return self.effects(text)

    def golden_buildings(self, text):
        text = self.numbers(text, r'(", )(\d)(,)', 2, 5)
        return self.effects(text)

    def golden_judgements(self, text):
        text = self.numbers(text, r'(", )(\d)(,)', 0, 9)
        return self.names(text, r"(SRC_)\w+", SOURCES)

    def golden_futures(self, text):
        return self.names(text, r"(SRC_)\w+", SOURCES)

    def golden_values(self, text):
        for name, low, high in (
            ("START_GOLD", 0, 9),
            ("SHOWN_JUDGEMENTS", 4, 9),
            ("ARTIST_POINTS", 0, 9),
            ("GOLDEN_GOLD", 0, 5),
            ("FUTURE_POINTS", 0, 20),
            ("GOLD_A_POINT", 1, 9),
            (r"COST_\d", 0, 15),
            (r"BACK_\d", 0, 9),
            (r"ATTACK_\d", 0, 15),
            (r"GLORY_\d", 4, 5),
        ):
            text = self.numbers(text, rf"(VALUE\({name}, +)(\d+)(,)", low, high)
        return text

    def golden_tiles(self, text):
        return re.sub(
            r'^TILE\(\w+, ".*?\}\)', self.tile, text, flags=re.S | re.M
        )

    def tile(self, m):
        """Other symbols and outer edges; inner seams are land on both sides."""
        head = re.match(r'TILE\((\w+), "(\w+)", (\d), \d', m[0])
        places = [
            (int(r), int(c))
            for r, c in re.findall(r"\{ (\d), (\d), SYMBOL", m[0])
        ]
        squares = {}
        for row, column in places:
            inner = {
                s
                for s, at in (
                    ("N", (row - 1, column)),
                    ("E", (row, column + 1)),
                    ("S", (row + 1, column)),
                    ("W", (row, column - 1)),
                )
                if at in places
            }
            edges = [
                s for s in "NESW" if s in inner or self.rng.random() < 0.5
            ]
            squares[row, column] = (
                self.pick(SYMBOLS),
                self.below(1, 2),
                " | ".join(edges) or "0",
            )
        return 'TILE(%s, "%s", %s, %d, %s)' % (
            head[1],
            head[2],
            head[3],
            turns(squares),
            ", ".join(
                "{ %d, %d, SYMBOL_%s, %d, %s }" % (*at, *square)
                for at, square in squares.items()
            ),
        )


def turns(squares):
    """Two where a tile of two squares looks the same after a half turn."""
    half = dict(zip("NESW", "SWNE"))
    if len(squares) != 2:
        return 4
    (a, n, edges), (b, m, others) = squares.values()
    turned = {half[e] for e in edges.split(" | ") if e != "0"}
    same = {e for e in others.split(" | ") if e != "0"}
    return 2 if (a, n) == (b, m) and turned == same else 4


def vary(seed, folder):
    """Writes the varied files; every file a method is named after changes."""
    made = Vary(seed)
    for name in [n for n in dir(made) if n.split("_")[0] in
                 ("bronze", "bronzeage", "golden")]:
        game, file = name.split("_", 1)
        path = pathlib.Path("games") / game / f"{file}.def"
        text = (GAMES.parent / path).read_text()
        new = getattr(made, name)(text)
        if new == text:
            raise SystemExit(f"vary: {path} did not change")
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(new)
