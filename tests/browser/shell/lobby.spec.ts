/** The lobby: tables that others find there. */
import type { Browser, Page } from "@playwright/test";
import { ask, expect, finish, hasten, setUp, test, watch } from "../kit";
import { secondServer } from "../playwright.config";

/** A visitor in another browser, who looks at the lobby. */
async function visitor(browser: Browser, complaints: string[], address = "lobby"): Promise<Page> {
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  watch(other, complaints);
  await hasten(other);
  await other.goto(`/#/${address}`);
  return other;
}

const OPEN = [{ kind: "me" }, { kind: "open" }];

/** Creates the table that the page shows, and returns its id. */
async function newTable(page: Page, name: string): Promise<string> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  return new URL(page.url()).hash.replace("#/table/", "");
}

test("the lobby lists a new table unless it is private", async ({ page, browser, complaints }) => {
  await page.goto("/#/new");
  await test.step("a table without free seats is private, unless you list it", async () => {
    const shut = page.getByLabel("Private table");
    await expect(shut).not.toBeChecked();
    await page.getByLabel("Seat 2").selectOption("bot");
    await expect(shut).toBeChecked();
    await shut.uncheck();
    await page.getByLabel("Seat 2").selectOption("local");
    await expect(shut).not.toBeChecked();
    await page.getByLabel("Seat 2").selectOption("open");
  });
  const listed = await newTable(page, "Lena");
  const other = await visitor(browser, complaints);
  await expect(other.locator(`a[href="#/table/${listed}"]`)).toContainText("Lena");

  await page.goto("/#/new");
  await page.getByLabel("Private table").check();
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  await expect(page.getByText("Private table")).toHaveCount(0);
  const hidden = new URL(page.url()).hash.replace("#/table/", "");
  // Others learn of tables in the order in which they are made.
  const next = (await ask<{ id: string }>(page, "/api/tables", { seats: OPEN, public: true })).id;
  await expect(other.locator(`a[href="#/table/${next}"]`)).toContainText("Lena");
  await expect(other.locator(`a[href="#/table/${listed}"]`)).toBeVisible();
  await expect(other.locator(`a[href="#/table/${hidden}"]`)).toHaveCount(0);
});

test("the lobby shows games with spectators, and visitors", async ({ page, browser, complaints }) => {
  const id = await setUp(
    page,
    { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], public: true, first: 1 },
    "Rosa",
  );
  await page.goto("/#/lobby");
  const row = page.locator(`a[href="#/table/${id}"]`);
  await expect(row).toContainText("Rosa");
  await expect(row).toContainText("Round 1 of");
  await expect(row).not.toContainText("watching");
  const other = await visitor(browser, complaints);
  await other.locator(`a[href="#/table/${id}"]`).getByText("Watch").click();
  await expect(other.getByText("You are watching")).toBeVisible();
  await expect(row).toContainText("1 watching");
  await other.goto("/#/lobby");
  await expect(row).not.toContainText("watching");
  await expect(other.locator(`a[href="#/table/${id}"]`)).toContainText("Rosa");

  await test.step("only visitors who show their name are named", async () => {
    const here = page.getByRole("region", { name: "Here now" });
    await expect(here.getByText("Rosa")).toContainText("(you)");
    await ask(other, "/api/guest", { name: "Quirin" });
    await other.reload();
    await expect(here.getByText("Quirin")).toBeVisible();
    await other.getByLabel("Show my name here").uncheck();
    await expect(here.getByText("Quirin")).toHaveCount(0);
    // Pages of other tests may be in the lobby, too.
    const unnamed = () =>
      here.evaluate(
        (node) => parseInt(node.querySelector("p")?.textContent ?? "") - node.querySelectorAll("li").length,
      );
    await expect.poll(unnamed).toBeGreaterThan(0);
  });
});

test.describe("on a server without other tables", () => {
  test.use({ baseURL: secondServer });
  test.describe.configure({ mode: "default" }); // one after the other: a game of one test would disturb the next

  test("“Play someone” seats two strangers at one table", async ({ page, browser, complaints }) => {
    await page.goto("/#/lobby");
    await page.getByRole("button", { name: "Play someone" }).click();
    await expect(page.locator(".players .seat")).toHaveCount(3);
    const { hash } = new URL(page.url());

    const other = await visitor(browser, complaints, "");
    await other.getByRole("button", { name: "Play someone" }).click();
    await expect(other.locator(".players .seat.me")).toHaveCount(1);
    expect(new URL(other.url()).hash).toBe(hash);
    await expect(page.locator(".players .seat", { hasText: "Wanderer" })).toHaveCount(2);

    const third = await visitor(browser, complaints, hash.replace("#/", ""));
    await expect(third.getByRole("button", { name: "Take a bot’s seat" })).toBeVisible();
    await page.getByRole("button", { name: "Options and keys" }).click();
    await page.getByLabel("Open bot seats").uncheck();
    await expect(third.getByText("You are watching")).toBeVisible();
  });

  test("bots play one game after the other for an empty lobby", async ({ page }) => {
    await page.goto("/#/lobby");
    const row = page.getByRole("listitem").filter({ hasText: "bots’ game" });
    await expect(row).toContainText("Round");
    await row.getByText("Watch").click();
    await expect(page.getByText("You are watching")).toBeVisible();

    const { hash } = new URL(page.url());
    await finish(page, hash.replace("#/table/", ""));
    const end = page.getByRole("dialog");
    await expect(end.getByRole("listitem").first()).toContainText("on the map");
    await end.getByRole("link", { name: "Next game" }).click();
    await expect(end).toHaveCount(0);
    await expect(page.getByText("You are watching")).toBeVisible();
    expect(new URL(page.url()).hash).not.toBe(hash);
    await expect(page.locator(".screen")).toHaveAttribute("data-seq", /[1-9]\d/);
  });
});
