/** Starts the tables of this page before the client: shows how far loading is, and what goes wrong. */
import { mount, unmount } from "svelte";
import { save } from "../lib/gameFiles";
import { t } from "../lib/i18n.svelte";
import { useLine } from "../lib/line";
import { percent } from "../lib/numbers";
import Begin from "./Begin.svelte";
import Fault from "./Fault.svelte";
import { keepOffline } from "./keep";
import { WorkerLine } from "./line";
import type { FromWorker, Loading } from "./messages";

/** Resolves when the tables can be used. */
export function begin(place: HTMLElement): Promise<void> {
  const loading = $state<Loading>({ said: t("here-loading", { share: percent(0) }), share: 0 });
  const screen = mount(Begin, { target: place, props: { loading } });
  return new Promise((resolve) => {
    const notice = (message: FromWorker) => {
      if (message.kind === "loaded") {
        const { share } = message;
        const said = share < 1 ? t("here-loading", { share: percent(share) }) : t("here-starting");
        Object.assign(loading, { said, share: share < 1 ? share : undefined });
      } else if (message.kind === "waiting") Object.assign(loading, { said: t("here-elsewhere"), share: null });
      else if (message.kind === "ready") {
        void unmount(screen);
        resolve();
        void keepOffline().catch(() => undefined); // then the page needs its host again next time
      } else if (message.kind === "fault")
        mount(Fault, {
          target: document.body,
          props: { text: t(`here-${message.fault}`, { reason: message.reason }) },
        });
    };
    const line = new WorkerLine(notice);
    useLine(line);
    saveFiles(line);
    void navigator.storage?.persist?.(); // browsers may otherwise remove games that nobody has opened for weeks
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
