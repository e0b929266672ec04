/** Faults of the browser on the page without a server: each has a sentence, and a way to continue. */
import type { Page } from "@playwright/test";
import { chromium } from "../playwright.config";
import { expect, mouse, playOn, test } from "../kit";
import { inWorker, SLOW } from "./here";

const ARGS = ["--no-sandbox", "--disable-gpu", "--js-flags=--jitless"];

const ROOM = 8_000_000; // bytes, more than a game needs

const fault = (page: Page) => page.getByRole("alertdialog");
const seq = async (page: Page) => Number(await page.getAttribute(".screen", "data-seq"));

/** Expects a sentence in front of everything, with a button that loads the page again. */
async function told(page: Page, sentence: RegExp): Promise<void> {
  await expect(fault(page)).toHaveText(sentence, SLOW);
  await expect(fault(page).getByRole("button", { name: "Load again" })).toBeFocused();
}

async function playing(page: Page): Promise<void> {
  await page.goto("./");
  await page.getByRole("button", { name: "Play now" }).click(SLOW);
  await page.waitForSelector(".screen:not(.busy) #primary", SLOW);
}

/**
 * Writes more than the store has room for, so that Chromium looks at the quota again.
 *
 * Otherwise Chromium lets small changes use the room that it found up to 30 s before.
 */
const refused = (size: number) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open("too-large");
    request.onupgradeneeded = () => request.result.createObjectStore("all").put("x".repeat(size), 0);
    request.onerror = () => resolve();
    request.onsuccess = () => reject(new Error("The store had room"));
  });

test("without WebAssembly, the page says what helps", async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({ executablePath: chromium, args: ARGS });
  const page = await browser.newPage({ baseURL, locale: "en-GB" });
  await page.goto("./");
  await told(page, /cannot run the game: .+ Allow WebAssembly .+Lockdown Mode.+ newer browser/);
  await browser.close();
});

test("a policy that forbids WebAssembly is named", async ({ page }) => {
  await page.route(/\/assets\/worker-/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" }; // a worker has its own
    await route.fulfill({ response, headers });
  });
  await page.goto("./");
  await told(page, /cannot run the game: .+ Content Security Policy.+ newer browser/);
});

for (const [name, line] of [
  ["no IndexedDB", 'Object.defineProperty(self, "indexedDB", { value: undefined })'],
  ["denied storage", 'IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError") }'],
] as const)
  test(`the page says that games cannot be kept with ${name}`, async ({ page }) => {
    await inWorker(page, line);
    await page.goto("./");
    await told(page, /store nothing, .+ Allow storage/);
  });

test("a full store stops the game, and nothing is lost", async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL as string);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: ROOM });
  await playing(page);
  const before = await seq(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.evaluate(refused, ROOM + 1);
  await playOn(page, { hand: mouse, most: 30, until: () => fault(page).isVisible() }).catch(() => undefined);
  await told(page, /could not be saved: .+ Free some space/);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await fault(page).getByRole("button").click();
  await page.waitForSelector(".screen:not(.busy) #primary", SLOW);
  expect(await seq(page)).toBeGreaterThanOrEqual(before);
  await playOn(page, { hand: mouse, most: 3 });
});

test("the page says when the worker of the tables is gone", async ({ page }) => {
  await page.clock.install();
  await playing(page);
  await page.workers()[0]?.evaluate(() => self.close());
  for (let minute = 0; minute < 5 && !(await fault(page).isVisible()); minute++) await page.clock.runFor(60_000);
  await told(page, /no longer answers/);
  await page.clock.resume();
  await fault(page).getByRole("button").click();
  await page.waitForSelector(".screen:not(.busy) #primary", SLOW);
});

test("a frozen page plays on when it is opened again", async ({ page }) => {
  await playing(page);
  const session = await page.context().newCDPSession(page);
  const before = await seq(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await playOn(page, { hand: mouse, most: 6 });
  expect(await seq(page)).toBeGreaterThan(before);
});

test.describe("with the page kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  for (const file of ["game.pack", "pyodide.asm.wasm", "pyodide.asm.mjs"])
    test(`a kept ${file} that was cut short is loaded again`, async ({ page, context }) => {
      await playing(page);
      await page.evaluate(async (file) => {
        await navigator.serviceWorker.ready;
        for (const key of await caches.keys()) {
          const cache = await caches.open(key);
          const request = (await cache.keys()).find(({ url }) => url.endsWith(`/${file}`));
          const kept = request && (await cache.match(request));
          if (!kept) continue;
          const bytes = await kept.arrayBuffer();
          await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2), { headers: kept.headers }));
        }
      }, file);
      await context.setOffline(true);
      await page.reload();
      await told(page, /could not be loaded: .+ try again/);
      await context.setOffline(false);
      await fault(page).getByRole("button").click();
      const again = fault(page).getByRole("button");
      await expect(page.locator("#primary").or(again).first()).toBeVisible(SLOW);
      if (await again.isVisible()) await again.click(); // a script is repaired for the next time
      await page.waitForSelector("#primary", SLOW);
      await context.setOffline(true);
      await page.reload();
      await page.waitForSelector("#primary", SLOW);
    });
});
