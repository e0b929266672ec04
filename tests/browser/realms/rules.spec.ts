/** Custom rules: tokens are placed, get a meaning, and go by link to another user's table. */
import type { Page } from "@playwright/test";
import { expect, hasten, picture, test, watch, variant } from "../kit";
import { atEachSize, expectNoFaults, PHONE_OR_BOTH, picturesAtEachSize } from "../tables";

/** Lays tiles, with a well on one of them. */
async function layAWell(page: Page, letters = "PSQGBHU"): Promise<void> {
  const cells = ["0,0", "1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"];
  for (const [i, letter] of [...letters].entries()) {
    await page.locator(`[data-tray="${letter}"]`).click();
    await page.locator(`[data-cell="${cells[i]}"]`).click();
    await expect(page.locator(`[data-tile="${letter}"]`)).toBeVisible();
  }
  await page.locator(`[data-tile="P"] [data-key="Pa"]`).click();
  await page.getByRole("button", { name: "Well", exact: true }).click();
}

const panel = (page: Page) => page.getByRole("region", { name: "Rules of this board" });

for (const [where, sizes, isShort] of PHONE_OR_BOTH)
  test(
    `a board link includes the rules for its tokens ${where}`,
    variant(isShort),
    async ({ page, browser, complaints }) => {
      await page.goto("/#/realms");
      await layAWell(page);
      const rules = panel(page);
      await expect(rules).toContainText("No special rules");
      await rules.getByRole("button", { name: "Add a rule" }).click();
      await expect(rules.getByLabel("Where", { exact: true })).toHaveValue("well");
      await rules.getByLabel("Coins", { exact: true }).fill("2");
      await rules.getByLabel("Coins", { exact: true }).press("Enter");
      await expect(rules).toContainText("Well: 2 extra coins every turn for each region");
      await rules.getByLabel("Scenario name").fill("Anna's Wells");
      await rules.getByLabel("Scenario name").press("Enter");

      await rules.getByRole("button", { name: "Add a rule" }).click();
      const second = rules.getByRole("listitem").nth(1);
      await second.getByLabel("What it does", { exact: true }).selectOption("stronghold");
      await second.getByLabel("Where", { exact: true }).selectOption("gate");
      await expect(second).toContainText("is not on this board yet");
      await second.getByLabel("Where", { exact: true }).selectOption("forest");
      await expect(second).not.toContainText("is not on this board");
      const link = page.getByLabel("Board link");
      await expect(link).toHaveValue(/&rules=11s\.[\w-]+\.feature-bonus~well~2\.stronghold~forest$/);
      await atEachSize(page, sizes, async (size, _height, width) => {
        await rules.scrollIntoViewIfNeeded();
        await picture(page, `rules-${size}`, true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectNoFaults(page, { colours: size === sizes[0]![0], within: '[aria-labelledby="rules"]' });
        await rules.getByRole("button", { name: "Remove rule 1" }).click({ trial: true });
      });
      const shared = await link.inputValue();

      const stranger = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
      watch(stranger, complaints);
      await hasten(stranger);
      await stranger.goto(shared);
      await expect(panel(stranger)).toContainText("Well: 2 extra coins");
      await stranger.getByRole("button", { name: "Play here" }).click();
      await expect(stranger.getByRole("heading", { name: "Anna's Wells" })).toBeVisible();
      await expect(stranger.getByText("Well: 2 extra coins every turn")).toBeVisible();
      await stranger.getByLabel("Seat 2").selectOption("bot");
      await atEachSize(stranger, sizes, async (size) => {
        await picture(stranger, `rules-new-${size}`, true);
        await stranger.getByRole("button", { name: "Create table" }).click({ trial: true });
      });
      await stranger.getByRole("button", { name: "Create table" }).click();
      await expect(stranger.locator("[data-region]").first()).toBeVisible();
      await picturesAtEachSize(stranger, sizes, "rules-table");
    },
  );

test("removed rules disappear and saved rules can be restored", async ({ page }) => {
  await hasten(page);
  await page.goto("/#/realms");
  await layAWell(page, "PSQ");
  const rules = panel(page);
  await rules.getByRole("button", { name: "Add a rule" }).click();
  await expect(page.getByLabel("Board link")).toHaveValue(/&rules=/);
  await page.getByRole("button", { name: "Save in this browser" }).click();
  await rules.getByRole("button", { name: "Remove rule 1" }).click();
  await expect(rules).toContainText("No special rules");
  await expect(page.getByLabel("Board link")).not.toHaveValue(/&rules=/);
  await page.getByRole("list", { name: "Saved boards" }).getByRole("button").first().click();
  await expect(rules).toContainText("Well: 1 extra coin every turn");
  await page.reload();
  await expect(rules).toContainText("Well: 1 extra coin every turn");
});
