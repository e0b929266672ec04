/** Screens and their layers, all of which use the same mechanism to move the focus. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placeAfter } from "../src/lib/place.svelte";

const SOURCE = new URL("../src", import.meta.url).pathname;
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));

/** The tags that match `pattern` in all components, each with its file. */
const tags = (pattern: RegExp) =>
  components.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([tag]) => `${file}: ${tag}`));

it("every screen has a marked heading for the focus", () => {
  const headings = tags(/<h1\b[^>]*/g);
  expect(headings.length).toBeGreaterThan(10);
  expect(headings.filter((tag) => !tag.includes("{@attach heading}"))).toEqual([]);
});

it("every dialog takes the focus", () => {
  const dialogs = components.filter(({ text }) => /<dialog\b|role="dialog"|role=\{[^}]*"dialog"|aria-modal/.test(text));
  expect(dialogs.length).toBeGreaterThan(2);
  expect(dialogs.filter(({ text }) => !/\{@attach [^}]*\boverlay\(/.test(text)).map(({ file }) => file)).toEqual([]);
});

it("only one module of the client moves the focus", () => {
  const elsewhere = components.filter(({ text }) => text.includes("showModal(")).map(({ file }) => file);
  expect(elsewhere).toEqual([]);
});

it("keys move in every row of tabs and radio buttons", () => {
  const rows = components.filter(({ text }) => /role="(tab|radio)"/.test(text));
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ text }) => !text.includes("{@attach row}")).map(({ file }) => file)).toEqual([]);
});

it("arrow keys go round a row, and Home and End to its ends", () => {
  expect(["ArrowRight", "ArrowDown", "Home", "End"].map((key) => placeAfter(key, 2, 3))).toEqual([0, 0, 0, 2]);
  expect(["ArrowLeft", "ArrowUp", "Enter"].map((key) => placeAfter(key, 0, 3))).toEqual([2, 2, null]);
});
