"""The Golden Ages, second set of rules: the map, and what is on it."""

from golden_tables import (
    AGORA,
    at,
    HALF_TURN_ALIKE,
    ISLANDS,
    LEVEL,
    place_of,
    SIDES,
    SPACES,
    tile_squares,
    turned,
)


class Colonist:
    def __init__(self, place):
        self.place = place
        self.standing = True


class Map:
    # B. Expand the map

    def expand(self, seat):
        squares = yield from self.place_tile(seat)
        if squares:
            words = [f"capital {at(s)}" for s in squares]
            if self.era > 1:
                words.append("capital stay")
        elif self.era == 1:  # GA-4.1r2
            taken = set(self.capital) | set(self.cities)
            words = [f"capital {at(s)}" for s in self.land if s not in taken]
        else:  # GA-4.1r1
            return
        (answer,) = yield from self.ask(seat, words)
        if answer == "stay":
            return
        place = place_of(answer)
        if self.era == 1:
            self.colonists[seat] = [Colonist(place) for _ in range(3)]
        for colonist in self.colonists[seat]:
            if colonist.place == self.capital[seat]:  # GA-4.5r1
                colonist.place = place
        self.capital[seat] = place

    def place_tile(self, seat):
        """Draws until a tile fits (GA-4.1r1, GA-4.1r3); the squares it covers, or none."""
        size = "l" if self.era == 1 else "d"
        while True:
            pile = [t for t in self.tiles_left if t[0] == size]
            if not pile:
                return []
            (name,) = yield from self.chance(
                {f"draw-tile {t}": 1 for t in pile}
            )
            self.tiles_left.remove(name)
            fits = self.fits(name)
            if fits:
                break
            self.set_aside.add(name)
        words = {f"tile {n} {at(corner)}": (n, corner) for n, corner in fits}
        answer = yield from self.ask(seat, words)
        turns, corner = words["tile " + " ".join(answer)]
        return self.lay(name, turns, corner)

    def fits(self, name):
        """Rules for placing; GA-4.3r1, GA-4.3r2."""
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
        """Colonists on covered spaces go to their capital (GA-4.4r1)."""
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

    # What there is on the map

    def symbols(self, space):
        """Visible ones: a capital hides them (GA-5.3r3)."""
        if space in self.capital:
            return []
        return self.land.get(space) or ISLANDS.get(space, [])

    def has_city(self, seat, space):
        return space in self.cities and self.cities[space][0] == seat

    def held(self, seat):
        """Spaces with a colonist or a city of this seat (GA-5.3r4)."""
        colonists = {c.place for c in self.colonists[seat]} - {AGORA}
        return colonists | {s for s in self.cities if self.has_city(seat, s)}

    def present(self, seat, space):
        return space in self.held(seat)

    def fresh(self, seat):
        """Spaces with a standing colonist of this seat."""
        return {
            c.place
            for c in self.colonists[seat]
            if c.standing and c.place != AGORA
        }

    def count(self, seat, source):
        """What cards count (GA-1.3)."""
        if source in ("wheat", "rock", "gem", "game"):
            return sum(self.symbols(s).count(source) for s in self.held(seat))
        everybody = [c for mine in self.colonists for c in mine]
        cities = sum(owner == seat for owner, _ in self.cities.values())
        return {
            None: 1,
            "cube": sum(
                cubes for owner, cubes in self.cities.values() if owner == seat
            ),
            "citycap": cities + (self.capital[seat] is not None),
            "glory": len(self.glory[seat]),
            "wonder": len(self.wonders[seat]),
            "build": len(self.buildings[seat]),
            "tech": len(self.techs[seat]),
            "tech34": sum(LEVEL[t] >= 2 for t in self.techs[seat]),
            "agora": sum(c.place == AGORA for c in everybody),
            "tired": sum(
                c.place != AGORA and not c.standing for c in everybody
            ),
            "fresh": sum(
                c.place != AGORA and c.standing for c in self.colonists[seat]
            ),
            "gold": self.gold[seat],
            "gold3": self.gold[seat] // 3,
        }[source]

    def score(self, seat, source, name, points):
        if points:
            self.vp[seat].append((source, name, points))
