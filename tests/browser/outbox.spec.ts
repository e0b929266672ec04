/** A move made without a line is kept until it has arrived or is refused, and one is told what became of it. */
import type { Page } from "@playwright/test";
import { ask, expect, screenshots, seated, settled, test } from "./kit";
import { atEachSize, DESK_AND_PHONE } from "./tables";

const SEATS = { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1, open_coins: true };
const LONGEST_PAUSE_MS = 8_000; // as web/src/game/outbox.svelte.ts has it
const seq = (page: Page) => page.getAttribute(".screen", "data-seq");
const sending = (page: Page) => page.locator(".sending");

/** Takes the first combo. */
async function take(page: Page): Promise<void> {
  await page.click(".column.open button:not(:disabled)");
  await page.click("#primary");
}

/** Calls that fail are told on the console: here they are what is tried. */
test.afterEach(({ complaints }) => {
  const others = complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409|WebSocket/.test(line));
  complaints.splice(0, complaints.length, ...others);
});

/** Lets the pause before each try pass at once, until a move was tried so often or is on its way no more. */
async function hurry(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(LONGEST_PAUSE_MS);
        return done();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

test("a move made offline arrives, after many tries and a reload", async ({ page, context }) => {
  await page.clock.install();
  await seated(page, SEATS);
  await page.waitForSelector("#primary");
  const before = await seq(page);
  const maps = new Map<string, unknown>();
  const map = () => page.locator(".middle").boundingBox();
  await atEachSize(page, DESK_AND_PHONE, async (name) => void maps.set(name, await map()));
  let tries = 0;
  page.on("requestfailed", (request) => (tries += request.url().endsWith("/act") ? 1 : 0));
  await context.setOffline(true);
  await take(page);
  await expect(sending(page)).toHaveAttribute("data-state", /sending|stuck/);
  await expect(sending(page)).toContainText("kept");
  await hurry(page, async () => tries > 5); // four tries were all it once got
  expect(await seq(page)).toBe(before);
  await atEachSize(page, DESK_AND_PHONE, async (name) => {
    await expect(sending(page)).toContainText("kept");
    await expect.poll(map).toEqual(maps.get(name)); // what comes and goes moves nothing
    await settled(page);
    await page.screenshot({ path: `${screenshots}/sending-${name}.png` });
  });

  await page.route("**/act", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(sending(page)).toHaveAttribute("data-state", "stuck");
  await page.unroute("**/act");
  await hurry(page, async () => (await sending(page).textContent()) === "Your move has arrived.");
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
  expect(Number(await seq(page))).toBeGreaterThan(Number(before));
});

test("a move that is possible no more is told, not lost", async ({ page }) => {
  const id = await seated(page, SEATS);
  await page.waitForSelector("#primary");
  await page.route("**/act", (route) => route.abort());
  await take(page);
  await expect(sending(page)).toHaveAttribute("data-state", "stuck");
  const other = { player: 1, seq: Number(await seq(page)), key: "from-elsewhere", action: { do: "take", place: 2 } };
  await ask(page, `/api/tables/${id}/act`, other);
  await page.unroute("**/act");
  await expect(sending(page)).toHaveText("Your move was not made. The table has moved on. Please look again.", {
    timeout: 20_000,
  });
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(sending(page)).toHaveCount(0);
});

test("a move on its way can be withdrawn, and another made", async ({ page }) => {
  await seated(page, SEATS);
  await page.waitForSelector("#primary");
  const before = await seq(page);
  await page.route("**/act", (route) => route.abort());
  await take(page);
  await page.getByRole("button", { name: "Withdraw the move" }).click();
  await expect(sending(page)).toContainText("You have withdrawn your move.");
  await page.unroute("**/act");
  await page.reload();
  await page.waitForSelector("#primary");
  expect(await seq(page)).toBe(before);
  await take(page);
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
});
