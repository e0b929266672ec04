/** A new version of the client on the server: the page lacks the parts that it has not loaded yet, so it reloads. */

const KEY = "smallworld-release"; // the version for which this window last reloaded by itself
const LOOK_MS = 1000; // between looks for a harmless moment
const TRIES = 8; // to ask a server that is just restarting
const FIRST_PAUSE_MS = 1000;

/** "waiting": the page reloads when nothing is unfinished; "asking": it has tried that in vain, so the user decides. */
export const release = $state({ newer: "" as "" | "waiting" | "asking" });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const unfinished = new Set<() => boolean>();
const touched = new Set<Field>();

/** Keeps the page from reloading by itself while `begun` says that something would be lost. */
export function protect(begun: () => boolean): () => void {
  unfinished.add(begun);
  return () => unfinished.delete(begun);
}

/** Whether a field has a text that was not sent, or another answer in a form. */
function isFilled(field: Field): boolean {
  if (!field.isConnected) return false;
  const text = field.matches("textarea, input:not([type=checkbox], [type=radio], [type=range])");
  return text ? field.value !== "" : field.form !== null;
}

const isHarmless = () => ![...touched].some(isFilled) && ![...unfinished].some((begun) => begun());

/** The name of the first script, which differs between any two versions. */
const versionIn = (page: string) => /assets\/[^"]+\.js/.exec(page)?.[0] ?? "";

/** The version on the server; "" if it cannot be reached. */
async function newest(): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(".", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) return versionIn(await answer.text());
    await new Promise((done) => setTimeout(done, FIRST_PAUSE_MS * 2 ** tries));
  }
  return "";
}

/** Notes in this window that it reloads for a version; returns whether it has not done so before. */
function isFirst(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false; // it could reload for ever
  }
}

/** Reloads the page once a part of it is missing because the server has a new version. */
export function followReleases(): () => void {
  const mine = versionIn(document.head.innerHTML);
  const fields = (event: Event) => touched.add(event.target as Field);
  let looking = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const missed = async () => {
    if (looking) return;
    looking = true;
    const version = await newest();
    looking = Boolean(version) && version !== mine;
    if (!looking) return;
    const look = () => {
      if (!isHarmless()) return;
      clearInterval(timer);
      if (isFirst(version)) location.reload();
      else release.newer = "asking";
    };
    release.newer = "waiting";
    timer = setInterval(look, LOOK_MS);
    look();
  };
  addEventListener("input", fields);
  addEventListener("vite:preloadError", missed);
  return () => {
    clearInterval(timer);
    removeEventListener("input", fields);
    removeEventListener("vite:preloadError", missed);
  };
}
