/** Without a connection, a table opens as it was last, and continues when the connection is back. */
import { expect, picture, seated, settled, test } from "../kit";
import { atEachSize, DESK_AND_PHONE, SIZES } from "../tables";

test.use({ serviceWorkers: "allow" });

/** Failed calls are logged on the console: here they are the point of the test. */
test.afterEach(({ complaints }) => {
  const others = complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(line));
  complaints.splice(0, complaints.length, ...others);
});

test("a table opens offline, and a new version loads at once", async ({ page, context }) => {
  await seated(page, { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1, open_coins: true });
  await page.waitForSelector("#primary");
  await page.reload(); // so that the service worker keeps the files of the page
  await page.waitForSelector("#primary");
  await page.waitForFunction(async () => {
    const release = (await caches.keys()).find((name) => name.startsWith("shell-"));
    const kept = release ? await (await caches.open(release)).keys() : [];
    return navigator.serviceWorker.controller && kept.some(({ url }) => /TableScreen/.test(url));
  });
  await context.setOffline(true);
  await page.reload();
  await atEachSize(page, SIZES, async (size) => {
    await expect(page.locator(".lying")).toContainText("No connection");
    await expect(page.locator(".head")).toContainText("Connection lost");
    await page.locator(".column.open button:not(:disabled)").first().click({ trial: true });
    await settled(page);
    await picture(page, `offline-${size}`);
  });
  await page.click(".column.open button:not(:disabled)");
  await page.click("#primary");
  await atEachSize(page, DESK_AND_PHONE, () => expect(page.locator(".sending")).toContainText("keep trying"));
  await page.reload();
  await expect(page.locator(".sending")).toContainText("keep trying");
  await context.setOffline(false);
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest", { timeout: 60_000 });
  await expect(page.locator(".lying")).not.toContainText("No connection");

  await test.step("a page loads a new version as soon as there is one", async () => {
    const releases = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell-")));
    await expect.poll(async () => (await releases()).length).toBe(1);
    // Two old releases, and one that came before this.
    await page.evaluate(async () => {
      for (const [name, text] of [
        ["shell-a", "a"],
        ["shell-b", "b"],
      ] as const)
        await (await caches.open(name)).put("/", new Response(text));
    });
    await page.goto("/?again#/");
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible(); // and not "b", which is kept
    await expect.poll(async () => (await releases()).at(-1)).toMatch(/assets/);
    expect((await releases()).length).toBeLessThanOrEqual(2);
  });
});
