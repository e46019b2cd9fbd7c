import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import fastify from "fastify";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";
import { measureOperations } from "./request-operations.ts";

/** Returns a server whose log is collected. */
const logged = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const { logger, ...options } = requestLog("info");
  return { app: fastify({ logger: { ...logger, stream }, ...options }), lines };
};

test("the log names the route of a request and not the token in its address", async () => {
  const { app, lines } = logged();
  app.get("/set-password/:token", () => "");
  app.setNotFoundHandler(() => ""); // the web application answers its own paths
  await app.inject("/set-password/s3cret?name=Alvarez");
  await app.inject("/nowhere/s3cret");
  await app.close();
  expect(lines.join("")).toContain('"route":"/set-password/:token"');
  expect(lines.join("")).not.toMatch(/s3cret|Alvarez/);
});

test("the log names the operations of a request", async () => {
  const { app, lines } = logged();
  measureOperations(app, () => undefined);
  app.post("/graphql", async (request) => {
    request.operations = "getUsers getUser";
    return "";
  });
  await app.inject({ method: "POST", url: "/graphql" });
  await app.close();
  expect(JSON.parse(lines[0]!)).toMatchObject({ route: "/graphql", operations: "getUsers getUser" });
});

test("a request is one short line: what was asked, from where, how it was answered and how long it took", async () => {
  const { app, lines } = logged();
  app.get("/page", (_request, reply) => reply.code(404).send("none"));
  await app.inject({ url: "/page", remoteAddress: "203.0.113.9" });
  await app.inject({ url: "/page", remoteAddress: "203.0.113.9" });
  await app.close();
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-z]{4}-1$/),
    method: "GET",
    route: "/page",
    address: "203.0.113.9",
    status: 404,
    ms: expect.any(Number),
  });
  expect(String(first.ms)).toMatch(/^\d+(\.\d)?$/);
  expect(second.reqId).toBe(first.reqId.replace("-1", "-2"));
  expect(lines[0]!.length).toBeLessThan(150);
});

test("a line that is about no request names the process whose requests' ids begin with its name", async () => {
  const { app, lines } = logged();
  app.get("/page", () => "");
  app.log.info("Server listening at http://127.0.0.1:4000");
  await app.inject("/page");
  await app.close();
  const [ofProcess, ofRequest] = lines.map((line) => JSON.parse(line));
  expect(ofProcess).toMatchObject({ pid: process.pid, hostname: hostname() });
  expect(ofRequest.reqId).toBe(`${ofProcess.process}-1`);
});

test("an error that a library logs by itself is kind, code and place, without its text or what stands beside it", async () => {
  const { app, lines } = logged();
  const detail = { code: "23505", detail: "Key (email)=(ada@home.example) already exists." };
  app.log.error({ err: Object.assign(new TypeError("ada@home.example"), detail) }, "failed");
  await app.close();
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: "failed",
    err: { type: "TypeError", message: expect.stringMatching(/^TypeError 23505 at server\/platform\/http\//) },
  });
  expect(lines.join("")).not.toContain("ada@");
});

/** Starts a server in a process of its own that answers three requests, reports how much of its log is written, and ends. */
const endsBy = (way: string) => {
  const folder = mkdtempSync(join(tmpdir(), "restride-log-"));
  const file = join(folder, "log");
  const log = openSync(file, "w");
  const text = `
    import { fstatSync } from "node:fs";
    import { openBareHttp } from "./dev-env/http/bare-http.ts";
    const { app } = await openBareHttp({ logLevel: "info" });
    for (let times = 0; times < 3; times += 1) await app.inject("/healthz");
    console.error("written", fstatSync(1).size);
    ${way}`;
  const cwd = join(import.meta.dirname, "../../..");
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", text], {
    cwd,
    stdio: ["ignore", log, "pipe"],
    encoding: "utf8",
  });
  closeSync(log);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  return { status, stderr, routes: lines.map((line) => JSON.parse(line).route) };
};

test.each([
  ["a crash", "setTimeout(() => { throw new Error('crashed'); });", 1],
  ["a promise that nobody waits for", "void Promise.reject(new Error('crashed'));", 1],
  ["a normal stop", "process.exit(0);", 0],
])("lines wait for each other, and %s loses none", (_way, way, ended) => {
  const { status, stderr, routes } = endsBy(way);
  expect(stderr).toContain("written 0\n");
  expect(status).toBe(ended);
  expect(routes).toEqual(["/healthz", "/healthz", "/healthz"]);
});
