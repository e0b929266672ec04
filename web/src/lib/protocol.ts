/**
 * The JSON of the protocol; see docs/reference/protocol.md.
 *
 * Made by `python scripts/protocol_types.py` from the typed dictionaries of the server; edit those instead.
 */

/** An action or an outcome of chance as a dict, with only the fields that it needs. */
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
 * A question to a seat; this is the base of all shapes of questions.
 *
 * `key` names the texts: `question-KEY`, `pass-KEY` and `answer-KEY`. A key without texts uses the texts of
 * the shape, `question-any-SHAPE`. If `may_change_coins` is false, no answer changes the coins of this turn.
 */
export interface Asked {
  key: string;
  may_pass: boolean;
  may_change_coins: boolean;
}

/** A choice of a combo from the column. */
export interface AskedCombo extends Asked {
  shape: "combo";
}

/** A choice between expanding and declining; if `may_pass`, between declining and not declining. */
export interface AskedCourse extends Asked {
  shape: "course";
}

/**
 * A choice of a region to conquer.
 *
 * `actions` and `prices` list the possible conquests, and `stop` ends them.
 */
export interface AskedConquest extends Asked {
  shape: "conquest";
}

/**
 * A distribution of all `amount` tokens or pieces over `regions`.
 *
 * `do` is the verb or ability that places them. If there is a `piece`, its pieces are placed instead of
 * tokens. `templates` are usual distributions.
 */
export interface AskedSpread extends Asked {
  shape: "spread";
  do: string;
  amount: number;
  regions: RegionId[];
  templates: Record<string, Record<RegionId, number>>;
  piece: string | null;
  off: number; // tokens besides `amount` that leave the map until the next turn
  off_by: string | null; // the race or power that takes them off
  ends: boolean; // the answer ends the turn
}

/**
 * A choice of at least `least` and at most `most` regions; `times` limits how often each may be chosen.
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

/** A choice of a number of `tokens` from `least` to `most`, or of sixths of a circle to turn `tile`. */
export interface AskedAmount extends Asked {
  shape: "amount";
  do: string;
  least: number;
  most: number;
  tile: string | null; // the tile to turn, if any
  cell: string | null; // the cell of the tile
}

/** A choice of a player, or of a race or power by name; `of` is the field of the action for the answer. */
export interface AskedName extends Asked {
  shape: "name";
  do: string;
  of: "player" | "named";
  tokens: Record<string, number>; // starting tokens of each race or power
}

/** A choice of something to buy for `price` coins; the `buy` actions list the choices. */
export interface AskedThing extends Asked {
  shape: "thing";
  price: number;
}

/**
 * A choice of a tile by its letter, which an action gives as `tile`.
 *
 * `regions` lists the regions of each tile on the table.
 */
export interface AskedTile extends Asked {
  shape: "tile";
  do: string;
  regions: Record<string, RegionId[]>;
}

/**
 * A choice of a cell for `tile`; an action gives its column and row as `cell`.
 *
 * For a new tile, the next question asks how far to turn it clockwise. Its answer is an action of
 * `turned_by`, with the number of turns as `tokens`.
 */
export interface AskedCell extends Asked {
  shape: "cell";
  do: string;
  tile: string;
  cells: string[];
  turned_by: string | null;
}

/**
 * A choice of a place on `tile` for a mountain or chasm (`piece`).
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

/** A yes-or-no question. Answering "yes" costs `price` coins. */
export interface AskedWhether extends Asked {
  shape: "whether";
  price: number;
  yes: Action;
}

/** No question to the seat: chance decides, another player decides ("watch"), or the game is over. */
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

/** A player and everything in front of them. */
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

/** A field on the map. Its badge lends a power to an active race that holds enough regions around it. */
export interface Field {
  power: string;
  regions: RegionId[];
  enough: number;
  held: number[]; // by player: how many of these regions their active race holds
}

/** A combo in the column. Places count from 1. */
export interface Combo {
  place: number;
  race: string;
  power: string | null;
  coins: number; // coins on it
  price: number;
  tokens: number; // its starting tokens
  found: number; // tokens on it
}

/**
 * A race in a column of races.
 *
 * To find the place of a combo, add the places of its race and its power and subtract 1.
 */
export interface OpenRace {
  place: number; // the place of the pair with the first power
  row: number; // from 1
  race: string;
  tokens: number;
  found: number; // tokens on it, or on a combo with it
  brings: number; // coins that it brings; negative if it costs coins
}

/** A power in a column of powers. Its row equals its place. */
export interface OpenPower {
  place: number;
  power: string;
  tokens: number;
  brings: number; // coins that it brings; negative if it costs coins
}

/** A row of separate columns: the price of its race or power, and the coins on it. */
export interface Row {
  price: number;
  coins: number;
}

/**
 * Separate columns of races, powers and coins. The more expensive of race and power sets the price.
 *
 * Each world has a separate column of races. A hand has no rows, since everything in it is free.
 */
export interface Columns {
  races: OpenRace[];
  powers: OpenPower[];
  rows: Row[];
}

/** The names of races and powers in the stacks, whose order is unknown. */
export interface Stacks {
  unseen_races: string[];
  unseen_powers: string[];
  returned_races: string[];
  discarded_powers: string[];
}

/** The race that acts now. */
export interface Acting {
  race: string | null;
  declined: boolean;
}

/**
 * A reason for a price or a refusal. Its text is the message `reason-CODE`, filled with the other fields.
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

/** The coins that a race would score for one reason; `why` is a race, a power or "regions". */
export interface ForecastItem {
  coins: number;
  why: string;
  race: string;
  declined: boolean;
}

/** The coins that the player on turn would get if the turn ended now. */
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

/** A team. At the end, the coins and tokens of its players are added up and multiplied by `weight`. */
export interface Team {
  players: Player[];
  weight: number;
  coins: number | null; // null until the game is over
  tokens: number | null;
}

export type Stage = "begin" | "conquer" | "redeploy" | "score";

/** The part of a view that is the same for all seats, except for secret hands. */
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

/** The part of a view that differs by seat, with the seat's choices if it has to decide. */
export interface OwnView {
  question: AskedAnything;
  seats: SeatView[];
  actions: Action[]; // for the seat that decides
  ending: number[]; // indices of the `actions` that end the turn
  prices: Price[]; // for the seat that conquers
  decline: Forecast | null; // the forecast after a decline, if the seat may decline now
  choosing: Record<RegionId, Forecast>; // the forecast with each region that may be chosen and changes it
}

/** The table as one seat sees it, with the seat's choices if it has to decide. */
export type View = CommonView & OwnView;

// --- Reports ---

/** A single event, as codes and names, which each language turns into a sentence. */
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

/** A final attempt, with the number of die faces that conquer the region. */
export interface Attempt {
  region: RegionId;
  faces: number;
  sides: number;
}

/** The second-best way to begin the turn, with `race` and `power` if it takes a combo. */
export interface Instead {
  action: Action;
  worse: number; // how many coins of lead it loses, compared with the advice
  race?: string;
  power?: string;
}

/**
 * The advice of the strongest bot, with reasons in coins for the advised player.
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

/** The causes of the change in a player's chance of winning. `begun` plus all changes equals `ended`. */
export interface Account {
  begun: number;
  own: number; // the change through the player's own decisions
  others: number; // the change through decisions of other players
  luck: number; // the change through dice, stacks and unforeseen events
  ended: number;
}

/** The review of a game. */
export interface Review {
  decisions: Judged[];
  ended: number[]; // by player
  accounts: Account[]; // by player
  dearest: number[][]; // by player: indices in `decisions` of the costliest, worst first
}

export type Facts = Record<string, string | number>;

/** The reason why a call was refused. */
export interface Error {
  code: string; // identifies the error for programs and translations
  message: string;
  allowed?: Action[]; // the legal actions
  seq?: number; // the last event of the table
  wait?: number; // seconds until you may try again
  facts?: Facts; // values for the text, such as the `field` and its limits for `malformed`
}

/** The answer to a refused call, which changed nothing. */
export interface Refused {
  error: Error;
}

/** An empty answer to a successful call. */
export type Done = Record<string, never>;

// --- Users ---

/** The public data of a user. */
export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
}

/** The user of the session; null without a session. */
export interface Me {
  user: User | null;
}

/** The user of the session, and the limit for names. */
export interface Asker extends Me {
  longest_name: number; // in letters
}

/** A session, which is a browser where you are logged in. */
export interface Session {
  id: string;
  created: number;
  expires: number;
  current: boolean; // whether this is the calling browser
}

/** The list of your sessions. */
export interface Sessions {
  sessions: Session[]; // the newest first
}

/** The server's public key, for subscribing to notifications. */
export interface PublicKey {
  key: string | null; // base64url; null if the server sends no notifications
}

// --- Tables ---

/** A seat at a table. */
export interface Seat {
  player: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null; // the level of the bot
  user: string | null;
  here: boolean; // whether the player is connected
  away: boolean; // whether a bot plays for the player
  clock_ms: number | null;
  awaited: boolean; // whether this seat has to decide now
  kept_for: string | null; // the user who may take this seat of a rematch
}

/** The clock of a table: minutes for each player, and seconds that they gain with each turn. */
export interface Clock {
  kind: "none" | "live" | "days";
  minutes: number;
  increment: number;
}

/** A player who is not connected, and the votes on how to continue without that player. */
export interface Gone {
  player: number;
  seconds: number; // how long they have been gone
  wait: number; // seconds until the others may vote
  bot: number[]; // players who vote for a bot until they return
  days: number[]; // players who vote for one day per turn
}

/** A team of players. Its coins count `weight` times at the end. */
export interface Partners {
  players: number[];
  weight: number;
}

/** The game that a branch continues, and the last event that both games share. */
export interface BranchedFrom {
  table: string | null; // None if the game comes from a file
  seq: number;
}

/** The public data of a table. */
export interface Summary {
  id: string;
  status: "open" | "running" | "finished";
  board: string; // the name of the board; only "board-" for a free board
  board_title: string; // the title of a custom board; "" for other boards
  boxes: string[];
  in_play: string[]; // names of boxes, options, the scenario and the world
  leaders: boolean;
  places: boolean; // whether relics and places are also on the surface
  scenario: string | null;
  world: string; // "surface", "underground" or, in some scenarios, "both"
  own: boolean; // whether custom races and powers are in play
  lesson: boolean; // whether this is the tutorial game
  puzzle: number | null; // the number of the puzzle, if any
  players: number;
  seats: Seat[];
  teams: Partners[]; // empty without teams
  host: string;
  public: boolean;
  open_coins: boolean;
  drop_in: boolean; // whether anyone may take the seat of a bot in the running game
  allied_coins: boolean; // whether allies see each other's coins
  clock: Clock; // the clock in use
  by_days: boolean; // whether each turn may take a day, in place of the table's own pace
  gone: Gone[]; // players who are not connected, while the game runs
  at_own_pace: number[]; // players who vote for the table's own pace
  needed: number; // number of votes needed
  turn: number | null;
  rounds: number;
  on_turn: number | null;
  created: number;
  seed_hash: string;
  seed?: string; // only after the game
  rematch: string | null;
  branch: BranchedFrom | null; // the game that this one continues
}

/** The public data of a table in a list, with the number of its spectators. */
export interface Listed extends Summary {
  watchers: number; // users who watch without a seat
}

/** The public tables, with open tables first. */
export interface Tables {
  tables: Listed[];
}

/** A user in the lobby. */
export interface Visitor {
  user: string;
  name: string;
}

/** The users who are connected now, at all servers. */
export interface People {
  lobby: Visitor[]; // users in the lobby who show their names
  more: number; // other visitors of the lobby
  tables: number; // users at tables who are not in the lobby
}

/** The tables of one user, with running games first. */
export interface Games {
  games: Summary[];
}

/** The standing orders of a seat for displaced tokens: "ask", or the name of a template. */
export interface Orders {
  order: string;
  races: Record<string, string>;
}

// --- Realms ---

/** One side of a tile. Its picture has 54 letters, row by row. */
export interface RealmTileSide {
  letter: string;
  world: string; // "surface" or "underground"
  picture: string;
  lands: Record<string, Record<string, string>>; // by letter: `name`, `terrain` and `symbol`, which may be ""
  water: string; // the name of the tile's water
}

/** A parameter of a tool. Without a default, it is required. */
export interface RealmToolParameter {
  name: string;
  kind: "number" | "flag" | "feature";
  default: number | boolean | string | null;
  least: number;
  most: number;
  choices: string[];
}

/** A tool for giving a scenario a special rule. */
export interface RealmTool {
  tool: string;
  apart: string[]; // tools that cannot be used together with this one
  world: string; // the world that the tool needs; "" for any
  parameters: RealmToolParameter[];
}

/** A custom scenario as fields. Each rule has a tool and the tool's values. */
export interface RealmScenario {
  title: string;
  stars: number;
  world: string; // "surface", "underground" or "both"
  features: string[];
  without: string[];
  rounds: number; // 0 for the number of the board
  water: string; // "" for the water of the board
  entry: string[]; // features of entry regions; empty for those of the board
  teams: number[]; // the team of each seat, counted from the first player; empty without teams
  alone: number; // how often the coins of a player without a team count
  rule: Record<string, number | boolean | string>[];
}

/** A custom scenario, both as fields and as a string. */
export interface RuledScenario {
  code: string;
  name: string; // its name for a new table
  scenario: RealmScenario;
}

/** The parts for building boards, and the limits of layouts. */
export interface RealmBox {
  tiles: RealmTileSide[];
  mountains: Record<string, string>[];
  chasms: Record<string, string>[];
  covers: number[][]; // for each place of a piece: the triangles that it covers
  marks: string[];
  tools: RealmTool[];
  waters: string[];
  rounds: Record<string, number>; // usual game turns, by number of players
  most_rounds: number;
  longest_name: number;
  farthest: number; // greatest distance of a cell from the middle
}

/** A tile of a layout, rotated clockwise by `turns` times 60 degrees. */
export interface RealmPlacedTile {
  letter: string;
  world: string; // "surface" or "underground"
  cell: number[];
  turns: number;
}

/** A mountain or chasm on a tile. Places are numbered on the tile before it is rotated. */
export interface RealmLaidPiece {
  kind: string; // "mountain" or "chasm"
  number: number;
  letter: string;
  place: number;
}

/** A border that separates two rivers, on an edge of a tile. */
export interface RealmRiverBorder {
  letter: string;
  edge: number;
}

/** A layout as fields. Regions are given by their keys. */
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

/** Statistics of a layout. */
export interface RealmCensus {
  lands: number;
  wanted: number; // number of lands wanted: nine for each player
  terrains: Record<string, number>;
  symbols: Record<string, number>;
  parts: number; // connected groups of lands
  lonely: string[]; // keys of lands without a neighbour
  dead_ends: string[]; // keys of lands with one neighbour
  alike: number; // borders between lands of the same terrain
  entries: number; // number of regions where a new race may enter
  lacks_chasm: boolean; // whether an underground board has no chasm, which Flames and Spiderines need
  points: string[][]; // for each point where more than three regions meet: their keys
}

/** A layout, and everything that the board builder shows about it. */
export interface BuiltRealm {
  code: string;
  board: string; // its name for a new table
  world: string; // "surface" or "underground"
  draft: RealmDraft;
  plots: RealmPlot[];
  ground: Record<string, number[]>; // by tile: the index in `plots` for each of its 54 triangles
  free: Record<string, number[]>; // by tile: the free places for another piece
  moves: Record<string, number[]>; // by key of a piece: other places on its tile
  meetings: Record<string, number[]>; // by tile: its edges, before rotation, where water meets other water
  census: RealmCensus;
}

/** The result of a seat in a series: coins and share of victories, with 95% confidence intervals. */
export interface WeighedSeat {
  seat: number;
  coins: number;
  coins_within: number | null;
  share: number;
  share_from: number;
  share_to: number;
}

/** The progress and results of a series of games, which measures the balance of a board. */
export interface Weighed {
  board: string;
  games: number;
  most: number;
  running: boolean;
  failed: boolean;
  seats: WeighedSeat[];
}

// --- Drafts ---

/** A custom race or power, with its effects. */
export interface Design {
  kind: "race" | "power";
  name: string;
  title: string;
  tokens: number;
  supply: number | null;
  parts: Record<string, string>[];
  sentences: Record<string, unknown>[];
}

/** The custom races and powers at a table. */
export interface Drafts {
  draft: Record<string, unknown>;
  designs: Design[];
}

/** A draft that the server has checked, with its problems. */
export interface Checked extends Drafts {
  problems: Record<string, unknown>[];
}

// --- Stored personal data ---

/** The user, and when they first came to this server. */
export interface KeptUser extends User {
  created: number;
}

/** A session of the user in a browser. */
export interface KeptSession {
  created: number;
  expires: number;
}

/** A passkey of the user. */
export interface KeptPasskey {
  created: number;
}

/** A browser of the user that gets notifications. */
export interface KeptSubscription {
  endpoint: string;
  language: string;
  created: number;
}

/** A report that the user sent to the moderators. */
export interface KeptReport {
  created: number;
  game: string;
  name: string; // the reported player; "" for the table
  reason: string;
  text: string;
}

/** A moderator's sanction against the user. */
export interface KeptMeasure {
  kind: string;
  created: number;
  until: number | null; // null if permanent
  lifted: number | null;
  reason: string;
}

/** A table where the user has a seat. */
export interface KeptTable {
  table: Summary;
  orders: Record<string, Orders>;
  record: string | null; // the path of the game's record
}

/** The user's answer to a puzzle. */
export interface KeptPuzzle {
  puzzle: number;
  day: string; // the user's date; "1970-01-01" if only their browser remembered the answer
  right: boolean;
  at: number;
}

/** Everything that the server stores about a user. */
export interface PersonalData {
  user: KeptUser;
  sessions: KeptSession[];
  passkeys: KeptPasskey[];
  subscriptions: KeptSubscription[];
  reports: KeptReport[];
  measures: KeptMeasure[];
  puzzles: KeptPuzzle[];
  tables: KeptTable[];
}

// --- Catalogue ---

/** A box, with the version of its rules. */
export interface Box {
  name: string;
  title: string;
  version: number;
  world: string; // the world where it is played by default
  topics: string[]; // the topics of the rules that it adds
}

/** An optional extra for a table, such as Leaders. */
export interface Option {
  name: string;
  worlds: string[]; // worlds where it has an effect, possibly "both"
  markers: boolean; // whether it needs a box with relics or places
  topics: string[]; // the topics of the rules that it adds
}

/** A scenario. If it lists `players`, it needs one of those numbers and the tiles of its `world`. */
export interface Scenario {
  name: string;
  family: string; // the common beginning of the names of related scenarios
  strength: number; // its difficulty within its family; 0 if they do not differ by difficulty
  world: string; // "surface", "underground" or "both"
  worlds: string[]; // worlds to choose from, if there are several
  players: number[];
  stars: number;
  topic: string; // the topic of the rules about it
  brings: string[]; // races and powers in play that no player can take
  teams: Partners[]; // seats are counted from the first player; empty without teams
  off_board: number; // players who do not count for the size of the board
  without: string[]; // races and powers that are left out
  example: string; // an example board if players build their own; otherwise ""
}

/** A suggested combination of boxes, options and scenarios. */
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

/** The name of a relic or place in a box. Monsters may guard it. */
export interface MarkerName {
  name: string;
  kind: "relic" | "place";
  box: string;
}

/** A board in the catalogue. */
export interface BoardName {
  name: string;
  world: string;
  players: number;
  rounds: number;
}

/** A custom board that the host of this server offers. */
export interface CustomBoard {
  name: string;
  title: string;
  world: string;
  players: number;
  rounds: number;
}

/** A bot. The list begins with the five levels for human players, from the weakest; other bots follow. */
export interface Bot {
  name: string;
  level: number; // its place in this list, counted from 1
  person: string;
  character: string;
  title: string | null; // the English name of a level for human players, such as "Beginner"
}

/** All boxes, boards, bots and other parts that you can choose for a game. */
export interface Catalogue {
  boxes: Box[];
  options: Option[];
  scenarios: Scenario[];
  presets: Preset[];
  races: Race[];
  powers: Power[];
  markers: MarkerName[];
  terms: string[]; // names of everything printed on boards
  pieces: Record<string, string>; // by piece: the race, power or other thing that the piece belongs to
  boards: BoardName[];
  custom_boards: CustomBoard[];
  bots: Bot[];
  phrases: string[];
}

/** The reason why boxes cannot be combined. */
export interface Unsuitable {
  code: string;
  facts: Facts;
}

/** The board for a number of players, or the reason why that number is not allowed. */
export interface SetupTable {
  players: number;
  board?: string;
  rounds?: number;
  refused?: Unsuitable;
}

/** The result of a choice of boxes. If the boxes cannot be combined, it has only `refused`. */
export interface Setup {
  boxes?: string[];
  world?: string;
  worlds?: string[]; // the worlds of the boxes
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

/** A movable tile: its cell (column and row), its clockwise turns of 60 degrees, and its regions. */
export interface MovingTile {
  letter: string;
  cell: number[];
  turns: number;
  regions: string[];
}

/** A terrain that only one board has: its name, the terrain whose pictures it has, and its colour. */
export interface NewTerrain {
  name: string;
  look: string;
  colour: string;
}

/** A board with the shapes of its regions, as `cartography/outlines/drawn.py` describes them. */
export interface Board {
  name: string;
  title: string; // the title that its author gave it; "" for a printed board
  world: string;
  players: number;
  rounds: number;
  terrains: Record<string, NewTerrain>; // by the name among the features of regions
  regions: Region[];
  tiles: MovingTile[]; // on boards with movable tiles
  tunnels: string[][]; // pairs of region ids
  shapes: unknown;
}

/** A decision of a player, or an outcome of chance, which has no player. */
export interface PlayEvent {
  seq: number;
  player: number | null;
  action: Action;
  story: Report[];
  at: number;
}

/** An undo. The event `undone` and all events after it no longer count. */
export interface UndoEvent {
  seq: number;
  undone: number;
  player: number;
  at: number;
}

/** A decision that a player made before their turn. Its content stays hidden until a later event. */
export interface EarlyEvent {
  seq: number;
  player: number;
  early: true;
  at: number;
}

export type TableEvent = PlayEvent | UndoEvent | EarlyEvent;

/** The result of a command that was carried out. */
export interface Acted {
  seq: number; // the last event of the command
  events: TableEvent[];
}

/** A list of a table's events. */
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

/** The state of a table, with everything that the user may see. */
export interface StateMessage {
  type: "state";
  seq: number;
  table: Summary;
  orders: Record<string, Orders>; // by seat of the user
  last: Last | null;
  views: Record<string, View>; // by seat of the user
  spectator: View | null; // for users without a seat
  undo: Record<string, number>; // by seat of the user: how many events can be undone
  story: TableEvent[]; // events of this turn and the last round that still count
  events: TableEvent[]; // since the last message
}

/**
 * The fields of the state that have changed since the last message.
 *
 * `table` and each view contain only their changed fields. If `seats` or `regions` have the same length as
 * before, they contain only the changed items, by index.
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
  story?: number[]; // the story, as numbers of events from the last story or from `events`
  events: TableEvent[]; // since the last message
}

/** A new summary of a table, after a change of seats, connections or clocks. */
export interface TableMessage {
  type: "table";
  table: Summary;
}

/** A chat message: the name of a phrase, a line of text, or a region that the player points at. */
export interface ChatMessage {
  type: "chat";
  player: number;
  name: string;
  phrase?: string;
  text?: string;
  region?: string;
  team?: boolean; // only the player's team can read it
  earlier?: boolean; // sent before this connection began
  at: number;
}

/** The answer to a command that was carried out. */
export interface DoneMessage {
  type: "done";
  key: string;
  seq: number;
}

/** The answer to a message that was refused. */
export interface ErrorMessage {
  type: "error";
  key: string | null; // the key of the command; null if the message was unreadable
  status: number; // the HTTP status that a call would have
  error: Error;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
}

export type ServerMessage =
  StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | PongMessage;

// --- The lobby ---

/** The list of tables in the lobby. The first message is complete; later messages contain only changes. */
export interface LobbyMessage {
  type: "lobby";
  tables?: Listed[]; // new or changed tables
  ids?: string[]; // all tables of the list, in order
  people?: People; // the users who are connected
}

// --- Hints and the chronicle ---

/** The advice of the strongest bot. The hint is null if you have no choice. */
export interface Hinted {
  seq: number;
  bot: string;
  hint: Hint | null;
}

/** A step of a plan that is possible now. */
export interface PlannedStep {
  actions: Action[]; // the actions of the step on the present table
  story: Report[];
  chance: boolean; // chance decides next
  ends: boolean; // the turn ends with this step
}

/** The outcome of a plan for a seat's next turn, or for the rest of its present turn. */
export interface Planned {
  seq: number;
  turn: number; // the game turn of the plan
  view: View; // the view of the seat after the possible steps
  steps: PlannedStep[]; // the possible steps
  forecast: Forecast | null; // the coins of the turn after these steps; null without steps
  goes_on: boolean; // whether another step can follow
  stopped: Error | null; // why the next step is impossible
}

/** A puzzle in the list of puzzles. */
export interface Posed {
  id: number;
  set: string; // "base" (with or without the small boxes), "underground" or "realms"
  daily: boolean; // whether it takes turns with others as the puzzle of the day
  kind: string; // "coins" (the most coins without a die roll), "course" (expand or decline) or "defence"
  players: number;
  boxes: string[];
  difficulty: string; // "easy", "medium" or "hard"
  rating: number; // how hard it is, on the scale of players' ratings
  theme: string;
}

/** All puzzles in the order of the list. */
export interface Puzzles {
  puzzles: Posed[];
}

/** The verdict on an answer to a puzzle, with figures from a long search. */
export interface Answer {
  right: boolean;
  got: number; // coins of the player's turn
  course: string; // the first action of the right answer, in notation
  best: number; // value of the right answer: coins of the turn, or the expected lead at the end
  better: number; // how much better it is than the second best, in coins
  within: number; // 95% confidence interval, as ±; 0 if exact
  usual: number; // coins that a greedy player would get
  story: Report[]; // reports of the right answer
}

/** The puzzle at a table. The verdict is null until the answer is complete. */
export interface Puzzled {
  id: number;
  number: number; // its place in the list, from 1
  kind: string;
  difficulty: string;
  theme: string;
  answer: Answer | null;
}

/** A puzzle that the user has tried. */
export interface PuzzleResult {
  id: number;
  tries: number; // number of answers, up to the first right one
  first: boolean; // whether the first answer was right
  solved: boolean;
}

/** A day when the user tried the daily puzzle. */
export interface PuzzleDay {
  day: string; // such as "2026-11-27"
  tries: number; // number of answers, up to the first right one
  solved: boolean;
}

/** The user's progress with puzzles. Dates are in the user's time zone. */
export interface PuzzleProgress {
  today: string;
  results: PuzzleResult[];
  days: PuzzleDay[];
  streak: number; // days in a row with the daily puzzle solved, up to today or yesterday
  longest: number; // the longest streak
  rating: number; // the user's rating for puzzles; new users have 1500
  within: number; // 95% confidence interval of the rating, as ±
  rated: number; // number of puzzles that count for the rating
}

/** The user's progress after an answer to a puzzle. */
export interface PuzzleAnswered {
  progress: PuzzleProgress;
  daily: boolean; // whether this is the puzzle of today
  change: number | null; // change of the rating; null if this was not the first answer to the puzzle
}

/** A step of the solution of a puzzle: one action, or all actions that answer one question. */
export interface LineStep {
  actions: Action[];
  story: Report[];
}

/** The solution of the puzzle at a table, and how far the game follows it. */
export interface Line {
  steps: LineStep[];
  done: number; // the number of steps already played
  left: boolean; // whether the player has left the line
}

/** The number of regions of one race over the game. */
export interface RaceStory {
  player: number;
  race: string;
  power: string | null;
  turns: number[]; // regions at the end of each game turn
}

/** The turn in which a player conquered the most regions of other players. */
export interface Raid {
  player: number;
  turn: number;
  race: string | null;
  regions: string[];
}

/** The least likely die roll that won a region. */
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
 * While the review runs, its results end with the last judged decision. The first and last event of a
 * decision are numbered as at the table.
 */
export interface Reviewed {
  done: number; // number of judged decisions
  most: number; // number of all decisions; 0 until they are counted
  running: boolean;
  failed: boolean;
  review: Review | null;
}

/** Statistics of a finished game. */
export interface Chronicle {
  coins: number[][]; // coins of each player, after every turn of any player
  races: RaceStory[];
  raid: Raid | null;
  luckiest: Luck | null;
}

/** The settings of a seat at a new table. */
export interface SeatWish {
  kind: "me" | "open" | "bot" | "local"; // Who plays the seat: you, anyone with the link, a bot, or another person at your screen.
  bot?: string | null; // The level of the bot, from the catalogue.
  name?: string | null; // The name of the player; by default your name.
}

/** The settings of the clock of a new table. */
export interface ClockWish {
  kind?: "none" | "live" | "days"; // `none` for no clock, `live` for a game in one session, or `days`.
  minutes?: number; // Minutes for each player: at most 600 with `live`, or 60 days with `days`.
  increment?: number; // Seconds that each player gains per turn.
}

/** The settings of a new table. */
export interface TableWish {
  seats: SeatWish[]; // The seats in the order of play.
  board?: string | null; // The name of a board, of the server or of a custom board; by default the usual board.
  boxes?: string[]; // The names of boxes, options and scenarios; `all` means every box.
  leaders?: boolean; // Play with the option Leaders.
  places?: boolean; // Also put relics and places on the surface, if a box has any.
  scenario?: string | null; // The name of a scenario.
  world?: string | null; // `surface` or `underground`; by default the world of the first box.
  own?: Record<string, unknown> | null; // A draft of custom races and powers, which public tables cannot have.
  open_coins?: boolean; // Show all coins to everyone.
  allied_coins?: boolean; // Show coins to allies, if there are teams.
  public?: boolean; // Show the table in the public list.
  drop_in?: boolean; // Let anyone take the seat of a bot in the running game, between the bot's turns.
  clock?: ClockWish; // The clock.
  first?: number | "random" | "newcomer"; // The player who begins. `newcomer` means a player without a finished game, if there is one.
  lesson?: boolean; // Play the tutorial game, which has you and one bot, and always the same combos and dice.
}

/** A decision of a seat. Use exactly one of the last six fields. */
export interface Command {
  player: Player; // The seat.
  seq: number; // The last event that you have seen.
  key: string; // A new key for each command. With a repeated key, you get the first answer again.
  action?: Action | null; // One decision.
  actions?: Action[] | null; // Several decisions. The server carries out all of them or none.
  place?: Record<string, number> | null; // Numbers by region: all that the view's `distribution` asks for.
  select?: string[] | null; // Regions chosen from the view's `selection`.
  undo?: number | null; // The number of events to undo.
  reset?: true | null; // Undo this whole turn.
}

/** The names of the race and the power of a combo. */
export interface ComboName {
  race: string; // The race.
  power: string; // The power.
}

/** A step of a plan. Use exactly one of its fields. */
export interface PlanStep {
  action?: Action | null; // One decision. A conquest uses as many tokens as it needs at that point.
  actions?: Action[] | null; // Several decisions. The server carries out all of them or none.
  place?: Record<string, number> | null; // Numbers by region: all that the view's `distribution` asks for.
  select?: string[] | null; // Regions chosen from the view's `selection`.
  combo?: ComboName | null; // The combo to take, at any place of the column.
}

/** A plan to try for the next turn of a seat. */
export interface PlanWish {
  player: Player; // The seat.
  steps: PlanStep[]; // The steps in order.
}
