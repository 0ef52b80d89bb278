"""Measure of signatures: how many a known-bad implementation has, and how many implementations share one."""

from __future__ import annotations

import pytest

from validation.signatures import Found, of_one_op, of_op, pairs_that_share


@pytest.mark.parametrize(
    ("op", "name", "text"),
    [
        ("not", "arithmetic negation", "not: value"),
        ("negate", "storage values negated", "negate: value; not with "),
        ("dynamic_pad", "low and high padding swapped", "dynamic_pad: value"),
    ],
)
def test_one_known_bad_implementation(op: str, name: str, text: str) -> None:
    """A known-bad implementation has one signature; cases are also found for quantized and dynamic ops."""
    [found] = of_op(op, 1, 0, name, executions=40)
    assert (found.op, len(found.signatures), found.share) == (op, 1, 1)
    assert found.modal.startswith(text)


def test_pairs() -> None:
    found = [
        Found("add: a", "add", ("add: value", "add: value", "add: form")),
        Found("add: b", "add", ("add: value",)),
        Found("add: c", "add", ("add: form",)),
        Found("sub: a", "sub", ("sub: value",)),
    ]
    assert found[0].share == 2 / 3
    assert (pairs_that_share(found), of_one_op(found)) == (1, 3)
