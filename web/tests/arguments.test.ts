/** The arguments of texts: every screen gives the variables that its texts use. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it, vi } from "vitest";
import { names } from "virtual:texts";
import { t, useLanguage } from "../src/lib/i18n.svelte";
import { comboSentence } from "../src/game/sentences";

Object.assign(globalThis, { document: { documentElement: {} } });

const SOURCE = new URL("../src", import.meta.url).pathname;
const LOCALE = new URL("../../src/smallworld/locale", import.meta.url).pathname;

type Node = { type: string; [key: string]: unknown };

/** A text that is looked up, and the names of its arguments; null if they are unknown. Some are strings for sure. */
interface Call {
  file: string;
  id: string;
  given: Set<string> | null;
  strings: Set<string>;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (value && typeof value === "object") {
    if (isNode(value)) yield value;
    for (const [key, each] of Object.entries(value)) if (key !== "parent" && key !== "metadata") yield* nodes(each);
  }
}

/** The message ids that an expression may produce, if they are literals; `t` itself reports the rest. */
function idsOf(node: Node): string[] {
  if (node.type === "Literal") return [String(node.value)];
  if (node.type !== "ConditionalExpression") return [];
  return [node.consequent, node.alternate].flatMap((side) => idsOf(side as Node));
}

/** Functions that return arguments, and the names of these. */
const HELPERS: Record<string, string[]> = { raceArgs: ["race"], comboArgs: ["race", "power"] };

/** The names in an object literal or in the result of a helper; null if it spreads something else. */
function namesOf(node: Node | undefined): Set<string> | null {
  if (!node) return new Set();
  if (node.type === "CallExpression") {
    const names = HELPERS[(node.callee as { name?: string }).name ?? ""];
    return names ? new Set(names) : null;
  }
  if (node.type !== "ObjectExpression") return null;
  const found = new Set<string>();
  for (const property of node.properties as Node[]) {
    const names =
      property.type === "Property" ? [(property.key as { name: string }).name] : namesOf(property.argument as Node);
    if (!names) return null;
    for (const name of names) found.add(name);
  }
  return found;
}

const isString = (node: Node): boolean =>
  node.type === "TemplateLiteral" ||
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "CallExpression" && (node.callee as { name?: string }).name === "String");

/** The names of arguments that are strings, whatever their content. */
const stringsOf = (node: Node | undefined): Set<string> =>
  new Set(
    ((node?.type === "ObjectExpression" ? node.properties : []) as Node[])
      .filter((property) => property.type === "Property" && isString(property.value as Node))
      .map((property) => (property.key as { name: string }).name),
  );

function callsOf(file: string): Call[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const tree = parse(file.endsWith(".ts") ? `<script lang="ts">\n${text}\n</script>` : text, { modern: true });
  const calls = [...nodes(tree)].filter(
    (node) => node.type === "CallExpression" && (node.callee as { name?: string }).name === "t",
  );
  return calls.flatMap((node) => {
    const [id, given] = node.arguments as Node[];
    return (id ? idsOf(id) : []).map((name) => ({
      file,
      id: name,
      given: namesOf(given),
      strings: stringsOf(given),
    }));
  });
}

/** The parts of every message of a language. */
function partsOf(language: string): Map<string, Node[]> {
  const files = readdirSync(join(LOCALE, language)).filter(
    (file) => file.endsWith(".ftl") && !/^(terminal|rulings)/.test(file),
  );
  const messages = files.flatMap((file) => new FluentResource(readFileSync(join(LOCALE, language, file), "utf8")).body);
  return new Map(messages.map(({ id, value }) => [id, [...nodes(value)]]));
}

/** The parts of a message, including those of messages that it refers to. */
function allParts(messages: Map<string, Node[]>, id: string, quoting: string[] = []): Node[] {
  if (quoting.includes(id)) return []; // a message may refer to its own attributes
  return (messages.get(id) ?? []).flatMap((part) =>
    part.type === "mesg" ? allParts(messages, part.name as string, [...quoting, id]) : [part],
  );
}

/** The variables among these parts. */
const variables = (parts: Node[]): string[] =>
  parts.filter(({ type }) => type === "var").map(({ name }) => name as string);

const PLURALS = ["zero", "one", "two", "few", "many"];

/** The variables that choose between singular and plural. */
function counts(parts: Node[]): string[] {
  type Select = Node & { selector: { name: string }; variants: { key: { value: unknown } }[] };
  return (parts as Select[])
    .filter(
      ({ type, variants }) => type === "select" && variants.some(({ key }) => PLURALS.includes(String(key.value))),
    )
    .map(({ selector }) => selector.name);
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
const calls = files.flatMap(callsOf);

describe.each(Object.keys(names))("the texts of %s", (language) => {
  const messages = partsOf(language);

  it("every translated text gets the variables that it uses", () => {
    const missing = calls.flatMap(({ file, id, given }) =>
      [...new Set(variables(allParts(messages, id)))]
        .filter((name) => given && !given.has(name))
        .map((name) => `${file}: ${id} wants $${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("a number that chooses a plural is not passed as a string", () => {
    const wrong = calls.flatMap(({ file, id, strings }) =>
      counts(allParts(messages, id))
        .filter((name) => strings.has(name))
        .map((name) => `${file}: ${id} counts $${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

it("the check reads the texts of every screen", () => expect(calls.length).toBeGreaterThan(300));

describe("a text with a missing variable", () => {
  it("a text with a missing variable is reported only once", async () => {
    await useLanguage("en");
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    t("tokens");
    t("tokens");
    expect(said.mock.calls).toEqual([["the text tokens: Unknown variable: $number"]]);
    said.mockRestore();
  });
});

it.each([
  ["en", "9 tokens"],
  ["fr", "9 pions"],
  ["it", "9 segnalini"],
  ["ja", "9枚"],
  ["nl", "9 fiches"],
  ["de", "9 Plättchen"],
  ["pl", "9 żetonów"],
] as const)("a combo says in %s how many tokens it brings", async (language, tokens) => {
  await useLanguage(language);
  const combo = { place: 1, race: "ratmen", power: "flying", tokens: 9, price: 0, coins: 0, found: 0 };
  expect(comboSentence(combo)).toContain(tokens);
});
