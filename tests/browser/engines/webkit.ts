/** WebKitGTK, driven by WebDriver, on an invisible screen. */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import type { Engine, Window } from "./engine";

const BROWSER = process.env.SMALLWORLD_WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const DRIVER = process.env.SMALLWORLD_WEBKIT_DRIVER ?? "WebKitWebDriver";
const START_MS = 60_000;

/** Starts Xvfb, which chooses a free display and reports it. */
async function screen(): Promise<{ display: string; process: ChildProcess }> {
  const program = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((found, failed) => {
    program.once("error", failed);
    program.once("exit", () => failed(new Error("Xvfb did not start")));
    program.stdout!.once("data", (line) => found(`:${String(line).trim()}`));
  });
  return { display, process: program };
}

/** A port that was free a moment ago. */
const somePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

export async function webkit(): Promise<Engine> {
  const { display, process: xvfb } = await screen();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LANG: "en_GB.UTF-8" };
  const drivers: ChildProcess[] = [];

  /** A driver has only one session. It ends if another program takes its port first; then the next port is tried. */
  async function driver(): Promise<string> {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const port = await somePort();
      const program = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
      const url = `http://127.0.0.1:${port}`;
      let failed: Error | undefined;
      program.once("error", (error) => (failed = error));
      while (Date.now() < end && program.exitCode === null && !failed) {
        if ((await fetch(`${url}/status`).catch(() => null)) && program.exitCode === null) {
          drivers.push(program);
          return url;
        }
        await new Promise((done) => setTimeout(done, 50));
      }
      program.kill();
      if (failed) throw failed;
    }
    throw new Error(`${DRIVER} did not start`);
  }
  const session = async () =>
    new Builder()
      .usingServer(await driver())
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
        }),
      )
      .build();

  const first = await session();
  const version = String((await first.getCapabilities()).get("browserVersion"));
  await first.quit();
  return {
    name: "WebKitGTK",
    version,
    async window(): Promise<Window> {
      const web = await session();
      await web.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
      return {
        open: (url) => web.get(url),
        run: async (does, ...given) => {
          const outcome = await web.executeAsyncScript<{ value?: unknown; error?: string }>(
            `const done = arguments[arguments.length - 1];
             (async () => (${String(does)})(...JSON.parse(arguments[0])))()
               .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
            JSON.stringify(given),
          );
          if (outcome.error) throw new Error(outcome.error);
          return outcome.value as never;
        },
        press: (x, y) =>
          web
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
            .click()
            .perform(),
        type: (text) => web.actions().sendKeys(text).perform(),
        resize: async (width, height) => {
          // The size is that of the window; its bars and edges take the rest.
          await web.manage().window().setRect({ width, height });
          const inner = (await web.executeScript("return [innerWidth, innerHeight]")) as [number, number];
          await web
            .manage()
            .window()
            .setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
        },
        close: () => web.quit(),
      };
    },
    close: async () => {
      for (const program of [...drivers, xvfb]) program.kill();
    },
  };
}
