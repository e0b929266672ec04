/** The rooms of the client: every file lies in a wing, and no two files need each other. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const WINGS = [
  "asking",
  "column",
  "game",
  "lib",
  "log",
  "map",
  "players",
  "realms",
  "shell",
  "style",
  "table",
  "workshop",
];
const AT_THE_DOOR = ["App.svelte", "env.d.ts", "main.ts"];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));

/** The files that `file` imports, types too. */
function needs(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const paths = [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((found) =>
    relative(SOURCE, join(SOURCE, dirname(file), found[1] as string)),
  );
  return paths.flatMap((path) => [path, `${path}.ts`].filter((candidate) => files.includes(candidate)));
}

it("has a wing for every file", () => {
  expect(files.filter((file) => !WINGS.includes(file.split("/")[0] as string) && !AT_THE_DOOR.includes(file))).toEqual(
    [],
  );
});

it("has no circle of files", () => {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    if (way.includes(file)) throw new Error(`a circle: ${[...way.slice(way.indexOf(file)), file].join(" - ")}`);
    if (done.has(file)) return;
    for (const next of needs(file)) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(done.size).toBe(files.length);
});
