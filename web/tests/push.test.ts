/** Push notifications of a turn: the requests of this browser, and the notifications it shows. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "BAECAw"; // of the server: the bytes 4, 1, 2, 3
const bytes = (...numbers: number[]) => Uint8Array.from(numbers).buffer;

describe("a subscription", () => {
  const calls: [string, string, unknown][] = [];
  let granted: string;
  let subscription: ReturnType<typeof made> | null;
  const made = (key: ArrayBuffer, name = "new") => ({
    options: { applicationServerKey: key },
    toJSON: () => ({
      endpoint: `https://push.example.org/${name}`,
      expirationTime: null,
      keys: { p256dh: "p", auth: "a" },
    }),
    unsubscribe: vi.fn(async () => ((subscription = null), true)),
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async (wish: { applicationServerKey: string }) => {
      if (granted === "unreachable") throw new DOMException("no service", "AbortError");
      expect(wish).toEqual({ userVisibleOnly: true, applicationServerKey: KEY });
      return (subscription = made(bytes(4, 1, 2, 3)));
    }),
  };
  const register = vi.fn();
  const addEventListener = vi.fn();
  const asked = () => calls.filter(([method]) => method !== "GET");

  beforeEach(() => {
    vi.resetModules();
    calls.length = 0;
    [granted, subscription] = ["granted", null];
    const notification = {
      get permission() {
        return granted === "denied" ? "denied" : "granted";
      },
      requestPermission: async () => notification.permission,
    };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("window", { PushManager: {}, Notification: notification });
    vi.stubGlobal("Notification", notification);
    vi.stubGlobal("location", { hash: "#/table/abc" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("navigator", {
      serviceWorker: {
        register,
        addEventListener,
        ready: Promise.resolve({ pushManager }),
        getRegistration: async () => ({ pushManager }),
      },
    });
    vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
      calls.push([method, path, body ? JSON.parse(body) : null]);
      return new Response(JSON.stringify(path === "api/push" ? { key: KEY } : {}));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function opened() {
    const [push, { session }, { settings }] = await Promise.all([
      import("../src/shell/push"),
      import("../src/lib/session.svelte"),
      import("../src/lib/settings.svelte"),
    ]);
    session.me = { id: "ana", name: "Ana", kind: "guest" } as typeof session.me;
    return { push, session, settings };
  }
  const subscribed = (language: string, name = "new") => [
    "POST",
    "api/push/subscriptions",
    { endpoint: `https://push.example.org/${name}`, keys: { p256dh: "p", auth: "a" }, language },
  ];

  it("the switch makes a subscription and sends it to the server", async () => {
    const { push } = await opened();
    expect(push.isOn()).toBe(false);
    expect(await push.turnOn()).toBe(null);
    expect(register).toHaveBeenCalledWith("service-worker.js");
    expect(asked()).toEqual([subscribed("en")]);
    expect(push.isOn()).toBe(true);
  });
  it("turning the switch off ends the subscription", async () => {
    const { push } = await opened();
    await push.turnOn();
    const { unsubscribe } = subscription as unknown as { unsubscribe: () => void };
    await push.turnOff();
    expect(asked()[1]).toEqual(["DELETE", "api/push/subscriptions", null]);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(push.isOn()).toBe(false);
  });
  it.each([
    ["denied", "push-refused"],
    ["unreachable", "push-failed"],
  ])("no subscription is made when it is %s", async (why, said) => {
    const { push } = await opened();
    granted = why;
    expect(await push.turnOn()).toBe(said);
    expect([push.isOn(), asked()]).toEqual([false, []]);
  });
  it("a subscription is sent again in a new language", async () => {
    const { push } = await opened();
    await push.turnOn();
    pushManager.subscribe.mockClear();
    await push.renew("fr");
    expect(asked()[1]).toEqual(subscribed("fr"));
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });
  it("a subscription is renewed when the server has another key", async () => {
    const { push } = await opened();
    await push.turnOn();
    const old = (subscription = made(bytes(9, 9), "old"));
    await push.renew("en");
    expect(old.unsubscribe).toHaveBeenCalledOnce();
    expect(asked()[1]).toEqual(subscribed("en", "new"));
  });
  it("a subscription is not passed on to the next user", async () => {
    const { push, session } = await opened();
    await push.turnOn();
    session.me = { id: "ben", name: "Ben", kind: "guest" } as typeof session.me;
    expect(push.isOn()).toBe(false);
    await push.renew("en");
    expect(asked()).toHaveLength(1);
  });
  it.each([
    ["abc", true],
    ["xyz", false],
  ])("the service worker asks whether table %s is open: %s", async (table, here) => {
    const { push } = await opened();
    await push.turnOn();
    const [kind, answer] = addEventListener.mock.lastCall as [string, (event: object) => void];
    const port = { postMessage: vi.fn() };
    answer({ data: { table }, ports: [port] });
    expect([kind, port.postMessage.mock.lastCall]).toEqual(["message", [here]]);
  });
  it("a browser without service workers offers no notifications", async () => {
    const { push } = await opened();
    vi.stubGlobal("navigator", {});
    expect([push.supported(), await push.serverKey(), calls]).toEqual([false, null, []]);
  });
});

describe("the service worker", () => {
  type Handler = (event: { waitUntil: (work: Promise<unknown>) => void; [name: string]: unknown }) => void;
  const handlers: Record<string, Handler> = {};
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const window = (shown: string) => ({
    focus: vi.fn(),
    postMessage: ({ table }: { table: string }, [port]: [MessagePort]) => port.postMessage(table === shown),
  });
  let windows: ReturnType<typeof window>[] = [];
  const self = {
    location: new URL("https://play.example.org/games/service-worker.js"),
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function("self", readFileSync(new URL("../public/service-worker.js", import.meta.url), "utf8"))(self);

  async function happens(name: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ ...event, waitUntil: (given) => (work = given) });
    await work;
  }
  const notification = () => ({ close: vi.fn(), data: { table: "abc" } });

  it("the service worker shows one notification for each table", async () => {
    const letter = { title: "Small World", body: "C’est à vous de jouer contre Ben.", language: "fr", table: "abc" };
    await happens("push", { data: { json: () => letter } });
    const about = {
      body: letter.body,
      lang: "fr",
      icon: "icon-turn.svg",
      tag: "abc",
      renotify: true,
      data: { table: "abc" },
    };
    expect(showNotification).toHaveBeenCalledWith("Small World", about);
  });
  it("a click on a notification opens the table", async () => {
    windows = [window("xyz")];
    const clicked = notification();
    await happens("notificationclick", { notification: clicked });
    expect(clicked.close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledWith("/games/#/table/abc");
  });
  it("a click on a notification brings an open table to the front", async () => {
    openWindow.mockClear();
    windows = [window("xyz"), window("abc")];
    await happens("notificationclick", { notification: notification() });
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
