/** Addresses as users type them: with mistakes, for screens that do not load, and below a path. */
import { createServer, request as ask, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, setUp, test } from "../kit";

test("a wrong address shows a link home", async ({ page, complaints }) => {
  for (const address of ["table/abc%", "table/%E0%A4%A", "replay/%", "encyclopedia/%zz"]) {
    await page.goto(`/#/${address}`); // the first loads the page, the others are parsed by the page that is there
    await expect(page.locator("main"), address).toContainText(/\w/);
    await expect(page.getByRole("link", { name: /start page|Small World/i }).first(), address).toBeVisible();
  }
  await page.reload();
  await expect(page.locator("main")).toContainText(/\w/);
  // A table or game that does not exist is a 404, which Chromium logs.
  const others = complaints.filter((line) => !line.includes("404"));
  complaints.splice(0, complaints.length, ...others);
});

test("a page that cannot start shows an error and a link home", async ({ page, complaints }) => {
  await page.route(/assets\/Lobby-.*\.js/, (route) => route.abort());
  await page.goto("/#/lobby");
  await expect(page.getByRole("alert")).toContainText("Couldn’t show this page");
  await page.getByRole("link", { name: "Start page" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  complaints.splice(0); // the request that was cut
});

/** A proxy that serves the game below /games, and removes that from the paths. */
async function proxied(target: URL): Promise<Server> {
  const own = (url = "") => url.replace(/^\/games(?=\/)/, "");
  const proxy = createServer((request, response) => {
    if (!request.url?.startsWith("/games/")) {
      response.writeHead(404).end();
      return;
    }
    const { method, headers } = request;
    const onwards = ask(new URL(own(request.url), target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on("error", () => response.destroy());
    request.pipe(onwards);
  });
  proxy.on("upgrade", (request, socket) => {
    const onwards = connect(Number(target.port), target.hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onwards.write([`GET ${own(request.url)} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      socket.pipe(onwards).pipe(socket);
    });
    for (const end of [socket, onwards]) end.on("error", () => (socket.destroy(), onwards.destroy()));
  });
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  return proxy;
}

test("a game can be played behind a proxy with a path", async ({ page, baseURL }) => {
  const proxy = await proxied(new URL(baseURL!));
  const home = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/games/`;
  try {
    await page.goto(home);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator(".column.open button:not(:disabled)").first().click();
    await page.click("#primary");
    await expect(page.locator(".screen")).toHaveAttribute("data-shape", "conquest");
    const open = await setUp(page, { seats: [{ kind: "me" }, { kind: "open" }] });
    await page.goto(`${home}#/table/${open}`);
    await expect(page.getByLabel("Table link")).toHaveValue(`${home}#/table/${open}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});
