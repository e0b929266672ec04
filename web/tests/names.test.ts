/** No screen decides by a name: what is asked, and how it is shown, the view says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const LOCALE = new URL("../../src/smallworld/locale/en", import.meta.url).pathname;

/** Where a name stands for an icon, a picture or words, and decides nothing. */
const SHOWN_BY_NAME: Record<string, string[]> = {
  "lib/boxes.ts": ["necromancer"], // the icon of a scenario: all its strengths have one
  "lib/icon-names.ts": ["*"],
  "map/land/isle.ts": ["*"], // a picture
  "shell/Encyclopedia.svelte": ["ghosts", "necromancer", "well-of-souls"], // the pages of a box that has none in the stacks
};

/** What a message says of a race, or how features of regions are called, too. */
const NO_NAMES = /-(short|text|with)$|^(name|joined|forest|hill|magic|swamp)$/;

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

it("names no race or power", () => {
  const catalogues = readdirSync(LOCALE).map((file) => readFileSync(join(LOCALE, file), "utf8"));
  const titles = [...catalogues.join("\n").matchAll(/^(?:race|power)-([a-z0-9-]+) =/gm)].map(
    (found) => found[1] as string,
  );
  const names = new Set(titles.filter((name) => !NO_NAMES.test(name)));
  expect([names.size > 60, names.has("heroic"), names.has("leprechauns")]).toEqual([true, true, true]);
  const found = trees.flatMap(({ file, all }) => {
    const written = all.flatMap((node) => [
      ...(node.type === "Literal" ? [String(node.value)] : []),
      ...(node.type === "Property" && !node.computed ? [String((node.key as { name?: string }).name ?? "")] : []),
      ...(node.type === "MemberExpression" ? [String((node.property as { name?: string }).name ?? "")] : []),
    ]);
    const allowed = SHOWN_BY_NAME[file] ?? [];
    const bad = written.filter((text) => names.has(text) && !allowed.includes("*") && !allowed.includes(text));
    return [...new Set(bad)].map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it("reads the progress of a turn from the view, not from steps", () => {
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
