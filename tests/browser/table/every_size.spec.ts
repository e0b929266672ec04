/** A first game at every size: focus, requests and names, which each layout shows with its own buttons and panels. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  chosen,
  expect,
  finish,
  mouse,
  openRegions,
  seated,
  settled,
  setUp,
  takeOneThatEntersByTheEdge,
  test,
  variant,
} from "../kit";
import { laidOut, resize, SHORT_OR_LONG, type FirstGameSize } from "../tables";

const bot = { kind: "bot", bot: "greedy" };
const TABLE = { seats: [{ kind: "me" }, bot, bot], first: 1 };
const IDLE_MS = 1500; // on the clock of the pages

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

/** Checks at all `sizes` that the names of players are whole, and the round is on one line. */
async function expectWholeNames(page: Page, sizes: readonly FirstGameSize[]): Promise<void> {
  const names = page.locator(".players:visible .seat b, h1.turn");
  for (const size of sizes) {
    await resize(page, size);
    const cut = await names.evaluateAll((nodes) => {
      const linesOf = (node: Element) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return nodes
        .filter((node) => node.scrollWidth > node.clientWidth || (node.matches("h1") && linesOf(node) > 1))
        .map((node) => node.textContent?.trim());
    });
    expect(cut, `${size.width}x${size.height}`).toEqual([]);
  }
}

for (const [which, sizes, isShort] of SHORT_OR_LONG) {
  test(`a first game moves the focus, shows names: ${which}`, variant(isShort), async ({ page }) => {
    for (const size of sizes)
      await test.step(`begins and moves the focus, ${size.width}x${size.height}`, async () => {
        await resize(page, size);
        await page.goto("/#/");
        await page.getByRole("button", { name: "Play now" }).focus();
        await page.keyboard.press("Enter");
        await expect(heading(page)).toHaveText("Round 1 of 10");
        await expect(heading(page)).toBeFocused();
        // Only your own coins are shown, with nothing in place of the others.
        await expect(page.locator(".players:visible .seat")).toHaveCount(3);
        await expect(page.locator(".players:visible .seat:not(.me) .coins")).toHaveText(["?", "?"]);
        await page.getByRole("button", { name: /^Number 1:/ }).press("Enter");
        await page.getByRole("button", { name: /^Take / }).press("Enter"); // it is gone afterwards
        await expect(page.locator(".screen")).toHaveAttribute("data-shape", /conquest|player/);
        await expect(page.getByRole("region", { name: "Your decision" }).locator(":focus")).toHaveCount(1);
      });
    await test.step("names and the round are not cut off", () => expectWholeNames(page, sizes));
    await test.step("nor are those of the last round", async () => {
      await finish(page, page.url().split("/").at(-1) as string);
      await page.reload();
      await page.keyboard.press("Escape");
      await expect(heading(page)).toHaveText("Round 10 of 10");
      await expectWholeNames(page, sizes.toReversed());
    });
  });

  test(`cards and dialogs return the focus at ${which}`, variant(isShort), async ({ page }) => {
    await seated(page, TABLE);
    await takeOneThatEntersByTheEdge(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    for (const size of sizes) {
      await resize(page, size);
      await visit(page, button("Options and keys"), page.getByRole("dialog"));
      await visit(page, button("List of regions"), page.locator(".listed"));
      await visit(page, page.locator(".seat.me:visible"), page.getByRole("dialog", { name: "Ana" }));
      const sheets = (await button("Log").count()) ? ["Log", "Available combos"] : [];
      for (const sheet of sheets) await visit(page, button(sheet), page.locator(".over"));
    }
  });

  test(`an idle table sends no requests at ${which}`, variant(isShort), async ({ page, context }) => {
    await expectIdle(page, context, sizes);
  });
}

async function expectIdle(page: Page, context: BrowserContext, sizes: readonly FirstGameSize[]): Promise<void> {
  const id = await setUp(page, TABLE);
  await context.clock.install();
  const asked: string[] = [];
  const pages = await Promise.all(
    ["#/", "#/lobby", `#/table/${id}`].map(async (address) => {
      const other = address.includes(id) ? page : await context.newPage();
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
  const idle = () =>
    Promise.all(
      pages.map(async (other) => {
        await other.clock.runFor(IDLE_MS);
        await settled(other);
      }),
    );
  for (const size of sizes) {
    await Promise.all(pages.map((other) => resize(other, size)));
    // A layout may load its own parts once, later on a busy machine.
    await expect
      .poll(async () => {
        asked.length = 0;
        await idle();
        return asked;
      })
      .toEqual([]);
    await idle();
    expect(asked, `${size.width}x${size.height}`).toEqual([]);
  }
}

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
