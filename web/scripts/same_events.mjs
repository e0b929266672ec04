/** Compares the events of 200 games in Pyodide with those of other builds: node scripts/same_events.mjs */
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
const root = fileURLToPath(new URL("../../", import.meta.url));
pyodide.FS.mkdirTree("/checkout");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/checkout");
const found = pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path += ["/checkout/src", "/checkout/tests"]
from house.same_events import differing
repr(differing())
`);
if (found !== "[]") {
    console.error(`In Pyodide, the events of these games differ: ${found}`);
    process.exit(1);
}
