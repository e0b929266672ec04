/** Relics, places and other things in a region that help its holder. */
import { has, t, together } from "../lib/i18n.svelte";
import { abilityName, playerName } from "../lib/names";
import type { Holding, Summary, View } from "../lib/types";

export const holdingsIn = (view: View, region: string): Holding[] =>
  view.holdings.filter((holding) => holding.region === region);

/** The player whom it helps: "Ana". */
export const served = (summary: Summary | null, holding: Holding): string =>
  holding.holder ? playerName(summary, holding.holder) : t("serves-nobody");

/** "Stonehedge + Flying": its name, and the powers that it lends. */
export const holdingTitle = (holding: Holding): string =>
  [holding.name, ...holding.powers].map((name) => abilityName(name)).join(" + ");

/** "The Shiny Orb (Ana)" */
export const holdingName = (summary: Summary | null, holding: Holding): string =>
  t("holding-in-short", { ability: holdingTitle(holding), player: served(summary, holding) });

/** Its effect in a sentence, and the effects of the powers that it lends. */
export const holdingText = (holding: Holding): string =>
  together(
    [holding.name, ...holding.powers]
      .map((name) => `power-${name}-short`)
      .filter((id) => has(id))
      .map((id) => t(id)),
  );
