"""Names of backends: their parts, and that a parsed name is written as it was read."""

from __future__ import annotations

import sys

import pytest

from oracles.backends import BackendError, open_backend, variants
from results.backend_names import BackendName, BadBackendName, base_name, split, variant_of
from trials.causes.entries import Entry

NAMES = [
    ("xla", BackendName("xla")),
    ("xla:O0", BackendName("xla", "O0")),
    ("xla@/py", BackendName("xla", "", "/py")),
    ("xla:O0@/py", BackendName("xla", "O0", "/py")),
    ("xla@/opt/3.12:a/python", BackendName("xla", "", "/opt/3.12:a/python")),
    ("xla==0.4.28", BackendName("xla", "", None, "0.4.28")),
    ("xla:O0==0.9.0.1", BackendName("xla", "O0", None, "0.9.0.1")),
    ("xla@/opt/a==b/python", BackendName("xla", "", "/opt/a==b/python")),
    ('command:"run --fast@2x, now"', BackendName("command", '"run --fast@2x, now"')),
    ("command:/bin/run a:b", BackendName("command", "/bin/run a:b")),
    ("pjrt:/a/b.so?c=d&e=f:g@/py", BackendName("pjrt", "/a/b.so?c=d&e=f:g", "/py")),
]


@pytest.mark.parametrize(("text", "name"), NAMES)
def test_names_are_read_and_written(text: str, name: BackendName) -> None:
    assert BackendName.parse(text) == name
    assert str(name) == text
    assert base_name(text).partition("-")[0] == name.base


@pytest.mark.parametrize(
    ("text", "filed"),
    [
        ("pjrt:cuda", "pjrt-cuda"),
        ("pjrt:cuda?device=1&a=b", "pjrt-cuda"),
        ("pjrt:cuda@/py", "pjrt-cuda"),
        ("pjrt:cuda==0.10.2", "pjrt-cuda"),
        ("pjrt:/opt/acme/pjrt_c_api_tpu_plugin.so?grid=4x1", "pjrt-tpu"),
        ("pjrt:/a.b/libpjrt_cpu.so.1", "pjrt-cpu"),
        ("pjrt:../xla_cuda_plugin.so", "pjrt-cuda"),
        ("pjrt:/opt/pjrt_plugin_tt.so", "pjrt-tt"),
        ("pjrt:/opt/libacme.so", "pjrt-acme"),
        ("pjrt:/opt/plugin.so", "pjrt-plugin"),
        ('pjrt:"/opt/acme.so?visible=0,1"', "pjrt-acme"),
        ("xla:gpu", "pjrt-cuda"),
        ("xla:gpu@/py", "pjrt-cuda"),
    ],
)
def test_what_is_expected_of_a_plugin_is_filed_by_its_platform(text: str, filed: str) -> None:
    assert base_name(text) == filed
    assert BackendName.parse(text).tested == ""
    assert variant_of(text) is None


def test_a_former_name_is_that_of_today() -> None:
    assert str(BackendName.parse("xla:gpu@/py")) == "pjrt:cuda@/py"
    assert split("xla:gpu, xla:O0,xla:gpu@/py,command:xla:gpu") == [
        "pjrt:cuda",
        "xla:O0",
        "pjrt:cuda@/py",
        "command:xla:gpu",
    ]


@pytest.mark.parametrize(
    "text",
    ["", " ", ":", ":O0", "xla:", "xla: ", "xla@", "@/py", "xla:@/py", "xla:O0@", "xla==", "==1", "xla=1", "xla==new"],
)
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(BadBackendName, match=r"is not of the form NAME\[:VARIANT\]\[==VERSION\|@PYTHON\]$"):
        BackendName.parse(text)


@pytest.mark.parametrize("text", ["command", "command:", 'command:""', "command: ' '"])
def test_a_command_needs_an_executable(text: str) -> None:
    with pytest.raises(BadBackendName, match="command needs an executable"):
        BackendName.parse(text)


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("xla", "xla:O0"),
        ("xla:other", "xla:O0"),
        ("xla@/py", "xla:O0@/py"),
        ("xla==1", "xla:O0==1"),
        ('command:"a b"', 'command:"a b"'),
    ],
)
def test_a_variant_keeps_the_interpreter(text: str, variant: str) -> None:
    assert str(BackendName.parse(text).with_variant("O0")) == variant


def test_of_what_something_is_a_variant() -> None:
    found = {text: variant_of(text) for text in ("xla", "xla:O0", "xla@/py", "xla:O0@/py", 'command:"a b"', ":", "")}
    assert {text: base for text, base in found.items() if base is not None} == {
        "xla:O0": "xla",
        "xla:O0@/py": "xla@/py",
    }


def test_variants_run_under_the_same_interpreter() -> None:
    """A variant keeps the interpreter in its backend's name; the error about a missing one has the full name."""
    found = variants("xla@/no/python")
    assert found == ("xla:O0@/no/python", "xla:folded@/no/python", "xla:evaluated@/no/python")
    for name in found:
        with pytest.raises(BackendError, match=f"^{name}: there is no interpreter at /no/python$"):
            open_backend(name)


def test_variants_open_under_the_same_interpreter() -> None:
    pytest.importorskip("jaxlib")
    found = variants(f"xla@{sys.executable}")
    assert found
    for name in found:
        backend = open_backend(name)
        try:
            assert backend.describe().name == name
        finally:
            backend.close()


def test_names_are_separated_by_commas_outside_of_quotes() -> None:
    for texts in ([t for t, _ in NAMES], ["xla"], []):
        assert split(", ".join(texts)) == texts


@pytest.mark.parametrize(
    ("name", "asked", "passes"),
    [
        ('passes:"builtin.module(canonicalize{max-iterations=2},func.func(cse))"==0.7.2', "cse", True),
        ("passes:canonicalize", "cse", False),
        ("xla:O0", "O0", True),
        ("xla", "O0", False),
    ],
)
def test_entries_are_of_a_variant_or_of_a_pass_in_the_pipeline(name: str, asked: str, passes: bool) -> None:
    entry = Entry("id", "what it returns", "what it should", "", variants=(asked,))
    assert entry.is_of_variant(BackendName.parse(name).entry_variant) is passes
