/** Drafts of races and powers: as data, in a link, and as a file. The server says what they mean. */

export type Kind = "race" | "power";
export type Value = number | boolean | string | string[];

/** A tool with its values. */
export interface Use {
  tool: string;
  [parameter: string]: Value;
}

export interface Design {
  name: string;
  tokens: number;
  supply?: number;
  ability: Use[];
}

export type Draft = Record<Kind, Design[]>;

export interface Parameter {
  name: string;
  kind: "number" | "flag" | "feature" | "features";
  default: Value | null;
  least: number;
  most: number;
  choices: string[];
}

export interface Tool {
  tool: string;
  heading: string; // the tools below one heading follow each other
  parameters: Parameter[];
}

export interface Workshop {
  tools: Tool[];
  limits: {
    fewest_tokens: Record<Kind, number>;
    usual_tokens: Record<Kind, number>;
    most_tokens: Record<Kind, number>;
    most_supply: number;
    most_abilities: number;
    most_designs: number;
    longest_name: number;
  };
}

export interface Sentence {
  id: string;
  values: Record<string, string | number>;
  features: string[];
}

export interface Problem {
  level: "error" | "warning";
  code: string;
  path: (string | number)[];
  line: number;
  values: Record<string, string | number>;
}

/** A race or power in the server's format. */
export interface Told {
  kind: Kind;
  name: string;
  title: string;
  tokens: number;
  supply: number | null;
  parts: { name: string; tool: string }[];
  sentences: Sentence[];
}

export interface LookedOver {
  problems: Problem[];
  designs: Told[];
}

export const KINDS: Kind[] = ["race", "power"];
const LONGEST = 6000; // letters of a draft in a link
const DEEPEST = 20; // the most designs and abilities read from one

export const newDesign = (kind: Kind): Design => ({
  name: "",
  tokens: 4 + (kind === "race" ? 2 : 0),
  ...(kind === "race" ? { supply: 12 } : {}),
  ability: [],
});

/** A race that works, to begin with. */
export function example(name: string, tools: Tool[]): Draft {
  const [first] = tools;
  return { race: [{ ...newDesign("race"), name, ability: first ? [newUse(first)] : [] }], power: [] };
}

/** The tools by heading, in their order. */
export function byHeading(tools: Tool[]): [heading: string, tools: Tool[]][] {
  return [...new Set(tools.map((tool) => tool.heading))].map((heading) => [
    heading,
    tools.filter((tool) => tool.heading === heading),
  ]);
}

/** A tool with its default values, and the least of the others. */
export function newUse(tool: Tool): Use {
  const values = tool.parameters.map((one): [string, Value] => [one.name, one.default ?? leastOf(one)]);
  return {
    tool: tool.tool,
    ...Object.fromEntries(values.map(([name, value]) => [name, Array.isArray(value) ? [...value] : value])),
  };
}

function leastOf(one: Parameter): Value {
  if (one.kind === "number") return one.least;
  if (one.kind === "flag") return false;
  return one.kind === "feature" ? (one.choices[0] ?? "") : one.choices.slice(0, one.least);
}

/** The draft without empty parts, as the server accepts it. */
export const plain = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(KINDS.filter((kind) => draft[kind].length).map((kind) => [kind, draft[kind]]));

// --- In a link ----------------------------------------------------------------------------------------

/** The draft as text for an address. */
export function toLetters(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plain(draft)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The draft in a text, or null if there is none. The text may come from another user. */
export function fromLetters(letters: string, tools: Tool[]): Draft | null {
  if (letters.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return tidied(JSON.parse(new TextDecoder().decode(bytes)), tools);
  } catch {
    return null;
  }
}

/** Only values that the form can show are accepted. */
export function tidied(data: unknown, tools: Tool[]): Draft | null {
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).slice(0, DEEPEST) : []);
  const entry = (value: unknown) =>
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const number = (value: unknown, otherwise: number) =>
    typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : otherwise;
  const designs = (kind: Kind): Design[] =>
    list(entry(data)[kind])
      .map(entry)
      .map((one) => ({
        name: typeof one.name === "string" ? one.name.slice(0, 40) : "",
        tokens: number(one.tokens, newDesign(kind).tokens),
        ...(kind === "race" ? { supply: number(one.supply, number(one.tokens, 5) + 5) } : {}),
        ability: list(one.ability)
          .map(entry)
          .flatMap((use) => {
            const tool = tools.find((candidate) => candidate.tool === use.tool);
            return tool ? [fitted(tool, use)] : [];
          }),
      }));
  const draft = { race: designs("race"), power: designs("power") };
  return draft.race.length + draft.power.length ? draft : null;
}

function fitted(tool: Tool, use: Record<string, unknown>): Use {
  const made = newUse(tool);
  for (const one of tool.parameters) {
    const said = use[one.name];
    if (one.kind === "number" && typeof said === "number" && Number.isFinite(said)) made[one.name] = Math.trunc(said);
    if (one.kind === "flag" && typeof said === "boolean") made[one.name] = said;
    if (one.kind === "feature" && typeof said === "string" && one.choices.includes(said)) made[one.name] = said;
    if (one.kind === "features" && Array.isArray(said))
      made[one.name] = one.choices.filter((choice) => said.includes(choice));
  }
  return made;
}

// --- As a file ----------------------------------------------------------------------------------------

/** The draft in TOML, as `smallworld banner` reads it. */
export function toToml(draft: Draft): string {
  const line = ([name, value]: [string, unknown]) =>
    `${name} = ${Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(", ")}]` : JSON.stringify(value)}`;
  const blocks = KINDS.flatMap((kind) =>
    draft[kind].flatMap(({ ability, ...rest }) => [
      [`[[${kind}]]`, ...Object.entries(rest).map(line)],
      ...ability.map((use) => [`[[${kind}.ability]]`, ...Object.entries(use).map(line)]),
    ]),
  );
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}
