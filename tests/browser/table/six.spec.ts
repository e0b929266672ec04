/** Six players at a table: on every screen, each of them is visible, distinct and not in the way. */
import type { Page } from "@playwright/test";
import { expect, finish, mouse, picture, playOn, seated, settled, skip, test, variant } from "../kit";
import { atEachSize, FIRST_GAME_SIZES, resize, SIZES } from "../tables";

const bot = { kind: "bot", bot: "random" };
const SIX = { seats: [bot, bot, bot, bot, bot, { kind: "me" }], first: 1, scenario: "necromancer" };

/** Seats that are outside of the window, or overlap. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".players .seat")]
      .map((seat) => seat.getBoundingClientRect())
      .filter((box) => box.width > 0);
    return boxes.filter(
      (box, place) =>
        box.left < 0 ||
        box.right > innerWidth + 0.5 ||
        boxes.some(
          (other, there) =>
            there > place &&
            box.left < other.right - 0.5 &&
            other.left < box.right - 0.5 &&
            box.top < other.bottom - 0.5 &&
            other.top < box.bottom - 0.5,
        ),
    ).length;
  });

test("six players fit at every size, each with another crest", async ({ page }) => {
  await seated(page, SIX);
  const seats = page.locator(".players:visible .seat");
  await expect(page.locator(".seat.turn.me:visible")).toHaveCount(1, { timeout: 60_000 });
  await atEachSize(page, SIZES, async (name) => {
    await expect(seats).toHaveCount(6);
    await expect(page.locator(".seat.turn.me:visible")).toHaveCount(1);
    await settled(page);
    await picture(page, `six-${name}`);
    expect(await misplaced(page)).toBe(0);
    const crests = await seats
      .locator("svg.crest")
      .evaluateAll((all) =>
        all.map((crest) => [crest.querySelector("rect")?.getAttribute("fill"), crest.querySelector("g g")?.innerHTML]),
      );
    expect(new Set(crests.map(([colour]) => colour)).size).toBe(6);
    expect(new Set(crests.map(([, pattern]) => pattern?.replace(/<!--.*?-->/g, ""))).size).toBe(6);
    for (const coins of await seats.locator(".coins").all()) await expect(coins).toBeInViewport({ ratio: 0.9 });
  });
});

for (const bots of [3, 4])
  test(`${bots + 1} players are legible on every phone`, variant(bots === 4), async ({ page }) => {
    const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)];
    const id = await seated(page, { seats, first: 1 });
    await expect(page.locator("#primary")).toBeVisible();
    await finish(page, id, "turn");
    await finish(page, id, "turn"); // coins have two digits, and races have regions
    for (const size of FIRST_GAME_SIZES.slice(3)) {
      const name = `${bots + 1} players at ${size.width}x${size.height}`;
      await resize(page, size);
      await settled(page);
      await picture(page, `chips-${bots + 1}-${size.width}`);
      const faults = await page.locator(".players:visible :is(b, .coins, .mini)").evaluateAll((nodes) =>
        nodes
          .filter((node) => {
            const chip = node.closest(".seat")!.getBoundingClientRect();
            const { left, right } = node.getBoundingClientRect();
            const small = parseFloat(getComputedStyle(node).fontSize) < 10;
            return small || node.scrollWidth > node.clientWidth || left < chip.left || right > chip.right;
          })
          .map((node) => node.textContent?.trim()),
      );
      expect(faults, name).toEqual([]);
      for (const coins of await page.locator(".players:visible .coins").all())
        await expect(coins).toBeInViewport({ ratio: 1 });
    }
  });

for (const bots of [3, 4])
  test(`beside the map, no icon covers the coins of ${bots + 1}`, variant(bots === 4), async ({ page }) => {
    const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ ...bot, bot: "greedy" }))];
    const id = await seated(page, { seats, first: 1, open_coins: true });
    await expect(page.locator("#primary")).toBeVisible();
    await skip(page, id, "until last turns"); // coins have two digits
    const takes = async () => (await page.$('.screen[data-shape="combo"]')) !== null;
    await playOn(page, { hand: mouse, decline: 1, until: takes });
    await atEachSize(page, [SIZES[0]], async (name) => {
      await settled(page);
      await picture(page, `coins-${bots + 1}-${name}`);
      const gaps = await page.locator(".chips:visible .seat:has(.mini)").evaluateAll((all) =>
        all.map((seat) => {
          const coins = document.createRange();
          coins.selectNodeContents(seat.querySelector(".coins")!);
          return seat.querySelector(".mini")!.getBoundingClientRect().left - coins.getBoundingClientRect().right;
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    });
  });
