/** Texts: t(id, args), from the Fluent catalogues that the terminal uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts, { names } from "virtual:texts";

/** A language that there is, such as "en". */
export type Language = string;

/** What each language calls itself; they are the folders of the catalogues. */
export const LANGUAGES: Record<Language, string> = names;

/** What of the catalogues is loaded at once; scripts/texts.js divides them. */
export type Part =
  | "first"
  | "rules"
  | "rulings"
  | "rulings_underground"
  | "rulings_realms"
  | "workshop"
  | "builder"
  | "review"
  | "lesson"
  | "plan"
  | "puzzles"
  | "boxes"
  | "underground"
  | "realms";

const state = $state({ language: "en" as Language, version: 0 });
const bundles = new Map<Language, FluentBundle>();
const loads = new Map<string, Promise<void>>();
const parts = new Set<Part>(["first"]);
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
export async function loadTexts(part: Part): Promise<void> {
  parts.add(part);
  await loadBoth(part, chosen);
  state.version += 1;
}

const LARGE: readonly string[] = ["underground", "realms"] satisfies Part[];
const SMALL = /^(be_not_afraid|cursed|grand_dames|leaders|necromancer.*|royal_bonus)$/;

/** Loads the texts of what is in play, boxes, options and scenarios; `realms` is the part of all boards of tiles. */
export async function loadBoxes(boxes: readonly string[]): Promise<void> {
  const large = boxes.filter((box) => LARGE.includes(box)) as Part[];
  const small: Part[] = boxes.some((box) => SMALL.test(box)) ? ["boxes"] : [];
  await Promise.all([...large, ...small].map(loadTexts));
}

/** What the rulebooks leave open, of whatever has been loaded. */
export async function loadRulings(): Promise<void> {
  const large = (["underground", "realms"] as const).filter((box) => parts.has(box));
  await Promise.all([loadTexts("rulings"), ...large.map((box) => loadTexts(`rulings_${box}`))]);
}

/** In a language, and in English for what that lacks. */
async function loadBoth(part: Part, language: Language): Promise<void> {
  await Promise.all([load("en", part), load(language, part)]);
}

function load(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`;
  const begun = loads.get(key) ?? fetchTexts(language, part);
  loads.set(key, begun);
  begun.catch(() => loads.delete(key)); // the next who needs it tries again
  return begun;
}

async function fetchTexts(language: Language, part: Part): Promise<void> {
  const ofLanguage = texts[language];
  if (!ofLanguage) throw new Error(`${language}: there are no texts in this language`);
  const { default: text } = await ofLanguage[part]();
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
