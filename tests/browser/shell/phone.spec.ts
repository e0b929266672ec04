/** A newcomer with a phone sees the most important things first. */
import { expect, picture, settled, setUp, test } from "../kit";
import { atEachSize, resize, SIZES } from "../tables";

test("a new table on a phone shows the seats first", async ({ page }) => {
  const begin = page.getByRole("button", { name: "Create table" });
  for (const [name, width, height] of SIZES) {
    await resize(page, { width, height });
    await page.goto("/#/");
    await page.goto("/#/new");
    await expect(begin).toBeEnabled();
    await expect(begin).toBeInViewport({ ratio: 1 }); // whatever is in between
    const seat = (await page.getByLabel("Seat 1").boundingBox())!;
    const boxes = (await page.getByRole("heading", { name: "What’s in play" }).boundingBox())!;
    expect(seat.y).toBeLessThan(boxes.y);
    await settled(page);
    await picture(page, `new-${name}`, true);
    if (name === "desktop") continue;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
    await expect(page.locator("summary", { hasText: "What’s in play" })).toContainText("Small World");
    await page.locator("summary", { hasText: "What’s in play" }).click();
    await expect(begin).toBeInViewport({ ratio: 1 });
  }
  await begin.click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
  await atEachSize(page, SIZES, async (name) => {
    if (name !== "lying") {
      await expect(page.getByRole("textbox", { name: "Table link" })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".inviting svg")).toBeInViewport({ ratio: 0.9 });
    }
    await settled(page);
    await picture(page, `waiting-${name}`);
  });
});

test("newcomers by link see the field for their name first", async ({ page, browser }) => {
  const id = await setUp(page, { seats: [{ kind: "me" }, { kind: "open" }] });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/#/table/${id}`);
  const field = other.getByLabel("Your name");
  await expect(field).toBeVisible();
  await atEachSize(other, SIZES, async (size) => {
    const name = (await field.boundingBox())!;
    const sit = (await other.getByRole("button", { name: "Sit down" }).boundingBox())!;
    expect(name.y).toBeLessThan(sit.y);
    await settled(other);
    await picture(other, `arriving-${size}`);
  });
});
