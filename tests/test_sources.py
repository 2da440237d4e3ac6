"""What must hold for every source file, read without running it: imports, grammar, words, and calls that are barred."""
from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Iterator, List, NamedTuple

import pytest

TOP = Path(__file__).resolve().parents[1]
PACKAGE = TOP / "simplesimon"

# Which parts of the package a part may import, by the longest name that fits the importing file. What is not named
# here (app and whatever serves it) joins the parts and may import any.
MAY_IMPORT = {
    "simplesimon.model": ["model"],
    "simplesimon.view": ["model", "view"],
    "simplesimon.view.board": ["model", "view"],
    "simplesimon.view.window": ["model", "view", "words", "commands", "describing", "system"],
    "simplesimon.view.dialogs": ["model", "view", "words", "describing", "example"],
    "simplesimon.describing": ["model", "view", "words"],
    "simplesimon.example": ["model"],
    "simplesimon.controller": ["model", "view", "partners", "results"],
    "simplesimon.results": ["model", "partners"],
    "simplesimon.partners": ["model", "view"],
    "simplesimon.commands": ["model", "controller"],
    "simplesimon.storage": ["storage"],
    "simplesimon.system": ["system"],
    "simplesimon.words": ["words"],
}
# Each of these may import those before it.
DRAWING = ["simplesimon.view.board", "simplesimon.view.dialogs", "simplesimon.view.window"]

# Parts that never hand a text to a person: their strings are names, reasons and records.
SILENT = ["simplesimon.model", "simplesimon.storage", "simplesimon.system", "simplesimon.words"]

# Of the standard library, what could give the model a file, a clock, a process or the net.
NOT_IN_THE_MODEL = set(
    "asyncio builtins datetime glob importlib io locale multiprocessing os pathlib pkgutil secrets shutil signal socket "
    "subprocess sys tempfile threading time uuid".split()
)

# Files that a Python which is too old has to read before it can say so.
ANY_PYTHON = ["simplesimon.pyw"] + [
    "simplesimon/" + path
    for path in ("__init__.py", "__main__.py", "app/__init__.py", "system/__init__.py", "system/requirements.py",
                 "words/launch.py")
]


class Source(NamedTuple):
    """One file: its path under the top, the name it is imported by, its text, and its syntax tree for Python 3.8."""

    path: str
    module: str
    text: str
    tree: ast.Module

    def within(self, *names: str) -> bool:
        """Whether the file is one of these modules or packages, or lies in one."""
        return any(_within(self.module, name) for name in names)

    def imported(self) -> List[str]:
        """The full names of the modules that it imports when it runs."""
        package = self.module.split(".")
        if not self.path.endswith("__init__.py"):
            package.pop()
        found: List[str] = []
        for node in _running(self.tree):
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                start = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join(start + ([node.module] if node.module else []))
                found += [base] + [f"{base}.{alias.name}" for alias in node.names]
        return found


def _within(module: str, name: str) -> bool:
    return module == name or module.startswith(name + ".")


def _running(node: ast.AST) -> Iterator[ast.AST]:
    # What stands under "if TYPE_CHECKING:" is for the type checker alone.
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from _running(child)


def _sources() -> List[Source]:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")) + [TOP / "simplesimon.pyw"]:
        parts = list(path.relative_to(TOP).with_suffix("").parts)
        if parts[-1] == "__init__":
            parts.pop()
        name = "launcher" if path.suffix == ".pyw" else ".".join(parts)
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path), feature_version=(3, 8))
        found.append(Source(path.relative_to(TOP).as_posix(), name, text, tree))
    return found


@pytest.fixture(scope="module")
def sources() -> List[Source]:
    """Every file of the program. That they can be read at all is the test that they are valid for Python 3.8."""
    return _sources()


def test_imports_point_one_way(sources: List[Source]) -> None:
    wrong = []
    for source in sources:
        names = [name for name in MAY_IMPORT if source.within(name)]
        if names:
            allowed = ["simplesimon." + part for part in MAY_IMPORT[max(names, key=len)]]
            for name in source.imported():
                # "simplesimon" itself is the package that every import of a part loads on the way.
                if _within(name, "simplesimon") and name != "simplesimon" and not any(_within(name, a) for a in allowed):
                    wrong.append(f"{source.path} imports {name}")
    assert not wrong


def test_pure_view_files_import_nothing_that_draws(sources: List[Source]) -> None:
    pure = [source for source in sources if source.within("simplesimon.view") and not source.within(*DRAWING)]
    assert not [
        f"{source.path} imports {name}"
        for source in pure
        for name in source.imported()
        if any(_within(name, drawing) for drawing in DRAWING)
    ]


def test_of_what_draws_nothing_imports_what_stands_on_it(sources: List[Source]) -> None:
    assert not [
        f"{source.path} imports {name}"
        for place, drawing in enumerate(DRAWING)
        for source in sources if source.within(drawing)
        for name in source.imported()
        if any(_within(name, above) for above in DRAWING[place + 1:])
    ]


def test_tkinter_stays_in_the_files_that_draw(sources: List[Source]) -> None:
    users = [source for source in sources if any(_within(name, "tkinter") for name in source.imported())]
    # The requirements only look whether there is one.
    elsewhere = [s.path for s in users if not s.within(*DRAWING, "simplesimon.app", "simplesimon.system.requirements")]
    assert not elsewhere


@pytest.mark.skipif(sys.version_info < (3, 10), reason="this Python has no list of its standard library")
def test_nothing_but_the_standard_library_is_imported(sources: List[Source]) -> None:
    standard = set(sys.stdlib_module_names) | {"simplesimon", ""}
    assert not [
        f"{source.path} imports {name}"
        for source in sources
        for name in source.imported()
        if name.split(".")[0] not in standard
    ]


def test_the_model_reaches_no_files_no_clock_and_no_people(sources: List[Source]) -> None:
    wrong = []
    for source in sources:
        if source.within("simplesimon.model"):
            wrong += [f"{source.path} imports {n}" for n in source.imported() if n.split(".")[0] in NOT_IN_THE_MODEL]
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Name) and node.id in ("open", "print", "input", "exec", "eval", "__import__"):
                    wrong.append(f"{source.path}:{node.lineno}: {node.id}")
    assert not wrong


def test_the_event_loop_is_never_entered_from_inside(sources: List[Source]) -> None:
    barred = {"wait_window", "wait_variable", "wait_visibility", "waitvar", "dooneevent"}
    dialogs = ("messagebox", "simpledialog", "filedialog", "colorchooser", "commondialog", "dialog")
    wrong = []
    for source in sources:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Attribute) and node.attr in barred:
                wrong.append(f"{source.path}:{node.lineno}: {node.attr}")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "update":
                if not node.args and not node.keywords:
                    wrong.append(f"{source.path}:{node.lineno}: update()")
        wrong += [f"{source.path} imports {n}" for n in source.imported() if n in {"tkinter." + d for d in dialogs}]
    assert not wrong


def test_nothing_is_used_that_tk_9_has_removed(sources: List[Source]) -> None:
    # Tcl 9 has no "trace variable", "trace vdelete", "trace vinfo" (https://www.tcl-lang.org/software/tcltk/9.0.html):
    # tkinter's trace, trace_variable and their kin call them, trace_add is the way. tk.split went with Python 3.11.
    barred = {"trace", "trace_variable", "trace_vdelete", "trace_vinfo"}
    wrong = []
    for source in sources:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Attribute):
                of_tk = isinstance(node.value, ast.Attribute) and node.value.attr == "tk"
                if node.attr in barred or (of_tk and node.attr == "split"):
                    wrong.append(f"{source.path}:{node.lineno}: {node.attr}")
    assert not wrong


def test_font_sizes_are_whole_numbers(sources: List[Source]) -> None:
    # Tk 8.6 raises at 12.5; and a division gives a float even where it comes out even.
    wrong = []
    for source in sources:
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.keyword) or node.arg not in ("font", "size"):
                continue
            sizes = node.value.elts[1:2] if isinstance(node.value, ast.Tuple) else [node.value]
            for size in sizes:
                fraction = isinstance(size, ast.Constant) and isinstance(size.value, float)
                if fraction or (isinstance(size, ast.BinOp) and isinstance(size.op, ast.Div)):
                    wrong.append(f"{source.path}:{size.lineno}")
    assert not wrong


def test_the_wheel_is_bound_for_tk_9_where_it_is_bound_for_tk_8(sources: List[Source]) -> None:
    # TIP 474: from Tk 8.7 the wheel gives <MouseWheel> on X11 too, where Tk 8.6 gives buttons 4 and 5.
    wrong = []
    for source in sources:
        old = re.search(r"<(Shift-)?(Button-|ButtonPress-)?[45]>", source.text)
        if old and "<MouseWheel>" not in source.text:
            wrong.append(source.path)
    assert not wrong


def test_everything_public_says_what_it_is(sources: List[Source]) -> None:
    silent = [source.path for source in sources if ast.get_docstring(source.tree) is None]
    for source in sources:
        for node in _public(source.tree):
            if ast.get_docstring(node) is None:
                silent.append(f"{source.path}:{node.lineno}: {node.name}")
    assert not silent


def _public(parent: ast.AST) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from _public(node)


def test_types_stand_everywhere_and_are_not_evaluated(sources: List[Source]) -> None:
    wrong = []
    for source in sources:
        if source.path in ANY_PYTHON:
            continue
        functions = [node for node in ast.walk(source.tree) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
            bare = [argument.arg for argument in arguments if argument.annotation is None]
            if function.returns is None or set(bare) - {"self", "cls"}:
                wrong.append(f"{source.path}:{function.lineno}: {function.name}")
        if functions and "__future__" not in source.imported():
            wrong.append(f"{source.path} lacks the __future__ import")
    assert not wrong


def test_files_for_any_python_hold_only_what_every_python_3_reads(sources: List[Source]) -> None:
    wrong = []
    for source in sources:
        if source.path not in ANY_PYTHON:
            continue
        if "__future__" in source.imported():
            wrong.append(f"{source.path} imports from __future__")
        for node in ast.walk(source.tree):
            annotated = isinstance(node, ast.arg) and node.annotation or isinstance(node, ast.FunctionDef) and node.returns
            if annotated or isinstance(node, (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr)):
                wrong.append(f"{source.path}:{getattr(node, 'lineno', 0)}")
    assert not wrong


def test_words_for_people_stand_in_words(sources: List[Source]) -> None:
    wrong = []
    for source in sources:
        if not source.within(*SILENT):
            wrong += [f"{source.path}:{line}: {text!r}" for line, text in _texts(source.tree) if _is_prose(text)]
    assert not wrong


def _texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    # What could reach a screen: no docstrings, no texts of exceptions. A value in an f-string counts as a word.
    for node in ast.iter_child_nodes(tree):
        yield from _texts_below(node)


def _texts_below(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, (ast.Raise, ast.Assert)) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    if isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(str(p.value) if isinstance(p, ast.Constant) else "Value" for p in node.values)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        yield from _texts_below(child)


def _is_prose(text: str) -> bool:
    # Two words with a blank between them, one of them written as a sentence or a label begins.
    several = re.search(r"\w[,.:;!?]? +\w", text)
    return bool(several and re.search(r"\b(?!Value\b)[A-Z][a-z]+\b|^[A-Z] |[^\x00-\x7f]{2,}", text))


@pytest.mark.parametrize("line", ["say('No luck at all')", "say(f'Score {score}')", "say('元に戻す 操作')"])
def test_a_text_in_the_wrong_place_is_found(line: str) -> None:
    assert [text for _, text in _texts(ast.parse(line)) if _is_prose(text)]


@pytest.mark.parametrize(
    "line",
    ["bind('<Control-z>')", "raise ValueError('No such thing')", "f'{width}x{height}'", '"A docstring of words."',
     "font=f'{family} {size}'", "call('wm attributes . -fullscreen 1')"],
)
def test_names_are_not_taken_for_texts(line: str) -> None:
    assert not [text for _, text in _texts(ast.parse(line)) if _is_prose(text)]


def test_every_file_can_be_read_in_one_go(sources: List[Source]) -> None:
    assert not [source.path for source in sources if source.text.count("\n") > 400]


def test_the_top_level_holds_what_was_agreed() -> None:
    names = {path.name for path in TOP.iterdir() if not path.name.startswith(".")}
    litter = {"build", "dist", "simplesimon.egg-info", "__pycache__"}
    assert names - litter <= {"simplesimon.pyw", "simplesimon", "tests", "README.md", "setup.cfg"}
