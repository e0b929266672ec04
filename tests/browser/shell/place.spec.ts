/** The focus moves into each screen and layer, and returns when it closes. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, finish, seated, setUp, test } from "../kit";
import { finished, resize } from "../tables";

/** The screens of the client, so that a new one is checked, too. */
const APP = readFileSync(path.resolve(__dirname, "../../../web/src/App.svelte"), "utf8");
const SCREENS = [...APP.matchAll(/^ {4}([a-z]+): \(\) =>/gm)].map((found) => found[1]!);
const BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };

const focused = (page: Page) => page.locator(":focus");
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("every page puts the focus on its heading", async ({ page, complaints }) => {
  const over = await finished(page);
  const table = await setUp(page, BOT);
  const ids: Record<string, string> = { table: `table/${table}`, replay: `replay/${over}` };
  expect(SCREENS.length).toBeGreaterThan(10);
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  const titles = new Set<string>();
  for (const screen of SCREENS) {
    await page.evaluate((to) => (location.hash = `#/${to}`), ids[screen] ?? screen);
    await expect(page, screen).toHaveTitle(/.+ – Small World$/);
    await expect(heading(page), screen).toBeFocused();
    await expect(heading(page), screen).toHaveCSS("outline-style", "none");
    titles.add(await page.title());
  }
  expect(titles.size).toBe(SCREENS.length);
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page).toHaveTitle("Small World");
  await expect(heading(page)).toBeFocused();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("400")]); // an address without a set of rules
});

test("the start of a game moves the focus to the question", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Small World");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.keyboard.press("Tab"); // a newly loaded page leaves the focus at its top
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(heading(page)).toHaveText(/Turn 1|Round 1/);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("Choose a combo.")).toHaveCount(2);
  expect(await focused(page).evaluate((node) => node.matches(":focus-visible"))).toBe(false);
  for (const bot of ["Barnaby", "Clover"]) await expect(page.locator(".players")).toContainText(bot); // both are Easy
});

test("lists, dialogs and buttons of a table return the focus", async ({ page }) => {
  const id = await seated(page, BOT);
  const combo = page.getByRole("button", { name: /^Number 1:/ });
  await test.step("the list of regions", async () => {
    await combo.focus();
    await page.keyboard.press("t");
    const listed = page.getByRole("region", { name: "List of regions" }).first();
    await expect(listed.getByRole("heading", { name: "List of regions" })).toBeFocused();
    await page.keyboard.press("t");
    await expect(combo).toBeFocused();
    await expect(page.getByText("List of regions: closed")).toBeAttached();
    const button = page.getByRole("button", { name: "List of regions" });
    await button.click();
    await expect(listed.getByRole("heading")).toBeFocused();
    await listed.getByRole("button", { name: "Close" }).click();
    await expect(button).toBeFocused();
  });
  await test.step("the card of a player", async () => {
    const opener = page.getByRole("button", { name: /^Ana/ }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog");
    await expect(opened).toBeVisible();
    await expect.poll(() => opened.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step("a sheet on a phone", async () => {
    await resize(page, { width: 390, height: 844 });
    const opener = page.getByRole("button", { name: "Log", exact: true });
    await opener.click();
    const log = page.locator(".over");
    await expect.poll(() => log.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
  await test.step("a button that vanishes gives the focus to the question", async () => {
    await combo.click();
    await page.getByRole("button", { name: /^Take / }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
    await expect(focused(page)).toHaveCount(1);
  });
  await test.step("the result gives it to the heading, which has no frame", async () => {
    await finish(page, id);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("smallworld"))).toContain(`"table":"${id}"`); // kept for the levels of bots
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(focused(page)).toContainText("The game is over");
    await expect(focused(page)).toHaveCSS("outline-style", "none");
  });
});

test("nothing behind the curtain can take the focus", async ({ page }) => {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1 });
  await page.goto(`/#/table/${id}`);
  await expect(heading(page)).toBeVisible();
  await finish(page, id, "turn");
  const open = page.getByRole("dialog").getByRole("button");
  await expect(open).toBeFocused();
  await page.locator(".head button").last().focus(); // nothing behind the curtain can take it
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(0);
  await expect(focused(page)).toContainText(/Choose a combo|Expand or go into decline/);
});
