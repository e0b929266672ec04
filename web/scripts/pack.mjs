/**
 * Packs the rules for the page that plays without a server: node scripts/pack.mjs SOURCES.zip FOLDER
 *
 * FOLDER gets Pyodide, the modules of Python's library that games need, and our own modules from SOURCES.zip. Both are
 * bytecode, made by the Python that runs it, which halves the start. Our modules are in a pack, which is much faster to
 * unpack than a zip file: a line of JSON lists their paths and sizes, and their contents follow.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { steady } from "./steady.mjs";

const [, , sources, folder] = process.argv;
const pyodideFolder = fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url));
const COPIED = ["pyodide.mjs", "pyodide.asm.mjs"];
const WASM = "pyodide.asm.wasm";
const LOCK = "pyodide-lock.json";

const pyodide = await loadPyodide({ indexURL: pyodideFolder });
pyodide.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(sources)));
pyodide.FS.writeFile("/library.zip", new Uint8Array(readFileSync(join(pyodideFolder, "python_stdlib.zip"))));
pyodide.unpackArchive(pyodide.FS.readFile("/sources.zip"), "zip", { extractDir: "/game" });
pyodide.FS.writeFile("/sitecustomize.py", readFileSync(new URL("sitecustomize.py", import.meta.url)));
pyodide.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));

mkdirSync(folder, { recursive: true });
for (const name of COPIED) copyFileSync(join(pyodideFolder, name), join(folder, name));
writeFileSync(join(folder, WASM), steady(readFileSync(join(pyodideFolder, WASM))));
writeFileSync(join(folder, "python_stdlib.zip"), pyodide.FS.readFile("/library.out.zip"));
writeFileSync(join(folder, "game.pack"), pyodide.FS.readFile("/game.pack"));
const lock = JSON.parse(readFileSync(join(pyodideFolder, LOCK), "utf8"));
writeFileSync(join(folder, LOCK), JSON.stringify({ ...lock, packages: {} })); // no other packages can be loaded
