/** Layers in the history of a page, whose steps back take their time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import type * as Layers from "../src/lib/layers";

const SOURCE = new URL("../src", import.meta.url).pathname;

/** A browser's history, which takes steps only when the page rests. */
class Steps {
  entries: { hash: string; state: unknown }[] = [{ hash: "#/replay/a?at=2", state: null }];
  at = 0;
  listeners: (() => void)[] = [];

  get state(): unknown {
    return this.entries[this.at]!.state;
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.at, Infinity, { hash: this.entries[this.at - 1]!.hash, state });
  }
  replaceState(state: unknown, _: string, hash: string): void {
    this.entries[this.at] = { hash, state };
  }
  follow(hash: string): void {
    this.entries.splice(++this.at, Infinity, { hash, state: null });
  }
  go(by: number): void {
    setTimeout(() => {
      this.at += by;
      for (const listener of this.listeners) listener();
    }, 10);
  }
  back(): void {
    this.go(-1);
  }
  get addresses(): string[] {
    return this.entries.slice(0, this.at + 1).map(({ hash }) => hash);
  }
}

let steps: Steps;
let layers: typeof Layers;
const rested = () => vi.advanceTimersByTimeAsync(100);

beforeEach(async () => {
  vi.useFakeTimers();
  steps = new Steps();
  vi.stubGlobal("history", steps);
  vi.stubGlobal("location", {
    get hash() {
      return steps.addresses.at(-1);
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => steps.listeners.push(listener));
  vi.resetModules();
  layers = await import("../src/lib/layers");
  layers.followHistory();
  return () => vi.useRealTimers();
});

it("the address changes at once while no card or dialog is open", () => {
  layers.rewrite("#/replay/a?at=89");
  expect(steps.addresses).toEqual(["#/replay/a?at=89"]);
});

it.each([
  ["before", 0],
  ["while", 5],
  ["after", 100],
])("a new address set %s a card or dialog closes is kept", async (_, wait) => {
  const close = layers.lay(() => undefined);
  const rewrite = () => layers.rewrite("#/replay/a?at=89");
  if (!wait) rewrite();
  close();
  await vi.advanceTimersByTimeAsync(wait);
  if (wait) rewrite();
  await rested();
  expect(steps.addresses).toEqual(["#/replay/a?at=89"]);
  expect(steps.state).toBeNull();
});

it("the address changes when a user goes back from a dialog", async () => {
  const close = vi.fn();
  layers.lay(close);
  layers.rewrite("#/replay/a?at=89");
  expect(steps.addresses).toEqual(["#/replay/a?at=2", "#/replay/a?at=2"]);
  steps.back();
  await rested();
  expect(close).toHaveBeenCalledOnce();
  expect(steps.addresses).toEqual(["#/replay/a?at=89"]);
});

it("the address of another screen is left unchanged", async () => {
  const close = layers.lay(() => undefined);
  layers.rewrite("#/replay/a?at=89");
  steps.follow("#/rules");
  close();
  await rested();
  expect(steps.addresses.at(-1)).toBe("#/rules");
});

it("only one module of the client writes the browser history", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const writers = files.filter((file) =>
    /history\.(replaceState|pushState|go)\(/.test(readFileSync(join(SOURCE, file), "utf8")),
  );
  expect(writers).toEqual([join("lib", "layers.ts")]);
});
