"""Bronze Age, second set of rules: what is scored, and who sees what."""

from collections import Counter

import referee
from bronze_age_tables import (
    BASIC,
    by_type,
    CARDS,
    CIVILIZATIONS,
    DECKS,
    of_type,
    TRIUMPH,
    TYPES,
)
from referee import Bag


class View:
    # Scores

    def icons(self, seat, kind):
        """Basic icons of the Territory type's kind under the Basic card."""
        return sum(CARDS[c].basic for c in of_type(self.basic[seat], kind))

    def aspect_icons(self, seat, aspect):
        return sum(
            CARDS[c].special
            for c in self.special[seat]
            if CARDS[c].aspect == aspect
        )

    def tally(self, seat, viewer):
        """Rule card 7."""
        lines = [("basic", c, CARDS[c].basic) for c in self.basic[seat]]
        lines += [
            ("specialized", c, CARDS[c].special) for c in self.special[seat]
        ]
        most = max(TYPES, key=lambda t: self.territories[seat][t])
        lines.append(("territories", most, 2 * self.territories[seat][most]))
        for t in TYPES:
            won = self.icons(seat, t) > self.icons(1 - seat, t)
            lines.append(("triumphs", BASIC[t], TRIUMPH * won))
        return lines

    def standing(self, seat, tally):
        """Points, then Territories of all types, then cards under both
        Civilization cards, then a draw (BA-7.5r1)."""
        points = sum(n for _, _, n in tally)
        cards = len(self.basic[seat]) + len(self.special[seat])
        return (points, self.territories[seat].total(), cards)

    # Views

    def view(self, viewer):
        """Section 12: fronts in a hand are its owner's secret, but for those
        that went through a Raid; own discards are the discarder's."""
        view = {
            "first": self.first,
            "box": by_type(Counter(self.box)),
            "triumphs": Bag(
                {"icon": BASIC[t], "seat": self.triumph(t)} for t in TYPES
            ),
            "seats": [self.seat_view(seat, viewer) for seat in range(2)],
        }
        if self.turn is not None:
            view["below"] = by_type(self.bag)
            view["decks"] = [self.deck_view(d) for d in DECKS]
            if not self.over:
                view["turn"] = self.turn
        return view

    def deck_view(self, deck):
        actions = Bag(self.at[deck].elements())
        return {
            "id": deck,
            "size": self.size[deck],
            "top": self.top[deck],
            "actions": actions,
        }

    def triumph(self, kind):
        mine, theirs = self.icons(0, kind), self.icons(1, kind)
        return None if mine == theirs else int(theirs > mine)

    def seat_view(self, seat, viewer):
        own = viewer in ("all", seat)
        hand = (
            self.hands[seat]
            if own
            else self.known[seat]
            if viewer == 1 - seat
            else set()
        )
        return {
            "civ": self.civs[seat],
            "aspects": Bag(
                {"aspect": a, "icons": self.aspect_icons(seat, a)}
                for a in CIVILIZATIONS.get(self.civs[seat], ())
            ),
            "icons": [self.icons(seat, t) for t in TYPES],
            "actions": Bag(self.actions[seat].elements()),
            "held": by_type(Counter(CARDS[c].type for c in self.hands[seat])),
            "hand": Bag(hand),
            "fits": Bag(
                c
                for c in hand
                if CARDS[c].aspect in CIVILIZATIONS.get(self.civs[seat], ())
            ),
            "raided": Bag(self.known[seat] if viewer != "public" else []),
            "threw": by_type(self.threw[seat]),
            "thrown": Bag(self.own_discards[seat] if own else []),
            "territories": by_type(self.territories[seat]),
            "basic": Bag(self.basic[seat]),
            "special": Bag(self.special[seat]),
            "points": sum(n for _, _, n in self.tally(seat, viewer)),
        }

    def hidden(self, viewer):
        """Fronts the viewer cannot place."""
        open_ = set().union(*self.basic, *self.special)
        if viewer != "public":
            open_ |= (
                self.hands[viewer]
                | self.known[1 - viewer]
                | self.own_discards[viewer]
            )
        return CARDS.keys() - open_

    def heard(self, words, viewer):
        """An action as the viewer sees it happen, before it is applied."""
        verb, *rest = words.split()
        if verb == "deal" and viewer != referee.LETTERS.index(rest[0]):
            return f"deal {rest[0]} ?"
        if verb == "front" and viewer != self.turn:
            return "front ?"
        if (verb == "raid" and viewer == "public") or (
            verb == "discard" and viewer != self.tasks[-1][1]
        ):
            return f"{verb} {rest[0][0]}?"
        return words
