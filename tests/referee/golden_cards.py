"""The Golden Ages: wonders, activated cards and technologies."""
from golden_tables import (
    AGORA, at, BUILDINGS, CUBES_ON, LEVEL, NOW_TECH, place_of, SWITCHED,
    TECH_COST, TECH_ROWS, WONDERS,
)


class Cards:
    def wonder_cost(self, seat, wonder):
        """GA-8.1r1."""
        _, cost, friend, less, _, _ = WONDERS[wonder]
        return less if friend and self.civ[seat] == friend else cost

    def do_wonder(self, seat, wonder):
        self.gold[seat] -= self.wonder_cost(seat, wonder)
        yield from self.build_wonder(seat, wonder)

    def do_wonder_free(self, seat, wonder):
        self.greece_used[seat] = True
        yield from self.build_wonder(seat, wonder)

    def build_wonder(self, seat, wonder):
        self.wonder_offer.remove(wonder)
        self.wonders[seat].append([wonder, False])
        effect = WONDERS[wonder][4]
        if wonder in SWITCHED and self.options["versailles"] == "now":
            effect = WONDERS[wonder][5]
        if effect:
            yield from self.happen(seat, "wonders", wonder, effect)

    # 6. Activate a building or wonder

    def activation(self, name):
        if name in BUILDINGS:
            _, verb, n, source, _ = BUILDINGS[name]
            return (verb, n, source) if verb else None
        if name in SWITCHED and self.options["versailles"] == "now":
            return None
        return WONDERS[name][5]

    def can_activate(self, seat, name):
        """GA-8.3r1."""
        effect = self.activation(name)
        if not effect:
            return False
        return effect[0] != "buy" or bool(self.affordable(seat, effect[1]))

    def do_activate(self, seat, name):
        cards = (
            self.buildings[seat] if name in BUILDINGS else self.wonders[seat]
        )
        card = next(c for c in cards if c == [name, False])
        card[1] = True
        kind = "buildings" if name in BUILDINGS else "wonders"
        yield from self.happen(seat, kind, name, self.activation(name))

    def happen(self, seat, kind, name, effect):
        verb, n, source = effect
        if verb == "vp":
            self.score(seat, kind, name, n * self.count(seat, source))
        elif verb == "gold":
            self.gold[seat] += n * self.count(seat, source)
        elif verb == "buy":
            (tech,) = yield from self.ask(
                seat, [f"tech {t}" for t in self.affordable(seat, n)]
            )
            self.pay_tech(seat, tech, n)
        elif verb == "free":  # GA-8.7r1
            for _ in range(n):
                open_ = self.next_techs(seat)
                if open_:
                    (tech,) = yield from self.ask(
                        seat, [f"free-tech {t}" for t in open_]
                    )
                    self.develop(seat, tech)
        elif verb == "stand":
            lying = {
                c.place
                for c in self.colonists[seat]
                if not c.standing and c.place != AGORA
            }
            if lying:
                (word,) = yield from self.ask(
                    seat, [f"stand {at(s)}" for s in lying]
                )
                self.pick(seat, place_of(word), False).standing = True
        else:
            yield from self.shift(seat)

    def shift(self, seat):
        """Notre Dame: GA-8.10r1; one colonist a step, in ascending order."""
        away = [c for c in self.colonists[seat] if c.place == AGORA]
        words = {"shift none"} | {
            f"shift capital {k + 1}" for k in range(len(away))
        }
        words |= self.sendable(seat, (0, 0))
        kind, *rest = yield from self.ask(seat, words)
        while kind == "agora":
            self.to_agora(seat, place_of(rest[0]), False)
            more = self.sendable(seat, place_of(rest[0]))
            if not more:
                return
            kind, *rest = (yield from self.ask(seat, more | {"done"})) or [""]
        if kind == "capital":
            for colonist in away[: int(rest[0])]:
                colonist.place = self.capital[seat]

    def sendable(self, seat, least):
        return {
            f"shift agora {at(c.place)}"
            for c in self.colonists[seat]
            if not c.standing and c.place != AGORA and c.place >= least
        }

    # 7. Develop a technology

    def next_techs(self, seat):
        """Those whose predecessor is developed."""
        mine = self.techs[seat]
        return [
            t
            for row in TECH_ROWS
            for n, t in enumerate(row)
            if t not in mine and (n == 0 or row[n - 1] in mine)
        ]

    def tech_cost(self, seat, tech, less):
        """GA-8.5r1."""
        return max(
            0, TECH_COST[LEVEL[tech]] - less - 2 * (self.civ[seat] == "japan")
        )

    def affordable(self, seat, less):
        return [
            t
            for t in self.next_techs(seat)
            if self.tech_cost(seat, t, less) <= self.gold[seat]
        ]

    def pay_tech(self, seat, tech, less):
        self.gold[seat] -= self.tech_cost(seat, tech, less)
        self.develop(seat, tech)

    def develop(self, seat, tech):
        self.techs[seat].add(tech)
        self.reserve[seat] += CUBES_ON.get(tech, 0)
        if tech in NOW_TECH:
            n, source = NOW_TECH[tech]
            self.score(seat, "discoveries", tech, n * self.count(seat, source))

    def do_tech(self, seat, tech):
        self.pay_tech(seat, tech, 0)
        while self.civ[seat] == "japan" and self.affordable(
            seat, 0
        ):  # GA-8.8r1
            words = [f"tech {t}" for t in self.affordable(seat, 0)] + ["done"]
            answer = yield [(seat, dict.fromkeys(words))]
            if answer == "done":
                return
            self.pay_tech(seat, answer.split()[1], 0)

    # 8. Start a Golden Age
