/** Layers over a screen: "back" on a phone closes the top layer, and does not leave the screen. */

interface Layer {
  close: () => void;
  kept: boolean; // whether the history has an entry for it
}

const open: Layer[] = [];
let leaving = 0; // entries of the history that are no longer needed
let going = false; // the browser was told to leave some, and reports it later

/** Adds a layer; `close` is called when the user goes back. Returns a function that reports that it was closed. */
export function lay(close: () => void): () => void {
  const layer = { close, kept: false };
  open.push(layer);
  if (!leaving && !going) keep(); // otherwise the new entry would be removed
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
  if (place < 0) return; // the user went back, or the screen was left
  open.splice(place, 1);
  if (layer.kept && !leaving++ && !going) queueMicrotask(leave);
}

/** Goes back once for all entries: of two steps in a row, a browser may take only one. */
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
