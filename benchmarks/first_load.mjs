// How long a slow phone waits: node benchmarks/first_load.mjs http://localhost:8137 (after `make test` has installed web/).
// Slow 4G (1.6 Mbit/s, 150 ms) and a quarter of this machine's speed, as Lighthouse takes them; median of five.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const address = process.argv[2] ?? "http://localhost:8137";
const executablePath = process.env.SMALLWORLD_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const runs = [];
for (let run = 0; run < 5; run++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
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
await browser.close();
console.log(`start page usable after ${runs.sort((a, b) => a - b)[2]} ms (${runs.join(", ")})`);
