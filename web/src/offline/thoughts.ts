/** The worker in which bots think and games are reviewed, so that the tables answer meanwhile. */
import { startPython } from "./python";

/** The functions of house/offline/thinking.py. */
interface Thinking {
  think(task: string): string;
}

export type FromThoughts = { kind: "ready" } | { kind: "decided"; chosen: string } | { kind: "broken" };

const post = (message: FromThoughts) => postMessage(message);

async function begin(): Promise<void> {
  const { module } = await startPython<Thinking>("smallworld.house.offline.thinking");
  onmessage = ({ data }: MessageEvent<string>) => {
    try {
      post({ kind: "decided", chosen: module.think(data) });
    } catch {
      post({ kind: "broken" });
    }
  };
  post({ kind: "ready" });
}

begin().catch(() => post({ kind: "broken" }));
