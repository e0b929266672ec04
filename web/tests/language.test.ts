/** What depends on the language besides its texts: lists, numbers, forms of names, letters in a search. */
import { describe, expect, it } from "vitest";
import {
  currentLanguage,
  LANGUAGES,
  learn,
  listed,
  loadBoxes,
  plainly,
  preferredLanguage,
  t,
  useLanguage,
} from "../src/lib/i18n.svelte";
import { comboArgs, comboName, powerName, raceArgs, raceName } from "../src/lib/names";
import { decimal, percent, signed, withMinus } from "../src/lib/numbers";

Object.assign(globalThis, { document: { documentElement: {} } });

describe.each([
  ["en", "a, b, c", "a or b", "3.5", "55%"],
  ["fr", "a, b, c", "a ou b", "3,5", "55 %"],
  ["it", "a, b, c", "a o b", "3,5", "55%"],
  ["ja", "a、b、c", "aまたはb", "3.5", "55%"],
  ["nl", "a, b, c", "a of b", "3,5", "55%"],
  ["de", "a, b, c", "a oder b", "3,5", "55 %"],
  ["pl", "a, b, c", "a lub b", "3,5", "55%"],
] as const)("in %s", (language, list, either, number, share) => {
  it("lists and numbers follow the language", async () => {
    await useLanguage(language);
    expect(listed(["a", "b", "c"])).toBe(list);
    expect(listed(["a", "b"], "disjunction")).toBe(either);
    expect(decimal(3.46)).toBe(number);
    expect(percent(0.549).replace(/\s/, " ")).toBe(share);
  });
});

it("gains have a plus, and losses a minus of the same width", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  expect(withMinus(3)).toBe("3");
});

it("texts choose by a race's slug, and show a custom title", async () => {
  await useLanguage("fr");
  await loadBoxes(["base"]);
  expect(comboArgs("amazons", "flying")).toEqual({ race: "amazons", power: "flying" });
  expect(t("do-take", { ...comboArgs("amazons", "flying"), price: 0 })).toBe("Prendre les Amazones volantes");
  learn({ "race-river-otters": () => "Otters of the River" });
  expect(raceArgs("river-otters")).toEqual({ race: "Otters of the River" });
  expect(comboName("river-otters", null)).toBe("Otters of the River");
  expect(comboArgs("old-foxes", null)).toEqual({ race: "Old Foxes", power: "none" });
});

it("a name without a race or power is empty", () =>
  expect([raceName(null), powerName(null), comboName(null, null)]).toEqual(["", "", ""]));

it("an unknown language is an error, and the texts stay", async () => {
  await useLanguage("fr");
  const before = t("close");
  await expect(useLanguage("xx")).rejects.toThrow("xx");
  expect([currentLanguage(), t("close")]).toEqual(["fr", before]);
});

it("a search ignores accents and capitals", () => {
  expect(plainly("Energía")).toBe("energia");
  expect(plainly("Łódź, Straße, Cœur")).toBe("lodz, strasse, coeur");
});

it.each([
  [null, ["es-MX", "en"], "es"],
  [null, ["pl_PL"], "pl"],
  [null, ["zh-CN", "ko", "it-CH"], "it"],
  [null, ["zh-TW"], "en"],
  [null, ["plt-MG"], "en"], // Malagasy, not Polish
  [null, ["DE"], "de"],
  [null, ["constructor"], "en"],
  [null, [], "en"],
  ["fr", ["de"], "fr"],
  ["xx", ["de"], "de"],
] as const)("with %s stored and %s wanted, the language is %s", (stored, wanted, language) => {
  expect(preferredLanguage(stored, wanted)).toBe(language);
});

it("each language is wanted by its code, and named in itself", () => {
  for (const language of Object.keys(LANGUAGES)) {
    expect(preferredLanguage(null, [`${language}-XX`])).toBe(language);
    const own = new Intl.DisplayNames([language], { type: "language" }).of(language);
    expect(LANGUAGES[language]?.toLowerCase()).toBe(own?.toLowerCase());
  }
});
