/** Every name at a table opens as a card in place: map words, players, pieces, reasons and their rulings. */
import type { Page } from "@playwright/test";
import {
  expect,
  mouse,
  openRegions,
  picture,
  seated,
  settled,
  takeOneThatEntersByTheEdge,
  test,
  variant,
} from "../kit";
import { atEachSize, expectNoFaults, PHONES_OR_ALL } from "../tables";

const bot = { kind: "bot", bot: "greedy" };
const TABLE = { seats: [{ kind: "me" }, bot, bot], first: 1, open_coins: true };

const at = (page: Page) => page.evaluate(() => location.hash);

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(`a click on the map or a player opens a card ${where}`, variant(isShort), async ({ page }) => {
    const id = await seated(page, TABLE);
    await takeOneThatEntersByTheEdge(page);
    await test.step("“back” closes the card but not the table", async () => {
      const player = page.getByRole("dialog", { name: "Ana" });
      const card = page.locator("dialog");
      await atEachSize(page, sizes, async (size) => {
        await page.locator(".players .seat").first().click();
        await expect(player).toContainText(/\d coins?/); // the combo may have cost some
        await settled(page);
        await picture(page, `card-player-${size}`);
        if (size === sizes[0]![0]) await expectNoFaults(page, { wcag: true });
        await player.locator("a").first().click();
        await expect(card).toBeVisible();
        await page.goBack();
        await expect(card).toHaveCount(0);
        await expect(player).toBeVisible();
        await page.goBack();
        await expect(player).toHaveCount(0);
        expect(await at(page)).toBe(`#/table/${id}`);
        await expect(page.locator(".foot")).toBeVisible();
      });
    });

    await test.step("on a phone, a player's card replaces a region's card", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const region = page.locator(".card.brief");
      const player = page.getByRole("dialog", { name: "Ana" });
      await mouse.region(page, (await openRegions(page))[0] ?? "");
      await expect(region).toBeVisible();
      await page.locator(".players .seat").first().click();
      await expect(player).toBeVisible();
      await expect(region).toHaveCount(0);
      await player.getByRole("button", { name: "Close" }).click();
      await expect(region).toBeVisible(); // it is still chosen
      await region.getByRole("button", { name: "Close" }).click();
    });

    await test.step("“back” skips cards that were already closed", async () => {
      await page.locator(".players .seat").first().click();
      const player = page.getByRole("dialog", { name: "Ana" });
      await player.locator("a").first().click();
      await expect(page.locator("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(player).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      expect(await at(page)).toBe(`#/table/${id}`);
    });

    await test.step("a click on a word or price on the map opens its rule", async () => {
      const [open] = await openRegions(page);
      const word = page.locator(".card a.term").first();
      const card = page.locator("dialog");
      await atEachSize(page, sizes, async (size) => {
        if (!(await word.count())) await mouse.region(page, open ?? "");
        await word.click();
        await expect(card).toContainText(/two tokens|one token more|symbol|Water/i);
        await settled(page);
        await picture(page, `card-term-${size}`);
        if (size !== "lying") await expectNoFaults(page, { colours: size === sizes[0]![0], wcag: true });
        await page.keyboard.press("Escape");
        await expect(card).toHaveCount(0);
        await expect(word).toBeVisible(); // the card of the region is still open
        await page.locator(".card .price a").first().click();
        await expect(card.getByRole("heading", { name: "Prices" })).toBeVisible();
        await expect(card).toContainText("An empty region costs two tokens.");
        await expect(card).toContainText("Written in: base rulebook");
        await settled(page);
        await picture(page, `card-why-${size}`);
        if (size === sizes[0]![0]) await expectNoFaults(page, { wcag: true }); // elsewhere, it is built like the first card
        await page.keyboard.press("Escape");
        await expect(card).toHaveCount(0);
      });
    });
  });

test("a power, a closed region and the encyclopedia open in place", async ({ page }) => {
  const id = await seated(page, TABLE);
  await test.step("the card of a power can be read while choosing a combo", async () => {
    await page.click(".column.open button:not(:disabled)");
    await page.locator(".about a").first().click();
    const card = page.locator("dialog");
    await expect(card).toContainText("Written in:");
    await page.keyboard.press("Escape");
    await expect(page.locator(".column .combo.chosen")).toHaveCount(1);
  });
  await takeOneThatEntersByTheEdge(page);

  await test.step("the reason why a region is closed links to the rule", async () => {
    const closed = await page.$eval(".hit:not(.open)", (hit) => hit.getAttribute("data-region") ?? "");
    await mouse.region(page, closed);
    const why = page.locator(".card .why a").first();
    await expect(why).toBeVisible();
    await why.click();
    const card = page.locator("dialog");
    await expect(card).toContainText("Written in:");
    await expect(card.locator("details")).toHaveAttribute("open", ""); // here the rulings matter
    await expect(card.locator("details small").first()).toContainText(/\(.+\)/); // and their sources
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    const row = page.locator(`[data-row="${closed}"]`);
    await row.locator("a[data-why]").first().focus();
    await page.keyboard.press("Enter");
    await expect(card).toContainText("Written in:");
    await page.keyboard.press("Escape");
    await row.locator("a.term").first().focus();
    await page.keyboard.press("Enter");
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row.locator("a.term").first()).toBeFocused();
  });

  await test.step("the encyclopedia opens above the table", async () => {
    await page.locator(".head a[href^='#/encyclopedia']").click();
    const book = page.getByRole("dialog", { name: "Encyclopedia" });
    await expect(book.getByRole("heading", { name: "Amazons" })).toBeVisible();
    await book.getByLabel("Search").fill("lair");
    await expect(book.getByRole("heading", { name: "Trolls" })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await page.goBack();
    await expect(book).toHaveCount(0);
    expect(await at(page)).toBe(`#/table/${id}`);
  });
});
