/** A table for users who cannot see it: everything is announced, and the list of regions replaces the map. */
import { expect, keys, list, mouse, playFirstAndLast, playOn, seated, test, variant } from "../kit";

const AGAINST_A_BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };

test("a game can be begun and ended in the list of regions", variant(), async ({ page }) => {
  const id = await seated(page, AGAINST_A_BOT);
  await playFirstAndLast(page, id, { hand: list, keyboard: true });
  await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
});

test("a screen reader hears choices, prices, undo and neighbours", async ({ page }) => {
  await seated(page, AGAINST_A_BOT);
  const chosen = page.locator(".chosen[aria-live]");
  const combo = page.locator(".column.open button:not(:disabled)").first();
  const named = (await combo.getAttribute("aria-label")) as string;
  expect(named).toMatch(/^Number 1: .+, \d+ tokens, /);
  await page.keyboard.press("1");
  await expect(chosen).toContainText(named);
  await expect(chosen).toContainText(/Take/);
  await page.keyboard.press("e");
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
  const region = (await page.locator(".hit.open").first().getAttribute("data-region")) as string;
  await keys.region(page, region);
  await expect(chosen).toHaveText(/^.+; costs \d+ tokens?.*\. Conquer .+/);
  await page.keyboard.press("i");
  const said = page.locator("p[aria-live=polite]:not(.chosen)");
  await expect(said).toContainText(/; Next to .+, .+/);
  await page.keyboard.press("e");
  await expect(page.locator(".seat.me .figures").first()).toContainText("1 region");
  await page.keyboard.press("u");
  await expect(said).toHaveText("Undone.");
  await playOn(page, {
    hand: mouse,
    until: async (page) => (await page.$(".screen[data-shape=spread]")) !== null,
  });
  await keys.region(page, region);
  await expect(chosen).toHaveText(/: \d+ there, \d+ left to place/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu on a phone omits keyboard shortcuts", async ({ page }) => {
    const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "greedy" }));
    await seated(page, { seats: [{ kind: "me" }, ...bots], first: 1 });
    await page.tap(".head button:last-child");
    await expect(page.getByRole("dialog")).toContainText("Options");
    await expect(page.getByRole("dialog").locator("kbd")).toHaveCount(0);
    await expect(page.getByRole("dialog").getByRole("link", { name: "Start page" })).toBeVisible();
    const names = await page.locator(".players .seat b").allTextContents();
    expect(names.map((name) => name.trim())).toEqual(["Ana\u00a0(you)", "Midas", "Croesus", "Penny"]);
    const cut = await page
      .locator(".players .seat b")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => node.textContent),
      );
    expect(cut).toEqual([]);
  });
});
