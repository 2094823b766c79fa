"""The components of The Golden Ages: board, tiles and cards."""

ROWS = 6
COLUMNS = 10
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
HALF_TURN_ALIKE = {"d12", "d16"}  # GA-4.2r1

TECH_ROWS = [
    ["carriage", "rail", "aviation", "rocketry"],
    ["agriculture", "architecture", "medicine", "genetics"],
    ["metallurgy", "construction", "engineering", "computer-science"],
    ["writing", "currency", "commerce", "economy"],
]
TECH_BOARD = [
    [start, *row]
    for start, row in zip(("wheel", "hunting", "fire", "barter"), TECH_ROWS)
]
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
CUBES_ON = {
    "carriage": 1,
    "agriculture": 1,
    "metallurgy": 1,
    "writing": 1,
    "rail": 1,
    "architecture": 2,
}
NOW_TECH = {
    "rocketry": (3, "gem"),
    "genetics": (2, "wheat"),
    "computer-science": (2, "rock"),
    "economy": (1, "cube"),
}

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

# Wonders: era, cost, who pays less, how much; what they do at once and when
# activated.
WONDERS = {
    "colossus": (1, 3, "phoenicia", 2, ("vp", 2, "cube"), ("vp", 1, None)),
    "great-library": (1, 4, "china", 3, ("free", 1, None), None),
    "pyramids": (1, 3, "egypt", 2, ("vp", 2, "rock"), ("vp", 1, None)),
    "hanging-gardens": (
        1,
        3,
        "babylon",
        2,
        ("vp", 2, "wheat"),
        ("vp", 1, None),
    ),
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

# Civilizations: era, number, and what happens at once.
CIVILIZATIONS = {
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
        squares = [
            ((c, height - 1 - r), s, e[3] + e[:3]) for (r, c), s, e in squares
        ]
    return squares


def tile_squares(name):
    words = TILES[name].split()
    offsets = {"s": FOUR, "l": THREE, "d": TWO}[name[0]]
    return [
        (o, words[2 * k].split("+"), words[2 * k + 1])
        for k, o in enumerate(offsets)
    ]
