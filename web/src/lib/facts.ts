/** Words of the rules that the client speaks of by name. Made by `python scripts/client_facts.py`: edit the sources that it reads. */

export const SURFACE = "surface";
export const UNDERGROUND = "underground";
export const BOTH = "both"; // worlds at once
export const BELOW = "below"; // among what is in play: both worlds play below

/** The page of the rules that explains a reason which no race or power gives. */
export const PAGES: Record<string, string> = {
  base: "prices",
  mountain: "prices",
  tokens: "prices",
  "lost-tribe": "prices",
  "never-less": "prices",
  "own-region": "conquering",
  closed: "conquering",
  "not-adjacent": "conquering",
  forbidden: "conquering",
  "no-entry-region": "first-conquest",
  monsters: "underground",
  river: "underground",
  peak: "realms",
};
