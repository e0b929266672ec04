/** The screen, from the part of the address after #. */

import { atRest } from "./layers";
import { leaveScreen } from "./place.svelte";

export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen = "", id = ""] = path.split("/");
  return { screen: screen || "start", id: decoded(id), query: new URLSearchParams(query) };
}

/** A mistyped address may contain a broken escape, which is then taken literally. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = $state({ route: parseRoute(location.hash) });

addEventListener("hashchange", () => {
  leaveScreen();
  router.route = parseRoute(location.hash);
  scrollTo(0, 0);
});

export function go(path: string): void {
  atRest(() => (location.hash = `#/${path}`));
}
