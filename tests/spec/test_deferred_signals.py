"""Tests that signals wait until native code has returned."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

import pytest

from spec.deferred_signals import defer_signals

_IMPORTS = """
import sys
from spec.parse import context, parse
context()
before = set(sys.modules)
parse(sys.argv[1], lower_chlo=True)
print([name for name in set(sys.modules) - before if name.startswith("jaxlib")])
"""
_SIGNAL_WITHIN_A_CALL_FROM_NATIVE_CODE = """
import os, signal, sys
from spec.parse import parse

def leave(number, frame):
    raise SystemExit(7)

def interrupt(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "_create_":  # the bindings make an enumeration
        os.kill(os.getpid(), signal.SIGTERM)

signal.signal(signal.SIGTERM, leave)
sys.setprofile(interrupt)
parse(sys.argv[1])
print("parsed")
"""
_PROGRAM = """
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = func.call @f(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = chlo.asinh %0 : tensor<2xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


class _Ended(Exception):
    pass


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_deferred_code_after_it(number: signal.Signals) -> None:
    def end(number: int, frame: object) -> None:
        raise _Ended

    def work() -> None:
        with defer_signals():
            os.kill(os.getpid(), number)
            released.wait(0.05)
            done.append(number)

    released = threading.Event()
    other = threading.Thread(target=released.wait)  # a thread that the system may give the signal to
    other.start()
    before = signal.signal(number, end)
    done: list[int] = []
    try:
        with pytest.raises(_Ended):
            work()
        assert done == [number]
        assert signal.getsignal(number) is end
    finally:
        signal.signal(number, before)
        released.set()
        other.join()


def test_reading_a_program_imports_nothing_inside_native_code() -> None:
    done = _run(_IMPORTS)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")


def test_a_signal_while_the_bindings_are_imported_ends_the_process_as_its_handler_says() -> None:
    done = _run(_SIGNAL_WITHIN_A_CALL_FROM_NATIVE_CODE)
    assert (done.returncode, done.stdout, done.stderr) == (7, "", "")


def _run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script, _PROGRAM], capture_output=True, text=True, check=False)
