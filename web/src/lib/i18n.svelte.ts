/** Texts: t(id, args), from the Fluent catalogues that the terminal uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts, { boxes as partOfBox, names } from "virtual:texts";

/** A language that there is, such as "en". */
export type Language = string;

/** What each language calls itself; they are the folders of the catalogues. */
export const LANGUAGES: Record<Language, string> = names;

/** What of the catalogues is loaded at once; scripts/texts.js divides them. */
export type Part = "first" | "rules" | "rulings" | "workshop" | "builder" | "review" | "lesson" | "plan" | "puzzles";

const state = $state({ language: "en" as Language, version: 0 });
const bundles = new Map<Language, FluentBundle>();
const loads = new Map<string, Promise<void>>();
const parts = new Set<string>(["first"]); // and boxes, as the build divides them
let chosen: Language = "en"; // and perhaps still being loaded

export function currentLanguage(): Language {
  return state.language;
}

/** The first language of the browser that there is, or what was chosen last. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  for (const tag of [stored ?? "", ...wanted]) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

export async function useLanguage(language: Language): Promise<void> {
  chosen = language;
  await Promise.all([...parts].map((part) => loadBoth(part, language)));
  state.language = language;
  state.version += 1;
  document.documentElement.lang = language;
}

/** Loads texts that few screens need, before such a screen shows them; afterwards in every language that is chosen. */
export const loadTexts = (part: Part): Promise<void> => loadParts([part]);

async function loadParts(some: readonly string[]): Promise<void> {
  for (const part of some) parts.add(part);
  await Promise.all(some.map((part) => loadBoth(part, chosen)));
  state.version += 1;
}

/** Loads the texts of what is in play: boxes, options, and scenarios, which have those of their family. */
export function loadBoxes(boxes: readonly string[]): Promise<void> {
  const wanted = boxes.flatMap((box) => partOfBox[box] ?? partOfBox[familyOf(box)] ?? []);
  return loadParts([...new Set(wanted)]);
}

/** The family of a scenario, whose texts it shares: its name begins so. */
export const familyOf = (scenario: string): string => scenario.split("_")[0] ?? "";

/** Loads the texts of all boxes, for a screen that shows what any of them brings. */
export const loadEveryBox = (): Promise<void> => loadBoxes(Object.keys(partOfBox));

/** What the rulebooks leave open, of whatever has been loaded. */
export function loadRulings(): Promise<void> {
  const apart = Object.keys(texts.en ?? {}).filter((part) => parts.has(part.replace(/^rulings_/, "")));
  return loadParts(["rulings", ...apart.filter((part) => part.startsWith("rulings_"))]);
}

/** In a language, and in English for what that lacks. */
async function loadBoth(part: string, language: Language): Promise<void> {
  await Promise.all([load("en", part), load(language, part)]);
}

function load(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const begun = loads.get(key) ?? fetchTexts(language, part);
  loads.set(key, begun);
  begun.catch(() => loads.delete(key)); // the next who needs it tries again
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

/** The text `id` in the language chosen; in English where a catalogue lacks it. */
export function t(id: string, args?: Args): string {
  void state.version; // whoever shows a text shows it anew in another language
  const faults: Error[] = [];
  const text = find(id, args, faults);
  if (text === null && bundles.size) complain(id, `no text is called ${id}`);
  if (faults[0]) complain(id, `the text ${id}: ${faults[0].message}`);
  return text ?? id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}

const missed = new Set<string>();

/** Says once what is missing of a text, where developers and tests look. */
function complain(id: string, what: string): void {
  if (missed.has(id)) return;
  missed.add(id);
  console.error(what);
}

export function has(id: string): boolean {
  return find(id) !== null;
}

/** Texts of what no catalogue knows, such as a race that somebody made; each is asked for when it is shown. */
const learned = new Map<string, () => string>();

export function learn(texts: Record<string, () => string>): void {
  for (const [id, text] of Object.entries(texts)) learned.set(id, text);
  state.version += 1;
}

/** Whether `id` was learned and is in no catalogue, where messages could choose among its names. */
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
    if (bundle && pattern) return bundle.formatPattern(pattern, args, faults);
  }
  return null;
}
