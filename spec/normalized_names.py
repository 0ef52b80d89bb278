"""Programs with the names of their values normalized, so that equal programs compare equal."""

from __future__ import annotations

from dataclasses import replace

from spec.program import Function, Program
from spec.rewriting import clone_closed, number_names


def canonical(program: Program) -> Program:
    """The program with the values of each function named 0, 1, 2, ... as `spec.parse` names them: in the order of
    definition, those of an operation's regions before its results. Raises KeyError where a value has no definition."""
    return replace(program, functions=tuple(map(_function, program.functions)))


def _function(f: Function) -> Function:
    return replace(f, body=clone_closed(f.body, number_names()))
