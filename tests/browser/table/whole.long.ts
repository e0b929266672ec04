/** Games against bots from the first decision to the last, with every input device: `make clicks`. */
import { expect, finger, keys, list, mouse, picture, playOn, seated, test } from "../kit";
import { playByName } from "./names";

const MINUTES = 7; // the limit for a game
const bot = { kind: "bot", bot: "greedy" };
const AGAINST_A_BOT = { seats: [{ kind: "me" }, bot], first: 1 };

test.beforeEach(() => test.setTimeout(MINUTES * 60_000));

test("a whole game for two can be played by mouse", async ({ page }) => {
  await seated(page, AGAINST_A_BOT);
  await playOn(page, { hand: mouse });
  await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
  await picture(page, "end-desktop");
});

test("a whole game for two can be played by keyboard", async ({ page }) => {
  await seated(page, AGAINST_A_BOT);
  await playOn(page, { hand: keys, keyboard: true });
  await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
});

test("a whole game for two can be played in the list of regions", async ({ page }) => {
  await seated(page, AGAINST_A_BOT);
  await playOn(page, { hand: list, keyboard: true });
  await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
});

test("a whole first game can be played by accessible names", async ({ page }) => {
  await playByName(page, true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game for two can be played by touch", async ({ page }) => {
    await seated(page, AGAINST_A_BOT);
    await playOn(page, { hand: finger });
    await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
  });
});

test("the Necromancer can play a whole game against three", async ({ page }) => {
  await seated(page, { seats: [bot, bot, bot, { kind: "me" }], first: 1, scenario: "necromancer" });
  await playOn(page, { hand: mouse, decline: 0 });
  const end = page.locator("dialog[open]");
  await expect(end).toContainText(/wins?!|win together!/);
  await expect(end.locator(".place").first()).toHaveClass(/first/);
});
