/** Somebody wants to play again: the other is told at the old table, and on the page where they find their games. */
import { call, expect, finish, screenshots, test, twoAtATable } from "./kit";

test("who looks at the result is told at any size, without scrolling", async ({ page, browser, complaints }) => {
  const { id, other } = await twoAtATable(page, browser, complaints);
  await Promise.all([finish(page, id), finish(other, id)]);
  await expect(other.getByRole("dialog")).toBeVisible();
  await call(page, `/api/tables/${id}/rematch`, {});
  const told = other.getByRole("dialog").getByRole("status").filter({ hasText: "wants to play again" });
  for (const [name, width, height] of [
    ["desktop", 1280, 800],
    ["phone", 390, 844],
    ["lying", 844, 390],
  ] as const) {
    await other.setViewportSize({ width, height });
    await expect(told).toBeInViewport({ ratio: 1 });
    await other.screenshot({ path: `${screenshots}/rematch-asked-${name}.png` });
  }
});

test("who played is told where they are that the other wants to play again", async ({ page, browser, complaints }) => {
  const { id, other } = await twoAtATable(page, browser, complaints);
  await Promise.all([finish(page, id), finish(other, id)]);
  for (const each of [page, other]) {
    await each.getByRole("dialog").getByRole("button", { name: "Look at the map" }).click();
    await expect(each.getByRole("button", { name: "Show the result" })).toBeVisible();
  }
  const { id: again } = await call<{ id: string }>(page, `/api/tables/${id}/rematch`, {});
  const told = other.getByRole("status").filter({ hasText: "wants to play again" });
  await expect(told).toBeVisible();
  for (const [name, width, height] of [
    ["desktop", 1280, 800],
    ["phone", 390, 844],
    ["lying", 844, 390],
  ] as const) {
    await other.setViewportSize({ width, height });
    await expect(told.getByRole("link", { name: "Play again" })).toBeInViewport({ ratio: 1 });
    if (height > width) expect((await other.locator(".foot").boundingBox())?.height).toBeLessThanOrEqual(120);
    await expect(other.getByRole("button", { name: "Show the result" })).toBeInViewport({ ratio: 1 });
    await other.screenshot({ path: `${screenshots}/rematch-${name}.png` });
  }
  await other.goto("/");
  await expect(other.getByRole("link", { name: /wants to play again/ })).toHaveAttribute("href", `#/table/${again}`);
  await other.getByRole("link", { name: /wants to play again/ }).click();
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(other.locator(".screen")).toBeVisible();
});
