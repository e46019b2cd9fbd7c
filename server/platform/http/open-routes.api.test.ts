import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBareHttp } from "@restride/dev-env/http/bare-http.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { openHttp } from "./http.ts";

let http: Awaited<ReturnType<typeof openHttp>>;
const open = openBareHttp;
beforeEach(async () => {
  http = await open({ metricsToken: "the token of the metrics" });
});
afterEach(() => http.close());

describe("open routes", () => {
  const get = (url: string, headers: Record<string, string> = {}) => http.app.inject({ url, headers });

  test("the public key may be kept for a day", async () => {
    const { headers, body } = await get("/publickey");
    expect([headers["cache-control"], body]).toEqual(["public, max-age=86400", '{"kty":"OKP"}']);
  });

  test("/healthz says that the process lives, and /readyz whether it can serve and what keeps it from it", async () => {
    await http.close();
    const checks = { database: "ok", worker: "not working", jobs: "ok" };
    http = await open({ readiness: async () => ({ isReady: false, checks }) });
    expect(await get("/healthz")).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' });
    const unready = await get("/readyz");
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: "not ready", checks }]);
    await http.close();
    const fine = { database: "ok", worker: "ok", jobs: "ok" };
    http = await open({ readiness: async () => ({ isReady: true, checks: fine }) });
    const ready = await get("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready", checks: fine }]);
  });

  test("metrics are for who has their token, in their own type", async () => {
    expect((await get("/metrics", { authorization: "Bearer the token" })).statusCode).toBe(404);
    const { statusCode, headers, body } = await get("/metrics", { authorization: "Bearer the token of the metrics" });
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(body).toContain("restride_unsent_codes_total 0");
    await http.close();
    http = await open({ metricsToken: null });
    expect((await get("/metrics", { authorization: "Bearer " })).statusCode).toBe(404);
  });

  test("every answer carries the headers that protect, behind https those of https", async () => {
    expect((await get("/healthz")).headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect((await get("/healthz")).headers).not.toHaveProperty("strict-transport-security");
    await http.close();
    http = await open({ publicUrl: "https://console.example" });
    expect((await get("/nowhere")).headers).toHaveProperty("strict-transport-security");
  });
});

describe("the web application", () => {
  const html = { accept: "text/html" };
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "restride-web-"));
    await http.close();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const get = (url: string, headers: Record<string, string> = html, method: "GET" | "HEAD" | "POST" = "GET") =>
    http.app.inject({ url, headers, method });

  test("is kept as long as its names allow: hashed ones for a year, others an hour, the page itself not", async () => {
    writeFileSync(join(folder, "index.html"), "the page");
    for (const name of ["icon.svg", "icon.svg.br"]) writeFileSync(join(folder, name), "an icon");
    http = await open({ webFolder: folder });
    expect(await get("/icon.svg")).toMatchObject({
      headers: { "cache-control": "public, max-age=3600" },
      body: "an icon",
    });
    expect(await get("/page?a=1")).toMatchObject({
      statusCode: 200,
      headers: { "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" },
      body: "the page",
    });
    expect(await get("/icon.svg.br")).toMatchObject({ statusCode: 404 });
    expect(await get("/index.html")).toMatchObject({ statusCode: 404, body: "the page" });
    expect(await get("/page", html, "HEAD")).toMatchObject({ statusCode: 200 });
    for (const [headers, method] of [
      [{ accept: "application/json" }, "GET"],
      [html, "POST"],
    ] as const)
      expect((await get("/page", headers, method)).statusCode, method).toBe(404);
    expect(await get("/page", {})).toMatchObject({ statusCode: 200, body: "the page" });
    expect(await get("/nowhere", {})).toMatchObject({ statusCode: 404, body: expect.stringContaining("errors") });
  });

  test("names who helps in the head of each page, and nobody where none is named", async () => {
    writeFileSync(join(folder, "index.html"), "<head></head>the page");
    http = await open({ webFolder: folder, pageMarks: { "restride-support": 'a"$&<b@example.org', other: "" } });
    const { body } = await get("/page");
    expect(body).toBe('<head><meta name="restride-support" content="a&quot;$&amp;&lt;b@example.org"></head>the page');
  });

  test("where it is not built, an address is told to be none, to people in a page", async () => {
    for (const webFolder of [null, folder]) {
      http = await open({ webFolder });
      const page = await get("/nowhere");
      expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
      expect(page.body).toContain("<h1>This address does not exist.</h1>");
      expect((await get("/nowhere", { accept: "application/json" })).json()).toEqual({
        errors: [{ message: "This address does not exist." }],
      });
      if (webFolder === null) await http.close();
    }
  });
});

test("a crash and a path that cannot be read are told to people in a page", async () => {
  const { statusCode, headers, body } = await http.app.inject({ url: "/%zz", headers: { accept: "text/html" } });
  expect([statusCode, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  expect(body).toContain("<h1>The request could not be read. Send JSON.</h1>");
});

describe("what is no request is answered and its connection ended", () => {
  test.each([
    ["nonsense", "nonsense\r\n\r\n", "400 Bad Request", "The request could not be read. Send JSON."],
    [
      "too much of a head",
      `GET / HTTP/1.1\r\nx: ${"x".repeat(40_000)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
      "The address or what comes with it is too long.",
    ],
  ])("%s", async (_what, request, status, sentence) => {
    await http.app.listen({ host: "127.0.0.1", port: 0 });
    const answer = await new Promise<string>((done) => {
      let text = "";
      const { port } = http.app.server.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1", () => socket.write(request));
      socket.on("data", (part) => (text += part)).on("close", () => done(text));
    });
    expect(answer.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split("\r\n\r\n")[1]!)).toEqual({ errors: [{ message: sentence }] });
  });
});
