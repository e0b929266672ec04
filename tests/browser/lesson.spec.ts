/** The first game, which teaches: by real clicks where the finger points, left and resumed, and otherwise than it points. */
import { devices, type Page } from "@playwright/test";
import { expect, finger, finish, mouse, screenshots, settled, test, type Hand } from "./kit";

const PATIENCE = 120_000; // only a lesson that goes on for ever takes so long

const topic = (page: Page) => page.locator("[data-lesson]").getAttribute("data-lesson", { timeout: 300 });

/** What is told now and what the finger can mean: does it, until the lesson is at its end; returns what was told. */
async function follow(page: Page, hand: Hand, until: string): Promise<string[]> {
  const told: string[] = [];
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await page.waitForFunction(() => !document.querySelector(".screen.busy")); // what was pressed last is done
    const now = await topic(page).catch(() => null);
    if (!now) {
      await page.waitForTimeout(100);
      continue;
    }
    if (!told.includes(now)) {
      told.push(now);
      await settled(page);
      await page.screenshot({ path: `${screenshots}/lesson-${page.viewportSize()?.width}-${now}.png` });
    }
    if (now === until) return told;
    const seq = await page.getAttribute(".screen", "data-seq");
    if (await page.locator(".strip .next").isVisible()) await hand.press(page, ".strip .next");
    else await obey(page, hand);
    await page
      .waitForFunction(
        ([seq, now]) =>
          document.querySelector<HTMLElement>(".screen")?.dataset.seq !== seq ||
          document.querySelector<HTMLElement>("[data-lesson]")?.dataset.lesson !== now,
        [seq, now] as const,
        { timeout: 500 },
      )
      .catch(() => undefined);
  }
  throw new Error(`the lesson went on: ${told.join(", ")}`);
}

/** Presses at the tip of the finger. */
async function obey(page: Page, hand: Hand): Promise<void> {
  const tip = await page
    .locator(".finger")
    .evaluate((node) => [parseFloat(node.style.left), parseFloat(node.style.top)], undefined, {
      timeout: 300,
    })
    .catch(() => null);
  if (!tip) return;
  const [x, y] = tip as [number, number];
  if (hand === finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const TOLD = ["aim", "combo", "edge", "terrain", "go-on", "redeploy", "coins", "expand", "last-try", "decline", "end"];

async function learn(page: Page, hand: Hand): Promise<void> {
  await page.goto("/");
  await hand.press(page, ".learn");
  await expect(page.locator("[data-lesson=aim]")).toBeVisible();
  const first = await follow(page, hand, "expand");
  const table = page.url();

  await page.goto("/"); // left
  await hand.press(page, ".learn"); // and resumed
  await expect(page).toHaveURL(table);
  await expect(page.locator("[data-lesson=expand]")).toBeVisible();
  const rest = await follow(page, hand, "end");
  expect([...new Set([...first, ...rest])]).toEqual(expect.arrayContaining(TOLD));
  await hand.press(page, ".strip .next");
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
}

test("whoever follows the finger learns the game", async ({ page }) => {
  await learn(page, mouse);
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use(phone);
  test("whoever follows the finger learns the game", async ({ page }) => {
    await learn(page, finger);
  });
});

test("who does otherwise than the finger points comes to the end of the lesson too", async ({ page }) => {
  await page.goto("/");
  await page.click(".learn");
  await page.click(".strip .next");
  await page.locator(".column.open .combo:not(:disabled)").nth(1).click();
  await page.click("#primary");
  await expect(page.locator("[data-lesson=edge]")).toBeVisible();
  await expect(page.locator(".finger")).toBeVisible();
  const table = page.url().split("/").pop() as string;
  await finish(page, table, "turn"); // whatever comes first
  await page.click(".strip:has([data-lesson=coins]) .next");
  await finish(page, table, "turn");
  await finish(page, table, "turn");
  await expect(page.locator("[data-lesson=end]")).toBeVisible();
});

test("a combo opens as a card in place, and the table stays", async ({ page }) => {
  await page.goto("/");
  await page.click(".learn");
  await page.click(".strip .next");
  await page.click(".column.open .combo:not(:disabled)");
  await page.click("#primary");
  const table = page.url();
  await page.click(".column.rail .combo");
  await expect(page.getByRole("dialog", { name: "Wealthy · Dwarves" })).toContainText("mine");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(table);
});

test("who wants no help is told nothing more", async ({ page }) => {
  await page.goto("/");
  await page.click(".learn");
  await page.click(".strip .quiet");
  await expect(page.locator("[data-lesson], .finger")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".column.open")).toBeVisible();
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
});
