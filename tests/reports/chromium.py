"""Helpers for tests in Chromium, which are skipped where it is not installed: show a page, read its visible text."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DRIVER = shutil.which("chromedriver")
needs_chromium = pytest.mark.skipif(CHROMIUM is None or DRIVER is None, reason="needs chromium and chromedriver")

PHONE, DESK = (390, 844), (1280, 900)
at_both_widths = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def show(browser: Any, page: Path, size: tuple[int, int], scheme: str = "light") -> None:
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": size == PHONE}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    media = [{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
    browser.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    browser.get("about:blank")  # a change of fragment alone loads nothing
    browser.get(f"file://{page}")


def visible(browser: Any, selector: str) -> list[str]:
    script = (
        "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).map(e => e.innerText)"
    )
    return list(browser.execute_script(script, selector))
