// The Python of the page without a server, under Node: the processor time of its start, commands and bots.
// After `make static`, run
// node benchmarks/offline_python.mjs
// It prints the median and the longest of each. Other programs hardly change processor time, so four times as much is
// the time at a quarter of the speed. Only bots notice a slow machine, and then think less.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const STATIC = fileURLToPath(new URL("../build/static/", import.meta.url));
const PYTHON = join(
    STATIC,
    readdirSync(STATIC).find((name) => name.startsWith("python-")),
);
const COMMANDS = 200;
const THOUGHTS = 40; // of bots, in each kind of table
const TABLES = [
    ["normal, base, two", { seats: ["normal"], boxes: ["base"] }],
    ["expert, base, two", { seats: ["expert"], boxes: ["base"] }],
    ["normal, Underground, five", { seats: Array(4).fill("normal"), boxes: ["underground"] }],
    ["expert, Underground, five", { seats: Array(4).fill("expert"), boxes: ["underground"] }],
];

class Times {
    walls = [];
    spent = [];

    measure(work) {
        const [begun, before] = [performance.now(), process.cpuUsage()];
        const result = work();
        this.walls.push(performance.now() - begun);
        const { user, system } = process.cpuUsage(before);
        this.spent.push((user + system) / 1000);
        return result;
    }

    print(name) {
        const cells = [this.spent, this.walls].flatMap((times) => {
            const sorted = [...times].sort((a, b) => a - b);
            return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
        });
        console.log(name.padEnd(28), ...cells.map((ms) => ms.toFixed(1).padStart(9)));
    }
}

let last = 1;
const oneOf = (list) => list[(last = (last * 48271) % 2147483647) % list.length]; // the same ones in every run

/** As web/src/offline/python.ts does. */
function unpack(files) {
    const pack = readFileSync(join(PYTHON, "game.pack"));
    let at = pack.indexOf("\n") + 1;
    for (const [path, size] of JSON.parse(pack.subarray(0, at).toString())) {
        files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        files.writeFile(path, new Uint8Array(pack.subarray(at, (at += size))), { canOwn: true });
    }
}

console.log("".padEnd(28), "   cpu ms", "  longest", "  wall ms", "  longest");
const start = process.cpuUsage();
const { loadPyodide } = await import(pathToFileURL(join(PYTHON, "pyodide.mjs")).href);
const env = { PYTHONPATH: "/game", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ indexURL: PYTHON, env, fsInit: async (files) => unpack(files) });
const bridge = python.pyimport("smallworld.house.offline.bridge");
const { user, system } = process.cpuUsage(start);
console.log("Python and the rules".padEnd(28), ((user + system) / 1000).toFixed(1).padStart(9));

const result = (text) => JSON.parse(text).result;

function call(method, path, body) {
    const { status, text } = result(bridge.call(method, path, body ? JSON.stringify(body) : ""));
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
}

/** Opens a table, and returns its address. */
function opened(wish) {
    const at = `/api/tables/${call("POST", "/api/tables", { first: 1, ...wish }).id}`;
    result(bridge.opened(1, `${at}/socket?changes=true&after=0`));
    return at;
}

/** Decides for a person, and adds to `times` how long that took. Returns whether the game continues. */
function decide(at, key, times) {
    const { table, views, seq } = call("GET", `${at}/state`);
    if (table.status !== "running") return false;
    const view = Object.values(views).find(({ actions }) => actions?.length);
    const body = { player: view.actor, seq, key };
    if (view.question.shape === "spread") body.place = Object.values(view.question.templates)[0];
    else body.action = oneOf(view.actions);
    times.measure(() => call("POST", `${at}/act`, body));
    return true;
}

/** Lets bots decide, and adds to `times` how long their thoughts took. */
function botsDecide(times) {
    for (let next = result(bridge.step()); next.acted || next.task; next = result(bridge.step()))
        if (next.task) times.measure(() => bridge.think(next.task));
}

result(bridge.begin(undefined, "[]", undefined));
call("POST", "/api/guest", { name: "Ana" });
const commands = new Times();
while (commands.spent.length < COMMANDS) {
    const at = opened({ seats: [{ kind: "me" }, { kind: "local", name: "Ben" }], boxes: ["base"] });
    for (let turn = 0; commands.spent.length < COMMANDS && decide(at, `${turn}`, commands); turn++);
    result(bridge.closed(1));
}
commands.print("a command, base, two");
for (const [name, { seats, boxes }] of TABLES) {
    const thoughts = new Times();
    while (thoughts.spent.length < THOUGHTS) {
        const at = opened({ seats: [{ kind: "me" }, ...seats.map((bot) => ({ kind: "bot", bot }))], boxes });
        for (let turn = 0; thoughts.spent.length < THOUGHTS; turn++) {
            botsDecide(thoughts);
            if (!decide(at, `${turn}`, new Times())) break;
        }
        result(bridge.closed(1));
    }
    thoughts.print(name);
}
