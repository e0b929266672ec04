/** Every word of a screen comes from a catalogue, so that it can be translated. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const WORD = /\p{L}{2}/u;
const SAID = ["alt", "aria-label", "aria-description", "label", "placeholder", "title"];
/** Parts of a component that contain no text of the page. */
const APART = ["css", "instance", "module", "options"];
const EXCEPT = new Map([
  ["shell/Credits.svelte", "names and licences of others"],
  ["map/pieces/Token.svelte", "a sleeping token snores in every language"],
]);

/** The words that a component writes itself. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== "object") return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === "StyleDirective" || (type === "Attribute" && !SAID.includes(name ?? ""))) return;
    if (type === "Text" && WORD.test(data ?? "")) found.push((data ?? "").trim());
    for (const [key, value] of Object.entries(node)) if (!APART.includes(key)) visit(value);
  };
  visit(parse(source, { modern: true }));
  return found;
}

it("components write no words of their own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const wrong = files.filter((file) => literals(readFileSync(`src/${file}`, "utf8")).length > 0);
  expect(wrong.sort()).toEqual([...EXCEPT.keys()].sort());
});

it("the check finds words in texts and names, but not in styles", () => {
  expect(literals("<p class='hint'>Two bots</p>")).toEqual(["Two bots"]);
  expect(literals('{#if open}<button aria-label="Close">×</button>{/if}')).toEqual(["Close"]);
  expect(literals('<b style:width="{4}px">{t("coins")}</b>')).toEqual([]);
});
