/** Python with the rules, for the workers of the page that plays without a server. */
import { Broken } from "./broken";

interface Python {
  FS: { mkdirTree(folder: string): void };
  unpackArchive(content: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

const FOLDER = String(import.meta.env.VITE_PYTHON); // scripts/static.py names it by its contents
const PYTHON = new URL(`../${FOLDER}/`, self.location.href); // the scripts of workers are in assets/

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

/**
 * Loads all files at once, starts Python with them, and imports a module of ours.
 *
 * `shared` hears which share of the files has arrived, from 0 to 1.
 */
export async function startPython<Module>(name: string, shared: (share: number) => void): Promise<Module> {
  if (typeof WebAssembly !== "object") throw new Broken("wasm", "no WebAssembly");
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
  const game = files.get(new URL("game.zip", PYTHON).href);
  if (!game) throw new Broken("files", "game.zip");
  // Pyodide fetches its files itself, so it gets those that are here already.
  const real = self.fetch;
  self.fetch = async (what, how) => {
    const known = files.get(what instanceof Request ? what.url : new URL(what, PYTHON).href);
    const type = String(what).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return known ? new Response(known, { headers: { "content-type": type } }) : real(what, how);
  };
  try {
    const address = new URL("pyodide.mjs", PYTHON).href;
    const { loadPyodide } = (await import(/* @vite-ignore */ address)) as {
      loadPyodide: (options: { indexURL: string }) => Promise<Python>;
    };
    const python = await loadPyodide({ indexURL: PYTHON.href });
    python.FS.mkdirTree("/game");
    python.unpackArchive(game, "zip", { extractDir: "/game" });
    python.runPython('import sys; sys.path.insert(0, "/game"); sys.dont_write_bytecode = True');
    return python.pyimport(name) as Module;
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
