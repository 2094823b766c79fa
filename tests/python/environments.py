"""Many games at once, and PettingZoo's words: a part of package.py, which says where
the package and its library are."""

import contextlib
import os
import random
import threading
import unittest

import oxhide
import oxhide.aec
import oxhide.vector


def first(mask, count):
    """The first legal action of each game, from a flat or a square mask."""
    flat = [int(x) for x in (mask.ravel() if hasattr(mask, "ravel") else mask)]
    wide = len(flat) // count
    return [flat[i * wide : (i + 1) * wide].index(1) for i in range(count)]


class Environments(unittest.TestCase):
    def test_many_games_at_once(self):
        env = oxhide.vector.VectorEnv("bronze-age", 8, opponents=",random", seed=5)
        look, ends = env.reset(), 0
        for _ in range(120):
            self.assertEqual(list(look["player"]), [0] * 8)
            look, _reward, ended = env.step(first(look["action_mask"], 8))
            ends += sum(ended)
        self.assertGreater(ends, 0)
        with self.assertRaisesRegex(oxhide.OxhideError, "not legal|no action"):
            env.step([181] * 8)
        for actions in ([0], [0] * 9):
            with self.assertRaisesRegex(oxhide.OxhideError, "there are 8 games"):
                env.step(actions)
        for actions in (None, "actions", [0.5] * 8, [None] * 8, [[0]] * 8):
            with self.assertRaisesRegex(oxhide.OxhideError, "must be whole numbers"):
                env.step(actions)
        env.close()
        with self.assertRaisesRegex(oxhide.OxhideError, "closed"):
            env.step([0] * 8)
        with self.assertRaisesRegex(oxhide.OxhideError, "no player"):
            oxhide.vector.VectorEnv("bronze-age", 8, opponents=",chess")
        for wrong in ({"num_envs": -1}, {"threads": 0}, {"seed": -1}, {"opponents": 1}):
            with self.assertRaisesRegex(oxhide.OxhideError, "must be"):
                oxhide.vector.VectorEnv("bronze-age", **({"num_envs": 8} | wrong))

    def test_what_lies_ahead_of_every_decision(self):
        for name in oxhide.games():
            env = oxhide.vector.VectorEnv(name, 5, threads=2)
            look = env.reset()
            for _ in range(10):
                ahead, wide = env.ahead(), env.game.num_distinct_actions()
                flat = bytes(memoryview(look["action_mask"]).cast("B"))
                legal = [divmod(i, wide) for i, bit in enumerate(flat) if bit]
                self.assertEqual(list(zip(ahead["game"], ahead["action"])), legal)
                size = env.game.observation_tensor_shape()[0]
                self.assertEqual(len(bytes(ahead["observation"])), len(legal) * size)
                look = env.step(first(look["action_mask"], 5))[0]
            env.close()
            with self.assertRaisesRegex(oxhide.OxhideError, "closed"):
                env.ahead()

    def test_a_fork_goes_on_by_itself(self):
        env = oxhide.vector.VectorEnv("bronze-age", 200, seed=5, threads=2)
        actions = first(env.reset()["action_mask"], 200)
        child = os.fork()
        if not child:
            try:
                look, _, _ = env.step(actions)
                os._exit(0 if oxhide.load_game("bronze").new_initial_state() else 1)
            finally:
                os._exit(1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        env.step(actions)

    def test_threads_share_nothing_by_accident(self):
        shared = oxhide.load_game("bronze").new_initial_state()
        env = oxhide.vector.VectorEnv("bronze-age", 400, seed=5)
        actions = first(env.reset()["action_mask"], 400)
        problems = []

        def play(seed):
            rng = random.Random(seed)
            try:
                for _ in range(300):
                    for what in (
                        lambda: shared.apply_action(shared.random_action(rng)),
                        lambda: env.step(actions),
                        lambda: env.reset(),
                        lambda: oxhide.load_game("bronze", 3, edition="2017"),
                    ):
                        with contextlib.suppress(ValueError, IndexError):
                            what()
            except BaseException as problem:
                problems.append(problem)

        threads = [threading.Thread(target=play, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])
        self.assertTrue(shared.is_terminal())

    def test_the_manner_of_pettingzoo(self):
        env = oxhide.aec.env("bronze", seats=3, render_mode="ansi")
        with self.assertRaisesRegex(oxhide.OxhideError, "render_mode"):
            oxhide.aec.env("bronze", render_mode="human")
        for early in (env.last, lambda: env.observe("A"), lambda: env.step(0)):
            with self.assertRaisesRegex(oxhide.OxhideError, "reset"):
                early()
        env.reset(seed=2)
        with self.assertRaisesRegex(oxhide.OxhideError, "no agent 'Z'"):
            env.observe("Z")
        self.assertEqual((env.num_agents, env.max_num_agents), (3, 3))
        spaces, actions = env.observation_space("B"), env.action_space("B")
        self.assertIs(actions, env.action_space("B"))
        self.assertEqual(actions.n, env.game.num_distinct_actions())
        actions.seed(7)
        rewards = {}
        for agent in env.agent_iter():
            look, reward, termination, truncation, _info = env.last()
            self.assertFalse(truncation)
            self.assertTrue(all(look[name] in space for name, space in spaces.items()))
            if termination:
                rewards[agent] = reward
                env.step(None)
                for of in (env.rewards, env.terminations, env.truncations, env.infos):
                    self.assertEqual(list(of), env.agents)
            else:
                self.assertIn("tile", env.render())
                action = actions.sample(look["action_mask"])
                self.assertIn(action, actions)
                env.step(action)
        self.assertEqual(env.num_agents, 0)
        self.assertEqual(sorted(rewards), ["A", "B", "C"])
        self.assertAlmostEqual(sum(rewards.values()), 0)
        with self.assertRaisesRegex(oxhide.OxhideError, "reset"):
            env.step(None)
