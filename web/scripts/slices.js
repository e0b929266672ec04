// Makes the module `virtual:japanese.css` of the letters of the Japanese texts: a font in slices, of which browsers load
// those whose letters a page shows.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const MODULE = "virtual:japanese.css";
const CATALOGUES = fileURLToPath(new URL("../../src/smallworld/locale/ja", import.meta.url));
const MADE = fileURLToPath(new URL("../node_modules/.cache/slices", import.meta.url));
const FAMILY = "Kaisei Decol";
const FONT = "@fontsource/kaisei-decol";
const FILES = [
  `${FONT}/files/kaisei-decol-latin-700-normal.woff2`,
  `${FONT}/files/kaisei-decol-japanese-700-normal.woff2`,
];
const SIZE = 12; // letters
const OF_THE_TERMINAL = /^(terminal|reports)\.ftl$/; // which has its own font
const CARDS = /^(region|race|power)-(?!.+-text$)/; // of the first box: names on the map and beside it, and short texts
const CLIENT = fileURLToPath(new URL("../src", import.meta.url));
const START = /^(App|shell.(Start|TopBar))\.svelte$/;
const TABLE = /^(table|column|map|game|lib)\b/;

/** The letters of the Japanese texts in slices. What pages show first comes together: start page, cards, table. */
export function slices() {
  const [start, table] = [wordsIn(START), wordsIn(TABLE)];
  /** @type {string[][]} */
  const texts = [[], [], [], []];
  for (const file of readdirSync(CATALOGUES).sort()) {
    if (!file.endsWith(".ftl") || OF_THE_TERMINAL.test(file)) continue;
    const catalogue = readFileSync(join(CATALOGUES, file), "utf8").replace(/^#.*$/gm, "");
    for (const message of catalogue.split(/^(?=[a-z])/m)) {
      const id = /^[a-z0-9-]+/.exec(message)?.[0] ?? "";
      const isCard = file === "content.ftl" && CARDS.test(id);
      texts[start.has(id) ? 0 : isCard ? 1 : table.has(id) ? 2 : 3]?.push(message);
    }
  }
  const letters = [...new Set(texts.flatMap(commonFirst))];
  const some = (/** @type {RegExp} */ kind) => letters.filter((letter) => kind.test(letter));
  const kanji = some(/\p{Script=Han}/u);
  const latin = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
  return [
    latin.filter((sign) => !/[A-Za-z]/.test(sign)), // digits are in titles, letters only in names of people
    latin.filter((sign) => /[A-Za-z]/.test(sign)),
    some(/\p{Script=Hiragana}/u),
    some(/[^\p{Script=Han}\p{Script=Hiragana}]/u),
    ...Array.from({ length: Math.ceil(kanji.length / SIZE) }, (_, part) => kanji.slice(SIZE * part, SIZE * (part + 1))),
  ];
}

/** The letters of some texts, those in most of them first: a page shows a few of the texts, and then fewer slices. */
function commonFirst(/** @type {string[]} */ texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of texts)
    for (const letter of new Set(text.match(/[^\p{ASCII}]/gu))) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([letter]) => letter);
}

/** The quoted words in sources of the client, among them the names of the texts that they show. */
function wordsIn(/** @type {RegExp} */ files) {
  const sources = readdirSync(CLIENT, { recursive: true, encoding: "utf8" }).filter(
    (file) => files.test(file) && /\.(svelte|ts)$/.test(file),
  );
  const text = sources.map((file) => readFileSync(join(CLIENT, file), "utf8")).join("\n");
  return new Set([...text.matchAll(/["'`]([a-z][a-z0-9-]+)\b/g)].map(([, word]) => word ?? ""));
}

/** The path of the style sheet with the slices beside it, made unless these letters were there before. */
async function made() {
  const { resolve } = createRequire(import.meta.url);
  const [latin, japanese] = FILES.map((file) => readFileSync(resolve(file)));
  if (!latin || !japanese) throw new Error(`${FONT}: a file is missing`);
  const all = slices();
  const hash = createHash("sha256")
    .update(japanese)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(JSON.stringify(all))
    .digest("hex")
    .slice(0, 12);
  const folder = join(MADE, hash);
  const sheet = join(folder, "japanese.css");
  if (existsSync(sheet)) return sheet;
  mkdirSync(folder, { recursive: true });
  const few = await subset(japanese, all.flat().join(""), { targetFormat: "truetype" }); // soon cut into slices
  const rules = [];
  for (const [place, letters] of all.entries()) {
    const font = await subset(place < 2 ? latin : few, letters.join(""), {
      targetFormat: "woff2",
      noLayoutClosure: true, // nothing shows the letters' ornate variants
    });
    writeFileSync(join(folder, `japanese-${place}.woff2`), font);
    rules.push(`@font-face {
  font-family: "${FAMILY}";
  font-weight: 700;
  font-display: swap;
  src: url("./japanese-${place}.woff2") format("woff2");
  unicode-range: ${letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(", ")};
}`);
  }
  writeFileSync(sheet, rules.join("\n"));
  return sheet;
}

export function japanese() {
  return {
    name: "japanese",
    resolveId: (/** @type {string} */ id) => (id === MODULE ? made() : undefined),
  };
}
