/** The line to the worker, for the page that plays without a server. */
import type { Answered, Line, Socketlike } from "../lib/line";
import type { FromWorker, ToWorker } from "./messages";

const OPEN = 1;
const CLOSED = 3;
const NO_TABLE = 4404;
const LOOK_MS = 10_000;
const MOST_SILENT = 12; // looks at a worker that does not answer; its longest search takes less

class WorkerSocket implements Socketlike {
  onopen: Socketlike["onopen"] = null;
  onmessage: Socketlike["onmessage"] = null;
  onclose: Socketlike["onclose"] = null;
  readyState = 0;

  constructor(
    private readonly number: number,
    private readonly say: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.say({ kind: "hear", socket: this.number, text });
  }

  close(code = 1000): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.say({ kind: "close", socket: this.number });
    this.onclose?.({ code });
  }

  opened(there: boolean): void {
    if (this.readyState === CLOSED) return;
    this.readyState = there ? OPEN : CLOSED;
    if (there) this.onopen?.({});
    else this.onclose?.({ code: NO_TABLE });
  }

  told(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }
}

/** The path of a call or a socket below the page: "/api/tables/…". */
function pathBelow(address: string): string {
  const { pathname, search } = new URL(address, document.baseURI);
  return pathname.slice(new URL(".", document.baseURI).pathname.length - 1) + search;
}

declare global {
  interface Window {
    /** The worker, if a script of the page (web/offline-public/early.js) has started it, and what it said since. */
    early?: { worker: Worker; said: FromWorker[] };
  }
}

export class WorkerLine implements Line {
  private readonly worker =
    window.early?.worker ?? new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly calls = new Map<number, (answer: Answered) => void>();
  private readonly sockets = new Map<number, WorkerSocket>();
  private last = 0;
  private asked = false; // since the worker last said something
  private silent = 0; // looks since then

  /** `notice` hears everything that is no answer: how far loading is, and faults. */
  constructor(notice: (message: FromWorker) => void) {
    // A system that needs memory ends a worker without a word. A page that was frozen looks once, however long it was.
    const looking = setInterval(() => {
      this.silent = this.asked ? this.silent + 1 : 0;
      if (this.silent < MOST_SILENT) return;
      clearInterval(looking);
      notice({ kind: "fault", fault: "silent", reason: "" });
    }, LOOK_MS);
    const hear = (data: FromWorker) => {
      this.asked = false;
      if (data.kind === "answer") this.answered(data.number, data.status, data.text);
      else if (data.kind === "opened") this.sockets.get(data.socket)?.opened(data.there);
      else if (data.kind === "told") this.sockets.get(data.socket)?.told(data.text);
      else {
        if (data.kind === "fault") clearInterval(looking); // the worker has ended
        notice(data);
      }
    };
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    this.worker.onerror = ({ message }) => notice({ kind: "fault", fault: "broken", reason: message });
    window.early?.said.forEach(hear);
  }

  call(method: string, path: string, body = ""): Promise<Answered> {
    const number = ++this.last;
    return new Promise((resolve) => {
      this.calls.set(number, resolve);
      this.say({ kind: "call", number, method, path: pathBelow(path), body });
    });
  }

  socket(url: string): Socketlike {
    const number = ++this.last;
    const socket = new WorkerSocket(number, (message) => this.say(message));
    this.sockets.set(number, socket);
    this.say({ kind: "open", socket: number, path: pathBelow(url.replace(/^ws/, "http")) });
    return socket;
  }

  private answered(number: number, status: number, text: string): void {
    this.calls.get(number)?.({ status, reason: "", text });
    this.calls.delete(number);
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
    if (message.kind === "close") this.sockets.delete(message.socket);
    else this.asked = true;
  }
}
