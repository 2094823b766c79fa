"""Plays random games on the engine and on a second set of rules side by side.

At every step the two must agree about who acts, every legal action, the weight
of every chance outcome, every line of every score sheet, the ranks, the views,
what is told to whom and what is refused. The first disagreement ends the run
with the game so far as a record.
"""

import argparse
import functools
import json
import math
import pathlib
import random
import re
import sys
from collections import Counter
from fractions import Fraction

from engine import Engine

LETTERS = "ABCD"
ROOT = pathlib.Path(__file__).resolve().parents[2]


class Dispute(Exception):
    """The engine and the referee disagree."""


def require(true, what, engine=None, referee=None):
    if not true:
        raise Dispute(f"{what}\n  engine:  {engine}\n  referee: {referee}")


def same(what, engine, referee):
    require(engine == referee, what, engine, referee)


class Bag(list):
    """A list in a view whose order no rule fixes."""


def within(path, theirs, mine):
    """Everything the referee knows must stand in the engine's view; what the
    view has beyond that is not compared."""
    if theirs == mine:
        return
    if isinstance(mine, dict):
        for key, value in mine.items():
            require(key in theirs, f"view {path}.{key}", "no such field", value)
            within(f"{path}.{key}", theirs[key], value)
    elif isinstance(mine, Bag):
        if mine and isinstance(mine[0], dict):
            theirs = [
                {key: item.get(key) for key in mine[0]} for item in theirs
            ]
        same(f"view {path}", sorted(theirs, key=repr), sorted(mine, key=repr))
    elif isinstance(mine, list):
        same(f"view {path}, how many", len(theirs), len(mine))
        for k, value in enumerate(mine):
            within(f"{path}[{k}]", theirs[k], value)
    else:
        same(f"view {path}", theirs, mine)


@functools.cache
def rule_ids(game):
    """The ids of the sections and rulings of a game's rules."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text()
    return set(
        re.findall(r"^(?:#{3,4} |- \*\*)([A-Z]+-\d+\.\d+(?:r\d+)?)", text, re.M)
    )


def shares(weights):
    total = sum(weights.values())
    return {words: Fraction(w, total) for words, w in weights.items()}


class Rules:
    """What every game's second set of rules starts from. A game adds: ID,
    SEATS, OPTIONS; questions() and apply() to play; tally() of a seat, as a
    viewer knows it, and standing(), what seats are ranked by; view(), and with
    secrets heard() and hidden() of a viewer; strange(), a well-formed action
    that is seldom legal."""

    SECRETS = False
    STYLES = [{}]

    def hints(self, words):
        """Named numbers about an action that styles can lean on."""
        return []


class Taste:
    """A seat's leanings of this game, so that games differ more than even
    choices would make them: a liking for each kind of action and for each name
    in it, and a slope for each number. It starts from one of the game's styles,
    which lead where chance alone seldom gets."""

    def __init__(self, rng, styles):
        self.rng = rng
        self.spread = rng.choice([0, 0.5, 1, 2])
        self.leanings = dict(rng.choice(styles))
        self.trust = rng.choice([0, 0, 0.8])  # how often it asks the engine

    def lean(self, *what):
        if what not in self.leanings:
            self.leanings[what] = self.rng.gauss(0, self.spread)
        return self.leanings[what]

    def weight(self, words, hints=()):
        verb, *rest = words.split()
        likes = self.lean(verb) + sum(
            number * self.lean(name) for name, number in hints
        )
        for at, word in enumerate(rest):
            likes += (
                int(word) * self.lean(verb, at)
                if word.isdigit()
                else self.lean(verb, at, word)
            )
        return math.exp(max(-20, min(20, likes)))


class Match:
    """One game, played on both."""

    def __init__(self, engine, rules, seats, options, seed, rng):
        self.engine = engine
        self.rng = rng
        self.rules = rules(seats, options)
        self.ids = rule_ids(rules.ID)
        self.tastes = [Taste(self.rng, rules.STYLES) for _ in range(seats)]
        self.record = []
        answer = engine.must(
            "new", game=rules.ID, seats=seats, seed=str(seed), options=options
        )
        self.id = answer.get("id", answer)

    def play(self):
        while True:
            actor, actions = self.compare_lists()
            self.compare_scores("all")
            self.compare_scores(self.other_viewer())
            self.compare_views()
            if actor is None:
                self.compare_record()
                return
            if actor != "chance":
                self.compare_refusals(actions)
            words = self.choose(actor, actions)
            who = "." if actor == "chance" else LETTERS[actor]
            self.record.append((f"{who} {words}", str(len(actions))))
            viewer = self.other_viewer()
            heard = (
                self.rules.heard(words, viewer) if self.rules.SECRETS else words
            )
            self.engine.must("apply", action=words)
            self.rules.apply(words)
            self.compare_event(viewer, heard)

    def choose(self, actor, actions):
        words = sorted(actions)
        if actor == "chance":
            return self.rng.choices(words, [actions[w] for w in words])[0]
        taste = self.tastes[actor]
        if self.rng.random() < taste.trust:
            advised = self.engine.must("go", player="greedy")["action"]
            require(advised in actions, "advice", advised, "not legal")
            return advised
        weights = [taste.weight(w, self.rules.hints(w)) for w in words]
        return self.rng.choices(words, weights)[0]

    def compare_lists(self):
        """The engine's question must be one of the referee's."""
        answer = self.engine.must("legal")
        actor = answer["actor"]
        texts = [a["text"] for a in answer["actions"]]
        same("an action is listed twice", len(texts), len(set(texts)))
        questions = list(self.rules.questions())
        if actor == "chance":
            mine = self.pick_question(texts, questions)
            theirs = {a["text"]: a["weight"] for a in answer["actions"]}
            if mine and theirs.keys() == mine.keys():
                same("weights", shares(theirs), shares(mine))
                return actor, mine
        else:
            mine, theirs = questions[0][1], dict.fromkeys(texts)
        same("who acts", actor, questions[0][0])
        require(
            theirs.keys() == mine.keys(),
            "legal actions: only one side has",
            sorted(theirs.keys() - mine.keys()),
            sorted(mine.keys() - theirs.keys()),
        )
        return actor, mine

    @staticmethod
    def pick_question(texts, questions):
        """Where the set-up may deal in any order, the one the engine asks."""
        lists = [mine for _, mine in questions]
        alike = [q for q in lists if q.keys() == set(texts)]
        akin = [q for q in lists if texts and texts[0] in q]
        return (alike + akin + lists)[0]

    def compare_scores(self, viewer):
        """Points line by line, sums and ranks, as far as the viewer knows."""
        seats = range(self.rules.seats)
        sheets = self.engine.must("score", **{"as": viewer})["scores"]
        tallies = [self.rules.tally(s, viewer) for s in seats]
        for seat, sheet in enumerate(sheets):
            who = f"score of {LETTERS[seat]} as {viewer}"
            theirs = Counter()
            for source in sheet["sources"]:
                lines = source["lines"]
                theirs.update(
                    {
                        (source["id"], line["name"]): line["points"]
                        for line in lines
                    }
                )
                total = sum(line["points"] for line in lines)
                same(f"{who}, sum of {source['id']}", source["points"], total)
            mine = Counter()
            for source, name, points in tallies[seat]:
                mine[source, name] += points
            same(who, +theirs, +mine)
            same(f"{who}, sum", sheet["points"], mine.total())
        standing = [self.rules.standing(s, tallies[s]) for s in seats]
        ranks = [
            1 + sum(other > mine for other in standing) for mine in standing
        ]
        same(f"ranks as {viewer}", [s["rank"] for s in sheets], ranks)

    def compare_record(self):
        """Every action, of how many it was chosen, and the result."""
        lines = self.engine.must("record")["record"].splitlines()
        body = [
            line for line in lines if line[:2] in (". ", "A ", "B ", "C ", "D ")
        ]
        same(
            "the record",
            [tuple(re.split(r" *; ", line)) for line in body],
            self.record,
        )
        points = (
            sum(n for _, _, n in self.rules.tally(s, "all"))
            for s in range(self.rules.seats)
        )
        result = " ".join(f"{LETTERS[s]} {n}" for s, n in enumerate(points))
        same("the result", lines[-1], f"= {result}")

    def compare_views(self):
        """The view of all and of one other; without secrets they are alike."""
        whole = self.engine.must("state", **{"as": "all"})["view"]
        within("as all", whole, self.rules.view("all"))
        viewer = self.other_viewer()
        view = self.engine.must("state", **{"as": viewer})["view"]
        if not self.rules.SECRETS:
            require(view == whole, f"the view of {viewer} is not that of all")
            return
        within(f"as {viewer}", view, self.rules.view(viewer))
        text = json.dumps(view)
        for word in self.rules.hidden(viewer):
            require(
                f'"{word}"' not in text,
                f"the view of {viewer} tells",
                word,
                "a secret",
            )

    def other_viewer(self):
        return self.rng.choice(["public", *range(self.rules.seats)])

    def compare_event(self, viewer, heard):
        """What a viewer is told of the last action, and that only the actor
        is shown what may be done now."""
        events = self.engine.must(
            "events", **{"as": viewer, "from": len(self.record) - 1}
        )
        same(
            f"what {viewer} is told",
            [e["text"] for e in events["events"]],
            [heard],
        )
        shown = self.engine.must("legal", **{"as": viewer})
        require(
            not shown["actions"]
            or not self.rules.SECRETS
            or viewer == shown["actor"],
            f"{viewer} is shown the actions of {shown['actor']}",
        )

    def compare_refusals(self, actions):
        for words in {self.rules.strange(self.rng) for _ in range(3)}:
            if words in actions:
                continue
            answer = self.engine.ask("apply", action=words)
            require(
                not answer["ok"], f"{words} is not refused", answer, "illegal"
            )
            error = answer["error"]
            require(
                error["code"] == "illegal" and error.get("rule") in self.ids,
                f"{words} is refused without a rule of the book",
                error,
                "a rule id",
            )


def one(engine, rules, seats, wanted, seed):
    """Plays one game; its options and the kinds of its actions."""
    rng = random.Random(f"{seed} {seats}")
    options = {
        name: wanted.get(name) or rng.choice(v)
        for name, v in rules.OPTIONS.items()
    }
    match = Match(engine, rules, seats, options, seed, rng)
    try:
        match.play()
    except Exception as error:
        record = "\n".join(
            f"{words} ; {count}" for words, count in match.record
        )
        where = f"{match.id} ply {len(match.record)}"
        raise Dispute(
            f"{record}\n{where}\n{type(error).__name__}: {error}"
        ) from error
    return [f"{n}={v}" for n, v in options.items()] + [
        w.split()[1] for w, _ in match.record
    ]


def main(rules):
    parser = argparse.ArgumentParser(
        description=f"referees random games of {rules.ID}"
    )
    parser.add_argument("--engine", default="build/oxhide")
    parser.add_argument(
        "--games",
        type=int,
        default=max(1, 6 // len(rules.SEATS)),
        help="for each number of seats; six in all unless it is said",
    )
    parser.add_argument("--seats", type=int, choices=rules.SEATS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="those not given are drawn anew for each game",
    )
    args = parser.parse_args()
    wanted = dict(pair.split("=", 1) for pair in args.option)
    engine = Engine(args.engine)
    for seats in [args.seats] if args.seats else rules.SEATS:
        counts = Counter()
        for seed in range(args.seed, args.seed + args.games):
            try:
                counts.update(one(engine, rules, seats, wanted, seed))
            except Dispute as dispute:
                sys.exit(str(dispute))
        print(f"{rules.ID}, {seats} seats: {args.games} games agree;", end=" ")
        print(", ".join(f"{word} {n}" for word, n in sorted(counts.items())))
    engine.close()
