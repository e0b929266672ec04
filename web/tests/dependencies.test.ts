/** The packages of the client, each of which needs a reason. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const told = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Record<
  string,
  Record<string, string>
>;

it("the page on dependencies gives a reason for each of them", () => {
  expect(Object.keys(told.reasons ?? {})).toEqual(Object.keys(told.devDependencies ?? {}));
  expect(Object.values(told.reasons ?? {}).filter((reason) => reason.length < 5)).toEqual([]);
});
