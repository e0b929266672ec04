/** Durations, measured with a clock that users cannot set. */
import { watch } from "./watch.svelte";

/** Milliseconds of the browser's monotonic clock: only differences mean something. */
export const monotonicMs = () => performance.now();

/**
 * Milliseconds since `start` last changed, renewed every second while `running`.
 *
 * The device's own time of day may jump while a game is played, so no duration is counted with it.
 */
export function elapsedSince(start: () => unknown, running: () => boolean): { readonly ms: number } {
  let since = $state(monotonicMs());
  let now = $state(monotonicMs());
  watch(start, () => {
    since = now = monotonicMs();
  });
  watch(running, (runs) => {
    if (!runs) return;
    const timer = setInterval(() => (now = monotonicMs()), 1000);
    return () => clearInterval(timer);
  });
  return {
    get ms() {
      return Math.max(0, now - since);
    },
  };
}
