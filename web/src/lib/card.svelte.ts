/** The cards over a table: cards of rules, one upon the other, or the whole encyclopedia. */
import { PAGES } from "./facts";
import { has } from "./i18n.svelte";
import { lay } from "./layers";
import { theCatalogue } from "./session.svelte";
import type { Reason } from "./types";

/** The subject of a card: a race or power, a general rule, a word of the map, a piece without an owner. */
export type Kind = "race" | "power" | "topic" | "term" | "piece";

export interface Subject {
  kind: Kind;
  name: string;
}

interface Opened {
  subjects: Subject[];
  ruled: boolean; // whether the reader asks for a reason: the rulings are then open at once
  closed: () => void;
}

/** The open cards, and the entry at which the encyclopedia is open. */
export const card = $state<{ open: Opened[]; book: string | null }>({ open: [], book: null });

/**
 * The subject with this name, if there is a card for it; rules and map words have a prefix: "topic-prices", "term-
 * mine".
 */
export function subjectOf(name: string): Subject | null {
  const named = /^(topic|term|piece)-(.+)$/.exec(name);
  if (named) return { kind: named[1] as Kind, name: named[2] ?? "" };
  const kind = (["race", "power"] as const).find((kind) => has(`${kind}-${name}-short`));
  return kind ? { kind, name } : null;
}

/** The subject of a link to the rule behind a reason, if there is a card for it. */
export function ruleOf({ code, ability }: Reason): string | null {
  if (ability && subjectOf(ability)) return ability;
  return code in PAGES ? `topic-${PAGES[code]}` : null;
}

/** Opens a card on top of the open ones; returns whether these names have a card. */
export function readUp(names: (string | null)[], ruled = false): boolean {
  const subjects = names.flatMap((name) => (name && subjectOf(name)) || []);
  if (!subjects.length) return false;
  const closed = card.open.length ? lay(() => card.open.pop()) : () => undefined; // "back" closes the dialog of the first
  card.open.push({ subjects, ruled, closed });
  return true;
}

/** Closes all cards. */
export function closeCards(): void {
  for (const { closed } of card.open.splice(0)) closed();
}

const RULES = "#/encyclopedia";

/** A link to the rules at a table opens a card in place, so that players do not leave the table. */
export function readInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(`a[href^='${RULES}']`) : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const name = link.getAttribute("href")?.slice(RULES.length).replace("/", "") ?? "";
  if (name.startsWith(PIECE)) void ownerOf(name).then((owner) => readUp([owner]));
  else if (!readUp([name], link.hasAttribute("data-why"))) card.book = name;
}

const PIECE = "piece-";

/** The race or power that owns the piece, or the piece itself. */
async function ownerOf(name: string): Promise<string> {
  const catalogue = await theCatalogue().catch(() => null);
  const owner = catalogue?.pieces[name.slice(PIECE.length)];
  return owner && subjectOf(owner) ? owner : name;
}

export function closeBook(): void {
  card.book = null;
}
