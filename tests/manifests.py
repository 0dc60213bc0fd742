"""Games that are registered for one test only, in this process only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from nefrit import manifest
from nefrit.manifest import GROUP, Manifest, manifest_of


def register_only(monkeypatch: pytest.MonkeyPatch, places: Mapping[str, str]) -> None:
    """No games but these are registered, by other packages: for each name the place of a manifest or a definition."""
    points = {name: EntryPoint(name, place, GROUP) for name, place in places.items()}
    monkeypatch.setattr(manifest, "own_names", tuple)
    monkeypatch.setattr(manifest, "_points", lambda: points)
    monkeypatch.setattr(manifest, "loaded", {})


def leave_rules_only(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A game cannot be played yet."""
    monkeypatch.setitem(manifest.loaded, game, replace(manifest_of(game), definition=""))


def give_bots(monkeypatch: pytest.MonkeyPatch, game: str, bots: Mapping[str, str]) -> None:
    """A game that is only a file gets bots."""
    monkeypatch.setitem(manifest.loaded, game, Manifest(bots=bots))
