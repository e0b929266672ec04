/**
 * The JSON of the protocol; see docs/reference/protocol.md.
 *
 * Made by `python scripts/protocol_types.py` from the typed dictionaries of the server; edit those instead.
 */

/** An action or an outcome of chance, with the fields that it needs. */
export interface NamedAction {
  do: string; // a verb, or the name of an ability
  place?: number; // of the column, from 1
  region?: string;
  other?: string; // another region
  tokens?: number;
  player?: number; // from 1
  pips?: number;
  coin?: number; // the kind of coin, from 1 for the smallest
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
 * A question to a seat.
 *
 * `key` names the texts: `question-KEY`, `pass-KEY` and `answer-KEY`. A key without texts uses those of the
 * shape, `question-any-SHAPE`. If `may_change_coins` is false, no answer changes the coins of this turn.
 */
export interface Asked {
  key: string;
  may_pass: boolean;
  may_change_coins: boolean;
}

/** A combo of the column to take. */
export interface AskedCombo extends Asked {
  shape: "combo";
}

/** A choice to expand or decline; with `may_pass`, to decline or not. */
export interface AskedCourse extends Asked {
  shape: "course";
}

/** A conquest; `actions` and `prices` list the possible ones, and `stop` ends them. */
export interface AskedConquest extends Asked {
  shape: "conquest";
}

/** All of `amount` to spread over `regions`, by the verb or ability `do`; `templates` are usual ways. */
export interface AskedSpread extends Asked {
  shape: "spread";
  do: string;
  amount: number;
  regions: RegionId[];
  templates: Record<string, Record<RegionId, number>>;
  ends: boolean; // the answer ends the turn
}

/**
 * A choice of `least` to `most` regions, each at most as often as `times` says.
 *
 * Each choice of a region takes a token from it, or places a `piece` if there is one. An action names the
 * region in `field`.
 */
export interface AskedRegions extends Asked {
  shape: "regions";
  do: string;
  least: number;
  most: number;
  times: Record<RegionId, number>;
  piece: string | null;
  field: "region" | "other";
  ends: boolean; // the answer ends the turn
}

/** A number from `least` to `most`: the `tokens` of an action, or how many sixths to turn `tile`. */
export interface AskedAmount extends Asked {
  shape: "amount";
  do: string;
  least: number;
  most: number;
  tile: string | null; // the tile to turn, if any
  cell: string | null; // the cell of the tile
}

/** A player, or a race or power by name; the actions name it in the field `of`. */
export interface AskedName extends Asked {
  shape: "name";
  do: string;
  of: "player" | "named";
  tokens: Record<string, number>; // starting tokens of each race or power
}

/** Something to buy for `price` coins; the actions `buy` list the choices. */
export interface AskedThing extends Asked {
  shape: "thing";
  price: number;
}

/** A tile by letter, as the `tile` of an action; `regions` lists those of each tile on the table. */
export interface AskedTile extends Asked {
  shape: "tile";
  do: string;
  regions: Record<string, RegionId[]>;
}

/**
 * A cell for `tile`, as the `cell` of an action: column and row.
 *
 * For a new tile, the next question is how far to turn it clockwise: the `tokens` of an action of
 * `turned_by`.
 */
export interface AskedCell extends Asked {
  shape: "cell";
  do: string;
  tile: string;
  cells: string[];
  turned_by: string | null;
}

/**
 * The places on `tile` for a mountain or chasm (`piece`).
 *
 * The keys of `places` count from 1; an action gives one of them as its `place`. Each lists the regions that
 * the piece would cover there, at least in part.
 */
export interface AskedPlace extends Asked {
  shape: "place";
  do: string;
  tile: string;
  piece: string;
  places: Record<string, RegionId[]>;
}

/** A yes-or-no question; yes costs `price` coins. */
export interface AskedWhether extends Asked {
  shape: "whether";
  price: number;
  yes: Action;
}

/** No question: chance decides ("chance"), another player decides ("watch"), or the game is over. */
export interface AskedNothing extends Asked {
  shape: "chance" | "watch" | "over";
  price: number; // if another player chooses from offers, the price of each
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
  powers: string[]; // all its badges
  declined: boolean;
  hand: number;
  regions: RegionId[];
  tray: number; // tokens left in the box
  stock: Record<string, number>; // pieces that its abilities keep off the map, by ability
  stores: Record<string, (string | null)[]>; // races of the tokens put aside, by ability; null is a Lost Tribe
}

/** A player. */
export interface SeatView {
  player: Player;
  coins: number | null; // null if hidden, until the game is over
  captives: string[]; // races whose Leader this player holds captive
  races: RaceOnMap[];
  unplayed: string[] | null; // races and powers in their hand; null if hidden or none
}

/** A region and its contents. */
export interface RegionView {
  id: RegionId;
  name: string;
  features: string[];
  tokens: number;
  player: Player | null;
  race: string | null;
  declined: boolean;
  tribe: boolean; // whether the tokens are a Lost Tribe or Monsters
  monsters: boolean; // whether the tokens are Monsters, which guard something
  passing: boolean; // whether its holder must leave it at redeployment, as rivers
  pieces: Record<string, number>; // by name
}

/** A relic or place on the map, with its region and holder. */
export interface Holding {
  name: string;
  region: RegionId;
  holder: Player | null;
  powers: string[]; // the badges there, which it lends to its holder
}

/** A field on the map, whose badge lends a power to an active race with enough of its regions. */
export interface Field {
  power: string;
  regions: RegionId[];
  enough: number;
  held: number[]; // by player: how many of these regions their active race holds
}

/** A combo of the column; places count from 1. */
export interface Combo {
  place: number;
  race: string;
  power: string | null;
  coins: number; // coins on it
  price: number;
  tokens: number; // its starting tokens
  found: number; // tokens on it
}

/** A race in a column of races. To take it, add its `place` and that of the power, minus 1. */
export interface OpenRace {
  place: number; // the place of the pair with the first power
  row: number; // from 1
  race: string;
  tokens: number;
  found: number; // tokens on it, or on a combo with it
  brings: number; // coins that it brings; negative if it costs coins
}

/** A power in a column of powers; its row is its place. */
export interface OpenPower {
  place: number;
  power: string;
  tokens: number;
  brings: number; // coins that it brings; negative if it costs coins
}

/** A row of the columns, with the price of its race or power and the coins on the row. */
export interface Row {
  price: number;
  coins: number;
}

/**
 * Separate columns of races, powers and coins; the more expensive of race and power sets the price.
 *
 * Races of each world have a separate column. A hand has no rows, since everything in it is free.
 */
export interface Columns {
  races: OpenRace[];
  powers: OpenPower[];
  rows: Row[];
}

/** Races and powers in the stacks, by name; their order is unknown. */
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
 * A reason; show the message `reason-CODE` of the catalogues, which may use the other fields.
 *
 * A code without a message comes from a custom ability; show `reason-forbidden`.
 */
export interface Reason {
  code: string;
  number?: number;
  ability?: string; // the race or power that causes it
  terrain?: string;
}

/** A part of a price, with its reason. */
export interface PriceItem {
  tokens: number;
  why: Reason;
}

/** The price of a region for the conquering side, or the reasons against the conquest. */
export interface Price {
  region: RegionId;
  tokens: number | null;
  short: number; // tokens that the hand lacks
  faces: number; // faces of the die with which a final attempt would succeed; 0 if no attempt is allowed
  items: PriceItem[];
  refusals: Reason[];
}

/** Coins that a race would score; `why` is a race, a power or "regions". */
export interface ForecastItem {
  coins: number;
  why: string;
  race: string;
  declined: boolean;
}

/** The coins of the turn if it ended now. */
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

/** A team; at the end, the coins and tokens of its players are added up and multiplied by `weight`. */
export interface Team {
  players: Player[];
  weight: number;
  coins: number | null; // null until the game is over
  tokens: number | null;
}

export type Stage = "begin" | "conquer" | "redeploy" | "score";

/** The part of a view that is the same for all seats, unless the rules have secrets. */
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
  columns: Columns | null; // in place of the column, if races and powers are separate
  stacks: Stacks;
  step: string; // the current step, or the ability whose step it is; "over" at the end
  stage: Stage; // the last standard step reached in this turn
  side: Acting | null;
  forecast: Forecast; // for the player on turn
  winners: Player[];
  outright: Player[]; // players who won regardless of coins
  standings: Standing[]; // only when the game is over
  teams: Team[]; // empty without teams
}

/** The part of a view that differs by seat, with its choices when it has to decide. */
export interface OwnView {
  question: AskedAnything;
  seats: SeatView[];
  actions: Action[]; // for the seat that decides
  ending: number[]; // indices of the `actions` that end the turn
  prices: Price[]; // for the seat that conquers
  decline: Forecast | null; // the forecast after a decline, if the seat may decline now
  choosing: Record<RegionId, Forecast>; // the forecast with each region that may be chosen and changes it
}

/** The table as one seat sees it, with its choices when it has to decide. */
export type View = CommonView & OwnView;

// --- Reports ---

/** One thing that happened, as codes and names; each language turns it into a sentence. */
export interface Report {
  kind: string;
  player: Player | null;
  region: RegionId | null;
  by: string | null; // a race, a power or a verb
  number: number;
  other?: string | Player | null; // another race, power or player
  from_player?: Player | null; // the previous owner of the region
  tribe?: boolean; // whether the region belonged to a Lost Tribe or Monsters
  monsters?: boolean;
  race?: string | null;
  declined?: boolean;
}

// --- Advice ---

/** A final attempt, with the number of faces that take the region. */
export interface Attempt {
  region: RegionId;
  faces: number;
  sides: number;
}

/** The second-best beginning of the turn; with `race` and `power` if it takes a combo. */
export interface Instead {
  action: Action;
  worse: number; // how many coins of lead it loses, compared with the advice
  race?: string;
  power?: string;
}

/**
 * The advice of the strongest bot, with its reasons in coins of the advised player.
 *
 * Numbers are rounded to integers, since estimates are not more precise.
 */
export interface Hint {
  actions: Action[]; // the advised actions, until the end of the turn or the next die roll
  story: Report[]; // the expected events
  coins: number; // the expected coins in this turn
  least: number;
  most: number; // the most coins in this turn; like `least`, it depends on the die
  later: number; // the expected coins in later turns
  lead: number; // the expected lead at the end over the strongest opponent
  lost: number; // the number of regions likely to be lost before the next turn
  attempt: Attempt | null;
  instead: Instead | null;
  sure: string; // confidence: "exact", "surely", "likely", "close" or "guess"; "" if not compared
  looks: number; // the number of simulations
}

/**
 * A decision in a game review, with the chances of winning before and after it.
 *
 * Chances are shares of a victory, by player. A decision lasts from the moment of planning to a die roll or
 * the end of the turn.
 */
export interface Judged {
  at: number; // the number of actions of the record before it
  until: number; // the number of actions of the record after it
  turn: number; // the round, from 1
  player: number; // from 1
  before: number[]; // chances with the best move
  least: number; // lower bound of the player's own chance, with 95% confidence
  most: number; // upper bound
  after: number[]; // chances with the move played
  cost: number; // how many coins of lead the move lost
  within: number; // uncertainty of the cost
  better: Hint | null; // a better move, if there surely was one
  played: Hint | null; // the move played, as a hint, if there was a better one
}

/** The changes of a player's chance of winning; with the first chance, they add up to the last one. */
export interface Account {
  begun: number;
  own: number; // the change through the player's own decisions
  others: number; // the change through decisions of other players
  luck: number; // the change through dice, stacks and unforeseen events
  ended: number;
}

/** A game review. */
export interface Review {
  decisions: Judged[];
  ended: number[]; // by player
  accounts: Account[]; // by player
  dearest: number[][]; // by player: indices in `decisions` of the costliest, worst first
}

export type Facts = Record<string, string | number>;

/** The error of a refused call. */
export interface Error {
  code: string; // for programs, and for the text in each language
  message: string;
  allowed?: Action[]; // the legal actions
  seq?: number; // the last event of the table
  wait?: number; // seconds until you may try again
  facts?: Facts; // values for the text; for `malformed`, the `field` and its limits
}

/** The answer to a call that changed nothing. */
export interface Refused {
  error: Error;
}

/** An empty answer. */
export type Done = Record<string, never>;

// --- Users ---

/** The public data of a user. */
export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
}

/** The current user; null without a session. */
export interface Me {
  user: User | null;
}

/** The current user, and the limit for names. */
export interface Asker extends Me {
  longest_name: number; // letters
}

/** A browser with a login. */
export interface Session {
  id: string;
  created: number;
  expires: number;
  current: boolean; // it is this browser
}

/** Your sessions. */
export interface Sessions {
  sessions: Session[]; // the newest first
}

/** The key for subscribing to notifications. */
export interface PublicKey {
  key: string | null; // base64url; null if the server sends none
}

// --- Tables ---

/** A seat at a table. */
export interface Seat {
  player: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null; // its level
  user: string | null;
  here: boolean; // the person is connected
  away: boolean; // a bot plays for the person
  clock_ms: number | null;
  awaited: boolean; // it has to decide now
  kept_for: string | null; // the user for whom the seat of a rematch is kept
}

/** The clock: minutes for each player, and seconds that each of their turns adds. */
export interface Clock {
  kind: "none" | "live" | "days";
  minutes: number;
  increment: number;
}

/** A player who is not connected, and the votes on how to continue. */
export interface Gone {
  player: number;
  seconds: number; // how long they have been gone
  wait: number; // seconds until the others may vote
  bot: number[]; // players who vote for a bot until they return
  days: number[]; // players who vote for one day per turn
}

/** A team; at the end their coins count `weight` times. */
export interface Partners {
  players: number[];
  weight: number;
}

/** The original game of a branch, and its last event that counts here. */
export interface BranchedFrom {
  table: string;
  seq: number;
}

/** The public data of a table. */
export interface Summary {
  id: string;
  status: "open" | "running" | "finished";
  board: string;
  boxes: string[];
  in_play: string[]; // all of it by name: boxes, options, a scenario, and in which world
  leaders: boolean;
  places: boolean; // the option of relics and places on the surface
  scenario: string | null;
  world: string; // "surface", "underground" or, in some scenarios, "both"
  own: boolean; // custom races and powers are in play
  lesson: boolean; // it is the tutorial game
  puzzle: number | null; // the number of its puzzle
  players: number;
  seats: Seat[];
  teams: Partners[]; // empty without teams
  host: string;
  public: boolean;
  open_coins: boolean;
  allied_coins: boolean; // allies see each other's coins
  clock: Clock; // the clock in use
  by_days: boolean; // one day per turn, in place of its own clock
  gone: Gone[]; // while the game runs
  at_own_pace: number[]; // players who vote for its own pace
  needed: number; // how many connected players have to agree
  turn: number | null;
  rounds: number;
  on_turn: number | null;
  created: number;
  seed_hash: string;
  seed?: string; // after the game
  rematch: string | null;
  branch: BranchedFrom | null; // the game that it continues
}

/** The public tables, open ones first. */
export interface Tables {
  tables: Summary[];
}

/** The tables of one user, running ones first. */
export interface Games {
  games: Summary[];
}

/** The standing orders of a seat for displaced tokens: "ask", or the name of a template. */
export interface Orders {
  order: string;
  races: Record<string, string>;
}

// --- Realms ---

/** One side of a tile: its picture (54 letters, row by row) and its print. */
export interface RealmTileSide {
  letter: string;
  world: string; // "surface" or "underground"
  picture: string;
  lands: Record<string, Record<string, string>>; // by letter: `name`, `terrain` and `symbol`, which may be empty
  water: string; // the name of its water
}

/** A parameter of a tool; without a default it is required. */
export interface RealmToolParameter {
  name: string;
  kind: "number" | "flag" | "feature";
  default: number | boolean | string | null;
  least: number;
  most: number;
  choices: string[];
}

/** A tool for the rules of a scenario. */
export interface RealmTool {
  tool: string;
  apart: string[]; // tools that it excludes
  world: string; // the world that it needs; empty: any
  parameters: RealmToolParameter[];
}

/** A custom scenario as fields; each rule names its tool and values. */
export interface RealmScenario {
  title: string;
  stars: number;
  world: string; // "surface", "underground" or "both"
  features: string[];
  without: string[];
  rounds: number; // 0: as on the board
  water: string; // "": as on the board
  entry: string[]; // features of entry regions; empty: as on the board
  teams: number[]; // the team of each seat, from the first player on; empty without teams
  alone: number; // how many times the coins of a single player count
  rule: Record<string, number | boolean | string>[];
}

/** A custom scenario, with its string. */
export interface RuledScenario {
  code: string;
  name: string; // its name for a table
  scenario: RealmScenario;
}

/** The parts of boards, and the limits. */
export interface RealmBox {
  tiles: RealmTileSide[];
  mountains: Record<string, string>[];
  chasms: Record<string, string>[];
  covers: number[][]; // by place of a piece: the triangles under it
  marks: string[];
  tools: RealmTool[];
  waters: string[];
  rounds: Record<string, number>; // game turns by number of players
  most_rounds: number;
  longest_name: number;
  farthest: number; // cells from the middle
}

/** A tile of a layout; `turns` are 60 degrees clockwise each. */
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

/** A border between two rivers. */
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

/** The counts of a layout. */
export interface RealmCensus {
  lands: number;
  wanted: number; // nine for each player
  terrains: Record<string, number>;
  symbols: Record<string, number>;
  parts: number; // connected groups of lands
  lonely: string[]; // keys of lands without a neighbour
  dead_ends: string[]; // keys of lands with one neighbour
  alike: number; // borders between lands of the same terrain
  entries: number; // regions where a new race may enter
  lacks_chasm: boolean; // whether an underground board has no chasm, which Flames and Spiderines need
  points: string[][]; // keys of regions that meet in a point, if more than three
}

/** A layout with everything derived from it. */
export interface BuiltRealm {
  code: string;
  board: string; // its name, for a table
  world: string; // "surface" or "underground"
  draft: RealmDraft;
  plots: RealmPlot[];
  ground: Record<string, number[]>; // by tile: the plot of each of its 54 triangles
  free: Record<string, number[]>; // by tile: places for another piece
  moves: Record<string, number[]>; // by key of a piece: other places on its tile
  meetings: Record<string, number[]>; // by tile: edges (as printed) where its water meets other water
  census: RealmCensus;
}

/** The result of a seat: coins and share of victories, with 95% confidence intervals. */
export interface WeighedSeat {
  seat: number;
  coins: number;
  coins_within: number | null;
  share: number;
  share_from: number;
  share_to: number;
}

/** The progress and results of games on a board. */
export interface Weighed {
  board: string;
  games: number;
  most: number;
  running: boolean;
  failed: boolean;
  seats: WeighedSeat[];
}

// --- Drafts ---

/** A custom race or power, and what it does. */
export interface Design {
  kind: "race" | "power";
  name: string;
  title: string;
  tokens: number;
  supply: number | null;
  parts: Record<string, string>[];
  sentences: Record<string, unknown>[];
}

/** The custom races and powers in play. */
export interface Drafts {
  draft: Record<string, unknown>;
  designs: Design[];
}

/** A checked draft, with its problems. */
export interface Checked extends Drafts {
  problems: Record<string, unknown>[];
}

// --- Stored personal data ---

/** The user, with the time of the first visit. */
export interface KeptUser extends User {
  created: number;
}

/** A browser with a login. */
export interface KeptSession {
  created: number;
  expires: number;
}

/** A passkey. */
export interface KeptPasskey {
  created: number;
}

/** A browser that gets notifications. */
export interface KeptSubscription {
  endpoint: string;
  language: string;
  created: number;
}

/** A report that the user wrote. */
export interface KeptReport {
  created: number;
  game: string;
  name: string; // the reported player; empty: the table
  reason: string;
  text: string;
}

/** A sanction of the user. */
export interface KeptMeasure {
  kind: string;
  created: number;
  until: number | null; // null: permanent
  lifted: number | null;
  reason: string;
}

/** A table of the user. */
export interface KeptTable {
  table: Summary;
  orders: Record<string, Orders>;
  record: string | null; // the address of the record
}

/** Everything that the server stores about a user. */
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
  world: string; // in which it plays by default
  topics: string[]; // the pages of the rules that it adds
}

/** An option for boxes of some worlds. */
export interface Option {
  name: string;
  worlds: string[]; // where it adds anything: worlds of boxes, or "both"
  markers: boolean; // whether it needs a box that has relics or places
  topics: string[]; // the pages of the rules that it adds
}

/** A scenario. With a list of `players`, it needs one of those numbers and the tiles of its `world`. */
export interface Scenario {
  name: string;
  family: string; // the common beginning of the names of related scenarios
  strength: number; // its difficulty in its family; 0 if they differ otherwise
  world: string; // or "both"
  worlds: string[]; // to choose from, if there are several
  players: number[];
  stars: number;
  topic: string; // the page of the rules about it
  brings: string[]; // races and powers that no one can take
  teams: Partners[]; // by seat from the first player on; empty without teams
  off_board: number; // players who are not counted for the board
  without: string[]; // races and powers that are left out
  example: string; // if players build the board: one they may build; otherwise empty
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

/** A bot level. */
export interface Bot {
  name: string;
  level: number; // from the weakest
  person: string;
  character: string;
}

/** Everything to play with, by name. */
export interface Catalogue {
  boxes: Box[];
  options: Option[];
  scenarios: Scenario[];
  presets: Preset[];
  races: Race[];
  powers: Power[];
  markers: MarkerName[];
  terms: string[]; // what is printed on boards
  pieces: Record<string, string>; // by piece: the race, power or other thing that it belongs to
  boards: BoardName[];
  bots: Bot[];
  phrases: string[];
}

/** The reason why a choice does not work. */
export interface Unsuitable {
  code: string;
  facts: Facts;
}

/** The board for a number of players, or why that number cannot play. */
export interface SetupTable {
  players: number;
  board?: string;
  rounds?: number;
  refused?: Unsuitable;
}

/** The result of a choice of boxes; only `refused` if they do not fit together. */
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

/** A region of a board. */
export interface Region {
  id: string;
  name: string;
  features: string[];
  beside: string[];
  edge: boolean;
  entry: boolean;
  coast: boolean;
}

/** A movable tile: its cell by column and row, turns of 60 degrees clockwise, and its regions. */
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
  tiles: MovingTile[]; // on boards with movable tiles
  tunnels: string[][]; // pairs of region ids
  shapes: unknown;
}

/** A decision of a player, or of chance (no player). */
export interface PlayEvent {
  seq: number;
  player: number | null;
  action: Action;
  story: Report[];
  at: number;
}

/** An undo: events from `undone` on no longer count. */
export interface UndoEvent {
  seq: number;
  undone: number;
  player: number;
  at: number;
}

/** A decision before the player's turn; another event follows with its content. */
export interface EarlyEvent {
  seq: number;
  player: number;
  early: true;
  at: number;
}

export type TableEvent = PlayEvent | UndoEvent | EarlyEvent;

/** The result of a command. */
export interface Acted {
  seq: number; // of the last event that it made
  events: TableEvent[];
}

/** A list of events. */
export interface Events {
  events: TableEvent[];
}

/** The table after an event, as a spectator saw it. */
export interface At {
  seq: number;
  view: View;
  events: TableEvent[];
}

/** The last command of a user that was carried out, and its last event. */
export interface Last {
  key: string;
  seq: number;
}

/** Everything that a user may see of a table. */
export interface StateMessage {
  type: "state";
  seq: number;
  table: Summary;
  orders: Record<string, Orders>; // by seat of the user
  last: Last | null;
  views: Record<string, View>; // by seat of the user
  spectator: View | null; // for users without a seat
  undo: Record<string, number>; // by seat: how many events can be undone
  story: TableEvent[]; // events of this turn and the last round that still count
  events: TableEvent[]; // since the last message
}

/**
 * The fields that differ from the last message; others are unchanged.
 *
 * `table` and each view have their changed fields. If `seats` or `regions` have the same length as before,
 * they contain only the changed items, by index.
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
  story?: number[]; // numbers of events from the last story or from `events`
  events: TableEvent[]; // since the last message
}

/** A change of seats or connections, or a corrected clock. */
export interface TableMessage {
  type: "table";
  table: Summary;
}

/** A chat message: a phrase by name, a line of text, or a region to point at. */
export interface ChatMessage {
  type: "chat";
  player: number;
  name: string;
  phrase?: string;
  text?: string;
  region?: string;
  team?: boolean; // only partners read it
  earlier?: boolean; // sent before this connection
  at: number;
}

/** The success of a command. */
export interface DoneMessage {
  type: "done";
  key: string;
  seq: number;
}

/** The refusal of a message. */
export interface ErrorMessage {
  type: "error";
  key: string | null; // the key of the command; null if the message was unreadable
  status: number; // the HTTP status of such a call
  error: Error;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
}

export type ServerMessage =
  StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | PongMessage;

// --- Hints and the chronicle ---

/** The advice of the strongest bot; null if there is no choice. */
export interface Hinted {
  seq: number;
  bot: string;
  hint: Hint | null;
}

/** A step of a plan that is possible now. */
export interface PlannedStep {
  actions: Action[]; // the actions that it means now
  story: Report[];
  chance: boolean; // chance decides next
  ends: boolean; // the turn is over then
}

/** A plan, tried on the table as the seat sees it, for its next turn or the rest of this one. */
export interface Planned {
  seq: number;
  turn: number; // the game turn of the plan
  view: View; // of the seat, after the possible steps
  steps: PlannedStep[]; // the possible steps
  goes_on: boolean; // another step can follow
  stopped: Error | null; // why the next step is impossible
}

/** A puzzle in the list. */
export interface Posed {
  id: number;
  kind: string; // "coins" (most that the turn brings without a die), "course" (expand or decline) or "defence"
  players: number;
  boxes: string[];
}

/** The puzzles in their order; each day has another puzzle of the day. */
export interface Puzzles {
  puzzles: Posed[];
}

/** The verdict on an answer, with figures from a long search. */
export interface Answer {
  right: boolean;
  got: number; // coins of the turn
  course: string; // the first action of the right answer, in notation
  best: number; // of the right answer: coins of the turn, or the expected final lead
  better: number; // how many coins it is ahead of the second best
  within: number; // 95% confidence interval, as ±; 0: exact
  usual: number; // coins of a greedy player
  story: Report[]; // of the right answer
}

/** The puzzle of a table; the verdict is null until the answer is complete. */
export interface Puzzled {
  id: number;
  kind: string;
  answer: Answer | null;
}

/** The rise and fall of a race. */
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

/** The least likely roll of the die that won a region. */
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
 * The progress of a game review, and its results so far.
 *
 * While it runs, the accounts end with the last judged decision. Decisions begin and end with events of the
 * table.
 */
export interface Reviewed {
  done: number; // judged decisions
  most: number; // all decisions; 0 until they are counted
  running: boolean;
  failed: boolean;
  review: Review | null;
}

/** A finished game in numbers. */
export interface Chronicle {
  coins: number[][]; // of each player, after each turn of a player
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
