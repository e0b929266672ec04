/** The card about a region never lies over that region, on any board and screen on which it lies over the map. */
import type { Page } from "@playwright/test";
import { call, expect, screenshots, test } from "./kit";

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [640, 400],
] as const;
const BOARDS = [2, 5].flatMap((players) => [["base", players] as const, ["underground", players] as const]);

for (const [width, height] of SIZES)
  test(`the card covers none of its region, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.waitForSelector("h1");
    await call(page, "/api/guest", { name: "Ana" });
    for (const [box, players] of BOARDS) {
      await conquering(page, box, players);
      await expect(page.locator("[data-region]").first()).toBeAttached();
      const told = await page.evaluate(async () => {
        const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const ids = [...document.querySelectorAll<HTMLElement>("[data-region]")].map((node) => node.dataset.region!);
        const covered: string[] = [];
        let cards = 0;
        /** By how many pixels the card lies over the region, from top to bottom; null without a card. */
        const over = (region: Element): number | null => {
          const card = document.querySelector(".inline .card")?.getBoundingClientRect();
          if (!card) return null;
          const lies = region.getBoundingClientRect();
          const across = Math.min(card.right, lies.right) - Math.max(card.left, lies.left);
          return across > 0 ? Math.max(0, Math.min(card.bottom, lies.bottom) - Math.max(card.top, lies.top)) : 0;
        };
        for (const id of ids) {
          const region = document.querySelector(`[data-region="${id}"]`)!;
          region.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          await drawn();
          if (over(region)) await drawn(); // now it is known how high the card is, and the map makes room for it
          const pixels = over(region);
          if (pixels !== null) cards++;
          if (pixels) covered.push(`${id}: ${Math.round(pixels)} px`);
        }
        return { regions: ids.length, cards, covered };
      });
      expect({ box, players, covered: told.covered }).toEqual({ box, players, covered: [] });
      expect(told.cards).toBe(told.regions);
    }
    await page.screenshot({ path: `${screenshots}/card-${width}x${height}.png` });
  });

/**
 * A table on which Ana conquers: then there is most to tell, what a region costs and why. Some combos ask for a region
 * first, and whoever names it is shown no card; of those she takes the next.
 */
async function conquering(page: Page, box: string, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
  for (let place = 1; ; place++) {
    const wish = { seats: [{ kind: "me" }, ...bots], boxes: [box], first: 1 };
    const { id } = await call<{ id: string }>(page, "/api/tables", wish);
    const { seq } = await call<{ seq: number }>(page, `/api/tables/${id}/state`);
    await call(page, `/api/tables/${id}/act`, { player: 1, seq, key: "take", action: { do: "take", place } });
    await page.goto(`/#/table/${id}`);
    await expect(page.locator(".screen")).toHaveAttribute("data-seq", /\d/);
    if (await page.locator('.screen[data-shape="conquest"]').count()) return;
  }
}
