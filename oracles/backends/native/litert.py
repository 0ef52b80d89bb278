"""Adapter `litert`: StableHLO converted to a flatbuffer by TensorFlow's converter, and run by LiteRT."""

from __future__ import annotations

import re
from typing import Any

from oracles.backends.native import bindings, call_module

_LACKS = re.compile(
    r"is neither a custom op nor a flex op|failed to legalize|not part of the vhlo support"
    r"|Didn't find op for builtin opcode|type [!=]= kTfLite\w+ .*was not true"
    r"|Converting \S+ to DataType|Converting DataType \S+ to MLIR"
    r"|must be tensor of tf\.dtype values, but got 'tensor<\S*?x?[fiu]+\d\w*>'"
    r"|invalid TFLite type: '!stablehlo\.\w+'"
    r"|No registered|" + bindings.NOT_MADE,
    re.IGNORECASE,
)
_ERRORS = re.compile(r"error: (.*)")
_ELEMENT_TYPES = (
    "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64", "complex<f32>", "complex<f64>",
)  # fmt: skip
"""Element types that the converter takes for arguments; models may have others inside."""


class ConverterError(Exception):
    """The converter fails."""


class InterpreterError(Exception):
    """The interpreter rejects the model or fails to run it."""


def warm() -> dict[str, str]:
    import importlib.metadata

    found = call_module.warm()
    call_module.silently(_import)
    return {"ai-edge-litert": importlib.metadata.version("ai-edge-litert"), **found}


def _import() -> None:
    from ai_edge_litert import interpreter  # noqa: F401  so that every life has it


def lacks(error: Exception) -> bool:
    if isinstance(error, call_module.ParserError):
        return call_module.lacks(error)
    return isinstance(error, (ConverterError, InterpreterError)) and _LACKS.search(str(error)) is not None


def describe(state: LiteRt) -> dict[str, Any]:
    return {"device": f"CPU, {state.kernels} kernels", "element_types": list(_ELEMENT_TYPES)}


def start(options: dict[str, Any]) -> LiteRt:
    return LiteRt(options.get("kernels", "optimized"))


def run(state: LiteRt, task: Any) -> list[list[Any]]:
    task.stage("parse")
    call_module.parse(task.text)
    call = call_module.function_of(task.text)
    task.stage("compile")
    model = state.convert(call, call_module.arguments(task.text))
    if not task.execute:
        return []
    task.stage("execute")
    loaded = state.load(model)
    return [state.execute(loaded, row) for row in task.inputs]


class LiteRt:
    """A converter and an interpreter, created in the process that uses them, since their threads do not survive a
    fork."""

    def __init__(self, kernels: str) -> None:
        self.kernels = kernels
        self._tf = call_module.one_thread()

    def convert(self, call: Any, arguments: list[call_module.Typed]) -> bytes:
        """Return the program as a flatbuffer with arguments `a0`, `a1`, ... Raises ConverterError."""
        function = self._tf.function(call, autograph=False)
        specs = [self._tf.TensorSpec(shape, kind, name=f"a{i}") for i, (kind, shape) in enumerate(arguments)]
        converter = self._tf.lite.TFLiteConverter.from_concrete_functions(
            [function.get_concrete_function(*specs)], function
        )
        try:
            return bytes(converter.convert())
        except self._tf.errors.OpError as error:
            raise ConverterError(error.message) from None
        except Exception as error:
            raise ConverterError("; ".join(_ERRORS.findall(str(error))) or str(error)) from None

    def load(self, model: bytes) -> Any:
        from ai_edge_litert.interpreter import Interpreter, OpResolverType

        kernels = {"optimized": OpResolverType.AUTO, "reference": OpResolverType.BUILTIN_REF}[self.kernels]
        try:
            return Interpreter(model_content=model, experimental_op_resolver_type=kernels, num_threads=1)
        except (RuntimeError, ValueError) as error:
            raise InterpreterError(str(error)) from None

    def execute(self, interpreter: Any, row: list[Any]) -> list[Any]:
        """Return the outputs of the model for one input set; it has no inputs for unused arguments. Raises
        InterpreterError."""
        try:
            inputs = [(d, row[int(d["name"][1:])]) for d in interpreter.get_input_details()]
            for described, array in inputs:
                if tuple(described["shape"]) != array.shape:
                    interpreter.resize_tensor_input(described["index"], array.shape)
            interpreter.allocate_tensors()
            for described, array in inputs:
                if array.size:  # the bindings cannot set empty tensors
                    interpreter.set_tensor(described["index"], array)
            interpreter.invoke()
            return [_array(interpreter, described) for described in interpreter.get_output_details()]
        except (RuntimeError, ValueError) as error:
            raise InterpreterError(str(error)) from None


def _array(interpreter: Any, described: Any) -> Any:
    import numpy

    shape = tuple(described["shape"])
    return numpy.zeros(shape, described["dtype"]) if 0 in shape else interpreter.get_tensor(described["index"])
