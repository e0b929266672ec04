/**
 * Keeps the whole game on the device: everything is loaded once for each release, and then from here.
 *
 * scripts/static.py writes the list of files and the number of the release.
 */
const FILES = /*FILES*/ [];
const RELEASE = "static-" + /*RELEASE*/ "";
const KEPT = 2; // releases: another window may still show the one before
const START = new URL(".", self.location.href).pathname;

self.addEventListener("install", (event) => {
  // A host may let browsers keep the page for minutes, but the files are those of the newest one.
  const page = new Request(START, { cache: "no-cache" });
  event.waitUntil(caches.open(RELEASE).then((cache) => cache.addAll([page, ...FILES])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

/** Caches stand in the order in which they were made. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("static-"));
  await Promise.all(ours.slice(0, -KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The page asks past the cache whether there is a newer release.
  if (request.method !== "GET" || origin !== self.location.origin || request.cache === "no-store") return;
  const isOurs = request.mode === "navigate" ? isPage(pathname) : pathname.startsWith(START);
  if (isOurs) event.respondWith(file(request));
});

const isPage = (pathname) => pathname === START || pathname === `${START}index.html`;

async function file(request) {
  const newest = await caches.open(RELEASE);
  const known = request.mode === "navigate" ? await newest.match(START) : await caches.match(request);
  return known ?? fetch(request);
}
