#!/usr/bin/env python3
"""How many actions a second one state does in Python, in processor time: each
drawn from the list of legal ones. python_steps.py [SECONDS]"""

import random
import sys
import time

import oxhide

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0

for name in oxhide.games():
    game, rng, steps = oxhide.load_game(name), random.Random(1), 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.random_action(rng))
            steps += 1
    print(f"{name}: {steps / (time.process_time() - begun):,.0f} actions a second")
