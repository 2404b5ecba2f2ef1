"""One Hand as an environment of PettingZoo (every seat learns) and of Gymnasium (one seat, the others are bots).

Both need their library (extra ``learning``); they are imported when an environment is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from burncard.script.hand import Hand
from burncard.sim.bots import caller
from burncard.sim.learning import ACTS, act, mask, observation, run, size, sizes
from burncard.sim.simulate import Bot


def _dealt(source: Random, players: int, stack: int, blinds: Sequence[int], agreed: dict[str, Any]) -> Hand:
    hand = Hand.random(source.getrandbits(64), players, stacks=stack, blinds=blinds, **agreed)
    run(hand)
    return hand


def _spaces(spaces: Any, players: int) -> Any:
    seen, acts = spaces.Box(0, 1, (size(players),)), spaces.Box(0, 1, (len(ACTS),), "int8")
    return spaces.Dict({"observation": seen, "action_mask": acts})


def pettingzoo_env(  # noqa: C901 - the class stands inside, for its base is imported here
    players: int = 6, *, stack: int = 200, blinds: Sequence[int] = (1, 2), **agreed: Any
) -> Any:
    """A PettingZoo AEC environment of one hand: agents ``"p1"`` …, an observation of what the seat may know with its
    action mask, acts as in `learning.ACTS`, and as reward the chips won at the end, in big blinds."""
    from gymnasium import spaces
    from pettingzoo import AECEnv

    class HandEnv(AECEnv):  # type: ignore[misc, unused-ignore]
        """One hand of hold'em."""

        metadata = {"name": "burncard_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

        def __init__(self) -> None:
            super().__init__()
            self.possible_agents = [f"p{player}" for player in range(1, players + 1)]
            self.observation_spaces = {agent: _spaces(spaces, players) for agent in self.possible_agents}
            self.action_spaces = {agent: spaces.Discrete(len(ACTS)) for agent in self.possible_agents}
            self.render_mode = "ansi"
            self.source = Random()

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            if seed is not None:
                self.source = Random(seed)
            self.hand = _dealt(self.source, players, stack, blinds, agreed)
            self.agents = list(self.possible_agents)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self._next()

        def observe(self, agent: str) -> dict[str, Any]:
            seat = int(agent[1:])
            return {"observation": observation(self.hand, seat), "action_mask": mask(self.hand, seat)}

        def step(self, action: int | None) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            assert action is not None
            self._cumulative_rewards[agent] = 0.0
            act(self.hand, int(action))
            self._next()
            self._accumulate_rewards()

        def _next(self) -> None:
            if who := self.hand.due.who:
                self.agent_selection = who
                return
            for agent, chips in zip(self.possible_agents, self.hand.stacks, strict=True):
                self.rewards[agent] = (chips - stack) / max(blinds)
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]

        def render(self) -> str:
            return repr(self.hand)

        def close(self) -> None:
            pass

    return HandEnv()


def gymnasium_env(
    bots: Sequence[Bot] = (caller,), *, stack: int = 200, blinds: Sequence[int] = (1, 2), **agreed: Any
) -> Any:
    """A Gymnasium environment of one hand against `bots`, from a seat drawn anew each time. The observation has the
    action mask, and an act it masks is played as check or call; the reward comes at the end, in big blinds;
    ``info["seat"]`` is the seat."""
    import gymnasium
    from gymnasium import spaces

    players = len(bots) + 1

    class SeatEnv(gymnasium.Env[Any, Any]):
        """One seat of one hand."""

        metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

        def __init__(self) -> None:
            self.observation_space = _spaces(spaces, players)
            self.action_space = spaces.Discrete(len(ACTS))
            self.render_mode = "ansi"

        def reset(
            self, *, seed: int | None = None, options: dict[str, Any] | None = None
        ) -> tuple[Any, dict[str, Any]]:
            super().reset(seed=seed)
            source = Random(int(self.np_random.integers(2**62)))
            while True:
                self.hand = _dealt(source, players, stack, blinds, agreed)
                self.seat = source.randrange(players) + 1
                self._others()
                if self.hand.due.who:  # else the hand was over before its turn
                    return self._seen(), {"seat": self.seat}

        def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            act(self.hand, int(action) if sizes(self.hand)[int(action)] >= 0 else 1)
            self._others()
            done = not self.hand.due.who
            won = (self.hand.stacks[self.seat - 1] - stack) / max(blinds) if done else 0.0
            return self._seen(), won, done, False, {"seat": self.seat}

        def _seen(self) -> dict[str, Any]:
            return {"observation": observation(self.hand, self.seat), "action_mask": mask(self.hand, self.seat)}

        def _others(self) -> None:
            hand = self.hand
            while (who := hand.due.who) and who != f"p{self.seat}":
                at = int(who[1:])
                bot = bots[at - 1 - (at > self.seat)]
                hand.do(bot(hand.view(at), at))
                run(hand)

        def render(self) -> str:
            return repr(self.hand)

    return SeatEnv()
