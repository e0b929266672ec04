/** Games as files at a server: the game of a file continues at a new table. */
import type { Page } from "@playwright/test";
import { ask, expect, settled, test } from "../kit";
import { finished } from "../tables";

/** Chooses a text as a file on the page "My games". */
async function openFile(page: Page, text: string): Promise<void> {
  await page.goto("/#/games");
  await page.locator('input[type="file"]').setInputFiles({
    name: "game.smallworld",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
}

test("a game file continues at a new table, another is refused", async ({ page }) => {
  const record = await (await page.request.get(`/api/tables/${await finished(page)}/record`)).text();
  await openFile(page, "no game");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const begun = record.split("\n").slice(0, 20).join("\n") + "\n";
  await openFile(page, begun);
  const dialog = page.getByRole("dialog", { name: "Open a game file" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await settled(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("#primary")).toBeVisible();
});

test("a file of several games asks which one continues", async ({ page }) => {
  const game = (first: string, seats: string[]) =>
    `${JSON.stringify({ smallworld: 1, boxes: { base: 1 }, board: "base-2", seats, first: 1, options: { table: first } })}\n`;
  await ask(page, "/api/guest", { name: "Ana" });
  await openFile(page, game("one", ["Ana", "easy"]) + game("two", ["hard", "Ben"]));
  const dialog = page.getByRole("dialog", { name: "Open a game file" });
  const seats = dialog.locator("form li");
  await expect(seats.locator("b")).toHaveText(["Ana", "Barnaby"]);
  await dialog.getByLabel("This file has 2 games.").selectOption("2: Magnus, Ben");
  await expect(seats.locator("b")).toHaveText(["Magnus", "Ben"]);
  await expect(seats.nth(0).getByLabel("Bot level")).toHaveValue("hard");
  await expect(seats.nth(1).locator("select")).toHaveValue("me");
});
