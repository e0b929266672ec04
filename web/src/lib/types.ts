/** The JSON of the protocol; see docs/protocol.md and smallworld.views. */

export type Player = number;
export type RegionId = string;

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

export interface Action {
  do: string;
  region?: RegionId;
  other?: RegionId;
  tokens?: number;
  player?: Player;
  place?: number;
  pips?: number;
  revealed?: string;
  named?: string;
  bought?: string;
  ability?: string;
}

export interface RaceOnMap {
  race: string;
  power: string | null;
  declined: boolean;
  hand: number;
  regions: RegionId[];
  powers: string[]; // all whose badges it has
  tray: number; // tokens left in the box
  stock: Record<string, number>; // what an ability keeps off the map, by ability
  stores: Record<string, (string | null)[]>; // what an ability has put aside, by name
}

export interface SeatView {
  player: Player;
  coins: number | null;
  captives: string[]; // races whose Leader it holds
  races: RaceOnMap[];
}

export interface RegionView {
  id: RegionId;
  name: string;
  features: string[];
  tokens: number;
  player: Player | null;
  race: string | null;
  declined: boolean;
  tribe: boolean;
  pieces: Record<string, number>;
}

export interface Combo {
  place: number;
  race: string;
  power: string | null;
  coins: number;
  price: number;
  tokens: number;
  found: number;
}

/** Shares and coins, each with its standard error and the combos that were seen; see docs/simulation.md. */
export interface Almanac {
  tables: Record<string, { turns: Record<string, Estimate>; first: Earnings; later: Earnings }>;
}

export type Estimate = [value: number, error: number, samples: number];

export interface Earnings {
  pairs: Record<string, Record<string, Estimate>>;
}

export interface Price {
  region: RegionId;
  tokens: number | null;
  short: number;
  faces: number;
  items: { tokens: number; why: string }[];
  refusals: string[];
}

export interface Forecast {
  coins: number;
  items: { coins: number; why: string; race: string | null; declined: boolean }[];
}

interface Asked {
  key: string; // names its texts: question-KEY, pass-KEY, answer-KEY
  may_pass: boolean;
  may_change_coins: boolean;
}

/** All of `amount` over regions. */
export interface AskedSpread extends Asked {
  shape: "spread";
  do: string;
  amount: number;
  regions: RegionId[];
  templates: Record<string, Record<RegionId, number>>;
  ends: boolean;
}

/** From `least` to `most` regions, each as often as `times` says. */
export interface AskedRegions extends Asked {
  shape: "regions";
  do: string;
  least: number;
  most: number;
  times: Record<RegionId, number>;
  field: "region" | "other";
  ends: boolean;
}

/** What a seat is asked, as one of a few shapes. */
export type AskedAnything =
  | (Asked & { shape: "combo" | "course" | "conquest" | "chance" | "watch" | "over" })
  | AskedSpread
  | AskedRegions
  | (Asked & { shape: "amount"; do: string; least: number; most: number })
  | (Asked & { shape: "name"; do: string; of: "player" | "named" })
  | (Asked & { shape: "thing"; price: number })
  | (Asked & { shape: "whether"; price: number; yes: Action });

export interface View {
  board: string;
  turn: number;
  rounds: number;
  on_turn: Player;
  actor: Player | "chance" | null;
  question: AskedAnything;
  seats: SeatView[];
  regions: RegionView[];
  column: Combo[];
  stacks: Record<string, string[]>;
  step: string;
  rolling: boolean;
  /** The race that acts. */
  side: { race: string | null; declined: boolean } | null;
  actions: Action[];
  /** The places in `actions` of those that end the turn. */
  ending: number[];
  prices: Price[];
  forecast: Forecast;
  decline: Forecast | null;
  winners: Player[];
  outright?: Player[]; // who won whatever the coins say
  standings: { player: Player; coins: number; tokens: number }[];
}

export interface Report {
  kind: string;
  player: Player | null;
  race?: string | null;
  declined?: boolean;
  region: RegionId | null;
  by: string | null;
  number: number;
  other?: string | number | null;
  from_player?: Player | null;
  tribe?: boolean;
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

export interface Hint {
  actions: Action[];
  story: Report[];
  coins: number;
  least: number;
  most: number;
  later: number;
  lead: number;
  lost: number;
  attempt: { region: RegionId; faces: number; sides: number } | null;
  instead: { action: Action; race?: string; power?: string; worse: number } | null;
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
