// How long a click takes to change the map: node benchmarks/clicks.mjs http://localhost:8137, of a server without limits
// (after `make test` has installed web/). It conquers CLICKS regions with the mouse and takes the time from the pointer event
// to the end of the first frame in which a token on the map differs, at this machine's speed and with the browser's
// processor slowed four times. With two addresses it compares two builds, click by click: trust the ratio, for a busy
// machine slows both. The rest of the game is played past the page.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const addresses = process.argv.length > 2 ? process.argv.slice(2) : ["http://localhost:8137"];
const executablePath = process.env.SMALLWORLD_CHROMIUM ?? "/usr/bin/chromium";
const CLICKS = Number(process.env.CLICKS ?? 60);
const PATIENCE = { timeout: 60_000 }; // of milliseconds, before another table is set up

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

/** Runs in the page: notes how long each click takes to change what stands on the map. */
function watchClicks() {
    const standing = () =>
        [...document.querySelectorAll(".map .token")]
            .map((token) => token.getAttribute("transform") + token.textContent)
            .join();
    let pressed = null;
    window.changed = null;
    addEventListener("pointerup", ({ timeStamp }) => (pressed = { at: timeStamp, before: standing() }), true);
    new MutationObserver(() => {
        if (!pressed || standing() === pressed.before) return;
        const { at } = pressed;
        pressed = null;
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => (window.changed = performance.now() - at);
            painted.port2.postMessage(null);
        });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Runs in the page: a region that can only be conquered, and without a die; plays on until there is one. */
async function conquest(id) {
    const isConquest = (action) => action.do === "conquer";
    const send = { method: "POST", headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" } };
    for (;;) {
        const { seq, views } = await (await fetch(`/api/tables/${id}/state`)).json();
        const [player, view] = Object.entries(views).find(([player, { actor }]) => actor === Number(player)) ?? [];
        if (!view) return null; // the game is over
        const ways = (region) => view.actions.filter((action) => action.region === region);
        const region = view.actions.map(({ region }) => region).find((one) => one && ways(one).every(isConquest));
        if (region) return region;
        const body = { player: Number(player), seq, key: crypto.randomUUID(), action: view.actions[0] };
        const answer = await fetch(`/api/tables/${id}/act`, { ...send, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
    }
}

/** Runs in the page: a point at which a region is nothing but itself, once the map lies still. */
async function pointOf(id) {
    const path = document.querySelector(`[data-region="${id}"]`);
    const where = () => JSON.stringify(path.getBoundingClientRect());
    for (let seen = ""; seen !== where(); await document.documentElement.animate([], 1).finished) seen = where();
    const box = path.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const points = [];
    for (let i = 1; i < 16; i++)
        for (let j = 1; j < 16; j++) points.push({ x: box.x + (box.width * i) / 16, y: box.y + (box.height * j) / 16 });
    const away = ({ x, y }) => Math.hypot(x - middle.x, y - middle.y);
    return points
        .filter(({ x, y }) => document.elementFromPoint(x, y) === path)
        .sort((one, two) => away(one) - away(two))[0];
}

/** A table of two seats at one browser, whose coins lie open: nothing is to be covered between turns. */
class Player {
    found = [];

    constructor(address) {
        this.address = address;
    }

    async sitDown() {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
        this.page = await context.newPage();
        this.session = await context.newCDPSession(this.page);
        await this.page.addInitScript(watchClicks);
        await this.page.addInitScript(() =>
            localStorage.setItem("smallworld", JSON.stringify({ guided: false, speed: 4 })),
        );
        await this.page.goto(this.address);
        await this.page.waitForSelector("h1");
        await this.another();
    }

    async another() {
        this.id = await this.page.evaluate(async () => {
            const send = async (url, body) =>
                (
                    await fetch(url, {
                        method: "POST",
                        headers: { "X-Requested-With": "smallworld", "Content-Type": "application/json" },
                        body: JSON.stringify(body),
                    })
                ).json();
            await send("/api/guest", { name: "Ana" });
            const seats = [{ kind: "me" }, { kind: "local", name: "Ben" }];
            return (await send("/api/tables", { seats, boxes: ["base"], first: 1, open_coins: true })).id;
        });
        await this.page.goto(`${this.address}/#/table/${this.id}`);
        await this.page.locator("#primary").waitFor(PATIENCE);
    }

    slow(rate) {
        return this.session.send("Emulation.setCPUThrottlingRate", { rate });
    }

    /** Conquers one more region with the mouse; at another table where this one asks for something else first. */
    async click() {
        while (!(await this.conquer().catch(() => false))) await this.another();
    }

    async conquer() {
        const { page } = this;
        const region = await page.evaluate(conquest, this.id);
        if (!region) return false;
        await page.locator(`.hit.open[data-region="${region}"]`).waitFor({ state: "attached", ...PATIENCE });
        const { x, y } = await page.evaluate(pointOf, region);
        await page.mouse.click(x, y);
        await page.locator(`[data-region="${region}"][aria-pressed="true"]`).waitFor({ state: "attached", ...PATIENCE });
        await page.evaluate(() => (window.changed = null));
        await page.click("#primary", PATIENCE);
        await page.waitForFunction(() => window.changed !== null, undefined, PATIENCE);
        this.found.push(await page.evaluate(() => window.changed));
        await page.locator(".screen:not(.busy)").waitFor(PATIENCE);
        return true;
    }
}

const part = (numbers, of) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * of)] ?? NaN;

const players = addresses.map((address) => new Player(address));
for (const player of players) await player.sitDown();
for (const slower of [1, 4]) {
    for (const player of players) {
        player.found = [];
        await player.slow(slower);
    }
    for (let click = 0; click < CLICKS; click++) for (const player of players) await player.click();
    const rows = players.map(({ address, found }) => ({ address, half: part(found, 0.5), most: part(found, 0.95) }));
    for (const { address, half, most } of rows) {
        const speed = slower > 1 ? `${slower} times slower` : "normal speed";
        const ratio = `, ${(half / rows[0].half).toFixed(2)} and ${(most / rows[0].most).toFixed(2)} of the first`;
        const last = address === rows[0].address ? "" : ratio;
        console.log(`${speed}, ${address}: p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms${last}`);
    }
}
await browser.close();
