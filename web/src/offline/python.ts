/** Python with the rules, for the workers of the page that plays without a server. */
import { Broken } from "./broken";
import { forgetMemory, keptMemory } from "./memory";

interface Files {
  mkdirTree(folder: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

interface Python {
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** What we use of Pyodide. The names with an underscore are not documented: its version is pinned. */
interface Pyodide {
  loadPyodide(options: {
    indexURL: string;
    createPyodideModule: unknown;
    env: Record<string, string>;
    fsInit: (files: Files) => Promise<void>;
    _makeSnapshot?: boolean;
    _loadSnapshot?: Uint8Array<ArrayBuffer>;
  }): Promise<Python>;
}

const FOLDER = String(import.meta.env.VITE_PYTHON); // scripts/static.py names it by its contents
const PYTHON = new URL(`../${FOLDER}/`, self.location.href); // the scripts of workers are in assets/
const GAME = "game.pack";
const ENVIRONMENT = { PYTHONPATH: "/game", PYTHONDONTWRITEBYTECODE: "1" };
const LINE_END = 10;

type Arrived = (bytes: number) => void;

/** Fetches a file and reports how much of it has arrived. */
async function fetched(url: URL, cache: RequestCache, arrived: Arrived): Promise<ArrayBuffer> {
  const answer = await fetch(url, { cache });
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived(part.value.length);
  }
  return new Blob(parts).arrayBuffer();
}

/** Fetches a file. If a cache has only a part of it, it is fetched past the caches, which then keep it. */
async function loaded(name: string, size: number, arrived: Arrived): Promise<ArrayBuffer> {
  const url = new URL(name, PYTHON);
  const first = await fetched(url, "default", arrived);
  if (first.byteLength === size) return first;
  const whole = await fetched(url, "no-store", () => undefined); // the service worker does not answer these
  if (whole.byteLength !== size) throw new Error(`${url.pathname}: ${whole.byteLength} of ${size} bytes`);
  for (const key of "caches" in self ? await caches.keys() : []) {
    const kept = await caches.open(key);
    const damaged = await kept.match(url);
    if (damaged) await kept.put(url, new Response(whole, { headers: damaged.headers }));
  }
  return whole;
}

/** Writes our modules into Python's files. Their pack begins with a line that lists their paths and sizes. */
function unpack(pack: Uint8Array, files: Files): void {
  let at = pack.indexOf(LINE_END) + 1;
  const folders = new Set<string>();
  for (const [path, size] of JSON.parse(new TextDecoder().decode(pack.subarray(0, at))) as [string, number][]) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

/**
 * Loads all files at once, starts Python with them, and imports a module of ours.
 *
 * `shared` hears which share of the files has arrived, from 0 to 1. If Python's memory after a start is kept on this
 * device, it is restored. Otherwise, `started` can get it.
 */
export async function startPython<Module>(
  name: string,
  shared: (share: number) => void,
  started?: (module: Module, memory: () => Uint8Array<ArrayBuffer>, python: URL) => void,
): Promise<Module> {
  if (typeof WebAssembly !== "object") throw new Broken("wasm", "no WebAssembly");
  const [pyodide, asm] = ["pyodide.mjs", "pyodide.asm.mjs"].map(
    (script) => import(/* @vite-ignore */ new URL(script, PYTHON).href) as Promise<unknown>,
  );
  const scripts = Promise.all([pyodide, asm]) as Promise<[Pyodide, { default: unknown }]>;
  scripts.catch(() => undefined); // it is awaited later
  const kept = keptMemory(PYTHON);
  const files = new Map<string, ArrayBuffer>();
  let sizes: Record<string, number>;
  try {
    sizes = (await (await fetch(new URL("files.json", PYTHON))).json()) as Record<string, number>;
    const names = Object.keys(sizes).filter((name) => !isScript(name));
    const all = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
    let there = 0;
    const arrived = (bytes: number) => shared(Math.min(1, (there += bytes) / all));
    const keep = async (name: string) =>
      files.set(new URL(name, PYTHON).href, await loaded(name, sizes[name] ?? 0, arrived));
    await Promise.all(names.map(keep));
  } catch (error) {
    throw new Broken("files", error);
  }
  const game = files.get(new URL(GAME, PYTHON).href);
  if (!game) throw new Broken("files", GAME);
  // Pyodide fetches its files itself, so it gets those that are here already.
  const real = self.fetch;
  self.fetch = async (what, how) => {
    const known = files.get(what instanceof Request ? what.url : new URL(what, PYTHON).href);
    const type = String(what).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return known ? new Response(known, { headers: { "content-type": type } }) : real(what, how);
  };
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
    const options = {
      indexURL: PYTHON.href,
      createPyodideModule,
      env: ENVIRONMENT,
      fsInit: async (files: Files) => unpack(new Uint8Array(game), files),
    };
    const memory = await kept;
    if (memory)
      try {
        const python = await loadPyodide({ ...options, _loadSnapshot: memory });
        python.runPython("import random; random.seed()"); // otherwise each visit has the same random numbers
        const module = python.pyimport(name) as Module;
        performance.mark("python-restored");
        return module;
      } catch {
        await forgetMemory();
      }
    const python = await loadPyodide({ ...options, _makeSnapshot: Boolean(started) });
    const module = python.pyimport(name) as Module;
    performance.mark("python-started");
    try {
      started?.(module, () => python.makeMemorySnapshot(), PYTHON);
    } catch {
      // later visits start Python again
    }
    return module;
  } catch (error) {
    await checkScripts(sizes);
    throw new Broken("wasm", error);
  } finally {
    self.fetch = real;
  }
}

const isScript = (name: string) => name.endsWith(".mjs"); // imported by name, so nobody sees whether they are whole

/** Makes a damaged script whole again, and asks the player to load the page again then. */
async function checkScripts(sizes: Record<string, number>): Promise<void> {
  for (const name of Object.keys(sizes).filter(isScript)) {
    let there = 0;
    try {
      await loaded(name, sizes[name] ?? 0, (bytes) => (there += bytes));
    } catch (error) {
      throw new Broken("files", error);
    }
    if (there !== sizes[name]) throw new Broken("files", name);
  }
}
