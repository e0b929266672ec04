/** A tile scenario at its table: set up by clicks, explained where needed, and usable on a phone in landscape. */
import { everyButtonIsReached, expect, finish, mouse, picture, seated, settled, test } from "../kit";

const bot = { kind: "bot", bot: "random" };

test("races enter Go East in the west, and mines are explained", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("radio", { name: /Go East/ }).check();
  await page.getByLabel("Seat 2").selectOption("bot");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator(".seat.turn.me")).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Go East" })).toHaveAttribute("href", "#/encyclopedia/realms_3");
  await page.locator(".column.open button:not(:disabled)").last().click();
  await page.click("#primary");
  await expect(page.locator('.screen[data-shape="combo"]')).toHaveCount(0); // now the map takes the columns' room
  const mine = page.locator('.hit[aria-label*="coin mine"]').first();
  await expect(mine).toBeVisible();
  await mouse.region(page, (await mine.getAttribute("data-region")) as string);
  const card = page.locator(".card");
  await expect(card).toContainText("Brings an active race 1 extra coin every turn.");
  await settled(page);
  await picture(page, "go-east");
});

test.describe("on a phone in landscape", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("every control is visible with six players on a phone", async ({ page }) => {
    const id = await seated(page, { seats: [{ kind: "me" }, bot, bot, bot, bot, bot], first: 1, scenario: "realms-4" });
    await finish(page, id, "turn");
    await page.reload(); // its replay is skipped
    await page.tap(".buttons .danger"); // now the coins of a turn and of a decline are complete
    await settled(page);
    await picture(page, "six-lying-decline");
    await everyButtonIsReached(page);
  });
});
