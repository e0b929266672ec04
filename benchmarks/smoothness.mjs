// The cost of a frame while the map is dragged and zoomed. After `make test` has installed web/, run
// node benchmarks/smoothness.mjs http://localhost:8137
// with the address of an idle server, or with two addresses to compare two builds alternately. The board has 71 regions
// of both worlds and five races. For a laptop and a phone, it prints the time of the main thread, at this machine's
// speed and at a quarter of it, and that of all threads that rasterize, which a graphics card would do otherwise. Times
// are processor times if the browser provides them.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const addresses = process.argv.length > 2 ? process.argv.slice(2) : ["http://localhost:8137"];
const executablePath = process.env.SMALLWORLD_CHROMIUM ?? "/usr/bin/chromium";
const BOARD =
    "realm-168s.A230B220C320D330E240f140G130h210I310J410K420L430M340N250o150P050q040R030s120t200u300v400W500x510y520z530.m1B0m2C2...TGFyZ2U";
const PROFILES = {
    laptop: { viewport: { width: 1440, height: 900 } },
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
};
const STEPS = 20; // of a gesture, a frame or more each
const SETTLED = 1000; // milliseconds after it
const TURNS = 3;
const KINDS = {
    script: ["FunctionCall", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "EvaluateScript"],
    style: ["UpdateLayoutTree", "Layout"],
    paint: ["PrePaint", "Paint", "Layerize", "Commit"],
};

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

/** Creates a table where five bots have moved and the sixth player has taken a combo; shows that player's view. */
async function sitDown(address, profile) {
    const context = await browser.newContext(profile);
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 4 })));
    await page.goto(address);
    await page.waitForSelector("h1");
    const id = await page.evaluate(async (board) => {
        const send = async (url, body) =>
            (
                await fetch(url, {
                    method: "POST",
                    headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" },
                    body: JSON.stringify(body),
                })
            ).json();
        await send("/api/guest", { name: "Ana" });
        const bots = Array.from({ length: 5 }, () => ({ kind: "bot", bot: "greedy" }));
        const seats = [...bots, { kind: "me" }];
        const { id } = await send("/api/tables", { seats, boxes: ["base"], board, first: 1 });
        for (;;) {
            const { seq, views } = await (await fetch(`/api/tables/${id}/state`)).json();
            const { actor, actions } = views["6"];
            if (actor === 6) {
                await send(`/api/tables/${id}/act`, { player: 6, seq, key: "combo", action: actions[0] });
                return id;
            }
            await new Promise((done) => setTimeout(done, 500));
        }
    }, BOARD);
    await page.goto(`${address}/#/table/${id}`);
    await page.locator("[data-region].open").first().waitFor();
    await page.waitForTimeout(2000);
    return { context, page };
}

/** Drags the map about, or zooms in. */
const GESTURES = {
    async drag(session, { x, y }) {
        const press = (type, dx, dy) =>
            session.send("Input.dispatchMouseEvent", {
                type,
                x: x + dx,
                y: y + dy,
                button: "left",
                buttons: 1,
                clickCount: 1,
            });
        await press("mousePressed", 0, 0);
        for (let i = 1; i <= STEPS; i++) await press("mouseMoved", 70 * Math.sin(i / 6), 50 * Math.sin(i / 9));
        await press("mouseReleased", 0, 0);
    },
    async magnify(session, { x, y }) {
        for (let i = 0; i < STEPS; i++) {
            await session.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY: -12 });
        }
    },
};

/** Returns the milliseconds for a step of a gesture, by kind of work. */
async function measure({ page }, gesture, slower) {
    const session = await page.context().newCDPSession(page);
    const { x, y, width, height } = await page.locator(".map").boundingBox();
    const middle = { x: x + width / 2, y: y + height / 2 };
    // Zoomed in, as for a drag, and away from anything clickable.
    await page.mouse.move(middle.x, middle.y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -130);
    await page.waitForTimeout(SETTLED);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const events = [];
    session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "cc", "__metadata"];
    await session.send("Tracing.start", { traceConfig: { includedCategories: categories } });
    await GESTURES[gesture](session, middle);
    await session.send("Runtime.evaluate", { expression: "console.timeStamp('rest')" });
    await page.waitForTimeout(SETTLED);
    const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.end");
    await complete;
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.locator(".zoom button").last().click(); // all of it again
    await page.waitForTimeout(SETTLED);
    await session.detach();
    return sums(events);
}

/** Returns the same for the gesture, and separately for the work after it. */
function sums(events) {
    const named = events.filter((event) => event.name === "thread_name");
    const threadOf = (event) => `${event.pid}/${event.tid}`;
    const threads = (name) =>
        new Set(named.filter((event) => event.args.name.startsWith(name)).map((event) => threadOf(event)));
    const own = (event) => (event.tdur ?? event.dur ?? 0) / 1000;
    const sum = (some) => some.reduce((total, event) => total + own(event), 0);
    // The page's main thread is the one that laid the page out.
    const painted = new Set(events.filter((event) => event.name === "PrePaint").map((event) => threadOf(event)));
    const main = events.filter((event) => event.ph === "X" && painted.has(threadOf(event)));
    const rest = events.find((event) => event.name === "TimeStamp" && event.args.data.message === "rest").ts;
    const during = (...names) => main.filter((event) => event.ts < rest && names.includes(event.name));
    const frames = during("ProxyMain::BeginMainFrame").map(own).sort((a, b) => a - b);
    const worked = frames.filter((spent) => spent > frames.at(-1) / 20); // the others had nothing to do
    const workers = new Set([...threads("ThreadPoolForegroundWorker"), ...threads("CompositorTileWorker")]);
    return {
        frame: median(worked),
        worst: frames.at(-1),
        ...Object.fromEntries(Object.entries(KINDS).map(([kind, names]) => [kind, sum(during(...names)) / STEPS])),
        "all of a step": sum(during("RunTask")) / STEPS,
        "at rest": sum(main.filter((event) => event.ts >= rest && event.name === "RunTask")),
        raster: sum(events.filter((event) => event.name === "RasterTask" && workers.has(threadOf(event)))) / STEPS,
    };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

console.log(`milliseconds, medians of ${TURNS}: "frame" is one of ${STEPS} or so, the others but for "at rest" a step's`);
for (const [name, profile] of Object.entries(PROFILES)) {
    const tables = await Promise.all(addresses.map((address) => sitDown(address, profile)));
    for (const gesture of Object.keys(GESTURES))
        for (const slower of [1, 4]) {
            const found = tables.map(() => []);
            for (let turn = 0; turn < TURNS; turn++)
                for (const [i, table] of tables.entries()) found[i].push(await measure(table, gesture, slower));
            for (const [i, runs] of found.entries()) {
                const middle = (kind) => `${kind} ${median(runs.map((run) => run[kind])).toFixed(1)}`;
                const figures = Object.keys(runs[0]).map(middle).join(", ");
                const where = addresses.length > 1 ? `${addresses[i]}: ` : "";
                console.log(`${where}${name}, ${gesture}${slower > 1 ? `, ${slower} times slower` : ""}: ${figures}`);
            }
        }
    await Promise.all(tables.map((table) => table.context.close()));
}
await browser.close();
