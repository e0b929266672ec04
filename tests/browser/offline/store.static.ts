/** The store of the page without a server: what a reload, a deletion and new rules leave of the games. */
import type { Page } from "@playwright/test";
import { expect, mouse, picture, playOn, test } from "../kit";
import { SLOW } from "./here";

const seq = async (page: Page) => Number(await page.getAttribute(".screen", "data-seq"));
const decides = (page: Page) => page.waitForSelector(".screen:not(.busy) #primary", SLOW);

async function playing(page: Page): Promise<void> {
  await page.goto("./");
  await page.getByRole("button", { name: "Play now" }).click(SLOW);
  await decides(page);
}

/** Lets a second pass between two decisions of bots, so that a reload surely interrupts their turn. */
async function slowBots(page: Page): Promise<void> {
  const slow = "{const real = setTimeout; self.setTimeout = (work, ms) => real(work, ms === 60 ? 1000 : ms)}";
  await page.route(/\/assets\/worker-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${slow};${await answer.text()}` });
  });
}

/** Decides until a bot has to decide. */
async function untilBotDecides(page: Page): Promise<void> {
  const bot = page.locator(".screen:not(:has(#primary)) .seat.turn:not(.me)");
  for (let decision = 0; decision < 60 && !(await bot.isVisible()); decision++) {
    const before = await page.getAttribute(".screen", "data-revision");
    await playOn(page, { hand: mouse, most: 1 });
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>(".screen")?.dataset.revision !== before,
      before,
    );
  }
  await expect(bot).toBeVisible();
}

test("bots go on after a reload in the middle of their turn", async ({ page }) => {
  await slowBots(page);
  await playing(page);
  for (let reload = 0; reload < 2; reload++) {
    await untilBotDecides(page);
    const before = await seq(page);
    await page.reload();
    await decides(page);
    expect(await seq(page)).toBeGreaterThan(before);
  }
});

test("a game goes on when the browser has deleted its data", async ({ page, baseURL }) => {
  await playing(page);
  let asked = 0;
  await playOn(page, { hand: mouse, until: async () => asked++ === 3 }); // the third decision is answered, too
  const before = await seq(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL as string);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  const fault = page.getByRole("alertdialog");
  await expect(fault).toHaveText(/deleted .+ saved again\. .+ as files\./, SLOW);
  await picture(page, "store-deleted");
  await fault.getByRole("button", { name: "Load again" }).click();
  await decides(page);
  expect(await seq(page)).toBe(before);
  await playOn(page, { hand: mouse, most: 3 });
});

test("a game of other rules says so, and its file can be saved", async ({ page }) => {
  await playing(page);
  const table = page.url();
  await page.goto("./#/games");
  await expect(page.locator('a[href^="#/table/"]')).toHaveCount(1);
  await page.evaluate(changeRules);
  await page.reload();
  await page.goto(table);
  await expect(page.getByRole("heading", { name: /started under other rules/ })).toBeVisible(SLOW);
  await picture(page, "store-rules");
  await page.goto("./#/games");
  const saved = page.waitForEvent("download", SLOW);
  await page.getByRole("button", { name: "Save all games" }).click();
  expect(await (await saved).failure()).toBeNull();
});

/** Makes the kept games those of an older version of the rules. */
async function changeRules(): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error as Error);
    });
  const database = await done(indexedDB.open("smallworld"));
  const tables = database.transaction("tables", "readwrite").objectStore("tables");
  for (const id of await done(tables.getAllKeys())) {
    const table = JSON.parse((await done(tables.get(id))) as string) as { boxes: Record<string, number> };
    for (const box of Object.keys(table.boxes)) table.boxes[box] = 0;
    await done(tables.put(JSON.stringify(table), id));
  }
  database.close();
}
