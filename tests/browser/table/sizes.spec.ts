/** Every step of a turn on every screen: phones in portrait and landscape, and a laptop's page at 200% and 400%. */
import type { Browser, Page } from "@playwright/test";
import {
  expect,
  finger,
  hasten,
  LANGUAGES,
  mouse,
  picture,
  playOn,
  seated,
  settled,
  test,
  unreached,
  variant,
  watch,
  type Hand,
} from "../kit";

interface Screen {
  name: string;
  width: number;
  height: number;
  least: number;
}

const SMALL = { name: "small phone", width: 320, height: 640, least: 300 };
const PHONES = [
  SMALL,
  { name: "phone", width: 390, height: 844, least: 380 },
  { name: "phone that lies", width: 844, height: 390, least: 380 },
];
const LAPTOPS = [
  { name: "laptop at 200 %", width: 640, height: 400, least: 370 },
  { name: "laptop at 400 %", width: 320, height: 200, least: 180 },
];
const STEPS = ["combo", "conquest", "spread", "course"];
const BOT = { kind: "bot", bot: "greedy" };
const TABLE = { seats: [{ kind: "me" }, BOT, BOT, BOT], first: 1 };
const FOOT = 120; // pixels below an upright map
/** The languages with the longest words and hints, and one with other letters. */
const LONGEST = ["de", "fr", "ja"];
const OTHERS = LANGUAGES.filter((language) => language !== "en" && !LONGEST.includes(language));

/** The faults of the screen now; `least` is the smallest size of the map in both directions. */
async function faults(page: Page, { width, height }: Screen, least: number): Promise<string[]> {
  const said: string[] = [];
  const upright = height > width;
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
  said.push(...(await unreached(page, "*", 0.99)));
  await page.evaluate(() => scrollTo(0, 0));
  return said;
}

/** Checks a step on a screen. It reports faults at once, since the table may not be playable with them. */
async function lookAt(page: Page, screen: Screen, step: string, language = "en"): Promise<void> {
  await page.setViewportSize(screen);
  await settled(page);
  await picture(page, `${step}-${screen.width}x${screen.height}-${language}`);
  // Combos are chosen below the map. Notes disappear by themselves: events, and returned tokens.
  const less = step === "combo" || step === "spread";
  const found = await faults(page, screen, less ? screen.least * 0.8 : screen.least);
  expect.soft(found, `${screen.name}, ${language}, ${step}`).toEqual([]);
}

/** The same table on a small phone, in another language. */
async function translated(page: Page, browser: Browser, complaints: string[], locale: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    locale,
    viewport: SMALL,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  watch(other, complaints);
  await hasten(other);
  await other.goto(page.url());
  return other;
}

/** Plays until every step was met, with the decisions on `screens` in turn; `meet` checks a step when it comes. */
async function playSteps(page: Page, hand: Hand, screens: Screen[], meet: (step: string) => Promise<void>) {
  const seen = new Set<string>();
  let decisions = 0;
  await playOn(page, {
    hand,
    decline: 2,
    most: 60,
    until: async (page) => {
      const step = (await page.getAttribute(".screen", "data-shape")) ?? "";
      if (!seen.has(step)) await meet(step);
      seen.add(step);
      await page.setViewportSize(screens[decisions++ % screens.length]!);
      return STEPS.every((step) => seen.has(step));
    },
  });
  expect([...seen]).toEqual(expect.arrayContaining(STEPS));
}

test.describe("on phones", () => {
  test.use({ viewport: SMALL, hasTouch: true, isMobile: true });

  for (const [which, languages] of [
    ["long", LONGEST],
    ["other", OTHERS],
  ] as const)
    test(
      `every step of a turn fits the screen in ${which} languages`,
      variant(which === "long"),
      async ({ page, browser, complaints }) => {
        await seated(page, TABLE);
        await page.waitForSelector(".screen");
        const others = languages.map(async (language) => ({
          language,
          other: await translated(page, browser, complaints, language),
        }));
        await playSteps(page, finger, PHONES, async (step) => {
          for (const screen of PHONES) await lookAt(page, screen, step);
          const seq = await page.getAttribute(".screen", "data-seq");
          for (const { language, other } of await Promise.all(others)) {
            await other.waitForSelector(`.screen[data-seq="${seq}"][data-shape="${step}"]:not(.busy)`);
            await expect(other.locator("html")).toHaveAttribute("lang", language);
            await lookAt(other, SMALL, step, language);
            if (step !== "combo") continue;
            await other.locator(".column.open .combo:not(:disabled)").last().tap();
            expect((await other.locator("#primary").boundingBox())!.height, language).toBeLessThan(70); // three lines
            await expect(other.locator(".about")).toBeInViewport({ ratio: 1 });
          }
        });
      },
    );
});

test("every step of a turn fits the screen of a zoomed page", async ({ page }) => {
  await seated(page, TABLE);
  await playSteps(page, mouse, LAPTOPS, async (step) => {
    for (const screen of LAPTOPS) await lookAt(page, screen, step);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONES[1], hasTouch: true, isMobile: true });

  test("the size check finds a button that is out of reach", async ({ page }) => {
    await seated(page, TABLE);
    const button = page.locator("#primary");
    const label = await button.textContent();
    for (const style of ["min-width: 520px", "position: relative; left: 400px", "position: relative; top: 300px"]) {
      await button.evaluate((node, style) => node.setAttribute("style", style), style);
      expect(await unreached(page, "*", 0.99)).toEqual([expect.stringContaining(`"${label}" is on the screen by`)]);
    }
  });
});
