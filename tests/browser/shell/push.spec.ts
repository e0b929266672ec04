import type { CDPSession, Page } from "@playwright/test";
import { expect, seated, test } from "../kit";
import { chromium } from "../playwright.config";

/** The browser's own push service is elsewhere; here every browser has an address at one that is never called. */
async function subscribeNowhere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (options) => {
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const text = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      const keys = {
        p256dh: text(await crypto.subtle.exportKey("raw", publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      };
      const key = Uint8Array.from(
        atob((options?.applicationServerKey as string).replaceAll("-", "+").replaceAll("_", "/")),
        (letter) => letter.charCodeAt(0),
      );
      subscription = {
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint: `https://push.invalid/${crypto.randomUUID()}`, keys }),
        unsubscribe: async () => ((subscription = null), true),
      } as unknown as PushSubscription;
      return subscription;
    };
  });
}

/** The id of our service worker, to which the test sends a letter. */
function registration(session: CDPSession): Promise<string> {
  return new Promise((found) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find((version) => version.status === "activated");
      if (active) found(active.registrationId);
    });
  });
}

test.use({
  serviceWorkers: "allow",
  launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ["--no-sandbox"] },
});

test("a player with a closed page gets a notification of a turn", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["notifications"], { origin: baseURL as string });
  await subscribeNowhere(page);
  const { key } = (await (await page.request.get("/api/push")).json()) as { key: string };
  expect(key).toHaveLength(87); // before login
  const working = context.waitForEvent("serviceworker");
  const session = await context.newCDPSession(page);
  const ours = registration(session);
  await session.send("ServiceWorker.enable");
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const id = await seated(page, { seats, first: 1 });
  await page.waitForSelector("#primary");
  await page.keyboard.press("?");
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/push/subscriptions"));
  const toggle = page.getByLabel("Push notifications");
  await toggle.check();
  expect((await told).status()).toBe(200);
  await expect(toggle).toBeEnabled();
  await expect(toggle).toBeChecked();

  const letter = { title: "Small World", body: "It’s your turn against Ben.", language: "en", table: id };
  const registrationId = await ours;
  // A busy browser may lose a message from its tools. Like a push service, the test sends the letter again; it still
  // causes only one notification.
  const deliver = () =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: baseURL as string,
      registrationId,
      data: JSON.stringify(letter),
    });
  const shown = async () => {
    await deliver();
    return page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        table: (data as { table: string }).table,
      }));
    });
  };
  await expect.poll(shown).toEqual([{ title: letter.title, body: letter.body, tag: id, table: id }]);

  await test.step("a click on it opens its table", async () => {
    const worker = await working;
    type Worker = {
      clients: { matchAll(of: object): Promise<object[]> };
      shows(window: object, table: string): Promise<boolean>;
    };
    const asked = (table: string) =>
      worker.evaluate(async (table) => {
        const { clients, shows } = self as unknown as Worker;
        return Promise.all(
          (await clients.matchAll({ type: "window", includeUncontrolled: true })).map((window) => shows(window, table)),
        );
      }, table);
    await expect.poll(() => asked(id)).toEqual([true]);
    expect(await asked("another")).toEqual([false]);
  });

  // A page that is opened again still has its setting, and reports it again.
  const again = page.waitForResponse((answer) => answer.url().endsWith("/api/push/subscriptions"));
  await page.reload();
  expect((await again).status()).toBe(200);
  await page.waitForSelector("#primary");
  await page.keyboard.press("?");
  const ended = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await toggle.uncheck();
  expect((await ended).status()).toBe(200);
  await expect(toggle).not.toBeChecked();
});
