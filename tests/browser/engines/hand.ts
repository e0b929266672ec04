/** A user at a window of any engine: finds buttons, and presses them when nothing covers them. */
import { expect } from "@playwright/test";
import type { Window } from "./engine";

const PATIENCE = { timeout: 60_000 };
/** Another player's whole turn may come first; WebKit needs more than a minute for it on a busy machine. */
const WHOLE_TURN = { timeout: 300_000 };
type Point = { x: number; y: number };

/** The uncovered point of an element nearest to its middle; null while there is none. */
const pointOf = async (selector: string, text: string): Promise<Point | null> => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (node) => node.checkVisibility() && !node.matches(":disabled") && (node.textContent ?? "").includes(text),
  );
  const [node] = found;
  if (!node) return null;
  if (!(node instanceof SVGElement)) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const where = () => JSON.stringify(node.getBoundingClientRect());
  const frame = () => document.documentElement.animate([], 1).finished;
  for (let seen = "", still = 0; still < 2; await frame()) {
    still = where() === seen ? still + 1 : 0; // it may still move
    seen = where();
  }
  const box = node.getBoundingClientRect();
  let best: Point | null = null;
  let distance = Infinity;
  for (let i = 1; i < 16; i++)
    for (let j = 1; j < 16; j++) {
      const [x, y] = [box.x + (box.width * i) / 16, box.y + (box.height * j) / 16];
      const away = Math.hypot(i - 8, j - 8);
      if (away < distance && node.contains(document.elementFromPoint(x, y))) [best, distance] = [{ x, y }, away];
    }
  return best;
};

/** Presses the first element that matches `selector` and contains `text`, once that is possible. */
export async function press(window: Window, selector: string, text = ""): Promise<void> {
  let point: Point | null = null;
  await expect
    .poll(async () => (point = await window.run(pointOf, selector, text)) !== null, {
      ...PATIENCE,
      message: `${selector} "${text}" can be pressed`,
    })
    .toBe(true);
  const { x, y } = point!;
  await window.press(x, y);
}

/** Waits until the page contains `text`. */
export async function reads(window: Window, text: string | RegExp, where = "body"): Promise<void> {
  const shown = () => window.run((where) => document.querySelector<HTMLElement>(where)?.innerText ?? "", where);
  await expect.poll(shown, PATIENCE).toMatch(text);
}

/** Calls the server as the user of this window. */
export const ask = <T>(window: Window, url: string, body: unknown = null): Promise<T> =>
  window.run(
    async (url, body) => {
      const answer = await fetch(url, {
        method: body === null ? "GET" : "POST",
        headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    url,
    body,
  ) as Promise<T>;

/** The next button at a table, and a state that changes once it had an effect. */
const next = () => {
  const screen = document.querySelector<HTMLElement>(".screen");
  const { shape = "", revision = "", ending } = screen?.dataset ?? {};
  const chosen = document.querySelector<HTMLElement>('[data-region][aria-pressed="true"]')?.dataset.region ?? "";
  const ready = document.querySelector("#primary:enabled") !== null;
  const sign = [revision, chosen, ready, shape, document.querySelector(".curtain") !== null].join();
  const answer = (selector: string) => ({ sign, selector, over: false });
  if (document.querySelector("dialog[open]")) return { sign, selector: "", over: true };
  if (!screen || screen.classList.contains("busy")) return answer("");
  if (document.querySelector(".curtain")) return answer(".curtain button");
  const open = [...document.querySelectorAll<HTMLElement>(".hit.open")].map((node) => node.dataset.region);
  const conquers = shape === "conquest" && document.querySelector(".pill.sure, .pill.die") !== null;
  if (shape === "combo" && !ready) return answer(".column.open button");
  if (ending === undefined && open.length && !chosen && (conquers || !ready))
    return answer(`.hit.open[data-region="${open[Number(revision.length) % open.length]}"]`);
  return answer(document.querySelector("#primary") ? "#primary" : "");
};

/** Plays on until the game is over or `until` holds; returns the number of presses. */
export async function playOn(window: Window, until: () => Promise<boolean> = async () => false): Promise<number> {
  for (let pressed = 0; pressed < 300; pressed++) {
    let now = { sign: "", selector: "", over: false };
    let done = false;
    await expect
      .poll(async () => {
        now = await window.run(next);
        done = now.over || (await until());
        return done || now.selector !== "";
      }, WHOLE_TURN)
      .toBe(true);
    if (done) return pressed;
    await press(window, now.selector);
    await expect.poll(async () => (await window.run(next)).sign, PATIENCE).not.toBe(now.sign);
  }
  throw new Error("the game does not end");
}

/** Opens an address with a reload; a change after # alone would not cause one. */
export async function visit(window: Window, address: string): Promise<void> {
  await window.open("about:blank");
  await window.open(address);
}

/** Lets a guest come to the start page, without hints, and with fast replays. */
export async function arrive(window: Window, home: string, guest?: string): Promise<void> {
  await window.open(`${home}/`);
  await window.run(() => localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 4 })));
  if (guest) await ask(window, "/api/guest", { name: guest });
  await visit(window, `${home}/`);
}

/** Checks that nothing is outside of the window; names what is. */
export async function fits(window: Window): Promise<void> {
  const beside = () =>
    window.run(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      const wide = [...document.querySelectorAll("body *")].filter(
        (node) => node.getBoundingClientRect().right > innerWidth,
      );
      return [location.hash, ...wide.map((node) => `${node.tagName}.${node.getAttribute("class") ?? ""}`)];
    });
  await expect.poll(beside, PATIENCE).toEqual([]);
}
