"""The program and the root of the checkout, which Tools/scripts/test-agents names in SPOKEN."""
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def pytest_configure(config):
    if not os.environ.get("SPOKEN"):
        pytest.exit("SPOKEN names the program; run Tools/scripts/test-agents", returncode=2)


@pytest.fixture
def root():
    return ROOT
