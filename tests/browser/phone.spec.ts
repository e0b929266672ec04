/** What a newcomer with a phone needs first comes first. */
import { expect, screenshots, settled, test } from "./kit";

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a new table: who plays, then begin", async ({ page }) => {
      await page.goto("/#/new");
      const begin = page.getByRole("button", { name: "Set up the table" });
      await expect(begin).toBeEnabled();
      await expect(begin).toBeInViewport({ ratio: 1 }); // whatever stands between
      const seat = (await page.getByLabel("Who takes seat 1").boundingBox())!;
      const boxes = (await page.getByRole("heading", { name: "What is in play" }).boundingBox())!;
      expect(seat.y).toBeLessThan(boxes.y);
      await settled(page);
      await page.screenshot({ path: `${screenshots}/new-${name}.png`, fullPage: true });
      if (name !== "desktop") {
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
        await expect(page.locator("summary", { hasText: "What is in play" })).toContainText("Small World");
        await page.locator("summary", { hasText: "What is in play" }).click();
        await expect(begin).toBeInViewport({ ratio: 1 });
      }
      await begin.click();
      await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
      if (name !== "lying")
        await expect(page.getByRole("textbox", { name: "Link to this table" })).toBeInViewport({ ratio: 1 });
      if (name !== "lying") await expect(page.locator(".inviting svg")).toBeInViewport({ ratio: 0.9 });
      await settled(page);
      await page.screenshot({ path: `${screenshots}/waiting-${name}.png` });
    });

    test("who comes by link says their name, then sits down", async ({ page, browser }) => {
      const other = await (await browser.newContext({ viewport })).newPage();
      await page.goto("/#/new");
      await page.getByRole("button", { name: "Set up the table" }).click();
      await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
      await other.goto(page.url());
      const name = (await other.getByLabel("Your name").boundingBox())!;
      const sit = (await other.getByRole("button", { name: "Sit down" }).boundingBox())!;
      expect(name.y).toBeLessThan(sit.y);
      await settled(other);
      await other.screenshot({ path: `${screenshots}/arriving-${viewport.width}.png` });
    });
  });
}
