/**
 * The worker that has the tables: Python with the rules, and IndexedDB.
 *
 * It answers one message after the other, and writes what is to be kept before it answers. Between messages, bots play.
 */
import { Broken } from "./broken";
import { keepMemory } from "./memory";
import type { FromWorker, ToWorker } from "./messages";
import { PYTHON, startPython } from "./python";
import { Store, type Kept } from "./store";
import { Thinker } from "./thinker";

/** The functions of house/offline/bridge.py. */
interface Bridge {
  prepare(): void;
  begin(name: string | undefined, tables: string, answers: string | undefined): string;
  sleeps(path: string): string;
  wake(id: string, events: string): string;
  call(method: string, path: string, body: string): string;
  opened(socket: number, path: string): string;
  heard(socket: number, text: string): string;
  closed(socket: number): string;
  step(): string;
  think(task: string): string;
  everything(): string;
  take(task: string, chosen: string): string;
}

interface Done {
  keep: Kept[];
  send: [socket: number, text: string][];
  result: unknown;
}

interface Stepped {
  acted: boolean;
  task: string | null; // a bot's, which the table waits for
  patient: string | null; // a task that can wait
}

interface Answer {
  status: number;
  text: string; // a task, if the status is THINK_FIRST
}

const THINK_FIRST = 202;

const BOT_PAUSE_MS = 60; // between two decisions of bots; the page shows them at its own speed
const LONG_MS = 80; // a thought that players notice, because the table does not answer meanwhile
const RESCUES = 20; // the browser may still be deleting
const RESCUE_PAUSE_MS = 250;
const KEEP_MEMORY_MS = 4000; // after the start, when the first question is on screen
const LOCK = "smallworld-tables";

const post = (message: FromWorker) => postMessage(message);
const pause = () => new Promise((resolve) => setTimeout(resolve, RESCUE_PAUSE_MS));

// --- Answering ------------------------------------------------------------------------------------------

/** The result of a task from the worker of the bots; null if it broke, and this worker has to think itself. */
interface Thought {
  kind: "thought";
  task: string;
  chosen: string | null;
}

class Host {
  private readonly waiting: (ToWorker | Thought)[] = [];
  private readonly thinker = new Thinker(
    (task, chosen) => this.hear({ kind: "thought", task, chosen }),
    () => void this.work(),
  );
  private readonly asked = new Map<string, number[]>(); // tasks whose results answer these calls
  private readonly tables = new Set<number>(); // sockets that are open
  private busy = false;
  private rescued = false;
  private bots: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
  ) {
    store.onlost = () => void this.rescue();
  }

  hear(message: ToWorker | Thought): void {
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
      await this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Lets a bot act, or begins what there is to think of. */
  private async step(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let goesOn: boolean;
    try {
      const { acted, task, patient } = (await this.finish(this.bridge.step())) as Stepped;
      const [first] = this.asked.keys();
      goesOn = acted || (await this.think(first ?? task, patient));
    } catch (error) {
      await this.fail(error);
      return;
    } finally {
      this.busy = false;
    }
    if (this.waiting.length) void this.work();
    else if (goesOn) this.bots = setTimeout(() => void this.step(), BOT_PAUSE_MS);
  }

  /** Gives the most urgent task to the worker of the bots, or does it here. Returns whether it was done. */
  private async think(urgent: string | null, patient: string | null): Promise<boolean> {
    const task = urgent ?? patient;
    if (this.thinker.think(task, urgent === null)) return false;
    if (task === null) {
      if (!this.tables.size) this.thinker.end(); // its memory is as large as that of the tables
      return false;
    }
    if (urgent === null && this.thinker.start()) return false; // it waits until the worker is ready
    const begun = performance.now();
    this.reply(task, (await this.finish(this.bridge.think(task))) as string);
    if (performance.now() - begun > LONG_MS) this.thinker.start();
    return true;
  }

  /** Answers the calls that wait for a task. */
  private reply(task: string, text: string): void {
    for (const number of this.asked.get(task) ?? []) post({ kind: "answer", number, status: 200, text });
    this.asked.delete(task);
  }

  private async answer(message: ToWorker | Thought): Promise<void> {
    switch (message.kind) {
      case "call": {
        const { number, method, path, body } = message;
        await this.wake(path);
        const answer = (await this.finish(this.bridge.call(method, path, body))) as Answer;
        if (answer.status === THINK_FIRST)
          this.asked.set(answer.text, [...(this.asked.get(answer.text) ?? []), number]);
        else post({ kind: "answer", number, ...answer });
        break;
      }
      case "open": {
        const { socket, path } = message;
        await this.wake(path);
        // The page must learn that the socket is open before it gets messages.
        const done = JSON.parse(this.bridge.opened(socket, path)) as Done;
        post({ kind: "opened", socket, there: done.result === true });
        this.tables.add(socket);
        await this.deliver(done);
        break;
      }
      case "hear":
        await this.finish(this.bridge.heard(message.socket, message.text));
        break;
      case "close":
        this.tables.delete(message.socket);
        await this.finish(this.bridge.closed(message.socket));
        break;
      case "thought": {
        const { task, chosen } = message;
        if (chosen === null) break;
        await this.finish(this.bridge.take(task, chosen));
        this.reply(task, chosen);
      }
    }
  }

  /** Loads the events of the table that a path names, if that was not done yet. */
  private async wake(path: string): Promise<void> {
    const id = this.bridge.sleeps(path);
    if (id) await this.finish(this.bridge.wake(id, JSON.stringify(await this.store.events(id))));
  }

  private async fail(error: unknown): Promise<void> {
    if (this.store.isLost) await this.rescue();
    else stop(error);
  }

  /** Saves all games of this visit again, after the browser has deleted everything. Then the page has to be loaded again. */
  private async rescue(): Promise<void> {
    if (this.rescued) return;
    this.rescued = true;
    const { keep } = JSON.parse(this.bridge.everything()) as Done;
    let fault: Broken | null = null;
    for (let tries = 0; tries < RESCUES && fault?.fault !== "deleted"; tries++) {
      try {
        const store = await Store.open();
        await store.write(keep);
        await pause();
        fault = new Broken(store.isLost ? "unsaved" : "deleted", "");
      } catch (error) {
        fault = new Broken("unsaved", error);
        await pause();
      }
    }
    stop(fault);
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

/** Resolves when no other window has the tables. This one then has them until it is closed. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return;
  const forever = new Promise(() => undefined);
  const isMine = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && forever;
    });
  });
  if (isMine) return;
  post({ kind: "waiting" });
  await new Promise<void>((resolve) => {
    void navigator.locks.request(LOCK, () => {
      resolve();
      return forever;
    });
  });
}

/** Copies Python's memory before it contains anything of a player, and keeps the copy later. */
function copyMemory(bridge: Bridge, memory: () => Uint8Array<ArrayBuffer>): void {
  try {
    bridge.prepare();
    const copied = memory();
    setTimeout(() => void keepMemory(copied, PYTHON), KEEP_MEMORY_MS);
  } catch {
    // later visits start Python again
  }
}

async function begin(): Promise<void> {
  const early: ToWorker[] = [];
  onmessage = ({ data }: MessageEvent<ToWorker>) => early.push(data);
  const opening = Store.open().catch((error: unknown) => {
    throw new Broken("storage", error);
  });
  const share = (share: number) => post({ kind: "loaded", share });
  const begun = async () => {
    await opening;
    await alone();
    post({ kind: "ready" }); // the page draws itself while our modules are imported
  };
  const starting = startPython<Bridge>("smallworld.house.offline.bridge", share, begun, true);
  const [store, { module: bridge, memory }] = await Promise.all([opening, starting]);
  if (memory) copyMemory(bridge, memory);
  const { user, answers, tables } = await store.visit();
  bridge.begin(user ?? undefined, JSON.stringify(tables), answers ?? undefined);
  const host = new Host(bridge, store);
  onmessage = ({ data }: MessageEvent<ToWorker>) => host.hear(data);
  for (const message of early) host.hear(message);
}

begin().catch(stop);
