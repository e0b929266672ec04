import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  contains,
  isClear,
  neighbourTowards,
  randomOf,
  regionPath,
  smooth,
  toEdge,
  turned,
} from "../src/map/land/geometry";
import { scenery } from "../src/map/land/scenery";
import type { StateMessage } from "../src/lib/types";
import type { ApiError } from "../src/lib/api";
import { ANSWER_MS, TableSocket, type Message } from "../src/game/socket";
import type { Socketlike } from "../src/lib/line";
import type { Shapes } from "../src/lib/types";

const square: [number, number][] = [
  [0, 0],
  [400, 0],
  [400, 400],
  [0, 400],
];
const shapes: Shapes = {
  board: "b",
  width: 200,
  height: 100,
  slot_radius: 20,
  corners: [],
  arcs: [
    {
      id: 0,
      from: 0,
      to: 1,
      left: null,
      right: "west",
      kind: "frame",
      points: [
        [100, 100],
        [0, 100],
        [0, 0],
        [100, 0],
      ],
    },
    {
      id: 1,
      from: 1,
      to: 0,
      left: "west",
      right: "east",
      kind: "plain",
      points: [
        [100, 0],
        [110, 50],
        [100, 100],
      ],
    },
    {
      id: 2,
      from: 1,
      to: 0,
      left: null,
      right: "east",
      kind: "frame",
      points: [
        [100, 0],
        [200, 0],
        [200, 100],
        [100, 100],
      ],
    },
  ],
  regions: {
    west: { arcs: [0, 1], center: [50, 50], radius: 40, label: [50, 80], slots: [] },
    east: { arcs: [2, -2], center: [150, 50], radius: 40, label: [150, 80], slots: [] },
  },
};

describe("geometry", () => {
  it("the outline of a region is closed, with corners of the frame", () =>
    expect(regionPath(shapes, "west")).toBe("M100 100L0 100L0 0L100 0Q110 50 100 100Z"));
  it("neighbours draw a shared border along the same points", () =>
    expect(regionPath(shapes, "east")).toContain("Q110 50 100 0Z"));
  it("a smoothed line keeps its ends", () =>
    expect(
      smooth([
        [0, 0],
        [5, 5],
        [9, 1],
        [12, 0],
      ]),
    ).toMatch(/^M0 0.*12 0$/));
  it("a point inside a region is told from one outside", () =>
    expect([contains(square, [5, 5]), contains(square, [500, 5])]).toEqual([true, false]));
  it("a clear point is inside a region and far from its outline", () => {
    const random = randomOf("points");
    const star = Array.from({ length: 40 }, (_, i): [number, number] => {
      const [angle, far] = [(i * Math.PI) / 20, 60 + 120 * random()];
      return [200 + far * Math.cos(angle), 200 + far * Math.sin(angle)];
    });
    const points = Array.from({ length: 500 }, (): [number, number] => [400 * random(), 400 * random()]);
    const clear = points.filter((point) => isClear(star, point, 15));
    expect(clear).toEqual(points.filter((point) => contains(star, point) && toEdge(star, point) >= 15));
    expect(clear.length).toBeGreaterThan(20);
  });
  it("an arrow key finds the neighbour to the right", () =>
    expect(neighbourTowards(shapes, "west", [1, 0])).toBe("east"));
  it("an arrow key finds no region beyond the edge of the board", () =>
    expect(neighbourTowards(shapes, "west", [-1, 0])).toBe(null));
  it("a board can be turned by a quarter", () => {
    const upright = turned(shapes);
    expect([upright.width, upright.height]).toEqual([100, 200]);
    expect(upright.regions.west?.center).toEqual([50, 150]);
  });
  it("random numbers for drawings depend only on the seed", () => expect(randomOf("a")()).toBe(randomOf("a")()));
});

describe("scenery", () => {
  const wood = scenery("seed", "forest", square, [{ x: 200, y: 200, rx: 60, ry: 30 }]);
  it("scenery is inside its region and leaves kept areas free", () => {
    expect(wood.length).toBeGreaterThan(20);
    for (const tree of wood) {
      expect(contains(square, [tree.x, tree.y])).toBe(true);
      expect(((tree.x - 200) / 60) ** 2 + ((tree.y - 200) / 30) ** 2).toBeGreaterThan(1);
    }
  });
  it("scenery is painted from back to front", () =>
    expect(wood.map((tree) => tree.y)).toEqual([...wood.map((tree) => tree.y)].sort((a, b) => a - b)));
});

class FakeSocket implements Socketlike {
  static made: FakeSocket[] = [];
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;
  sent: string[] = [];
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({});
  }
}

describe("TableSocket", () => {
  const links: string[] = [];
  const heard: Message[] = [];
  let socket: TableSocket;
  const latest = () => FakeSocket.made[FakeSocket.made.length - 1] as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    links.length = heard.length = 0;
    socket = new TableSocket({
      url: (after) => `after=${after}`,
      onMessage: (message) => heard.push(message),
      onLink: (link) => links.push(link),
      make: (url) => new FakeSocket(url),
      random: () => 0.5,
    });
    socket.open();
    latest().open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("a table socket reconnects with the last event it has seen", () => {
    latest().onmessage?.({ data: '{"type":"state","seq":7}' });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made.map((made) => made.url)).toEqual(["after=0", "after=7"]);
    latest().open();
    expect(links).toEqual(["connecting", "open", "lost", "lost", "open"]);
  });
  it("a table socket applies changes to the last state", () => {
    const view = (actor: number, first: string) => ({ actor, turn: 1, regions: [{ id: first }, { id: "b" }] });
    const state = { type: "state", seq: 7, views: { 1: view(1, "a") }, table: { turn: 1 }, spectator: null };
    const told = { ...state, story: [{ seq: 6 }, { seq: 7 }], events: [] };
    latest().onmessage?.({ data: JSON.stringify(told) });
    const changes = { views: { 1: { actor: 2, regions: { 0: { id: "c" } } } }, story: [7, 8] };
    const message = { type: "changes", since: 7, seq: 8, ...changes, events: [{ seq: 8 }] };
    latest().onmessage?.({ data: JSON.stringify(message) });
    expect(heard[1]).toEqual({
      ...state,
      seq: 8,
      views: { 1: view(2, "c") },
      story: [{ seq: 7 }, { seq: 8 }],
      events: [{ seq: 8 }],
    });
    expect((heard[0] as StateMessage).views[1]?.actor).toBe(1);
  });
  describe("a command", () => {
    const command = { player: 1, seq: 7, key: "k", action: { do: "stop" } };
    const tell = (message: object) => latest().onmessage?.({ data: JSON.stringify(message) });
    const act = () => socket.act(command).catch((error: unknown) => (error as ApiError).status);

    it("the answer to a command comes after the new state", async () => {
      const seq = act();
      expect(latest().sent.map((text) => JSON.parse(text) as object)).toContainEqual({ type: "act", ...command });
      tell({ type: "state", seq: 9 });
      tell({ type: "done", key: "k", seq: 9 });
      expect([await seq, heard.map(({ type }) => type)]).toEqual([9, ["state"]]);
    });
    it("a refused command gets a status and the facts", async () => {
      const refused = socket.act(command);
      tell({ type: "error", key: "k", status: 409, error: { code: "stale", message: "No.", facts: { number: 3 } } });
      await expect(refused).rejects.toMatchObject({ status: 409, code: "stale", facts: { number: 3 } });
    });
    it("a command that the server cannot read is refused", async () => {
      const refused = act();
      tell({ type: "error", key: null, status: 429, error: { code: "too-often", message: "No.", wait: 2 } });
      expect(await refused).toBe(429);
    });
    it("a command fails if the connection breaks or is missing", async () => {
      const broken = act();
      latest().onclose?.({ code: 1006 });
      expect([await broken, await act()]).toEqual([0, 0]);
    });
    it("a table socket reconnects after seconds of silence", async () => {
      const lost = act();
      await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
      expect([await lost, FakeSocket.made.length]).toEqual([0, 2]);
    });
  });
  it("a table socket asks for the whole state if changes fail", () => {
    latest().onmessage?.({ data: '{"type":"state","seq":7}' });
    latest().onmessage?.({ data: '{"type":"changes","since":8,"seq":9,"events":[]}' });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made.map((made) => made.url)).toEqual(["after=0", "after=7"]);
    expect(heard).toHaveLength(1);
  });
  it("a table socket waits a little when the server restarts", () => {
    latest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made).toHaveLength(2);
  });
  it("a table socket survives a move to another server", () => {
    latest().onclose?.({ code: 4421 });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    expect(links).toEqual(["connecting", "open", "connecting", "connecting"]);
    latest().onclose?.({ code: 1006 });
    expect(links.at(-1)).toBe("lost");
  });
  it("a table socket treats silence as a lost connection", () => {
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    expect(FakeSocket.made[0]?.sent.length).toBeGreaterThan(1);
  });
  it("a table socket pings only a silent server", () => {
    for (let passed = 0; passed < 40_000; passed += 4_000) {
      vi.advanceTimersByTime(4_000);
      latest().onmessage?.({ data: '{"type":"state","seq":7}' });
    }
    expect(latest().sent).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(latest().sent).toEqual(['{"type":"ping"}']);
    expect(FakeSocket.made).toHaveLength(1);
  });
  it("a table socket in a hurry keeps an open connection", () => {
    socket.hurry();
    expect(FakeSocket.made).toHaveLength(1);
    latest().onclose?.({ code: 1006 });
    socket.hurry();
    expect(FakeSocket.made).toHaveLength(2); // without the usual pause
  });
  it("a closed table socket does not reconnect", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
