import { expect, hasten, picture, seated, settled, test, watch } from "../kit";

const bot = { kind: "bot", bot: "greedy" };
const CROPS = { seats: [{ kind: "me" }, bot, bot], first: 1, scenario: "realms-7" };

test("a field shows its badge and how many regions are missing", async ({ page }) => {
  await seated(page, CROPS);
  const fields = page.locator("[data-field]");
  await expect(fields).toHaveCount(3);
  const first = fields.first();
  await first.click();
  const card = page.locator(".fieldcard");
  await expect(card).toContainText("Field: ");
  await expect(card).toContainText(/An active race that holds 5 of the \d+ regions/);
  await expect(card).toContainText("No active race holds a region around the field.");
  await settled(page);
  await picture(page, "fields");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveCount(1);
});

test("a tap on a phone opens a field, small names are hidden", async ({ browser, complaints }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  watch(page, complaints);
  await hasten(page);
  await seated(page, { ...CROPS, seats: [{ kind: "me" }, bot, bot, bot, bot, bot] }); // most names are too small
  await expect(page.locator("[data-region]").first()).toBeVisible();
  const heights = await page
    .locator(".names text")
    .evaluateAll((all) =>
      all.map((text) => parseFloat(text.getAttribute("font-size")!) * (text as SVGTextElement).getScreenCTM()!.a),
    );
  expect(heights.filter((height) => height < 8.99)).toEqual([]);
  expect(heights.length).toBeLessThan(await page.locator("[data-region]").count());
  await page.locator("[data-field]").last().tap();
  await expect(page.locator(".fieldcard")).toContainText("Field: ");
  await settled(page);
  await picture(page, "fields-phone");
  await context.close();
});
