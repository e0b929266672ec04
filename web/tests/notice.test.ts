import { afterEach, expect, it, vi } from "vitest";
import { callBack, showTurn } from "../src/table/notice";
import { settings } from "../src/lib/settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("a page without notifications uses the service worker", async () => {
  class Refused {
    static permission = "granted";
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  }
  const showNotification = vi.fn();
  vi.stubGlobal("Notification", Refused);
  vi.stubGlobal("window", { Notification: Refused });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("navigator", { language: "en", serviceWorker: { ready: Promise.resolve({ showNotification }) } });
  settings.notify = true;
  callBack();
  await Promise.resolve();
  expect(showNotification).toHaveBeenCalledOnce();
});

it("the tab marks its title and icon while it is your turn", () => {
  const setAttribute = vi.fn();
  vi.stubGlobal("document", { title: "", getElementById: () => ({ setAttribute }) });
  showTurn(true, "Small World");
  expect(document.title).toMatch(/^● .+ – Small World$/);
  expect(setAttribute).toHaveBeenLastCalledWith("href", "icon-turn.svg");
  showTurn(false, "Small World");
  expect(document.title).toBe("Small World");
  expect(setAttribute).toHaveBeenLastCalledWith("href", "icon.svg");
});
