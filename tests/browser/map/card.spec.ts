/** The card of a region covers neither that region nor prices next to it, where it covers the map. */
import type { Page } from "@playwright/test";
import { ask, expect, picture, test, variant } from "../kit";
import { resize } from "../tables";

type Beside = Record<string, string[]>;

const MOST_FRAMES = 600;
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [820, 1180],
] as const;

/** The smallest phones, on which cards have the least room. */
const PHONES = SIZES.filter(([width, height]) => width === 320 || height === 390);
const BOARDS = [
  ["base", 5, "two phones"],
  ["base", 2, "all sizes"],
  ["base", 5, "all sizes"],
  ["underground", 2, "all sizes"],
  ["underground", 5, "all sizes"],
] as const;

for (const [box, players, where] of BOARDS)
  test(`cards cover no price, ${box} for ${players}, ${where}`, variant(where === "two phones"), async ({ page }) => {
    await ask(page, "/api/guest", { name: "Ana" });
    const beside = await conquering(page, box, players);
    for (const [width, height] of where === "two phones" ? PHONES : SIZES) {
      await resize(page, { width, height });
      await expect(page.locator("[data-region]").first()).toBeAttached();
      const { regions, cards, covered, unnamed } = await page.evaluate(cardsOverRegions, [
        MOST_FRAMES,
        beside,
      ] as const);
      expect({ width, height, covered, unnamed }).toEqual({ width, height, covered: [], unnamed: [] });
      expect(cards).toBe(regions);
      if (players === 2) await picture(page, `card-${box}-${width}x${height}`);
    }
  });

/** Opens the card of each region, and measures which ones cover their regions, or prices on them or next to them. */
async function cardsOverRegions([mostFrames, beside]: readonly [number, Beside]): Promise<{
  regions: number;
  cards: number;
  covered: string[];
  unnamed: string[]; // selected regions without a name on the map
}> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const ids = [...document.querySelectorAll<HTMLElement>("[data-region]")].map((node) => node.dataset.region!);
  const covered: string[] = [];
  const unnamed: string[] = [];
  const letters = (node: Element) => (node.textContent ?? "").replace(/[\s-]/g, "");
  let cards = 0;
  const regionOf = (id: string) => document.querySelector<SVGGeometryElement>(`[data-region="${id}"]`)!;
  /** The prices on a region and next to it: those whose middle is in one of these regions. */
  const pricesNear = (id: string) =>
    [...document.querySelectorAll<SVGGElement>(".pill")].filter((pill) => {
      const { a, b, c, d, e, f } = pill.getScreenCTM()!;
      const middle = new DOMPoint(0, 0).matrixTransform(new DOMMatrix([a, b, c, d, e, f]));
      return [id, ...(beside[id] ?? [])].some((near) => {
        const region = regionOf(near);
        return region.isPointInFill(middle.matrixTransform(region.getScreenCTM()!.inverse()));
      });
    });
  /** How many pixels of the region or a price the card covers, from top to bottom; null without a card. */
  const over = (region: Element, prices: Element[]): number | null => {
    const card = document.querySelector(".inline .card")?.getBoundingClientRect();
    if (!card) return null;
    const pixels = [region, ...prices].map((node) => {
      const lies = node.getBoundingClientRect();
      const across = Math.min(card.right, lies.right) - Math.max(card.left, lies.left);
      return across > 0 ? Math.min(card.bottom, lies.bottom) - Math.max(card.top, lies.top) : 0;
    });
    return Math.max(0, ...pixels);
  };
  for (const id of ids) {
    const region = regionOf(id);
    const prices = pricesNear(id);
    region.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await drawn();
    // Once its height is known, the map makes room. A busy machine takes many frames for that, so only a card that
    // stays in place counts.
    for (let frames = 0; frames < mostFrames && over(region, prices) !== 0; frames++) await drawn();
    const pixels = over(region, prices);
    if (pixels !== null) cards++;
    const title = document.querySelector(".inline .card h3");
    const named = [...document.querySelectorAll(".names text")].map(letters);
    if (title && !named.some((name) => letters(title).startsWith(name))) unnamed.push(id);
    if (pixels) covered.push(`${id}: ${Math.round(pixels)} px`);
  }
  return { regions: ids.length, cards, covered, unnamed };
}

/**
 * A table on which Ana conquers, with the neighbours of each region: then the cards are longest, with all prices and reasons. Some combos first ask for a
 * region, and then a click shows no card; in that case she takes the next combo.
 */
async function conquering(page: Page, box: string, players: number): Promise<Beside> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
  for (let place = 1; ; place++) {
    const wish = { seats: [{ kind: "me" }, ...bots], boxes: [box], first: 1 };
    const { id } = await ask<{ id: string }>(page, "/api/tables", wish);
    const { seq } = await ask<{ seq: number }>(page, `/api/tables/${id}/state`);
    await ask(page, `/api/tables/${id}/act`, { player: 1, seq, key: "take", action: { do: "take", place } });
    await page.goto(`/#/table/${id}`);
    await expect(page.locator(".screen")).toHaveAttribute("data-seq", /\d/);
    if (!(await page.locator('.screen[data-shape="conquest"]').count())) continue;
    const { views } = await ask<{ views: Record<string, { board: string }> }>(page, `/api/tables/${id}/state`);
    const board = await ask<{ regions: { id: string; beside: string[] }[] }>(page, `/api/boards/${views[1]!.board}`);
    return Object.fromEntries(board.regions.map((region) => [region.id, region.beside]));
  }
}
