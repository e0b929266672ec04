/** Names stay inside their regions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contains, gainOfTurn, regionPolygon, sizeOf, turned, type Point } from "../src/map/land/geometry";
import {
  boxOf,
  breaks,
  chord,
  lettering,
  overlap,
  widthOf,
  type Box,
  type Lettering,
  type Room,
} from "../src/map/land/lettering";
import { pillAt, pillSize, written } from "../src/map/pieces/places";
import { symbolSpots } from "../src/map/land/symbols";
import type { Shapes } from "../src/lib/types";
import { names as languages } from "virtual:texts";

const root = new URL("../../src/smallworld/", import.meta.url).pathname;
const square = (side: number): Point[] => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];
const room = (side: number, part: Partial<Room> = {}): Room => ({
  polygon: square(side),
  center: [side / 2, side / 2],
  half: 20,
  liked: [side / 2, side],
  taken: [],
  radius: 12,
  width: side,
  ...part,
});

describe("breaks", () => {
  it("a name is broken at the space nearest to its middle", () =>
    expect(breaks("Champs aux Amulettes")).toEqual([["Champs aux Amulettes"], ["Champs aux", "Amulettes"]]));
  it("a name broken at a hyphen keeps it in the first line", () =>
    expect(breaks("Bonnet-Blanc")[1]).toEqual(["Bonnet-", "Blanc"]));
  it("a long word is broken with a hyphen at an allowed place", () =>
    expect(breaks("Boterbloem\u00adheuvels")).toEqual([["Boterbloemheuvels"], ["Boterbloem-", "heuvels"]]));
  it("a Japanese name is broken after its of", () =>
    expect(breaks("なぞなぞの木立")[1]).toEqual(["なぞなぞの", "木立"]));
  it("Japanese letters are as wide as high", () => expect(widthOf("ケトル湾")).toBe(4));
  it("a name of one short word is not broken", () => expect(breaks("Mopperberg")).toEqual([["Mopperberg"]]));
});

describe("chord", () => {
  it("chord returns the part of a region at a given height", () => expect(chord(square(10), 5, 5)).toEqual([0, 10]));
  it("chord returns nothing outside the region", () => expect(chord(square(10), 11, 5)).toBeNull());
  it("chord returns the nearest of two parts at a height", () => {
    const bay: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [6, 10],
      [6, 4],
      [4, 4],
      [4, 10],
      [0, 10],
    ];
    expect(chord(bay, 8, 9)).toEqual([6, 10]);
    expect(chord(bay, 8, 1)).toEqual([0, 4]);
  });
});

describe("lettering", () => {
  it("a name is below the stack and in full size if it fits", () => {
    const found = lettering("Old Oak", 20, room(300));
    expect(found).toMatchObject({ lines: ["Old Oak"], x: 150, size: 20 });
    expect(found.y).toBeGreaterThan(150 + 20);
  });
  it("a name is put on two lines before it gets smaller", () =>
    expect(lettering("Wandering Marshes", 20, room(130)).lines).toEqual(["Wandering", "Marshes"]));
  it("a name shrinks to stay inside its region", () =>
    expect(lettering("Otterholtermoor", 20, room(110)).size).toBeLessThan(20));
  it("a name is beside the stack if the region is flat", () => {
    const flat: Point[] = [
      [0, 0],
      [300, 0],
      [300, 48],
      [0, 48],
    ];
    const found = lettering("Old Oak", 20, { ...room(300), polygon: flat, center: [80, 24] });
    expect(found).toMatchObject({ y: 24, size: 20 });
    expect(found.x - (widthOf("Old Oak") * 20) / 2).toBeGreaterThan(80 + 20);
  });
  it("a name does not cover a symbol", () => {
    const found = lettering("Old Oak", 20, room(300, { taken: [[150, 190]] }));
    expect(Math.abs(found.y - 190)).toBeGreaterThan(12 + 8);
  });
});

describe("the boards", () => {
  const maps = ["base", "underground"].map((box) => join(root, "content", box, "maps"));
  const namesOf = (language: string) =>
    new Map(
      ["content", "underground_regions"]
        .map((file) => readFileSync(join(root, `locale/${language}/${file}.ftl`), "utf8"))
        .flatMap((text) => [...text.matchAll(/^region-([a-z-]+) = (.+)$/gm)])
        .map((match) => [match[1] as string, match[2] as string]),
    );
  const printed = maps.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".shapes.json"))
      .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Shapes),
  );
  /** In their own orientation, and turned for narrow screens. */
  const boards = [...printed, ...printed.filter((shapes) => gainOfTurn(shapes, 390, 600) > 1.15).map(turned)];

  it("boards that are wide are turned upright", () => {
    expect(boards.length).toBeGreaterThan(printed.length);
    expect(boards.slice(printed.length).every(({ width, height }) => height > width)).toBe(true);
  });

  /** Desktop and phone: the height of letters, and the size of stacks and symbols, in units of the board. */
  const SCREENS = [
    { wanted: 1, stack: 1, sign: 1 },
    { wanted: 1.9, stack: 1.35, sign: 1.5 },
  ];

  it.each(Object.keys(languages))("names cover no other region, symbol or price in %s", (language) => {
    const names = namesOf(language);
    for (const { wanted, stack, sign } of SCREENS) {
      let [all, shown] = [0, 0];
      for (const shapes of boards) {
        const size = sizeOf(shapes);
        const half = 38 * Math.max(0.68, size) * stack;
        const found = new Map<string, Lettering>();
        const prices: Box[] = [];
        for (const [id, shape] of Object.entries(shapes.regions)) {
          const name = names.get(id);
          if (!name) continue;
          const [x, y] = pillAt(shape.center, half, true);
          prices.push({ x, y, ...pillSize({ kind: "die" }, Math.max(0.72, size) * stack) });
          const taken = symbolSpots(shapes, id, 1, half);
          const radius = 23 * size * sign;
          const polygon = regionPolygon(shapes, id);
          const around = {
            polygon,
            center: shape.center,
            half,
            liked: shape.label,
            taken,
            radius,
            width: shapes.width,
          };
          const lettered = lettering(name, 24 * size * wanted, around);
          found.set(id, lettered);
          if (!lettered.fits) continue;
          const { x: middle, y: line, across } = boxOf(lettered);
          const symbol = { x: taken[0]?.[0] ?? 0, y: taken[0]?.[1] ?? 0, across: radius, down: radius };
          expect([name, overlap(boxOf(lettered), symbol)]).toEqual([name, false]);
          for (const end of [middle - across, middle + across])
            expect([name, contains(polygon, [end, line])]).toEqual([name, true]);
        }
        for (const name of written(found, 0, prices).values())
          expect(prices.filter((price) => overlap(price, boxOf(name)))).toEqual([]);
        all += found.size;
        shown += written(found, 0, []).size;
      }
      expect(all).toBeGreaterThan(300);
      if (wanted === 1) expect(shown / all).toBeGreaterThan(0.8); // a name that is not written appears on a tap
    }
  });

  it.each(Object.keys(languages))("hardly any name crosses a border in %s", (language) => {
    const names = namesOf(language);
    let spilling = 0;
    let all = 0;
    for (const shapes of boards) {
      const size = sizeOf(shapes);
      for (const [id, shape] of Object.entries(shapes.regions)) {
        const name = names.get(id);
        if (!name) continue;
        const polygon = regionPolygon(shapes, id);
        const found = lettering(name, 24 * size, {
          polygon,
          center: shape.center,
          half: 38 * Math.max(0.68, size),
          liked: shape.label,
          taken: [],
          radius: 23 * size,
          width: shapes.width,
        });
        const half = (Math.max(...found.lines.map(widthOf)) * found.size) / 2;
        all += 1;
        if (!contains(polygon, [found.x - half, found.y]) || !contains(polygon, [found.x + half, found.y]))
          spilling += 1;
      }
    }
    expect(all).toBeGreaterThan(300);
    expect(spilling / all).toBeLessThan(0.03);
  });
});
