/** No screen depends on a name: the view says which question is open and how it is shown. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const LOCALE = new URL("../../src/smallworld/locale/en", import.meta.url).pathname;

/** Files in which a name may appear, and the reason. */
const MAY: Record<string, string[]> = {
  "lib/boxes.ts": ["realms"], // the texts of every tile board, whatever is in play
  "lib/facts.ts": ["*"], // generated from the rules, like lib/protocol.ts
  "lib/protocol.ts": ["*"],
  "map/land/Pictures.svelte": ["stone"], // a gradient
  "map/land/isle.ts": ["ghosts", "necromancer", "well-of-souls"], // a drawing: the player's card describes the others
  "players/Unplayed.svelte": ["hands"], // a class of styles
};

/** Words that the client needs besides: kinds of land, forms of the name of a race, pages of the rules. */
const NO_NAMES = /-(short|text|with)$|^(name|joined|the|of|forest|hill|magic|swamp)$/;

type Node = { type: string; [key: string]: unknown };

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (value && typeof value === "object") {
    if ("type" in value) yield value as Node;
    for (const each of Object.values(value)) yield* nodes(each);
  }
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
const trees = files.map((file) => {
  const text = readFileSync(join(SOURCE, file), "utf8");
  return {
    file,
    all: [...nodes(parse(file.endsWith(".ts") ? `<script lang="ts">\n${text}\n</script>` : text, { modern: true }))],
  };
});

/** The names that the catalogues define: `race-NAME =` and the like. */
function named(kinds: string, files: (file: string) => boolean = () => true): Set<string> {
  const catalogues = readdirSync(LOCALE)
    .filter(files)
    .map((file) => readFileSync(join(LOCALE, file), "utf8"));
  const titles = catalogues.join("\n").matchAll(new RegExp(`^(?:${kinds})-([a-z0-9-]+) =`, "gm"));
  return new Set([...titles].map((found) => found[1] as string).filter((name) => !NO_NAMES.test(name)));
}

/** The names that a file contains without permission; `words` finds its words. */
const writtenIn = (names: Set<string>, words: (node: Node) => string[]) =>
  trees.flatMap(({ file, all }) => {
    const may = MAY[file] ?? [];
    const bad = all.flatMap(words).filter((text) => names.has(text) && !may.includes("*") && !may.includes(text));
    return [...new Set(bad)].map((name) => `${file}: ${name}`);
  });

const texts = (node: Node): string[] => {
  if (node.type === "Literal") return [String(node.value)];
  if (node.type === "Text") return [String(node.data).trim()];
  return node.type === "TemplateElement" ? [(node.value as { raw: string }).raw] : [];
};
const fields = (node: Node): string[] => {
  if (node.type === "Property" && !node.computed) return [String((node.key as { name?: string }).name ?? "")];
  return node.type === "MemberExpression" ? [String((node.property as { name?: string }).name ?? "")] : [];
};

it("the client's code names no race or power", () => {
  const names = named("race|power");
  expect([names.size > 60, names.has("heroic"), names.has("leprechauns")]).toEqual([true, true, true]);
  expect(writtenIn(names, (node) => [...texts(node), ...fields(node)])).toEqual([]);
});

it("the client's code names no box, scenario, preset or board", () => {
  const titles = named("box", (file) => !["web.ftl", "workshop.ftl"].includes(file));
  const families = [...titles].map((name) => name.split("-")[0] ?? "");
  const slugs = [...titles, ...families, ...named("preset")].filter((name) => !["be", "grand", "royal"].includes(name));
  const boards = slugs.flatMap((name) => [2, 3, 4, 5, 6].map((players) => `${name}-${players}`));
  const names = new Set([...slugs, ...slugs.map((name) => name.replaceAll("-", "_")), ...boards]);
  expect(
    ["base", "grand_dames", "leaders", "necromancer_12", "realms-9-redrawn", "base-5"].filter(
      (name) => !names.has(name),
    ),
  ).toEqual([]);
  expect(writtenIn(names, texts)).toEqual([]);
});

it("the client gets the stage of a turn from the server", () => {
  const isStep = (node: unknown) =>
    (node as Node).type === "MemberExpression" && ((node as Node).property as { name?: string }).name === "step";
  const found = trees.flatMap(({ file, all }) => {
    const compares = all.some(
      (node) =>
        (node.type === "BinaryExpression" && [node.left, node.right].some(isStep)) ||
        (node.type === "SwitchStatement" && isStep(node.discriminant)) ||
        (node.type === "CallExpression" &&
          (node.arguments as Node[]).some(isStep) &&
          (node.callee as Node).type === "MemberExpression"),
    );
    return compares ? [file] : [];
  });
  expect(found).toEqual([]);
});
