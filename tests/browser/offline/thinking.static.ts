/** Bots of the page without a server, which think in a worker of their own. */
import type { Page, Worker } from "@playwright/test";
import { expect, playOn, mouse, test } from "../kit";

const SLOW = { timeout: 240_000 }; // Python starts, on a busy machine
const BOTS = /\/thoughts-/;

/** Sits down at a table with Expert bots, at which the player begins. */
async function seated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        Object.assign(window, { tables: this });
      }
    };
  });
  await page.goto("./");
  await expect(page.locator("#main")).toBeVisible(SLOW);
  await ask(page, "/api/guest", { name: "Ana" });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "expert" }, { kind: "bot", bot: "expert" }];
  const { id } = await ask<{ id: string }>(page, "/api/tables", { seats, first: 1, boxes: ["base"] });
  await page.goto(`./#/table/${id}`);
  await page.waitForSelector("#primary", SLOW);
}

/** Asks the worker of the tables, as the client does. */
function ask<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    ([path, body]) =>
      new Promise<T>((resolve) => {
        const { tables } = window as unknown as { tables: globalThis.Worker };
        const number = -Math.random();
        tables.addEventListener("message", ({ data }) => {
          if (data.number === number) resolve(JSON.parse(data.text) as T);
        });
        tables.postMessage({ kind: "call", number, method: "POST", path, body });
      }),
    [path, JSON.stringify(body)] as const,
  );
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
