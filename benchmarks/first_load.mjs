// The loading time of a slow phone, and the bytes that it loads. After `make test` has installed web/, run
// node benchmarks/first_load.mjs http://localhost:8137
// It uses slow 4G (1.6 Mbit/s, 150 ms) and a quarter of this machine's speed, like Lighthouse, and prints the median of
// five. Then, at full speed, it counts the bytes over the wire up to a first table and one of Underground.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const address = process.argv[2] ?? "http://localhost:8137";
const executablePath = process.env.SMALLWORLD_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

/** Opens a phone with an empty cache, and counts the bytes that it loads. */
async function phone() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = { bytes: 0 };
  session.on("Network.loadingFinished", (event) => (loaded.bytes += event.encodedDataLength));
  await session.send("Network.enable");
  return { context, page, session, loaded };
}

const runs = [];
for (let run = 0; run < 5; run++) {
  const { context, page, session } = await phone();
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const began = Date.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("main button, main a").first().waitFor();
  const start = Date.now() - began;
  runs.push(start);
  await context.close();
}
console.log(`start page usable after ${runs.sort((a, b) => a - b)[2]} ms (${runs.join(", ")})`);

/** Sits down at a table with these boxes and returns the kB loaded since the start. */
async function load(boxes) {
  const { context, page, loaded } = await phone();
  await page.goto(address, { waitUntil: "networkidle" });
  const id = await page.evaluate(async (boxes) => {
    const send = async (url, body) =>
      (
        await fetch(url, {
          method: "POST",
          headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    await send("/api/guest", { name: "Ana" });
    const seats = [{ kind: "me" }, { kind: "local" }];
    return (await send("/api/tables", { seats, boxes, first: 1 })).id;
  }, boxes);
  await page.goto(`${address}/#/table/${id}`);
  await page.locator("#primary").waitFor();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.waitForTimeout(1000);
  await context.close();
  return Math.round(loaded.bytes / 1000);
}

const [base, below] = [await load(["base"]), await load(["underground"])];
console.log(`start page and first table: ${base} kB over the wire; a first table of Underground: ${below} kB`);
await browser.close();
