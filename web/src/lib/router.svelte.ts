/** Which screen is shown: the part of the address behind #. */

export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen = "", id = ""] = path.split("/");
  return { screen: screen || "start", id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

export const router = $state({ route: parseRoute(location.hash) });

addEventListener("hashchange", () => {
  router.route = parseRoute(location.hash);
  scrollTo(0, 0);
});

export function go(path: string): void {
  location.hash = `#/${path}`;
}
