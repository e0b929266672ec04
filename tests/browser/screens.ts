/** All screens, for tests that look at each of them. */
import type { Page } from "@playwright/test";
import { call, settled } from "./kit";

export interface Screen {
  name: string;
  address: string;
  ready: string; // an element that shows the screen is there
  press?: string; // what opens the screen there
}

/** The code of a scenario with a custom rule: each region beside a well pays two coins. */
const WELLS = "11s.V2VsbHM.feature-bonus~well~2";

/** Makes tables; returns the screens that players see most, or all of them. */
export async function screens(page: Page, all: boolean): Promise<Screen[]> {
  await page.goto("/");
  await page.waitForSelector("h1");
  await call(page, "/api/guest", { name: "Ana" });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const table = async (wish: object = {}) => (await call<{ id: string }>(page, "/api/tables", { seats, ...wish })).id;
  const finished = async (id: string) => {
    await call(page, `/test/tables/${id}/finish`, { what: "game" });
    return id;
  };
  const atTable = (name: string, id: string) => ({ name, address: `/#/table/${id}`, ready: "#primary" });
  const most = [
    { name: "start", address: "/#/", ready: ".now" },
    { name: "new", address: "/#/new", ready: "form ol select" },
    { name: "encyclopedia", address: "/#/encyclopedia/flying", ready: "article" },
    atTable("table", await table({ first: 2 })),
  ];
  if (!all) return most;
  const played = await finished(await table({ first: 1 }));
  const open = await table({ seats: [{ kind: "me" }, { kind: "open" }] });
  return [
    ...most,
    { name: "lobby", address: "/#/lobby", ready: "h2" },
    { name: "games", address: "/#/games", ready: "h1" },
    { name: "workshop", address: "/#/workshop", ready: "h1" },
    { name: "realms", address: "/#/realms", ready: "h1" },
    { name: "rules", address: `/#/rules?code=${WELLS}`, ready: ".sheet" },
    { name: "puzzles", address: "/#/puzzles", ready: "h1" },
    { name: "puzzle", address: "/#/puzzles/today", ready: "[data-puzzle]" },
    { name: "lesson", address: "/#/", ready: "[data-lesson]", press: "button.learn >> nth=-1" },
    { name: "credits", address: "/#/credits", ready: ".sheet" },
    { name: "account", address: "/#/account", ready: "form" },
    { name: "waiting", address: `/#/table/${open}`, ready: ".invite svg" },
    { ...atTable("options", await table({ first: 1 })), ready: "dialog[open]", press: ".head button >> nth=-1" },
    atTable("underground", await table({ first: 1, boxes: ["underground"] })),
    atTable("realm", await table({ first: 1, scenario: "realms_1" })),
    { name: "replay", address: `/#/replay/${played}`, ready: ".replay > .map" },
    { name: "result", address: `/#/table/${played}`, ready: "dialog[open]" },
    { name: "review", address: `/#/replay/${played}?review`, ready: "dialog table" },
  ];
}

/** Shows one screen after another. */
export async function visit(page: Page, all: boolean, look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of await screens(page, all)) {
    await page.goto(screen.address);
    if (screen.press) await page.click(screen.press);
    await page.waitForSelector(screen.ready, { timeout: REVIEW_MS });
    await page.$$eval("form > details", (all) =>
      all.forEach((details) => ((details as HTMLDetailsElement).open = true)),
    );
    await settled(page);
    await look(screen);
  }
}
const REVIEW_MS = 300_000; // a whole game is reviewed
