/** The worker for everything that takes long, as the worker of the tables sees it. */
import type { FromThoughts } from "./thoughts";

const LONGEST_MS = 20_000; // of a thought; more than bots may take on the slowest device
const LONGEST_PATIENT_MS = 600_000; // of a task that can wait, such as a decision to be judged
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

  /**
   * `decided` hears the results of tasks as JSON; null if the worker broke. `changed` hears that the worker is ready,
   * or could not start.
   */
  constructor(
    private readonly decided: (task: string, chosen: string | null) => void,
    private readonly changed: () => void,
  ) {}

  /** Starts the worker, unless it is there, or could not start before. Returns whether there is one. */
  start(): boolean {
    if (this.worker) return true;
    if (this.broken >= MOST_BROKEN) return false;
    const worker = new Worker(new URL("./thoughts.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromThoughts>) => this.hear(data);
    worker.onerror = () => this.fail();
    return true;
  }

  /** Gives the worker a task, or ends a thought that is no longer needed. Returns whether the worker has the task. */
  think(task: string | null, patient = false): boolean {
    if (this.task === task) return task !== null;
    if (this.task !== null) {
      this.end();
      this.start();
    }
    if (task === null || !this.worker || !this.ready) return false;
    this.task = task;
    this.limit = setTimeout(() => this.fail(), patient ? LONGEST_PATIENT_MS : LONGEST_MS);
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
    else if (message.kind === "ready") {
      this.ready = true;
      this.changed();
    } else if (task !== null) {
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
    else this.changed();
  }
}
