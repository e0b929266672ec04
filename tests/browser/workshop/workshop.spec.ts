/** The workshop: a race is built, read, tried at a table and shared by link. */
import type { Page } from "@playwright/test";
import { expect, mouse, picture, playOn, seated, settled, test } from "../kit";
import { atEachSize, DESK_AND_PHONE, expectNoFaults, picturesAtEachSize } from "../tables";

async function makeOtters(page: Page): Promise<void> {
  await page.goto("/#/workshop");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByLabel("Name").fill("Otters");
  await page.getByLabel("Tokens on the banner").fill("5");
  await page.getByRole("button", { name: "Add an ability" }).click();
  await page.getByLabel("Ability 1").selectOption({ label: "Cheaper conquests" });
  await page.getByRole("button", { name: "on the coast" }).click();
  await page.getByRole("button", { name: "Add an ability" }).click();
  await page.getByLabel("Ability 2").selectOption({ label: "Late decline" });
  await page.getByRole("button", { name: "Add a power" }).click();
  await page.getByLabel("Name").nth(1).fill("Nimble");
  await expect(page.locator("article").nth(1)).toContainText("Nimble");
}

test("a race can be made, tried in a game and shared", async ({ page, browser }) => {
  await makeOtters(page);
  const card = page.locator("article").first();
  await expect(card).toContainText("5 tokens on the banner; the box holds 12.");
  await expect(card).toContainText("Regions of these kinds cost 1 fewer token, but always at least 1: on the coast.");
  const link = await page.getByLabel("Link").inputValue();

  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForSelector("#primary", { timeout: 60_000 });
  const first = page.locator(".column li").first();
  await expect(first).toContainText("Nimble Otters");
  await expect(page.locator(".about")).toContainText("Otters: Regions of these kinds cost 1 fewer token");
  await expect(page.locator(".about")).toContainText("may go into decline at the end of a turn");
  await first.getByRole("button").click();
  await page.click("#primary");
  await expect(page.locator(".seat.me")).toContainText("Nimble Otters");
  await settled(page);
  await picture(page, "workshop-table");

  const rules = await page.locator('a[href*="encyclopedia?"]').first().getAttribute("href");
  await page.goto(`/${rules}`);
  await page.reload();
  await expect(page.locator("#entry-otters")).toContainText("Regions of these kinds cost 1 fewer token");

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByLabel("Name").first()).toHaveValue("Otters");
  await expect(other.getByRole("button", { name: "on the coast" })).toHaveAttribute("aria-pressed", "true");
  await expect(other.locator("article").first()).toContainText("may go into decline at the end of a turn");
  await other.getByRole("button", { name: "With friends, by link" }).click();
  await expect(other.getByText("Waiting for players")).toBeVisible();
  await expect(other.getByText("Workshop", { exact: true })).toBeVisible();
  await other.close();
});

test("the workshop shows an example and errors, accessibly", async ({ page }) => {
  await test.step("an example, with groups of abilities", async () => {
    await page.goto("/#/workshop");
    await expect(page.getByLabel("Name")).toHaveValue("Otters");
    await expect(page.locator("article")).toContainText("6 tokens on the banner");
    await expect(page.locator("article .error")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play with it" })).toBeEnabled();
    const headings = await page
      .getByLabel("Ability 1")
      .locator("optgroup")
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLOptGroupElement).label));
    expect(headings).toEqual(["Coins", "Conquest", "Defence", "Tokens", "Decline"]);
    const shape = page.locator(".picture path");
    await expect(shape).toHaveAttribute("d", /^M/);
    const before = (await shape.getAttribute("d")) ?? "";
    await page.getByLabel("Ability 1").selectOption({ label: "Income" });
    await expect(shape).not.toHaveAttribute("d", before);
    await picturesAtEachSize(page, DESK_AND_PHONE, "workshop-example");
  });
  await test.step("“Start over” shows an empty form without errors", async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    const card = page.locator("article");
    await expect(card).toContainText("Give it a name.");
    await expect(card.locator(".error")).toHaveCount(0);
    await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: "Play with it" })).toBeDisabled();
    await page.getByLabel("Name").fill("Orcs");
    await expect(card.locator(".error")).toContainText("“Orcs” is taken");
    await expect(card).not.toContainText("Give it a name.");
  });
  await test.step("errors are shown where they occur", async () => {
    await makeOtters(page);
    await page.getByLabel("Name").first().fill("Orcs");
    await expect(page.locator("article").first()).toContainText("“Orcs” is taken");
    await expect(page.getByLabel("Name").first()).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: "Play with it" })).toBeDisabled();
    await page.getByLabel("Name").first().fill("Otters");
    await page.getByLabel("Tokens on the banner").fill("11");
    await expect(page.locator("article").first()).toContainText(
      "11 tokens are many for a race: the rulebook stops at 10.",
    );
    await expect(page.getByRole("button", { name: "Play with it" })).toBeEnabled();
  });
  await test.step("it is accessible in both themes and sizes", async () => {
    await page.getByLabel("Name").nth(1).fill("Hill");
    await expect(page.locator("article").nth(1)).toContainText("is taken");
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await atEachSize(page, DESK_AND_PHONE, async (size) => {
        await settled(page);
        await picture(page, `workshop-${size}-${theme}`, true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        if (theme === "light" || size === "phone")
          await expectNoFaults(page, { wcag: true, colours: size === "phone" });
      });
    }
  });
});

test("drafts can be saved as files", async ({ page }) => {
  await makeOtters(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("otters.toml");
  await page.reload();
  await expect(page.getByLabel("Name").first()).toHaveValue("Otters");
  await page.goto("/#/");
  await page.goto("/#/workshop?draft=nonsense");
  await expect(page.locator(".notice")).toContainText("This link contains no draft");
  await page.goto("/#/");
  const evil = Buffer.from(
    JSON.stringify({
      race: [
        {
          name: "<img src=x onerror=alert(1)>",
          tokens: "many",
          ability: [{ tool: "eval" }, { tool: "income", coins: "x" }],
        },
      ],
    }),
  ).toString("base64url");
  await page.goto(`/#/workshop?draft=${evil}`);
  await expect(page.locator("article").first()).toContainText("names can only have letters and spaces");
  await expect(page.getByLabel("Ability 1")).toHaveValue("income");
  await expect(page.locator("article img")).toHaveCount(0);
});

test("a custom ability asks the same question as its power", async ({ page }) => {
  const own = {
    race: [{ name: "Otters", tokens: 5, ability: [{ tool: "late-decline" }, { tool: "regroup" }] }],
  };
  await seated(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1, own });
  await page.locator(".column li").first().getByRole("button").click();
  await page.click("#primary");
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".screen")?.dataset.shape === "conquest");
  await playOn(page, {
    hand: mouse,
    until: async (page) => (await page.getByText("Go into decline now?").count()) > 0,
  });
  await expect(page.locator("[aria-current=step]")).toHaveText("Score");
  await page.locator(".buttons .danger, .buttons .ask").first().click();
  await settled(page);
  await picture(page, "workshop-decline");
});
