"""Terminators, functions and control flow: return, call, if, case, while."""

from __future__ import annotations

from spec.op import Op, variadic
from spec.type_sets import any_type


class Return(Op, name="return"):
    in_specification = False
    is_terminator = True
    results_ = variadic(any_type)


class FunctionReturn(Op, name="func.return"):
    in_specification = False
    is_terminator = True
    results_ = variadic(any_type)
