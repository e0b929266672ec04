/** Things move, sound and never keep anyone waiting; and nothing moves for players who ask for that. */
import type { Page } from "@playwright/test";
import {
  accessible,
  call,
  chosen,
  expect,
  faultsFound,
  finger,
  finish,
  interceptable,
  mouse,
  openRegions,
  picture,
  playOn,
  round,
  seated,
  settled,
  skip,
  takeOneThatEntersByTheEdge,
  test,
  variant,
  wellColoured,
  type Hand,
} from "../kit";
import { resize } from "../tables";

const AGAINST_A_BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1, open_coins: true };
const SIZES = [
  ["desktop", { width: 1440, height: 900 }, mouse],
  ["phone", { width: 390, height: 844 }, finger],
] as const;

type Held = Window & { held?: Animation[]; holds?: boolean };

/** Lets a test stop every motion at its beginning, to look at its stages in turn. */
async function holdable(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((settings) => {
    localStorage.setItem("smallworld", JSON.stringify({ guided: false, ...settings }));
    const { animate } = Element.prototype;
    const held = ((window as Held).held = []) as Animation[];
    Element.prototype.animate = function (...about: Parameters<typeof animate>) {
      const animation = animate.apply(this, about);
      if ((window as Held).holds && this.closest(".motions, [data-stack]")) {
        animation.pause();
        held.push(animation);
      }
      return animation;
    };
  }, settings);
}

const hold = (page: Page) => page.evaluate(() => ((window as Held).holds = true));

/** Takes a picture of each stage of the held motions, then lets them end. */
async function stages(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => (window as Held).held!.length > 0);
  for (const part of [0.15, 0.5, 0.85]) {
    await page.evaluate((part) => {
      for (const animation of (window as Held).held!) {
        const { endTime } = animation.effect!.getComputedTiming();
        animation.currentTime = Number(endTime) * part;
      }
    }, part);
    await picture(page, `motion-${name}-${part * 100}`);
  }
  await release(page);
}

async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Held).holds = false;
    (window as Held).held!.length = 0;
  });
  // A motion that ends may begin the next one.
  const left = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation.effect as KeyframeEffect).target?.closest(".motions, [data-stack]")) animation.finish();
      return document.querySelectorAll(".motions").length;
    });
  await expect.poll(left).toBe(0);
}

/** The motions on the page; the map has one that never moves. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === "running")
      .map((animation) => (animation.effect as KeyframeEffect).getComputedTiming().activeDuration)
      .filter((duration) => Number(duration) > 1),
  );

/** Does what loads the part that draws motions, and waits until the page has it. */
async function loadingMotions(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse((answer) => /parts-.*\.js/.test(answer.url()));
  await act();
  const url = (await loaded).url();
  await page.evaluate((url) => import(url).then(() => undefined), url); // once the page's own import is done
}

const takeOne = (page: Page) => loadingMotions(page, () => takeOneThatEntersByTheEdge(page));

async function conquerOne(page: Page, hand: Hand): Promise<string> {
  const [region] = await openRegions(page);
  await chosen(page, hand, region as string);
  await hand.press(page, "#primary");
  return region as string;
}

for (const [name, viewport, hand] of SIZES) {
  test.describe(name, () => {
    test.use({
      viewport,
      hasTouch: name === "phone",
      isMobile: name === "phone",
      contextOptions: { reducedMotion: "no-preference" },
    });

    test("what moves or rolls, and clicks that end it", variant(name === "phone"), async ({ page }) => {
      await holdable(page);
      const id = await seated(page, AGAINST_A_BOT);
      await test.step("a chosen combo moves to its player", async () => {
        await loadingMotions(page, () => hand.press(page, ".combo >> nth=0"));
        await hold(page);
        await hand.press(page, "#primary");
        await expect(page.locator(".motions .banner")).toHaveCount(1);
        await stages(page, `take-${name}`);
        await page.waitForSelector('.screen[data-shape="conquest"]:not(.busy)');
      });
      await test.step("tokens move to a conquered region", async () => {
        await hold(page);
        const region = await conquerOne(page, hand);
        await stages(page, `conquest-${name}`);
        await expect(page.locator(`[data-stack="${region}"]`)).toBeVisible();
      });
      await test.step("a click during an animation ends it and still counts", async () => {
        await hold(page);
        await conquerOne(page, hand);
        await page.waitForFunction(() => (window as Held).held!.length > 0);
        await expect(page.locator(".motions")).toHaveCount(1);
        const [next] = await openRegions(page);
        await hand.region(page, next as string);
        await expect(page.locator(`[data-region="${next}"]`)).toHaveAttribute("aria-pressed", "true");
        await expect(page.locator(".motions")).toHaveCount(0);
        await release(page);
      });
      await test.step("a die tumbles and lands, and clicks go through it", async () => {
        await playOn(page, { hand, until: async () => (await page.locator(".pill.die").count()) > 0, most: 30 });
        for (const region of await openRegions(page)) {
          await hand.region(page, region);
          if (await page.locator("#primary", { hasText: /die/i }).count()) break;
        }
        await hand.press(page, "#primary");
        await expect(page.locator("div.die")).toBeVisible();
        await picture(page, `motion-die-${name}`);
        await expect(page.locator("div.die .rolling")).toHaveCount(0);
        await picture(page, `motion-die-landed-${name}`);
        await page.keyboard.press("Shift");
        await expect(page.locator("div.die")).toHaveCount(0);
      });
      await test.step("a declined race turns over, and coins are counted up", async () => {
        await finish(page, id, "turn");
        await playOn(page, { hand, until: async () => (await page.locator(".buttons .danger").count()) > 0 });
        await hold(page);
        await hand.press(page, ".buttons .danger");
        await hand.press(page, "#primary");
        await stages(page, `decline-${name}`);
        const { views } = await call<{ views: Record<string, { seats: { coins: number }[] }> }>(
          page,
          `/api/tables/${id}/state`,
        );
        await expect(page.locator('[data-player="1"] .coins')).toContainText(String(views[1]!.seats[0]!.coins));
      });
    });
  });
}

test.describe("with motions", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the result waits until the last coins are counted", async ({ page }) => {
    await holdable(page);
    const id = await seated(page, { ...AGAINST_A_BOT, first: 2 });
    await page.keyboard.press("Shift"); // loads what draws motions, if the bot has not
    await skip(page, id, "until last turns");
    await skip(page, id, "turn");
    const last = async () => (await round(page)) === 10 && (await page.locator(".buttons .danger").count()) > 0;
    await playOn(page, { hand: mouse, decline: 99, until: last });
    await mouse.press(page, ".buttons .danger");
    await hold(page);
    await mouse.press(page, "#primary");
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "over");
    await page.waitForFunction(() => (window as Held).held!.length > 0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await picture(page, "end-counting");
    await page.keyboard.press("Shift");
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("nothing moves if the device or the player asks for that", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await holdable(page);
    const id = await seated(page, AGAINST_A_BOT);
    await takeOne(page);
    await hold(page);
    const expectNoMotions = async () => {
      expect(await page.evaluate(() => (window as Held).held!.length)).toBe(0);
      expect(await moving(page)).toEqual([]);
    };
    await test.step("the device asks for less motion", async () => {
      await conquerOne(page, mouse);
      await finish(page, id, "turn");
      await expectNoMotions();
      await playOn(page, { hand: mouse, until: async () => (await page.$('[data-shape="course"]')) !== null });
    });
    await test.step("animations are off", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.getByRole("button", { name: "Options and keys" }).click();
      await page.getByLabel("Animations").selectOption("0");
      await page.keyboard.press("Escape");
      await page.click("#primary");
      await page.waitForSelector('.screen[data-shape="conquest"]:not(.busy)');
      await conquerOne(page, mouse);
      await finish(page, id, "turn");
      await expect(page.locator(".screen:not(.busy)")).toBeVisible();
      await expect(page.locator(".film")).toHaveCount(0);
      await expectNoMotions();
    });
  });
});

/** Counts the tones and noises that the page starts, and keeps phones from really shaking. */
async function listen(page: Page, settings: object): Promise<() => Promise<{ voices: number; shakes: number }>> {
  await page.addInitScript((settings) => {
    localStorage.setItem("smallworld", JSON.stringify({ guided: false, ...settings }));
    const heard = ((window as unknown as { heard: object }).heard = { voices: 0, shakes: 0 });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      heard.voices += 1;
      start.call(this, when);
    };
    navigator.vibrate = () => ((heard.shakes += 1), true);
  }, settings);
  return () => page.evaluate(() => (window as unknown as { heard: { voices: number; shakes: number } }).heard);
}

test("moves make sounds and vibrate, but no sound at volume zero", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const heard = await listen(page, {});
  await interceptable(page);
  await seated(page, AGAINST_A_BOT);
  await expect(page.locator(".column.open .combo").first()).toBeVisible();
  expect(await heard()).toEqual({ voices: 0, shakes: 0 });
  expect(loaded.filter((url) => url.includes("/parts-"))).toEqual([]); // loaded with the first press
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/parts-*", async (route) => {
    await held;
    await route.continue();
  });
  await takeOneThatEntersByTheEdge(page);
  arrive(); // too late for the combo, whose sound follows now
  await expect.poll(async () => (await heard()).voices).toBeGreaterThan(1);
  await conquerOne(page, mouse);
  await expect.poll(async () => (await heard()).voices).toBeGreaterThan(2);
  const before = await heard();
  expect(before.shakes).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Options and keys" }).click();
  await page.getByLabel("Volume").fill("0");
  await page.keyboard.press("Escape");
  const { voices } = await heard();
  await conquerOne(page, mouse);
  await expect.poll(async () => (await heard()).shakes).toBeGreaterThan(before.shakes);
  expect((await heard()).voices).toBe(voices);
});

for (const [name, viewport] of SIZES) {
  test.describe(`the end, ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "no-preference" } });

    test("the end shows the places and the reasons for them", variant(name === "phone"), async ({ page }) => {
      const id = await seated(page, {
        ...AGAINST_A_BOT,
        seats: [...AGAINST_A_BOT.seats, { kind: "bot", bot: "greedy" }],
      });
      await finish(page, id);
      const end = page.getByRole("dialog");
      await expect(end.locator(".place")).toHaveCount(3);
      await expect(end.locator(".place").first()).toHaveClass(/first/);
      await expect(end.getByText("The decisive coins")).toBeVisible();
      await picture(page, `end-rising-${name}`);
      await settled(page);
      for (const [width, height] of name === "phone"
        ? ([
            [320, 640],
            [844, 390],
            [390, 844],
          ] as const)
        : []) {
        await resize(page, { width, height });
        await expect(end.locator(".bars").first()).toBeInViewport({ ratio: 1 });
        await end.locator(".bars").first().click({ trial: true }); // nothing covers it
        const rows = end.locator(".next, .more");
        expect(await rows.evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth))).toEqual(
          [],
        );
        await end.getByRole("link", { name: "Start page" }).click({ trial: true });
        await end.evaluate((node) => node.scrollTo(0, 0));
      }
      expect(await faultsFound(accessible(page))).toEqual([]);
      await picture(page, `end-scene-${name}`);
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
      expect(await faultsFound(wellColoured(page))).toEqual([]);
      await picture(page, `end-scene-dark-${name}`);
    });
  });
}

test("the end appears even if the server does not answer", async ({ page }) => {
  let silent = true;
  await page.route(/\/chronicle$/, (route) => (silent ? undefined : route.continue()));
  const id = await seated(page, AGAINST_A_BOT);
  await finish(page, id);
  const end = page.getByRole("dialog");
  const missing = end.getByText("The server has not sent the details");
  await expect(end.locator(".place")).toHaveCount(2);
  await expect(missing).toBeVisible();
  await expect(end.getByText("The decisive coins")).toHaveCount(0);
  await picture(page, "end-silent");
  silent = false;
  await end.getByRole("button", { name: "Try again" }).click();
  await expect(end.getByText("The decisive coins")).toBeVisible();
  await expect(missing).toHaveCount(0);
});
