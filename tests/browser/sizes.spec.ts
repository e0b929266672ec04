/** Every step of a turn on every screen: phones upright and lying, and a laptop's page at 200 and at 400 per cent. */
import type { Page } from "@playwright/test";
import { expect, finger, mouse, playOn, screenshots, settled, sitDownAt, test } from "./kit";

interface Screen {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  least: number;
  locale?: string;
}

const SCREENS: Screen[] = [
  { name: "small phone", width: 320, height: 640, touch: true, least: 300 },
  { name: "small phone in French", width: 320, height: 640, touch: true, least: 300, locale: "fr-FR" },
  { name: "small phone in Dutch", width: 320, height: 640, touch: true, least: 300, locale: "nl-NL" },
  { name: "phone", width: 390, height: 844, touch: true, least: 380 },
  { name: "phone that lies", width: 844, height: 390, touch: true, least: 380 },
  { name: "laptop at 200 %", width: 640, height: 400, touch: false, least: 370 },
  { name: "laptop at 400 %", width: 320, height: 200, touch: false, least: 180 },
];
const FOOT = 120; // pixels under an upright map

/** What is wrong with what is shown now; `least` is how large the map has to be either way. */
async function faults(page: Page, width: number, upright: boolean, least: number): Promise<string[]> {
  const said: string[] = [];
  const map = await page.locator(".map").boundingBox();
  const foot = await page.locator(".foot").boundingBox();
  if (!map || map.width < least || map.height < least) said.push(`the map is ${map?.width} x ${map?.height}`);
  if (upright && map?.width !== width) said.push(`the map is ${map?.width} wide`);
  if (upright && (!foot || foot.height > FOOT)) said.push(`the foot is ${foot?.height} high`);
  const wide = await page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll(".over, .listed")].some(
      (node) => node && node.scrollWidth > node.clientWidth,
    ),
  );
  const cut = await page.evaluate(() => {
    const asked = document.querySelector(".prompt b");
    return asked && asked.scrollHeight > asked.clientHeight + 1 ? asked.textContent : null;
  });
  if (cut) said.push(`"${cut}" is cut off`);
  if (wide) said.push("something is wider than the screen");
  for (const button of await page.locator(".head button, .foot button").all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.99 });
    if (await button.isEnabled()) await button.click({ trial: true, timeout: 15_000 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  return said;
}

for (const { name, width, height, touch, least, locale = "en-GB" } of SCREENS) {
  test.describe(`${name}, ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch, locale });

    test("every step of a turn is played", async ({ page }) => {
      const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "greedy" }));
      await sitDownAt(page, { seats: [{ kind: "me" }, ...bots], first: 1 });
      const seen = new Set<string>();
      const wrong: string[] = [];
      await playOn(page, {
        hand: touch ? finger : mouse,
        decline: 2,
        most: 60,
        until: async (page) => {
          const shape = (await page.getAttribute(".screen", "data-shape")) ?? "";
          if (!seen.has(shape)) {
            await settled(page);
            await page.screenshot({ path: `${screenshots}/${shape}-${width}x${height}.png` });
            // Notes pass: what happened, and who came home.
            const near = shape === "spread" ? least * 0.8 : least;
            const found = await faults(page, width, height > width, near);
            wrong.push(...found.map((fault) => `${shape}: ${fault}`));
          }
          seen.add(shape);
          return ["combo", "conquest", "spread", "course"].every((step) => seen.has(step));
        },
      });
      expect(wrong).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining(["combo", "conquest", "spread", "course"]));
    });
  });
}
