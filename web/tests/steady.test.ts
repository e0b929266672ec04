/** WebAssembly without indirect calls in large functions (scripts/steady.mjs). */
import { expect, test } from "vitest";
import { steady } from "../scripts/steady.mjs";

const section = (id: number, ...content: number[]) => [id, content.length, ...content];
const name = [1, 0x66]; // "f"

/** f(x, which) calls one of two functions by its number in a table, in a block and after instructions of many kinds. */
const BODY = [
  ...[0x42, 0x80, 0x80, 0x80, 0x80, 0x11, 0x21, 2], // a constant with the byte of an indirect call
  ...[0x44, 0x11, 0, 0, 0x11, 0, 0, 0x11, 0, 0x1a], // the same
  ...[0x02, 0x40, 0x20, 1, 0x0e, 1, 0, 0, 0x0b], // a block with a table of branches
  ...[0x20, 0, 0x20, 1, 0x11, 0, 0, 0x0b],
];
const VARIABLES = [1, 1, 0x7e]; // one of 64 bits
const VECTOR = [0xfd, 0x0c, ...Array<number>(16).fill(0), 0x1a]; // instructions that Pyodide does not have

const moduleOf = (body: number[]) =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f), // types
    ...section(3, 3, 0, 0, 1), // functions
    ...section(4, 1, 0x70, 0, 2), // table
    ...section(7, 1, ...name, 0, 2), // exports
    ...section(9, 1, 0, 0x41, 0, 0x0b, 2, 0, 1), // contents of the table
    ...section(
      ...([
        10,
        3,
        7,
        0,
        0x20,
        0,
        0x41,
        1,
        0x6a,
        0x0b,
        7,
        0,
        0x20,
        0,
        0x41,
        2,
        0x6c,
        0x0b,
        body.length,
        ...body,
      ] as const),
    ),
  ]);
const MODULE = moduleOf([...VARIABLES, ...BODY]);

function answers(module: Uint8Array<ArrayBuffer>): number[] {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module));
  const f = exports["f"] as (x: number, which: number) => number;
  return [f(5, 0), f(5, 1), f(-3, 1)];
}

test("indirect calls move into functions of their own", () => {
  const changed = steady(MODULE);
  expect(answers(MODULE)).toEqual([6, 10, -6]);
  expect(answers(changed)).toEqual([6, 10, -6]);
  const before = Buffer.from(MODULE).indexOf(Buffer.from([0x20, 1, 0x11, 0, 0]));
  expect(before).toBeGreaterThan(0);
  expect(Buffer.from(changed).indexOf(Buffer.from([0x20, 1, 0x10, 3, 0x0b]))).toBeGreaterThan(0);
});

test("an unknown instruction is an error", () => {
  expect(() => steady(moduleOf([...VARIABLES, ...VECTOR, ...BODY]))).toThrow("unknown WebAssembly instruction");
});
