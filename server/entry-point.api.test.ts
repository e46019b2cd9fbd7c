import { connect } from "node:net";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@restride/domain/access/routes.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorld, type World } from "../dev-env/world.ts";

const webFolder = mkdtempSync(join(tmpdir(), "restride-web-"));
let world: World;
beforeAll(async () => {
  writeFileSync(join(webFolder, "index.html"), "<html><head></head><body>the application</body></html>");
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "assets/app-1.js"), "the script");
  writeFileSync(join(webFolder, "assets/app-1.js.br"), "pressed");
  world = await startWorld({ webFolder, messageRefreshMinutes: 12 });
});
afterAll(async () => {
  await world.close();
  rmSync(webFolder, { recursive: true });
});

/** Accept headers of browsers, curl and programs. */
const acceptHeaders = {
  browser: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  anything: "*/*",
  json: "application/json",
};
const get = async (path: string, accept: string, method = "GET") => {
  const answer = await fetch(`${world.url}${path}`, { method, headers: { accept } });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};
const page = { status: 200, type: "text/html; charset=utf-8", text: expect.stringContaining("the application") };
const filled = Object.values(routes).map(({ path }) =>
  path.replaceAll(/:\w+/g, "0192f000-0000-7000-8000-000000000001"),
);

describe("the front door: every page opens to a browser and to whoever takes anything", () => {
  test.each(["/", "/?app=admin-lite", "/login?from=mail", ...filled])("%s", async (path) => {
    for (const accept of [acceptHeaders.browser, acceptHeaders.anything]) expect(await get(path, accept)).toEqual(page);
    expect((await fetch(`${world.url}${path}`)).status).toBe(200);
    expect(await get(path, acceptHeaders.browser, "HEAD")).toMatchObject({ status: 200, text: "" });
  });

  test("C072: the page says where help is asked for, and after how many minutes messages are read again", async () => {
    const { text } = await get("/login", acceptHeaders.browser);
    expect(text).toContain('<meta name="restride-support" content="help@restride.example">');
    expect(text).toContain('<meta name="restride-message-refresh" content="12">');
  });

  test("files are served, pressed where that is taken, and folders are not listed", async () => {
    expect(await get("/assets/app-1.js", acceptHeaders.anything)).toMatchObject({ status: 200 });
    for (const path of ["/assets", "/assets/", "/assets/../assets/"])
      expect(await get(path, acceptHeaders.json)).toMatchObject({ status: 404 });
  });
});

describe("the front door: what is not there is a page to people and JSON to programs", () => {
  const absent = "This address does not exist.";

  test("an unknown address", async () => {
    for (const method of ["GET", "HEAD"])
      expect(await get("/nowhere/at/all", acceptHeaders.browser, method)).toMatchObject({
        status: 404,
        type: page.type,
      });
    expect((await get("/nowhere/at/all", acceptHeaders.browser)).text).toContain("the application");
    for (const accept of [acceptHeaders.json, acceptHeaders.anything])
      expect(JSON.parse((await get("/nowhere", accept)).text)).toEqual({ errors: [{ message: absent }] });
    expect((await get("/", acceptHeaders.json)).status).toBe(404);
  });

  test("an old script, an unknown picture and a call are never answered by a page", async () => {
    for (const path of ["/assets/app-0.js", "/images/none", "/qrcode/x/-1", "/vcf/x", "/metrics", "/graphql"])
      expect((await get(path, acceptHeaders.anything)).type, path).toMatch(/^application\/json/);
    for (const path of ["/images/none", "/graphql", "/metrics"])
      expect((await get(path, acceptHeaders.browser)).type, path).toMatch(/^application\/json/);
  });

  test("an address that cannot be read", async () => {
    expect(await get("/%zz", acceptHeaders.browser)).toMatchObject({ status: 400, type: "text/html; charset=utf-8" });
    expect(await get("/%zz", acceptHeaders.json)).toMatchObject({
      status: 400,
      type: "application/json; charset=utf-8",
    });
  });
});

describe("the front door: what is too large", () => {
  /** Writes bytes to the server and returns the whole response. */
  const raw = (text: string): Promise<string> =>
    new Promise((done) => {
      let response = "";
      const socket = connect(Number(new URL(world.url).port), "127.0.0.1", () => socket.write(text));
      socket
        .on("data", (part) => (response += part))
        .on("close", () => done(response))
        .on("error", () => done(response));
    });
  const tooLong = "The address or what comes with it is too long.";

  test("an address is told in a page to people, in JSON to programs", async () => {
    const long = `/login?from=${"x".repeat(40_000)}`;
    const toPeople = await raw(`GET / HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nx: ${"x".repeat(40_000)}\r\n\r\n`);
    expect(toPeople).toContain("HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/html");
    expect(toPeople).toContain(`<h1>${tooLong}</h1>`);
    const toProgram = await raw(`GET ${long} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\n\r\n`);
    expect(toProgram).toContain("HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json");
    expect(toProgram).toContain(JSON.stringify({ errors: [{ message: tooLong }] }));
    expect(await raw("nonsense\r\n\r\n")).toContain("HTTP/1.1 400 Bad Request\r\n");
  });

  test("a body", async () => {
    const post = (path: string, accept: string) =>
      fetch(`${world.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: `"${"x".repeat(600_000)}"`,
      });
    for (const accept of [acceptHeaders.json, acceptHeaders.anything, acceptHeaders.browser]) {
      const answer = await post("/graphql", accept);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { errors: [{ message: "The request is too large." }] },
      ]);
    }
  });

  test("a request that comes too slowly is ended", () => {
    expect(world.product.app.server.requestTimeout).toBe(30_000);
  });
});

test("the front door: outside the demo nobody is offered a login", async () => {
  for (const path of ["/demo.json", "/demo/code?email=a@b.example"]) {
    expect((await get(path, acceptHeaders.json)).status).toBe(404);
    expect((await get(path, acceptHeaders.anything)).status).toBe(404);
  }
  expect((await get("/login", acceptHeaders.browser)).text).not.toContain("demo");
});
