/**
 * The present choices of a seat, from its view: one model for map, list of regions and buttons. It contains no rules.
 */
import { askedOf, FIELDS, isOut, isPlain, regionsOf, type Answer } from "./fields";
import type {
  Action,
  Price,
  AskedAnything,
  AskedName,
  RaceOnMap,
  RegionId,
  AskedRegions,
  RegionView,
  AskedSpread,
  AskedTile,
  Forecast,
  View,
} from "../lib/types";

/** The shape of the question: each has one way to be shown and answered. */
export type Shape = AskedAnything["shape"];

/** The open question, if it spreads an amount over regions. */
export const spreadOf = (view: View | null): AskedSpread | null =>
  view?.question.shape === "spread" ? view.question : null;

/** The open question, if it chooses regions. */
export const choiceOf = (view: View | null): AskedRegions | null =>
  view?.question.shape === "regions" ? view.question : null;

/** The same position, in which nothing can be decided. */
export const frozen = (view: View): View => ({
  ...view,
  actor: null,
  actions: [],
  ending: [],
  prices: [],
  choosing: {},
  question:
    view.question.shape === "over"
      ? view.question
      : { shape: "watch", key: "watch", price: 0, may_pass: false, may_change_coins: false },
});

/** The costs of the things in question. */
export const priceAsked = (view: View): number => ("price" in view.question ? view.question.price : 0);

/** Shapes whose answers are listed beside the map. */
const LISTED: Shape[] = ["amount", "name", "thing", "tile", "cell", "place", "whether"];
export const isListed = (shape: Shape) => LISTED.includes(shape);

/** The field chosen from a list even if it has only one value, since that is not the usual answer. */
export function fieldAsked(view: View): "player" | "named" | "bought" | null {
  const { question } = view;
  return question.shape === "name" ? question.of : question.shape === "thing" ? "bought" : null;
}

/** One way to conquer or use a region, with the fewest tokens. */
export interface Way {
  action: Action;
  open: boolean; // there is more to choose than the region
  more: boolean; // more tokens may be sent
  kind: "conquer" | "attempt" | "ability" | "abandon";
  tokens: number;
  percent: number; // the chance of success
}

const FACES = 6;

export const percentOf = (faces: number) => Math.round((faces / FACES) * 100);

/** All possible actions with `region` now, the plain conquest first. */
export function waysFor(view: View, region: RegionId): Way[] {
  const price = priceOf(view, region);
  const ways: Way[] = [];
  for (const action of view.actions) {
    if (action.region !== region) continue;
    const before = ways.findIndex((way) => way.action.do === action.do);
    if (before < 0) ways.push(wayOf(action, price));
    else ways[before] = joined(ways[before] as Way, wayOf(action, price));
  }
  const order = { conquer: 0, attempt: 1, ability: 2, abandon: 3 };
  return ways.sort((a, b) => order[a.kind] - order[b.kind]);
}

function wayOf(action: Action, price: Price | null): Way {
  const way = { action, open: false, more: false, percent: 100 };
  if (action.do === "conquer") return { ...way, kind: "conquer", tokens: action.tokens ?? 0 };
  if (action.do === "attempt")
    return { ...way, kind: "attempt", tokens: price?.tokens ?? 0, percent: percentOf(price?.faces ?? 0) };
  return { ...way, kind: action.do === "abandon" ? "abandon" : "ability", tokens: action.tokens ?? 0 };
}

/** Two actions of the same ability on the same region, merged into one way. */
function joined(one: Way, other: Way): Way {
  const onlyTokens = FIELDS.every((field) => field === "tokens" || one.action[field] === other.action[field]);
  const least = other.tokens < one.tokens ? other : one;
  return { ...least, open: one.open || !onlyTokens, more: one.more || onlyTokens };
}

export const priceOf = (view: View, region: RegionId): Price | null =>
  view.prices.find((price) => price.region === region) ?? null;

export interface Target {
  region: RegionId;
  tokens: number;
  kind: "sure" | "die" | "ability" | "short";
  percent: number;
  abilities: string[];
}

/** The regions with a price during conquests, cheapest first; `short` ones cost too much even with the die. */
export function targetsOf(view: View): Target[] {
  const targets: Target[] = [];
  for (const price of view.prices) {
    const ways = waysFor(view, price.region).filter((way) => way.kind !== "abandon");
    const first = ways[0];
    const abilities = ways.filter((way) => way.kind === "ability").map((way) => way.action.do);
    if (!first) {
      if (price.tokens !== null) {
        targets.push({ region: price.region, tokens: price.tokens, kind: "short", percent: 0, abilities });
      }
      continue;
    }
    const kind = first.kind === "conquer" ? "sure" : first.kind === "attempt" ? "die" : "ability";
    targets.push({
      region: price.region,
      tokens: price.tokens ?? first.tokens,
      kind,
      percent: first.percent,
      abilities,
    });
  }
  const rank = { sure: 0, ability: 1, die: 2, short: 3 };
  return targets.sort((a, b) => rank[a.kind] - rank[b.kind] || a.tokens - b.tokens);
}

/** The regions that can be clicked while `ability` is used, with their prices. */
export const targetsBy = (view: View, ability: string, answer: Answer): Target[] =>
  regionsOf(askedOf(view, ability), answer).map((region) => ({
    region,
    tokens: 0,
    kind: "ability" as const,
    percent: 100,
    abilities: [ability],
  }));

/** The abilities between two conquests: those that need a region, and those that do not. */
export const abilitiesOf = (view: View): string[] =>
  view.question.shape === "conquest"
    ? [...new Set(view.actions.filter((action) => !isPlain(action)).map((action) => action.do))]
    : [];

/** The open question, if it takes one of the open races and powers before the game. */
export const draftOf = (view: View | null): AskedName | null =>
  view?.question.shape === "name" && view.question.of === "named" && !view.turn ? view.question : null;

/** Whether none of the tiles in question is on the table. */
export const isTray = (question: AskedTile): boolean =>
  Object.values(question.regions).every((regions) => !regions.length);

/** Whether a seat has an active race. */
export const hasRace = (view: View, seat: number | null): boolean =>
  view.seats[(seat ?? 0) - 1]?.races.some((race) => !race.declined) ?? false;

/** The letter of a region's tile, if the question is about that tile. */
export const tileAt = (question: AskedTile, region: RegionId): string | undefined =>
  Object.keys(question.regions).find((letter) => question.regions[letter]?.includes(region));

/** The regions that can be clicked now, in the order of the Tab key. */
export function openRegions(view: View, ability: string | null = null, answer: Answer = {}): RegionId[] {
  const { question } = view;
  if (question.shape === "spread") return question.regions;
  if (question.shape === "regions") return Object.keys(question.times);
  if (question.shape === "tile") return Object.values(question.regions).flat();
  if (isListed(question.shape)) return regionsOf(askedOf(view, null), answer);
  if (question.shape !== "conquest") return [];
  if (ability) return regionsOf(askedOf(view, ability), answer);
  const found = targetsOf(view)
    .filter((target) => target.kind !== "short")
    .map((target) => target.region);
  const own = view.actions.filter((action) => action.do === "abandon").map((action) => action.region as string);
  return [...found, ...own.filter((region) => !found.includes(region))];
}

/** The aids that are ready for the next conquest. */
export const helpsOf = (view: View): Action[] => view.actions.filter((action) => action.do === "use");

export const find = (view: View, verb: string): Action | undefined => view.actions.find((action) => action.do === verb);

/** The player who decides, or else the player on turn. */
export const actingPlayer = (view: View): number => (typeof view.actor === "number" ? view.actor : view.on_turn);

/** The withdrawn tokens of a race that was attacked in another player's turn. */
export const homecoming = (view: View): AskedSpread | null => (view.actor !== view.on_turn ? spreadOf(view) : null);

/** The race that acts, of the player who decides. */
export function actingRace(view: View): { race: string; declined: boolean; hand: number } | null {
  const mine = view.seats[actingPlayer(view) - 1]?.races ?? [];
  const side = view.side;
  const found =
    (side && mine.find((race) => race.race === side.race && race.declined === side.declined)) ??
    mine.find((race) => !race.declined) ??
    mine[0];
  return found ? { race: found.race, declined: found.declined, hand: found.hand } : null;
}

// --- A distribution being made ------------------------------------------------------------------------

export type Draft = Record<RegionId, number>;

export const placed = (draft: Draft) => Object.values(draft).reduce((sum, number) => sum + number, 0);

/** The draft with `by` more in `region`. If none is left to place, the other region with the most gives them. */
export function stepped(draft: Draft, region: RegionId, by: number, amount: number): Draft {
  const now = draft[region] ?? 0;
  const left = amount - placed(draft);
  if (by <= 0 || left > 0) return { ...draft, [region]: Math.max(0, Math.min(now + by, now + left)) };
  const others = Object.entries(draft).filter(([other, number]) => other !== region && number > 0);
  const [giver, most] = others.sort(([, one], [, other]) => other - one)[0] ?? [];
  if (giver === undefined || most === undefined) return draft;
  return stepped({ ...draft, [giver]: most - 1, [region]: now + 1 }, region, by - 1, amount);
}

/** How many are left to place. */
export const leftOf = (asked: AskedSpread, draft: Draft) => asked.amount - placed(draft);

/** The tokens in the hand of a race; while they are being spread, those that are left to place. */
export function inHand(view: View | null, player: number, race: RaceOnMap, draft: Draft): number {
  const asked = spreadOf(view);
  const spreads = asked?.do === "deploy" && view && actingPlayer(view) === player;
  const acts = view?.side?.race === race.race && view.side.declined === race.declined;
  return spreads && acts ? leftOf(asked, draft) : race.hand;
}

/** `wanted`, reduced to the given regions and amount. */
export function fitted(wanted: Draft, regions: RegionId[], amount: number): Draft {
  const draft: Draft = {};
  let left = amount;
  for (const region of regions) {
    const number = Math.min(wanted[region] ?? 0, left);
    if (number > 0) draft[region] = number;
    left -= Math.max(0, number);
  }
  return draft;
}

export const withoutZeros = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, number]) => number > 0));

/** Whether two drafts without zeros are the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.keys(one).every((region) => one[region] === other[region]);

// --- What a conquest does to the victim -----------------------------------------------------------------

export interface Harm {
  player: number | null;
  tribe: boolean;
  monsters: boolean;
  race: string | null;
  tokens: number;
  declined: boolean;
}

export function harmOf(region: RegionView): Harm | null {
  if (!region.tribe && region.player === null) return null;
  const { player, tribe, monsters, race, tokens, declined } = region;
  return { player, tribe, monsters, race, tokens, declined };
}

// --- The end of the turn ----------------------------------------------------------------------------------

const same = (one: Action, other: Action) => FIELDS.every((field) => one[field] === other[field]);

/**
 * Whether `actions`, one after the other, end the turn. The server answers only for the first; several are assumed to.
 */
export const endsTurn = (view: View, actions: Action[]): boolean =>
  actions.length > 1 ||
  actions.some((action) => view.ending.some((place) => same(view.actions[place] as Action, action)));

// --- Several regions at once -------------------------------------------------------------------------------

export const timesOf = (chosen: RegionId[], region: RegionId) => chosen.filter((other) => other === region).length;

/** `chosen` after a click on `region`: one more, or if that is too many, none. The earliest choice makes room. */
export function chosenAgain(asked: AskedRegions, chosen: RegionId[], region: RegionId): RegionId[] {
  const full = timesOf(chosen, region) >= (asked.times[region] ?? 0);
  return full ? chosen.filter((other) => other !== region) : [...chosen, region].slice(-asked.most);
}

/** `chosen` with `region` this many times. */
export const chosenTimes = (chosen: RegionId[], region: RegionId, times: number): RegionId[] => [
  ...chosen.filter((other) => other !== region),
  ...Array<RegionId>(Math.max(0, times)).fill(region),
];

/** Whether the chosen regions are counted: as tokens taken from a region, or as pieces placed there. */
const isCounted = (asked: AskedRegions) => Object.values(asked.times).some((times) => times > 1);

/** The tokens taken from the chosen regions. */
export const taken = (asked: AskedRegions | null, chosen: RegionId[]): Draft =>
  asked && !asked.piece && isCounted(asked) ? Object.fromEntries(chosen.map((id) => [id, -timesOf(chosen, id)])) : {};

/** The regions with the pieces that are chosen or spread on the screen. */
export function withPieces({ regions, question }: View, chosen: RegionId[], draft: Draft): RegionView[] {
  const spreads = question.shape === "spread";
  const piece = spreads || (question.shape === "regions" && isCounted(question)) ? question.piece : null;
  if (!piece) return regions;
  return regions.map((region) => {
    const times = spreads ? (draft[region.id] ?? 0) : timesOf(chosen, region.id);
    return times ? { ...region, pieces: { ...region.pieces, [piece]: (region.pieces[piece] ?? 0) + times } } : region;
  });
}

export const everywhere = (asked: AskedRegions): RegionId[] =>
  Object.entries(asked.times).flatMap(([region, times]) => Array<RegionId>(times).fill(region));

/** Whether all regions may be chosen, and none. */
export const isFree = (asked: AskedRegions): boolean => asked.least === 0 && everywhere(asked).length === asked.most;

/** The actions of these choices, as far as the end of the turn and its coins depend on them. */
export const selected = (asked: AskedRegions, regions: RegionId[]): Action[] =>
  regions.length ? regions.map((region) => ({ do: asked.do, [asked.field]: region })) : [{ do: "pass" }];

/** The coins of the turn at present; null before the first turn, and once they are paid. */
export const forecastOf = (view: View): Forecast | null =>
  view.stage === "score" || !view.turn ? null : view.forecast;

/** The same with the unsent choices on the screen, if the view shows how they change it. */
export const forecastWith = (view: View, chosen: RegionId[]): Forecast | null => {
  const forecast = forecastOf(view);
  return (forecast && chosen.length === 1 && view.choosing[chosen[0] as RegionId]) || forecast;
};

/** The coins of the turn after `actions`; null if they may change the coins in a way that the view does not show. */
export const coinsAfter = (view: View, actions: Action[]): number | null => {
  if (view.actor !== view.on_turn) return null;
  if (!view.question.may_change_coins || actions.every(isOut)) return forecastOf(view)?.coins ?? null;
  const { region, other } = actions[0] ?? {};
  const chosen = view.question.shape === "regions" && view.question.field === "other" ? other : region;
  const known = actions.length === 1 && typeof chosen === "string" ? view.choosing[chosen] : undefined;
  return (forecastOf(view) && known?.coins) ?? null;
};
