/**
 * The JSON of the protocol; see docs/protocol.md.
 *
 * Made by `python scripts/protocol_types.py` from the typed dictionaries of the server; edit those instead.
 */

/** An action, or an outcome of chance, as named fields: those that mean something for what is done. */
export interface NamedAction {
  do: string; // a verb, or the ability whose action it is
  place?: number; // of the column, from 1
  region?: string;
  other?: string; // another region
  tokens?: number;
  player?: number; // from 1
  pips?: number;
  revealed?: string;
  bought?: string;
  ability?: string;
  named?: string; // a race or power
}

// --- Names and actions ---

export type Player = number; // counted from 1

export type RegionId = string;

export type Action = NamedAction;

// --- Questions ---

/**
 * What a seat is asked.
 *
 * `key` names the texts: `question-KEY`, `pass-KEY`, `answer-KEY`, or for a key without texts those of the
 * shape, `question-any-SHAPE`. `may_change_coins` says whether an answer other than passing may change what
 * this turn brings.
 */
export interface Asked {
  key: string;
  may_pass: boolean;
  may_change_coins: boolean;
}

/** Which combo of the column to take. */
export interface AskedCombo extends Asked {
  shape: "combo";
}

/** To expand or decline; with `may_pass`, to decline or not. */
export interface AskedCourse extends Asked {
  shape: "course";
}

/** What to conquer; the actions and prices say what is possible, and `stop` is to pass. */
export interface AskedConquest extends Asked {
  shape: "conquest";
}

/** All of `amount` over `regions`, by the verb or ability `do`; `templates` are usual ways to do it. */
export interface AskedSpread extends Asked {
  shape: "spread";
  do: string;
  amount: number;
  regions: RegionId[];
  templates: Record<string, Record<RegionId, number>>;
  ends: boolean; // whether the turn is over then
}

/**
 * From `least` to `most` regions; `times` says how often each may be chosen.
 *
 * `field` is where an action names the region.
 */
export interface AskedRegions extends Asked {
  shape: "regions";
  do: string;
  least: number;
  most: number;
  times: Record<RegionId, number>;
  field: "region" | "other";
  ends: boolean; // whether the turn is over then
}

/** A number from `least` to `most`: the `tokens` of an action. */
export interface AskedAmount extends Asked {
  shape: "amount";
  do: string;
  least: number;
  most: number;
}

/** A player, or a race or power by name: the actions say which, in the field `of`. */
export interface AskedName extends Asked {
  shape: "name";
  do: string;
  of: "player" | "named";
}

/** Something that is to be had for `price` coins: the actions `buy` say what. */
export interface AskedThing extends Asked {
  shape: "thing";
  price: number;
}

/** Yes, for `price` coins, or no. */
export interface AskedWhether extends Asked {
  shape: "whether";
  price: number;
  yes: Action;
}

/** Nobody at this seat is asked: chance is ("chance"), somebody else ("watch"), or the game is over. */
export interface AskedNothing extends Asked {
  shape: "chance" | "watch" | "over";
}

export type AskedAnything =
  | AskedCombo
  | AskedCourse
  | AskedConquest
  | AskedSpread
  | AskedRegions
  | AskedAmount
  | AskedName
  | AskedThing
  | AskedWhether
  | AskedNothing;

// --- The table ---

/** A race of a player, active or in decline. */
export interface RaceOnMap {
  race: string;
  power: string | null;
  powers: string[]; // all whose badges lie there
  declined: boolean;
  hand: number;
  regions: RegionId[];
  tray: number; // tokens left in the box
  stock: Record<string, number>; // what its abilities keep off the map, by ability
  stores: Record<string, (string | null)[]>; // what they have put aside, by ability; a Lost Tribe has no name
}

/** A player. */
export interface SeatView {
  player: Player;
  coins: number | null; // only those of the seat that looks, until the game is over
  captives: string[]; // races of which this player holds somebody captive
  races: RaceOnMap[];
}

/** A region, and what stands in it. */
export interface RegionView {
  id: RegionId;
  name: string;
  features: string[];
  tokens: number;
  player: Player | null;
  race: string | null;
  declined: boolean;
  tribe: boolean; // whether the tokens are a Lost Tribe
  pieces: Record<string, number>; // by name
}

/** A relic, a place or the like: where it lies, and whom it serves. */
export interface Holding {
  name: string;
  region: RegionId;
  holder: Player | null;
}

/** A place of the column, from 1. */
export interface Combo {
  place: number;
  race: string;
  power: string | null;
  coins: number; // that lie on it
  price: number;
  tokens: number; // that whoever takes it begins with
  found: number; // tokens that lie on it
}

/** Races and powers that are not in the column, by name: where they are in the stacks nobody knows. */
export interface Stacks {
  unseen_races: string[];
  unseen_powers: string[];
  returned_races: string[];
  discarded_powers: string[];
}

/** The race that acts. */
export interface Acting {
  race: string | null;
  declined: boolean;
}

/**
 * Why: people read the message `reason-CODE` of the catalogues, which may take the rest.
 *
 * A code without a message is the veto of an ability of somebody's own: `reason-forbidden`.
 */
export interface Reason {
  code: string;
  number?: number;
  ability?: string; // the race or power that says so
  terrain?: string;
}

/** A part of a price, and why it is asked. */
export interface PriceItem {
  tokens: number;
  why: Reason;
}

/** What a region would cost the side that conquers, or why it cannot be had. */
export interface Price {
  region: RegionId;
  tokens: number | null;
  short: number; // tokens that the hand lacks
  faces: number; // of the die that would take it in a final attempt; 0: none may be made
  items: PriceItem[];
  refusals: Reason[];
}

/** Coins that a race would score, and why: a race or power, or "regions". */
export interface ForecastItem {
  coins: number;
  why: string;
  race: string;
  declined: boolean;
}

/** Coins that the turn would bring if it ended now. */
export interface Forecast {
  coins: number;
  items: ForecastItem[];
}

/** As the question of the shape "spread" has it. */
export interface Distribution {
  do: string;
  amount: number;
  regions: RegionId[];
  templates: Record<string, Record<RegionId, number>>;
}

/** As the question of the shape "regions" has it: `each` says how often a region may be chosen. */
export interface Selection {
  do: string;
  each: Record<RegionId, number>;
  least: number;
  most: number;
  ends: boolean;
}

/** A player at the end of the game. */
export interface Standing {
  player: Player;
  coins: number;
  tokens: number;
}

export type Stage = "begin" | "conquer" | "redeploy" | "score";

/** The table as one seat sees it, and when it is to decide what it may do. */
export interface View {
  board: string;
  turn: number;
  rounds: number;
  on_turn: Player;
  actor: Player | "chance" | null;
  question: AskedAnything;
  seats: SeatView[];
  regions: RegionView[];
  holdings: Holding[];
  column: Combo[];
  stacks: Stacks;
  step: string; // the current step, or the ability whose step it is; "over" at the end
  stage: Stage; // how far the turn is: the last standard step reached
  rolling: boolean; // whether the die is awaited
  side: Acting | null;
  actions: Action[]; // only for whoever decides
  ending: number[]; // the places in `actions` of those that end the turn
  prices: Price[]; // only for whoever conquers
  distribution: Distribution | null;
  selection: Selection | null;
  forecast: Forecast; // of the player on turn
  decline: Forecast | null; // the same if they declined now, while they may
  asking: number; // coins for each thing that may be bought now
  winners: Player[];
  outright: Player[]; // who won whatever the coins say
  standings: Standing[]; // only when the game is over
}

// --- What happened ---

/** One thing that happened, in codes and names, which each language makes sentences of. */
export interface Report {
  kind: string;
  player: Player | null;
  region: RegionId | null;
  by: string | null; // a race, a power or a verb
  number: number;
  other?: string | Player | null; // a race or power, or the player named
  from_player?: Player | null; // whose region it was
  tribe?: boolean; // whether it was a Lost Tribe's
  race?: string | null;
  declined?: boolean;
}

// --- Advice ---

/** A final attempt, and how many faces of the die take the region. */
export interface Attempt {
  region: RegionId;
  faces: number;
  sides: number;
}

/** The next best way to begin the turn; with `race` and `power` where it takes a combo. */
export interface Instead {
  action: Action;
  worse: number; // coins of lead that it gives away
  race?: string;
  power?: string;
}

/**
 * What the strongest bot would do, and why, in coins of the player who is advised.
 *
 * Numbers are rounded to whole ones: what is expected is not known better.
 */
export interface Hint {
  actions: Action[]; // to the end of the turn or the next die
  story: Report[]; // of what would happen
  coins: number; // of this turn
  least: number;
  most: number; // as the die falls
  later: number; // of the turns after it
  lead: number; // at the end, over the strongest opponent
  lost: number; // regions that are likely to be lost before the next turn
  attempt: Attempt | null;
  instead: Instead | null;
}
