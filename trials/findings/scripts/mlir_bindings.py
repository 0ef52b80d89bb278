"""Calls through MLIR's Python bindings: StableHLO's interpreter (jaxlib, torch-mlir), the linalg lowering, and IREE."""

from __future__ import annotations

from oracles.backends.native import bindings
from oracles.backends.native import linalg as pipeline
from oracles.backends.protocol import Array
from spec.dynamic_validity import has_dynamic_sizes
from spec.program import Value
from spec.types import BooleanType, QuantizedType, TensorType, Type, dtype, is_quantized_tensor
from trials.findings.scripts.calls import Call, NoScript, Target, calls

_QUANTIZED = 'passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)").run(empty.operation)'
_BUFFERED = ("i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64")
"""Element types whose attributes support the buffer protocol."""


@calls("interpreter")
def interpreter(target: Target) -> Call:
    """Return a call of the interpreter in jaxlib, in a context that jax creates."""
    if target.options.get("artifacts"):
        raise NoScript("the program is read back from portable artifacts first")
    lines = ["context = mlir.make_ir_context()", "stablehlo.register_interpreter_dialect(context)", "with context:"]
    imports = ["from jax.interpreters import mlir", "from jaxlib.mlir import ir"]
    if "!quant." in target.text:
        imports[1] += ", passmanager"
        lines.insert(0, "stablehlo.register_stablehlo_passes()")
        lines += ['    empty = ir.Module.parse("module {}")', f"    {_QUANTIZED}  # loads the quantized types"]
    imports.append("from jaxlib.mlir.dialects import stablehlo")
    return _evaluation_call(target, imports, lines, "stablehlo", ("jax", "jaxlib"))


@calls("torch_mlir")
def torch_mlir(target: Target) -> Call:
    lines = [
        "context = ir.Context()",
        "_stablehlo.register_dialect(context)",
        "_stablehlo.register_interpreter_dialect(context)",
        "with context:",
    ]
    imports = ["from torch_mlir import ir", "from torch_mlir._mlir_libs import _stablehlo"]
    return _evaluation_call(target, imports, lines, "_stablehlo", ("torch-mlir",))


def _evaluation_call(
    target: Target, imports: list[str], lines: list[str], dialect: str, packages: tuple[str, ...]
) -> Call:
    arguments = [_argument(i, a.type, x) for i, (a, x) in enumerate(_arguments_with_inputs(target))]
    if target.is_dynamic and any(is_quantized_tensor(v.type) for v in target.program.main.arguments):
        raise NoScript("the sizes of quantized arguments are found by passes")
    execute = [f"    arguments = [{', '.join(arguments)}]"]
    if len(execute[0]) > 110 and len(arguments) > 1:
        execute = ["    arguments = [", *(f"        {a}," for a in arguments), "    ]"]
    execute.append(f"    outputs = {dialect}.eval_module(module, arguments)")
    if target.executes and any(not _is_buffered(target, i) for i in range(len(target.program.main.result_types))):
        imports = ["import re", *imports]
    return Call(
        tuple(imports),
        (*lines, "    module = ir.Module.parse(PROGRAM)"),
        tuple(execute),
        lambda i: _fetch(target, i),
        packages,
    )


def _arguments_with_inputs(target: Target) -> list[tuple[Value, Array]]:
    return list(zip(target.program.main.arguments, target.inputs, strict=False)) if target.executes else []


def _argument(i: int, t: Type, array: Array) -> str:
    assert isinstance(t, TensorType)
    quantized = t.element_type if isinstance(t.element_type, QuantizedType) else None
    element = str(t.element_type) if quantized is None else f"i{quantized.storage_type.width}"
    shape = "".join(f"{n}x" for n in array.shape)
    if array.size == 0:
        return f'ir.Attribute.parse("dense<> : tensor<{shape}{element}>")'
    if isinstance(t.element_type, BooleanType):
        return f'ir.Attribute.parse("dense<" + str(inputs[{i}].tolist()).lower() + "> : tensor<{shape}i1>")'
    raw = f"np.frombuffer(inputs[{i}].tobytes(), np.uint8)"
    return f'ir.DenseElementsAttr.get({raw}, type=ir.Type.parse("{element}"), shape={list(array.shape)})'


def _is_buffered(target: Target, i: int) -> bool:
    t = target.program.main.result_types[i]
    if not isinstance(t, TensorType):
        return False
    e = t.element_type
    return (f"i{e.storage_type.width}" if isinstance(e, QuantizedType) else str(e)) in _BUFFERED


def _fetch(target: Target, i: int) -> str:
    """Return the expression that reads a result from its attribute: by buffer if its type has one, else from text."""
    t = target.result(i)
    if _is_buffered(target, i):
        kind = "" if is_quantized_tensor(t) else f".astype(np.{dtype(t.element_type).name})"
        return f"np.array(ir.DenseElementsAttr(outputs[{i}])){kind}"
    if has_dynamic_sizes(t):
        raise NoScript(f"the attribute of result {i} tells no sizes in numbers")
    name = dtype(t.element_type).name
    bits = f"np.array(int(x, 16), np.uint{8 * dtype(t.element_type).itemsize}).view(ml_dtypes.{name})"
    words = f"""re.findall(r"[^][<>, ]+", str(outputs[{i}]).split(" : ")[0])[1:]"""
    return f'np.resize([float({bits} if x.startswith("0x") else x) for x in {words}], {t.static_shape})'


@calls("linalg")
def linalg(target: Target) -> Call:
    """Return a call that lowers with jaxlib's passes, then with torch-mlir's, and runs with torch-mlir's JIT."""
    results = [target.result(i) for i in range(len(target.program.main.result_types))] if target.executes else []
    if any(str(t.element_type) not in bindings.ALL_DTYPES or not t.is_static for t in results):
        raise NoScript("no array holds a result")
    to_linalg = ",".join((*pipeline.TO_LINALG, *pipeline.WITHOUT_SIGNS))
    to_llvm = _wrap(("func.func(llvm-request-c-wrappers)", *pipeline.TO_LLVM))
    lines = [
        "stablehlo.register_stablehlo_passes()",
        "with mlir.make_ir_context():",
        "    module = ir.Module.parse(PROGRAM)",
        f'    passmanager.PassManager.parse("builtin.module({to_linalg})").run(module.operation)',
        "with torch_ir.Context():",
        "    lowered = torch_ir.Module.parse(str(module))",
        f"    to_llvm = ({to_llvm})",
        '    torch_passmanager.PassManager.parse(f"builtin.module({to_llvm})").run(lowered.operation)',
        "    engine = execution_engine.ExecutionEngine(lowered)",
        *(() if target.executes else ('    engine.lookup("main")',)),
    ]
    made = ", ".join(f"np.full({t.static_shape}, 0, {_kind(t)})" for t in results)
    execute = [
        f"outputs = [{made}]",
        "arrays = [*map(np.array, inputs), *outputs]",
        "words = [(x.ctypes.data, x.ctypes.data, 0, *x.shape, *(s // x.itemsize for s in x.strides)) for x in arrays]",
        "memrefs = [(ctypes.c_int64 * len(w))(*w) for w in words]",
        'engine.invoke("main", *(ctypes.pointer(ctypes.c_void_p(ctypes.addressof(m))) for m in memrefs))',
    ]
    imports = (
        "import ctypes",
        "import torch_mlir.dialects.torch",
        "from jax.interpreters import mlir",
        "from jaxlib.mlir import ir, passmanager",
        "from jaxlib.mlir.dialects import stablehlo",
        "from torch_mlir import execution_engine, ir as torch_ir, passmanager as torch_passmanager",
    )
    return Call(imports, tuple(lines), tuple(execute), lambda i: f"outputs[{i}]", ("jax", "jaxlib", "torch-mlir"))


def _kind(t: TensorType) -> str:
    kind = dtype(t.element_type)
    return f"{'np' if kind.type.__module__ == 'numpy' else 'ml_dtypes'}.{kind.name}"


def _wrap(passes: tuple[str, ...]) -> str:
    lines = [""]
    for n, one in enumerate(passes):
        piece = one + ("," if n + 1 < len(passes) else "")
        if len(lines[-1]) + len(piece) > 330 and lines[-1]:
            lines.append("")
        lines[-1] += piece
    return "\n               ".join(f'"{line}"' for line in lines)


@calls("iree")
def iree(target: Target) -> Call:
    """Return a call that compiles with `compile_str`, which starts the compiler's executable, and runs in-process."""
    flags = ["--iree-input-demote-f64-to-f32=false", "--iree-hal-target-device=local"]
    flags.append(f"--iree-hal-local-target-device-backends={target.options['target']}")
    if target.options["target"] == "llvm-cpu":
        flags.append("--iree-llvmcpu-target-cpu=generic")
    flags += target.options.get("flags", [])
    compile_ = (
        "flags = [",
        *(f'    "{f}",' for f in flags),
        "]",
        'code = iree.compiler.compile_str(PROGRAM, input_type="stablehlo", extra_args=flags)',
    )
    execute = (
        'module = iree.runtime.load_vm_flatbuffer(code, driver="local-sync")',
        "outputs = module.main(*inputs)",
    )
    several = len(target.program.main.result_types) > 1
    return Call(
        ("import iree.compiler", "import iree.runtime"),
        compile_,
        execute,
        (lambda i: f"np.asarray(outputs[{i}])") if several else (lambda i: "np.asarray(outputs)"),
        ("iree-base-compiler", "iree-base-runtime"),
        is_apart=True,
    )
