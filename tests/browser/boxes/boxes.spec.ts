import type { Page } from "@playwright/test";
import { call, expect, mouse, picture, playOn, round, seated, settled, skip, test } from "../kit";
import { atEachSize, DESK_AND_PHONE, expectNoFaults } from "../tables";

/** Plays a round by mouse; if asked whether to decline or to expand, it declines. */
async function playRound(page: Page): Promise<void> {
  const now = await round(page);
  await playOn(page, { hand: mouse, decline: 1, until: async () => (await round(page)) > now });
}

test("a table with every box can be set up and played", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByLabel("Your name").fill("Ana");
  const everything = page.getByRole("button", { name: /Everything/ });
  await test.step("the Necromancer allows one more player on each map", async () => {
    await page.getByRole("button", { name: /Necromancer’s night/ }).click();
    await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
    await expect(page.getByText("The map for 2, 10 rounds")).toBeVisible();
    await page.getByRole("radio", { name: "6", exact: true }).click();
    await expect(page.getByText("The map for 5, 8 rounds")).toBeVisible();
  });
  await everything.click();
  await expect(everything).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("checkbox", { name: /Cursed!/ })).toBeChecked();
  await page.getByRole("radio", { name: "3", exact: true }).click();
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption("bot");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#primary, .film");
  const id = page.url().split("/").at(-1)!;
  await skip(page, id, "turn");
  expect(await round(page)).toBe(2);
  await playRound(page);
  await settled(page);
  await picture(page, "everything");
  const { games } = await call<{ games: { boxes: string[]; leaders: boolean }[] }>(page, "/api/me/games");
  expect(games[0]?.leaders).toBe(true);
  expect(games[0]?.boxes).toEqual(["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "underground"]);
});

test("a new table explains impossible choices", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("checkbox", { name: /^Small World(?! Underground)/ }).uncheck();
  await expect(page.getByText("Choose at least one box")).toBeVisible();
  await page.getByRole("checkbox", { name: /Cursed!/ }).check();
  await expect(page.getByRole("main").locator(".numbers .fault")).toContainText("2 players need 8 races");
  await expect(page.getByRole("button", { name: "Create table" })).toBeDisabled();
  await page.getByRole("button", { name: /All the ladies/ }).click();
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible(); // and not still the choice
  await expect(page.getByText("Grand Dames of Small World")).toBeVisible();
  await page.goto("/#/new");
  await expect(page.getByRole("button", { name: /All the ladies/ })).toHaveAttribute("aria-pressed", "true");
});

test("the Necromancer buys, conquers and keeps the Well", async ({ page }) => {
  const bot = { kind: "bot", bot: "greedy" };
  await seated(page, { seats: [bot, bot, { kind: "me" }], first: 1, boxes: ["all"], scenario: "necromancer" });
  await expect(page.getByRole("img", { name: /The Necromancer’s island: 1 ghost; 0 souls in the Well/ })).toBeVisible();
  await expect(page.locator(".badges .offered")).toHaveCount(6);
  await page.locator(".buttons .ask").first().click();
  await expect(page.locator(".badges .badge:not(.offered)")).toHaveCount(1);
  await playRound(page);
  await settled(page);
  await picture(page, "necromancer");
});

test("the encyclopedia opens with pictures of its contents", async ({ page }) => {
  await page.goto("/#/encyclopedia");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const linkTo = (name: string) => contents.getByRole("button", { name: new RegExp(`^${name}$`, "i") });
  const pictureOf = (name: string) => linkTo(name).locator("svg path").first();
  for (const name of ["Lake", "Mine", "Lost Tribe", "Amazons", "Alchemist"])
    await expect(pictureOf(name)).toHaveAttribute("d", /^M/i);
  await linkTo("Amazons").click();
  await expect(page.locator("#entry-amazons")).toBeFocused();
  await expect(page.locator("#entry-amazons")).toBeInViewport();
  await page.getByRole("button", { name: "Contents" }).first().click();
  await expect(contents.locator("summary").first()).toBeInViewport();
  await expect(contents.locator("summary").first()).toBeFocused();
  await page.getByLabel("Search").fill("gypsies");
  await expect(contents).toHaveCount(0);
  await page.getByLabel("Search").fill("");
  await atEachSize(page, DESK_AND_PHONE, async (size) => {
    await settled(page);
    await picture(page, `encyclopedia-contents-${size}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
  await test.step("a filter by box, with relics and places underground", async () => {
    await page.goto("/#/encyclopedia?boxes=underground");
    await page.getByLabel("Boxes").selectOption({ label: "Small World Underground" });
    const entries = (heading: string) => page.locator(`h3:text-is("${heading}") + .entries article`);
    for (const [heading, count] of [
      ["Relics", 6],
      ["Places", 9],
      ["Races", 15],
      ["Powers", 21],
    ] as const)
      await expect(entries(heading)).toHaveCount(count);
    await settled(page);
    await picture(page, "encyclopedia-underground");
    await expectNoFaults(page, { colours: false, wcag: true }); // colours: in shell/screens.spec.ts
    await page.goto("/#/encyclopedia");
    await page.getByLabel("Boxes").selectOption({ label: "Cursed!" });
    await expect(page.getByRole("heading", { name: "Goblins" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Amazons" })).toHaveCount(0);
    await page.getByLabel("Boxes").selectOption({ label: "all" });
    await page.getByLabel("Search").fill("gypsies");
    await expect(page.getByRole("heading", { name: /Nomads/ })).toBeVisible();
  });
});
