/** A finished game is shared: the review as a link, the result as a picture. */
import { copyFileSync, mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, picture, screenshots, test, variant } from "../kit";
import { atEachSize, expectNoFaults, finished, PHONES_OR_ALL } from "../tables";

/** The number of colours in each ninth of the dialog's picture, from top to bottom. */
const coloursByHeight = (page: Page) =>
  page
    .getByRole("dialog", { name: "Share" })
    .getByRole("img")
    .evaluate((node) => {
      const image = node as HTMLImageElement;
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const part = Math.floor(canvas.height / 9);
      return Array.from({ length: 9 }, (_, i) => {
        const { data } = context.getImageData(0, i * part, canvas.width, part);
        const found = new Set<number>();
        for (let at = 0; at < data.length; at += 4) found.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
        return found.size;
      });
    });

for (const [where, sizes, isShort] of PHONES_OR_ALL)
  test(`a result can be shared as a link or picture ${where}`, variant(isShort), async ({ page }) => {
    const id = await finished(page);
    await page.goto(`/#/replay/${id}`);
    const dialog = page.getByRole("dialog", { name: "Share" });
    const share = page.getByRole("button", { name: "Share" });
    await expect(page.getByLabel("Position in the game")).toBeVisible();
    // A moment is shared as a link to it, and the end as a link to the review.
    await atEachSize(page, sizes, async () => {
      await share.click();
      await expect(dialog.getByLabel("Link to the review")).toHaveValue(new RegExp(`/#/replay/${id}\\?at=\\d+$`));
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });
    await page.goto(`/#/table/${id}`);
    const end = page.getByRole("dialog").first();
    const keep = dialog.getByRole("link", { name: "Save picture" });
    await expect(end).toBeVisible();
    await atEachSize(page, sizes, async () => end.getByRole("button", { name: "Share" }).click({ trial: true }));
    await end.getByRole("button", { name: "Share" }).click();
    await expect(dialog.getByLabel("Link to the review")).toHaveValue(new RegExp(`/#/replay/${id}\\?review$`));
    await expect(dialog.getByRole("img")).toHaveAttribute("alt", /wins.*Ana: \d+/);
    await atEachSize(page, sizes, async (name) => {
      await expect(keep).toBeInViewport({ ratio: 1 });
      await picture(page, `share-${name}`);
      await expectNoFaults(page, { colours: name === sizes[0]![0] });
      await keep.click({ trial: true });
    });
    const saved = page.waitForEvent("download");
    await keep.click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`small-world-${id}.png`);
    mkdirSync(screenshots, { recursive: true });
    copyFileSync(await file.path(), `${screenshots}/share-picture.png`);
    // The picture has the land in all its colours, with text above and below.
    const colours = await coloursByHeight(page);
    expect(Math.max(...colours.slice(3, 6))).toBeGreaterThan(5000);
    expect(Math.min(...colours)).toBeGreaterThan(20);

    await test.step("the device's share menu gets both", async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await page.evaluate(() => {
        const handed: ShareData[] = [];
        Object.assign(window, { handed });
        navigator.canShare = () => true;
        navigator.share = (what) => {
          if (what) handed.push(what);
          return Promise.resolve();
        };
      });
      await end.getByRole("button", { name: "Share" }).click();
      await dialog.getByRole("button", { name: "Send picture" }).click();
      await dialog.getByRole("button", { name: "Send link" }).click();
      const handed = await page.evaluate(() =>
        (window as unknown as { handed: ShareData[] }).handed.map(({ title, text, url, files }) => ({
          title,
          link: text ?? url,
          files: files?.map((file) => [file.name, file.type, file.size > 10_000]),
        })),
      );
      const [, link] = [handed[0]!.link, `${new URL(page.url()).origin}/#/replay/${id}?review`];
      expect(handed).toEqual([
        { title: expect.stringMatching(/win/), link, files: [[`small-world-${id}.png`, "image/png", true]] },
        { title: expect.stringMatching(/win/), link, files: undefined },
      ]);
    });
  });
