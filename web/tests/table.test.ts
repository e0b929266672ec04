/** The state of a table in the client: choices, chat, errors, and events that belong together. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/lib/api";
import { Game } from "../src/game/game.svelte";
import { UndoInTurn } from "../src/game/undo.svelte";
import { Chat, hasPartners, spokenText } from "../src/game/chat.svelte";
import { Selection, type Seen } from "../src/game/selection.svelte";
import { faultText } from "../src/lib/faults";
import { useLanguage } from "../src/lib/i18n.svelte";
import { lastStep, standing } from "../src/game/story";
import { spread } from "./questions";
import { view } from "./views";
import type { PlayEvent, TableEvent, View } from "../src/lib/types";

const event = (seq: number, verb: string, player = 1): PlayEvent => ({
  seq,
  player,
  action: { do: verb },
  story: verb === "deploy" ? [{ kind: "tokens deployed", player, region: "a", by: null, number: 1 }] : [],
  at: 0,
});

describe("Selection", () => {
  const templates = { borders: { a: 2, b: 1 }, even: { a: 2, b: 1 }, together: { a: 3 } };
  const asked = view({
    step: "redeploy",
    stage: "redeploy",
    actions: [{ do: "deploy", region: "a", tokens: 3 }],
    question: spread({ templates }),
  });
  const seeing = (now: View): Seen & { view: View | null } => ({ view: now, seat: 1, shape: now.question.shape });

  it("a redeployment starts with a proposal by borders", () => {
    const selection = new Selection(seeing(asked));
    selection.renew();
    expect(selection.draft).toEqual({ a: 2, b: 1 });
    expect(selection.templateOfDraft()).toBe("borders");
    selection.follow("even");
    expect(selection.templateOfDraft()).toBe("even");
    selection.step("b", -1);
    expect(selection.templateOfDraft()).toBeNull();
  });
  it("a draft is kept while others answer", () => {
    const selection = new Selection(seeing(asked));
    selection.renew();
    selection.follow("together");
    selection.renew();
    expect(selection.draft).toEqual({ a: 3 });
  });
  it("a choice is dropped when another question is asked", () => {
    const seen = seeing(asked);
    const selection = new Selection(seen);
    selection.renew();
    selection.declining = true;
    seen.view = view({ step: "conquer", actions: [{ do: "stop" }] });
    selection.renew();
    expect(selection.declining).toBe(false);
  });
});

describe("lastStep", () => {
  it("the last step is one event", () => expect(lastStep([event(1, "conquer"), event(2, "conquer")])).toBe(1));
  it("the last step is a whole distribution of tokens", () =>
    expect(lastStep([event(1, "stop"), event(2, "deploy"), event(3, "deploy")])).toBe(2));
  it("the last step leaves out another player's distribution", () =>
    expect(lastStep([event(1, "deploy", 2), event(2, "deploy")])).toBe(1));
  it("the last step has no events if nothing happened", () => expect(lastStep([])).toBe(0));
});

describe("UndoInTurn", () => {
  const turn = (log: PlayEvent[], sent: object[]) => ({
    idle: () => Promise.resolve(true),
    undoable: log.length,
    log,
    send: (command: object) => {
      sent.push(command);
      return Promise.resolve(true);
    },
    say: (text: string) => said.push(text),
  });
  const said: string[] = [];
  const log = [event(1, "conquer"), event(2, "deploy"), event(3, "deploy")];

  it("undo and redo treat a distribution as a whole", async () => {
    const sent: object[] = [];
    const back = new UndoInTurn(turn(log, sent));
    await back.undo();
    await back.redo();
    expect(sent).toEqual([{ undo: 2 }, { actions: [{ do: "deploy" }, { do: "deploy" }] }]);
    expect(back.undone).toEqual([]);
    expect(said).toHaveLength(1); // a redone event is reported like the first time
  });
  it("undo waits for earlier commands and presses", async () => {
    const sent: object[] = [];
    let arrive: (went: boolean) => void = () => undefined;
    const onItsWay = new Promise<boolean>((done) => (arrive = done));
    const back = new UndoInTurn({ ...turn(log, sent), idle: () => onItsWay });
    const presses = Promise.all([back.undo(1), back.undo(1)]);
    await Promise.resolve();
    expect(sent).toEqual([]);
    arrive(true);
    expect(await presses).toEqual([true, true]);
    expect(sent).toEqual([{ undo: 1 }, { undo: 1 }]);
  });
  it("undo does nothing if the command being sent failed", async () => {
    const sent: object[] = [];
    const back = new UndoInTurn({ ...turn(log, sent), idle: () => Promise.resolve(false) });
    expect(await back.undo(1)).toBe(false);
    expect(sent).toEqual([]);
  });
  it("redo does nothing after another decision", async () => {
    const sent: object[] = [];
    const back = new UndoInTurn(turn(log, sent));
    await back.undo(1);
    back.forget();
    expect(await back.redo()).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

it("early answers of others are not shown", () => {
  const events: TableEvent[] = [event(1, "conquer"), { seq: 2, player: 2, early: true, at: 0 }, event(3, "deploy", 2)];
  expect(standing(events).map((kept) => kept.seq)).toEqual([1, 3]);
});

it("undone events are not shown", () => {
  const taken: TableEvent = { seq: 4, player: 1, undone: 2, at: 0 };
  const events = [event(1, "conquer"), event(2, "conquer"), event(3, "conquer"), taken, event(5, "deploy")];
  expect(standing(events).map((kept) => kept.seq)).toEqual([1, 5]);
});

describe("Chat", () => {
  const line = { type: "chat" as const, player: 2, name: "Ben", text: "Hm.", at: 100 };
  it("new chat lines float on the map for a while", () => {
    vi.useFakeTimers();
    const chat = new Chat();
    expect(chat.hear(line)).toBe(true);
    expect(chat.bubbles[2]).toBe(line);
    vi.advanceTimersByTime(10_000);
    expect(chat.bubbles).toEqual({});
    vi.useRealTimers();
  });
  it("each chat line is kept once after reconnecting", () => {
    const chat = new Chat();
    chat.hear(line);
    expect(chat.hear({ ...line, earlier: true })).toBe(false);
    expect(chat.lines).toHaveLength(1);
  });
  it("chat lines from before the connection do not float", () => {
    const chat = new Chat();
    chat.hear({ ...line, earlier: true });
    expect(chat.bubbles).toEqual({});
  });
  it("a chat line is announced once, with the name of its author", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await useLanguage("en");
    const game = new Game("t");
    game["receive"](line);
    expect(game.spoken).toBe("Ben: Hm.");
    game.say("");
    game["receive"]({ ...line, earlier: true });
    expect(game.spoken).toBe("");
  });
});

describe("A team", () => {
  const teams = [[1, 4], [2, 5], [3]].map((players) => ({ players, weight: 1, coins: null, tokens: null }));
  it("only players with a partner can write to a team", () => {
    expect([[1], [4], [1, 4]].every((seats) => hasPartners(teams, seats))).toBe(true);
    expect([[3], [1, 2], []].some((seats) => hasPartners(teams, seats))).toBe(false);
    expect(hasPartners([], [1])).toBe(false);
  });
  it("lines to a team are marked as such", () => {
    const line = { type: "chat" as const, player: 2, name: "Ben", text: "Hm.", at: 100 };
    expect(spokenText({ ...line, team: true })).not.toBe(spokenText(line));
  });
});

describe("faultText", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
  });
  it("an error in the reader's language says how long to wait", async () => {
    await useLanguage("fr");
    expect(faultText(new ApiError(429, "too-often", "Please wait 12 seconds.", 12))).toContain("12 secondes");
    expect(faultText(new ApiError(0, "offline", "The server cannot be reached."))).toContain("injoignable");
  });
  it("an error without a translation shows the server's words", () =>
    expect(faultText(new ApiError(418, "teapot", "I am a teapot."))).toContain("I am a teapot."));
});
