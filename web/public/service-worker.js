/**
 * What remains of us in a browser whose page is closed, or that has no line: it shows the notices that the server sends
 * (server/push/notices.py), and opens a table as it was last (src/game/remembered.ts).
 */

const SECOND = 1000; // in milliseconds

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// --- Without a line -----------------------------------------------------------------------------------

/** What is kept of each release, under its start page's ETag or text; and what the server said last. */
const SHELL = "shell-";
const SAID = "said";
const RELEASES = 2; // that are kept: another window may still show the one before
/** Where the game begins: "/", or the path below which a proxy serves it. */
const BASE = new URL(".", self.location.href).pathname;
const START = BASE;
/** What a table asks before its socket opens; everything else that is asked of the server needs it. */
const ASKED = /^api\/(me|almanac|catalogue|boards\/[^/]+|tables\/[^/]+)$/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  // A page is always asked for, so that nobody is left with an old release.
  if (request.mode === "navigate") {
    if (url.pathname === START) event.respondWith(startPage(event));
  } else if (/^(assets\/|icon)/.test(path)) event.respondWith(asset(event));
  else if (ASKED.test(path)) event.respondWith(said(event));
});

self.addEventListener("message", (event) => {
  if (event.data.keep) event.waitUntil(keep(event.data.keep));
});

/** Keeps what a page loaded before this was there. */
async function keep(paths) {
  await renewStart(await fetch(START));
  const shell = await newest();
  const kept = await caches.open(SAID);
  const into = (path) => (ASKED.test(path.split("?")[0]) ? kept : shell);
  await Promise.allSettled(paths.map(async (path) => (await caches.match(path)) || into(path)?.add(path)));
}

async function startPage(event) {
  const known = async () => (await newest())?.match(START);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(renewStart(answer.clone()));
    return (answer.status >= 500 && (await known())) || answer;
  } catch {
    return (await known()) ?? Response.error();
  }
}

/** Takes over a start page; another than the last is another release, and what is older than that one goes. */
async function renewStart(answer) {
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const name = SHELL + /assets\/[^"]+\.js/.exec(text)?.[0];
  const there = (await caches.keys()).filter((other) => other.startsWith(SHELL) && other !== name);
  await Promise.all(there.slice(0, 1 - RELEASES || undefined).map((old) => caches.delete(old)));
  if ((await newestName()) !== name) await caches.delete(name); // so that it comes last
  await (await caches.open(name)).put(START, answer);
}

/** Caches stand in the order in which they were made. */
const newestName = async () => (await caches.keys()).findLast((name) => name.startsWith(SHELL));
async function newest() {
  const name = await newestName();
  return name ? caches.open(name) : undefined;
}

/** A file that never changes under its name. */
async function asset(event) {
  const known = await caches.match(event.request);
  if (known && event.request.url.includes("/assets/")) return known;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(put(await newest(), event.request, answer.clone()));
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

/** What the server says; where it cannot be reached, what it said last. */
async function said(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(put(await caches.open(SAID), event.request, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(event.request);
    if (known) return known;
    throw error;
  }
}

const put = async (cache, request, answer) => cache?.put(request, answer);

// --- Notices ------------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { title, body, language, table } = event.data.json();
  // One notice for each table: the next takes the place of the last, and is heard again.
  const about = { body, lang: language, icon: "icon-turn.svg", tag: table, renotify: true, data: { table } };
  event.waitUntil(self.registration.showNotification(title, about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.table));
});

/** Bring a table to the front if it is open somewhere; else open it. */
async function show(table) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(windows.map((window) => shows(window, table)));
  const open = windows[answers.indexOf(true)];
  return open ? open.focus() : self.clients.openWindow(`${BASE}#/table/${table}`);
}

/** Whether a window shows a table. It is asked (src/shell/push.ts): its `url` is the one with which it was opened. */
function shows(window, table) {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => answered(event.data);
    setTimeout(() => answered(false), SECOND); // a window that sleeps
    window.postMessage({ table }, [port2]);
  });
}
