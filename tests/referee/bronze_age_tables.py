"""The components of Bronze Age: the cards."""

TYPES = ("sea", "mountains", "plains")
DECKS = ("a", "b", "c")
ASPECTS = ("agriculture", "warfare", "artistry", "metallurgy")
BASIC = {"sea": "exploration", "mountains": "prosperity", "plains": "society"}

# By the place of a card among the four of its type and aspect.
SLOTS = [
    (1, 3, 0),
    (1, 2, 1),
    (2, 1, 1),
    (2, 3, None),
]  # basic, special icons; ability
ABILITIES = {
    "agriculture": ("sow", "harvest"),
    "warfare": ("raid", "conquest"),
    "artistry": ("ornament", "masterwork"),
    "metallurgy": ("quarry", "foundry"),
}
CIVILIZATIONS = {
    "assyria": ("agriculture", "warfare"),
    "egypt": ("agriculture", "artistry"),
    "alashiya": ("agriculture", "metallurgy"),
    "mycenae": ("warfare", "artistry"),
    "hatti": ("warfare", "metallurgy"),
    "crete": ("artistry", "metallurgy"),
}
TRIUMPH = 3


class Card:
    def __init__(self, kind, number):
        self.code = f"{kind[0]}{number + 1:02}"
        self.type = kind
        self.aspect = ASPECTS[number // 4]
        self.basic, self.special, size = SLOTS[number % 4]
        self.ability = None if size is None else ABILITIES[self.aspect][size]


CARDS = {c.code: c for c in (Card(t, n) for t in TYPES for n in range(16))}


def of_type(codes, kind):
    return [c for c in codes if CARDS[c].type == kind]


def by_type(counts):
    return [counts[t] for t in TYPES]
