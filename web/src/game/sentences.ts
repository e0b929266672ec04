/** A region in one full sentence, for screen readers and titles; the list of regions shows the same in columns. */
import { has, joined, listed, t } from "../lib/i18n.svelte";
import { holdingName, holdingsIn } from "./holdings";
import * as model from "./questions";
import { isPiece, lasting } from "./regions";
import { comboArgs, featureName, abilityName, pieceCount, playerName, raceArgs, regionName } from "../lib/names";
import { isAlly } from "./teams";
import type { Board, Combo, Player, Reason, RegionView, Summary, View } from "../lib/types";

export function holder(summary: Summary | null, region: RegionView): string {
  if (isPiece(region)) return "";
  if (region.tribe) return t(region.monsters ? "held-monsters" : "held-tribe", { number: region.tokens });
  if (region.player === null && region.race && region.tokens)
    return t("held-neutral", { number: region.tokens, ...raceArgs(region.race) });
  if (region.player === null) return t("held-nobody");
  const held = t("held-by", {
    number: region.tokens,
    ...raceArgs(region.race),
    player: playerName(summary, region.player),
    declined: region.declined ? "yes" : "no",
  });
  return region.passing ? listed([held, t("held-passing")]) : held;
}

/** The tokens in a region, with pieces. */
export const holderAndPieces = (summary: Summary | null, region: RegionView): string =>
  listed([holder(summary, region), pieces(region)].filter(Boolean));

/** The tokens in a region, and everything else: pieces, relics, places. */
export function standing(summary: Summary | null, view: View, region: RegionView): string {
  const lying = holdingsIn(view, region.id).map((holding) => holdingName(summary, holding));
  return listed([holderAndPieces(summary, region), ...lying]);
}

export function pieces(region: RegionView): string {
  return listed(Object.entries(region.pieces).map(([name, number]) => pieceCount(name, number)));
}

/** The special features and pieces of a region, in one sentence each. */
export const specialities = (region: RegionView): string[] =>
  [
    ...region.features.map((name) => `feature-${name}.about`),
    ...Object.keys(region.pieces).map((name) => `piece-${name}.about`),
  ]
    .filter(has)
    .map((id) => t(id));

export function availability(view: View, region: string): string {
  const price = model.priceOf(view, region);
  if (!price) return "";
  if (price.tokens === null) return listed(price.refusals.map(reason));
  const way = model.waysFor(view, region).find((candidate) => candidate.kind !== "abandon");
  if (way?.kind === "attempt") return t("costs-die", { tokens: price.tokens, percent: way.percent });
  if (!way) return t("costs-short", { tokens: price.tokens, short: price.short });
  return t("costs", { tokens: price.tokens });
}

/** The reasons for a price ("base price", "Commando"), or why a region cannot be conquered. */
export function reason(why: Reason): string {
  const id = `reason-${why.code}`;
  return t(has(id) ? id : "reason-forbidden", {
    number: why.number ?? 0,
    ability: why.ability ? abilityName(why.ability) : "none",
    terrain: why.terrain ?? "none",
  });
}

export function regionSentence(
  summary: Summary | null,
  view: View,
  region: RegionView,
  draft: number | null = null,
  mine: Player[] = [],
): string {
  const parts = [
    regionName(region.id),
    listed(lasting(region.features).map(featureName)),
    standing(summary, view, region),
    isAlly(view, mine, region.player) ? t("ally") : "",
    view.question.shape === "conquest" ? availability(view, region.id) : "",
    draft !== null ? t("draft-places", { number: draft }) : "",
  ];
  return joined("clause", parts);
}

/** "Beside Candle Spire, Mount Noo", depending on whether the arrows of the map lead there. */
export function besideText(board: Board | null, id: string): string {
  const beside = board?.regions.find((region) => region.id === id)?.beside ?? [];
  return beside.length ? t("beside-regions", { regions: listed(beside.map(regionName)) }) : "";
}

export function comboSentence(combo: Combo): string {
  return t("combo-sentence", {
    place: combo.place,
    ...comboArgs(combo.race, combo.power),
    number: combo.tokens,
    price: combo.price,
    coins: combo.coins,
    found: combo.found,
  });
}
