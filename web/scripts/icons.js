// Makes the module `virtual:icons` of the icons that src/lib/icon-names.ts names, and of no others.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:icons";
const NAMES = fileURLToPath(new URL("../src/lib/icon-names.ts", import.meta.url));

export function usedIcons() {
  return {
    name: "used-icons",
    resolveId: (/** @type {string} */ id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(/** @type {string} */ id) {
      if (id !== `\0${MODULE}`) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const names = new Set([...readFileSync(NAMES, "utf8").matchAll(/:\s*"([a-z0-9-]+)"/g)].map((m) => m[1]));
      const picked = {};
      for (const name of names) {
        if (!set.icons[name]) throw new Error(`icon-names.ts: the set game-icons has no "${name}"`);
        const body = set.icons[name].body;
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body);
        if (!path) throw new Error(`icon "${name}" is not one path`);
        picked[name] = path[1];
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
