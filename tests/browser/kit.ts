/** What the browser tests share: pages that must not complain, people who play. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type Page } from "@playwright/test";
import path from "node:path";

export { expect };

export const screenshots = path.resolve(__dirname, "../../build/screenshots");

/** Pages fail their test when they log an error, throw, or ask anybody but our server. */
export function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(https?|wss?):\/\/(127\.0\.0\.1|localhost)[:/]|^(data|blob):/.test(request.url()))
      complaints.push(`asked ${request.url()}`);
  });
}

export const test = base.extend<{ complaints: string[]; settled: void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is wanted
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints);
    await hasten(page);
    await use(page);
  },
});

/** Asks whether anything on a page shuts somebody out; in place, without a page beside it, for none has frames. */
export function accessible(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Waits until letters have their face and what moves for a moment stands still. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** Every button of head and foot is whole on the screen and bare; of a long list, once the list is scrolled. */
export async function everyButtonIsReached(page: Page): Promise<void> {
  for (const button of await page.locator(".head button, .foot button").all()) {
    if (await button.evaluate((node) => node.closest(".buttons") !== null)) await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    if (await button.isEnabled()) await button.click({ trial: true, timeout: 15_000 });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** No hints, and a film that does not dawdle. */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("smallworld"))
      localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 4 }));
  });
}

/** Calls the server as the page's own person. */
export async function call<T>(page: Page, url: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url as string, {
        method: body === undefined ? "GET" : "POST",
        headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [url, body] as const,
  ) as Promise<T>;
}

export async function sitDownAt(page: Page, table: Record<string, unknown>, name = "Ana"): Promise<string> {
  await page.goto("/");
  await page.waitForSelector("h1");
  await call(page, "/api/guest", { name });
  const { id } = await call<{ id: string }>(page, "/api/tables", table);
  await page.goto(`/#/table/${id}`);
  return id;
}

/** A table for two in two browsers: the first sits and begins, the second comes by link. */
export async function twoAtATable(
  page: Page,
  browser: Browser,
  complaints: string[],
  prepare: (other: Page) => Promise<void> = async () => undefined,
): Promise<{ id: string; other: Page }> {
  const id = await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
  await expect(page.getByText("Waiting for players")).toBeVisible();
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  watch(other, complaints);
  await hasten(other);
  await prepare(other);
  await other.goto(`/#/table/${id}`);
  await other.getByLabel("Your name").fill("Ben");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(other.locator(".players .seat")).toHaveCount(2);
  await expect(page.locator(".players .seat")).toHaveCount(2);
  return { id, other };
}

/** Takes the first combo that comes onto the map as most do, and goes on to its conquests. */
export async function takeOneThatEntersByTheEdge(page: Page): Promise<void> {
  await page
    .locator(".column.open .combo:not(:disabled)")
    .filter({ hasNotText: /Halflings|Flying/ })
    .first()
    .click();
  await page.click("#primary");
  await page.waitForSelector('.screen[data-shape="conquest"]:not(.busy)');
  await page.waitForSelector(".hit.open", { state: "attached" }); // a map that grows is drawn a moment later
}

/** The regions that can be clicked, once there are any: the map is drawn a moment after the question is put. */
export async function openRegions(page: Page): Promise<string[]> {
  await page.waitForSelector(".hit.open", { state: "attached" });
  return page.$$eval(".hit.open", (nodes) => nodes.map((node) => (node as HTMLElement).dataset.region as string));
}

export type Hand = {
  region: (page: Page, id: string) => Promise<void>;
  press: (page: Page, selector: string) => Promise<void>;
};

/** A finger or a mouse: points where the region is nothing but itself, as soon as the map lies still. */
async function pointOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  let point = await pointNow(page, id);
  for (let seen = { x: NaN, y: NaN }; seen.x !== point.x || seen.y !== point.y;) {
    seen = point;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    point = await pointNow(page, id);
  }
  return point;
}

function pointNow(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page.$eval(`[data-region="${id}"]`, (node) => {
    const path = node as SVGGeometryElement;
    const box = path.getBoundingClientRect();
    const map = path.closest(".map") as HTMLElement;
    const room = map.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    let best = middle;
    let distance = Infinity;
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 12; j++) {
        const x = box.x + (box.width * i) / 12;
        const y = box.y + (box.height * j) / 12;
        if (x < room.left || x > room.right || y < room.top || y > room.bottom) continue;
        const away = Math.hypot(x - middle.x, y - middle.y);
        if (away < distance && document.elementFromPoint(x, y) === path) {
          best = { x, y };
          distance = away;
        }
      }
    }
    return best;
  });
}

export const mouse: Hand = {
  region: async (page, id) => {
    const { x, y } = await pointOf(page, id);
    await page.mouse.click(x, y);
  },
  press: (page, selector) => page.click(selector),
};

export const finger: Hand = {
  region: async (page, id) => {
    const { x, y } = await pointOf(page, id);
    await page.touchscreen.tap(x, y);
  },
  press: (page, selector) => page.tap(selector),
};

/** Never touches anything but keys: Tab to where it wants to be, Enter to do it. */
export const keys: Hand = {
  region: async (page, id) => {
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((id) => (document.activeElement as HTMLElement | null)?.dataset.region === id, id)) break;
      if (i === 0) await page.keyboard.press("m");
      else await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
  press: async (page, selector) => {
    if (selector === "#primary") return page.keyboard.press("e");
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
};

/** Keys and the table of regions alone: the map is not there for it. */
export const list: Hand = {
  region: async (page, id) => {
    if (!(await page.$(".listed"))) await page.keyboard.press("t");
    const row = `.listed tr[data-row="${id}"] button:last-of-type`;
    await page.waitForSelector(row);
    for (let i = 0; i < 400; i++) {
      if (await page.evaluate((row) => document.activeElement?.matches(row) ?? false, row)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
  press: keys.press,
};

export interface Play {
  hand: Hand;
  until?: (page: Page) => Promise<boolean>;
  decline?: number; // in which of one's turns to decline; 0 never
  most?: number;
  keyboard?: boolean;
}

/** Plays on as a person would, until the game is over; returns how often something was decided. */
export async function playOn(
  page: Page,
  { hand, until, decline = 4, most = 400, keyboard = false }: Play,
): Promise<number> {
  let decided = 0;
  let courses = 0;
  let tiles = 0; // asked which tile moves, if any
  for (; decided < most; decided++) {
    await page.waitForFunction(
      () =>
        document.querySelector("dialog[open]") ||
        document.querySelector(".curtain") ||
        (document.querySelector("#primary") && !document.querySelector(".screen.busy")),
      null,
      { timeout: 60_000 },
    );
    if (until && (await until(page))) return decided;
    if (await page.$("dialog[open]")) return decided;
    if (await page.$(".curtain")) {
      await hand.press(page, ".curtain button");
      continue;
    }
    if (await page.$(".screen[data-ending]")) {
      const seq = await page.getAttribute(".screen", "data-seq");
      await hand.press(page, "#primary");
      await page
        .waitForFunction((seq) => document.querySelector<HTMLElement>(".screen")?.dataset.seq !== seq, seq, {
          timeout: 4000,
        })
        .catch(() => undefined);
      continue;
    }
    const shape = await page.getAttribute(".screen", "data-shape");
    const seq = await page.getAttribute(".screen", "data-seq");
    const open = await page.$$eval(".hit.open", (nodes) =>
      nodes.map((node) => (node as HTMLElement).dataset.region as string),
    );
    const ready = await page.isEnabled("#primary");
    if (shape === "course") await expect(page.locator(".seat.turn.me")).toHaveCount(1);
    if (shape === "combo" && !ready) {
      if (keyboard) await page.keyboard.press("1");
      else if (!(await page.$("button.half"))) await hand.press(page, ".column.open button:not(:disabled)");
      else for (const half of ["race", "power"]) await hand.press(page, `button.${half}.half:not(:disabled)`);
    } else if (shape === "tile" && (!ready || tiles++ % 3 === 0)) {
      if (open.length) await hand.region(page, open[tiles % open.length] as string);
      else await hand.press(page, "[data-tile]");
    } else if (shape === "cell" && !ready) {
      await hand.press(page, "[data-cell] >> nth=-1");
      await hand.press(page, "#primary");
    } else if (shape === "place" && !ready && (await page.$("[data-spot]"))) {
      await hand.press(page, "[data-spot]");
    } else if (shape === "course" && (await page.$(".buttons .danger")) && ++courses === decline) {
      if (keyboard) await page.keyboard.press("d");
      else await hand.press(page, ".buttons .danger");
      await hand.press(page, "#primary");
    } else if (shape === "conquest" && (await page.$(".pill.sure, .pill.die")) && open[0]) {
      await hand.region(page, open[0]);
      if (
        await page.evaluate(
          (id) => document.querySelector(`[data-region="${id}"]`)?.getAttribute("aria-pressed") === "true",
          open[0],
        )
      ) {
        await hand.press(page, "#primary");
      }
    } else if (shape === "name" && !ready && (await page.$(".draft .half"))) {
      await hand.press(page, ".draft .half");
      await hand.press(page, "#primary");
    } else if (["amount", "name", "thing", "whether"].includes(shape ?? "") && !ready && !open.length) {
      await hand.press(page, ".buttons .ask");
    } else if (!ready && open.length) {
      for (const id of open) {
        if (await page.isEnabled("#primary")) break;
        await hand.region(page, id);
      }
      continue;
    } else if (!ready) {
      await page.waitForSelector("#primary:enabled, .hit.open"); // a map that grows is drawn a moment later
      continue;
    } else {
      await hand.press(page, "#primary");
    }
    // Something must have come of it, unless only a choice was made.
    await page
      .waitForFunction(
        ([seq, shape]) => {
          const screen = document.querySelector<HTMLElement>(".screen");
          return (
            document.querySelector("dialog[open], .curtain, .screen[data-ending]") ||
            screen?.dataset.seq !== seq ||
            screen?.dataset.shape !== shape ||
            shape === "combo"
          );
        },
        [seq, shape] as const,
        { timeout: 4000 },
      )
      .catch(() => undefined);
  }
  return decided;
}

/** Has the test server play on for everybody, until the game, the game turn, or the turn of whoever is on turn is over. */
export async function finish(page: Page, id: string, what: "turn" | "own turn" | "game" = "game"): Promise<void> {
  await call(page, `/test/tables/${id}/finish`, { what });
}
