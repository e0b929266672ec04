/**
 * Python's memory right after its start, with all our modules: later visits restore it instead of starting Python.
 *
 * It is kept beside the page's files. It fits only one build and one browser, so both are in its address. Everything
 * here may fail, where storage is denied or full: then Python starts again.
 */
const CACHE = "memory";
const SUM = "sum"; // a header
const WORD = 4; // bytes
const MOST = 31_500_000; // bytes; Pyodide cannot restore what has grown beyond its first memory
const ROOM = 200_000_000; // bytes that must be free, so that games have room, too

const address = (python: URL) => new URL(`memory?${encodeURIComponent(navigator.userAgent)}`, python).href;

/** Finds out whether the memory is as it was written. */
function sumOf(words: Int32Array): string {
  let sum = words.length;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ (words[at] as number), 0x01000193);
  return String(sum);
}

/** Returns the memory that an earlier visit kept, or null. */
export async function keptMemory(python: URL): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(address(python));
    if (!kept) return null;
    const content = await kept.arrayBuffer();
    if (content.byteLength % WORD === 0 && sumOf(new Int32Array(content)) === kept.headers.get(SUM))
      return new Uint8Array(content);
    await forgetMemory();
  } catch {
    // there is none
  }
  return null;
}

/** Keeps the memory for later visits, in place of that of another build. */
export async function keepMemory(memory: Uint8Array<ArrayBuffer>, python: URL): Promise<void> {
  if (memory.length > MOST) return;
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const words = new Int32Array(memory.buffer);
    let length = words.length;
    while (words[length - 1] === 0) length--; // new memory is empty anyway
    const used = words.subarray(0, length);
    await forgetMemory();
    const cache = await caches.open(CACHE);
    await cache.put(address(python), new Response(used, { headers: { [SUM]: sumOf(used) } }));
  } catch {
    // later visits start Python again
  }
}

/** Deletes the memory, since it is damaged or old. */
export async function forgetMemory(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // there is none
  }
}
