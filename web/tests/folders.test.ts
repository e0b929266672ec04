/** The folders of the client: the model of a game needs no component, and imports form no circle. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const FOLDERS = [
  "asking",
  "column",
  "game",
  "lib",
  "log",
  "map",
  "offline",
  "players",
  "realms",
  "shell",
  "style",
  "table",
  "workshop",
];
const AT_THE_ROOT = ["App.svelte", "env.d.ts", "main.ts"];

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));

/** The files that `file` imports, including types. */
function imports(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const paths = [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)].map((found) =>
    relative(SOURCE, join(SOURCE, dirname(file), found[1] as string)),
  );
  return paths.flatMap((path) => [path, `${path}.ts`].filter((candidate) => files.includes(candidate)));
}

/** The imports between folders; `folderOf` returns the folder of a file. */
function importsBetween(folderOf: (file: string) => string): Map<string, string[]> {
  const folders = [...new Set(files.map(folderOf))];
  const needed = (folder: string) =>
    files
      .filter((file) => folderOf(file) === folder)
      .flatMap(imports)
      .map(folderOf);
  return new Map(folders.map((folder) => [folder, [...new Set(needed(folder))].filter((other) => other !== folder)]));
}

/** Follows the imports from every file. Throws if a path returns to an earlier file. */
function expectNoCircle(graph: Map<string, string[]>): void {
  const done = new Set<string>();
  const walk = (place: string, way: string[]): void => {
    if (way.includes(place)) throw new Error(`a circle: ${[...way.slice(way.indexOf(place)), place].join(" - ")}`);
    if (done.has(place)) return;
    for (const next of graph.get(place) ?? []) walk(next, [...way, place]);
    done.add(place);
  };
  for (const place of graph.keys()) walk(place, []);
  expect(done.size).toBe(graph.size);
}

const top = (file: string) => (file.includes("/") ? (file.split("/")[0] as string) : ".");

it("every file of the client is in a folder", () => {
  expect(files.filter((file) => !FOLDERS.includes(top(file)) && !AT_THE_ROOT.includes(file))).toEqual([]);
});

it("folders of the client have no circular imports", () => {
  expectNoCircle(importsBetween(top));
  expectNoCircle(importsBetween(dirname)); // subfolders count separately
});

it("the model of a game imports no components", () => {
  const needed = files.filter((file) => top(file) === "game").flatMap(imports);
  expect([...new Set(needed.map(top))].toSorted()).toEqual(["game", "lib"]);
  expect(needed.filter((file) => file.endsWith(".svelte"))).toEqual([]);
});

it("files of the client have no circular imports", () => {
  expectNoCircle(new Map(files.map((file) => [file, imports(file)])));
});
