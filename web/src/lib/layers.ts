/** What lies over a screen: a phone's "back" takes away what lies on top, and not the screen below. */

interface Layer {
  close: () => void;
}

const open: Layer[] = [];
let leaving = 0; // entries of the history that are of no use any more

/** Lays something over the screen; `close` is called when it is gone back. Returns what says that it was closed. */
export function lay(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  history.pushState({ layers: open.length }, "");
  return () => lift(layer);
}

function lift(layer: Layer): void {
  const place = open.indexOf(layer);
  if (place < 0) return; // it was gone back, or the screen was left
  open.splice(place, 1);
  if (leaving++) return;
  queueMicrotask(() => {
    history.go(-leaving); // all at once: of two steps in a row a browser may take but one
    leaving = 0;
  });
}

addEventListener("popstate", () => {
  const state = history.state as { layers?: number } | null;
  while (open.length > (state?.layers ?? 0)) open.pop()?.close();
});
