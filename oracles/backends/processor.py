"""Instruction sets of this machine's processor, on which the results of compiled code depend."""

from __future__ import annotations

import functools

from archspec.cpu.detect import detected_info


@functools.cache
def instruction_sets() -> frozenset[str]:
    """Return the instruction sets, by the names that Linux gives them (`avx512_bf16`); empty if they are unknown."""
    try:
        return frozenset(detected_info().features)
    except Exception:  # an operating system that archspec does not know
        return frozenset()
