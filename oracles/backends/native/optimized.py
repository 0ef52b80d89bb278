"""What XLA makes of a program, read from its optimized HLO as text: opcodes and types, kinds of fusions, targets of
calls, and which opcode uses the result of which."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_INSTRUCTION = re.compile(r"\s+(ROOT )?%?([\w.\-]+) = (.*?) ([a-z][\w\-]*)\((.*)")
_COMPUTATION = re.compile(r"(ENTRY )?%?([\w.\-]+) \(.*\{$")
_ATTRIBUTES = re.compile(r"\)(?:, (?=\w+=)|\s*$)")
"""Where the operands end; those of old releases have types, and these parentheses of their own."""
_NAME = re.compile(r"%([\w.\-]+)")
_ELEMENTS = re.compile(r"[a-z]\w*(?=\[)")
_KIND = re.compile(r"\bkind=(\w+)")
_TARGET = re.compile(r'custom_call_target="([^"]*)"')
_MOST_PLACES = 3
"""Operands from here on count as one place."""


class Instruction(NamedTuple):
    """One line of HLO. `called` are the computations that it names; `element_type` is that of its first array."""

    opcode: str
    element_type: str
    operands: tuple[str, ...]
    called: tuple[str, ...]
    attributes: str


class Computation(NamedTuple):
    """The instructions by name, and the name of the root."""

    instructions: dict[str, Instruction]
    root: str


def shown(text: str, outputs: int) -> list[list[int]]:
    """For each output of the entry computation what the optimized form shows of the instructions that it depends on, as
    numbers, sorted; nothing where it has another number of outputs. Programs that were put into one module are told
    apart so."""
    computations, entry = _parsed(text)
    if entry not in computations:
        return []
    instructions, root = computations[entry]
    last = instructions.get(root)
    if last is None:
        return []
    roots = last.operands if last.opcode == "tuple" else (root,)
    if len(roots) != outputs:
        return []
    within: dict[str, frozenset[str]] = {}
    return [_numbers(_of_slice(computations, instructions, one, within)) for one in roots]


def _numbers(words: Sequence[str] | frozenset[str]) -> list[int]:
    return sorted(zlib.crc32(word.encode()) for word in words)


def _parsed(text: str) -> tuple[dict[str, Computation], str]:
    """The computations by name, and the name of the entry."""
    found: dict[str, Computation] = {}
    entry, name, root = "", "", ""
    instructions: dict[str, Instruction] = {}
    for line in text.splitlines():
        if line.startswith("}"):
            found[name] = Computation(instructions, root)
            instructions, root = {}, ""
        elif (at := _INSTRUCTION.match(line)) is not None:
            instructions[at[2]] = _instruction(at[3], at[4], at[5])
            root = at[2] if at[1] else root
        elif (head := _COMPUTATION.match(line)) is not None:
            name = head[2]
            entry = name if head[1] else entry
    return found, entry


def _instruction(types: str, opcode: str, rest: str) -> Instruction:
    end = _ATTRIBUTES.search(rest)
    operands, attributes = (rest, "") if end is None else (rest[: end.start()], rest[end.end() :])
    elements = _ELEMENTS.search(types)
    return Instruction(
        opcode,
        elements[0] if elements else "",
        tuple(_NAME.findall(operands)) if opcode != "constant" else (),
        tuple(_NAME.findall(attributes)),
        attributes,
    )


def _of_slice(
    computations: dict[str, Computation],
    instructions: dict[str, Instruction],
    start: str,
    within: dict[str, frozenset[str]],
) -> frozenset[str]:
    """What the instructions show that one depends on, and the computations that they call."""
    words: set[str] = set()
    reached, left = {start}, [start]
    while left:
        one = instructions.get(left.pop())
        if one is None:
            continue
        words.update(_words(one, instructions, computations))
        for name in one.called:
            words |= _of_computation(computations, name, within)
        new = [n for n in one.operands if n not in reached]
        reached.update(new)
        left += new
    return frozenset(words)


def _of_computation(
    computations: dict[str, Computation], name: str, within: dict[str, frozenset[str]]
) -> frozenset[str]:
    if name in computations and name not in within:
        within[name] = frozenset()  # HLO has no recursion, but text may
        instructions = computations[name].instructions
        words = {w for one in instructions.values() for w in _words(one, instructions, computations)}
        for called in {n for one in instructions.values() for n in one.called}:
            words |= _of_computation(computations, called, within)
        within[name] = frozenset(words)
    return within.get(name, frozenset())


def _words(
    one: Instruction, instructions: dict[str, Instruction], computations: dict[str, Computation]
) -> Iterator[str]:
    spelled = _spelled(one, computations)
    yield f"{spelled}:{one.element_type}"
    for i, name in enumerate(one.operands):
        operand = instructions.get(name)
        if operand is not None:
            yield f"{_spelled(operand, computations)}>{spelled}:{min(i, _MOST_PLACES)}"


def _spelled(one: Instruction, computations: dict[str, Computation]) -> str:
    """The opcode; of a fusion with its kind and the opcode of its root, of a custom call with its target."""
    if one.opcode == "fusion":
        kind = _KIND.search(one.attributes)
        roots = [c.instructions[c.root].opcode for n in one.called if (c := computations.get(n)) and c.root]
        return " ".join(["fusion", kind[1] if kind else "", *roots[:1]])
    if one.opcode == "custom-call" and (target := _TARGET.search(one.attributes)) is not None:
        return f"custom-call {target[1]}"
    return one.opcode
