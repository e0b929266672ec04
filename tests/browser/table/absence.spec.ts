/** A friend is absent, and the other player continues: with a bot until they are back, or with daily turns. */
import type { Page } from "@playwright/test";
import { ask, expect, picture, settled, setUp, test, variant } from "../kit";
import { atEachSize, DESK_AND_PHONE, PHONE_OR_BOTH, resize, twoSeated } from "../tables";

for (const [where, sizes, isShort] of PHONE_OR_BOTH)
  test(
    `turns take days or a bot plays for the absent ${where}`,
    variant(isShort),
    async ({ page, browser, complaints }) => {
      const { id, other } = await twoSeated(page, browser, complaints);
      const look = (whose: Page, what: string, seen: (name: string) => Promise<void> = async () => undefined) =>
        atEachSize(whose, sizes, async (name) => {
          await seen(name);
          await settled(whose);
          await picture(whose, `${what}-${name}`);
        });
      const ask = other.getByRole("group", { name: "How to continue" });
      const choice = (name: string) => ask.getByRole("button", { name });
      await expect(page.locator("#primary")).toBeVisible();
      await expect(ask).toHaveCount(0);

      await test.step("a phone in landscape has room for the choices", async () => {
        await resize(other, { width: 844, height: 390 });
        await other.getByRole("button", { name: "Plan my turn" }).click();
        await page.goto("/#/");
        await expect(ask).toContainText("Ana has been away for 1 minute");
        await settled(other);
        await picture(other, "gone-planning-lying");
        for (const name of ["Wait", "Let a bot fill in", "1 day per turn"]) await choice(name).click({ trial: true });
        await other.getByRole("button", { name: "Back to the table" }).click();
      });

      await test.step("the table switches to daily turns and back", async () => {
        await look(other, "gone", async () => {
          await expect(ask).toContainText("Ana has been away for 1 minute");
          await expect(choice("Wait")).toHaveAttribute("aria-pressed", "true");
          await choice("Let a bot fill in").click({ trial: true });
          await choice("1 day per turn").click({ trial: true });
        });
        await choice("1 day per turn").click();
        await atEachSize(other, sizes, () => expect(other.locator(".clock").first()).toContainText(/^2[34]:/));
        await page.goto(`/#/table/${id}`);
        await expect(ask).toContainText("You now have 1 day per turn");
        await choice("normal pace").click();
        await look(other, "by-days", async () => {
          await expect(ask).toContainText("1 of 2");
          await choice("normal pace").click({ trial: true });
        });
        await page.getByRole("button", { name: "normal pace" }).click();
        await expect(ask).toHaveCount(0);
        await expect(other.locator(".clock")).toHaveCount(0);
      });

      await page.goto("/#/");
      await expect(ask).toContainText("Ana has been away for 1 minute");
      await choice("Let a bot fill in").click();
      await expect(other.locator(".seat.turn.me")).toHaveCount(1); // the bot has had Ana's turn
      await expect(ask).toHaveCount(0);
      await expect(other.locator(".seat.me")).toContainText("(you)");
      // Every screen shows that Ana is absent and a bot plays for her.
      const ana = other.locator(".seat").first();
      const about = other.locator(".fieldcard");
      await look(other, "away", async (name) => {
        await expect(ana).toContainText(name === "phone" ? "bot plays" : "away, a bot is playing");
        if (await about.count()) await ana.click();
        await expect(about).toHaveCount(0);
        await ana.click();
        await expect(about).toContainText("away, a bot is playing");
      });
      await ana.click();
      await page.goto(`/#/table/${id}`);
      await expect(ana).not.toContainText("a bot is playing");
      await expect(page.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
      // Ana sees the events of her absence.
      const told = page.getByRole("complementary", { name: "While you were away" });
      const card = page.getByRole("dialog", { name: "While you were away" });
      const whatItDid = told.getByRole("button", { name: "What the bot did" });
      await look(page, "meanwhile", async () => {
        await expect(told).toContainText("A bot played a turn for you.");
        await whatItDid.click({ trial: true });
      });
      await whatItDid.click();
      await look(page, "meanwhile-card", () => expect(card).toContainText("Ana takes the"));
      await card.getByRole("button", { name: "Animated replay" }).click();
      await expect(told.getByRole("button", { name: "Skip" })).toBeVisible();
      await expect(told).toContainText("A bot played a turn for you.", { timeout: 60_000 });
      await whatItDid.click();
      await card.getByRole("button", { name: "Read log" }).click();
      await expect(page.getByRole("log")).toContainText("Ana takes the");
      await told.getByRole("button", { name: "Close" }).click();
      await expect(told).toHaveCount(0);
    },
  );

test("players are not reminded of a table that they left", async ({ page, browser }) => {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
  const friend = await (await browser.newContext()).newPage(); // never plays, so the game does not end meanwhile
  await ask(friend, "/api/guest", { name: "Ben" });
  await ask(friend, `/api/tables/${id}/join`, {});
  const table = page.locator(`li:has(a[href="#/table/${id}"])`);
  await page.goto("/#/");
  await expect(table).toContainText("Your turn!");
  await page.goto(`/#/table/${id}`);
  await page.locator(".head").getByRole("button", { name: "Keys" }).click();
  await page.getByRole("button", { name: "Leave table" }).click();
  await page.getByRole("button", { name: "Leave and let a bot play?" }).click();
  await atEachSize(page, DESK_AND_PHONE, async (name) => {
    await expect(table).toContainText("A bot is playing for you.");
    await expect(table).not.toContainText("Your turn!");
    await settled(page);
    await picture(page, `left-${name}`);
  });
  await table.getByRole("link").click();
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(page.getByRole("button", { name: "Take my seat back" })).toHaveCount(0);
});
