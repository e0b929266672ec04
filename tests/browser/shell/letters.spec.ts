/** Fonts are loaded only with the language that needs them. */
import type { Page } from "@playwright/test";
import { expect, settled, test } from "../kit";

/** Opens the first table; returns the sizes of the fonts that this loads, by their names. */
async function fontsOfFirstTable(page: Page): Promise<Map<string, number>> {
  const fonts = new Map<string, number>();
  const answers: Promise<unknown>[] = [];
  page.on("response", (answer) => {
    const name = /assets\/(.+)\.woff2$/.exec(answer.url())?.[1];
    if (name) answers.push(answer.body().then((body) => fonts.set(name, body.length)));
  });
  await page.goto("/");
  await page.click(".now");
  await page.waitForSelector("#primary");
  await page.waitForLoadState("networkidle");
  await settled(page);
  await Promise.all(answers);
  return fonts;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

test("a first table in English loads no Japanese letters", async ({ page }) => {
  const names = [...(await fontsOfFirstTable(page)).keys()];
  expect(names.filter((name) => !name.startsWith("almendra"))).toEqual([]);
});

test.describe("in Japanese", () => {
  test.use({ locale: "ja" });

  test("a first table loads at most 150 kB of letters", async ({ page }) => {
    const fonts = await fontsOfFirstTable(page);
    expect([...fonts.keys()].filter((name) => !name.startsWith("japanese"))).toEqual([]);
    expect(sum(fonts.values())).toBeGreaterThan(30_000);
    expect(sum(fonts.values())).toBeLessThan(150_000);
  });

  test("a device without Japanese letters gets them all", async ({ page }) => {
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.measureText = () => ({ width: 60 }) as TextMetrics;
    });
    const fonts = await fontsOfFirstTable(page);
    expect(sum(fonts.values())).toBeGreaterThan(100_000);
    await expect(page.locator("body")).toHaveCSS("font-family", /Kaisei Decol/);
  });
});
