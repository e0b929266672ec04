import type { Page } from "@playwright/test";
import { call, chosen, expect, finger, hasten, mouse, picture, seated, settled, variant, type Hand } from "../kit";
import { test, untilTaken, watch } from "../kit";

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

/** Does something, again if it ends the turn, and waits until the table has changed. */
async function decided(page: Page, act: () => Promise<void>): Promise<void> {
  const seq = await page.getAttribute(".screen", "data-seq");
  const gone = (ending: boolean) =>
    page.waitForFunction(
      ([seq, ending]) => {
        const screen = document.querySelector<HTMLElement>(".screen");
        if (ending && screen?.dataset.ending !== undefined) return true;
        return screen?.dataset.seq !== seq && !screen?.classList.contains("busy");
      },
      [seq, ending] as const,
    );
  await untilTaken(page, act);
  await gone(true);
  if (await page.$(".screen[data-ending]")) {
    await untilTaken(page, () => page.click("#primary"));
    await gone(false);
  }
}

/** Clicks on something on the map or in a list, wherever it is. */
async function point(page: Page, hand: Hand, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await hand.press(page, selector);
}

/** Lays a tile with a mountain and a chasm if they fit, and a Lost Tribe. */
async function lay(page: Page, hand: Hand, shots: string): Promise<void> {
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await settled(page);
  await picture(page, `gods-tiles-${shots}`);
  await decided(page, () => point(page, hand, "[data-tile]"));
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "cell");
  await expect(page.locator("#primary")).toBeDisabled();
  await point(page, hand, "[data-cell]");
  await expect(page.locator(".hanging path").first()).toBeVisible();
  await page.getByRole("button", { name: "turn right" }).click();
  await settled(page);
  await picture(page, `gods-cell-${shots}`);
  await expect(page.locator("#primary")).toHaveText("Place the tile here");
  await decided(page, () => hand.press(page, "#primary"));
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".screen")?.dataset.shape !== "amount");
  while ((await shapeOf(page)) === "place") {
    await expect(page.locator("[data-spot]").first()).toBeVisible();
    await settled(page);
    await picture(page, `gods-place-${shots}`);
    await decided(page, () => point(page, hand, "[data-spot]"));
  }
  if ((await shapeOf(page)) === "regions") {
    await settled(page);
    await picture(page, `gods-tribe-${shots}`);
    const open = await page.locator(".hit.open").first().getAttribute("data-region");
    await chosen(page, hand, open!);
    await decided(page, () => hand.press(page, "#primary"));
  }
}

for (const { size, hand, screen } of SIZES) {
  test(
    `players build a board and play their hand, on a ${size}`,
    variant(size === "phone"),
    async ({ browser, complaints }) => {
      const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
      const page = await context.newPage();
      watch(page, complaints);
      await hasten(page);
      const id = await seated(page, GODS);
      await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(6);
      await lay(page, hand, `first-${size}`);
      // The bots lay theirs; then my turn begins with another one.
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "tile", { timeout: 60_000 });
      await expect(page.locator("[data-tile]")).toHaveCount(26 - 3);
      await lay(page, hand, `turn-${size}`);
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "combo");
      const held = page.getByRole("group", { name: "Your hand" });
      await expect(held.getByRole("button")).toHaveCount(6);
      await expect(page.locator("#primary")).toBeDisabled();
      // By keys, first the race of the second row and then the power of the third.
      for (const key of "23") await page.keyboard.press(key);
      const taken = held.getByRole("button", { pressed: true });
      await expect(taken).toHaveCount(2);
      for (const [kind, row] of [
        ["race", 1],
        ["power", 2],
      ] as const)
        await expect(held.locator(`.half.${kind}`).nth(row)).toHaveAttribute("aria-pressed", "true");
      await hand.press(page, ".half.race >> nth=0");
      await expect(held.locator(".half.race").first()).toHaveAttribute("aria-pressed", "true");
      await expect(taken).toHaveCount(2);
      await expect(page.locator("#primary")).toHaveText(`Take ${await held.locator(".texts strong").textContent()}`);
      await settled(page);
      await picture(page, `gods-hand-${size}`);
      await decided(page, () => hand.press(page, "#primary"));
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
      await settled(page);
      await picture(page, `gods-conquest-${size}`);
      const target = await page.locator(".hit.open").first().getAttribute("data-region");
      await chosen(page, hand, target!);
      await decided(page, () => hand.press(page, "#primary"));
      // Other players' hands are secret.
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
    },
  );
}

/** Makes the usual choices with any hand: takes open pieces, lays a tile and everything that fits on it. */
async function build(page: Page): Promise<"took" | "laid" | ""> {
  const shape = await shapeOf(page);
  if (shape === "name") {
    const card = page.locator(".draft .half").first();
    await card.tap();
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#primary")).toHaveText(`Take ${await card.locator("strong").textContent()}`);
    await decided(page, () => finger.press(page, "#primary"));
    return "took";
  }
  if (shape === "tile") {
    const tile = page.locator("[data-tile]").nth(4); // is not fully on the screen without scrolling
    await expect(tile).toHaveAccessibleName(/^tile [A-Z]: [a-z]/);
    await tile.scrollIntoViewIfNeeded();
    await decided(page, () => tile.tap());
  } else if (shape === "cell") {
    await point(page, finger, "[data-cell]");
    await expect(page.locator(".hanging path").first()).toBeVisible();
    await page.getByRole("button", { name: "turn left" }).tap();
    await decided(page, () => finger.press(page, "#primary"));
    return "laid";
  } else if (shape === "place") {
    await expect(page.locator("[data-spot]").first()).toBeInViewport({ ratio: 1 });
    await decided(page, () => point(page, finger, "[data-spot]"));
  } else if (shape === "regions") {
    const region = await page.locator(".hit.open").first().getAttribute("data-region");
    await chosen(page, finger, region!);
    await expect(page.locator("#primary")).toHaveText(/^(Lost Tribe|Monsters): /);
    await decided(page, () => finger.press(page, "#primary"));
  } else if (shape === "combo") {
    for (const half of ["race", "power"]) await finger.press(page, `.half.${half}`);
    await decided(page, () => finger.press(page, "#primary"));
  }
  return "";
}

/** With two worlds, tiles have two sides: everything else is the same in one world, which is left to `make clicks`. */
const WORLDS = [
  [true, "both worlds"],
  [false, "one world"],
] as const;
for (const [both, built] of WORLDS)
  test(`two players can draft and build ${built} by touch`, variant(both), async ({ browser, complaints }) => {
    const context = await browser.newContext({ ...SIZES[1].screen, reducedMotion: "reduce" });
    const page = await context.newPage();
    watch(page, complaints);
    await hasten(page);
    await page.goto("/#/new?scenario=realms_9&players=2");
    await page.getByLabel("Your name").fill("Ana");
    await expect(page.getByRole("heading", { name: "A Game of Gods" })).toBeVisible();
    const map = page.getByRole("img", { name: "The map for 2 players" });
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator("svg.unbuilt")).toBeVisible(); // players build it in the game
    if (both) {
      await page.getByRole("checkbox", { name: /^Small World Underground/ }).check();
      await expect(page.getByRole("radiogroup", { name: "World" }).getByRole("radio")).toHaveCount(3);
      await page.getByRole("radio", { name: /^Both worlds/ }).check();
      await settled(page);
      await picture(page, "gods-worlds");
    }
    await page.getByLabel("Seat 2").selectOption("bot");
    await page.getByRole("button", { name: "Create table" }).tap();
    const done = { took: 0, laid: 0, "": 0 };
    let turned = !both;
    const mine = () =>
      page.waitForFunction(() => document.querySelector("#primary") && !document.querySelector(".screen.busy"), null, {
        timeout: 60_000,
      });
    for (await mine(); (await shapeOf(page)) !== "conquest"; await mine()) {
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      if (!turned && (await shapeOf(page)) === "tile") {
        turned = true;
        for (const world of ["On the surface", "Underground"]) {
          const side = page.getByRole("radio", { name: world, exact: true });
          await side.tap();
          await expect(side).toBeChecked();
          await settled(page);
          await picture(page, `gods-both-${world}`);
        }
      }
      const did = await build(page);
      if (did === "took" && ++done.took === 2) {
        await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).not.toHaveCount(0);
        await expect(page.getByRole("list", { name: /^Hand of / })).toBeVisible();
      }
      if (did === "laid") done.laid++;
    }
    expect(turned).toBe(true);
    expect(done.took).toBe(6);
    expect(done.laid).toBe(2);
    const target = page.locator('.hit.open[aria-label*="costs"]:not([aria-label*="die"])').first();
    const region = (await target.getAttribute("data-region"))!;
    await chosen(page, finger, region);
    await expect(page.locator("#primary")).toHaveText(/^Conquer /);
    await decided(page, () => finger.press(page, "#primary"));
    await expect(page.locator(`[data-region="${region}"]`)).toHaveAccessibleName(/Ana/);
    await context.close();
  });
