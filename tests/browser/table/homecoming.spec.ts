import type { Browser, Page } from "@playwright/test";
import { ask, expect, picture, settled, test } from "../kit";
import { twoSeated } from "../tables";

interface Seen {
  turn: number;
  actor: number | string | null;
  on_turn: number;
  actions: { do: string; region?: string; tokens?: number }[];
  regions: { id: string; player: number | null; tokens: number }[];
  question: { shape: string; templates?: { even: unknown } };
}
interface State {
  seq: number;
  table: { status: string };
  views: Record<string, Seen>;
}

/**
 * Plays by calls: keeps many tokens in few regions, and raids the other player's stacks. The number of regions grows
 * from turn to turn, so that the two players meet.
 */
async function decide(page: Page, id: string, player: number): Promise<boolean> {
  const state = await ask<State>(page, `/api/tables/${id}/state`);
  const view = state.views[player] as Seen;
  if (state.table.status !== "running" || view.actor !== player) return false;
  const stacked = (region?: string) =>
    view.regions.some(
      (seen) => seen.id === region && seen.player !== null && seen.player !== player && seen.tokens > 1,
    );
  const conquests = view.actions
    .filter((action) => action.do === "conquer")
    .sort((a, b) => (a.tokens ?? 0) - (b.tokens ?? 0));
  const held = view.regions.filter((seen) => seen.player === player).length;
  const calm = view.actions.filter((action) => !["decline", "abandon", "attempt", "conquer"].includes(action.do));
  const action =
    conquests.find((candidate) => stacked(candidate.region)) ??
    (held < 3 + view.turn / 2 ? conquests[0] : undefined) ??
    calm.find((candidate) => candidate.do === "stop") ??
    calm[calm.length - 1] ??
    view.actions[0];
  const what = view.question.templates ? { place: view.question.templates.even } : { action };
  await ask(page, `/api/tables/${id}/act`, {
    player,
    seq: state.seq,
    key: `${player}-${state.seq}`,
    ...what,
  });
  return true;
}

/** Plays by calls until a player must place withdrawn tokens; returns the player, or 0 at the end of the game. */
async function raid(pages: [Page, Page], id: string): Promise<number> {
  for (;;) {
    if ((await ask<State>(pages[0], `/api/tables/${id}/state`)).table.status !== "running") return 0;
    for (const player of [1, 2]) {
      const page = pages[player - 1] as Page;
      const view = (await ask<State>(page, `/api/tables/${id}/state`)).views[player] as Seen;
      if (view.actor === player && view.on_turn !== player && view.question.shape === "spread") return player;
      if (view.actor === player) await decide(page, id, player);
    }
  }
}

/**
 * A table of two players where one was just displaced; returns that player, from 1. A game without such a moment is
 * repeated.
 */
async function raidedTable(
  page: Page,
  browser: Browser,
  complaints: string[],
): Promise<{ id: string; pages: [Page, Page]; loser: number }> {
  for (let game = 0; game < 3; game++) {
    const { id, other } = await twoSeated(page, browser, complaints);
    const loser = await raid([page, other], id);
    if (loser) return { id, pages: [page, other], loser };
    await other.context().close();
  }
  throw new Error("in three games nobody was driven out");
}

/** How many pixels of the map the news about returned tokens covers, from top to bottom. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [news, map] = [".lying .strip", ".middle"].map((part) =>
      document.querySelector(part)!.getBoundingClientRect(),
    );
    return Math.round(Math.max(0, Math.min(news!.bottom, map!.bottom) - Math.max(news!.top, map!.top)));
  });

test("withdrawn tokens are placed, by hand or a standing order", async ({ page, browser, complaints }) => {
  const { id, pages, loser } = await raidedTable(page, browser, complaints);
  await test.step("a player can undo the placing of withdrawn tokens", async () => {
    const home = pages[loser - 1] as Page;
    const away = pages[2 - loser] as Page;

    const banner = home.getByRole("complementary", { name: "Your tokens came back" });
    await expect(banner).toContainText("drove you out");
    await expect(home.locator(".hit.calling").first()).toBeAttached();
    await expect(home.locator("#primary")).toBeEnabled(); // it is already laid out
    await expect(away.locator(".prompt")).toContainText(`${["Ana", "Ben"][loser - 1]} is placing returned tokens`);
    await picture(home, "homecoming-desktop");
    const map = home.locator(".middle");
    expect((await map.boundingBox())!.height).toBe(home.viewportSize()!.height); // the news take no room from the map

    await home.setViewportSize({ width: 390, height: 844 });
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(home.locator("#primary")).toBeInViewport({ ratio: 1 });
    await settled(home);
    await picture(home, "homecoming-phone");
    const { y, height } = (await map.boundingBox())!;
    expect(Math.round(y + height)).toBe(Math.round((await home.locator(".foot").boundingBox())!.y));

    await home.getByRole("button", { name: "Options and keys" }).click();
    await home.getByLabel("Beginner hints").check();
    await home.keyboard.press("Escape");
    await expect.poll(() => covered(home)).toBe(0); // the line of hints has room for it
    await picture(home, "homecoming-phone-hints");

    await home.getByRole("button", { name: "Take all back" }).click();
    await expect(home.locator("#primary")).toBeDisabled();
    await home.keyboard.press("b");
    await expect(home.locator("#primary")).toHaveText("Done");
    await home.keyboard.press("e");
    await expect(banner).toBeHidden();
    await expect(away.locator(".prompt")).not.toContainText("is placing returned tokens");

    await home.reload();
    await expect(home.getByText(/Since your last turn, you have lost [1-9]/)).toBeVisible();
  });

  await test.step("a standing order places withdrawn tokens without a question", async () => {
    const again = await raid(pages, id);
    expect(again).toBeGreaterThan(0);
    const home = pages[again - 1] as Page;
    await home.getByRole("button", { name: /^Always do this: / }).click();
    await expect(home.getByRole("complementary", { name: "Your tokens came back" })).toBeHidden();

    await home.getByRole("button", { name: "Options and keys" }).click();
    const orders = home.getByRole("group", { name: "When my tokens return" }).getByRole("combobox");
    await expect(orders.first()).toHaveValue("ask");
    await expect(orders.nth(1)).not.toHaveValue("");
    await orders.nth(1).selectOption({ label: "same as for all races" });
    await expect
      .poll(
        async () =>
          (await ask<{ orders: Record<string, { races: object }> }>(home, `/api/tables/${id}/state`)).orders[again]
            ?.races,
      )
      .toEqual({});
    await orders.first().selectOption("together");
    await home.reload();
    await home.getByRole("button", { name: "Options and keys" }).click();
    await expect(orders.first()).toHaveValue("together");
  });
});
