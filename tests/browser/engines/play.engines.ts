/** The most common tasks, in Firefox and in WebKit: `make engines`. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { filesAddress } from "../playwright.config";
import { ENGINES, type Engine, type Window } from "./engine";
import { arrive, ask, fits, playOn, press, reads, visit } from "./hand";

const WANTED = (process.env.SMALLWORLD_ENGINES ?? "").split(",").filter((name) => name in ENGINES);
const turn = (window: Window) =>
  window.run(() => Number(/Round (\d+)/.exec(document.querySelector(".turn")?.textContent ?? "")?.[1] ?? 1));

/** A connection to the server that can be cut. */
async function line(home: string): Promise<{ home: string; cut: () => void; mend: () => Promise<void> }> {
  const target = new URL(home);
  const open = new Set<Socket>();
  let server: Server;
  let port = 0;
  const mend = async () => {
    server = createServer((here) => {
      const there = connect(Number(target.port), target.hostname);
      here.pipe(there).pipe(here);
      for (const [end, other] of [
        [here, there],
        [there, here],
      ] as const) {
        open.add(end);
        end.on("error", () => undefined).on("close", () => (open.delete(end), other.destroy()));
      }
    });
    await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
    port = (server.address() as AddressInfo).port;
  };
  await mend();
  const cut = () => {
    server.close();
    for (const end of open) end.destroy();
  };
  return { home: `http://127.0.0.1:${port}`, cut, mend };
}

for (const name of WANTED)
  test.describe(name, () => {
    let engine: Engine;
    let home: string;
    test.beforeEach(async ({ baseURL }) => {
      home = baseURL!;
      engine = await ENGINES[name]!();
    });
    test.afterEach(() => engine.close());

    test("a first game can be played to its end", async () => {
      const window = await engine.window();
      await arrive(window, home);
      await press(window, "button", "Play now");
      await playOn(window, async () => (await turn(window)) > 1);
      await window.run(() => location.reload());
      await expect.poll(() => turn(window), { timeout: 60_000 }).toBeGreaterThan(1);
      const id = await window.run(() => location.hash.split("/").at(-1)!);
      await ask(window, `/test/tables/${id}/finish`, { what: "until last turns" });
      await playOn(window);
      await reads(window, /wins|tie/i, "dialog[open]");
    });

    test("a game without a server continues after a reload", async () => {
      const window = await engine.window();
      await arrive(window, filesAddress);
      await press(window, "button", "Play now");
      await playOn(window, async () => (await turn(window)) > 1);
      await window.run(() => location.reload());
      await expect.poll(() => turn(window), { timeout: 60_000 }).toBeGreaterThan(1);
      expect(await playOn(window, async () => (await turn(window)) > 2)).toBeGreaterThan(1);
    });

    test("two people can play at one table", async () => {
      const [ana, ben] = [await engine.window(), await engine.window()];
      await arrive(ana, home, "Ana");
      await arrive(ben, home);
      const { id } = await ask<{ id: string }>(ana, "/api/tables", {
        seats: [{ kind: "me" }, { kind: "open" }],
        first: 1,
      });
      await visit(ana, `${home}/#/table/${id}`);
      await reads(ana, "Waiting for players");
      await visit(ben, `${home}/#/table/${id}`);
      await press(ben, "input");
      await ben.type("Ben");
      await press(ben, "button", "Sit down");
      // Each decides whenever the table asks, even in the other's turn.
      const first = (window: Window) => playOn(window, async () => (await turn(window)) > 1);
      expect(Math.min(...(await Promise.all([first(ana), first(ben)])))).toBeGreaterThan(3);
    });

    test("a puzzle can be answered", async () => {
      const window = await engine.window();
      await arrive(window, home, "Ana");
      const { puzzles } = await ask<{ puzzles: { id: number; kind: string }[] }>(window, "/api/puzzles");
      const { id } = puzzles.find(({ kind }) => kind === "course")!;
      const table = await ask<{ id: string }>(window, `/api/puzzles/${id}/table`, {});
      await visit(window, `${home}/#/table/${table.id}`);
      await press(window, ".buttons .danger");
      await press(window, "#primary");
      await reads(window, /Next puzzle/);
    });

    test("a board can be built", async () => {
      const window = await engine.window();
      await arrive(window, home);
      await visit(window, `${home}/#/realms`);
      await press(window, "button", "Random board");
      await press(window, "button", "Play here");
      await press(window, "button", "Create table");
      await reads(window, /Waiting|Round/);
    });

    test("every screen fits the width of a phone", async () => {
      const window = await engine.window();
      await window.resize(390, 844);
      await arrive(window, home);
      for (const screen of ["workshop", "realms", "encyclopedia", "puzzles", "new", "account", "lobby"]) {
        await visit(window, `${home}/#/${screen}`);
        await reads(window, /\w/, "main h1, main h2");
        await fits(window);
      }
    });

    test("a move made while offline arrives later", async () => {
      const way = await line(home);
      const window = await engine.window();
      await arrive(window, way.home, "Ana");
      const { id } = await ask<{ id: string }>(window, "/api/tables", {
        seats: [{ kind: "me" }, { kind: "local", name: "Ben" }],
        first: 1,
        open_coins: true,
      });
      await visit(window, `${way.home}/#/table/${id}`);
      await press(window, ".column.open button");
      way.cut();
      await reads(window, /Connection lost/);
      await press(window, "#primary");
      await reads(window, /keep trying/);
      await way.mend();
      const shape = () => window.run(() => document.querySelector<HTMLElement>(".screen")?.dataset.shape);
      await expect.poll(shape, { timeout: 60_000 }).toBe("conquest");
      way.cut();
    });
  });
