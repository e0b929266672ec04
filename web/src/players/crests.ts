/** How players are told apart: a colour, a pattern as on a coat of arms, and a letter of no language. */

export interface Crest {
  colour: string;
  dark: string;
  pale: string;
  pattern: "bend" | "roundels" | "chequy" | "pale" | "chevrons" | "cross";
}

export const CRESTS: Crest[] = [
  { colour: "#b3261e", dark: "#6d120d", pale: "#f3b7ad", pattern: "bend" },
  { colour: "#1f55a5", dark: "#0f2f63", pale: "#b3cdf3", pattern: "roundels" },
  { colour: "#7a3fa0", dark: "#44205c", pale: "#dcc0ec", pattern: "chequy" },
  { colour: "#cf5d00", dark: "#7a3500", pale: "#ffd9a8", pattern: "pale" },
  { colour: "#14685c", dark: "#083a33", pale: "#a9ddd3", pattern: "chevrons" },
  { colour: "#565666", dark: "#24242f", pale: "#d3d3e2", pattern: "cross" },
];

export const crestOf = (player: number | null): Crest => CRESTS[((player ?? 1) - 1) % CRESTS.length] as Crest;
