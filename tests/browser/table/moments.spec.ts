/** Moments of a turn that players should understand at once. */
import type { Page } from "@playwright/test";
import { ask, call, chosen, expect, finish, mouse, picture, settled, setUp, test } from "../kit";
import { atEachSize, DESK_AND_PHONE, picturesAtEachSize, resize } from "../tables";

const AGAINST_A_BOT = { seats: [{ kind: "me" }, { kind: "bot", bot: "random" }], first: 1 };
const CAMPERS = { ...AGAINST_A_BOT, boxes: ["base", "camp"] }; // the first combo has encampments, and tokens that leave
const shape = (page: Page, wanted: string) => expect(page.locator(".screen")).toHaveAttribute("data-shape", wanted);

interface Seen {
  seq: number;
  views: Record<
    string,
    {
      actions: { do: string; region?: string; place?: number; tokens?: number }[];
      question: { shape: string; amount?: number };
    }
  >;
}

/** Takes the first combo by calls. */
async function take(page: Page, table: Record<string, unknown>): Promise<string> {
  const id = await setUp(page, table);
  const { seq } = await ask<Seen>(page, `/api/tables/${id}/state`);
  await ask(page, `/api/tables/${id}/act`, { player: 1, seq, key: "take", action: { do: "take", place: 1 } });
  return id;
}

/** Conquers up to `most` regions by calls, then stops. */
async function conquer(page: Page, id: string, most: number): Promise<void> {
  for (let done = 0; ; done++) {
    const { seq, views } = await ask<Seen>(page, `/api/tables/${id}/state`);
    const seen = views[1];
    if (seen?.question.shape !== "conquest") return;
    const actions = seen.actions.filter((action) => action.do === "conquer");
    const action = (done < most && actions.sort((a, b) => (a.tokens ?? 0) - (b.tokens ?? 0))[0]) || {
      do: "stop",
    };
    await ask(page, `/api/tables/${id}/act`, { player: 1, seq, key: `conquer-${done}`, action });
  }
}

test("a redeployment and its encampments begin with proposals", async ({ page }) => {
  const id = await take(page, CAMPERS);
  await conquer(page, id, 2);
  await page.goto(`/#/table/${id}`);
  await shape(page, "spread");
  const { views } = await call<Seen>(page, `/api/tables/${id}/state`);
  const amount = views[1]?.question.amount as number;
  const prompt = page.locator(".prompt");
  await expect(prompt).toContainText(`Proposed places for ${amount} token`);
  await expect(prompt).toContainText("Back next turn: 4 (Riders)");
  await expect(page.locator(".foot .hand")).not.toContainText("×");
  await expect(page.locator(".seat.me")).not.toContainText("in hand");
  await picturesAtEachSize(page, DESK_AND_PHONE, "redeploy-proposed");
  await resize(page, { width: 390, height: 844 });
  // Further choices fade out at the edge of a phone; beside a low map, they leave room for the log.
  const buttons = page.locator(".foot .buttons");
  expect(await buttons.evaluate((node) => getComputedStyle(node, "::after").position)).toBe("sticky");
  await resize(page, { width: 1280, height: 720 });
  expect((await page.getByRole("tabpanel").boundingBox())!.height).toBeGreaterThan(180);
  // Both explanations fit on the smallest phones.
  await resize(page, { width: 320, height: 640 });
  for (const text of ["Back next turn", "To move a token, click a region"])
    await expect(prompt.getByText(text)).toBeInViewport({ ratio: 1 });
  expect((await page.locator(".foot").boundingBox())!.height).toBeLessThanOrEqual(120);
  await resize(page, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Take all back" }).click();
  await expect(prompt).toContainText(`${amount} of ${amount} token`);
  await expect(page.locator(".foot .hand")).toContainText(`×${amount}`);
  await page.getByRole("button", { name: "All together" }).click();
  await expect(prompt).toContainText("Proposed");
  const bare = page.locator(".hit[aria-label*='; 0 to place here']");
  const region = (await bare.getAttribute("data-region")) as string;
  await chosen(page, mouse, region); // on a phone, a second click places a token
  await mouse.region(page, region);
  await expect(page.locator(`[data-region="${region}"]`)).toHaveAttribute("aria-label", /1 to place here/);
  await expect(page.locator("#primary")).toBeEnabled();

  await test.step("proposed encampments are shown as pieces on the map", async () => {
    await page.click("#primary");
    await expect(prompt).toContainText("Proposed places for 5 encampments");
    await expect(page.locator("[data-region][aria-label*='encampment']").first()).toBeAttached();
    await picturesAtEachSize(page, DESK_AND_PHONE, "encampments-proposed");
  });
});

test("the call to your turn ends with your first press", async ({ page }) => {
  const id = await take(page, AGAINST_A_BOT);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    // The call would end by itself before a busy machine has pressed.
    window.setTimeout = ((run: () => void, ms = 0) => (ms > 1500 ? 0 : setTimeout(run, ms))) as typeof setTimeout;
  });
  await page.goto(`/#/table/${id}`);
  await shape(page, "conquest");
  await finish(page, id, "turn");
  const called = page.locator(".alarm");
  await expect(called).toHaveText("Your turn!");
  await page.locator(".prompt").click();
  await expect(called).toHaveCount(0);
});

test("the question about a Leader says what a Leader does", async ({ page }) => {
  const id = await take(page, { ...AGAINST_A_BOT, leaders: true });
  await page.goto(`/#/table/${id}`);
  await shape(page, "whether");
  const prompt = page.locator(".prompt");
  await expect(prompt).toContainText(/Hire the Leader of the \w+ for 1 coin\?/);
  await atEachSize(page, DESK_AND_PHONE, async (size) => {
    await expect(prompt.getByText("captured instead of lost")).toBeVisible();
    await settled(page);
    await picture(page, `hire-${size}`);
  });
});
