import type { Page } from "@playwright/test";
import {
  call,
  expect,
  finger,
  finish,
  hasten,
  mouse,
  picture,
  playOn,
  seated,
  settled,
  test,
  variant,
  watch,
} from "../kit";

const bot = { kind: "bot", bot: "random" };
const TOGETHER = { scenario: "realms-11", boxes: ["base", "underground"] };
const SIZES = [
  { size: "desktop", hand: mouse, screen: { viewport: { width: 1440, height: 900 } } },
  {
    size: "phone",
    hand: finger,
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

const marks = (page: Page, of: string) => page.locator(`${of} .team > [aria-hidden]`).allTextContents();

test("teams and their coins can be set before anyone sits down", async ({ page }) => {
  await page.goto("/#/new?scenario=realms_11&players=5");
  await expect(page.getByText("Teams, in turn order from the first player:")).toBeVisible();
  expect(await marks(page, "form ol")).toEqual([]);
  await page.getByLabel("First player").selectOption({ label: "Player 2" });
  await expect.poll(() => marks(page, "form ol")).toEqual(["A", "B", "A", "×2", "B"]);
  await test.step("the host chooses whether allies see each other's coins", async () => {
    await page.getByLabel("Your name").fill("Ana");
    const allied = page.getByLabel("Coins visible to allies");
    await page.getByLabel("Coins are public").check();
    await expect(allied).toHaveCount(0); // all coins are public
    await page.getByLabel("Coins are public").uncheck();
    await allied.check();
    await page.getByLabel("Seat 2").selectOption("open");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByText("Waiting for players")).toBeVisible();
    await expect(page.getByText("Coins visible to allies")).toBeVisible();
  });
  await page.goto("/#/encyclopedia/realms_11");
  await expect(page.locator("#entry-realms_11").getByText("Player 1 + Player 4")).toBeVisible();
  const id = await seated(page, {
    ...TOGETHER,
    seats: [{ kind: "me" }, { kind: "open" }, bot, bot, bot],
    first: 2,
  });
  await expect(page.getByText("Waiting for players")).toBeVisible();
  expect(await marks(page, ".page ul")).toEqual(["A", "B", "A", "×2", "B"]);
  const { teams } = await call<{ teams: { players: number[] }[] }>(page, `/api/tables/${id}`);
  expect(teams.map((team) => team.players)).toEqual([[1, 3], [2, 5], [4]]);
});

for (const { size, hand, screen } of SIZES)
  test(
    `two teams and a lone player can play on a ${size}`,
    variant(size === "phone"),
    async ({ browser, complaints }) => {
      const page = await (await browser.newContext({ ...screen, reducedMotion: "reduce" })).newPage();
      watch(page, complaints);
      await hasten(page);
      const seats = [{ kind: "me" }, bot, bot, bot, bot];
      const id = await seated(page, { ...TOGETHER, seats, first: 1, open_coins: true });
      await expect(page.locator(".screen")).toHaveAttribute("data-shape", "combo");
      expect(await marks(page, ".players")).toEqual(["A", "B", "×2", "A", "B"]);
      await expect(page.locator("#primary")).toBeDisabled();

      // Any available race with any power: the button names both.
      const race = page.locator(".columns.open .half.race:not(:disabled)").last();
      const power = page.locator(".columns.open .half.power:not(:disabled)").first();
      await race.click();
      await power.click();
      await expect(race).toHaveAttribute("aria-pressed", "true");
      await expect(power).toHaveAttribute("aria-pressed", "true");
      const taken = await power.locator("strong").textContent();
      await expect(page.locator("#primary")).toContainText(taken!);
      await settled(page);
      await picture(page, `allies-choose-${size}`);
      await hand.press(page, "#primary");
      await page.waitForFunction(() => document.querySelector<HTMLElement>(".screen")?.dataset.shape !== "combo");
      await page.setViewportSize(SIZES[0].screen.viewport);
      await page.getByRole("tab", { name: "Combos" }).click();
      // Each row above the taken race got one coin, and no half can be chosen now.
      await expect(page.locator(".columns .row .gain").first()).toHaveText("+1");
      await expect(page.locator(".columns .half[aria-pressed]")).toHaveCount(0);
      await page.setViewportSize(screen.viewport);

      const asked = async () => (await page.getAttribute(".screen", "data-shape")) === "course";
      if (size === "desktop") await playOn(page, { hand, until: asked });
      else {
        await finish(page, id, "turn");
        await page.reload(); // its replay is skipped
        await expect.poll(asked).toBe(true);
      }
      await settled(page);
      await picture(page, `allies-course-${size}`);
      const sums = await page.locator(".players dl dd > [aria-hidden]").allTextContents();
      const view = await call<{ views: Record<string, { seats: { coins: number }[] }> }>(
        page,
        `/api/tables/${id}/state`,
      );
      const coins = view.views["1"]!.seats.map((seat) => seat.coins);
      expect(sums.map(Number)).toEqual([coins[0]! + coins[3]!, coins[1]! + coins[4]!, 2 * coins[2]!]);

      await finish(page, id);
      await page.reload();
      await expect(page.locator("dialog .place")).toHaveCount(3);
      if (size === "desktop") await expect(page.locator(".log .turn").last()).toContainText(/ wins?\b/);
      await expect(page.locator("dialog .place").getByText(/^2 × \d+$/)).toHaveCount(1);
      await expect(page.locator("dialog .place.first")).not.toHaveCount(0);
      await settled(page);
      await picture(page, `allies-end-${size}`);
    },
  );
