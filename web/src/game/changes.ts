/** A state after the changes that the server sent. */
import type { ChangesMessage, StateMessage, Summary, TableEvent, View } from "../lib/types";

type Changed = Record<string, unknown>;

const BY_PLACE = ["seats", "regions"];

/** The state after `changes`; null if they belong to another state. */
export function renewed(state: StateMessage | null, changes: ChangesMessage): StateMessage | null {
  if (!state || state.seq !== changes.since) return null;
  const { since: _, table, views, spectator, story, ...rest } = changes;
  const known = new Map<number, TableEvent>([...state.story, ...changes.events].map((event) => [event.seq, event]));
  return {
    ...state,
    ...rest,
    type: "state",
    table: withChanges(state.table, table) as Summary,
    views: Object.fromEntries(
      Object.entries(state.views).map(([player, view]) => [player, withChanges(view, views?.[player]) as View]),
    ),
    spectator: state.spectator && (withChanges(state.spectator, spectator) as View),
    story: story ? story.map((seq) => known.get(seq)).filter((event) => event !== undefined) : state.story,
  };
}

function withChanges(fields: object, changed: Changed | undefined): object {
  if (!changed) return fields;
  const all: Changed = { ...fields, ...changed };
  for (const name of BY_PLACE) {
    const places = changed[name];
    if (places && !Array.isArray(places)) {
      const before = (fields as Record<string, unknown[]>)[name] ?? [];
      all[name] = before.map((element, place) => (places as Changed)[place] ?? element);
    }
  }
  return all;
}
