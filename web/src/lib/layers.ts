/** What lies over a screen: a phone's "back" takes away what lies on top, and not the screen below. */

interface Layer {
  close: () => void;
  kept: boolean; // whether the history has an entry for it
}

const open: Layer[] = [];
let leaving = 0; // entries of the history that are of no use any more
let going = false; // the browser was told to leave some, and says later that it did

/** Lays something over the screen; `close` is called when it is gone back. Returns what says that it was closed. */
export function lay(close: () => void): () => void {
  const layer = { close, kept: false };
  open.push(layer);
  if (!leaving && !going) keep(); // else the step back would be taken from the new entry
  return () => lift(layer);
}

function keep(): void {
  open.forEach((layer, place) => {
    if (layer.kept) return;
    history.pushState({ layers: place + 1 }, "");
    layer.kept = true;
  });
}

function lift(layer: Layer): void {
  const place = open.indexOf(layer);
  if (place < 0) return; // it was gone back, or the screen was left
  open.splice(place, 1);
  if (layer.kept && !leaving++ && !going) queueMicrotask(leave);
}

/** Goes back all at once: of two steps in a row a browser may take but one. */
function leave(): void {
  going = true;
  history.go(-leaving);
  leaving = 0;
}

addEventListener("popstate", () => {
  if (going) {
    going = false;
    if (leaving) leave();
    else keep();
    return;
  }
  const state = history.state as { layers?: number } | null;
  while (open.length > (state?.layers ?? 0)) open.pop()?.close();
});
