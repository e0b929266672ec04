/** The catalogues have the same messages in every language, and all that the screens use. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { names } from "virtual:texts";

const root = new URL("..", import.meta.url).pathname;
const locale = join(root, "../src/smallworld/locale");
const LANGUAGES = Object.keys(names);

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(locale, language))) {
    const faults = made.addResource(new FluentResource(readFileSync(join(locale, language, file), "utf8")));
    expect(faults).toEqual([]);
  }
  return made;
}

const idsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] as string);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(path) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("web.ftl", () => {
  const english = idsOf(join(locale, "en/web.ftl"));

  it.each(LANGUAGES)("the catalogue of the client is complete in %s", (language) => {
    expect(idsOf(join(locale, language, "web.ftl")).sort()).toEqual([...english].sort());
  });

  it.each(LANGUAGES)("the catalogue has every text that the screens use, in %s", (language) => {
    const made = bundle(language);
    const named = new Set(
      sources(join(root, "src")).flatMap((text) =>
        [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] as string),
      ),
    );
    expect([...named].filter((id) => !made.hasMessage(id))).toEqual([]);
    expect(named.size).toBeGreaterThan(150);
  });

  it.each(LANGUAGES)("every text can be formatted in %s", (language) => {
    const made = bundle(language);
    for (const id of idsOf(join(locale, language, "web.ftl"))) {
      const pattern = made.getMessage(id)?.value;
      const read = readFileSync(join(locale, language, "web.ftl"), "utf8").matchAll(/\$([a-z_]+)/g);
      const names = new Set(["race", "power", ...[...read].map((match) => match[1] as string)]);
      const faults: Error[] = [];
      if (pattern) made.formatPattern(pattern, Object.fromEntries([...names].map((name) => [name, 2])), faults);
      expect({ id, faults }).toEqual({ id, faults: [] });
    }
  });
});

describe("the server's refusals", () => {
  const server = join(root, "../src/smallworld/server");
  const python = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory()
        ? entry.name === "static"
          ? []
          : python(path)
        : path.endsWith(".py")
          ? [readFileSync(path, "utf8")]
          : [];
    });
  const UNSEEN = ["http", "forbidden"]; // of a page outside of the project
  const codes = new Set(
    python(server).flatMap((text) => [
      ...[
        ...text.matchAll(/\b(?:conflict|illegal)\(\s*"([a-z-]+)"/g),
        ...text.matchAll(/\bRefusal\(\s*\d+,\s*"([a-z-]+)"/g),
        ...text.matchAll(/\bforbidden\([^()]*?,\s*"([a-z-]+)"\)/g),
      ].map((match) => match[1] as string),
    ]),
  );

  it.each(LANGUAGES)("every refusal of the server has a text in %s", (language) => {
    const made = bundle(language);
    expect(codes.size).toBeGreaterThan(15);
    expect([...codes].filter((code) => !UNSEEN.includes(code) && !made.hasMessage(`refusal-${code}`))).toEqual([]);
  });
});
