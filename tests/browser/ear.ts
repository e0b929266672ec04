/** What a screen reader would say: the texts of live regions as they change, unless a modal dialog silences them. */
import type { Page } from "@playwright/test";
import { expect } from "./kit";

declare global {
  interface Window {
    heard: string[];
  }
}

/** Begins to listen on every page that `page` loads from now on. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[aria-live="polite"], [role="status"], [role="alert"]';
    const texts = new WeakMap<Element, string>();
    window.heard = [];
    const hear = (region: Element) => {
      const text = region.textContent ?? ""; // a repeated text differs by a space at its end
      const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
      if (text.trim() && text !== texts.get(region) && (!modal || modal.contains(region)))
        window.heard.push(text.replace(/\s+/g, " ").trim());
      texts.set(region, text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        const region = changed?.closest(LIVE);
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
              if (alert.matches('[role="alert"]')) regions.add(alert);
      }
      for (const region of regions) if (region.isConnected) hear(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Does something, and expects one announcement of it. */
export async function hears(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (window.heard = []));
  await act();
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const heard = await page.evaluate(() => window.heard);
  expect(heard).toEqual([typeof text === "string" ? text : expect.stringMatching(text)]);
}

/** Whether some part of the page has the focus. */
export const holdsFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
