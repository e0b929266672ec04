/** A region in one full sentence, for screen readers and titles; the table of regions shows the same in columns. */
import { t } from "./i18n.svelte";
import * as model from "./model";
import { comboName, featureName, abilityName, pieceName, playerName, raceName, regionName } from "./names";
import type { RegionView, Summary, View } from "./types";

export function holder(summary: Summary | null, region: RegionView): string {
  if (region.tribe) return t("held-tribe", { number: region.tokens });
  if (region.player === null) return t("held-nobody");
  return t("held-by", {
    number: region.tokens,
    race: raceName(region.race),
    player: playerName(summary, region.player),
    declined: region.declined ? "yes" : "no",
  });
}

export function pieces(region: RegionView): string {
  return Object.entries(region.pieces).map(([name, number]) => t("pieces", { piece: pieceName(name), number })).join(", ");
}

export function availability(view: View, region: string): string {
  const price = model.priceOf(view, region);
  if (!price) return "";
  if (price.tokens === null) return price.refusals.map(refusal).join(", ");
  const way = model.waysFor(view, region).find((candidate) => candidate.kind !== "abandon");
  if (way?.kind === "attempt") return t("costs-die", { tokens: price.tokens, percent: way.percent });
  if (!way) return t("costs-short", { tokens: price.tokens, short: price.short });
  return t("costs", { tokens: price.tokens });
}

const REFUSALS: Record<string, string> = {
  "own region": "own", closed: "closed", "not adjacent": "far", "no entry region": "no-entry", sea: "water", lake: "water", peace: "peace", immune: "immune",
};

export const refusal = (reason: string) => (REFUSALS[reason] ? t(`refusal-${REFUSALS[reason]}`) : reason);

/** Why a price is what it is: "2 base", "−1 Commando". */
export function reason(why: string): string {
  if (why === "base" || why === "mountain" || why === "tokens") return t(`price-${why}`);
  if (why === "Lost Tribe") return t("price-tribe");
  if (why.startsWith("never less")) return t("price-floor");
  return abilityName(why.toLowerCase().replaceAll(" ", "-"));
}

export function regionSentence(summary: Summary | null, view: View, region: RegionView, draft: number | null = null): string {
  const parts = [
    regionName(region.id),
    region.features.map(featureName).join(", "),
    holder(summary, region),
    pieces(region),
    view.step === "conquer" ? availability(view, region.id) : "",
    draft !== null ? t("draft-places", { number: draft }) : "",
  ];
  return parts.filter(Boolean).join("; ");
}

export function comboSentence(combo: { place: number; race: string; power: string | null; tokens: number; price: number; coins: number }): string {
  return t("combo-sentence", { place: combo.place, combo: comboName(combo.race, combo.power), tokens: combo.tokens, price: combo.price, coins: combo.coins });
}
