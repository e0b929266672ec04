/** What a hint for a first game may be about now. */
import { targetsOf } from "./model";
import type { RegionView, View } from "../lib/types";

/** The topics of a question, the most general first; a hint is `guide-TOPIC`. */
export function topicsOf(view: View): string[] {
  if (view.question.shape !== "conquest") return [view.question.key];
  const only =
    view.actions.some((action) => action.do === "attempt") && !view.actions.some((action) => action.do === "conquer");
  const within = new Set(
    targetsOf(view)
      .filter((target) => target.kind !== "short")
      .map((target) => target.region),
  );
  const open = (is: (region: RegionView) => boolean) =>
    view.regions.some((region) => within.has(region.id) && is(region));
  return [
    only ? "die" : view.question.key,
    ...(open((region) => region.monsters) ? ["monsters"] : []),
    ...(open((region) => region.features.includes("river")) ? ["river"] : []),
  ];
}
