/** The builder: tiles are laid, regions named, the board shared by link, opened by another user and played on. */
import type { Page } from "@playwright/test";
import { accessible, expect, hasten, interceptable, picture, settled, test, watch } from "../kit";
import { atEachSize, DESK_AND_PHONE } from "../tables";

const PHONE = { width: 390, height: 844 };

/** The middles of the cells around the first tile, clockwise; each is tapped after a tile of the tray. */
async function laySeven(page: Page, tap: (selector: string) => Promise<void>): Promise<void> {
  const cells = ["0,0", "1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"];
  for (const [i, letter] of [..."PSQGBHU"].entries()) {
    await tap(`[data-tray="${letter}"]`);
    await tap(`[data-cell="${cells[i]}"]`);
    await expect(page.locator(`[data-tile="${letter}"]`)).toBeVisible();
  }
}

test("a board can be built by touch, named and played", async ({ browser, complaints }) => {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  watch(page, complaints);
  await hasten(page);
  await page.goto("/");
  await page.getByRole("link", { name: /Build a board/ }).tap();
  await laySeven(page, (selector) => page.locator(selector).tap());
  await expect(page.getByText(/of 18 regions/)).toBeVisible();

  await page.locator(`[data-tile="P"] [data-key="Pa"]`).tap();
  await page.getByLabel("Region name").fill("Anna's Wood");
  await page.getByLabel("Region name").press("Enter");
  await page.getByRole("button", { name: "Lost Tribe" }).tap();
  await page.getByRole("button", { name: "+ Mountain" }).tap();
  await expect(page.locator('[data-tile="P"] [data-key="m1"]')).toBeVisible();
  await page.getByLabel("Board name").fill("Anna's Isle");
  await page.getByLabel("Board name").press("Enter");
  await picture(page, "builder-phone", true);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  const link = page.getByLabel("Board link");
  await expect(link).toHaveValue(/realms\?code=12ar/);
  const shared = await link.inputValue();
  await page.getByText("Link as QR code").tap();
  await expect(page.getByRole("img", { name: "Link as QR code" })).toBeVisible();
  await context.close();

  const stranger = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  watch(stranger, complaints);
  await hasten(stranger);
  await stranger.goto(shared);
  await expect(stranger.getByLabel("Board name")).toHaveValue("Anna's Isle");
  await stranger.getByRole("button", { name: "View the map" }).click();
  await expect(stranger.locator("[data-region]").first()).toBeVisible();
  await settled(stranger);
  await picture(stranger, "builder-map");
  await stranger.getByRole("button", { name: "Play here" }).click();
  await expect(stranger.getByText("Anna's Isle: built for 2 players")).toBeVisible();
  await stranger.getByLabel("Seat 2").selectOption("bot");
  await stranger.getByLabel("First player").selectOption("1");
  await stranger.getByRole("button", { name: "Create table" }).click();
  await stranger.waitForSelector("#primary", { timeout: 60_000 });
  await expect(stranger.getByText("Anna's Wood").first()).toBeAttached();
  await stranger.locator(".column li").first().getByRole("button").click();
  await stranger.click("#primary");
  await expect(stranger.locator("[data-region]").first()).toBeAttached();
  await settled(stranger);
  await picture(stranger, "builder-table");
  await stranger.context().close();
});

test("tiles can be dragged, turned, swapped and undone", async ({ page }) => {
  await interceptable(page);
  await page.goto("/#/realms");
  const drag = async (from: string, to: string) => {
    await page.locator(from).scrollIntoViewIfNeeded();
    const [one, two] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
    await page.mouse.move(one!.x + one!.width / 2, one!.y + one!.height / 2);
    await page.mouse.down();
    await page.mouse.move(two!.x + two!.width / 2, two!.y + two!.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await test.step("a tile that touches no other can be dropped where it was", async () => {
    await drag('[data-tray="P"]', '[data-cell="0,0"]');
    const tile = page.locator('[data-tile="P"]');
    await expect(tile).toHaveClass(/lonely/);
    const { x, y, width, height } = (await tile.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 20, y + height / 2, { steps: 4 });
    await expect(page.locator(".ghost")).toBeVisible();
    await page.mouse.up();
    await expect(page.locator(".ghost")).toHaveCount(0);
    await expect(page.locator('[data-cell="0,0"]')).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Start over" }).click();
  await drag('[data-tray="R"]', '[data-cell="0,0"]');
  await drag('[data-tray="C"]', '[data-cell="1,0"]');
  await expect(page.locator("[data-tile]")).toHaveCount(2);
  const leftmost = () =>
    page.evaluate(() => {
      const left = (tile: Element) => tile.getBoundingClientRect().left;
      const tiles = [...document.querySelectorAll<SVGElement>("[data-tile]")].sort((a, b) => left(a) - left(b));
      return tiles[0]!.dataset.tile;
    });
  await expect.poll(leftmost).toBe("R");
  await drag('[data-tile="R"]', '[data-tile="C"]');
  await expect.poll(leftmost).toBe("C");

  const key = page.locator('[data-tile="C"] [data-key="Ca"]');
  const before = await key.getAttribute("d");
  await page.locator('[data-tile="C"]').focus();
  await page.keyboard.press("r");
  await expect(key).not.toHaveAttribute("d", before!);
  await page.keyboard.press("Control+z");
  await expect(key).toHaveAttribute("d", before!);
  await page.locator('[data-tile="C"]').focus();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-tile]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-tile]")).toHaveCount(2);

  await test.step("nothing else moves while a tile is dragged", async () => {
    let answer: () => void = () => {};
    const asked = new Promise<void>((go) => (answer = go));
    await page.route("**/api/realms/fill", async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole("button", { name: "Fill the rest" }).click();
    const tile = (await page.locator('[data-tile="C"]').boundingBox())!;
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await page.mouse.move(tile.x + tile.width / 2 + 30, tile.y + tile.height / 2 + 10, { steps: 4 });
    const filled = page.waitForResponse("**/api/realms/fill");
    answer();
    await filled;
    await expect(page.locator(".ghost")).toBeVisible();
    await expect(page.locator("[data-tile]")).toHaveCount(2);
    expect(await page.locator('[data-tile="C"]').boundingBox()).toEqual(tile);
    await page.mouse.up();
  });
  await expect(page.getByText("18 of 18 regions")).toBeVisible();
  await page.getByRole("button", { name: "How fair is it?" }).click();
  await expect(page.getByText(/of 200 games/)).toBeVisible();
  await page.getByRole("button", { name: "Stop the games" }).click();
  await page.getByRole("button", { name: "Save in this browser" }).click();
  await expect(page.getByRole("button", { name: "My realm", exact: true })).toBeVisible();
  await settled(page);
  await picture(page, "builder-desktop", true);
  const found = await accessible(page).analyze();
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
});

test("a board gets every marker by keys, and custom rules", async ({ page }) => {
  await page.goto("/#/realms");
  for (const [letter, cell] of [
    ["R", "0,0"],
    ["J", "1,0"],
    ["P", "0,1"],
  ] as const) {
    await page.locator(`[data-tray="${letter}"]`).click();
    await page.locator(`[data-cell="${cell}"]`).click();
  }
  const lies = page.getByRole("group", { name: "In this region" });
  const has = (name: string) => lies.getByRole("button", { name, exact: true });
  await page.locator('[data-tile="P"] [data-key="Pa"]').click();
  for (const name of ["Coin mine", "Entry", "Rusted Throne", "Sword", "Monsters"]) {
    await has(name).click();
    await expect(has(name)).toHaveAttribute("aria-pressed", "true");
  }
  const card = page.getByRole("region", { name: "Selected tile" });
  await card.getByRole("button", { name: "+ Mountain" }).click();
  await page.locator('[data-tile="P"] [data-key="m1"]').click();
  await has("Peak").click();
  const shape = page.locator('[data-tile="P"] [data-key^="m"]');
  const seen = new Set<string | null>();
  for (let i = 0; i < 6; i++) {
    const outline = (await shape.getAttribute("d"))!;
    seen.add(outline);
    await has("Move piece").click();
    await expect(shape).not.toHaveAttribute("d", outline);
  }
  expect(seen.size).toBe(6); // every place of a tile with one land
  await lies.getByLabel("Symbol").selectOption({ label: "mine" });
  await expect(has("Peak")).toHaveAttribute("aria-pressed", "true");

  // A tile is moved by keys: taken up, put down.
  await page.locator('[data-tile="J"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("m");
  await page.locator('[data-cell="-1,1"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-cell="1,0"]')).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.locator('[data-cell="-1,1"]')).toBeVisible();
  await expect(page.locator(".fault")).toHaveCount(0);

  await test.step("custom rules can be undone, shared and saved with the board", async () => {
    const rules = page.getByRole("region", { name: "Rules of this board" });
    await rules.getByText("Rounds, water, entry, teams").click();
    await rules.getByLabel("Rounds").selectOption("12");
    const board = page.getByRole("spinbutton", { name: "Rounds" });
    await expect(board).toHaveValue("12");
    await expect(board).toBeDisabled(); // the scenario takes precedence over the board
    await rules.getByLabel("Water").selectOption("closed-sea");
    await rules.getByLabel("New races enter at").selectOption("gate");
    await page.getByLabel("Players").selectOption("4");
    await rules.getByLabel("Team of seat 3").selectOption("1");
    await rules.getByLabel("Team of seat 4").selectOption("2");
    await expect(rules.getByText("Teams, by seat from the first player: A B A B.")).toBeVisible();
    await rules.getByLabel("Stays in the box").selectOption("flames");
    await rules.getByLabel("Stars").selectOption("3");
    const link = page.getByLabel("Board link");
    await expect(link).toHaveValue(/&rules=13s\.[^.]+\.rounds~12\.water~closed-sea\.entry~gate\.teams~1212$/);
    await picture(page, "builder-rules", true);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rules.getByLabel("Stars")).toHaveValue("1");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rules.getByText("These stay in their box")).toHaveCount(0);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(rules.getByText("These stay in their box: Flames.")).toBeVisible();

    await page.getByRole("button", { name: "Save in this browser" }).click();
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(board).toBeEnabled();
    await page.getByRole("list", { name: "Saved boards" }).getByRole("button").first().click();
    await expect(rules.getByText("The game lasts 12 rounds.")).toBeVisible();
    await page.setViewportSize(PHONE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await picture(page, "builder-rules-phone", true);
    await expect(page.locator(".fault")).toHaveCount(0);
  });
});

test("a link opens a board to play, a warning or an error", async ({ page, complaints }) => {
  const random = async (wish: object) => {
    const headers = { "X-Requested-With": "smallworld" };
    const made = await page.request.post("/api/realms/random", { headers, data: { players: 2, seed: 4, ...wish } });
    return ((await made.json()) as { code: string }).code;
  };
  await test.step("no chasm", async () => {
    await page.goto(`/#/realms?code=${await random({ name: "Below", worlds: ["underground"] })}`);
    await expect(page.getByText("18 of 18 regions")).toBeVisible();
    await expect(page.getByText(/^No chasm: Flames and Spiderines/)).toBeVisible();
  });
  await test.step("a broken link", async () => {
    await page.goto("/#/credits");
    await page.goto("/#/realms?code=12ar.R00");
    await expect(page.locator(".notice")).toContainText("The link is broken");
    complaints.length = 0; // the browser logs every refusal
  });
  await page.goto("/#/credits");
  await page.goto(`/#/realms?code=${await random({ name: "Ours", worlds: ["surface"] })}`);
  const play = page.getByRole("button", { name: "Play here" });
  await atEachSize(page, DESK_AND_PHONE, async (size) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ours");
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".page").getByRole("button").first()).toHaveText("Play here");
    await settled(page);
    await picture(page, `builder-shared-${size}`);
  });
  await play.click();
  await expect(page).toHaveURL(/#\/new\?realm=/);
});
