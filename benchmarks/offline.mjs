// The page without a server: how much it loads, how soon it asks the first question, answers a command, and lets a bot
// decide.
// After `make static`, run
// node benchmarks/offline.mjs [--slow] [--starts]
// It prints wall time, processor time of the page's processes, and the share of a core that the page had. On a busy
// machine, trust the processor time. `--slow` stops these processes for three quarters of each 40 ms, on Linux: the
// throttle of the browser's own tools leaves workers at full speed. With `--starts`, it measures no commands and bots.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const executablePath = process.env.SMALLWORLD_CHROMIUM ?? "/usr/bin/chromium";
const slow = process.argv.includes("--slow");
const BUILD = fileURLToPath(new URL("../build", import.meta.url));
const ADDRESS = "http://127.0.0.1:8178/static/";
const PERIOD_MS = 40;
const RUNNING_MS = PERIOD_MS / 4;
const THOUGHTS = 12; // of bots, at most, for each kind of table
const LONGEST_MS = 240_000; // for each kind of table
const FOREVER = { timeout: 600_000 };
const TABLES = [
    ["normal, base, two", { seats: ["normal"], boxes: ["base"] }],
    ["expert, base, two", { seats: ["expert"], boxes: ["base"] }],
    ["normal, Underground, five", { seats: Array(4).fill("normal"), boxes: ["underground"] }],
    ["expert, Underground, five", { seats: Array(4).fill("expert"), boxes: ["underground"] }],
];

const server = spawn("python3", ["-m", "http.server", "8178", "--bind", "127.0.0.1", "--directory", BUILD], {
    stdio: "ignore",
});
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const tools = await browser.newBrowserCDPSession();
const context = await browser.newContext();
const page = await context.newPage();
const asked = new Set();
page.on("request", (request) => asked.add(request.url().split("#")[0]));
await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            window.tables = this;
        }
    };
});

/** The processes that draw pages and run their workers, with their processor time in milliseconds. */
async function processes() {
    const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => ({ id, ms: cpuTime * 1000 }));
}

const cpu = async () => (await processes()).reduce((sum, { ms }) => sum + ms, 0);

async function throttle() {
    for (;;) {
        const ids = (await processes()).map(({ id }) => id);
        for (let turn = 0; turn < 25; turn++) {
            signal(ids, "SIGSTOP");
            await new Promise((done) => setTimeout(done, PERIOD_MS - RUNNING_MS));
            signal(ids, "SIGCONT");
            await new Promise((done) => setTimeout(done, RUNNING_MS));
        }
    }
}

function signal(ids, name) {
    for (const id of ids)
        try {
            process.kill(id, name);
        } catch {
            // it has ended
        }
}

async function end() {
    await browser.close();
    server.kill();
    await once(server, "exit");
    process.exit();
}

async function measured(name, work) {
    const [begun, before] = [performance.now(), await cpu()];
    await work();
    print(name, performance.now() - begun, (await cpu()) - before);
}

function print(name, wall, spent, more = "") {
    const cells = [name.padEnd(36), wall.toFixed(0).padStart(7), spent.toFixed(0).padStart(7)];
    console.log(...cells, `${((100 * spent) / wall).toFixed(0)}%`.padStart(6), more);
}

const call = (method, path, body) =>
    page.evaluate(
        ([method, path, body]) =>
            new Promise((resolve) => {
                const number = -Math.random();
                const begun = performance.now();
                window.tables.addEventListener("message", ({ data }) => {
                    if (data.number === number) resolve([JSON.parse(data.text), performance.now() - begun]);
                });
                window.tables.postMessage({
                    kind: "call",
                    number,
                    method,
                    path,
                    body: body ? JSON.stringify(body) : "",
                });
            }),
        [method, path, body],
    );

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Decides for the first player if they have to; returns the milliseconds, or undefined. */
async function decide(id, key) {
    const [{ seq, views }] = await call("GET", `/api/tables/${id}/state`);
    const view = Object.values(views ?? {}).find(({ actions }) => actions?.length);
    if (!view) return undefined;
    const body = { player: view.actor, seq, key };
    if (view.question.shape === "spread") body.place = Object.values(view.question.templates)[0];
    else body.action = view.actions[0];
    return (await call("POST", `/api/tables/${id}/act`, body))[1];
}

async function opened(wish) {
    const [{ id }] = await call("POST", "/api/tables", { first: 1, ...wish });
    await page.goto(`${ADDRESS}#/table/${id}`);
    return id;
}

async function thoughts(name, { seats, boxes }) {
    const id = await opened({ seats: [{ kind: "me" }, ...seats.map((bot) => ({ kind: "bot", bot }))], boxes });
    const [begun, before] = [performance.now(), await cpu()];
    let worker;
    for (let turn = 0; performance.now() - begun < LONGEST_MS; turn++) {
        if (!(await decide(id, `${turn}`))) await new Promise((done) => setTimeout(done, 50));
        const found = page.workers().find((one) => one.url().includes("/thoughts-"));
        if (found && found !== worker) {
            worker = found;
            await worker.evaluate(() => {
                const isWatched = "times" in self; // the same worker thinks at the next table
                self.times = [];
                if (isWatched) return;
                const watch = () => {
                    const think = self.onmessage;
                    if (!think) return setTimeout(watch, 10);
                    self.onmessage = (event) => {
                        const begun = performance.now();
                        think(event);
                        self.times.push(performance.now() - begun);
                    };
                };
                watch();
            });
        }
        if (worker && (await worker.evaluate(() => self.times.length)) >= THOUGHTS) break;
    }
    const times = worker ? await worker.evaluate(() => self.times) : [];
    const more = `thoughts ${times.length}, median ${median(times)?.toFixed(0)}, longest ${Math.max(...times).toFixed(0)}`;
    print(name, performance.now() - begun, (await cpu()) - before, more);
}

console.log("".padEnd(36), "wall ms", " cpu ms", " share");
if (slow) void throttle();
const firstQuestion = async () => {
    await page.waitForSelector("#main", FOREVER);
    await page.getByRole("button", { name: "Play now" }).click(FOREVER);
    await page.waitForSelector("#primary", FOREVER);
};
await measured("first question, first visit", async () => {
    await page.goto(ADDRESS);
    await firstQuestion();
});
await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
// The worker keeps Python's memory some seconds after its start.
await page.waitForFunction(async () => (await (await caches.open("memory")).keys()).length, undefined, FOREVER);
await measured("first question, again", async () => {
    await page.reload();
    await page.waitForSelector("#primary", FOREVER);
});
if (process.argv.includes("--starts")) await end();
const files = [...asked].map((url) => url.slice(ADDRESS.length) || "index.html");
const packed = files.map((file) => brotliCompressSync(readFileSync(join(BUILD, "static", file))).length);
console.log(
    "loaded until then, with Brotli:",
    packed.reduce((sum, size) => sum + size, 0),
    "bytes",
);
const alone = await opened({ seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], boxes: ["base"] });
const times = [];
const [begun, before] = [performance.now(), await cpu()];
for (let turn = 0; turn < 60; turn++) times.push((await decide(alone, `${turn}`)) ?? 0);
const told = `median ${median(times).toFixed(1)}, longest ${Math.max(...times).toFixed(1)}`;
print("60 commands", performance.now() - begun, (await cpu()) - before, told);
for (const [name, wish] of TABLES) await thoughts(name, wish);
await end();
