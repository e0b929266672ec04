/** Custom rules: settings besides the rules, teams, and changes that can be undone. */
import { describe, expect, it } from "vitest";
import { emptyRules, saysAnything, slugOf, teamsFor, withTeam } from "../src/realms/rules";

describe("rules of a board", () => {
  it("rules of a board are empty until a setting is made", () => {
    expect(saysAnything(emptyRules())).toBe(false);
    expect(saysAnything({ ...emptyRules(), title: "Ours", stars: 3 })).toBe(false);
    for (const said of [{ rounds: 3 }, { water: "sea" }, { entry: ["gate"] }, { without: ["Flames"] }])
      expect(saysAnything({ ...emptyRules(), ...said })).toBe(true);
  });
  it("rules of a board name excluded races in notation", () => {
    expect(slugOf("Froggy’s Ring")).toBe("froggys-ring");
    expect(slugOf("white-ladies")).toBe("white-ladies");
  });
});

describe("teams", () => {
  it("each player is a team by default", () => {
    expect(teamsFor(3, [])).toEqual([1, 2, 3]);
    expect(teamsFor(3, [1, 2, 1, 2])).toEqual([1, 2, 3]);
    expect(teamsFor(4, [1, 2, 1, 2])).toEqual([1, 2, 1, 2]);
  });
  it("teams exist once two players share one", () => {
    const two = { ...emptyRules(), ...withTeam({ ...emptyRules(), alone: 1 }, [1, 2, 3], 2, 1) };
    expect(two.teams).toEqual([1, 2, 1]);
    expect(withTeam({ ...two, alone: 2 }, two.teams, 2, 3)).toEqual({ teams: [], alone: 1 });
  });
});
