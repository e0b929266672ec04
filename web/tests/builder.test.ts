/** Undo and redo in the map builder. */
import { expect, it } from "vitest";
import { emptyDraft } from "../src/map/tiles/draft";
import { Builder } from "../src/realms/builder.svelte";
import type { RealmBox } from "../src/lib/types";

/** A builder that gave its board one name after the other; without tiles it does not ask the server. */
function renamed(times: number): Builder {
  const builder = new Builder({ tiles: [] } as unknown as RealmBox, "0");
  for (let i = 1; i <= times; i++) builder.change(emptyDraft(String(i)));
  return builder;
}

it("the builder undoes the last hundred changes one by one", () => {
  const builder = renamed(101);
  for (let i = 100; i > 0; i--) {
    builder.undo();
    expect(builder.draft.name).toBe(String(i));
  }
  expect(builder.canUndo).toBe(false);
});

it("undone changes can be redone until there is another one", () => {
  const builder = renamed(5);
  for (let i = 0; i < 4; i++) builder.undo();
  builder.redo();
  builder.redo();
  expect(builder.draft.name).toBe("3");
  builder.change(emptyDraft("another"));
  expect(builder.canRedo).toBe(false);
  builder.undo();
  expect(builder.draft.name).toBe("3");
});
