/** Drafts in links and files: text from other users is cleaned before a form shows it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parts } from "virtual:icons";
import {
  byHeading,
  example,
  fromLetters,
  newDesign,
  newUse,
  plain,
  tidied,
  toLetters,
  toToml,
  type Draft,
  type Tool,
} from "../src/lib/drafts";

const TOOLS: Tool[] = [
  { tool: "spared", heading: "defence", parameters: [] },
  {
    tool: "discount",
    heading: "conquest",
    parameters: [
      { name: "features", kind: "features", default: [], least: 0, most: 2, choices: ["hill", "coast"] },
      { name: "by", kind: "number", default: 1, least: 1, most: 3, choices: [] },
    ],
  },
  {
    tool: "income",
    heading: "coins",
    parameters: [{ name: "coins", kind: "number", default: null, least: 1, most: 6, choices: [] }],
  },
];
const OTTERS: Draft = {
  race: [
    {
      name: "Élans",
      tokens: 5,
      supply: 10,
      ability: [{ tool: "discount", features: ["coast"], by: 2 }, { tool: "spared" }],
    },
  ],
  power: [],
};

describe("the form of an ability", () => {
  it("the form lists the abilities below their headings", () =>
    expect(byHeading(TOOLS).map(([heading, tools]) => [heading, tools.length])).toEqual([
      ["defence", 1],
      ["conquest", 1],
      ["coins", 1],
    ]));
  it("the workshop begins with an example that has an ability", () =>
    expect(example("Otters", TOOLS).race).toMatchObject([{ name: "Otters", ability: [{ tool: "spared" }] }]));
});

describe("a draft in a link", () => {
  it("a draft in a link is restored unchanged", () => {
    const letters = toLetters(OTTERS);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(fromLetters(letters, TOOLS)).toEqual(OTTERS);
  });

  it.each(["", "nonsense", "!!!", btoa("{}"), btoa("[]"), btoa("null"), btoa('{"race":{}}'), "A".repeat(9000)])(
    "a draft cannot be read from %s",
    (letters) => {
      expect(fromLetters(letters, TOOLS)).toBeNull();
    },
  );

  it("a draft in a link contains only values of the form", () => {
    const data = {
      race: [
        {
          name: 7,
          tokens: "many",
          code: "x",
          ability: [{ tool: "eval" }, { tool: "discount", features: ["coast", "moon"], by: {}, more: 1 }, "spared"],
        },
        null,
      ],
    };
    expect(tidied(data, TOOLS)).toEqual({
      race: [
        { name: "", tokens: 6, supply: 10, ability: [{ tool: "discount", features: ["coast"], by: 1 }] },
        { name: "", tokens: 6, supply: 10, ability: [] },
      ],
      power: [],
    });
  });

  it("a draft in a link is limited in size", () => {
    const data = {
      power: Array.from({ length: 900 }, () => ({ name: "A", ability: Array(900).fill({ tool: "spared" }) })),
    };
    const found = tidied(data, TOOLS);
    expect(found?.power.length).toBe(20);
    expect(found?.power[0]?.ability.length).toBe(20);
  });
});

describe("a form", () => {
  it("a form starts with default and minimum values", () => {
    expect(newUse(TOOLS[1] as Tool)).toEqual({ tool: "discount", features: [], by: 1 });
    expect(newUse(TOOLS[2] as Tool)).toEqual({ tool: "income", coins: 1 });
    expect(newDesign("power").supply).toBeUndefined();
  });

  it("abilities in a form do not share their lists", () => {
    const [one, other] = [newUse(TOOLS[1] as Tool), newUse(TOOLS[1] as Tool)];
    (one.features as string[]).push("hill");
    expect(other.features).toEqual([]);
  });

  it("a draft omits empty parts of the form", () => {
    expect(Object.keys(plain(OTTERS))).toEqual(["race"]);
  });
});

describe("a draft as a file", () => {
  it("a draft is saved as a TOML file", () => {
    expect(toToml(OTTERS)).toBe(
      '[[race]]\nname = "Élans"\ntokens = 5\nsupply = 10\n\n[[race.ability]]\ntool = "discount"\nfeatures = ["coast"]\nby = 2\n\n[[race.ability]]\ntool = "spared"\n',
    );
  });
});

it("every ability has an icon", async () => {
  const catalogue = readFileSync(new URL("../../src/smallworld/locale/en/workshop.ftl", import.meta.url), "utf8");
  const tools = [...catalogue.matchAll(/^(tool-[a-z-]+)-name =/gm)].map(([, id]) => id ?? "");
  expect(tools.length).toBeGreaterThan(40);
  const shapes = (await parts.workshop?.())?.default ?? {};
  expect(Object.keys(shapes).sort()).toEqual(tools.sort());
});
