/** All screens in all languages: no text stays English, and each seat at one screen reads its own language. */
import { FluentResource } from "@fluent/bundle";
import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { call, expect, LANGUAGES, LOCALE, seated, settled, test, variant } from "../kit";

/** Makes tables, and returns the address of each screen with an element that shows it is there. */
async function screens(page: Page): Promise<[string, string][]> {
  await page.goto("/");
  await page.waitForSelector("h1");
  await call(page, "/api/guest", { name: "Ana" });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const game = await call<{ id: string }>(page, "/api/tables", { seats, first: 2 });
  const open = await call<{ id: string }>(page, "/api/tables", { seats: [{ kind: "me" }, { kind: "open" }] });
  const played = await call<{ id: string }>(page, "/api/tables", { seats, first: 1 });
  await call(page, `/test/tables/${played.id}/finish`, { what: "game" });
  return [
    ["/#/", ".now"],
    ["/#/new", "form ol select"],
    ["/#/lobby", "h2"],
    ["/#/games", "h1"],
    ["/#/encyclopedia/flying", "article"],
    ["/#/workshop", "h1"],
    ["/#/realms", "h1"],
    ["/#/puzzles", "h1"],
    ["/#/credits", ".sheet"],
    ["/#/account", "form"],
    [`/#/table/${open.id}`, ".invite svg"],
    [`/#/table/${game.id}`, "#primary"],
    [`/#/table/${played.id}`, "dialog[open]"],
    [`/#/replay/${played.id}`, "h1"],
  ];
}

/** Shows every screen, one after another. */
async function visit(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  for (const [address, ready] of await screens(page)) {
    await page.goto(address);
    await page.waitForSelector(ready);
    for (const summary of await page.locator("form > details:not([open]) > summary").all()) await summary.click();
    await settled(page);
    await look(address);
  }
}

/** What a page shows or a screen reader says: texts, labels, titles and placeholders. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const inside = walker.currentNode.parentElement?.closest("script, style, textarea, select[title], [lang]");
      if (!inside) found.add(walker.currentNode.textContent?.replace(/\s+/g, " ").trim() ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const node of document.body.querySelectorAll(`[${name}]`)) found.add(node.getAttribute(name)?.trim() ?? "");
    return [...found].filter((text) => /\p{L}{3}/u.test(text));
  });

type Part = string | { type: string; variants?: { value: Pattern }[] };
type Pattern = string | Part[];

const quoted = (text: string) => text.replace(/\s+/g, " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern of a message as a regular expression: what is inserted may be anything. */
function expressionOf(pattern: Pattern): string {
  if (typeof pattern === "string") return quoted(pattern);
  return pattern
    .map((part) => {
      if (typeof part === "string") return quoted(part);
      return part.variants ? `(?:${part.variants.map(({ value }) => expressionOf(value)).join("|")})` : ".+";
    })
    .join("");
}

/** A pattern that fits this text says nothing of its own. */
const NONSENSE = "Xqzv, wqxk; qxqk: wxq (qv). Xqv";

/** Returns a test whether a text is a message of a language. */
function messagesOf(language: string): (text: string) => boolean {
  const folder = path.join(LOCALE, language);
  const wholes = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of readdirSync(folder)) {
    for (const { value, attributes } of new FluentResource(readFileSync(path.join(folder, file), "utf8")).body) {
      for (const pattern of [value, ...Object.values(attributes)] as (Pattern | null)[]) {
        if (typeof pattern === "string") wholes.add(pattern.replace(/\s+/g, " "));
        else if (pattern?.some((part) => typeof part !== "string" || /\p{L}{3}/u.test(part))) {
          const said = new RegExp(`^${expressionOf(pattern)}$`);
          if (!said.test(NONSENSE)) patterns.push(said);
        }
      }
    }
  }
  return (text) => wholes.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** A text and its sentences, of which each may be a message. */
const sentencesOf = (text: string) => [text, ...text.split(/(?<=[.!?]) /)];

for (const [i, language] of LANGUAGES.filter((one) => one !== "en").entries())
  test.describe(language, () => {
    test.use({ locale: language });

    test("no screen mixes the language with English", variant(i === 0), async ({ page }) => {
      const [isOwn, isEnglish] = [messagesOf(language), messagesOf("en")];
      const english: string[] = [];
      await visit(page, async (address) => {
        for (const text of await textsOf(page))
          for (const sentence of new Set(sentencesOf(text)))
            if (isEnglish(sentence) && !isOwn(sentence) && !isOwn(text)) english.push(`${address}: ${sentence}`);
      });
      expect([...new Set(english)]).toEqual([]);
    });
  });

test("each seat at one screen reads its own language", async ({ page }) => {
  const id = await seated(page, { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1 });
  const html = page.locator("html");
  await page.getByRole("button", { name: "I am" }).click();
  await page.waitForSelector("#primary");
  await call(page, `/test/tables/${id}/finish`, { what: "own turn" });
  await page.locator(".curtain select").selectOption("fr");
  await expect(page.locator(".curtain button")).toContainText("Je suis");
  await page.locator(".curtain button").click();
  await expect(html).toHaveAttribute("lang", "fr");
  await call(page, `/test/tables/${id}/finish`, { what: "own turn" });
  await expect(page.locator(".curtain button")).toContainText("I am");
  await page.locator(".curtain button").click();
  await call(page, `/test/tables/${id}/finish`, { what: "own turn" });
  await expect(page.locator(".curtain button")).toContainText("Je suis");
  await page.goto("/#/credits");
  await expect(html).toHaveAttribute("lang", "en");
});

test("a new table gives a friend at this screen a language", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByLabel("Name of player 2").fill("Ben");
  await page.getByLabel("Language of Ben").selectOption("fr");
  await page.getByLabel("First player").selectOption("1");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator(".curtain button").click();
  await page.waitForSelector("#primary");
  const id = /table\/(\w+)/.exec(page.url())?.[1];
  await call(page, `/test/tables/${id}/finish`, { what: "own turn" });
  await expect(page.locator(".curtain button")).toContainText("Je suis");
});

test("an English message is recognised, with what is inserted", () => {
  const isEnglish = messagesOf("en");
  expect(isEnglish("New table")).toBe(true);
  expect(isEnglish("Ana, it’s your turn")).toBe(true);
  expect(isEnglish("Neuer Tisch")).toBe(false);
});
