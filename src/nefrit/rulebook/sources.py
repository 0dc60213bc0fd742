"""The files in which rules are cited: the sources and data of the package of a game, and its tests.

In a checkout of the repository both are there. An installed package has no tests.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

CODE_SUFFIXES = frozenset({".py", ".toml", ".ftl"})
"""The files of the package in which a rule can have its place."""

CATALOG_FILES = frozenset({"rules.toml", "terms.toml", "decisions.toml"})
"""Files that only state rules. A rule has no place in the code because the catalog holds it."""

TALKS_ABOUT_RULES = ("rulebook/", "cli/rules.py", "cli/ruling.py")
"""Parts of the package whose subject is rules in general; an id in them is an example."""

TEST_FILES = ("test_*.py", "*_test.py")
"""The names of files in which pytest looks for tests. A test elsewhere is never run and proves nothing."""


NEFRIT = "nefrit"
"""The package of the games that come with Nefrit."""

PLACES = (Path("src"), Path("build", "compiled"))
"""Where in a checkout the running package may be: its sources, or those that were compiled, which are the same."""


class UnreadableSource(ValueError):
    """A source file or a test cannot be read, so nothing can be said about the rules in it."""


@dataclass(frozen=True, slots=True)
class Source:
    """The text of a file, with its path as a person would write it, relative to the repository."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Checkout:
    """Where the package and its tests are. Paths are shown relative to `base`; `tests` is absent once installed."""

    base: Path
    package: Path
    tests: Path | None

    def code(self) -> Iterator[Source]:
        """Read every file of the package in which a rule can have its place, in the order of the paths."""
        for path in sorted(self.package.rglob("*")):
            inside = path.relative_to(self.package).as_posix()
            if path.suffix not in CODE_SUFFIXES or path.name in CATALOG_FILES or inside.startswith(TALKS_ABOUT_RULES):
                continue
            yield self._read(path)

    def test_modules(self) -> Iterator[Source]:
        """Read every file that pytest would look into, in the order of the paths."""
        if self.tests is None:
            return
        for path in sorted({path for pattern in TEST_FILES for path in self.tests.rglob(pattern)}):
            yield self._read(path)

    def _read(self, path: Path) -> Source:
        shown = path.relative_to(self.base).as_posix()
        try:
            return Source(shown, path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise UnreadableSource(f"{shown}: it cannot be read ({error})") from error


def checkout(root: Path | None = None, name: str = NEFRIT) -> Checkout:
    """Find a package and its tests in the repository at `root`, or those of the package that is installed."""
    if root is None:
        package = _folder_of(name)
        root = next((root for place in PLACES if (root := _root_of(package, place / name))), None)
        if root is None:
            return Checkout(base=package.parent, package=package, tests=None)
    package, tests = root / "src" / name, root / "tests"
    if not package.is_dir():
        raise UnreadableSource(f"{root}: it has no src/{name}, so it is not a checkout of this project")
    return Checkout(base=root, package=package, tests=tests if tests.is_dir() else None)


def _folder_of(name: str) -> Path:
    file = import_module(name).__file__
    if file is None:
        raise UnreadableSource(f"{name}: it is not a package with files of its own")
    return Path(file).parent


def _root_of(package: Path, place: Path) -> Path | None:
    """The checkout in which the package is at this place, if it is one."""
    root = package.parents[len(place.parts) - 1]
    return root if root / place == package and (root / "pyproject.toml").is_file() else None
