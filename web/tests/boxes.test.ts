/** Names and pages of a table's content: a custom scenario contains both in its name. */
import { expect, it } from "vitest";
import { boxIcon, boxName, pageOf } from "../src/lib/boxes";

const WELLS = "scenario-11s.QW5uYSdzIFdlbGxz.feature-bonus~well~2";

it("a custom scenario has the title, page and icon of its rules", () => {
  expect(boxName(WELLS)).toBe("Anna's Wells");
  expect(boxName("scenario-11s.w4RyZQpOYWNoIGRlbSBXaW50ZXI.rounds~9")).toBe("Äre"); // its first line
  expect(boxName("scenario-11s.U8O8ZHNlZSDDvz8-.rounds~9")).toBe("Südsee ÿ?>");
  expect(pageOf(WELLS)).toBe("#/rules?code=11s.QW5uYSdzIFdlbGxz.feature-bonus~well~2");
  expect(boxIcon(WELLS)).toBe("box-tiles");
});

it("a custom scenario with a corrupt name has no title", () =>
  expect(["scenario-11s.!", "scenario-11s"].map(boxName)).toEqual(["", ""]));

it("a scenario of a box has its page in the encyclopedia", () =>
  expect(pageOf("realms_9")).toBe("#/encyclopedia/realms_9"));
