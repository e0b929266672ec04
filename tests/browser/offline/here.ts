/** Tables of the page without a server, made by calls to its worker, as the client makes them. */
import { expect, type Page } from "@playwright/test";

export const SLOW = { timeout: 240_000 }; // Python starts, on a busy machine

/** Loads the page as a guest. */
export async function arrived(page: Page): Promise<void> {
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
}

/** Sits down at a new table, at which the player begins. */
export async function atTable(page: Page, wish: object): Promise<void> {
  const { id } = await ask<{ id: string }>(page, "/api/tables", { first: 1, boxes: ["base"], ...wish });
  await page.goto(`./#/table/${id}`);
  await page.waitForSelector("#primary, .curtain", SLOW);
}

/** Calls the worker of the tables. */
export function ask<T>(page: Page, path: string, body: object): Promise<T> {
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

/** Runs a line in the worker of the tables before everything else. */
export async function inWorker(page: Page, line: string): Promise<void> {
  await page.route(/\/assets\/worker-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${line};${await answer.text()}` });
  });
}
