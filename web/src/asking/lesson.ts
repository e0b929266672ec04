/** The lesson: its present step, and the target of its finger. It reads the view and contains no rules. */
import * as model from "../game/questions";
import type { View } from "../lib/types";

export interface Lesson {
  topic: string; // the text `lesson-TOPIC`
  read: boolean; // it ends when it was read; all others end when the view asks something else
  at: string[]; // selectors, the most likely first
}

/** The choices on the screen that are not sent yet. */
export interface Chosen {
  selected: string | null;
  pending: boolean;
  declining: boolean;
}

const LAST = 3; // the turn with which the lesson ends
const COINS = [".seat.me .coins"];
const PRIMARY = "#primary:not(:disabled)";

const doing = (topic: string, ...at: string[]): Lesson => ({ topic, read: false, at });
const reading = (topic: string, at: string[] = []): Lesson => ({ topic, read: true, at });
const region = (id: string) => `.hit[data-region="${id}"]`;

/** The step for `seat`, whose player has read `read`; null while others play or at the end. */
export function lessonOf(view: View, seat: number, read: string[], chosen: Chosen): Lesson | null {
  const { shape } = view.question;
  if (shape === "over" || read.includes("end")) return null;
  const begun = view.turn > 1 || view.on_turn !== seat || model.hasRace(view, seat);
  const ended = view.turn > 1 || view.on_turn !== seat;
  const asked = view.actor === seat;
  if (asked && model.homecoming(view)) return doing("home", PRIMARY);
  if (!begun && !read.includes("aim")) return reading("aim", COINS);
  if (ended && !read.includes("coins")) return reading("coins", COINS);
  if (view.turn > LAST || (view.turn === LAST && (view.on_turn !== seat || !["course", "combo"].includes(shape))))
    return reading("end");
  return asked ? askedOf(view, seat, chosen) : null;
}

function askedOf(view: View, seat: number, chosen: Chosen): Lesson | null {
  switch (view.question.shape) {
    case "combo":
      return doing(view.turn > 1 ? "combo-again" : "combo", PRIMARY, ".column.open .combo:not(:disabled)");
    case "course":
      if (view.turn < LAST) return doing("expand", PRIMARY);
      return view.decline ? doing("decline", chosen.declining ? PRIMARY : ".buttons .danger") : null;
    case "conquest":
      return conquering(view, seat, chosen);
    case "spread":
      return doing("redeploy", PRIMARY, ".buttons .chip[aria-pressed]");
    default:
      return null;
  }
}

/** A region that can be conquered for sure, if possible an opponent's; or else one with the die. */
function conquering(view: View, seat: number, chosen: Chosen): Lesson {
  const targets = model.targetsOf(view).filter((target) => target.kind === "sure" || target.kind === "die");
  const rivals = new Set(view.regions.filter(({ player }) => player !== null && player !== seat).map(({ id }) => id));
  const sure = targets.filter((target) => target.kind === "sure");
  const rival = sure.find((target) => rivals.has(target.region));
  const target = rival ?? sure[0] ?? targets.sort((a, b) => b.percent - a.percent)[0];
  if (!target) return doing("stop", PRIMARY);
  const held = view.regions.filter(({ player, declined }) => player === seat && !declined).length;
  const known = view.turn > 1 ? "last-try" : held > 1 ? "go-on" : "terrain";
  const topic = target.kind === "die" ? "die" : rival ? "attack" : held ? known : "edge";
  const meant = chosen.pending || targets.some(({ region }) => region === chosen.selected);
  return doing(topic, meant ? PRIMARY : region(target.region));
}
