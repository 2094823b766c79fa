#!/usr/bin/env python3
"""The rules of Bronze Age a second time, to check the engine's.

Written from the rule cards, the component tables and the numbered rulings
alone; ids are those of docs/rules/bronze-age.md. A face-down card is a type
without a front: decks are sizes with a top type, and the types below the tops
are one common bag. What is still to be done in a turn is a list of tasks, the
next one last.
"""

from collections import Counter

import referee
from bronze_age_tables import (
    CARDS,
    CIVILIZATIONS,
    DECKS,
    of_type,
    TYPES,
)
from bronze_age_view import View


class Game(View, referee.Rules):
    ID = "bronze-age"
    SEATS = (2,)
    OPTIONS = {
        "civilizations": ("random", "choice"),
        "first": ("random", "a", "b"),
    }
    SECRETS = True
    # Anything; never idle; hoarding for the Collapse; abilities.
    STYLES = [
        {},
        {("stop",): -9, ("decline",): -9},
        {("draw1",): 4, ("draw2",): 4, ("play1",): -4, ("decline",): 4},
        {("play1",): 2, ("decline",): -9, ("card", 1, "special"): 5},
    ]

    def __init__(self, seats, options):
        self.seats = seats
        self.choice = options.get("civilizations") == "choice"
        first = options.get("first", "random")
        self.first = None if first == "random" else "ab".index(first)
        self.civs = [None, None]
        self.hands = [set(), set()]
        self.known = [set(), set()]  # of that hand, what the other seat knows
        self.own_discards = [
            set(),
            set(),
        ]  # at the Collapse, not seen by that seat since
        self.threw = [Counter(), Counter()]  # the same by type, seen or not
        self.actions = [Counter(TYPES), Counter(TYPES)]
        self.at = {d: Counter() for d in DECKS}  # Actions lying at the decks
        self.size = dict.fromkeys(DECKS, 14)
        self.top = dict.fromkeys(DECKS)
        self.bag = Counter(dict.fromkeys(TYPES, 14))  # types below the tops
        self.box = []
        self.territories = [Counter(), Counter()]
        self.basic = [[], []]  # cards under the Basic card
        self.special = [[], []]
        self.shuffled = None  # after the Collapse: D of each type
        self.discards = set()  # after the Collapse: the fronts of S
        self.pool = Counter()  # Collapse: types to shuffle
        self.turn = None
        self.tasks = []
        self.over = False
        self.turns = 0

    # Questions

    def questions(self):
        if self.over:
            return [(None, {})]
        if self.turn is None:
            return self.setup_questions()
        self.settle_tasks()
        if self.over:
            return [(None, {})]
        task, *rest = self.tasks[-1]
        return getattr(self, "ask_" + task)(*rest)

    def setup_questions(self):
        """Rule card 2; BA-2.5r1: civilizations are chosen after the deal."""
        found = []
        if self.first is None:
            found.append({"first A": 1, "first B": 1})
        for seat in range(2):
            letter = referee.LETTERS[seat]
            for kind in TYPES:
                if not of_type(self.hands[seat], kind):
                    found.append(
                        {f"deal {letter} {c}": 1 for c in self.unlocated(kind)}
                    )
            if self.civs[seat] is None and not self.choice:
                free = [c for c in CIVILIZATIONS if c not in self.civs]
                found.append({f"civ {letter} {c}": 1 for c in free})
        found += [self.tops(d) for d in DECKS if self.top[d] is None]
        if found:
            return [("chance", q) for q in found]
        chooser = (
            1 - self.first if self.civs[1 - self.first] is None else self.first
        )
        return [
            (
                chooser,
                {f"civ {c}": None for c in CIVILIZATIONS if c not in self.civs},
            )
        ]

    def tops(self, deck):
        """Section 12: the type of a new top."""
        return {f"top {deck} {t}": n for t, n in self.bag.items() if n}

    def unlocated(self, kind):
        """Fronts in no hand and under no civilization."""
        seen = set().union(*self.hands, *self.basic, *self.special)
        return [c for c in of_type(CARDS, kind) if c not in seen]

    def fronts(self, kind):
        """Section 12: the front of a drawn card."""
        free = self.unlocated(kind)
        if self.shuffled is None:
            return {f"front {c}": 1 for c in free}
        shed = [c for c in free if c in self.discards]
        others = [c for c in free if c not in self.discards]
        weights = {f"front {c}": max(1, len(others)) for c in shed}
        rest = self.shuffled[kind] - len(shed)
        if rest:
            weights.update({f"front {c}": rest for c in others})
        return weights

    def settle_tasks(self):
        """Ends tasks that ask nobody, until one does or the game is over."""
        while not self.over:
            if not self.tasks:
                self.end_turn()
                continue
            task, *rest = self.tasks[-1]
            if task == "renew":
                self.renew()
            elif getattr(self, "idle_" + task, lambda *_: False)(*rest):
                self.tasks.pop()
            else:
                return

    # A turn

    def ask_main(self):
        """Rule card 4: play to a deck with at most two Actions, or return one
        while holding at most two."""
        mine = self.actions[self.turn]
        words = [
            f"play {t} {d}"
            for t in TYPES
            if mine[t]
            for d in DECKS
            if self.at[d].total() <= 2
        ]
        if mine.total() <= 2:
            words += [
                f"return {t} {d}" for d in DECKS for t in TYPES if self.at[d][t]
            ]
        return [(self.turn, dict.fromkeys(words))]

    def do_play(self, kind, deck):
        self.tasks.pop()
        self.actions[self.turn][kind] -= 1
        self.at[deck][kind] += 1
        if self.top[deck] == kind:  # gain, draw 1, play up to 1, in this order
            self.tasks += [("card", True, False), ("draw", deck)]
            self.gain(deck)
        else:
            self.tasks.append(("mismatch", deck))

    def do_return(self, kind, deck):
        self.tasks.pop()
        self.at[deck][kind] -= 1
        self.actions[self.turn][kind] += 1
        self.tasks += [("step", deck)] * (1 + self.at[deck].total())

    def ask_mismatch(self, deck):
        """Rulings 2 and 15: neither is allowed, and it is always asked."""
        words = ["draw2"] * bool(self.size[deck]) + ["play1"] * bool(
            self.hands[self.turn]
        )
        return [(self.turn, dict.fromkeys(words + ["stop"]))]

    def ask_step(self, deck):
        """Ruling 2: asked even where only `stop` is left."""
        words = ["draw1"] * bool(self.size[deck]) + ["play1"] * bool(
            self.hands[self.turn]
        )
        return [(self.turn, dict.fromkeys(words + ["stop"]))]

    def do_draw2(self):
        _, deck = self.tasks.pop()
        self.tasks += [("draw", deck), ("draw", deck)]

    def do_draw1(self):
        _, deck = self.tasks.pop()
        self.tasks.append(("draw", deck))

    def do_play1(self):
        self.tasks.pop()
        self.tasks.append(("card", False, False))

    def do_stop(self):
        while self.tasks and self.tasks[-1][0] in ("step", "mismatch"):
            self.tasks.pop()

    # Decks

    def gain(self, deck):
        """The top becomes a Territory, unseen (rule card 5)."""
        self.territories[self.turn][self.top[deck]] += 1
        self.lift(deck)

    def lift(self, deck):
        """Takes the top away; the next one shows its back."""
        self.top[deck] = None
        self.size[deck] -= 1
        if self.size[deck]:
            self.tasks.append(("top", deck))

    def idle_draw(self, deck):
        return self.size[deck] == 0

    def ask_draw(self, deck):
        """The front first, to its drawer; then the new top."""
        return [("chance", self.fronts(self.top[deck]))]

    def do_front(self, code):
        _, deck = self.tasks.pop()
        if self.shuffled is not None:
            self.shuffled[CARDS[code].type] -= 1
            self.discards.discard(code)
            self.own_discards[self.turn].discard(code)
        self.hands[self.turn].add(code)
        self.lift(deck)

    def ask_top(self, deck):
        return [("chance", self.tops(deck))]

    def do_top(self, deck, kind):
        self.top[deck] = kind
        self.bag[kind] -= 1
        if self.turn is not None:
            self.tasks.remove(("top", deck))

    # Advancements

    def idle_card(self, may_decline, basic_only):
        return not self.hands[self.turn]

    def ask_card(self, may_decline, basic_only):
        words = []
        for code in self.hands[self.turn]:
            words.append(f"card {code} basic")
            if (
                not basic_only
                and CARDS[code].aspect in CIVILIZATIONS[self.civs[self.turn]]
            ):
                words.append(f"card {code} special")
        return [(self.turn, dict.fromkeys(words + ["decline"] * may_decline))]

    def do_decline(self):
        self.tasks.pop()

    def do_card(self, code, where):
        self.tasks.pop()
        self.hands[self.turn].remove(code)
        self.known[self.turn].discard(code)
        self.seen_by_all(code)
        if where == "basic":
            self.basic[self.turn].append(code)
            return
        self.special[self.turn].append(code)
        ability = CARDS[code].ability
        if ability == "harvest":
            self.tasks += [("deck", "sow")] * 2
        elif ability in ("sow", "quarry", "foundry"):
            self.tasks.append(("deck", ability))
        elif ability in ("ornament", "masterwork"):
            self.tasks.append(("card", False, ability == "ornament"))
        elif ability:
            self.tasks.append((ability,))

    def idle_deck(self, ability):
        return not any(self.size.values())

    def ask_deck(self, ability):
        return [(self.turn, {f"deck {d}": None for d in DECKS if self.size[d]})]

    def do_deck(self, deck):
        _, ability = self.tasks.pop()
        if ability != "quarry":
            self.tasks.append(("draw", deck))
        if ability != "sow":
            self.gain(deck)

    def idle_raid(self):
        return not self.hands[1 - self.turn]

    def ask_raid(self):
        return [("chance", {f"raid {c}": 1 for c in self.hands[1 - self.turn]})]

    def do_raid(self, code):
        """Section 5: known to both from now on."""
        self.tasks.pop()
        self.hands[1 - self.turn].remove(code)
        self.known[1 - self.turn].discard(code)
        self.hands[self.turn].add(code)
        self.known[self.turn].add(code)
        self.seen_by_all(code)

    def seen_by_all(self, code):
        for thrown in self.own_discards:
            thrown.discard(code)

    def idle_conquest(self):
        return not self.territories[1 - self.turn].total()

    def ask_conquest(self):
        return [
            (
                self.turn,
                {
                    f"take {t}": None
                    for t in TYPES
                    if self.territories[1 - self.turn][t]
                },
            )
        ]

    def do_take(self, kind):
        self.tasks.pop()
        self.territories[1 - self.turn][kind] -= 1
        self.territories[self.turn][kind] += 1

    # The Collapse and the end

    def end_turn(self):
        """Rule card 6. The Collapse after the first player's turn, once; the
        end after the second player's, later; BA-7.1r1: or after 400 turns."""
        empty = not all(self.size.values())
        second = self.turn != self.first
        self.turns += 1
        if empty and not second and self.shuffled is None:
            self.collapse()
        elif second and (
            (empty and self.shuffled is not None) or self.turns >= 400
        ):
            self.over = True
        else:
            self.turn = 1 - self.turn
            self.tasks = [("main",)]

    def collapse(self):
        """Section 6, "Collapse order"; the last task comes first."""
        first, second = self.first, 1 - self.first
        self.pool = self.bag + Counter(t for t in self.top.values() if t)
        self.shuffled = Counter()
        self.tasks = [
            ("renew",),
            ("shed", second),
            ("shed", first),
            ("keep", second),
            ("keep", first),
        ]

    def idle_keep(self, seat):
        return not self.territories[seat].total()

    def ask_keep(self, seat):
        return [
            (
                seat,
                {f"keep {t}": None for t in TYPES if self.territories[seat][t]},
            )
        ]

    def do_keep(self, kind):
        _, seat = self.tasks.pop()
        kept = Counter({kind: self.territories[seat][kind]})
        self.pool += self.territories[seat] - kept
        self.territories[seat] = kept

    def idle_shed(self, seat):
        return len(self.hands[seat]) <= 3

    def ask_shed(self, seat):
        return [(seat, {f"discard {c}": None for c in self.hands[seat]})]

    def do_discard(self, code):
        _, seat = self.tasks[-1]
        kind = CARDS[code].type
        self.hands[seat].remove(code)
        self.pool[kind] += 1
        self.discards.add(code)
        self.own_discards[seat].add(code)
        self.threw[seat][kind] += 1
        self.known[seat] -= set(of_type(self.known[seat], kind))  # BA-8.3r1

    def renew(self):
        """The Actions go back, then the new decks are made: three slices, the
        rest to the box."""
        total = self.pool.total()
        self.actions = [Counter(TYPES), Counter(TYPES)]
        self.at = {d: Counter() for d in DECKS}
        self.shuffled, self.bag = self.pool, Counter(self.pool)
        self.size = dict.fromkeys(DECKS, total // 3)
        self.top = dict.fromkeys(DECKS)
        self.turn = 1 - self.first
        self.tasks = [("main",)]
        if total // 3:
            self.tasks += [("top", d) for d in reversed(DECKS)]
        self.tasks += [("box",)] * (total % 3)

    def ask_box(self):
        return [("chance", {f"box {t}": n for t, n in self.bag.items() if n})]

    def do_box(self, kind):
        self.tasks.pop()
        self.bag[kind] -= 1
        self.box.append(kind)

    # Playing it

    def apply(self, words):
        verb, *rest = words.split()
        getattr(self, "do_" + verb)(*rest)
        if (
            self.turn is None
            and self.first is not None
            and all(self.civs)
            and all(self.top.values())
        ):
            if len(self.hands[0]) == 3 and len(self.hands[1]) == 3:
                self.turn = self.first
                self.tasks = [("main",)]

    def do_first(self, letter):
        self.first = referee.LETTERS.index(letter)

    def do_deal(self, letter, code):
        self.hands[referee.LETTERS.index(letter)].add(code)

    def do_civ(self, *words):
        if len(words) == 2:
            seat = referee.LETTERS.index(words[0])
        else:
            seat = (
                1 - self.first
                if self.civs[1 - self.first] is None
                else self.first
            )
        self.civs[seat] = words[-1]

    def strange(self, rng):
        kind, deck = rng.choice(TYPES), rng.choice(DECKS)
        code = rng.choice(list(CARDS))
        return rng.choice(
            [
                f"play {kind} {deck}",
                f"return {kind} {deck}",
                rng.choice(["draw1", "draw2", "play1", "stop", "decline"]),
                f"card {code} {rng.choice(['basic', 'special'])}",
                f"deck {deck}",
                f"take {kind}",
                f"keep {kind}",
                f"discard {code}",
                f"civ {rng.choice(list(CIVILIZATIONS))}",
            ]
        )


if __name__ == "__main__":
    referee.main(Game)
