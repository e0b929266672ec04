/** Layers over a screen: "back" on a phone closes the top layer, and does not leave the screen. */

interface Layer {
  close: () => void;
  entry: number; // its entry in the history; 0 if it has none yet
}

/** What the history keeps of a layer: the page that opened it (a reloaded page is another one), and its number there. */
interface Entry {
  page: number;
  layer: number;
}

const PAGE = performance.timeOrigin;
const open: Layer[] = [];
let opened = 0; // layers, ever
let leaving = 0; // entries of the history that are no longer needed
let going = false; // the browser has been asked to go back, and has not reported it yet
const waiting: (() => void)[] = []; // for the end of that
let rewritten: { from: string; to: string } | null = null; // an address that waits for the entry of its screen

/** Adds a layer; `close` is called when the user goes back. Returns a function that reports that it was closed. */
export function lay(close: () => void): () => void {
  const layer = { close, entry: 0 };
  open.push(layer);
  if (!leaving && !going) keep(); // otherwise the new entry would be removed
  return () => lift(layer);
}

/** Runs `run` when the history rests: a step to another address would be undone otherwise. */
export function atRest(run: () => void): void {
  if (leaving || going) waiting.push(run);
  else run();
}

/**
 * Changes the address of the screen without a new entry in the history. While a layer is open, the change waits: the
 * entry below the layer has the old address, to which a closing layer returns.
 */
export function rewrite(hash: string): void {
  rewritten = { from: location.hash, to: hash };
  if (!leaving && !going) writeAddress();
}

function writeAddress(): void {
  if (!rewritten || layerHere()) return;
  if (location.hash === rewritten.from) history.replaceState(null, "", rewritten.to); // otherwise a link was followed
  rewritten = null;
}

const entryHere = () => history.state as Entry | null;

/** The layer of the present entry; 0 for the screen itself. */
function layerHere(): number {
  const entry = entryHere();
  return entry?.page === PAGE ? entry.layer : 0;
}

function keep(): void {
  for (const layer of open) {
    if (layer.entry) continue;
    layer.entry = ++opened;
    history.pushState({ page: PAGE, layer: layer.entry } satisfies Entry, "");
  }
}

function lift(layer: Layer): void {
  const place = open.indexOf(layer);
  if (place < 0) return; // the user went back, or the screen was left
  open.splice(place, 1);
  if (layer.entry && !leaving++ && !going) setTimeout(leave); // after the link that was perhaps pressed
}

/** Goes back once for all entries: of two steps in a row, a browser may take only one. */
function leave(): void {
  const steps = leaving;
  leaving = 0;
  if (layerHere()) {
    going = true;
    history.go(-steps);
  } else rest(); // a link has led to another address
}

function rest(): void {
  writeAddress();
  keep();
  for (const run of waiting.splice(0)) run();
}

function went(): void {
  if (going) {
    going = false;
    if (leaving) leave();
    else rest();
    return;
  }
  const layer = layerHere();
  while ((open.at(-1)?.entry ?? 0) > layer) open.pop()?.close();
  // A layer that was left with its screen, or closed before: nothing opens it again.
  if (entryHere() && !open.some(({ entry }) => entry === layer)) {
    going = true;
    history.back();
  } else writeAddress();
}

/** Follows the steps of the user in the history; returns a function that stops it. */
export function followHistory(): () => void {
  addEventListener("popstate", went);
  return () => removeEventListener("popstate", went);
}
