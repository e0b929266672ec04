/** Which events move what, and what sounds: read from reports and views, without a page. */
import { afterEach, expect, it, vi } from "vitest";
import { motionMs, settings } from "../src/lib/settings.svelte";
import { CUES, cuesOf } from "../src/table/motion/cues";
import { motionsOf } from "../src/table/motion/motions";
import { Sounds, SOUNDS, vibrate } from "../src/table/motion/sounds";
import { MOTION_MS } from "../src/table/motion/stage";
import type { PlayEvent, RegionView, Report, View } from "../src/lib/types";
import recorded from "./two-bot-turns.json";
import { region, view } from "./views";

const land = (id: string, part: Partial<RegionView> = {}): RegionView =>
  region({ id, name: id, features: [], race: "r", ...part });
const report = (kind: string, part: Partial<Report> = {}): Report => ({
  kind,
  player: 1,
  region: null,
  by: null,
  number: 0,
  ...part,
});
const event = (...story: Report[]): PlayEvent => ({ seq: 1, player: 1, action: { do: "x" }, story, at: 0 });
const moved = (story: Report[], after: Partial<View> = {}, before: Partial<View> = {}) =>
  motionsOf([event(...story)], view(before), view(after));

afterEach(() => {
  Object.assign(settings, { speed: 1, haptics: true });
  vi.unstubAllGlobals();
});

it("a chosen combo moves to its player", () => {
  expect(moved([report("combo taken", { by: "r", number: 9 })])).toContainEqual({ kind: "take", race: "r", player: 1 });
  expect(moved([report("tokens taken off", { race: "r", number: 4 })])).toEqual([
    { kind: "off", race: "r", player: 1, number: 4 },
  ]);
});

it("a conquest moves its tokens in and the defenders out", () => {
  const story = [
    report("tokens withdrew", { player: 2, region: "hill", number: 2 }),
    report("tokens lost", { player: 2, region: "hill", number: 1 }),
    report("region conquered", { region: "hill", number: 3, from_player: 2 }),
  ];
  expect(moved(story)).toEqual([
    { kind: "withdraw", region: "hill", player: 2 },
    { kind: "arrive", region: "hill", player: 1 },
  ]);
});

it("a defeated Lost Tribe falls off the map", () => {
  const kinds = moved([report("region conquered", { region: "hill", tribe: true, from_player: null })]);
  expect(kinds.map(({ kind }) => kind)).toEqual(["fall", "arrive"]);
});

it("scored coins come from the regions of the race", () => {
  const regions = [land("a"), land("b"), land("c", { declined: true, race: "old" }), land("d", { player: 2 })];
  const scored = [
    report("coins scored", { race: "r", declined: false, number: 2 }),
    report("coins scored", { race: "r", declined: false, number: 3, by: "bonus" }),
    report("coins scored", { race: "old", declined: true, number: 1 }),
  ];
  expect(moved(scored, { regions })).toEqual([
    { kind: "coins", player: 1, coins: 6, place: { regions: ["a", "b", "c"] } },
  ]);
});

it("coins for a combo move from the purse to the column", () => {
  const story = [report("coins paid", { number: 2 }), report("coins taken", { number: 1, other: 2 })];
  expect(moved(story)).toEqual([
    { kind: "coins", player: 1, coins: -2, place: "column" },
    { kind: "coins", player: 1, coins: 1, place: { player: 2 } },
  ]);
});

it("a race in decline turns over in its regions", () => {
  const regions = [land("a", { declined: true }), land("b", { player: null, race: null })];
  expect(moved([report("race declined", { by: "r" })], { regions })).toEqual([{ kind: "flip", region: "a" }]);
});

it("a race that leaves the map falls in all its regions", () => {
  const before = { regions: [land("a"), land("b"), land("c", { race: "other" })] };
  const motions = moved([report("race left the map", { by: "r" })], {}, before);
  expect(motions).toEqual([
    { kind: "fall", region: "a" },
    { kind: "fall", region: "b" },
  ]);
});

it("a captured Leader moves to the captor", () => {
  const motions = moved([report("captured", { player: 2, region: "hill", other: 1 })]);
  expect(motions).toEqual([{ kind: "capture", region: "hill", player: 1 }]);
});

it("every recorded conquest and score has a motion", () => {
  const turns = recorded as unknown as PlayEvent[];
  for (const each of turns) {
    const kinds = new Set(motionsOf([each], null, view({})).map(({ kind }) => kind));
    for (const { kind } of each.story) {
      if (kind === "region conquered") expect(kinds).toContain("arrive");
      if (kind === "coins scored") expect(kinds).toContain("coins");
    }
  }
});

it("motions take less than 400 ms, or no time if switched off", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(MOTION_MS).toBeLessThan(400);
  expect(motionMs(MOTION_MS)).toBe(MOTION_MS);
  settings.speed = 2;
  expect(motionMs(MOTION_MS)).toBe(MOTION_MS / 2);
  settings.speed = 0.5;
  expect(motionMs(MOTION_MS)).toBe(MOTION_MS); // a slow film, but no slow tokens
  settings.speed = 0;
  expect(motionMs(MOTION_MS)).toBe(0);
  settings.speed = 1;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(motionMs(MOTION_MS)).toBe(0);
});

it("a sound depends on what an event means for the viewer", () => {
  const taken = report("region conquered", { region: "hill", from_player: 2 });
  expect(cuesOf([event(taken)], view({}), [1])).toEqual([{ cue: "conquer", own: true }]);
  expect(cuesOf([event(taken)], view({}), [2])).toEqual([{ cue: "lose", own: true }]);
  expect(cuesOf([event(taken)], view({}), [3])).toEqual([{ cue: "conquer", own: false }]);
  const die = report("die rolled", { number: 2 });
  expect(cuesOf([event(die, taken)], view({}), [1]).map(({ cue }) => cue)).toEqual(["die", "conquer"]);
});

it("the end sounds different to winners and losers", () => {
  const over = view({ question: { shape: "over" } as View["question"], winners: [2] });
  expect(cuesOf([event()], over, [2])).toEqual([{ cue: "win", own: true }]);
  expect(cuesOf([event()], over, [1])).toEqual([{ cue: "end", own: true }]);
});

it("each kind of event has its own short sound", () => {
  const ends = CUES.map((cue) => Math.max(...SOUNDS[cue].map(({ at, lasts }) => at + lasts)));
  expect(Math.max(...ends)).toBeLessThan(1.7);
  expect(new Set(CUES.map((cue) => JSON.stringify(SOUNDS[cue]))).size).toBe(CUES.length);
});

it("the audio sleeps once every sound has ended", () => {
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
  const node = { gain: param, frequency: param, connect: () => node, start() {}, stop() {} };
  const context = { currentTime: 0, resume: vi.fn(), suspend: vi.fn(), createGain: () => node };
  vi.stubGlobal("AudioContext", function () {
    return { ...context, createOscillator: () => node };
  });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run));
  vi.useFakeTimers();
  const sounds = new Sounds();
  sounds.play("turn");
  vi.advanceTimersByTime(1700);
  expect(context.suspend).not.toHaveBeenCalled();
  sounds.play("end");
  vi.advanceTimersByTime(1700);
  expect(context.suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(context.suspend).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("a phone vibrates unless its owner switched that off", () => {
  const shaken = vi.fn();
  vi.stubGlobal("navigator", { vibrate: shaken });
  vi.stubGlobal("document", { hidden: false });
  vibrate("turn");
  expect(shaken).toHaveBeenCalledOnce();
  settings.haptics = false;
  vibrate("turn");
  expect(shaken).toHaveBeenCalledOnce();
});

it("a page that was never touched does not vibrate", () => {
  const shaken = vi.fn();
  settings.haptics = true;
  vi.stubGlobal("navigator", { vibrate: shaken, userActivation: { hasBeenActive: false } });
  vi.stubGlobal("document", { hidden: false });
  vibrate("turn");
  expect(shaken).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { vibrate: shaken, userActivation: { hasBeenActive: true } });
  vibrate("turn");
  expect(shaken).toHaveBeenCalledOnce();
});
