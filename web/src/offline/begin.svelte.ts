/** Starts the tables of this page before the client: shows how far loading is, and what goes wrong. */
import { mount, unmount } from "svelte";
import { save } from "../lib/gameFiles";
import { t } from "../lib/i18n.svelte";
import { useLine } from "../lib/line";
import { percent } from "../lib/numbers";
import { router } from "../lib/router.svelte";
import Begin from "./Begin.svelte";
import Fault from "./Fault.svelte";
import { keepOffline } from "./keep";
import { WorkerLine } from "./line";
import { forgetMemory } from "./memory";
import type { FromWorker, Loading } from "./messages";

const QUIET_MS = 3000; // after the start, when the first question is on screen

/**
 * Resolves when the client can be drawn. The start page can be drawn at once, and its calls wait for the tables.
 *
 * Other pages have nothing to show until the tables have started.
 */
export async function begin(place: HTMLElement, texts: Promise<void>): Promise<void> {
  const early: FromWorker[] = [];
  let notice = (message: FromWorker) => void early.push(message);
  const line = new WorkerLine((message) => notice(message));
  useLine(line);
  saveFiles(line);
  void import("../table/TableScreen.svelte").catch(() => undefined); // most players need it next
  void navigator.storage?.persist?.(); // browsers may otherwise remove games that nobody has opened for weeks
  await texts;
  const isBeside = router.route.screen === "start";
  const loading = $state<Loading>({ said: t("here-loading", { share: percent(0) }), share: 0, isBeside });
  const screen = mount(Begin, { target: document.body, props: { loading } });
  return new Promise((resolve) => {
    notice = (message) => {
      if (message.kind === "loaded") {
        const { share } = message;
        const said = share < 1 ? t("here-loading", { share: percent(share) }) : t("here-starting");
        Object.assign(loading, { said, share: share < 1 ? share : undefined });
      } else if (message.kind === "waiting") {
        Object.assign(loading, { said: t("here-elsewhere"), share: null, isBeside: false });
        place.hidden = true;
      } else if (message.kind === "ready") {
        void unmount(screen);
        place.hidden = false;
        resolve();
        // Without it, the page needs its host again next time.
        setTimeout(() => void keepOffline().catch(() => undefined), QUIET_MS);
      } else if (message.kind === "fault") {
        void forgetMemory(); // it may be the reason
        mount(Fault, {
          target: document.body,
          props: { text: t(`here-${message.fault}`, { reason: message.reason }) },
        });
      }
    };
    early.forEach(notice);
    if (loading.isBeside) resolve();
  });
}

/** A link to a file of the server, such as the record of a game, saves what the worker answers. */
function saveFiles(line: WorkerLine): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="api/"]');
    if (!link) return;
    event.preventDefault();
    const path = link.getAttribute("href") ?? "";
    void line.call("GET", path).then(({ status, text }) => {
      if (status !== 200) return;
      const name = /tables\/([^/]+)\/(record|file)/.exec(path)?.[1];
      save(text, name ? `${name}.smallworld` : link.getAttribute("download") || "smallworld");
    });
  });
}
