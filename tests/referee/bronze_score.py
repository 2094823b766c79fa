"""Bronze, second set of rules: points and cities."""

import itertools
from collections import Counter

from bronze_tables import (
    BRONZE,
    CITIES,
    LAND,
    ROUTES,
)


class Scores:
    def tally(self, seat, viewer="all"):
        """(source, name, points) of one seat's sheet."""
        lines = [
            ("provinces", f"tile-{place}", value)
            for place, value in self.provinces[seat]
        ]
        lines += [
            ("routes", f"{t}-{n}", ROUTES[n])
            for (t, n), s in self.routes.items()
            if s == seat
        ]
        lines += [
            ("cities", c, self.city_points(seat, c)) for c in self.cities[seat]
        ]
        return lines

    def city_points(self, seat, city):
        _, family, *what = CITIES[city]
        columns = self.columns[seat]
        cards = [Counter(itertools.chain(*c)) for c in self.columns]
        depth = max(map(len, columns), default=0)
        rows = [[c[d] for c in columns if d < len(c)] for d in range(depth)]

        def strictly(values, sign=1):  # B-7.2r1
            return all(
                sign * values[seat] > sign * v
                for s, v in enumerate(values)
                if s != seat
            )

        if family == "column":  # B-7.6r1
            return max((len(set(c)) for c in columns), default=0)
        if family == "row":  # B-7.4r1
            return 6 * any(set(what) <= set(row) for row in rows)
        if family == "settlers":  # B-7.7r1
            return 6 * all(
                self.settler_kinds(seat, t) == set("FHU") for t in what
            )
        if family == "per-province":
            return len(self.provinces[seat])
        if family == "per-route":
            return sum(s == seat for s in self.routes.values())
        if family == "pair":  # B-7.5r1
            return 2 * min(cards[seat][BRONZE], cards[seat][what[0]])
        if family == "most-cards":
            return 6 * strictly([c[what[0]] for c in cards])
        if family == "most-settlements":
            held = Counter(
                s for (_, t, _), s in self.owner.items() if t == what[0]
            )
            return 5 * strictly([held[s] for s in range(self.seats)])
        if family == "at-most-three":  # B-7.11r1
            return 5 * (max(cards[seat].values(), default=0) <= 3)
        if family == "fewest-provinces":  # B-7.12r1
            return 6 * strictly([len(p) for p in self.provinces], -1)
        if family == "most-markers-left":  # B-7.13r1
            return 6 * strictly(self.markers)
        if family == "fewest-markers-left":
            return 6 * strictly(self.markers, -1)
        if family == "six-technologies":
            return 5 * (len(cards[seat]) >= 6)
        if family == "full-rows":  # B-7.9r1
            return 2 * sum(len(row) == 4 for row in rows)
        if family == "column-of-six":  # B-7.15r1
            return 6 * (max(map(len, columns), default=0) >= 6)
        assert family == "four-bronze-columns"  # B-7.14r1
        return 6 * (len(columns) == 4 and all(BRONZE in c for c in columns))

    def settler_kinds(self, seat, terrain):
        return {
            LAND[self.land[p]][t][spot - 1]
            for (p, t, spot), s in self.owner.items()
            if s == seat and t == terrain
        }

    def standing(self, seat, tally):
        """Total, then cities, routes, provinces (B-7.16r1, B-7.16r2)."""
        sums = Counter()
        for source, _, points in tally:
            sums[source] += points
        return (
            sum(sums.values()),
            sums["cities"],
            sums["routes"],
            sums["provinces"],
        )
