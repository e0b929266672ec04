/** News of other turns lies over the map: it takes no room from it, and closes with a finger. */
import { expect, picture, round, seated, settled, skip, takeOneThatEntersByTheEdge, test, variant } from "../kit";
import { resize, SHORT_OR_LONG } from "../tables";

for (const [which, sizes, isShort] of SHORT_OR_LONG)
  test(`news takes no room and closes with a finger: ${which}`, variant(isShort), async ({ page }) => {
    const bot = { kind: "bot", bot: "greedy" };
    const id = await seated(page, { seats: [{ kind: "me" }, bot, bot], first: 1 });
    await takeOneThatEntersByTheEdge(page);
    await skip(page, id, "turn");
    await expect.poll(() => round(page)).toBe(2);
    await page.reload();
    const news = page.locator(".lying .strip");
    await expect(news).toBeVisible();
    const close = news.getByRole("button", { name: "Close" });
    const shown = [];
    const room = async () => await page.locator(".middle").boundingBox();
    for (const size of sizes) {
      const name = `${size.width}x${size.height}`;
      await resize(page, size);
      await settled(page);
      await picture(page, `news-${name}`);
      await expect(news, name).toBeInViewport({ ratio: 1 });
      const { width, height } = (await close.boundingBox())!;
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(34);
      for (const button of await page.locator(".zoom button, .lying button, #primary").all())
        await button.click({ trial: true }); // nothing covers it
      shown.push(await room());
    }
    await close.click();
    await expect(news).toHaveCount(0);
    for (const [place, size] of [...sizes.entries()].toReversed()) {
      await resize(page, size);
      expect(await room(), `${size.width}x${size.height}`).toEqual(shown[place]);
    }
  });
