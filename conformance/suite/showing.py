"""What is expected, shown on request as what is new: program, values, and the command that runs it again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from results.records import Reproduction, Result
from results.untrusted import printable


def expected(results: Sequence[Result]) -> Iterator[str]:
    """Lines for each entry that expects some of the results: its pinned program where that was run, else a case."""
    by_entry: dict[str, Result] = {}
    for r in results:
        if r.fails and r.expectation is not None and (r.reproduction is not None or r.expectation not in by_entry):
            by_entry[r.expectation] = r
    for entry, r in sorted(by_entry.items()):
        yield f"expected as {entry}: {r.op or 'a program'}: {' '.join(filter(None, (r.verdict, r.kind)))}"
        yield from (f"  {printable(line)}" for line in _shown(r))


def _shown(r: Result) -> Iterator[str]:
    if r.reproduction is not None:
        yield from _reproduced(r.reproduction)
    elif r.worst is not None:
        yield f"actual:   {r.worst.actual}, conforming: from {r.worst.lower} to {r.worst.upper}"
    elif r.message:
        yield f"actual:   {r.message.partition(chr(10))[0]}"
    yield f"replay:   {r.replay}"


def _reproduced(shown: Reproduction) -> Iterator[str]:
    if shown.expected:
        yield f"expected: {shown.expected}"
    if shown.actual:
        yield f"actual:   {shown.actual.partition(chr(10))[0]}"
    yield from (f"input {i}:  {json.dumps(x)[:400]}" for i, x in enumerate(shown.inputs))
    yield from (f"{name}: {json.dumps(x)[:400]}" for name, x in shown.streams.items())
    yield "program:"
    yield from (f"  {line}" for line in shown.program.splitlines())
