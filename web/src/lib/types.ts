/** The types of the protocol (protocol.ts, which is made), and of the data that it only passes on. */
import type { Board, RegionId, Setup as Chosen } from "./protocol";

export * from "./protocol";

/** Shares and coins, each with its standard error and the number of combos; see docs/research/simulation.md. */
export interface Almanac {
  tables: Record<string, { turns: Record<string, Estimate>; first: Earnings; later: Earnings }>;
}

export type Estimate = [value: number, error: number, samples: number];

export interface Earnings {
  pairs: Record<string, Record<string, Estimate>>;
}

export interface Arc {
  id: number;
  from: number;
  to: number;
  left: RegionId | null;
  right: RegionId | null;
  kind: "coast" | "river" | "ridge" | "plain" | "frame" | "shore" | "bank" | "ford" | "rim" | "outline" | "bridge";
  points: [number, number][];
}

export interface Shapes {
  board: string;
  width: number;
  height: number;
  slot_radius: number;
  corners: [number, number][];
  origin?: [number, number]; // the middle of cell (0, 0), for boards whose tiles move
  quarter?: boolean; // turned by a quarter for a narrow screen
  arcs: Arc[];
  regions: Record<
    RegionId,
    {
      arcs: number[];
      further?: number[][]; // the rings of holes, and of separate parts
      center: [number, number];
      radius: number;
      label: [number, number];
      slots: [number, number][];
    }
  >;
  links?: [RegionId, RegionId][]; // neighbours that do not touch in the drawing
  fields?: { arcs: number[]; center: [number, number]; radius: number }[]; // surrounded by land, as a view counts them
}

export interface BoardData extends Board {
  shapes: Shapes;
}

/** The result of a choice of boxes that is possible. */
export type Setup = Required<Omit<Chosen, "refused">>;
