/** Texts: t(id, args), from the Fluent catalogues that the terminal uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts, { boxes as partOfBox, names } from "virtual:texts";

/** An available language, such as "en". */
export type Language = string;

/** The name of each available language in that language. */
export const LANGUAGES: Record<Language, string> = names;

/** The part of the catalogues that is loaded at once; scripts/texts.js divides them. */
export type Part =
  "first" | "rules" | "rulings" | "workshop" | "builder" | "review" | "lesson" | "plan" | "puzzles" | "hint";

const state = $state({ language: "en" as Language, version: 0 });
const bundles = new Map<Language, FluentBundle>();
const loads = new Map<string, Promise<void>>();
const parts = new Set<string>(["first"]); // and the parts of boxes, as the build divides them
let chosen: Language = "en"; // possibly still being loaded

export function currentLanguage(): Language {
  return state.language;
}

/** The last chosen language, or else the first language of the browser that is available. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  for (const tag of [stored ?? "", ...wanted]) {
    const code = tag.toLowerCase().split(/[-_]/)[0] ?? "";
    for (const language of [tag, code]) if (Object.hasOwn(LANGUAGES, language)) return language;
  }
  return "en";
}

export async function useLanguage(language: Language): Promise<void> {
  chosen = language;
  await Promise.all([...parts].map((part) => loadBoth(part, language)));
  if (chosen !== language) return; // another one was chosen since
  state.language = language;
  state.version += 1;
  Object.assign(document.documentElement, { lang: language, dir: t("direction") });
}

/** Loads texts for a few screens before such a screen appears, and later in every newly chosen language. */
export const loadTexts = (part: Part): Promise<void> => loadParts([part]);

async function loadParts(some: readonly string[]): Promise<void> {
  for (const part of some) parts.add(part);
  await Promise.all(some.map((part) => loadBoth(part, chosen)));
  state.version += 1;
}

/** Loads the texts of the content of a table: boxes, options, and scenarios, which include those of their family. */
export function loadBoxes(boxes: readonly string[]): Promise<void> {
  const wanted = boxes.flatMap((box) => partOfBox[box] ?? partOfBox[familyOf(box)] ?? []);
  return loadParts([...new Set(wanted)]);
}

/** The family of a scenario, whose texts it shares: its name begins with that of the family. */
export const familyOf = (scenario: string): string => scenario.split("_")[0] ?? "";

/** Loads the texts of all boxes, for a screen that shows them all. */
export const loadEveryBox = (): Promise<void> => loadBoxes(Object.keys(partOfBox));

/** The rulings of all loaded boxes. */
export function loadRulings(): Promise<void> {
  const apart = Object.keys(texts.en ?? {}).filter((part) => parts.has(part.replace(/^rulings_/, "")));
  return loadParts(["rulings", ...apart.filter((part) => part.startsWith("rulings_"))]);
}

/** In the given language, and in English if a text is missing there. */
async function loadBoth(part: string, language: Language): Promise<void> {
  await Promise.all([load("en", part), load(language, part)]);
}

function load(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const begun = loads.get(key) ?? fetchTexts(language, part);
  loads.set(key, begun);
  begun.catch(() => loads.delete(key)); // the next caller tries again
  return begun;
}

async function fetchTexts(language: Language, part: string): Promise<void> {
  const fetched = texts[language]?.[part];
  if (!fetched) throw new Error(`${language}: there are no such texts in this language`);
  const { default: text } = await fetched();
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

export type Args = Record<string, FluentVariable>;

/** The text `id` in the chosen language; in English if a catalogue lacks it. */
export function t(id: string, args?: Args): string {
  void state.version; // a change of the language updates every shown text
  const faults: Error[] = [];
  const text = find(id, args, faults);
  if (text === null && bundles.size) complain(id, `no text is called ${id}`);
  if (faults[0]) complain(id, `the text ${id}: ${faults[0].message}`);
  return text ?? id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}

const missed = new Set<string>();

/** Reports a missing text once, for developers and tests. */
function complain(id: string, what: string): void {
  if (missed.has(id)) return;
  missed.add(id);
  console.error(what);
}

/** Names as a list: "a, b, c"; with a type, "a, b and c" or "a, b or c". */
export const listed = (names: readonly string[], type?: "conjunction" | "disjunction"): string =>
  type ? new Intl.ListFormat(state.language, { type }).format(names) : names.join(t("list-comma"));

/** Texts joined as in the language, without the empty ones: as clauses "a; b", sentences "a. b" or label "a: b". */
export const joined = (how: "clause" | "sentence" | "label", texts: readonly string[]): string =>
  texts.filter(Boolean).join(t(`join-${how}`));

/** Complete sentences in one text; Japanese signs bring their own space. */
export const together = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replace(/([。、！？：；）」』]) /g, "$1");

/** A text for comparisons in a search: in small letters, without accents, and with hiragana as katakana. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

export function has(id: string): boolean {
  return find(id) !== null;
}

/** Texts that no catalogue has, such as those of a custom race; each is looked up when it is shown. */
const learned = new Map<string, () => string>();

export function learn(texts: Record<string, () => string>): void {
  for (const [id, text] of Object.entries(texts)) learned.set(id, text);
  state.version += 1;
}

/** Whether `id` was learned and is in no catalogue, so that messages cannot select by its name. */
export const isLearned = (id: string) => learned.has(id);

function find(id: string, args: Args = {}, faults: Error[] = []): string | null {
  void state.version;
  const own = learned.get(id);
  if (own) return own();
  for (const language of [state.language, "en"] as const) {
    const bundle = bundles.get(language);
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) continue;
    const before = faults.length;
    const text = oneLine(bundle.formatPattern(pattern, args, faults));
    const isWhole = !faults.slice(before).some(({ message }) => message.startsWith("Unknown message"));
    if (isWhole || language === "en") return text;
  }
  return null;
}

/** Line breaks are spaces; beside letters of Japanese or Chinese, which has no spaces, they are nothing. */
const oneLine = (text: string): string =>
  text.replace(/(\S) *\n *(?=(\S))/g, (_, before: string, after: string) =>
    UNSPACED.test(before) || UNSPACED.test(after) ? before : `${before} `,
  );
const UNSPACED = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;
