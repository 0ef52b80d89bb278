"""Each expected cause still shows on its pinned program, is explained, and is named by its entry alone."""

from __future__ import annotations

import pytest

from trials import pinned_programs
from trials.causes.expectations import BrokenExpectations
from trials.pinned_programs import Pin
from trials.runner import Runner


def test_expectations(runner: Runner, pin: Pin) -> None:
    try:
        replayed = pinned_programs.replay(runner, pin)
    except BrokenExpectations as e:
        pytest.fail(str(e), pytrace=False)
    if replayed.did_not_show:
        pytest.skip(f"{pin.entry.id} did not show in {pinned_programs.MOST_TRIES} tries: {replayed.complaint}")
    if replayed.complaint is not None:
        pytest.fail(f"{pin.entry.id} {replayed.complaint}", pytrace=False)
