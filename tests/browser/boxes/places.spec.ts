import { call, expect, picture, settled, test } from "../kit";

test("relics and places can be added to a surface game", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByLabel("Your name").fill("Ana");
  const places = page.getByRole("checkbox", { name: /Relics and places above/ });
  await page.getByRole("button", { name: /Base only/ }).click();
  await expect(places).toHaveCount(0); // this board has no room for them
  await page.getByRole("button", { name: /Both worlds below/ }).click();
  await expect(places).toHaveCount(0); // this board has them anyway
  await page.getByRole("button", { name: /Both worlds above/ }).click();
  await expect(page.getByText(/Left out: .*Adventurous/)).toBeVisible();
  await places.check();
  await expect(page.getByText(/Left out: .*Adventurous/)).toHaveCount(0);
  await page.getByRole("radio", { name: /^Underground/ }).check();
  await expect(places).toHaveCount(0);
  await page.getByRole("radio", { name: /^On the surface/ }).check();
  await places.check();
  await page.getByRole("radio", { name: "3", exact: true }).click();
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption("bot");
  await settled(page);
  await picture(page, "places-chosen", true);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#primary, .film", { timeout: 60_000 });
  await settled(page);
  await picture(page, "places-above");
  const { games } = await call<{ games: { id: string; places: boolean; world: string }[] }>(page, "/api/me/games");
  expect(games[0]).toMatchObject({ places: true, world: "surface" });
});
