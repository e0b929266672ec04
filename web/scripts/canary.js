// svelte-check has been seen to report nothing at all: a planted type error must be found.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../src/Canary.svelte", import.meta.url));
writeFileSync(file, '<script lang="ts">\n  const coins: number = "three";\n</script>\n\n{coins}\n');
let found;
try {
  found = spawnSync("svelte-check", ["--tsconfig", "./tsconfig.json", "--output", "machine"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
  });
} finally {
  rmSync(file);
}
if (found.status === 0 || !/Canary\.svelte.*not assignable to type 'number'/.test(found.stdout)) {
  console.error("svelte-check did not report the planted type error:\n" + found.stdout + found.stderr);
  process.exit(1);
}
console.log("svelte-check reports planted errors.");
