/** A server that gets a new version of the client while pages are open: they reload, once. */
import type { Page } from "@playwright/test";
import { expect, interceptable, seated, test } from "../kit";
import { expectNoFaults, resize, SIZES } from "../tables";

const bots = { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 };

/** Replaces the client on the server: a part is gone, and the start page names another script. Counts the loads. */
async function update(page: Page, heals: boolean): Promise<() => number> {
  let loads = 0;
  let updated = true;
  await page.route(/\/assets\/Keys-[^/]*\.js$/, (route) =>
    updated ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route(/\/$/, async (route) => {
    if (route.request().resourceType() === "document") {
      loads += 1;
      updated = !heals;
      return route.continue();
    }
    // The server closes an idle connection, perhaps just when it is used again.
    const answer = await route.fetch({ headers: { ...route.request().headers(), connection: "close" } });
    const body = (await answer.text()).replace(/assets\/[^"]+\.js/, "assets/newer.js");
    return route.fulfill({ response: answer, body });
  });
  return () => loads;
}

const keys = (page: Page) => page.getByRole("dialog", { name: "Options and keys" });
const told = (page: Page) => page.getByRole("complementary", { name: "New version" });

test("a page reloads for a new version, after unsent text", async ({ page, complaints }) => {
  await interceptable(page);
  await seated(page, bots);
  await expect(page.locator("#primary")).toBeVisible();
  await page.getByRole("tab", { name: "Chat" }).click();
  const text = page.getByRole("textbox", { name: "Your message" });
  await text.fill("Well played");
  const loads = await update(page, true);
  await page.locator(".head").click({ position: { x: 2, y: 2 } });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("?");
  await expect(told(page)).toContainText("There is a new version of this page.");
  await expect(text).toHaveValue("Well played");
  expect(loads()).toBe(0);
  await text.fill("");
  await expect.poll(loads).toBe(1);
  await expect(page.locator("#primary")).toBeVisible();
  await page.keyboard.press("?"); // the new version has the part that was missing
  await expect(keys(page)).toBeVisible();
  expect(loads()).toBe(1);
  complaints.splice(0);
});

test("a page reloads only once for each version", async ({ page, complaints }) => {
  await interceptable(page);
  await seated(page, bots);
  await expect(page.locator("#primary")).toBeVisible();
  const loads = await update(page, false);
  await page.keyboard.press("?");
  await expect.poll(loads).toBe(1);
  await expect(page.locator("#primary")).toBeVisible();
  await page.keyboard.press("?");
  await expect(told(page)).toContainText("Reload the page to get it.");
  expect(loads()).toBe(1);
  for (const [name, width, height] of [...SIZES, ["small", 320, 640] as const]) {
    await resize(page, { width, height });
    expect((await told(page).boundingBox())!.height).toBeLessThan(height / 5);
    await expectNoFaults(page, { colours: name === "desktop", wcag: true, within: "aside" });
  }
  await told(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(loads).toBe(2);
  complaints.splice(0);
});
