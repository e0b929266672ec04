/** What somebody does not want to read is reported from where it is read, and a closed table says so. */
import { call, expect, screenshots, settled, sitDownAt, test, twoAtATable } from "./kit";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  const shot = (name: string) => `${screenshots}/complain-${name}-${size.width}.png`;

  test(`somebody is reported where their name is seen, at ${size.width} pixels`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize(size);
    await twoAtATable(page, browser, complaints);
    const dialog = page.getByRole("dialog", { name: "Report to those who run this server" });
    const seats = page.locator(".players .seat");
    await seats.nth(0).click();
    const mine = page.getByRole("dialog", { name: "Ana" });
    await expect(mine).toBeVisible();
    await expect(mine.getByRole("button", { name: "Report…" })).toHaveCount(0);
    await mine.getByRole("button", { name: "Close" }).click();
    await seats.nth(1).click();
    const report = page.getByRole("dialog", { name: "Ben" }).getByRole("button", { name: "Report…" });
    await expect(report).toBeInViewport({ ratio: 1 });
    await settled(page);
    await page.screenshot({ path: shot("card") });
    await report.click();
    await expect(dialog.getByLabel("Whom")).toHaveValue("2");
    await dialog.getByLabel("Why").selectOption("name");
    await settled(page);
    await page.screenshot({ path: shot("dialog") });
    await dialog.getByRole("button", { name: "Send the report" }).click();
    await expect(dialog.getByRole("status")).toHaveText(/Thank you/);
  });

  test(`the menu of a table reports the table, at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 });
    await page.locator(".head").getByRole("button", { name: "Keys" }).click();
    const report = page.getByRole("dialog").getByRole("button", { name: "Report…" });
    await report.scrollIntoViewIfNeeded();
    await settled(page);
    await page.screenshot({ path: shot("menu") });
    await report.click();
    const dialog = page.getByRole("dialog", { name: "Report to those who run this server" });
    await expect(dialog.getByLabel("Whom")).toHaveValue("0");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(`who sits in a waiting room is reported there, at ${size.width} pixels`, async ({ page, browser }) => {
    await page.setViewportSize(size);
    const id = await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    await other.goto("/");
    await call(other, "/api/guest", { name: "Wwwwwwwwwwwwwwwwwwww" });
    await call(other, `/api/tables/${id}/join`, {});
    const report = page.getByRole("button", { name: /^Report/ });
    await expect(report).toHaveCount(1);
    await settled(page);
    await page.screenshot({ path: shot("waiting") });
    await report.click();
    const dialog = page.getByRole("dialog", { name: "Report to those who run this server" });
    await expect(dialog.getByLabel("Whom")).toHaveValue("2");
  });
}

test("somebody is reported from the chat", async ({ page, browser }) => {
  const id = await sitDownAt(page, { seats: [{ kind: "me" }, { kind: "open" }], first: 1 });
  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await other.goto(`/#/table/${id}`);
  await other.getByLabel("Your name").fill("Cem");
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".players .seat")).toHaveCount(2);
  await call(other, `/api/tables/${id}/chat`, { text: "you play like a troll" });
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat li")).toHaveText([/troll/]);
  await page.getByRole("button", { name: "Report…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Whom")).toHaveValue("2");
  await dialog.getByLabel("In your own words").fill("Third time today.");
  await settled(page);
  await page.screenshot({ path: `${screenshots}/complain-desktop.png` });
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/Thank you/);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("button", { name: "Report…" }).click();
  await expect(dialog.getByLabel("Why")).toBeVisible();
  await settled(page);
  await page.screenshot({ path: `${screenshots}/complain-phone.png` });
});
