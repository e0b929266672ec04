// Runs svelte-check, which has been seen to report nothing at all: it must find the type error in canary/, and no other.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PLANTED = /^\d+ ERROR "canary\/Canary\.svelte" .*not assignable to type 'number'/;

const words = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"];
const cwd = fileURLToPath(new URL("..", import.meta.url));
const { stdout, stderr } = spawnSync("svelte-check", words, { cwd, encoding: "utf8" });
const lines = stdout.split("\n").map((line) => line.trim());
const faults = lines.filter((line) => /^\d+ (ERROR|WARNING|FAILURE) /.test(line) && !PLANTED.test(line));
if (faults.length || !lines.some((line) => PLANTED.test(line))) {
  console.error(faults.join("\n") || `svelte-check did not report the planted type error:\n${stdout}${stderr}`);
  process.exit(1);
}
console.log("svelte-check found the planted error, and no other.");
