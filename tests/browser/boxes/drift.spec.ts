/** Adrift: a pushed tile is shown in its old and new place, and hints appear only with enough room. */
import { expect, picture, seated, settled, test, watch } from "../kit";

const bot = { kind: "bot", bot: "greedy" };
const ADRIFT = { seats: [{ kind: "me" }, bot], first: 1, scenario: "realms-6" };

test("a tile can be pushed and turned with a preview", async ({ page }) => {
  await seated(page, ADRIFT);
  const screen = page.locator(".screen");
  await expect(screen).toHaveAttribute("data-shape", "tile");
  await expect(page.locator("#primary")).toHaveText("Leave the tiles");
  await expect(page.locator("path.loose").first()).toBeVisible();
  await expect(page.locator("path.held")).toHaveCount(0);

  // Every region that can be clicked belongs to a tile that can be pushed.
  const region = page.locator(".hit.open").first();
  await region.focus();
  await page.keyboard.press("Enter");
  await expect(screen).toHaveAttribute("data-shape", "cell");
  await expect(page.locator("path.held")).toHaveCount(1);
  await expect(page.locator("text.turn")).toHaveText("↻");
  await expect(page.getByRole("button", { name: "the tile’s present cell, to rotate it" })).toHaveCount(1);
  await settled(page);
  await picture(page, "drift-cells");

  await page.getByRole("button", { name: "the tile’s present cell, to rotate it" }).focus();
  await page.keyboard.press("Enter");
  await expect(screen).toHaveAttribute("data-shape", "amount");
  await expect(page.locator("#primary")).toHaveText("Turn by 1 sixth");
  const ghost = page.locator("g.ghost");
  await expect(ghost).toHaveAttribute("style", /rotate\(60deg\)/);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.locator("#primary")).toHaveText("Turn by 2 sixths");
  await expect(ghost).toHaveAttribute("style", /rotate\(120deg\)/);
  await settled(page);
  await picture(page, "drift-turned");
  await page.locator("#primary").click();
  await expect(screen).toHaveAttribute("data-shape", "combo");
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.locator(".log")).toContainText(/Ana turns the tile with/);
  await expect(ghost).toHaveCount(0);
});

test("a hint is readable on a phone in landscape", async ({ browser, complaints }) => {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  watch(page, complaints);
  await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ guided: true, speed: 4 })));
  await seated(page, { ...ADRIFT, seats: [{ kind: "me" }, bot, bot, bot, bot, bot] });
  const strip = page.locator(".tip .strip");
  await expect(strip).toContainText("dashed rim");
  for (const part of [strip, strip.getByRole("button").first(), strip.getByRole("button").last()])
    await expect(part).toBeInViewport({ ratio: 1 });
  const cut = await strip.evaluate((node) => node.scrollHeight - node.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  await expect(page.locator("#primary")).toBeInViewport({ ratio: 1 });
  await picture(page, "drift-hint-lying");
  await strip.getByRole("button", { name: "Got it" }).tap();
  await expect(strip).toHaveCount(0);
  await context.close();
});
