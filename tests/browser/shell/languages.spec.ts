/** All screens in all languages: no text stays English, and each seat at one screen reads its own language. */
import { FluentResource } from "@fluent/bundle";
import type { Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { call, expect, LANGUAGES, LOCALE, test, variant } from "../kit";
import { visit } from "../screens";

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

/** Shows screens; returns the sentences that stay English on them. */
async function englishOn(page: Page, language: string, all: boolean): Promise<string[]> {
  const [isOwn, isEnglish] = [messagesOf(language), messagesOf("en")];
  const english = new Set<string>();
  await visit(page, all, async ({ name }) => {
    for (const text of await textsOf(page))
      for (const sentence of sentencesOf(text))
        if (isEnglish(sentence) && !isOwn(sentence) && !isOwn(text)) english.add(`${name}: ${sentence}`);
  });
  return [...english];
}

test.describe("de", () => {
  test.use({ locale: "de-DE" }); // a browser may name a country, too

  test("no main screen mixes German with English", async ({ page }) => {
    expect(await englishOn(page, "de", false)).toEqual([]);
  });
});

for (const language of LANGUAGES.filter((one) => one !== "en"))
  test.describe(language, () => {
    test.use({ locale: language });

    test("no screen mixes the language with English", variant(), async ({ page }) => {
      expect(await englishOn(page, language, true)).toEqual([]);
    });
  });

test("each seat at one screen reads its own language", async ({ page }) => {
  const html = page.locator("html");
  const curtain = page.locator(".curtain button");
  await page.goto("/#/new");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByLabel("Name of player 2").fill("Ben");
  await page.getByLabel("Language of Ben").selectOption("fr");
  await page.getByLabel("First player").selectOption("1");
  await page.getByRole("button", { name: "Create table" }).click();
  await curtain.click();
  await page.waitForSelector("#primary");
  const id = /table\/(\w+)/.exec(page.url())?.[1];
  const end = () => call(page, `/test/tables/${id}/finish`, { what: "own turn" });
  await test.step("the language from the new table", async () => {
    await end();
    await expect(curtain).toContainText("Je suis");
  });
  await test.step("another language, chosen at the table", async () => {
    await page.locator(".curtain select").selectOption("it");
    await expect(curtain).toContainText("Sono");
    await curtain.click();
    await expect(html).toHaveAttribute("lang", "it");
    await end();
    await expect(curtain).toContainText("I am");
    await curtain.click();
    await end();
    await expect(curtain).toContainText("Sono");
  });
  await page.goto("/#/credits");
  await expect(html).toHaveAttribute("lang", "en");
});

test("an English message is recognised, with what is inserted", () => {
  const isEnglish = messagesOf("en");
  expect(isEnglish("New table")).toBe(true);
  expect(isEnglish("Ana, it’s your turn")).toBe(true);
  expect(isEnglish("Neuer Tisch")).toBe(false);
});
