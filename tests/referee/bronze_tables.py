"""The components of Bronze: cards, tiles and tokens."""

TERRAINS = [
    "mountains",
    "woods",
    "grasslands",
    "savannas",
    "deserts",
    "jungles",
    "shore",
]
BRONZE = "bronze-casting"

# Where a technology settles, and whom: F farmers, H herders, U hunters.
TECHNOLOGIES = {
    "masonry": ({"woods", "grasslands", "jungles"}, "FH"),
    "irrigation": ({"mountains", "savannas", "deserts"}, "FH"),
    "authority": ({"mountains", "grasslands", "savannas"}, "FU"),
    "pottery": ({"woods", "deserts", "shore"}, "FU"),
    "domestication": ({"woods", "savannas", "jungles"}, "HU"),
    "wheel": ({"grasslands", "deserts", "shore"}, "HU"),
    "religion": ({"mountains", "jungles", "shore"}, "HU"),
    BRONZE: (set(TERRAINS), "FHU"),
}
FACES = [t for t in TECHNOLOGIES if t != BRONZE]

# The 14 land tiles: the spots of each terrain from the left.
TILES = [
    "U HU H FH UHF UF F",
    "F U HU H FH UHF UF",
    "UF F U HU H FH UHF",
    "UHF UF F U HU H FH",
    "FH UHF UF F U HU H",
    "H FH UHF UF F U HU",
    "HU H FH UHF UF F U",
    "UFH HU FH U HUF UF FH",
    "FH UFH HU FH U HUF UF",
    "UF FH UFH HU FH U HUF",
    "HUF UF FH UFH HU FH U",
    "U HUF UF FH UFH HU FH",
    "FH U HUF UF FH UFH HU",
    "HU FH U HUF UF FH UFH",
]
LAND = {
    number: dict(zip(TERRAINS, row.split()))
    for number, row in enumerate(TILES, 1)
}

# Cities: pawns on the card, family, parameters.
CITIES = {
    "acrotiri": (4, "column"),
    "altyndepe": (2, "row", "irrigation", "pottery", "wheel"),
    "amri": (2, "settlers", "savannas", "jungles"),
    "arkaim": (2, "row", "domestication", "authority", "pottery"),
    "assur": (4, "per-province"),
    "athens": (4, "pair", "religion"),
    "avaris": (2, "most-cards", "wheel"),
    "babylon": (3, "most-cards", "authority"),
    "bactra": (4, "column"),
    "beycesultan": (3, "pair", "pottery"),
    "biskupin": (2, "most-settlements", "woods"),
    "byblos": (4, "per-route"),
    "corinth": (4, "most-cards", "pottery"),
    "dholavira": (4, "settlers", "jungles", "shore"),
    "eshnunna": (4, "settlers", "woods", "deserts"),
    "gonur-tepe": (3, "pair", "domestication"),
    "harappa": (2, "pair", "irrigation"),
    "hattusa": (3, "at-most-three"),
    "kerma": (2, "most-settlements", "deserts"),
    "kish": (3, "fewest-provinces"),
    "knossos": (3, "pair", "masonry"),
    "kumayri": (3, "most-settlements", "mountains"),
    "lagash": (4, "most-markers-left"),
    "limantepe": (3, "column"),
    "lothal": (3, "most-settlements", "savannas"),
    "malia": (2, "most-cards", "domestication"),
    "mari": (4, "most-cards", "irrigation"),
    "memphis": (2, "most-cards", "religion"),
    "mohenjo-daro": (2, "six-technologies"),
    "mycenae": (2, "pair", "authority"),
    "nafplio": (3, "pair", "wheel"),
    "orchomenus": (4, "row", "masonry", "wheel", "domestication"),
    "phaistos": (2, "full-rows"),
    "rakhigarhi": (4, "fewest-markers-left"),
    "sidon": (2, "four-bronze-columns"),
    "sintashta": (4, "most-settlements", "grasslands"),
    "stonehedge": (3, "row", "religion", "domestication", "irrigation"),
    "su-nuraxi": (2, "row", "pottery", "masonry", "religion"),
    "susa": (4, "settlers", "woods", "savannas"),
    "tel-megiddo": (3, "settlers", "grasslands", "deserts"),
    "teotihuacan": (4, "row", "authority", "irrigation", "masonry"),
    "thebes": (3, "column-of-six"),
    "tiryns": (4, "most-cards", BRONZE),
    "troy": (2, "most-cards", "masonry"),
    "tyre": (2, "most-settlements", "shore"),
    "ugarit": (3, "row", "wheel", "religion", "authority"),
    "ur": (2, "column"),
    "uruk": (2, "settlers", "mountains", "grasslands"),
    "yinxu": (4, "most-settlements", "jungles"),
    "yoshinogari": (4, "settlers", "mountains", "shore"),
}

ROUTES = {3: 3, 5: 6, 7: 10}  # length: points (B-2.5r1)
COPIES = {2: 6, 3: 8, 4: 10}  # cards of each technology by seats
PLACES = {2: 7, 3: 9, 4: 11}  # land tiles in play
OPEN = {2: 1, 3: 2, 4: 2}  # of them face up at the start
MARKERS = 30
