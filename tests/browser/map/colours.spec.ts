/** Owners of tokens and symbols of regions are visible without colours, also on a phone. */
import { expect, finish, picture, seated, settled, test } from "../kit";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("tokens differ in outline, and colours can be changed", async ({ page }) => {
  const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "greedy" }));
  const id = await seated(page, { seats: [{ kind: "me" }, ...bots], first: 4 });
  await expect(page.locator("#primary")).toBeVisible();
  await finish(page, id, "turn");
  // The bots' turns are shown until it is the player's turn, or tokens return.
  await expect(page.locator("#primary")).toBeVisible();
  const outlines = await page
    .locator(".players .crest > path")
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("d")));
  expect(new Set(outlines).size).toBe(4);
  const tokens = () =>
    page
      .locator(".token:not(.tribe) g > path:first-child")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("d")));
  await expect.poll(async () => new Set(await tokens()).size).toBeGreaterThanOrEqual(4);
  expect(await tokens()).toEqual(expect.arrayContaining(outlines));
  const symbols = await page
    .locator(".symbol")
    .evaluateAll((nodes) =>
      nodes.map((node) => [node.querySelector("path")?.getAttribute("d"), node.getBoundingClientRect().width] as const),
    );
  expect(new Set(symbols.map(([outline]) => outline)).size).toBe(3);
  expect(Math.min(...symbols.map(([, width]) => width))).toBeGreaterThan(13);

  const stripe = () =>
    page
      .locator(".seat")
      .first()
      .evaluate((node) => getComputedStyle(node).borderLeftColor);
  const before = await stripe();
  await page.tap(".head button:last-child");
  await page.getByLabel("Colour-blind palette").check();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await expect.poll(stripe).not.toBe(before);
  await settled(page);
  await picture(page, "colour-blind-phone");
});
