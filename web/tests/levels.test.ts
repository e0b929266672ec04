/** When another level of bots is offered after a game. */
import { expect, test } from "vitest";
import { levelsOf, stepAfter, withResult, type Result } from "../src/lib/levels";

const LEVELS = ["low", "middle", "high"];
const result = (table: string, won: boolean, bots = ["middle", "middle"]): Result => ({ table, bots, won });

test("a win offers a harder level", () => {
  expect(stepAfter([result("a", true)], "a", LEVELS)).toBe("harder");
});

test("a win against the highest level offers no harder level", () => {
  expect(stepAfter([result("a", true, ["high"])], "a", LEVELS)).toBeNull();
  expect(stepAfter([result("a", true, ["high", "low"])], "a", LEVELS)).toBe("harder");
});

test("the second loss in a row offers an easier level", () => {
  expect(stepAfter([result("a", false)], "a", LEVELS)).toBeNull();
  expect(stepAfter([result("a", false), result("b", false)], "b", LEVELS)).toBe("easier");
  expect(stepAfter([result("a", false), result("b", true), result("c", false)], "c", LEVELS)).toBeNull();
});

test("losses against other bots do not count", () => {
  expect(stepAfter([result("a", false, ["high"]), result("b", false)], "b", LEVELS)).toBeNull();
});

test("two losses against the lowest level offer no easier level", () => {
  const low = ["low"];
  expect(stepAfter([result("a", false, low), result("b", false, low)], "b", LEVELS)).toBeNull();
});

test("a game against bots without a level offers no level", () => {
  expect(stepAfter([result("a", true, ["other"])], "a", LEVELS)).toBeNull();
  expect(stepAfter([], "a", LEVELS)).toBeNull();
});

test("an older table keeps the level that it offered", () => {
  const results = [result("a", false), result("b", false), result("c", true)];
  expect(stepAfter(results, "b", LEVELS)).toBe("easier");
});

test("each table counts once, and only the last ten are kept", () => {
  const once = withResult([], result("a", true));
  expect(withResult(once, result("a", false))).toEqual(once);
  const many = Array.from({ length: 12 }, (_, i) => String(i)).reduce<Result[]>(
    (kept, table) => withResult(kept, result(table, false)),
    [],
  );
  expect(many.map(({ table }) => table)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
});

test("levels for people are the bots with a title", () => {
  const bot = { level: 1, person: "", character: "" };
  const bots = [
    { ...bot, name: "low", title: "Low" },
    { ...bot, name: "plain", title: null },
  ];
  expect(levelsOf(bots).map(({ name }) => name)).toEqual(["low"]);
});
