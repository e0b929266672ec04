/** A tablet between two players: a bar at each edge, the far one turned, and a map that stays in place. */
import type { Page } from "@playwright/test";
import { expect, finger, finish, picture, seated, settled, test, variant } from "../kit";
import { expectNoFaults, laidOut } from "../tables";

const SEATS = [{ kind: "me" }, { kind: "local", name: "Ben" }];
const SIZES = { "on its side": { width: 1180, height: 820 }, upright: { width: 820, height: 1180 } };

/** Whether the text in `selector` is upside down. */
const isTurned = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      let turned = 1;
      for (let at: Element | null = node; at; at = at.parentElement) {
        const { transform, rotate } = getComputedStyle(at);
        if (new DOMMatrix(transform === "none" ? "" : transform).a < -0.5) turned = -turned;
        if (rotate === "180deg") turned = -turned;
      }
      return turned < 0;
    });

for (const [name, viewport] of Object.entries(SIZES))
  test.describe(`a tablet ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test("two players can share a tablet face to face", variant(name === "upright"), async ({ page }) => {
      const id = await seated(page, { seats: SEATS, first: 1 });
      await page.getByRole("button", { name: "I am Ana" }).tap(); // the last curtain
      await page.getByRole("button", { name: /^(Keys|Options)/ }).click();
      await page.getByLabel("Face-to-face mode").check();
      await page.keyboard.press("Escape");
      // Ana is on turn, at the near edge; Ben's bar is at his edge.
      const foot = page.locator(".foot");
      const bar = page.getByRole("region", { name: "Ben" });
      await expect(bar).toContainText("Waiting for Ana");
      expect((await bar.boundingBox())!.y).toBeLessThan(2);
      expect(await isTurned(page, ".opposite b")).toBe(true);
      const low = (await foot.boundingBox())!;
      expect(low.y + low.height).toBeGreaterThan(viewport.height - 2);
      await page.locator(".column.open button:not(:disabled)").first().tap();
      await settled(page);
      await picture(page, `facing-combo-${viewport.width}`);
      await page.tap("#primary");
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
      const region = page.locator(
        `[data-region="${await page.locator("[data-region]").first().getAttribute("data-region")}"]`,
      );
      await laidOut(page); // the combos made room
      const lay = (await region.boundingBox())!;
      await settled(page);
      await picture(page, `facing-near-${viewport.width}`);
      await expectNoFaults(page, { colours: viewport.width === 1180 });
      // Her turn is over: without a curtain, his bar has the buttons now.
      await finish(page, id, "own turn");
      await expect(page.getByRole("region", { name: "Ana" })).toContainText("Waiting for Ben");
      await expect(page.locator(".curtain")).toHaveCount(0);
      await expect.poll(async () => (await foot.boundingBox())!.y).toBeLessThan(2);
      expect(await isTurned(page, "#primary")).toBe(true);
      expect(await isTurned(page, ".opposite b")).toBe(false);
      // The map has not moved; its texts are turned towards him.
      await page.locator(".column.open button:not(:disabled)").first().tap();
      await page.tap("#primary");
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
      await laidOut(page);
      const lies = (await region.boundingBox())!;
      for (const side of ["x", "y", "width", "height"] as const)
        expect(Math.abs(lies[side] - lay[side])).toBeLessThan(12);
      expect(await isTurned(page, ".pill text")).toBe(true);
      expect(await isTurned(page, ".token path")).toBe(true);
      await picture(page, `facing-far-${viewport.width}`);
      await expectNoFaults(page, { colours: false }); // they are the same
      // And his clicks conquer the right region.
      const wanted = await page.locator(".hit.open").first().getAttribute("data-region");
      await finger.region(page, wanted!);
      await page.tap("#primary");
      await expect(page.locator(`[data-region="${wanted}"]`)).toHaveAttribute("aria-label", /Ben/);
    });
  });

test("a phone that changes hands is covered by a curtain", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ guided: false, facing: true })));
  const id = await seated(page, { seats: SEATS, first: 1 });
  await page.getByRole("button", { name: "I am Ana" }).click();
  await expect(page.locator(".opposite")).toHaveCount(0);
  await finish(page, id, "own turn");
  await expect(page.locator(".curtain")).toBeVisible();
});
