/** The topics of a hint for a first game. */
import { isHand } from "../game/combos";
import { targetsOf } from "../game/questions";
import { entersByMarks } from "../map/land/symbols";
import type { Board, View } from "../lib/types";

/** The topics of a question, the most general first. A hint is `guide-TOPIC`; many topics have none. */
export function topicsOf(view: View, board: Board | null = null, scenario: string | null = null): string[] {
  const { shape } = view.question;
  const key = choiceFrom(view) ?? view.question.key;
  const here = scenario ? [`in-${scenario.replaceAll("_", "-")}`] : [];
  if (shape !== "conquest") return [key, ...here.map((place) => `${key}-${place}`)];
  const only =
    view.actions.some((action) => action.do === "attempt") && !view.actions.some((action) => action.do === "conquer");
  const within = new Set(
    targetsOf(view)
      .filter((target) => target.kind !== "short")
      .map((target) => target.region),
  );
  // The features and pieces in the regions that can be conquered now, by name.
  const lies = view.regions
    .filter((region) => within.has(region.id))
    .flatMap((region) => [
      ...(region.monsters ? ["monsters"] : []),
      ...region.features,
      ...Object.keys(region.pieces).map((piece) => `piece-${piece}`),
    ]);
  const enters = !view.regions.some((region) => region.player === view.actor && !region.declined);
  const entry = enters && board && entersByMarks(board.regions) ? ["entry"] : [];
  return [...new Set([only ? "die" : key, ...here, ...entry, ...lies])];
}

/** The topic for choosing a race and a power separately, or null for other questions. */
function choiceFrom({ question, columns }: View): string | null {
  if (question.key !== "choose-combo" || !columns) return null;
  return isHand(columns) ? "choose-from-hand" : "choose-from-columns";
}
