import { beforeAll, describe, expect, it, vi } from "vitest";
import { useLanguage } from "../src/lib/i18n.svelte";
import { winnersText } from "../src/game/ending";
import { Playback } from "../src/game/playback.svelte";
import { regionSentence } from "../src/game/sentences";
import { isAlly, seatedFrom, teamCoins } from "../src/game/teams";
import { region, view } from "./views";

const teams = [[1, 4], [2, 5], [3]].map((players) => ({
  players,
  weight: players.length === 1 ? 2 : 1,
  coins: null,
  tokens: null,
}));
const seats = (...coins: (number | null)[]) =>
  coins.map((own, i) => ({ player: i + 1, coins: own, captives: [], races: [], unplayed: null }));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
});

describe("A team during the game", () => {
  it("a team adds up its coins, and a lone player's count double", () => {
    const open = view({ teams, seats: seats(10, 20, 7, 3, 1) });
    expect(teams.map((team) => teamCoins(open, team))).toEqual([13, 21, 14]);
  });
  it("a team shows a question mark for hidden coins", () => {
    const mine = view({ teams, seats: seats(0, null, null, null, null) });
    expect(teams.map((team) => teamCoins(mine, team))).toEqual([null, null, null]);
  });
});

describe("An ally", () => {
  const allies = (on_turn: number, mine: number[]) =>
    [null, 1, 2, 3, 4, 5].filter((player) => isAlly(view({ teams, on_turn }), mine, player));
  it("an ally is a partner of the viewer", () => {
    expect(allies(2, [1])).toEqual([4]);
    expect(allies(2, [3])).toEqual([]);
  });
  it("an ally at a shared screen is one of the player on turn", () => expect(allies(2, [1, 2, 3, 4, 5])).toEqual([5]));
  it("spectators and games without teams have no allies", () => {
    expect(allies(1, [])).toEqual([]);
    expect(isAlly(view({}), [1], 4)).toBe(false);
  });
});

it("the text of a region for screen readers names an ally", () => {
  const camp = region({ player: 4 });
  const told = (mine: number[]) => regionSentence(null, view({ teams, regions: [camp] }), camp, null, mine);
  expect(told([1])).toContain("Player 4: 2 × Orcs; ally");
  expect(told([2])).not.toContain("ally");
  expect(told([])).not.toContain("ally");
});

describe("The announcement of the winners", () => {
  const sums = teams.map((team, i) => ({ ...team, coins: [60, 51, 66][i]!, tokens: 9 }));
  const told = (winners: number[], part = {}) => winnersText(null, view({ teams: sums, winners, ...part }));
  it("the announcement of winners names a team and its coins", () =>
    expect(told([1, 4])).toBe("Team A wins: Player 1 and Player 4, with 60 coins together!"));
  it("the announcement of winners doubles a lone player's coins", () =>
    expect(told([3])).toBe("Player 3 wins alone, with 66 coins: their own score times 2!"));
  it("the announcement names players if teams share the victory", () => {
    expect(told([1, 2, 4, 5])).toMatch(/^Player 1, Player 2, Player 4,? and Player 5 win together!$/);
    expect(told([2], { teams: [] })).toBe("Player 2 wins!");
  });
});

it("the playback ends with the announcement of the winners", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const sums = teams.map((team, i) => ({ ...team, coins: [60, 51, 66][i]!, tokens: 9 }));
  const over = view({ teams: sums, winners: [1, 4], question: { ...view({}).question, shape: "over" } as never });
  const say = vi.fn();
  const event = { seq: 9, player: 3, action: { do: "stop" }, story: [{ kind: "game over", number: 0, region: null }] };
  const show = () => [event as never];
  const playback = new Playback({ summary: null, mine: [], called: false, view: over, show, say });
  playback.push({ seq: 9 } as never);
  expect(playback.caption).toBe("Team A wins: Player 1 and Player 4, with 60 coins together!");
  expect(say).toHaveBeenCalledWith(`The game is over: show your coins! ${playback.caption}`);
  vi.unstubAllGlobals();
});

it("teams are assigned from the first player on", () => {
  const players = (first: number) => seatedFrom({ teams }, first, 5).map((team) => team.players);
  expect(players(1)).toEqual([[1, 4], [2, 5], [3]]);
  expect(players(2)).toEqual([[1, 3], [2, 5], [4]]);
  expect(players(5)).toEqual([[1, 4], [2], [3, 5]]);
});
