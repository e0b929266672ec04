/** The next turn is planned during another player's turn, kept, and played when it comes. */
import type { Locator, Page } from "@playwright/test";
import { call, expect, finish, mouse, openRegions, picture, settled, test, variant } from "../kit";
import { atEachSize, expectNoFaults, PHONES_OR_ALL, resize, SIZES, twoSeated, type Size } from "../tables";

const primary = (page: Page) => page.locator("#primary");
const strip = (page: Page, name: string) => page.getByRole("complementary", { name });
const shape = (page: Page, wanted: string) => expect(page.locator(".screen")).toHaveAttribute("data-shape", wanted);

const DESKTOP = { width: 1280, height: 800 };

/** Combos with more questions than conquests and redeployment. */
const ASKING = /Bivouacking|Heroic|Fortified|Diplomat|Stout|Berserk|Dragon|Sorcerers|Ghouls|Wealthy|Halflings/;

/** Two players at a table with a simple combo on offer; chance deals, so it may take another table. */
async function twoWithASimpleCombo(
  page: Page,
  ...others: Parameters<typeof twoSeated> extends [unknown, ...infer Rest] ? Rest : never
): ReturnType<typeof twoSeated> {
  const combos = page.locator(".column.open button:not(:disabled)");
  for (;;) {
    const table = await twoSeated(page, ...others);
    await table.other.setViewportSize(DESKTOP);
    await expect(combos.first()).toBeVisible();
    if (await combos.filter({ hasNotText: ASKING }).count()) return table;
    await table.other.context().close();
  }
}

/** Takes a simple combo and conquers two regions, on a phone in portrait and landscape; returns them. */
async function takeAndConquer(page: Page): Promise<string[]> {
  const combos = page.locator(".column.open button:not(:disabled)");
  await combos.filter({ hasNotText: ASKING }).first().click();
  await primary(page).click();
  await shape(page, "conquest");
  const conquered: string[] = [];
  for (const size of [SIZES[1], SIZES[2]]) {
    await resize(page, { width: size[1], height: size[2] });
    const region = (await openRegions(page)).find((id) => !conquered.includes(id))!;
    await mouse.region(page, region);
    await expect(primary(page)).toHaveText(/^Conquer/);
    await primary(page).click();
    await expect(page.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-label", /Ben/);
    conquered.push(region);
  }
  return conquered;
}

/** Lets Ana conquer another region, and end her turn. */
async function conquerElsewhere(page: Page, id: string, regions: string[]): Promise<void> {
  type Seen = { seq: number; views: { 1: { actions: { do: string; region?: string }[] } } };
  const act = async (wanted: (action: { do: string; region?: string }) => boolean) => {
    const { seq, views } = await call<Seen>(page, `/api/tables/${id}/state`);
    const action = views[1].actions.findLast(wanted);
    await call(page, `/api/tables/${id}/act`, { player: 1, seq, key: `ana-${seq}`, action });
  };
  await act((action) => action.do === "conquer" && !regions.includes(action.region!));
  await act((action) => action.do === "stop");
  await finish(page, id, "own turn"); // whatever her power asks
}

/** Takes a picture at each size, after checking the buttons, and the accessibility at the first. */
async function everySize(page: Page, sizes: readonly Size[], what: string, buttons: Locator[]): Promise<void> {
  await atEachSize(page, sizes, async (size) => {
    for (const button of buttons) await button.click({ trial: true });
    await settled(page);
    await picture(page, `ghost-${what}-${size}`);
    if (size === sizes[0]![0]) await expectNoFaults(page);
  });
}

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(
    `a plan for the next turn is kept and played ${where}`,
    variant(isShort),
    async ({ page, browser, complaints }) => {
      const { id, other } = await twoWithASimpleCombo(page, browser, complaints);
      const button = (name: string) => other.getByRole("button", { name, exact: true });
      // Ana has to begin; meanwhile Ben plans his turn.
      const before = await call<{ seq: number }>(page, `/api/tables/${id}/state`);
      await atEachSize(other, sizes, () => button("Plan my turn").click({ trial: true }));
      await button("Plan my turn").click();
      await expect(strip(other, "Planning board")).toBeVisible();
      await shape(other, "combo");
      const conquered = await takeAndConquer(other);
      const region = conquered[1]!;
      await everySize(other, sizes, "board", [button("Undo"), button("Back to the table"), primary(other)]);
      // It can be undone and redone.
      await button("Undo").click();
      await expect(other.locator(`[data-region="${region}"]`)).not.toHaveAttribute("aria-label", /Ben/);
      await button("Redo").click();
      await expect(other.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-label", /Ben/);
      // To the end of the turn, with its coins.
      await primary(other).click();
      await shape(other, "spread");
      await button("Even").click();
      await primary(other).click();
      await expect(strip(other, "Planning board")).toContainText("That is the whole turn");
      // None of it has happened.
      expect((await call<{ seq: number }>(page, `/api/tables/${id}/state`)).seq).toBe(before.seq);
      await expect(page.locator(`[data-region="${region}"]`)).not.toHaveAttribute("aria-label", /Ben/);
      await button("Back to the table").click();
      await shape(other, "watch");
      await expect(other.locator(`[data-region="${region}"]`)).not.toHaveAttribute("aria-label", /Ben/);
      // The page is closed; the plan is kept.
      await other.reload();
      await button("Plan my turn").click();
      await expect(strip(other, "Planning board")).toContainText("That is the whole turn");
      // Ana takes another combo, plays elsewhere and ends her turn; the plan is offered.
      await page.locator(".column.open button:not(:disabled)").filter({ hasText: ASKING }).first().click();
      await primary(page).click();
      await shape(page, "conquest");
      await conquerElsewhere(page, id, conquered);
      const plan = strip(other, "Your plan");
      const play = plan.getByRole("button", { name: "Play 4 steps" });
      await expect(plan).toBeVisible();
      await everySize(other, sizes, "due", [play]);
      await play.click();
      await expect(other.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-label", /Ben/);
      await shape(other, "spread");
      // A step that ends the turn needs a second press.
      const next = plan.getByRole("button", { name: "Play the next step" });
      await next.click();
      await expect(other.locator(".screen[data-ending]")).toHaveCount(1);
      await primary(other).click();
      await shape(other, "watch");
      await expect(plan).toHaveCount(0);
      await expect(page.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-label", /Ben/);
    },
  );

test("a planned step that became impossible is explained", async ({ page, browser, complaints }) => {
  const { id, other } = await twoSeated(page, browser, complaints, (newcomer) =>
    newcomer.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ guided: true, speed: 4 }))),
  );
  await other.getByRole("button", { name: "Plan my turn" }).click();
  await shape(other, "combo");
  await expect(strip(other, "Beginner hint")).toHaveCount(0); // one thing at a time
  const combo = other.locator(".column.open button:not(:disabled)").first();
  await combo.click();
  await primary(other).click();
  await shape(other, "conquest");
  const ghost = strip(other, "Planning board");
  await expect(ghost).toContainText("Only you can see it");
  // Ana takes the combo that he wanted.
  await page.locator(".column.open button:not(:disabled)").first().click();
  await primary(page).click();
  await shape(page, "conquest");
  await expect(ghost).toContainText("Step 1 is no longer possible");
  await expect(ghost).toContainText("take the"); // without a name: only the planner reads it
  await expect(ghost).not.toContainText("Ben");
  await expect(ghost).toContainText("taken by another player, or too expensive");
  await picture(other, "ghost-lost");
  // Another step takes its place.
  await shape(other, "combo");
  await other.locator(".column.open button:not(:disabled)").first().click();
  await primary(other).click();
  await shape(other, "conquest");
  await expect(ghost).not.toContainText("no longer possible");
  expect((await call<{ table: { on_turn: number } }>(page, `/api/tables/${id}/state`)).table.on_turn).toBe(1);
});
