/**
 * Runs tests in Pyodide: node scripts/suites.mjs SITE_PACKAGES [OPTIONS AND FOLDERS OF PYTEST]
 *
 * SITE_PACKAGES is a folder with pytest and all packages that the tests import, in pure Python.
 */
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [, , site, ...words] = process.argv;
const pyodide = await loadPyodide({ env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
const { FS } = pyodide;
for (const [folder, root] of [
    ["/checkout", fileURLToPath(new URL("../../", import.meta.url))],
    ["/site", site],
]) {
    FS.mkdirTree(folder);
    FS.mount(FS.filesystems.NODEFS, { root }, folder);
}
pyodide.globals.set("words", pyodide.toPy(words));
process.exitCode = pyodide.runPython(`
import os
import sys

sys.dont_write_bytecode = True
sys.path += ["/checkout/src", "/site"]
os.chdir("/checkout")

import pytest

int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=sys", *words]))
`);
