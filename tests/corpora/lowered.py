"""JAX functions as tests in the form of the StableHLO project: the lowered program, a function that returns its inputs,
one that returns JAX's results, and check ops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np

from spec.dense import text as dense
from spec.program import Constant
from spec.types import ELEMENT_TYPES, TensorType, dtype

Array = np.ndarray[Any, Any]
_ELEMENT_TYPES = {dtype(t): t for t in ELEMENT_TYPES}


def as_test(
    function: Callable[..., Any], *inputs: Any, check: str | None = None, expecting: Callable[..., Any] | None = None
) -> str:
    """Return a module whose `main` runs the lowered function and checks each result.

    The check is `check`; by default `expect_eq` for integers and booleans, and `expect_close` for floats and complex
    numbers. The expected results are those of `expecting`, by default of the function itself.
    """
    arrays = [np.asarray(x) for x in inputs]
    jitted = jax.jit(function, keep_unused=True)
    expected = [np.asarray(x) for x in jax.tree.leaves(jax.jit(expecting or function)(*arrays))]
    module = jitted.lower(*arrays).as_text().replace("func.func public @main(", "func.func private @lowered(")
    lines = [*_call("inputs", [], arrays), *_call("expected", [], expected), *_call("lowered", arrays, expected)]
    pairs = zip(_values("lowered", expected), _values("expected", expected), expected, strict=True)
    lines += [_check(*pair, check) for pair in pairs]
    body = "\n    ".join([*lines, "return"])
    main = f"  func.func public @main() {{\n    {body}\n  }}\n"
    end = module.rindex("}")
    return module[:end] + main + _constants("inputs", arrays) + _constants("expected", expected) + "}\n"


def _type(array: Array) -> TensorType:
    return TensorType(array.shape, _ELEMENT_TYPES[array.dtype])


def _types(arrays: Sequence[Array]) -> str:
    return ", ".join(str(_type(a)) for a in arrays)


def _values(name: str, arrays: Sequence[Array]) -> list[str]:
    return [f"%{name}"] if len(arrays) == 1 else [f"%{name}#{i}" for i in range(len(arrays))]


def _call(name: str, operands: Sequence[Array], results: Sequence[Array]) -> list[str]:
    if not results:
        return []
    count = f":{len(results)}" if len(results) > 1 else ""
    values = ", ".join(_values("inputs", operands))
    return [f"%{name}{count} = call @{name}({values}) : ({_types(operands)}) -> ({_types(results)})"]


def _check(actual: str, expected: str, array: Array, check: str | None) -> str:
    kind = check or ("expect_eq" if array.dtype.kind in "iub" else "expect_close")
    t = _type(array)
    return f"stablehlo.custom_call @check.{kind}({actual}, {expected}) {{has_side_effect = true}} : ({t}, {t}) -> ()"


def _constants(name: str, arrays: Sequence[Array]) -> str:
    lines = [f"%{i} = stablehlo.constant {dense(Constant.of(a, _type(a).element_type))}" for i, a in enumerate(arrays)]
    returned = ", ".join(f"%{i}" for i in range(len(arrays)))
    body = "\n    ".join([*lines, f"return {returned} : {_types(arrays)}" if arrays else "return"])
    return f"  func.func private @{name}() -> ({_types(arrays)}) {{\n    {body}\n  }}\n"
