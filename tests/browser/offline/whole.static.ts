/** Whole games on the page without a server, by real clicks and with the network off. */
import { expect, finger, mouse, picture, playOn, settled, test, variant } from "../kit";
import { arrived, atTable } from "./here";

const MINUTES = 40; // the limit for a game, on a busy machine
const bot = { kind: "bot", bot: "greedy" };

const GAMES = {
  base: { seats: [{ kind: "me" }, bot] },
  Underground: { seats: [{ kind: "me" }, bot], boxes: ["underground"] },
  Realms: { seats: [{ kind: "me" }, bot], scenario: "realms_1" },
};

for (const [size, hand, look] of [
  ["desktop", mouse, { viewport: { width: 1280, height: 720 } }],
  ["phone", finger, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(size, () => {
    test.use({ serviceWorkers: "allow", ...look });

    for (const [name, wish] of Object.entries(GAMES))
      test(
        `a whole game of ${name} needs no network`,
        variant(name === "base" && size === "desktop"),
        async ({ page, context }) => {
          test.setTimeout(MINUTES * 60_000);
          await arrived(page);
          await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
          await context.setOffline(true);
          await atTable(page, wish);
          await playOn(page, { hand, most: 40 });
          await settled(page);
          await picture(page, `alone-middle-${name}-${size}`);
          await playOn(page, { hand, most: 1500 });
          await expect(page.locator("dialog[open]")).toContainText(/wins|win together/);
          await settled(page);
          await picture(page, `alone-end-${name}-${size}`);
        },
      );
  });
