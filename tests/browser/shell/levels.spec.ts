/** The levels of bots: where a player chooses one, and the next one after a game. */
import { ask, expect, setUp, test, variant } from "../kit";
import { finished, picturesAtEachSize, SIZES } from "../tables";

const AGAINST_EASY = { seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }], first: 1 };
const EASY = "Barnaby knows how to play, but misses attacks and picks the wrong plan now and then.";
const TITLES = ["Beginner: Poppy", "Easy: Barnaby", "Normal: Rosalind", "Hard: Magnus", "Expert: Cassandra"];

test("a new table and a trial game offer the levels", async ({ page }) => {
  await page.goto("/#/new");
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot");
  const level = page.getByRole("combobox", { name: "Bot level" });
  await expect(level).toHaveValue("easy");
  const options = await level.locator("option").allTextContents();
  expect(options.slice(0, 5)).toEqual(TITLES);
  await expect(level.locator("optgroup").first()).toHaveAttribute("label", "Levels");
  await expect(level).toHaveAccessibleDescription(EASY);
  await picturesAtEachSize(page, SIZES, "levels-new");

  await test.step("a trial game of the Workshop is against a bot with a level", async () => {
    await page.goto("/#/workshop");
    await expect(page).toHaveTitle(/^Workshop/);
    await expect(level).toHaveValue("easy");
    await picturesAtEachSize(page, SIZES, "levels-workshop", () => level.scrollIntoViewIfNeeded());
  });
});

test("the host can choose the level of bots in free seats", async ({ page }) => {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
  await page.goto(`/#/table/${id}`);
  const level = page.getByRole("combobox", { name: "Bot level" });
  await level.selectOption("normal");
  await expect(level).toHaveAccessibleDescription(/^Rosalind plans/);
  const start = page.getByRole("button", { name: "Start with bots" });
  await picturesAtEachSize(page, SIZES, "levels-waiting", () => start.scrollIntoViewIfNeeded());
  await start.click();
  await expect(page.locator(".players")).toContainText("Rosalind");
});

// Which level follows is checked in web/tests/levels.test.ts.
for (const [title, step, won, next] of [
  ["after a win, a harder level is offered", "Play a harder level", true, "Rosalind"],
  ["after two losses, an easier level is offered", "Play an easier level", false, "Poppy"],
] as const)
  test(title, variant(won), async ({ page }) => {
    const id = await setUp(page, AGAINST_EASY);
    await ask(page, `/test/tables/${id}/finish`, { what: "game" });
    const results = ["another", id].map((table) => ({ table, bots: ["easy"], won })); // as if they ended like this
    await page.addInitScript((kept) => localStorage.setItem("smallworld", kept), JSON.stringify({ results }));
    await page.goto(`/#/table/${id}`);
    const again = page.getByRole("dialog").getByRole("button", { name: step });
    await expect(again).toBeVisible();
    const shot = `levels-${won ? "harder" : "easier"}`;
    await picturesAtEachSize(page, SIZES, shot, () => again.scrollIntoViewIfNeeded());
    await again.click();
    await expect(page).toHaveURL(new RegExp(`#/table/(?!${id})`));
    await expect(page.locator(".players")).toContainText(next);
  });

test("a game against research bots offers no next level", variant(), async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/#/table/${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("smallworld"))).toContain(`"table":"${id}"`);
  await expect(dialog.getByRole("button", { name: /one level/ })).toHaveCount(0);
});
