import type { Page } from "@playwright/test";
import {
  call,
  chosen,
  expect,
  finger,
  finish,
  keys,
  mouse,
  openRegions,
  picture,
  playFirstAndLast,
  playOn,
  seated,
  takeOneThatEntersByTheEdge,
  test,
  twoAtATable,
} from "../kit";
import { laidOut } from "../tables";

const AGAINST_A_BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 };

/** The buttons of the map zoom in and out, and show the whole map again. */
async function expectZoom(page: Page): Promise<void> {
  const width = async () => (await page.locator("[data-region]").first().boundingBox())!.width;
  await expect(page.locator("[data-region]").first()).toBeVisible();
  await laidOut(page); // the map grows once the page knows where its buttons are
  const before = await width();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(1.3 * before);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBeLessThan(1.5 * before);
  await page.getByRole("button", { name: "Whole map" }).click();
  await expect.poll(async () => Math.abs((await width()) / before - 1)).toBeLessThan(0.01);
}

test("a game can be begun and ended by keyboard", async ({ page }) => {
  const id = await seated(page, AGAINST_A_BOT);
  await playFirstAndLast(page, id, { hand: keys, keyboard: true });
  await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a game can be begun and ended by touch", async ({ page }) => {
    const id = await seated(page, AGAINST_A_BOT);
    await playFirstAndLast(page, id, { hand: finger });
    await expect(page.getByRole("dialog")).toContainText(/wins|win together/);
    await picture(page, "end-phone");
  });
});

/** The map shows the prices that the server sends. */
async function expectPrices(page: Page, id: string): Promise<void> {
  type Asked = { views: Record<string, { prices: { region: string; tokens: number }[] }> };
  const { views } = await call<Asked>(page, `/api/tables/${id}/state`);
  const open = await openRegions(page);
  const asked = views["1"]!.prices.filter(({ region }) => open.includes(region)).map(({ tokens }) => tokens);
  expect(asked.length).toBeGreaterThan(2);
  await expect
    .poll(async () => (await page.locator(".pill.sure").allTextContents()).map(Number).sort())
    .toEqual(asked.sort());
}

test("the map zooms and shows prices, and a turn can be undone", async ({ page }) => {
  const id = await seated(page, AGAINST_A_BOT);
  await test.step("buttons zoom into the map and show the whole map again", () => expectZoom(page));
  await takeOneThatEntersByTheEdge(page);
  await test.step("the map shows the prices that the server sends", () => expectPrices(page, id));
  await test.step("the focus stays on open regions when their order changes", () => expectFocus(page));
  await test.step("a turn can be undone step by step, wholly or to a log line", () => expectUndo(page));
});

/** A conquest by keys and its undo change the Tab order of the regions, but the focus stays on one that is open. */
async function expectFocus(page: Page): Promise<void> {
  const held = page.locator(".seat.me .figures").first();
  const focused = page.locator("[data-region]:focus");
  await chosen(page, keys, (await openRegions(page)).at(-1)!);
  await page.keyboard.press("e");
  await expect(held).toContainText("1 region");
  const next = await page.locator(".hit.open:focus").getAttribute("data-region");
  await page.keyboard.press("u");
  await expect(held).toContainText("0 regions");
  await expect(focused).toHaveAttribute("data-region", next!);
}

/** Conquests can be undone and redone one by one, all at once, and to a line of the log. */
async function expectUndo(page: Page): Promise<void> {
  const held = () => page.locator(".seat.me .figures").first();
  const conquer = async (regions: string) => {
    const target = (await openRegions(page))[0] as string;
    // The map still grows into the room of the column, so a click may hit the region's neighbour or the table.
    const chosen = () => page.getAttribute(`[data-region="${target}"]`, "aria-pressed");
    await expect(async () => {
      if ((await chosen()) !== "true") await mouse.region(page, target);
      expect(await chosen()).toBe("true");
    }).toPass();
    await page.click("#primary");
    await expect(held()).toContainText(regions);
  };
  await conquer("1 region");
  await conquer("2 regions");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(held()).toContainText("1 region");
  await page.keyboard.press("u");
  await expect(held()).toContainText("0 regions");
  await page.keyboard.press("Control+Shift+Z");
  await expect(held()).toContainText("1 region");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(held()).toContainText("2 regions");
  await expect(page.getByRole("button", { name: "Redo" })).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(held()).toContainText("1 region");
  await page.keyboard.press("Control+y");
  await expect(held()).toContainText("2 regions");
  await page.getByRole("button", { name: "Reset turn" }).click();
  await expect(held()).toContainText("0 regions");
  await conquer("1 region");
  await conquer("2 regions");
  await page.locator(".log .back").last().click();
  await expect(held()).toContainText("1 region");
  await conquer("2 regions");
  await page.getByRole("button", { name: "Reset turn" }).click();
  await expect(held()).toContainText("0 regions");
}

test("an action that ends the turn needs a second press", async ({ page }) => {
  type Seen = { views: Record<string, { actions: { do: string }[]; ending: number[]; forecast: { coins: number } }> };
  let id = "";
  let coins = 0; // some powers pay although nothing was conquered
  for (let place = 0; place < 6; place++) {
    id = await seated(page, AGAINST_A_BOT);
    await page.locator(".column.open button:not(:disabled)").nth(place).click();
    await page.click("#primary");
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
    const view = (await call<Seen>(page, `/api/tables/${id}/state`)).views[1];
    coins = view?.forecast.coins ?? 0;
    if (view?.ending.some((place) => view.actions[place]?.do === "stop")) break; // with nothing to place it does, mostly
  }
  const seq = (await page.getAttribute(".screen", "data-seq")) as string;
  const primary = page.locator("#primary");
  await expect(primary).toHaveText("Stop and redeploy");
  await primary.dblclick();
  await expect(primary).toHaveText(`End turn +${coins}`);
  await expect(page.locator(".prompt")).toContainText("can’t be undone");
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(primary).toHaveText("Stop and redeploy");
  await primary.click();
  await expect(primary).toHaveText(`End turn +${coins}`);
  await page.keyboard.press("Escape");
  await expect(primary).toHaveText("Stop and redeploy");
  await expect(page.locator(".screen")).toHaveAttribute("data-seq", seq);
  await primary.click();
  await expect(primary).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".screen")).not.toHaveAttribute("data-seq", seq);
  await expect
    .poll(async () => (await call<{ table: { turn: number } }>(page, `/api/tables/${id}/state`)).table.turn)
    .toBe(2);
});

test("a click during a bot's turn skips it and still counts", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 0.1 })));
  // The page watches from before the bot's turn: earlier moves have no replay.
  const id = await seated(page, AGAINST_A_BOT);
  await expect(page.locator("#primary")).toBeVisible();
  await finish(page, id, "turn");
  await expect(page.locator(".film")).toBeVisible();
  type Coming = { seq: number; views: Record<string, { actor: number }> };
  await expect(async () => {
    const state = await call<Coming>(page, `/api/tables/${id}/state`);
    expect(state.views[1]?.actor).toBe(1);
    expect(await page.locator(".screen").getAttribute("data-newest")).toBe(String(state.seq));
  }).toPass();
  const region = (await page.locator(".hit").first().getAttribute("data-region")) as string;
  await mouse.region(page, region);
  await expect(page.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".film")).toBeHidden();
});

test("two browsers chat, and rejoin after a lost connection", async ({ page, browser, complaints }) => {
  let down = false;
  const sockets: { close: (options: { code: number }) => Promise<void> }[] = [];
  const { other } = await twoAtATable(page, browser, complaints, (other) =>
    other.routeWebSocket(/socket/, (socket) => {
      if (down) {
        void socket.close({ code: 1001 });
        return;
      }
      socket.connectToServer();
      sockets.push(socket);
    }),
  );

  await test.step("a browser that loses its connection rejoins its table", async () => {
    down = true;
    for (const socket of sockets) await socket.close({ code: 1001 });
    await expect(other.locator(".link")).toBeVisible();
    await playOn(page, { hand: mouse, until: async (page) => !(await page.$("#primary")), most: 3 });
    down = false;
    await expect(other.locator(".link")).toBeHidden();
    const seq = await page.getAttribute(".screen", "data-seq");
    await expect(other.locator(".screen")).toHaveAttribute("data-seq", seq as string);
  });

  await test.step("a chat line is shown unchanged beside its player", async () => {
    await other.getByRole("tab", { name: "Chat" }).click();
    await other.getByLabel("Your message").fill("<b>Mine</b> & yours?");
    await other.keyboard.press("Enter");
    await expect(other.getByLabel("Your message")).toHaveValue("");
    await expect(page.locator(".bubble")).toHaveText("<b>Mine</b> & yours?");
    await other.getByText("Say something").click();
    await other.getByRole("button", { name: "Good luck!" }).click();
    await expect(page.locator(".bubble")).toHaveText("Good luck!");
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(page.locator(".chat li")).toHaveText([/Ben <b>Mine<\/b> & yours\?/, /Ben Good luck!/]);
    await page.reload();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(page.locator(".chat li")).toHaveCount(2);
  });
});

test("a curtain separates three players at one screen", async ({ page }) => {
  const id = await seated(page, {
    seats: [{ kind: "me" }, { kind: "local", name: "Bea" }, { kind: "local", name: "Cem" }],
    first: 1,
  });
  const curtain = page.locator(".curtain h2");
  await expect(curtain).toContainText("Ana");
  await mouse.press(page, ".curtain button");
  await takeOneThatEntersByTheEdge(page);
  await page.click("#primary"); // a turn without conquests
  await playOn(page, { hand: mouse, most: 60, until: async () => (await curtain.count()) > 0 });
  await expect(curtain).toContainText("Bea");
  await picture(page, "curtain-desktop");
  await mouse.press(page, ".curtain button");
  await finish(page, id, "own turn");
  await expect(curtain).toContainText("Cem");
});

test("a finished game can be replayed and shared by link", async ({ page }) => {
  const id = await seated(page, AGAINST_A_BOT);
  await finish(page, id);
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator(".replay .map svg").first()).toBeVisible();
  const slider = page.getByLabel("Position in the game");
  for (let i = 0; i < 5; i++) await page.getByRole("button", { name: "Next step" }).click();
  await expect(slider).toHaveValue("5");
  await expect(page).toHaveURL(/at=\d+/);
  await page.keyboard.press("}");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(6);
  await picture(page, "replay-desktop");
  const events = await call<{ events: unknown[] }>(page, `/api/tables/${id}/events?after=0`);
  expect(events.events.length).toBeGreaterThan(40);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
});
