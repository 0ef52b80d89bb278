"""Adapter `tensorflow`: StableHLO in TensorFlow's op XlaCallModule, eager or in a compiled function."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from oracles.backends.native import bindings, call_module

_LACKS = re.compile(
    bindings.NOT_IN_XLA + r"|No registered|type created with unregistered dialect"  # of quantized types
    r"|Module has dynamic shapes",  # left by shape refinement: sizes that depend on values or are bounded
    re.IGNORECASE,
)
_NODES = re.compile(r"\{\{(function_)?node [^}]*\}\} ?|\[\[|\]\]|\[Op:\w+\].*")
"""Locations in TensorFlow's graph in messages, which differ between runs."""
_IDENTITY = """module {{
func.func public @main(%0: tensor<{0}>) -> (tensor<{0}>) {{
  "func.return"(%0) : (tensor<{0}>) -> ()
}}
}}
"""

warm = call_module.warm


class CompilerError(Exception):
    """TensorFlow, or XLA in it, rejects the program or fails to run it."""


def lacks(error: Exception) -> bool:
    if isinstance(error, call_module.ParserError):
        return call_module.lacks(error)
    return isinstance(error, CompilerError) and _LACKS.search(str(error)) is not None


def describe(state: TensorFlow) -> dict[str, Any]:
    how = "a compiled function" if state.jit else "eager"
    known = [name for name in bindings.ALL_DTYPES if state.takes(name)]
    return {"device": f"CPU, {how}", "element_types": known}


def start(options: dict[str, Any]) -> TensorFlow:
    return TensorFlow(options.get("jit", False))


def run(state: TensorFlow, task: Any) -> list[list[Any]]:
    task.stage("parse")
    call_module.parse(task.text)
    call = call_module.function_of(task.text)
    if not task.execute:
        task.stage("compile")
        state.compile(call, call_module.arguments(task.text))
        return []
    task.stage("execute")  # TensorFlow compiles when it is called
    function = state.jit_function(call) if state.jit else call
    return [state.execute(function, row) for row in task.inputs]


class TensorFlow:
    """TensorFlow in the process that uses it, since its threads do not survive a fork."""

    def __init__(self, jit: bool) -> None:
        self.jit = jit
        self._tf = call_module.one_thread()

    def takes(self, element_type: str) -> bool:
        """Whether tensors can have an element type and XLA takes it; types narrower than a byte are tried."""
        import numpy

        try:
            one = self._tf.constant(numpy.ones((), call_module.dtype(element_type)))
            if re.match(r"u?i[24]|f[46]", element_type):
                self.execute(call_module.function_of(_IDENTITY.format(element_type)), [one])
        except (TypeError, ValueError, NotImplementedError, CompilerError):
            return False
        return True

    def jit_function(self, call: Callable[..., Any]) -> Any:
        return self._tf.function(call, jit_compile=True, autograph=False)

    def compile(self, call: Callable[..., Any], arguments: list[call_module.Typed]) -> None:
        if any(None in shape for _, shape in arguments):
            return
        try:
            specs = [self._tf.TensorSpec(shape, kind) for kind, shape in arguments]
            self.jit_function(call).experimental_get_compiler_ir(*specs)(stage="optimized_hlo")
        except (self._tf.errors.OpError, ValueError) as error:  # errors of XLA are ValueErrors
            raise CompilerError(_message_of(error)) from None

    def execute(self, function: Callable[..., Any], row: list[Any]) -> list[Any]:
        try:
            return [output.numpy() for output in function(*map(self._tf.constant, row))]
        except self._tf.errors.OpError as error:
            raise CompilerError(_message_of(error)) from None


def _message_of(error: Any) -> str:
    return _NODES.sub("", getattr(error, "message", str(error))).strip()
