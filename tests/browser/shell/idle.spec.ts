/** Idle pages send no requests to the server. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { call, expect, seated, test } from "../kit";

const IDLE_MS = 5000;
const LOOKS = 24;

/** The screens that App.svelte knows, by the first word of their address. */
const SCREENS = [
  ...readFileSync(path.resolve(__dirname, "../../../web/src/App.svelte"), "utf8").matchAll(/^ {4}(\w+): \(\) =>/gm),
].map((found) => found[1] as string);

async function addresses(page: Page): Promise<string[]> {
  const mine = await seated(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 });
  const make = async (url: string, wish: unknown) => (await call<{ id: string }>(page, url, wish)).id;
  const open = await make("/api/tables", { seats: [{ kind: "me" }, { kind: "open" }], public: true });
  const lesson = await make("/api/tables", {
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    first: 1,
    lesson: true,
  });
  const [first] = (await call<{ puzzles: { id: number }[] }>(page, "/api/puzzles")).puzzles;
  const puzzle = await make(`/api/puzzles/${first!.id}/table`, {});
  const tables = [mine, open, lesson, puzzle].map((id) => `table/${id}`);
  const others = SCREENS.filter((screen) => screen !== "table");
  return ["", "nothing-of-this-name", ...tables, ...others, "encyclopedia/flying"];
}

/** Counts the requests of an idle page; a busy machine may load the page's own files late. */
async function requestsWhileIdle(page: Page, address: string): Promise<string[]> {
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/assets/")) asked.push(pathname);
  });
  page.on("websocket", (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(`/#/${address}`);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  for (let looks = 0; looks < LOOKS && (looks === 0 || asked.length > 0); looks++) {
    asked = [];
    await page.waitForTimeout(IDLE_MS); // the time is the point of the test; a page that never rests is found
  }
  return [...asked]; // a later request belongs to no look
}

test("idle pages send no requests to the server", async ({ page, context }) => {
  expect(SCREENS).toContain("table");
  const found = await Promise.all(
    (await addresses(page)).map(async (address) => {
      const requests = await requestsWhileIdle(await context.newPage(), address);
      return { address, requests };
    }),
  );
  expect(found.filter(({ requests }) => requests.length)).toEqual([]);
});
