"""Each Python example of the pages on the library runs as it stands, from the top of its page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.library.constants import none_of_ours

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("page", ["library", "strategies"])
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert blocks
    names: dict[str, Any] = {"__name__": f"docs_{page}"}
    with none_of_ours():
        for block in blocks:
            exec(compile(block, f"docs/{page}.md", "exec"), names)
