import type { Page } from "@playwright/test";
import { call, expect, finger, hasten, mouse, screenshots, settled, sitDownAt, test, watch, type Hand } from "./kit";

const bot = { kind: "bot", bot: "greedy" };
const GODS = { seats: [{ kind: "me" }, bot, bot], first: 1, scenario: "realms-9", boxes: ["base", "cursed"] };
const SIZES = [
  { size: "desktop", hand: mouse, screen: { viewport: { width: 1440, height: 900 } } },
  {
    size: "phone",
    hand: finger,
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

const shapeOf = (page: Page) => page.getAttribute(".screen", "data-shape");

/** Does something and waits until the table has gone on. */
async function decided(page: Page, act: () => Promise<void>): Promise<void> {
  const seq = await page.getAttribute(".screen", "data-seq");
  await act();
  await page.waitForFunction((seq) => {
    const screen = document.querySelector<HTMLElement>(".screen");
    return screen?.dataset.seq !== seq && !screen?.classList.contains("busy");
  }, seq);
}

/** Points at something on the map, or in a list, wherever it lies. */
async function point(page: Page, hand: Hand, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await hand.press(page, selector);
}

/** Lays a tile with a mountain where one fits, a chasm where one still does, and a Lost Tribe. */
async function lay(page: Page, hand: Hand, shots: string): Promise<void> {
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await settled(page);
  await page.screenshot({ path: `${screenshots}/gods-tiles-${shots}.png` });
  await decided(page, () => point(page, hand, "[data-tile]"));
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "cell");
  await expect(page.locator("#primary")).toBeDisabled();
  await point(page, hand, "[data-cell]");
  await expect(page.locator(".hanging path").first()).toBeVisible();
  await page.getByRole("button", { name: "turn it to the right" }).click();
  await settled(page);
  await page.screenshot({ path: `${screenshots}/gods-cell-${shots}.png` });
  await expect(page.locator("#primary")).toHaveText("Lay the tile here");
  await decided(page, () => hand.press(page, "#primary"));
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".screen")?.dataset.shape !== "amount");
  while ((await shapeOf(page)) === "place") {
    await expect(page.locator("[data-spot]").first()).toBeVisible();
    await settled(page);
    await page.screenshot({ path: `${screenshots}/gods-place-${shots}.png` });
    await decided(page, () => point(page, hand, "[data-spot]"));
  }
  if ((await shapeOf(page)) === "regions") {
    await settled(page);
    await page.screenshot({ path: `${screenshots}/gods-tribe-${shots}.png` });
    const open = await page.locator(".hit.open").first().getAttribute("data-region");
    await hand.region(page, open!);
    await decided(page, () => hand.press(page, "#primary"));
  }
}

for (const { size, hand, screen } of SIZES) {
  test(`people build the board and make a combo of their hand, on a ${size}`, async ({ browser, complaints }) => {
    const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
    const page = await context.newPage();
    watch(page, complaints);
    await hasten(page);
    const id = await sitDownAt(page, GODS);
    await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(6);
    await lay(page, hand, `first-${size}`);
    // The bots lay theirs; then my turn begins with another.
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "tile", { timeout: 60_000 });
    await expect(page.locator("[data-tile]")).toHaveCount(26 - 3);
    await lay(page, hand, `turn-${size}`);
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "combo");
    const held = page.getByRole("group", { name: "Your hand" });
    await expect(held.getByRole("button")).toHaveCount(6);
    await expect(page.locator("#primary")).toBeDisabled();
    if (size === "desktop") for (const key of "23") await page.keyboard.press(key);
    else for (const half of ["race >> nth=1", "power >> nth=2"]) await hand.press(page, `.half.${half}`);
    await expect(held.getByRole("button", { pressed: true })).toHaveCount(2);
    await expect(page.locator("#primary")).toHaveText(`Take ${await held.locator(".texts strong").textContent()}`);
    await settled(page);
    await page.screenshot({ path: `${screenshots}/gods-hand-${size}.png` });
    await decided(page, () => hand.press(page, "#primary"));
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
    await settled(page);
    await page.screenshot({ path: `${screenshots}/gods-conquest-${size}.png` });
    const target = await page.locator(".hit.open").first().getAttribute("data-region");
    await hand.region(page, target!);
    await decided(page, () => hand.press(page, "#primary"));
    // What others hold is nobody else's business.
    type Seen = { views: Record<string, { seats: { unplayed: string[] | null }[]; column: unknown[] }> };
    const seats = (await call<Seen>(page, `/api/tables/${id}/state`)).views["1"]!.seats;
    expect(seats[0]!.unplayed).toHaveLength(4);
    expect(seats.slice(1).map((seat) => seat.unplayed)).toEqual([null, null]);
    const { events } = await call<{ events: { action?: Record<string, unknown> }[] }>(
      page,
      `/api/tables/${id}/events?after=0`,
    );
    const dealt = events.filter(({ action }) => action?.do === "banner" || action?.do === "badge");
    expect(dealt).toHaveLength(3 * 6);
    expect(dealt.every(({ action }) => action?.revealed === undefined)).toBe(true);
    await context.close();
  });
}
