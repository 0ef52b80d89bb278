"""Calls of model runtimes: ONNX Runtime, ONNX's reference evaluator, TensorFlow and LiteRT."""

from __future__ import annotations

import base64

from oracles.backends.native import bindings
from spec.text import text
from spec.types import TensorType, TokenType, Type, dtype, element_type_of
from trials.findings.scripts.calls import Call, NoScript, Target, calls

_INLINE = 1200
"""Maximum number of characters of a model within the script."""


@calls("onnxruntime")
def onnxruntime(target: Target) -> Call:
    lines, files = _model(target)
    if not target.options.get("optimized", True):
        level = "onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL"
        lines += ["options = onnxruntime.SessionOptions()", f"options.graph_optimization_level = {level}"]
    options = "" if target.options.get("optimized", True) else "options, "
    lines.append(f'session = onnxruntime.InferenceSession(MODEL, {options}providers=["CPUExecutionProvider"])')
    if any(str(element_type_of(x.dtype)) in ("bf16",) or x.dtype.name.startswith("float8") for x in target.inputs):
        raise NoScript("NumPy arrays of these types are no feeds")
    execute = ("outputs = session.run(None, {x.name: inputs[int(x.name[6:])] for x in session.get_inputs()})",)
    return Call(
        ("import onnxruntime", *_imports(files)), tuple(lines), execute, lambda i: f"np.asarray(outputs[{i}])",
        ("onnxruntime",), files=files,
    )  # fmt: skip


@calls("onnx")
def onnx(target: Target) -> Call:
    lines, files = _model(target)
    lines.append("evaluator = ReferenceEvaluator(onnx.load_from_string(MODEL))")
    execute = ('outputs = evaluator.run(None, {f"input_{i}": x for i, x in enumerate(inputs)})',)
    imports = ("import onnx", "from onnx.reference import ReferenceEvaluator", *_imports(files))
    return Call(imports, tuple(lines), execute, lambda i: f"np.asarray(outputs[{i}])", ("onnx",), files=files)


def _imports(files: dict[str, bytes]) -> tuple[str, ...]:
    return () if files else ("import base64",)


def _model(target: Target) -> tuple[list[str], dict[str, bytes]]:
    if len(target.text) > _INLINE:
        return ['MODEL = HERE.with_name("reproduce.onnx").read_bytes()'], {
            "reproduce.onnx": base64.b64decode(target.text)
        }
    rows = [target.text[i : i + 100] for i in range(0, len(target.text), 100)]
    return ["MODEL = base64.b64decode(", *(f'    "{row}"' for row in rows), ")"], {}


_QUIET = 'os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"'


@calls("tensorflow")
def tensorflow(target: Target) -> Call:
    lines = list(_function_lines(target))
    jit = target.options.get("jit", False) or not target.executes
    if jit:
        lines.append("run = tf.function(run, jit_compile=True, autograph=False)")
    if not target.executes:
        specs = ", ".join(_spec(a.type) for a in target.program.main.arguments)
        lines.append(f'run.experimental_get_compiler_ir({specs})(stage="optimized_hlo")')
    return Call(
        _TENSORFLOW, tuple(lines), ("outputs = run(*map(tf.constant, inputs))",), lambda i: f"outputs[{i}].numpy()",
        ("tensorflow",),
    )  # fmt: skip


_TENSORFLOW = ("import tensorflow as tf", "from tensorflow.compiler.tf2xla.python import xla")


@calls("litert")
def litert(target: Target) -> Call:
    lines = [*_function_lines(target), "function = tf.function(run, autograph=False)"]
    specs = [_spec(a.type, f"a{i}") for i, a in enumerate(target.program.main.arguments)]
    lines += [
        f"concrete = function.get_concrete_function({', '.join(specs)})",
        "model = tf.lite.TFLiteConverter.from_concrete_functions([concrete], function).convert()",
    ]
    kernels = "BUILTIN_REF" if target.options.get("kernels") == "reference" else "AUTO"
    execute = (
        "interpreter = Interpreter(model_content=model, num_threads=1,",
        f"                          experimental_op_resolver_type=OpResolverType.{kernels})",
        "arguments = [(x, inputs[int(x['name'][1:])]) for x in interpreter.get_input_details()]",
        *_resize_lines(target),
        "interpreter.allocate_tensors()",
        "for x, array in arguments:",
        '    interpreter.set_tensor(x["index"], array)',
        "interpreter.invoke()",
        'outputs = [interpreter.get_tensor(x["index"]) for x in interpreter.get_output_details()]',
    )
    imports = (*_TENSORFLOW, "from ai_edge_litert.interpreter import Interpreter, OpResolverType")
    return Call(imports, tuple(lines), execute, lambda i: f"outputs[{i}]", ("ai-edge-litert", "tensorflow"))


def _resize_lines(target: Target) -> tuple[str, ...]:
    if not target.is_dynamic:
        return ()
    return ("for x, array in arguments:", '    interpreter.resize_tensor_input(x["index"], array.shape)')


def _function_lines(target: Target) -> tuple[str, ...]:
    results = [t for t in target.program.main.result_types if not isinstance(t, TokenType)]
    types = ", ".join(f'"{_dtype(t)}"' for t in results)
    shapes = ", ".join(str(_shape(t)) for t in results)
    module = "PROGRAM"
    if bindings.is_dynamic(text(target.program)):
        polymorphic = '"module attributes {jax.uses_shape_polymorphism = true} {"'
        module = f'PROGRAM.replace("module {{", {polymorphic}, 1)'
    return (
        "def run(*tensors):",
        f'    return xla.call_module(tensors, version=9, module={module}, platforms=["CPU"],',
        f"                           Tout=[{types}], Sout=[{shapes}])",
    )


def _spec(t: Type, name: str = "") -> str:
    named = f', name="{name}"' if name else ""
    return f'tf.TensorSpec({_shape(t)}, "{_dtype(t)}"{named})'


def _dtype(t: Type) -> str:
    if not isinstance(t, TensorType) or str(t.element_type) not in bindings.ALL_DTYPES:
        raise NoScript(f"no tensor of TensorFlow's is a {t}")
    return dtype(t.element_type).name


def _shape(t: Type) -> list[int | None]:
    assert isinstance(t, TensorType)
    return list(t.shape)
