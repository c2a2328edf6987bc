"""The commands speak English here, whatever the environment says."""

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIDDINGBOX_LANG", raising=False)
