#!/usr/bin/env python3
"""Learns Bronze Age from nothing but its own games: learn.py [SECONDS] [CURVE.svg]

A small net plays both seats of many games at once (oxhide.vector), sees what a
seat sees and learns from who won: policy gradient with a learnt baseline, each
batch used a few times (PPO). Needs numpy. SECONDS are of processor time
(default 600); now and then it plays `random` and `greedy`, and the share of
those games it wins becomes the curve."""

import sys
import time

import numpy as np

import oxhide.vector

GAME, ENVS, STEPS, HIDDEN, PHASES = "bronze-age", 128, 64, 128, 32
RATE, CLIP, EPOCHS, PARTS, ENTROPY, LAMBDA = 1e-3, 0.2, 3, 4, 0.01, 0.9
rng = np.random.default_rng(1)


class Eyes:
    """Bytes to numbers of about one size; the phase (byte 2) is one of many."""

    def __init__(self, sample):
        sample = self.widen(sample)
        self.mean, self.scale = sample.mean(0), 1 / (sample.std(0) + 0.2)

    @staticmethod
    def widen(seen):
        phase = np.eye(PHASES, dtype=np.float32)[np.minimum(seen[:, 2], PHASES - 1)]
        return np.concatenate([np.minimum(seen, 40).astype(np.float32), phase], 1)

    def __call__(self, seen):
        return np.clip((self.widen(seen) - self.mean) * self.scale, -5, 5)


class Net:
    """One hidden layer; a policy and a value on it; Adam."""

    def __init__(self, inputs, actions):
        def layer(rows, columns, size):
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1 / np.sqrt(inputs)),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01),
            layer(HIDDEN, 1, 0.01),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def look(self, x, mask):
        w1, b1, policy, value = self.weights
        hidden = np.maximum(x @ w1 + b1, 0)
        logits = np.where(mask > 0, hidden @ policy, -1e9)
        logits -= logits.max(1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(1, keepdims=True)
        return hidden, odds, np.tanh(hidden @ value)[:, 0]

    def learn(self, x, mask, action, old, advantage, target):
        """One step uphill; 'old' is how likely the action was when it was done."""
        hidden, odds, value = self.look(x, mask)
        n, rows = len(x), np.arange(len(x))
        now = odds[rows, action]
        ratio = now / old
        free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        up = (advantage * ratio * free)[:, None]
        d_logits = -odds * up
        d_logits[rows, action] += up[:, 0]
        logs = np.log(odds + 1e-9)
        d_logits -= ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        d_value = ((target - value) * (1 - value**2))[:, None]
        w1, _, policy, worth = self.weights
        d_hidden = (d_logits @ policy.T + d_value @ worth.T) * (hidden > 0)
        self.climb([x.T @ d_hidden, d_hidden.sum(0), hidden.T @ d_logits, hidden.T @ d_value], n)

    def climb(self, gradients, n):
        self.steps += 1
        for w, m, v, g in zip(self.weights, self.first, self.second, gradients):
            g = g / n
            m += 0.1 * (g - m)
            v += 0.01 * (g * g - v)
            m_hat, v_hat = m / (1 - 0.9**self.steps), v / (1 - 0.99**self.steps)
            w += RATE * m_hat / (np.sqrt(v_hat) + 1e-6)


def draw(odds):
    """An action of each row, as likely as the row says."""
    return (odds.cumsum(1) > rng.random((len(odds), 1)) * 0.999999).argmax(1)


def play_on(env, look, eyes, net):
    """STEPS decisions in every game: what was seen, done and came of it."""
    rows, ended, reward = [], np.zeros((STEPS, ENVS), bool), np.zeros((STEPS, ENVS), np.float32)
    for t in range(STEPS):
        x, mask = eyes(look["observation"]), look["action_mask"].copy()
        side = 1 - 2 * look["player"].astype(np.float32)
        _, odds, value = net.look(x, mask)
        action = draw(odds)
        rows.append((x, mask, action, odds[np.arange(ENVS), action], side, value))
        look, won, over = env.step(action)
        ended[t], reward[t] = over > 0, won[:, 0]
    x, mask = eyes(look["observation"]), look["action_mask"]
    ahead = net.look(x, mask)[2] * (1 - 2 * look["player"].astype(np.float32))
    return look, rows, ended, reward, ahead


def batch_of(rows, ended, reward, ahead):
    """What each decision led to, for the first seat: the end of its game, or
    what the net thought later, the nearer the more."""
    target, gain = np.zeros((STEPS, ENVS), np.float32), ahead
    for t in reversed(range(STEPS)):
        gain = np.where(ended[t], reward[t], (1 - LAMBDA) * ahead + LAMBDA * gain)
        side, value = rows[t][4], rows[t][5]
        target[t], ahead = gain * side, value * side
    x, mask, action, old, _, value = (np.concatenate(part) for part in zip(*rows))
    target = target.ravel()
    advantage = target - value
    return x, mask, action, old, advantage / (advantage.std() + 1e-6), target


def share(eyes, net, opponent, games=200):
    """Of the wins against one of Oxhide's players, from both seats."""
    won = played = 0.0
    for seat in range(2):
        env = oxhide.vector.VectorEnv(GAME, 50, opponents=f"{opponent}," if seat else f",{opponent}")
        look, left = env.reset(seed=seat), games // 2
        while left > 0:
            odds = net.look(eyes(look["observation"]), look["action_mask"])[1]
            look, reward, over = env.step(odds.argmax(1))
            ends = np.flatnonzero(over)[:left]
            won += (reward[ends, seat] + 1).sum() / 2
            played, left = played + len(ends), left - len(ends)
    return won / played


def picture(curve, path):
    """The learning curve as SVG."""
    wide, end = 640, curve[-1][0]
    place = lambda s, y: f"{40 + s / end * (wide - 60):.0f},{220 - 200 * y:.0f}"  # noqa: E731
    line = '<polyline fill="none" stroke="{}" stroke-width="2" points="{}"/>'
    text = '<text x="{}" y="{}">{}</text>'
    parts = [text.format(4, 224 - 200 * y, f"{y:.0%}") for y in (0, 0.5, 0.9, 1)]
    parts += [line.format("#ccc", f"{place(0, y)} {place(end, y)}") for y in (0, 0.5, 0.9, 1)]
    for k, (name, colour) in enumerate([("random", "#b4552d"), ("greedy", "#2d6cb4")]):
        parts.append(line.format(colour, " ".join(place(c[0], c[2 + k]) for c in curve)))
        parts.append(text.format(wide - 150, 150 + 18 * k, f"against {name}").replace(">", f' fill="{colour}">', 1))
    parts.append(text.format(200, 245, f"processor time: {end:.0f} s, {curve[-1][1]:,} games"))
    with open(path, "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} 250" font-family="sans-serif" font-size="13">\n')
        file.write("\n".join(parts) + "\n</svg>\n")


def main(seconds=600.0, path=None):
    env = oxhide.vector.VectorEnv(GAME, ENVS, seed=1)
    look, sample = env.reset(), []
    for _ in range(100):
        sample.append(look["observation"].copy())
        mask = look["action_mask"].astype(np.float32)
        look = env.step(draw(mask / mask.sum(1, keepdims=True)))[0]
    eyes = Eyes(np.concatenate(sample))
    net = Net(eyes.mean.size, env.game.num_distinct_actions())
    curve, games, testing, told = [], 0, 0.0, -1e9
    while True:
        spent = time.process_time() - testing
        if spent - told >= seconds / 20 or spent >= seconds:
            curve.append((spent, games, share(eyes, net, "random"), share(eyes, net, "greedy")))
            print("%5.0f s %7d games: random %.3f greedy %.3f" % curve[-1], flush=True)
            told, testing = spent, time.process_time() - spent
        if spent >= seconds:
            break
        look, *rest = play_on(env, look, eyes, net)
        games += int(rest[1].sum())
        batch = batch_of(*rest)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(batch[0])), PARTS):
                net.learn(*(column[part] for column in batch))
    if path:
        picture(curve, path)
    return curve


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((float, str), sys.argv[1:3])))
