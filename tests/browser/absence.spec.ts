/** A friend drops, and the other goes on: with a bot until they are back, or by turns of a day. */
import { expect, screenshots, settled, test, twoAtATable } from "./kit";

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(size, () => {
    test.use({ viewport });

    test("a bot plays for who is gone until they are back", async ({ page, browser, complaints }) => {
      const { id, other } = await twoAtATable(page, browser, complaints);
      await other.setViewportSize(viewport);
      const ask = other.getByRole("group", { name: "How to go on" });
      await expect(page.locator("#primary")).toBeVisible();
      await expect(ask).toHaveCount(0);
      await page.goto("/#/");
      await expect(ask).toContainText("Ana has been away for a minute");
      await expect(ask.getByRole("button", { name: "Wait" })).toHaveAttribute("aria-pressed", "true");
      await settled(other);
      await other.screenshot({ path: `${screenshots}/gone-${size}.png` });
      await ask.getByRole("button", { name: "A bot plays" }).click();
      await expect(other.locator(".seat.turn.me")).toHaveCount(1); // the bot has had Ana's turn
      await expect(ask).toHaveCount(0);
      await expect(other.locator(".seat.me")).toContainText("(you)");
      // Who is away, and that a bot plays for them, is said on every screen.
      const ana = other.locator(".seat").first();
      await expect(ana).toContainText(size === "phone" ? "bot plays" : "away, a bot plays");
      await ana.click();
      await expect(other.locator(".fieldcard")).toContainText("away, a bot plays");
      await settled(other);
      await other.screenshot({ path: `${screenshots}/away-${size}.png` });
      await ana.click();
      await page.goto(`/#/table/${id}`);
      await expect(other.locator(".seat").first()).not.toContainText("a bot plays");
      await expect(page.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
      // Whoever comes back is told.
      const told = page.getByRole("complementary", { name: "While you were away" });
      await expect(told).toContainText("A bot played a turn for you.");
      await settled(page);
      await page.screenshot({ path: `${screenshots}/meanwhile-${size}.png` });
      await told.getByRole("button", { name: "What it did" }).click();
      const card = page.getByRole("dialog", { name: "While you were away" });
      await expect(card).toContainText("Ana takes the");
      await settled(page);
      await page.screenshot({ path: `${screenshots}/meanwhile-card-${size}.png` });
      await card.getByRole("button", { name: "Show as a film" }).click();
      await expect(told.getByRole("button", { name: "Skip" })).toBeVisible();
      await expect(told).toContainText("A bot played a turn for you.", { timeout: 30_000 });
      await told.getByRole("button", { name: "What it did" }).click();
      await card.getByRole("button", { name: "Read it" }).click();
      await expect(page.getByRole("log")).toContainText("Ana takes the");
      await told.getByRole("button", { name: "Close" }).click();
      await expect(told).toHaveCount(0);
    });

    test("all go on by turns of a day, and at their own pace again", async ({ page, browser, complaints }) => {
      const { id, other } = await twoAtATable(page, browser, complaints);
      await other.setViewportSize(viewport);
      const ask = other.getByRole("group", { name: "How to go on" });
      await page.goto("/#/");
      await ask.getByRole("button", { name: "turns of a day" }).click();
      await expect(other.locator(".clock").first()).toContainText(/^2[34]:/);
      await page.goto(`/#/table/${id}`);
      await expect(ask).toContainText("You play by turns of a day");
      await ask.getByRole("button", { name: "own pace" }).click();
      await expect(ask).toContainText("1 of 2");
      await settled(other);
      await other.screenshot({ path: `${screenshots}/by-days-${size}.png` });
      await page.getByRole("button", { name: "own pace" }).click();
      await expect(ask).toHaveCount(0);
      await expect(other.locator(".clock")).toHaveCount(0);
    });
  });
}

test("on a phone that lies everybody can say how to go on, whatever they plan", async ({
  page,
  browser,
  complaints,
}) => {
  const { other } = await twoAtATable(page, browser, complaints);
  await other.setViewportSize({ width: 844, height: 390 });
  await other.getByRole("button", { name: "Plan my turn" }).click();
  await page.goto("/#/");
  const ask = other.getByRole("group", { name: "How to go on" });
  await expect(ask).toContainText("Ana has been away for a minute");
  await settled(other);
  await other.screenshot({ path: `${screenshots}/gone-planning-lying.png` });
  for (const name of ["Wait", "A bot plays", "turns of a day"])
    await ask.getByRole("button", { name }).click({ trial: true });
});
