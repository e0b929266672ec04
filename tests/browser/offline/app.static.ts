/** The page without a server as an app: Chromium installs it, and opens it without the browser's bars. */
import { chromium as engine, expect, test, type Page } from "@playwright/test";
import { existsSync } from "node:fs";
import path from "node:path";
import { picture } from "../kit";
import { chromium } from "../playwright.config";
import { SLOW } from "./here";

const STATIC = path.resolve(__dirname, "../../../build/static");

interface Manifest {
  icons: { src: string; purpose: string }[];
  screenshots: { src: string }[];
}

/** A browser with a profile: a private window cannot install anything. */
async function withProfile(folder: string, ...more: string[]) {
  const args = ["--no-sandbox", "--disable-gpu", ...more];
  return engine.launchPersistentContext(folder, { executablePath: chromium, args, locale: "en-GB" });
}

const isStandalone = (page: Page) => page.evaluate(() => matchMedia("(display-mode: standalone)").matches);

test("Chromium can install the page", async ({ baseURL }, info) => {
  const context = await withProfile(info.outputPath("profile"));
  const page = await context.newPage();
  await page.goto(baseURL as string);
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${baseURL}manifest.webmanifest`);
  expect(await session.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  expect((await session.send("Page.getAppId")).appId).toBe(baseURL);
  const { icons, screenshots } = JSON.parse(data as string) as Manifest;
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of [...icons, ...screenshots]) expect(existsSync(path.join(STATIC, src)), src).toBe(true);
  await context.close();
});

test("the installed page opens as an app and plays", async ({ baseURL }, info) => {
  const context = await withProfile(info.outputPath("profile"), "--enable-devtools-pwa-handler");
  const page = await context.newPage();
  await page.goto(baseURL as string);
  expect(await isStandalone(page)).toBe(false);
  const session = await context.newCDPSession(page);
  // Playwright does not know these calls of Chromium yet.
  const send = session.send.bind(session) as unknown as (name: string, about: object) => Promise<unknown>;
  const manifestId = baseURL;
  await send("PWA.install", { manifestId, installUrlOrBundleUrl: baseURL });
  await send("PWA.changeAppUserSettings", { manifestId, displayMode: "standalone" });
  const opens = context.waitForEvent("page", SLOW);
  await send("PWA.launch", { manifestId });
  const app = await opens;
  await page.close(); // two windows cannot have the tables at the same time
  await expect.poll(() => isStandalone(app)).toBe(true);
  await app.getByRole("button", { name: "Play now" }).click(SLOW);
  await app.waitForSelector("#primary", SLOW);
  await picture(app, "alone-app");
  await context.close();
});
