/** The page without a server keeps Python's memory after its first start, so that later visits start sooner. */
import type { Page } from "@playwright/test";
import { expect, mouse, playOn, test } from "../kit";
import { arrived, ask, inWorker, SLOW } from "./here";

const CACHE = "memory";

/** The addresses of what is kept. */
const kept = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), CACHE);

/** Changes what is kept: a function of this test file returns it anew. */
const keepOther = (page: Page, change: (old: ArrayBuffer) => BodyInit, sum?: string) =>
  page.evaluate(
    async ([name, change, sum]) => {
      const cache = await caches.open(name);
      const [request] = await cache.keys();
      const old = request && (await cache.match(request));
      if (!request || !old) throw new Error("Nothing is kept");
      const changed = (0, eval)(`(${change})`) as (old: ArrayBuffer) => BodyInit;
      const headers = { sum: sum ?? old.headers.get("sum") ?? "" };
      await cache.put(request, new Response(changed(await old.arrayBuffer()), { headers }));
    },
    [CACHE, String(change), sum] as const,
  );

/** Expects how the worker gets its Python. */
async function expectOrigin(page: Page, mark: "python-started" | "python-restored"): Promise<void> {
  const marks = async () => {
    const worker = page.workers().find((worker) => worker.url().includes("/worker-"));
    return (await worker?.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name))) ?? [];
  };
  await expect.poll(marks, SLOW).not.toEqual([]);
  expect(await marks()).toEqual([mark]);
}

async function visit(page: Page): Promise<void> {
  await arrived(page);
  await expect.poll(() => kept(page), SLOW).toHaveLength(1);
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator("#main")).toBeVisible(SLOW);
}

test("a second visit restores Python, and plays", async ({ page }) => {
  await visit(page);
  await expectOrigin(page, "python-started");
  await again(page);
  await expectOrigin(page, "python-restored");
  await page.getByRole("button", { name: "Play now" }).click(SLOW);
  await page.waitForSelector(".screen:not(.busy) #primary", SLOW);
  await playOn(page, { hand: mouse, most: 6 });
});

test("visits with the same memory get different random numbers", async ({ page }) => {
  await visit(page);
  const seen = new Set<string>();
  for (let visits = 0; visits < 2; visits++) {
    await again(page);
    await expectOrigin(page, "python-restored");
    const { id, seed_hash } = await ask<Record<"id" | "seed_hash", string>>(page, "/api/tables", {
      seats: [{ kind: "me" }, { kind: "bot", bot: "normal" }],
      boxes: ["base"],
    });
    seen.add(id).add(seed_hash);
  }
  expect(seen.size).toBe(4);
});

for (const [name, change, sum] of [
  ["cut short", (old: ArrayBuffer) => old.slice(0, old.byteLength / 2), undefined],
  ["changed", (old: ArrayBuffer) => new Uint8Array(old).fill(7, 5_000_000, 5_000_100), undefined],
  ["of another Pyodide", () => new ArrayBuffer(0), "0"],
] as const)
  test(`a memory that is ${name} is not used`, async ({ page }) => {
    await visit(page);
    await keepOther(page, change, sum);
    await again(page);
    await expectOrigin(page, "python-started");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect.poll(() => kept(page), SLOW).toHaveLength(1);
    await again(page);
    await expectOrigin(page, "python-restored");
  });

test("a new build does not use the memory of the old one", async ({ page }) => {
  await visit(page);
  const [address] = (await kept(page)) as [string];
  const old = address.replace(/python-\w+/, "python-0123456789");
  await page.evaluate(
    async ([name, address, old]) => {
      const cache = await caches.open(name);
      const memory = await cache.match(address);
      await cache.delete(address);
      await cache.put(old, memory as Response);
    },
    [CACHE, address, old] as const,
  );
  await again(page);
  await expectOrigin(page, "python-started");
  await expect.poll(() => kept(page), SLOW).toEqual([address]);
});

test("without a cache, each visit starts Python", async ({ page }) => {
  await inWorker(
    page,
    'Object.defineProperty(self, "caches", { get() { throw new DOMException("denied", "SecurityError") } })',
  );
  await arrived(page);
  await again(page);
  await expectOrigin(page, "python-started");
});
