import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const port = Number(process.env.SMALLWORLD_TEST_PORT ?? 8139);
const secondPort = Number(process.env.SMALLWORLD_SECOND_TEST_PORT ?? port + 1);
/** The second server, for tests that other tests' tables would disturb. Its lobby has a showcase game of bots. */
export const secondServer = `http://127.0.0.1:${secondPort}`;
const filesPort = Number(process.env.SMALLWORLD_FILES_TEST_PORT ?? secondPort + 1);
/** The page without a server, which is below a path there. */
export const filesAddress = `http://127.0.0.1:${filesPort}/static`;
const venv = path.join(root, ".venv/bin/python");
export const python = process.env.SMALLWORLD_PYTHON ?? (existsSync(venv) ? venv : "python3");
const there = (programs: string[]) => programs.find(existsSync);
/** All of Chromium, since its headless shell has no notifications. */
export const chromium = process.env.SMALLWORLD_CHROMIUM ?? there(["/usr/bin/chromium", "/usr/bin/chromium-browser"]);
/** Only draws pages, which is faster; "" turns it off. */
const shell = process.env.SMALLWORLD_HEADLESS_SHELL ?? there(["/usr/bin/chromium-headless-shell"]);
const program = shell || chromium;

const long = Boolean(process.env.SMALLWORLD_LONG);
const alone = Boolean(process.env.SMALLWORLD_STATIC); // the page without a server
const engines = Boolean(process.env.SMALLWORLD_ENGINES); // names of browsers other than Chromium
/** Pages wait for the server and the next frame a third of the time: then another test runs. */
const workers = Number(process.env.SMALLWORLD_TEST_WORKERS ?? Math.ceil(availableParallelism() * 1.5));
const PATIENCE_MS = 60_000;
/** Tests for `make clicks`: files of long plays, and variants of other tests (`variant` in kit.ts). */
const LONG = /@long|\.long\.ts/;

/** A picture of the page as users see it, which is not painted otherwise (`hidePaint` in kit.ts). */
const onFailure = { mode: "only-on-failure", style: ":root, dialog { opacity: 1 !important }" } as const;

/** A server with an empty database; two runs at the same time use different ones. */
function server(port: number, ...options: string[]) {
  const database = `build/browser-tests-${port}`;
  return {
    command: [
      `mkdir -p build && rm -f ${database}.*`,
      `${python} -c "from smallworld.cli import main; main()" push-key ${database}.pem`,
      `${python} tests/browser/server.py ${port} ${[`${database}.db`, `${database}.pem`, ...options].join(" ")}`,
    ].join(" && "),
    cwd: root,
    env: { PYTHONPATH: ["src", "tests"].map((folder) => path.join(root, folder)).join(path.delimiter) },
    url: `http://127.0.0.1:${port}/health`,
    timeout: 300_000, // on a machine that is busy with twenty other programs
    reuseExistingServer: false,
  };
}

/** A plain file server for the page without a server. */
const files = {
  command: `${python} -m http.server ${filesPort} --bind 127.0.0.1 --directory build`,
  cwd: root,
  url: `${filesAddress}/`,
  stderr: "ignore" as const, // a line for each request
  reuseExistingServer: false,
};

/** Two separate servers for all tests; screenshots go to build/screenshots. */
export default defineConfig({
  testDir: __dirname,
  testMatch: alone
    ? "offline/*.static.ts"
    : engines
      ? "engines/*.engines.ts"
      : long
        ? "**/*.{long,spec}.ts"
        : "**/*.spec.ts",
  ...(long ? { grep: LONG } : { grepInvert: LONG }),
  outputDir: path.join(root, "build/browser"),
  timeout: 600_000, // a whole game on a machine that is busy with ten other programs
  expect: { timeout: PATIENCE_MS }, // however busy the machine is
  fullyParallel: true,
  workers,
  // A failed test runs once more, only for its trace. The run still fails if it passes then.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["list"]],
  use: {
    actionTimeout: PATIENCE_MS, // without it, what never comes about takes the whole test's time and names nothing
    navigationTimeout: PATIENCE_MS,
    baseURL: alone ? `${filesAddress}/` : `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    serviceWorkers: "block", // tests that need it enable it: they do not see its responses
    contextOptions: { reducedMotion: "reduce" },
    screenshot: onFailure,
    trace: "on-first-retry", // tracing every test slows all of them
    launchOptions: {
      ...(program ? { executablePath: program } : {}),
      args: ["--no-sandbox", "--disable-gpu"], // without a graphics card, composing pages in software is cheaper
      // Scrollbars take up room on most desktops, and are hidden from tests by default.
      ...(process.env.SMALLWORLD_SCROLLBARS ? { ignoreDefaultArgs: ["--hide-scrollbars"] } : {}),
    },
  },
  webServer: alone ? files : [server(port), engines ? files : server(secondPort, "showcase")],
});
