/** Screens and their layers, all of which use the same mechanism to move the focus. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));

/** The tags that match `pattern` in all components, each with its file. */
const tags = (pattern: RegExp) =>
  components.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([tag]) => `${file}: ${tag}`));

it("marks the heading of every screen", () => {
  const headings = tags(/<h1\b[^>]*/g);
  expect(headings.length).toBeGreaterThan(10);
  expect(headings.filter((tag) => !tag.includes("{@attach heading}"))).toEqual([]);
});

it("moves the focus into every dialog", () => {
  const dialogs = components.filter(({ text }) => /<dialog\b|role="dialog"|role=\{[^}]*"dialog"|aria-modal/.test(text));
  expect(dialogs.length).toBeGreaterThan(2);
  expect(dialogs.filter(({ text }) => !/\{@attach [^}]*\boverlay\(/.test(text)).map(({ file }) => file)).toEqual([]);
});

it("moves the focus in one place only", () => {
  const elsewhere = components.filter(({ text }) => text.includes("showModal(")).map(({ file }) => file);
  expect(elsewhere).toEqual([]);
});
