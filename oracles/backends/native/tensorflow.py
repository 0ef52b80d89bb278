"""The worker side of `tensorflow`: StableHLO text in TensorFlow's op XlaCallModule, run eagerly or in a compiled function."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

from oracles.backends.native import bindings

_VERSION = 9
"""Of what XlaCallModule takes: StableHLO in any spelling that MLIR reads."""
_LACKS = re.compile(
    r"unimplemented|(not|n't)( yet)?( been)? (supported|implemented)|unsupported|RESOURCE_EXHAUSTED"
    r"|No registered|Unbounded dynamism is disabled|Invalid XLA PrimitiveType|can't be translated to XLA HLO"
    r"|PRIMITIVE_TYPE_INVALID|failed to legalize operation .*!quant",
    re.IGNORECASE,
)
_UNKNOWN = re.compile(
    r"unregistered (operation|dialect)|does not allow unknown operations|unknown \w+ (type|attribute)|Unknown dtype"
)
_NODES = re.compile(r"\{\{(function_)?node [^}]*\}\} ?|\[\[|\]\]|\[Op:\w+\].*")
"""Where in TensorFlow's graph an error is, which differs between runs."""
_DTYPES = {**bindings.DTYPES, "complex<f32>": "complex64", "complex<f64>": "complex128"}
_ARGUMENTS = re.compile(r"^func\.func \w+ @main\((.*?)\)( -> .*)? \{$", re.MULTILINE)
_RESULTS = re.compile(r"^func\.func \w+ @main\(.*?\) -> \((.*)\) \{$", re.MULTILINE)
_TENSOR = re.compile(r"tensor<((?:[\d?]+x)*)([a-zA-Z]\w*(?:<\w+>)?)(?:, [^>]*>)?>")

_IDENTITY = """module {{
func.func public @main(%0: tensor<{0}>) -> (tensor<{0}>) {{
  "func.return"(%0) : (tensor<{0}>) -> ()
}}
}}
"""

Typed = tuple[Any, list[Any]]
"""What TensorFlow calls a dtype, and the sizes, None for those that are not known."""


class ParserError(Exception):
    """The parser or a verifier refuses the program; its text is what it says."""


class CompilerError(Exception):
    """TensorFlow, or XLA in it, refuses the program or its execution; its text is what it says."""


def warm() -> dict[str, str]:
    import importlib.metadata

    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", CUDA_VISIBLE_DEVICES="-1")
    _without_chatter(_import)
    return {name: importlib.metadata.version(name) for name in ("tensorflow", "numpy", "ml_dtypes")}


def _import() -> None:
    import tensorflow as tf
    from tensorflow.compiler.tf2xla.python import xla  # noqa: F401  so that every life has it

    tf.get_logger().setLevel("ERROR")


def _without_chatter(action: Callable[[], None]) -> None:
    """Runs it with the standard error closed: TensorFlow greets before it can be told not to."""
    kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 2)
        action()
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def lacks(error: Exception) -> bool:
    """TensorFlow and XLA say in words what they lack. All that the parser says is about the program, unless its dialect
    does not know what the program is made of."""
    if isinstance(error, ParserError):
        return _UNKNOWN.search(str(error)) is not None
    return isinstance(error, CompilerError) and _LACKS.search(str(error)) is not None


def describe(state: TensorFlow) -> dict[str, Any]:
    how = "a compiled function" if state.jit else "eager"
    return {"device": f"CPU, {how}", "element_types": [name for name in _DTYPES if state.takes(name)]}


def start(options: dict[str, Any]) -> TensorFlow:
    return TensorFlow(options.get("jit", False))


def run(state: TensorFlow, task: Any) -> list[list[Any]]:
    task.stage("parse")
    state.parse(task.text)
    call = _calling(task.text)
    if not task.execute:
        task.stage("compile")
        state.compile(call, _types(_ARGUMENTS, task.text))
        return []
    task.stage("execute")  # TensorFlow compiles when it is called
    function = state.compiled(call) if state.jit else call
    return [state.execute(function, row) for row in task.inputs]


class TensorFlow:
    """TensorFlow with a thread. Its threads are made in the life that uses them: they would not survive a fork."""

    def __init__(self, jit: bool) -> None:
        import tensorflow

        self.jit = jit
        self._tf: Any = tensorflow
        self._tf.config.threading.set_intra_op_parallelism_threads(1)
        self._tf.config.threading.set_inter_op_parallelism_threads(1)

    def takes(self, element_type: str) -> bool:
        """Whether tensors have elements of a type, and XLA takes them: where they do not fill bytes, it is tried."""
        import numpy

        try:
            one = self._tf.constant(numpy.ones((), _dtype(element_type)))
            if re.match(r"u?i[24]|f[46]", element_type):
                self.execute(_calling(_IDENTITY.format(element_type)), [one])
        except (TypeError, ValueError, CompilerError):
            return False
        return True

    def parse(self, text: str) -> None:
        """Parses and verifies, as XlaCallModule does once more; here it tells what the parser refuses from what XLA
        does. Raises ParserError."""
        try:
            self._tf.mlir.experimental.run_pass_pipeline(text, "")
        except self._tf.errors.OpError as error:
            raise ParserError(error.message) from None

    def compiled(self, call: Callable[..., Any]) -> Any:
        return self._tf.function(call, jit_compile=True, autograph=False)

    def compile(self, call: Callable[..., Any], arguments: list[Typed]) -> None:
        """Raises CompilerError. What depends on the sizes of arguments is compiled when they are known."""
        if any(None in shape for _, shape in arguments):
            return
        try:
            specs = [self._tf.TensorSpec(shape, kind) for kind, shape in arguments]
            self.compiled(call).experimental_get_compiler_ir(*specs)(stage="optimized_hlo")
        except self._tf.errors.OpError as error:
            raise CompilerError(_said(error)) from None

    def execute(self, function: Callable[..., Any], row: list[Any]) -> list[Any]:
        """Raises CompilerError."""
        try:
            return [output.numpy() for output in function(*map(self._tf.constant, row))]
        except self._tf.errors.OpError as error:
            raise CompilerError(_said(error)) from None


def _said(error: Any) -> str:
    return _NODES.sub("", error.message).strip()


def _calling(text: str) -> Callable[..., Any]:
    """A function of tensors that runs the program."""
    from tensorflow.compiler.tf2xla.python import xla

    results = _types(_RESULTS, text)  # which the op has to be told
    if bindings.is_dynamic(text):
        text = text.replace("module {", "module attributes {jax.uses_shape_polymorphism = true} {", 1)

    def call(*tensors: Any) -> Any:
        return xla.call_module(
            list(tensors),
            version=_VERSION,
            module=text,
            Tout=[kind for kind, _ in results],
            Sout=[shape for _, shape in results],
            platforms=["CPU"],
        )

    return call


def _types(which: re.Pattern[str], text: str) -> list[Typed]:
    """The types and the sizes of the arguments or the results of `main`; tokens are neither."""
    found = which.search(text)
    return [_typed(*t) for t in _TENSOR.findall(found[1])] if found else []


def _typed(sizes: str, element_type: str) -> Typed:
    from tensorflow.python.framework import dtypes

    if element_type not in _DTYPES:
        raise NotImplementedError(f"tensors of type {element_type} are not supported")
    shape = [None if size == "?" else int(size) for size in sizes.split("x")[:-1]]
    return dtypes.as_dtype(_dtype(element_type)), shape


def _dtype(element_type: str) -> Any:
    import ml_dtypes
    import numpy

    name = _DTYPES[element_type]
    return numpy.dtype(getattr(ml_dtypes, name, name))

