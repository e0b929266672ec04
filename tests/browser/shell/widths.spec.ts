/** No page is wider than a phone, with any choice. */
import type { Page } from "@playwright/test";
import { expect, LANGUAGES, picture, seated, settled, test, variant } from "../kit";
import { resize } from "../tables";

const SEATS = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "search" }, { kind: "bot", bot: "learned" }];
const PHONES = [320, 390].map((width) => ({ width, height: 844 }));

/** How much wider the page is than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => (document.scrollingElement as Element).scrollWidth - document.documentElement.clientWidth);

/** Makes all choices one after another; returns those with which the page was wider than the window. */
async function tooWide(): Promise<string[]> {
  const wide: string[] = [];
  const look = async (what: string) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const over = document.scrollingElement!.scrollWidth - document.documentElement.clientWidth;
    if (over) wide.push(`${what}: ${over} px`);
  };
  const all = <T extends Element>(selector: string, of: ParentNode = document) => [...of.querySelectorAll<T>(selector)];
  const choose = async (select: HTMLSelectElement, what: string) => {
    for (const value of all<HTMLOptionElement>("option:not([disabled])", select).map((option) => option.value)) {
      if (!select.isConnected) return; // another choice removed it
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await look(`${what} ${value}`);
      const [seat] = all("form ol li");
      if (value === "bot" && seat?.contains(select)) await choose(all<HTMLSelectElement>("select", seat)[1]!, "bot");
    }
  };
  await look("as it opens");
  const choices = ".presets button, .boxes input";
  for (let i = 0; i < all(choices).length; i++) {
    const choice = all<HTMLElement>(choices)[i]!;
    choice.click();
    await look(`preset or box ${choice.closest("label, button")?.textContent}`);
  }
  for (const select of all<HTMLSelectElement>("form select")) await choose(select, "option");
  return wide;
}

/** German has the longest words, Japanese breaks lines anywhere: both are checked on the narrowest phone. */
const inShort = (locale: string, phone: (typeof PHONES)[number]) =>
  ["de", "ja"].includes(locale) && phone === PHONES[0];

for (const locale of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale });

    for (const phone of PHONES)
      test.describe(`${phone.width} pixels wide`, () => {
        test.use({ viewport: phone });

        test("a new table and its waiting room fit", variant(inShort(locale, phone)), async ({ page }) => {
          await page.goto("/#/new");
          await page.waitForSelector("form ol select");
          await expect(page.locator(".boxes input").first()).toBeAttached();
          expect(await overflow(page)).toBe(0);
          for (const summary of await page.locator("form > details > summary").all()) await summary.click();
          expect(await page.evaluate(tooWide)).toEqual([]);
          await settled(page);
          await picture(page, `new-${phone.width}-${locale}`, true);

          await seated(page, { seats: SEATS, boxes: ["base", "cursed"] }, "W".repeat(20));
          await page.waitForSelector(".invite svg");
          await settled(page);
          for (const phone of PHONES) {
            await resize(page, phone);
            await picture(page, `waiting-${phone.width}-${locale}`, true);
            expect(await overflow(page)).toBe(0);
          }
        });
      });
  });
