"""The environments pass the tests of the libraries they are for."""

from __future__ import annotations

import warnings

import pytest

from burncard import Hand, Illegal
from burncard.sim.learning import ACTS, act, run, sizes


def test_the_acts_have_real_sizes_and_every_open_one_is_taken() -> None:
    hand = Hand.random(7, 3)
    run(hand)
    assert sizes(hand) == [0, 0, 4, -1, 7, 200]  # half of the pot of 5 on top of 2 is the least raise again
    for number, to in enumerate(sizes(hand)):
        twin = hand.copy()
        if to >= 0:
            act(twin, number)
            assert twin.lines[: len(hand.lines)] == hand.lines
    with pytest.raises(Illegal, match="half pot is not open now"):
        act(hand, ACTS.index("half pot"))
    act(hand, ACTS.index("check or call"))
    act(hand, ACTS.index("check or call"))
    assert sizes(hand)[0] == -1  # a check is free


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from burncard.sim.environments import pettingzoo_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env(4), num_cycles=200)
        seed_test(lambda: pettingzoo_env(3), num_cycles=30)


def test_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from burncard.sim import caller, folder
    from burncard.sim.environments import gymnasium_env

    env = gymnasium_env([caller, folder])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seen, info = env.reset(seed=4)
        for _ in range(20):
            assert seen["action_mask"].sum() > 0
            assert seen["observation"][:52].sum() == 2
            seen, _, done, _, info = env.step(1)
            if done:
                seen, info = env.reset()
        assert 1 <= info["seat"] <= 3
        check_env(gymnasium_env([caller]), skip_render_check=True)
