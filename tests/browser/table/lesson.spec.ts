/** The lesson: with real clicks where the finger points, interrupted and resumed, and with other clicks. */
import { devices, type Page } from "@playwright/test";
import { expect, finger, finish, mouse, picture, settled, test, untilTaken, variant, type Hand } from "../kit";

const PATIENCE_MS = 60_000; // no step of the lesson takes this long
const MOST_STEPS = 80; // only an endless lesson has this many
const TUTORIAL = "role=button[name=Tutorial]";

interface Told {
  topic: string;
  revision: string;
  read: boolean; // a button continues, and not the target of the finger
  tip: { x: number; y: number };
}

/** The step after `before`, once its button is there, or the finger rests on its target. */
async function told(page: Page, before: Told | null): Promise<Told> {
  const found = await page.waitForFunction(
    (before) => {
      const screen = document.querySelector<HTMLElement>(".screen:not(.busy)");
      const topic = document.querySelector<HTMLElement>("[data-lesson]")?.dataset.lesson;
      if (!screen || !topic) return null;
      const revision = screen.dataset.revision as string;
      if (before?.revision === revision && before.topic === topic) return null;
      const read = document.querySelector(".strip .next") !== null;
      const finger = document.querySelector<HTMLElement>(".finger");
      const tip = { x: parseFloat(finger?.style.left ?? ""), y: parseFloat(finger?.style.top ?? "") };
      if (read) return { topic, revision, read, tip };
      if (!finger) return null;
      const goals = (JSON.parse(finger.dataset.at as string) as string[]).map((at) => document.querySelector(at));
      const box = JSON.stringify(goals.map((goal) => goal?.getBoundingClientRect()));
      const still = screen.dataset.seenByTest === box;
      screen.dataset.seenByTest = box;
      const hit = document.elementFromPoint(tip.x, tip.y);
      return still && goals.find((goal) => goal)?.contains(hit) ? { topic, revision, read, tip } : null;
    },
    before,
    { timeout: PATIENCE_MS },
  );
  return (await found.jsonValue()) as Told;
}

/** Does each step that the finger shows until the lesson ends; returns the steps. */
async function follow(page: Page, hand: Hand, until: string): Promise<string[]> {
  const topics: string[] = [];
  for (let steps = 0, last: Told | null = null; steps < MOST_STEPS; steps++) {
    last = await told(page, last);
    const { topic, read, tip } = last;
    if (!topics.includes(topic)) {
      topics.push(topic);
      await settled(page);
      await picture(page, `lesson-${page.viewportSize()?.width}-${topic}`);
    }
    if (topic === until) return topics;
    await untilTaken(page, () => {
      if (read) return hand.press(page, ".strip .next");
      return hand === finger ? page.touchscreen.tap(tip.x, tip.y) : page.mouse.click(tip.x, tip.y);
    });
  }
  throw new Error(`the lesson went on: ${topics.join(", ")}`);
}

const TOLD = ["aim", "combo", "edge", "terrain", "go-on", "redeploy", "coins", "expand", "last-try", "decline", "end"];

async function learn(page: Page, hand: Hand): Promise<void> {
  await page.goto("/");
  await hand.press(page, TUTORIAL);
  await expect(page.locator("[data-lesson=aim]")).toBeVisible();
  const first = await follow(page, hand, "expand");
  const table = page.url();

  await page.goto("/"); // left
  await hand.press(page, TUTORIAL); // and resumed
  await expect(page).toHaveURL(table);
  await expect(page.locator("[data-lesson=expand]")).toBeVisible();
  await expect(page.getByText("Since your last turn")).toBeVisible();
  const middle = await follow(page, hand, "decline");
  await expect(page.getByText("Since your last turn")).toHaveCount(0); // that was two turns ago
  const rest = await follow(page, hand, "end");
  expect([...new Set([...first, ...middle, ...rest])]).toEqual(expect.arrayContaining(TOLD));
  await hand.press(page, ".strip .next");
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
}

test("the tutorial can be completed by following its finger", variant(), async ({ page }) => {
  await learn(page, mouse);
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use(phone);
  test("the tutorial can be completed by following its finger", async ({ page }) => {
    await learn(page, finger);
  });
});

test("the tutorial can be completed without following its finger", async ({ page }) => {
  await page.goto("/");
  await page.click(TUTORIAL);
  await page.click(".strip .next");
  await page.locator(".column.open .combo:not(:disabled)").nth(1).click();
  await page.click("#primary");
  await expect(page.locator("[data-lesson=edge]")).toBeVisible();
  await expect(page.locator(".finger")).toBeVisible();
  const address = page.url();
  await test.step("a combo opens as a card on the table", async () => {
    await page.getByRole("tab", { name: "Combos" }).click();
    await page.click(".column.list .combo");
    await expect(page.getByRole("dialog", { name: "Forest · Humans" })).toContainText("forest region");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
  const table = address.split("/").pop() as string;
  await finish(page, table, "turn"); // whatever comes first
  await page.click(".strip:has([data-lesson=coins]) .next");
  await finish(page, table, "turn");
  await finish(page, table, "turn");
  await expect(page.locator("[data-lesson=end]")).toBeVisible();
});

test("a player who declines help does not see the tutorial again", async ({ page }) => {
  await page.goto("/");
  await page.click(TUTORIAL);
  await page.click(".strip .quiet");
  await expect(page.locator("[data-lesson], .finger")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".column.open")).toBeVisible();
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
});
