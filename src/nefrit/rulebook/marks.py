"""Finds which tests are marked with which rules, without running or importing them.

A test says what it proves with `@rule("l5r.some.id")` or `@pytest.mark.rule("l5r.some.id")`. The mark can stand on a
function, on one case of a parametrized test, on a class (for all tests in it), or in `pytestmark` of a module or class.
A case that has an `id` is named by it.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nefrit.rulebook.sources import Source, UnreadableSource


@dataclass(frozen=True, slots=True)
class Mark:
    """One rule named in a mark, the line of the name, and the tests it stands for as pytest calls them.

    Ids have to be written out: `id` of anything else is its source text, which is the id of no rule.
    """

    id: str
    line: int
    tests: tuple[str, ...]


def parsed(source: Source) -> ast.Module:
    """Return the syntax tree of a Python file, or raise `UnreadableSource` with the place of the mistake."""
    try:
        return ast.parse(source.text)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, SyntaxError) and error.lineno else 1
        raise UnreadableSource(f"{source.path}:{line}: it is not valid Python ({error})") from error


def marks(source: Source) -> list[Mark]:
    """Return all rule marks of a test module."""
    if "rule" not in source.text:
        return []
    return _marks_in(parsed(source).body, source.path)[0]


def _marks_in(body: list[ast.stmt], scope: str) -> tuple[list[Mark], list[str]]:
    """Return the marks within a module or class, and the tests within it."""
    found: list[Mark] = []
    tests: list[str] = []
    for_all: list[ast.expr] = []
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test_"):
                test = f"{scope}::{name}"
                tests.append(test)
                found += _named(node.decorator_list, [test])
            case ast.ClassDef(name=name) if name.startswith("Test"):
                inner_marks, inner_tests = _marks_in(node.body, f"{scope}::{name}")
                tests += inner_tests
                found += [*inner_marks, *_named(node.decorator_list, inner_tests)]
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                for_all.append(value)
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                for_all.append(value)
    return [*found, *_named(for_all, tests)], tests


def _named(expressions: Iterable[ast.expr], tests: list[str]) -> Iterator[Mark]:
    for expression in expressions:
        yield from _named_in(expression, tuple(tests))


def _named_in(expression: ast.AST, tests: tuple[str, ...]) -> Iterator[Mark]:
    match expression:
        case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule")):
            for argument in (*expression.args, *(keyword.value for keyword in expression.keywords)):
                yield Mark(_id_of(argument), argument.lineno, tests)
        case ast.Call(func=ast.Name(id="param") | ast.Attribute(attr="param")):
            for keyword in expression.keywords:
                match keyword:
                    case ast.keyword(arg="id", value=ast.Constant(value=str() as case)):
                        tests = tuple([f"{test}[{case}]" for test in tests])
    for part in ast.iter_child_nodes(expression):
        yield from _named_in(part, tests)


def _id_of(argument: ast.expr) -> str:
    match argument:
        case ast.Constant(value=str() as rule_id):
            return rule_id
    return ast.unparse(argument)
