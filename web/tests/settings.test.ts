/** The settings of this browser. */
import { expect, it, vi } from "vitest";
import type * as Module from "../src/lib/settings.svelte";

/** The module as a newly loaded page has it. */
async function load(): Promise<typeof Module> {
  vi.resetModules();
  return import("../src/lib/settings.svelte");
}

/** A value that differs from the default. */
function other(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (Array.isArray(value)) return [...(value as unknown[]), "new"];
  return typeof value === "object" ? { ...value, new: 1 } : `not ${String(value)}`;
}

it("every setting is the same after a reload", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { settings, remember } = await load();
  const changed = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, other(value)]));
  remember(changed as Partial<Module.Settings>);
  expect((await load()).settings).toEqual(changed);
  vi.unstubAllGlobals();
});
