/** Says why a page that no longer answers is silent: its scripts run on and on, or the browser hangs. */
import type { CDPSession, Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 60_000; // between two questions to a page; each may take as long

/** Asks a page of Chromium whether it still answers, until the result is called; `tell` gets the diagnosis. */
export async function listen(page: Page, tell: (diagnosis: string) => void): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  let asked = 0;
  const timer = setInterval(() => {
    if (asked) {
      clearInterval(timer);
      void diagnosis(session, asked).then(tell);
      return;
    }
    asked = Date.now();
    const answered = () => (asked = 0); // an error too: the page went elsewhere, or was closed
    page.evaluate(() => 0).then(answered, answered);
  }, EVERY_MS);
  return () => clearInterval(timer);
}

async function diagnosis(session: CDPSession, asked: number): Promise<string> {
  const before = renderers();
  await new Promise((done) => setTimeout(done, 3_000));
  const after = renderers();
  const busy = [...after].map(([pid, at]) => `${pid}: ${at.state} +${at.ticks - (before.get(pid)?.ticks ?? at.ticks)}`);
  // This ends a script that runs on and on, even if it never lets the page do anything else.
  const ended = session
    .send("Runtime.terminateExecution")
    .then(() => session.send("Runtime.evaluate", { expression: "0" }));
  const answers = await Promise.race([
    ended.then(
      () => "a script ran on and on: the page answers now that the script was ended",
      (error: Error) => `no script could be ended: ${error.message}`,
    ),
    new Promise<string>((done) =>
      setTimeout(() => done("the browser hangs: ending the script changed nothing"), 30_000),
    ),
  ]);
  return `no answer for ${Math.round((Date.now() - asked) / 1000)} s; ${answers}; clock ticks of renderers in 3 s: ${busy.join(", ")}`;
}

/** The state and the clock ticks of all renderers, by process. */
function renderers(): Map<string, { state: string; ticks: number }> {
  const found = new Map<string, { state: string; ticks: number }>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer")) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
      found.set(pid, { state: fields[0]!, ticks: Number(fields[11]) + Number(fields[12]) });
    } catch {
      continue; // it has just ended
    }
  }
  return found;
}
