/** The choices on the screen in words, for screen readers. */
import { nextStep } from "./primary";
import * as model from "./questions";
import { comboAt } from "./combos";
import { joined, listed, t } from "../lib/i18n.svelte";
import { regionName } from "../lib/names";
import { availability, comboSentence, reason } from "./sentences";
import type { Game } from "./game.svelte";
import type { View } from "../lib/types";

/** The choice with its price and the next step; empty if nothing is chosen. */
export function choiceText(game: Game): string {
  const { selection, view } = game;
  if (!view || !game.myTurn || game.curtain) return "";
  const next = nextStep(game)?.label ?? "";
  const spread = model.spreadOf(view);
  const region = selection.selected;
  if (spread && region && spread.regions.includes(region)) {
    const number = selection.draft[region] ?? 0;
    const left = spread.amount - model.placed(selection.draft);
    return t("draft-said", { region: regionName(region), number, left });
  }
  if (game.shape === "conquest" && region) return joined("sentence", [priceText(view, region), next]);
  const combo = game.shape === "combo" ? comboAt(view, selection.place) : undefined;
  if (combo) return joined("sentence", [comboSentence(combo), next]);
  return selection.declining || region ? joined("sentence", [region ? regionName(region) : "", next]) : "";
}

/** "Candle Spire; costs 3 tokens: 2 base price, 1 mountain", or why it cannot be conquered. */
function priceText(view: View, region: string): string {
  const price = model.priceOf(view, region);
  const told = joined("clause", [regionName(region), availability(view, region)]);
  if (price?.tokens == null || price.items.length < 2) return told;
  const items = listed(price.items.map((item) => `${item.tokens} ${reason(item.why)}`));
  return joined("label", [told, items]);
}
