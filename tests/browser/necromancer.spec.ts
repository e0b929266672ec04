import { expect, mouse, playOn, screenshots, settled, sitDownAt, test } from "./kit";

const bot = { kind: "bot", bot: "greedy" };

test("the Necromancer plays against three to the end, and stands first if they have won", async ({ page }) => {
  test.setTimeout(400_000);
  await sitDownAt(page, { seats: [bot, bot, bot, { kind: "me" }], first: 1, scenario: "necromancer" });
  await playOn(page, { hand: mouse, decline: 0 });
  const end = page.locator("dialog[open]");
  await expect(end).toContainText(/wins?!|win together!/);
  await expect(end.locator(".place").first()).toHaveClass(/first/);
  await settled(page);
  await page.screenshot({ path: `${screenshots}/necromancer-end.png` });
});
