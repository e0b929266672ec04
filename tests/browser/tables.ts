/** Tables that requests set up before a page shows them, and screens at several sizes. */
import type { Browser, Page } from "@playwright/test";
import { accessible, ask, expect, hasten, picture, settled, setUp, watch } from "./kit";

export const SIZES = [
  ["desktop", 1280, 800],
  ["phone", 390, 844],
  ["lying", 844, 390],
] as const;
export const DESK_AND_PHONE = [SIZES[0], SIZES[1]] as const;
export type Size = (typeof SIZES)[number];

/** Sizes with a word for titles: in the short run those with the least room, in the long run all. */
export const PHONES_OR_ALL: [string, readonly Size[], short: boolean][] = [
  ["on phones", [SIZES[1], SIZES[2]], true],
  ["at every size", SIZES, false],
];
export const PHONE_OR_BOTH: [string, readonly Size[], short: boolean][] = [
  ["on a phone", [SIZES[1]], true],
  ["at two sizes", DESK_AND_PHONE, false],
];

/** The sizes at which a first game is checked: two laptops, a tablet, and three phones. */
export const FIRST_GAME_SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
] as const;
export type FirstGameSize = (typeof FIRST_GAME_SIZES)[number];
/** The same in titles: in the short run a small laptop and the smallest phones, in the long run all. */
export const SHORT_OR_LONG: [string, readonly FirstGameSize[], short: boolean][] = [
  ["three sizes", FIRST_GAME_SIZES.filter(({ width }) => [1280, 844, 320].includes(width)), true],
  ["every size", FIRST_GAME_SIZES, false],
];

/** A finished game against a random bot; no page shows it yet. */
export async function finished(page: Page): Promise<string> {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 });
  await ask(page, `/test/tables/${id}/finish`, { what: "game" });
  return id;
}

/** Two players in two browsers at one table; `prepare` runs before the second page shows it. */
export async function twoSeated(
  page: Page,
  browser: Browser,
  complaints: string[],
  prepare: (other: Page) => Promise<unknown> = async () => undefined,
): Promise<{ id: string; other: Page }> {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  watch(other, complaints);
  await hasten(other);
  await prepare(other);
  await ask(other, "/api/guest", { name: "Ben" });
  await ask(other, `/api/tables/${id}/join`, {});
  for (const each of [page, other]) await each.goto(`/#/table/${id}`);
  for (const each of [page, other]) await expect(each.locator(".players .seat")).toHaveCount(2);
  return { id, other };
}

/** Checks a page at one size after another, from the nearer end of the list; it stays at the last. */
export async function atEachSize(
  page: Page,
  sizes: readonly Size[],
  look: (name: Size[0], height: number, width: number) => Promise<void>,
): Promise<void> {
  const now = page.viewportSize()!;
  const last = sizes.at(-1)!;
  const backwards = last[1] === now.width && last[2] === now.height;
  for (const [name, width, height] of backwards ? sizes.toReversed() : sizes) {
    await resize(page, { width, height });
    await look(name, height, width);
  }
}

/** Takes pictures of a page at each size for you to look at; without SMALLWORLD_PICTURES, does not even resize it. */
export async function picturesAtEachSize(
  page: Page,
  sizes: readonly Size[],
  name: string,
  show: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (!process.env.SMALLWORLD_PICTURES) return;
  await atEachSize(page, sizes, async (size) => {
    await show();
    await settled(page);
    await picture(page, `${name}-${size}`);
  });
}

/** Resizes a page, and waits until it is laid out for its new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ height }) => innerHeight === height, size); // the page learns of it a moment later
  await laidOut(page);
}

/** Waits until fonts are loaded and nothing has moved for five frames: each observer may move things a frame later. */
export async function laidOut(page: Page): Promise<void> {
  const late = await page.evaluate(async () => {
    let frames = 0;
    let moved = "";
    const limit = performance.now() + 60_000;
    await document.fonts.ready;
    // A test may have replaced the clock, and with it requestAnimationFrame; animations keep to the real frames.
    const frame = () => document.documentElement.animate([], 1).finished;
    const layout = () =>
      [...document.querySelectorAll("main, .screen, .map, .middle, .land, .foot, .card, dialog[open]")]
        .map((node) => Object.values(node.getBoundingClientRect().toJSON() as Record<string, number>).join())
        .join(";");
    for (let [same, before] = [0, ""]; same < 5;) {
      await frame();
      frames++;
      const now = layout();
      if (now !== before) moved = `${before} -> ${now}`;
      [same, before] = now === before ? [same + 1, before] : [0, now];
      if (performance.now() > limit) return `still moving after ${frames} frames: ${moved}`;
    }
    return "";
  });
  expect(late).toBe("");
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects no fault on a page. Colours, which take longest and are the same at each size, are checked once. A page over
 * another is checked with the rules of `wcag` only, as it may begin with any heading.
 */
export async function expectNoFaults(
  page: Page,
  { colours = true, wcag = false, within }: { colours?: boolean; wcag?: boolean; within?: string } = {},
): Promise<void> {
  let axe = accessible(page);
  if (wcag) axe = axe.withTags(WCAG);
  if (within) axe = axe.include(within);
  if (!colours) axe = axe.disableRules(["color-contrast"]);
  const { violations } = await axe.analyze();
  expect(violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.target.join(" ")}`)).toEqual([]);
}
