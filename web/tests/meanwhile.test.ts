import { describe, expect, it } from "vitest";
import { sinceOwnTurn, stoodInFor } from "../src/game/meanwhile";
import type { PlayEvent, Report } from "../src/lib/types";

let seq = 0;
const event = (player: number | null, act: string, ...kinds: string[]): PlayEvent => ({
  seq: ++seq,
  player,
  action: { do: act } as PlayEvent["action"],
  story: kinds.map((kind) => ({ kind }) as Report),
  at: 0,
});

describe("turns that a bot played for an absent player", () => {
  const first = event(1, "take");
  const own = event(1, "deploy", "turn began");
  const log = [
    first,
    own,
    event(2, "conquer"),
    event(1, "return"),
    event(2, "deploy", "turn began"),
    event(1, "conquer"),
    event(1, "deploy", "turn began"),
    event(2, "deploy", "turn began"),
    event(1, "decline", "turn began"),
  ];

  it("turns played by a bot begin after the last own decision", () => {
    const found = stoodInFor(log, [1], own.seq);
    expect(found?.turns).toBe(2);
    expect(found?.events.map((one) => one.action.do)).toEqual(["conquer", "deploy", "decline"]);
  });

  it("turns played by a bot are replayed with others' moves", () =>
    expect(stoodInFor(log, [1], own.seq)?.since).toHaveLength(4));

  it("a player who decided last missed no turns", () => expect(stoodInFor(log.slice(0, 5), [1], own.seq)).toBeNull());

  it("a standing order does not count as a missed turn", () => {
    const turnOf = (player: number) => ({ kind: "turn began", player }) as Report;
    const mine = event(1, "deploy");
    mine.story = [turnOf(2)];
    const back = event(1, "deploy");
    back.story = [turnOf(3)];
    expect(
      stoodInFor([mine, event(2, "conquer"), event(1, "deploy"), back, event(3, "conquer")], [1], mine.seq),
    ).toBeNull();
  });
});

describe("the summary since the player's last turn", () => {
  const turnOf = (player: number): Report => ({ kind: "turn began", player }) as Report;
  const own = event(1, "conquer");
  const log: PlayEvent[] = [
    event(1, "take"),
    own,
    { ...event(1, "deploy"), story: [turnOf(2)] },
    event(2, "conquer", "region conquered"),
    { ...event(1, "deploy"), story: [turnOf(3)] },
    event(3, "conquer"),
    event(null, "roll"),
    { ...event(1, "deploy"), story: [turnOf(1)] },
  ];
  const acts = (events: PlayEvent[]) => events.map((one) => `${one.player} ${one.action.do}`);

  it("the summary includes losses before tokens returned", () =>
    expect(acts(sinceOwnTurn(log, [1]))).toEqual(["2 conquer", "1 deploy", "3 conquer", "null roll", "1 deploy"]));

  it("the summary ends once the player decides in the new turn", () =>
    expect(sinceOwnTurn([...log, event(1, "conquer")], [1])).toEqual([]));

  it("there is no summary before the player's first turn", () => expect(sinceOwnTurn(log, [4])).toEqual([]));
});
