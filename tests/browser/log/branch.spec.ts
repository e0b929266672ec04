/** A finished game continues from one of its moments, against bots or with a friend, on every screen. */
import { ask, expect, picture, test, variant } from "../kit";
import { atEachSize, expectNoFaults, finished, PHONES_OR_ALL } from "../tables";

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(`a game can begin at an earlier moment ${where}`, variant(isShort), async ({ page }) => {
    const id = await finished(page);
    await page.goto(`/#/replay/${id}`);
    const on = page.getByRole("button", { name: "Continue from here" });
    const slider = page.getByLabel("Position in the game");
    const dialog = page.getByRole("dialog", { name: "Continue from here" });
    await expect(on).toBeEnabled();
    // At the end there is nothing left to play.
    const last = await slider.getAttribute("max");
    await slider.fill(last!);
    await expect(on).toBeDisabled();
    await expect(page.locator(".caption")).toContainText(/ wins!| win together!/);
    await slider.fill(String(Math.round(Number(last) / 2)));
    await expect(page).toHaveURL(/at=\d+/);
    await atEachSize(page, sizes, async (name, height) => {
      await expect(on).toBeInViewport({ ratio: 1 });
      await picture(page, `branch-replay-${name}`);
      expect((await page.locator(".replay > .map").boundingBox())!.height).toBeGreaterThan(height / 3);
      await on.click();
      await expect(dialog.getByLabel("Seat 1")).toHaveValue("me");
      await expect(dialog.getByLabel("Seat 2")).toHaveValue("bot");
      await picture(page, `branch-${name}`);
      await expectNoFaults(page, { colours: name === sizes[0]![0] });
      await dialog.getByRole("button", { name: "Continue", exact: true }).click({ trial: true });
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });
    await on.click();
    const seq = Number(/at=(\d+)/.exec(page.url())![1]);
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.locator(".screen")).toBeVisible();
    const branch = page.url().split("/").pop()!;
    expect(branch).not.toBe(id);
    const summary = await ask<{ branch: unknown }>(page, `/api/tables/${branch}`);
    expect(summary.branch).toEqual({ table: id, seq });

    await test.step("a friend joins by link", async () => {
      await page.goto(`/#/replay/${id}?at=30`);
      await on.click();
      await dialog.getByLabel("Seat 2").selectOption("open");
      await dialog.getByRole("button", { name: "Continue", exact: true }).click();
      await expect(page.getByText("This game continues from a position in another game.")).toBeVisible();
      await page.locator(".page").getByRole("link", { name: "Replay" }).click();
      await expect(page).toHaveURL(new RegExp(`replay/${id}`));
    });
  });
