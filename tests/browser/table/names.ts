/** A first game, played by roles and accessible names only, as with a screen reader. */
import type { Locator, Page } from "@playwright/test";
import { expect, skip, type Skip } from "../kit";

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

/**
 * Presses the control with this name, which may have gone meanwhile; returns whether it was there. A press of an element
 * fails as soon as it leaves the page; a press of a locator would wait for another one.
 */
async function pressed(locator: Locator): Promise<boolean> {
  const [control] = await locator.elementHandles();
  return (
    control?.click({ timeout: 60_000 }).then(
      () => true,
      () => false,
    ) ?? false
  );
}

/** The names of the buttons of the decision that can be pressed, and its text: asking for each name takes longer. */
async function heard(page: Page): Promise<{ buttons: string[]; question: string }> {
  const said = await decision(page).ariaSnapshot();
  const lines = said.split("\n").map((line) => line.trim());
  const buttons = lines.flatMap((line) => {
    const [, name, state] = /^- '?button "((?:[^"\\\\]|\\\\.)*)"(.*)/.exec(line) ?? [];
    return name === undefined || state!.includes("[disabled]") ? [] : [name];
  });
  return { buttons, question: lines.find((line) => line.startsWith("- paragraph")) ?? "" };
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
  const { buttons, question } = await heard(page);
  const press = async (name: RegExp) => buttons.some((each) => name.test(each)) && (await pressed(named(page, name)));
  if (await press(/^Take (?!all back)/)) return done("take");
  if (await press(/^Yes, go into decline$/)) return done("decline");
  if ((await round(page)) > 3 && !met.has("decline") && (await press(/^Decline \(/))) return done("course");
  if (await press(/^Expand with /)) return done("expand");
  if (await press(/^(Conquer|Roll for) /)) return done("conquer");
  if (await press(/^End turn/)) return done("end");
  if (await press(/^Done/)) return done("redeploy");
  if (await press(/^Even$/)) return done("even");
  if (buttons.length && /combo/.test(question) && (await has(combos(page))) && (await pressed(combos(page))))
    return done("choose");
  if (!(await has(table(page)))) await page.getByRole("button", { name: "List of regions" }).click();
  const places = table(page).getByRole("button", { name: /^Choose /, disabled: false });
  if (before !== "region" && (await has(places)) && (await pressed(places))) return done("region");
  if (await press(ENDS)) return done("other");
  return "nothing";
}

/** Begins a first game on the start page, and plays it; if not `whole`, only its turns up to a redeployment and the decline later. */
export async function playByName(page: Page, whole: boolean): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Round 1 of 10" })).toBeFocused();
  const met = new Set<string>();
  let before = "";
  const id = new URL(page.url()).hash.replace("#/table/", "");
  const skips: [string, Skip][] = whole
    ? []
    : [
        ["redeploy", "until last turns"],
        ["decline", "game"],
      ];
  for (let i = 0; i < 400 && !(await has(result(page))); i++) {
    const [after, what] = skips[0] ?? [];
    if (what && met.has(after!) && (await round(page)) > 1) {
      await skip(page, id, what);
      skips.shift();
    }
    // A button may be gone again before it is pressed, so the script looks again until it has done something.
    await expect
      .poll(async () => (before = await decide(page, met, before)), { intervals: [100, 200, 400], timeout: PRESSES_MS })
      .not.toBe("nothing");
  }
  await expect(result(page)).toBeVisible();
  expect([...met]).toEqual(expect.arrayContaining(["take", "conquer", "redeploy", "decline"]));
}
