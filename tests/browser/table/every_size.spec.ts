/** A first game at every size: focus, requests and names, which each layout shows with its own buttons and panels. */
import type { Locator, Page } from "@playwright/test";
import { chosen, expect, finish, mouse, openRegions, seated, takeOneThatEntersByTheEdge, test } from "../kit";
import { FIRST_GAME_SIZES, laidOut, resize } from "../tables";

const bot = { kind: "bot", bot: "greedy" };
const TABLE = { seats: [{ kind: "me" }, bot, bot], first: 1 };
const IDLE_MS = 1500;

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Opens a layer by its button, and closes it: the focus moves into it, and returns. */
async function visit(page: Page, opener: Locator, layer: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(layer).toBeVisible();
  await expect.poll(() => layer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(layer).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test("a first game moves the focus correctly at every size", async ({ page }) => {
  for (const size of FIRST_GAME_SIZES) {
    await resize(page, size);
    await page.goto("/#/");
    await page.getByRole("button", { name: "Play now" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Round 1 of 10");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("button", { name: /^Number 1:/ }).press("Enter");
    await page.getByRole("button", { name: /^Take / }).press("Enter"); // it is gone afterwards
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", /conquest|player/);
    await expect(page.getByRole("region", { name: "Your decision" }).locator(":focus")).toHaveCount(1);
  }
});

test("cards and dialogs return the focus at every size", async ({ page }) => {
  await seated(page, TABLE);
  await takeOneThatEntersByTheEdge(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  for (const size of FIRST_GAME_SIZES) {
    await resize(page, size);
    await visit(page, button("Options and keys"), page.getByRole("dialog"));
    await visit(page, button("List of regions"), page.locator(".listed"));
    await visit(page, page.locator(".seat.me:visible"), page.getByRole("dialog", { name: "Ana" }));
    const sheets = (await button("Log").count()) ? ["Log", "Available combos"] : [];
    for (const sheet of sheets) await visit(page, button(sheet), page.locator(".over"));
  }
});

test("an idle table sends no requests at any size", async ({ page, context }) => {
  await seated(page, TABLE);
  const table = new URL(page.url()).hash;
  const asked: string[] = [];
  const pages = await Promise.all(
    ["#/", "#/lobby", table].map(async (address) => {
      const other = await context.newPage();
      const note = (url: string) => {
        const { pathname } = new URL(url);
        if (!pathname.startsWith("/assets/")) asked.push(`${address}: ${pathname}`);
      };
      other.on("request", (request) => note(request.url()));
      other.on("websocket", (socket) => note(socket.url()));
      await other.goto(`/${address}`);
      await expect(heading(other)).toBeVisible();
      return other;
    }),
  );
  for (const size of FIRST_GAME_SIZES) {
    await Promise.all(pages.map((other) => resize(other, size)));
    // A layout may load its own parts once, later on a busy machine.
    await expect
      .poll(async () => {
        asked.length = 0;
        await page.waitForTimeout(IDLE_MS); // the time is the point of the test
        return asked;
      })
      .toEqual([]);
    await page.waitForTimeout(IDLE_MS);
    expect(asked, `${size.width}x${size.height}`).toEqual([]);
  }
});

test("names and the round are not cut off at any size", async ({ page }) => {
  await page.goto("/#/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".column.open .combo").first()).toBeVisible();
  const id = page.url().split("/").at(-1) as string;
  const cut = () =>
    page
      .locator(".players:visible .seat b, h1.turn")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent?.trim()),
      );
  for (const size of FIRST_GAME_SIZES) {
    await resize(page, size);
    expect(await cut(), `${size.width}x${size.height}`).toEqual([]);
  }
  await finish(page, id);
  await page.reload();
  await page.keyboard.press("Escape");
  await expect(heading(page)).toHaveText("Round 10 of 10");
  for (const size of FIRST_GAME_SIZES) {
    await resize(page, size);
    expect(await cut(), `${size.width}x${size.height}`).toEqual([]);
  }
});

test("the card of a region is complete, and moves nothing", async ({ page }) => {
  await resize(page, { width: 1440, height: 780 });
  await seated(page, { seats: [{ kind: "me" }, bot, bot, bot], first: 1 });
  await takeOneThatEntersByTheEdge(page);
  await chosen(page, mouse, (await openRegions(page))[0] as string);
  await page.click("#primary");
  const panel = page.locator(".players:visible .seat, [role=tab]");
  const places = () => panel.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().y));
  for (const height of [780, 720]) {
    await resize(page, { width: 1440, height });
    const before = await places();
    await chosen(page, mouse, (await openRegions(page))[0] as string);
    await laidOut(page);
    expect(await places()).toEqual(before);
    const card = page.locator(".beside .card");
    await expect(card).toBeInViewport({ ratio: 1 });
    const { y, height: tall } = (await card.boundingBox())!;
    expect(y + tall).toBeLessThan((await page.locator(".foot").boundingBox())!.y + 1);
    await card.getByRole("button", { name: "Close" }).click();
  }
});
