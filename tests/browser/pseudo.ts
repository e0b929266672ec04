/** Pseudo-languages, made from the English texts of the built client: one with long words, one from right to left. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const ASSETS = path.resolve(__dirname, "../../src/smallworld/server/static/assets");
/** What the build makes of a part of a catalogue. */
const CATALOGUE = /^var \w+=(?<literal>(["'`])(?:[^\\]|\\.)*?\2);export\{\w+ as default\};?\s*$/s;
const ACCENTED: Record<string, string> = { a: "àå", e: "éë", i: "îï", o: "ôö", u: "ûü", y: "ÿ" };
const [FROM_RIGHT, ENDED] = ["\u202e", "\u202c"]; // what is between them runs from right to left

/** A text whose words are about 40% longer, in brackets (not those of Fluent) that show a cut end. */
const long = (text: string) => `⟦${text.replace(/[aeiouy]/g, (letter) => ACCENTED[letter] ?? letter)}⟧`;
const mirrored = (text: string) => `${FROM_RIGHT}${text}${ENDED}`;

const KINDS = { long: { change: long, direction: "ltr" }, mirrored: { change: mirrored, direction: "rtl" } };
export type Kind = keyof typeof KINDS;

/** A Fluent catalogue with changed words; what is between braces stays, except for the texts of variants. */
function rewritten(catalogue: string, change: (text: string) => string): string {
  let depth = 0;
  const changed = (piece: string): string => {
    if (piece === "{") depth += 1;
    else if (piece === "}") depth -= 1;
    else if (/\p{L}{2}/u.test(piece) && !/^\{|->|^\s*\$/.test(piece))
      return piece.replace(/\S.*\S/, (words) => change(words));
    return piece;
  };
  return catalogue
    .split("\n")
    .map((line) => {
      const named = depth ? /^\s*\*?\[[^\]]+\] ?/ : /^(?:[a-z][\w-]*|\s+\.[\w-]+) = ?/;
      const head = named.exec(line)?.[0] ?? "";
      return (
        head +
        line
          .slice(head.length)
          .split(/(\{[^{}]*\}|[{}])/)
          .map(changed)
          .join("")
      );
    })
    .join("\n");
}

/** Lets a page show a pseudo-language instead of English. */
export async function speakPseudo(page: Page, kind: Kind): Promise<void> {
  const { change, direction } = KINDS[kind];
  await page.route("**/assets/*.js", async (route) => {
    const script = readFileSync(path.join(ASSETS, path.basename(new URL(route.request().url()).pathname)), "utf8");
    const literal = CATALOGUE.exec(script)?.groups?.literal;
    if (!literal) return route.continue();
    const catalogue = String(runInNewContext(literal));
    const text = rewritten(catalogue, change).replace(/^direction = .*/m, `direction = ${direction}`);
    return route.fulfill({ contentType: "text/javascript", body: `export default ${JSON.stringify(text)};` });
  });
}
