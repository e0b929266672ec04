/** Texts: t(id, args), from the Fluent catalogues that the terminal uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

// What only the terminal says would be a burden here.
const files = import.meta.glob<string>(
  ["../../../src/smallworld/locale/*/*.ftl", "!../../../src/smallworld/locale/*/{terminal,rulings*}.ftl"],
  { query: "?raw", import: "default" },
);

const state = $state({ language: "en" as Language, version: 0 });
const bundles = new Map<Language, FluentBundle>();

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
  await Promise.all([load("en"), load(language)]);
  state.language = language;
  state.version += 1;
  document.documentElement.lang = language;
}

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter((file) => file.includes(`/locale/${language}/`));
  const texts = await Promise.all(wanted.map((file) => (files[file] as () => Promise<string>)()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

export type Args = Record<string, FluentVariable>;

/** The text `id` in the language chosen; in English where a catalogue lacks it. */
export function t(id: string, args?: Args): string {
  void state.version; // whoever shows a text shows it anew in another language
  const text = find(id, args);
  if (text === null && bundles.size) complain(id);
  return text ?? id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}

const missed = new Set<string>();

/** Says once that a text is missing, where developers and tests look. */
function complain(id: string): void {
  if (missed.has(id)) return;
  missed.add(id);
  console.error(`no text is called ${id}`);
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

function find(id: string, args?: Args): string | null {
  void state.version;
  const own = learned.get(id);
  if (own) return own();
  for (const language of [state.language, "en"] as const) {
    const bundle = bundles.get(language);
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) {
      const errors: Error[] = [];
      return bundle.formatPattern(pattern, args ?? null, errors);
    }
  }
  return null;
}
