"""The Golden Ages, second set of rules: the eight actions (phase C)."""

from collections import Counter

from golden_tables import (
    AGORA, at, COLUMNS, INVASION, place_of, ROWS, SIDES, SPACES, TAKE_BONUS,
)
from golden_cards import Cards


class Actions(Cards):
    def actions(self):
        """One action a turn until all have started a Golden Age; in era IV
        one last action each after the first (GA-9.3r1, GA-9.6r1)."""
        self.golden = set()
        seat = self.first
        while len(self.golden) < self.seats:
            if seat in self.golden:
                self.gold[seat] += 2
            else:
                yield from self.turn(seat)
                if self.era == 4 and self.golden:
                    for other in self.round(seat)[1:]:
                        yield from self.turn(other)
                    return
            seat = (seat + 1) % self.seats

    def turn(self, seat):
        words = list(self.main_actions(seat))
        answer = yield [(seat, dict.fromkeys(words))]
        verb, *rest = answer.split()
        yield from getattr(self, "do_" + verb.replace("-", "_"))(seat, *rest)

    def main_actions(self, seat):
        fresh = self.fresh(seat)
        for space in fresh:
            yield f"explore {at(space)}"
            yield f"artist {at(space)}"
            if self.offer.total():
                yield f"builder {at(space)}"
            if self.targets(seat, space):
                yield f"soldier {at(space)}"
        if self.offer.total() and self.builds_free(seat):
            yield "builder free"
        if "rocketry" in self.techs[seat]:
            for space in SPACES:
                if self.may_attack(seat, space, 0):
                    yield f"rocket {at(space)}"
        for wonder in self.wonder_offer:
            if self.wonder_cost(seat, wonder) <= self.gold[seat]:
                yield f"wonder {wonder}"
            if self.civ[seat] == "greece" and not self.greece_used[seat]:  # GA-8.2r1
                yield f"wonder-free {wonder}"
        for name, used in self.buildings[seat] + self.wonders[seat]:
            if not used and self.can_activate(seat, name):
                yield f"activate {name}"
        for tech in self.affordable(seat, 0):
            yield f"tech {tech}"
        if not fresh:  # GA-9.1r1
            yield "golden"

    # 1. Explorer

    def do_explore(self, seat, word):
        start = self.worker = place_of(word)
        colonist = self.pick(seat, start, True)
        (word,) = yield from self.ask(
            seat, [f"move {at(s)}" for s in self.reach(seat, start)]
        )
        self.move(seat, colonist, place_of(word))
        yield from self.may_found(seat, colonist.place)
        colonist.standing = self.civ[seat] == "russia"

    def pick(self, seat, space, standing):
        return next(
            c
            for c in self.colonists[seat]
            if c.place == space and c.standing == standing
        )

    def steps(self, seat):
        techs = self.techs[seat]
        for tech, steps in (("aviation", 99), ("rail", 3), ("carriage", 2)):
            if tech in techs:
                return steps
        return 1

    def reach(self, seat, start):
        """Spaces within range, and whether a walk there can cross the edge
        (GA-5.2r1, GA-5.4r1)."""
        if self.steps(seat) == 99:
            return {space: True for space in SPACES}
        seen = {(start, False)}
        edge = list(seen)
        for _ in range(self.steps(seat)):
            grown = set()
            for (r, c), crossed in edge:
                for dr, dc in SIDES:
                    if 0 <= r + dr < ROWS:
                        wraps = not 0 <= c + dc < COLUMNS
                        grown.add(
                            ((r + dr, (c + dc) % COLUMNS), crossed or wraps)
                        )
            edge = grown - seen
            seen |= grown
        return {space: (space, True) in seen for space, _ in seen}

    def income(self, seat, start, space, crossing):
        """What a move pays: control (GA-5.3r1), Portugal (GA-5.4r1), USA (GA-5.4r3).
        One that ends where it began pays Portugal alone (GA-5.4r1)."""
        around = 3 if self.civ[seat] == "portugal" and crossing else 0
        if space == start:
            return around
        control = (
            0 if self.present(seat, space) else self.control_gold(seat, space)
        )
        met = self.civ[seat] == "usa" and self.meets(seat, space)
        return around + control + 4 * met

    def meets(self, seat, space):
        return any(
            self.present(s, space) or self.capital[s] == space
            for s in range(self.seats)
            if s != seat
        )

    def takes(self, seat):
        """Gold for taking control of each symbol."""
        techs = self.techs[seat]
        pay = Counter(game=1)
        pay["wheat"] = (
            3 if "medicine" in techs else 1 * ("agriculture" in techs)
        )
        pay["rock"] = (
            3 if "engineering" in techs else 1 * ("metallurgy" in techs)
        )
        pay["gem"] = 4 if "economy" in techs else 2 * ("currency" in techs)
        symbol, bonus = TAKE_BONUS.get(self.civ[seat], ("game", 0))
        pay[symbol] += bonus
        return pay

    def control_gold(self, seat, space):
        pay = self.takes(seat)
        return sum(pay[s] for s in self.symbols(space))

    def move(self, seat, colonist, space):
        start = colonist.place
        self.gold[seat] += self.income(
            seat, start, space, self.reach(seat, start)[space]
        )
        colonist.place = space

    def may_found(self, seat, space):
        """1b. Found a city; GA-5.5r1, GA-5.5r3, GA-5.6r1, GA-5.6r2."""
        if (
            space not in self.land
            or space in self.cities
            or space in self.capital
        ):
            return
        answer = yield [(seat, {"city": None, "no-city": None})]
        if answer == "no-city":
            return
        cubes = 2 if "construction" in self.techs[seat] else 1
        while self.reserve[seat] < cubes:  # GA-5.6r2
            own = [s for s in self.cities if self.has_city(seat, s)]
            (word,) = yield from self.ask(seat, [f"cube {at(s)}" for s in own])
            self.remove_cubes(place_of(word), 1)
        if not self.present(seat, space):  # GA-7.6r1: only after a rocket
            self.gold[seat] += self.control_gold(seat, space)
        self.reserve[seat] -= cubes
        self.cities[space] = [seat, cubes]
        self.gold[seat] += cubes * (2 if "commerce" in self.techs[seat] else 1)
        if self.owns(seat, "hagia-sophia"):  # GA-5.5r2
            self.gold[seat] += 2

    def remove_cubes(self, space, cubes):
        owner = self.cities[space][0]
        self.cities[space][1] -= cubes
        self.reserve[owner] += cubes
        if self.cities[space][1] == 0:
            del self.cities[space]

    def owns(self, seat, wonder):
        return any(name == wonder for name, _ in self.wonders[seat])

    # 2. Builder, 3. Artist

    def builds_free(self, seat):
        return (
            self.civ[seat] in ("rome", "arabia")
            or "genetics" in self.techs[seat]
        )

    def to_agora(self, seat, space, standing):
        """GA-6.1r1: Computer Science and the European Union pay for each."""
        colonist = self.pick(seat, space, standing)
        colonist.place, colonist.standing = AGORA, False
        if "computer-science" in self.techs[seat]:
            self.score(seat, "discoveries", "computer-science", 2)
        if self.civ[seat] == "european-union":
            self.gold[seat] += 4

    def slots(self, seat):
        return (
            1
            + ("writing" in self.techs[seat])
            + ("architecture" in self.techs[seat])
        )

    def do_builder(self, seat, word):
        if word != "free":
            self.to_agora(seat, place_of(word), True)
        (kind,) = yield from self.ask(
            seat, [f"card {k}" for k, n in self.offer.items() if n]
        )
        self.offer[kind] -= 1
        mine = self.buildings[seat]
        if len(mine) >= self.slots(seat):  # GA-6.4r1
            old = {
                f"discard {k}" + " used" * used: [k, used] for k, used in mine
            }
            answer = yield from self.ask(seat, old)
            mine.remove(old["discard " + " ".join(answer)])
        mine.append([kind, False])

    def do_artist(self, seat, word):
        self.to_agora(seat, place_of(word), True)
        self.score(seat, "artists", None, 3)
        yield from ()

    # 4. Soldier

    def rivals_on(self, seat, space):
        return [
            s for s in range(self.seats) if s != seat and self.present(s, space)
        ]

    def price(self, seat, space):
        """GA-7.2r1, GA-7.3r1."""
        walls = sum(
            kind == "wall"
            for s in self.rivals_on(seat, space)
            for kind, _ in self.buildings[s]
        )
        cost = INVASION[len(self.glory[seat])] + 3 * walls
        return max(0, cost - 2 * (self.civ[seat] == "china"))

    def may_attack(self, seat, space, income):
        """GA-7.1r1, GA-7.2r2, GA-7.2r3; four attacks a game."""
        if len(self.glory[seat]) == 4 or not self.rivals_on(seat, space):
            return False
        if any(
            self.capital[s] == space for s in range(self.seats) if s != seat
        ):
            return False
        return self.gold[seat] + income >= self.price(seat, space)

    def targets(self, seat, start):
        return [
            space
            for space, crossing in self.reach(seat, start).items()
            if self.may_attack(
                seat, space, self.income(seat, start, space, crossing)
            )
        ]

    def do_soldier(self, seat, word):
        start = self.worker = place_of(word)
        colonist = self.pick(seat, start, True)
        (word,) = yield from self.ask(
            seat, [f"to {at(s)}" for s in self.targets(seat, start)]
        )
        self.move(seat, colonist, place_of(word))
        yield from self.attack(seat, colonist.place)
        colonist.standing = False  # GA-5.1r2: for Russia too

    def do_rocket(self, seat, word):
        yield from self.attack(seat, place_of(word))

    def attack(self, seat, space):
        """GA-7.4r1 gives the order."""
        price = self.price(seat, space)
        self.gold[seat] -= price
        for other in range(self.seats):
            if other != seat and self.owns(other, "great-wall"):  # GA-7.3r2
                self.gold[other] += 3
            if other != seat and self.owns(other, "united-nations"):  # GA-7.3r2
                self.gold[other] += price
        for other in self.rivals_on(seat, space):
            if self.has_city(other, space):
                self.remove_cubes(space, self.cities[space][1])
            for colonist in self.colonists[other]:
                if colonist.place == space:  # GA-7.4r2
                    colonist.place = self.capital[other]
        if self.civ[seat] == "france":  # GA-7.4r3, GA-7.2r2
            self.gold[seat] += 4
        yield from self.take_glory(seat)
        yield from self.may_found(seat, space)

    def take_glory(self, seat):
        """GA-7.5r2, GA-7.5r1: China sees two and keeps one."""
        self.drawer = seat
        seen = self.drawn = []
        for _ in range(2 if self.civ[seat] == "china" else 1):
            if self.glory_pool.total():
                weights = {
                    f"glory {v}": n for v, n in self.glory_pool.items() if n
                }
                (value,) = yield from self.chance(weights)
                self.glory_pool[int(value)] -= 1
                seen.append(int(value))
        kept = seen[0]
        if len(seen) == 2:
            (word,) = yield from self.ask(seat, {f"keep {v}" for v in seen})
            kept = int(word)
            seen.remove(kept)
            self.glory_pool[seen[0]] += 1
        self.glory[seat].append(kept)
        self.drawer, self.drawn = None, []

    # 5. Build a wonder

    def do_golden(self, seat):
        """GA-9.2r1: the first of the era chooses the judgement."""
        first = not self.golden
        self.golden.add(seat)
        if first:
            (self.judgement,) = yield from self.ask(
                seat, [f"judge {j}" for j in self.judgements]
            )
            self.judgements.remove(self.judgement)
            self.judged[self.judgement] = self.era
