/** An unknown race asks a question of each shape, and is played with clicks: no screen knows its name. */
import type { Page } from "@playwright/test";
import { call, expect, mouse, openRegions, picture, seated, settled, test, variant } from "../kit";

const SEATS = [{ kind: "me" }, { kind: "local", name: "Ben" }];
const primary = (page: Page) => page.locator("#primary");
const asked = (page: Page) => page.locator(".prompt b");

/** Waits for a question of this shape with these words. */
async function isAsked(page: Page, shape: string, words: string | RegExp): Promise<void> {
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", shape);
  await expect(asked(page)).toHaveText(words);
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(size, () => {
    test.use({ viewport });

    test("every kind of question can be answered with clicks", variant(size === "phone"), async ({ page }) => {
      const table = { seats: SEATS, boxes: ["base", "askers"], first: 1, open_coins: true };
      const id = await seated(page, table);
      await page.waitForSelector("#primary");
      await page.locator(".column.open button", { hasText: "Askers" }).click();
      await primary(page).click();

      await isAsked(page, "conquest", "Conquer a region.");
      for (let i = 0; i < 2; i++) {
        const held = await page.locator(".pill").count();
        await mouse.region(page, (await openRegions(page))[0] as string);
        await primary(page).click();
        await expect.poll(() => page.locator(".pill").count()).not.toBe(held);
      }
      await page.locator(".buttons .chip", { hasText: "Askers" }).click(); // a special conquest without further choices
      await expect(page.locator(".buttons .chip", { hasText: "Askers" })).toHaveCount(0);
      await expect(primary(page)).toHaveText("Stop and redeploy");
      await primary(page).click();

      await isAsked(page, "spread", /^Proposed places for \d+ tokens\./);
      await page.getByRole("button", { name: "Even", exact: true }).click();
      await primary(page).click();
      await isAsked(page, "place", "Askers: where on the tile?");
      await expect(primary(page)).toHaveText("Do nothing");
      await page.locator(".buttons .ask", { hasText: "spot 5" }).click();
      await isAsked(page, "cell", "Askers: where should it go?");
      await page.locator(".buttons .ask", { hasText: "2,-1" }).click();
      await isAsked(page, "tile", "Askers: which tile?");
      await expect(primary(page)).toHaveText("Do nothing");
      await page.locator(".buttons .ask").nth(1).click();
      await isAsked(page, "spread", "Proposed places for Pebble ×3.");
      await page.getByRole("button", { name: "Take all back" }).click();
      const [first, second] = (await openRegions(page)) as [string, string];
      for (let i = 0; i < (size === "phone" ? 4 : 3); i++) await mouse.region(page, first);
      await expect(primary(page)).toBeEnabled();
      await primary(page).click();

      await isAsked(page, "regions", "Askers: which regions?");
      await expect(primary(page)).toHaveText("Do nothing");
      await mouse.region(page, first);
      await mouse.region(page, second);
      await settled(page);
      await picture(page, `shape-regions-${size}`);
      await primary(page).click();

      await isAsked(page, "amount", "Askers: how many?");
      await page.getByRole("button", { name: "One more" }).click();
      await page.getByRole("button", { name: "One more" }).click();
      await settled(page);
      await picture(page, `shape-amount-${size}`);
      await primary(page).click();

      await isAsked(page, "name", "Askers: choose one.");
      await expect(primary(page)).toHaveText("Do nothing");
      await page.locator(".buttons .ask", { hasText: "Ben" }).click();
      await expect(page.locator(".buttons .ask", { hasText: "Ben" })).toHaveCount(0);
      await isAsked(page, "name", "Askers: choose one.");
      await page.locator(".buttons .ask").first().click();

      await isAsked(page, "thing", "Askers: choose one.");
      const thing = page.locator(".buttons .ask").first();
      await expect(thing.locator(".price")).toHaveText("1");
      await settled(page);
      await picture(page, `shape-thing-${size}`);
      await thing.click();

      await isAsked(page, "whether", "Askers: yes or no?");
      await expect(page.getByRole("button", { name: "No", exact: true })).toBeVisible();
      await settled(page);
      await picture(page, `shape-whether-${size}`);
      await expect(primary(page)).toHaveText("Yes, for 1 coin");
      await primary(page).click();

      await isAsked(page, "course", "Askers: go into decline?");
      await expect(page.getByRole("button", { name: /^Decline/ })).toBeVisible();
      await primary(page).click();

      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "combo"); // Ben's turn
      const { events } = await call<{ events: { action?: Record<string, unknown> }[] }>(
        page,
        `/api/tables/${id}/events?after=0`,
      );
      const done = events.flatMap(({ action }) => (action ? [action] : []));
      for (const [what, least] of [
        [{ do: "askers" }, 1],
        [{ do: "askers-12", place: 5 }, 1],
        [{ do: "askers-11", cell: "2,-1" }, 1],
        [{ do: "askers-10", tile: "B" }, 1],
        [{ do: "askers-9", region: first, tokens: 3 }, 1],
        [{ do: "askers-8" }, 2],
        [{ do: "askers-7", tokens: 2 }, 1],
        [{ do: "askers-6", player: 2 }, 1],
        [{ do: "askers-5" }, 1],
        [{ do: "buy" }, 1],
        [{ do: "askers-3" }, 1],
      ] as const) {
        const like = done.filter((action) => Object.entries(what).every(([name, value]) => action[name] === value));
        expect(like.length, JSON.stringify(what)).toBeGreaterThanOrEqual(least);
      }
    });
  });
}
