/** Three players at one screen go underground: they beat Monsters, find what those guard, and use it. */
import type { Page } from "@playwright/test";
import { accessible, everyButtonIsReached, expect, mouse, picture, seated, settled, test } from "../kit";
import { atEachSize, SIZES } from "../tables";

const THREE = [{ kind: "me" }, { kind: "local", name: "Ben" }, { kind: "local", name: "Chloe" }];

/** Faults for users who cannot see or point. */
async function faults(page: Page): Promise<string[]> {
  const found = await accessible(page).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  return found.violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.target.join(" ")}`);
}

const shape = (page: Page) => page.getAttribute(".screen", "data-shape");

/** The regions that can be clicked now, those with Monsters first. */
const openRegions = (page: Page) =>
  page.$$eval(".hit.open", (nodes) =>
    nodes
      .map((node) => [node.getAttribute("data-region") as string, node.getAttribute("aria-label") ?? ""] as const)
      .sort((one, other) => Number(other[1].includes("Monsters")) - Number(one[1].includes("Monsters")))
      .map(([id]) => id),
  );

/** One decision of a player who looks for relics; returns whether one was used. */
async function decide(page: Page): Promise<boolean> {
  const seq = await page.getAttribute(".screen", "data-seq");
  const asked = await shape(page);
  let used = false;
  const open = await openRegions(page);
  const helpful = page.locator(".foot .chip", { hasText: /^\s*(With The|The Shiny Orb)/ });
  if (await page.locator(".curtain").count()) {
    await page.click(".curtain button");
    await expect(page.locator(".curtain")).toHaveCount(0);
    return false;
  }
  if (asked === "combo") await page.click(".column.open button:not(:disabled)");
  else if (asked === "conquest" && (await helpful.count())) {
    await helpful.first().click();
    used = true;
  } else if (asked === "regions" && /Ring|Scepter/.test((await page.textContent(".prompt")) ?? "") && open[0]) {
    await mouse.region(page, open[0]);
    used = true;
  } else if (["amount", "name", "thing", "whether"].includes(asked ?? "") && !(await page.isEnabled("#primary"))) {
    await page.locator(".buttons .ask").first().click();
  } else if (asked === "conquest" && open[0]) await mouse.region(page, open[0]);
  else if (asked !== "spread") {
    for (const id of open) if (!(await page.isEnabled("#primary"))) await mouse.region(page, id);
  }
  if (!used || asked === "regions") {
    while ((await page.getAttribute(".screen", "data-seq")) === seq && (await page.isEnabled("#primary"))) {
      await page.click("#primary");
      const moved = page.locator(`.screen:not([data-seq="${seq}"]), .screen[data-ending]`);
      await expect(moved.first()).toBeVisible();
    }
  }
  return used;
}

test("three players at one screen can find and use a relic", async ({ page }) => {
  await seated(page, { seats: THREE, boxes: ["underground", "trinkets"], first: 1, open_coins: true });
  const found = page.locator("[data-holding]");
  let used = false;
  for (let decided = 0; decided < 120 && !used; decided++) {
    await page.waitForSelector(".curtain, #primary");
    await page.waitForFunction(() => !document.querySelector(".screen.busy"));
    used = await decide(page);
  }
  expect(used).toBe(true);
  await expect(found.first()).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.locator(".side")).toContainText(/searches .* and finds/);
  await settled(page);
  await picture(page, "underground");
  expect(await faults(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the map has most of a phone while a question is open", async ({ page }) => {
    await seated(page, { seats: THREE, boxes: ["underground"], first: 1, open_coins: true });
    await page.tap(".column.open button:not(:disabled)");
    await page.tap("#primary");
    await expect(page.locator(".screen:not([data-shape=combo])")).toBeVisible();
    await atEachSize(page, [SIZES[1], SIZES[2]], async (name, height, width) => {
      await settled(page);
      await picture(page, `underground-${name}`);
      const box = await page.locator(".middle").boundingBox();
      const share = name === "phone" ? 0.55 : 0.5;
      expect(((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)).toBeGreaterThan(share);
      await everyButtonIsReached(page);
    });
  });
});
