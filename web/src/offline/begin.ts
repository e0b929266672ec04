/** Starts the tables of this page before the client: shows how far loading is, and what goes wrong. */
import { t } from "../lib/i18n.svelte";
import { useLine } from "../lib/line";
import { percent } from "../lib/numbers";
import { WorkerLine } from "./line";
import type { FromWorker } from "./messages";

/** Resolves when the tables can be used. */
export function begin(place: HTMLElement): Promise<void> {
  const bar = document.createElement("progress");
  const said = Object.assign(document.createElement("p"), { role: "status" });
  const show = (text: string) => (said.textContent = text);
  const box = Object.assign(document.createElement("main"), { className: "begin" });
  box.append(said, bar);
  place.replaceChildren(box);
  show(t("here-loading", { share: percent(0) }));
  return new Promise((resolve) => {
    const notice = (message: FromWorker) => {
      if (message.kind === "loaded") {
        bar.value = message.share;
        show(message.share < 1 ? t("here-loading", { share: percent(message.share) }) : t("here-starting"));
      } else if (message.kind === "waiting") show(t("here-elsewhere"));
      else if (message.kind === "ready") {
        box.remove();
        resolve();
      } else if (message.kind === "fault") fail(t(`here-${message.fault}`, { reason: message.reason }));
    };
    const line = new WorkerLine(notice);
    useLine(line);
    saveFiles(line);
    void navigator.storage?.persist?.(); // browsers may otherwise remove games that nobody has opened for weeks
  });
}

/** Shows in front of everything why the game cannot go on. */
function fail(text: string): void {
  const again = Object.assign(document.createElement("button"), { textContent: t("here-again") });
  again.addEventListener("click", () => location.reload());
  const alert = Object.assign(document.createElement("div"), {
    role: "alert",
    className: "here-fault",
    textContent: text,
  });
  alert.append(again);
  document.body.append(alert);
  again.focus();
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
      const url = URL.createObjectURL(new Blob([text]));
      const name = /tables\/([^/]+)\/record/.exec(path)?.[1];
      Object.assign(document.createElement("a"), {
        href: url,
        download: name ? `${name}.smallworld` : link.getAttribute("download") || "smallworld",
      }).click();
      URL.revokeObjectURL(url);
    });
  });
}
