/** The page that plays without a server: `make static` built it, and a plain file server below a path shows it. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, finger, mouse, picture, playOn, settled, test } from "../kit";
import { SLOW } from "./here";

const BUDGET_MB = 5.5; // to be fetched until the first question
const STATIC = path.resolve(__dirname, "../../../build/static");

async function opened(page: Page, hash = ""): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator("#main")).toBeVisible(SLOW);
}

/** The number of the last event that a table shows, once the player has to decide. */
async function events(page: Page): Promise<number> {
  await page.waitForSelector(".screen:not(.busy) #primary", SLOW);
  return Number(await page.getAttribute(".screen", "data-seq"));
}

for (const [size, hand, look] of [
  ["desktop", mouse, { viewport: { width: 1280, height: 720 } }],
  ["phone", finger, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(size, () => {
    test.use({ serviceWorkers: "allow", ...look });

    test("a game goes on without a network, also after a reload", async ({ page, context }) => {
      await opened(page);
      await picture(page, `alone-start-${size}`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await page.getByRole("button", { name: "Play now" }).click();
      await page.waitForSelector("#primary", SLOW);
      await context.setOffline(true);
      const begun = await events(page);
      await playOn(page, { hand, most: 12 });
      const played = await events(page);
      expect(played).toBeGreaterThan(begun);
      await settled(page);
      await picture(page, `alone-table-${size}`);

      await page.reload();
      expect(await events(page)).toBeGreaterThanOrEqual(played);
      await playOn(page, { hand, most: 4 });
      expect(await events(page)).toBeGreaterThan(played);
      await page.goto("./#/games");
      await expect(page.locator(`a[href^="#/table/"]`).first()).toBeVisible();
    });
  });
}

test.describe("windows", () => {
  test("a second window waits until the first is closed", async ({ page, context }) => {
    await opened(page);
    const other = await context.newPage();
    await other.goto("./");
    await expect(other.getByText("open in another window")).toBeVisible(SLOW);
    await page.close();
    await expect(other.getByRole("button", { name: "Play now" })).toBeVisible(SLOW);
  });
});

/** Opens texts as files on the page of one's games. */
async function openFile(page: Page, text: string): Promise<void> {
  await page.goto("./#/games");
  await page.locator('input[type="file"]').setInputFiles({
    name: "games.smallworld",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
}

test("games are saved as a file and opened on another device", async ({ page, browser, baseURL }) => {
  await opened(page);
  for (let game = 0; game < 2; game++) {
    await page.goto("./#/");
    await page.getByRole("button", { name: "Play now" }).click();
    await events(page);
  }
  await page.goto("./#/games");
  const saved = page.waitForEvent("download", SLOW);
  await page.getByRole("button", { name: "Save all games" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text.match(/^\{"smallworld"/gm)).toHaveLength(2);

  await openFile(page, text);
  await expect(page.getByText("2 games were opened.")).toBeVisible(SLOW);
  await expect(page.locator('a[href^="#/table/"]')).toHaveCount(2); // the same two

  const other = await (await browser.newContext({ baseURL })).newPage();
  await opened(other);
  await openFile(other, text);
  await expect(other.getByText("2 games were opened.")).toBeVisible(SLOW);
  await picture(other, "alone-files");
  await other.locator('a[href^="#/table/"]').first().click();
  expect(await events(other)).toBeGreaterThan(0);
  await other.context().close();
});

test("the page offers nothing that needs a server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await opened(page);
  for (const name of ["Lobby", "Account", "Play someone"])
    await expect(page.locator("a, button").filter({ hasText: name })).toHaveCount(0);
  await opened(page, "#/new");
  await expect(page.getByText("Clock")).toHaveCount(0);
  await expect(page.locator('option[value="open"]')).toHaveCount(0);
  expect(asked.filter((path) => path.includes("/api/"))).toEqual([]);
});

test("the files until the first question fit into the budget", async ({ page, baseURL }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => fetched.add(request.url().split("#")[0] as string));
  await opened(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForSelector("#primary", SLOW);
  const files = [...fetched].map((url) => url.slice((baseURL as string).length) || "index.html");
  expect(files.filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
  const size = (file: string) => brotliCompressSync(readFileSync(path.join(STATIC, file))).length;
  expect(files.reduce((sum, file) => sum + size(file), 0) / 1e6).toBeLessThan(BUDGET_MB);
});
