"""Bronze, second set of rules: the view, the same for everybody."""

import itertools
from collections import Counter

from bronze_tables import (
    CITIES,
    FACES,
    LAND,
    ROUTES,
    TERRAINS,
)
from referee import Bag


class View:
    def view(self, viewer):
        """Bronze has no secrets: the same for every viewer."""
        return {
            "edition": self.edition,
            "ending": Bag(self.ending),
            "first": self.first,
            **(self.play_view() if self.turn is not None else {}),
            "city_place": self.choosing,
            "draws": sum(kind == "city" for kind, _ in self.errands),
            "unseen": Bag(
                {"tech": t, "count": self.unseen[t]}
                for t in FACES
                if self.unseen[t]
            ),
            "unseen_tiles": Bag(n for n in LAND if n not in self.land.values()),
            "city_deck": Bag(self.deck),
            "provinces_left": Bag(
                {"points": v, "count": n} for v, n in self.values.items()
            ),
            "tiles": [
                self.tile_view(place) for place in range(1, self.places + 1)
            ],
            "routes": Bag(
                {
                    "terrain": t,
                    "length": n,
                    "points": p,
                    "holder": self.routes.get((t, n)),
                }
                for t in TERRAINS
                for n, p in ROUTES.items()
            ),
            "lines": Bag(
                {
                    "terrain": t,
                    "seats": [self.line(s, t) for s in range(self.seats)],
                }
                for t in TERRAINS
            ),
            "seats": [self.seat_view(s) for s in range(self.seats)],
        }

    def play_view(self):
        """What no rule speaks of before the set-up is over."""
        turn = {} if self.over else {"turn": self.turn}
        stacks = [
            {"top": self.tops.get(k + 1), "count": self.sizes[k]}
            for k in range(4)
        ]
        view = turn | {
            "round": self.round,
            "stacks": stacks,
            "reserve": self.sizes[4],
        }
        if self.woken is not None:
            woken = Counter(self.woken)
            view["woken"] = Bag(
                {"tech": t, "count": n, "spots": len(self.fits(t))}
                for t, n in woken.items()
            )
        elif not self.over and not self.errands:
            view["preview"] = Bag(self.preview(words) for words in self.takes())
        return view

    def preview(self, words):
        """What a take would wake, and what that could settle."""
        _, stack, side, column = words.split()
        columns = [list(c) for c in self.columns[self.turn]]
        wakes = Counter(
            tech for _, _, tech in self.lay(columns, int(stack), side, column)
        )
        spots = {tech: self.fits(tech) for tech in wakes}
        return {
            "stack": int(stack),
            "side": side,
            "column": column,
            "settlements": sum(
                min(n, len(spots[tech])) for tech, n in wakes.items()
            ),
            "spots": len(set().union(*spots.values())),
        }

    def tile_view(self, place):
        held = {
            p: (s, v) for s, won in enumerate(self.provinces) for p, v in won
        }
        value = self.laid.get(place)
        if place in held:
            token = {"points": value, "state": "held", "holder": held[place][0]}
        else:
            out = value is not None and place not in self.province
            token = {
                "points": value,
                "state": "out" if out else "open",
                "holder": None,
            }
        kinds = {"F": "farmers", "H": "herders", "U": "hunters"}
        cells = []
        if place in self.land:
            cells = [
                {
                    "terrain": t,
                    "spots": [
                        {
                            "settlers": kinds[kind],
                            "owner": self.owner.get((place, t, n)),
                        }
                        for n, kind in enumerate(LAND[self.land[place]][t], 1)
                    ],
                }
                for t in TERRAINS
            ]
        return {
            "place": place,
            "id": self.land.get(place),
            "free": self.free(place),
            "closed": self.closed(place),
            "counts": [self.on_tile(place, s) for s in range(self.seats)],
            "province": token,
            "cities": Bag(self.piles.get(place, [])),
            "cells": cells,
        }

    def seat_view(self, seat):
        points = Counter()
        for source, _, n in self.tally(seat):
            points[source] += n
        return {
            "markers": self.markers[seat],
            "reached": self.furthest(seat) or None,
            "columns": [
                {"cards": [{"tech": t} for t in c]} for c in self.columns[seat]
            ],
            "cities": [
                {"name": c, "points": self.city_points(seat, c)}
                for c in CITIES
                if c in self.cities[seat]
            ],
            "techs": Bag(
                {"tech": t, "count": n}
                for t, n in Counter(
                    itertools.chain(*self.columns[seat])
                ).items()
            ),
            "points": {s: points[s] for s in self.SOURCES}
            | {"total": points.total()},
        }
