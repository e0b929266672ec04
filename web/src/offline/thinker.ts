/** The worker in which bots think, as the worker of the tables sees it. */
import type { FromThoughts } from "./thoughts";

const LONGEST_MS = 20_000; // of a thought; more than bots may take on the slowest device
const MOST_BROKEN = 2; // workers; then the tables go without one

/**
 * Starts a second Python, which costs memory and seconds, and gives it tasks.
 *
 * A thought that is no longer needed ends with its worker, and the next worker starts at once.
 */
export class Thinker {
  private worker: Worker | null = null;
  private ready = false;
  private task: string | null = null;
  private limit: ReturnType<typeof setTimeout> | undefined;
  private broken = 0;

  /** `decided` hears the decisions as JSON; null if the worker broke. */
  constructor(private readonly decided: (task: string, chosen: string | null) => void) {}

  /** Starts the worker, unless it is there, or could not start before. */
  start(): void {
    if (this.worker || this.broken >= MOST_BROKEN) return;
    const worker = new Worker(new URL("./thoughts.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromThoughts>) => this.hear(data);
    worker.onerror = () => this.fail();
  }

  /** Gives the worker a task, or ends a thought that is no longer needed. Returns whether the worker has the task. */
  think(task: string | null): boolean {
    if (this.task === task) return task !== null;
    if (this.task !== null) {
      this.end();
      this.start();
    }
    if (task === null || !this.worker || !this.ready) return false;
    this.task = task;
    this.limit = setTimeout(() => this.fail(), LONGEST_MS);
    this.worker.postMessage(task);
    return true;
  }

  end(): void {
    clearTimeout(this.limit);
    this.worker?.terminate();
    this.worker = this.task = null;
    this.ready = false;
  }

  private hear(message: FromThoughts): void {
    const { task } = this;
    if (message.kind === "broken") this.fail();
    else if (message.kind === "ready") this.ready = true;
    else if (task !== null) {
      clearTimeout(this.limit);
      this.task = null;
      this.broken = 0;
      this.decided(task, message.chosen);
    }
  }

  private fail(): void {
    const { task } = this;
    this.broken += 1;
    this.end();
    if (task !== null) this.decided(task, null);
  }
}
