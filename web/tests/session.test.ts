/** The user of this browser. */
import { expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { session, somebody } from "../src/lib/session.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { name: "" }, remember: () => undefined }));

test("two calls at the same time create one guest", async () => {
  const guest = vi.spyOn(api, "guest").mockResolvedValue({ user: { id: "ana", name: "Ana", kind: "guest" } });
  const [first, second] = await Promise.all([somebody("Ana"), somebody("Ana")]);
  expect(first).toEqual(second);
  expect(session.me).toEqual(first);
  expect(guest).toHaveBeenCalledTimes(1);
});

test("after a failed call a guest can be created", async () => {
  session.me = null;
  vi.spyOn(api, "guest")
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ user: { id: "ana", name: "Ana", kind: "guest" } });
  await expect(somebody("Ana")).rejects.toThrow("offline");
  expect((await somebody("Ana")).id).toBe("ana");
});
