import { expect, mouse, picture, playOn, seated, settled, skip, test, variant } from "../kit";

const bot = { kind: "bot", bot: "greedy" };

test("the winner is listed first after a Necromancer's game", variant(), async ({ page }) => {
  const id = await seated(page, { seats: [bot, bot, bot, { kind: "me" }], first: 1, scenario: "necromancer" });
  await page.waitForSelector("#primary");
  await skip(page, id, "until last turns");
  await playOn(page, { hand: mouse, decline: 0 });
  const end = page.locator("dialog[open]");
  await expect(end).toContainText(/wins?!|win together!/);
  await expect(end.locator(".place").first()).toHaveClass(/first/);
  await settled(page);
  await picture(page, "necromancer-end");
});
