/** What a visit leaves behind, in IndexedDB: the user, their answers to puzzles, the data of each table, and its events in their order. */

const NAME = "smallworld";
const VERSION = 1;
const USER = "user"; // the name under "", and the answers
const ANSWERS = "answers";
const TABLES = "tables";
const EVENTS = "events";

/** A kind, the id of a table, and a text; see house/offline/house.py. */
export type Kept = [kind: "user" | "answers" | "table" | "events" | "gone", id: string, text: string];

export interface Visit {
  user: string | null;
  answers: string | null;
  tables: [id: string, text: string][];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });

/** All events of a table, one after the other. */
const ofTable = (id: string) => IDBKeyRange.bound([id], [id, []]);

export class Store {
  private readonly numbers = new Map<string, number>(); // of the next events of each table
  /** Is called when the browser has deleted everything. */
  onlost: () => void = () => undefined;

  private constructor(private readonly database: IDBDatabase) {
    database.onclose = () => this.onlost();
  }

  static async open(): Promise<Store> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const name of [USER, TABLES, EVENTS]) request.result.createObjectStore(name);
    };
    return new Store(await done(request));
  }

  /** Whether the browser has deleted everything, so that no change is possible any more. */
  get isLost(): boolean {
    try {
      this.database.transaction(USER).abort();
      return false;
    } catch {
      return true;
    }
  }

  async visit(): Promise<Visit> {
    const read = this.database.transaction([USER, TABLES]);
    const tables = read.objectStore(TABLES);
    const [user, answers, ids, texts] = await Promise.all([
      done(read.objectStore(USER).get("")) as Promise<string | undefined>,
      done(read.objectStore(USER).get(ANSWERS)) as Promise<string | undefined>,
      done(tables.getAllKeys()) as Promise<string[]>,
      done(tables.getAll()) as Promise<string[]>,
    ]);
    return { user: user ?? null, answers: answers ?? null, tables: ids.map((id, place) => [id, texts[place] ?? ""]) };
  }

  async events(id: string): Promise<string[]> {
    const texts = (await done(this.database.transaction(EVENTS).objectStore(EVENTS).getAll(ofTable(id)))) as string[];
    this.numbers.set(id, texts.length);
    return texts;
  }

  /** Writes everything or nothing. Resolves when it is on the disk. */
  async write(kept: readonly Kept[]): Promise<void> {
    if (!kept.length) return;
    const change = this.database.transaction([USER, TABLES, EVENTS], "readwrite", { durability: "strict" });
    const written = new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("IndexedDB did not write"));
    });
    for (const [kind, id, text] of kept) {
      if (kind === "user") change.objectStore(USER).put(text, "");
      else if (kind === "answers") change.objectStore(USER).put(text, ANSWERS);
      else if (kind === "table") change.objectStore(TABLES).put(text, id);
      else if (kind === "gone") {
        change.objectStore(TABLES).delete(id);
        change.objectStore(EVENTS).delete(ofTable(id));
      } else {
        const number = this.numbers.get(id) ?? 0;
        change.objectStore(EVENTS).add(text, [id, number]);
        this.numbers.set(id, number + 1);
      }
    }
    await written;
  }
}
