import type { Locator, Page } from "@playwright/test";
import { expect, interceptable, picture, seated, test } from "../kit";
import { laidOut } from "../tables";

const AGAINST_A_BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };

/** Closes a hint before its answer comes: that of the server to an earlier question, which needs no time. */
async function leavesNoMarks(page: Page, hint: Locator, body: string): Promise<void> {
  let answer = () => undefined as void;
  const held = new Promise<void>((done) => (answer = done));
  await page.route(/\/hint\b/, async (route) => {
    await held;
    await route.fulfill({ body, contentType: "application/json" });
  });
  await page.keyboard.press("h");
  await expect(hint).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  const answered = page.waitForResponse(/\/hint\b/);
  answer();
  await answered;
  await page.unroute(/\/hint\b/);
  await laidOut(page);
  await expect(page.locator(".advised")).toHaveCount(0);
}

test("a hint opens by key or button and closes on a decision", async ({ page }) => {
  await interceptable(page);
  await seated(page, AGAINST_A_BOT);
  await expect(page.locator("#primary")).toBeVisible();
  await expect(page.locator(".about")).toContainText("On average"); // the last part of the screen
  await laidOut(page);
  const board = () => page.locator(".map .ground").boundingBox();
  const before = await board();
  const answer = page.waitForResponse(/\/hint\b/);
  await page.keyboard.press("h");
  const hint = page.getByRole("complementary", { name: "Hint" });
  await expect(hint).toContainText(/Sibyl: Take the .*\./);
  await expect(hint).not.toContainText("This turn:");
  expect(await board()).toEqual(before);
  await hint.getByRole("button", { name: /^Why/ }).click();
  await expect(hint).toContainText("This turn:");
  await expect(hint).toContainText("Next best: take");
  await expect(hint).toContainText(/(Sure|Fairly sure|Not sure|Toss-up): .*simul/);
  await picture(page, "hint");
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  await leavesNoMarks(page, hint, await (await answer).text());
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await hint.getByRole("button", { name: /^Why/ }).click();
  await expect(hint).toContainText("Risk:");
  await page.keyboard.press("1");
  await page.click("#primary");
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
  await expect(hint).toBeHidden();
});
