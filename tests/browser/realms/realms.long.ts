/** Every tile scenario, played by clicks from the first decision to the last, against bots: `make clicks`. */
import { call, expect, mouse, picture, playOn, seated, settled, test } from "../kit";

const SURFACE = ["base"];
const BELOW = ["underground"];
const BOTH = [...SURFACE, ...BELOW];
const MINUTES = 15; // the limit for a game

/** With the smallest number of players. */
const SCENARIOS: [name: string, players: number, boxes: string[]][] = [
  ["realms_1", 2, SURFACE],
  ["realms_2", 2, SURFACE],
  ["realms_3", 2, SURFACE],
  ["realms_4", 3, SURFACE],
  ["realms_5", 4, SURFACE],
  ["realms_6", 2, SURFACE],
  ["realms_7", 2, SURFACE],
  ["realms_8", 3, BELOW],
  ["realms_9", 2, SURFACE],
  ["realms_9", 3, BOTH],
  ["realms_9_redrawn", 2, SURFACE],
  ["realms_10", 3, BELOW],
  ["realms_11", 5, BOTH],
  ["realms_12", 3, BOTH],
];

for (const [scenario, players, boxes] of SCENARIOS) {
  test(`${scenario} for ${players} can be played to its end`, async ({ page }) => {
    test.setTimeout(MINUTES * 60_000);
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }));
    await seated(page, { seats: [{ kind: "me" }, ...bots], first: 1, boxes, scenario });
    await page.waitForSelector("#primary");
    await playOn(page, { hand: mouse, most: 1500 });
    await settled(page);
    await picture(page, `whole-${scenario}-${players}`);
    const { games } = await call<{ games: { status: string }[] }>(page, "/api/me/games");
    expect(games[0]?.status).toBe("finished");
  });
}
