/** Effects that depend on one named value only. */
import { untrack } from "svelte";

/**
 * Runs `run` now and whenever `value` changes; what it returns runs before the next time and at the end.
 *
 * In a bare $effect everything that is read starts it again. An effect that asks the server and keeps the answer in
 * state that it has read never stops asking, so ESLint refuses calls of the server there.
 */
export function watch<T>(value: () => T, run: (value: T) => void | (() => void)): void {
  const watched = $derived.by(value);
  $effect(() => {
    const now = watched;
    return untrack(() => run(now));
  });
}
