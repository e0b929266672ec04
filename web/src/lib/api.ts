/**
 * Calls to the server: JSON in, JSON out, errors as ApiError.
 *
 * Their addresses are relative to the page, because a proxy may serve the game below a path of its own.
 */
import type {
  Almanac,
  Asker,
  At,
  BoardData,
  BuiltRealm,
  Catalogue,
  Chronicle,
  Done,
  Events,
  Facts,
  Games,
  Hinted,
  Me,
  Planned,
  PlanStep,
  PublicKey,
  Line,
  PuzzleAnswered,
  PuzzleProgress,
  Puzzled,
  Puzzles,
  RealmBox,
  RealmDraft,
  RealmScenario,
  Refused,
  Reviewed,
  RuledScenario,
  SeatWish,
  Sessions,
  Setup,
  StateMessage,
  Summary,
  Tables,
  TableWish,
  Unsuitable,
  User,
  Weighed,
} from "./types";
import { isFree } from "./boards";
import { line, type Answered } from "./line";
import type { Step } from "./levels";
import type { Draft, LookedOver, Told, Workshop } from "./drafts";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly wait?: number, // seconds until the next try
    readonly facts: Facts = {}, // the arguments of its message
  ) {
    super(message);
  }
}

const isGood = (status: number) => status >= 200 && status < 300;

async function call<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  read: (text: string) => unknown = JSON.parse,
): Promise<T> {
  let answer: Answered;
  try {
    answer = await line().call(method, path, method === "POST" ? JSON.stringify(body ?? {}) : undefined);
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
  const { status, reason, text, wait } = answer;
  let json: unknown = null;
  try {
    json = text ? (isGood(status) ? read(text) : JSON.parse(text)) : null;
  } catch {
    /* not JSON: only its status counts */
  }
  if (!isGood(status)) {
    const error = (json as Partial<Refused> | null)?.error; // a proxy in front of the server may answer, too
    throw new ApiError(status, error?.code ?? String(status), error?.message ?? reason, wait, error?.facts);
  }
  return json as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

const at = (id: string) => `api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Asker>("api/me"),
  guest: (name: string) => post<{ user: User }>("api/guest", { name }),
  account: (name: string, password: string) => post<{ user: User }>("api/account", { name, password }),
  login: (name: string, password: string) => post<{ user: User }>("api/login", { name, password }),
  /** Without an answer, the options for the browser; with it, the user that the server recognised. */
  passkey: <T>(what: "register" | "login", answer: object = {}) => post<T>(`api/passkey/${what}`, answer),
  logout: () => post<Me>("api/logout"),
  sessions: () => get<Sessions>("api/me/sessions"),
  endSession: (id: string) => call<Done>("DELETE", `api/me/sessions/${encodeURIComponent(id)}`),
  changePassword: (old: string | null, fresh: string) => post<Done>("api/me/password", { old, new: fresh }),
  myGames: () => get<Games>("api/me/games"),
  catalogue: () => get<Catalogue>("api/catalogue"),
  setup: (boxes: string[]) =>
    get<Setup | { refused: Unsuitable }>(`api/setup?boxes=${boxes.map(encodeURIComponent).join(",")}`),
  almanac: (players: number) => get<Almanac>(`api/almanac?players=${players}`),
  board: (name: string) => get<BoardData>(`api/boards/${encodeURIComponent(name)}`),
  boardOf: ({ id, board }: Pick<Summary, "id" | "board">) =>
    isFree(board) ? get<BoardData>(`${at(id)}/board`) : api.board(board),
  readBoard: (file: string) => post<BoardData>("api/boards", { file }),
  workshop: () => get<Workshop>("api/workshop"),
  checkDraft: (draft: Partial<Draft>) => post<LookedOver>("api/workshop/check", { draft }),
  own: (id: string) => get<{ draft: Partial<Draft>; designs: Told[] }>(`${at(id)}/own`),
  realmBox: () => get<RealmBox>("api/realms"),
  checkRealm: (realm: ({ draft: RealmDraft } | { code: string }) & { rules?: string }) =>
    post<BuiltRealm>("api/realms/check", realm),
  ruled: (wish: { scenario: RealmScenario } | { code: string }) => post<RuledScenario>("api/realms/rules", wish),
  fillRealm: (draft: RealmDraft, worlds: string[], seed: number) =>
    post<BuiltRealm>("api/realms/fill", { draft, worlds, seed }),
  mirrorRealm: (draft: RealmDraft) => post<BuiltRealm>("api/realms/mirror", { draft }),
  randomRealm: (wish: Pick<RealmDraft, "name" | "players" | "rounds" | "water">, worlds: string[], seed: number) =>
    post<BuiltRealm>("api/realms/random", { ...wish, worlds, seed }),
  realmFile: (code: string, rules: string) =>
    `api/realms/file?code=${encodeURIComponent(code)}${rules ? `&rules=${encodeURIComponent(rules)}` : ""}`,
  weigh: (code: string, boxes: string[]) => post<Weighed>("api/realms/fair", { code, boxes }),
  weighed: () => get<Weighed>("api/realms/fair"),
  weighNoMore: () => call<Done>("DELETE", "api/realms/fair"),
  tables: () => get<Tables>("api/tables"),
  create: (table: TableWish) => post<Summary>("api/tables", table),
  table: (id: string) => get<Summary>(at(id)),
  join: (id: string, player?: number) => post<Summary>(`${at(id)}/join`, player ? { player } : {}),
  start: (id: string, bot: string) => post<Summary>(`${at(id)}/start`, { bot }),
  playSomeone: () => post<Summary>("api/lobby/play"),
  letDropIn: (id: string, allowed: boolean) => post<Summary>(`${at(id)}/drop-in`, { allowed }),
  leave: (id: string) => post<Summary>(`${at(id)}/leave`),
  comeBack: (id: string) => post<Summary>(`${at(id)}/return`),
  vote: (id: string, wish: "wait" | "bot" | "days" | "own", player?: number) =>
    post<Summary>(`${at(id)}/vote`, player ? { player, wish } : { wish }),
  rematch: (id: string, bots?: Step) => post<Summary>(`${at(id)}/rematch`, bots ? { bots } : {}),
  branch: (id: string, seq: number, seats: SeatWish[]) => post<Summary>(`${at(id)}/branch`, { seq, seats }),
  hint: (id: string, player: number | null) => get<Hinted>(`${at(id)}/hint${player ? `?player=${player}` : ""}`),
  plan: (id: string, player: number, steps: PlanStep[]) => post<Planned>(`${at(id)}/plan`, { player, steps }),
  state: (id: string) => get<StateMessage>(`${at(id)}/state`),
  events: (id: string, after: number) => get<Events>(`${at(id)}/events?after=${after}`),
  orders: (id: string, player: number, order: string | null, race?: string) =>
    post<Done>(`${at(id)}/orders`, { player, order, ...(race ? { race } : {}) }),
  chat: (id: string, what: ({ phrase: string } | { text: string } | { region: string }) & { team?: boolean }) =>
    post<Done>(`${at(id)}/chat`, what),
  report: (id: string, reason: string, text: string, player?: number) =>
    post<Done>(`${at(id)}/report`, { reason, text, ...(player ? { player } : {}) }),
  at: (id: string, seq: number) => get<At>(`${at(id)}/at/${seq}`),
  review: (id: string) => post<Reviewed>(`${at(id)}/review`),
  reviewed: (id: string) => get<Reviewed>(`${at(id)}/review`),
  puzzles: () => get<Puzzles>("api/puzzles"),
  pose: (number: number) => post<Summary>(`api/puzzles/${number}/table`),
  puzzle: (id: string) => get<Puzzled>(`${at(id)}/puzzle`),
  puzzleProgress: (day: string) => get<PuzzleProgress>(`api/me/puzzles?day=${day}`),
  solvedPuzzles: (solved: number[], day: string) => post<PuzzleProgress>("api/me/puzzles", { solved, day }),
  answeredPuzzle: (id: string, day: string) => post<PuzzleAnswered>(`${at(id)}/puzzle/answer`, { day }),
  puzzleLine: (id: string) => get<Line>(`${at(id)}/puzzle/line`),
  playOnAfterPuzzle: (id: string) => post<Done>(`${at(id)}/puzzle/play-on`),
  chronicle: (id: string) => get<Chronicle>(`${at(id)}/chronicle`),
  pushKey: () => get<PublicKey>("api/push"),
  subscribe: (browser: { endpoint: string; keys: Record<string, string>; language: string }) =>
    post<Done>("api/push/subscriptions", browser),
  unsubscribe: () => call<Done>("DELETE", "api/push/subscriptions"),
  gameFile: (id: string) => call<string>("GET", api.fileLink(id), undefined, String),
  openGame: (id: string, record: string) => post<Summary>(`${at(id)}/import`, { record }),
  upload: (record: string, seats: SeatWish[]) => post<Summary>("api/records", { record, seats }),
  fileLink: (id: string) => `${at(id)}/file`,
  recordLink: (id: string) => `${at(id)}/record`,
};
