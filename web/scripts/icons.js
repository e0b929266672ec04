// Makes the modules `virtual:icons`, `virtual:icons/others` and so on of the icons that src/lib/icon-names.ts names, a module
// for each of its lists, and of no more.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const MODULES = ["virtual:icons", "virtual:icons/others", "virtual:icons/underground"];
const NAMES = fileURLToPath(new URL("../src/lib/icon-names.ts", import.meta.url));

export function usedIcons() {
  return {
    name: "used-icons",
    resolveId: (/** @type {string} */ id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    load(/** @type {string} */ id) {
      const place = MODULES.indexOf(id.slice(1));
      if (!id.startsWith("\0") || place < 0) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const lists = readFileSync(NAMES, "utf8")
        .split(/^const [A-Z]+: Record/m)
        .slice(1)
        .map(iconsIn);
      const before = new Set(lists.slice(0, place).flatMap((list) => [...list]));
      const names = [...(lists[place] ?? [])].filter((name) => !before.has(name));
      const picked = {};
      for (const name of names) {
        if (!set.icons[name]) throw new Error(`icon-names.ts: the set game-icons has no "${name}"`);
        const body = set.icons[name].body;
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body);
        if (!path) throw new Error(`icon "${name}" is not one path`);
        picked[name] = rounded(path[1]);
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}

const iconsIn = (/** @type {string} */ text) =>
  new Set([...text.matchAll(/:\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));

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
