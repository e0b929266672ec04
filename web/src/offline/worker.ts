/**
 * The worker that has the tables: Python with the rules, and IndexedDB.
 *
 * It answers one message after the other, and writes what is to be kept before it answers. Between messages, bots play.
 */
import type { Fault, FromWorker, ToWorker } from "./messages";
import { Store, type Kept } from "./store";

/** The functions of house/offline/bridge.py. */
interface Bridge {
  begin(name: string | undefined, tables: string, answers: string | undefined): string;
  sleeps(path: string): string;
  wake(id: string, events: string): string;
  call(method: string, path: string, body: string): string;
  opened(socket: number, path: string): string;
  heard(socket: number, text: string): string;
  closed(socket: number): string;
  step(): string;
}

interface Done {
  keep: Kept[];
  send: [socket: number, text: string][];
  result: unknown;
}

interface Answer {
  status: number;
  text: string;
}

interface Python {
  FS: { mkdirTree(folder: string): void };
  unpackArchive(content: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Bridge;
}

const FOLDER = String(import.meta.env.VITE_PYTHON); // scripts/static.py names it by its contents
const PYTHON = new URL(`../${FOLDER}/`, self.location.href); // this script is in assets/
const BOT_PAUSE_MS = 60; // between two decisions of bots; the page shows them at its own speed
const LOCK = "smallworld-tables";

const post = (message: FromWorker) => postMessage(message);

class Broken extends Error {
  constructor(
    readonly fault: Fault,
    reason: unknown,
  ) {
    super(reason instanceof Error ? reason.message : String(reason));
  }
}

// --- Loading --------------------------------------------------------------------------------------------

/** Fetches a file and reports how much of it has arrived. */
async function loaded(name: string, arrived: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, PYTHON));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived(part.value.length);
  }
  return new Blob(parts).arrayBuffer();
}

/** Loads all files at once, then starts Python with them. */
async function startPython(): Promise<Bridge> {
  if (typeof WebAssembly !== "object") throw new Broken("wasm", "no WebAssembly");
  const files = new Map<string, ArrayBuffer>();
  try {
    const sizes = (await (await fetch(new URL("files.json", PYTHON))).json()) as Record<string, number>;
    const names = Object.keys(sizes).filter((name) => !name.endsWith(".mjs")); // those are imported
    const all = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
    let there = 0;
    const arrived = (bytes: number) => post({ kind: "loaded", share: Math.min(1, (there += bytes) / all) });
    await Promise.all(names.map(async (name) => files.set(new URL(name, PYTHON).href, await loaded(name, arrived))));
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
    return python.pyimport("smallworld.house.offline.bridge");
  } catch (error) {
    throw new Broken("wasm", error);
  } finally {
    self.fetch = real;
  }
}

// --- Answering ------------------------------------------------------------------------------------------

class Host {
  private readonly waiting: ToWorker[] = [];
  private busy = false;
  private bots: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
  ) {}

  hear(message: ToWorker): void {
    this.waiting.push(message);
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    clearTimeout(this.bots);
    try {
      for (let message = this.waiting.shift(); message; message = this.waiting.shift()) await this.answer(message);
      this.bots = setTimeout(() => void this.step(), BOT_PAUSE_MS);
    } catch (error) {
      stop(error);
    } finally {
      this.busy = false;
    }
  }

  private async step(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let acted: boolean;
    try {
      acted = Boolean(await this.finish(this.bridge.step()));
    } catch (error) {
      stop(error);
      return;
    } finally {
      this.busy = false;
    }
    if (this.waiting.length) void this.work();
    else if (acted) this.bots = setTimeout(() => void this.step(), BOT_PAUSE_MS);
  }

  private async answer(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case "call": {
        const { number, method, path, body } = message;
        const refused = await this.wake(path);
        const answer = refused ?? ((await this.finish(this.bridge.call(method, path, body))) as Answer);
        post({ kind: "answer", number, ...answer });
        break;
      }
      case "open": {
        const { socket, path } = message;
        // The page must learn that the socket is open before it gets messages.
        const done = (await this.wake(path)) ? null : (JSON.parse(this.bridge.opened(socket, path)) as Done);
        post({ kind: "opened", socket, there: done?.result === true });
        if (done) await this.deliver(done);
        break;
      }
      case "hear":
        await this.finish(this.bridge.heard(message.socket, message.text));
        break;
      case "close":
        await this.finish(this.bridge.closed(message.socket));
    }
  }

  /** Loads the events of the table that a path names, if that was not done yet. Returns the refusal, if there is one. */
  private async wake(path: string): Promise<Answer | null> {
    const id = this.bridge.sleeps(path);
    if (!id) return null;
    return (await this.finish(this.bridge.wake(id, JSON.stringify(await this.store.events(id))))) as Answer | null;
  }

  private async finish(text: string): Promise<unknown> {
    const done = JSON.parse(text) as Done;
    await this.deliver(done);
    return done.result;
  }

  private async deliver({ keep, send }: Done): Promise<void> {
    try {
      await this.store.write(keep);
    } catch (error) {
      throw new Broken("unsaved", error);
    }
    for (const [socket, text] of send) post({ kind: "told", socket, text });
  }
}

function stop(error: unknown): void {
  const fault = error instanceof Broken ? error.fault : "broken";
  post({ kind: "fault", fault, reason: error instanceof Error ? error.message : String(error) });
  close();
}

/** Runs `work` while no other window has the tables. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  const forever = async () => {
    await work();
    await new Promise(() => undefined); // the lock is held until the page is closed
  };
  const mine = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? forever() : false));
  if (mine === false) {
    post({ kind: "waiting" });
    await navigator.locks.request(LOCK, forever);
  }
}

async function begin(): Promise<void> {
  const early: ToWorker[] = [];
  onmessage = ({ data }: MessageEvent<ToWorker>) => early.push(data);
  const [bridge, store] = await Promise.all([
    startPython(),
    Store.open().catch((error: unknown) => {
      throw new Broken("storage", error);
    }),
  ]);
  await alone(async () => {
    const { user, answers, tables } = await store.visit();
    const begun = bridge.begin(user ?? undefined, JSON.stringify(tables), answers ?? undefined);
    const { result } = JSON.parse(begun) as Done;
    const host = new Host(bridge, store);
    onmessage = ({ data }: MessageEvent<ToWorker>) => host.hear(data);
    for (const message of early) host.hear(message);
    post({ kind: "ready", damaged: (result as string[]).length });
  });
}

begin().catch(stop);
