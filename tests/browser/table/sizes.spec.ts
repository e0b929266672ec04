/** Every step of a turn on every screen: phones in portrait and landscape, and a laptop's page at 200% and 400%. */
import type { Page } from "@playwright/test";
import {
  expect,
  finger,
  LANGUAGES,
  mouse,
  picture,
  playOn,
  seated,
  settled,
  test,
  unreached,
  variant,
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
/** The language with the longest words, on every phone, and one with other letters; French has the longest hints (sight.spec.ts). */
const LONGEST = ["de", "ja"];
const OTHERS = ["en", ...LANGUAGES.filter((language) => language !== "en" && !LONGEST.includes(language))];

/** The faults of the screen now; `least` is the smallest size of the map in both directions. */
async function faults(page: Page, { width, height }: Screen, least: number): Promise<string[]> {
  const said: string[] = [];
  const upright = height > width;
  const map = await page.locator(".map").boundingBox();
  const foot = await page.locator(".foot").boundingBox();
  // The room of a scrollbar is not the map's. On a real zoomed page the bar is thinner, because it is not enlarged.
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  if (!map || map.width + bar < least || map.height < least) said.push(`the map is ${map?.width} x ${map?.height}`);
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

/** Changes the language of the table on the page. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(".head button").last().tap();
  await page.locator(`dialog select:has(option[value="${language}"])`).selectOption(language);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** The check of sizes finds a button that is out of reach. */
async function expectToFindFaults(page: Page): Promise<void> {
  const button = page.locator("#primary");
  const label = await button.textContent();
  for (const style of ["min-width: 520px", "position: relative; left: 400px", "position: relative; top: 300px"]) {
    await button.evaluate((node, style) => node.setAttribute("style", style), style);
    expect(await unreached(page, "*", 0.99)).toEqual([expect.stringContaining(`"${label}" is on the screen by`)]);
  }
  await button.evaluate((node) => node.removeAttribute("style"));
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

  for (const [which, [first, ...languages]] of [
    ["long", LONGEST],
    ["other", OTHERS],
  ] as const)
    test.describe(`${which} languages`, () => {
      test.use({ locale: first! });

      test(
        `every step of a turn fits the screen in ${which} languages`,
        variant(which === "long"),
        async ({ page }) => {
          await seated(page, TABLE);
          await test.step("the check finds a button that is out of reach", () => expectToFindFaults(page));
          await playSteps(page, finger, PHONES, async (step) => {
            for (const screen of PHONES) await lookAt(page, screen, step, first);
            await page.setViewportSize(SMALL);
            const combos = page.locator(".column.open .combo:not(:disabled)");
            for (const language of [first!, ...languages]) {
              if (language !== first) {
                await speak(page, language);
                await lookAt(page, SMALL, step, language);
              }
              if (step !== "combo") continue;
              await combos.last().tap();
              expect((await page.locator("#primary").boundingBox())!.height, language).toBeLessThan(70); // three lines
              await expect(page.locator(".about")).toBeInViewport({ ratio: 1 });
              await combos.first().tap();
            }
            await speak(page, first!);
          });
        },
      );
    });
});

test("every step of a turn fits the screen of a zoomed page", async ({ page }) => {
  await seated(page, TABLE);
  await playSteps(page, mouse, LAPTOPS, async (step) => {
    for (const screen of LAPTOPS) await lookAt(page, screen, step);
  });
});
