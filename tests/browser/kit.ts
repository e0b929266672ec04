/** Shared tools of the browser tests: pages without errors, and users who play. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listen } from "./silence";

export { expect };

const PATIENCE_MS = 60_000; // no effect of a press takes this long

/** The details of a test that only `make clicks` runs, unless it is `short`: a variant of another test. */
export const variant = (short = false) => (short ? {} : { tag: "@long" });

export const screenshots = path.resolve(__dirname, "../../build/screenshots");

export const LOCALE = path.resolve(__dirname, "../../src/smallworld/locale");
const webOf = (language: string) => path.join(LOCALE, language, "web.ftl");
const isOffered = (language: string) =>
  existsSync(webOf(language)) && /^language-name =/m.test(readFileSync(webOf(language), "utf8"));
/** The languages that users can choose, from the folders of the catalogues. */
export const LANGUAGES = readdirSync(LOCALE).filter(isOffered);

/** Takes a picture of a page for you to look at, if SMALLWORLD_PICTURES is set: four hundred of them take minutes. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (process.env.SMALLWORLD_PICTURES) await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage });
}

type Veiled = Window & { veil?: CSSStyleSheet };

/**
 * Keeps a browser from painting, which takes a third of its processor time: tests see where things are, whatever their
 * opacity. The painted land stays hidden even where the veil is lifted.
 */
async function hidePaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [land, veil] = [new CSSStyleSheet(), new CSSStyleSheet()];
    land.replaceSync(".paint, .grain { display: none !important }");
    veil.replaceSync(":where(:root, dialog) { opacity: 0 !important }");
    document.adoptedStyleSheets.push(land, veil);
    (window as Veiled).veil = veil;
  });
}

/** Lets a page paint while something is done that depends on the opacity of elements. */
async function unveiled<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const veil = (hides: boolean) =>
    page.evaluate((hides) => {
      const { veil } = window as Veiled;
      if (veil) veil.disabled = !hides;
    }, hides);
  await veil(false);
  try {
    return await act();
  } finally {
    await veil(true);
  }
}

/** Whether pages are painted, for you to look at: for pictures, and for the trace of a test that failed. */
let painted = false;

/** Pages fail their test when they log an error, throw, or contact anything but our server. */
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

export const test = base.extend<{ complaints: string[]; friends: void }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (!painted) await hidePaint(context);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is wanted
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  // Contexts that a test opens itself would stay open during later tests, and keep showing their tables.
  friends: [
    async ({ browser }, use, info) => {
      painted = Boolean(process.env.SMALLWORLD_PICTURES) || info.retry > 0;
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  page: async ({ page, complaints, browserName }, use, info) => {
    watch(page, complaints);
    await hasten(page);
    const enough =
      browserName === "chromium" && process.platform === "linux"
        ? await listen(page, (said) => console.log(`${info.title}: ${said}`))
        : () => undefined;
    await use(page);
    enough();
  },
});

/**
 * Axe, which takes an element that is not painted for a hidden one. A page loads it once. It copies the HTML of no
 * element, and works out selectors only for faults: both take as long as all rules together.
 */
class Axe extends AxeBuilder {
  private readonly wanted: RunOptions = { resultTypes: ["violations"], selectors: false };

  constructor(private readonly looksAt: Page) {
    super({ page: looksAt, axeSource: "0" }); // `analyze` loads it
    this.setLegacyMode().options(this.wanted); // in place, since no page has frames
  }

  override async analyze(): ReturnType<AxeBuilder["analyze"]> {
    if (!(await this.looksAt.evaluate(() => "axe" in window)))
      await this.looksAt.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
    return unveiled(this.looksAt, async () => {
      const found = await super.analyze();
      if (found.violations.length === 0) return found;
      this.wanted.selectors = true;
      return super.analyze();
    });
  }
}

/** Checks the accessibility of a page. */
export function accessible(page: Page): AxeBuilder {
  return new Axe(page);
}

const COLOURS = ["color-contrast", "link-in-text-block"];

/** The same without colours: for a layout that differs from one already checked in full. */
export const wellBuilt = (page: Page) => accessible(page).disableRules(COLOURS);

/** Checks only whether colours differ enough: for another theme. */
export const wellColoured = (page: Page) => accessible(page).withRules(COLOURS);

/** The faults that axe found, one per line. */
export async function faultsFound(asked: AxeBuilder): Promise<string[]> {
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => node.target.join(" "));
    return `${id} at ${where.join(" | ")} (${nodes[0]?.failureSummary ?? ""})`;
  });
}

/** Waits until fonts are loaded and short animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const tooLong = new Promise((_, fail) => setTimeout(() => fail(new Error("the page does not settle")), patience));
    await Promise.race([document.fonts.ready, tooLong]);
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([Promise.allSettled(passing.map((animation) => animation.finished)), tooLong]);
  }, PATIENCE_MS);
}

/**
 * The buttons of head and foot that are covered, or of which less than `least` is on the screen. It first scrolls to
 * those in `scrolled`, as far as a user can: elements with hidden overflow stay in place.
 */
export function unreached(page: Page, scrolled: string, least = 1): Promise<string[]> {
  return page.evaluate(
    async ([scrolled, least]) => {
      const said: string[] = [];
      const shown = (node: Element) =>
        new Promise<number>((tell) => {
          const observer = new IntersectionObserver(([seen]) => {
            observer.disconnect();
            tell(seen?.intersectionRatio ?? 0);
          });
          observer.observe(node);
        });
      const scrollTo = (button: Element) => {
        const fixed: (() => void)[] = [];
        for (let node = button.parentElement; node; node = node.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(node);
          const { scrollLeft, scrollTop } = node;
          const around = node;
          if (overflowX === "hidden") fixed.push(() => (around.scrollLeft = scrollLeft));
          if (overflowY === "hidden") fixed.push(() => (around.scrollTop = scrollTop));
        }
        button.scrollIntoView({ block: "center", inline: "center" });
        for (const putBack of fixed) putBack();
      };
      for (const button of document.querySelectorAll<HTMLButtonElement>(".head button, .foot button")) {
        const name = button.ariaLabel ?? button.textContent?.trim();
        if (button.matches(scrolled)) scrollTo(button);
        const ratio = await shown(button);
        const box = button.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (ratio < least) said.push(`"${name}" is on the screen by ${Math.round(ratio * 100)} %`);
        else if (!button.disabled && !button.contains(top)) said.push(`"${name}" lies below ${top?.className}`);
      }
      return said;
    },
    [scrolled, least] as const,
  );
}

/** Every button of head and foot is completely visible; in a long list, after scrolling. */
export async function everyButtonIsReached(page: Page): Promise<void> {
  await expect.poll(() => unreached(page, ".buttons *")).toEqual([]);
  // If scrollbars take up room, one pixel too much adds a useless one.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
}

/** No hints, fast replays, and no sound: a browser that plays one keeps working long after it. */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("smallworld"))
      localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 4, volume: 0 }));
  });
}

/** Calls the server as the page's own user. */
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

/** Calls the server as the user of the page's browser, whatever the page shows. */
export async function ask<T>(page: Page, url: string, data?: unknown): Promise<T> {
  // The server closes an idle connection, perhaps just when it is used again.
  const headers = { "X-Requested-With": "smallworld", Connection: "close" };
  const answer = await page.request.fetch(url, { method: data === undefined ? "GET" : "POST", headers, data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Lets `page.route` work on a page that is loaded. Otherwise Chromium may not intercept the requests that such a page
 * makes just afterwards.
 */
export const interceptable = (page: Page) => page.route("**/requested-by-nobody", (route) => route.continue());

/** Makes a guest who sets up a table; no page shows it yet. */
export async function setUp(page: Page, table: Record<string, unknown>, name = "Ana"): Promise<string> {
  await ask(page, "/api/guest", { name });
  return (await ask<{ id: string }>(page, "/api/tables", table)).id;
}

/** The same, with the table on the screen. */
export async function seated(page: Page, table: Record<string, unknown>, name = "Ana"): Promise<string> {
  const id = await setUp(page, table, name);
  await page.goto(`/#/table/${id}`);
  return id;
}

/** A table for two in two browsers: the first player sits and begins, the second comes by link. */
export async function twoAtATable(
  page: Page,
  browser: Browser,
  complaints: string[],
  prepare: (other: Page) => Promise<void> = async () => undefined,
): Promise<{ id: string; other: Page }> {
  const id = await seated(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
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

/** Takes the first combo with the usual number of tokens, and continues to its conquests. */
export async function takeOneThatEntersByTheEdge(page: Page): Promise<void> {
  await page
    .locator(".column.open .combo:not(:disabled)")
    .filter({ hasNotText: /Halflings|Flying/ })
    .first()
    .click();
  await page.click("#primary");
  await page.waitForSelector('.screen[data-shape="conquest"]:not(.busy)');
  await page.waitForSelector(".hit.open", { state: "attached" }); // a growing map is drawn a moment later
}

/** The regions that can be clicked, once there are any: the map is drawn a moment after the question arrives. */
export async function openRegions(page: Page): Promise<string[]> {
  await page.waitForSelector(".hit.open", { state: "attached" });
  return page.$$eval(".hit.open", (nodes) => nodes.map((node) => (node as HTMLElement).dataset.region as string));
}

export type Hand = {
  region: (page: Page, id: string) => Promise<void>;
  press: (page: Page, selector: string) => Promise<void>;
};

/** A finger or a mouse: clicks an uncovered point of the region, once the map rests. */
function pointOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page.evaluate(async (id) => {
    const find = () => document.querySelector(`[data-region="${id}"]`) as SVGGeometryElement;
    const frame = () => document.documentElement.animate([], 1).finished;
    const where = () => JSON.stringify(find().getBoundingClientRect());
    for (let seen = "", still = 0, frames = 0; still < 2; await frame()) {
      if (++frames > 10_000) throw new Error(`region ${id} does not stop moving`);
      still = where() === seen ? still + 1 : 0;
      seen = where();
    }
    const path = find();
    const box = path.getBoundingClientRect();
    const room = (path.closest(".map") as HTMLElement).getBoundingClientRect();
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
  }, id);
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

/** Moves by Tab, or back by Shift and Tab, to an element that matches `selector`. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const far = await page.evaluate((selector) => {
      const now = document.activeElement as HTMLElement;
      if (now.matches(selector)) return 0;
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, [tabindex]"),
      ];
      const met = stops.filter(
        (node) => node.tabIndex >= 0 && !node.matches(":disabled, [inert] *") && node.checkVisibility(),
      );
      const goal = met.findIndex((node) => node.matches(selector));
      return met.includes(now) && goal >= 0 ? goal - met.indexOf(now) : 1;
    }, selector);
    if (far === 0) return;
    for (let i = 0; i < Math.abs(far); i++) await page.keyboard.press(far < 0 ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Uses only keys: Tab to the control, Enter to press it. */
export const keys: Hand = {
  region: async (page, id) => {
    await page.keyboard.press("m");
    await tabTo(page, `[data-region="${id}"]`);
    await page.keyboard.press("Enter");
  },
  press: async (page, selector) => {
    if (selector === "#primary") return page.keyboard.press("e");
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  },
};

/** Uses only keys and the list of regions, without the map. */
export const list: Hand = {
  region: async (page, id) => {
    if (!(await page.$(".listed"))) await page.keyboard.press("t");
    const row = `.listed tr[data-row="${id}"] button:last-of-type`;
    await page.waitForSelector(row);
    await tabTo(page, row);
    await page.keyboard.press("Enter");
  },
  press: keys.press,
};

export interface Play {
  hand: Hand;
  until?: (page: Page) => Promise<boolean>;
  decline?: number; // the turn of the player in which to decline; 0 for never
  most?: number;
  keyboard?: boolean;
}

/** Waits until a table has changed since `revision`, and asks a player here or is over. */
async function answered(page: Page, revision: string | null): Promise<void> {
  await page.waitForFunction(
    (revision) => {
      if (document.querySelector("dialog[open]")) return true;
      const screen = document.querySelector<HTMLElement>(".screen");
      if (!screen || screen.classList.contains("busy") || screen.dataset.revision === revision) return false;
      return document.querySelector(".curtain, #primary") !== null;
    },
    revision,
    { timeout: PATIENCE_MS },
  );
}

/** The view of the player who has to decide. */
function look(page: Page) {
  return page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>(".screen");
    return {
      over: document.querySelector("dialog[open]") !== null,
      curtain: document.querySelector(".curtain") !== null,
      ending: screen?.dataset.ending !== undefined,
      shape: screen?.dataset.shape ?? "",
      revision: screen?.dataset.revision ?? null,
      ready: document.querySelector("#primary:enabled") !== null,
      open: [...document.querySelectorAll<HTMLElement>(".hit.open")].map((node) => node.dataset.region as string),
    };
  });
}

/** Repeats `act` until it has an effect: an action that ends the turn ignores the second half of a double tap. */
export async function untilTaken(page: Page, act: () => Promise<void>): Promise<void> {
  const now = async () => [
    (await look(page)).revision,
    await page.$$eval("[data-lesson]", (nodes) => nodes[0]?.outerHTML),
  ];
  const before = await now();
  await expect(async () => {
    await act();
    expect(await now()).not.toEqual(before);
  }).toPass({ timeout: PATIENCE_MS });
}

/** Clicks a region: a growing map may move it away from the pointer, so the click is repeated. */
export async function chosen(page: Page, hand: Hand, id: string): Promise<void> {
  const pressed = `[data-region="${id}"][aria-pressed="true"]`;
  await expect(async () => {
    if (!(await page.$(pressed))) await hand.region(page, id);
    expect(await page.$(pressed)).not.toBeNull();
  }).toPass({ timeout: PATIENCE_MS });
}

const PROPOSAL = ".buttons .chip[aria-pressed]"; // for the places of tokens

/** What answers a question of this shape; its part of the screen is loaded only now. */
const ANSWERS: Record<string, string> = { name: ".draft .half", place: "[data-spot]", spread: PROPOSAL };

/** Waits for something to press, since a growing map is drawn a moment later, or for another question. */
async function drawn(page: Page, shape: string): Promise<void> {
  const answers = ["#primary:enabled, .hit.open, .buttons .ask", ANSWERS[shape]].filter(Boolean).join(", ");
  await page.waitForFunction(
    ([shape, answers]) =>
      document.querySelector(answers) !== null ||
      document.querySelector<HTMLElement>(".screen")?.dataset.shape !== shape,
    [shape, answers] as const,
    { timeout: PATIENCE_MS },
  );
}

/** Plays on like a user until the game is over; returns the number of decisions. */
export async function playOn(
  page: Page,
  { hand, until, decline = 4, most = 400, keyboard = false }: Play,
): Promise<number> {
  let decided = 0;
  let courses = 0;
  let tiles = 0; // asked which tile moves, if any
  let before: string | null = null;
  for (; decided < most; decided++) {
    await answered(page, before);
    if (until && (await until(page))) return decided;
    const { over, curtain, ending, shape, revision, ready, open } = await look(page);
    before = revision;
    if (over) return decided;
    if (curtain) {
      await hand.press(page, ".curtain button");
      continue;
    }
    if (ending) {
      await untilTaken(page, () => hand.press(page, "#primary"));
      continue;
    }
    if (shape === "course") await expect(page.locator(".seat.turn.me")).toHaveCount(1);
    if (shape === "combo" && !ready) {
      await page.waitForSelector(".column.open button:not(:disabled), button.half"); // which of them, is loaded only now
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
      await chosen(page, hand, open[0]);
      await hand.press(page, "#primary");
    } else if (shape === "name" && !ready && (await page.$(ANSWERS.name as string))) {
      await hand.press(page, ANSWERS.name as string);
      await hand.press(page, "#primary");
    } else if (shape === "spread" && !ready && (await page.$(PROPOSAL))) {
      await hand.press(page, PROPOSAL); // encampments stand as last turn, but some of those regions are lost
    } else if (!ready && !open.length && (await page.$(".buttons .ask"))) {
      await hand.press(page, ".buttons .ask");
    } else if (!ready && open.length) {
      for (const id of open) {
        await hand.region(page, id);
        if (await page.$("#primary:enabled")) break;
      }
    } else if (!ready) {
      await drawn(page, shape);
      before = null;
    } else {
      await hand.press(page, "#primary");
    }
  }
  return decided;
}

/** Plays the first turn and the last two by hand, with every step of a turn, and skips the others. */
export async function playFirstAndLast(page: Page, id: string, play: Play): Promise<void> {
  const met = new Set<string>();
  const meet = async () => met.add((await look(page)).shape);
  await playOn(page, { ...play, until: async () => (await round(page)) > 1 || !(await meet()) });
  expect([...met]).toEqual(expect.arrayContaining(["combo", "conquest", "spread"]));
  met.clear();
  await skip(page, id, "until last turns");
  await playOn(page, { ...play, decline: 1, until: async () => !(await meet()) });
  expect([...met]).toEqual(expect.arrayContaining(["course", "combo", "conquest", "spread"]));
}

/** The part of a game to skip. */
export type Skip = "turn" | "own turn" | "until last turns" | "game";

/** Skips a part of the game on the page, and waits until the page shows the rest. */
export async function skip(page: Page, id: string, what: Skip): Promise<void> {
  const { seq } = await finish(page, id, what);
  await page.waitForFunction((seq) => Number(document.querySelector<HTMLElement>(".screen")?.dataset.seq) >= seq, seq);
}

/** The round of the game on the page. */
export async function round(page: Page): Promise<number> {
  return Number(/Round (\d+)/.exec((await page.textContent(".turn")) ?? "")?.[1]);
}

/** Lets the test server play for all players, as far as `what` says; returns the progress of the game then. */
export async function finish(page: Page, id: string, what: Skip = "game"): Promise<{ seq: number }> {
  return call(page, `/test/tables/${id}/finish`, { what });
}
