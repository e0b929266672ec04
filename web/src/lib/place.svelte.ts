/** The reader's place: the title of the page, the focus, and the announcements of screen readers. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "./i18n.svelte";

type Focusable = HTMLElement | SVGElement;

export const place = $state({ heading: "", said: "" });

let opened: HTMLElement[] = []; // the layers over the screen, the topmost last
let screenHeading: HTMLElement | null = null;
let question: HTMLElement | null = null;
let last: Focusable | null = null; // the last element with the focus; a pointer clears it
let around: HTMLElement | undefined; // its ancestors
let arriving = false; // the address has changed, but the heading of the new screen is missing

/** The title of the page: the heading of the screen, then the name of the game. */
export function pageTitle(): string {
  const name = t("title");
  return place.heading && place.heading !== name ? `${place.heading} – ${name}` : name;
}

/** Lets a screen reader say `text` after its present sentence. */
export function announce(text: string): void {
  place.said = text;
}

/** Leaves a screen: the heading of the next one takes the focus. */
export function leaveScreen(): void {
  arriving = true;
  opened = [];
  last = question = null;
  place.heading = place.said = "";
}

/** Focuses an element that is not a control, such as a heading. */
function rest(node: HTMLElement): void {
  if (!node.hasAttribute("tabindex")) node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isUsable = (node: Focusable | null): boolean =>
  !!node?.isConnected && !node.matches(":disabled, [inert], [inert] *") && node.checkVisibility();

/** Marks the `<h1>` of a screen: it names the page, and takes the focus when a new screen appears. */
export const heading: Attachment<HTMLElement> = (node) => {
  const read = () => (place.heading = node.textContent?.trim() ?? "");
  const changes = new MutationObserver(read);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  read();
  const first = screenHeading === null; // a newly loaded page begins at its top
  screenHeading = node;
  node.tabIndex = -1;
  if (arriving || (!first && isLost())) rest(node);
  arriving = false;
  return () => changes.disconnect();
};

/** Marks the open question: it takes the focus when the focused control has vanished. */
export const home: Attachment<HTMLElement> = (node) => {
  question = node;
  return () => {
    if (question === node) question = null;
  };
};

/** Whether `node` has the focus only because no control has it, so that keys apply to the whole screen. */
export const isResting = (node: EventTarget | null) =>
  node === document.body || node === screenHeading || node === question;

/** Goes to a part of a screen that the address names, unless the reader is busy elsewhere. */
export function arriveAt(node: HTMLElement): void {
  if (arriving || isLost() || document.activeElement === screenHeading) rest(node);
  arriving = false;
}

const CONTROLS = "button, a[href], input, select, textarea, summary";

/** The element to focus in a new layer: the first control of a dialog, the heading of a panel, or the whole layer. */
export type Into = "control" | "heading" | "itself";

function enter(node: HTMLElement, into: Into): void {
  const part = into === "itself" ? node : node.querySelector<HTMLElement>(into === "control" ? CONTROLS : "h2, h3");
  if (part?.matches(CONTROLS)) part.focus({ preventScroll: true });
  else rest(part ?? node);
}

/** Marks a layer over a screen: it takes the focus, and returns it when it closes. */
export function overlay(name: () => string, into: Into = "control"): Attachment<HTMLElement> {
  return (node) => {
    const opener = isLost() ? last : (document.activeElement as Focusable);
    opened.push(node);
    if (node instanceof HTMLDialogElement) node.showModal();
    else enter(node, into);
    let called = "";
    $effect(() => {
      called = name();
    });
    return () => {
      const inside = isLost() || node.contains(document.activeElement);
      opened = opened.filter((one) => one !== node);
      if (node instanceof HTMLDialogElement) node.close();
      void tick().then(() => {
        if (arriving || opened.includes(node)) return;
        announce(t("place-closed", { name: called }));
        const now = document.activeElement;
        if (inside && (isLost() || now === question || node.contains(now))) goBack(opener);
      });
    };
  };
}

function goBack(node: Focusable | null): void {
  if (node && isUsable(node)) node.focus({ preventScroll: true });
  else fallBack();
}

/** The control with the focus was removed. */
function fallBack(): void {
  const over = around && opened.includes(around) ? around : opened.at(-1);
  if (over?.isConnected) return enter(over, over instanceof HTMLDialogElement ? "control" : "heading");
  const next = [question, screenHeading].find(isUsable);
  if (next) rest(next);
}

/** Keeps the focus if its control is briefly disabled, moved or removed. */
export function keepFocus(): () => void {
  const seen = (event: FocusEvent) => {
    last = event.target as Focusable;
    around = opened.findLast((over) => over.contains(last));
  };
  const forget = () => (last = null);
  const changes = new MutationObserver(() => {
    if (!last || arriving || !isLost()) return;
    if (isUsable(last)) last.focus({ preventScroll: true });
    else if (!last.isConnected) fallBack();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "inert"] });
  addEventListener("focusin", seen);
  addEventListener("pointerdown", forget, true);
  return () => {
    changes.disconnect();
    removeEventListener("focusin", seen);
    removeEventListener("pointerdown", forget, true);
  };
}
