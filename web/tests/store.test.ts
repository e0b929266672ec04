/** The storage of this browser, which a private window may refuse. */
import { afterEach, expect, it, vi } from "vitest";
import { browserStore } from "../src/game/store";

afterEach(() => vi.unstubAllGlobals());

it("a browser without storage keeps nothing and reports no error", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
  const store = browserStore();
  store.set("a", "1");
  store.remove("a");
  expect([store.get("a"), store.keys()]).toEqual([null, []]);
});
