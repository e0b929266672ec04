/** Tile scenarios: a picture of their board where they are chosen or explained, in every size and language. */
import type { Page } from "@playwright/test";
import { accessible, ask, expect, LANGUAGES, picture, settled, test, variant } from "../kit";
import { resize, SIZES, type Size } from "../tables";

type Scenario = { name: string; players: number[]; stars: number };
const ON_TILES = "Scenarios on tiles";

test("a scenario can be chosen by the picture of its board", async ({ page }) => {
  const { scenarios } = await ask<{ scenarios: Scenario[] }>(page, "/api/catalogue");
  const tiled = scenarios.filter((one) => one.players.length);
  await page.goto("/#/new");
  const board = page.getByRole("img", { name: /^The map for/ });
  await board.scrollIntoViewIfNeeded(); // it is loaded once it is visible
  await expect(board.locator("svg")).toBeVisible();
  const printed = await board.locator("svg").getAttribute("viewBox");
  const cards = page.getByRole("radiogroup", { name: ON_TILES }).getByRole("radio");
  await expect(cards).toHaveCount(tiled.length + 1);

  await cards.last().check({ force: true });
  const last = tiled.at(-1)!;
  await expect(page.getByRole("img", { name: /^\d stars?$/ }).last()).toHaveText("★".repeat(last.stars));
  for (const players of last.players) {
    await page
      .getByRole("radiogroup", { name: "How many players?" })
      .getByRole("radio", { name: String(players) })
      .click();
    await expect(page.getByRole("img", { name: `The map for ${players} players` }).locator("svg")).toBeVisible();
  }
  await expect(board.locator("svg")).not.toHaveAttribute("viewBox", printed ?? "");
  await settled(page);
  await picture(page, "scenario-chosen", true);
  expect((await accessible(page).include("main").analyze()).violations).toEqual([]);
});

test("a new table links to the encyclopedia page of a scenario", async ({ page }) => {
  const { scenarios } = await ask<{ scenarios: Scenario[] }>(page, "/api/catalogue");
  const one = scenarios.find((scenario) => scenario.players.length > 2)!;
  const most = one.players.at(-1)!;
  let boards = 0;
  page.on("request", (request) => (boards += Number(request.url().includes("/api/boards/"))));
  await page.goto(`/#/encyclopedia/${one.name}`);
  const entry = page.locator(`#entry-${one.name}`);
  await expect(entry).toBeInViewport();
  await expect(entry.locator(".frame svg")).toBeVisible();
  expect(boards).toBeLessThan(scenarios.length); // those far away wait
  await entry.getByRole("radio", { name: String(most), exact: true }).click();
  await expect(entry.getByRole("img", { name: `The map for ${most} players` }).locator("svg")).toBeVisible();
  await picture(page, "scenario-page");

  await entry.getByRole("link", { name: "New table" }).click();
  await expect(page.getByRole("radiogroup", { name: ON_TILES }).locator("input:checked")).toHaveCount(1);
  const board = page.getByRole("img", { name: `The map for ${most} players` });
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator("svg")).toBeVisible();
  await expect(page.locator("form li")).toHaveCount(most);
});

/** The legend of a board on tiles, with its fields and veins. */
async function expectSpecialRules(page: Page): Promise<void> {
  await page.goto("/#/encyclopedia/realms_7");
  const crops = page.locator("#entry-realms_7");
  await expect(crops.locator(".frame path.field")).toHaveCount(2);
  await expect(crops.getByRole("listitem")).toContainText(["A power grows in this field."]);
  await crops.getByRole("radio", { name: "6", exact: true }).click();
  await expect(crops.locator(".frame path.field")).toHaveCount(6);
  await settled(page);
  await picture(page, "scenario-fields");
  await page.goto("/#/encyclopedia/realms_10");
  const dig = page.locator("#entry-realms_10");
  const veins = dig.getByRole("listitem").filter({ hasText: "Each guard adds 1 to the cost" });
  await expect(veins).toHaveCount(1);
  await expect(veins.locator("svg")).toHaveCount(3);
  await settled(page);
  await picture(page, "scenario-legend");
}

test("the encyclopedia shows built boards and special rules", async ({ page }) => {
  await test.step("a board that players built", async () => {
    await page.goto("/#/encyclopedia/realms_9");
    const entry = page.locator("#entry-realms_9");
    await expect(entry.getByText("Four players built this one")).toBeVisible();
    await expect(entry.locator("svg:not(.unbuilt)").first()).toBeVisible();
  });
  await test.step("special rules", () => expectSpecialRules(page));
});

/** Checks the width of both pages with scenarios at a size; on a new table, all of them are unfolded. */
async function expectNoOverflow(page: Page, screen: "new" | "encyclopedia", size: Size): Promise<void> {
  await page.goto(`/#/${screen}`);
  await expect(page.locator(".stars").first()).toBeAttached();
  await resize(page, { width: size[1], height: size[2] });
  if (screen === "new")
    await page // the content; a click could miss it during the layout of the map above
      .locator("form > details")
      .nth(1)
      .evaluate((details) => ((details as HTMLDetailsElement).open = true));
  await expect(page.locator(".stars").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size[1]);
}

const [, PHONE, LYING] = SIZES;

for (const locale of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: PHONE[1], height: PHONE[2] } });

    // German has the longest words. A new table on an upright phone is checked with every choice in
    // shell/widths.spec.ts, for Japanese, too.
    test("scenario pages fit the width of the screen", variant(locale === "de"), async ({ page }) => {
      await expectNoOverflow(page, "encyclopedia", PHONE);
      await expectNoOverflow(page, "encyclopedia", LYING);
      await expectNoOverflow(page, "new", LYING);
    });
  });
