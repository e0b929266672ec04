// Makes the module `virtual:texts` of the Fluent catalogues: for each language the parts that src/lib/i18n.svelte.ts loads.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:texts";
const LOCALE = fileURLToPath(new URL("../../src/smallworld/locale", import.meta.url));
/** The languages are the folders of the catalogues. */
const FOLDERS = readdirSync(LOCALE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(LOCALE, entry.name)).some((file) => file.endsWith(".ftl")))
  .map((entry) => entry.name)
  .sort();
const SOURCE = "en"; // the language that has every text
const LARGE = 12_000; // bytes: a box of so many is not loaded with others
const ASIDE = ["workshop", "builder", "review", "lesson", "plan", "puzzles", "hint"];
const OF_TILES = "realms"; // the box whose boards are built, with which comes what may be wrong with a board
const OF_THE_TERMINAL = /^(terminal|reports)\.ftl$/; // would be a burden here
const WHERE_CHOSEN = /^(box|setup|scenario|legend)-/; // what stands where boxes are chosen or listed, and boards shown
// What other screens say of them.
const EVERYWHERE = [
  ...["box-workshop", "workshop-hint", "builder-title", "builder-hint", "builder-table-of"],
  ...["hint", "hint-step", "hint-thinks"],
];

/** The texts of a language by the names of their files, without `.ftl`. */
function filesIn(/** @type {string} */ language) {
  const files = readdirSync(join(LOCALE, language)).filter(
    (file) => file.endsWith(".ftl") && !OF_THE_TERMINAL.test(file),
  );
  const read = (/** @type {string} */ file) => readFileSync(join(LOCALE, language, file), "utf8");
  return files
    .sort()
    .map((file) => ({ path: join(LOCALE, language, file), name: file.slice(0, -4), text: read(file) }));
}

/** Which part has the texts of a box, an option or a family of scenarios: their file has their name, and says it. */
function boxParts() {
  const files = filesIn(SOURCE);
  const boxes = files.filter(
    ({ name, text }) => !ASIDE.includes(name) && new RegExp(`^box-${name.replaceAll("_", "-")}\\b`, "m").test(text),
  );
  const size = (/** @type {string} */ box) =>
    files
      .filter(({ name }) => boxOf([box], name) && !name.startsWith("rulings"))
      .reduce((sum, { text }) => sum + text.length, 0);
  return Object.fromEntries(boxes.map(({ name }) => [name, size(name) < LARGE ? "boxes" : name]));
}

/** The box to which a file belongs: "underground", "underground_regions", "rulings_underground". */
const boxOf = (/** @type {string[]} */ boxes, /** @type {string} */ file) =>
  boxes.find((box) => [box, `rulings_${box}`].includes(file) || file.startsWith(`${box}_`));

/** Where a text belongs: complete rules are read in the encyclopedia only. */
function partOf(/** @type {Record<string, string>} */ boxes, /** @type {string} */ file, /** @type {string} */ id) {
  const ofBox = boxes[boxOf(Object.keys(boxes), file) ?? ""];
  if (ASIDE.includes(file)) return EVERYWHERE.includes(id) ? "first" : file;
  if (file === "terms" || /^(topic-.+|(race|power)-.+-text)$/.test(id)) return "rules";
  if (file.startsWith("rulings")) return ofBox && ofBox !== "boxes" ? `rulings_${ofBox}` : "rulings";
  if (WHERE_CHOSEN.test(id)) return "first";
  if (file === "realm_faults") return OF_TILES;
  return ofBox ?? "first";
}

/** The messages of a catalogue, without the comments. */
function messages(/** @type {string} */ catalogue) {
  const lines = catalogue.split(/\r?\n/).filter((line) => !line.startsWith("#"));
  return lines
    .join("\n")
    .split(/^(?=[a-zA-Z])/m)
    .map((message) => message.trim())
    .filter(Boolean);
}

/** What a language calls itself; undefined until it is finished. */
function nameOf(/** @type {string} */ language) {
  const file = join(LOCALE, language, "web.ftl");
  return existsSync(file) ? /^language-name = (.+)$/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}

/** The names of the languages that users can choose; the development server also offers unfinished ones, by code. */
function namesOf(/** @type {boolean} */ everything) {
  return Object.fromEntries(
    FOLDERS.map((language) => [language, nameOf(language) ?? (everything ? language : undefined)]).filter(
      ([, name]) => name,
    ),
  );
}

export function catalogues() {
  let developing = false;
  return {
    name: "catalogues",
    configResolved(/** @type {{ command: string }} */ { command }) {
      developing = command === "serve" && !process.env.VITEST;
    },
    resolveId: (/** @type {string} */ id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(/** @type {string} */ id) {
      if (id === `\0${MODULE}`) {
        const boxes = boxParts();
        const large = [...new Set(Object.values(boxes))].filter((part) => part !== "boxes");
        const all = ["first", "rules", "rulings", ...large.map((box) => `rulings_${box}`), ...ASIDE, "boxes", ...large];
        const part = (/** @type {string} */ language) =>
          all.map((name) => `${name}: () => import("${MODULE}/${language}/${name}")`);
        const names = namesOf(developing);
        return `export const names = ${JSON.stringify(names)};
export const boxes = ${JSON.stringify(boxes)};
export default { ${Object.keys(names)
          .map((language) => `${language}: { ${part(language).join(", ")} }`)
          .join(", ")} };`;
      }
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language = "", part] = id.slice(MODULE.length + 2).split("/");
      const wanted = [];
      const boxes = boxParts();
      for (const { path, name, text } of filesIn(language)) {
        this.addWatchFile(path);
        wanted.push(
          ...messages(text).filter(
            (message) => partOf(boxes, name, /^[a-zA-Z0-9-]+/.exec(message)?.[0] ?? "") === part,
          ),
        );
      }
      return `export default ${JSON.stringify(wanted.join("\n"))};`;
    },
  };
}
