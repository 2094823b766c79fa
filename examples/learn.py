#!/usr/bin/env python3
"""Learns Bronze Age from nothing but its own games: learn.py [SECONDS] [CURVE.svg]

A small net says how likely a seat is to win, from what that seat sees. It plays
both seats of many games at once (oxhide.vector): each seat looks at where each
of its decisions would lead and takes the one that the net likes best, or now
and then nearly as well; and the net learns from what it thought later and from
who won, TD(lambda). Needs numpy. SECONDS are of processor time (default 600);
now and then it plays `random` and `greedy`, and the share of those games it wins
becomes the curve."""

import sys
import time

import numpy as np

import oxhide.vector

GAME, ENVS, STEPS, HIDDEN = "bronze-age", 128, 64, 48
# What is one of many, and no quantity: how many, and how many bytes.
MANY = {"phase": (32, 1), "agenda": (32, 3), "civ": (8, 2), "top": (4, 3), "at": (4, 1), "from": (4, 1)}
RATE, EPOCHS, PARTS, LAMBDA, WARMTH = 1e-3, 2, 16, 0.9, 0.03
rng = np.random.default_rng(1)


def product(a, b):
    """a @ b, at a fair speed also where numpy has no fast BLAS."""
    return np.einsum("ij,jk->ik", a, b)


class Eyes:
    """Bytes to numbers of about one size; of what is one of many, a number each."""

    def __init__(self, parts, sample):
        self.size = sample.shape[1]
        self.first = np.arange(self.size)  # which number is a byte's, or its first
        self.many = np.zeros(self.size, bool)
        for name, (values, count) in MANY.items():
            for byte in range(parts[name].start, parts[name].start + count):
                self.first[byte], self.many[byte] = self.size, True
                self.size += values
        self.scale = np.where(self.many, 0, 1 / (sample.std(0) + 0.2)).astype(np.float32)
        self.scale[:2] = 0  # which seat looks, and who acts: 'turn' says it better

    def __call__(self, seen):
        x = np.zeros((len(seen), self.size), np.float32)
        np.multiply(seen, self.scale, out=x[:, : seen.shape[1]])
        for byte in np.flatnonzero(self.many):
            x[np.arange(len(seen)), self.first[byte] + seen[:, byte]] = 1
        return x

    def weigh(self, weights, byte, value):
        """What single bytes add to a product with weights."""
        number = np.where(self.many[byte], 1, value * self.scale[byte])
        return number[:, None] * weights[self.first[byte] + self.many[byte] * value]


class Net:
    """One hidden layer and what it makes of a position, from -1 to 1; Adam."""

    def __init__(self, inputs):
        w1, w2 = rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs), rng.standard_normal((HIDDEN, 1)) / 100
        self.weights = [w.astype(np.float32) for w in (w1, np.zeros(HIDDEN), w2)]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def look(self, x):
        w1, b1, w2 = self.weights
        hidden = np.maximum(product(x, w1) + b1, 0)
        return hidden, np.tanh(hidden @ w2)[:, 0]

    def compare(self, eyes, now, seen, game):
        """The same of positions that differ little from that of their game now."""
        w1, b1, w2 = self.weights
        differ = seen != now[game]
        differ[:, 0] = True  # so that none is left out
        row, byte = np.divmod(np.flatnonzero(differ), differ.shape[1])
        change = eyes.weigh(w1, byte, seen[row, byte]) - eyes.weigh(w1, byte, now[game[row], byte])
        change = np.add.reduceat(change, np.flatnonzero(byte == 0))
        before = (product(eyes(now), w1) + b1)[game]
        return np.tanh(np.maximum(before + change, 0) @ w2)[:, 0]

    def learn(self, x, target, rate):
        """One step towards what the positions turned out to be worth."""
        hidden, value = self.look(x)
        wrong = (target - value)[:, None] / len(x)
        d_hidden = (wrong @ self.weights[2].T) * (hidden > 0)
        gradients = product(x.T, d_hidden), d_hidden.sum(0), hidden.T @ wrong
        self.steps += 1
        for w, m, v, g in zip(self.weights, self.first, self.second, gradients):
            m += 0.1 * (g - m)
            v += 0.01 * (g * g - v)
            m_hat, v_hat = m / (1 - 0.9**self.steps), v / (1 - 0.99**self.steps)
            w += rate * m_hat / (np.sqrt(v_hat) + 1e-6)


def decide(env, look, eyes, net, warmth):
    """The best decision of each game, or by chance one that is nearly as good:
    what its seat would see, what that is worth, and the decision's number."""
    ahead, games = env.ahead(), np.arange(env.num_envs)
    seen, game = ahead["observation"], ahead["game"]
    value = net.compare(eyes, look["observation"], seen, game)
    liking = value + warmth * rng.gumbel(size=len(value)).astype(np.float32)
    best = np.maximum.reduceat(liking, np.searchsorted(game, games))
    hits = np.flatnonzero(liking == best[game])
    pick = hits[np.searchsorted(game[hits], games)]
    return seen[pick], value[pick], ahead["action"][pick]


def play_on(env, look, eyes, net):
    """STEPS decisions in every game: what they led to, and what came of it."""
    rows, ended, reward = [], np.zeros((STEPS, ENVS), bool), np.zeros((STEPS, ENVS), np.float32)
    for t in range(STEPS):
        side = 1 - 2 * look["player"].astype(np.float32)
        seen, value, action = decide(env, look, eyes, net, WARMTH)
        rows.append((eyes(seen), value, side))
        look, won, over = env.step(action)
        ended[t], reward[t] = over > 0, won[:, 0]
    return look, rows, ended, reward


def lessons(rows, ended, reward):
    """What each decision was worth: the end of its game, or what the net thought
    after later decisions, the nearer the more."""
    target, later = np.zeros((STEPS, ENVS), np.float32), rows[-1][1] * rows[-1][2]
    gain = later
    for t in reversed(range(STEPS)):
        _, value, side = rows[t]
        gain = np.where(ended[t], reward[t], (1 - LAMBDA) * later + LAMBDA * gain)
        target[t], later = gain * side, value * side
    return np.concatenate([x for x, _, _ in rows]), target.ravel()


def share(eyes, net, opponent, games=200):
    """Of the wins against one of Oxhide's players, from both seats."""
    won = played = 0.0
    for seat in range(2):
        env = oxhide.vector.VectorEnv(GAME, 50, opponents=f"{opponent}," if seat else f",{opponent}")
        look, left = env.reset(seed=seat), games // 2
        while left > 0:
            look, reward, over = env.step(decide(env, look, eyes, net, 0)[2])
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
        mask = look["action_mask"]
        look = env.step((mask * rng.random(mask.shape)).argmax(1))[0]
    eyes = Eyes(env.game.observation_parts(), np.concatenate(sample))
    net = Net(eyes.size)
    curve, games, testing, told = [], 0, 0.0, -1e9
    while True:
        spent = time.process_time() - testing
        if spent - told >= seconds / 10 or spent >= seconds:
            curve.append((spent, games, share(eyes, net, "random"), share(eyes, net, "greedy")))
            print("%5.0f s %7d games: random %.3f greedy %.3f" % curve[-1], flush=True)
            told, testing = spent, time.process_time() - spent
        if spent >= seconds:
            break
        look, *rest = play_on(env, look, eyes, net)
        games += int(rest[1].sum())
        x, target = lessons(*rest)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(x)), PARTS):
                net.learn(x[part], target[part], RATE * (1 - 0.9 * spent / seconds))
    if path:
        picture(curve, path)
    return curve


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((float, str), sys.argv[1:3])))
