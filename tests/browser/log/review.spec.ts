/** The review of a finished game: chances, costly decisions and better moves, on every screen. */
import { expect, picture, test, variant } from "../kit";
import { atEachSize, expectNoFaults, finished, PHONES_OR_ALL } from "../tables";

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(`a review shows the worst decisions ${where}`, variant(isShort), async ({ page }) => {
    test.setTimeout(400_000); // a whole game is reviewed
    const id = await finished(page);
    await page.goto(`/#/replay/${id}?review`);
    const dialog = page.getByRole("dialog", { name: "Game review" });
    await expect(dialog.getByRole("table")).toBeVisible({ timeout: 300_000 });
    // The start and all changes add up to the final figure, apart from rounding.
    for (const line of await dialog.getByRole("row").all()) {
      const cells = (await line.getByRole("cell").allTextContents()).map((text) => Number(text.replace("−", "-")));
      if (cells.length !== 5) continue;
      expect(Math.abs(cells[0]! + cells[1]! + cells[2]! + cells[3]! - cells[4]!)).toBeLessThanOrEqual(3);
    }
    const better = dialog.getByRole("button", { name: "Show on the map" }).last();
    await atEachSize(page, sizes, async (name) => {
      await picture(page, `review-${name}`);
      await expectNoFaults(page, { colours: name === sizes[0]![0] });
      await better.click({ trial: true });
    });
    await page.keyboard.press("Escape");
    const caption = page.locator(".caption");
    const chart = page.getByRole("img", { name: "Chances of winning, in %" });
    const slider = page.getByLabel("Position in the game");
    await atEachSize(page, sizes, async (name, height) => {
      // A random player makes some mistakes.
      await page.getByRole("button", { name: "Game review" }).click();
      await better.click();
      await expect(caption).toContainText("Better:");
      await picture(page, `review-better-${name}`);
      // The text covers no part of the map.
      const map = (await page.locator(".replay > .map").boundingBox())!;
      const told = (await caption.boundingBox())!;
      const apart = told.y + told.height <= map.y + 1 || told.x >= map.x + map.width - 1;
      expect(apart).toBe(true);
      expect(map.height).toBeGreaterThan(height / 3);
      await picture(page, `review-replay-${name}`);
    });
    // The chances can be followed along their line.
    const box = (await chart.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
    await page.mouse.down();
    await expect(caption).not.toContainText("Better:");
    const earlier = Number(await slider.inputValue());
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(earlier);
  });
