"""Calls of an executable: started for each program, or serving requests on its standard input."""

from __future__ import annotations

import json
import math
from typing import Any

from oracles.backends.protocol import Array
from spec.types import TensorType, dtype
from trials.findings.scripts.calls import Call, NoScript, Target, calls


@calls("command")
def command(target: Target) -> Call:
    main = target.program.main
    request = {
        "protocol": 1,
        "action": "run" if target.executes else "verify",
        "input_sets": int(target.executes),
        "arguments": [str(a.type) for a in main.arguments],
        "results": [str(t) for t in main.result_types],
    }
    lines = (
        "folder = pathlib.Path(tempfile.mkdtemp())",
        '(folder / "program.mlir").write_text(PROGRAM)',
        f"(folder / \"request.json\").write_text('{json.dumps(request)}')",
        *_save_lines(target),
        "subprocess.run([*sys.argv[1:], folder], check=True)",
    )
    imports = ("import pathlib", "import subprocess", "import tempfile")
    return Call(imports, lines, (), lambda i: _load_expression(target, i), (), is_apart=True, argument="the command")


def _save_lines(target: Target) -> tuple[str, ...]:
    if not target.inputs:
        return ()
    saved = "x" if all(map(_is_plain, target.inputs)) else 'x if x.dtype.isbuiltin == 1 else x.view(f"u{x.itemsize}")'
    return ("for i, x in enumerate(inputs):", f'    np.save(folder / f"input.0.{{i}}.npy", {saved})')


def _is_plain(array: Array) -> bool:
    return bool(array.dtype.isbuiltin == 1)


def _load_expression(target: Target, i: int) -> str:
    kind = dtype(target.result(i).element_type)
    viewed = "" if kind.isbuiltin == 1 else f".view(ml_dtypes.{kind.name})"
    return f'np.load(folder / "output.0.{i}.npy"){viewed}'


@calls("serve")
def serve(target: Target) -> Call:
    """Return a call that sends a line of JSON, the program and inputs, and receives a line of JSON and outputs."""
    main = target.program.main
    request: dict[str, Any] = {"id": 2, "action": "run" if target.executes else "verify"}
    request |= {"arguments": [str(a.type) for a in main.arguments], "results": [str(t) for t in main.result_types]}
    request |= {"input_sets": int(target.executes), "input_bytes": sum(x.nbytes for x in target.inputs)}
    request["inputs"] = [[_describe(x) for x in target.inputs]] if target.executes else []
    sent = 'asked + b"".join(x.tobytes() for x in inputs)' if target.executes else "asked"
    lines = (
        "server = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)",
        f"request = json.loads('{json.dumps(request)}')",
        'request["program"] = len(PROGRAM.encode())',
        'asked = b\'{"id": 1, "action": "describe"}\\n\' + json.dumps(request).encode() + b"\\n" + PROGRAM.encode()',
        f"said, _ = server.communicate({sent})",
        "reply, data = {}, said",
        'while reply.get("id") != 2 or "status" not in reply:',
        '    line, _, data = data.partition(b"\\n")',
        "    reply = json.loads(line)",
        'if reply["status"] != "results":',
        "    raise RuntimeError(reply)",
    )
    return Call(
        ("import json", "import subprocess"),
        lines,
        (),
        lambda i: _slice_expression(target, i),
        (),
        is_apart=True,
        argument="the command",
    )


def _describe(array: Array) -> dict[str, Any]:
    return {"bytes": array.nbytes, "type": array.dtype.name, "shape": list(array.shape)}


def _slice_expression(target: Target, i: int) -> str:
    sizes = []
    for t in target.program.main.result_types[: i + 1]:
        if not isinstance(t, TensorType) or not t.is_static:
            raise NoScript(f"how large a {t} is, the reply says")
        sizes.append(math.prod(t.static_shape) * dtype(t.element_type).itemsize)
    t = target.result(i)
    kind = dtype(t.element_type)
    name = f"{'np' if kind.type.__module__ == 'numpy' else 'ml_dtypes'}.{kind.name}"
    return f"np.frombuffer(data, {name}, {math.prod(t.static_shape)}, {sum(sizes[:-1])}).reshape({t.static_shape})"
