/** Devices with unusual settings: a clock that jumps, cookies that are blocked. */
import { expect, seated, test } from "../kit";

test("a changed clock of the device changes no game clock", async ({ page }) => {
  const clock = { kind: "live", minutes: 10, increment: 0 };
  await seated(page, { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1, clock });
  const shown = page.locator(".clock").first();
  await expect(shown).toHaveText(/^(10:00|9:\d\d)$/);
  await page.evaluate(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() - 3_600_000;
  });
  const before = await shown.textContent();
  await expect(shown).not.toHaveText(before!);
  await expect(shown).toHaveText(/^9:\d\d$/);
});

test("a page that cannot set cookies says that it needs them", async ({ page, complaints }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { value: false }));
  await page.route("**/api/guest", async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _, ...headers } = answer.headers();
    await page.context().clearCookies(); // the test fetched it, and the response left its cookie here
    await route.fulfill({ response: answer, headers });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("alert")).toContainText("Your browser blocks cookies");
  complaints.splice(0); // a 401 is logged
});
