/** “Back” at a table closes what is open over it, as in other apps on a phone. */
import type { Page } from "@playwright/test";
import { expect, finger, openRegions, seated, takeOneThatEntersByTheEdge, test } from "../kit";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const TABLE = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };
const address = (page: Page) => page.evaluate(() => location.hash);
const layers = (page: Page) => ({
  "a region's card": [
    async () => {
      const [region] = await openRegions(page);
      await finger.region(page, region ?? "");
    },
    page.locator(".inline .card"),
  ] as const,
  "the log": [() => page.locator(".head").getByRole("button", { name: "Log" }).tap(), page.locator(".over")] as const,
  "a dialog": [() => page.locator(".head button").last().tap(), page.locator("dialog")] as const,
  "the list of regions": [
    () => page.locator(".head").getByRole("button", { name: "List of regions" }).tap(),
    page.locator(".listed"),
  ] as const,
});

test("“back” closes each card or dialog on a phone", async ({ page }) => {
  await page.goto("/#/");
  const id = await seated(page, TABLE);
  await takeOneThatEntersByTheEdge(page);
  for (const [name, [open, layer]] of Object.entries(layers(page))) {
    await test.step(name, async () => {
      await open();
      await expect(layer).toBeVisible();
      await page.goBack();
      await expect(layer).toHaveCount(0);
      expect(await address(page)).toBe(`#/table/${id}`);
      await page.goForward();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull(); // and steps back by itself
      await expect(layer).toHaveCount(0);
      expect(await address(page)).toBe(`#/table/${id}`);
    });
  }
  await page.goBack();
  await expect(page.locator(".screen")).toHaveCount(0);
  expect(await address(page)).toBe("#/");
  await test.step("after a reload, it closes only new cards and dialogs", async () => {
    await page.goto(`/#/table/${id}`);
    const [open, dialog] = layers(page)["a dialog"];
    await open();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.locator(".head")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(await address(page)).toBe(`#/table/${id}`);
  });
});
