/** Idle pages send no requests to the server. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { call, expect, seated, settled, test } from "../kit";

const IDLE_MS = 5000; // on the clock of the page: less than until the next ping, which the server answers in real time
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

/** Counts the requests of each page while it is idle, one page after the other in the same tab. */
async function requestsWhileIdle(page: Page, addresses: string[]): Promise<{ address: string; requests: string[] }[]> {
  let asked: string[] = [];
  const pending = new Set<Request>();
  page.on("request", (request) => {
    pending.add(request);
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/assets/")) asked.push(pathname);
  });
  page.on("response", (response) => pending.delete(response.request()));
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("websocket", (socket) => asked.push(new URL(socket.url()).pathname));
  const found = [];
  for (const address of addresses) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    // A busy machine may load the page's own files late, and each may ask for more.
    for (let looks = 0; looks < LOOKS && (looks === 0 || asked.length > 0); looks++) {
      await expect.poll(() => pending.size).toBe(0);
      asked = [];
      await page.clock.runFor(IDLE_MS);
      await settled(page);
    }
    found.push({ address, requests: [...asked] });
  }
  return found;
}

test("idle pages send no requests to the server", async ({ page, complaints }) => {
  expect(SCREENS).toContain("table");
  await page.clock.install();
  const found = await requestsWhileIdle(page, await addresses(page));
  expect(found.filter(({ requests }) => requests.length)).toEqual([]);
  // Some addresses lack an id, so Chromium logs that the server refuses them.
  const others = complaints.filter((line) => !/Failed to load resource.*40[04]/.test(line));
  complaints.splice(0, complaints.length, ...others);
});
