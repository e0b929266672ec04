/** Races and powers whose card lies open: what somebody wants to read without leaving the table. */
import { has } from "./i18n.svelte";

export const card = $state<{ names: string[] }>({ names: [] });

/** Whether `name` is a race, a power, or nothing of which a card can tell. */
export const kindOf = (name: string) => ["race", "power"].find((kind) => has(`${kind}-${name}-short`));
