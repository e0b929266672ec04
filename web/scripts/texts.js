// Makes the module `virtual:texts` of the Fluent catalogues: for each language the parts that src/lib/i18n.svelte.ts loads.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:texts";
const LOCALE = fileURLToPath(new URL("../../src/smallworld/locale", import.meta.url));
/** The languages are the folders of the catalogues; each says itself what it is called. */
const LANGUAGES = readdirSync(LOCALE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.length === 2)
  .map((entry) => entry.name)
  .sort();
const BOXES = ["underground", "realms"]; // large boxes, whose texts are loaded when they are chosen
const SMALL = ["be_not_afraid", "cursed", "grand_dames", "leaders", "necromancer", "royal_bonus"]; // which come together
const RULINGS = ["rulings", ...BOXES.map((name) => `rulings_${name}`)]; // what the rulebooks leave open
const ASIDE = ["workshop", "builder", "review", "lesson", "plan", "puzzles"];
const PARTS = ["first", "rules", ...RULINGS, ...ASIDE, "boxes", ...BOXES];
const OF_THE_TERMINAL = /^(terminal|reports)\.ftl$/; // would be a burden here
const WHERE_CHOSEN = /^(box|setup|scenario|legend)-/; // what stands where boxes are chosen or listed, and boards shown
const EVERYWHERE = ["box-workshop", "workshop-hint", "builder-title", "builder-hint", "builder-table-of"]; // what other screens say of them

/** Where a text belongs: complete rules are read in the encyclopedia only. */
function partOf(/** @type {string} */ file, /** @type {string} */ id) {
  if (file === "builder.ftl" && !EVERYWHERE.includes(id)) return "builder";
  if (file === "workshop.ftl" && !EVERYWHERE.includes(id)) return "workshop";
  if (file === "terms.ftl" || /^(topic-.+|(race|power)-.+-text)$/.test(id)) return "rules";
  if (file.startsWith("rulings")) return RULINGS.find((name) => file === `${name}.ftl`) ?? "rulings";
  if (file === "review.ftl") return "review";
  if (file === "lesson.ftl") return "lesson";
  if (file === "plan.ftl") return "plan";
  if (file === "puzzles.ftl") return "puzzles";
  if (WHERE_CHOSEN.test(id)) return "first";
  if (file === "realm_faults.ftl") return "realms";
  if (SMALL.includes(file.slice(0, -".ftl".length))) return "boxes";
  return BOXES.find((name) => file.startsWith(name)) ?? "first";
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

/** What a language calls itself. */
function nameOf(/** @type {string} */ language) {
  const said = /^language-name = (.+)$/m.exec(readFileSync(join(LOCALE, language, "web.ftl"), "utf8"));
  if (!said) throw new Error(`locale/${language}/web.ftl: language-name is missing, by which people choose it`);
  return said[1];
}

export function catalogues() {
  return {
    name: "catalogues",
    resolveId: (/** @type {string} */ id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(/** @type {string} */ id) {
      if (id === `\0${MODULE}`) {
        const part = (/** @type {string} */ language) =>
          PARTS.map((name) => `${name}: () => import("${MODULE}/${language}/${name}")`);
        const names = Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(language)]));
        return `export const names = ${JSON.stringify(names)};
export default { ${LANGUAGES.map((language) => `${language}: { ${part(language).join(", ")} }`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${MODULE}/`)) return undefined;
      const [language = "", part] = id.slice(MODULE.length + 2).split("/");
      const wanted = [];
      for (const file of readdirSync(join(LOCALE, language)).sort()) {
        if (!file.endsWith(".ftl") || OF_THE_TERMINAL.test(file)) continue;
        const path = join(LOCALE, language, file);
        this.addWatchFile(path);
        wanted.push(
          ...messages(readFileSync(path, "utf8")).filter(
            (message) => partOf(file, /^[a-zA-Z0-9-]+/.exec(message)?.[0] ?? "") === part,
          ),
        );
      }
      return `export default ${JSON.stringify(wanted.join("\n"))};`;
    },
  };
}
