"""One game like PettingZoo's AEC environments, but without needing PettingZoo.

    env = oxhide.aec.env("bronze", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination else env.action_space(agent).sample(mask))
"""

import random
from collections.abc import Iterator

from . import PUBLIC, Game, OxhideError, State, _array
from ._library import seed64, shown, truth


def env(
    game: Game | str, seats: int = 2, options: str = "", render_mode: str | None = None
) -> "AECEnv":
    """Makes an environment, as the function of that name does in PettingZoo."""
    return AECEnv(game, seats, options, render_mode)


class Discrete:
    """Whole numbers from 0 to n - 1, like Gymnasium's space of that name."""

    def __init__(self, n: int):
        self.n, self.shape, self.dtype = n, (), "int64"
        self._rng = random.Random()

    def __repr__(self):
        return f"Discrete({self.n})"

    def seed(self, seed: int | None = None) -> None:
        """Fixes what sample() draws."""
        self._rng.seed(None if seed is None else seed64(seed))

    def contains(self, x) -> bool:
        """Whether it is one of them."""
        return hasattr(x, "__index__") and 0 <= x < self.n

    __contains__ = contains

    def sample(self, mask=None) -> int:
        """One of them, or of those that the mask has a 1 for."""
        if mask is None:
            return self._rng.randrange(self.n)
        among = [k for k, legal in enumerate(mask) if legal]
        return self._rng.choice(among) if among else 0


class Box:
    """Arrays of small numbers, like Gymnasium's space of that name."""

    def __init__(self, high: int, shape: tuple[int, ...], dtype: str):
        self.low, self.high, self.shape, self.dtype = 0, high, shape, dtype

    def __repr__(self):
        return f"Box(0, {self.high}, {self.shape}, {self.dtype})"

    def contains(self, x) -> bool:
        """Whether it is such an array."""
        return (len(x),) == self.shape and all(0 <= value <= self.high for value in x)

    __contains__ = contains


class AECEnv:
    """The agents are "A" to "D"; chance acts automatically."""

    metadata = {"name": "oxhide", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        options: str = "",
        render_mode: str | None = None,
    ):
        if render_mode not in (None, "ansi"):
            raise OxhideError(f'render_mode must be None or "ansi", not {shown(render_mode)}')
        self.game = game if isinstance(game, Game) else Game(game, seats, options)
        self.render_mode = render_mode
        self.possible_agents = list("ABCD"[: self.game.num_players()])
        self.agents: list[str] = []
        self.state: State | None = None
        decisions = self.game.num_distinct_actions()
        self.action_spaces = {agent: Discrete(decisions) for agent in self.possible_agents}
        shape = tuple(self.game.observation_tensor_shape())
        spaces = {"observation": Box(255, shape, "uint8"), "action_mask": Box(1, (decisions,), "int8")}
        self.observation_spaces = {agent: dict(spaces) for agent in self.possible_agents}

    @property
    def num_agents(self) -> int:
        """How many agents have not seen the end yet."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents there are."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AECEnv":
        """This environment: nothing is wrapped around it."""
        return self

    def observation_space(self, agent: str) -> dict[str, Box]:
        """What observe() returns for an agent: a space for each member."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Discrete:
        """The decisions, by their numbers; the same space every time."""
        return self.action_spaces[self._known(agent)]

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
        if not self.agents:
            raise OxhideError("everybody has seen the end: call reset()")

    def _known(self, agent):
        if not isinstance(agent, str) or agent not in self.possible_agents:
            raise OxhideError(f"there is no agent {shown(agent)}")
        return agent

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

    def _step_dead(self, action):
        """As in PettingZoo: whoever has seen the end is in no dictionary any more."""
        if action is not None:
            raise OxhideError("the game is over: step(None)")
        agent = self.agent_selection
        self.agents.remove(agent)
        for of in (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ):
            del of[agent]
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict:
        """What an agent knows, and what it may do if it is its turn."""
        if self.state is None:
            raise OxhideError("call reset() first")
        seat = self.possible_agents.index(self._known(agent))
        mask = bytearray(self.state.legal_actions_mask(seat))
        return {"observation": self.state.observation_tensor(seat), "action_mask": _array(mask, "b")}

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
        if self.terminations[self.agent_selection]:
            self._step_dead(action)
            return
        self.state.apply_action(action)
        self._go_on()

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """The agents in turn, until each has seen the end, or so many times."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str | None:
        """In the mode "ansi": the table as everybody sees it, as text."""
        if self.state is None:
            raise OxhideError("call reset() first")
        return self.state._drawing(PUBLIC) if self.render_mode else None

    def close(self) -> None:
        """Ends the game."""
        self.agents = []
