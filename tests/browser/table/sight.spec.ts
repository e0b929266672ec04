/** The board stays in sight: its share of the window, readable labels, and nothing that covers it. */
import type { Page } from "@playwright/test";
import {
  ask,
  chosen,
  expect,
  finish,
  mouse,
  openRegions,
  picture,
  seated,
  settled,
  takeOneThatEntersByTheEdge,
  test,
  variant,
} from "../kit";
import { expectNoFaults, resize } from "../tables";

const bot = { kind: "bot", bot: "greedy" };
const seats = (bots: number) => [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)];
const TABLES = {
  "three players": { seats: seats(2) },
  "two players": { seats: seats(1) },
  "five players underground": { seats: seats(4), boxes: ["underground"] },
  "five players": { seats: seats(4) },
  "two players adrift": { seats: seats(1), scenario: "realms-6" },
  "six players adrift": { seats: seats(5), scenario: "realms-6" },
};
/** The least share of the board, in percent of the window, while choosing, and while conquering or redeploying. */
const SIZES: { width: number; height: number; choosing: number; conquering: number }[] = [
  { width: 1440, height: 900, choosing: 45, conquering: 55 },
  { width: 1280, height: 720, choosing: 45, conquering: 55 },
  { width: 820, height: 1180, choosing: 45, conquering: 55 },
  { width: 390, height: 844, choosing: 30, conquering: 44 },
  { width: 844, height: 390, choosing: 30, conquering: 46 },
  { width: 320, height: 640, choosing: 30, conquering: 44 },
];
/** A size of each layout. */
const LAYOUTS = SIZES.filter(({ width }) => width !== 1440 && width !== 390);
/** In the short run, a small laptop and the smallest phones. */
const FEWER = SIZES.filter(({ width }) => [1280, 844, 320].includes(width));
const LEGIBLE_PX = 10;
const POINTS = 5000; // of a window, at which it looks whether the board is visible

interface Seen {
  board: number; // the percentage of the window in which the board is visible
  small: string[]; // labels that are too small
  covered: string[]; // regions below the buttons that magnify the map
  hidden: number; // the prices, players and buttons of the map below a hint
}

/** What a user sees of the board. */
function look([legible, points]: readonly [number, number]): Seen {
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const [ground, room] = [box(".map .ground"), box(".middle")];
  const [left, right] = [Math.max(ground.left, room.left, 0), Math.min(ground.right, room.right, innerWidth)];
  const [top, bottom] = [Math.max(ground.top, room.top, 0), Math.min(ground.bottom, room.bottom, innerHeight)];
  let visible = 0;
  let all = 0;
  const step = Math.sqrt((innerWidth * innerHeight) / points);
  for (let x = step / 2; x < innerWidth; x += step)
    for (let y = step / 2; y < innerHeight; y += step) {
      all++;
      if (x < left || x > right || y < top || y > bottom) continue;
      if (document.elementFromPoint(x, y)?.closest(".map")) visible++;
    }
  const svgText = [...document.querySelectorAll<SVGTextElement>(".map text")].map((node) => {
    const { a, b } = node.getScreenCTM()!;
    return { node, px: parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b) };
  });
  const text = [...document.querySelectorAll<HTMLElement>(".screen *")]
    .filter((node) => [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
    .filter((node) => !(node instanceof SVGElement) && node.getBoundingClientRect().width > 2)
    .map((node) => ({ node, px: parseFloat(getComputedStyle(node).fontSize) }));
  const small = [...svgText, ...text]
    .filter(({ px }) => px < legible - 0.05)
    .map(({ node, px }) => `"${node.textContent?.trim()}": ${px.toFixed(1)} px`);
  const buttons = [...document.querySelectorAll(".zoom button")].map((button) => button.getBoundingClientRect());
  const covered = [...document.querySelectorAll<SVGGeometryElement>("[data-region]")]
    .filter((region) => {
      const around = region.getBoundingClientRect();
      const place = region.getScreenCTM()!.inverse();
      return buttons.some(({ left, top, width, height, right, bottom }) => {
        if (left > around.right || right < around.left || top > around.bottom || bottom < around.top) return false;
        for (let i = 0; i <= 6; i++)
          for (let j = 0; j <= 6; j++) {
            const point = new DOMPoint(left + (width * i) / 6, top + (height * j) / 6);
            if (region.isPointInFill(point.matrixTransform(place))) return true;
          }
        return false;
      });
    })
    .map((region) => region.dataset.region!);
  const hint = document.querySelector(".hints .strip, .tip .strip")?.getBoundingClientRect();
  const hidden = [...document.querySelectorAll(".pill, .seat, .zoom button")].filter((pill) => {
    const { left, right, top, bottom } = pill.getBoundingClientRect();
    return hint && left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top;
  }).length;
  return { board: (100 * visible) / all, small, covered, hidden };
}

/** The words in `nodes` that begin in one line and end in another. */
function broken(nodes: Element[]): string[] {
  return nodes.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? "").matchAll(/[^\s-]+/g)].flatMap((word) => {
      const range = document.createRange();
      range.setStart(text!, word.index);
      range.setEnd(text!, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word[0]] : [];
    }),
  );
}

type Step = "choosing" | "conquering" | "redeploying";

async function conquerOne(page: Page): Promise<void> {
  const region = (await openRegions(page))[0] as string;
  await chosen(page, mouse, region);
  await page.click("#primary");
  await expect(page.locator(`.hit.open[data-region="${region}"]`)).toHaveCount(0);
  await expect(page.locator(".screen:not(.busy)")).toBeVisible();
}

/** Conquers two regions, and continues to the redeployment. */
async function conquerAndRedeploy(page: Page): Promise<void> {
  for (let regions = 0; regions < 2; regions++) await conquerOne(page);
  await page.click("#primary");
  await expect(page.locator('.screen[data-shape="spread"]:not(.busy)')).toBeVisible();
}

/** Checks the screen at every size; returns the room of the map at each. */
async function expectInSight(page: Page, step: Step, table: string, sizes = SIZES): Promise<unknown[]> {
  const rooms = [];
  for (const size of sizes) {
    await resize(page, size);
    await settled(page);
    rooms.push(await page.locator(".middle").boundingBox());
    const name = `${step}-${size.width}x${size.height}-${table.replaceAll(" ", "-")}`;
    await picture(page, `sight-${name}`);
    const { board, small, covered, hidden } = await page.evaluate(look, [LEGIBLE_PX, POINTS] as const);
    expect.soft(board, name).toBeGreaterThanOrEqual(step === "choosing" ? size.choosing : size.conquering);
    expect.soft(hidden, name).toBe(0);
    // The smallest phones show the effects of a combo once it is chosen.
    const effects = step === "choosing" && size.width > 320 ? 1 : 0;
    expect.soft(await page.locator(":is(.offers, .right) .about:visible, .aside:visible").count(), name).toBe(effects);
    expect.soft(small, name).toEqual([]);
    expect.soft(covered, name).toEqual([]);
  }
  return rooms;
}

/** Begins a game, up to the choice of a combo. */
async function begun(page: Page, table: object): Promise<void> {
  await seated(page, { ...table, first: 1 });
  await expect(page.locator("#primary")).toBeVisible();
  if ("scenario" in table) await page.click("#primary"); // it leaves the tiles in place
  await expect(page.locator('.screen[data-shape="combo"]:not(.busy)')).toBeVisible();
  await expect(page.locator("[data-region]").first()).toBeAttached();
}

// The usual board, for three players, is checked below with tips.
test("a wide board turns to fit every size", async ({ page }) => {
  const name = "two players adrift";
  await begun(page, TABLES[name]);
  await takeOneThatEntersByTheEdge(page);
  await expectInSight(page, "conquering", name, LAYOUTS);
});

for (const [name, table] of Object.entries(TABLES))
  test(`${name} see the board at every size`, variant(), async ({ page }) => {
    await begun(page, table);
    await expectInSight(page, "choosing", name);
    await takeOneThatEntersByTheEdge(page);
    await expectInSight(page, "conquering", name);
    await conquerAndRedeploy(page);
    await expectInSight(page, "redeploying", name);
  });

/** The room of the map at each size, from the last to the first, where it stays. */
async function rooms(page: Page, sizes: typeof SIZES): Promise<unknown[]> {
  const found = [];
  for (const size of sizes.toReversed()) {
    await resize(page, size);
    found.unshift(await page.locator(".middle").boundingBox());
  }
  return found;
}

test.describe("in the language with the longest hints", () => {
  test.use({ locale: "fr-FR" });

  for (const [which, sizes] of [
    ["three sizes", FEWER],
    ["every size", SIZES],
  ] as const)
    test(`tips cover nothing and take no room at ${which}`, variant(sizes === FEWER), async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ speed: 4 })));
      await seated(page, { seats: seats(2), first: 1 });
      await expect(page.locator(".column.open .combo").first()).toBeVisible();
      const tip = page.locator(".tip .strip");
      let before: unknown[] = [];
      for (const step of ["choosing", "conquering", "redeploying"] as const) {
        if (step === "conquering") await takeOneThatEntersByTheEdge(page);
        if (step === "redeploying") await conquerAndRedeploy(page);
        await resize(page, sizes[0]!);
        await expect(tip).toBeVisible();
        const tipped = await expectInSight(page, step, "hints", sizes);
        await tip.getByRole("button", { name: "Compris" }).click();
        await expect(tip).toHaveCount(0);
        expect(await rooms(page, sizes), step).toEqual(tipped);
        if (step === "redeploying") expect(tipped).toEqual(before); // nor does the question
        before = tipped;
      }
    });
});

for (const locale of ["en-GB", "fr-FR"])
  test.describe(locale, () => {
    test.use({ locale }); // in French, the rows end between two pixels

    test(`a tip covers no row of the list of regions, ${locale}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ speed: 4 })));
      await resize(page, { width: 1280, height: 720 });
      await seated(page, { seats: seats(3), first: 1 });
      await expect(page.locator(".tip .strip")).toBeVisible();
      await page.keyboard.press("t");
      const last = page.locator(".listed tbody tr").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const seen = await last.evaluate((row) => {
        const { x, y, width, height } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      });
      expect(seen).toBe(true);
    });
  });

test("the question and the log keep their heights in a low window", async ({ page }) => {
  const id = await seated(page, { seats: seats(2), first: 1 });
  const height = async () => (await page.locator(".foot").boundingBox())!.height;
  await takeOneThatEntersByTheEdge(page);
  await resize(page, { width: 1280, height: 720 });
  await test.step("the log", async () => {
    const foot = (await page.locator(".foot").boundingBox())!;
    for (const tab of ["Chat", "Log"]) {
      await page.getByRole("tab", { name: tab }).click();
      const panel = (await page.getByRole("tabpanel").boundingBox())!;
      expect(panel.height).toBeGreaterThan(180);
      expect(foot.y - panel.y - panel.height).toBeLessThan(20);
    }
  });
  const first = await height();
  await conquerOne(page);
  await expect(page.locator(".prompt")).toContainText("Now worth");
  expect(await height()).toBe(first);
  await conquerAndRedeploy(page);
  expect(await height()).toBeLessThan(first + 100); // with the proposals
  await finish(page, id, "turn");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.locator(".prompt")).toContainText("If you decline now");
  expect(await height()).toBeLessThan(first + 20);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the row of combos on a phone opens to compare them", async ({ page }) => {
    await ask(page, "/api/guest", { name: "Ana" });
    const { id } = await ask<{ id: string }>(page, "/api/tables", { seats: seats(2), first: 1 });
    await page.goto(`/#/table/${id}`);
    const combos = page.getByRole("list", { name: "Available combos" }).getByRole("button");
    await expect(combos).toHaveCount(6);
    await page.locator(".head").getByRole("button", { name: "Log" }).tap();
    await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await combos.nth(1).tap();
    await expect(combos.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".about")).toBeInViewport({ ratio: 1 });
    const compare = page.getByRole("button", { name: "Compare combos" });
    await compare.tap();
    await expect(page.getByRole("heading", { name: "Choose a combo" })).toBeFocused();
    await expect(combos).toHaveCount(6);
    await expect(combos.nth(1)).toHaveAttribute("aria-pressed", "true");
    await settled(page);
    await expectNoFaults(page);
    await picture(page, "sight-compare");
    await resize(page, { width: 320, height: 640 });
    expect(await combos.locator("strong").evaluateAll(broken)).toEqual([]);
    await resize(page, { width: 390, height: 844 });
    await compare.tap();
    await expect(page.locator(".over")).toHaveCount(0);
    await expect(compare).toBeFocused();
    await expectNoFaults(page, { colours: false });
    await compare.tap();
    await combos.nth(2).tap();
    await page.tap("#primary");
    await expect(page.locator(".over, .offers")).toHaveCount(0);
  });
});
