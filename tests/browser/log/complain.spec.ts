/** Unwanted content can be reported where it is read, and a closed table says that it is closed. */
import { ask, call, expect, picture, seated, settled, test, variant } from "../kit";
import { atEachSize, DESK_AND_PHONE, PHONE_OR_BOTH, twoSeated } from "../tables";

const DIALOG = "Report to the moderators";
const shot = (name: string, size: string) => `complain-${name}-${size}`;

for (const [where, sizes, isShort] of PHONE_OR_BOTH)
  test(`players and their table can be reported ${where}`, variant(isShort), async ({ page, browser, complaints }) => {
    const { id, other } = await twoSeated(page, browser, complaints);
    const dialog = page.getByRole("dialog", { name: DIALOG });
    const seats = page.locator(".players .seat");
    const mine = page.getByRole("dialog", { name: "Ana" });
    const theirs = page.getByRole("dialog", { name: "Ben" });
    await atEachSize(page, sizes, async (size) => {
      await seats.nth(0).click();
      await expect(mine).toBeVisible();
      await expect(mine.getByRole("button", { name: "Report…" })).toHaveCount(0);
      await mine.getByRole("button", { name: "Close" }).click();
      await seats.nth(1).click();
      const report = theirs.getByRole("button", { name: "Report…" });
      await expect(report).toBeInViewport({ ratio: 1 });
      await settled(page);
      await picture(page, shot("card", size));
      await report.click();
      await expect(dialog.getByLabel("Who or what")).toHaveValue("2");
      await dialog.getByLabel("Reason").selectOption("name");
      await settled(page);
      await picture(page, shot("dialog", size));
      await dialog.getByRole("button", { name: "Send report" }).click();
      await expect(dialog.getByText(/Thank you/)).toHaveCount(2);
      await page.keyboard.press("Escape");
      await theirs.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("from the menu", async () => {
      await atEachSize(page, sizes, async (size) => {
        await page.locator(".head").getByRole("button", { name: "Keys" }).click();
        const menu = page.getByRole("dialog", { name: "Options and keys" });
        const option = (await menu.getByLabel("Volume").boundingBox())!;
        const key = (await menu.getByText("go to the map").boundingBox())!;
        expect(option.y).toBeLessThan(key.y);
        const report = menu.getByRole("button", { name: "Report…" });
        await report.scrollIntoViewIfNeeded();
        await settled(page);
        await picture(page, shot("menu", size));
        await report.click();
        await expect(dialog.getByLabel("Who or what")).toHaveValue("0");
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    });

    await test.step("from the chat", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await call(other, `/api/tables/${id}/chat`, { text: "you play like a troll" });
      await page.getByRole("tab", { name: "Chat" }).click();
      await expect(page.locator(".chat li")).toHaveText([/troll/]);
      await page.getByRole("button", { name: "Report…" }).click();
      await expect(dialog.getByLabel("Who or what")).toHaveValue("2");
      await dialog.getByLabel("Details (optional)").fill("Third time today.");
      await settled(page);
      await picture(page, "complain-desktop");
      await dialog.getByRole("button", { name: "Send report" }).click();
      await expect(dialog.getByText(/Thank you/)).toHaveCount(2);
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await expect(dialog).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole("button", { name: "Log", exact: true }).click();
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByRole("button", { name: "Report…" }).click();
      await expect(dialog.getByLabel("Reason")).toBeVisible();
      await settled(page);
      await picture(page, "complain-phone");
    });
  });

test("players in a waiting room can be reported", async ({ page, browser }) => {
  const id = await seated(page, { seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
  const other = await (await browser.newContext()).newPage();
  await ask(other, "/api/guest", { name: "Wwwwwwwwwwwwwwwwwwww" });
  await ask(other, `/api/tables/${id}/join`, {});
  const report = page.getByRole("button", { name: /^Report/ });
  const dialog = page.getByRole("dialog", { name: DIALOG });
  await expect(report).toHaveCount(1);
  await expect(
    page
      .getByRole("list")
      .filter({ hasText: "Www" })
      .getByRole("button", { name: /^Report/ }),
  ).toHaveCount(0);
  await atEachSize(page, DESK_AND_PHONE, async (size) => {
    await report.scrollIntoViewIfNeeded();
    await settled(page);
    await picture(page, shot("waiting", size));
    await report.click();
    await expect(dialog.getByLabel("Who or what")).toHaveValue("2");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});
