/** Styles use only features of the oldest browsers in package.json. (ESLint checks the scripts.) */
import doiuse from "doiuse";
import { readdirSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, it } from "vitest";

const BUILT = new URL("../../src/smallworld/server/static/assets/", import.meta.url);
const { browserslist } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Without these, a page works and looks nearly the same. */
const ADORNMENT = ["css3-cursors", "css3-cursors-grab", "css-resize", "css-scrollbar"];
/** Desktop Safari has no touch input. */
const NEEDLESS = ["css-touch-action"];

it("the client uses no style that the oldest browsers lack", async () => {
  const lacking = new Set<string>();
  const detector = doiuse({
    browsers: browserslist,
    ignore: [...ADORNMENT, ...NEEDLESS],
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (featureData.missing) lacking.add(`${feature}: ${usage.toString()}: not in ${String(featureData.missing)}`);
    },
  });
  const files = readdirSync(BUILT).filter((name) => name.endsWith(".css"));
  expect(files.length).toBeGreaterThan(5);
  for (const from of files) await postcss(detector).process(readFileSync(new URL(from, BUILT), "utf8"), { from });
  expect([...lacking]).toEqual([]);
});

it("the client of a server contains no Python", () => {
  const scripts = readdirSync(BUILT).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(new URL(name, BUILT), "utf8").includes("pyodide"))).toEqual([]);
});

it("the accessibility page names the oldest browsers", () => {
  const page = readFileSync(new URL("../../docs/play/accessibility.md", import.meta.url), "utf8");
  const named = /Chrome or Edge (\d+), Firefox (\d+) or Safari (\d+)/.exec(page)?.slice(1);
  const [chrome, edge, firefox, safari, ios] = browserslist.map((one: string) => one.split(" >= ")[1]);
  expect(named).toEqual([chrome, firefox, safari]);
  expect([edge, ios]).toEqual([chrome, safari]);
});
