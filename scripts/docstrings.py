"""Changes that setup.py makes to the C code of mypyc: docstrings, error messages, and the freeing of objects.

mypyc writes the signature of each function and class as C text, where Python expects the docstring to follow.
Modules and properties have no text at all. A NamedTuple or TypedDict gets a filler text.

Compiled functions check the types of their arguments. The message of mypyc does not name the argument, so it
is replaced by the message of `check_type` in engine/given.py. mypyc also accepts a bool as an int. If the
source checks the int with `check_type` or `check_range`, the compiled function refuses a bool.

The garbage collector does not know the objects of an `acyclic` class (engine/compiled.py). mypyc frees them
through Python's trashcan, which postpones the freeing of deeply nested objects. But the trashcan writes into
the header that only objects of the garbage collector have, and damages other objects. So `acyclic` objects
are freed at once.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "documented"  # for the C files with docstrings, beside those of mypyc
DOC: Final = r'(?P<doc>NULL|PyDoc_STR\((?:NULL|"(?:[^"\\]|\\.)*")\))'
METHOD: Final = re.compile(r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+(?P<flags>METH_[\w |]+), " + DOC)
CLASS: Final = re.compile(r'\.tp_name = "(?P<name>\w+)",(?P<flags>[^;]*?)\.tp_doc = ' + DOC)
PROPERTY: Final = re.compile(r"\(getter\)(?P<name>\w+),(?P<flags>\s+(?:NULL|\(setter\)\w+), )(?P<doc>NULL)")
WRONG_TYPE: Final = re.compile(r'CPy_TypeError\("(?P<type>[^"]+)", obj_(?P<name>\w+)\);')
WHOLE: Final = re.compile(r"PyLong_Check\(obj_(?P<name>\w+)\)")  # for an argument of the type int
CHECKED: Final = re.compile(r"\bcheck_(?:type|range)\((\w+), ")  # in a source
MODULE: Final = re.compile(r'PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",(?P<flags>\s+)(?P<doc>NULL)')

FREES: Final = re.compile(
    r"^\w+_dealloc\(.*?^}$", re.MULTILINE | re.DOTALL
)  # a function that frees an object
OF_COLLECTOR: Final = (
    "PyObject_GC_UnTrack(self);"  # in this function if the garbage collector knows the class
)
TRASHCAN: Final = re.compile(r"^ *CPy_TRASHCAN_\w+\(.*\)\n", re.MULTILINE)
FILLER: Final = re.compile(r"= CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/")
NAMED: Final = re.compile(r"/\* '(?!__)(\w+)' \*/")  # the class, before its annotations


def documented_file(path: str, sources: dict[str, Path]) -> str:
    """Write a C file of mypyc with the docstrings of its module, and return the path.

    `sources` gives the source of each module by its dotted name. A file of no module keeps its path. An
    unchanged file is not written again, so that it is not compiled again.
    """
    code = Path(path)
    module = code.stem.removeprefix("__native_").replace("___", ".")
    if module not in sources:
        return path
    wanted = documented(code.read_text("utf-8"), module, sources[module].read_text("utf-8"))
    written = code.parent / FOLDER / code.name
    written.parent.mkdir(exist_ok=True)
    if not written.exists() or written.read_text("utf-8") != wanted:
        written.write_text(wanted, "utf-8")
    return str(written)


def documented(code: str, module: str, source: str) -> str:
    """Return the C code of a module with all changes; `source` is the Python code."""
    docs = docstrings(source)
    parts = module.split(".")
    # mypyc shortens the name of a module as far as it stays unique.
    begins = ["___".join(parts[start:]) + "___" for start in range(len(parts))]

    def of_function(found: re.Match[str]) -> str:
        for begin in begins:
            if found["name"].startswith(begin):
                return with_doc(found, docs.get(found["name"].removeprefix(begin), ""))
        return found[0]

    def of_property(found: re.Match[str]) -> str:
        for begin in begins:
            if found["name"].startswith(begin):
                name = found["name"].removeprefix(begin).replace("_get_", "___", 1)
                return with_doc(found, docs.get(name, ""))
        return found[0]

    def of_record(found: re.Match[str]) -> str:
        names = NAMED.findall(found.string, 0, found.start())
        doc = docs.get(names[-1], "") if names else ""
        return f'= PyUnicode_FromString("{escaped(doc)}");' if doc else found[0]

    code = FREES.sub(freed_at_once, code)
    checked = frozenset(CHECKED.findall(source))
    code = WHOLE.sub(lambda found: no_bool(found) if found["name"] in checked else found[0], code)
    code = FILLER.sub(of_record, code)
    code = WRONG_TYPE.sub(refusal, code)
    code = METHOD.sub(of_function, code)
    code = PROPERTY.sub(of_property, code)
    code = CLASS.sub(lambda found: with_doc(found, docs.get(found["name"], "")), code)
    return MODULE.sub(lambda found: with_doc(found, docs.get("", "")), code)


def freed_at_once(found: re.Match[str]) -> str:
    """Return C code that frees an object, without the trashcan unless the garbage collector knows it."""
    return found[0] if OF_COLLECTOR in found[0] else TRASHCAN.sub("", found[0])


def refusal(found: re.Match[str]) -> str:
    """Return C code that refuses an argument of a wrong type, with the words of `check_type`."""
    said = f"{found['name']}: this should be of type {plain_type(found['type'])}, not %s"
    return f'PyErr_Format(PyExc_TypeError, "{said}", Py_TYPE(obj_{found["name"]})->tp_name);'


def no_bool(found: re.Match[str]) -> str:
    """Return C code that asks whether an argument is an int and not a bool."""
    return f"({found[0]} && !PyBool_Check(obj_{found['name']}))"


def plain_type(name: str) -> str:
    """Return a type of mypyc as `check_type` names it: "union[str, a.b.Rules]" becomes "str or Rules"."""
    name = re.sub(r"tuple\[[^\]]*\]", "tuple", name)
    inside = name.replace("union[", "").replace("]", "").replace(" or ", ", ").split(", ")
    *others, last = [kind.rpartition(".")[2] for kind in inside]
    return f"{', '.join(others)} or {last}" if others else last


def with_doc(found: re.Match[str], doc: str) -> str:
    """Return the matched C code with `doc` after the signature, if there is one."""
    if not doc:
        return found[0]
    signature = re.search(r'"(.*)"', found["doc"])
    begin, end = found.span("doc")
    text = f'PyDoc_STR("{signature[1] if signature else ""}{escaped(doc)}")'
    return found.string[found.start() : begin] + text + found.string[end : found.end()]


def escaped(text: str) -> str:
    """Return a text as it stands between quotation marks in C."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


def docstrings(source: str) -> dict[str, str]:
    """Return the docstrings in a source, by name: "" for the module, "Class" and "Class___method"."""
    found: dict[str, str] = {}

    def visit(node: Any, name: str) -> None:
        found[name] = ast.get_docstring(node) or ""
        for within in node.body:
            if isinstance(within, ast.ClassDef | ast.FunctionDef) and not isinstance(node, ast.FunctionDef):
                visit(within, f"{name}___{within.name}" if name else within.name)

    visit(ast.parse(source), "")
    return found
