"""Compile the kernel with mypyc beside the sources, and run the kernel's tests on the compiled one.

The compiled modules go to build/compiled; the sources and plain CPython stay as they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "compiled"
# Package initialisers hold only docstrings, and a compiled one would hide the package's directory from pytest.
SKIPPED = {"__init__.py"}
PYTEST = ["-m", "pytest", "-q", "-n", "2"]
GAMES = [f"tests/{game}" for game in ("l5r", "senjutsu", "imperium", "invasion")]
# The kernel's own tests in every mode, the games' once: they run in every mode on the sources.
TESTS = [[*PYTEST, "tests/kernel", "tests/examples", "--harsh"], [*PYTEST, *GAMES]]


def compile_kernel() -> None:
    """Copy the package and compile its kernel in place."""
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "nefrit", PLACE / "nefrit", ignore=shutil.ignore_patterns("__pycache__"))
    modules = sorted(path for path in (PLACE / "nefrit" / "kernel").glob("*.py") if path.name not in SKIPPED)
    names = [str(path.relative_to(PLACE)) for path in modules]
    print(f"compiling {len(names)} modules of the kernel ...", flush=True)
    # MYPYC_OPT_LEVEL is read by mypyc; 2 compiles much faster than 3 and runs as fast.
    environment = {**os.environ, "MYPYPATH": str(PLACE), "MYPYC_OPT_LEVEL": "2"}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--strict", *names],
        cwd=PLACE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:])
        sys.exit("mypyc could not compile the kernel")


def run(*command: str) -> int:
    """Run a Python command on the compiled kernel."""
    environment = {**os.environ, "PYTHONPATH": str(PLACE), "NEFRIT_COMPILED": "1"}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    if sys.argv[1:2] != ["--no-build"]:
        compile_kernel()
    arguments = [argument for argument in sys.argv[1:] if argument != "--no-build"]
    if arguments:
        sys.exit(run(*arguments))
    sys.exit(max(run(*tests) for tests in TESTS))
