/** Firefox, driven by WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import type { Engine, Window } from "./engine";

const PROGRAM = process.env.SMALLWORLD_FIREFOX ?? "/usr/bin/firefox-esr";

export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: PROGRAM,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
  });
  return {
    name: "Firefox",
    version: await browser.version(),
    async window(): Promise<Window> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage({ type: "window" }); // a covered tab plays no animation
      await page.setViewport({ width: 1280, height: 800 });
      return {
        open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
        run: (does, ...given) => page.evaluate(does as never, ...given) as never,
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
