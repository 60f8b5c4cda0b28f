"""Benchmarks are no part of what is shipped: all of their tests are exhaustive."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.exhaustive("benches"))
