import type { Page } from "@playwright/test";
import {
  accessible,
  call,
  expect,
  faultsFound,
  picture,
  settled,
  test,
  variant,
  wellBuilt,
  wellColoured,
} from "../kit";
import { resize } from "../tables";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Theme = "light" | "dark";
type Viewport = { width: number; height: number };
type Look = { name: string; theme: Theme; viewport: Viewport };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Every layout, in every theme, for `make clicks`: some things are shown in one layout only. Colours take longest. */
const LOOKS: Look[] = [
  { name: "desktop-dark", theme: "dark", viewport: DESKTOP },
  { name: "phone-dark", theme: "dark", viewport: PHONE },
  { name: "phone-light", theme: "light", viewport: PHONE },
];
/** With the table, they have all colours. */
const VARIED = ["start", "new", "waiting"];

/** Makes a game and an open table; returns each screen with its address and an element that shows it is there. */
async function screens(page: Page): Promise<[string, string, string][]> {
  await page.goto("/");
  await page.waitForSelector("h1");
  await call(page, "/api/guest", { name: "Ana" });
  const bots = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "greedy" }));
  const game = await call<{ id: string }>(page, "/api/tables", { seats: [{ kind: "me" }, ...bots], first: 4 });
  const open = await call<{ id: string }>(page, "/api/tables", { seats: [{ kind: "me" }, { kind: "open" }] });
  return [
    ["start", "/#/", ".now"],
    ["new", "/#/new", "form"],
    ["lobby", "/#/lobby", "h2"],
    ["games", "/#/games", "h1"],
    ["encyclopedia", "/#/encyclopedia/flying", "article"],
    ["credits", "/#/credits", ".sheet"],
    ["account", "/#/account", "form"],
    ["waiting", `/#/table/${open.id}`, ".invite svg"],
    ["table", `/#/table/${game.id}`, "#primary"],
  ];
}

/** Checks the accessibility of the list of regions, which covers the table. */
async function listIsAccessible(page: Page, asked: (page: Page) => ReturnType<typeof accessible>): Promise<void> {
  await page.keyboard.press("t");
  await expect(page.locator(".listed table")).toBeVisible();
  expect.soft(await faultsFound(asked(page).withTags(WCAG)), "list of regions").toEqual([]);
  const cut = await page.locator(".listed .scroll").evaluate((node) => node.scrollWidth - node.clientWidth);
  expect.soft(cut, "list of regions").toBe(0);
}

test("every page is accessible", async ({ page }) => {
  const inTheme = async (wanted: Theme) => {
    await page.emulateMedia({ colorScheme: wanted });
    await expect(page.locator("html")).toHaveAttribute("data-theme", wanted);
    await settled(page);
  };
  await page.emulateMedia({ colorScheme: "light" });
  for (const [name, url, ready] of await screens(page)) {
    await page.goto(url);
    await page.waitForSelector(ready);
    await settled(page);
    await picture(page, `${name}-desktop`);
    expect.soft(await faultsFound(accessible(page).withTags(WCAG)), name).toEqual([]);
    if (!VARIED.includes(name)) continue;
    await inTheme("dark");
    expect.soft(await faultsFound(wellColoured(page)), `${name}, dark`).toEqual([]);
    await inTheme("light");
  }
  await listIsAccessible(page, accessible);
  await inTheme("dark");
  await page.keyboard.press("t");
  await expect(page.locator(".listed")).toHaveCount(0);
  expect.soft(await faultsFound(wellColoured(page)), "table, dark").toEqual([]);
  await resize(page, PHONE);
  await settled(page);
  await picture(page, "table-phone");
  expect.soft(await faultsFound(wellBuilt(page).withTags(WCAG)), "table, phone").toEqual([]);
  await listIsAccessible(page, wellBuilt);
});

for (const { name: look, theme, viewport } of LOOKS)
  test.describe(look, () => {
    test.use({ colorScheme: theme, viewport });

    test("every page is accessible", variant(), async ({ page }) => {
      for (const [name, url, ready] of await screens(page)) {
        await page.goto(url);
        await page.waitForSelector(ready);
        await settled(page);
        await picture(page, `${name}-${look}`);
        expect.soft(await faultsFound(accessible(page).withTags(WCAG)), name).toEqual([]);
      }
      await listIsAccessible(page, accessible);
    });
  });

test("the first page load stays below its size limit", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  const start = bytes;
  // Requests for the shown combos count, whether they come before or after the button; so does the font of the water
  // names, which the map needs for its drawing.
  const last = page.waitForResponse("**/api/almanac*").then((answer) => answer.finished());
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForSelector("#primary");
  await last;
  await page.waitForLoadState("networkidle");
  console.log(`kB over the wire: ${Math.round(start / 1000)} start page, ${Math.round(bytes / 1000)} with first table`);
  expect(start).toBeLessThan(130_000);
  expect(bytes).toBeLessThan(250_000); // with the parts for a planning board and for cards in place
});

// In the short run, languages.spec.ts shows the main pages in German.
for (const [language, word] of [
  ["fr-FR", "Jouer"],
  ["nl-NL", "spelen"],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`every page is shown in ${language}`, variant(), async ({ page }) => {
      await page.goto("/");
      await expect(page.locator(".now")).toContainText(new RegExp(word, "i"));
      await page.click(".now");
      await page.waitForSelector("#primary");
      await picture(page, `table-${language}`);
    });
  });
}

test("a user can create a passkey and log in with it", async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Passkeys belong to a name, not to a number.
  await page.goto(`${String(baseURL).replace("127.0.0.1", "localhost")}/#/account`);
  await page.getByLabel("Your name").fill("Kay");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByText("Logged in as Kay.")).toBeVisible();
  await expect(page.locator(".sheet").getByText("Passkey created")).toBeVisible();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("already has a passkey");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("Logged in as Kay.")).toBeVisible();
  await expect(page.locator(".sheet").getByText("Passkey created")).toHaveCount(0);
});

test("a user can end sessions and change the password", async ({ page, browser, complaints }) => {
  const name = `Kim ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto("/#/account");
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel(/^Password/).fill("correct horse");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`Logged in as ${name}.`)).toBeVisible();
  const places = page.getByRole("listitem").filter({ hasText: "since" });
  await expect(places).toHaveCount(1);
  await expect(places).toContainText("this browser");

  const other = await (await browser.newContext()).newPage();
  await other.goto("/#/account");
  await other.getByLabel("Your name").fill(name);
  await other.getByLabel(/^Password/).fill("correct horse");
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.getByText(`Logged in as ${name}.`)).toBeVisible();
  await page.reload();
  await expect(places).toHaveCount(2);
  await picture(page, "account-logins");
  await places.getByRole("button", { name: "Log out" }).click();
  await expect(places).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole("button", { name: "Log in", exact: true })).toBeVisible();

  await page.getByLabel(/^Current password/).fill("wrong horse");
  await page.getByLabel(/^New password/).fill("staple correct");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("401")]); // the browser's own word for it
  await page.getByLabel(/^Current password/).fill("correct horse");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.locator(".sheet").getByText("Password changed")).toBeVisible();
  await other.getByLabel("Your name").fill(name);
  await other.getByLabel(/^Password/).fill("staple correct");
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.getByText(`Logged in as ${name}.`)).toBeVisible();
});
