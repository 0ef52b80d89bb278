"""Judgement of long programs: a small fault in one operation is caught, and the operation is named."""

from __future__ import annotations

from generators.cases import Case
from models.collection import collection
from validation.depth import measure
from validation.unrolled import unroll


def test_a_fault_of_a_ten_thousandth_is_caught_and_named() -> None:
    found = measure("one block", unroll(1), 2, 0)
    assert found.is_enough
    assert (found.tried, found.caught, found.named) == (2, 2, 2)
    assert found.pieces > 1


def test_what_conforms_as_a_whole_is_judged_in_pieces_too() -> None:
    """A program that conforms as a whole is judged in pieces too if its sets are thousands of ULPs wide."""
    model = collection()["net-resnet-block"]
    found = measure("block", Case(model.program, (model.given,)), 2, 0)
    assert found.pieces > 1
    assert found.caught == found.named == 2
