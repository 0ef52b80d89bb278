"""Compatibility layer over the releases of jaxlib from 0.4.13 on, for the adapters that use it."""

from __future__ import annotations

import functools
import importlib
import os
import re
from collections.abc import Sequence
from typing import Any

OLDEST = (0, 4, 13)
MOST_DEVICES = 16
"""Number of devices of a client in releases where a process flag sets it."""

DTYPES = {
    "i1": "bool", "i2": "int2", "i4": "int4", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "ui2": "uint2", "ui4": "uint4", "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
    "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
    "f8E3M4": "float8_e3m4", "f8E4M3": "float8_e4m3", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E4M3FN": "float8_e4m3fn", "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu",
    "bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64",
}  # fmt: skip

_ARRAY = re.compile(r"\barray<i(1|64)(?:: ([^>]*))?>")
_FIRST_WITH_ARRAYS = re.compile(r'"stablehlo\.(broadcast|dynamic_slice|fft|pad|reverse|slice|transpose)"\(')
"""Ops whose attributes became arrays in StableHLO 0.16; those of other ops did in 0.17."""
_NARROW = (
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3B11FNUZ",
    "f8E4M3FNUZ",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
)
ALL_DTYPES = {**DTYPES, "complex<f32>": "complex64", "complex<f64>": "complex128"}
TOKEN = "!stablehlo.token"
NOT_MADE = r"unimplemented|unsupported|(not|n't)( yet)?( been)? (supported|implemented)"
NOT_IN_XLA = (
    NOT_MADE + r"|RESOURCE_EXHAUSTED|No registered implementation|Unbounded dynamism is disabled"
    r"|Invalid XLA PrimitiveType|can't be translated to XLA HLO|currently only supported in|PRIMITIVE_TYPE_INVALID"
    r"|type is not supported|does not support bounded dynamic shapes"
    r"|must be passed array shapes"  # tuples among several results
)
_NO_SYMBOL = re.compile(r"Symbol \S+ not found")
"""Message of jaxlib 0.4.28 and others about an unknown target of a custom_call."""
_YOUNG_TYPES = ("i2", "ui2", "i4", "ui4", "f8E4M3FN", "f8E5M2", *_NARROW)
"""Element types that the first releases lack."""
_UNKNOWN = re.compile(
    r"unregistered (operation|dialect)|does not allow unknown operations"  # an op or a dialect
    r"|unknown \w+ (type|attribute)"
    r"|expected one of: `"  # a member of a structured attribute
    r"|'stablehlo\.all_\w+' op requires one (operand|result)"  # they had one before StableHLO 1.4
)

_ONE_TYPE = re.compile(
    r"reduction-region's result type at index \d+ differs from the op's corresponding init-value type"
    r"|'stablehlo\.(all_reduce|reduce|reduce_scatter|reduce_window|scatter|select_and_scatter)' op "
    r"(inferred type|requires compatible types)"
)
"""Messages about a reduction body of a wider type than its operands, which StableHLO allows since 0.17."""


def versions(*packages: str, oldest: tuple[int, ...] = OLDEST) -> dict[str, str]:
    """Return the versions of StableHLO, jaxlib and the given packages. Raises RuntimeError if jaxlib is older than
    `oldest`."""
    import jaxlib.version

    if jaxlib.version.__version_info__ < oldest:
        needed = ".".join(map(str, oldest))
        raise RuntimeError(f"jaxlib {jaxlib.version.__version__} is too old, {needed} or newer is needed")
    from jaxlib.mlir.dialects import stablehlo

    found = {name: str(importlib.import_module(name).__version__) for name in packages}
    version: str = stablehlo.get_current_version()
    return {"stablehlo": version, "jaxlib": jaxlib.version.__version__, **found}


@functools.cache
def runtime() -> Any:
    """Return the module of the runtime's classes: `_jax`, which was `xla_extension` before 0.6.1."""
    try:
        return importlib.import_module("jaxlib._jax")
    except ImportError:
        return importlib.import_module("jaxlib.xla_extension")


@functools.cache
def of_dialect() -> tuple[int, ...]:
    from jaxlib.mlir.dialects import stablehlo

    version: str = stablehlo.get_current_version()
    return tuple(map(int, version.split(".")[:3]))


def context() -> Any:
    """Return a context with all dialects, including that of the interpreter and quantized types if the release has
    them."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import chlo, stablehlo

    made = ir.Context()
    _register_upstream(made)
    stablehlo.register_dialect(made)
    chlo.register_dialect(made)
    if hasattr(stablehlo, "register_interpreter_dialect"):
        stablehlo.register_interpreter_dialect(made)
    made.load_all_available_dialects()
    if hasattr(stablehlo, "register_stablehlo_passes"):
        _load_quantized(made)
    return made


def _register_upstream(context: Any) -> None:
    from jaxlib.mlir import ir

    registry = ir.DialectRegistry()
    for name in ("_jax_mlir_ext", "register_jax_dialects"):
        try:
            module = importlib.import_module(f"jaxlib.mlir._mlir_libs.{name}")
        except ImportError:
            continue
        module.register_dialects(registry)
        context.append_dialect_registry(registry)
        return


def _load_quantized(context: Any) -> None:
    """Load the dialect of quantized types by running a pass, the only way that the bindings have."""
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir.dialects import stablehlo

    with context:
        stablehlo.register_stablehlo_passes()
        converter = passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)")
        converter.run(ir.Module.parse("module {}").operation)


def client(count: int = 1) -> Any:
    """Return a CPU client with at least `count` devices, if the release can (since 0.5) or the flag was set."""
    from jaxlib import xla_client

    make: Any = xla_client.make_cpu_client
    try:
        return make(num_devices=count) if count > 1 else make()
    except TypeError:
        return make()


def give_devices_by_flag() -> None:
    """Set the process flag for the number of devices, which releases before 0.5 read when they create the first
    client."""
    import jaxlib.version

    if jaxlib.version.__version_info__ < (0, 5):
        flag = f"--xla_force_host_platform_device_count={MOST_DEVICES}"
        os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flag}".strip()


def compile_program(client: Any, text: str, devices: Sequence[Any], options: Any) -> Any:
    """Return a compiled and loaded program; `compile` was split into `compile_and_load` in 0.6.1."""
    from jaxlib import xla_client

    if not hasattr(client, "compile_and_load"):
        try:
            return client.compile(text, options)
        except Exception as error:
            if "custom_call" in text and _NO_SYMBOL.search(str(error)):
                raise NotImplementedError(f"a custom_call to what is not there: {error}") from None
            raise
    device_list: Any = xla_client.DeviceList
    return client.compile_and_load(text, device_list(tuple(devices)), options)


def to_syntax(text: str) -> str:
    """Return a program in the syntax of this release; old ones write arrays of integers as dense elements."""
    if of_dialect() >= (0, 17):
        return text
    if of_dialect() < (0, 16):
        return _ARRAY.sub(_as_dense, text)
    lines = text.splitlines(keepends=True)
    return "".join(line if _FIRST_WITH_ARRAYS.search(line) else _ARRAY.sub(_as_dense, line) for line in lines)


def _as_dense(array: re.Match[str]) -> str:
    width, body = array.groups()
    count = body.count(",") + 1 if body else 0
    return f"dense<{f'[{body}]' if count else ''}> : tensor<{count}xi{width}>"


def parse_module(text: str) -> Any:
    """Parse and verify a module in the entered context.

    Raises NotImplementedError if the dialect of this release lacks something in the program, and MLIRError for an
    invalid program.
    """
    from jaxlib.mlir import ir

    try:
        return ir.Module.parse(text)
    except ir.MLIRError as error:
        unknown = _unknown_types().intersection(re.findall(r"(?:u?i|f)\d\w*(?=>)", text))
        version = ".".join(map(str, of_dialect()))
        if unknown:
            raise NotImplementedError(f"StableHLO {version} does not know {', '.join(sorted(unknown))}") from None
        if _UNKNOWN.search(str(error)) or (of_dialect() < (0, 17) and _ONE_TYPE.search(str(error))):
            raise NotImplementedError(f"StableHLO {version} does not know it: {error}") from None
        raise


_DYNAMIC = re.compile(
    r"tensor<[^>]*\?"
    r"|stablehlo\.(dynamic_(broadcast_in_dim|conv|gather|iota|pad|reshape)|real_dynamic_slice|set_dimension_size)\b"
)


def is_dynamic(text: str) -> bool:
    return _DYNAMIC.search(text) is not None


_TENSOR = re.compile(
    r"tensor<((?:[\d?]+x)+)(?:\w+|complex<\w+>|!quant\.uniform<\w+(?:<[^>]*>)?[^>]*>)"
    r"(?:, #stablehlo\.bounds<([^>]*)>)?>"
)


def is_bounded(text: str) -> bool:
    """Whether a program has sizes that depend on its inputs, and all of them are bounded."""
    of_dynamic_sizes = [(d, b) for d, b in _TENSOR.findall(text) if "?" in d]
    return "#stablehlo.bounds" in text and all(d.count("?") == len(re.findall(r"\d+", b)) for d, b in of_dynamic_sizes)


def argument_types(module: Any) -> list[Any]:
    found = _main_type(module)
    return [] if found is None else list(found.inputs)


def token_results(module: Any) -> list[int]:
    found = _main_type(module)
    return [] if found is None else [i for i, t in enumerate(found.results) if str(t) == TOKEN]


def _main_type(module: Any) -> Any:
    from jaxlib.mlir import ir

    for operation in module.body.operations:
        if operation.operation.name == "func.func" and ir.StringAttr(operation.attributes["sym_name"]).value == "main":
            return ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value)
    return None


def of_shape(argument_type: Any, shape: Sequence[int]) -> Any:
    from jaxlib.mlir import ir

    element_type = ir.RankedTensorType(argument_type).element_type
    return ir.RankedTensorType.get(list(shape), element_type, loc=ir.Location.unknown())


_CHANGING = "expect operands to be compatible with body block return types"


def refine_shapes(text: str, shapes: Sequence[Sequence[int]] | None) -> str:
    """Return the program for arguments of these shapes, with static types and constant operands turned into attributes.

    With `shapes` None, the argument types give the shapes. Raises NotImplementedError if this release lacks the passes,
    or a loop changes the sizes of its values, which cannot be static then.
    """
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    if not hasattr(stablehlo, "register_stablehlo_passes"):
        raise NotImplementedError("this release does not refine shapes")
    stablehlo.register_stablehlo_passes()
    module = parse_module(text)
    passes = ["stablehlo-refine-shapes", "func.func(stablehlo-canonicalize-dynamism)"]
    if shapes:
        types = [of_shape(t, s) for t, s in zip(argument_types(module), shapes, strict=True)]
        if "!quant." in text:  # quantized types have commas and spaces, which the option of the pass cannot have
            _give_types(module, types)
        else:
            passes = [f"stablehlo-refine-arguments{{types={','.join(map(str, types))}}}", *passes]
    if "shape_assertion" in text:
        passes.append("func.func(stablehlo-check-shape-assertions)")
    try:
        run_passes(module, f"builtin.module({','.join(passes)})")
    except ir.MLIRError as error:
        if _CHANGING not in str(error):
            raise
        raise NotImplementedError(f"a loop changes the sizes of its values, which no pass refines: {error}") from None
    return str(module.operation.get_asm(print_generic_op_form=True))


def _give_types(module: Any, types: Sequence[Any]) -> None:
    from jaxlib.mlir import ir

    main = next(o for o in module.body.operations if o.operation.name == "func.func" and o.name.value == "main")
    for argument, t in zip(main.operation.regions[0].blocks[0].arguments, types, strict=True):
        argument.set_type(t)
    declared = ir.FunctionType(ir.TypeAttr(main.operation.attributes["function_type"]).value)
    main.operation.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(list(types), declared.results))


def run_passes(module: Any, pipeline: str) -> None:
    """Run passes on a module. Raises NotImplementedError if this release lacks one."""
    from jaxlib.mlir import passmanager

    try:
        manager = passmanager.PassManager.parse(pipeline)
    except ValueError as error:
        if "registered pass" not in str(error):
            raise
        raise NotImplementedError(f"this release lacks passes: {error}") from None
    manager.run(module.operation)


TARGETS = ("0.9.0", "0.17.0", "1.0.0", "1.4.0", "1.8.0", "1.12.0", "1.16.0")
"""Releases of StableHLO that artifacts are written for, oldest first, besides the current one."""
_REFUSED = re.compile(r"failed to convert VHLO to|failed to legalize operation")


def through_artifacts(text: str) -> str:
    """Return the program read back from a portable artifact of the oldest release that supports it, in the entered
    context.

    Artifacts of all releases that support it must give the same program. Raises NotImplementedError if no release
    supports it, and ValueError if artifacts differ.
    """
    current = ".".join(map(str, of_dialect()))
    older = [v for v in TARGETS if tuple(map(int, v.split("."))) < of_dialect()]
    found, refused = dict[str, str](), ""
    for version in (*older, current):
        try:
            found[version] = _through_artifact(text, version)
        except NotImplementedError as error:
            refused = str(error)
    if not found:
        raise NotImplementedError(f"no release of StableHLO has all of it: {refused}")
    oldest, *others = found
    for version in others:
        if found[version] != found[oldest]:
            raise ValueError(f"artifacts for StableHLO {oldest} and {version} are read back as different programs")
    return found[oldest]


def _through_artifact(text: str, version: str) -> str:
    """Write an artifact of one release and read it. Raises NotImplementedError if the release lacks something in the
    program, and ValueError if it is refused without a reason."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    module = parse_module(text)
    told: list[str] = []

    def collect(diagnostic: Any) -> bool:
        told.append(str(diagnostic.message))
        return True

    handler = module.context.attach_diagnostic_handler(collect)
    try:
        artifact: bytes = stablehlo.serialize_portable_artifact(module, version)
    except (ValueError, ir.MLIRError):
        if not any(map(_REFUSED.search, told)):
            raise ValueError(f"an artifact for StableHLO {version} is refused without a reason") from None
        raise NotImplementedError(told[0]) from None
    finally:
        handler.detach()
    read: Any = stablehlo.deserialize_portable_artifact(module.context, artifact)
    return str(read.operation.get_asm(print_generic_op_form=True))


@functools.cache
def _unknown_types() -> frozenset[str]:
    return frozenset(t for t in _YOUNG_TYPES if not _is_known(t))


def _is_known(element_type: str) -> bool:
    from jaxlib.mlir import ir

    t = f"tensor<{element_type}>"
    try:
        ir.Module.parse(
            f'func.func @f(%a: {t}) -> {t} {{ %b = "stablehlo.reshape"(%a) : ({t}) -> {t} return %b : {t} }}'
        )
    except ir.MLIRError:
        return False
    return True
