/** Boards with their own regions: a file is opened, its map is shown, and a turn is played on it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ask, expect, finger, hasten, mouse, picture, playOn, round, settled, test, variant, watch } from "../kit";
import { expectNoFaults } from "../tables";

const FILE = path.resolve(__dirname, "../../../examples/gull_islands.toml");
const BROKEN = { name: "broken.toml", mimeType: "application/toml", buffer: Buffer.from('name = "Broken"\n') };

for (const { size, hand, screen } of [
  { size: "desktop", hand: mouse, screen: { viewport: { width: 1440, height: 900 } } },
  { size: "phone", hand: finger, screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const)
  test(
    `a turn can be played on a board from a file, ${size}`,
    variant(size === "desktop"),
    async ({ browser, complaints }) => {
      const page = await (await browser.newContext({ ...screen, reducedMotion: "reduce" })).newPage();
      watch(page, complaints);
      await hasten(page);
      await page.goto("/#/new");
      const opener = page.getByLabel("Open a board file");
      await opener.setInputFiles(BROKEN);
      await expect(page.getByRole("alert")).toContainText("no board found");
      expect(complaints.splice(0)).toEqual([expect.stringContaining("400")]); // the browser's own word for it
      await opener.setInputFiles(FILE);
      await expect(page.getByText("Gull Islands: built for 2 players")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByLabel("Map", { exact: true })).toHaveValue(/^board-1/);
      await page.getByLabel("Your name").fill("Ana");
      await page.getByLabel("Seat 2").selectOption("bot");
      if (size === "desktop") await expectNoFaults(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(screen.viewport.width);
      await picture(page, `free-board-new-${size}`, true);
      if (size === "phone") await page.getByText("Clock and coins").click();
      await page.getByLabel("First player").selectOption("1");
      await page.getByRole("button", { name: "Create table" }).click();

      await expect(page.locator('[data-region="puffin-rock"]')).toBeAttached();
      await settled(page);
      await picture(page, `free-board-${size}`);
      await playOn(page, { hand, until: async () => (await round(page)) > 1 });
      await settled(page);
      await picture(page, `free-board-played-${size}`);
      await page.emulateMedia({ colorScheme: "dark" });
      await settled(page);
      await picture(page, `free-board-dark-${size}`);
    },
  );

test("a new terrain has its name and a page everywhere", async ({ page }) => {
  const terrain = '\n[[terrain]]\nname = "Flats of Salt"\nlook = "farmland"\ncolour = "#f6f1ee"\n';
  // Make neighbours of two regions that do not touch: a rock in the sea and a lake in a meadow.
  const file =
    readFileSync(FILE, "utf8")
      .replaceAll('"farmland"', '"flats-of-salt"')
      .replace('beside = ["gull-sea"]', 'beside = ["gull-sea", "mirror-lake"]')
      .replace('beside = ["long-meadow"]', 'beside = ["long-meadow", "puffin-rock"]') + terrain;
  await ask(page, "/api/guest", { name: "Ana" });
  const board = await ask<{ name: string }>(page, "/api/boards", { file });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const { id } = await ask<{ id: string }>(page, "/api/tables", { seats, board: board.name, first: 1 });
  const named = page.locator('[data-region][aria-label*="Flats of Salt"]').first();
  await page.goto(`/#/table/${id}`);
  await expect(named).toBeAttached();
  await expect(page.locator('.borders path[stroke="#7a2a12"]')).toHaveCount(1); // a line from the rock to the lake
  // Its encyclopedia explains the terrain, and shows it in its colour.
  await page.evaluate((table) => (location.hash = `#/encyclopedia/term-flats-of-salt?table=${table}`), id);
  const entry = page.locator("#entry-term-flats-of-salt");
  await expect(entry).toContainText("Flats of Salt");
  await expect(entry).toContainText("Only this board has it");
  await expect(entry.locator('path[fill="#f6f1ee"]')).toBeVisible();
  await page.reload(); // now it knows the board only from the address
  await expect(entry).toContainText("Only this board has it");
  await ask(page, `/test/tables/${id}/finish`, { what: "game" });
  await page.goto(`/#/replay/${id}`);
  await page.reload(); // otherwise, it would know the names from the table
  await expect(named).toBeAttached();
});
