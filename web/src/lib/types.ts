/** The JSON of the protocol; see docs/protocol.md. Views and reports stand in view-types.ts. */
import type { Action, Player, RegionId, Report, View } from "./view-types";

export * from "./view-types";

export interface Me {
  id: number | string;
  name: string;
  kind: "guest" | "account";
}

export interface Seat {
  player: Player;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  user: number | string | null;
  here: boolean;
  away: boolean;
  clock_ms: number | null;
  awaited: boolean;
}

export interface Clock {
  kind: "none" | "live" | "days";
  minutes?: number;
  increment?: number;
}

export interface Summary {
  id: string;
  status: "open" | "running" | "finished";
  board: string;
  boxes: string[];
  leaders: boolean;
  scenario: string | null;
  own: boolean; // races and powers of somebody's own are in play
  players: number;
  seats: Seat[];
  host: number | string;
  public: boolean;
  open_coins: boolean;
  clock: Clock;
  turn: number;
  rounds: number;
  on_turn: Player | null;
  created: number;
  seed_hash: string;
  seed?: string | null;
  rematch: string | null;
}

/** Shares and coins, each with its standard error and the combos that were seen; see docs/simulation.md. */
export interface Almanac {
  tables: Record<string, { turns: Record<string, Estimate>; first: Earnings; later: Earnings }>;
}

export type Estimate = [value: number, error: number, samples: number];

export interface Earnings {
  pairs: Record<string, Record<string, Estimate>>;
}

export interface PlayEvent {
  seq: number;
  player: Player | null;
  action: Action;
  story: Report[];
  at: number;
}

export interface UndoEvent {
  seq: number;
  undone: number;
  player: Player;
}

/** Somebody has decided before their turn; what, another event will tell. */
export interface EarlyEvent {
  seq: number;
  player: Player;
  early: true;
}

export type TableEvent = PlayEvent | UndoEvent | EarlyEvent;

/** How displaced tokens come home: "ask", or the name of a template. */
export interface Orders {
  order: string;
  races: Record<string, string>;
}

export interface StateMessage {
  type: "state";
  seq: number;
  table: Summary;
  orders: Record<string, Orders>;
  last: { key: string; seq: number } | null;
  views: Record<string, View>;
  spectator: View | null;
  undo: Record<string, number>;
  story: TableEvent[];
  events?: TableEvent[];
}

export interface Command {
  player: Player;
  seq: number;
  key: string;
  action?: Action;
  actions?: Action[];
  place?: Record<RegionId, number>;
  select?: RegionId[];
  undo?: number;
  reset?: true;
}

export interface Arc {
  id: number;
  from: number;
  to: number;
  left: RegionId | null;
  right: RegionId | null;
  kind: "coast" | "river" | "ridge" | "plain" | "frame" | "shore";
  points: [number, number][];
}

export interface Shapes {
  board: string;
  width: number;
  height: number;
  slot_radius: number;
  corners: [number, number][];
  arcs: Arc[];
  regions: Record<
    RegionId,
    { arcs: number[]; center: [number, number]; radius: number; label: [number, number]; slots: [number, number][] }
  >;
}

export interface BoardData {
  name: string;
  players: number;
  rounds: number;
  regions: {
    id: RegionId;
    name: string;
    features: string[];
    beside: RegionId[];
    edge: boolean;
    entry: boolean;
    coast: boolean;
  }[];
  shapes: Shapes;
}

export interface Catalogue {
  boxes: { name: string; title: string; version: number }[];
  options: string[];
  scenarios: { name: string; off_board: number; without: string[] }[];
  presets: { name: string; boxes: string[] }[];
  races: { name: string; tokens: number; supply: number; box: string }[];
  powers: { name: string; tokens: number; box: string }[];
  boards: { name: string; players: number; rounds: number }[];
  bots: { name: string; level: number; person: string; character: string }[]; // from the weakest
  phrases: string[];
}

/** Why a choice for a table does not do. */
export interface Refused {
  code: string;
  facts?: Record<string, string | number>;
}

/** What comes of choosing boxes for a table, and for how many there is one. */
export interface Setup {
  boxes: string[];
  races: number;
  powers: number;
  without: string[];
  tables: { players: number; board?: string; rounds?: number; refused?: Refused }[];
}
