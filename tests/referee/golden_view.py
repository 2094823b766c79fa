"""The Golden Ages, second set of rules: who sees what."""

from collections import Counter

import referee
from golden_tables import (
    AGORA,
    at,
    CIVILIZATIONS,
    CUBES_ON,
    FUTURES,
    GLORY,
    ISLANDS,
    JUDGEMENTS,
    LEVEL,
    REPLACED_BY,
    SPACES,
    TECH_BOARD,
    WONDERS,
)
from referee import Bag


class View:
    def view(self, viewer):
        """GA-10.5r1: later civilizations, future technologies and glory values are
        their owner's secret (GA-7.5r3, GA-2.4r1)."""
        view = {
            "squares": [self.square_view(s) for s in SPACES],
            "tiles": Bag(
                {"id": t, "at": at(corner), "rotation": turns}
                for t, (turns, corner) in self.placed.items()
            ),
            "aside": Bag(self.set_aside),
            "buildings": Bag(
                {"name": k, "count": n} for k, n in self.offer.items() if n
            ),
            "judgements": Bag(
                self.judgement_view(j) for j in [*self.judgements, *self.judged]
            ),
            "drawn": self.drawn
            if viewer in ("all", self.drawer)
            else [None] * len(self.drawn),
            "unseen": {
                "civs": Bag(CIVILIZATIONS.keys() - self.known_civs(viewer)),
                "futures": Bag(self.future_deck() - self.known_futures(viewer)),
                "glory": self.unseen_glory(viewer),
                "tiles": Bag(self.tiles_left),
            },
            "seats": [
                self.seat_view(seat, viewer) for seat in range(self.seats)
            ],
        }
        if self.era:
            view["era"] = self.era
            view["first"] = self.first
            view["wonders"] = Bag(
                {
                    "name": w,
                    "prices": [
                        self.wonder_cost(s, w) for s in range(self.seats)
                    ],
                }
                for w in self.wonder_offer
            )
        if isinstance(self.now[0][0], int):
            view["turn"] = self.now[0][0]
        return view

    def square_view(self, space):
        owner, cubes = self.cities.get(space, (None, 0))
        capital = self.capital.index(space) if space in self.capital else None
        edges = self.edges.get(space, "~~~~")
        return {
            "at": at(space),
            "tile": self.tile_at.get(space),
            "land": "".join(
                side for side, edge in zip("nesw", edges) if edge == "#"
            ),
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
        mine = {
            c
            for s in range(self.seats)
            if self.knows(viewer, s)
            for c in self.dealt[s].values()
        }
        return self.shown | mine

    def known_futures(self, viewer):
        return {
            self.future[s] for s in range(self.seats) if self.knows(viewer, s)
        } - {None}

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
                {"at": at(s), "cubes": n}
                for s, (owner, n) in self.cities.items()
                if owner == seat
            ),
            "reserve": self.reserve[seat],
            "locked": sum(n for t, n in CUBES_ON.items() if t not in techs),
            "civ": self.civ[seat],
            "dealt": [
                self.dealt_view(seat, era, knows) for era in (1, 2, 3, 4)
            ],
            "future": self.future[seat] if knows else None,
            "techs": [
                self.tech_view(seat, t) for row in TECH_BOARD for t in row
            ],
            "range": self.steps(seat),
            "takes": self.takes(seat),
            "controls": {
                s: self.count(seat, s) for s in ("game", "wheat", "rock", "gem")
            },
            "slots": self.slots(seat),
            "buildings": Bag(
                {"name": k, "used": used} for k, used in self.buildings[seat]
            ),
            "wonders": [
                {"name": w, "used": used}
                for name in WONDERS
                for w, used in self.wonders[seat]
                if w == name
            ],
            "free_wonder": self.civ[seat] == "greece"
            and not self.greece_used[seat],
            "attacks": len(self.glory[seat]),
            "glory": [glory[v] for v in GLORY],
            "scored": sum(n for _, _, n in self.vp[seat]),
        }
        if self.colonists[seat]:
            view["colonists"] = Bag(
                {
                    "at": c.place if c.place == AGORA else at(c.place),
                    "standing": c.standing,
                }
                for c in self.colonists[seat]
            )
        return view

    def tech_view(self, seat, tech):
        mine = self.techs[seat]
        if mine & set(REPLACED_BY.get(tech, ())) and (
            tech in mine or tech not in LEVEL
        ):
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
        return {
            "era": era,
            "name": name if knows or shown else None,
            "shown": shown,
        }

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
