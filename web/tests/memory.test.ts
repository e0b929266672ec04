/** What the page without a server keeps of Python's memory, with a cache that only remembers. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepMemory, keptMemory } from "../src/offline/memory";

const PYTHON = new URL("https://example.org/python-1/");
const MIB = 2 ** 20;
const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  const cache = {
    put: async (url: string, what: Response) => void kept.set(url, what),
    match: async (url: string) => kept.get(url)?.clone(),
  };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => kept.clear() });
  vi.stubGlobal("navigator", { userAgent: "test", storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
});

afterEach(() => vi.unstubAllGlobals());

test("a memory is kept without the empty end", async () => {
  const memory = new Uint8Array(8 * MIB);
  memory[4 * MIB - 1] = 7;
  await keepMemory(memory, PYTHON);
  const again = await keptMemory(PYTHON);
  expect(again?.length).toBe(4 * MIB);
  expect(again?.at(-1)).toBe(7);
});

test("a memory that Pyodide cannot restore is not kept", async () => {
  await keepMemory(new Uint8Array(36 * MIB).fill(7), PYTHON);
  expect(kept.size).toBe(0);
});

test("a memory is not kept where little space is free", async () => {
  vi.stubGlobal("navigator", { userAgent: "test", storage: { estimate: async () => ({ quota: 1e8, usage: 0 }) } });
  await keepMemory(new Uint8Array(4 * MIB).fill(7), PYTHON);
  expect(kept.size).toBe(0);
});
