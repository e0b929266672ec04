/** A table with teams: partners read messages to the team. */
import { ask, call, expect, hasten, setUp, test, watch } from "../kit";

test("only partners can read team chat", async ({ page, browser, complaints }) => {
  const bot = { kind: "bot", bot: "random" };
  const id = await setUp(page, {
    seats: [{ kind: "me" }, bot, bot, { kind: "open" }, bot],
    boxes: ["base", "underground"],
    scenario: "realms_11",
    first: 1,
  });
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  watch(other, complaints);
  await hasten(other);
  await ask(other, "/api/guest", { name: "Cem" });
  await ask(other, `/api/tables/${id}/join`, {});
  for (const one of [page, other]) {
    await one.goto(`/#/table/${id}`);
    await one.getByRole("tab", { name: "Chat" }).click();
  }
  await page.getByLabel("My team").check();
  await page.getByLabel("Your message").fill("By the tunnel");
  await page.keyboard.press("Enter");
  await expect(other.locator(".chat li")).toHaveText([/To the team: By the tunnel/]);
  await page.getByLabel("Everyone").check();
  await page.getByLabel("Your message").fill("Hello all");
  await page.keyboard.press("Enter");
  await expect(other.locator(".chat li").nth(1)).toHaveText(/Hello all/);
  await expect(other.locator(".chat li").nth(1)).not.toContainText("To the team");
  const state = await call<object>(page, `/api/tables/${id}/state`);
  expect(JSON.stringify(state)).not.toContain("By the tunnel");
});
