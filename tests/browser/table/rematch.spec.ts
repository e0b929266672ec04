/** A player wants a rematch: the other player sees it at the old table, and in the list of their games. */
import { call, expect, finish, picture, test, variant } from "../kit";
import { atEachSize, finished, PHONES_OR_ALL, twoSeated } from "../tables";

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(
    `a rematch offer is shown with result and map ${where}`,
    variant(isShort),
    async ({ page, browser, complaints }) => {
      const { id, other } = await twoSeated(page, browser, complaints);
      await finish(page, id);
      await other.reload(); // the replay of the game is skipped
      const result = other.getByRole("dialog");
      await result.getByRole("button", { name: "View the map" }).click();
      const show = other.getByRole("button", { name: "Show the result" });
      await expect(show).toBeVisible();
      // The offer reaches a player who looks at the map.
      const { id: again } = await call<{ id: string }>(page, `/api/tables/${id}/rematch`, {});
      const told = other.locator(".foot .again").filter({ hasText: "wants a rematch" });
      await atEachSize(other, sizes, async (name, height, width) => {
        await expect(told.getByRole("link", { name: "Rematch" })).toBeInViewport({ ratio: 1 });
        if (height > width) expect((await other.locator(".foot").boundingBox())?.height).toBeLessThanOrEqual(120);
        await expect(show).toBeInViewport({ ratio: 1 });
        await picture(other, `rematch-${name}`);
      });

      await show.click();
      const asked = result.locator(".waits").filter({ hasText: "wants a rematch" });
      await atEachSize(other, sizes, async (name) => {
        await expect(asked).toBeInViewport({ ratio: 1 }); // without scrolling
        await picture(other, `rematch-asked-${name}`);
      });

      await other.goto("/");
      const link = other.getByRole("link", { name: /wants a rematch/ });
      await expect(link).toHaveAttribute("href", `#/table/${again}`);
      await link.click();
      await other.getByRole("button", { name: "Sit down" }).click();
      await expect(other.locator(".screen")).toBeVisible();
    },
  );

test("“Rematch” sets up the next game", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/#/table/${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Rematch" }).click();
  await expect(page).toHaveURL(new RegExp(`#/table/(?!${id})`));
  await expect(page.getByRole("heading", { name: "Round 1 of" })).toBeVisible();
});
