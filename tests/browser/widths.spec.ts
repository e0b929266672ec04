/** Nothing is wider than a phone, whatever is chosen; and a name is as long as the server takes it. */
import type { Page } from "@playwright/test";
import { call, expect, screenshots, settled, test } from "./kit";

const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "search" }, { kind: "bot", bot: "learned" }];

/** By how much the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => (document.scrollingElement as Element).scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 390]) {
  for (const locale of ["en-GB", "fr-FR", "nl-NL"]) {
    test.describe(`${width} px, ${locale}`, () => {
      test.use({ viewport: { width, height: 844 }, locale });

      test("a new table fits, whatever is chosen", async ({ page }) => {
        await page.goto("/#/new");
        await page.waitForSelector("form ol select");
        const wide: string[] = [];
        const look = async (what: string) => {
          if (await overflow(page)) wide.push(`${what}: ${await overflow(page)} px`);
        };
        await look("as it opens");
        await expect(page.locator(".boxes input").first()).toBeAttached();
        for (const summary of await page.locator("form > details > summary").all()) await summary.click();
        await look("all unfolded");
        const choices = page.locator(".presets button, .boxes input");
        for (let i = 0; i < (await choices.count()); i++) {
          const said = await choices.nth(i).evaluate((node) => {
            (node as HTMLElement).click(); // wherever it lies: the button that begins lies over what is scrolled
            return node.closest("label, button")?.textContent;
          });
          await look(`preset or box ${said}`);
        }
        for (const select of await page.locator("form select").all()) {
          for (const option of await select.locator("option:not([disabled])").all()) {
            const value = await option.getAttribute("value");
            await select.selectOption(value);
            await look(`option ${value}`);
            const level = page.locator("form ol li").first().locator("select").nth(1);
            if (value !== "bot") continue;
            for (const bot of await level.locator("option").all()) {
              await level.selectOption(await bot.getAttribute("value"));
              await look(`bot ${await bot.getAttribute("value")}`);
            }
          }
        }
        await settled(page);
        await page.screenshot({ path: `${screenshots}/new-${width}-${locale}.png`, fullPage: true });
        expect(wide).toEqual([]);
      });

      test("a waiting room fits", async ({ page }) => {
        await page.goto("/");
        await page.waitForSelector("h1");
        await call(page, "/api/guest", { name: "W".repeat(20) });
        const { id } = await call<{ id: string }>(page, "/api/tables", { seats: SEATS, boxes: ["base", "cursed"] });
        await page.goto(`/#/table/${id}`);
        await page.waitForSelector(".invite svg");
        await settled(page);
        await page.screenshot({ path: `${screenshots}/waiting-${width}-${locale}.png`, fullPage: true });
        expect(await overflow(page)).toBe(0);
      });
    });
  }
}

test("a name is as long as the field lets one type, and who is told otherwise knows how long it may be", async ({
  page,
  complaints,
}) => {
  await page.goto("/#/new");
  const field = page.getByLabel("Your name");
  await field.fill("");
  await field.pressSequentially("Bartholomew Montgomery III");
  await expect(field).toHaveValue("Bartholomew Montgome");
  await field.evaluate((node) => node.removeAttribute("maxlength")); // as a page of yesterday
  await field.fill("Bartholomew Montgomery III");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("alert")).toHaveText("A name has one letter at least, and 20 at most.");
  complaints.splice(0); // the browser tells of the answer 400
});
