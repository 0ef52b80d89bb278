"""What XLA makes of a program, read from its optimized HLO as text: opcodes and types, kinds of fusions, targets of
calls, and which opcode uses the result of which."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
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
    slices = (_needed(instructions, one) for one in roots)
    found = (_of_all(computations, instructions, names, within) for names in slices)
    return [sorted(zlib.crc32(word.encode()) for word in words) for words in found]


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


def _needed(instructions: dict[str, Instruction], start: str) -> set[str]:
    """The names of the instructions that one depends on, and its own."""
    reached, left = {start}, [start]
    while left:
        one = instructions.get(left.pop())
        new = [n for n in one.operands if n not in reached] if one is not None else []
        reached.update(new)
        left += new
    return reached


def _of_all(
    computations: dict[str, Computation],
    instructions: dict[str, Instruction],
    names: Iterable[str],
    within: dict[str, frozenset[str]],
) -> frozenset[str]:
    """What instructions show, and the computations that they call; `within` keeps what is known of these."""
    words: set[str] = set()
    called: set[str] = set()
    for one in (instructions[n] for n in names if n in instructions):
        words.update(_words(one, instructions, computations))
        called.update(n for n in one.called if n in computations)
    for name in called:
        if name not in within:
            within[name] = frozenset()  # HLO has no recursion, but text may
            inner = computations[name].instructions
            within[name] = _of_all(computations, inner, inner, within)
        words |= within[name]
    return frozenset(words)


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
