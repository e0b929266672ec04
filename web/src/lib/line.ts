/** The line to the game: a server, or in the page that plays without one, a worker (src/offline). */

/** What a socket of the browser offers, and also that of a worker. */
export interface Socketlike {
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export interface Answered {
  status: number;
  reason: string;
  text: string;
  wait?: number; // seconds until the next try
}

export interface Line {
  /** Rejects if nobody answers. `body` is JSON. */
  call(method: string, path: string, body?: string): Promise<Answered>;
  socket(url: string): Socketlike;
}

const server: Line = {
  async call(method, path, body) {
    const answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "X-Requested-With": "smallworld",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const wait = Number(answer.headers.get("retry-after")) || undefined;
    return { status: answer.status, reason: answer.statusText, text: await answer.text(), wait };
  },
  socket: (url) => new WebSocket(url) as unknown as Socketlike,
};

let present = server;

export const line = (): Line => present;

export function useLine(other: Line): void {
  present = other;
}
