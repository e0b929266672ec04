/** The entries of the encyclopedia. */

/** In the order in which a section shows them. */
export const KINDS = ["topic", "term", "race", "power", "relic", "place"] as const;

export interface Entry {
  kind: (typeof KINDS)[number];
  name: string;
  title: string;
  also: string;
  tokens: number;
  box: string;
}

/** The rules, or a box with what it brings. */
export interface Section {
  box: string; // "" for the rules
  title: string;
  entries: Entry[];
}

/** The address of an entry within the encyclopedia. */
export const idOf = ({ kind, name }: Entry): string => (kind === "term" ? `term-${name}` : name);
