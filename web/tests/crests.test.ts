/** Players stay distinct for users with red-green colour blindness. */
import { expect, it } from "vitest";
import { PALETTES } from "../src/lib/crests";

/** A colour as seen without green cones (Machado, Oliveira, Fernandes 2009), in linear light. */
const WITHOUT_GREEN = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
type Three = [number, number, number];

function linear(colour: string): Three {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Lightness and two axes of colour, in which equal distances look equal. */
function lab([r, g, b]: Three): Three {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const seen = (colour: string) =>
  lab(
    WITHOUT_GREEN.map((row) =>
      Math.max(
        0,
        linear(colour).reduce((sum, light, i) => sum + light * (row[i] ?? 0), 0),
      ),
    ) as Three,
  );

it("colour-blind players can tell the distinct colours apart", () => {
  const colours = PALETTES.distinct.map((crest) => crest.colour);
  const near = colours.flatMap((one, i) =>
    colours.slice(i + 1).flatMap((other) => {
      const [a, b] = [seen(one), seen(other)];
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      return apart < 22 ? [`${one} ${other}: ${apart.toFixed(0)}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

it("no two players have the same outline or pattern", () => {
  for (const crests of Object.values(PALETTES)) {
    expect(new Set(crests.map((crest) => crest.outline)).size).toBe(6);
    expect(new Set(crests.map((crest) => crest.pattern)).size).toBe(6);
  }
});
