// Makes the module `virtual:icons` of the icons that icons.toml name: in src/lib for the screens, and beside each box for what it
// brings. It has the paths that a first table shows, and names for all; other paths come in parts: a large box has one of its
// own, small ones share one.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:icons";
const FILE = "icons.toml";
const SCREENS = fileURLToPath(new URL(`../src/lib/${FILE}`, import.meta.url));
const CONTENT = fileURLToPath(new URL("../../src/smallworld/content", import.meta.url));
const FIRST_BOX = "base"; // with which most people play first
const WORKSHOP = "workshop"; // a part whose shapes have the names of tools, so that the first load need not list these
const LARGE = 20; // icons; a box of so many is not loaded with others
const BEFORE = /** @type {Record<string, string>} */ ({ boxes: "box-", presets: "preset-", worlds: "world-" }); // such names

/** The icons of a file by section and name; of TOML it knows what these files need. */
function iconsIn(/** @type {string} */ path) {
  const found = /** @type {Record<string, Record<string, string>>} */ ({});
  let section = "";
  for (const line of readFileSync(path, "utf8").split(/\r?\n/)) {
    const [, heading] = /^\[([a-z]+)\]$/.exec(line) ?? [];
    const [, name, icon] = /^([a-z0-9-]+) = "([a-z0-9-]+)"$/.exec(line) ?? [];
    if (heading) found[(section = heading)] = {};
    else if (name && icon && found[section]) found[section][(BEFORE[section] ?? "") + name] = icon;
    else if (line && !line.startsWith("#")) throw new Error(`${path}: "${line}" names no icon`);
  }
  return found;
}

const files = () =>
  readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.split(/[\\/]/).at(-1) === FILE)
    .sort()
    .map((file) => join(CONTENT, file));

/** The icons by part and name; "first" is loaded with the client. */
export function iconParts() {
  const { table, workshop, ...others } = iconsIn(SCREENS);
  const first = { ...table };
  const shared = Object.assign({}, ...Object.values(others));
  const large = /** @type {Record<string, Record<string, string>>} */ ({});
  for (const file of files()) {
    const box = dirname(file).split(/[\\/]/).at(-1) ?? "";
    const icons = Object.assign({}, ...Object.values(iconsIn(file)));
    if (box === FIRST_BOX) Object.assign(first, icons);
    else if (Object.keys(icons).length < LARGE) Object.assign(shared, icons);
    else large[box] = icons;
  }
  return /** @type {Record<string, Record<string, string>>} */ ({ first, others: shared, workshop, ...large });
}

export function usedIcons() {
  return {
    name: "used-icons",
    resolveId: (/** @type {string} */ id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(/** @type {string} */ id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      for (const file of [SCREENS, ...files()]) this.addWatchFile(file);
      const { first, workshop, ...later } = iconParts();
      const part = id.slice(MODULE.length + 2);
      const loaded = Object.values(first);
      if (part === WORKSHOP) {
        const paths = pathsOf(new Set(Object.values(workshop ?? {})));
        return `export default ${JSON.stringify(Object.fromEntries(Object.entries(workshop ?? {}).map(([name, icon]) => [name, paths[icon]])))};`;
      }
      if (part) {
        const more = Object.values(later[part] ?? {}).filter((icon) => !loaded.includes(icon));
        return `export default ${JSON.stringify(pathsOf(new Set(more)))};`;
      }
      const parts = [...Object.keys(later), WORKSHOP].map((name) => `"${name}": () => import("${MODULE}/${name}")`);
      return `export default ${JSON.stringify(pathsOf(new Set(loaded)))};
export const names = ${JSON.stringify({ first, ...later })};
export const parts = { ${parts.join(", ")} };`;
    },
  };
}

/** The shapes of icons, each a single path. */
function pathsOf(/** @type {Set<string>} */ icons) {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const picked = /** @type {Record<string, string>} */ ({});
  for (const icon of icons) {
    if (!set.icons[icon]) throw new Error(`${FILE}: the set game-icons has no "${icon}"`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon].body);
    if (!path) throw new Error(`icon "${icon}" is not one path`);
    picked[icon] = rounded(path[1] ?? "");
  }
  return picked;
}

const NUMBERS = /** @type {Record<string, number>} */ ({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 }); // that a command takes

/**
 * The path on whole numbers, of a grid of 512: nobody sees the rest, and everybody would load it. Points are rounded where
 * they lie, so that errors do not add up along the way. Paths with arcs stay as they are.
 */
function rounded(/** @type {string} */ path) {
  if (/[aA]/.test(path)) return path;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let shorter = "";
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    let command = letter.toLowerCase();
    const relative = letter === command;
    if (command === "z") [x, y] = [startX, startY];
    shorter += command === "z" ? "z" : "";
    for (let i = 0; i < numbers.length; i += NUMBERS[command] ?? 1) {
      const words = [];
      const [fromX, fromY] = [x, y];
      for (let j = 0; j < (NUMBERS[command] ?? 0); j++) {
        const upright = command === "v" || (command !== "h" && j % 2 === 1);
        const value = (numbers[i + j] ?? 0) + (relative ? (upright ? fromY : fromX) : 0);
        words.push(Math.round(value) - Math.round(upright ? fromY : fromX));
        if (upright) y = value;
        else x = value;
      }
      shorter += i && command === letter.toLowerCase() ? ` ${words.join(" ")}` : command + words.join(" ");
      if (command === "m") [startX, startY, command] = [x, y, "l"];
    }
  }
  return shorter.replaceAll(" -", "-");
}
