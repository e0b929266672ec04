/**
 * The JSON of the protocol; see docs/reference/protocol.md.
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
  coin?: number; // which of those that may lie there, from 1 for the smallest
  revealed?: string;
  bought?: string;
  ability?: string;
  named?: string; // a race or power
  tile?: string; // its letter
  cell?: string; // column and row, with a comma between them
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
 * Of a region that may be chosen more than once a token is taken each time, or a `piece` laid if there is
 * one. `field` is where an action names the region.
 */
export interface AskedRegions extends Asked {
  shape: "regions";
  do: string;
  least: number;
  most: number;
  times: Record<RegionId, number>;
  piece: string | null;
  field: "region" | "other";
  ends: boolean; // whether the turn is over then
}

/** A number from `least` to `most`: the `tokens` of an action, or by how many sixths `tile` is turned. */
export interface AskedAmount extends Asked {
  shape: "amount";
  do: string;
  least: number;
  most: number;
  tile: string | null; // None where no tile is turned
  cell: string | null; // where it will lie
}

/** A player, or a race or power by name: the actions say which, in the field `of`. */
export interface AskedName extends Asked {
  shape: "name";
  do: string;
  of: "player" | "named";
  tokens: Record<string, number>; // that whoever has the race or power begins with, by its name
}

/** Something that is to be had for `price` coins: the actions `buy` say what. */
export interface AskedThing extends Asked {
  shape: "thing";
  price: number;
}

/** One of some tiles, by letter: the `tile` of an action; `regions` lie on each that is on the table. */
export interface AskedTile extends Asked {
  shape: "tile";
  do: string;
  regions: Record<string, RegionId[]>;
}

/**
 * Where `tile` shall lie: the `cell` of an action, column and row.
 *
 * One that is not on the table is turned next, clockwise: the `tokens` of an action by `turned_by`.
 */
export interface AskedCell extends Asked {
  shape: "cell";
  do: string;
  tile: string;
  cells: string[];
  turned_by: string | null;
}

/**
 * Where on `tile` a `piece` shall lie, a mountain or a chasm: the `place` of an action, from 1.
 *
 * `places` says for each which regions it would lie on, the whole of them or a part.
 */
export interface AskedPlace extends Asked {
  shape: "place";
  do: string;
  tile: string;
  piece: string;
  places: Record<string, RegionId[]>;
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
  price: number; // coins for each thing that another is offered
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
  | AskedTile
  | AskedCell
  | AskedPlace
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
  unplayed: string[] | null; // races and powers in their hand; None where it is secret or they have none
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
  tribe: boolean; // whether the tokens are nobody's: a Lost Tribe, or Monsters
  monsters: boolean; // whether they are Monsters, who guard something
  passing: boolean; // whether whoever holds it leaves it again as they redeploy, as one does a river
  pieces: Record<string, number>; // by name
}

/** A relic, a place or the like: where it lies, and whom it serves. */
export interface Holding {
  name: string;
  region: RegionId;
  holder: Player | null;
  powers: string[]; // whose badges lie there, and which it lends to whoever holds it
}

/** A field amid the map: the power that its badge lends to an active race with enough of its regions. */
export interface Field {
  power: string;
  regions: RegionId[];
  enough: number;
  held: number[]; // of these regions, by player: how many their active race has
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

/** A race in a column of races; whoever takes it names `place` less 1 plus that of the power. */
export interface OpenRace {
  place: number; // that of the pair with the first power
  row: number; // from 1
  race: string;
  tokens: number;
  found: number; // tokens that lie on it, or come with it
  brings: number; // coins that it brings by itself; below 0 what it costs
}

/** A power in a column of powers; it lies in the row that is its place. */
export interface OpenPower {
  place: number;
  power: string;
  tokens: number;
  brings: number; // coins, as with races
}

/** A row of columns: what whoever takes its race or power pays, and the coins there. */
export interface Row {
  price: number;
  coins: number;
}

/**
 * Races, powers and coins where they lie apart: the dearer of race and power says price and coins.
 *
 * Races of each world have a column of their own. A hand has no rows: nothing in it costs anything.
 */
export interface Columns {
  races: OpenRace[];
  powers: OpenPower[];
  rows: Row[];
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

/** A player at the end of the game. */
export interface Standing {
  player: Player;
  coins: number;
  tokens: number;
}

/** Who plays together; at the end what they have is added up, each coin and token `weight` times. */
export interface Team {
  players: Player[];
  weight: number;
  coins: number | null; // only when the game is over
  tokens: number | null;
}

export type Stage = "begin" | "conquer" | "redeploy" | "score";

/** What all seats see alike, where the rules have no secrets. */
export interface CommonView {
  board: string;
  turn: number;
  rounds: number;
  on_turn: Player;
  actor: Player | "chance" | null;
  regions: RegionView[];
  holdings: Holding[];
  fields: Field[];
  column: Combo[];
  columns: Columns | null; // in the place of the column, where races and powers lie apart
  stacks: Stacks;
  step: string; // the current step, or the ability whose step it is; "over" at the end
  stage: Stage; // how far the turn is: the last standard step reached
  side: Acting | null;
  forecast: Forecast; // of the player on turn
  winners: Player[];
  outright: Player[]; // who won whatever the coins say
  standings: Standing[]; // only when the game is over
  teams: Team[]; // none where everybody plays for themselves
}

/** What a seat sees of itself and of the others, and when it is to decide what it may do. */
export interface OwnView {
  question: AskedAnything;
  seats: SeatView[];
  actions: Action[]; // only for whoever decides
  ending: number[]; // the places in `actions` of those that end the turn
  prices: Price[]; // only for whoever conquers
  decline: Forecast | null; // the same as `forecast` if they declined now, while they may
}

/** The table as one seat sees it, and when it is to decide what it may do. */
export type View = CommonView & OwnView;

// --- Reports ---

/** One thing that happened, in codes and names, which each language makes sentences of. */
export interface Report {
  kind: string;
  player: Player | null;
  region: RegionId | null;
  by: string | null; // a race, a power or a verb
  number: number;
  other?: string | Player | null; // a race or power, or the player named
  from_player?: Player | null; // whose region it was
  tribe?: boolean; // whether it was a Lost Tribe's, or Monsters'
  monsters?: boolean;
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
  sure: string; // that it is best: "exact", "surely", "likely", "close" or "guess"; "" if not compared
  looks: number; // simulations that it rests on
}

/**
 * A decision of a game that was looked back at: what could be expected before it and after it.
 *
 * Chances are parts of a victory, by player. A decision goes from where a player plans to a die or to the
 * end of their turn.
 */
export interface Judged {
  at: number; // actions of the record that came before it
  until: number; // and those after which it was made
  turn: number; // the round, from 1
  player: number; // from 1
  before: number[]; // if the best is played
  least: number; // of the chance of the player themselves: the true one is no less, with 95 % confidence
  most: number;
  after: number[]; // by what was played
  cost: number; // coins of lead that it gave away
  within: number; // the true cost is this near
  better: Hint | null; // none where nothing surely was
  played: Hint | null; // what could be expected of what was played; none where nothing was better
}

/** Where a player's chance of winning came from and went: it all adds up to what they ended with. */
export interface Account {
  begun: number;
  own: number; // by their own decisions
  others: number; // by those of others
  luck: number; // by dice, stacks, and what nobody foresaw
  ended: number;
}

/** A game looked back at. */
export interface Review {
  decisions: Judged[];
  ended: number[]; // by player
  accounts: Account[]; // by player
  dearest: number[][]; // by player, the places in `decisions` of those that cost most, dearest first
}

export type Facts = Record<string, string | number>;

/** Why something was refused. */
export interface Error {
  code: string; // for programs, and by which people find a sentence in their language
  message: string;
  allowed?: Action[]; // what the rules allow
  seq?: number; // how far the table is
  wait?: number; // seconds until it may be tried again
  facts?: Facts; // what a sentence needs; of what makes no sense, the `field` and its limits
}

/** The answer to a call that changed nothing. */
export interface Refused {
  error: Error;
}

/** The answer to a call after which there is nothing to tell. */
export type Done = Record<string, never>;

// --- Users ---

/** What everybody may know of a person. */
export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
}

/** Who asks. */
export interface Me {
  user: User | null;
}

/** Who asks, and what they may be called. */
export interface Asker extends Me {
  longest_name: number; // letters
}

/** A browser in which somebody is logged in. */
export interface Session {
  id: string;
  created: number;
  expires: number;
  current: boolean; // whether it is the one that asks
}

/** Where who asks is logged in. */
export interface Sessions {
  sessions: Session[]; // the newest first
}

/** With which a browser subscribes to notices. */
export interface PublicKey {
  key: string | null; // base64url; none: this server sends none
}

// --- Tables ---

/** A place at a table. */
export interface Seat {
  player: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null; // its level
  user: string | null;
  here: boolean; // whether connected
  away: boolean; // a bot plays for the person
  clock_ms: number | null;
  awaited: boolean; // whether it is to decide now
  kept_for: string | null; // the id of the person for whom an open seat is kept, who played before
}

/** How long people may think: minutes for each, and seconds for each turn of theirs. */
export interface Clock {
  kind: "none" | "live" | "days";
  minutes: number;
  increment: number;
}

/** Somebody who plays and is not connected, and the seats of those who want to go on without them. */
export interface Gone {
  player: number;
  seconds: number; // since when
  wait: number; // seconds until the others may decide how to go on
  bot: number[]; // a bot shall play until they are back
  days: number[]; // all shall go on by turns of a day
}

/** Who plays together; at the end what they have counts `weight` times. */
export interface Partners {
  players: number[];
  weight: number;
}

/** Another game, and its last event that counts in this one, too. */
export interface BranchedFrom {
  table: string;
  seq: number;
}

/** What everybody may know of a table without looking at the board. */
export interface Summary {
  id: string;
  status: "open" | "running" | "finished";
  board: string;
  boxes: string[];
  leaders: boolean;
  places: boolean; // whether relics and places lie on the surface, too: an option
  scenario: string | null;
  world: string; // "surface" or "underground", or "both" in a scenario that is played in either
  own: boolean; // races and powers of somebody's own are in play
  lesson: boolean; // it is the game that teaches
  puzzle: number | null; // the number of the puzzle that is asked here
  players: number;
  seats: Seat[];
  teams: Partners[]; // none where everybody plays for themselves; known before anybody sits down
  host: string;
  public: boolean;
  open_coins: boolean;
  allied_coins: boolean; // allies see each other's
  clock: Clock; // by which people play now
  by_days: boolean; // turns of a day, instead of the table's own pace
  gone: Gone[]; // while it runs
  at_own_pace: number[]; // the seats of those who want its own pace again
  needed: number; // how many of those who are there have to want the same
  turn: number | null;
  rounds: number;
  on_turn: number | null;
  created: number;
  seed_hash: string;
  seed?: string; // once it is finished
  rematch: string | null;
  branch: BranchedFrom | null; // the game from which it is played on
}

/** The public tables, open ones first. */
export interface Tables {
  tables: Summary[];
}

/** The tables of one person, those that run first. */
export interface Games {
  games: Summary[];
}

/** How displaced tokens of a seat come home: "ask", or the name of a template. */
export interface Orders {
  order: string;
  races: Record<string, string>;
}

// --- Realms ---

/** One side of a tile: its picture, 54 letters row by row, and what is printed on it. */
export interface RealmTileSide {
  letter: string;
  world: string; // "surface" or "underground"
  picture: string;
  lands: Record<string, Record<string, string>>; // by letter: `name`, `terrain` and `symbol`, which may be empty
  water: string; // its name
}

/** A value that a tool takes; without a default it must be given. */
export interface RealmToolParameter {
  name: string;
  kind: "number" | "flag" | "feature";
  default: number | boolean | string | null;
  least: number;
  most: number;
  choices: string[];
}

/** Something that a scenario may say of its board. */
export interface RealmTool {
  tool: string;
  apart: string[]; // the tools with which it does not go together
  world: string; // whose races it needs, as of a scenario; none: whatever world
  parameters: RealmToolParameter[];
}

/** A scenario of somebody's own as fields; each rule names its tool and gives values. */
export interface RealmScenario {
  title: string;
  stars: number;
  world: string; // "surface", "underground" or "both"
  features: string[];
  without: string[];
  rounds: number; // 0 for those of the board
  water: string; // "" for that of the board
  entry: string[]; // by what new races enter; as the board says without any
  teams: number[]; // by seat from whoever begins; none where everybody plays for themselves
  alone: number; // how often what one has who is alone in a team counts at the end
  rule: Record<string, number | boolean | string>[];
}

/** A scenario of somebody's own, with its string. */
export interface RuledScenario {
  code: string;
  name: string; // of the scenario, for a table
  scenario: RealmScenario;
}

/** All that boards are built of, and the limits. */
export interface RealmBox {
  tiles: RealmTileSide[];
  mountains: Record<string, string>[];
  chasms: Record<string, string>[];
  covers: number[][]; // by place of a piece: what of the picture lies under it
  marks: string[];
  tools: RealmTool[];
  waters: string[];
  rounds: Record<string, number>; // game turns by number of players
  most_rounds: number;
  longest_name: number;
  farthest: number; // cells from the middle
}

/** A tile that lies there; `turns` are of 60 degrees clockwise. */
export interface RealmPlacedTile {
  letter: string;
  world: string; // "surface" or "underground"
  cell: number[];
  turns: number;
}

/** A mountain or chasm, at a place of its tile as printed. */
export interface RealmLaidPiece {
  kind: string; // "mountain" or "chasm"
  number: number;
  letter: string;
  place: number;
}

/** Where one river ends and another begins. */
export interface RealmRiverBorder {
  letter: string;
  edge: number;
}

/** A layout as fields; regions go by keys. */
export interface RealmDraft {
  name: string;
  players: number;
  rounds: number;
  water: string;
  tiles: RealmPlacedTile[];
  pieces: RealmLaidPiece[];
  borders: RealmRiverBorder[];
  marks: Record<string, string[]>;
  tunnels: string[][];
  names: Record<string, string>;
}

/** A region of a layout. */
export interface RealmPlot {
  key: string;
  name: string;
  terrain: string;
  symbols: string[];
  edge: boolean;
}

/** What one counts on a layout. */
export interface RealmCensus {
  lands: number;
  wanted: number; // nine for each player
  terrains: Record<string, number>;
  symbols: Record<string, number>;
  parts: number; // groups of lands that hang together
  lonely: string[]; // keys of lands without a neighbour
  dead_ends: string[]; // and of those with one
  alike: number; // borders between lands of the same terrain
  entries: number; // regions that a new race may enter
  points: string[][]; // keys of the regions that meet in a point, where more than three do
}

/** What a layout comes to. */
export interface BuiltRealm {
  code: string;
  board: string; // its name, for a table
  world: string; // "surface" or "underground"
  draft: RealmDraft;
  plots: RealmPlot[];
  ground: Record<string, number[]>; // by tile, for its 54 triangles as they lie: which of the plots
  free: Record<string, number[]>; // by tile: the places where one more piece may lie
  moves: Record<string, number[]>; // by key of a piece: the other places of its tile where it may lie
  meetings: Record<string, number[]>; // by tile: the edges as printed at which its water meets that of another
  census: RealmCensus;
}

/** What a seat earned; shares are of victories, intervals of 95 % confidence. */
export interface WeighedSeat {
  seat: number;
  coins: number;
  coins_within: number | null;
  share: number;
  share_from: number;
  share_to: number;
}

/** How far the games on a board are, and what came out of them. */
export interface Weighed {
  board: string;
  games: number;
  most: number;
  running: boolean;
  failed: boolean;
  seats: WeighedSeat[];
}

// --- Drafts ---

/** A race or power of somebody's own, and what it does. */
export interface Design {
  kind: "race" | "power";
  name: string;
  title: string;
  tokens: number;
  supply: number | null;
  parts: Record<string, string>[];
  sentences: Record<string, unknown>[];
}

/** The races and powers of somebody's own that are in play. */
export interface Drafts {
  draft: Record<string, unknown>;
  designs: Design[];
}

/** What a draft does as far as it is understood, and what is wrong with it. */
export interface Checked extends Drafts {
  problems: Record<string, unknown>[];
}

// --- Stored personal data ---

/** The person, with their first day. */
export interface KeptUser extends User {
  created: number;
}

/** A browser that is logged in. */
export interface KeptSession {
  created: number;
  expires: number;
}

/** A passkey. */
export interface KeptPasskey {
  created: number;
}

/** A browser that is told of turns. */
export interface KeptSubscription {
  endpoint: string;
  language: string;
  created: number;
}

/** What the person told moderators. */
export interface KeptReport {
  created: number;
  game: string;
  name: string; // whom it is about; empty: the table
  reason: string;
  text: string;
}

/** What a moderator decided about the person. */
export interface KeptMeasure {
  kind: string;
  created: number;
  until: number | null; // None: for good
  lifted: number | null;
  reason: string;
}

/** A table at which the person sits or sat. */
export interface KeptTable {
  table: Summary;
  orders: Record<string, Orders>;
  record: string | null; // its address
}

/** All that is kept about a person. */
export interface PersonalData {
  user: KeptUser;
  sessions: KeptSession[];
  passkeys: KeptPasskey[];
  subscriptions: KeptSubscription[];
  reports: KeptReport[];
  measures: KeptMeasure[];
  tables: KeptTable[];
}

// --- Catalogue ---

/** A box, by the version of its rules. */
export interface Box {
  name: string;
  title: string;
  version: number;
  world: string; // in which it plays unless another is asked for
}

/** A scenario. One that names `players` is played by so many only, on boards of tiles of its `world`. */
export interface Scenario {
  name: string;
  world: string; // or "both"
  worlds: string[]; // among which a table chooses, if there are several
  players: number[];
  stars: number;
  topic: string; // of the rules, which tells it; "" where it is not told there by itself
  teams: Partners[]; // by seat from whoever begins; none where everybody plays for themselves
  off_board: number; // players who are not counted for the board
  without: string[]; // races and powers that are left out
  example: string; // where players build the board: one that they may build; else ""
}

/** A choice of boxes, options and scenarios that goes together. */
export interface Preset {
  name: string;
  boxes: string[];
}

/** A race of a box. */
export interface Race {
  name: string;
  tokens: number;
  supply: number;
  box: string;
}

/** A power of a box. */
export interface Power {
  name: string;
  tokens: number;
  box: string;
}

/** A relic or place of a box, which Monsters may guard. */
export interface MarkerName {
  name: string;
  kind: "relic" | "place";
  box: string;
}

/** A board. */
export interface BoardName {
  name: string;
  world: string;
  players: number;
  rounds: number;
}

/** A bot that can be asked to play. */
export interface Bot {
  name: string;
  level: number; // from the weakest
  person: string;
  character: string;
}

/** What there is to play with. */
export interface Catalogue {
  boxes: Box[];
  options: string[];
  scenarios: Scenario[];
  presets: Preset[];
  races: Race[];
  powers: Power[];
  markers: MarkerName[];
  pieces: Record<string, string>; // by what lies on the map: the race, power or whatever else it belongs to
  boards: BoardName[];
  bots: Bot[];
  phrases: string[];
}

/** Why a choice for a table does not do. */
export interface Unsuitable {
  code: string;
  facts: Facts;
}

/** The board for so many players, or why so many cannot sit down. */
export interface SetupTable {
  players: number;
  board?: string;
  rounds?: number;
  refused?: Unsuitable;
}

/** What comes of choosing boxes for a table; `refused` alone where they do not go together. */
export interface Setup {
  boxes?: string[];
  world?: string;
  worlds?: string[]; // those that the boxes bring
  races?: number;
  powers?: number;
  without?: string[]; // races and powers that are left out
  tables?: SetupTable[];
  refused?: Unsuitable;
}

/** A region as it is printed. */
export interface Region {
  id: string;
  name: string;
  features: string[];
  beside: string[];
  edge: boolean;
  entry: boolean;
  coast: boolean;
}

/** Where a tile lies now: cell by column and row, turns of 60 degrees clockwise, and what is on it. */
export interface MovingTile {
  letter: string;
  cell: number[];
  turns: number;
  regions: string[];
}

/** A board with its shapes, as `cartography/outlines/drawn.py` describes them. */
export interface Board {
  name: string;
  players: number;
  rounds: number;
  regions: Region[];
  tiles: MovingTile[]; // of boards where tiles move
  tunnels: string[][]; // the ids of the two regions that each joins
  shapes: unknown;
}

/** Somebody, or chance (no player), has decided. */
export interface PlayEvent {
  seq: number;
  player: number | null;
  action: Action;
  story: Report[];
  at: number;
}

/** Events from `undone` on no longer count. */
export interface UndoEvent {
  seq: number;
  undone: number;
  player: number;
  at: number;
}

/** Somebody has decided before their turn; another event will tell what. */
export interface EarlyEvent {
  seq: number;
  player: number;
  early: true;
  at: number;
}

export type TableEvent = PlayEvent | UndoEvent | EarlyEvent;

/** A command was carried out. */
export interface Acted {
  seq: number; // of the last event that it made
  events: TableEvent[];
}

/** What happened. */
export interface Events {
  events: TableEvent[];
}

/** The table after an event, as a spectator saw it. */
export interface At {
  seq: number;
  view: View;
  events: TableEvent[];
}

/** The last command of a person that was carried out, and the last event it made. */
export interface Last {
  key: string;
  seq: number;
}

/** All that somebody may see of a table. */
export interface StateMessage {
  type: "state";
  seq: number;
  table: Summary;
  orders: Record<string, Orders>; // by seat of theirs
  last: Last | null;
  views: Record<string, View>; // by seat of theirs
  spectator: View | null; // for those who have no seat
  undo: Record<string, number>; // how many events may be taken back, by seat
  story: TableEvent[]; // of this turn and the last round, without those that were taken back
  events: TableEvent[]; // since the last message
}

/**
 * What is no longer as in the last message; whatever is left out is.
 *
 * Of `table` and of each view come the fields that changed, and of their `seats` and `regions`, where there
 * are as many as before, those that changed, by their place from 0.
 */
export interface ChangesMessage {
  type: "changes";
  since: number; // the `seq` of the last message
  seq: number;
  table?: Record<string, unknown>;
  orders?: Record<string, Orders>;
  last?: Last | null;
  views?: Record<string, Record<string, unknown>>;
  spectator?: Record<string, unknown>;
  undo?: Record<string, number>;
  story?: number[]; // the numbers of events that were in the last story, or are in `events`
  events: TableEvent[]; // since the last message
}

/** Somebody sat down, came or went, or a clock was corrected. */
export interface TableMessage {
  type: "table";
  table: Summary;
}

/** Somebody said something: a phrase by name, or a line of their own; or points at a region. */
export interface ChatMessage {
  type: "chat";
  player: number;
  name: string;
  phrase?: string;
  text?: string;
  region?: string;
  team?: boolean; // only those read it who play with whoever said it
  earlier?: boolean; // said before this connection was made
  at: number;
}

/** A command was carried out. */
export interface DoneMessage {
  type: "done";
  key: string;
  seq: number;
}

/** A message was refused. */
export interface ErrorMessage {
  type: "error";
  key: string | null; // of the command, unless the message could not be read
  status: number; // as a call would be answered
  error: Error;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
}

export type ServerMessage =
  StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | PongMessage;

// --- Hints and the chronicle ---

/** What the strongest bot would do; no hint where there is no choice. */
export interface Hinted {
  seq: number;
  bot: string;
  hint: Hint | null;
}

/** A step of a plan that is possible as things stand. */
export interface PlannedStep {
  actions: Action[]; // what it comes to now
  story: Report[];
  chance: boolean; // whether a die, or something that is found, decides next
  ends: boolean; // whether the turn is over then
}

/** A plan, tried on the table as the seat sees it: in its next turn, or in its own as far as that is. */
export interface Planned {
  seq: number;
  turn: number; // the game turn in which it is
  view: View; // of the seat, after the steps that are possible
  steps: PlannedStep[]; // those
  goes_on: boolean; // whether another step can follow
  stopped: Error | null; // why the step after them is not possible
}

/** A puzzle, before it is asked. */
export interface Posed {
  id: number;
  kind: string; // "coins" (most that the turn brings without a die), "course" (expand or decline) or "defence"
  players: number;
  boxes: string[];
}

/** The puzzles in their order; each day another is that of the day. */
export interface Puzzles {
  puzzles: Posed[];
}

/** What is said of an answer, with the figures of a long search. */
export interface Answer {
  right: boolean;
  got: number; // coins of the turn
  course: string; // the first action of the right answer, in notation
  best: number; // of the right answer: coins of the turn, or the lead that may be expected in the end
  better: number; // coins by which it is better than the best of the others
  within: number; // the true number is this near, with 95 % confidence; 0: it is exact
  usual: number; // coins of who takes what pays most, step by step
  story: Report[]; // of the right answer
}

/** The puzzle of a table; no answer while it is not whole. */
export interface Puzzled {
  id: number;
  kind: string;
  answer: Answer | null;
}

/** Rise and fall of a race. */
export interface RaceStory {
  player: number;
  race: string;
  power: string | null;
  turns: number[]; // regions at the end of each game turn
}

/** The turn that took most regions from other players. */
export interface Raid {
  player: number;
  turn: number;
  race: string | null;
  regions: string[];
}

/** The roll of the die that was least to be expected and won a region. */
export interface Luck {
  player: number;
  turn: number;
  seq: number;
  pips: number;
  region: string;
  faces: number;
  sides: number;
}

/**
 * How far the look back at a finished game is, and what it found so far.
 *
 * While it is running the accounts end with the last decision that was judged. Decisions begin and end with
 * events of the table.
 */
export interface Reviewed {
  done: number; // decisions
  most: number; // of so many; 0 until they are counted
  running: boolean;
  failed: boolean;
  review: Review | null;
}

/** A finished game in numbers. */
export interface Chronicle {
  coins: number[][]; // of each player, after each player's turn
  races: RaceStory[];
  raid: Raid | null;
  luckiest: Luck | null;
}

/** A seat of a new table. */
export interface SeatWish {
  kind: "me" | "open" | "bot" | "local"; // You, anyone with the link, a bot, or another person at your screen.
  bot?: string | null; // The level of the bot, from the catalogue.
  name?: string | null; // The name of a person; by default your name.
}

/** The clock of a new table. */
export interface ClockWish {
  kind?: "none" | "live" | "days"; // No clock, a clock for a game in one session, or a clock of days.
  minutes?: number; // Minutes for each player: up to 600 if `live`, up to 60 days if `days`.
  increment?: number; // Seconds that each player gains per turn.
}

/** A new table. */
export interface TableWish {
  seats: SeatWish[]; // The seats in the order of play.
  board?: string | null; // A board by name, or `realm-` and the string of a layout; by default the usual board.
  boxes?: string[]; // Boxes by name; `all` is every box. You can list options and scenarios too.
  leaders?: boolean; // Play with the option Leaders.
  places?: boolean; // Put relics and places on the surface too, if a box has some.
  scenario?: string | null; // A scenario by name.
  world?: string | null; // `surface` or `underground`; by default the world of the first box.
  own?: Record<string, unknown> | null; // A draft of custom races and powers; not at public tables.
  open_coins?: boolean; // Show all coins to everyone.
  allied_coins?: boolean; // Show coins to allies, if there are teams.
  public?: boolean; // List the table publicly.
  clock?: ClockWish; // The clock.
  first?: number | "random" | "newcomer"; // The player who begins. `newcomer` is a person without a finished game, if there is one.
  lesson?: boolean; // The tutorial game: always the same deal, for you and one bot.
}

/** A decision of a seat, in exactly one of the last six fields. */
export interface Command {
  player: Player; // The seat.
  seq: number; // The last event that you have seen.
  key: string; // A new key for each command. If the key repeats, you get the first answer again.
  action?: Action | null; // One decision.
  actions?: Action[] | null; // Several decisions: all of them or none.
  place?: Record<string, number> | null; // Numbers by region: all that the view's `distribution` asks for.
  select?: string[] | null; // Regions chosen from the view's `selection`.
  undo?: number | null; // The number of events to undo.
  reset?: true | null; // Undo this whole turn.
}

/** A combo by name. */
export interface ComboName {
  race: string; // The race.
  power: string; // The power.
}

/** A step of a plan, in exactly one of these fields. */
export interface PlanStep {
  action?: Action | null; // One decision; a conquest uses as many tokens as it then needs.
  actions?: Action[] | null; // Several decisions: all of them or none.
  place?: Record<string, number> | null; // Numbers by region: all that the view's `distribution` asks for.
  select?: string[] | null; // Regions chosen from the view's `selection`.
  combo?: ComboName | null; // The combo to take, wherever it is by then.
}

/** A plan for the next turn of a seat. */
export interface PlanWish {
  player: Player; // The seat.
  steps: PlanStep[]; // The steps in order.
}
