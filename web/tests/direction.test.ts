/** Styles name the start and the end of a line, not left and right, so that a page can run from right to left. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
/** Maps and boards do not mirror, and a pointing finger is placed by pixels of the window. */
const FIXED = /^(map\/(?!cards)|lib\/Finger)/;
const SIDED = [
  /\b(margin|padding|border)-(left|right)\b/,
  /\btext-align: (left|right)\b/,
  /^\s*(left|right): (?!50%)/, // the middle is the same from both sides
  /^\s*(margin|padding): -?[\w.]+ (-?[\w.]+) -?[\w.]+ (?!\2;)-?[\w.]+;/,
];

it("styles name no left or right side, except on maps", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => /\.(svelte|css)$/.test(file) && !FIXED.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), "utf8");
      const style = file.endsWith(".css") ? text : text.slice(text.lastIndexOf("<style>"));
      return style
        .split("\n")
        .filter((line) => SIDED.some((sided) => sided.test(line)))
        .map((line) => `${file}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});
