/** Changes within a screen: the focus goes to a sensible place, and one announcement says what changed. */
import type { Locator, Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ask, expect, finish, seated, test } from "../kit";
import { expectNoFaults, finished } from "../tables";
import { hears, holdsFocus, listenTo } from "../ear";

const SOURCE = path.resolve(__dirname, "../../../web/src");
const BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };

test.beforeEach(async ({ page }) => listenTo(page));

/** Opens a dialog with a key and closes it with Escape. */
async function opensAndCloses(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await hears(page, /: closed$/, () => page.keyboard.press("Escape"));
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** The dialogs of the client, each with the test that opens it. */
const OPENED: Record<string, string> = {
  "log/Replay.svelte": "here",
  "log/Share.svelte": "here",
  "log/PlayOn.svelte": "here",
  "log/Complain.svelte": "here",
  "table/Keys.svelte": "here",
  "table/Book.svelte": "here",
  "lib/RuleCard.svelte": "here",
  "log/End.svelte": "here",
  "log/Meanwhile.svelte": "table/homecoming.spec.ts",
  "shell/GameFiles.svelte": "shell/files.spec.ts",
};

test("every dialog of the client is opened by a test", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const dialogs = files.filter((file) => /<Dialog\b/.test(readFileSync(path.join(SOURCE, file), "utf8")));
  expect(dialogs.toSorted()).toEqual(Object.keys(OPENED).toSorted());
});

test("every dialog of a table takes and returns the focus", async ({ page }) => {
  const id = await seated(page, BOT);
  await opensAndCloses(page, page.getByRole("button", { name: "Options and keys" }), /Options|Keys/);
  await opensAndCloses(page, page.locator('a[href^="#/encyclopedia?"]:visible').first(), "Encyclopedia");
  await page.getByRole("tab", { name: "Chat" }).click();
  await opensAndCloses(page, page.getByRole("button", { name: "Report…" }), /Report/);
  await page.getByRole("tab", { name: "Combos" }).click();
  await page.getByRole("button", { name: /^Number 1:/ }).click();
  await opensAndCloses(page, page.locator('a[href^="#/encyclopedia/"]:visible').first(), /./);
  await finish(page, id);
  const result = page.getByRole("dialog", { name: /wins|win together/ });
  await expect(result).toBeVisible();
  await expect.poll(() => result.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await opensAndCloses(page, result.getByRole("button", { name: "Share" }), "Share");
  await page.keyboard.press("Escape");
  await expect(result).toHaveCount(0);
  expect(await holdsFocus(page)).toBe(true);
});

test("the review can be used by keys and names", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole("button", { name: "Next step" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Log" })).not.toBeEmpty();
  for (const name of ["Share", "Continue from here"])
    await opensAndCloses(page, page.getByRole("button", { name }), /./);
  await page.getByRole("button", { name: "Next step" }).focus();
  await hears(page, /./, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("button", { name: "Next step" })).toBeFocused();

  await page.getByRole("button", { name: "Game review" }).focus();
  await page.keyboard.press("Enter");
  const review = page.getByRole("dialog", { name: "Game review" });
  const shown = review.getByRole("button", { name: "Show on the map" }).last();
  await expect(review.getByRole("table")).toBeVisible({ timeout: 300_000 });
  await shown.focus();
  await hears(page, /^Better: /, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("region", { name: "Log" })).toBeFocused();
});

test("lists and forms announce what changed and keep the focus", async ({ page, complaints }) => {
  await test.step("how many entries of the encyclopedia match", async () => {
    await page.goto("/#/encyclopedia");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    const search = page.getByRole("searchbox");
    await hears(page, /entr(y|ies) match/, () => search.fill("dragon"));
    await expect(search).toBeFocused();
  });
  await test.step("how many puzzles match", async () => {
    await page.goto("/#/puzzles");
    const level = page.getByRole("combobox", { name: "Difficulty" });
    await level.focus();
    await hears(page, /match this filter/, () => level.selectOption({ index: 1 }));
    await expect(level).toBeFocused();
    const clear = page.getByRole("button", { name: "Clear filter" });
    await clear.focus();
    await hears(page, /match this filter/, () => page.keyboard.press("Enter"));
    await expect.poll(() => holdsFocus(page)).toBe(true);
    const before = page.getByRole("button", { name: "Previous month" });
    await before.focus();
    for (let i = 0; i < 40 && (await before.isEnabled()); i++) await page.keyboard.press("Enter");
    await expect.poll(() => holdsFocus(page)).toBe(true);
  });
  await test.step("a refused login", async () => {
    await page.goto("/#/account");
    await page.getByLabel("Your name").fill("Nobody at all");
    await page.getByLabel(/^Password/).fill("wrong horse");
    const login = page.getByRole("button", { name: "Log in", exact: true });
    await login.focus();
    await hears(page, /./, () => page.keyboard.press("Enter"));
    await expect(login).toBeFocused();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("401")]);
  });
});

test("a board and a draft can be built by keys and are announced", async ({ page }) => {
  await test.step("a board", async () => {
    await page.goto("/#/realms");
    const tile = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("button", { name: "Tile P", exact: true }).focus();
    await hears(page, /^Now tap the spot/, () => page.keyboard.press("Enter"));
    await tile("Free spot 0, 0").focus();
    await hears(page, "Tile P placed at 0, 0.", () => page.keyboard.press("Enter"));
    await expect(tile("Tile P")).toBeFocused();
    await hears(page, "Tile P turned.", () => page.keyboard.press("r"));
    await expect(tile("Tile P")).toBeFocused();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.focus();
    await hears(page, "Tile P turned.", () => page.keyboard.press("Enter"));
    await hears(page, "Tile P removed.", () => page.keyboard.press("Enter"));
    await expect(page.getByRole("group", { name: "Whole board" })).toBeFocused(); // nothing is left to undo
    await page.getByRole("button", { name: "Redo" }).focus();
    await hears(page, "Tile P placed at 0, 0.", () => page.keyboard.press("Enter"));
    await tile("Tile P").focus();
    await hears(page, "Tile P removed.", () => page.keyboard.press("Delete"));
    await expect(tile("Tile P")).toBeFocused(); // in the tray
  });
  await test.step("a draft in the workshop", async () => {
    await page.goto("/#/workshop");
    await page.getByRole("button", { name: "Start over" }).focus();
    await page.keyboard.press("Enter");
    const race = page.getByRole("region", { name: "Race" });
    await race.getByRole("textbox", { name: "Name" }).fill("Voles");
    await expect(page.getByRole("article")).toContainText("Voles"); // the server has read the name
    const voles = page.getByRole("region", { name: "Voles" });
    await voles.getByRole("button", { name: /Add an ability/ }).focus();
    await hears(page, /./, () => page.keyboard.press("Enter"));
    await expect(voles.getByRole("combobox", { name: "Ability 1" })).toBeFocused();
    await voles.getByRole("button", { name: /^Remove “/ }).focus();
    await page.keyboard.press("Enter");
    await expect(voles.getByRole("heading", { name: "Race" })).toBeFocused();
    await page.getByRole("button", { name: /Add a power/ }).focus();
    await hears(page, /./, () => page.keyboard.press("Enter"));
    const power = page.getByRole("region", { name: "Power" });
    await expect(power.getByRole("textbox", { name: "Name" })).toBeFocused();
    await power.getByRole("button", { name: "Remove", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /Add a power/ })).toBeFocused();
  });
});

test("arrows, Home and End work in tabs and rows of choices", async ({ page }) => {
  await page.goto("/#/new");
  const players = page.getByRole("radiogroup", { name: "How many players?" }).getByRole("radio");
  await expect(players.first()).toBeVisible();
  await players.and(page.getByRole("radio", { checked: true })).focus();
  await page.keyboard.press("End");
  await expect(players.last()).toBeFocused();
  await expect(players.last()).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(players.first()).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(players.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(players.first()).toBeFocused();
  await expect(players.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await expectNoFaults(page);

  await seated(page, BOT);
  const tabs = page.getByRole("tablist").getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Notes" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Notes" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
  await expectNoFaults(page);
});

test("a puzzle can be answered by keys", async ({ page }) => {
  await page.goto("/#/puzzles");
  const button = (name: string | RegExp) => page.getByRole("button", { name, disabled: false });
  const decision = page.getByRole("region", { name: "Your decision" });
  const { puzzles } = await ask<{ puzzles: { id: number; kind: string }[] }>(page, "/api/puzzles");
  const number = puzzles.findIndex((puzzle) => puzzle.kind === "course") + 1;
  await button(new RegExp(`^Puzzle ${number}\\b`)).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("complementary", { name: /puzzle/i })).toBeVisible();
  await decision.getByRole("button", { name: /^Decline \(/ }).press("Enter");
  await decision.getByRole("button", { name: /^Yes, go into decline$/ }).press("Enter");
  const next = page.getByRole("link", { name: "Next puzzle" });
  await expect(next).toBeVisible();
  const verdict = (await page.locator("[data-right]").locator("b").first().textContent())!.replace(/^. /, "");
  const heard = () => page.evaluate((text) => window.heard.filter((one) => one.includes(text)).length, verdict);
  await expect.poll(heard).toBe(1);
  expect(await holdsFocus(page)).toBe(true);
  const table = page.url();
  await page.evaluate(() => (window.heard = []));
  await next.press("Enter");
  await expect(page).not.toHaveURL(table);
  await expect(page.locator("[data-puzzle]:not([data-right])")).toBeVisible();
  await expect.poll(() => holdsFocus(page)).toBe(true);
  const question = (await page.locator("[data-puzzle] b").first().textContent())!;
  await expect.poll(() => page.evaluate(() => window.heard)).toEqual(["Setting up the table…", question]);
});
