"""Calls, branches and loops, decided for each input set.

An undecided branch yields the hull of the branches that may run; an undecided or too long loop admits every value.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from oracles.evaluator import Body, Context, EndlessLoop, at_sets, evaluates, input_sets
from oracles.sets.acceptance import Acceptance, Array, everything
from oracles.sets.value_sets import AbstractValue, Token, hull_of, join, widen

Outputs = tuple[AbstractValue, ...]


@evaluates("func.call")
def call(arguments: Outputs, *, callee: str, context: Context) -> Outputs:
    return context.call(callee, arguments)


@evaluates("if")
def if_(pred: Acceptance, *, true_branch: Body, false_branch: Body) -> Outputs:
    may_hold, may_fail = _possible(pred)
    return _choose([true_branch, false_branch], np.stack([may_hold, may_fail]))


@evaluates("case")
def case(index: Acceptance, *, branches: tuple[Body, ...]) -> Outputs:
    """Run the branch at `index`, or the last one if the index is out of range."""
    last = len(branches) - 1
    numbers = np.arange(len(branches))[:, np.newaxis]
    possible = (index.lower <= numbers) & (numbers <= index.upper)
    possible[last] |= (index.lower < 0) | (index.upper > last)
    return _choose(branches, possible | index.unspecified)


@evaluates("while")
def while_(operand: Outputs, *, cond: Body, body: Body, context: Context) -> Outputs:
    """Run the body until the condition is false, for each input set; unspecified where the condition is undecided."""
    n = input_sets((operand, cond, body))
    state, running = widen(operand, n), np.arange(n)
    condition_of, turn = cond, body
    ended: list[tuple[Array, Outputs]] = []
    for _ in range(context.limits.iterations + 1):
        may_hold, may_fail = _possible(condition_of(*state)[0])
        may_hold, may_fail = np.broadcast_to(may_hold, n := len(running)), np.broadcast_to(may_fail, n)
        if context.limits.must_end and (may_hold & may_fail).any():
            raise EndlessLoop("while: the specification does not say whether it ends")
        for rows, values in ((may_fail & ~may_hold, state), (may_fail & may_hold, _open(state, body))):
            if rows.any():
                ended.append((running[rows], at_sets(values, np.flatnonzero(rows))))
        turning = np.flatnonzero(~may_fail)
        if not len(turning):
            return _join_groups(ended)
        if len(turning) < n:
            running, state = running[turning], at_sets(state, turning)
            condition_of, turn = at_sets(cond, running), at_sets(body, running)
        state = widen(turn(*state), len(running))
    if context.limits.must_end:
        raise EndlessLoop(f"while: more than {context.limits.iterations} turns")
    ended.append((running, _open(state, body)))
    return _join_groups(ended)


def _possible(predicate: Acceptance) -> tuple[Array, Array]:
    return predicate.upper | predicate.unspecified, ~predicate.lower | predicate.unspecified


def _choose(branches: Sequence[Body], possible: Array) -> Outputs:
    """Return the hull of the branches that may run; `possible[b, k]` says whether branch b may run in input set k."""
    n = max(possible.shape[1], input_sets(tuple(branches)))
    if possible.shape[1] < n:
        possible = np.broadcast_to(possible, (len(possible), n))
    if (possible == possible[:, :1]).all():
        return functools.reduce(hull_of, [branches[int(b)]() for b in np.flatnonzero(possible[:, 0])])
    choices, choice_of = np.unique(possible, axis=1, return_inverse=True)
    groups: list[tuple[Array, Outputs]] = []
    for c in range(choices.shape[1]):
        rows = np.flatnonzero(choice_of.reshape(-1) == c)
        outputs = [at_sets(branches[int(b)], rows)() for b in np.flatnonzero(choices[:, c])]
        groups.append((rows, functools.reduce(hull_of, outputs)))
    return _join_groups(groups)


def _join_groups(groups: Sequence[tuple[Array, Outputs]]) -> Outputs:
    rows = np.concatenate([rows for rows, _ in groups])
    joined = join([widen(outputs, len(rows)) for rows, outputs in groups])
    return at_sets(joined, np.argsort(rows))  # type: ignore[no-any-return]


def _open(state: Outputs, body: Body) -> Outputs:
    """Return the state after an unknown number of iterations: unchanged where the body never changes it, else any
    value."""
    unchanged = [a == r for a, r in zip(body.region.arguments, body.region.returned, strict=True)]
    return tuple(s if same else _anything(s) for s, same in zip(state, unchanged, strict=True))


def _anything(value: AbstractValue) -> AbstractValue:
    match value:
        case Acceptance():
            return everything((value.input_sets, *value.shape), value.element_type, value.lower)
        case tuple():
            return tuple(_anything(v) for v in value)
        case Token():
            return replace(value, is_known=False)
    return value
