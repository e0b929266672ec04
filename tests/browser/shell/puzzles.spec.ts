/** Puzzles: the list, a wrong and a right answer, and the record of solved ones. */
import {
  accessible,
  call,
  expect,
  faultsFound,
  mouse,
  picture,
  settled,
  test,
  variant,
  wellBuilt,
  wellColoured,
} from "../kit";
import type { Page } from "@playwright/test";

/** `make clicks` asks axe at every size; otherwise only at the largest and the smallest. */
const LONG = Boolean(process.env.SMALLWORLD_LONG);
/** With the same checks: a small or turned phone has the colours of an upright one. */
const SIZES = [
  { name: "desktop", width: 1280, height: 800, asked: accessible, short: true },
  { name: "portrait", width: 390, height: 844, asked: accessible, short: false },
  { name: "small", width: 320, height: 640, asked: wellBuilt, short: true },
  { name: "landscape", width: 844, height: 390, asked: wellBuilt, short: false },
];

/** Opens the first puzzle of a kind whose right answer the server knows; returns its id and the table's. */
async function open(page: Page, kind: string): Promise<number> {
  await page.goto("/#/puzzles");
  const listed = await call<{ puzzles: { id: number; kind: string }[] }>(page, "/api/puzzles");
  const id = listed.puzzles.find((puzzle) => puzzle.kind === kind)!.id;
  await page.locator(`[data-id="${id}"]`).click();
  await expect(page.locator(`[data-puzzle="${kind}"]`)).toBeVisible();
  return id;
}

test("an answered puzzle is explained and can be tried again", async ({ page }) => {
  const id = await open(page, "course");
  await settled(page);
  await expect(page.getByRole("complementary", { name: "While you were away" })).toHaveCount(0); // who played before was nobody's bot
  const verdict = page.locator("[data-right]");
  const decline = async () => {
    await mouse.press(page, ".buttons .danger");
    await mouse.press(page, "#primary");
  };
  await decline();
  await expect(verdict).toBeVisible();
  if ((await verdict.getAttribute("data-right")) === "false") {
    await expect(verdict).toContainText("Expanding");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.locator('[data-puzzle="course"]:not([data-right])')).toBeVisible();
    await settled(page);
    await mouse.press(page, "#primary");
  }
  await expect(page.locator('[data-right="true"]')).toContainText("further ahead");
  const table = page.url();
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.locator("[data-puzzle]:not([data-right])")).toBeVisible();
  const next = await call<{ puzzle: number }>(page, `/api/tables/${page.url().split("/").at(-1)}`);
  expect(next.puzzle).not.toBe(id);
  await page.goto("/#/puzzles");
  await expect(page.locator(`[data-id="${id}"]`)).toContainText("✓");
  await page.reload();
  await expect(page.locator(`[data-id="${id}"]`)).toContainText("✓");
});

/** Checks a page at every size. */
async function expectReadable(page: Page, shot: string, look?: (size: string, height: number) => Promise<void>) {
  for (const { name, width, height, asked, short } of SIZES) {
    // A phone in landscape has least room for the map.
    if (!short && !LONG && !(look && name === "landscape")) continue;
    await page.setViewportSize({ width, height });
    await settled(page);
    await picture(page, `${shot}-${name}`);
    await look?.(name, height);
    if (short || LONG) expect.soft(await faultsFound(asked(page)), name).toEqual([]);
  }
}

/** The same for a puzzle, whose map has at least a quarter of each window. */
async function expectPuzzleReadable(page: Page, kind: string): Promise<void> {
  await expectReadable(page, `puzzle-${kind}`, async (size, height) => {
    const map = await page.locator(".land").boundingBox();
    expect.soft(map!.height, size).toBeGreaterThan(height / 4);
  });
}

// The daily puzzle's test checks the same list, with more in it.
test("the list of puzzles is readable at every size", variant(), async ({ page }) => {
  await page.goto("/#/puzzles");
  await expect(page.locator("[data-id]").first()).toBeVisible();
  await expectReadable(page, "puzzles");
});

/** A puzzle in which declining is right. */
const EXPAND_IS_WRONG = 35;

test("the position freezes until you continue the game", variant(!LONG), async ({ page }) => {
  await page.goto(`/#/puzzles/${EXPAND_IS_WRONG}`);
  await expect(page.locator('[data-puzzle="course"]')).toBeVisible();
  await expectPuzzleReadable(page, "course");
  await mouse.press(page, "#primary");
  await expect(page.locator('[data-right="false"]')).toBeVisible();
  await expect(page.locator('.screen[data-shape="watch"]')).toBeVisible();
  await expect(page.locator("#primary")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  const answered = await page.getAttribute(".screen", "data-newest");
  await page.keyboard.press("u");
  await page.keyboard.press("e");
  await expectReadable(page, "puzzle-wrong");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.getAttribute(".screen", "data-newest")).toBe(answered);
  await page.getByRole("link", { name: "Try the better line" }).click();
  await expect(page.locator('[data-line="0"]')).toBeVisible();
  await page.getByRole("button", { name: "Play this move" }).click();
  await expect(page.locator('[data-right="true"]')).toContainText("This was the better line.");
  // The bots wait, too.
  const newest = async () => Number(await page.getAttribute(".screen", "data-newest"));
  const shown = await newest();
  const table = /table\/(\w+)/.exec(page.url())![1];
  expect((await call<{ seq: number }>(page, `/api/tables/${table}/state`)).seq).toBe(shown);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("[data-puzzle]")).toHaveCount(0);
  await expect.poll(newest).toBeGreaterThan(shown);
  await page.goto("/#/puzzles");
  await expect(page.locator(`[data-id="${EXPAND_IS_WRONG}"]`)).not.toContainText("✓");
});

test("the right line can be played to its end or left", async ({ page }) => {
  await page.goto("/#/puzzles/2?line");
  for (let step = 0; step < 3; step++) {
    await expect(page.locator(`[data-line="${step}"]`)).toBeVisible();
    await picture(page, `puzzle-line-${step}`);
    await page.getByRole("button", { name: "Play this move" }).click();
  }
  await expect(page.locator('[data-line="3"]')).toBeVisible();
  await mouse.press(page, "#primary"); // stops, instead of conquering on
  await expect(page.locator('[data-line="left"]')).toBeVisible();
  await page.getByRole("link", { name: "Start the line again" }).click();
  await expect(page.locator('[data-line="0"]')).toBeVisible();
  const steps = Number(/of (\d+)/.exec((await page.locator("[data-line]").textContent()) ?? "")?.[1]);
  for (let step = 0; step < steps; step++) {
    await expect(page.locator(`[data-line="${step}"]`)).toBeVisible();
    await page.getByRole("button", { name: "Play this move" }).click();
  }
  await expect(page.locator('[data-right="true"]')).toContainText("This was the better line.");
});

test("a daily puzzle gives a streak, a rating and a shared result", variant(!LONG), async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await test.step("it is one click away", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Puzzle of the day" }).click();
    await expect(page.locator("[data-puzzle]")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Puzzles", level: 1 })).toBeVisible();
    await page.goto("/#/puzzles/today");
    await expect(page.locator("[data-puzzle]")).toBeVisible();
  });
  const table = page.url().split("/").at(-1)!.split("?")[0];
  const { steps } = await call<{ steps: { actions: unknown[] }[] }>(page, `/api/tables/${table}/puzzle/line`);
  for (const [key, { actions }] of steps.entries()) {
    const { seq, views } = await call<{ seq: number; views: object }>(page, `/api/tables/${table}/state`);
    const player = Number(Object.keys(views)[0]);
    await call(page, `/api/tables/${table}/act`, { player, seq, key: `step ${key}`, actions });
  }
  await expect(page.locator('[data-right="true"] [data-rating]')).toContainText("One day in a row");
  await page.getByRole("button", { name: "Share result" }).click();
  const shared = page.getByLabel("Result to copy");
  await expect(shared).toHaveValue(
    /🟩 solved at the first try\n🔥 one day in a row\nhttp.*#\/puzzles\/\d{4}-\d\d-\d\d$/,
  );
  await picture(page, "puzzle-shared");
  const link = (await shared.inputValue()).split("\n").at(-1)!;
  await page.goto("/#/puzzles");
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
  await expect(page.locator("[data-rating]")).toContainText("Puzzle rating: ");
  const today = page.locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(/solved on its day/);
  await expectReadable(page, "puzzles-habit");
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, "puzzles-habit-dark");
  expect.soft(await faultsFound(wellColoured(page))).toEqual([]);
  await page.goto(link);
  await expect(page.locator("[data-puzzle]:not([data-right])")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Puzzle of the day" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Continue game" })).toHaveCount(0); // a puzzle is not listed among the games
});

test("a filter limits the list and the next puzzle", async ({ page }) => {
  // A filter from a version without boxes shows the puzzles of all boxes.
  const earlier = { about: "", difficulty: "", state: "" };
  await page.addInitScript(
    ([text]) => localStorage.getItem("smallworld") ?? localStorage.setItem("smallworld", text!),
    [JSON.stringify({ puzzles: earlier })],
  );
  await page.goto("/#/puzzles");
  await expect(page.locator("[data-id]")).toHaveCount(180);
  await page.getByRole("combobox", { name: "Boxes" }).selectOption("Underground");
  await expect(page.locator("[data-id]")).toHaveCount(40);
  await page.getByRole("combobox", { name: "Boxes" }).selectOption("Base box and small boxes");
  await expect(page.locator("[data-id]")).toHaveCount(100);
  await page.getByRole("combobox", { name: "Theme" }).selectOption({ label: "Special powers" });
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("hard");
  const listed = await call<{ puzzles: { id: number; set: string; theme: string; difficulty: string }[] }>(
    page,
    "/api/puzzles",
  );
  const wanted = listed.puzzles.filter(
    ({ set, theme, difficulty }) => set === "base" && theme === "powers" && difficulty === "hard",
  );
  await expect(page.locator("[data-id]")).toHaveCount(wanted.length);
  await expect(
    page.getByRole("status").filter({ hasText: `${wanted.length} puzzles match this filter.` }),
  ).toBeVisible();
  const made: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") made.push(new URL(request.url()).pathname);
  });
  await page.goto(`/#/puzzles/next?after=${wanted[0]!.id}`);
  await expect(page.locator("[data-puzzle]")).toContainText("Hard · Special powers");
  expect(made).toEqual(["/api/guest", `/api/puzzles/${wanted[1]!.id}/table`]); // one user and one table
  const { puzzle } = await call<{ puzzle: number }>(page, `/api/tables/${page.url().split("/").at(-1)}`);
  expect(puzzle).toBe(wanted[1]!.id);
  await page.goto("/#/puzzles");
  await expect(page.locator("[data-id]")).toHaveCount(wanted.length); // the filter is remembered
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(page.locator("[data-id]")).toHaveCount(180);
});

// One of course is checked above, before it is answered.
for (const kind of ["coins", "defence"]) {
  test(`a puzzle of ${kind} and its map are visible at every size`, variant(), async ({ page }) => {
    await open(page, kind);
    await expectPuzzleReadable(page, kind);
  });
}
