/** Questions as in a view, for tests. */
import type { AskedAnything, AskedRegions, AskedSpread } from "../src/lib/types";

const ASKED = { key: "asked", may_pass: false, may_change_coins: false };

export const CONQUEST: AskedAnything = { ...ASKED, shape: "conquest", may_pass: true, may_change_coins: true };
export const WATCH: AskedAnything = { ...ASKED, shape: "watch", price: 0 };

export const spread = (part: Partial<AskedSpread> = {}): AskedSpread => ({
  ...ASKED,
  shape: "spread",
  do: "deploy",
  amount: 3,
  regions: ["a", "b"],
  templates: {},
  piece: null,
  off: 0,
  off_by: null,
  ends: false,
  ...part,
});

export const regions = (part: Partial<AskedRegions> = {}): AskedRegions => ({
  ...ASKED,
  shape: "regions",
  do: "flags",
  least: 1,
  most: 1,
  times: { a: 1, b: 1, c: 1 },
  piece: null,
  field: "region",
  ends: false,
  ...part,
});
