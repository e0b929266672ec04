/** The marks of players: a colour, a pattern as on a coat of arms, and the outline of crest and tokens. */
import { settings } from "./settings.svelte";

export interface Crest {
  colour: string;
  dark: string;
  pale: string;
  ink: string; // the pattern on the colour
  pattern: "bend" | "roundels" | "chequy" | "pale" | "chevrons" | "cross";
  outline: string; // around (0, 0), up to about 1 on each side
}

const LIGHT = "#fff7e4";
const DEEP = "#20150b";

const SQUARE = "M-.68-1H.68A.32.32 0 0 1 1-.68V.68A.32.32 0 0 1 .68 1H-.68A.32.32 0 0 1-1 .68V-.68A.32.32 0 0 1-.68-1Z";
const ROUND = "M-1.07 0A1.07 1.07 0 1 1 1.07 0A1.07 1.07 0 1 1-1.07 0Z";
const OCTAGON = "M-.5-1.04H.5L1.04-.5V.5L.5 1.04H-.5L-1.04.5V-.5Z";
const SHIELD = "M-1-1H1V.2C1 .72.5.98 0 1.2C-.5.98-1 .72-1 .2Z";
const HEXAGON = "M0-1.2L1.04-.62V.62L0 1.2-1.04.62V-.62Z";
const ARCH = "M-1 1.02V-.1A1 1 0 0 1 1-.1V1.02Z";

/** The parts that neutral tokens also have. */
export const PLAIN = SQUARE;

export type Palette = "usual" | "distinct";

/** The usual colours look like cardboard; the distinct ones differ in brightness, for red-green colour blindness. */
export const PALETTES: Record<Palette, Crest[]> = {
  usual: [
    { colour: "#b3261e", dark: "#6d120d", pale: "#f3b7ad", ink: LIGHT, pattern: "bend", outline: SQUARE },
    { colour: "#1f55a5", dark: "#0f2f63", pale: "#b3cdf3", ink: LIGHT, pattern: "roundels", outline: ROUND },
    { colour: "#7a3fa0", dark: "#44205c", pale: "#dcc0ec", ink: LIGHT, pattern: "chequy", outline: OCTAGON },
    { colour: "#cf5d00", dark: "#7a3500", pale: "#ffd9a8", ink: LIGHT, pattern: "pale", outline: SHIELD },
    { colour: "#14685c", dark: "#083a33", pale: "#a9ddd3", ink: LIGHT, pattern: "chevrons", outline: HEXAGON },
    { colour: "#565666", dark: "#24242f", pale: "#d3d3e2", ink: LIGHT, pattern: "cross", outline: ARCH },
  ],
  distinct: [
    { colour: "#9a3a06", dark: "#571e00", pale: "#f6c3a0", ink: LIGHT, pattern: "bend", outline: SQUARE },
    { colour: "#1f6fc4", dark: "#0d3a70", pale: "#bcd9f7", ink: LIGHT, pattern: "roundels", outline: ROUND },
    { colour: "#17171f", dark: "#000000", pale: "#b9b9c6", ink: LIGHT, pattern: "chequy", outline: OCTAGON },
    { colour: "#eab000", dark: "#6b4c00", pale: "#fff3c4", ink: DEEP, pattern: "pale", outline: SHIELD },
    { colour: "#7cc7f2", dark: "#175a86", pale: "#e6f5ff", ink: DEEP, pattern: "chevrons", outline: HEXAGON },
    { colour: "#f4f0e6", dark: "#5d584d", pale: "#8d877a", ink: DEEP, pattern: "cross", outline: ARCH },
  ],
};

export const crests = (): Crest[] => PALETTES[settings.palette];

/** The name of a player's crest among the pictures of the map; players count from 1. */
export const crestNumber = (player: number): number => ((player - 1) % PALETTES.usual.length) + 1;

export const crestOf = (player: number | null): Crest => crests()[crestNumber(player ?? 1) - 1] as Crest;
