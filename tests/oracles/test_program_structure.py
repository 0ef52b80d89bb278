"""Tests of ops that structure a program: in which order streams are read, and where the order is undecided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from oracles.evaluator import Unevaluated, evaluate
from spec.parse import parse
from spec.program import Constant, Program, Streams
from spec.types import f32
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Machine

TOKEN = "!stablehlo.token"


def infeed(token: str) -> str:
    return f'"stablehlo.infeed"({token}) : ({TOKEN}) -> (tensor<f32>, {TOKEN})'


def recv(token: str) -> str:
    channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true"
    return f'"stablehlo.recv"({token}) {{{channel}}} : ({TOKEN}) -> (tensor<f32>, {TOKEN})'


def fed(body: str, arguments: str = "", results: int = 2) -> Program:
    """Return a program that returns %a, and %b if `results` is 2; its infeed and channel 1 hold 1, 2, 3."""
    types = ", ".join(["tensor<f32>"] * results)
    names = ", ".join(["%a", "%b"][:results])
    program = parse(
        f'func.func @main({arguments}) -> ({types}) {{\n  %t = "stablehlo.create_token"() : () -> {TOKEN}\n'
        f"{body}\n  return {names} : {types}\n}}"
    )
    payloads = tuple((Constant.of(np.array(x, np.float32), f32),) for x in (1, 2, 3))
    return replace(program, streams=Streams(payloads, ((1, payloads),)))


def values(program: Program, *inputs: object) -> list[float]:
    """Return the program's results, after checking that the evaluator and the customary implementation agree."""
    row = tuple(np.array(x) for x in inputs)
    found = [float(sets.values()[0]) for sets in evaluate(program, (row,))]
    outputs = Machine(Choices()).run(program, row)
    assert found == [float(o) for o in outputs if o is not None]
    return found


def test_tokens_order_what_reads_the_infeed() -> None:
    # what stands first in the text reads last
    assert values(fed(f"  %a, %t1 = {infeed('%t')}\n  %b, %t2 = {infeed('%t1')}")) == [1, 2]
    joined = f'  %j = "stablehlo.after_all"(%t1, %t) : ({TOKEN}, {TOKEN}) -> {TOKEN}\n'
    assert values(fed(f"  %b, %t1 = {infeed('%t')}\n{joined}  %a, %t2 = {infeed('%j')}")) == [2, 1]


@pytest.mark.parametrize("reads", [infeed, recv])
def test_without_a_token_between_them_any_of_them_may_be_first(reads: Callable[[str], str]) -> None:
    program = fed(f"  %a, %t1 = {reads('%t')}\n  %b, %t2 = {reads('%t')}")
    for sets in evaluate(program, ((),)):
        assert (sets.lower[0], sets.upper[0]) == (1, 2)


def test_streams_are_read_each_on_its_own() -> None:
    body = f"  %a, %t1 = {recv('%t')}\n  %x, %t2 = {infeed('%t1')}\n  %b, %t3 = {recv('%t2')}"
    assert values(fed(body)) == [1, 2]
    apart = f"  %a, %t1 = {recv('%t')}\n  %b, %t2 = {infeed('%t')}"
    assert values(fed(apart)) == [1, 1]


def branches(again: str, last: str) -> str:
    """Return an `if` whose branches read the infeed once; `again` may read once more in the second."""
    return f"""
  %r:2 = "stablehlo.if"(%p) ({{
    %x, %t1 = {infeed("%t")}
    "stablehlo.return"(%x, %t1) : (tensor<f32>, {TOKEN}) -> ()
  }}, {{
    %y, %t2 = {infeed("%t")}
    {again}
    "stablehlo.return"(%y, {last}) : (tensor<f32>, {TOKEN}) -> ()
  }}) : (tensor<i1>) -> (tensor<f32>, {TOKEN})
  %a = stablehlo.add %r#0, %r#0 : tensor<f32>
"""


AGAIN = f"%z, %t3 = {infeed('%t2')}"


def test_branches_that_read_as_often_leave_the_next_reader_decided() -> None:
    body = branches("", "%t2") + f"  %b, %t4 = {infeed('%r#1')}"
    program = fed(body, "%p: tensor<i1>")
    assert values(program, True) == values(program, False) == [2, 2]
    both = evaluate(program, ((np.array(True),), (np.array(False),)))
    assert both[1].lower.tolist() in ([2], [2, 2])


def test_branches_that_do_not_leave_it_open() -> None:
    """The next read of a stream is undecided only if input sets take different branches that read differently often."""
    body = branches(AGAIN, "%t3") + f"  %b, %t4 = {infeed('%r#1')}"
    program = fed(body, "%p: tensor<i1>")
    assert values(program, True) == [2, 2]
    assert values(program, False) == [2, 3]
    with pytest.raises(Unevaluated, match="depends on control flow"):
        evaluate(program, ((np.array(True),), (np.array(False),)))
    unread = fed(branches(AGAIN, "%t3"), "%p: tensor<i1>", results=1)
    (sets,) = evaluate(unread, ((np.array(True),), (np.array(False),)))
    assert set(sets.lower.reshape(-1)) == {2}
