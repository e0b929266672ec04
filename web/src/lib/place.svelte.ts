/** The reader's place: the title of the page, the focus, and the announcements of screen readers. */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "./i18n.svelte";
import { lay } from "./layers";

type Focusable = HTMLElement | SVGElement;

/** How long a control with the focus may be disabled before the focus moves on. */
const BRIEF_MS = 1000;

/** `dialog` is the topmost modal dialog: what is outside is silent then, so the dialog says what there is to say. */
export const place = $state({ heading: "", said: "", dialog: null as HTMLDialogElement | null });

let opened: HTMLElement[] = []; // the layers over the screen, the topmost last
let screenHeading: HTMLElement | null = null;
let question: HTMLElement | null = null;
let last: Focusable | null = null; // the last element with the focus; a pointer clears it
let around: HTMLElement | undefined; // the layer with that element
let parts: Focusable[] = []; // the parts of the screen around that element, the smallest first
let announced = false; // within this task
let leading = false; // a change says itself where the focus goes
let arriving = false; // the address has changed, but the heading of the new screen is missing

/** The title of the page: the heading of the screen, then the name of the game. */
export function pageTitle(): string {
  const name = t("title");
  return place.heading && place.heading !== name ? `${place.heading} – ${name}` : name;
}

/** Lets a screen reader say `text` after its present sentence; it says a repeated text again. */
export function announce(text: string): void {
  place.said = text && text === untrack(() => place.said) ? `${text}\u00a0` : text;
  announced = true;
  setTimeout(() => (announced = false));
}

/** Announces the text of an element whenever it changes. */
export const heardChanges: Attachment<HTMLElement> = (node) => {
  const text = () => node.textContent?.replace(/\s+/g, " ").trim() ?? "";
  let last = text();
  const changes = new MutationObserver(() => {
    if (text() === last) return;
    last = text();
    announce(last);
  });
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  return () => changes.disconnect();
};

/** Announces the text of an element when it appears, and whenever it changes. */
export const heard: Attachment<HTMLElement> = (node) => {
  const text = node.textContent?.replace(/\s+/g, " ").trim();
  if (text) announce(text);
  return heardChanges(node);
};

/** Leaves a screen: the heading of the next one takes the focus. */
export function leaveScreen(): void {
  arriving = true;
  opened = [];
  parts = [];
  last = question = place.dialog = null;
  place.heading = place.said = "";
}

/** Focuses an element that is not a control, such as a heading. */
function rest(node: Focusable): void {
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

/** Frames in which an element may become ready for the focus: behind a dialog that closes, it cannot take it yet. */
const MOST_FRAMES = 60;

/** Moves the focus to an element that the present change shows. */
export function moveTo(find: () => Focusable | null | undefined): void {
  leading = true;
  let frames = 0;
  const move = () => {
    const node = find();
    if (node && !arriving) {
      if (node.tabIndex < 0) rest(node);
      else node.focus({ preventScroll: true });
      if (document.activeElement !== node && frames++ < MOST_FRAMES) return void requestAnimationFrame(move);
    }
    setTimeout(() => (leading = false));
  };
  void tick().then(move);
}

const CONTROLS = "button, a[href], input, select, textarea, summary";

/** The element to focus in a new layer: the first control of a dialog, the heading of a panel, or the whole layer. */
export type Into = "control" | "heading" | "itself";

function enter(node: HTMLElement, into: Into): void {
  const part = into === "itself" ? node : node.querySelector<HTMLElement>(into === "control" ? CONTROLS : "h2, h3");
  if (part?.matches(CONTROLS)) part.focus({ preventScroll: true });
  else rest(part ?? node);
}

/**
 * Marks a layer over a screen: it takes the focus, and returns it when it closes. `close` is for "back" on a phone; a
 * layer without it stays.
 */
export function overlay(name: () => string, into: Into = "control", close?: () => void): Attachment<HTMLElement> {
  return (node) => {
    const closed = close && lay(close);
    const opener = isLost() ? last : (document.activeElement as Focusable);
    opened.push(node);
    if (node instanceof HTMLDialogElement) {
      node.showModal();
      place.said = "";
    } else enter(node, into);
    uncover();
    let called = "";
    $effect(() => {
      called = name();
    });
    return () => {
      closed?.();
      const inside = isLost() || node.contains(document.activeElement);
      opened = opened.filter((one) => one !== node);
      if (node instanceof HTMLDialogElement) node.close();
      uncover();
      void tick().then(() => {
        if (arriving || opened.includes(node)) return;
        if (!announced) announce(t("place-closed", { name: called }));
        const now = document.activeElement;
        if (inside && !leading && (isLost() || now === question || node.contains(now))) goBack(opener);
      });
    };
  };
}

function uncover(): void {
  place.dialog = opened.findLast((over) => over instanceof HTMLDialogElement) ?? null;
}

function goBack(node: Focusable | null): void {
  if (node && isUsable(node)) node.focus({ preventScroll: true });
  else fallBack();
}

const PARTS = "section, article, aside, form, [role=group], [role=region], [role=tabpanel]";
const HEADINGS = "h2, h3, h4, legend";

/** What names a part of a screen: its heading, or the part itself if it has a label. */
function nameOf(part: Focusable): Focusable | null {
  const found = part.querySelector<HTMLElement>(HEADINGS);
  if (found && isUsable(found)) return found;
  return part.hasAttribute("aria-label") && isUsable(part) ? part : null;
}

/** The control with the focus is gone: the focus goes to the name of the smallest part that is left around it. */
function fallBack(): void {
  const over = around && opened.includes(around) ? around : opened.at(-1);
  const left = parts.filter((part) => part.isConnected && (!over || (over !== part && over.contains(part))));
  const near = left.map(nameOf).find((node) => node !== null);
  if (over?.isConnected)
    return near ? rest(near) : enter(over, over instanceof HTMLDialogElement ? "control" : "heading");
  const next = [question, near ?? null, screenHeading].find(isUsable);
  if (next) rest(next);
}

/** Keeps the focus if its control is briefly disabled, moved or removed. */
export function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left: { control: Focusable; rests: Element | null } | null = null; // a control that was disabled for long

  const remember = (node: Focusable) => {
    last = node;
    around = opened.findLast((over) => over.contains(node));
    parts = [];
    for (let part = node.parentElement?.closest<HTMLElement>(PARTS); part;)
      part = (parts.push(part), part.parentElement?.closest<HTMLElement>(PARTS));
  };
  const seen = (event: FocusEvent) => {
    remember(event.target as Focusable);
    if (left?.rests !== event.target) left = null; // the reader has moved on
  };
  const forget = () => (last = null);
  /** A press of a control that has the focus already does not focus it again. */
  const pressed = () => {
    if (!last && !isLost()) remember(document.activeElement as Focusable);
  };
  const moveOn = () => {
    const control = last;
    if (!control?.isConnected || arriving || isUsable(control)) return;
    if (!isLost() && document.activeElement !== control) return;
    fallBack();
    left = { control, rests: document.activeElement };
  };
  const changes = new MutationObserver(() => {
    if (left && document.activeElement === left.rests && isUsable(left.control)) left.control.focus();
    if (!last || arriving || leading) return;
    const gone = isLost();
    if (isUsable(last)) {
      clearTimeout(timer);
      if (gone) last.focus({ preventScroll: true });
    } else if (last.isConnected) {
      clearTimeout(timer);
      timer = setTimeout(moveOn, BRIEF_MS);
    } else if (gone) fallBack();
  });
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "inert"] });
  addEventListener("focusin", seen);
  addEventListener("pointerdown", forget, true);
  addEventListener("click", pressed, true);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener("focusin", seen);
    removeEventListener("pointerdown", forget, true);
    removeEventListener("click", pressed, true);
  };
}

const ITEMS = '[role="tab"], [role="radio"]';
const isOn = (item: Element) => (item.ariaSelected ?? item.ariaChecked) === "true";

/** The place to which a key leads from place `at` in a row of `length`; null for other keys. */
export function placeAfter(key: string, at: number, length: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % length;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at + length - 1) % length;
  return null;
}

/** Marks a row of tabs or radio buttons: one stop of the Tab key, in which arrows, Home and End move and choose. */
export const row: Attachment<HTMLElement> = (node) => {
  const items = () => [...node.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => !item.matches(":disabled"));
  const arrange = () => {
    const all = items();
    const stop = all.find(isOn) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = items();
    const at = all.indexOf((event.target as Element).closest<HTMLElement>(ITEMS)!);
    const to = at < 0 ? null : placeAfter(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation(); // the keys of a table move on the map
    all[to]?.focus();
    all[to]?.click();
  };
  const changes = new MutationObserver(arrange);
  changes.observe(node, { subtree: true, childList: true, attributeFilter: ["aria-selected", "aria-checked"] });
  arrange();
  node.addEventListener("keydown", move);
  return () => {
    changes.disconnect();
    node.removeEventListener("keydown", move);
  };
};
