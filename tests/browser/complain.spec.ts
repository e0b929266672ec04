/** What somebody does not want to read is reported from where it is read, and a closed table says so. */
import { call, expect, screenshots, settled, sitDownAt, test } from "./kit";

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
