"""Summary of XLA's optimized HLO text: opcodes with types, kinds of fusions, targets of calls, and pairs of producer
and consumer."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_INSTRUCTION = re.compile(r"\s+(ROOT )?%?([\w.\-]+) = (.*?) ([a-z][\w\-]*)\((.*)")
_COMPUTATION = re.compile(r"(ENTRY )?%?([\w.\-]+) \(.*\{$")
_ATTRIBUTES = re.compile(r"\)(?:, (?=\w+=)|\s*$)")
"""End of the operands; in old releases operands have types, which may contain parentheses."""
_NAME = re.compile(r"%([\w.\-]+)")
_ELEMENTS = re.compile(r"[a-z]\w*(?=\[)")
_KIND = re.compile(r"\bkind=(\w+)")
_TARGET = re.compile(r'custom_call_target="([^"]*)"')
_MOST_PLACES = 3
"""Operand number from which on operands are not distinguished."""


class Instruction(NamedTuple):
    opcode: str
    element_type: str
    operands: tuple[str, ...]
    called: tuple[str, ...]
    attributes: str


class Computation(NamedTuple):
    instructions: dict[str, Instruction]
    root: str


def summarize(text: str, outputs: int) -> list[list[int]]:
    """Return, for each output of the entry computation, the features of the instructions that it depends on.

    Features are numbers, sorted. Programs that share a module have separate outputs, and so separate features. Empty if
    the number of outputs is not `outputs`, or the text has no entry computation.
    """
    computations, entry = _parse(text)
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
    slices = (_dependencies(instructions, one) for one in roots)
    found = (_of_all(computations, instructions, names, within) for names in slices)
    return [sorted(zlib.crc32(word.encode()) for word in words) for words in found]


def _parse(text: str) -> tuple[dict[str, Computation], str]:
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


def _dependencies(instructions: dict[str, Instruction], start: str) -> set[str]:
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
    """Return the features of instructions and of the computations that they call; `within` caches those of
    computations."""
    words: set[str] = set()
    called: set[str] = set()
    for one in (instructions[n] for n in names if n in instructions):
        words.update(_words(one, instructions, computations))
        called.update(n for n in one.called if n in computations)
    for name in called:
        if name not in within:
            within[name] = frozenset()  # HLO has no recursion, but malformed text may
            inner = computations[name].instructions
            within[name] = _of_all(computations, inner, inner, within)
        words |= within[name]
    return frozenset(words)


def _words(
    one: Instruction, instructions: dict[str, Instruction], computations: dict[str, Computation]
) -> Iterator[str]:
    spelled = _label(one, computations)
    yield f"{spelled}:{one.element_type}"
    for i, name in enumerate(one.operands):
        operand = instructions.get(name)
        if operand is not None:
            yield f"{_label(operand, computations)}>{spelled}:{min(i, _MOST_PLACES)}"


def _label(one: Instruction, computations: dict[str, Computation]) -> str:
    if one.opcode == "fusion":
        kind = _KIND.search(one.attributes)
        roots = [c.instructions[c.root].opcode for n in one.called if (c := computations.get(n)) and c.root]
        return " ".join(["fusion", kind[1] if kind else "", *roots[:1]])
    if one.opcode == "custom-call" and (target := _TARGET.search(one.attributes)) is not None:
        return f"custom-call {target[1]}"
    return one.opcode
