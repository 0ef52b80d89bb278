"""Each expected cause still shows on its pinned program, is explained, and is named by its entry alone."""

from __future__ import annotations

import pytest

from trials import pins
from trials.expectations import BrokenExpectations
from trials.pins import Pin
from trials.runner import Runner


def test_expectations(runner: Runner, pin: Pin) -> None:
    try:
        replayed = pins.replay(runner, pin)
    except BrokenExpectations as e:
        pytest.fail(str(e), pytrace=False)
    if replayed.did_not_show:
        pytest.skip(f"{pin.entry.id} did not show in {pins.MOST_TRIES} tries: {replayed.complaint}")
    if replayed.complaint is not None:
        pytest.fail(f"{pin.entry.id} {replayed.complaint}", pytrace=False)
