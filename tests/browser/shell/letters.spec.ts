/** Fonts and texts are loaded only with the language that needs them. */
import type { Page } from "@playwright/test";
import { expect, LANGUAGES, settled, test, variant } from "../kit";

const LATIN = LANGUAGES.filter((language) => !["en", "ja"].includes(language));

async function openFirstTable(page: Page): Promise<void> {
  await page.goto("/");
  await page.click(".now");
  await page.waitForSelector("#primary");
  await page.waitForLoadState("networkidle");
  await settled(page);
}

/** Opens the first table; returns how many bytes this transfers. With `fonts`, it also names the fonts it loads. */
async function bytesOfFirstTable(page: Page, fonts: string[] = []): Promise<number> {
  page.on("response", (answer) => {
    const name = /assets\/(.+)\.woff2$/.exec(answer.url())?.[1];
    if (name) fonts.push(name);
  });
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await openFirstTable(page);
  return bytes;
}

/** Opens the first table; returns the sizes of the fonts that this loads, by their names. */
async function fontsOfFirstTable(page: Page): Promise<Map<string, number>> {
  const fonts = new Map<string, number>();
  const answers: Promise<unknown>[] = [];
  page.on("response", (answer) => {
    const name = /assets\/(.+)\.woff2$/.exec(answer.url())?.[1];
    if (name) answers.push(answer.body().then((body) => fonts.set(name, body.length)));
  });
  await openFirstTable(page);
  await Promise.all(answers);
  return fonts;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

for (const language of LATIN)
  // Polish has its own font for titles
  test(
    `a first table in ${language} transfers at most 40 kB more`,
    variant(language === "pl"),
    async ({ page, browser }) => {
      const other = await (await browser.newContext({ locale: language })).newPage();
      const fonts: string[] = [];
      const more = (await bytesOfFirstTable(other)) - (await bytesOfFirstTable(page, fonts));
      expect(fonts.filter((name) => !name.startsWith("almendra"))).toEqual([]); // in English, no Japanese letters
      expect(fonts).not.toEqual([]);
      console.log(`kB more than in English: ${Math.round(more / 1000)} in ${language}`);
      expect(more).toBeGreaterThan(5_000);
      expect(more).toBeLessThan(40_000);
    },
  );

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
    console.log(`kB of Japanese letters: ${Math.round(sum(fonts.values()) / 1000)}`);
    expect(sum(fonts.values())).toBeGreaterThan(100_000);
    expect(sum(fonts.values())).toBeLessThan(150_000);
    await expect(page.locator("body")).toHaveCSS("font-family", /Kaisei Decol/);
  });
});
