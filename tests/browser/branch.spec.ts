/** A game that is over is played on from a moment of it, against bots or with a friend, on every screen. */
import { accessible, call, expect, finish, screenshots, sitDownAt, test } from "./kit";

const SIZES = [
  ["desktop", 1280, 800],
  ["phone", 390, 844],
  ["lying", 844, 390],
] as const;

for (const [name, width, height] of SIZES)
  test(`play on from here, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const id = await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 });
    await finish(page, id);
    await page.goto(`/#/replay/${id}`);
    const on = page.getByRole("button", { name: "Play on from here" });
    const slider = page.getByLabel("Moment of the game");
    await expect(on).toBeEnabled();
    await expect(on).toBeInViewport({ ratio: 1 });
    // At the end there is nothing to play.
    const last = await slider.getAttribute("max");
    await slider.fill(last!);
    await expect(on).toBeDisabled();
    await slider.fill(String(Math.round(Number(last) / 2)));
    await expect(page).toHaveURL(/at=\d+/);
    await page.screenshot({ path: `${screenshots}/branch-replay-${name}.png` });
    const map = (await page.locator(".replay > .map").boundingBox())!;
    expect(map.height).toBeGreaterThan(height / 3);
    await on.click();
    const dialog = page.getByRole("dialog", { name: "Play on from here" });
    await expect(dialog.getByLabel("Who takes seat 1")).toHaveValue("me");
    await expect(dialog.getByLabel("Who takes seat 2")).toHaveValue("bot");
    await page.screenshot({ path: `${screenshots}/branch-${name}.png` });
    expect((await accessible(page).analyze()).violations).toEqual([]);
    const seq = Number(/at=(\d+)/.exec(page.url())![1]);
    await dialog.getByRole("button", { name: "Play on", exact: true }).click();
    await expect(page.locator(".screen")).toBeVisible();
    const branch = page.url().split("/").pop()!;
    expect(branch).not.toBe(id);
    const summary = await call<{ branch: unknown }>(page, `/api/tables/${branch}`);
    expect(summary.branch).toEqual({ table: id, seq });
    await page.screenshot({ path: `${screenshots}/branch-table-${name}.png` });
  });

test("a friend takes a seat by link, and sees from which game it comes", async ({ page }) => {
  const id = await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 });
  await finish(page, id);
  await page.goto(`/#/replay/${id}?at=30`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on from here" });
  await dialog.getByLabel("Who takes seat 2").selectOption("open");
  await dialog.getByRole("button", { name: "Play on", exact: true }).click();
  await expect(page.getByText("This table plays on from a moment of another game.")).toBeVisible();
  await page.locator(".page").getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`replay/${id}`));
});
