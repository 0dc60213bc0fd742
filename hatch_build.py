"""Building the package: plain Python, or where `NEFRIT_COMPILE` asks for it with kernel and rules compiled by mypyc.

`NEFRIT_COMPILE=all` compiles the kernel and all games, `NEFRIT_COMPILE="kernel senjutsu"` what is named. The modules
are compiled from a copy of the sources in build/compiled, and the sources are part of the wheel all the same.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = "NEFRIT_COMPILE"
ALL = "all"
KERNEL = "kernel"
PARTS = "compiled"
"""What a manifest calls the folders of its game whose modules are compiled. Cards, words and decks are read once, and
no rules."""
LEFT_OUT = {
    "__init__.py": "holds only a docstring, and a compiled one would hide the folder of its package",
}
"""The names of modules that are not compiled, each with the reason."""
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "2")
"""How hard the C compiler tries. Where modules are only to be tested, 0 takes half of the time."""
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"] if os.name == "posix" else []
"""What lets the modules of the library call each other directly, where the C compiler knows it."""
GROUP = "nefrit"
"""All modules call each other directly, so they are one library: this name and `__mypyc`."""
OPEN = "mypyc_attr(allow_interpreted_subclasses=True)"
IMPORT = "from mypy_extensions import mypyc_attr"
FIRST_IMPORT = "from __future__ import annotations"
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({modules!r}, opt_level={level!r}, debug_level="0", multi_file=True, group_name={group!r})
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="nefrit", ext_modules=modules)
"""


class CompilingHook(BuildHookInterface[BuilderConfig]):
    """Adds compiled modules to the wheel, if they are asked for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs: the compiler, and whatever the compiled modules import, for its types."""
        if not os.environ.get(WANTED):
            return []
        return ["mypy[mypyc]>=1.13", "setuptools>=75", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say for which machines the wheel is then."""
        wanted = os.environ.get(WANTED)
        if not wanted or version == "editable":
            return
        place = Path(self.root) / "build" / "compiled"
        known = packages(Path(self.root))
        chosen = known if wanted == ALL else {package: known[package] for package in wanted.split()}
        for module in compiled(Path(self.root), place, chosen):
            build_data["force_include"][str(module)] = str(module.relative_to(place))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def packages(root: Path) -> dict[str, tuple[str, ...]]:
    """The packages that can be compiled, each with its folders: the kernel and the parts, and each game.

    The manifests are read without being imported: at this moment nothing is installed.
    """
    found = {KERNEL: (KERNEL, "parts")}
    for manifest in sorted(root.glob("src/nefrit/*/manifest.py")):
        game = manifest.parent.name
        [folders] = [
            ast.literal_eval(node.value)
            for node in ast.walk(ast.parse(manifest.read_text(encoding="utf-8")))
            if isinstance(node, ast.keyword) and node.arg == PARTS
        ]
        found[game] = tuple(f"{game}/{folder}".rstrip("/") for folder in folders)
    return found


def compiled(root: Path, place: Path, packages: dict[str, tuple[str, ...]]) -> list[Path]:
    """Compile the folders of packages in a copy of the sources; the files of the compiled modules there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(root / "src" / "nefrit", place / "nefrit", ignore=shutil.ignore_patterns("__pycache__"))
    folders = [place / "nefrit" / folder for folders in packages.values() for folder in folders]
    modules = [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in LEFT_OUT]
    for path in modules:
        path.write_text(open_classes(path.read_text(encoding="utf-8")), encoding="utf-8")
    names = [str(path.relative_to(place)) for path in modules]
    build = place / "build"
    build.mkdir()
    setup = SETUP.format(modules=["--strict", *names], level=LEVEL, group=GROUP, flags=FLAGS)
    (build / "setup.py").write_text(setup, encoding="utf-8")
    sys.stderr.write(f"compiling {len(names)} modules of {', '.join(packages)} ...\n")
    command = [sys.executable, "build/setup.py", "build_ext", "--inplace"]
    environment = {**os.environ, "MYPYPATH": str(place)}
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the rules could not be compiled:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    shutil.rmtree(build)
    for path in modules:
        shutil.copyfile(root / "src" / path.relative_to(place), path)
    return [*sorted(place.rglob("*.so")), *sorted(place.rglob("*.pyd"))]


def open_classes(source: str) -> str:
    """Mark all classes of a module, but final ones, as `OPEN`, without moving a line.

    Classes that are not can neither be extended by modules that are not compiled nor be made blank, to be filled in.
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            marks = [ast.unparse(mark) for mark in node.decorator_list]
            if OPEN not in marks and "final" not in marks:
                # The line above a class, or above its marks, is empty or a comment.
                lines[min([node.lineno, *[mark.lineno for mark in node.decorator_list]]) - 2] = f"@{OPEN}"
    if f"@{OPEN}" in lines and IMPORT not in lines:
        lines[lines.index(FIRST_IMPORT)] += f"; {IMPORT}"
    return "\n".join(lines)
