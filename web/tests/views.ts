/** Views of an empty table and of a region, for tests. */
import { CONQUEST } from "./questions";
import type { RegionView, View } from "../src/lib/types";

export const view = (part: Partial<View>): View => ({
  board: "b",
  turn: 1,
  rounds: 10,
  on_turn: 1,
  actor: 1,
  question: CONQUEST,
  seats: [],
  regions: [],
  holdings: [],
  fields: [],
  column: [],
  columns: null,
  stacks: { unseen_races: [], unseen_powers: [], returned_races: [], discarded_powers: [] },
  step: "conquer",
  stage: "conquer",
  side: null,
  actions: [],
  ending: [],
  prices: [],
  forecast: { coins: 0, items: [] },
  decline: null,
  choosing: {},
  winners: [],
  outright: [],
  standings: [],
  teams: [],
  ...part,
});

export const region = (part: Partial<RegionView> = {}): RegionView => ({
  id: "camp",
  name: "Camp",
  features: ["hill"],
  tokens: 2,
  player: 1,
  race: "orcs",
  declined: false,
  tribe: false,
  monsters: false,
  passing: false,
  pieces: {},
  ...part,
});
