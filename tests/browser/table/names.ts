/** A first game, played by roles and accessible names only, as with a screen reader. */
import type { Locator, Page } from "@playwright/test";
import { expect, skip } from "../kit";

/** The parts of a table that a screen reader finds. */
const decision = (page: Page) => page.getByRole("region", { name: "Your decision" });
const named = (page: Page, name: RegExp) => decision(page).getByRole("button", { name, disabled: false });
const result = (page: Page) => page.getByRole("dialog", { name: /wins|win together/ });
const combos = (page: Page) =>
  page.getByRole("list", { name: "Available combos" }).getByRole("button", { disabled: false });
const table = (page: Page) => page.getByRole("table");

/** Enough for several presses of a button that was renamed meanwhile, as “End turn” is after a while. */
const PRESSES_MS = 300_000;

/** The names of buttons that pass a question or confirm the chosen regions. */
const ENDS = /^(Do nothing|Stop and redeploy|.+ region.*|Yes.*|No.*)$/;

const has = async (locator: Locator) => (await locator.count()) > 0;

/** Waits until there is a decision, or the game is over. */
async function asked(page: Page): Promise<string> {
  const open = result(page).or(named(page, /./).first());
  await expect(open.first()).toBeVisible();
  return (await decision(page).getByRole("paragraph").first().textContent()) ?? "";
}

/** Presses the control with this name if there is one; returns whether there was. */
async function pressed(locator: Locator): Promise<boolean> {
  if (!(await has(locator))) return false;
  return locator
    .first()
    .click({ timeout: 60_000 })
    .then(() => true)
    .catch(() => false); // it has gone meanwhile
}

async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0]);
}

/** Plays a decision; returns a word for it. */
async function decide(page: Page, met: Set<string>, before: string): Promise<string> {
  if (await has(result(page))) return "result";
  const done = (what: string) => {
    met.add(what);
    return what;
  };
  if (await pressed(named(page, /^Take (?!all back)/))) return done("take");
  if (await pressed(named(page, /^Yes, go into decline$/))) return done("decline");
  if ((await round(page)) > 3 && !met.has("decline") && (await pressed(named(page, /^Decline \(/))))
    return done("course");
  if (await pressed(named(page, /^Expand with /))) return done("expand");
  if (await pressed(named(page, /^(Conquer|Roll for) /))) return done("conquer");
  if (await pressed(named(page, /^End turn/))) return done("end");
  if (await pressed(named(page, /^Done/))) return done("redeploy");
  if (await pressed(named(page, /^Even$/))) return done("even");
  if ((await has(named(page, /./))) && /combo/.test(await asked(page)) && (await pressed(combos(page))))
    return done("choose");
  if (!(await has(table(page)))) await page.getByRole("button", { name: "List of regions" }).click();
  const places = table(page).getByRole("button", { name: /^Choose /, disabled: false });
  if (before !== "region" && (await pressed(places))) return done("region");
  if (await pressed(named(page, ENDS))) return done("other");
  return "nothing";
}

/** Begins a first game on the start page, and plays it; if not `whole`, only its turns up to a redeployment, and its last two. */
export async function playByName(page: Page, whole: boolean): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Round 1 of 10" })).toBeFocused();
  const met = new Set<string>();
  let before = "";
  let skipped = whole;
  for (let i = 0; i < 400 && !(await has(result(page))); i++) {
    if (!skipped && (await round(page)) > 1 && met.has("redeploy")) {
      await skip(page, new URL(page.url()).hash.replace("#/table/", ""), "until last turns");
      skipped = true;
    }
    // A button may be gone again before it is pressed, so the script looks again until it has done something.
    await expect
      .poll(async () => (before = await decide(page, met, before)), { intervals: [100], timeout: PRESSES_MS })
      .not.toBe("nothing");
  }
  await expect(result(page)).toBeVisible();
  expect([...met]).toEqual(expect.arrayContaining(["take", "conquer", "redeploy", "decline"]));
}
