/** A box added without a change in web/src has its texts, and drawings in place of its icons. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "../kit";
import { python } from "../playwright.config";

let server: ChildProcess;
let address = "";
const folder = mkdtempSync(path.join(tmpdir(), "smallworld-new-box-"));

test.beforeAll(async () => {
  test.setTimeout(600_000); // the client is built
  const program = path.join(__dirname, "new_box.py");
  server = spawn(python, [program, folder, process.execPath], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: server.stdout! })) if ((address = line).startsWith("http:")) return;
  throw new Error("the copy was not built, or its server ended");
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("a new box, race, power and scenario need no client change", async ({ page }) => {
  await page.goto(`${address}/#/new`);
  const box = page.locator(".card", { hasText: "Marshlands" });
  await expect(box).toContainText("1 race, 1 power");
  await expect(box.locator(".sign path")).toHaveAttribute("d", /^m/i);
  await expect(box.locator(".races [title='Frogs'] path")).toHaveAttribute("d", /^m/i);
  await expect(page.locator(".numbers button").first()).toBeVisible();
  await box.click();
  await expect(page.locator(".sum").first()).toContainText("15 races and 21 powers");
  const scenario = page.locator(".card", { hasText: "A Night in the Marsh" });
  await expect(scenario).toContainText("Nobody sees where the reeds end.");
  await scenario.click();
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Marshlands" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "A Night in the Marsh" })).toBeVisible();
  await page.goto(`${address}/#/encyclopedia`);
  for (const text of ["Frogs sit in the reeds and wait.", "They leap as far as they can see.", "it stays dark"])
    await expect(page.locator("article", { hasText: text })).toBeVisible();
  await expect(page.locator("#entry-frogs header path")).toHaveAttribute("d", /^m/i);
});
