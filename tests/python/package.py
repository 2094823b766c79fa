#!/usr/bin/env python3
"""The Python package on the real library: package.py LIBRARY OXHIDE [GAMES]

Whole random games are compared action by action with `oxhide engine`."""

import contextlib
import io
import json
import os
import pathlib
import pickle
import random
import re
import subprocess
import sys
import unittest

LIBRARY, OXHIDE = sys.argv[1], sys.argv[2]
GAMES = int(sys.argv[3]) if len(sys.argv) > 3 else 12
os.environ["OXHIDE_LIBRARY"] = LIBRARY
sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "python"))

import oxhide  # noqa: E402
import oxhide.bot  # noqa: E402
from environments import Environments  # noqa: E402, F401

ALL = [("bronze", 2), ("bronze", 4), ("bronze-age", 2), ("golden-ages", 2), ("golden-ages", 3)]


def ask_engine(requests):
    """The answers of `oxhide engine` to all of them at once."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([OXHIDE, "engine"], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(requests), run.stderr
    return answers


class Games(unittest.TestCase):
    def play(self, n, rng, requests, expected):
        """A random game; what to ask the engine, and what it must say."""
        name, seats = ALL[n % len(ALL)]
        state = oxhide.load_game(name, seats).new_initial_state()

        def ask(expect, **request):
            requests.append(request)
            expected.append((n, expect))

        ask(None, cmd="new", game=name, seats=seats)
        while not state.is_terminal():
            ask([state.action_to_string(a) for a in state.legal_actions()], cmd="legal")
            action = state.random_action(rng)
            ask(None, cmd="apply", action=state.action_to_string(action))
            state.apply_action(action)
        self.assertAlmostEqual(sum(state.returns()), 0)
        most = max(state.returns())
        ask(list(zip(state.points(), [r == most for r in state.returns()])), cmd="score")
        ask(state.record(), cmd="record")
        ask(state.record(n % seats), cmd="record", **{"as": n % seats})

    def test_random_games_as_the_engine_has_them(self):
        rng = random.Random(1)
        for begin in range(0, GAMES, 50):
            requests, expected = [], []
            for n in range(begin, min(begin + 50, GAMES)):
                self.play(n, rng, requests, expected)
            for (n, expect), answer in zip(expected, ask_engine(requests)):
                self.assertTrue(answer["ok"], answer)
                said = None
                if "actions" in answer and expect is not None:
                    said = [a["text"] for a in answer["actions"]]
                elif "scores" in answer and expect is not None:
                    said = [(s["points"], s["rank"] == 1) for s in answer["scores"]]
                elif "record" in answer:
                    said = answer["record"]
                self.assertEqual(said, expect, f"game {n}")


class States(unittest.TestCase):
    def middle(self, name, seats, actions=40, seed=3):
        state, rng = oxhide.load_game(name, seats).new_initial_state(), random.Random(seed)
        for _ in range(actions):
            state.apply_action(state.random_action(rng))
        while state.is_chance_node():
            state.apply_action(state.random_action(rng))
        return state

    def test_copies_and_texts_are_the_same_state(self):
        for name, seats in ALL:
            state = self.middle(name, seats)
            for other in (
                state.clone(),
                state.get_game().deserialize_state(state.serialize()),
                pickle.loads(pickle.dumps(state)),
            ):
                self.assertEqual(other.legal_actions(), state.legal_actions())
                self.assertEqual(other.history(), state.history())
                self.assertEqual(
                    bytes(other.observation_tensor(0)), bytes(state.observation_tensor(0))
                )

    def test_a_guess_looks_the_same_to_the_seat(self):
        rng = random.Random(1)
        different = 0
        for name, seats in ALL:
            state = self.middle(name, seats)
            for seat in range(seats):
                other = state.resample_from_infostate(seat, rng)
                self.assertEqual(
                    bytes(other.observation_tensor(seat)), bytes(state.observation_tensor(seat))
                )
                rival = (seat + 1) % seats
                again = state.get_game().deserialize_state(other.serialize())
                self.assertEqual(
                    bytes(again.observation_tensor(rival)), bytes(other.observation_tensor(rival))
                )
                different += bytes(other.observation_tensor(rival)) != bytes(
                    state.observation_tensor(rival)
                )
        self.assertGreater(different, 0)

    def test_the_information_state_is_what_the_seat_saw(self):
        state = self.middle("bronze-age", 2)
        mine, yours = state.information_state_string(0), state.information_state_string(1)
        self.assertNotEqual(mine, yours)
        self.assertIn("as A", mine)
        self.assertNotIn("?", "".join(state.serialize()))

    def test_arguments_may_be_left_out_as_in_openspiel(self):
        for name, seats in ALL:
            state = self.middle(name, seats)
            while not state.is_player_node():
                state.apply_action(state.random_action())
            seat = state.current_player()
            rival = (seat + 1) % state.num_players()
            self.assertEqual(state.legal_actions(seat), state.legal_actions())
            self.assertEqual(state.legal_actions_mask(seat), state.legal_actions_mask())
            self.assertEqual(state.legal_actions(rival), [])
            self.assertEqual(sum(state.legal_actions_mask(rival)), 0)
            self.assertEqual(state.information_state_string(), state.information_state_string(seat))
            self.assertEqual(state.observation_string(), state.observation_string(seat))
            guess = state.resample_from_infostate(rival, lambda: 0.25)
            self.assertEqual(guess.observation_string(rival), state.observation_string(rival))
            action = state.legal_actions()[0]
            self.assertEqual(state.action_to_string(seat, action), state.action_to_string(action))
            self.assertEqual(state.rewards(), [0.0] * seats)
            while not state.is_terminal():
                state.apply_action(state.random_action())
            self.assertEqual(state.rewards(), state.returns())
            self.assertEqual(state.player_return(rival), state.returns()[rival])
            self.assertTrue(state.to_string().isprintable() or "\n" in state.to_string())

    def test_observations_have_named_parts(self):
        for name, seats in ALL:
            game = oxhide.load_game(name, seats)
            state = self.middle(name, seats)
            self.assertEqual(
                list(state.observation_tensor(0, floats=True)), list(state.observation_tensor(0))
            )
            parts = game.observation_parts()
            ends = [0] + [p.stop for p in parts.values()]
            self.assertEqual([p.start for p in parts.values()], ends[:-1])
            self.assertEqual(ends[-1], game.observation_tensor_shape()[0])

    def test_players_and_search(self):
        state = self.middle("bronze-age", 2)
        self.assertIn(state.choose("greedy"), state.legal_actions())
        lines = state.search(200, seed=1)
        self.assertEqual(lines, state.search(200, seed=1))
        self.assertEqual({a for a, _, _ in lines}, set(state.legal_actions()))
        self.assertGreaterEqual(lines[0][1], lines[-1][1])

    def test_records_are_kept_and_loaded(self):
        for name, seats in ALL:
            state = self.middle(name, seats)
            again = oxhide.load_record(state.record())
            self.assertEqual(again.record(), state.record())
            self.assertEqual(again.history(), state.history())
            self.assertEqual(again.get_game().num_players(), seats)
        other = oxhide.load_game("bronze", 2, edition="2017").new_initial_state()
        self.assertIn("edition=2017", oxhide.load_record(other.record()).get_game().options)

    def test_a_review_is_the_same_on_threads(self):
        state = self.middle("bronze-age", 2, actions=60)
        review = state.review(rounds=2)
        self.assertEqual(review["rounds"], 2)
        self.assertGreater(len(review["choices"]), 5)
        self.assertEqual([seat["seat"] for seat in review["seats"]], [0, 1])
        self.assertEqual(review, state.review(rounds=2, threads=2))
        fair = state.review(1, fair=True)
        self.assertEqual((fair["as"], fair["fair"]), (1, True))

    def test_what_is_wrong_with_records_is_said(self):
        state = self.middle("bronze-age", 2)
        record = state.record()
        for sentence, text in [
            ("not a record", ""),
            ("plain text", "\0\n"),
            ("one seat saw", state.record(1)),
            ("cut off", record[: record.index("; ") - 30]),
            ("must be text", None),
            ("must be plain text", "\udc80"),
        ]:
            with self.assertRaisesRegex(oxhide.OxhideError, sentence):
                oxhide.load_record(text)
        for call in (
            lambda: state.record(2),
            lambda: state.review(-1),
            lambda: state.review(rounds=0),
        ):
            with self.assertRaises(oxhide.OxhideError):
                call()

    def test_what_is_wrong_is_said(self):
        def wrong(sentence, call, *arguments):
            with self.assertRaisesRegex(oxhide.OxhideError, sentence):
                call(*arguments)

        state = self.middle("bronze-age", 2)
        before = state.serialize()
        illegal = next(a for a in range(182) if a not in state.legal_actions())
        wrong("not legal", state.apply_action, illegal)
        wrong("no action of that number", state.apply_action, 182)
        wrong("no action of that number", state.apply_action, -1)
        for action in ("x", None, 1.5, [1]):
            wrong("an action must be a whole number", state.apply_action, action)
        wrong("not an action of this game", state.apply_words, "castle")
        wrong("plain text", state.apply_words, "deck a\0")
        wrong("a seat must be", state.observation_tensor, 2)
        wrong("a seat must be", state.observation_tensor, "A")
        wrong("a seat must be", state.information_state_string, -1)
        wrong("a seat must be", state.resample_from_infostate, 2)
        wrong("no such player", state.choose, "deep-blue")
        for playouts in (-1, 1 << 32, 1.5, "many"):
            wrong("playouts must be", state.choose, "ai:1", playouts)
            wrong("playouts must be", state.search, playouts)
        wrong("the seed must be", state.search, 10, -1)
        wrong("chance does not act", state.chance_outcomes)
        wrong("rng must be", state.random_action, 3)
        wrong("rng must be", state.resample_from_infostate, 0, None)

        class Odd:
            def __bool__(self):
                raise TypeError

            def __repr__(self):
                return "two\nlines"

        wrong("chance must be True or False, not two lines$", state.action_to_string, 0, Odd())
        wrong("an action must be a whole number, not two lines$", state.apply_action, Odd())
        wrong("there is no game", oxhide.load_game, "chess")
        wrong("there is no game", oxhide.load_game, "é" * 500)
        wrong("there is no game", oxhide.load_game, "xé" * 500)
        wrong("not 'xé", oxhide.Game, "bronze-age", 2, "xé" * 80)
        wrong("options are too long", oxhide.Game, "bronze-age", 2, "," * 256)
        wrong("must be plain text", oxhide.load_game, "bronze\0")
        wrong("2 seats", oxhide.load_game, "bronze-age", 3)
        for seats in (0, -1, 258, "3"):
            wrong("seats must be", oxhide.load_game, "bronze", seats)
        fresh = state.get_game().new_initial_state()
        wrong("chance acts here", fresh.choose)
        wrong("chance acts here", fresh.search)
        decision = state.action_to_string(state.legal_actions()[0])
        wrong("chance acts here", fresh.apply_words, decision)
        wrong("no seat acts here", fresh.observation_tensor)
        wrong("no seat acts here", fresh.information_state_string)
        wrong("a player must be", fresh.legal_actions, 2)
        while not state.is_terminal():
            state.apply_action(state.random_action())
        wrong("over", state.apply_action, 0)
        self.assertNotEqual(before, state.serialize())
        wrong("over", state.choose)
        wrong("over", state.search)
        wrong("over", state.random_action)
        wrong("no seat acts here", state.observation_tensor)
        game = pickle.dumps(oxhide.load_game("bronze-age")).replace(b"K\x01t", b"K\x09t")
        wrong("saved under rules", pickle.loads, game)


class Bots(unittest.TestCase):
    def test_a_table_is_what_the_seat_saw(self):
        for name, seats in ALL:
            state, rng = oxhide.load_game(name, seats).new_initial_state(), random.Random(2)
            while state.is_chance_node():
                state.apply_action(state.random_action(rng))
            seat, before = state.current_player(), state.record(state.current_player())
            table = oxhide.bot.Table(before)
            for _ in range(20):
                state.apply_action(state.random_action(rng))
            while state.current_player() != seat:
                state.apply_action(state.random_action(rng))
            after = state.record(seat)
            self.assertTrue(after.startswith(before))
            table.follow(after[len(before) :])
            legal = [state.action_to_string(a) for a in state.legal_actions()]
            self.assertEqual((table.seat(), table.legal()), (seat, legal))
            self.assertEqual([s["points"] for s in table.scores()][seat], state.points()[seat])
            self.assertIn("view", table.state())
            self.assertIn("scores", table.preview(legal[0]))
            self.assertIn(table.choose("ai:1", playouts=10), legal)
            guess = table.guess(rng)
            self.assertEqual(guess.legal_actions(), state.legal_actions())
            self.assertEqual(
                bytes(guess.observation_tensor(seat)), bytes(state.observation_tensor(seat))
            )
            with self.assertRaisesRegex(oxhide.OxhideError, "no history"):
                guess.record()
            while not guess.is_terminal():
                guess.apply_action(guess.random_action(rng))
            self.assertAlmostEqual(sum(guess.returns()), 0)
            with self.assertRaisesRegex(oxhide.OxhideError, "no player"):
                table.choose("chess")

    def test_requests_are_answered_line_by_line(self):
        record = oxhide.load_game("bronze").new_initial_state().record(0)
        requests = [{"cmd": "go"}, {"cmd": "follow", "record": record}, {"cmd": "quit"}]
        requests += [{"cmd": "follow", "lines": "nonsense\n"}, {"cmd": "go", "time_ms": 7}]
        lines = "".join(json.dumps(r) + "\n" for r in requests) + "no JSON\n5\n"
        stdin, out = sys.stdin, io.StringIO()
        sys.stdin = io.StringIO(lines)
        try:
            with contextlib.redirect_stdout(out):
                oxhide.bot.run(lambda table: f"{table.seat()} {table.time_ms}")
        finally:
            sys.stdin = stdin
        answers = [json.loads(line) for line in out.getvalue().splitlines()]
        self.assertEqual([a["ok"] for a in answers], [False, True, False, False, True, False, False])
        self.assertEqual(answers[4]["action"], "0 7")

    def test_it_plays_in_the_arena(self):
        path = pathlib.Path(oxhide.__file__).parents[1]
        bot = 'import oxhide.bot; oxhide.bot.run(lambda game: game.choose("greedy"))'
        command = f"PYTHONPATH={path} {sys.executable} -c '{bot}'"
        run = subprocess.run(
            [OXHIDE, "arena", "bronze", f"engine:{command}", "random"]
            + ["--games", "4", "--jobs", "1", "--json"],
            capture_output=True,
            text=True,
        )
        match = json.loads(run.stdout)
        self.assertEqual(match["forfeits"], [0, 0], run.stderr)
        self.assertGreater(match["win_share"], 0.5)


class Page(unittest.TestCase):
    def test_the_table_of_numbers(self):
        page = (pathlib.Path(__file__).parents[2] / "docs" / "programs.md").read_text()
        for name in oxhide.games():
            f = oxhide.load_game(name).facts
            row = [f.decisions, f.chances, f.state_size, f.tensor_size]
            row += [f.decisions_max, f.chances_max]
            self.assertIn(
                "| ".join(["", f.title.decode() + " "] + [f"{n:,} " for n in row]) + "|", page
            )


    def test_the_tables_of_observations(self):
        page = (pathlib.Path(__file__).parents[2] / "docs" / "observations.md").read_text()
        for name in oxhide.games():
            game = oxhide.load_game(name)
            rows = [
                f"| `{p.name.decode()}` | {p.at} | {p.size} | {p.seats or ''} | {p.text.decode()} |\n"
                for p in game._parts()
            ]
            self.assertEqual(list(game.observation_meanings()), list(game.observation_parts()))
            table = f"## {game.facts.title.decode()}\n\n| part | first byte | bytes | seats | what it says |\n"
            self.assertIn(table + "|---|--:|--:|--:|---|\n" + "".join(rows), page)


class Examples(unittest.TestCase):
    def test_the_examples_of_the_page(self):
        page = pathlib.Path(__file__).parents[2] / "docs" / "programs.md"
        blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
        self.assertGreater(len(blocks), 2)
        stdin, sys.stdin = sys.stdin, io.StringIO()
        try:
            for block in blocks:
                with contextlib.redirect_stdout(io.StringIO()):
                    exec(compile(block, "programs.md", "exec"), {})
        finally:
            sys.stdin = stdin


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
