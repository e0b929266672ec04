"""Public names have docstrings and signatures, also where mypyc compiled them."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import docstrings
import pytest
import site_names

import smallworld
from smallworld.bots.fairness import SeatResult
from smallworld.engine.board import Board
from smallworld.engine.state import State
from smallworld.views.schema import Asked

PUBLIC = [
    (module, name)
    for page in site_names.sections().values()
    for module, names in page.items()
    for name in names
    if module.startswith("smallworld.") or module == "smallworld"
]
WRITTEN_BY_MYPYC = r"""
    {"price",
     (PyCFunction)CPyPy_isle___Island___price,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("price($self, region=0)\n--\n\n")},
    {"size",
     (getter)isle___Island_get_size,
    NULL, NULL, NULL},
    .tp_name = "Island",
    .tp_doc = PyDoc_STR("Island()\n--\n\n"),
    {"sail", (PyCFunction)CPyPy_isle___sail, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    PyModuleDef_HEAD_INIT,
    "kit.isle",
    NULL, /* docstring */
    cpy_r_r1 = CPyStatics[7]; /* 'Chart' */
    cpy_r_r2 = CPyStatics[8]; /* '__annotations__' */
    cpy_r_r3 = CPyStatics[9]; /* 'mypyc filler docstring' */
    cpy_r_r4 = CPyStatics[10]; /* '__doc__' */
"""
SOURCE = '''"""Islands."""

class Island:
    """An "island"."""

    @property
    def size(self):
        """The size."""

    def price(self, region=0):
        """Return the price.

        It is never 0.
        """

class Chart(NamedTuple):
    """A chart."""

    scale: int

def sail():
    """Sail away…"""
'''


FREED_BY_MYPYC = """
static void
isle___Harbour_dealloc(HarbourObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, isle___Harbour_dealloc)
    CPyDef_isle___Harbour_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

static void
isle___Chart_dealloc(ChartObject *self)
{
    if (isle___Chart_free_instance == NULL) {
        isle___Chart_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, isle___Chart_dealloc)
    CPyDef_isle___Chart_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""


def called(module: str, name: str) -> Any:
    """Return a public class or function of smallworld, or None for other values."""
    thing = getattr(import_module(module), name)
    ours = str(getattr(thing, "__module__", "")).startswith("smallworld")
    return thing if ours and (inspect.isclass(thing) or inspect.isroutine(thing)) else None


@pytest.mark.parametrize(("module", "name"), PUBLIC)
def test_public_names_have_a_docstring_and_a_signature(module, name):
    thing = called(module, name)
    if thing is None:
        return
    assert thing.__doc__
    if inspect.isroutine(thing):  # mypyc gives none to a class without a constructor of its own
        inspect.signature(thing)
    if inspect.isclass(thing):
        routines = [one for word, one in vars(thing).items() if word[0] != "_" and inspect.isroutine(one)]
        assert [one.__name__ for one in routines if not inspect.getdoc(one)] == []


def test_help_shows_what_a_game_can_do():
    said = inspect.getdoc(smallworld.Game)
    assert said == "A game in progress that records every decision and outcome."
    assert "legal" in (inspect.getdoc(smallworld.Game.legal_actions) or "")
    assert list(inspect.signature(smallworld.Game.apply).parameters) == ["self", "action"]
    assert list(inspect.signature(smallworld.replay).parameters)[:3] == ["rules", "board", "record"]


@pytest.mark.parametrize(
    ("record", "doc"),
    [
        (smallworld.Result, "The winners of a finished game"),
        (SeatResult, "The results of one seat"),
        (Asked, "A question to a seat"),
    ],
)
def test_named_tuples_and_typed_dicts_keep_their_docstrings(record, doc):
    assert str(record.__doc__).startswith(doc)


def test_properties_and_modules_keep_their_docstrings():
    assert Board.coast.__doc__ == "The regions next to water."
    assert "copy of the game" in str(getattr(inspect.getmodule(State), "__doc__", ""))


def test_docstrings_are_added_to_the_code_that_mypyc_writes():
    code = docstrings.documented(WRITTEN_BY_MYPYC, "kit.isle", SOURCE)
    for said in (
        r'PyDoc_STR("price($self, region=0)\n--\n\nReturn the price.\012\012It is never 0.")',
        'NULL, PyDoc_STR("The size."), NULL',
        r'PyDoc_STR("Island()\n--\n\nAn \042island\042.")',
        r'PyDoc_STR("Sail away\342\200\246")',
        'PyDoc_STR("Islands."), /* docstring */',
        'cpy_r_r3 = PyUnicode_FromString("A chart.");',
    ):
        assert said in code


@pytest.mark.parametrize(
    ("mypyc", "plain"),
    [
        ("int", "int"),
        ("smallworld.engine.rules.Rules", "Rules"),
        ("dict or None", "dict or None"),
        ("smallworld.content.box.Box or None", "Box or None"),
        ("union[str, list, tuple]", "str, list or tuple"),
        ("tuple[int, int]", "tuple"),
        ("union[str, int, None]", "str, int or None"),
    ],
)
def test_refusals_of_compiled_functions_name_argument_and_type(mypyc, plain):
    code = docstrings.documented(f'CPy_TypeError("{mypyc}", obj_boxes); goto fail;', "kit.isle", SOURCE)
    said = f"boxes: this should be of type {plain}, not %s"
    assert code == f'PyErr_Format(PyExc_TypeError, "{said}", Py_TYPE(obj_boxes)->tp_name); goto fail;'


def test_compiled_functions_refuse_a_bool_as_a_checked_int():
    code = "if (likely(PyLong_Check(obj_first) || PyLong_Check(obj_size)))"
    source = 'def sail(first: int, size: int):\n    check_range(first, 0, 2, "first")\n'
    said = "if (likely((PyLong_Check(obj_first) && !PyBool_Check(obj_first)) || PyLong_Check(obj_size)))"
    assert docstrings.documented(code, "kit.isle", source) == said


def test_code_of_a_module_without_docstrings_is_unchanged():
    assert docstrings.documented(WRITTEN_BY_MYPYC, "kit.isle", "def sail():\n    pass\n") == WRITTEN_BY_MYPYC


def test_documented_file_is_written_only_when_it_changes(tmp_path):
    code, source = tmp_path / "__native_kit___isle.c", tmp_path / "isle.py"
    code.write_text(WRITTEN_BY_MYPYC, encoding="utf-8")
    source.write_text(SOURCE, encoding="utf-8")
    sources = {"kit.isle": source}
    written = docstrings.documented_file(str(code), sources)
    before = (tmp_path / "documented" / code.name).stat().st_mtime_ns
    assert docstrings.documented_file(str(code), sources) == written
    assert (tmp_path / "documented" / code.name).stat().st_mtime_ns == before
    assert docstrings.documented_file("build/init.c", sources) == "build/init.c"


def test_only_objects_of_the_collector_use_the_trashcan():
    harbour, chart = docstrings.documented(FREED_BY_MYPYC, "kit.isle", "").split("static void")[1:]
    assert harbour.count("CPy_TRASHCAN") == 2
    assert "CPy_TRASHCAN" not in chart
    assert "CPyDef_isle___Chart_clear((PyObject *)self);" in chart
