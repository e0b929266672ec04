/** Python with the rules, for the workers of the page that plays without a server. */
import { Broken } from "./broken";
import { forgetMemory, keptMemory } from "./memory";

interface FileSystem {
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
  loadPyodide(options: Options): Promise<Python>;
}

interface Options {
  indexURL: string;
  createPyodideModule: unknown;
  env: Record<string, string>;
  fsInit: (files: FileSystem) => Promise<void>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array<ArrayBuffer>;
}

const FOLDER = String(import.meta.env.VITE_PYTHON); // scripts/static.py names it by its contents
const SIZES = JSON.parse(String(import.meta.env.VITE_PYTHON_SIZES ?? "{}")) as Record<string, number>; // in bytes
export const PYTHON = new URL(`../${FOLDER}/`, self.location.href); // the scripts of workers are in assets/
const GAME = "game.pack";
const ENVIRONMENT = { PYTHONPATH: "/game", PYTHONDONTWRITEBYTECODE: "1" };
const LINE_END = 10;
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // WebAssembly that does nothing

type Part = Uint8Array<ArrayBuffer>;

const isScript = (name: string) => name.endsWith(".mjs"); // imported by name, so nobody sees whether they are whole
const real = self.fetch.bind(self);

async function fetched(url: URL, cache: RequestCache): Promise<ReadableStream<Part>> {
  const { ok, body, status } = await real(url, { cache });
  if (!ok || !body) throw new Error(`${url.pathname}: ${status}`);
  return body;
}

/**
 * Passes on a file part by part, while it arrives.
 *
 * If a cache has only the beginning of it, the rest is fetched past the caches, which then keep the whole file. Returns
 * whether that was necessary.
 */
async function load(name: string, take: (part: Part) => void): Promise<boolean> {
  const url = new URL(name, PYTHON);
  const size = SIZES[name] ?? 0;
  let there = 0;
  const reader = (await fetched(url, "default")).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    there += part.value.length;
    take(part.value);
  }
  if (there === size) return false;
  // The service worker does not answer these.
  const whole = new Uint8Array(await new Response(await fetched(url, "no-store")).arrayBuffer());
  for (const key of "caches" in self ? await caches.keys() : []) {
    const kept = await caches.open(key);
    const damaged = await kept.match(url);
    if (damaged) await kept.put(url, new Response(whole, { headers: damaged.headers }));
  }
  if (there > size || whole.length !== size) throw new Error(`${url.pathname}: ${whole.length} of ${size} bytes`);
  take(whole.subarray(there));
  return true;
}

/** The files of Python and the rules. All are fetched at once, so that each can be used as soon as it arrives. */
class Files {
  private readonly arriving = new Map<string, Response>();
  private fail: (reason: Broken) => void = () => undefined;
  /** Never resolves. Rejects if a file cannot be loaded: Pyodide would wait for it forever. */
  readonly failed = new Promise<never>((_, reject) => (this.fail = reject));

  /** `shared` hears which share of the files has arrived, from 0 to 1. */
  constructor(shared: (share: number) => void) {
    this.failed.catch(() => undefined); // it is awaited later
    const names = Object.keys(SIZES).filter((name) => !isScript(name));
    const all = names.reduce((sum, name) => sum + (SIZES[name] ?? 0), 0);
    let there = 0;
    const arrived = (bytes: number) => shared(Math.min(1, (there += bytes) / all));
    for (const name of names) this.arriving.set(name, this.begin(name, arrived));
  }

  /** Returns a file, which may still be arriving. */
  get(name: string): Response {
    const first = this.arriving.get(name);
    this.arriving.delete(name); // it can be read only once
    return first ?? this.begin(name, () => undefined);
  }

  private begin(name: string, arrived: (bytes: number) => void): Response {
    const start = async (parts: ReadableStreamDefaultController<Part>) => {
      try {
        await load(name, (part) => {
          arrived(part.length);
          parts.enqueue(part);
        });
        parts.close();
      } catch (error) {
        this.fail(new Broken("files", error));
        parts.error(error);
      }
    };
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream"; // whatever the host says
    return new Response(new ReadableStream<Part>({ start }), { headers: { "content-type": type } });
  }
}

/** Writes our modules into Python's files. Their pack begins with a line that lists their paths and sizes. */
function unpack(pack: Uint8Array, files: FileSystem): void {
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

/** A browser may have no WebAssembly, and a content security policy may forbid it: Pyodide would wait forever then. */
async function checkWebAssembly(): Promise<void> {
  try {
    await WebAssembly.compile(EMPTY);
  } catch (error) {
    throw new Broken("wasm", error);
  }
}

interface Started<Module> {
  module: Module;
  /** Copies Python's memory. There is nothing to copy if it was restored, or is not wanted. */
  memory: (() => Uint8Array<ArrayBuffer>) | null;
}

/**
 * Starts Python while its files arrive, and imports a module of ours.
 *
 * `shared` hears which share of the files has arrived, from 0 to 1. `begun` is called before our modules are imported,
 * which wait for it. If Python's memory after a start is kept on this device, it is restored. Otherwise, it can be
 * copied if that is `wanted`.
 */
export async function startPython<Module>(
  name: string,
  shared: (share: number) => void = () => undefined,
  begun: () => Promise<void> = async () => undefined,
  wanted = false,
): Promise<Started<Module>> {
  await checkWebAssembly();
  const kept = keptMemory(PYTHON);
  const files = new Files(shared);
  const [pyodide, asm] = ["pyodide.mjs", "pyodide.asm.mjs"].map(
    (script) => import(/* @vite-ignore */ new URL(script, PYTHON).href) as Promise<unknown>,
  );
  const scripts = Promise.all([pyodide, asm]) as Promise<[Pyodide, { default: unknown }]>;
  // Pyodide fetches its files itself, so it gets those that are arriving.
  self.fetch = async (what, how) => {
    const { href } = new URL(what instanceof Request ? what.url : what, PYTHON);
    const name = href.slice(PYTHON.href.length);
    return href.startsWith(PYTHON.href) && name in SIZES ? files.get(name) : real(what, how);
  };
  try {
    return await Promise.race([files.failed, start<Module>(name, scripts, files, kept, begun, wanted)]);
  } catch (error) {
    if (error instanceof Broken) throw error;
    await checkScripts();
    throw new Broken("wasm", error);
  } finally {
    self.fetch = real;
  }
}

async function start<Module>(
  name: string,
  scripts: Promise<[Pyodide, { default: unknown }]>,
  files: Files,
  kept: Promise<Uint8Array<ArrayBuffer> | null>,
  begun: () => Promise<void>,
  wanted: boolean,
): Promise<Started<Module>> {
  const game = files.get(GAME).arrayBuffer();
  game.catch(() => undefined); // `files.failed` says so
  const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
  const options = {
    indexURL: PYTHON.href,
    createPyodideModule,
    env: ENVIRONMENT,
    fsInit: async (files: FileSystem) => unpack(new Uint8Array(await game), files),
  };
  const memory = await kept;
  const restored = memory && (await restore(loadPyodide, { ...options, _loadSnapshot: memory }));
  const python = restored ?? (await loadPyodide({ ...options, _makeSnapshot: wanted }));
  performance.mark(restored ? "python-restored" : "python-started");
  await begun();
  const module = python.pyimport(name) as Module;
  return { module, memory: wanted && !restored ? () => python.makeMemorySnapshot() : null };
}

/** Restores Python's memory. Returns null if that is not possible, and deletes the memory then. */
async function restore(load: Pyodide["loadPyodide"], options: Options): Promise<Python | null> {
  try {
    const python = await load(options);
    python.runPython("import random; random.seed()"); // otherwise each visit has the same random numbers
    return python;
  } catch {
    await forgetMemory();
    return null;
  }
}

/** Makes damaged scripts whole again, and asks the player to load the page again then. */
async function checkScripts(): Promise<void> {
  for (const name of Object.keys(SIZES).filter(isScript)) {
    let repaired: boolean;
    try {
      repaired = await load(name, () => undefined);
    } catch (error) {
      throw new Broken("files", error);
    }
    if (repaired) throw new Broken("files", name);
  }
}
