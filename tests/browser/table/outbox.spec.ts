/** A move made offline is kept until it has arrived or is refused, and the player learns the result. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { ask, chosen, expect, mouse, openRegions, picture, seated, settled, test, variant } from "../kit";
import { atEachSize, PHONE_OR_BOTH } from "../tables";

const SEATS = { seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], first: 1, open_coins: true };
const LONGEST_PAUSE_MS = 8_000; // the same as in web/src/game/outbox.svelte.ts
const seq = (page: Page) => page.getAttribute(".screen", "data-seq");
const sending = (page: Page) => page.locator(".sending");

/** Takes the first combo. */
async function take(page: Page): Promise<void> {
  await page.click(".column.open button:not(:disabled)");
  await page.click("#primary");
}

/** The connection between a page and its table, which a test can break. */
class Line {
  /** Whether it passes on messages; `deaf` breaks it as soon as a move comes, and `slow` loses the move. */
  state: "whole" | "deaf" | "slow" | "cut" = "whole";
  /** How often the page tried to connect while it was cut, or to send a move while it was deaf. */
  tries = 0;
  private open = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/socket\?/, (socket) => line.connect(socket));
    return line;
  }

  cut(): void {
    this.state = "cut";
    for (const socket of this.open) void socket.close({ code: 1011 });
    this.open.clear();
  }

  private connect(socket: WebSocketRoute): void {
    if (this.state === "cut") return this.refuse(socket);
    const server = socket.connectToServer();
    this.open.add(socket);
    socket.onMessage((message) => {
      if (this.state === "deaf" && String(message).includes('"act"')) this.refuse(socket);
      else if (this.state !== "slow" || !String(message).includes('"act"')) server.send(message);
    });
  }

  private refuse(socket: WebSocketRoute): void {
    this.tries += 1;
    void socket.close({ code: 1011 });
  }
}

/** Skips the pause before each try, until the move was tried this often or has arrived. */
async function hurry(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(LONGEST_PAUSE_MS);
        return done();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

for (const [where, sizes, isShort] of PHONE_OR_BOTH)
  test(`a move made offline is sent after a reload ${where}`, variant(isShort), async ({ page }) => {
    await page.clock.install();
    const line = await Line.of(page);
    await seated(page, SEATS);
    await page.waitForSelector("#primary");
    const before = await seq(page);
    const maps = new Map<string, unknown>();
    const map = () => page.locator(".middle").boundingBox();
    await atEachSize(page, sizes, async (name) => void maps.set(name, await map()));
    line.cut();
    await take(page);
    await expect(sending(page)).toHaveAttribute("data-state", /sending|stuck/);
    await expect(sending(page)).toContainText("keep trying");
    await hurry(page, async () => line.tries > 5); // an earlier version stopped after four tries
    expect(await seq(page)).toBe(before);
    await atEachSize(page, sizes, async (name) => {
      await expect(sending(page)).toContainText("keep trying");
      await expect.poll(map).toEqual(maps.get(name)); // temporary messages do not move the page
      await settled(page);
      await picture(page, `sending-${name}`);
    });

    line.state = "deaf";
    await page.reload();
    await expect(sending(page)).toHaveAttribute("data-state", "stuck");
    line.state = "whole";
    await hurry(page, async () => (await sending(page).textContent()) === "Your move went through.");
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
    expect(Number(await seq(page))).toBeGreaterThan(Number(before));
  });

test("a pending move can be withdrawn, replaced or refused", async ({ page }) => {
  const line = await Line.of(page);
  const id = await seated(page, SEATS);
  await page.waitForSelector("#primary");
  const before = await seq(page);
  line.state = "slow";
  // The page itself watches for the text, which it shows only until it gives up this connection.
  await Promise.all([sending(page).filter({ hasText: "Sending your move…" }).waitFor(), take(page)]);
  line.cut();
  await page.getByRole("button", { name: "Withdraw move" }).click();
  await expect(sending(page)).toContainText("Move withdrawn.");
  line.state = "whole";
  await page.reload();
  await page.waitForSelector("#primary");
  expect(await seq(page)).toBe(before);
  await take(page);
  await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");

  await test.step("a move that became impossible is reported", async () => {
    const now = Number(await seq(page));
    line.cut();
    const [region] = await openRegions(page);
    await chosen(page, mouse, region as string);
    await page.click("#primary");
    await expect(sending(page)).toHaveAttribute("data-state", "stuck");
    await ask(page, `/api/tables/${id}/act`, { player: 1, seq: now, key: "from-elsewhere", action: { do: "stop" } });
    line.state = "whole";
    await expect(sending(page)).toHaveText(
      "Your move was rejected. The game has moved on since you clicked. Check the board and try again.",
    );
    await expect(page.locator(".screen")).not.toHaveAttribute("data-shape", "conquest");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(sending(page)).toHaveCount(0);
  });
});
