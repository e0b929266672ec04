/** Small problems of newcomers. */
import {
  call,
  expect,
  finish,
  mouse,
  openRegions,
  picture,
  seated,
  settled,
  takeOneThatEntersByTheEdge,
  test,
} from "../kit";
import { twoSeated } from "../tables";

const bot = { kind: "bot", bot: "greedy" };
const TABLE = { seats: [{ kind: "me" }, bot, bot], first: 1 };

test("a new table refuses long names, explains, and seats bots", async ({ page, complaints }) => {
  await page.goto("/#/new");
  await test.step("“Everything” and the Necromancer's strength are explained", async () => {
    await expect(page.getByRole("button", { name: /Everything/ })).toContainText("Every box, every option");
    const necromancer = page.getByRole("checkbox", { name: /Necromancer/ });
    await necromancer.check();
    await page.locator(".whole", { has: necromancer }).getByRole("combobox").selectOption({ index: 1 });
    await expect(necromancer).toBeChecked();
    await settled(page);
    await picture(page, "small-necromancer");
    await necromancer.uncheck();
  });

  await test.step("a name that is too long is refused with the limit", async () => {
    const field = page.getByLabel("Your name");
    const { longest_name: most } = await call<{ longest_name: number }>(page, "/api/me");
    await expect(field).toHaveAttribute("maxlength", String(most));
    await field.fill("");
    await field.pressSequentially("B".repeat(most) + "III");
    await expect(field).toHaveValue("B".repeat(most));
    await field.evaluate((input) => input.removeAttribute("maxlength")); // like a page of an older version
    await field.fill("A".repeat(most + 1));
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByRole("alert")).toHaveText(`A name must have 1 to ${most} characters.`);
    complaints.length = 0; // a browser logs each refusal
  });

  await test.step("two bots can be watched while they play alone", async () => {
    await page.getByLabel("Your name").fill("Ana");
    for (const seat of [1, 2]) await page.getByLabel(`Seat ${seat}`).selectOption("bot");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByText("You are watching")).toBeVisible();
    await expect(page.locator(".log li").nth(3)).toBeVisible();
  });
});

test("the Necromancer's first question is explained", async ({ page }) => {
  await seated(page, { seats: [bot, bot, { kind: "me" }], first: 1, scenario: "necromancer" });
  await expect(page.locator(".prompt")).toContainText("Necromancer: choose your first power.");
});

test("a host starts with bots, reads help and keeps a note", async ({ page }) => {
  await test.step("the host can fill free seats with bots and start", async () => {
    await seated(page, { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }], first: 1 });
    await page.getByRole("button", { name: "Start with bots" }).click();
    await expect(page.locator(".players .seat")).toHaveCount(3);
    await page.waitForSelector("#primary");
  });

  await test.step("“?” and its button open the same help", async () => {
    const menu = page.locator("dialog");
    await page.keyboard.press("?");
    const said = await menu.locator("dl").textContent();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toHaveCount(0);
    await page.locator(".head button").last().click();
    await expect(menu.locator("dl")).toHaveText(said ?? "");
    await page.keyboard.press("Escape");
  });

  await test.step("the browser keeps a private note", async () => {
    await page.getByRole("tab", { name: "Notes" }).click();
    const note = page.getByRole("textbox", { name: "Notes" });
    await note.pressSequentially("Midas declines early?");
    await page.reload();
    await page.waitForSelector("#primary");
    await page.getByRole("tab", { name: "Notes" }).click();
    await expect(note).toHaveValue("Midas declines early?");
    await settled(page);
    await picture(page, "small-notes");
  });

  await test.step("My games marks tables that wait for your move", async () => {
    await page.goto("/#/games");
    await expect(page.getByText("Your turn")).toBeVisible();
  });
});

test("an inland region shows why it cannot be entered", async ({ page }) => {
  await seated(page, TABLE);
  await takeOneThatEntersByTheEdge(page);
  const inland = page.locator(".hit:not(.open)[aria-label*='races enter elsewhere']").first();
  await mouse.region(page, (await inland.getAttribute("data-region")) ?? "");
  await expect(page.locator(".card .why")).toContainText("races enter elsewhere: at the edge of the map");
  let open = "";
  for (let regions = 2; regions; regions--) {
    open = (await page.locator(".hit.open").first().getAttribute("data-region")) ?? "";
    for (let click = 2; click; click--) await mouse.region(page, open);
    await expect(page.locator(`.hit.open[data-region="${open}"]`)).toHaveCount(0); // it is conquered
  }
  await page.getByRole("button", { name: "Stop and redeploy" }).click();
  await page.waitForSelector('.screen[data-shape="spread"]:not(.busy)');
  await expect(page.locator(".foot .hand b")).toHaveCount(0); // the proposal places all, and counts only what is left
  await mouse.region(page, open);
  await settled(page);
  await picture(page, "small-redeploy");
});

test("others see a region pointed at, and whose coins they are", async ({ page, browser, complaints }) => {
  const { other } = await twoSeated(page, browser, complaints);
  await test.step("a region that one player points at is marked for others", async () => {
    await page.locator(".hit").first().waitFor();
    const id = (await page.locator(".hit").first().getAttribute("data-region")) ?? "";
    await mouse.region(page, id);
    const name = await page.locator(".card h3").textContent();
    await page.getByRole("button", { name: "Point it out" }).click();
    await expect(other.locator(`.hit.lit[data-region="${id}"]`)).toHaveCount(1);
    await expect(other.locator(".bubble")).toContainText("Look here");
    await expect(other.locator(".bubble")).toContainText((name ?? "").trim());
    await picture(other, "small-pointing");
    await expect(other.locator(".hit.lit")).toHaveCount(0);
  });

  await test.step("the coins of a turn are shown as those of its player", async () => {
    await takeOneThatEntersByTheEdge(page);
    await expect(other.locator(".screen")).toHaveAttribute("data-shape", "watch");
    const [open] = await openRegions(page);
    await mouse.region(page, open ?? "");
    await page.click("#primary");
    await expect(page.locator(".prompt")).toContainText(/Now worth \d+ coin/);
    await expect(other.locator(".prompt")).toContainText(/Ana’s turn is now worth \d+ coin/);
  });
});

test("the log stays at its newest lines when a card opens", async ({ page }) => {
  const id = await seated(page, {
    seats: [{ kind: "me" }, { kind: "local", name: "Ben" }],
    first: 1,
    open_coins: true,
  });
  await page.waitForSelector("#primary");
  await finish(page, id, "turn");
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "course");
  await page.reload(); // and no other player's receipt is there
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "course");
  const log = page.getByRole("log");
  const hidden = () => log.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop);
  await expect.poll(hidden).toBeLessThan(2);
  const before = (await log.boundingBox())!.height;
  await mouse.region(page, (await page.locator("[data-region]").first().getAttribute("data-region")) as string);
  await expect.poll(async () => (await log.boundingBox())!.height).toBeLessThan(before);
  await expect.poll(hidden).toBeLessThan(2);
});
