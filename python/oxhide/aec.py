"""One game like PettingZoo's AEC environments, but without needing PettingZoo.

    env = oxhide.aec.env("bronze", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else choose(observation))
"""

import random
from collections.abc import Iterator

from . import Game, OxhideError, State
from ._library import seed64, shown, truth


def env(game: Game | str, seats: int = 2, options: str = "") -> "AECEnv":
    """Makes an environment, as the function of that name does in PettingZoo."""
    return AECEnv(game, seats, options)


class AECEnv:
    """The agents are "A" to "D"; chance acts automatically."""

    metadata = {"name": "oxhide", "is_parallelizable": False}

    def __init__(self, game: Game | str, seats: int = 2, options: str = ""):
        self.game = game if isinstance(game, Game) else Game(game, seats, options)
        self.possible_agents = list("ABCD"[: self.game.num_players()])
        self.agents: list[str] = []
        self.state: State | None = None

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Starts a new game. The seed decides what chance does."""
        self._rng = random.Random(None if seed is None else seed64(seed))
        self.state = self.game.new_initial_state()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def _check_begun(self):
        if self.state is None:
            raise OxhideError("call reset() first")

    def _go_on(self):
        while self.state.is_chance_node():
            self.state.apply_action(self.state.random_action(self._rng))
        if not self.state.is_terminal():
            self.agent_selection = self.possible_agents[self.state.current_player()]
            return
        for agent, value in zip(self.possible_agents, self.state.returns()):
            self.rewards[agent] = self._cumulative_rewards[agent] = value
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict:
        """What an agent knows, and what it may do if it is its turn."""
        self._check_begun()
        if not isinstance(agent, str) or agent not in self.possible_agents:
            raise OxhideError(f"there is no agent {shown(agent)}")
        seat = self.possible_agents.index(agent)
        mask = [0] * self.game.num_distinct_actions()
        if not self.state.is_terminal() and self.state.current_player() == seat:
            mask = self.state.legal_actions_mask()
        return {"observation": self.state.observation_tensor(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple:
        """For the agent whose turn it is: observation, reward, termination,
        truncation, info."""
        self._check_begun()
        agent = self.agent_selection
        return (
            self.observe(agent) if truth("observe", observe) else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Plays that agent's decision; None once the game is over."""
        self._check_begun()
        if not self.agents:
            raise OxhideError("everybody has seen the end: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise OxhideError("the game is over: step(None)")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self.state.apply_action(action)
        self._go_on()

    def agent_iter(self) -> Iterator[str]:
        """The agents in turn, until each has seen the end."""
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        """Ends the game."""
        self.agents = []
