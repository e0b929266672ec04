"""Loader of our modules for the page without a server. Python imports it by its name when it starts.

pack.py writes the bytecode of all modules that a start needs into one file. Python looks for each of hundreds of files
otherwise, which takes much longer.
"""

import marshal
import sys
from importlib.machinery import SourcelessFileLoader
from importlib.util import spec_from_file_location

with open("/game/start.marshal", "rb") as file:
    modules = marshal.loads(file.read())  # code and path by name


class Loader(SourcelessFileLoader):
    """Has the code of a module, and finds its data files beside it."""

    def get_code(self, fullname):
        return modules.pop(fullname)[0]


class Finder:
    """Finds the modules of a start before Python looks for files."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in modules:
            return None
        file = modules[name][1]
        folder = file.removesuffix("/__init__.pyc")
        is_package = folder != file
        loader = Loader(name, file)
        return spec_from_file_location(
            name, file, loader=loader, submodule_search_locations=[folder] if is_package else None
        )


sys.meta_path.insert(0, Finder)
