"""Programs with normalized value names, so that equal programs compare equal."""

from __future__ import annotations

from dataclasses import replace

from spec.program import Function, Program
from spec.rewriting import clone_closed, number_names


def canonical(program: Program) -> Program:
    """Return the program with the values of each function named 0, 1, 2, ... in the order of `spec.parse`.

    That is the order of definition, with the values in an operation's regions before its results. Raises KeyError if a
    value is not defined.
    """
    return replace(program, functions=tuple(map(_function, program.functions)))


def _function(f: Function) -> Function:
    return replace(f, body=clone_closed(f.body, number_names()))
