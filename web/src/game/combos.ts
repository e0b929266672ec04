/** Combos on offer: those of a column, or pairs of a race and a power from separate columns. */
import { has, t } from "../lib/i18n.svelte";
import type { Columns, Combo, OpenRace, View } from "../lib/types";

/** A race or a power, as its button shows it. */
export interface Half {
  kind: "race" | "power";
  name: string;
  title: string;
  row: number;
  tokens: number;
  found: number;
  brings: number;
  chosen: boolean;
  advised?: boolean; // by an open hint
  free: boolean;
  take: () => void;
}

/** The effect of a race or power, in a sentence. */
export const shortOf = ({ kind, name }: Half): string => {
  const id = `${kind}-${name}-short`;
  return has(id) ? t(id) : "";
};

/** The coins that it brings or costs when it is taken. */
export const brought = (coins: number): string =>
  coins < 0 ? t("costs-coins", { number: -coins }) : t("brings-coins", { number: coins });

/** The combo at a place: of the column, or a pair of a race and a power. */
export function comboAt(view: View, place: number | null): Combo | undefined {
  if (place === null) return undefined;
  return view.columns ? pairAt(view.columns, place) : view.column.find((combo) => combo.place === place);
}

/** The combo of a race and a power: price and coins come from the more expensive one; in a hand all is free. */
function pairAt(columns: Columns, place: number): Combo | undefined {
  for (const race of columns.races) {
    const power = columns.powers.find((candidate) => race.place - 1 + candidate.place === place);
    const row = power && columns.rows[Math.max(race.row, power.place) - 1];
    if (power)
      return {
        place,
        race: race.race,
        power: power.power,
        coins: row?.coins ?? 0,
        price: row?.price ?? 0,
        tokens: race.tokens + power.tokens,
        found: race.found,
      };
  }
  return undefined;
}

/** The place of a pair; null until both are chosen. */
export const pairOf = (race: number | null, power: number | null): number | null =>
  race === null || power === null ? null : race - 1 + power;

/** Whether the columns are a hand, in which no row has a price or coins. */
export const isHand = (columns: Columns): boolean => !columns.rows.length;

/** The numbers of the rows, from 0. */
export const rowsOf = ({ races, powers, rows }: Columns): number[] =>
  Array.from({ length: Math.max(rows.length, powers.length, ...races.map((race) => race.row)) }, (_, row) => row);

/** The races by column: a new column begins where the rows begin again. */
export function columnsOfRaces(columns: Columns): OpenRace[][] {
  const found: OpenRace[][] = [];
  let last = Infinity;
  for (const race of columns.races) {
    if (race.row <= last) found.push([]);
    found[found.length - 1]!.push(race);
    last = race.row;
  }
  return found;
}

/** The places of the races and powers that form some combo on offer. */
export function choosableHalves(view: View): { races: Set<number>; powers: Set<number> } {
  const races = new Set<number>();
  const powers = new Set<number>();
  const places = new Set(view.actions.filter((action) => action.do === "take").map((action) => action.place));
  for (const race of view.columns?.races ?? [])
    for (const power of view.columns?.powers ?? [])
      if (places.has(race.place - 1 + power.place)) {
        races.add(race.place);
        powers.add(power.place);
      }
  return { races, powers };
}
