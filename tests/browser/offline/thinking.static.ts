/** Bots of the page without a server, which think in a worker of their own, and reviews, which use this worker. */
import type { Page, Worker } from "@playwright/test";
import path from "node:path";
import { expect, picture, playOn, mouse, test } from "../kit";
import { arrived, atTable, SLOW } from "./here";

const BOTS = /\/thoughts-/;
const RECORD = path.resolve(__dirname, "../../records/base/2-c.txt");

/** Sits down at a table with Expert bots, at which the player begins. */
async function seated(page: Page): Promise<void> {
  await arrived(page);
  const expert = { kind: "bot", bot: "expert" };
  await atTable(page, { seats: [{ kind: "me" }, expert, expert] });
}

/** Plays until the bots have their worker. */
async function untilThought(page: Page): Promise<Worker> {
  const begun = page.waitForEvent("worker", { predicate: (worker) => BOTS.test(worker.url()), ...SLOW });
  const round = async () => bots(page) !== undefined;
  await playOn(page, { hand: mouse, until: round });
  return begun;
}

const bots = (page: Page) => page.workers().find((worker) => BOTS.test(worker.url()));

/** Plays some decisions, so that the bots have several turns. */
async function goesOn(page: Page): Promise<void> {
  const seq = async () => Number(await page.getAttribute(".screen", "data-seq"));
  const before = await seq();
  await playOn(page, { hand: mouse, most: 12 });
  expect(await seq()).toBeGreaterThan(before);
}

test("bots get a worker only when a thought takes long", async ({ page }) => {
  await seated(page);
  expect(bots(page)).toBeUndefined(); // nobody but the player has decided
  await untilThought(page);
  await goesOn(page);
  expect(page.workers().filter((worker) => BOTS.test(worker.url()))).toHaveLength(1);
});

test("a game goes on when the worker of the bots is killed", async ({ page }) => {
  await seated(page);
  const worker = await untilThought(page);
  await worker.evaluate(() => self.close());
  await goesOn(page);
});

test("a game goes on when bots cannot get a worker", async ({ page }) => {
  await page.route(BOTS, (route) => route.abort());
  await seated(page);
  await playOn(page, { hand: mouse, most: 16 });
  await goesOn(page);
});

test("a thought ends when the player leaves the table", async ({ page }) => {
  await seated(page);
  const worker = await untilThought(page);
  const ended = worker.waitForEvent("close", SLOW);
  await page.goto("./#/games");
  await ended;
  await page.locator('a[href^="#/table/"]').first().click();
  await page.waitForSelector("#primary", SLOW);
  await goesOn(page);
});

/** Opens a finished game from a file, and asks for its review. */
async function reviewing(page: Page): Promise<void> {
  await page.goto("./#/games");
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.locator('a[href^="#/replay/"]').first().click(SLOW);
  await page.getByRole("button", { name: "Game review" }).click(SLOW);
  await expect(page.getByRole("dialog", { name: "Game review" })).toBeVisible();
}

test("a finished game is reviewed in the worker of the bots", async ({ page }) => {
  await arrived(page);
  await reviewing(page);
  await expect(page.getByRole("dialog", { name: "Game review" })).toContainText(/[1-9]\d* of \d+ decisions/, SLOW);
  expect(page.workers().filter((worker) => BOTS.test(worker.url()))).toHaveLength(1);
  await picture(page, "alone-review");
});

test("tables answer while a decision is judged", async ({ page }) => {
  // A worker that never answers stands for a decision that takes minutes to judge.
  const body = 'onmessage = () => undefined; postMessage({ kind: "ready" })';
  await page.route(BOTS, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await arrived(page);
  const begun = page.waitForEvent("worker", { predicate: (worker) => BOTS.test(worker.url()), ...SLOW });
  await reviewing(page);
  await begun;
  await atTable(page, { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }] });
  expect(await playOn(page, { hand: mouse, most: 10 })).toBe(10);
});
