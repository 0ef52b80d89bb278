"""Adapter `iree`: StableHLO text compiled by IREE's compiler and executed by its runtime, in one process."""

from __future__ import annotations

import re
from typing import Any

from oracles.backends.native import bindings

OLDEST = (3, 2)
"""Oldest release; 3.0 and 3.1 corrupt the heap in most programs."""
_FLAGS = (
    "--iree-input-type=stablehlo",
    "--iree-input-demote-f64-to-f32=false",  # otherwise arguments and results of f64 become f32
)
_LACKS = re.compile(
    r"failed to legalize operation '(stablehlo\.|chlo\.|vhlo\.|arith\.(?!constant)|math\.|complex\.)"
    r"|unimplemented|unsupported|(not|n't) (yet )?(supported|implemented)"
    r"|does not have integral number of total bytes|unable to pack to bytes",
    re.IGNORECASE,
)
_UNKNOWN = re.compile(
    r"unregistered (operation|dialect)|does not allow unknown operations|unknown \w+ (type|attribute)"
)


_SIGNLESS = {0x10000000 | width: f"int{width}" for width in (8, 16, 32, 64)}
"""Signless integer types of results in the runtime's numbering; types with signedness come from dtypes."""


class CompilerError(Exception):
    """The compiler fails; the message is its first error."""


def warm() -> dict[str, str]:
    import importlib.metadata

    release = importlib.metadata.version("iree-base-compiler")
    if tuple(map(int, release.split(".")[:2])) < OLDEST:
        raise RuntimeError(f"IREE {release} is too old: {'.'.join(map(str, OLDEST))} or newer is needed")

    import iree.compiler.api
    import iree.compiler.ir
    import iree.runtime  # noqa: F401  so that every life has it

    packages = ("iree-base-compiler", "iree-base-runtime", "numpy", "ml_dtypes")
    return {name: importlib.metadata.version(name) for name in packages}


def lacks(error: Exception) -> bool:
    if type(error).__name__ == "MLIRError":
        return _UNKNOWN.search(str(error)) is not None
    return _LACKS.search(str(error)) is not None


def describe(state: Iree) -> dict[str, Any]:
    return {"device": f"CPU, {state.target}", "element_types": state.element_types}


def start(options: dict[str, Any]) -> Iree:
    return Iree(options["target"], options.get("flags", []))


def run(state: Iree, task: Any) -> list[list[Any]]:
    task.stage("parse")
    module = state.parse(task.text)
    task.stage("compile")
    code = state.compile(module)
    if not task.execute:
        return []
    task.stage("execute")
    main = state.load(code)
    return [main(row) for row in task.inputs]


class Iree:
    """A compiler session and a device, created in the process that uses them, since their threads do not survive a
    fork."""

    def __init__(self, target: str, flags: list[str]) -> None:
        import iree.runtime
        from iree.compiler.api import Session

        self.target = target
        self._session: Any = Session()
        self._session.set_flags(*_FLAGS, *flags)
        _select_target(self._session, target)
        self._context: Any = self._session.context
        self._context.enable_multithreading(False)  # more workers use more cores
        self._context.attach_diagnostic_handler(self._collect_error)
        self._errors: list[str] = []
        self._config: Any = iree.runtime.Config("local-sync")
        self._dtypes = _dtypes()

    @property
    def element_types(self) -> list[str]:
        return [name for name, _, _ in self._dtypes]

    def parse(self, text: str) -> Any:
        from iree.compiler import ir

        with self._context:
            return ir.Module.parse(text)

    def compile(self, module: Any) -> bytes:
        from iree.compiler.api import Output

        self._errors.clear()
        with self._context, self._session.invocation() as invocation:
            invocation.import_module(module.operation)
            if not invocation.execute():
                raise CompilerError(self._errors[0] if self._errors else "it gives no reason")
            with Output.open_membuffer() as output:
                invocation.output_vm_bytecode(output)
                return bytes(output.map_memory())

    def load(self, code: bytes) -> Main:
        import iree.runtime

        loaded = iree.runtime.SystemContext(config=self._config)
        module: Any = iree.runtime.VmModule.copy_buffer(loaded.instance, code)
        loaded.add_vm_module(module)
        return Main(loaded, module.lookup_function("main"), self._dtypes)

    def _collect_error(self, diagnostic: Any) -> bool:
        from iree.compiler import ir

        if diagnostic.severity == ir.DiagnosticSeverity.ERROR:
            self._errors.append(str(diagnostic.message))
        return True


def _select_target(session: Any, target: str) -> None:
    try:
        session.set_flags("--iree-hal-target-device=local", f"--iree-hal-local-target-device-backends={target}")
    except ValueError:  # before 3.3
        session.set_flags(f"--iree-hal-target-backends={target}")


class Main:
    def __init__(self, context: Any, function: Any, dtypes: list[tuple[str, Any, Any]]) -> None:
        self._context = context
        self._function = function
        self._elements = {dtype: element for _, dtype, element in dtypes}
        self._dtypes = {**_SIGNLESS, **{int(element): dtype for _, dtype, element in dtypes}}

    def __call__(self, row: list[Any]) -> list[Any]:
        import iree.runtime

        arguments: Any = iree.runtime.VmVariantList(len(row))
        for array in row:
            arguments.push_ref(self._buffer(array))
        results: Any = iree.runtime.VmVariantList(1)
        self._context.vm_context.invoke(self._function, arguments, results)
        views = (results.get_as_object(i, iree.runtime.HalBufferView) for i in range(len(results)))
        return [self._array(view) for view in views]

    def _buffer(self, array: Any) -> Any:
        import iree.runtime

        device = self._context.config.device
        return device.allocator.allocate_buffer_copy(
            memory_type=iree.runtime.MemoryType.DEVICE_LOCAL,
            allowed_usage=iree.runtime.BufferUsage.DEFAULT,
            device=device,
            buffer=array,
            element_type=self._elements[array.dtype],
        )

    def _array(self, view: Any) -> Any:
        import numpy

        dtype = self._dtypes.get(int(view.element_type))
        if dtype is None:
            raise NotImplementedError(f"no array has elements of type {int(view.element_type):#x}, which it returned")
        held = view.map().asarray([view.byte_length], numpy.dtype(numpy.uint8))
        return numpy.array(held).view(dtype).reshape(view.shape)


def _dtypes() -> list[tuple[str, Any, Any]]:
    import ml_dtypes
    import numpy
    from iree.runtime.array_interop import map_dtype_to_element_type

    found = []
    for name, spelled in bindings.ALL_DTYPES.items():
        dtype = numpy.dtype(getattr(ml_dtypes, spelled, spelled))
        element = map_dtype_to_element_type(dtype)
        if element is not None:
            found.append((name, dtype, element))
    return found
